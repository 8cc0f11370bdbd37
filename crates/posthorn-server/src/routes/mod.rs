//! The pages: who asks, what for, and which page answers. Each form has a handler of its own; they send commands to
//! tables and people and have no HTML themselves. `router.rs` lists them all.

pub(crate) mod account;
pub(crate) mod assets;
pub(crate) mod docs;
mod form;
pub(crate) mod home;
mod note;
pub(crate) mod operations;
pub(crate) mod people;
pub(crate) mod replay;
pub(crate) mod settings;
pub(crate) mod sign;
pub(crate) mod table;
pub(crate) mod table_forms;

use crate::error_table::ErrorInfo;
use crate::http::Visitor;
use crate::tables::TableError;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;
use posthorn_pages::message;

/// A page as an answer.
fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// A page that says what went wrong.
fn message_page(visitor: &Visitor, status: StatusCode, key: &str) -> Response {
    (status, html(message::page(&visitor.page(), key))).into_response()
}

/// A page that says why there is no table to show.
fn error_page(visitor: &Visitor, error: &TableError) -> Response {
    let ErrorInfo { status, key, .. } = error.into();
    message_page(visitor, status, &key)
}

/// The same for the page's script.
fn error_json(visitor: &Visitor, error: &TableError) -> Response {
    let ErrorInfo { status, key, .. } = error.into();
    let message = visitor.words.say(&key);
    let body = serde_json::json!({"ok": false, "message_key": key, "message": message});
    (status, axum::Json(body)).into_response()
}
