//! The one writer: it commits what many tables ask for in one transaction.

use crate::store::{Append, NewEvent, StoreError};
use crate::value::{Row, Statement, sql};
use async_trait::async_trait;
use std::collections::HashMap;
use std::ops::Range;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a transaction at most.
const BATCH: usize = 256;

/// A database that has not answered for this long is taken for lost.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Where the rows of a snapshot go, with the number of their statement.
pub(crate) type RowSink = mpsc::Sender<(usize, Row)>;

/// Reading from a database, many at a time.
#[async_trait]
pub(crate) trait Reads: Send + Sync + std::fmt::Debug {
    async fn fetch(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error>;
    /// What selects all columns: table, column, declared type, place in the primary key or 0.
    fn columns(&self) -> Statement;
    /// The rows of all these, as they are at one moment.
    async fn snapshot(&self, selects: &[Statement], rows: RowSink) -> Result<(), sqlx::Error>;
    async fn close(&self);
}

/// Writing to a database, one transaction after the other. After an error comes `rollback`, which
/// also throws away a connection that is broken.
#[async_trait]
pub(crate) trait Writes: Send {
    async fn begin(&mut self) -> Result<(), sqlx::Error>;
    /// Runs a statement and answers how many rows it changed.
    async fn run(&mut self, statement: &Statement) -> Result<u64, sqlx::Error>;
    /// How many events each of these games has; games without events may be left out.
    async fn heads(&mut self, games: &[&str]) -> Result<HashMap<String, i64>, sqlx::Error>;
    /// Inserts those of the events that are not there yet, and answers how many that were.
    async fn insert(&mut self, events: &[EventRow<'_>]) -> Result<u64, sqlx::Error>;
    async fn commit(&mut self) -> Result<(), sqlx::Error>;
    async fn rollback(&mut self);
    /// Lets go of a connection that does not answer.
    fn abandon(&mut self);
    async fn close(&mut self);
}

/// An event and its place.
#[derive(Debug)]
pub(crate) struct EventRow<'a> {
    pub(crate) game: &'a str,
    pub(crate) seq: i64,
    pub(crate) event: &'a NewEvent,
}

/// Something to be written, all or nothing.
#[derive(Debug)]
pub(crate) enum Write {
    Events(Append),
    Statements(Vec<Statement>),
}

/// The number of events, or of rows that the last statement changed.
pub(crate) type Written = Result<u64, StoreError>;

/// A write and who waits for it.
pub(crate) type Job = (Write, oneshot::Sender<Written>);

/// Writes until nobody can ask any more.
pub(crate) async fn run(mut database: impl Writes, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, replies): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
        let results = write_all(&mut database, &writes).await;
        for (reply, result) in replies.into_iter().zip(results) {
            // A requester that went away does not undo what is committed.
            let _ = reply.send(result);
        }
    }
    database.close().await;
}

/// All in one transaction. If one of them cannot be written, each half is tried alone, so that only
/// the guilty one fails.
async fn write_all(database: &mut impl Writes, writes: &[Write]) -> Vec<Written> {
    let mut results: Vec<Option<Written>> = writes.iter().map(|_| None).collect();
    let mut waiting: Vec<Range<usize>> = Vec::new();
    waiting.push(0..writes.len());
    while let Some(range) = waiting.pop() {
        let attempt = tokio::time::timeout(PATIENCE, attempt(database, &writes[range.clone()])).await;
        let silent = attempt.is_err();
        let error = match attempt.unwrap_or(Err(StoreError::Database(sqlx::Error::PoolTimedOut))) {
            Ok(done) => {
                for (at, result) in range.zip(done) {
                    results[at] = Some(result);
                }
                continue;
            }
            Err(error) => error,
        };
        if silent || tokio::time::timeout(PATIENCE, database.rollback()).await.is_err() {
            database.abandon();
        }
        let somebodys_fault =
            matches!(error, StoreError::Conflict | StoreError::Database(sqlx::Error::Database(_)));
        if range.len() == 1 {
            results[range.start] = Some(Err(error));
        } else if somebodys_fault {
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

async fn attempt(database: &mut impl Writes, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
    database.begin().await?;
    let mut games: Vec<&str> = writes.iter().filter_map(Write::game).collect();
    games.sort_unstable();
    games.dedup();
    let mut heads = if games.is_empty() { HashMap::new() } else { database.heads(&games).await? };
    let mut results = Vec::with_capacity(writes.len());
    let (mut events, mut beside) = (Vec::new(), Vec::new());
    for write in writes {
        match write {
            Write::Statements(statements) => {
                let mut rows = 0;
                for statement in statements {
                    rows = database.run(statement).await?;
                }
                results.push(Ok(rows));
            }
            Write::Events(append) => {
                let head = heads.entry(append.game.clone()).or_default();
                if *head != append.expected {
                    results.push(Err(StoreError::Conflict));
                    continue;
                }
                let numbered = (append.expected..).zip(&append.events);
                events.extend(numbered.map(|(seq, event)| EventRow { game: &append.game, seq, event }));
                *head += append.events.len() as i64;
                beside_events(append, &mut beside);
                results.push(Ok(append.events.len() as u64));
            }
        }
    }
    // Two servers that write the same games in the same order wait for each other, never in a circle.
    events.sort_by_key(|row| (row.game, row.seq));
    if !events.is_empty() && database.insert(&events).await? != events.len() as u64 {
        return Err(StoreError::Conflict);
    }
    for statement in &beside {
        database.run(statement).await?;
    }
    database.commit().await?;
    Ok(results)
}

impl Write {
    fn game(&self) -> Option<&str> {
        match self {
            Write::Events(append) => Some(&append.game),
            Write::Statements(_) => None,
        }
    }
}

/// What changes together with events.
fn beside_events(append: &Append, statements: &mut Vec<Statement>) {
    let game = &append.game;
    statements.extend(append.seated.iter().map(|player| {
        sql!("INSERT INTO seated (player, game) VALUES ($1, $2) ON CONFLICT DO NOTHING", player, game)
    }));
    statements.extend(
        append
            .left
            .iter()
            .map(|player| sql!("DELETE FROM seated WHERE player = $1 AND game = $2", player, game)),
    );
    statements.extend(
        append.status.map(|status| sql!("UPDATE games SET status = $1 WHERE id = $2", status.word(), game)),
    );
}
