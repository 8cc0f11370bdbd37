//! What a program sent: in the path, behind the question mark, and in the body.

use super::error::ApiError;
use super::table_json::{MINIMAL, TableAnswer, table_json};
use crate::state::AppState;
use crate::tables::TableHandle;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use posthorn_table::{Identity, Viewer};
use serde::de::DeserializeOwned;
use std::convert::Infallible;

/// An id or a number in the address.
pub(crate) struct PathPart<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for PathPart<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<PathPart<T>, ApiError> {
        let Path(value) = Path::from_request_parts(parts, app).await.map_err(|_| ApiError::NotFound)?;
        Ok(PathPart(value))
    }
}

/// What stands behind the question mark.
pub(crate) struct QueryString<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for QueryString<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<QueryString<T>, ApiError> {
        let query = Query::from_request_parts(parts, app).await;
        let Query(value) = query.map_err(|error| ApiError::BadRequest(error.body_text()))?;
        Ok(QueryString(value))
    }
}

/// How a program wants to be answered: with the table, or only with a status.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Prefer {
    Table,
    Minimal,
}

impl Prefer {
    pub(super) fn answer(self, table: &TableHandle, identity: &Identity) -> TableAnswer {
        match self {
            Prefer::Table => {
                TableAnswer::Table(table_json(&table.snapshot(), &Viewer::Player(identity.player.clone())))
            }
            Prefer::Minimal => TableAnswer::Minimal,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Prefer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Prefer, Infallible> {
        let headers = parts.headers.get_all("prefer").iter().filter_map(|value| value.to_str().ok());
        let mut preferences = headers.flat_map(|value| value.split([',', ';'])).map(str::trim);
        Ok(if preferences.any(|preference| preference == MINIMAL) { Prefer::Minimal } else { Prefer::Table })
    }
}

/// The body, or what is wrong with it; an empty body counts as an empty object.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &AppState) -> Result<JsonBody<T>, ApiError> {
        let body = Bytes::from_request(request, app).await.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLong,
            _ => ApiError::BadRequest(error.body_text()),
        })?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        let plain = if body.contains(&b'.') { without_fractions(body) } else { None };
        read(plain.as_deref().unwrap_or(body))
            .map(JsonBody)
            .map_err(|error| ApiError::BadRequest(error.to_string()))
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_slice(body);
    // Nobody was promised that a list will do for an object.
    posthorn_rules::json::object(&mut reader).and_then(|value| reader.end().map(|()| value))
}

/// The body with `1` where it has `1.0`, which JSON does not tell apart; nothing if there is no such number.
fn without_fractions(body: &[u8]) -> Option<Vec<u8>> {
    fn change(value: &mut serde_json::Value) -> bool {
        match value {
            serde_json::Value::Number(number) => {
                let whole = number.as_f64().filter(|n| number.is_f64() && n.fract() == 0.0 && n.abs() < 9e15);
                whole.map(|whole| *value = (whole as i64).into()).is_some()
            }
            serde_json::Value::Array(list) => list.iter_mut().fold(false, |any, value| change(value) | any),
            serde_json::Value::Object(map) => map.values_mut().fold(false, |any, value| change(value) | any),
            _ => false,
        }
    }
    let mut value = serde_json::from_slice(body).ok()?;
    change(&mut value).then(|| value.to_string().into_bytes())
}
