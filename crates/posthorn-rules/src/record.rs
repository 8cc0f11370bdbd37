//! A whole game written down so that any program can replay and check it.

use crate::action::Action;
use crate::board::City;
use crate::history::History;
use crate::options::Options;
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

/// A recorded game. It stands alone: no random generator is needed to replay it.
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
    pub fn replay_with(
        &self,
        mut visit: impl FnMut(&History, usize, &[crate::Event]),
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
        for (ply, &(seat, action)) in self.actions.iter().enumerate() {
            let fault = |rule, message: String| RecordFault { ply, rule, message };
            if history.game().is_over() {
                return Err(fault(Some(Rule::E3), "the game was over before this action".to_owned()));
            }
            let recorded = &self.shuffles[history.shuffles().len().min(self.shuffles.len())..];
            let mut dealer = ReplayDealer { recorded, fault: None };
            let applied = history.apply(seat, action, &mut dealer).map_err(|refusal| {
                fault(refusal.reason.rule(), format!("“{action}” by seat {seat}: {}", refusal.reason))
            })?;
            if let Some(message) = dealer.fault {
                return Err(fault(Some(Rule::D3), message.to_owned()));
            }
            visit(&history, ply, &applied.events);
        }
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
}

struct ReplayDealer<'a> {
    recorded: &'a [Vec<City>],
    fault: Option<&'static str>,
}

impl crate::Dealer for ReplayDealer<'_> {
    fn shuffle(&mut self, cards: &mut [City]) {
        let Some((next, rest)) = self.recorded.split_first() else {
            self.fault.get_or_insert("a shuffle is missing");
            return;
        };
        self.recorded = rest;
        let (mut given, mut needed) = (next.clone(), cards.to_vec());
        given.sort_unstable();
        needed.sort_unstable();
        if given == needed {
            cards.copy_from_slice(next);
        } else {
            self.fault.get_or_insert("the shuffle does not have the cards of the discard pile");
        }
    }
}
