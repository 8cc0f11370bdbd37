//! Following a table: its view now and after every change, as messages of a WebSocket or as lines of JSON.

use super::auth::OptionalKey;
use super::error::ApiError;
use super::extract::PathPart;
use super::responses::KeyLookupErrors;
use super::table_json::{TableJson, table_json_since};
use crate::http::{ClientAddress, RateLimited};
use crate::live::{Connection, ConnectionCount, limit_buffers};
use crate::state::AppState;
use crate::tables::{PresenceGuard, TableHandle};
use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use posthorn_table::{CowList, LogEntry, PlayerId, Seq, Snapshot, Viewer};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A quiet stream gets an empty line this often, so that both ends notice a broken one.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// The view as a line of JSON, now and after every change, later with the new lines of log and chat only; it never ends
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", security((), ("key" = [])),
    params(("id" = String, Path, description = "the table", min_length = 1)),
    responses(
        (status = 200, description = "Done", body = TableJson, content_type = "application/x-ndjson"),
        KeyLookupErrors
    )
)]
pub(super) async fn follow(
    State(app): State<AppState>,
    OptionalKey(identity): OptionalKey,
    Extension(client): Extension<ClientAddress>,
    PathPart(id): PathPart<String>,
    ws: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let table = app.tables.find(&id).await?;
    let count = ConnectionCount::new(&app, client).ok_or(RateLimited(KEEP_ALIVE))?;
    let viewer = identity.map_or(Viewer::Anonymous, |identity| Viewer::Player(identity.player));
    if let Ok(ws) = ws {
        return Ok(limit_buffers(ws).on_upgrade(move |socket| send_messages(socket, count, table, viewer)));
    }
    let body = Body::from_stream(lines(app.shutdown.subscribe(), count, &table, viewer));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

async fn send_messages(socket: WebSocket, count: ConnectionCount, table: TableHandle, viewer: Viewer) {
    let mut connection = Connection::new(socket, count);
    let _presence = viewer.player().map(|player| table.enter(player));
    let mut snapshots = table.watch();
    let mut cursor = Cursor::new(viewer);
    loop {
        let update = cursor.advance(&snapshots.borrow_and_update().clone());
        if let Some(text) = update
            && !connection.send(text).await
        {
            return;
        }
        if !connection.wait_for(async { snapshots.changed().await.is_ok() }).await {
            return;
        }
    }
}

struct Lines {
    snapshots: watch::Receiver<Snapshot>,
    shutdown: watch::Receiver<bool>,
    cursor: Cursor,
    is_first: bool,
    _count: ConnectionCount,
    _presence: Option<PresenceGuard>,
}

fn lines(
    shutdown: watch::Receiver<bool>,
    count: ConnectionCount,
    table: &TableHandle,
    viewer: Viewer,
) -> impl Stream<Item = Result<String, Infallible>> + use<> {
    let lines = Lines {
        snapshots: table.watch(),
        shutdown,
        _presence: viewer.player().map(|player| table.enter(player)),
        cursor: Cursor::new(viewer),
        is_first: true,
        _count: count,
    };
    stream::unfold(lines, |mut lines| async move { Some((Ok(lines.next().await?), lines)) })
}

impl Lines {
    /// The next line, an empty one when nothing happens for a while; none at the end.
    async fn next(&mut self) -> Option<String> {
        loop {
            if !std::mem::take(&mut self.is_first) {
                let is_quiet = tokio::select! {
                    changed = self.snapshots.changed() => { changed.ok()?; false }
                    _ = self.shutdown.wait_for(|shutdown| *shutdown) => return None,
                    () = tokio::time::sleep(KEEP_ALIVE) => true,
                };
                if is_quiet {
                    return Some("\n".to_owned());
                }
            }
            let snapshot = self.snapshots.borrow_and_update().clone();
            if let Some(mut text) = self.cursor.advance(&snapshot) {
                text.push('\n');
                return Some(text);
            }
        }
    }
}

/// How much of a table a program has been sent.
#[derive(Debug)]
struct Cursor {
    viewer: Viewer,
    sent: Option<Sent>,
}

#[derive(Debug)]
struct Sent {
    seq: Seq,
    online: Arc<BTreeSet<PlayerId>>,
    log: ListEnd,
    chat: ListEnd,
}

/// How long a list was, and its last entry. Another one in that place means that the past has changed.
#[derive(Debug)]
struct ListEnd {
    length: usize,
    last: Option<Arc<LogEntry>>,
}

impl Cursor {
    fn new(viewer: Viewer) -> Cursor {
        Cursor { viewer, sent: None }
    }

    /// What there is to send: everything at first, and then of log and chat only what is new.
    fn advance(&mut self, snapshot: &Snapshot) -> Option<String> {
        let state = &snapshot.state;
        let (log, chat) = match &self.sent {
            Some(sent) if sent.seq == state.seq() && *sent.online == *snapshot.online => return None,
            // Everybody may know everything now, old entries too.
            _ if state.is_over() => (0, 0),
            Some(sent) => (sent.log.next_in(state.log()), sent.chat.next_in(state.chat())),
            None => (0, 0),
        };
        self.sent = Some(Sent {
            seq: state.seq(),
            online: snapshot.online.clone(),
            log: ListEnd::of(state.log()),
            chat: ListEnd::of(state.chat()),
        });
        Some(table_json_since(snapshot, &self.viewer, log, chat))
    }
}

impl ListEnd {
    fn of(list: &CowList<Arc<LogEntry>>) -> ListEnd {
        ListEnd { length: list.len(), last: list.last().cloned() }
    }

    /// Where the entries after this end begin; with the first one if its last entry is not there any more.
    fn next_in(&self, list: &CowList<Arc<LogEntry>>) -> usize {
        let now_there = list.newest_first(self.length.saturating_sub(1)).last();
        let is_same = self.last.as_ref().zip(now_there).is_some_and(|(last, now)| Arc::ptr_eq(last, now));
        if is_same { self.length } else { 0 }
    }
}
