//! Which server runs the clocks and bots of a table: it holds the table's lease for as long as its heartbeats
//! arrive in time.

use crate::error::StoreError;
use crate::row::Row;
use crate::statement::sql;
use crate::store::Store;
use posthorn_table::TableId;

/// The answer to a server's heartbeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// The database's time, in milliseconds since 1970.
    pub now: i64,
    /// The heartbeat came too late: other servers may have taken the leases.
    pub lapsed: bool,
    /// The other servers whose heartbeats arrive in time.
    pub others: Vec<String>,
}

impl Store {
    /// Records that a server is alive: its leases hold for so many milliseconds from now.
    pub async fn heartbeat(&self, node: &str, lease_millis: i64) -> Result<Heartbeat, StoreError> {
        let before = self.with_now(
            "SELECT {now} AS now_millis, (SELECT lease_until FROM nodes WHERE id = $1) AS lease_until",
            [node.into()],
        );
        let read = |row: &mut Row| Ok((row.take("now_millis")?, row.take::<Option<i64>>("lease_until")?));
        let (now, lease_until): (i64, _) = self.row(before, read).await?.unwrap_or_default();
        let save = self.with_now(
            "INSERT INTO nodes (id, lease_until) VALUES ($1, {now} + $2)
             ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until",
            [node.into(), lease_millis.into()],
        );
        self.run(vec![save]).await?;
        let others =
            self.with_now("SELECT id FROM nodes WHERE id <> $1 AND lease_until > {now}", [node.into()]);
        let others = self.rows(others, |row| row.take("id")).await?;
        Ok(Heartbeat { now, lapsed: lease_until.is_none_or(|until| until < now), others })
    }

    /// Gives a server the leases of open and running tables that no living server holds, and answers how many.
    pub async fn claim_leases(&self, node: &str, limit: i64) -> Result<u64, StoreError> {
        let drop_ended = sql!(
            "DELETE FROM leases WHERE node = $1
             AND table_id IN (SELECT id FROM tables WHERE status NOT IN ('open', 'running'))",
            node
        );
        let claim = self.with_now(
            "INSERT INTO leases (table_id, node)
             SELECT tables.id, $1 FROM tables LEFT JOIN leases ON leases.table_id = tables.id
             WHERE tables.status IN ('open', 'running') AND (leases.node IS NULL OR leases.node <> $1)
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND lease_until > {now})
             ORDER BY tables.id LIMIT $2
             ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
             WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND lease_until > {now})",
            [node.into(), limit.into()],
        );
        self.run(vec![drop_ended, claim]).await
    }

    /// The open and running tables whose leases a server holds.
    pub async fn leases_of(&self, node: &str) -> Result<Vec<TableId>, StoreError> {
        let leases = sql!(
            "SELECT table_id FROM leases JOIN tables ON tables.id = leases.table_id
             WHERE node = $1 AND status IN ('open', 'running')",
            node
        );
        self.rows(leases, |row| row.take("table_id")).await
    }

    /// A server stops: others may claim its leases at once.
    pub async fn release_leases(&self, node: &str) -> Result<(), StoreError> {
        self.run(vec![sql!("DELETE FROM nodes WHERE id = $1", node)]).await.map(drop)
    }
}
