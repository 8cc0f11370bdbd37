//! What every store promises about people, run against a real file and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod places;
mod services;

use places::{Place, on_every_store, table_id};
use posthorn_rules::{CitySet, Seat};
use posthorn_store::{
    ApiToken, Append, GameOutcome, NewAccount, NewEvent, NewTable, Player, Rating, RatingChange, Scope,
    Scopes, SeatResult, SeatStatistics, Store, StoreError, TokenOwner,
};
use posthorn_table::{Participant, PlayerId, Seq, TableStatus};
use std::sync::Arc;

on_every_store! {
    guests_sessions_and_tokens
    no_two_accounts_share_what_their_names_look_like
    of_many_who_want_a_name_at_once_one_gets_it
    an_outcome_is_written_with_the_last_event_once_or_not_at_all
    games_that_end_at_once_all_count
    who_goes_leaves_the_games_and_nothing_else
}

fn id(text: &str) -> PlayerId {
    PlayerId::new(text)
}

fn participant(key: &str) -> Participant {
    Participant::from_key(key).unwrap()
}

fn player(id: &str, name: &str) -> Player {
    Player { id: PlayerId::new(id), name: name.into() }
}

fn read_only() -> Scopes {
    [Scope::Read].into_iter().collect()
}

fn account(id: &str, name: &str, keys: &[&str]) -> NewAccount {
    NewAccount {
        player: player(id, name),
        name_keys: keys.iter().map(|&key| key.into()).collect(),
        password: format!("hash of {id}"),
        email: Some(format!("{id}@example.org")),
        at: 7,
    }
}

async fn guests_sessions_and_tokens(place: Place) {
    let store = place.open().await;
    store.save_player(player("anna", "Anna"), 1).await.unwrap();
    store.save_session("one", &id("anna"), "Firefox", 1).await.unwrap();
    store.save_session("two", &id("anna"), "Chrome", 2).await.unwrap();
    store.save_player(player("anna", "Anne"), 2).await.unwrap();
    let session = store.session("one").await.unwrap().unwrap();
    assert_eq!(session.player, player("anna", "Anne"));
    assert_eq!((session.account, session.agent.as_str(), session.seen_at), (false, "Firefox", 1));
    assert_eq!(store.player(&id("anna")).await.unwrap(), Some(player("anna", "Anne")));
    assert_eq!(store.session("other").await.unwrap(), None);
    store.session_seen("one", 9).await.unwrap();
    let hashes = async || -> Vec<String> {
        store.sessions(&id("anna")).await.unwrap().into_iter().map(|session| session.hash).collect()
    };
    assert_eq!(hashes().await, ["one", "two"]);
    assert!(!store.end_session(&id("ben"), "one").await.unwrap());
    assert!(store.end_session(&id("anna"), "one").await.unwrap());
    store.save_session("three", &id("anna"), "", 2).await.unwrap();
    assert_eq!(store.end_sessions_except(&id("anna"), "two").await.unwrap(), 1);
    assert_eq!(hashes().await, ["two"]);

    let token = ApiToken { hash: "key".into(), label: "my bot".into(), scopes: read_only(), created_at: 3 };
    store.save_token(&id("anna"), token.clone()).await.unwrap();
    assert_eq!(store.tokens(&id("anna")).await.unwrap(), [token]);
    let owner = TokenOwner { player: player("anna", "Anne"), account: false, scopes: read_only() };
    assert_eq!(store.token_owner("key").await.unwrap(), Some(owner));
    assert!(!store.revoke_token(&id("ben"), "key").await.unwrap());
    assert!(store.revoke_token(&id("anna"), "key").await.unwrap());
    assert_eq!(store.token_owner("key").await.unwrap(), None);
}

async fn no_two_accounts_share_what_their_names_look_like(place: Place) {
    let store = place.open().await;
    store.save_player(player("a", "Guest 1"), 1).await.unwrap();
    store.save_session("s", &id("a"), "", 1).await.unwrap();
    store.register(account("a", "Ian", &["ian", "lan"])).await.unwrap();
    assert!(store.session("s").await.unwrap().unwrap().account);
    assert_eq!(store.player(&id("a")).await.unwrap().unwrap().name, "Ian");

    let taken = store.register(account("b", "lan", &["x", "lan"])).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)));
    // Nothing of the refused one stays.
    assert!(
        store.account(&id("b")).await.unwrap().is_none() && store.player(&id("b")).await.unwrap().is_none()
    );
    assert!(!store.name_is_taken(&["x".into()], None).await.unwrap());
    assert!(store.name_is_taken(&["y".into(), "ian".into()], Some(&id("b"))).await.unwrap());
    assert!(!store.name_is_taken(&["ian".into()], Some(&id("a"))).await.unwrap());
    assert!(matches!(store.register(account("a", "Again", &["again"])).await, Err(StoreError::NameTaken)));

    store.register(account("b", "Bea", &["bea"])).await.unwrap();
    let renamed = store.rename_account(player("b", "IAN"), vec!["ian".into()]).await;
    assert!(matches!(renamed, Err(StoreError::NameTaken)));
    assert_eq!(store.account_by_name_key("bea").await.unwrap().unwrap().player.name, "Bea");
    store.rename_account(player("b", "Bob"), vec!["bob".into()]).await.unwrap();
    assert!(store.account_by_name_key("bea").await.unwrap().is_none());
    let bob = store.account_by_name_key("bob").await.unwrap().unwrap();
    assert_eq!((bob.player.name.as_str(), bob.password.as_str()), ("Bob", "hash of b"));
    store.save_password(&id("b"), "new").await.unwrap();
    store.save_email(&id("b"), None).await.unwrap();
    let bob = store.account(&id("b")).await.unwrap().unwrap();
    assert_eq!((bob.password.as_str(), bob.email), ("new", None));
    let printed = format!("{:?}", store.account(&id("a")).await.unwrap());
    assert!(!printed.contains("hash of") && !printed.contains("example.org"), "{printed}");
}

async fn of_many_who_want_a_name_at_once_one_gets_it(place: Place) {
    let store = place.open().await;
    let mut wishes = Vec::new();
    for id in 0..16 {
        let store = store.clone();
        wishes.push(tokio::spawn(async move {
            store.register(account(&id.to_string(), "Anna", &["anna"])).await.is_ok()
        }));
    }
    let mut got = 0;
    for wish in wishes {
        got += usize::from(wish.await.unwrap());
    }
    assert_eq!(got, 1);
}

fn ended(at: i64, seats: &[(&str, u8)], ratings: &[(&str, f64, i64)]) -> GameOutcome {
    let results = seats.iter().zip(0..).map(|(&(id, place), seat)| SeatResult {
        seat: Seat::new(seat).unwrap(),
        participant: participant(id),
        players: seats.len() as u8,
        turn: seat as u8,
        place,
        points: 20 - i32::from(place),
        quit: id == "quitter",
        offices: CitySet::from_bits(0b101),
        rating: ratings.iter().find(|rating| rating.0 == id).map(|rating| (rating.1, 2.0)),
    });
    let change = |&(id, mean, before): &(&str, f64, i64)| RatingChange {
        to: Rating { participant: participant(id), mean, deviation: 2.0, games: before + 1, wins: 0 },
        games_before: before,
    };
    GameOutcome {
        at,
        public: true,
        results: results.collect(),
        ratings: ratings.iter().map(change).collect(),
    }
}

async fn finish(store: &Arc<Store>, table: &str, outcome: GameOutcome) -> Result<(), StoreError> {
    let new = NewTable {
        id: table_id(table),
        at: 1,
        setup: "{}".into(),
        secret: vec![1; 32],
        status: TableStatus::Running,
        node: String::new(),
    };
    let _ = store.create_table(new).await;
    let event =
        NewEvent { at: 2, kind: "did".into(), payload: "{\"player\":\"a\",\"name\":\"Anna\"}".into() };
    let append = Append::to(&table_id(table), Seq::ZERO, vec![event]);
    store.append(Append { status: Some(TableStatus::Over), outcome: Some(outcome), ..append }).await
}

async fn an_outcome_is_written_with_the_last_event_once_or_not_at_all(place: Place) {
    let store = place.open().await;
    store.save_player(player("a", "Anna"), 1).await.unwrap();
    let first = ended(5, &[("a", 1), ("bot:prince", 2)], &[("a", 27.0, 0), ("bot:prince", 23.0, 0)]);
    finish(&store, "g1", first.clone()).await.unwrap();
    // The same game cannot end twice: the events say so, and nothing is counted again.
    assert!(matches!(finish(&store, "g1", first).await, Err(StoreError::Conflict)));
    let rating = store.rating(&participant("a")).await.unwrap().unwrap();
    assert_eq!((rating.mean, rating.games), (27.0, 1));

    // Whoever has read an older rating must read again; neither event nor result is written.
    let late = ended(6, &[("a", 2), ("b", 1)], &[("b", 26.0, 0), ("a", 20.0, 0)]);
    assert!(matches!(finish(&store, "g2", late).await, Err(StoreError::RatingMoved)));
    let g2 = store.load_table(&table_id("g2")).await.unwrap().unwrap();
    assert_eq!((g2.events.len(), g2.row.status), (0, TableStatus::Running));
    assert!(
        store.rating(&participant("b")).await.unwrap().is_none()
            && store.results_of(&participant("b"), 9).await.unwrap().is_empty()
    );
    finish(&store, "g2", ended(6, &[("b", 1), ("a", 2)], &[("b", 26.0, 0), ("a", 25.0, 1)])).await.unwrap();
    finish(&store, "g3", ended(7, &[("a", 1), ("quitter", 2)], &[])).await.unwrap();

    let games = store.results_of(&participant("a"), 2).await.unwrap();
    assert_eq!(games.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(), ["g3", "g2"]);
    assert_eq!((games[0].result.rating, games[1].result.rating), (None, Some((25.0, 2.0))));
    assert_eq!((games[1].result.turn, games[1].result.offices.bits(), games[1].public), (1, 5, true));
    let statistics = |turn, games, wins, points| SeatStatistics { players: 2, turn, games, wins, points };
    assert_eq!(
        store.seat_statistics(Some(&participant("a"))).await.unwrap(),
        [statistics(0, 2, 2, 38), statistics(1, 1, 0, 18)]
    );
    // The game that somebody left says nothing about seats.
    assert_eq!(
        store.seat_statistics(None).await.unwrap(),
        [statistics(0, 2, 2, 38), statistics(1, 2, 0, 36)]
    );
    let board = store.leaderboard(2, 3.0).await.unwrap();
    let names: Vec<_> =
        board.iter().map(|ranked| (ranked.rating.participant.key(), ranked.name.as_str())).collect();
    assert_eq!(names, [("b".to_owned(), ""), ("a".to_owned(), "Anna")]);
}

async fn who_goes_leaves_the_games_and_nothing_else(place: Place) {
    let store = place.open().await;
    store.register(account("a", "Anna", &["anna"])).await.unwrap();
    store.save_session("s", &id("a"), "Firefox", 1).await.unwrap();
    let token = ApiToken { hash: "k".into(), label: "x".into(), scopes: read_only(), created_at: 3 };
    store.save_token(&id("a"), token).await.unwrap();
    finish(&store, "g", ended(5, &[("a", 1), ("b", 2)], &[("a", 27.0, 0)])).await.unwrap();
    assert_eq!(store.tables_naming(&id("a")).await.unwrap(), [table_id("g")]);
    assert!(store.tables_naming(&id("nn")).await.unwrap().is_empty());
    store.redact_events(&table_id("g"), vec![(Seq(0), "\"somebody plays\"".into())]).await.unwrap();
    store.forget_player(&id("a")).await.unwrap();

    assert!(store.account(&id("a")).await.unwrap().is_none());
    assert!(store.account_by_name_key("anna").await.unwrap().is_none());
    assert!(store.session("s").await.unwrap().is_none() && store.token_owner("k").await.unwrap().is_none());
    assert!(store.rating(&participant("a")).await.unwrap().is_none());
    assert_eq!(store.player(&id("a")).await.unwrap(), Some(player("a", "")));
    assert_eq!(
        store.load_table(&table_id("g")).await.unwrap().unwrap().events[0].payload,
        "\"somebody plays\""
    );
    assert_eq!(store.results_of(&participant("a"), 9).await.unwrap().len(), 1);
    // The name is free again.
    store.register(account("c", "Anna", &["anna"])).await.unwrap();
}

/// Whoever finds that a rating has moved reads it again; in the end every game is in it.
async fn games_that_end_at_once_all_count(place: Place) {
    let store = place.open().await;
    let mut endings = Vec::new();
    for game in 0..12 {
        let store = store.clone();
        endings.push(tokio::spawn(async move {
            loop {
                let now = store.rating(&participant("a")).await.unwrap();
                let (mean, games) = now.map_or((25.0, 0), |rating| (rating.mean, rating.games));
                let outcome = ended(game, &[("a", 1), ("b", 2)], &[("a", mean + 1.0, games)]);
                match finish(&store, &format!("g{game}"), outcome).await {
                    Ok(()) => return,
                    Err(StoreError::RatingMoved) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }));
    }
    for ending in endings {
        ending.await.unwrap();
    }
    let rating = store.rating(&participant("a")).await.unwrap().unwrap();
    assert_eq!((rating.games, rating.mean), (12, 37.0));
    assert_eq!(store.results_of(&participant("a"), 100).await.unwrap().len(), 12);
}
