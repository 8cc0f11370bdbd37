//! Forms: who sent one, was it from our page, and what is in it.

use crate::app::AppState;
use crate::pages::{Page, message};
use crate::sentences::told;
use crate::session::{Visitor, same};
use crate::tables::TableError;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

/// A form of ours, from a visitor that is stored now.
pub(crate) struct Posted {
    pub(crate) visitor: Visitor,
    fields: Vec<(String, String)>,
    /// Whether the page's script sent it and wants a short answer.
    pub(crate) live: bool,
}

/// A form of ours, from a visitor that need not be stored for it.
pub(crate) struct Passing(pub(crate) Posted);

impl FromRequest<AppState> for Passing {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Passing, Response> {
        let (mut parts, body) = request.into_parts();
        let Extension(visitor) = Extension::<Visitor>::from_request_parts(&mut parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let live = parts.headers.contains_key("x-posthorn");
        let bytes = Bytes::from_request(Request::from_parts(parts, body), app)
            .await
            .map_err(IntoResponse::into_response)?;
        let fields: Vec<(String, String)> = form_urlencoded::parse(&bytes).into_owned().collect();
        let posted = Posted { visitor, fields, live };
        if !posted.get("csrf").is_some_and(|token| same(token, &posted.visitor.csrf)) {
            return Err(posted.problem(StatusCode::FORBIDDEN, "error-form"));
        }
        Ok(Passing(posted))
    }
}

impl FromRequest<AppState> for Posted {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Posted, Response> {
        let Passing(posted) = Passing::from_request(request, app).await?;
        if let Err(error) = posted.visitor.remember(app).await {
            tracing::error!(%error, "a visitor cannot be stored");
            return Err(posted.problem(StatusCode::SERVICE_UNAVAILABLE, "error-store"));
        }
        Ok(posted)
    }
}

impl Posted {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        self.get(name)?.parse().ok()
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| !value.is_empty())
    }

    /// It is done: the script hears so, a browser without one is sent on.
    pub(crate) fn done(&self, go: &str) -> Response {
        if self.live {
            axum::Json(serde_json::json!({"ok": true})).into_response()
        } else {
            Redirect::to(go).into_response()
        }
    }

    /// It is done, and the browser goes to another page in any case.
    pub(crate) fn go(&self, go: &str) -> Response {
        if self.live {
            axum::Json(serde_json::json!({"ok": true, "go": go})).into_response()
        } else {
            Redirect::to(go).into_response()
        }
    }

    /// Nothing was done, and the page says why.
    pub(crate) fn refused(&self, error: &TableError, back: &str) -> Response {
        let key = error.key();
        if self.live {
            let body = serde_json::json!({"ok": false, "key": key, "text": told(&key, &self.visitor.words)});
            (status(error), axum::Json(body)).into_response()
        } else if matches!(error, TableError::NoSuchTable) {
            self.problem(StatusCode::NOT_FOUND, &key)
        } else {
            let mark = if back.contains('?') { '&' } else { '?' };
            Redirect::to(&format!("{back}{mark}note={key}")).into_response()
        }
    }

    pub(crate) fn problem(&self, status: StatusCode, key: &str) -> Response {
        if self.live {
            let body = serde_json::json!({"ok": false, "key": key, "text": self.visitor.words.say(key)});
            return (status, axum::Json(body)).into_response();
        }
        (status, message::page(&Page::of(&self.visitor), key)).into_response()
    }
}

/// The status that tells a program what happened.
pub(crate) fn status(error: &TableError) -> StatusCode {
    match error {
        TableError::NoSuchTable => StatusCode::NOT_FOUND,
        TableError::NotSeated | TableError::NotHost | TableError::NoHints => StatusCode::FORBIDDEN,
        TableError::NoSuchSeat
        | TableError::NoSuchBot
        | TableError::BadText
        | TableError::BadAction(_)
        | TableError::NoSuchCommand => StatusCode::BAD_REQUEST,
        TableError::Busy | TableError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        TableError::Stale
        | TableError::Refused(_)
        | TableError::SeatTaken
        | TableError::Begun
        | TableError::NotBegun
        | TableError::NotAway
        | TableError::NotOver
        | TableError::OffTour
        | TableError::NotReady => StatusCode::CONFLICT,
    }
}
