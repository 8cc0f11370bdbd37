//! The API for programs: everything the pages can do, as JSON.
//!
//! Each operation is one handler with a type for its request and one for its answer. The OpenAPI document is made
//! from the same types, so that the two cannot disagree. `auth` knows keys and scopes, `extract` reads requests,
//! `error` answers all errors in one form. Nothing here makes pages, and `routes` is not needed.

mod account;
mod auth;
mod bots;
mod commands;
mod document;
mod error;
mod extract;
mod keys;
mod people;
mod record;
mod responses;
mod schemas;
mod stream;
mod study;
mod table_json;
mod tables;

pub(crate) use record::record_json;

use crate::state::AppState;
use axum::Router;
use axum::http::header;
use axum::routing::{any, get};
use error::ApiError;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The one list of operations.
fn operations() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(document::frame())
        .routes(routes!(account::create))
        .routes(routes!(account::show, account::change, account::delete))
        .routes(routes!(keys::list_tokens, keys::create_token))
        .routes(routes!(keys::revoke_token))
        .routes(routes!(keys::list_sessions))
        .routes(routes!(keys::end_session))
        .routes(routes!(people::profile))
        .routes(routes!(people::leaderboard))
        .routes(routes!(bots::list))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::view))
        .routes(routes!(tables::record))
        .routes(routes!(stream::follow))
        .routes(routes!(study::hint))
        .routes(routes!(study::replay))
        .routes(routes!(study::analysis))
        .routes(routes!(commands::act))
        .routes(routes!(commands::free_seat))
        .routes(routes!(commands::sit))
        .routes(routes!(commands::leave))
        .routes(routes!(commands::resign))
        .routes(routes!(commands::play_on))
        .routes(routes!(commands::ready))
        .routes(routes!(commands::start))
        .routes(routes!(commands::undo))
        .routes(routes!(commands::stand_in))
        .routes(routes!(commands::say))
        .routes(routes!(commands::bot))
        .routes(routes!(commands::rematch))
}

/// Everything below `/api`, its OpenAPI document and its errors included.
pub(crate) fn router() -> Router<AppState> {
    let (router, generated) = operations().split_for_parts();
    let document = document::finish(generated);
    let serve_document = move || async move { ([(header::CONTENT_TYPE, "application/json")], document) };
    router
        .route("/api/openapi.json", get(serve_document))
        .route("/api/{*rest}", any(async || ApiError::NotFound))
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
}
