//! The one writer: it commits the writes of many tables in one transaction.

use crate::append::{Append, EventCount, EventRow};
use crate::driver::{Connection, DATABASE_TIMEOUT, Dialect, Driver};
use crate::error::StoreError;
use crate::outcome::GameOutcome;
use crate::row::Row;
use crate::statement::{Statement, sql};
use posthorn_table::{Seq, TableId};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a transaction at most.
const BATCH: usize = 256;

/// Something to be written, all or nothing.
#[derive(Debug)]
pub(crate) enum Write {
    Append(Append),
    Statements(Vec<Statement>),
}

/// The number of events, or of rows that the last statement changed.
pub(crate) type Written = Result<u64, StoreError>;

/// A write and who waits for it.
pub(crate) type Job = (Write, oneshot::Sender<Written>);

/// Writes until the queue is closed.
pub(crate) async fn run(driver: Arc<dyn Driver>, mut queue: mpsc::Receiver<Job>) {
    let mut transaction = Transaction { driver, connection: None };
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, replies): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
        let results = write_all(&mut transaction, &writes).await;
        for (reply, result) in replies.into_iter().zip(results) {
            // A requester that went away does not undo what is committed.
            let _ = reply.send(result);
        }
    }
    if let Some(connection) = transaction.connection {
        connection.close().await;
    }
}

/// All in one transaction. If one of them cannot be written, each half is tried alone, so that only
/// that one fails.
async fn write_all(transaction: &mut Transaction, writes: &[Write]) -> Vec<Written> {
    let mut results: Vec<Option<Written>> = writes.iter().map(|_| None).collect();
    let mut waiting: Vec<Range<usize>> = Vec::new();
    waiting.push(0..writes.len());
    while let Some(range) = waiting.pop() {
        let attempt = commit(transaction, &writes[range.clone()]);
        let attempt = tokio::time::timeout(DATABASE_TIMEOUT, attempt).await;
        let timed_out = attempt.is_err();
        let error = match attempt.unwrap_or(Err(sqlx::Error::PoolTimedOut.into())) {
            Ok(done) => {
                for (at, result) in range.zip(done) {
                    results[at] = Some(result);
                }
                continue;
            }
            Err(error) => error,
        };
        if timed_out || tokio::time::timeout(DATABASE_TIMEOUT, transaction.roll_back()).await.is_err() {
            transaction.connection = None;
        }
        let caused_by_one_write = matches!(
            error,
            StoreError::Conflict | StoreError::RatingMoved | StoreError::Database(sqlx::Error::Database(_))
        );
        if range.len() == 1 {
            results[range.start] = Some(Err(error));
        } else if caused_by_one_write {
            let middle = range.start + range.len() / 2;
            waiting.extend([middle..range.end, range.start..middle]);
        } else {
            for at in range {
                results[at] = Some(Err(StoreError::Unavailable(error.to_string())));
            }
        }
    }
    results.into_iter().map(|result| result.unwrap_or(Err(StoreError::Closed))).collect()
}

async fn commit(transaction: &mut Transaction, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
    transaction.begin().await?;
    let results = run_writes(transaction, writes).await?;
    transaction.execute(&sql!("COMMIT")).await?;
    Ok(results)
}

/// The writer's connection, which is made again when it was lost.
pub(crate) struct Transaction {
    driver: Arc<dyn Driver>,
    connection: Option<Box<dyn Connection>>,
}

impl Transaction {
    pub(crate) fn dialect(&self) -> &'static Dialect {
        self.driver.dialect()
    }

    /// Runs a statement and answers how many rows it changed.
    pub(crate) async fn execute(&mut self, statement: &Statement) -> Result<u64, sqlx::Error> {
        self.connection().await?.execute(statement).await
    }

    pub(crate) async fn fetch(&mut self, statement: &Statement) -> Result<Vec<Row>, sqlx::Error> {
        self.connection().await?.fetch(statement).await
    }

    async fn connection(&mut self) -> Result<&mut dyn Connection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.driver.connect().await?,
        };
        Ok(&mut **self.connection.insert(connection))
    }

    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = sql!(self.dialect().begin_write);
        match self.execute(&begin).await {
            // The connection broke since the last time. Nothing was asked of it yet.
            Err(sqlx::Error::Io(_)) => {
                self.connection = None;
                self.execute(&begin).await.map(drop)
            }
            begun => begun.map(drop),
        }
    }

    /// Undoes what has begun. A connection on which that fails is dropped: a full disk may have ended the
    /// transaction already, and a new connection has none.
    async fn roll_back(&mut self) {
        if let Some(mut connection) = self.connection.take()
            && connection.execute(&sql!("ROLLBACK")).await.is_ok()
        {
            self.connection = Some(connection);
        }
    }
}

/// Runs all these writes inside a transaction that has begun. An append to a table with other events than
/// expected is left out; any other failure is one of them all.
async fn run_writes(transaction: &mut Transaction, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
    let mut counts = count_events(transaction, writes).await?;
    let mut results = Vec::with_capacity(writes.len());
    let (mut events, mut statements_with_events, mut rating_changes) = (Vec::new(), Vec::new(), Vec::new());
    for write in writes {
        match write {
            Write::Statements(statements) => {
                let mut changed = 0;
                for statement in statements {
                    changed = transaction.execute(statement).await?;
                }
                results.push(Ok(changed));
            }
            Write::Append(append) => {
                let count = counts.entry(append.table.clone()).or_default();
                if *count != append.expected {
                    results.push(Err(StoreError::Conflict));
                    continue;
                }
                for event in &append.events {
                    events.push(EventRow { table: &append.table, seq: *count, event });
                    *count = count.next();
                }
                append.statements(&mut statements_with_events);
                rating_changes.extend(append.outcome.iter().flat_map(GameOutcome::rating_statements));
                results.push(Ok(append.events.len() as u64));
            }
        }
    }
    // Two servers that write to the same tables in the same order may wait for each other, but not in a circle.
    events.sort_by_key(|row| (row.table, row.seq));
    if !events.is_empty() {
        let insert = (transaction.dialect().insert_events)(&events);
        if transaction.execute(&insert).await? != events.len() as u64 {
            return Err(StoreError::Conflict);
        }
    }
    for statement in &statements_with_events {
        transaction.execute(statement).await?;
    }
    rating_changes.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (_, statement) in &rating_changes {
        if transaction.execute(statement).await? == 0 {
            return Err(StoreError::RatingMoved);
        }
    }
    Ok(results)
}

/// How many events the tables have to which something is appended.
async fn count_events(
    transaction: &mut Transaction,
    writes: &[Write],
) -> Result<HashMap<TableId, Seq>, StoreError> {
    let tables = writes.iter().filter_map(|write| match write {
        Write::Append(append) => Some(append.table.as_str().to_owned()),
        Write::Statements(_) => None,
    });
    let mut tables: Vec<String> = tables.collect();
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    tables.sort_unstable();
    tables.dedup();
    let mut rows = transaction.fetch(&sql!(transaction.dialect().count_events, tables)).await?;
    let counts = rows.iter_mut().map(EventCount::from_row);
    counts.map(|count| count.map(|count| (count.table, count.events))).collect()
}
