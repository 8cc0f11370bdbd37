//! The store: how it is opened and closed, and how its methods read and write.

use crate::auth_cache::{AUTH_CACHE_TTL, AuthCache};
use crate::batch::{self, Job, Write};
use crate::driver::{Driver, in_time};
use crate::error::StoreError;
use crate::identity::{Session, TokenOwner};
use crate::row::Row;
use crate::statement::{Statement, Value, sql};
use crate::{postgres, sqlite};
use std::path::Path;
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many writes may wait in the queue; more have to wait for a place in it.
const QUEUED_WRITES: usize = 4096;
/// How often a read is tried if the connection turns out to be broken.
const READ_ATTEMPTS: usize = 3;

/// Everything that is stored, in a SQLite file or a PostgreSQL database: one writer that commits for many
/// tables at once, and many readers.
///
/// An `Ok` of a write means that it is on the disk. Every read and write ends in time: with an error if
/// the database does not answer.
#[derive(Debug)]
pub struct Store {
    pub(crate) driver: Arc<dyn Driver>,
    pub(crate) session_cache: AuthCache<Session>,
    pub(crate) token_cache: AuthCache<TokenOwner>,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens a SQLite file, or creates it, and migrates its schema.
    pub async fn sqlite(file: &Path) -> Result<Store, StoreError> {
        Ok(Store::new(Arc::new(sqlite::open(file).await?)))
    }

    /// Connects to the PostgreSQL database of a URL, and migrates its schema.
    pub async fn postgres(url: &str) -> Result<Store, StoreError> {
        Ok(Store::new(Arc::new(postgres::open(url).await?)))
    }

    /// Copies a SQLite file, which a server may be using, as it is at one moment.
    pub async fn back_up_sqlite(file: &Path, copy: &Path) -> Result<(), StoreError> {
        sqlite::back_up(file, copy).await
    }

    fn new(driver: Arc<dyn Driver>) -> Store {
        let (jobs, queue) = mpsc::channel(QUEUED_WRITES);
        let writer = tokio::spawn(batch::run(driver.clone(), queue));
        Store {
            driver,
            session_cache: AuthCache::new(),
            token_cache: AuthCache::new(),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
        }
    }

    /// The number of the newest migration that the database has.
    pub async fn schema_version(&self) -> Result<i64, StoreError> {
        let newest = sql!("SELECT MAX(version) AS version FROM _sqlx_migrations");
        Ok(self.row(newest, |row| row.take("version")).await?.unwrap_or_default())
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.rows(sql!("SELECT 1"), |_| Ok(())).await.map(drop)
    }

    /// Ends the writer after what is queued, and closes all connections.
    pub async fn close(&self) {
        let jobs = self.jobs.lock().ok().and_then(|mut jobs| jobs.take());
        drop(jobs);
        let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
        if let Some(writer) = writer {
            let _ = writer.await;
        }
        self.driver.close().await;
    }

    pub(crate) async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone().ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        jobs.send((write, reply)).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs statements, all or none, and answers how many rows the last one changed.
    pub(crate) async fn run(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let result = self.write(Write::Statements(statements)).await;
        // Also after a failure: it may have come after the commit.
        self.session_cache.clear();
        self.token_cache.clear();
        result
    }

    /// Runs statements that take access away. Other servers may still have the access in their caches, so the
    /// answer comes only when their entries have expired.
    pub(crate) async fn run_and_wait_for_caches(
        &self,
        statements: Vec<Statement>,
    ) -> Result<u64, StoreError> {
        let changed = self.run(statements).await?;
        if self.driver.dialect().shared_by_servers && changed > 0 {
            tokio::time::sleep(AUTH_CACHE_TTL).await;
        }
        Ok(changed)
    }

    /// A statement where `{now}` is the database's time in milliseconds since 1970.
    pub(crate) fn with_now<const N: usize>(&self, text: &str, values: [Value; N]) -> Statement {
        let text = text.replace("{now}", self.driver.dialect().now_in_millis);
        Statement { text: text.into(), values: values.into() }
    }

    pub(crate) async fn rows<T>(
        &self,
        statement: Statement,
        read: impl Fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.fetch(&statement).await?.iter_mut().map(read).collect()
    }

    pub(crate) async fn row<T>(
        &self,
        statement: Statement,
        read: impl Fn(&mut Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.fetch(&statement).await?.first_mut().map(read).transpose()
    }

    /// Every read comes through here, so that every read has the same time limit.
    async fn fetch(&self, statement: &Statement) -> Result<Vec<Row>, StoreError> {
        let attempts = async {
            for _ in 1..READ_ATTEMPTS {
                match self.driver.fetch(statement).await {
                    // A connection that broke while it was idle is no reason to fail: another one may work.
                    Err(sqlx::Error::Io(_)) => {}
                    answer => return answer,
                }
            }
            self.driver.fetch(statement).await
        };
        Ok(in_time(attempts).await?)
    }
}
