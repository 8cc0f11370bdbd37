//! Forms: who sent one, whether it came from our page, and what is in it.

use super::message_page;
use crate::error_table::ErrorInfo;
use crate::http::{ClientAddress, RateLimited, Visitor, set_retry_after};
use crate::people::AccountError;
use crate::state::AppState;
use crate::tables::TableError;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use posthorn_pages::sentences::sentence_for_key;
use posthorn_rules::Seat;
use serde_json::json;

/// A form of ours, from a visitor who is stored by now.
pub(crate) struct Form {
    pub(crate) visitor: Visitor,
    pub(crate) client: ClientAddress,
    fields: Vec<(String, String)>,
    /// Whether the page's script sent it and wants a short answer.
    pub(crate) is_from_script: bool,
}

/// A form of ours, from a visitor who need not be stored for it.
pub(crate) struct AnonymousForm(pub(crate) Form);

impl FromRequest<AppState> for AnonymousForm {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<AnonymousForm, Response> {
        let (mut parts, body) = request.into_parts();
        let Extension(visitor) = Extension::<Visitor>::from_request_parts(&mut parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let Extension(client) = Extension::<ClientAddress>::from_request_parts(&mut parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let is_from_script = parts.headers.contains_key("x-posthorn");
        let bytes = Bytes::from_request(Request::from_parts(parts, body), app)
            .await
            .map_err(IntoResponse::into_response)?;
        let fields: Vec<(String, String)> = form_urlencoded::parse(&bytes).into_owned().collect();
        let form = Form { visitor, client, fields, is_from_script };
        if !form.get("csrf").is_some_and(|token| app.sessions.is_own_form(&form.visitor, token)) {
            return Err(form.problem(StatusCode::FORBIDDEN, "error-form"));
        }
        if let Err(limited) = app.limits.write(form.client, &form.visitor.identity.player) {
            return Err(form.rate_limited(limited));
        }
        Ok(AnonymousForm(form))
    }
}

impl FromRequest<AppState> for Form {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Form, Response> {
        let AnonymousForm(form) = AnonymousForm::from_request(request, app).await?;
        if !form.visitor.is_stored()
            && let Err(limited) = app.limits.newcomer(form.client)
        {
            return Err(form.rate_limited(limited));
        }
        if let Err(error) = app.sessions.store_guest(&form.visitor).await {
            tracing::error!(%error, "a guest cannot be stored");
            return Err(form.problem(StatusCode::SERVICE_UNAVAILABLE, "error-store"));
        }
        Ok(form)
    }
}

impl Form {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        self.get(name)?.parse().ok()
    }

    /// A seat that a table could have.
    pub(crate) fn seat(&self, name: &str) -> Option<Seat> {
        self.number(name).and_then(Seat::new)
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| !value.is_empty())
    }

    /// A path on this server to go back to.
    pub(crate) fn back(&self) -> Option<&str> {
        self.get("back").filter(|path| is_local_path(path))
    }

    /// It is done: the script is told so, a browser without one is sent on.
    pub(crate) fn done(&self, next: &str) -> Response {
        if self.is_from_script {
            axum::Json(json!({"ok": true})).into_response()
        } else {
            Redirect::to(next).into_response()
        }
    }

    /// It is done, and the browser goes to another page in any case.
    pub(crate) fn redirect(&self, to: &str) -> Response {
        if self.is_from_script {
            axum::Json(json!({"ok": true, "redirect": to})).into_response()
        } else {
            Redirect::to(to).into_response()
        }
    }

    /// Nothing was done, and the page says why.
    pub(crate) fn refused(&self, error: &TableError, back: &str) -> Response {
        let ErrorInfo { status, key, .. } = error.into();
        if self.is_from_script {
            let message = sentence_for_key(&key, &self.visitor.words);
            let body = json!({"ok": false, "message_key": key, "message": message});
            (status, axum::Json(body)).into_response()
        } else if matches!(error, TableError::NoSuchTable) {
            self.problem(StatusCode::NOT_FOUND, &key)
        } else {
            Redirect::to(&with_query(back, "note", &key)).into_response()
        }
    }

    /// Nothing was done about an account, and a page says why.
    pub(crate) fn account_refused(&self, error: &AccountError) -> Response {
        match error {
            AccountError::RateLimited(limited) => self.rate_limited(*limited),
            error => {
                let ErrorInfo { status, key, .. } = error.into();
                self.problem(status, &key)
            }
        }
    }

    fn rate_limited(&self, limited: RateLimited) -> Response {
        let mut response = self.problem(StatusCode::TOO_MANY_REQUESTS, "error-too-often");
        set_retry_after(&mut response, limited);
        response
    }

    /// A sentence instead of what was asked for.
    pub(crate) fn problem(&self, status: StatusCode, key: &str) -> Response {
        if self.is_from_script {
            let message = self.visitor.words.say(key);
            let body = json!({"ok": false, "message_key": key, "message": message});
            return (status, axum::Json(body)).into_response();
        }
        message_page(&self.visitor, status, key)
    }
}

/// An address with one more field.
pub(super) fn with_query(address: &str, name: &str, value: &str) -> String {
    let mark = if address.contains('?') { '&' } else { '?' };
    format!("{address}{mark}{name}={value}")
}

/// Whether it is a path on this server: nothing that a browser could take for another host.
pub(super) fn is_local_path(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}
