//! How a table is set up.

use posthorn_rules::Options;
use serde::{Deserialize, Serialize};

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", from = "PaceForm")]
pub enum Pace {
    /// No clock.
    Free,
    /// A bank, and some more for every turn.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds more for every turn.
        increment: u32,
    },
    /// So much for every turn.
    Turns {
        /// Hours for a turn.
        hours: u32,
    },
}

/// As it is written: with nothing beside it that means nothing.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
enum PaceForm {
    Free {},
    Live { bank: u32, increment: u32 },
    Turns { hours: u32 },
}

impl From<PaceForm> for Pace {
    fn from(form: PaceForm) -> Pace {
        match form {
            PaceForm::Free {} => Pace::Free,
            PaceForm::Live { bank, increment } => Pace::Live { bank, increment },
            PaceForm::Turns { hours } => Pace::Turns { hours },
        }
    }
}

impl Pace {
    /// The paces a table can choose, with the word for each in forms and texts.
    pub const ALL: [(&'static str, Pace); 6] = [
        ("free", Pace::Free),
        ("live-5", Pace::Live { bank: 300, increment: 15 }),
        ("live-10", Pace::Live { bank: 600, increment: 30 }),
        ("turns-24", Pace::Turns { hours: 24 }),
        ("turns-72", Pace::Turns { hours: 72 }),
        ("turns-168", Pace::Turns { hours: 168 }),
    ];

    /// The pace of a word.
    pub fn from_word(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|(name, _)| *name == word).map(|(_, pace)| pace)
    }

    /// The word of the pace, if it is one of the list.
    pub fn word(self) -> &'static str {
        Pace::ALL.into_iter().find(|(_, pace)| *pace == self).map_or("free", |(name, _)| name)
    }
}

/// Whether players may ask what a bot would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Where one person plays against bots.
    #[default]
    AgainstBots,
    /// Everybody, in an unrated game.
    Allowed,
    /// Nobody.
    Never,
}

impl Hints {
    /// The choices, with the word for each in forms and texts.
    pub const ALL: [(&'static str, Hints); 3] =
        [("against-bots", Hints::AgainstBots), ("allowed", Hints::Allowed), ("never", Hints::Never)];

    /// The choice of a word.
    pub fn from_word(word: &str) -> Option<Hints> {
        Hints::ALL.into_iter().find(|(name, _)| *name == word).map(|(_, hints)| hints)
    }

    /// The word of the choice.
    pub fn word(self) -> &'static str {
        Hints::ALL.into_iter().find(|(_, hints)| *hints == self).map_or("never", |(name, _)| name)
    }
}

/// Everything that is fixed when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSetup {
    /// How many seats, 2 to 4.
    pub seats: usize,
    /// The rules (V1–V5).
    #[serde(default)]
    pub options: Options,
    /// The clock.
    pub pace: Pace,
    /// Whether the lobby shows the table, or only those with the link find it.
    pub public: bool,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// The seat that begins; none for chance.
    pub first: Option<usize>,
    /// Who opened the table.
    pub host: String,
    /// Whether bots wait a little between actions, as people do.
    pub calm_bots: bool,
    /// Who may ask what a bot would do. A rated game has no hints.
    #[serde(default)]
    pub hints: Hints,
    /// Whether this is the guided first game: laid cards, moves told in advance, in no list.
    #[serde(default)]
    pub tour: bool,
}
