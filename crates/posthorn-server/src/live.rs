//! Live lines: each viewer gets the fragments of the newest state that changed.

use crate::app::AppState;
use crate::follower::Follower;
use crate::ids;
use crate::limits::Caller;
use crate::pages::{Fragment, Page, home, play};
use crate::routes::home::lists;
use crate::routes::table::Wanted;
use crate::session::Visitor;
use crate::tables::{Snapshot, TableHandle, Who};
use crate::view::TableView;
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// A quiet line is tried this often, so that both ends notice a broken one.
const PING: Duration = Duration::from_secs(20);
/// A line on which nothing was heard for this long, not even an answer to a ping, is given up.
const SILENCE: Duration = Duration::from_secs(50);
/// The lobby changes with every action of every game: it is drawn at most this often.
const LOBBY_REST: Duration = Duration::from_millis(250);

/// Whoever does not take what is sent for this long has gone.
const DEAF: Duration = Duration::from_secs(30);

/// What is sent when something changed: of all fragments, those that did.
#[derive(Serialize)]
struct Update {
    version: i64,
    stage: &'static str,
    title: String,
    turn: bool,
    fragments: Vec<Fragment>,
}

/// A line to a page, and what the page shows.
struct Line {
    socket: WebSocket,
    /// The fingerprint of each fragment.
    shown: HashMap<&'static str, u64>,
    /// The fingerprint of each line of the log.
    lines: Vec<u64>,
    ending: watch::Receiver<bool>,
    _counted: Counted,
}

impl Line {
    fn new(app: &AppState, socket: WebSocket, counted: Counted) -> Line {
        Line {
            socket,
            shown: HashMap::new(),
            lines: Vec::new(),
            ending: app.ending.subscribe(),
            _counted: counted,
        }
    }

    /// Sends what has changed; false when the line is broken.
    async fn update(&mut self, mut update: Update) -> bool {
        update.fragments.retain(|new| {
            let print = ids::fingerprint(&new.html);
            self.shown.insert(new.id, print) != Some(print)
        });
        if update.fragments.is_empty() {
            return true;
        }
        for fragment in update.fragments.iter_mut().filter(|fragment| !fragment.items.is_empty()) {
            only_new(&mut self.lines, fragment);
        }
        let Ok(text) = serde_json::to_string(&update) else { return false };
        send(&mut self.socket, Message::Text(text.into())).await
    }

    /// Waits for news; false when the line is to end.
    async fn wait(&mut self, news: impl Future<Output = bool>) -> bool {
        tokio::select! {
            more = news => more,
            open = listen(&mut self.socket) => open,
            _ = self.ending.wait_for(|ending| *ending) => false,
        }
    }
}

/// Of a list that has only grown at its end (and lost what is too old at its beginning), what is new.
fn only_new(shown: &mut Vec<u64>, fragment: &mut Fragment) {
    let prints: Vec<u64> = fragment.items.iter().map(|item| ids::fingerprint(item)).collect();
    let known = (1..=prints.len()).rev().find(|&known| shown.ends_with(&prints[..known]));
    if let Some(known) = known {
        fragment.html = fragment.items[known..].concat();
        fragment.more = true;
    }
    *shown = prints;
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(DEAF, socket.send(message)).await, Ok(Ok(())))
}

/// Counts an open line until it is dropped.
pub(crate) struct Counted(AppState, Caller);

impl Counted {
    /// None if the caller has too many open.
    pub(crate) fn new(app: &AppState, caller: Caller) -> Option<Counted> {
        if !app.limits.open_line(caller) {
            return None;
        }
        app.metrics.streams.fetch_add(1, Ordering::Relaxed);
        Some(Counted(app.clone(), caller))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.streams.fetch_sub(1, Ordering::Relaxed);
        self.0.limits.close_line(self.1);
    }
}

/// Another site's page must not open a line with this visitor's cookie.
fn from_our_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, site)| site == host),
        _ => false,
    }
}

/// There are many lines, and little goes over each.
pub(crate) fn small(ws: WebSocketUpgrade) -> WebSocketUpgrade {
    ws.read_buffer_size(4096).write_buffer_size(4096).max_message_size(4096)
}

pub(crate) async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Extension(visitor): Extension<Visitor>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Response {
    if !from_our_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Some(counted) = Counted::new(&app, caller) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    match app.tables.find(&id).await {
        Ok(table) => small(ws)
            .on_upgrade(move |socket| follow_table(socket, counted, app, table, visitor, wanted.seat)),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn follow_table(
    socket: WebSocket,
    counted: Counted,
    app: AppState,
    table: TableHandle,
    visitor: Visitor,
    uncovered: Option<usize>,
) {
    let mut line = Line::new(&app, socket, counted);
    let _here = table.here(&visitor.who.player);
    let mut news = table.watch();
    loop {
        let update = table_update(&news.borrow_and_update().clone(), &visitor, uncovered);
        if !line.update(update).await || !line.wait(async { news.changed().await.is_ok() }).await {
            return;
        }
    }
}

/// Made apart from the waiting, so that nothing of it is kept while nothing happens.
fn table_update(snapshot: &Snapshot, visitor: &Visitor, uncovered: Option<usize>) -> Update {
    let view = TableView::new(snapshot, Some(&visitor.who.player), uncovered, &visitor.words);
    let page = Page::of(visitor);
    Update {
        version: view.version,
        stage: play::stage(&view),
        title: play::title(&page, &view),
        turn: view.my_turn() || view.covered.is_some(),
        fragments: play::fragments(&page, &view, uncovered),
    }
}

/// The table for a program: what is new after every change.
pub(crate) async fn follow_for_program(
    socket: WebSocket,
    counted: Counted,
    app: AppState,
    table: TableHandle,
    who: Option<Who>,
) {
    let mut line = Line::new(&app, socket, counted);
    let _here = who.as_ref().map(|who| table.here(&who.player));
    let mut news = table.watch();
    let mut follower = Follower::new(who);
    loop {
        let text = follower.news(&news.borrow_and_update().clone());
        if let Some(text) = text
            && !send(&mut line.socket, Message::Text(text.into())).await
        {
            return;
        }
        if !line.wait(async { news.changed().await.is_ok() }).await {
            return;
        }
    }
}

/// Waits until the other end has gone, trying the line now and then.
async fn listen(socket: &mut WebSocket) -> bool {
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval_at(heard + PING, PING);
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
                Some(Ok(_)) => heard = Instant::now(),
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE || !send(socket, Message::Ping(Vec::new().into())).await {
                    return false;
                }
            }
        }
    }
}

pub(crate) async fn lobby(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Response {
    if !from_our_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match Counted::new(&app, caller) {
        Some(counted) => small(ws).on_upgrade(move |socket| follow_lobby(socket, counted, app, visitor)),
        None => StatusCode::TOO_MANY_REQUESTS.into_response(),
    }
}

async fn follow_lobby(socket: WebSocket, counted: Counted, app: AppState, visitor: Visitor) {
    let mut line = Line::new(&app, socket, counted);
    let mut bell = app.tables.lobby().bell();
    loop {
        bell.borrow_and_update();
        let update = {
            let lists = lists(&app, &visitor.who).await;
            let page = Page::of(&visitor);
            Update {
                version: 0,
                stage: "home",
                title: home::title(&page, &lists),
                turn: lists.waits(),
                fragments: home::fragments(&page, &lists),
            }
        };
        let rested = async {
            tokio::time::sleep(LOBBY_REST).await;
            bell.changed().await.is_ok()
        };
        if !line.update(update).await || !line.wait(rested).await {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(shown: &mut Vec<u64>, items: &[&str]) -> (bool, String) {
        let items: Vec<String> = items.iter().map(|item| (*item).to_owned()).collect();
        let mut fragment = Fragment { id: "log", html: "all".to_owned(), more: false, items };
        only_new(shown, &mut fragment);
        (fragment.more, fragment.html)
    }

    #[test]
    fn of_a_list_that_grows_the_new_end_is_sent() {
        let shown = &mut Vec::new();
        assert_eq!(told(shown, &["a", "b"]), (false, "all".to_owned()), "nothing is known at first");
        assert_eq!(told(shown, &["a", "b", "c", "d"]), (true, "cd".to_owned()));
        assert_eq!(told(shown, &["c", "d", "e"]), (true, "e".to_owned()), "the beginning is forgotten");
        assert_eq!(told(shown, &["c", "d"]), (false, "all".to_owned()), "something was taken back");
        assert_eq!(told(shown, &["c", "D", "e"]), (false, "all".to_owned()), "something has changed");
    }
}
