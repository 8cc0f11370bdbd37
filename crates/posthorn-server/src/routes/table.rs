//! A table: its page, and what the page's script asks for.

use super::note::Note;
use super::{error_json, error_page, html, message_page};
use crate::api;
use crate::error_table::ErrorInfo;
use crate::http::{Visitor, base_url};
use crate::live::TableQuery;
use crate::state::AppState;
use crate::tables::TableError;
use axum::Extension;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_pages::LocalizedTable;
use posthorn_pages::play::{self, TablePage};
use posthorn_rules::{Action, City, CitySet, Seat};
use posthorn_table::{TableView, Viewer, closing};

pub(crate) async fn page(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Query(note): Query<Note>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
) -> Response {
    let snapshot = match app.tables.find(&id).await {
        Ok(table) => table.snapshot(),
        Err(error) => return error_page(&visitor, &error),
    };
    let view = TableView::new(&snapshot, &query.viewer(&visitor.identity));
    let mut extra = TablePage {
        note: note.text(&visitor),
        invite_link: format!("{}/table/{id}", base_url(app.config.public_url.as_deref(), &headers)),
        asked: query.ask.as_deref().and_then(|line| line.parse::<Action>().ok()),
        hint: None,
    };
    if query.hint.is_some() {
        match app.hints.ask(&view).await {
            Ok(hint) => extra.hint = Some(hint),
            Err(error) => extra.note = Some(visitor.words.say(&ErrorInfo::from(&error).key)),
        }
    }
    let table = LocalizedTable::new(view, &visitor.words);
    html(play::page(&visitor.page(), &table, &extra))
}

/// The panel with the hint, or why there is none.
pub(crate) async fn hint(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let asked = async {
        let snapshot = app.tables.find(&id).await?.snapshot();
        let view = TableView::new(&snapshot, &query.viewer(&visitor.identity));
        let hint = app.hints.ask(&view).await?;
        let table = LocalizedTable::new(view, &visitor.words);
        Ok::<String, TableError>(play::hint(&visitor.page(), &table, Some(&hint)).into_string())
    };
    match asked.await {
        Ok(html) => axum::Json(serde_json::json!({"ok": true, "html": html})).into_response(),
        Err(error) => error_json(&visitor, &error),
    }
}

/// What closing with a selection would earn.
pub(crate) async fn closing_preview(
    State(app): State<AppState>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let snapshot = match app.tables.find(&id).await {
        Ok(table) => table.snapshot(),
        Err(error) => return ErrorInfo::from(&error).status.into_response(),
    };
    let fields: Vec<(String, String)> =
        form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect();
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let offices: CitySet = fields
        .iter()
        .filter(|(key, _)| key == "office")
        .filter_map(|(_, name)| City::from_name(name))
        .fold(CitySet::EMPTY, CitySet::with);
    let uncovered = value("as").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    let viewer = Viewer::new(visitor.identity.player.clone(), uncovered);
    let view = TableView::without_log(&snapshot, &viewer);
    let Some(game) = &view.game else { return StatusCode::CONFLICT.into_response() };
    let result = closing::preview(&game.view, offices, value("cartwright").is_some());
    let html = play::earned(&visitor.page(), game.view.options(), &result).into_string();
    axum::Json(serde_json::json!({"legal": result.is_ok(), "html": html})).into_response()
}

/// The whole game for a file, once it is over.
pub(crate) async fn record(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let state = match app.tables.find(&id).await {
        Ok(table) => table.snapshot().state,
        Err(error) => return error_page(&visitor, &error),
    };
    match api::record_json(&state) {
        Some(record) => {
            let name = format!("attachment; filename=\"{id}.posthorn.json\"");
            ([(header::CONTENT_DISPOSITION, name)], axum::Json(record)).into_response()
        }
        None => message_page(&visitor, StatusCode::CONFLICT, "error-record-later"),
    }
}
