//! Programs: who asks by a key, what they sent, and how they are told what went wrong.

use crate::accounts::AccountError;
use crate::app::AppState;
use crate::ids::sha256_hex;
use crate::limits::{Caller, TooMuch};
use crate::routes::form::status;
use crate::shield;
use crate::tables::{TableError, Who};
use crate::texts::Words;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
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
    /// The request can be understood, but not be used.
    Unusable(String),
    /// The key does not open this.
    Forbidden(Scope),
    /// There is no such address.
    NotFound,
    /// The address is there, but not for that method.
    Method,
    /// The body is too long.
    TooLong,
    /// The program asks for too much.
    TooMuch(TooMuch),
    /// The account stays as it is.
    Account(AccountError),
    /// It is refused for the reason that a sentence tells.
    Refused(&'static str),
    /// The table said no.
    Table(TableError),
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        ApiError::Table(error)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> ApiError {
        match error {
            AccountError::TooMuch(too_much) => ApiError::TooMuch(too_much),
            error => ApiError::Account(error),
        }
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
        let wait = if let ApiError::TooMuch(wait) = &self { Some(*wait) } else { None };
        let (status, code, message, rule) = match self {
            ApiError::Unauthorised => {
                (StatusCode::UNAUTHORIZED, "unauthorised", words.say("error-api-token"), None)
            }
            ApiError::Unusable(message) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_request", message, None),
            ApiError::BadRequest(message) => (StatusCode::BAD_REQUEST, "bad_request", message, None),
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not_found", words.say("error-no-page"), None),
            ApiError::Method => {
                (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", words.say("error-api-method"), None)
            }
            ApiError::TooLong => {
                (StatusCode::PAYLOAD_TOO_LARGE, "too_long", words.say("error-api-too-long"), None)
            }
            ApiError::TooMuch(_) => {
                (StatusCode::TOO_MANY_REQUESTS, "too_many_requests", words.say("error-too-often"), None)
            }
            ApiError::Refused(key) => (StatusCode::CONFLICT, "refused", words.say(key), None),
            ApiError::Forbidden(scope) => {
                let message = words.with("error-api-scope", &[("scope", scope.word().into())]);
                (StatusCode::FORBIDDEN, "forbidden", message, None)
            }
            ApiError::Account(error) => {
                let code = match error.status() {
                    StatusCode::UNPROCESSABLE_ENTITY => "bad_request",
                    StatusCode::SERVICE_UNAVAILABLE => "unavailable",
                    _ => "refused",
                };
                (error.status(), code, words.say(error.key()), None)
            }
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
        let mut response = (status, Json(json!({"error": error}))).into_response();
        if let Some(wait) = wait {
            shield::retry_after(&mut response, wait);
        }
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

pub(crate) type Answer = Result<Json<Value>, ApiError>;

/// What a key opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// See what the player sees.
    Read,
    /// Play, open tables, talk. Whoever plays also sees.
    Play,
    /// Change the account, its keys and sessions, or delete it.
    Account,
}

impl Scope {
    pub(crate) const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Account];

    /// The word that is stored and sent.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Account => "account",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.word() == word)
    }

    fn is_in(self, scopes: &str) -> bool {
        let has = |scope: Scope| scopes.split(' ').any(|word| word == scope.word());
        has(self) || (self == Scope::Read && has(Scope::Play))
    }
}

/// Whose key came with the request, if it opens what is asked for.
async fn key_owner(parts: &Parts, app: &AppState, scope: Scope) -> Result<(Who, String), ApiError> {
    let token = parts
        .headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "))
        .ok_or(ApiError::Unauthorised)?;
    let owner = app.store.token_owner(&sha256_hex(token.trim().as_bytes())).await?;
    let owner = owner.ok_or(ApiError::Unauthorised)?;
    if !scope.is_in(&owner.scopes) {
        return Err(ApiError::Forbidden(scope));
    }
    let who = Who { player: owner.player.id, name: owner.player.name, account: owner.account };
    if parts.method != axum::http::Method::GET {
        app.limits.deed(caller(parts), &who.player).map_err(ApiError::TooMuch)?;
    }
    Ok((who, owner.scopes))
}

/// Who asks, as far as the network knows.
pub(crate) fn caller(parts: &Parts) -> Caller {
    parts.extensions.get().copied().unwrap_or(Caller::new(std::net::Ipv4Addr::UNSPECIFIED.into()))
}

/// A program with a key to play.
pub(crate) struct Program(pub(crate) Who);

impl FromRequestParts<AppState> for Program {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Program, ApiError> {
        Ok(Program(key_owner(parts, app, Scope::Play).await?.0))
    }
}

/// A program with a key to look.
pub(crate) struct Reader {
    pub(crate) who: Who,
    pub(crate) scopes: String,
}

impl FromRequestParts<AppState> for Reader {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Reader, ApiError> {
        let (who, scopes) = key_owner(parts, app, Scope::Read).await?;
        Ok(Reader { who, scopes })
    }
}

/// A program with a key to the account itself.
pub(crate) struct Owner {
    pub(crate) who: Who,
    pub(crate) scopes: String,
    pub(crate) caller: Caller,
}

impl FromRequestParts<AppState> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Owner, ApiError> {
        let (who, scopes) = key_owner(parts, app, Scope::Account).await?;
        Ok(Owner { who, scopes, caller: caller(parts) })
    }
}

/// Anybody: a program with a key, or one that only watches.
pub(crate) struct Anybody(pub(crate) Option<Who>);

impl FromRequestParts<AppState> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Anybody, ApiError> {
        if parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(Anybody(Some(key_owner(parts, app, Scope::Read).await?.0)));
        }
        Ok(Anybody(None))
    }
}

/// An id or a number in the address.
pub(crate) struct InPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for InPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<InPath<T>, ApiError> {
        let Path(value) = Path::from_request_parts(parts, app).await.map_err(|_| ApiError::NotFound)?;
        Ok(InPath(value))
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Asked<T>, ApiError> {
        let asked = Query::from_request_parts(parts, app).await;
        let Query(value) = asked.map_err(|error| ApiError::BadRequest(error.body_text()))?;
        Ok(Asked(value))
    }
}

/// The body, or what is wrong with it; an empty body counts as an empty object.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<AppState> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &AppState) -> Result<Sent<T>, ApiError> {
        let body = Bytes::from_request(request, app).await.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLong,
            _ => ApiError::BadRequest(error.body_text()),
        })?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        let plain = if body.contains(&b'.') { without_fractions(body) } else { None };
        read(plain.as_deref().unwrap_or(body))
            .map(Sent)
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
