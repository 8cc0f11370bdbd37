//! What every store promises, run against a real file and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod places;
mod services;

use places::{Place, on_every_store, table_id};
use posthorn_store::{Append, NewEvent, NewTable, StoreError};
use posthorn_table::{PlayerId, Seq, TableStatus};

on_every_store! {
    events_come_back_in_order_after_reopening
    an_append_is_all_or_nothing_and_only_one_writer_wins
    many_writers_share_commits_and_each_race_has_one_winner
    a_write_that_fails_leaves_the_others_of_its_batch_whole
    tables_are_listed_by_status_and_by_player_newest_first
    each_active_table_is_leased_to_one_living_server
    settings_are_kept_until_they_are_replaced
}

fn table(id: &str, at: i64) -> NewTable {
    NewTable {
        id: table_id(id),
        at,
        setup: "{\"seats\":2}".into(),
        secret: vec![1; 32],
        status: TableStatus::Open,
        node: "home".into(),
    }
}

fn append(id: &str, expected: i64, events: Vec<NewEvent>) -> Append {
    Append::to(&table_id(id), Seq(expected), events)
}

fn event(text: &str) -> NewEvent {
    NewEvent { at: 5, kind: "chat".into(), payload: text.into() }
}

async fn events_come_back_in_order_after_reopening(place: Place) {
    let store = place.open().await;
    store.create_table(table("g", 1)).await.unwrap();
    store.append(append("g", 0, vec![event("a"), event("b")])).await.unwrap();
    store
        .append(Append { status: Some(TableStatus::Running), ..append("g", 2, vec![event("c")]) })
        .await
        .unwrap();
    store.close().await;
    assert!(matches!(store.append(append("g", 3, vec![])).await, Err(StoreError::Closed)));

    let store = place.open().await;
    let stored = store.load_table(&table_id("g")).await.unwrap().unwrap();
    let seen: Vec<_> = stored.events.iter().map(|e| (e.seq.0, e.payload.as_str())).collect();
    assert_eq!(seen, [(0, "a"), (1, "b"), (2, "c")]);
    assert_eq!(stored.row.status, TableStatus::Running);
    assert_eq!(stored.row.secret, vec![1; 32]);
    assert!(store.load_table(&table_id("other")).await.unwrap().is_none());
}

async fn an_append_is_all_or_nothing_and_only_one_writer_wins(place: Place) {
    let store = place.open().await;
    store.create_table(table("g", 1)).await.unwrap();
    store.append(append("g", 0, vec![event("a")])).await.unwrap();
    for (expected, what) in [(0, "too low"), (2, "too high")] {
        let late = Append { status: Some(TableStatus::Over), ..append("g", expected, vec![event(what)]) };
        assert!(matches!(store.append(late).await, Err(StoreError::Conflict)), "{what}");
    }
    let stored = store.load_table(&table_id("g")).await.unwrap().unwrap();
    assert_eq!((stored.events.len(), stored.row.status), (1, TableStatus::Open));
    assert!(matches!(store.create_table(table("g", 2)).await, Err(StoreError::Exists)));
}

async fn many_writers_share_commits_and_each_race_has_one_winner(place: Place) {
    // Two servers may share a database; each of these writers is at one of them.
    let (store, other) = (place.open().await, place.open().await);
    for id in 0..8 {
        store.create_table(table(&id.to_string(), id)).await.unwrap();
    }
    let mut writers = Vec::new();
    for id in 0..8 {
        for writer in 0..2 {
            let store = if writer == 0 { store.clone() } else { other.clone() };
            writers.push(tokio::spawn(async move {
                let mut won = 0;
                for seq in 0..20 {
                    let events = vec![event(&writer.to_string())];
                    match store.append(append(&id.to_string(), seq, events)).await {
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
        let events = store.load_table(&table_id(id)).await.unwrap().unwrap().events;
        assert!(events.iter().enumerate().all(|(at, event)| event.seq == Seq(at as i64)));
        stored += events.len();
    }
    assert_eq!(won, stored);
}

async fn a_write_that_fails_leaves_the_others_of_its_batch_whole(place: Place) {
    let store = place.open().await;
    store.create_table(table("taken", 1)).await.unwrap();
    let mut writers = Vec::new();
    for at in 0..60 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            match at % 3 {
                0 => store.create_table(table("taken", 1)).await,
                1 => store.create_table(table(&format!("g{at}"), 1)).await,
                _ => store.append(append(&format!("e{at}"), 0, vec![event("a"), event("b")])).await,
            }
        }));
    }
    for (at, writer) in writers.into_iter().enumerate() {
        let result = writer.await.unwrap();
        assert_eq!(matches!(result, Err(StoreError::Exists)), at % 3 == 0, "{at}: {result:?}");
        assert_eq!(result.is_ok(), at % 3 != 0, "{at}: {result:?}");
        if at % 3 == 2 {
            assert_eq!(store.events_from(&table_id(format!("e{at}")), Seq(1)).await.unwrap().len(), 1);
        }
    }
    assert_eq!(store.tables_with_status(TableStatus::Open, 100).await.unwrap().len(), 21);
}

async fn tables_are_listed_by_status_and_by_player_newest_first(place: Place) {
    let store = place.open().await;
    let anna = PlayerId::new("anna");
    for (id, at) in [("old", 1), ("new", 2)] {
        store.create_table(table(id, at)).await.unwrap();
        store
            .append(Append { seated: vec![anna.clone()], ..append(id, 0, vec![event("join")]) })
            .await
            .unwrap();
    }
    let ids = |rows: Vec<posthorn_store::TableRow>| -> Vec<String> {
        rows.into_iter().map(|row| row.id.to_string()).collect()
    };
    assert_eq!(ids(store.tables_with_status(TableStatus::Open, 10).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.tables_with_status(TableStatus::Open, 1).await.unwrap()), ["new"]);
    assert_eq!(ids(store.tables_of_player(&anna, 10).await.unwrap()), ["new", "old"]);
    store.append(Append { left: vec![anna.clone()], ..append("old", 1, vec![event("l")]) }).await.unwrap();
    assert_eq!(ids(store.tables_of_player(&anna, 10).await.unwrap()), ["new"]);
    assert!(store.tables_with_status(TableStatus::Over, 10).await.unwrap().is_empty());
}

async fn settings_are_kept_until_they_are_replaced(place: Place) {
    let store = place.open().await;
    assert_eq!(store.setting("key", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [1]);
    store.save_setting("key", vec![3]).await.unwrap();
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [3]);
    store.ping().await.unwrap();
}

async fn each_active_table_is_leased_to_one_living_server(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    let first = store.heartbeat("home", 60_000).await.unwrap();
    assert!(first.lapsed && first.others.is_empty() && first.now > 1_700_000_000_000, "{first:?}");
    for id in 0..10 {
        store.create_table(table(&id.to_string(), id)).await.unwrap();
    }
    let over = Append { status: Some(TableStatus::Over), ..append("9", 0, vec![event("over")]) };
    store.append(over).await.unwrap();
    store.append(append("8", 0, vec![event("a"), event("b")])).await.unwrap();
    let counts = store.event_counts().await.unwrap();
    assert_eq!(counts.len(), 9);
    assert!(counts.iter().all(|count| count.events.0 == if count.table.as_str() == "8" { 2 } else { 0 }));

    // While one lives, the other gets nothing; nor does it get what is its own already.
    let second = other.heartbeat("away", 60_000).await.unwrap();
    assert_eq!(second.others, ["home"]);
    assert_eq!(other.claim_leases("away", 100).await.unwrap(), 0);
    assert_eq!(store.claim_leases("home", 100).await.unwrap(), 0);
    assert_eq!(store.leases_of("home").await.unwrap().len(), 9);

    // When it is gone, two share what it left, each at its own pace, and nothing twice.
    store.release_leases("home").await.unwrap();
    other.heartbeat("third", 60_000).await.unwrap();
    assert_eq!(other.claim_leases("away", 4).await.unwrap(), 4);
    let (one, two) = tokio::join!(store.claim_leases("third", 100), other.claim_leases("away", 100));
    assert_eq!(one.unwrap() + two.unwrap(), 5);
    let mut leases = other.leases_of("away").await.unwrap();
    leases.extend(other.leases_of("third").await.unwrap());
    leases.sort();
    assert_eq!(leases, (0..9).map(table_id).collect::<Vec<_>>());

    // Whoever was not heard of for long is told, and finds that the others have taken over.
    store.heartbeat("third", 1).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    other.claim_leases("away", 100).await.unwrap();
    assert!(store.heartbeat("third", 60_000).await.unwrap().lapsed);
    assert!(!store.heartbeat("third", 60_000).await.unwrap().lapsed);
    assert!(store.leases_of("third").await.unwrap().is_empty());
    assert_eq!(other.leases_of("away").await.unwrap().len(), 9);
}
