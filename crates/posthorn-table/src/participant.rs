//! Whoever a result or a rating belongs to.

use crate::bot_kind::BotKind;
use crate::ids::PlayerId;
use std::fmt;

/// Whoever took part in a game, as results and ratings name them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Participant {
    /// Somebody at another player's screen, of whom only the name at that table is known.
    Guest,
    /// A person or a program, with or without an account.
    Player(PlayerId),
    /// A computer player; all of one kind share results and ratings.
    Bot(BotKind),
}

/// This is the one place that knows how participants are written in the database and in addresses.
const BOT_PREFIX: &str = "bot:";

impl Participant {
    /// The participant of a key: empty for a guest, `bot:` and a name for a bot, else a player's id.
    ///
    /// ```
    /// use posthorn_table::{BotKind, Participant};
    /// assert_eq!(Participant::from_key("bot:prince"), Some(Participant::Bot(BotKind::Prince)));
    /// assert_eq!(Participant::from_key("bot:nobody"), None);
    /// ```
    pub fn from_key(key: &str) -> Option<Participant> {
        match key.strip_prefix(BOT_PREFIX) {
            Some(name) => name.parse().ok().map(Participant::Bot),
            None if key.is_empty() => Some(Participant::Guest),
            None => Some(Participant::Player(PlayerId::new(key))),
        }
    }

    /// How the participant is written in the database and in addresses.
    pub fn key(&self) -> String {
        self.to_string()
    }

    /// The player, if it is one.
    pub fn player(&self) -> Option<&PlayerId> {
        match self {
            Participant::Player(player) => Some(player),
            Participant::Guest | Participant::Bot(_) => None,
        }
    }

    /// The kind of bot, if it is one.
    pub fn bot(&self) -> Option<BotKind> {
        match self {
            Participant::Bot(kind) => Some(*kind),
            Participant::Guest | Participant::Player(_) => None,
        }
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Participant::Guest => Ok(()),
            Participant::Player(player) => player.fmt(f),
            Participant::Bot(kind) => write!(f, "{BOT_PREFIX}{kind}"),
        }
    }
}
