//! What servers tell each other over the bus. Servers of different versions may share a bus, so the names of
//! fields and variants stay.

use posthorn_table::{PlayerId, TableId, TableSummary};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A message and its sender.
#[derive(Serialize, Deserialize)]
pub(super) struct BusMessage {
    pub(super) node: String,
    #[serde(rename = "news")]
    pub(super) content: BusContent,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum BusContent {
    /// A table has changed.
    Table(Box<TableSummary>),
    /// Who has a page of a table open at this server.
    #[serde(rename = "here")]
    Presence { table: TableId, players: BTreeSet<PlayerId> },
    /// This server is new or was cut off, and wants to know who is where.
    Hello,
}
