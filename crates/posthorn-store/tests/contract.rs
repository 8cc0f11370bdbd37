//! What every store promises, run against a real file and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod services;

use posthorn_store::{ApiToken, Append, NewEvent, NewGame, Player, SqlStore, Status, Store, StoreError};
use std::sync::Arc;

/// Where a store lies, so that it can be opened again.
enum Place {
    Folder(tempfile::TempDir),
    Url(String),
}

impl Place {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(match self {
            Place::Folder(folder) => SqlStore::sqlite(&folder.path().join("store.sqlite")).await.unwrap(),
            Place::Url(url) => SqlStore::postgres(url).await.unwrap(),
        })
    }
}

/// Every promise is tested on every store.
macro_rules! on_every_store {
    ($($promise:ident)+) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::$promise(super::Place::Folder(tempfile::tempdir().unwrap())).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::$promise(super::Place::Url(super::services::new_database())).await;
            })+
        }
    };
}

on_every_store! {
    events_come_back_in_order_after_reopening
    an_append_is_all_or_nothing_and_only_one_writer_wins
    many_writers_share_commits_and_each_race_has_one_winner
    a_write_that_fails_leaves_the_others_of_its_batch_whole
    games_are_listed_by_status_and_by_player_newest_first
    players_sessions_tokens_and_settings
    unfinished_games_are_seen_to_by_one_living_server_each
}

fn game(id: &str, at: i64) -> NewGame {
    NewGame {
        id: id.into(),
        at,
        setup: "{\"seats\":2}".into(),
        secret: vec![1; 32],
        status: Status::Open,
        node: "home".into(),
    }
}

fn event(text: &str) -> NewEvent {
    NewEvent { at: 5, kind: "chat".into(), payload: text.into() }
}

async fn events_come_back_in_order_after_reopening(place: Place) {
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

async fn an_append_is_all_or_nothing_and_only_one_writer_wins(place: Place) {
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

async fn many_writers_share_commits_and_each_race_has_one_winner(place: Place) {
    // Two servers may share a database; each of these writers is at one of them.
    let (store, other) = (place.open().await, place.open().await);
    for id in 0..8 {
        store.create_game(game(&id.to_string(), id)).await.unwrap();
    }
    let mut writers = Vec::new();
    for id in 0..8 {
        for writer in 0..2 {
            let store = if writer == 0 { store.clone() } else { other.clone() };
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

async fn a_write_that_fails_leaves_the_others_of_its_batch_whole(place: Place) {
    let store = place.open().await;
    store.create_game(game("taken", 1)).await.unwrap();
    let mut writers = Vec::new();
    for at in 0..60 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            match at % 3 {
                0 => store.create_game(game("taken", 1)).await,
                1 => store.create_game(game(&format!("g{at}"), 1)).await,
                _ => store.append(Append::to(&format!("e{at}"), 0, vec![event("a"), event("b")])).await,
            }
        }));
    }
    for (at, writer) in writers.into_iter().enumerate() {
        let result = writer.await.unwrap();
        assert_eq!(matches!(result, Err(StoreError::Exists)), at % 3 == 0, "{at}: {result:?}");
        assert_eq!(result.is_ok(), at % 3 != 0, "{at}: {result:?}");
        if at % 3 == 2 {
            assert_eq!(store.events(&format!("e{at}"), 1).await.unwrap().len(), 1);
        }
    }
    assert_eq!(store.games(Status::Open, 100).await.unwrap().len(), 21);
}

async fn games_are_listed_by_status_and_by_player_newest_first(place: Place) {
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

async fn players_sessions_tokens_and_settings(place: Place) {
    let store = place.open().await;
    let anna = |name: &str| Player { id: "anna".into(), name: name.into() };
    store.save_player(anna("Anna"), 1).await.unwrap();
    store.save_session("hash", "anna", 1).await.unwrap();
    assert_eq!(store.session("hash").await.unwrap(), Some(anna("Anna")));
    store.save_player(anna("Anne"), 2).await.unwrap();
    assert_eq!(store.session("hash").await.unwrap(), Some(anna("Anne")));
    assert_eq!(store.player("anna").await.unwrap(), Some(anna("Anne")));
    assert_eq!(store.session("other").await.unwrap(), None);

    let token = ApiToken { hash: "key".into(), label: "my bot".into(), created_at: 3 };
    store.save_token("anna", token.clone()).await.unwrap();
    assert_eq!(store.tokens("anna").await.unwrap(), [token]);
    assert_eq!(store.token_player("key").await.unwrap(), Some(anna("Anne")));
    assert!(!store.revoke_token("ben", "key").await.unwrap());
    assert!(store.revoke_token("anna", "key").await.unwrap());
    assert_eq!(store.token_player("key").await.unwrap(), None);

    assert_eq!(store.setting("key", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [1]);
    store.ping().await.unwrap();
}

async fn unfinished_games_are_seen_to_by_one_living_server_each(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    let first = store.alive("home", 60_000).await.unwrap();
    assert!(first.lapsed && first.others.is_empty() && first.now > 1_700_000_000_000, "{first:?}");
    for id in 0..10 {
        store.create_game(game(&id.to_string(), id)).await.unwrap();
    }
    let over = Append { status: Some(Status::Over), ..Append::to("9", 0, vec![event("over")]) };
    store.append(over).await.unwrap();
    store.append(Append::to("8", 0, vec![event("a"), event("b")])).await.unwrap();
    let heads = store.heads().await.unwrap();
    assert_eq!(heads.len(), 9);
    assert!(heads.iter().all(|head| head.events == if head.game == "8" { 2 } else { 0 }));

    // While one lives, the other gets nothing; nor does it get what is its own already.
    let second = other.alive("away", 60_000).await.unwrap();
    assert_eq!(second.others, ["home"]);
    assert_eq!(other.claim("away", 100).await.unwrap(), 0);
    assert_eq!(store.claim("home", 100).await.unwrap(), 0);
    assert_eq!(store.claims("home").await.unwrap().len(), 9);

    // When it is gone, two share what it left, each at its own pace, and nothing twice.
    store.release("home").await.unwrap();
    other.alive("third", 60_000).await.unwrap();
    assert_eq!(other.claim("away", 4).await.unwrap(), 4);
    let (one, two) = tokio::join!(store.claim("third", 100), other.claim("away", 100));
    assert_eq!(one.unwrap() + two.unwrap(), 5);
    let mut claims = other.claims("away").await.unwrap();
    claims.extend(other.claims("third").await.unwrap());
    claims.sort();
    assert_eq!(claims, (0..9).map(|id| id.to_string()).collect::<Vec<_>>());

    // Whoever was not heard of for long is told, and finds that the others have taken over.
    store.alive("third", 1).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    other.claim("away", 100).await.unwrap();
    assert!(store.alive("third", 60_000).await.unwrap().lapsed);
    assert!(!store.alive("third", 60_000).await.unwrap().lapsed);
    assert!(store.claims("third").await.unwrap().is_empty());
    assert_eq!(other.claims("away").await.unwrap().len(), 9);
}
