//! A database of the version before tables were called tables opens, and everything in it is found.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod services;

use posthorn_store::Store;
use posthorn_table::{Participant, PlayerId, Seq, TableId, TableStatus};
use sqlx::{AssertSqlSafe, Connection, Executor};

/// The last schema with the old names.
const OLD_SCHEMA: i64 = 3;

/// Each database writes bytes in its own way.
const OLD_ROWS: &str = "
INSERT INTO games (id, created_at, setup, secret, status) VALUES ('k3v9x2', 5, '{}', {secret}, 'running');
INSERT INTO games (id, created_at, setup, secret, status) VALUES ('m4w8y3', 6, '{}', {secret}, 'asleep');
INSERT INTO events (game, seq, at, kind, payload) VALUES ('k3v9x2', 0, 7, 'chat', '\"hello\"');
INSERT INTO seated (player, game) VALUES ('anna1', 'k3v9x2');
INSERT INTO claims (game, node) VALUES ('k3v9x2', 'alone');
INSERT INTO nodes (id, until) VALUES ('alone', 9);
INSERT INTO results (game, seat, player, players, turn, place, points, quit, offices, rated, public, at)
VALUES ('p5z7a4', 0, 'bot:prince', 2, 1, 1, -3, 0, 5, 0, 1, 8);
";

async fn check_everything_is_found(store: &Store) {
    assert!(store.schema_version().await.unwrap() > OLD_SCHEMA);
    let id = TableId::parse("k3v9x2").unwrap();
    let table = store.load_table(&id).await.unwrap().unwrap();
    assert_eq!((table.row.status, table.row.created_at), (TableStatus::Running, 5));
    assert_eq!(table.row.secret, [7]);
    assert_eq!((table.events.len(), table.events[0].payload.as_str()), (1, "\"hello\""));
    assert_eq!(store.tables_with_status(TableStatus::Asleep, 9).await.unwrap().len(), 1);
    assert_eq!(store.tables_of_player(&PlayerId::new("anna1"), 9).await.unwrap().len(), 1);
    assert_eq!(store.event_counts().await.unwrap()[0].events, Seq(1));
    let prince = Participant::from_key("bot:prince").unwrap();
    let results = store.results_of(&prince, 9).await.unwrap();
    assert_eq!((results[0].table.as_str(), results[0].result.points), ("p5z7a4", -3));
    // The old server is gone for long: its lease is free, and counts as lost to itself.
    assert_eq!(store.leases_of("alone").await.unwrap(), [id]);
    assert!(store.heartbeat("alone", 60_000).await.unwrap().lapsed);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_sqlite_file_opens() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = sqlx::sqlite::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::migrate!("./migrations/sqlite").run_to(OLD_SCHEMA, &mut connection).await.unwrap();
    connection.execute(sqlx::raw_sql(AssertSqlSafe(OLD_ROWS.replace("{secret}", "x'07'")))).await.unwrap();
    connection.close().await.unwrap();
    check_everything_is_found(&Store::sqlite(&file).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_postgres_database_opens() {
    let url = services::new_database();
    let mut connection = sqlx::postgres::PgConnection::connect(&url).await.unwrap();
    sqlx::migrate!("./migrations/postgres").run_to(OLD_SCHEMA, &mut connection).await.unwrap();
    connection.execute(sqlx::raw_sql(AssertSqlSafe(OLD_ROWS.replace("{secret}", "'\\x07'")))).await.unwrap();
    connection.close().await.unwrap();
    check_everything_is_found(&Store::postgres(&url).await.unwrap()).await;
}
