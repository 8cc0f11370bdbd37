//! Programs: who asks by a key, what they sent, and how they are told what went wrong.

use crate::app::AppState;
use crate::ids::sha256_hex;
use crate::routes::form::status;
use crate::tables::{TableError, Who};
use crate::texts::Words;
use axum::Json;
use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_rules::Reason;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Why a program did not get what it asked for.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// No key, or one that opens nothing.
    Unauthorised,
    /// The request cannot be understood.
    BadRequest(String),
    /// There is no such address.
    NotFound,
    /// The table said no.
    Table(TableError),
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        ApiError::Table(error)
    }
}

impl From<posthorn_store::StoreError> for ApiError {
    fn from(error: posthorn_store::StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        ApiError::Table(TableError::Store(error.to_string()))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let words = Words::default();
        let (status, code, message, rule) = match self {
            ApiError::Unauthorised => {
                (StatusCode::UNAUTHORIZED, "unauthorised", words.say("error-api-token"), None)
            }
            ApiError::BadRequest(message) => (StatusCode::BAD_REQUEST, "bad_request", message, None),
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not_found", words.say("error-no-page"), None),
            ApiError::Table(error) => {
                let code = match &error {
                    TableError::Refused(Reason::GameOver) => "game_over",
                    TableError::Refused(_) => "illegal_action",
                    TableError::Stale => "stale",
                    TableError::NoSuchTable => "not_found",
                    TableError::BadAction(_) => "bad_request",
                    TableError::Busy | TableError::Store(_) => "unavailable",
                    _ => "refused",
                };
                let rule = match &error {
                    TableError::Refused(reason) => reason.rule().map(|rule| rule.id()),
                    _ => None,
                };
                let message = match &error {
                    TableError::BadAction(message) => message.clone(),
                    error => words.say(&error.key()),
                };
                (status(&error), code, message, rule)
            }
        };
        let mut error = json!({"code": code, "message": message});
        if let Some(rule) = rule {
            error["rule"] = rule.into();
        }
        (status, Json(json!({"error": error}))).into_response()
    }
}

pub(crate) type Answer = Result<Json<Value>, ApiError>;

/// A program with a key.
pub(crate) struct Program(pub(crate) Who);

impl FromRequestParts<AppState> for Program {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Program, ApiError> {
        let token = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or(ApiError::Unauthorised)?;
        let player = app.store.token_player(&sha256_hex(token.trim().as_bytes())).await?;
        let player = player.ok_or(ApiError::Unauthorised)?;
        Ok(Program(Who { player: player.id, name: player.name }))
    }
}

/// Anybody: a program with a key, or one that only watches.
pub(crate) struct Anybody(pub(crate) Option<Who>);

impl FromRequestParts<AppState> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Anybody, ApiError> {
        if parts.headers.contains_key(header::AUTHORIZATION) {
            let Program(who) = Program::from_request_parts(parts, app).await?;
            return Ok(Anybody(Some(who)));
        }
        Ok(Anybody(None))
    }
}

/// The body, or what is wrong with it; an empty body counts as an empty object.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(body).map_err(|error| ApiError::BadRequest(error.to_string()))
}
