//! Nothing a viewer may not know leaves the server (I3): two servers hold tables that differ only in what the
//! viewer cannot know, and every answer and every line of their logs must be the same. `posthorn-pages` has the
//! same test for everything that is made without a server.

#[path = "../../posthorn-pages/tests/leaks/played.rs"]
mod played;

use crate::app::App;
use crate::bot_pool::BotSettings;
use crate::clock;
use crate::config::Config;
use crate::state::AppState;
use posthorn_bots::Chance;
use posthorn_rules::{Seat, TileValues};
use posthorn_store::{ApiToken, Append, NewEvent, NewTable, Player, Scopes, Store};
use posthorn_table::{PlayerId, Seq, TableEvent, TableState, TableStatus, hex};
use reqwest::{Client, Method, Response};
use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tracing_subscriber::fmt::MakeWriter;

/// What the servers log, in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// What was logged since the last look, without how long things took.
    fn take(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap());
        let text = String::from_utf8(bytes).unwrap();
        let parts = text.split("micros=").enumerate();
        parts
            .map(
                |(at, part)| {
                    if at == 0 { part } else { part.trim_start_matches(|c: char| c.is_ascii_digit()) }
                },
            )
            .collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// Somebody with a browser and a program.
struct Viewer {
    player: PlayerId,
    cookie: String,
    csrf: String,
    token: String,
}

struct Server {
    app: AppState,
    base: String,
    _folder: tempfile::TempDir,
}

impl Server {
    async fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("posthorn.sqlite")).await.unwrap();
        // The same key on both servers: what one signs the other believes.
        store.setting("session_key", vec![9; 32]).await.unwrap();
        store.close().await;
        let config = Config {
            data: folder.path().to_owned(),
            listen: ([127, 0, 0, 1], 0).into(),
            public_url: Some("http://posthorn.test".to_owned()),
            bots: BotSettings { hint: 60, ..BotSettings::default() },
            ..Config::default()
        };
        let app = App::start(config).await.unwrap();
        let (state, base) = (app.state.clone(), format!("http://{}", app.address().unwrap()));
        tokio::spawn(app.run(std::future::pending()));
        Server { app: state, base, _folder: folder }
    }

    /// Has the table at hand, as if it had been played here.
    async fn hold(&self, state: TableState, events: &[TableEvent]) {
        let table = NewTable {
            id: state.id().clone(),
            at: 0,
            setup: serde_json::to_string(state.setup()).unwrap(),
            secret: vec![5; 32],
            status: TableStatus::Running,
            node: String::new(),
        };
        self.app.store.create_table(table).await.unwrap();
        let event = |event: &TableEvent| NewEvent {
            at: 0,
            kind: event.kind().to_owned(),
            payload: serde_json::to_string(event).unwrap(),
        };
        let append = Append::to(state.id(), Seq::ZERO, events.iter().map(event).collect());
        self.app.store.append(append).await.unwrap();
        self.app.tables.put_in_memory(state);
    }

    async fn ask(&self, method: &Method, path: &str, viewer: &Viewer) -> String {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let mut request = client.request(method.clone(), format!("{}{path}", self.base));
        request = match path.starts_with("/api") {
            true => request.bearer_auth(&viewer.token),
            false => request.header("cookie", &viewer.cookie),
        };
        if *method == Method::POST {
            // Nothing here is done to the game: what it would lead to may well differ.
            request = match path.starts_with("/api") {
                true => request.body(r#"{"line":"end","version":0,"text":"hello"}"#),
                false => request.body(format!("csrf={}&version=0&action=end&text=hello", viewer.csrf)),
            };
        }
        let response = request.send().await.unwrap();
        let mut answer = format!("{} {:?}\n", response.status(), response.headers().get("location"));
        answer.push_str(&without_time(&body(response, path.ends_with("/stream")).await));
        answer
    }
}

/// The time at which a page was made is no secret, and another one on the next page.
fn without_time(page: &str) -> String {
    let parts = page.split_once("data-server-time=\"").map(|(before, rest)| (before, rest.split_once('"')));
    match parts {
        Some((before, Some((_, after)))) => format!("{before}{after}"),
        _ => page.to_owned(),
    }
}

/// The body; of a stream that never ends its first piece.
async fn body(mut response: Response, stream: bool) -> String {
    let mut bytes = Vec::new();
    while let Some(piece) = response.chunk().await.unwrap() {
        bytes.extend_from_slice(&piece);
        if stream && bytes.ends_with(b"\n") {
            break;
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// Everybody who looks on, known to both servers.
async fn viewers(servers: &[Server; 2]) -> Vec<Viewer> {
    let mut list = Vec::new();
    for number in 0..5 {
        let answer = Client::new().get(format!("{}/help", servers[0].base)).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let session = cookie.split_once('=').unwrap().1.split('.').next().unwrap();
        let player = PlayerId::new(&hex::sha256(format!("player {session}").as_bytes())[..16]);
        let token = format!("key{number}");
        for server in servers {
            let store = &server.app.store;
            store.save_player(Player { id: player.clone(), name: format!("Name{number}") }, 0).await.unwrap();
            store.save_session(&hex::sha256(session.as_bytes()), &player, "", clock::now()).await.unwrap();
            let hash = hex::sha256(token.as_bytes());
            let key = ApiToken { hash, label: "test".to_owned(), scopes: Scopes::ALL, created_at: 0 };
            store.save_token(&player, key).await.unwrap();
        }
        let page =
            Client::new().get(format!("{}/me", servers[0].base)).header("cookie", &cookie).send().await;
        let page = page.unwrap().text().await.unwrap();
        let csrf = page.split_once("name=\"csrf\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
        list.push(Viewer { player, cookie, csrf, token });
    }
    list
}

/// Everything that can be asked about a table.
fn requests(id: &str) -> Vec<(Method, String)> {
    let pages = [
        "/table/ID",
        "/table/ID?as=0",
        "/table/ID?as=1",
        "/table/ID?hint=1",
        "/table/ID?ask=end",
        "/table/ID/hint",
        "/table/ID/preview?office=Ulm&office=Linz",
        "/table/ID/preview?cartwright=1",
        "/table/ID/record",
        "/replay/ID",
        "/replay/ID?at=3&seat=0",
        "/replay/ID/at?at=0&seat=1",
        "/replay/ID/analysis",
        "/",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/ID",
        "/api/tables/ID?as=1",
        "/api/tables/ID/hint",
        "/api/tables/ID/replay?at=2",
        "/api/tables/ID/analysis",
        "/api/tables/ID/record",
        "/api/tables/ID/stream",
    ];
    let commands = [
        "/table/ID/act",
        "/table/ID/undo",
        "/table/ID/close",
        "/table/ID/keep",
        "/table/ID/sit",
        "/table/ID/say",
        "/table/ID/dance",
        "/replay/ID/analyse",
        "/api/tables/ID/act",
        "/api/tables/ID/start",
        "/api/tables/ID/rematch",
    ];
    let all =
        pages.map(|path| (Method::GET, path)).into_iter().chain(commands.map(|path| (Method::POST, path)));
    all.map(|(method, path)| (method, path.replace("ID", id))).collect()
}

#[tokio::test]
async fn no_answer_and_no_line_of_the_log_tells_what_a_viewer_cannot_know() {
    let log = Log::default();
    let filter = tracing_subscriber::EnvFilter::new("posthorn_server=trace,posthorn_store=trace");
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(log.clone())
        .with_ansi(false)
        .without_time()
        .finish();
    // One thread, and this log is its own: other tests do not write into it.
    let _logging = tracing::subscriber::set_default(subscriber);
    let servers = [Server::start().await, Server::start().await];
    let viewers = viewers(&servers).await;
    let mut chance = Chance::new(77);
    let (mut asked, mut logged, mut reshuffled, mut differ, mut hints) = (0, 0, 0, 0, 0);
    for round in 0..14 {
        let players = 2 + round % 3;
        let people: Vec<PlayerId> = viewers[..players].iter().map(|viewer| viewer.player.clone()).collect();
        let plies = if round % 2 == 0 { 150 + chance.below(200) } else { 1 + chance.below(120) };
        for (number, viewer) in viewers.iter().enumerate() {
            let seat = Seat::new(number).filter(|seat| seat.index() < players);
            if seat.is_none() && number < 4 {
                continue;
            }
            // The same game at another table for each viewer.
            let id = format!("round{round}viewer{number}");
            let mut same = Chance::new(round as u64);
            let played = played::play(&people, &id, TileValues::Hidden, plies, &mut same);
            if played.state.is_over() {
                continue;
            }
            reshuffled += usize::from(played.decks.len() > 1);
            let twin = played.dealt_anew(seat, &mut chance);
            let game = |state: &TableState| *state.history().unwrap().game();
            differ += usize::from(game(&played.state) != game(&twin));
            servers[0].hold(played.state.clone(), &played.events).await;
            servers[1].hold(twin, &played.events).await;
            log.take();
            for (method, path) in requests(&id) {
                let one = servers[0].ask(&method, &path, viewer).await;
                let first = log.take();
                let two = servers[1].ask(&method, &path, viewer).await;
                let second = log.take();
                assert_eq!(one, two, "{method} {path}, round {round}, viewer {seat:?}");
                assert_eq!(first, second, "{method} {path}: the log");
                asked += 1;
                logged += usize::from(!first.is_empty());
                hints += usize::from(path.ends_with("/hint") && one.starts_with("200"));
            }
        }
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    assert!(asked > 1000 && logged > 900, "{asked} requests, {logged} logged");
    assert!(reshuffled > 10, "only {reshuffled} tables with a reshuffle");
    assert!(differ > 30, "only {differ} tables differed");
    assert!(hints > 8, "only {hints} hints");
}
