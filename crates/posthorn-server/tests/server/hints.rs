//! What a bot would do: for whom it is said, and for whom not.

use crate::support::{Browser, Program, Server, open_actions};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_alone_against_bots_may_ask_by_link_by_script_and_by_program() {
    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0"), ("quick", "1")]).await;
    browser.post(&format!("{table}/bot"), &[("level", "random")]).await;
    let (_, page) = browser.post(&format!("{table}/start"), &[]).await;
    assert!(page.contains("id=\"ask-hint\"") && !page.contains("class=\"advice\""));

    let page = browser.page(&format!("{table}?hint=1")).await;
    assert!(page.contains("class=\"advice\"") && page.contains("Take "), "{page}");
    assert!(page.contains("Chance to win"));
    let (status, answer) = get(&browser, &format!("{table}/hint")).await;
    assert_eq!((status, &answer["ok"]), (200, &true.into()));
    let html = answer["html"].as_str().unwrap().to_owned();
    assert!(page.contains(&html), "the same view gets the same hint");
    assert_eq!(get(&browser, &format!("{table}/hint")).await.1["html"], html);

    // A hint is followed by doing what it says: then it is gone, and the next one speaks of the next action.
    let action = open_actions(&page)[0].clone();
    browser.post(&format!("{table}/act"), &[("action", &action)]).await;
    assert!(!browser.page(&table).await.contains("class=\"advice\""));

    let watcher = Browser::new(&server).await;
    assert!(!watcher.page(&table).await.contains("ask-hint"));
    let (status, answer) = get(&watcher, &format!("{table}/hint")).await;
    assert_eq!((status, answer["message_key"].as_str()), (403, Some("error-not-seated")));
}

#[tokio::test]
async fn a_rated_game_has_no_hints_and_people_have_them_only_where_the_table_says_so() {
    let server = Server::start().await;
    let (anna, ben) = (Browser::new(&server).await, Browser::new(&server).await);
    for (browser, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        browser.sign_up(name, "correct horse battery").await;
    }
    let check = [
        (vec![], 403, "error-no-hints"),
        (vec![("hints", "never")], 403, "error-no-hints"),
        (vec![("hints", "allowed"), ("rated", "1")], 403, "error-no-hints"),
        (vec![("hints", "allowed")], 200, ""),
    ];
    for (fields, status, key) in check {
        let table = anna.open(&[&[("seats", "2"), ("first", "0")][..], &fields].concat()).await;
        ben.post(&format!("{table}/sit"), &[]).await;
        ben.post(&format!("{table}/ready"), &[]).await;
        anna.post(&format!("{table}/start"), &[]).await;
        let (got, answer) = get(&anna, &format!("{table}/hint")).await;
        assert_eq!((got, answer["message_key"].as_str().unwrap_or_default()), (status, key), "{fields:?}");
        assert_eq!(anna.page(&table).await.contains("ask-hint"), status == 200);
        // The other one is not to move.
        assert_eq!(get(&ben, &format!("{table}/hint")).await.1["ok"], false);
        let page = ben.page(&format!("{table}?hint=1")).await;
        assert!(!page.contains("class=\"advice\"") && page.contains("class=\"note\""));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_gets_actions_that_it_can_send_back() {
    let server = Server::start().await;
    let program = Program::new(&server.url(""), "Hinted").await;
    let wish = json!({"seats": 2, "first": 0, "bots": ["random"]});
    let (_, table) = program.post("/api/tables", wish).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    for _ in 0..12 {
        let (_, now) = program.get(&path).await.unwrap();
        if now["your_turn"] != true {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        let (status, hint) = program.get(&format!("{path}/hint")).await.unwrap();
        assert_eq!(status, 200, "{hint}");
        let best = &hint["turns"][0];
        if hint["turns"].as_array().unwrap().len() > 1 {
            assert!((0.0..=1.0).contains(&best["win"].as_f64().unwrap()), "{hint}");
        }
        assert!(!best["why"].as_str().unwrap().is_empty());
        let act = json!({"action": best["actions"][0], "version": hint["version"]});
        let (status, answer) = program.post(&format!("{path}/act"), act).await.unwrap();
        assert_eq!(status, 200, "{answer}");
    }
}

async fn get(browser: &Browser, path: &str) -> (u16, serde_json::Value) {
    let response = browser.get(path).await;
    (response.status().as_u16(), response.json().await.unwrap())
}
