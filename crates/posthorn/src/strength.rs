//! `posthorn arena --round-robin`: all bots against all others, and the report for docs/strength.md.

use crate::arena::{Args, contest};
use crate::say;
use anyhow::{Context, Result, bail};
use posthorn_bots::{MatchStatistics, ROSTER, ratings};
use serde_json::json;
use std::fmt::Write;

pub(crate) fn run(args: &Args) -> Result<()> {
    let bots: Vec<String> = if args.bots.is_empty() {
        ROSTER.iter().map(|entry| entry.name.to_owned()).collect()
    } else {
        args.bots.clone()
    };
    if bots.len() < 2 {
        bail!("a round robin needs two bots or more");
    }
    let mut pairs = Vec::new();
    let mut wins = vec![vec![0.0; bots.len()]; bots.len()];
    for a in 0..bots.len() {
        for b in a + 1..bots.len() {
            let statistics = contest(args, &[bots[b].clone(), bots[a].clone()])?;
            let rate = statistics.win_rate(0).rate;
            wins[b][a] = rate * statistics.games as f64;
            wins[a][b] = (1.0 - rate) * statistics.games as f64;
            if !args.json {
                let rate = statistics.win_rate(0);
                say!(
                    "{:<20} beats {:<20} in {:>5.1} % ({:.1} – {:.1} %)",
                    bots[b],
                    bots[a],
                    100.0 * rate.rate,
                    100.0 * rate.low,
                    100.0 * rate.high
                );
            }
            pairs.push((b, a, statistics));
        }
    }
    let ratings = ratings(&wins);
    if args.json {
        let matches: Vec<_> = pairs
            .iter()
            .map(|(a, b, statistics)| json!({ "bots": [bots[*a], bots[*b]], "games": statistics.games, "win_rate": statistics.win_rate(0).rate }))
            .collect();
        let rated: Vec<_> =
            bots.iter().zip(&ratings).map(|(name, elo)| json!({ "name": name, "elo": elo })).collect();
        say!("{}", json!({ "ratings": rated, "matches": matches }));
    } else {
        for (name, elo) in bots.iter().zip(&ratings) {
            say!("{name:<20} {elo:>7.0}");
        }
    }
    if let Some(path) = &args.report {
        let mut text = report(args, &bots, &ratings, &pairs);
        if let Some(games) = args.fours {
            text += &crate::fours::report(&Args { games, ..args.clone() }, &bots)?;
        }
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn report(
    args: &Args,
    bots: &[String],
    ratings: &[f64],
    pairs: &[(usize, usize, MatchStatistics)],
) -> String {
    let mut text = String::new();
    let command = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    let _ = writeln!(text, "# How strong the bots are\n");
    let _ = writeln!(text, "Written by `posthorn {command}`.\nMachine: {}.\n", machine());
    let _ = writeln!(
        text,
        "Two players, {} rules, seed {}, every deal played twice with the seats changed. A cell says how often the bot of the row beats the bot of the column, with its 95 % interval.\n",
        args.rules, args.seed
    );
    let _ = writeln!(text, "| bot | rating | {} |", bots.join(" | "));
    let _ = writeln!(text, "| --- | ---: |{}", " ---: |".repeat(bots.len()));
    for (a, name) in bots.iter().enumerate() {
        let _ = write!(text, "| {name} | {:.0} |", ratings[a]);
        for b in 0..bots.len() {
            let cell = pairs.iter().find_map(|(first, second, statistics)| {
                let rate = statistics.win_rate(0);
                if (*first, *second) == (a, b) {
                    Some((rate.rate, rate.low, rate.high))
                } else if (*first, *second) == (b, a) {
                    Some((1.0 - rate.rate, 1.0 - rate.high, 1.0 - rate.low))
                } else {
                    None
                }
            });
            let _ = match cell {
                Some((rate, low, high)) => {
                    write!(text, " {:.1} % ({:.1}–{:.1}) |", 100.0 * rate, 100.0 * low, 100.0 * high)
                }
                None => write!(text, " |"),
            };
        }
        let _ = writeln!(text);
    }
    let _ = writeln!(text, "\n## The matches\n");
    let _ = writeln!(
        text,
        "| match | games | turns a player | winner's points | ended by carriage / offices / both / limit | first player wins | median and p99 decision |"
    );
    let _ = writeln!(text, "| --- | ---: | ---: | ---: | --- | ---: | --- |");
    for (a, b, statistics) in pairs {
        let _ = writeln!(
            text,
            "| {} – {} | {} | {:.1} | {:.1} | {} / {} / {} / {} | {:.1} % | {:.0} µs, {:.0} µs – {:.0} µs, {:.0} µs |",
            bots[*a],
            bots[*b],
            statistics.games,
            statistics.mean_turns(),
            statistics.mean_winning_score(),
            statistics.endings[0],
            statistics.endings[1],
            statistics.endings[2],
            statistics.endings[3],
            100.0 * statistics.wins_by_place[0] as f64 / statistics.games.max(1) as f64,
            statistics.decision_us(0, 0.5),
            statistics.decision_us(0, 0.99),
            statistics.decision_us(1, 0.5),
            statistics.decision_us(1, 0.99)
        );
    }
    text
}

/// The processor and how many of them, as the system tells it.
fn machine() -> String {
    let cpus = std::thread::available_parallelism().map_or(1, usize::from);
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| {
        line.strip_prefix("model name")?.split_once(':').map(|(_, name)| name.trim().to_owned())
    });
    format!("{}, {cpus} threads", model.unwrap_or_else(|| std::env::consts::ARCH.to_owned()))
}
