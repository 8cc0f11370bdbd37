//! Live lines: each viewer gets the fragments of the newest state that changed.

use crate::app::AppState;
use crate::limits::Caller;
use crate::pages::{Fragment, Page, home, play};
use crate::routes::home::lists;
use crate::routes::table::Wanted;
use crate::session::Visitor;
use crate::tables::TableHandle;
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
use tokio::time::{Instant, Interval, MissedTickBehavior};

/// A quiet line is tried this often, so that both ends notice a broken one.
const PING: Duration = Duration::from_secs(20);
/// A line on which nothing was heard for this long, not even an answer to a ping, is given up.
const SILENCE: Duration = Duration::from_secs(50);
/// The lobby changes with every action of every game: it is drawn at most this often.
const LOBBY_REST: Duration = Duration::from_millis(250);

/// What is sent when something changed.
#[derive(Serialize)]
struct Update<'a> {
    version: i64,
    stage: &'a str,
    title: &'a str,
    turn: bool,
    fragments: Vec<&'a Fragment>,
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

fn small(ws: WebSocketUpgrade) -> WebSocketUpgrade {
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
    let _counted = counted;
    let mut line = Line::new(socket);
    let _here = table.here(&visitor.who.player);
    let mut ending = app.ending.subscribe();
    let mut news = table.watch();
    let mut sent: HashMap<&'static str, String> = HashMap::new();
    loop {
        let snapshot = news.borrow_and_update().clone();
        let view = TableView::new(&snapshot, Some(&visitor.who.player), uncovered, &visitor.words);
        let page = Page::of(&visitor);
        let fragments = play::fragments(&page, &view, uncovered);
        let changed: Vec<&Fragment> =
            fragments.iter().filter(|new| sent.get(new.id).is_none_or(|old| *old != new.html)).collect();
        if !changed.is_empty() {
            let title = play::title(&page, &view);
            let update = Update {
                version: view.version,
                stage: play::stage(&view),
                title: &title,
                turn: view.my_turn() || view.covered.is_some(),
                fragments: changed,
            };
            let Ok(text) = serde_json::to_string(&update) else { return };
            if !line.send(Message::Text(text.into())).await {
                return;
            }
            sent.extend(fragments.into_iter().map(|fragment| (fragment.id, fragment.html)));
        }
        tokio::select! {
            changed = news.changed() => if changed.is_err() { return },
            () = line.gone() => return,
            _ = ending.wait_for(|ending| *ending) => return,
        }
    }
}

/// A line on which the other end is heard from now and then.
struct Line {
    socket: WebSocket,
    heard: Instant,
    ping: Interval,
}

impl Line {
    fn new(socket: WebSocket) -> Line {
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Line { socket, heard: Instant::now(), ping }
    }

    /// Whether it went out in time.
    async fn send(&mut self, message: Message) -> bool {
        matches!(tokio::time::timeout(SILENCE, self.socket.send(message)).await, Ok(Ok(())))
    }

    /// Waits until the other end has gone, trying the line now and then. It may be dropped at any moment.
    async fn gone(&mut self) {
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => self.heard = Instant::now(),
                },
                _ = self.ping.tick() => {
                    if self.heard.elapsed() > SILENCE || !self.send(Message::Ping(Vec::new().into())).await {
                        return;
                    }
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
    let _counted = counted;
    let mut line = Line::new(socket);
    let mut ending = app.ending.subscribe();
    let mut bell = app.tables.lobby().bell();
    let mut sent: HashMap<&'static str, String> = HashMap::new();
    loop {
        bell.borrow_and_update();
        let lists = lists(&app, &visitor.who).await;
        let page = Page::of(&visitor);
        let fragments = home::fragments(&page, &lists);
        let changed: Vec<&Fragment> =
            fragments.iter().filter(|new| sent.get(new.id).is_none_or(|old| *old != new.html)).collect();
        if !changed.is_empty() {
            let title = home::title(&page, &lists);
            let update =
                Update { version: 0, stage: "home", title: &title, turn: lists.waits(), fragments: changed };
            let Ok(text) = serde_json::to_string(&update) else { return };
            if !line.send(Message::Text(text.into())).await {
                return;
            }
            sent.extend(fragments.into_iter().map(|fragment| (fragment.id, fragment.html)));
        }
        let rested = tokio::time::sleep(LOBBY_REST);
        tokio::select! {
            changed = async { rested.await; bell.changed().await } => if changed.is_err() { return },
            () = line.gone() => return,
            _ = ending.wait_for(|ending| *ending) => return,
        }
    }
}
