//! Games between bots.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Action, City, Dealer, Game, Options, Record, RecordPlayer, Seat, Setup};
use std::fmt;
use std::time::{Duration, Instant};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game as it ended.
    pub game: Game,
    /// How long each decision with more than one choice took, and whose it was.
    pub thought: Vec<(Seat, Duration)>,
    /// How the game began.
    pub setup: Setup,
    /// Everything that was done.
    pub actions: Vec<(Seat, Action)>,
    /// The new decks of the reshuffles.
    pub shuffles: Vec<Vec<City>>,
}

impl Outcome {
    /// The game as a record, with a name for each seat.
    pub fn record(&self, players: Vec<RecordPlayer>) -> Record {
        Record {
            rules: self.setup.options,
            players,
            first: self.setup.first,
            deck: self.setup.deck.clone(),
            shuffles: self.shuffles.clone(),
            actions: self.actions.clone(),
            result: Some(self.game.standing()),
        }
    }
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

/// Shuffles for a new game. The deck depends on the dealer alone.
pub fn set_up(players: usize, first: usize, options: Options, dealer: &mut impl Dealer) -> Setup {
    let mut deck = Setup::sorted_deck();
    dealer.shuffle(&mut deck);
    Setup { players, first, options, deck }
}

/// Deals a new game for two to four, the first of them at the table.
pub fn deal(players: usize, first: usize, options: Options, dealer: &mut impl Dealer) -> Game {
    set_up(players, first, options, dealer)
        .start()
        .expect("a full deck for two to four, and the first of them")
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
    let setup = set_up(bots.len(), first, options, &mut dealer);
    let mut game = setup.start().expect("two to four bots, the first of them at the table");
    let (mut thought, mut actions, mut shuffles) = (Vec::new(), Vec::new(), Vec::new());
    let mut dealer = |cards: &mut [City]| {
        dealer.shuffle(cards);
        shuffles.push(cards.to_vec());
    };
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
        actions.push((seat, action));
    }
    Ok(Outcome { game, thought, setup, actions, shuffles })
}
