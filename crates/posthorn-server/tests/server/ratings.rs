//! Ratings: who may play for them, what leaving costs, and that every game counts exactly once.

use crate::process::Process;
use crate::support::{Browser, Program, Server};
use posthorn_store::Store;
use posthorn_table::{BotKind, Participant, TableId, TableStatus};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_moves_both_ratings_once_and_shows_on_the_pages() {
    let server = Server::start().await;
    let base = server.url("");
    let (one, two) = (Program::account(&base, "Anna").await, Program::account(&base, "Ben").await);
    let (status, table) = one.post("/api/tables", json!({"rated": true})).await.unwrap();
    assert!(status.is_success(), "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let guest = Program::new(&base, "Clara").await;
    let (status, answer) = guest.post(&format!("{path}/sit"), json!({})).await.unwrap();
    assert_eq!(status, 403, "{answer}");
    assert_eq!(guest.post("/api/tables", json!({"rated": true})).await.unwrap().0, 403);
    for (who, verb) in [(&two, "sit"), (&two, "ready"), (&one, "start")] {
        let (status, answer) = who.post(&format!("{path}/{verb}"), json!({})).await.unwrap();
        assert!(status.is_success(), "{verb}: {answer}");
    }
    let (over, _) = tokio::join!(one.play_out(&path), two.play_out(&path));
    let winner = over["result"]["winner"].as_u64().unwrap();

    let board = one.get("/api/leaderboard").await.unwrap().1;
    let players = board["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert_eq!(players[0]["name"], if winner == 0 { "Anna" } else { "Ben" });
    assert!(players[0]["rating"].as_i64().unwrap() > 1000 && players[1]["mean"].as_f64().unwrap() < 25.0);
    assert_eq!((&players[0]["games"], &players[0]["wins"]), (&json!(1), &json!(1)));
    // A restart reads the game again and counts nothing again.
    let server = server.restart().await;
    let one = one.at(&server.url(""));
    one.get(&path).await.unwrap();
    assert_eq!(one.get("/api/leaderboard").await.unwrap().1, board);

    let browser = Browser::new(&server).await;
    let page = browser.page("/leaderboard").await;
    assert!(page.contains("Anna") && page.contains("Does going first help?"), "{page}");
    let id = one.get("/api/account").await.unwrap().1["id"].as_str().unwrap().to_owned();
    let page = browser.page(&format!("/player/{id}")).await;
    for text in
        ["Favourite regions", "Statistics", "<svg class=\"mini\"", &path.replace("/api/tables", "/table")]
    {
        assert!(page.contains(text), "{text}");
    }
    let profile = browser.page(&format!("/api/players/{id}")).await;
    let profile: Value = serde_json::from_str(&profile).unwrap();
    assert_eq!(profile["games"].as_array().unwrap().len(), 1);
    assert_eq!(profile["statistics"][0]["games"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_is_last_whatever_the_bot_makes_of_it_and_bots_are_rated() {
    let server = Server::start().await;
    let anna = Program::account(&server.url(""), "Anna").await;
    let wish = json!({"rated": true, "seats": 2, "bots": ["random"]});
    let (_, table) = anna.post("/api/tables", wish).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    anna.post(&format!("{path}/leave"), json!({})).await.unwrap();
    let over = anna.play_out(&path).await;
    // A courier stood in for Anna and beats a random player; she has lost all the same.
    let board = anna.get("/api/leaderboard").await.unwrap().1;
    let players = board["players"].as_array().unwrap();
    let names: Vec<_> = players.iter().map(|player| player["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Random", "Anna"], "{over}");
    assert_eq!((&players[0]["bot"], &players[0]["wins"]), (&json!(true), &json!(1)));
    let id = players[1]["id"].as_str().unwrap();
    let (_, profile) = anna.get(&format!("/api/players/{id}")).await.unwrap();
    assert_eq!((&profile["games"][0]["place"], &profile["games"][0]["quit"]), (&json!(2), &json!(true)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unrated_game_and_one_behind_a_link_stay_out_of_what_others_see() {
    let server = Server::start().await;
    let anna = Program::account(&server.url(""), "Anna").await;
    let wish = json!({"public": false, "bots": ["random"]});
    let (_, table) = anna.post("/api/tables", wish).await.unwrap();
    let table = table["id"].as_str().unwrap().to_owned();
    anna.play_out(&format!("/api/tables/{table}")).await;
    assert_eq!(anna.get("/api/leaderboard").await.unwrap().1, json!({"players": []}));
    let id = anna.get("/api/account").await.unwrap().1["id"].as_str().unwrap().to_owned();
    let (_, profile) = anna.get(&format!("/api/players/{id}")).await.unwrap();
    assert_eq!((&profile["games"], &profile["rating"]), (&json!([]), &Value::Null));
    assert_eq!(profile["statistics"][0]["games"], 1);
    assert!(!Browser::new(&server).await.page(&format!("/player/{id}")).await.contains(&table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_counts_exactly_once_over_twenty_kills() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let mut anna = Program::account(&process.url(""), "Anna").await;
    let bots = [BotKind::Random, BotKind::Novice].map(Participant::Bot);
    let mut games: Vec<TableId> = Vec::new();
    let mut over = 0;
    for kill in 0..20 {
        // Bots play each other without a pause: there is always a game about to end.
        for _ in 0..3 {
            let wish = json!({"rated": true, "seats": 2, "sit": false, "bots": ["random", "novice"]});
            let (_, table) = anna.post("/api/tables", wish).await.unwrap();
            games.push(TableId::parse(table["id"].as_str().unwrap()).unwrap());
        }
        tokio::time::sleep(Duration::from_millis(100 + 37 * (kill % 7))).await;
        process.kill();

        let store = Store::sqlite(&folder.path().join("posthorn.sqlite")).await.unwrap();
        let mut counted: BTreeMap<&Participant, i64> = BTreeMap::new();
        over = 0;
        for game in &games {
            let ended = store.load_table(game).await.unwrap().unwrap().row.status == TableStatus::Over;
            over += usize::from(ended);
            for bot in &bots {
                let results = store.results_of(bot, 1000).await.unwrap();
                let own = results.iter().filter(|past| past.table == *game).count();
                assert_eq!(own, usize::from(ended), "kill {kill}: {bot} in {game}");
                *counted.entry(bot).or_default() += own as i64;
            }
        }
        for (bot, games) in counted {
            let rating = store.rating(bot).await.unwrap();
            assert_eq!(rating.map_or(0, |rating| rating.games), games, "kill {kill}: {bot}");
        }
        store.close().await;
        process = Process::start(folder.path());
        anna = anna.at(&process.url(""));
    }
    process.kill();
    println!("{over} games ended over twenty kills, each counted once");
    assert!(over > 5, "only {over} games ended");
}
