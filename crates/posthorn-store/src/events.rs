//! The events of tables: how they are appended, read and redacted.

use crate::append::{Append, EventCount};
use crate::batch::Write;
use crate::error::StoreError;
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::{PlayerId, Seq, TableId};

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number at the table, from 0.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event.
    pub kind: String,
    /// The event as JSON.
    pub payload: String,
}

impl Store {
    /// Adds events to a table, all or none. A writer that does not know all events of the table gets
    /// [`StoreError::Conflict`].
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(append)).await.map(drop)
    }

    /// The events of a table from that number on.
    pub async fn events_from(&self, table: &TableId, from: Seq) -> Result<Vec<StoredEvent>, StoreError> {
        let events = sql!(
            "SELECT seq, at, kind, payload FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
            table,
            from
        );
        let read = |row: &mut Row| {
            Ok(StoredEvent {
                seq: row.take("seq")?,
                at: row.take("at")?,
                kind: row.take("kind")?,
                payload: row.take("payload")?,
            })
        };
        self.rows(events, read).await
    }

    /// How many events each open or running table has.
    pub async fn event_counts(&self) -> Result<Vec<EventCount>, StoreError> {
        let counts = sql!(
            "SELECT id AS table_id,
             (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE table_id = tables.id) AS events
             FROM tables WHERE status IN ('open', 'running')"
        );
        self.rows(counts, EventCount::from_row).await
    }

    /// The tables whose events name a player, also those the player has left.
    pub async fn tables_naming(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        let name = format!("%\"{}\"%", player.as_str().replace(['%', '_', '"'], ""));
        let tables = sql!("SELECT DISTINCT table_id FROM events WHERE payload LIKE $1", name);
        self.rows(tables, |row| row.take("table_id")).await
    }

    /// Replaces the payloads of stored events, so that a name is gone from them.
    pub async fn redact_events(
        &self,
        table: &TableId,
        payloads: Vec<(Seq, String)>,
    ) -> Result<(), StoreError> {
        let update = |(seq, payload): (Seq, String)| {
            sql!("UPDATE events SET payload = $3 WHERE table_id = $1 AND seq = $2", table, seq, payload)
        };
        self.run(payloads.into_iter().map(update).collect()).await.map(drop)
    }
}
