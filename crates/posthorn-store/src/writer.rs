//! The one writer: it commits what many tables ask for in one transaction.

use crate::people::PeopleWrite;
use crate::people_write;
use crate::store::{Append, NewGame, StoreError};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// How many writes share a transaction at most.
const BATCH: usize = 256;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Write {
    Game(NewGame),
    Events(Append),
    People(PeopleWrite),
    Setting { name: String, value: Vec<u8>, replace: bool },
}

/// A write and who waits for it. The answer is the number of rows it changed last.
pub(crate) type Job = (Write, oneshot::Sender<Result<u64, StoreError>>);

/// Writes until nobody can ask any more.
pub(crate) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        match commit(&mut connection, &batch).await {
            Ok(results) => {
                for ((_, reply), result) in batch.drain(..).zip(results) {
                    // A requester that went away does not undo what is committed.
                    let _ = reply.send(result);
                }
            }
            Err(error) => {
                let words = error.to_string();
                for (_, reply) in batch.drain(..) {
                    let _ = reply.send(Err(StoreError::Database(sqlx::Error::Protocol(words.clone()))));
                }
            }
        }
    }
    let _ = connection.close().await;
}

/// Each write stands alone behind a savepoint: one that fails leaves the others whole.
async fn commit(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<u64, StoreError>>, sqlx::Error> {
    let mut results = Vec::with_capacity(batch.len());
    // Another process may write too, an operator's verb: whoever reads first and writes later would fail.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for (job, _) in batch {
        let mut savepoint = transaction.begin().await?;
        match write(&mut savepoint, job).await {
            Ok(rows) => {
                savepoint.commit().await?;
                results.push(Ok(rows));
            }
            Err(error) => {
                savepoint.rollback().await?;
                results.push(Err(error));
            }
        }
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write(connection: &mut SqliteConnection, job: &Write) -> Result<u64, StoreError> {
    let done = match job {
        Write::Game(game) => {
            sqlx::query("INSERT INTO games (id, created_at, setup, secret, status) VALUES (?, ?, ?, ?, ?)")
                .bind(&game.id)
                .bind(game.at)
                .bind(&game.setup)
                .bind(&game.secret)
                .bind(game.status.word())
                .execute(connection)
                .await
                .map_err(|error| unique_or(error, StoreError::Exists))?
        }
        Write::Events(append) => return write_events(connection, append).await,
        Write::People(job) => return people_write::sqlite::write(connection, job).await,
        Write::Setting { name, value, replace } => {
            let sql = if *replace {
                "INSERT INTO settings (name, value) VALUES (?, ?)
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            } else {
                "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            };
            sqlx::query(sql).bind(name).bind(value).execute(connection).await?
        }
    };
    Ok(done.rows_affected())
}

async fn write_events(connection: &mut SqliteConnection, append: &Append) -> Result<u64, StoreError> {
    let (events,): (i64,) = sqlx::query_as("SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE game = ?")
        .bind(&append.game)
        .fetch_one(&mut *connection)
        .await?;
    if events != append.expected {
        return Err(StoreError::Conflict);
    }
    for (seq, event) in (append.expected..).zip(&append.events) {
        sqlx::query("INSERT INTO events (game, seq, at, kind, payload) VALUES (?, ?, ?, ?, ?)")
            .bind(&append.game)
            .bind(seq)
            .bind(event.at)
            .bind(&event.kind)
            .bind(&event.payload)
            .execute(&mut *connection)
            .await
            .map_err(|error| unique_or(error, StoreError::Conflict))?;
    }
    for player in &append.seated {
        sqlx::query("INSERT INTO seated (player, game) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(player)
            .bind(&append.game)
            .execute(&mut *connection)
            .await?;
    }
    for player in &append.left {
        sqlx::query("DELETE FROM seated WHERE player = ? AND game = ?")
            .bind(player)
            .bind(&append.game)
            .execute(&mut *connection)
            .await?;
    }
    if let Some(outcome) = &append.outcome {
        people_write::sqlite::write_outcome(&mut *connection, &append.game, outcome).await?;
    }
    if let Some(status) = append.status {
        sqlx::query("UPDATE games SET status = ? WHERE id = ?")
            .bind(status.word())
            .bind(&append.game)
            .execute(&mut *connection)
            .await?;
    }
    Ok(append.events.len() as u64)
}

fn unique_or(error: sqlx::Error, otherwise: StoreError) -> StoreError {
    match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => otherwise,
        _ => StoreError::Database(error),
    }
}
