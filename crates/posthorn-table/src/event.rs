//! What happens at a table, as it is stored.

use crate::bot_kind::BotKind;
use crate::ids::{PlayerId, TableId};
use posthorn_rules::{Action, Seat};
use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "who")]
pub enum Occupant {
    /// A person, or a program with a key.
    Person {
        /// The id.
        player: PlayerId,
        /// The name; empty once the account is deleted.
        name: String,
    },
    /// Somebody at another person's screen.
    Guest {
        /// Whose screen.
        player: PlayerId,
        /// The name.
        name: String,
    },
    /// A computer player.
    Bot {
        /// Which kind.
        level: BotKind,
    },
}

impl Occupant {
    /// The player whose clicks count for the seat.
    pub fn player(&self) -> Option<&PlayerId> {
        match self {
            Occupant::Person { player, .. } | Occupant::Guest { player, .. } => Some(player),
            Occupant::Bot { .. } => None,
        }
    }
}

/// Why a bot stands in for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwayReason {
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
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        /// Who.
        occupant: Occupant,
    },
    /// A seat became free.
    Left {
        /// Which.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// A player is ready to start, or no longer.
    Ready {
        /// On which seat.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// The game began.
    Started {
        /// Who begins.
        #[serde(deserialize_with = "seat")]
        first: Seat,
    },
    /// A player acted.
    Did {
        /// On which seat.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        /// What the player did; stored as a line of the notation.
        #[serde(rename = "line", with = "notation")]
        action: Action,
    },
    /// A player took an action back.
    Undid {
        /// On which seat.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// Somebody wrote in the chat.
    Said {
        /// The player; the first versions did not store it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// The name.
        name: String,
        /// The words.
        text: String,
    },
    /// A bot plays for somebody from now on.
    Away {
        /// On which seat.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        /// Why.
        why: AwayReason,
        /// Which bot.
        level: BotKind,
    },
    /// The player plays again.
    Back {
        /// On which seat.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// The server was down; the clock of the turn starts anew.
    Resumed,
    /// An account was deleted: the player's name is gone from here on.
    Forgot {
        /// Whose.
        player: PlayerId,
    },
    /// Nobody has touched the table for long. Whatever happens next wakes it.
    Slept,
    /// The same people play again at another table.
    Rematch {
        /// That table.
        table: TableId,
    },
}

/// A seat that a table can have. Whether this table has it, only the table knows.
fn seat<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let number = usize::deserialize(deserializer)?;
    Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("no table has a seat {number}")))
}

/// Actions as lines of the notation.
mod notation {
    use posthorn_rules::Action;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(action: &Action, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(action)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        let line = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        line.parse().map_err(serde::de::Error::custom)
    }
}

impl TableEvent {
    /// The kind, as stored beside the event for people who read the database.
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
            TableEvent::Forgot { .. } => "forgot",
            TableEvent::Slept => "slept",
            TableEvent::Rematch { .. } => "rematch",
        }
    }

    /// Takes out a player's name, and the names given at the player's screen; whether there was one.
    pub fn forget_name(&mut self, gone: &PlayerId) -> bool {
        let name = match self {
            TableEvent::Sat {
                occupant: Occupant::Person { player, name } | Occupant::Guest { player, name },
                ..
            }
            | TableEvent::Said { player: Some(player), name, .. }
                if player == gone =>
            {
                name
            }
            _ => return false,
        };
        let had_one = !name.is_empty();
        name.clear();
        had_one
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_taken_out_of_what_the_player_did_and_of_nothing_else() {
        let gone = PlayerId::new("p1");
        let check = |line: &str, expected: bool| {
            let mut event: TableEvent = serde_json::from_str(line).unwrap();
            assert_eq!(event.forget_name(&gone), expected, "{line}");
            assert!(!expected || !serde_json::to_string(&event).unwrap().contains("Anna"), "{line}");
            assert!(!event.forget_name(&gone), "it is gone already: {line}");
        };
        check(r#"{"event":"sat","seat":0,"occupant":{"who":"person","player":"p1","name":"Anna"}}"#, true);
        check(r#"{"event":"sat","seat":0,"occupant":{"who":"guest","player":"p1","name":"Anna"}}"#, true);
        check(r#"{"event":"said","player":"p1","name":"Anna","text":"hello"}"#, true);
        check(r#"{"event":"sat","seat":0,"occupant":{"who":"person","player":"p2","name":"Ben"}}"#, false);
        check(r#"{"event":"left","seat":0}"#, false);
        let clicks = |occupant: Occupant| occupant.player().map(|player| player.as_str().to_owned());
        let (player, name) = (gone.clone(), String::new());
        assert_eq!(clicks(Occupant::Guest { player, name }).as_deref(), Some("p1"));
        assert_eq!(clicks(Occupant::Bot { level: BotKind::Random }), None);
    }

    #[test]
    fn events_are_stored_as_in_the_first_version() {
        for line in [
            r#"{"event":"sat","seat":0,"occupant":{"who":"person","player":"p1","name":"Anna"}}"#,
            r#"{"event":"sat","seat":1,"occupant":{"who":"guest","player":"p1","name":"Ben"}}"#,
            r#"{"event":"sat","seat":2,"occupant":{"who":"bot","level":"postmaster"}}"#,
            r#"{"event":"left","seat":3}"#,
            r#"{"event":"ready","seat":1,"ready":false}"#,
            r#"{"event":"started","first":2}"#,
            r#"{"event":"did","seat":1,"line":"play Ulm right"}"#,
            r#"{"event":"undid","seat":1}"#,
            r#"{"event":"said","player":"p1","name":"Anna","text":"hello"}"#,
            r#"{"event":"said","name":"Anna","text":"hello"}"#,
            r#"{"event":"away","seat":1,"why":"timed_out","level":"courier"}"#,
            r#"{"event":"back","seat":1}"#,
            r#"{"event":"resumed"}"#,
            r#"{"event":"forgot","player":"p1"}"#,
            r#"{"event":"slept"}"#,
            r#"{"event":"rematch","table":"k3v9x2"}"#,
        ] {
            let event: TableEvent = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&event).unwrap(), line);
            assert!(line.contains(&format!("\"event\":\"{}\"", event.kind())));
        }
        for bad in [
            r#"{"event":"left","seat":4}"#,
            r#"{"event":"did","seat":1,"line":"fly to Ulm"}"#,
            r#"{"event":"away","seat":1,"why":"timed_out","level":"nobody"}"#,
            r#"{"event":"rematch","table":"../x"}"#,
        ] {
            assert!(serde_json::from_str::<TableEvent>(bad).is_err(), "{bad}");
        }
    }
}
