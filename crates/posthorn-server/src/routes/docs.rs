//! Pages that explain.

use crate::pages::{Page, docs, message, rules};
use crate::session::Visitor;
use axum::Extension;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

/// More is not looked for.
const LONGEST_SEARCH: usize = 100;

pub(crate) async fn help(Extension(visitor): Extension<Visitor>) -> Response {
    docs::help(&Page::of(&visitor)).into_response()
}

pub(crate) async fn rules(Extension(visitor): Extension<Visitor>) -> Response {
    rules::short(&Page::of(&visitor)).into_response()
}

/// Words to look for.
#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

pub(crate) async fn all_rules(
    Extension(visitor): Extension<Visitor>,
    Query(search): Query<Search>,
) -> Response {
    let query: String = search.q.chars().take(LONGEST_SEARCH).collect();
    rules::long(&Page::of(&visitor), query.trim()).into_response()
}

pub(crate) async fn api(Extension(visitor): Extension<Visitor>) -> Response {
    docs::api(&Page::of(&visitor)).into_response()
}

pub(crate) async fn not_found(Extension(visitor): Extension<Visitor>) -> Response {
    (StatusCode::NOT_FOUND, message::page(&Page::of(&visitor), "error-no-page")).into_response()
}
