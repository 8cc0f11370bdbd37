//! Tables of four for docs/strength.md: one bot among three of the next weaker one, four alike, and
//! what such games teach beside those of people.

use crate::arena::{Args, contest};
use anyhow::Result;
use posthorn_bots::MatchStatistics;
use std::fmt::Write;

/// What is known of four-player tournaments of people.
const PEOPLE: &str = "| people in tournaments | | 17–21 | 22–34 | | 28.8 / 27.5 / 21.8 / 21.9 % |";

/// Plays `--fours` games for each bot and each pair of neighbours, and writes two tables.
pub(crate) fn report(args: &Args, bots: &[String]) -> Result<String> {
    let at_four = |specs: [&String; 4]| contest(args, &specs.map(String::clone));
    let mut text = String::new();
    let _ = writeln!(
        text,
        "\n## At a table of four\n\nOne bot among three of the bot before it; its fair share is 25 %.\n"
    );
    let _ = writeln!(text, "| one | among three | games | wins | turns a player | winner's points |");
    let _ = writeln!(text, "| --- | --- | ---: | ---: | ---: | ---: |");
    for pair in bots.windows(2) {
        let statistics = at_four([&pair[1], &pair[0], &pair[0], &pair[0]])?;
        let rate = statistics.win_rate(0);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.1} % ({:.1}–{:.1}) | {:.1} | {:.1} |",
            pair[1],
            pair[0],
            statistics.games,
            100.0 * rate.rate,
            100.0 * rate.low,
            100.0 * rate.high,
            statistics.mean_turns(),
            statistics.mean_winning_score()
        );
    }
    let _ = writeln!(
        text,
        "\n## Lessons from the games\n\nFour alike at a table, beside what is known of people.\n"
    );
    let _ = writeln!(
        text,
        "| four of | games | turns a player | winner's points | ended by carriage / offices / both / limit | wins of the first, second, third, fourth player |"
    );
    let _ = writeln!(text, "| --- | ---: | ---: | ---: | --- | --- |\n{PEOPLE}");
    for name in bots {
        let statistics = at_four([name; 4])?;
        let _ = writeln!(text, "| {name} | {}", alike(&statistics));
    }
    Ok(text)
}

fn alike(statistics: &MatchStatistics) -> String {
    let share = |wins: u64| format!("{:.1}", 100.0 * wins as f64 / statistics.games.max(1) as f64);
    format!(
        "{} | {:.1} | {:.1} | {} | {} % |",
        statistics.games,
        statistics.mean_turns(),
        statistics.mean_winning_score(),
        statistics.endings.map(|n| n.to_string()).join(" / "),
        statistics.wins_by_place.map(share).join(" / ")
    )
}
