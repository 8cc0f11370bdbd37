//! Looking back at finished games, and at nothing else.

use crate::support::{Browser, Program, Server};
use serde_json::{Value, json};
use std::time::Duration;

/// A game of bots alone, played to its end; its id.
async fn finished(program: &Program, bots: &[&str]) -> String {
    let wish = json!({"seats": bots.len(), "first": 0, "bots": bots, "sit": false});
    let (_, table) = program.post("/api/tables", wish).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    for _ in 0..3000 {
        if program.get(&format!("/api/tables/{id}")).await.unwrap().1["status"] == "over" {
            return id;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bots do not come to an end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_cannot_be_looked_back_at_by_anybody() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let (url, _) = browser.post("/play", &[("opponents", "1"), ("level", "random")]).await;
    let id = url.rsplit('/').next().unwrap().to_owned();
    let stranger = Browser::new(&server).await;
    for who in [&browser, &stranger] {
        for path in ["", "/at", "?at=0&seat=1", "/at?at=0"] {
            let response = who.get(&format!("/replay/{id}{path}")).await;
            assert_eq!(response.status(), 409, "{path}");
            assert!(response.text().await.unwrap().contains("once it is over"));
        }
        assert_eq!(who.get(&format!("/api/tables/{id}/replay?at=0&seat=1")).await.status(), 409);
        assert_eq!(who.get(&format!("/api/tables/{id}/analysis")).await.status(), 409);
        assert_eq!(who.get(&format!("/replay/{id}/analysis")).await.status(), 404);
        let (_, answer) = who.live(&format!("/replay/{id}/analyse"), &[]).await;
        assert_eq!(answer["message_key"], "error-not-over");
    }
    assert_eq!(browser.get("/replay/nowhere").await.status(), 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_moment_of_a_finished_game_can_be_seen_by_every_eye() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Watcher").await;
    let id = finished(&program, &["courier", "novice", "courier"]).await;
    let browser = Browser::new(&server).await;
    let (_, record) = program.get(&format!("/api/tables/{id}/record")).await.unwrap();
    let actions = record["actions"].as_array().unwrap();

    let page = browser.page(&format!("/replay/{id}?at=7&seat=1")).await;
    for part in [
        "id=\"moment\"",
        "value=\"7\"",
        "?at=6&amp;seat=1",
        "?at=8&amp;seat=1",
        "id=\"hand\"",
        "id=\"board\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("id=\"act\"") && !page.contains("id=\"end-turn\""), "there is nothing to do");
    assert!(browser.page(&format!("/table/{id}")).await.contains(&format!("/replay/{id}")));
    // Nonsense in the address shows the end with all cards open.
    assert!(
        browser
            .page(&format!("/replay/{id}?at=dance&seat=9"))
            .await
            .contains("aria-current=\"true\">All cards")
    );

    let mut hidden = 0;
    for at in (0..=actions.len()).step_by(5).chain([actions.len()]) {
        let moment = async |query: String| -> Value {
            let (status, json) =
                program.get(&format!("/api/tables/{id}/replay?at={at}{query}")).await.unwrap();
            assert_eq!(status, 200, "{json}");
            json
        };
        let all = moment(String::new()).await;
        assert_eq!((all["at"].as_u64(), all["last"].as_u64()), (Some(at as u64), Some(actions.len() as u64)));
        for seat in 0..3 {
            let one = moment(format!("&seat={seat}")).await;
            assert!(one["game"]["legal"].as_array().is_none_or(Vec::is_empty));
            for other in 0..3 {
                let hand = |json: &Value| json["game"]["seats"][other]["hand"].clone();
                assert!(hand(&all).is_array(), "{all}");
                if other == seat || at == actions.len() {
                    assert_eq!(hand(&one), hand(&all));
                } else {
                    hidden += usize::from(!hand(&one).is_array());
                }
            }
        }
        let fragments: Value =
            browser.get(&format!("/replay/{id}/at?at={at}&seat=2")).await.json().await.unwrap();
        assert_eq!(fragments["fragments"].as_array().unwrap().len(), 7);
    }
    assert!(hidden > 50, "only {hidden} hands were hidden");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_strongest_bot_finds_the_turns_that_mattered() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Watcher").await;
    let id = finished(&program, &["random", "courier"]).await;
    let browser = Browser::new(&server).await;
    assert!(browser.page(&format!("/replay/{id}")).await.contains("id=\"analyse\""));
    let (_, page) = browser.post(&format!("/replay/{id}/analyse"), &[]).await;
    assert!(page.contains("<progress") || page.contains("win-chart"));
    let mut answer = Value::Null;
    for _ in 0..6000 {
        answer = browser.get(&format!("/replay/{id}/analysis?at=3")).await.json().await.unwrap();
        if answer["done"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let html = answer["html"].as_str().unwrap();
    assert!(html.contains("win-chart") && html.contains("class=\"turnings\""), "{html}");
    assert_eq!(html.matches("class=\"win p").count(), 2);
    let (status, json) = program.get(&format!("/api/tables/{id}/analysis")).await.unwrap();
    assert_eq!((status.as_u16(), json["status"].as_str()), (200, Some("done")));
    let turns = json["turns"].as_array().unwrap();
    // Somebody who plays at random makes mistakes, and who follows a script may make worse ones.
    assert!((1..=3).contains(&turns.len()), "{json}");
    let mut last = f64::MAX;
    for turn in turns {
        let loss = turn["better_win"].as_f64().unwrap() - turn["win"].as_f64().unwrap();
        assert!((0.0..=last).contains(&loss), "{json}");
        last = loss;
        assert_ne!(turn["played"][0], turn["better"][0]);
        assert!(html.contains(&format!("data-at=\"{}\"", turn["at"])));
    }
    for line in json["win"].as_array().unwrap() {
        let line = line.as_array().unwrap();
        assert!(line.len() > 5 && line.iter().all(|point| (0.0..=1.0).contains(&point[1].as_f64().unwrap())));
    }
    // Asked again, nothing is reckoned again.
    assert_eq!(program.get(&format!("/api/tables/{id}/analysis")).await.unwrap().1, json);
}
