//! Replays of finished games, and their analysis.

use super::form::Form;
use super::note::Note;
use super::{error_json, error_page, html};
use crate::http::{Visitor, base_url};
use crate::state::AppState;
use crate::study;
use crate::tables::TableError;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use posthorn_pages::replay::{self, Moment};
use posthorn_rules::Seat;
use posthorn_table::{AnalysisProgress, TableId};
use serde::Deserialize;
use serde_json::json;

/// A moment of a game: `?at=42&seat=1`. Without a number it is the end, without a seat all cards are open.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MomentQuery {
    at: Option<String>,
    seat: Option<String>,
}

impl MomentQuery {
    /// An address that makes no sense shows the end, with all cards open.
    async fn find(&self, app: &AppState, id: &str, visitor: &Visitor) -> Result<Moment, TableError> {
        let at = self.at.as_deref().and_then(|at| at.parse().ok());
        let seat = self.seat.as_deref().and_then(|seat| Seat::new(seat.parse().ok()?));
        study::moment(&app.tables.find(id).await?.snapshot(), at, seat, &visitor.words)
    }
}

pub(crate) async fn page(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<MomentQuery>,
    Query(note): Query<Note>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
) -> Response {
    match query.find(&app, &id, &visitor).await {
        Ok(moment) => {
            let analysis = app.analyses.find(&moment.table.id);
            let base = format!("{}/replay/{id}", base_url(app.config.public_url.as_deref(), &headers));
            let note = note.text(&visitor);
            html(replay::page(&visitor.page(), &moment, analysis.as_ref(), &base, note.as_deref()))
        }
        Err(error) => error_page(&visitor, &error),
    }
}

/// Another moment, for the page's script.
pub(crate) async fn at(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<MomentQuery>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    match query.find(&app, &id, &visitor).await {
        Ok(moment) => {
            let page = visitor.page();
            let fragments = replay::fragments(&page, &moment);
            let fragments: Vec<_> =
                fragments.iter().map(|fragment| json!({"id": fragment.id, "html": fragment.html})).collect();
            let title = replay::title(&page, &moment);
            Json(json!({"at": moment.at, "title": title, "fragments": fragments})).into_response()
        }
        Err(error) => error_json(&visitor, &error),
    }
}

/// Begins the analysis.
pub(crate) async fn begin_analysis(
    State(app): State<AppState>,
    Path(id): Path<String>,
    form: Form,
) -> Response {
    let begun = async { app.analyses.begin(&app.tables.find(&id).await?.snapshot().state) };
    match begun.await {
        Ok(_) => form.done(&format!("/replay/{id}#analysis")),
        Err(error) => form.refused(&error, &format!("/replay/{id}")),
    }
}

/// How far the analysis is, for the page's script.
pub(crate) async fn analysis(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<MomentQuery>,
    Extension(visitor): Extension<Visitor>,
) -> Response {
    let Ok(moment) = query.find(&app, &id, &visitor).await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let progress = TableId::parse(&id).and_then(|id| app.analyses.find(&id));
    let is_done = !matches!(progress, Some(AnalysisProgress::Running { .. }));
    let html = replay::analysis(&visitor.page(), &moment, progress.as_ref()).into_string();
    Json(json!({"done": is_done, "html": html})).into_response()
}
