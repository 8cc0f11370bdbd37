//! The store in one SQLite file.

use crate::people::PeopleWrite;
use crate::people_read::impl_people;
use crate::store::{Append, GameRow, NewGame, Status, Store, StoreError, StoredEvent, StoredGame};
use crate::writer::{self, Job, Write};
use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row, sqlite::SqliteRow};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many writes may wait before those who ask have to.
const WAITING: usize = 4096;

/// Events in a SQLite file: a write-ahead log, every commit synced, one writer, many readers.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl SqliteStore {
    /// Opens the file, or makes it, and brings its schema up to date.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        sqlx::migrate!("./migrations").run(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (jobs, inbox) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(connection, inbox));
        Ok(SqliteStore { readers, jobs: Mutex::new(Some(jobs)), writer: Mutex::new(Some(writer)) })
    }

    async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone().ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        jobs.send((write, reply)).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn write_people(&self, write: PeopleWrite) -> Result<u64, StoreError> {
        self.write(Write::People(write)).await
    }
}

fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let status: String = row.try_get("status")?;
    Ok(GameRow {
        id: row.try_get("id")?,
        created_at: row.try_get("created_at")?,
        setup: row.try_get("setup")?,
        secret: row.try_get("secret")?,
        status: Status::from_word(&status)
            .ok_or_else(|| StoreError::Damaged(format!("“{status}” is no status of a game")))?,
    })
}

impl_people!(SqliteStore, crate::people_read::sqlite);

#[async_trait]
impl Store for SqliteStore {
    async fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(Write::Game(game)).await.map(drop)
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Events(append)).await.map(drop)
    }

    async fn load(&self, game: &str) -> Result<Option<StoredGame>, StoreError> {
        let row = sqlx::query("SELECT id, created_at, setup, secret, status FROM games WHERE id = ?")
            .bind(game)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let events = sqlx::query("SELECT seq, at, kind, payload FROM events WHERE game = ? ORDER BY seq")
            .bind(game)
            .fetch_all(&self.readers)
            .await?
            .iter()
            .map(|row| {
                Ok(StoredEvent {
                    seq: row.try_get("seq")?,
                    at: row.try_get("at")?,
                    kind: row.try_get("kind")?,
                    payload: row.try_get("payload")?,
                })
            })
            .collect::<Result<_, sqlx::Error>>()?;
        Ok(Some(StoredGame { row: game_row(&row)?, events }))
    }

    async fn games(&self, status: Status, most: i64) -> Result<Vec<GameRow>, StoreError> {
        sqlx::query(
            "SELECT id, created_at, setup, secret, status FROM games
             WHERE status = ? ORDER BY created_at DESC, id LIMIT ?",
        )
        .bind(status.word())
        .bind(most)
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(game_row)
        .collect()
    }

    async fn games_of(&self, player: &str, most: i64) -> Result<Vec<GameRow>, StoreError> {
        sqlx::query(
            "SELECT id, created_at, setup, secret, status FROM games
             JOIN seated ON seated.game = games.id
             WHERE seated.player = ? ORDER BY created_at DESC, id LIMIT ?",
        )
        .bind(player)
        .bind(most)
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(game_row)
        .collect()
    }

    async fn setting(&self, name: &str, default: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(Write::Setting { name: name.to_owned(), value: default, replace: false }).await?;
        let row = sqlx::query("SELECT value FROM settings WHERE name = ?")
            .bind(name)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get("value")?)
    }

    async fn save_setting(&self, name: &str, value: Vec<u8>) -> Result<(), StoreError> {
        self.write(Write::Setting { name: name.to_owned(), value, replace: true }).await.map(drop)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        let jobs = self.jobs.lock().ok().and_then(|mut jobs| jobs.take());
        drop(jobs);
        let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
        if let Some(writer) = writer {
            let _ = writer.await;
        }
        self.readers.close().await;
    }
}
