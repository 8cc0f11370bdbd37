//! The computer players there are, by the names that records, forms and programs use.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A kind of computer player, from the weakest to the strongest. The names are part of records and of the
/// API and never change.
///
/// ```
/// use posthorn_table::BotKind;
/// assert_eq!("prince".parse(), Ok(BotKind::Prince));
/// assert_eq!(BotKind::Prince.name(), "prince");
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum BotKind {
    /// Plays any legal card.
    Random,
    /// Sensible but short-sighted.
    Novice,
    /// Follows the rules of thumb of experienced players.
    Courier,
    /// Tree search with random playouts; only for comparison.
    Ismcts,
    /// Plays by what it learnt from millions of games.
    Postmaster,
    /// The same, and looks ahead.
    Prince,
}

impl BotKind {
    /// The bot that newcomers meet and that stands in for people: decent, and quick.
    pub const USUAL: BotKind = BotKind::Courier;

    /// The name in records, forms and programs.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The bots that people play against: all but the one that is only there for comparison.
    pub fn opponents() -> impl Iterator<Item = BotKind> + Clone {
        BotKind::VARIANTS.iter().copied().filter(|&kind| kind != BotKind::Ismcts)
    }
}
