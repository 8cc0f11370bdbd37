//! A PostgreSQL database, which several servers may share.

use crate::store::StoreError;
use crate::value::{Row, Statement, Value, sql};
use crate::writer::{EventRow, PATIENCE, Reads, RowSink, Writes};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Column as _, ConnectOptions, Connection, Row as _, TypeInfo};
use std::collections::HashMap;
use std::str::FromStr;

/// Readers of a database.
#[derive(Debug)]
pub(crate) struct Readers(PgPool);

/// A writer of a database.
#[derive(Debug)]
pub(crate) struct Writer {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
}

/// Connects to the database and brings its schema up to date.
pub(crate) async fn open(url: &str) -> Result<(Readers, Writer), StoreError> {
    let options = PgConnectOptions::from_str(url)?.application_name("posthorn").disable_statement_logging();
    let mut connection = options.connect().await?;
    sqlx::migrate!("./migrations/postgres").run(&mut connection).await?;
    let readers = PgPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    Ok((Readers(readers), Writer { options, connection: Some(connection) }))
}

fn query(statement: &Statement) -> Query<'_, Postgres, PgArguments> {
    statement.values.iter().fold(sqlx::query(statement.safe()), |query, value| match value {
        Value::Int(value) => query.bind(*value),
        Value::Real(value) => query.bind(*value),
        Value::Text(value) => query.bind(value.as_deref()),
        Value::Bytes(value) => query.bind(value.as_deref()),
    })
}

fn read(row: &PgRow) -> Result<Row, sqlx::Error> {
    let columns = row.columns().iter().map(|column| {
        let at = column.ordinal();
        Ok(match column.type_info().name() {
            "INT8" => Value::Int(row.try_get(at)?),
            "INT4" => Value::Int(row.try_get::<Option<i32>, _>(at)?.map(i64::from)),
            "BOOL" => Value::Int(row.try_get::<Option<bool>, _>(at)?.map(i64::from)),
            "FLOAT8" => Value::Real(row.try_get(at)?),
            "BYTEA" => Value::Bytes(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    });
    columns.collect::<Result<_, sqlx::Error>>().map(Row::new)
}

#[async_trait]
impl Reads for Readers {
    async fn fetch(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        // A connection that broke while nobody used it is no reason to fail: another one may do.
        for _ in 0..2 {
            let rows = query(&statement).fetch_all(&self.0);
            match tokio::time::timeout(PATIENCE, rows).await.map_err(|_| sqlx::Error::PoolTimedOut)? {
                Err(sqlx::Error::Io(_)) => {}
                rows => return rows?.iter().map(read).collect(),
            }
        }
        query(&statement).fetch_all(&self.0).await?.iter().map(read).collect()
    }

    fn columns(&self) -> Statement {
        sql!(
            "SELECT c.table_name::text, c.column_name::text, c.data_type::text,
                    COALESCE(k.ordinal_position, 0)::bigint
             FROM information_schema.columns c
             LEFT JOIN information_schema.table_constraints t
                 ON t.table_schema = c.table_schema AND t.table_name = c.table_name
                 AND t.constraint_type = 'PRIMARY KEY'
             LEFT JOIN information_schema.key_column_usage k
                 ON k.constraint_name = t.constraint_name AND k.table_schema = c.table_schema
                 AND k.table_name = c.table_name AND k.column_name = c.column_name
             WHERE c.table_schema = current_schema()"
        )
    }

    async fn snapshot(&self, selects: &[Statement], rows: RowSink) -> Result<(), sqlx::Error> {
        let mut transaction = self.0.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
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
    async fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        if self.connection.is_none() {
            self.connection = Some(self.options.connect().await?);
        }
        self.connection.as_mut().ok_or(sqlx::Error::WorkerCrashed)
    }
}

#[async_trait]
impl Writes for Writer {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match sqlx::query("BEGIN").execute(self.connection().await?).await {
            // The connection broke since the last time. Nothing was asked of it yet.
            Err(sqlx::Error::Io(_)) => {
                self.connection = None;
                sqlx::query("BEGIN").execute(self.connection().await?).await.map(drop)
            }
            begun => begun.map(drop),
        }
    }

    async fn run(&mut self, statement: &Statement) -> Result<u64, sqlx::Error> {
        Ok(query(statement).execute(self.connection().await?).await?.rows_affected())
    }

    async fn heads(&mut self, games: &[&str]) -> Result<HashMap<String, i64>, sqlx::Error> {
        sqlx::query_as(
            "SELECT id, (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE game = id) FROM UNNEST($1) AS id",
        )
        .bind(games)
        .fetch_all(self.connection().await?)
        .await
        .map(|rows: Vec<(String, i64)>| rows.into_iter().collect())
    }

    async fn insert(&mut self, events: &[EventRow<'_>]) -> Result<u64, sqlx::Error> {
        let inserted = sqlx::query(
            "INSERT INTO events (game, seq, at, kind, payload)
             SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
             ON CONFLICT DO NOTHING",
        )
        .bind(events.iter().map(|row| row.game).collect::<Vec<_>>())
        .bind(events.iter().map(|row| row.seq).collect::<Vec<_>>())
        .bind(events.iter().map(|row| row.event.at).collect::<Vec<_>>())
        .bind(events.iter().map(|row| row.event.kind.as_str()).collect::<Vec<_>>())
        .bind(events.iter().map(|row| row.event.payload.as_str()).collect::<Vec<_>>())
        .execute(self.connection().await?)
        .await?;
        Ok(inserted.rows_affected())
    }

    async fn commit(&mut self) -> Result<(), sqlx::Error> {
        sqlx::query("COMMIT").execute(self.connection().await?).await.map(drop)
    }

    async fn rollback(&mut self) {
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
