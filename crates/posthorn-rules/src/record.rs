//! A whole game written down so that any program can replay and check it.

use crate::action::Action;
use crate::city::City;
use crate::events::Event;
use crate::history::History;
use crate::options::Options;
use crate::recorded_shuffles::RecordedShuffles;
use crate::rule::Rule;
use crate::score::Standing;
use crate::seat::Seat;
use crate::setup::Setup;
use std::fmt;

/// A player of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RecordPlayer {
    /// The name.
    pub name: String,
    /// `human` or `bot:NAME`.
    pub kind: String,
}

const HUMAN: &str = "human";
const BOT_PREFIX: &str = "bot:";

impl RecordPlayer {
    /// A person.
    pub fn human(name: impl Into<String>) -> RecordPlayer {
        RecordPlayer { name: name.into(), kind: HUMAN.to_owned() }
    }

    /// A computer player, and which one it is.
    ///
    /// ```
    /// use posthorn_rules::RecordPlayer;
    /// assert_eq!(RecordPlayer::bot("Anna’s bot", "courier").kind, "bot:courier");
    /// ```
    pub fn bot(name: impl Into<String>, bot: impl fmt::Display) -> RecordPlayer {
        RecordPlayer { name: name.into(), kind: format!("{BOT_PREFIX}{bot}") }
    }

    /// Whether a text is the kind of a player.
    #[cfg(feature = "serde")]
    pub(crate) fn is_kind(kind: &str) -> bool {
        kind == HUMAN || kind.strip_prefix(BOT_PREFIX).is_some_and(|name| !name.is_empty())
    }
}

/// A recorded game. It stands alone: no random generator is needed to replay it.
///
/// ```
/// use posthorn_rules::{History, Options, Record, RecordPlayer, Setup};
///
/// let setup = Setup { players: 3, first: 1, options: Options::CLASSIC, deck: Setup::sorted_deck() };
/// let history = History::start(setup).expect("a good setup");
/// let record = Record::of(&history, ["Anna", "Ben", "Clara"].map(RecordPlayer::human).to_vec());
/// assert_eq!(record.replay().expect("what was played can be replayed").game(), history.game());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules of the table.
    pub rules: Options,
    /// Who played, by seat.
    pub players: Vec<RecordPlayer>,
    /// The seat that began.
    pub first: usize,
    /// The 66 cards at the start: the market, then the deck.
    pub deck: Vec<City>,
    /// The new decks of the reshuffles in order, top card first.
    pub shuffles: Vec<Vec<City>>,
    /// Who did what.
    pub actions: Vec<(Seat, Action)>,
    /// The result, if the game is over.
    pub result: Option<Standing>,
}

/// Where a record goes wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The number of the action, from 0; what is wrong before the first is at 0.
    pub ply: usize,
    /// The rule that is broken, where one is.
    pub rule: Option<Rule>,
    /// What is wrong, in words.
    pub message: String,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}: {}", self.ply, self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for RecordFault {}

impl Record {
    /// The game so far of a history.
    pub fn of(history: &History, players: Vec<RecordPlayer>) -> Record {
        let game = history.game();
        Record {
            rules: history.setup().options,
            players,
            first: history.setup().first,
            deck: history.setup().deck.clone(),
            shuffles: history.shuffles().to_vec(),
            actions: history.actions().to_vec(),
            result: game.is_over().then(|| game.standing()),
        }
    }

    /// Plays the record through, checking every action, shuffle and the result.
    pub fn replay(&self) -> Result<History, RecordFault> {
        self.replay_with(|_, _, _| {})
    }

    /// Like [`Record::replay`], calling back after each action with the history, the ply and the events.
    pub fn replay_with(&self, visit: impl FnMut(&History, usize, &[Event])) -> Result<History, RecordFault> {
        let history = self.play(&self.actions, visit)?;
        let fault = |rule, message: &str| {
            Err(RecordFault { ply: self.actions.len(), rule: Some(rule), message: message.to_owned() })
        };
        if history.shuffles().len() < self.shuffles.len() {
            return fault(Rule::D3, "there are more shuffles than the game needed");
        }
        match (&self.result, history.game().is_over()) {
            (Some(_), false) => fault(Rule::E4, "there is a result, but the game is not over"),
            (Some(result), true) if *result != history.game().standing() => {
                fault(Rule::E4, "the result is not the one the game leads to")
            }
            _ => Ok(history),
        }
    }

    /// The game as it stood after so many actions, or after all if there were fewer. What comes later
    /// in the record is not checked.
    pub fn replay_to(&self, plies: usize) -> Result<History, RecordFault> {
        self.play(&self.actions[..plies.min(self.actions.len())], |_, _, _| {})
    }

    /// Plays the first actions of the record.
    fn play(
        &self,
        actions: &[(Seat, Action)],
        mut visit: impl FnMut(&History, usize, &[Event]),
    ) -> Result<History, RecordFault> {
        let setup = Setup {
            players: self.players.len(),
            first: self.first,
            options: self.rules,
            deck: self.deck.clone(),
        };
        let mut history = History::start(setup).map_err(|faults| RecordFault {
            ply: 0,
            rule: faults.first().map(|fault| fault.rule()),
            message: faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
        })?;
        for (ply, &(seat, action)) in actions.iter().enumerate() {
            let fault = |rule, message: String| RecordFault { ply, rule, message };
            if history.game().is_over() {
                return Err(fault(Some(Rule::E3), "the game was over before this action".to_owned()));
            }
            // Never past the end: a shuffle that was not recorded is a fault below.
            let mut dealer = RecordedShuffles::new(&self.shuffles[history.shuffles().len()..]);
            let applied = history.apply(seat, action, &mut dealer).map_err(|refusal| {
                fault(refusal.reason.rule(), format!("“{action}” by seat {seat}: {}", refusal.reason))
            })?;
            if let Some(shuffle) = dealer.fault() {
                return Err(fault(Some(Rule::D3), shuffle.to_string()));
            }
            visit(&history, ply, &applied.events);
        }
        Ok(history)
    }
}
