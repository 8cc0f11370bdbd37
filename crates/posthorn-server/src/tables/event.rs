//! What happens at a table, as it is stored.

use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "who")]
pub enum Occupant {
    /// A person, or a program with a key.
    Person {
        /// The id.
        player: String,
        /// The name.
        name: String,
    },
    /// Somebody at another person's screen.
    Guest {
        /// Whose screen.
        player: String,
        /// The name.
        name: String,
    },
    /// A bot of the roster.
    Bot {
        /// Its name there.
        level: String,
    },
}

impl Occupant {
    /// The player whose clicks count for the seat.
    pub fn player(&self) -> Option<&str> {
        match self {
            Occupant::Person { player, .. } | Occupant::Guest { player, .. } => Some(player),
            Occupant::Bot { .. } => None,
        }
    }
}

/// Why a bot stands in for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The player gave up.
    Resigned,
    /// The time ran out.
    TimedOut,
    /// The player was away for long, and the others did not want to wait.
    Absent,
}

/// An event of a table. The stored events of a table are the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum TableEvent {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: usize,
        /// Who.
        occupant: Occupant,
    },
    /// A seat became free.
    Left {
        /// Which.
        seat: usize,
    },
    /// A player is ready to start, or no longer.
    Ready {
        /// On which seat.
        seat: usize,
        /// Whether.
        ready: bool,
    },
    /// The game began.
    Started {
        /// Who begins.
        first: usize,
    },
    /// A player acted.
    Did {
        /// On which seat.
        seat: usize,
        /// The action as a line of the notation.
        line: String,
    },
    /// A player took an action back.
    Undid {
        /// On which seat.
        seat: usize,
    },
    /// Somebody said something.
    Said {
        /// The name.
        name: String,
        /// The words.
        text: String,
    },
    /// A bot plays for somebody from now on.
    Away {
        /// On which seat.
        seat: usize,
        /// Why.
        why: Away,
        /// Which bot.
        level: String,
    },
    /// The player plays again.
    Back {
        /// On which seat.
        seat: usize,
    },
    /// The server was away; the clock of the turn starts anew.
    Resumed,
    /// Nobody has touched the table for long. Whatever happens next wakes it.
    Slept,
    /// The same people play again at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

impl TableEvent {
    /// The kind, as stored beside the event.
    pub const fn kind(&self) -> &'static str {
        match self {
            TableEvent::Sat { .. } => "sat",
            TableEvent::Left { .. } => "left",
            TableEvent::Ready { .. } => "ready",
            TableEvent::Started { .. } => "started",
            TableEvent::Did { .. } => "did",
            TableEvent::Undid { .. } => "undid",
            TableEvent::Said { .. } => "said",
            TableEvent::Away { .. } => "away",
            TableEvent::Back { .. } => "back",
            TableEvent::Resumed => "resumed",
            TableEvent::Slept => "slept",
            TableEvent::Rematch { .. } => "rematch",
        }
    }
}
