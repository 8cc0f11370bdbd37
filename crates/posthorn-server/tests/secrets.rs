//! No secret reaches a log, however much is logged.
#![allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]

mod support;

use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};
use support::{Browser, Program, Server, between};

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn logs_hold_no_password_key_cookie_or_address() {
    let paper = Paper::default();
    let writer = paper.clone();
    // What an operator gets who asks for everything.
    let logs = tracing_subscriber::fmt()
        .with_env_filter(posthorn_server::log_filter("trace,reqwest=info"))
        .with_ansi(false)
        .with_writer(move || writer.clone());
    logs.init();

    let server = Server::start().await;
    let browser = Browser::new(&server).await;
    let secrets = ["hunter-two-two", "another-pass-word", "wrong-guess-here", "anna@secret.example"];
    browser.sign_up("Anna", secrets[0]).await;
    browser.post("/me/email", &[("email", secrets[3]), ("password", secrets[0])]).await;
    browser.post("/me/password", &[("password", secrets[0]), ("new_password", secrets[1])]).await;
    browser.sign_in("Anna", secrets[2]).await;
    let (_, page) = browser.post("/me/tokens", &[("label", "bot")]).await;
    let key = between(&page, "id=\"token\">", "<").unwrap().to_owned();
    let csrf = between(&page, "name=\"csrf\" value=\"", "\"").unwrap().to_owned();
    let response = reqwest::Client::new().get(server.url("/")).send().await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
    let cookie = between(&cookie, "=", ".").unwrap().to_owned();
    let again =
        reqwest::Client::new().get(server.url("/me")).header("cookie", format!("posthorn={cookie}.x"));
    again.send().await.unwrap();
    let program = Program::new(&server.url(""), "Bot").await.with_key(&key);
    let (_, table) = program.post("/api/tables", json!({"bots": ["random"], "first": 0})).await.unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    program.post(&format!("{path}/act"), json!({"line": "take deck"})).await.unwrap();
    program.post(&format!("{path}/say"), json!({"text": "a private word"})).await.unwrap();

    let text = String::from_utf8_lossy(&paper.0.lock().unwrap()).into_owned();
    assert!(text.contains("/signin") && text.contains("DEBUG"), "something was logged: {text}");
    let hidden = secrets.iter().copied().chain([
        key.as_str(),
        &csrf,
        &cookie,
        "$argon2",
        "take deck",
        "a private word",
    ]);
    for secret in hidden {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "a log tells a secret");
    }
}
