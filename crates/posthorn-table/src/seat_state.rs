//! A seat of a table, in no combination that cannot be.

use crate::bot_kind::BotKind;
use crate::event::{AwayReason, Occupant};
use crate::ids::PlayerId;

/// Who sits on a seat, and what is known of them there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeatState {
    /// Nobody.
    #[default]
    Empty,
    /// A computer player. It is always ready.
    Bot(BotKind),
    /// A person, or a program with a key.
    Human(Human),
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Human {
    /// Whose clicks count for the seat.
    pub player: PlayerId,
    /// The name; empty once the account is deleted.
    pub name: String,
    /// Whether this is somebody at that player's screen.
    pub is_guest: bool,
    /// Whether the player said to be ready.
    pub ready: bool,
    /// The bot that plays here now.
    pub stand_in: Option<StandIn>,
}

/// A bot that plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// Why.
    pub why: AwayReason,
    /// Which bot.
    pub bot: BotKind,
}

impl SeatState {
    /// A seat on which somebody has just sat down.
    pub(crate) fn taken_by(occupant: &Occupant) -> SeatState {
        let human = |player: &PlayerId, name: &str, is_guest| {
            SeatState::Human(Human {
                player: player.clone(),
                name: name.to_owned(),
                is_guest,
                ready: false,
                stand_in: None,
            })
        };
        match occupant {
            Occupant::Bot { level } => SeatState::Bot(*level),
            Occupant::Person { player, name } => human(player, name, false),
            Occupant::Guest { player, name } => human(player, name, true),
        }
    }

    /// Who sits here.
    pub fn occupant(&self) -> Option<Occupant> {
        Some(match self {
            SeatState::Empty => return None,
            SeatState::Bot(level) => Occupant::Bot { level: *level },
            SeatState::Human(Human { player, name, is_guest: false, .. }) => {
                Occupant::Person { player: player.clone(), name: name.clone() }
            }
            SeatState::Human(Human { player, name, is_guest: true, .. }) => {
                Occupant::Guest { player: player.clone(), name: name.clone() }
            }
        })
    }

    /// The person here.
    pub const fn human(&self) -> Option<&Human> {
        match self {
            SeatState::Human(human) => Some(human),
            SeatState::Empty | SeatState::Bot(_) => None,
        }
    }

    pub(crate) const fn human_mut(&mut self) -> Option<&mut Human> {
        match self {
            SeatState::Human(human) => Some(human),
            SeatState::Empty | SeatState::Bot(_) => None,
        }
    }

    /// The player whose clicks count for the seat.
    pub fn player(&self) -> Option<&PlayerId> {
        self.human().map(|human| &human.player)
    }

    /// Whether nobody sits here.
    pub const fn is_empty(&self) -> bool {
        matches!(self, SeatState::Empty)
    }

    /// Whether the game could start as far as this seat is concerned.
    pub const fn is_ready(&self) -> bool {
        match self {
            SeatState::Empty => false,
            SeatState::Bot(_) => true,
            SeatState::Human(human) => human.ready,
        }
    }

    /// Why a bot plays here instead of the person.
    pub fn stand_in(&self) -> Option<StandIn> {
        self.human()?.stand_in
    }

    /// The bot that plays here now: one that sits here, or one that stands in.
    pub fn bot(&self) -> Option<BotKind> {
        match self {
            SeatState::Empty => None,
            SeatState::Bot(kind) => Some(*kind),
            SeatState::Human(human) => human.stand_in.map(|stand_in| stand_in.bot),
        }
    }
}
