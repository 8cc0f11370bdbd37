//! One SQLite file: a write-ahead log, every commit synced, one writer, many readers.

use crate::append::EventRow;
use crate::driver::{DATABASE_TIMEOUT, Dialect, implement_driver};
use crate::error::StoreError;
use crate::private_file::create_private_file;
use crate::row::{ColumnNames, Row};
use crate::statement::{Statement, Value, sql};
use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite, SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Row as _, TypeInfo, ValueRef};
use std::path::Path;

/// A SQLite file.
#[derive(Debug)]
pub(crate) struct SqliteDriver {
    options: SqliteConnectOptions,
    pool: SqlitePool,
}

implement_driver!(SqliteDriver, SqliteConnection);

static DIALECT: Dialect = Dialect {
    shared_by_servers: false,
    begin_write: "BEGIN IMMEDIATE",
    begin_snapshot: "BEGIN",
    now_in_millis: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    sorted_by_bytes: "",
    list_columns:
        "SELECT t.name AS table_name, c.name AS column_name, c.type AS declared_type, c.pk AS key_position
         FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table'",
    count_events: "SELECT value AS table_id,
         (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE table_id = value) AS events FROM json_each($1)",
    insert_events,
};

/// Opens the file, or creates it, and migrates its schema.
pub(crate) async fn open(file: &Path) -> Result<SqliteDriver, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(DATABASE_TIMEOUT)
        .disable_statement_logging();
    // The files that SQLite puts beside this one get the same permissions.
    create_private_file(file).map_err(sqlx::Error::Io)?;
    let mut connection = options.connect().await?;
    sqlx::migrate!("./migrations/sqlite").run(&mut connection).await?;
    connection.close().await?;
    let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
    Ok(SqliteDriver { options, pool })
}

/// Copies a file, which a server may be using, as it is at one moment.
pub(crate) async fn back_up(file: &Path, copy: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).disable_statement_logging();
    let mut connection = options.connect().await?;
    create_private_file(copy).map_err(sqlx::Error::Io)?;
    let name = copy.to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    let copied = tokio::fs::File::open(copy).await.map_err(sqlx::Error::Io)?;
    copied.sync_all().await.map_err(sqlx::Error::Io)?;
    Ok(())
}

/// SQLite has no arrays: lists travel as JSON.
fn query(statement: &Statement) -> Query<'_, Sqlite, SqliteArguments> {
    statement.query(|query, list| query.bind(to_json(list)))
}

fn convert_row(row: &SqliteRow, names: ColumnNames) -> Result<Row, sqlx::Error> {
    let values = (0..row.len()).map(|at| {
        let raw = row.try_get_raw(at)?;
        Ok(match raw.type_info().name() {
            _ if raw.is_null() => Value::Text(None),
            "INTEGER" => Value::Int(row.try_get(at)?),
            "REAL" => Value::Real(row.try_get(at)?),
            "BLOB" => Value::Bytes(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    });
    Ok(Row::new(names, values.collect::<Result<_, sqlx::Error>>()?))
}

fn insert_events(events: &[EventRow<'_>]) -> Statement {
    let rows: Vec<_> = events
        .iter()
        .map(|row| (row.table, row.seq, row.event.at, &row.event.kind, &row.event.payload))
        .collect();
    sql!(
        "INSERT INTO events (table_id, seq, at, kind, payload)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)
         WHERE true ON CONFLICT DO NOTHING",
        to_json(&rows)
    )
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("numbers and texts can be written as JSON")
}
