//! One SQLite file: a write-ahead log, every commit synced, one writer, many readers.

use crate::private::private_file;
use crate::store::StoreError;
use crate::value::{Row, Statement, Value, sql};
use crate::writer::{EventRow, Reads, RowSink, Writes};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, TypeInfo, ValueRef};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// The readers of a file.
#[derive(Debug)]
pub(crate) struct Readers(SqlitePool);

/// The writer of a file.
#[derive(Debug)]
pub(crate) struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

/// Opens the file, or makes it, and brings its schema up to date.
pub(crate) async fn open(file: &Path) -> Result<(Readers, Writer), StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .disable_statement_logging();
    // What SQLite lays beside the file gets the same permissions.
    private_file(file).map_err(sqlx::Error::Io)?;
    let mut connection = options.connect().await?;
    sqlx::migrate!("./migrations/sqlite").run(&mut connection).await?;
    let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
    Ok((Readers(readers), Writer { options, connection: Some(connection) }))
}

/// Copies a file, which a server may be using, as it is at one moment.
pub(crate) async fn backup(file: &Path, copy: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).disable_statement_logging();
    let mut connection = options.connect().await?;
    private_file(copy).map_err(sqlx::Error::Io)?;
    let name = copy.to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    let copied = tokio::fs::File::open(copy).await.map_err(sqlx::Error::Io)?;
    copied.sync_all().await.map_err(sqlx::Error::Io)?;
    Ok(())
}

fn query(statement: &Statement) -> Query<'_, Sqlite, SqliteArguments> {
    statement.values.iter().fold(sqlx::query(statement.safe()), |query, value| match value {
        Value::Int(value) => query.bind(*value),
        Value::Real(value) => query.bind(*value),
        Value::Text(value) => query.bind(value.as_deref()),
        Value::Bytes(value) => query.bind(value.as_deref()),
    })
}

fn read(row: &SqliteRow) -> Result<Row, sqlx::Error> {
    let columns = (0..row.len()).map(|at| {
        let raw = row.try_get_raw(at)?;
        Ok(match raw.type_info().name() {
            _ if raw.is_null() => Value::Text(None),
            "INTEGER" => Value::Int(row.try_get(at)?),
            "REAL" => Value::Real(row.try_get(at)?),
            "BLOB" => Value::Bytes(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    });
    columns.collect::<Result<_, sqlx::Error>>().map(Row::new)
}

#[async_trait]
impl Reads for Readers {
    async fn fetch(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        query(&statement).fetch_all(&self.0).await?.iter().map(read).collect()
    }

    fn columns(&self) -> Statement {
        sql!(
            "SELECT tables.name, columns.name, columns.type, columns.pk
             FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table'"
        )
    }

    async fn snapshot(&self, selects: &[Statement], rows: RowSink) -> Result<(), sqlx::Error> {
        let mut transaction = self.0.begin_with("BEGIN").await?;
        for (at, select) in selects.iter().enumerate() {
            let mut found = query(select).fetch(&mut *transaction);
            while let Some(row) = found.try_next().await? {
                if rows.send((at, read(&row)?)).await.is_err() {
                    return Ok(());
                }
            }
        }
        transaction.rollback().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

impl Writer {
    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        if self.connection.is_none() {
            self.connection = Some(self.options.connect().await?);
        }
        self.connection.as_mut().ok_or(sqlx::Error::WorkerCrashed)
    }
}

#[async_trait]
impl Writes for Writer {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        sqlx::query("BEGIN IMMEDIATE").execute(self.connection().await?).await.map(drop)
    }

    async fn run(&mut self, statement: &Statement) -> Result<u64, sqlx::Error> {
        Ok(query(statement).execute(self.connection().await?).await?.rows_affected())
    }

    async fn heads(&mut self, games: &[&str]) -> Result<HashMap<String, i64>, sqlx::Error> {
        sqlx::query_as(
            "SELECT value, (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE game = value) FROM json_each($1)",
        )
        .bind(json(&games)?)
        .fetch_all(self.connection().await?)
        .await
        .map(|rows: Vec<(String, i64)>| rows.into_iter().collect())
    }

    async fn insert(&mut self, events: &[EventRow<'_>]) -> Result<u64, sqlx::Error> {
        let rows: Vec<_> = events
            .iter()
            .map(|row| (row.game, row.seq, row.event.at, &row.event.kind, &row.event.payload))
            .collect();
        let inserted = sqlx::query(
            "INSERT INTO events (game, seq, at, kind, payload)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)
             WHERE true ON CONFLICT DO NOTHING",
        )
        .bind(json(&rows)?)
        .execute(self.connection().await?)
        .await?;
        Ok(inserted.rows_affected())
    }

    async fn commit(&mut self) -> Result<(), sqlx::Error> {
        sqlx::query("COMMIT").execute(self.connection().await?).await.map(drop)
    }

    async fn rollback(&mut self) {
        // A full disk may have ended the transaction already; a new connection knows of none.
        if let Some(mut connection) = self.connection.take()
            && sqlx::query("ROLLBACK").execute(&mut connection).await.is_ok()
        {
            self.connection = Some(connection);
        }
    }

    fn abandon(&mut self) {
        self.connection = None;
    }

    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

fn json(value: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}
