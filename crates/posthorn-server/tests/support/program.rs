//! A program with a key.

use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};

pub(crate) struct Program {
    client: Client,
    base: String,
    token: String,
}

impl Program {
    pub(crate) async fn new(base: &str, name: &str) -> Program {
        let client = Client::new();
        let wish = json!({"name": name});
        let account = client.post(format!("{base}/api/accounts")).json(&wish).send().await.unwrap();
        let account: Value = account.json().await.unwrap();
        Program { client, base: base.to_owned(), token: account["token"].as_str().unwrap().to_owned() }
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
