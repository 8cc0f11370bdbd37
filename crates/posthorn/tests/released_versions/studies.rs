//! Hints and analyses. Bots may become better, so only the form of these answers is fixed.

use crate::compare::differences_in_form;
use crate::databases::sqlite_copy;
use crate::fixture::releases;
use crate::node::Node;
use reqwest::Client;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Study {
    path: String,
    player: String,
    answer: Value,
}

#[tokio::test]
async fn hints_and_analyses_have_the_same_form() {
    let client = Client::new();
    for release in releases() {
        let folder = sqlite_copy(&release);
        let node = Node::start(&["--data", folder.path().to_str().unwrap(), "--asleep-after", "36500"]);
        for study in release.lines::<Study>("studies.ndjson") {
            let url = format!("{}{}", node.base, study.path);
            let key = release.secret(&study.player, "key");
            let answer = loop {
                let response = client.get(&url).bearer_auth(key).send().await.unwrap();
                let answer: Value = response.json().await.unwrap();
                // An analysis takes a while; asking begins it.
                if answer["status"] != "running" {
                    break answer;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            let wrong = differences_in_form(&study.answer, &answer);
            assert!(wrong.is_empty(), "{}: {}\n{answer}", study.path, wrong.join("\n"));
            assert_eq!(answer.get("status"), study.answer.get("status"), "{answer}");
            assert_eq!(answer.get("actions"), study.answer.get("actions"), "{answer}");
            assert!(answer["turns"].as_array().is_some_and(|turns| !turns.is_empty()), "{answer}");
        }
        node.end();
    }
}
