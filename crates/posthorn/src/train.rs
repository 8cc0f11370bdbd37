//! `posthorn train`: a network learns the game from nothing, by playing itself.

use crate::say;
use anyhow::{Context, Result};
use posthorn_bots::{Bot, Budget, Trainer, courier, play_game};
use posthorn_rules::{Options, Seat};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Let a network learn the game by playing itself, and write its weights.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many play; each number of players has a network of its own
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How long it learns, in all
    #[arg(long, default_value_t = 30.0)]
    minutes: f64,
    /// Learn for so many games instead; the same seed then gives the same weights on every machine
    #[arg(long, conflicts_with = "minutes")]
    games: Option<u64>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights file; how it was made goes beside it, with the ending .json
    #[arg(long)]
    out: Option<PathBuf>,
    /// Begin with these weights, for this or another number of players, instead of from nothing
    #[arg(long, conflicts_with = "resume")]
    from: Option<PathBuf>,
    /// Go on with the weights file where it was left
    #[arg(long)]
    resume: bool,
    /// The second stage: go on with the weights of `--from` by learning from what searches find
    #[arg(long, requires = "from", alias = "refine")]
    distill: bool,
}

/// How a weights file was made; it lies beside the file.
#[derive(Serialize, Deserialize)]
struct Made {
    command: String,
    players: u8,
    seed: u64,
    commit: String,
    /// Seconds since 1970 at the last save.
    time: u64,
    minutes: f64,
    seconds_done: f64,
    games: u64,
    win_rate_against_courier: f64,
}

const SAVE_EVERY: Duration = Duration::from_secs(20);
/// A step that took longer was waiting for the machine; the rest of its time does not count.
const LONGEST_STEP: f64 = 0.5;
/// How much of the way a network that begins with another's weights need not go.
const LEAD: f64 = 0.2;
const TEST_GAMES: u64 = 400;

pub(crate) fn run(args: &Args) -> Result<()> {
    let out = args.out.clone().unwrap_or_else(|| format!("weights-{}.bin", args.players).into());
    let beside = out.with_extension("json");
    let (mut trainer, mut done) = if args.resume {
        let weights = std::fs::read(&out).with_context(|| format!("cannot read {}", out.display()))?;
        let made = std::fs::read(&beside).with_context(|| format!("cannot read {}", beside.display()))?;
        let made: Made =
            serde_json::from_slice(&made).with_context(|| format!("{} is damaged", beside.display()))?;
        say!("going on after {} games and {:.0} s", made.games, made.seconds_done);
        (Trainer::resume(&weights, made.games, args.seed)?, made.seconds_done)
    } else if let Some(other) = &args.from {
        let weights = std::fs::read(other).with_context(|| format!("cannot read {}", other.display()))?;
        let trainer = Trainer::from_other(&weights, args.players.into(), args.seed)?;
        // The bold beginning is for those who know nothing.
        (trainer, if args.distill || args.games.is_some() { 0.0 } else { args.minutes * 60.0 * LEAD })
    } else {
        (Trainer::new(args.players.into(), args.seed), 0.0)
    };
    let commit = commit();
    let whole = args.minutes * 60.0;
    let (mut saved, mut next_test) = (Instant::now(), done + 10.0);
    let mut rate = 0.0;
    let mut learning = 0.0;
    let before = trainer.games();
    let lead = if args.from.is_some() && !args.distill { LEAD } else { 0.0 };
    let part_of = |trainer: &Trainer, done: f64| match args.games {
        Some(games) => lead + (1.0 - lead) * trainer.games() as f64 / games.max(1) as f64,
        None => done / whole,
    };
    loop {
        let begun = Instant::now();
        let part = part_of(&trainer, done) as f32;
        if part >= 1.0 {
            break;
        }
        if args.distill {
            trainer.distill(1, part);
        } else {
            trainer.step(20, part);
        }
        let spent = begun.elapsed().as_secs_f64().min(if args.distill { f64::MAX } else { LONGEST_STEP });
        done += spent;
        learning += spent;
        if done >= next_test {
            rate = report(&trainer, done, learning, before)?;
            next_test = done * 1.25;
        }
        if saved.elapsed() >= SAVE_EVERY {
            save(args, &out, &beside, &commit, &trainer, done, rate)?;
            saved = Instant::now();
        }
    }
    rate = report(&trainer, done, learning, before)?;
    save(args, &out, &beside, &commit, &trainer, done, rate)?;
    say!("{} written", out.display());
    Ok(())
}

/// The commit the program is trained at, where git can tell.
fn commit() -> String {
    let head = std::process::Command::new("git").args(["rev-parse", "HEAD"]).output();
    head.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default()
}

fn report(trainer: &Trainer, done: f64, learning: f64, before: u64) -> Result<f64> {
    let players = trainer.players();
    let rate = win_rate(players, |seed| trainer.bot(seed));
    say!(
        "{done:>7.0} s {:>9} games {:>6.0} games/s {:>5.1} % against {} (fair share {:.0} %)",
        trainer.games(),
        (trainer.games() - before) as f64 / learning,
        rate * 100.0,
        if players == 2 { "courier" } else { "couriers" },
        100.0 / players as f64
    );
    Ok(rate)
}

/// How often one bot wins against couriers at all other seats, taking every seat in turn.
fn win_rate(players: usize, learner: impl Fn(u64) -> Box<dyn Bot>) -> f64 {
    let won = |game: u64| {
        let seat = game as usize % players;
        let mut bots: Vec<Box<dyn Bot>> =
            (0..players).map(|at| if at == seat { learner(game) } else { courier(game) }).collect();
        let result = play_game(&mut bots, 0, Options::CLASSIC, game / players as u64, &[Budget::Work(1)]);
        result.expect("our bots play by the rules").game().standing().winner.map(Seat::index) == Some(seat)
    };
    (0..TEST_GAMES).filter(|&game| won(game)).count() as f64 / TEST_GAMES as f64
}

fn save(
    args: &Args,
    out: &Path,
    beside: &Path,
    commit: &str,
    trainer: &Trainer,
    done: f64,
    rate: f64,
) -> Result<()> {
    let made = Made {
        command: std::env::args().skip(1).fold("posthorn".to_owned(), |line, word| line + " " + &word),
        players: args.players,
        seed: args.seed,
        commit: commit.to_owned(),
        time: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs(),
        minutes: args.minutes,
        seconds_done: done,
        games: trainer.games(),
        win_rate_against_courier: rate,
    };
    replace(out, &trainer.weights())?;
    replace(beside, (serde_json::to_string_pretty(&made)? + "\n").as_bytes())
}

/// Writes beside and renames, so that a stop in the middle leaves the old file whole.
fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let new = path.with_extension("new");
    std::fs::write(&new, bytes)
        .and_then(|()| std::fs::rename(&new, path))
        .with_context(|| format!("cannot write {}", path.display()))
}
