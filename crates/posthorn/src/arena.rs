//! `posthorn arena`: bots against each other, with figures that mean something.

use crate::external;
use crate::say;
use anyhow::{Context, Result, bail};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use posthorn_bots::{
    Bot, Budget, Chance, GameResult, MatchStatistics, ROSTER, Sprt, Verdict, bot, play_game,
};
use posthorn_rules::json::RecordForm;
use posthorn_rules::{Options, RecordPlayer};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

/// Let bots play each other and count.
#[derive(clap::Args, Clone)]
pub(crate) struct Args {
    /// Two to four bots, one a seat; `NAME@50ms` or `NAME@200` (playouts) gives one its own budget,
    /// and `cmd:PROGRAM` seats an external program
    pub(crate) bots: Vec<String>,
    /// How many games, rounded up to whole rounds of seatings
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Milliseconds for each decision
    #[arg(long, conflicts_with = "work")]
    pub(crate) time_ms: Option<f64>,
    /// Playouts for each decision
    #[arg(long)]
    pub(crate) work: Option<u32>,
    /// The rules of the table
    #[arg(long, default_value = "classic", value_parser = PossibleValuesParser::new(["classic", "international", "icelandic"]))]
    pub(crate) rules: String,
    /// Stop as soon as it is decided whether the first bot is rather ELO1 or ELO0 stronger: `ELO0,ELO1`
    #[arg(long, value_parser = read_sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Write a record of each game into this folder
    #[arg(long)]
    pub(crate) records: Option<std::path::PathBuf>,
    /// All bots against all others, two at a table, with ratings; without names, the whole roster
    #[arg(long)]
    pub(crate) round_robin: bool,
    /// With --round-robin: write the report into this file
    #[arg(long)]
    pub(crate) report: Option<std::path::PathBuf>,
    /// With --report: so many games at tables of four as well
    #[arg(long, requires = "report")]
    pub(crate) fours: Option<u64>,
}

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let read = |part: &str| part.trim().parse::<f64>().map_err(|_| format!("“{part}” is no number"));
    match text.split_once(',') {
        Some((elo0, elo1)) => match (read(elo0)?, read(elo1)?) {
            (elo0, elo1) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err("the first number must be the smaller one".to_owned()),
        },
        None => Err("write two numbers with a comma between, such as 0,20".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if !(2..=4).contains(&args.bots.len()) {
        bail!("name two to four bots: {}", names());
    }
    let stop = Arc::new(AtomicBool::new(false));
    on_ctrl_c(stop.clone())?;
    let statistics = contest_until(args, &args.bots, &stop)?;
    if statistics.games == 0 {
        bail!("no round of seatings was played to its end");
    }
    if args.json {
        say!("{}", report_json(args, &statistics));
    } else {
        print_report(args, &statistics)?;
    }
    Ok(())
}

pub(crate) fn names() -> String {
    ROSTER.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ")
}

/// A bot by what was written for it, with its budget.
pub(crate) fn seat_bot(args: &Args, spec: &str, seed: u64) -> Result<(Box<dyn Bot>, Budget)> {
    let usual = match (args.time_ms, args.work) {
        (Some(ms), _) => Budget::Time(Duration::from_secs_f64(ms.max(0.0) / 1000.0)),
        (None, Some(work)) => Budget::Work(work),
        (None, None) => Budget::Time(Duration::from_millis(100)),
    };
    if let Some(command) = spec.strip_prefix("cmd:") {
        return Ok((Box::new(external::Program::start(command)?), usual));
    }
    let (name, budget) = match spec.split_once('@') {
        None => (spec, usual),
        Some((name, budget)) => {
            let budget = match budget.strip_suffix("ms") {
                Some(ms) => ms
                    .parse()
                    .ok()
                    .filter(|ms: &f64| *ms >= 0.0)
                    .map(|ms| Budget::Time(Duration::from_secs_f64(ms / 1000.0))),
                None => budget.parse().ok().map(Budget::Work),
            };
            (name, budget.with_context(|| format!("“{spec}”: write NAME@50ms or NAME@200"))?)
        }
    };
    let bot = bot(name, seed).with_context(|| format!("there is no bot “{name}”; there are {}", names()))?;
    Ok((bot, budget))
}

/// Lets the games at hand be the last ones; a second Ctrl-C does not wait for them.
fn on_ctrl_c(stop: Arc<AtomicBool>) -> Result<()> {
    let signals = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    std::thread::spawn(move || {
        signals.block_on(async {
            while tokio::signal::ctrl_c().await.is_ok() {
                if stop.swap(true, Ordering::Relaxed) {
                    std::process::exit(130);
                }
                eprintln!("The games at hand are the last ones; Ctrl-C once more does not wait for them.");
            }
        });
    });
    Ok(())
}

/// Plays a match: every seed in all seatings, the first bot at each seat once.
pub(crate) fn contest(args: &Args, specs: &[String]) -> Result<MatchStatistics> {
    contest_until(args, specs, &AtomicBool::new(false))
}

fn contest_until(args: &Args, specs: &[String], stop: &AtomicBool) -> Result<MatchStatistics> {
    let players = specs.len();
    for spec in specs {
        seat_bot(args, spec, 0)?;
    }
    let blocks = args.games.div_ceil(players as u64);
    let progress = ProgressBar::new(blocks * players as u64);
    let style = "{elapsed_precise} {bar:40} {pos}/{len} {msg} {eta}";
    progress.set_style(ProgressStyle::with_template(style).context("the progress bar's template")?);
    let next = AtomicU64::new(0);
    let (send, results) = mpsc::sync_channel::<Result<Vec<(GameResult, Vec<usize>)>>>(64);
    std::thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= blocks || send.send(block(args, specs, number, stop)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut statistics = MatchStatistics::new(players);
        for games in results {
            let games = games.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            if games.len() < players {
                continue;
            }
            statistics.add_block(&games);
            progress.inc(games.len() as u64);
            progress.set_message(format!("{} {:.1} %", specs[0], 100.0 * statistics.win_rate(0).rate));
            if let Some(sprt) = args.sprt
                && !matches!(statistics.verdict(sprt), Verdict::Open(_))
            {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
        progress.finish_and_clear();
        Ok(statistics)
    })
}

/// A deal in all seatings; fewer if it is to stop.
fn block(
    args: &Args,
    specs: &[String],
    number: u64,
    stop: &AtomicBool,
) -> Result<Vec<(GameResult, Vec<usize>)>> {
    let players = specs.len();
    let mut chance = Chance::new(args.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
    let deal = chance.number();
    (0..players)
        .take_while(|_| !stop.load(Ordering::Relaxed))
        .map(|turn| {
            let seated: Vec<usize> = (0..players).map(|seat| (seat + turn) % players).collect();
            let mut bots = Vec::new();
            let mut budgets = Vec::new();
            for &index in &seated {
                let (bot, budget) = seat_bot(args, &specs[index], chance.number())?;
                bots.push(bot);
                budgets.push(budget);
            }
            let result = play_game(&mut bots, 0, rules(args), deal, &budgets)?;
            if let Some(folder) = &args.records {
                let players = seated.iter().map(|&index| {
                    RecordPlayer::bot(format!("{} {}", specs[index], index + 1), &specs[index])
                });
                let record = RecordForm::from(&result.record(players.collect()));
                let path =
                    folder.join(format!("{:06}.posthorn.json", number * specs.len() as u64 + turn as u64));
                let text = serde_json::to_string(&record)?;
                std::fs::create_dir_all(folder)
                    .and_then(|()| std::fs::write(&path, text))
                    .with_context(|| format!("cannot write {}", path.display()))?;
            }
            Ok((result, seated))
        })
        .collect()
}

fn rules(args: &Args) -> Options {
    Options::PRESETS
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(&args.rules))
        .map_or(Options::CLASSIC, |preset| preset.1)
}

fn report_json(args: &Args, statistics: &MatchStatistics) -> Value {
    let bots: Vec<Value> = args
        .bots
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let rate = statistics.win_rate(index);
            json!({
                "name": name,
                "win_rate": rate.rate,
                "interval": [rate.low, rate.high],
                "mean_score": statistics.mean_score(index),
                "mean_margin": statistics.mean_margin(index),
                "games_ended": statistics.bots[index].ended,
                "median_decision_us": statistics.decision_us(index, 0.5),
                "p99_decision_us": statistics.decision_us(index, 0.99),
            })
        })
        .collect();
    json!({
        "games": statistics.games,
        "bots": bots,
        "mean_turns": statistics.mean_turns(),
        "mean_winning_score": statistics.mean_winning_score(),
        "endings": { "carriage": statistics.endings[0], "offices": statistics.endings[1], "both": statistics.endings[2], "rounds": statistics.endings[3] },
        "wins_by_place": statistics.wins_by_place[..args.bots.len()],
        "longest_decision_us": statistics.longest.as_secs_f64() * 1e6,
        "sprt": args.sprt.map(|sprt| format!("{:?}", statistics.verdict(sprt))),
    })
}

fn print_report(args: &Args, statistics: &MatchStatistics) -> Result<()> {
    say!("{} games, {} rules, seed {}", statistics.games, args.rules, args.seed);
    say!(
        "{:<24} {:>7} {:>17} {:>7} {:>7} {:>7} {:>11} {:>11}",
        "",
        "wins",
        "95 % interval",
        "score",
        "margin",
        "ended",
        "median",
        "p99"
    );
    for (index, name) in args.bots.iter().enumerate() {
        let rate = statistics.win_rate(index);
        say!(
            "{name:<24} {:>5.1} % {:>6.1} – {:>5.1} % {:>7.2} {:>7.2} {:>7} {:>8.0} µs {:>8.0} µs",
            100.0 * rate.rate,
            100.0 * rate.low,
            100.0 * rate.high,
            statistics.mean_score(index),
            statistics.mean_margin(index),
            statistics.bots[index].ended,
            statistics.decision_us(index, 0.5),
            statistics.decision_us(index, 0.99)
        );
    }
    say!(
        "{:.1} turns a player, winners have {:.1} points; ended by carriage {}, offices {}, both {}, round limit {}",
        statistics.mean_turns(),
        statistics.mean_winning_score(),
        statistics.endings[0],
        statistics.endings[1],
        statistics.endings[2],
        statistics.endings[3]
    );
    say!("wins by place in turn order: {:?}", &statistics.wins_by_place[..args.bots.len()]);
    say!("longest decision: {:.1} ms", statistics.longest.as_secs_f64() * 1e3);
    if let Some(sprt) = args.sprt {
        match statistics.verdict(sprt) {
            Verdict::Stronger(llr) => say!("decided: at least {} Elo stronger (LLR {llr:.2})", sprt.elo1),
            Verdict::NotStronger(llr) => {
                say!("decided: not more than {} Elo stronger (LLR {llr:.2})", sprt.elo0)
            }
            Verdict::Open(llr) => say!("not decided (LLR {llr:.2})"),
        }
    }
    Ok(())
}
