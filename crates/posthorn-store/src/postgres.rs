//! A PostgreSQL database, which several servers may share.

use crate::append::EventRow;
use crate::driver::{DATABASE_TIMEOUT, Dialect, implement_driver, in_time};
use crate::error::StoreError;
use crate::row::{ColumnNames, Row};
use crate::statement::{List, Statement, Value, sql};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Column as _, ConnectOptions, Connection as _, Row as _, TypeInfo};
use std::str::FromStr;

/// A PostgreSQL database.
#[derive(Debug)]
pub(crate) struct PostgresDriver {
    options: PgConnectOptions,
    pool: PgPool,
}

implement_driver!(PostgresDriver, PgConnection);

static DIALECT: Dialect = Dialect {
    shared_by_servers: true,
    begin_write: "BEGIN",
    begin_snapshot: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    now_in_millis: "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint",
    sorted_by_bytes: " COLLATE \"C\"",
    list_columns: "SELECT c.table_name::text AS table_name, c.column_name::text AS column_name,
             c.data_type::text AS declared_type, COALESCE(k.ordinal_position, 0)::bigint AS key_position
         FROM information_schema.columns c
         LEFT JOIN information_schema.table_constraints t
             ON t.table_schema = c.table_schema AND t.table_name = c.table_name
             AND t.constraint_type = 'PRIMARY KEY'
         LEFT JOIN information_schema.key_column_usage k
             ON k.constraint_name = t.constraint_name AND k.table_schema = c.table_schema
             AND k.table_name = c.table_name AND k.column_name = c.column_name
         WHERE c.table_schema = current_schema()",
    count_events: "SELECT id AS table_id,
         (SELECT COALESCE(MAX(seq) + 1, 0) FROM events WHERE table_id = id) AS events
         FROM UNNEST($1::text[]) AS id",
    insert_events,
};

/// Connects to the database and migrates its schema.
pub(crate) async fn open(url: &str) -> Result<PostgresDriver, StoreError> {
    let options = PgConnectOptions::from_str(url)?.application_name("posthorn").disable_statement_logging();
    let mut connection = in_time(options.connect()).await?;
    sqlx::migrate!("./migrations/postgres").run(&mut connection).await?;
    in_time(connection.close()).await?;
    let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(DATABASE_TIMEOUT);
    let pool = pool.connect_with(options.clone()).await?;
    Ok(PostgresDriver { options, pool })
}

fn query(statement: &Statement) -> Query<'_, Postgres, PgArguments> {
    statement.query(|query, list| match list {
        List::Ints(values) => query.bind(values),
        List::Texts(values) => query.bind(values),
    })
}

fn convert_row(row: &PgRow, names: ColumnNames) -> Result<Row, sqlx::Error> {
    let values = row.columns().iter().map(|column| {
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
    Ok(Row::new(names, values.collect::<Result<_, sqlx::Error>>()?))
}

fn insert_events(events: &[EventRow<'_>]) -> Statement {
    sql!(
        "INSERT INTO events (table_id, seq, at, kind, payload)
         SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
         ON CONFLICT DO NOTHING",
        events.iter().map(|row| row.table.as_str().to_owned()).collect::<Vec<String>>(),
        events.iter().map(|row| row.seq.0).collect::<Vec<i64>>(),
        events.iter().map(|row| row.event.at).collect::<Vec<i64>>(),
        events.iter().map(|row| row.event.kind.clone()).collect::<Vec<String>>(),
        events.iter().map(|row| row.event.payload.clone()).collect::<Vec<String>>()
    )
}
