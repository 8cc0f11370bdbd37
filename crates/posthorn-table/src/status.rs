//! Where a table stands.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Where a table stands. The words are stored and part of the API.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
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
pub enum TableStatus {
    /// Players are still sitting down.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// Everybody left before it began.
    Gone,
    /// Nobody has touched it for long: in no list, but whoever has the link can go on.
    Asleep,
}

impl TableStatus {
    /// The stored word.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Whether the table is in lists and its clocks and bots need a server.
    pub const fn is_active(self) -> bool {
        matches!(self, TableStatus::Open | TableStatus::Running)
    }
}
