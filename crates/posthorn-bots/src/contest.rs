//! Games between bots.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Dealer, Game, Options, Seat, Setup};
use std::time::{Duration, Instant};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game as it ended.
    pub game: Game,
    /// Decisions with more than one choice and how long each took, by seat.
    pub thought: Vec<(Seat, Duration)>,
    /// Actions of the game.
    pub plies: usize,
}

/// Plays a game. The deck and all shuffles depend on `seed` alone; the first seat begins.
///
/// # Panics
/// If a bot does something illegal: that is a mistake in the bot.
pub fn play(bots: &mut [Box<dyn Bot>], first: usize, options: Options, seed: u64, budget: Budget) -> Outcome {
    let mut dealer = Chance::new(seed);
    let mut deck = Setup::sorted_deck();
    dealer.shuffle(&mut deck);
    let setup = Setup { players: bots.len(), first, options, deck };
    let mut game = setup.start().expect("two to four bots");
    let mut thought = Vec::new();
    let mut plies = 0;
    while !game.is_over() {
        let seat = game.turn().seat;
        let view = game.view(Some(seat));
        let begun = Instant::now();
        let action = bots[seat.index()].choose(&view, budget).expect("a live game has a legal action");
        if view.legal().len() > 1 {
            thought.push((seat, begun.elapsed()));
        }
        game.apply(action, &mut dealer).expect("bots choose legal actions");
        plies += 1;
    }
    Outcome { game, thought, plies }
}
