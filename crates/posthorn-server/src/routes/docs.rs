//! Pages that explain.

use crate::pages::{Page, docs, message};
use crate::session::Visitor;
use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

pub(crate) async fn help(Extension(visitor): Extension<Visitor>) -> Response {
    docs::help(&Page::of(&visitor)).into_response()
}

pub(crate) async fn api(Extension(visitor): Extension<Visitor>) -> Response {
    docs::api(&Page::of(&visitor)).into_response()
}

pub(crate) async fn not_found(Extension(visitor): Extension<Visitor>) -> Response {
    (StatusCode::NOT_FOUND, message::page(&Page::of(&visitor), "error-no-page")).into_response()
}
