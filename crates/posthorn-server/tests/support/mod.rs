//! Servers and clients for the tests.
#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]

pub(crate) mod program;
pub(crate) mod hammer;

pub(crate) use program::Program;

use posthorn_server::{App, BotSettings, Config};
use posthorn_store::Store;
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
        bots: BotSettings {
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
    pub(crate) async fn store(&self) -> Store {
        Store::sqlite(&self.folder.as_ref().unwrap().path().join("posthorn.sqlite")).await.unwrap()
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
