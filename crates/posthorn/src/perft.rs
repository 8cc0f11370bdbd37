//! `posthorn perft`: how many sequences of legal actions there are, depth by depth.

use crate::say;
use anyhow::{Result, bail};
use posthorn_bots::Chance;
use posthorn_rules::{Dealer, Options, Setup, perft};
use std::time::Instant;

/// Count the sequences of legal actions from the start of a game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many actions ahead
    #[arg(long, default_value_t = 6)]
    depth: u32,
    /// Shuffle the deck with this seed; without it the cards lie in alphabetical order
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut deck = Setup::sorted_deck();
    if let Some(seed) = args.seed {
        Chance::new(seed).shuffle(&mut deck);
    }
    let setup = Setup { players: args.players, first: 0, options: Options::CLASSIC, deck };
    let game = match setup.start() {
        Ok(game) => game,
        Err(faults) => bail!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    };
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let count = perft(&game, depth);
        say!("{depth:>3} {count:>16} {:>8.2} s", begun.elapsed().as_secs_f64());
    }
    Ok(())
}
