//! What every store promises about people, run against a real file and a real PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod places;
mod services;

use places::{Place, on_every_store};
use posthorn_store::{
    ApiToken, Append, NewAccount, NewEvent, NewGame, Outcome, Player, Rating, RatingChange, SeatResult,
    Status, Store, StoreError, Tally, TokenOwner,
};
use std::sync::Arc;

on_every_store! {
    guests_sessions_and_tokens
    no_two_accounts_share_what_their_names_look_like
    of_many_who_want_a_name_at_once_one_gets_it
    an_outcome_is_written_with_the_last_event_once_or_not_at_all
    games_that_end_at_once_all_count
    who_goes_leaves_the_games_and_nothing_else
}

fn player(id: &str, name: &str) -> Player {
    Player { id: id.into(), name: name.into() }
}

fn account(id: &str, name: &str, keys: &[&str]) -> NewAccount {
    NewAccount {
        player: player(id, name),
        keys: keys.iter().map(|&key| key.into()).collect(),
        password: format!("hash of {id}"),
        email: Some(format!("{id}@example.org")),
        at: 7,
    }
}

async fn guests_sessions_and_tokens(place: Place) {
    let store = place.open().await;
    store.save_player(player("anna", "Anna"), 1).await.unwrap();
    store.save_session("one", "anna", "Firefox", 1).await.unwrap();
    store.save_session("two", "anna", "Chrome", 2).await.unwrap();
    store.save_player(player("anna", "Anne"), 2).await.unwrap();
    let session = store.session("one").await.unwrap().unwrap();
    assert_eq!(session.player, player("anna", "Anne"));
    assert_eq!((session.account, session.agent.as_str(), session.seen_at), (false, "Firefox", 1));
    assert_eq!(store.player("anna").await.unwrap(), Some(player("anna", "Anne")));
    assert_eq!(store.session("other").await.unwrap(), None);
    store.session_seen("one", 9).await.unwrap();
    let hashes = async || -> Vec<String> {
        store.sessions("anna").await.unwrap().into_iter().map(|session| session.hash).collect()
    };
    assert_eq!(hashes().await, ["one", "two"]);
    assert!(!store.end_session("ben", "one").await.unwrap());
    assert!(store.end_session("anna", "one").await.unwrap());
    store.save_session("three", "anna", "", 2).await.unwrap();
    assert_eq!(store.end_sessions_except("anna", "two").await.unwrap(), 1);
    assert_eq!(hashes().await, ["two"]);

    let token = ApiToken { hash: "key".into(), label: "my bot".into(), scopes: "read".into(), created_at: 3 };
    store.save_token("anna", token.clone()).await.unwrap();
    assert_eq!(store.tokens("anna").await.unwrap(), [token]);
    let owner = TokenOwner { player: player("anna", "Anne"), account: false, scopes: "read".into() };
    assert_eq!(store.token_owner("key").await.unwrap(), Some(owner));
    assert!(!store.revoke_token("ben", "key").await.unwrap());
    assert!(store.revoke_token("anna", "key").await.unwrap());
    assert_eq!(store.token_owner("key").await.unwrap(), None);
}

async fn no_two_accounts_share_what_their_names_look_like(place: Place) {
    let store = place.open().await;
    store.save_player(player("a", "Guest 1"), 1).await.unwrap();
    store.save_session("s", "a", "", 1).await.unwrap();
    store.register(account("a", "Ian", &["ian", "lan"])).await.unwrap();
    assert!(store.session("s").await.unwrap().unwrap().account);
    assert_eq!(store.player("a").await.unwrap().unwrap().name, "Ian");

    let taken = store.register(account("b", "lan", &["x", "lan"])).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)));
    // Nothing of the refused one stays.
    assert!(store.account("b").await.unwrap().is_none() && store.player("b").await.unwrap().is_none());
    assert!(!store.name_is_taken(&["x".into()], "").await.unwrap());
    assert!(store.name_is_taken(&["y".into(), "ian".into()], "b").await.unwrap());
    assert!(!store.name_is_taken(&["ian".into()], "a").await.unwrap());
    assert!(matches!(store.register(account("a", "Again", &["again"])).await, Err(StoreError::NameTaken)));

    store.register(account("b", "Bea", &["bea"])).await.unwrap();
    let renamed = store.rename_account(player("b", "IAN"), vec!["ian".into()]).await;
    assert!(matches!(renamed, Err(StoreError::NameTaken)));
    assert_eq!(store.account_by_key("bea").await.unwrap().unwrap().player.name, "Bea");
    store.rename_account(player("b", "Bob"), vec!["bob".into()]).await.unwrap();
    assert!(store.account_by_key("bea").await.unwrap().is_none());
    let bob = store.account_by_key("bob").await.unwrap().unwrap();
    assert_eq!((bob.player.name.as_str(), bob.password.as_str()), ("Bob", "hash of b"));
    store.save_password("b", "new").await.unwrap();
    store.save_email("b", None).await.unwrap();
    let bob = store.account("b").await.unwrap().unwrap();
    assert_eq!((bob.password.as_str(), bob.email), ("new", None));
    let printed = format!("{:?}", store.account("a").await.unwrap());
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

fn ended(at: i64, seats: &[(&str, i64)], ratings: &[(&str, f64, i64)]) -> Outcome {
    let results = seats.iter().zip(0..).map(|(&(id, place), seat)| SeatResult {
        seat,
        player: id.into(),
        players: seats.len() as i64,
        turn: seat,
        place,
        points: 20 - place,
        quit: id == "quitter",
        offices: 0b101,
        rating: ratings.iter().find(|rating| rating.0 == id).map(|rating| (rating.1, 2.0)),
    });
    let change = |&(id, mean, before): &(&str, f64, i64)| RatingChange {
        to: Rating { player: id.into(), mean, deviation: 2.0, games: before + 1, wins: 0 },
        games_before: before,
    };
    Outcome { at, public: true, results: results.collect(), ratings: ratings.iter().map(change).collect() }
}

async fn finish(store: &Arc<dyn Store>, game: &str, outcome: Outcome) -> Result<(), StoreError> {
    let new = NewGame {
        id: game.into(),
        at: 1,
        setup: "{}".into(),
        secret: vec![1; 32],
        status: Status::Running,
        node: String::new(),
    };
    let _ = store.create_game(new).await;
    let event =
        NewEvent { at: 2, kind: "did".into(), payload: "{\"player\":\"a\",\"name\":\"Anna\"}".into() };
    let append = Append::to(game, 0, vec![event]);
    store.append(Append { status: Some(Status::Over), outcome: Some(outcome), ..append }).await
}

async fn an_outcome_is_written_with_the_last_event_once_or_not_at_all(place: Place) {
    let store = place.open().await;
    store.save_player(player("a", "Anna"), 1).await.unwrap();
    let first = ended(5, &[("a", 1), ("bot:prince", 2)], &[("a", 27.0, 0), ("bot:prince", 23.0, 0)]);
    finish(&store, "g1", first.clone()).await.unwrap();
    // The same game cannot end twice: the events say so, and nothing is counted again.
    assert!(matches!(finish(&store, "g1", first).await, Err(StoreError::Conflict)));
    let rating = store.rating("a").await.unwrap().unwrap();
    assert_eq!((rating.mean, rating.games), (27.0, 1));

    // Whoever has read an older rating must read again; neither event nor result is written.
    let late = ended(6, &[("a", 2), ("b", 1)], &[("b", 26.0, 0), ("a", 20.0, 0)]);
    assert!(matches!(finish(&store, "g2", late).await, Err(StoreError::RatingMoved)));
    let g2 = store.load("g2").await.unwrap().unwrap();
    assert_eq!((g2.events.len(), g2.row.status), (0, Status::Running));
    assert!(store.rating("b").await.unwrap().is_none() && store.results_of("b", 9).await.unwrap().is_empty());
    finish(&store, "g2", ended(6, &[("b", 1), ("a", 2)], &[("b", 26.0, 0), ("a", 25.0, 1)])).await.unwrap();
    finish(&store, "g3", ended(7, &[("a", 1), ("quitter", 2)], &[])).await.unwrap();

    let games = store.results_of("a", 2).await.unwrap();
    assert_eq!(games.iter().map(|game| game.game.as_str()).collect::<Vec<_>>(), ["g3", "g2"]);
    assert_eq!((games[0].result.rating, games[1].result.rating), (None, Some((25.0, 2.0))));
    assert_eq!((games[1].result.turn, games[1].result.offices, games[1].public), (1, 5, true));
    let tally = |turn, games, wins, points| Tally { players: 2, turn, games, wins, points };
    assert_eq!(store.tallies(Some("a")).await.unwrap(), [tally(0, 2, 2, 38), tally(1, 1, 0, 18)]);
    // The game that somebody left says nothing about seats.
    assert_eq!(store.tallies(None).await.unwrap(), [tally(0, 2, 2, 38), tally(1, 2, 0, 36)]);
    let board = store.leaderboard(2, 3.0).await.unwrap();
    let names: Vec<_> =
        board.iter().map(|(rating, who)| (rating.player.as_str(), who.name.as_str())).collect();
    assert_eq!(names, [("b", ""), ("a", "Anna")]);
}

async fn who_goes_leaves_the_games_and_nothing_else(place: Place) {
    let store = place.open().await;
    store.register(account("a", "Anna", &["anna"])).await.unwrap();
    store.save_session("s", "a", "Firefox", 1).await.unwrap();
    let token = ApiToken { hash: "k".into(), label: "x".into(), scopes: "read".into(), created_at: 3 };
    store.save_token("a", token).await.unwrap();
    finish(&store, "g", ended(5, &[("a", 1), ("b", 2)], &[("a", 27.0, 0)])).await.unwrap();
    assert_eq!(store.games_naming("a").await.unwrap(), ["g"]);
    assert!(store.games_naming("nn").await.unwrap().is_empty());
    store.redact("g", vec![(0, "\"somebody plays\"".into())]).await.unwrap();
    store.forget_player("a").await.unwrap();

    assert!(store.account("a").await.unwrap().is_none());
    assert!(store.account_by_key("anna").await.unwrap().is_none());
    assert!(store.session("s").await.unwrap().is_none() && store.token_owner("k").await.unwrap().is_none());
    assert!(store.rating("a").await.unwrap().is_none());
    assert_eq!(store.player("a").await.unwrap(), Some(player("a", "")));
    assert_eq!(store.load("g").await.unwrap().unwrap().events[0].payload, "\"somebody plays\"");
    assert_eq!(store.results_of("a", 9).await.unwrap().len(), 1);
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
                let now = store.rating("a").await.unwrap();
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
    let rating = store.rating("a").await.unwrap().unwrap();
    assert_eq!((rating.games, rating.mean), (12, 37.0));
    assert_eq!(store.results_of("a", 100).await.unwrap().len(), 12);
}
