//! `posthorn random`: games of random players, written as records.

use anyhow::{Context, Result, bail};
use posthorn_bots::Chance;
use posthorn_rules::json::RecordForm;
use posthorn_rules::{Dealer, History, Options, Record, RecordPlayer, Setup};
use std::io::Write;
use std::path::PathBuf;

/// Write records of games between random players, one a line, or one a file with --out.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Where chance begins; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A folder for one file a game, instead of standard output
    #[arg(long)]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut chance = Chance::new(args.seed);
    let mut output = std::io::BufWriter::new(std::io::stdout().lock());
    for number in 0..args.games {
        let (_, options) = Options::PRESETS[number as usize % Options::PRESETS.len()];
        let record = play(args.players.into(), options, &mut chance)?;
        let line = serde_json::to_string(&RecordForm::from(&record))?;
        match &args.out {
            Some(folder) => {
                let path = folder.join(format!("random-{}-{number:06}.posthorn.json", args.seed));
                std::fs::write(&path, line).with_context(|| format!("cannot write {}", path.display()))?;
            }
            None => writeln!(output, "{line}")?,
        }
    }
    output.flush()?;
    Ok(())
}

fn play(players: usize, options: Options, chance: &mut Chance) -> Result<Record> {
    let mut deck = Setup::sorted_deck();
    chance.shuffle(&mut deck);
    let first = chance.below(players);
    let mut dealer = chance.split();
    let Ok(mut history) = History::start(Setup { players, first, options, deck }) else {
        bail!("2 to 4 can play");
    };
    while !history.game().is_over() {
        let legal = history.game().legal();
        let action = legal.get(chance.below(legal.len())).context("a live game has a legal action")?;
        history.apply(history.game().turn().seat, action, &mut dealer)?;
    }
    let player = |n| RecordPlayer::bot(format!("Random {n}"), "random");
    Ok(Record::of(&history, (1..=players).map(player).collect()))
}
