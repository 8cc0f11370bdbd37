//! What every store promises, run against a real file.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

use posthorn_store::{Append, NewEvent, NewGame, SqliteStore, Status, Store, StoreError};
use std::sync::Arc;

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        Place { folder: tempfile::tempdir().unwrap() }
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&self.folder.path().join("store.sqlite")).await.unwrap())
    }
}

fn game(id: &str, at: i64) -> NewGame {
    NewGame { id: id.into(), at, setup: "{\"seats\":2}".into(), secret: vec![1; 32], status: Status::Open }
}

fn event(text: &str) -> NewEvent {
    NewEvent { at: 5, kind: "chat".into(), payload: text.into() }
}

#[tokio::test]
async fn events_come_back_in_order_after_reopening() {
    let place = Place::new();
    let store = place.open().await;
    store.create_game(game("g", 1)).await.unwrap();
    store.append(Append::to("g", 0, vec![event("a"), event("b")])).await.unwrap();
    store
        .append(Append { status: Some(Status::Running), ..Append::to("g", 2, vec![event("c")]) })
        .await
        .unwrap();
    store.close().await;
    assert!(matches!(store.append(Append::to("g", 3, vec![])).await, Err(StoreError::Closed)));

    let store = place.open().await;
    let stored = store.load("g").await.unwrap().unwrap();
    let seen: Vec<_> = stored.events.iter().map(|e| (e.seq, e.payload.as_str())).collect();
    assert_eq!(seen, [(0, "a"), (1, "b"), (2, "c")]);
    assert_eq!(stored.row.status, Status::Running);
    assert_eq!(stored.row.secret, vec![1; 32]);
    assert!(store.load("other").await.unwrap().is_none());
}

#[tokio::test]
async fn an_append_is_all_or_nothing_and_only_one_writer_wins() {
    let place = Place::new();
    let store = place.open().await;
    store.create_game(game("g", 1)).await.unwrap();
    store.append(Append::to("g", 0, vec![event("a")])).await.unwrap();
    for (expected, what) in [(0, "too low"), (2, "too high")] {
        let late = Append { status: Some(Status::Over), ..Append::to("g", expected, vec![event(what)]) };
        assert!(matches!(store.append(late).await, Err(StoreError::Conflict)), "{what}");
    }
    let stored = store.load("g").await.unwrap().unwrap();
    assert_eq!((stored.events.len(), stored.row.status), (1, Status::Open));
    assert!(matches!(store.create_game(game("g", 2)).await, Err(StoreError::Exists)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_writers_share_commits_and_each_race_has_one_winner() {
    let place = Place::new();
    let store = place.open().await;
    for id in 0..8 {
        store.create_game(game(&id.to_string(), id)).await.unwrap();
    }
    let mut writers = Vec::new();
    for id in 0..8 {
        for writer in 0..2 {
            let store = store.clone();
            writers.push(tokio::spawn(async move {
                let mut won = 0;
                for seq in 0..20 {
                    let append = Append::to(&id.to_string(), seq, vec![event(&writer.to_string())]);
                    match store.append(append).await {
                        Ok(()) => won += 1,
                        Err(StoreError::Conflict) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
                won
            }));
        }
    }
    let mut won = 0;
    for writer in writers {
        won += writer.await.unwrap();
    }
    let mut stored = 0;
    for id in 0..8 {
        let events = store.load(&id.to_string()).await.unwrap().unwrap().events;
        assert!(events.iter().enumerate().all(|(at, event)| event.seq == at as i64));
        stored += events.len();
    }
    assert_eq!(won, stored);
}

#[tokio::test]
async fn games_are_listed_by_status_and_by_player_newest_first() {
    let place = Place::new();
    let store = place.open().await;
    for (id, at) in [("old", 1), ("new", 2)] {
        store.create_game(game(id, at)).await.unwrap();
        store
            .append(Append { seated: vec!["anna".into()], ..Append::to(id, 0, vec![event("join")]) })
            .await
            .unwrap();
    }
    let ids = |rows: Vec<posthorn_store::GameRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.games(Status::Open, 10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.games(Status::Open, 1).await.unwrap()), ["new"]);
    assert_eq!(ids(store.games_of("anna", 10).await.unwrap()), ["new", "old"]);
    store
        .append(Append { left: vec!["anna".into()], ..Append::to("old", 1, vec![event("l")]) })
        .await
        .unwrap();
    assert_eq!(ids(store.games_of("anna", 10).await.unwrap()), ["new"]);
    assert!(store.games(Status::Over, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn settings_are_kept_until_they_are_replaced() {
    let place = Place::new();
    let store = place.open().await;
    assert_eq!(store.setting("key", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [1]);
    store.save_setting("key", vec![3]).await.unwrap();
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [3]);
    store.ping().await.unwrap();
}
