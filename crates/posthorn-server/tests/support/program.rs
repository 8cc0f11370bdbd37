//! A program with a key.
#![allow(dead_code, reason = "each test file uses its own part")]

use reqwest::{Client, Method, Response, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

pub(crate) struct Program {
    client: Client,
    base: String,
    token: String,
}

impl Program {
    pub(crate) async fn new(base: &str, name: &str) -> Program {
        Program::from(base, json!({"name": name})).await
    }

    /// A program with an account.
    pub(crate) async fn account(base: &str, name: &str) -> Program {
        Program::from(base, json!({"name": name, "password": "correct horse"})).await
    }

    async fn from(base: &str, wish: Value) -> Program {
        let client = Client::new();
        let account = client.post(format!("{base}/api/accounts")).json(&wish).send().await.unwrap();
        let account: Value = account.json().await.unwrap();
        let token = account["token"].as_str().unwrap_or_else(|| panic!("{account}")).to_owned();
        Program { client, base: base.to_owned(), token }
    }

    /// The same program with another key.
    pub(crate) fn with_key(&self, token: &str) -> Program {
        Program { client: Client::new(), base: self.base.clone(), token: token.to_owned() }
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let response = request.bearer_auth(&self.token).json(&body).send().await.unwrap();
        (response.status(), response.json().await.unwrap())
    }

    /// Posts something whose answer nobody wants.
    pub(crate) async fn brief(&self, path: &str, body: Value) -> (StatusCode, String) {
        let request = self.client.post(format!("{}{path}", self.base)).header("prefer", "return=minimal");
        let response = request.bearer_auth(&self.token).json(&body).send().await.unwrap();
        (response.status(), response.text().await.unwrap())
    }

    /// Plays whenever it is to move, until the game is over or nothing moves for long.
    pub(crate) async fn play_out(&self, path: &str) -> Value {
        let mut idle = 0;
        loop {
            let (_, view) = self.get(path).await.unwrap();
            if view["status"] == "over" {
                return view;
            }
            let legal = view["game"]["legal"].as_array().filter(|legal| !legal.is_empty());
            let Some(legal) = legal else {
                idle += 1;
                assert!(idle < 6000, "nothing moves: {view}");
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            idle = 0;
            let find = |kind: &str| legal.iter().rfind(|action| action["type"] == kind);
            let kinds = ["close", "play", "keep", "restart", "take", "end_turn"];
            let action = kinds.iter().find_map(|kind| find(kind)).unwrap();
            let body = json!({"action": action, "version": view["version"]});
            self.post(&format!("{path}/act"), body).await.unwrap();
        }
    }

    /// The same program at another server.
    pub(crate) fn at(&self, base: &str) -> Program {
        Program { client: Client::new(), base: base.to_owned(), token: self.token.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Option<(StatusCode, Value)> {
        let request = self.client.get(format!("{}{path}", self.base)).bearer_auth(&self.token);
        let response = request.send().await.ok()?;
        Some((response.status(), response.json().await.ok()?))
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Option<(StatusCode, Value)> {
        let request = self.client.post(format!("{}{path}", self.base)).bearer_auth(&self.token).json(&body);
        let response = request.send().await.ok()?;
        Some((response.status(), response.json().await.ok()?))
    }

    pub(crate) async fn stream(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.base)).bearer_auth(&self.token).send().await.unwrap()
    }
}

/// An action of the JSON form as a line of the notation.
pub(crate) fn line(action: &Value) -> String {
    let text = |name: &str| action[name].as_str().unwrap_or_default().to_owned();
    let list = |name: &str| {
        let cities = action[name].as_array().unwrap().iter();
        cities.map(|city| format!(" {}", city.as_str().unwrap())).collect::<String>()
    };
    match action["type"].as_str().unwrap() {
        "administrator" => "administrator".to_owned(),
        "take" if action["from"] == "deck" => "take deck".to_owned(),
        "take" => format!("take {}", action["slot"]),
        "play" => format!("play {} {}", text("city"), text("end")),
        "restart" => format!("restart {}", text("city")),
        "close" if action["cartwright"] == true => format!("close cartwright{}", list("offices")),
        "close" => format!("close{}", list("offices")),
        "keep" => format!("keep{}", list("cards")),
        _ => "end".to_owned(),
    }
}

/// Numbers that need not be good, only different.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}
