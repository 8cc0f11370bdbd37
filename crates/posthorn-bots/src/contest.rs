//! Games between bots.

use crate::bot::{Bot, Budget};
use crate::chance::Chance;
use posthorn_rules::{Action, Dealer, Game, History, Options, Record, RecordPlayer, Seat, Setup};
use std::fmt;
use std::time::{Duration, Instant};

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// The finished game with all that led to it.
    pub history: History,
    /// How long each decision with more than one legal action took, and whose it was.
    pub decision_times: Vec<(Seat, Duration)>,
}

impl GameResult {
    /// The game as it ended.
    pub const fn game(&self) -> &Game {
        self.history.game()
    }

    /// The game as a record, with a player for each seat.
    pub fn record(&self, players: Vec<RecordPlayer>) -> Record {
        Record::of(&self.history, players)
    }
}

/// A bot gave no action, or an illegal one. The game cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotFault {
    /// Where the bot sits.
    pub seat: Seat,
    /// The action it gave, if any.
    pub action: Option<Action>,
    /// What is wrong with it, in words.
    pub reason: String,
}

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(action) => write!(f, "the bot at seat {} wanted “{action}”: {}", self.seat, self.reason),
            None => write!(f, "the bot at seat {} gave no action: {}", self.seat, self.reason),
        }
    }
}

impl std::error::Error for BotFault {}

/// Plays a game between two to four bots, one for each seat.
///
/// `first` is the seat that begins. The deck and all shuffles depend on `seed` alone. Seats take the budgets in
/// turn, so that one budget serves all.
///
/// ```
/// use posthorn_bots::{Budget, courier, novice, play_game};
/// use posthorn_rules::Options;
///
/// let mut bots = [courier(1), novice(2)];
/// let result = play_game(&mut bots, 0, Options::CLASSIC, 7, &[Budget::Work(1)])?;
/// assert!(result.game().is_over());
/// assert!(result.record(Vec::new()).result.is_some());
/// # Ok::<(), posthorn_bots::BotFault>(())
/// ```
///
/// # Panics
///
/// If there are not two to four bots, if `first` is none of their seats, or if there is no budget.
pub fn play_game(
    bots: &mut [Box<dyn Bot>],
    first: usize,
    options: Options,
    seed: u64,
    budgets: &[Budget],
) -> Result<GameResult, BotFault> {
    let mut dealer = Chance::new(seed);
    let setup = shuffled_setup(bots.len(), first, options, &mut dealer);
    let mut history = History::start(setup).expect("two to four bots, the first of them at the table");
    let mut decision_times = Vec::new();
    while !history.game().is_over() {
        let seat = history.game().turn().seat;
        let view = history.game().view(Some(seat));
        let bot = &mut bots[seat.index()];
        let begun = Instant::now();
        let action = bot.choose(&view, budgets[seat.index() % budgets.len()]);
        if view.legal().len() > 1 {
            decision_times.push((seat, begun.elapsed()));
        }
        let action = action.ok_or_else(|| BotFault {
            seat,
            action: None,
            reason: bot.complaint().unwrap_or_else(|| "it fell silent".to_owned()),
        })?;
        history.apply(seat, action, &mut dealer).map_err(|refusal| BotFault {
            seat,
            action: Some(action),
            reason: refusal.reason.to_string(),
        })?;
    }
    Ok(GameResult { history, decision_times })
}

/// Deals a new game for two to four players; `first` is the seat that begins.
///
/// # Panics
///
/// If the number of players is not two to four, or `first` is none of their seats.
pub fn deal(players: usize, first: usize, options: Options, dealer: &mut impl Dealer) -> Game {
    shuffled_setup(players, first, options, dealer)
        .start()
        .expect("a full deck for two to four, and the first of them")
}

/// A shuffled deck for a new game. It depends on the dealer alone.
fn shuffled_setup(players: usize, first: usize, options: Options, dealer: &mut impl Dealer) -> Setup {
    let mut deck = Setup::sorted_deck();
    dealer.shuffle(&mut deck);
    Setup { players, first, options, deck }
}
