//! The small part that differs between databases. Everything else is written once, over this.

use crate::append::EventRow;
use crate::row::{ColumnNames, Row};
use crate::statement::{Statement, sql};
use async_trait::async_trait;
use futures_util::{Stream, StreamExt};
use std::time::Duration;
use tokio::sync::mpsc;

/// A database that has not answered for this long is treated as unreachable.
pub(crate) const DATABASE_TIMEOUT: Duration = Duration::from_secs(10);

/// SQL that has to be written for each database.
#[derive(Debug)]
pub(crate) struct Dialect {
    /// Whether several servers may use the database at once.
    pub(crate) shared_by_servers: bool,
    /// Begins a transaction that writes.
    pub(crate) begin_write: &'static str,
    /// Begins a transaction whose reads all see the same moment.
    pub(crate) begin_snapshot: &'static str,
    /// The database's time in milliseconds since 1970.
    pub(crate) now_in_millis: &'static str,
    /// Behind a text column, sorts it by bytes, as the other database does.
    pub(crate) sorted_by_bytes: &'static str,
    /// Selects all columns of the schema as `table_name`, `column_name`, `declared_type` and `key_position`,
    /// which is 0 outside the primary key.
    pub(crate) list_columns: &'static str,
    /// Selects `table_id` and `events`, the number of its events, for each id of the list `$1`.
    pub(crate) count_events: &'static str,
    /// Inserts those of the events that are not stored yet.
    pub(crate) insert_events: fn(&[EventRow<'_>]) -> Statement,
}

/// A database that can be connected to.
#[async_trait]
pub(crate) trait Driver: Send + Sync + std::fmt::Debug {
    fn dialect(&self) -> &'static Dialect;
    /// A connection of its own, outside the pool.
    async fn connect(&self) -> Result<Box<dyn Connection>, sqlx::Error>;
    /// Reads over any connection of the pool.
    async fn fetch(&self, statement: &Statement) -> Result<Vec<Row>, sqlx::Error>;
    /// Closes the pool.
    async fn close(&self);
}

/// One connection to a database.
#[async_trait]
pub(crate) trait Connection: Send {
    /// Runs a statement and answers how many rows it changed.
    async fn execute(&mut self, statement: &Statement) -> Result<u64, sqlx::Error>;
    async fn fetch(&mut self, statement: &Statement) -> Result<Vec<Row>, sqlx::Error>;
    /// Sends the rows of a statement on, one after the other, with the number of the statement.
    async fn send_rows(
        &mut self,
        number: usize,
        statement: &Statement,
        to: &RowSender,
    ) -> Result<(), sqlx::Error>;
    async fn close(self: Box<Self>);
}

/// Where the rows of a snapshot go, with the number of their statement.
pub(crate) type RowSender = mpsc::Sender<(usize, Row)>;

/// Sends the rows of all these statements, as they are at one moment. Whoever stops listening ends it.
pub(crate) async fn send_snapshot(
    driver: &dyn Driver,
    statements: &[Statement],
    to: RowSender,
) -> Result<(), sqlx::Error> {
    let mut connection = in_time(driver.connect()).await?;
    in_time(connection.execute(&sql!(driver.dialect().begin_snapshot))).await?;
    for (number, statement) in statements.iter().enumerate() {
        connection.send_rows(number, statement, &to).await?;
    }
    in_time(connection.execute(&sql!("ROLLBACK"))).await?;
    connection.close().await;
    Ok(())
}

/// The answer of a database, unless it takes longer than [`DATABASE_TIMEOUT`].
pub(crate) async fn in_time<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(DATABASE_TIMEOUT, answer).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// The rows of an answer, in our own form.
pub(crate) fn convert_rows<R: sqlx::Row>(
    rows: &[R],
    convert: fn(&R, ColumnNames) -> Result<Row, sqlx::Error>,
) -> Result<Vec<Row>, sqlx::Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let names = crate::row::column_names(first);
    rows.iter().map(|row| convert(row, names.clone())).collect()
}

/// Sends rows on as they arrive. Only the database is timed: the listener may take longer.
pub(crate) async fn forward_rows<R: sqlx::Row>(
    mut rows: impl Stream<Item = Result<R, sqlx::Error>> + Unpin,
    convert: fn(&R, ColumnNames) -> Result<Row, sqlx::Error>,
    number: usize,
    to: &RowSender,
) -> Result<(), sqlx::Error> {
    let mut names: Option<ColumnNames> = None;
    while let Some(row) = in_time(async { rows.next().await.transpose() }).await? {
        let names = names.get_or_insert_with(|| crate::row::column_names(&row));
        if to.send((number, convert(&row, names.clone())?)).await.is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// Implements the traits for the types that sqlx has for a database. The module has `query` for binding a
/// statement, `convert_row` for reading a row, and `DIALECT`.
macro_rules! implement_driver {
    ($driver:ident, $connection:ty) => {
        #[async_trait::async_trait]
        impl $crate::driver::Driver for $driver {
            fn dialect(&self) -> &'static $crate::driver::Dialect {
                &DIALECT
            }

            async fn connect(&self) -> Result<Box<dyn $crate::driver::Connection>, sqlx::Error> {
                let connection: $connection = sqlx::ConnectOptions::connect(&self.options).await?;
                Ok(Box::new(connection))
            }

            async fn fetch(&self, statement: &Statement) -> Result<Vec<Row>, sqlx::Error> {
                $crate::driver::convert_rows(&query(statement).fetch_all(&self.pool).await?, convert_row)
            }

            async fn close(&self) {
                self.pool.close().await;
            }
        }

        #[async_trait::async_trait]
        impl $crate::driver::Connection for $connection {
            async fn execute(&mut self, statement: &Statement) -> Result<u64, sqlx::Error> {
                Ok(query(statement).execute(self).await?.rows_affected())
            }

            async fn fetch(&mut self, statement: &Statement) -> Result<Vec<Row>, sqlx::Error> {
                $crate::driver::convert_rows(&query(statement).fetch_all(self).await?, convert_row)
            }

            async fn send_rows(
                &mut self,
                number: usize,
                statement: &Statement,
                to: &$crate::driver::RowSender,
            ) -> Result<(), sqlx::Error> {
                $crate::driver::forward_rows(query(statement).fetch(self), convert_row, number, to).await
            }

            async fn close(self: Box<Self>) {
                let _ = sqlx::Connection::close(*self).await;
            }
        }
    };
}
pub(crate) use implement_driver;
