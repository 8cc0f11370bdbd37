//! The recorded requests of the JSON API, asked again in the same order.

use crate::compare::differences;
use crate::fixture::Release;
use reqwest::{Client, Method};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A request and its answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    method: String,
    path: String,
    /// Whose key is sent; none without one.
    player: Option<String>,
    /// Which of the player's keys, if not the first.
    key: Option<String>,
    body: Option<Value>,
    /// A body that need not be JSON, and how often it is repeated.
    raw: Option<String>,
    repeat: Option<usize>,
    #[serde(default)]
    headers: BTreeMap<String, String>,
    /// Whether the answer never ends and its first line is the one that was recorded.
    #[serde(default)]
    first_line: bool,
    status: u16,
    #[serde(default)]
    volatile: Vec<String>,
    answer: Value,
}

/// Asks everything again and returns what differs.
pub(crate) async fn check(release: &Release, base: &str) -> Vec<String> {
    // A server that has just started may still be resuming the clocks of its tables.
    let settled = Instant::now() + Duration::from_secs(5);
    // A refused request may end its connection, so each one has its own.
    let client = Client::builder().pool_max_idle_per_host(0).build().unwrap();
    let mut found = Vec::new();
    for recorded in release.lines::<Recorded>("answers.ndjson") {
        loop {
            let wrong = ask(release, &client, base, &recorded).await;
            if wrong.is_empty() || recorded.method != "GET" || Instant::now() > settled {
                let (method, path) = (&recorded.method, &recorded.path);
                let who = recorded.player.as_deref().unwrap_or("nobody");
                found.extend(wrong.into_iter().map(|wrong| format!("{method} {path} by {who}: {wrong}")));
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    found.extend(operations(release, &client, base).await);
    found
}

async fn ask(release: &Release, client: &Client, base: &str, recorded: &Recorded) -> Vec<String> {
    let method: Method = recorded.method.parse().unwrap();
    let mut request = client.request(method, format!("{base}{}", recorded.path));
    match recorded.player.as_deref() {
        Some("nobody") => request = request.bearer_auth("ph_nobody"),
        Some(player) => {
            let key = recorded.key.as_deref().unwrap_or("key");
            request = request.bearer_auth(release.secret(player, key));
        }
        None => {}
    }
    for (name, value) in &recorded.headers {
        request = request.header(name, value);
    }
    if let Some(raw) = &recorded.raw {
        request = request.body(raw.repeat(recorded.repeat.unwrap_or(1)));
    } else if let Some(body) = &recorded.body {
        request = request.body(body.to_string());
    }
    let mut response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let mut text = Vec::new();
    while let Some(chunk) = response.chunk().await.unwrap() {
        text.extend_from_slice(&chunk);
        if recorded.first_line && text.contains(&b'\n') {
            break;
        }
    }
    let answer =
        if text.is_empty() { Value::Null } else { serde_json::from_slice(&text).unwrap_or_default() };
    let mut wrong = differences(&recorded.answer, &answer, &recorded.volatile);
    if status != recorded.status {
        wrong.insert(0, format!("status was {}, is {status}", recorded.status));
    }
    wrong
}

/// The operations that the release's OpenAPI document had and this one's has not.
async fn operations(release: &Release, client: &Client, base: &str) -> Vec<String> {
    let response = client.get(format!("{base}/api/openapi.json")).send().await.unwrap();
    let document: Value = response.json().await.unwrap();
    let paths = document["paths"].as_object().unwrap();
    let offered: Vec<String> = paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(move |method| unnamed(&format!("{} {path}", method.to_uppercase())))
        })
        .collect();
    let recorded = release.text("operations.txt");
    let missing = recorded.lines().filter(|operation| !offered.contains(&unnamed(operation)));
    missing.map(|operation| format!("{operation} is missing in the OpenAPI document")).collect()
}

/// The names of parameters say nothing to a caller.
fn unnamed(operation: &str) -> String {
    let parts = operation.split('/').map(|part| if part.starts_with('{') { "{}" } else { part });
    parts.collect::<Vec<_>>().join("/")
}
