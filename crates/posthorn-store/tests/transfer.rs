//! Everything moves from one database to the other and back, and a backup is whole.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

#[allow(unused_imports, unused_macros, dead_code, reason = "only the ids are used here")]
mod places;
mod services;

use places::table_id;
use posthorn_store::{
    ApiToken, Append, NewEvent, NewTable, Player, Scope, Scopes, Store, StoreError, TransferError,
};
use posthorn_table::{Participant, PlayerId, Seq, TableStatus};

async fn fill(store: &Store, tables: i64) {
    for id in 0..tables {
        let name = format!("Player {id} “ü\\\" 棋”");
        let table = table_id(format!("table{id}"));
        let secret = (0..32).map(|byte: u8| byte.wrapping_mul(id as u8)).collect();
        let new = NewTable {
            id: table.clone(),
            at: id,
            setup: "{}".into(),
            secret,
            status: TableStatus::Open,
            node: "n".into(),
        };
        store.create_table(new).await.unwrap();
        let event = |seq: i64| NewEvent { at: -seq, kind: "chat".into(), payload: format!("\"{seq}\n\"") };
        let append = Append::to(&table, Seq::ZERO, (0..id % 7).map(event).collect());
        let player = PlayerId::new(format!("p{id}"));
        store
            .append(Append { status: Some(TableStatus::Over), seated: vec![player.clone()], ..append })
            .await
            .unwrap();
        store.save_player(Player { id: player.clone(), name }, id).await.unwrap();
        store.save_session(&format!("session{id}"), &player, "", i64::MAX - id).await.unwrap();
        let token = ApiToken {
            hash: format!("token{id}"),
            label: String::new(),
            scopes: [Scope::Read].into_iter().collect(),
            created_at: id,
        };
        store.save_token(&player, token).await.unwrap();
    }
    store.setting("session_key", vec![0, 255, 7]).await.unwrap();
}

async fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    store.export(&mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn sqlite(folder: &tempfile::TempDir, name: &str) -> Store {
    Store::sqlite(&folder.path().join(name)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_moves_to_postgres_and_back_without_a_difference() {
    let folder = tempfile::tempdir().unwrap();
    let from = sqlite(&folder, "from.sqlite").await;
    fill(&from, 50).await;
    let text = exported(&from).await;
    assert!(text.lines().count() > 50 * 8, "{text}");
    assert!(text.contains("00ff07") && text.contains("棋"));

    let postgres = Store::postgres(&services::new_database()).await.unwrap();
    let rows = postgres.import(text.as_bytes()).await.unwrap();
    assert!(text.ends_with(&format!("{{\"end\":{{\"rows\":{rows}}}}}\n")));
    assert_eq!(exported(&postgres).await, text);

    let back = sqlite(&folder, "back.sqlite").await;
    back.import(exported(&postgres).await.as_bytes()).await.unwrap();
    assert_eq!(exported(&back).await, text);
    let table = table_id("table13");
    assert!(back.load_table(&table).await.unwrap().is_some());
    assert_eq!(back.load_table(&table).await.unwrap(), from.load_table(&table).await.unwrap());

    // A new database of the other kind has the same tables and columns, whatever migrations come.
    let tables = |text: &str| {
        text.lines().filter(|line| line.starts_with("{\"table\"")).map(str::to_owned).collect::<Vec<_>>()
    };
    let empty = Store::postgres(&services::new_database()).await.unwrap();
    assert_eq!(tables(&exported(&empty).await), tables(&text));
    assert!(tables(&text).len() >= 7);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_whole_export_is_refused_with_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let from = sqlite(&folder, "from.sqlite").await;
    fill(&from, 3).await;
    let text = exported(&from).await;
    let again = from.import(text.as_bytes()).await;
    assert!(matches!(again, Err(TransferError::NotEmpty(_))), "{again:?}");
    let whole: Vec<&str> = text.lines().collect();
    let cut = whole[..whole.len() - 1].join("\n");
    let fewer = [&whole[..4], &whole[5..]].concat().join("\n");
    let cases = [
        ("", "the end is missing"),
        ("{}", "line 1"),
        (&cut, "the end is missing"),
        (&fewer, "rows were announced"),
        (&text.replace("\"schema\":", "\"schema\":99"), "line 1: format 2 and schema 99"),
        (&text.replace("\"format\":2", "\"format\":3"), "line 1: format 3"),
        (&text.replace("00ff07", "00f"), "a value does not fit"),
        (&text.replace("\"label\"", "\"lable\""), "other columns"),
    ];
    for (at, (text, why)) in cases.into_iter().enumerate() {
        let into = sqlite(&folder, &format!("{at}.sqlite")).await;
        let error = into.import(text.as_bytes()).await.unwrap_err().to_string();
        assert!(error.contains(why), "{error} should contain {why}");
    }
}

/// The file was written by the version before tables were called tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_of_an_older_version_is_imported() {
    let folder = tempfile::tempdir().unwrap();
    let old = include_str!("fixtures/export_format_1.jsonl");
    let sqlite = sqlite(&folder, "new.sqlite").await;
    let postgres = Store::postgres(&services::new_database()).await.unwrap();
    for store in [&sqlite, &postgres] {
        assert_eq!(store.import(old.as_bytes()).await.unwrap(), 23);
        let table = store.load_table(&table_id("k3v9x2")).await.unwrap().unwrap();
        assert_eq!((table.row.status, table.events.len()), (TableStatus::Over, 2));
        assert_eq!(table.row.secret, (0..32).collect::<Vec<u8>>());
        let anna = PlayerId::new("anna1");
        assert_eq!(store.tables_of_player(&anna, 9).await.unwrap().len(), 2);
        let results = store.results_of(&Participant::Player(anna.clone()), 9).await.unwrap();
        assert_eq!((results[0].table.as_str(), results[0].result.points), ("k3v9x2", 23));
        assert_eq!(store.leaderboard(9, 3.0).await.unwrap()[0].name, "Anna");
        assert_eq!(store.tokens(&anna).await.unwrap()[0].scopes, Scopes::parse("read play").unwrap());
        // A new server may claim what is still being played.
        assert_eq!(store.claim_leases("new", 9).await.unwrap(), 2);
    }
    assert_eq!(exported(&sqlite).await, exported(&postgres).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_store_in_use_is_as_it_was_at_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(sqlite(&folder, "used.sqlite").await);
    let writer = store.clone();
    // Each append has two events; no moment splits an append.
    let writing = tokio::spawn(async move {
        for seq in 0.. {
            let event = |text: &str| NewEvent { at: seq, kind: "chat".into(), payload: text.into() };
            match writer.append(Append::to(&table_id("g"), Seq(2 * seq), vec![event("a"), event("b")])).await
            {
                Err(StoreError::Closed) => return seq,
                result => result.unwrap(),
            }
        }
        0
    });
    for at in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let copy = folder.path().join(format!("{at}.sqlite"));
        Store::back_up_sqlite(&folder.path().join("used.sqlite"), &copy).await.unwrap();
        let events = sqlite(&folder, &format!("{at}.sqlite"))
            .await
            .events_from(&table_id("g"), Seq::ZERO)
            .await
            .unwrap();
        assert!(!events.is_empty() && events.len() % 2 == 0, "{}", events.len());
        assert!(
            Store::back_up_sqlite(&folder.path().join("used.sqlite"), &copy).await.is_err(),
            "overwritten"
        );
    }
    store.close().await;
    assert!(writing.await.unwrap() > 5);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database_and_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(&folder, "own.sqlite").await;
    fill(&store, 2).await;
    Store::back_up_sqlite(&folder.path().join("own.sqlite"), &folder.path().join("copy.sqlite"))
        .await
        .unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap()).collect();
    assert!(files.len() >= 4, "the database, what lies beside it, and the copy: {files:?}");
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{file:?}");
    }
}
