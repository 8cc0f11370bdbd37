//! Games of a released version that go on.

use crate::fixture::Release;
use reqwest::Client;
use serde_json::{Value, json};
use std::time::Duration;

/// Dietmar ends the turn, and the bot that plays for somebody who deleted the account has its turn.
pub(crate) async fn check(release: &Release, base: &str) {
    let client = Client::new();
    let key = release.secret("Dietmar", "key");
    let url = format!("{base}/api/tables/{}", release.table("forgotten"));
    let look =
        async || -> Value { client.get(&url).bearer_auth(key).send().await.unwrap().json().await.unwrap() };
    let before = look().await;
    let action = before["game"]["legal"].as_array().unwrap().last().unwrap().clone();
    let body = json!({"action": action, "version": before["version"]}).to_string();
    let acted = client.post(format!("{url}/act")).bearer_auth(key).body(body).send().await.unwrap();
    let (status, after): (_, Value) = (acted.status(), acted.json().await.unwrap());
    assert_eq!(status, 200, "{after}");
    assert!(after["seq"].as_i64() > before["seq"].as_i64());
    for _ in 0..600 {
        let now = look().await;
        if now["your_turn"] == true && now["seq"].as_i64() > after["seq"].as_i64() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bot does not play: {}", look().await);
}
