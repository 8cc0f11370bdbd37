//! Tables: their setup, their status and who sits there.

use crate::error::StoreError;
use crate::events::StoredEvent;
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::{PlayerId, Seq, TableId, TableStatus};

/// A table to be stored.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How the table is set up, as JSON.
    pub setup: String,
    /// What all shuffles of the game are derived from.
    pub secret: Vec<u8>,
    /// Its status.
    pub status: TableStatus,
    /// The server that runs its clocks and bots.
    pub node: String,
}

/// A table as stored, without its events.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// How the table is set up, as JSON.
    pub setup: String,
    /// What all shuffles of the game are derived from.
    pub secret: Vec<u8>,
    /// Its status: an index over its events, for lists.
    pub status: TableStatus,
}

// Debug output may end up in a log: the secret must not.
impl std::fmt::Debug for NewTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("status", &self.status).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for TableRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("status", &self.status).finish_non_exhaustive()
    }
}

/// A table with all its events in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The table.
    pub row: TableRow,
    /// Its events.
    pub events: Vec<StoredEvent>,
}

fn table_row(row: &mut Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.take("id")?,
        created_at: row.take("created_at")?,
        setup: row.take("setup")?,
        secret: row.take("secret")?,
        status: row.take("status")?,
    })
}

impl Store {
    /// Stores a new table.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        let insert = sql!(
            "INSERT INTO tables (id, created_at, setup, secret, status) VALUES ($1, $2, $3, $4, $5)",
            &table.id,
            table.at,
            table.setup,
            table.secret,
            table.status
        );
        let lease = sql!("INSERT INTO leases (table_id, node) VALUES ($1, $2)", &table.id, table.node);
        match self.run(vec![insert, lease]).await {
            Err(error) if error.is_duplicate() => Err(StoreError::Exists),
            result => result.map(drop),
        }
    }

    /// A table with all its events.
    pub async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let table = sql!("SELECT id, created_at, setup, secret, status FROM tables WHERE id = $1", id);
        let Some(row) = self.row(table, table_row).await? else { return Ok(None) };
        let events = self.events_from(id, Seq::ZERO).await?;
        Ok(Some(StoredTable { row, events }))
    }

    /// The tables of a status, newest first.
    pub async fn tables_with_status(
        &self,
        status: TableStatus,
        limit: i64,
    ) -> Result<Vec<TableRow>, StoreError> {
        let tables = sql!(
            "SELECT id, created_at, setup, secret, status FROM tables
             WHERE status = $1 ORDER BY created_at DESC, id LIMIT $2",
            status,
            limit
        );
        self.rows(tables, table_row).await
    }

    /// The tables where a player sits, newest first.
    pub async fn tables_of_player(&self, player: &PlayerId, limit: i64) -> Result<Vec<TableRow>, StoreError> {
        let tables = sql!(
            "SELECT id, created_at, setup, secret, status FROM tables
             JOIN seated ON seated.table_id = tables.id
             WHERE seated.player = $1 ORDER BY created_at DESC, id LIMIT $2",
            player,
            limit
        );
        self.rows(tables, table_row).await
    }
}
