//! The store in an SQL database: the same statements for SQLite and PostgreSQL.

use crate::people::{Session, TokenOwner};
use crate::remembered::{BELIEVED, Remembered};
use crate::store::{
    Alive, Append, GameRow, Head, NewGame, Status, Store, StoreError, StoredEvent, StoredGame,
};
use crate::value::{Row, Statement, Value, sql};
use crate::writer::{self, Job, Reads, Write, Writes};
use crate::{postgres, sqlite};
use async_trait::async_trait;
use std::path::Path;
use std::sync::Mutex;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many writes may wait before those who ask have to.
const WAITING: usize = 4096;

/// Events in a database: one writer that commits for many tables at once, and many readers.
#[derive(Debug)]
pub struct SqlStore {
    pub(crate) readers: Box<dyn Reads>,
    pub(crate) is_postgres: bool,
    pub(crate) sessions: Remembered<Session>,
    pub(crate) tokens: Remembered<TokenOwner>,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl SqlStore {
    /// Opens a SQLite file, or makes it, and brings its schema up to date.
    pub async fn sqlite(file: &Path) -> Result<SqlStore, StoreError> {
        let (readers, writer) = sqlite::open(file).await?;
        Ok(SqlStore::new(readers, writer, false))
    }

    /// Connects to the PostgreSQL database of a URL, and brings its schema up to date.
    pub async fn postgres(url: &str) -> Result<SqlStore, StoreError> {
        let (readers, writer) = postgres::open(url).await?;
        Ok(SqlStore::new(readers, writer, true))
    }

    /// The number of the newest migration that the database has seen.
    pub async fn schema(&self) -> Result<i64, StoreError> {
        let newest = sql!("SELECT MAX(version) FROM _sqlx_migrations");
        Ok(self.row(newest, |row| row.next()).await?.unwrap_or_default())
    }

    /// Copies a SQLite file, which a server may be using, as it is at one moment.
    pub async fn backup(file: &Path, copy: &Path) -> Result<(), StoreError> {
        sqlite::backup(file, copy).await
    }

    fn new(readers: impl Reads + 'static, database: impl Writes + 'static, is_postgres: bool) -> SqlStore {
        let (jobs, inbox) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(database, inbox));
        SqlStore {
            readers: Box::new(readers),
            is_postgres,
            sessions: Remembered::new(),
            tokens: Remembered::new(),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
        }
    }

    async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone().ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        jobs.send((write, reply)).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs statements, all or none, and answers how many rows the last one changed.
    pub(crate) async fn run(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let result = self.write(Write::Statements(statements)).await;
        // Also after a failure, of which nobody knows whether it came after the commit.
        self.sessions.forget();
        self.tokens.forget();
        result
    }

    /// Runs statements that close a door. Other servers of the database may believe for a moment that it is
    /// open: it is not said to be closed before.
    pub(crate) async fn shut(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let changed = self.run(statements).await?;
        if self.is_postgres && changed > 0 {
            tokio::time::sleep(BELIEVED).await;
        }
        Ok(changed)
    }

    /// A statement where `{now}` is the database's time in milliseconds since 1970.
    fn with_now<const N: usize>(&self, text: &str, values: [Value; N]) -> Statement {
        let now = if self.is_postgres {
            "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
        } else {
            "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
        };
        Statement { text: text.replace("{now}", now).into(), values: values.into() }
    }

    pub(crate) async fn rows<T>(
        &self,
        statement: Statement,
        read: impl Fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.readers.fetch(statement).await?.iter_mut().map(read).collect()
    }

    pub(crate) async fn row<T>(
        &self,
        statement: Statement,
        read: impl Fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.readers.fetch(statement).await?.first_mut().map(read).transpose()
    }
}

fn game_row(row: &mut Row) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.next()?,
        created_at: row.next()?,
        setup: row.next()?,
        secret: row.next()?,
        status: {
            let word: String = row.next()?;
            Status::from_word(&word)
                .ok_or_else(|| StoreError::Damaged(format!("“{word}” is no status of a game")))?
        },
    })
}

fn event_row(row: &mut Row) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent { seq: row.next()?, at: row.next()?, kind: row.next()?, payload: row.next()? })
}

#[async_trait]
impl Store for SqlStore {
    async fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        let insert = sql!(
            "INSERT INTO games (id, created_at, setup, secret, status) VALUES ($1, $2, $3, $4, $5)",
            &game.id,
            game.at,
            game.setup,
            game.secret,
            game.status.word()
        );
        let claim = sql!("INSERT INTO claims (game, node) VALUES ($1, $2)", game.id, game.node);
        match self.run(vec![insert, claim]).await {
            Err(error) if error.is_duplicate() => Err(StoreError::Exists),
            result => result.map(drop),
        }
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Events(append)).await.map(drop)
    }

    async fn load(&self, game: &str) -> Result<Option<StoredGame>, StoreError> {
        let row = sql!("SELECT id, created_at, setup, secret, status FROM games WHERE id = $1", game);
        let Some(row) = self.row(row, game_row).await? else { return Ok(None) };
        let events = self.events(game, 0).await?;
        Ok(Some(StoredGame { row, events }))
    }

    async fn events(&self, game: &str, from: i64) -> Result<Vec<StoredEvent>, StoreError> {
        let events = sql!(
            "SELECT seq, at, kind, payload FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq",
            game,
            from
        );
        self.rows(events, event_row).await
    }

    async fn games(&self, status: Status, most: i64) -> Result<Vec<GameRow>, StoreError> {
        let games = sql!(
            "SELECT id, created_at, setup, secret, status FROM games
             WHERE status = $1 ORDER BY created_at DESC, id LIMIT $2",
            status.word(),
            most
        );
        self.rows(games, game_row).await
    }

    async fn games_of(&self, player: &str, most: i64) -> Result<Vec<GameRow>, StoreError> {
        let games = sql!(
            "SELECT id, created_at, setup, secret, status FROM games
             JOIN seated ON seated.game = games.id
             WHERE seated.player = $1 ORDER BY created_at DESC, id LIMIT $2",
            player,
            most
        );
        self.rows(games, game_row).await
    }

    async fn heads(&self) -> Result<Vec<Head>, StoreError> {
        let heads = sql!(
            "SELECT id, (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE game = id) FROM games
             WHERE status IN ('open', 'running')"
        );
        self.rows(heads, |row| Ok(Head { game: row.next()?, events: row.next()? })).await
    }

    async fn alive(&self, node: &str, millis: i64) -> Result<Alive, StoreError> {
        let until = self.with_now("SELECT {now}, (SELECT until FROM nodes WHERE id = $1)", [node.into()]);
        let read = |row: &mut Row| Ok((row.next::<i64>()?, row.next::<Option<i64>>()?));
        let (now, until) = self.row(until, read).await?.unwrap_or_default();
        let save = self.with_now(
            "INSERT INTO nodes (id, until) VALUES ($1, {now} + $2)
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
            [node.into(), millis.into()],
        );
        self.run(vec![save]).await?;
        let others = self.with_now("SELECT id FROM nodes WHERE id <> $1 AND until > {now}", [node.into()]);
        let others = self.rows(others, |row| row.next()).await?;
        Ok(Alive { now, lapsed: until.is_none_or(|until| until < now), others })
    }

    async fn claim(&self, node: &str, most: i64) -> Result<u64, StoreError> {
        let forget = sql!(
            "DELETE FROM claims WHERE node = $1
             AND game IN (SELECT id FROM games WHERE status NOT IN ('open', 'running'))",
            node
        );
        let claim = self.with_now(
            "INSERT INTO claims (game, node)
             SELECT games.id, $1 FROM games LEFT JOIN claims ON claims.game = games.id
             WHERE games.status IN ('open', 'running') AND (claims.node IS NULL OR claims.node <> $1)
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = claims.node AND until > {now})
             ORDER BY games.id LIMIT $2
             ON CONFLICT (game) DO UPDATE SET node = excluded.node
             WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = claims.node AND until > {now})",
            [node.into(), most.into()],
        );
        self.run(vec![forget, claim]).await
    }

    async fn claims(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let claims = sql!(
            "SELECT game FROM claims JOIN games ON games.id = claims.game
             WHERE node = $1 AND status IN ('open', 'running')",
            node
        );
        self.rows(claims, |row| row.next()).await
    }

    async fn release(&self, node: &str) -> Result<(), StoreError> {
        self.run(vec![sql!("DELETE FROM nodes WHERE id = $1", node)]).await.map(drop)
    }

    async fn setting(&self, name: &str, default: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let save = sql!(
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            name,
            default
        );
        self.run(vec![save]).await?;
        let value = sql!("SELECT value FROM settings WHERE name = $1", name);
        let value = self.row(value, |row| row.next()).await?;
        value.ok_or_else(|| StoreError::Damaged(format!("the setting {name} is gone")))
    }

    async fn save_setting(&self, name: &str, value: Vec<u8>) -> Result<(), StoreError> {
        let save = sql!(
            "INSERT INTO settings (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value
        );
        self.run(vec![save]).await.map(drop)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.rows(sql!("SELECT 1"), |_| Ok(())).await.map(drop)
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
