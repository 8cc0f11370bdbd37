//! What is appended to a table: events, and what changes together with them.

use crate::error::StoreError;
use crate::outcome::{GameOutcome, insert_results};
use crate::row::Row;
use crate::statement::{Statement, sql};
use posthorn_table::{PlayerId, Seq, TableId, TableStatus};

/// An event to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event, for people who read the database.
    pub kind: String,
    /// The event as JSON.
    pub payload: String,
}

/// Events to be added to a table, all or none.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many events the writer believes the table has.
    pub expected: Seq,
    /// The events.
    pub events: Vec<NewEvent>,
    /// The table's new status, if it changes.
    pub status: Option<TableStatus>,
    /// Players who sat down.
    pub seated: Vec<PlayerId>,
    /// Players who left their seat.
    pub left: Vec<PlayerId>,
    /// How the game ended, with its last event.
    pub outcome: Option<GameOutcome>,
}

impl Append {
    /// Events alone, with nothing else changing.
    pub fn to(table: &TableId, expected: Seq, events: Vec<NewEvent>) -> Append {
        Append {
            table: table.clone(),
            expected,
            events,
            status: None,
            seated: Vec::new(),
            left: Vec::new(),
            outcome: None,
        }
    }

    /// What changes together with the events.
    pub(crate) fn statements(&self, statements: &mut Vec<Statement>) {
        let table = &self.table;
        statements.extend(self.seated.iter().map(|player| {
            sql!(
                "INSERT INTO seated (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                player,
                table
            )
        }));
        statements.extend(
            self.left
                .iter()
                .map(|player| sql!("DELETE FROM seated WHERE player = $1 AND table_id = $2", player, table)),
        );
        statements.extend(self.outcome.iter().flat_map(|outcome| insert_results(table, outcome)));
        let update = |status: TableStatus| sql!("UPDATE tables SET status = $1 WHERE id = $2", status, table);
        statements.extend(self.status.map(update));
    }
}

/// How many events a table has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCount {
    /// The table.
    pub table: TableId,
    /// The number that its next event will get.
    pub events: Seq,
}

impl EventCount {
    pub(crate) fn from_row(row: &mut Row) -> Result<EventCount, StoreError> {
        Ok(EventCount { table: row.take("table_id")?, events: row.take("events")? })
    }
}

/// An event and where it belongs.
#[derive(Debug)]
pub(crate) struct EventRow<'a> {
    pub(crate) table: &'a TableId,
    pub(crate) seq: Seq,
    pub(crate) event: &'a NewEvent,
}
