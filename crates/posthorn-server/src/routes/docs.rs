//! Pages that explain.

use super::{html, message_page};
use crate::http::Visitor;
use axum::Extension;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use posthorn_pages::{docs, rules};
use serde::Deserialize;

/// A longer search is cut.
const LONGEST_SEARCH: usize = 100;

pub(crate) async fn help(Extension(visitor): Extension<Visitor>) -> Response {
    html(docs::help(&visitor.page()))
}

pub(crate) async fn rules(Extension(visitor): Extension<Visitor>) -> Response {
    html(rules::short(&visitor.page()))
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
    html(rules::long(&visitor.page(), query.trim()))
}

pub(crate) async fn api(Extension(visitor): Extension<Visitor>) -> Response {
    html(docs::api(&visitor.page()))
}

pub(crate) async fn not_found(Extension(visitor): Extension<Visitor>) -> Response {
    message_page(&visitor, StatusCode::NOT_FOUND, "error-no-page")
}
