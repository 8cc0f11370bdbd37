//! Games between bots.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Action, Dealer, Game, Options, Seat, Setup};
use std::fmt;
use std::time::{Duration, Instant};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game as it ended.
    pub game: Game,
    /// How long each decision with more than one choice took, and whose it was.
    pub thought: Vec<(Seat, Duration)>,
    /// Actions of the game.
    pub plies: usize,
}

/// A bot gave no action, or an illegal one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// Where the bot sits.
    pub seat: Seat,
    /// What it wanted to do.
    pub action: Option<Action>,
    /// Why that cannot be.
    pub reason: String,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(action) => write!(f, "the bot at seat {} wanted “{action}”: {}", self.seat, self.reason),
            None => write!(f, "the bot at seat {} gave no action: {}", self.seat, self.reason),
        }
    }
}

impl std::error::Error for Foul {}

/// Deals a new game. The deck depends on the dealer alone.
pub fn deal(players: usize, first: usize, options: Options, dealer: &mut impl Dealer) -> Game {
    let mut deck = Setup::sorted_deck();
    dealer.shuffle(&mut deck);
    let setup = Setup { players, first, options, deck };
    setup.start().expect("a full deck for two to four, and the first of them")
}

/// Plays a game between two to four bots. The deck and all shuffles depend on `seed` alone.
pub fn play(
    bots: &mut [Box<dyn Bot>],
    first: usize,
    options: Options,
    seed: u64,
    budgets: &[Budget],
) -> Result<Outcome, Foul> {
    let mut dealer = Chance::new(seed);
    let mut game = deal(bots.len(), first, options, &mut dealer);
    let mut thought = Vec::new();
    let mut plies = 0;
    while !game.is_over() {
        let seat = game.turn().seat;
        let view = game.view(Some(seat));
        let begun = Instant::now();
        let action = bots[seat.index()].choose(&view, budgets[seat.index() % budgets.len()]);
        if view.legal().len() > 1 {
            thought.push((seat, begun.elapsed()));
        }
        let action = action.ok_or_else(|| Foul {
            seat,
            action: None,
            reason: bots[seat.index()].complaint().unwrap_or_else(|| "it fell silent".to_owned()),
        })?;
        game.apply(action, &mut dealer).map_err(|refusal| Foul {
            seat,
            action: Some(action),
            reason: refusal.reason.to_string(),
        })?;
        plies += 1;
    }
    Ok(Outcome { game, thought, plies })
}
