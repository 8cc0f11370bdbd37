//! The live connection of a table's page.

use super::connection::{Connection, ConnectionCount, is_same_origin, limit_buffers};
use super::update::{Shown, Update, send_update};
use crate::http::{ClientAddress, Visitor};
use crate::state::AppState;
use crate::tables::TableHandle;
use axum::Extension;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use posthorn_pages::{LocalizedTable, play};
use posthorn_rules::Seat;
use posthorn_table::{Identity, Snapshot, TableView, Viewer};
use serde::Deserialize;

/// What the address of a table can carry.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    /// At a shared screen: whose cards are uncovered.
    #[serde(rename = "as")]
    pub(crate) uncovered: Option<usize>,
    /// An action to ask about before it is done.
    pub(crate) ask: Option<String>,
    /// Whether to say what a bot would do.
    pub(crate) hint: Option<String>,
}

impl TableQuery {
    /// Who looks at the table.
    pub(crate) fn viewer(&self, identity: &Identity) -> Viewer {
        Viewer::new(identity.player.clone(), self.uncovered.and_then(Seat::new))
    }
}

pub(crate) async fn follow_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Extension(visitor): Extension<Visitor>,
    Extension(client): Extension<ClientAddress>,
    headers: HeaderMap,
    ws: WebSocketUpgrade,
) -> Response {
    if !is_same_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Some(count) = ConnectionCount::new(&app, client) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    let viewer = query.viewer(&visitor.identity);
    match app.tables.find(&id).await {
        Ok(table) => {
            limit_buffers(ws).on_upgrade(move |socket| follow(socket, count, table, visitor, viewer))
        }
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn follow(
    socket: WebSocket,
    count: ConnectionCount,
    table: TableHandle,
    visitor: Visitor,
    viewer: Viewer,
) {
    let mut connection = Connection::new(socket, count);
    let mut shown = Shown::default();
    let _presence = table.enter(&visitor.identity.player);
    let mut snapshots = table.watch();
    loop {
        let update = update(&snapshots.borrow_and_update().clone(), &visitor, &viewer);
        if !send_update(&mut connection, &mut shown, update).await
            || !connection.wait_for(async { snapshots.changed().await.is_ok() }).await
        {
            return;
        }
    }
}

/// Made apart from the waiting, so that nothing of it is kept while nothing happens.
fn update(snapshot: &Snapshot, visitor: &Visitor, viewer: &Viewer) -> Update {
    let page = visitor.page();
    let table = LocalizedTable::new(TableView::new(snapshot, viewer), page.words);
    let is_asked = table.is_my_turn() || table.covered().is_some();
    let (title, fragments) = (play::title(&page, &table), play::fragments(&page, &table));
    Update::new(table.version.0, page.now, play::stage_word(table.stage()), title, is_asked, fragments)
}
