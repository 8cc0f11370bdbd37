//! Servers and clients for the tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use posthorn_server::bot_seats::BotManners;
use posthorn_server::{App, Config};
use posthorn_store::SqlStore;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::oneshot;

/// A server in this process with a folder of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: Option<tempfile::TempDir>,
    end: Option<oneshot::Sender<()>>,
    done: tokio::task::JoinHandle<()>,
}

pub(crate) fn config(folder: &Path) -> Config {
    Config {
        data: folder.to_owned(),
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bots: BotManners {
            at_once: 2,
            think: Duration::from_millis(20),
            pause: Duration::ZERO,
            hint: 200,
            analysis: 20,
        },
        ..Config::default()
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(|_| {}).await
    }

    /// A server that is run in another way than usual.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Server {
        Server::at(tempfile::tempdir().unwrap(), change).await
    }

    async fn at(folder: tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Server {
        let mut config = config(folder.path());
        change(&mut config);
        let app = App::start(config).await.unwrap();
        let address = app.address().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let done = tokio::spawn(async move {
            app.run(async { drop(ended.await) }).await.unwrap();
        });
        Server { address, folder: Some(folder), end: Some(end), done }
    }

    /// Ends it in peace and starts another one on the same data.
    pub(crate) async fn restart(mut self) -> Server {
        drop(self.end.take());
        self.done.await.unwrap();
        Server::at(self.folder.take().unwrap(), |_| {}).await
    }

    /// The database, beside the server.
    pub(crate) async fn store(&self) -> SqlStore {
        SqlStore::sqlite(&self.folder.as_ref().unwrap().path().join("posthorn.sqlite")).await.unwrap()
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// A browser without script.
pub(crate) struct Browser {
    client: Client,
    base: String,
    csrf: Mutex<String>,
    /// The cookie that makes another browser this one.
    pub(crate) session: String,
}

impl Browser {
    pub(crate) async fn new(server: &Server) -> Browser {
        Browser::speaking(server, "en").await
    }

    /// A browser whose owner prefers some language.
    pub(crate) async fn speaking(server: &Server, language: &str) -> Browser {
        let mut headers = reqwest::header::HeaderMap::new();
        headers.insert("accept-language", language.parse().unwrap());
        let client = Client::builder().cookie_store(true).default_headers(headers).build().unwrap();
        let base = server.url("");
        let response = client.get(format!("{base}/me")).send().await.unwrap();
        let session =
            response.cookies().find(|cookie| cookie.name() == "posthorn").unwrap().value().to_owned();
        let text = response.text().await.unwrap();
        let csrf = between(&text, "name=\"csrf\" value=\"", "\"").unwrap().to_owned();
        Browser { client, base, csrf: Mutex::new(csrf), session }
    }

    /// Whoever signs in or out has other forms from then on.
    pub(crate) async fn refresh(&self) {
        let page = self.page("/me").await;
        *self.csrf.lock().unwrap() = between(&page, "name=\"csrf\" value=\"", "\"").unwrap().to_owned();
    }

    pub(crate) async fn sign_up(&self, name: &str, password: &str) -> (StatusCode, String) {
        self.sign("/signup", &[("name", name), ("password", password)]).await
    }

    pub(crate) async fn sign_in(&self, name: &str, password: &str) -> (StatusCode, String) {
        self.sign("/signin", &[("name", name), ("password", password)]).await
    }

    async fn sign(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let response = self.send(path, fields, false).await;
        let answer = (response.status(), response.text().await.unwrap());
        self.refresh().await;
        answer
    }

    /// The id of the player that this browser is.
    pub(crate) async fn player(&self) -> String {
        between(&self.page("/me").await, "href=\"/player/", "\"").unwrap().to_owned()
    }

    /// The same browser with its cookies, on a server that was restarted.
    pub(crate) fn at(&self, server: &Server) -> Browser {
        let (client, csrf, session) =
            (self.client.clone(), self.csrf.lock().unwrap().clone(), self.session.clone());
        Browser { client, base: server.url(""), csrf: Mutex::new(csrf), session }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.base)).send().await.unwrap()
    }

    pub(crate) async fn page(&self, path: &str) -> String {
        self.get(path).await.text().await.unwrap()
    }

    /// Sends a form and follows to the page it leads to.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> (String, String) {
        let response = self.send(path, fields, false).await;
        let url = response.url().to_string();
        (url, response.text().await.unwrap())
    }

    /// Sends a form as the page's script does.
    pub(crate) async fn live(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, Value) {
        let response = self.send(path, fields, true).await;
        (response.status(), response.json().await.unwrap())
    }

    pub(crate) async fn send(&self, path: &str, fields: &[(&str, &str)], live: bool) -> Response {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("csrf", &self.csrf.lock().unwrap()).extend_pairs(fields);
        let mut request = self
            .client
            .post(format!("{}{path}", self.base))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form.finish());
        if live {
            request = request.header("x-posthorn", "1");
        }
        request.send().await.unwrap()
    }

    /// Opens a table and answers its address.
    pub(crate) async fn open(&self, fields: &[(&str, &str)]) -> String {
        let (url, _) = self.post("/tables", fields).await;
        format!("/table/{}", url.rsplit('/').next().unwrap())
    }
}

pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// The actions whose buttons on a page are not switched off.
pub(crate) fn open_actions(page: &str) -> Vec<String> {
    page.split("<button")
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .filter(|tag| tag.contains("name=\"action\"") && !tag.contains("aria-disabled"))
        .filter_map(|tag| between(tag, "value=\"", "\"").map(str::to_owned))
        .collect()
}

pub(crate) fn version(page: &str) -> String {
    between(page, "name=\"version\" value=\"", "\"").unwrap().to_owned()
}

/// A program with a key.
pub(crate) struct Program {
    client: Client,
    base: String,
    token: String,
}

impl Program {
    pub(crate) async fn new(base: &str, name: &str) -> Program {
        Program::from(base, serde_json::json!({"name": name})).await
    }

    /// A program with an account.
    pub(crate) async fn account(base: &str, name: &str) -> Program {
        Program::from(base, serde_json::json!({"name": name, "password": "correct horse"})).await
    }

    async fn from(base: &str, wish: Value) -> Program {
        let client = Client::new();
        let account: Value = client
            .post(format!("{base}/api/accounts"))
            .json(&wish)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        let token = account["token"].as_str().unwrap_or_else(|| panic!("{account}")).to_owned();
        Program { client, base: base.to_owned(), token }
    }

    pub(crate) fn with_key(&self, token: &str) -> Program {
        Program { client: Client::new(), base: self.base.clone(), token: token.to_owned() }
    }

    pub(crate) async fn send(&self, method: reqwest::Method, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let response = request.bearer_auth(&self.token).json(&body).send().await.unwrap();
        (response.status(), response.json().await.unwrap())
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
            let body = serde_json::json!({"action": action, "version": view["version"]});
            self.post(&format!("{path}/act"), body).await.unwrap();
        }
    }

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
