//! Everything moves from one database to the other and back, and a backup is whole.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod services;

use posthorn_store::{
    ApiToken, Append, NewEvent, NewGame, People, Player, SqlStore, Status, Store, StoreError, TransferError,
};

async fn fill(store: &SqlStore, games: i64) {
    for id in 0..games {
        let name = format!("Game {id} “ü\\\" 棋”");
        let secret = (0..32).map(|byte: u8| byte.wrapping_mul(id as u8)).collect();
        let game = NewGame {
            id: name.clone(),
            at: id,
            setup: "{}".into(),
            secret,
            status: Status::Open,
            node: "n".into(),
        };
        store.create_game(game).await.unwrap();
        let event = |seq: i64| NewEvent { at: -seq, kind: "chat".into(), payload: format!("\"{seq}\n\"") };
        let append = Append::to(&name, 0, (0..id % 7).map(event).collect());
        let player = format!("p{id}");
        store
            .append(Append { status: Some(Status::Over), seated: vec![player.clone()], ..append })
            .await
            .unwrap();
        store.save_player(Player { id: player.clone(), name }, id).await.unwrap();
        store.save_session(&format!("session{id}"), &player, "", i64::MAX - id).await.unwrap();
        let token = ApiToken {
            hash: format!("token{id}"),
            label: String::new(),
            scopes: "read".into(),
            created_at: id,
        };
        store.save_token(&player, token).await.unwrap();
    }
    store.setting("session_key", vec![0, 255, 7]).await.unwrap();
}

async fn exported(store: &SqlStore) -> String {
    let mut text = Vec::new();
    store.export(&mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn sqlite(folder: &tempfile::TempDir, name: &str) -> SqlStore {
    SqlStore::sqlite(&folder.path().join(name)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_moves_to_postgres_and_back_without_a_difference() {
    let folder = tempfile::tempdir().unwrap();
    let from = sqlite(&folder, "from.sqlite").await;
    fill(&from, 50).await;
    let text = exported(&from).await;
    assert!(text.lines().count() > 50 * 8, "{text}");
    assert!(text.contains("00ff07") && text.contains("棋"));

    let postgres = SqlStore::postgres(&services::new_database()).await.unwrap();
    let rows = postgres.import(text.as_bytes()).await.unwrap();
    assert!(text.ends_with(&format!("{{\"end\":{{\"rows\":{rows}}}}}\n")));
    assert_eq!(exported(&postgres).await, text);

    let back = sqlite(&folder, "back.sqlite").await;
    back.import(exported(&postgres).await.as_bytes()).await.unwrap();
    assert_eq!(exported(&back).await, text);
    let game = "Game 13 “ü\\\" 棋”";
    assert_eq!(back.load(game).await.unwrap(), from.load(game).await.unwrap());

    // A new database of the other kind has the same tables and columns, whatever migrations come.
    let tables = |text: &str| {
        text.lines().filter(|line| line.starts_with("{\"table\"")).map(str::to_owned).collect::<Vec<_>>()
    };
    let empty = SqlStore::postgres(&services::new_database()).await.unwrap();
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
        (&text.replace("\"schema\":", "\"schema\":99"), "line 1: schema 99"),
        (&text.replace("00ff07", "00f"), "a value does not fit"),
        (&text.replace("\"label\"", "\"lable\""), "other columns"),
    ];
    for (at, (text, why)) in cases.into_iter().enumerate() {
        let into = sqlite(&folder, &format!("{at}.sqlite")).await;
        let error = into.import(text.as_bytes()).await.unwrap_err().to_string();
        assert!(error.contains(why), "{error} should contain {why}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_store_in_use_is_as_it_was_at_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(sqlite(&folder, "used.sqlite").await);
    let writer = store.clone();
    // Two games get the same number of events in one batch or the other; a moment never splits an append.
    let writing = tokio::spawn(async move {
        for seq in 0.. {
            let event = |text: &str| NewEvent { at: seq, kind: "chat".into(), payload: text.into() };
            match writer.append(Append::to("g", 2 * seq, vec![event("a"), event("b")])).await {
                Err(StoreError::Closed) => return seq,
                result => result.unwrap(),
            }
        }
        0
    });
    for at in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let copy = folder.path().join(format!("{at}.sqlite"));
        SqlStore::backup(&folder.path().join("used.sqlite"), &copy).await.unwrap();
        let events = sqlite(&folder, &format!("{at}.sqlite")).await.events("g", 0).await.unwrap();
        assert!(!events.is_empty() && events.len() % 2 == 0, "{}", events.len());
        assert!(SqlStore::backup(&folder.path().join("used.sqlite"), &copy).await.is_err(), "overwritten");
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
    SqlStore::backup(&folder.path().join("own.sqlite"), &folder.path().join("copy.sqlite")).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap()).collect();
    assert!(files.len() >= 4, "the database, what lies beside it, and the copy: {files:?}");
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{file:?}");
    }
}
