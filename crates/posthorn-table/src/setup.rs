//! How a table is set up.

use crate::ids::PlayerId;
use posthorn_rules::{Options, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

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

/// As it is written, so that fields which mean nothing are refused.
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
    /// The paces that the page offers, with the word for each in forms and texts.
    pub const OFFERED: [(&'static str, Pace); 6] = [
        ("free", Pace::Free),
        ("live-5", Pace::Live { bank: 300, increment: 15 }),
        ("live-10", Pace::Live { bank: 600, increment: 30 }),
        ("turns-24", Pace::Turns { hours: 24 }),
        ("turns-72", Pace::Turns { hours: 72 }),
        ("turns-168", Pace::Turns { hours: 168 }),
    ];

    /// The pace of a word.
    pub fn from_word(word: &str) -> Option<Pace> {
        Pace::OFFERED.into_iter().find(|(name, _)| *name == word).map(|(_, pace)| pace)
    }

    /// The word of the pace; programs can choose others than the page offers, which count as free there.
    pub fn word(self) -> &'static str {
        Pace::OFFERED.into_iter().find(|(_, pace)| *pace == self).map_or("free", |(name, _)| name)
    }
}

/// Who may ask what a bot would do.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum HintPolicy {
    /// Where one person plays against bots.
    #[default]
    AgainstBots,
    /// Everybody, in an unrated game.
    Allowed,
    /// Nobody.
    Never,
}

impl HintPolicy {
    /// The word in forms and texts.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// What the game is played for. Each mode has only the choices that mean something in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameMode {
    /// For fun.
    Casual {
        /// The seat that begins; none for chance.
        first: Option<Seat>,
        /// Who may ask what a bot would do.
        hints: HintPolicy,
    },
    /// For ratings: chance decides who begins, and there are no hints.
    Rated,
    /// The guided first game: arranged cards, a script for every move, in no list.
    Guided,
}

/// Everything that is fixed when a table is opened.
///
/// ```
/// use posthorn_table::{GameMode, PlayerId, TableSetup};
/// let host = PlayerId::new("p1");
/// assert!(TableSetup::new(5, host.clone()).is_none());
/// let setup = TableSetup::new(3, host).expect("two to four seats").with_mode(GameMode::Rated);
/// assert!(setup.is_rated());
/// assert_eq!(setup.first(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupForm", into = "SetupForm")]
pub struct TableSetup {
    seats: usize,
    mode: GameMode,
    /// The rules (V1–V5).
    pub options: Options,
    /// The clock.
    pub pace: Pace,
    /// Whether the lobby shows the table, or only those with the link find it.
    pub public: bool,
    /// Who opened the table.
    pub host: PlayerId,
    /// Whether bots wait a little between actions, as people do.
    pub calm_bots: bool,
}

impl TableSetup {
    /// A casual game without a clock, by the classic rules, for two to four.
    pub fn new(seats: usize, host: PlayerId) -> Option<TableSetup> {
        (2..=Seat::MAX).contains(&seats).then_some(TableSetup {
            seats,
            mode: GameMode::Casual { first: None, hints: HintPolicy::default() },
            options: Options::CLASSIC,
            pace: Pace::Free,
            public: true,
            host,
            calm_bots: true,
        })
    }

    /// The guided first game.
    pub fn guided(host: PlayerId) -> TableSetup {
        TableSetup {
            seats: 2,
            mode: GameMode::Guided,
            options: Options::CLASSIC,
            pace: Pace::Free,
            public: false,
            host,
            calm_bots: true,
        }
    }

    /// The same with another mode. A first seat that the table does not have is left to chance.
    pub fn with_mode(self, mode: GameMode) -> TableSetup {
        let mode = match mode {
            GameMode::Casual { first, hints } => {
                GameMode::Casual { first: first.filter(|seat| seat.index() < self.seats), hints }
            }
            GameMode::Rated | GameMode::Guided => mode,
        };
        TableSetup { mode, ..self }
    }

    /// How many seats, 2 to 4.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Whether the result counts for ratings.
    pub const fn is_rated(&self) -> bool {
        matches!(self.mode, GameMode::Rated)
    }

    /// Whether this is the guided first game.
    pub const fn is_guided(&self) -> bool {
        matches!(self.mode, GameMode::Guided)
    }

    /// The seat that begins; none for chance.
    pub fn first(&self) -> Option<Seat> {
        match self.mode {
            GameMode::Casual { first, .. } => first,
            GameMode::Rated => None,
            GameMode::Guided => Seat::new(0),
        }
    }

    /// Who may ask what a bot would do.
    pub const fn hints(&self) -> HintPolicy {
        match self.mode {
            GameMode::Casual { hints, .. } => hints,
            GameMode::Rated | GameMode::Guided => HintPolicy::Never,
        }
    }
}

/// As it is stored, since the first version.
#[derive(Serialize, Deserialize)]
struct SetupForm {
    seats: usize,
    #[serde(default)]
    options: Options,
    pace: Pace,
    public: bool,
    rated: bool,
    first: Option<usize>,
    host: PlayerId,
    calm_bots: bool,
    #[serde(default)]
    hints: HintPolicy,
    #[serde(default)]
    tour: bool,
}

impl TryFrom<SetupForm> for TableSetup {
    type Error = &'static str;

    fn try_from(form: SetupForm) -> Result<TableSetup, &'static str> {
        let setup = TableSetup::new(form.seats, form.host).ok_or("a table has 2 to 4 seats")?;
        let mode = match (form.tour, form.rated) {
            (true, _) => GameMode::Guided,
            (false, true) => GameMode::Rated,
            (false, false) => GameMode::Casual { first: form.first.and_then(Seat::new), hints: form.hints },
        };
        Ok(TableSetup {
            options: form.options,
            pace: form.pace,
            public: form.public,
            calm_bots: form.calm_bots,
            ..setup.with_mode(mode)
        })
    }
}

impl From<TableSetup> for SetupForm {
    fn from(setup: TableSetup) -> SetupForm {
        SetupForm {
            seats: setup.seats,
            rated: setup.is_rated(),
            first: setup.first().map(Seat::index),
            hints: setup.hints(),
            tour: setup.is_guided(),
            options: setup.options,
            pace: setup.pace,
            public: setup.public,
            host: setup.host,
            calm_bots: setup.calm_bots,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod tests {
    use super::*;

    #[test]
    fn every_offered_pace_has_its_word() {
        let words = ["free", "live-5", "live-10", "turns-24", "turns-72", "turns-168"];
        for (word, (offered, pace)) in words.into_iter().zip(Pace::OFFERED) {
            assert_eq!((offered, pace.word(), Pace::from_word(word)), (word, word, Some(pace)));
        }
        assert_eq!(Pace::from_word("live-7"), None);
        let hints = [HintPolicy::AgainstBots, HintPolicy::Allowed, HintPolicy::Never].map(HintPolicy::word);
        assert_eq!(hints, ["against-bots", "allowed", "never"]);
        assert_eq!(Pace::Turns { hours: 5 }.word(), "free");
    }

    #[test]
    fn a_first_seat_that_the_table_does_not_have_is_left_to_chance() {
        let first = |number: usize| {
            let mode = GameMode::Casual { first: Seat::new(number), hints: HintPolicy::Never };
            TableSetup::new(3, PlayerId::new("p")).unwrap().with_mode(mode).first()
        };
        assert_eq!((first(2), first(3)), (Seat::new(2), None));
    }

    #[test]
    fn every_field_reads_back() {
        let mut setup = TableSetup::new(4, PlayerId::new("p")).unwrap();
        assert!(!setup.is_rated() && !setup.is_guided());
        setup.options = Options::ICELANDIC;
        setup.pace = Pace::Turns { hours: 9 };
        setup.public = false;
        setup.calm_bots = false;
        let stored = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<TableSetup>(&stored).unwrap(), setup);
        let opposite = stored.replace("false", "true").replace("\"rated\":true,", "\"rated\":false,");
        let opposite = opposite.replace("\"tour\":true", "\"tour\":false");
        let read: TableSetup = serde_json::from_str(&opposite).unwrap();
        assert!(read.public && read.calm_bots && !read.is_rated());
    }

    #[test]
    fn what_is_stored_reads_back_and_contradictions_are_resolved() {
        let text = r#"{"seats":3,"pace":{"kind":"free"},"public":true,"rated":true,"first":1,
            "host":"p","calm_bots":false,"hints":"allowed"}"#;
        let setup: TableSetup = serde_json::from_str(text).unwrap();
        assert_eq!((setup.first(), setup.hints()), (None, HintPolicy::Never));
        let again: TableSetup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
        assert_eq!(again, setup);
        assert!(serde_json::from_str::<TableSetup>(&text.replace("\"seats\":3", "\"seats\":5")).is_err());
        let casual: TableSetup =
            serde_json::from_str(&text.replace("\"rated\":true", "\"rated\":false")).unwrap();
        assert_eq!((casual.first(), casual.hints()), (Seat::new(1), HintPolicy::Allowed));
        let guided = TableSetup::guided(PlayerId::new("p"));
        let stored = serde_json::to_string(&guided).unwrap();
        assert!(stored.contains("\"tour\":true"), "{stored}");
        assert_eq!(serde_json::from_str::<TableSetup>(&stored).unwrap(), guided);
    }
}
