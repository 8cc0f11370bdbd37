//! The keys of an account and the browsers that are signed in.

use super::auth::AccountKey;
use super::error::ApiError;
use super::extract::{JsonBody, PathPart};
use super::responses::{ChangeErrors, KeyErrors, KeyLookupErrors};
use super::schemas;
use crate::people::{AccountError, short_id};
use crate::state::AppState;
use axum::Json;
use axum::extract::State;
use posthorn_store::{ApiToken, Scope, Scopes, Session};
use posthorn_table::clean_name;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Token)]
pub(super) struct TokenJson {
    id: String,
    label: String,
    #[schema(value_type = Vec<schemas::Scope>)]
    scopes: Vec<&'static str>,
    /// milliseconds since 1970
    created_at_ms: i64,
    /// the key; it is shown only here
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    token: Option<String>,
}

impl From<ApiToken> for TokenJson {
    fn from(token: ApiToken) -> TokenJson {
        TokenJson {
            id: short_id(&token.hash).to_owned(),
            label: token.label,
            scopes: token.scopes.iter().map(Scope::word).collect(),
            created_at_ms: token.created_at,
            token: None,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Tokens)]
pub(super) struct TokenList {
    tokens: Vec<TokenJson>,
}

/// My keys, without the keys
///
/// The key needs the scope “account”.
#[utoipa::path(
    get, path = "/api/account/tokens", security(("key" = [])),
    responses((status = 200, description = "Done", body = TokenList), KeyErrors)
)]
pub(super) async fn list_tokens(
    State(app): State<AppState>,
    AccountKey { identity, .. }: AccountKey,
) -> Result<Json<TokenList>, ApiError> {
    let tokens = app.store.tokens(&identity.player).await?;
    Ok(Json(TokenList { tokens: tokens.into_iter().map(TokenJson::from).collect() }))
}

/// What the new key is called and opens.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewToken)]
pub(super) struct NewTokenRequest {
    #[schema(min_length = 1, max_length = 24)]
    label: Option<String>,
    #[schema(value_type = Option<Vec<schemas::Scope>>, min_items = 1)]
    scopes: Option<Vec<String>>,
}

/// Make a key
///
/// The key needs the scope “account”.
#[utoipa::path(
    post, path = "/api/account/tokens", security(("key" = [])), request_body = NewTokenRequest,
    responses((status = 200, description = "Done", body = TokenJson), ChangeErrors)
)]
pub(super) async fn create_token(
    State(app): State<AppState>,
    AccountKey { identity, .. }: AccountKey,
    JsonBody(request): JsonBody<NewTokenRequest>,
) -> Result<Json<TokenJson>, ApiError> {
    let label = match &request.label {
        Some(label) => clean_name(label).ok_or(AccountError::BadName)?,
        None => "bot".to_owned(),
    };
    let scopes = match &request.scopes {
        None => [Scope::Read, Scope::Play].into_iter().collect(),
        Some(words) => read_scopes(words)
            .ok_or_else(|| ApiError::Unprocessable("scopes are read, play and account".to_owned()))?,
    };
    let (token, stored) = app.people.create_token(&identity.player, &label, scopes).await?;
    Ok(Json(TokenJson { token: Some(token), ..stored.into() }))
}

/// The scopes of these words; none if there are no words, or others.
fn read_scopes(words: &[String]) -> Option<Scopes> {
    let scopes = words.iter().map(|word| word.parse::<Scope>().ok()).collect::<Option<Scopes>>();
    scopes.filter(|_| !words.is_empty())
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Revoked {
    revoked: String,
}

/// Revoke a key
///
/// The key needs the scope “account”.
#[utoipa::path(
    delete, path = "/api/account/tokens/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "the id in the list", min_length = 1)),
    responses((status = 200, description = "Done", body = Revoked), KeyLookupErrors)
)]
pub(super) async fn revoke_token(
    State(app): State<AppState>,
    AccountKey { identity, .. }: AccountKey,
    PathPart(id): PathPart<String>,
) -> Result<Json<Revoked>, ApiError> {
    if !app.people.revoke_token(&identity.player, &id).await? {
        return Err(ApiError::NotFound);
    }
    Ok(Json(Revoked { revoked: id }))
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Session)]
struct SessionJson {
    id: String,
    agent: String,
    /// milliseconds since 1970
    created_at_ms: i64,
    /// milliseconds since 1970
    seen_at_ms: i64,
}

impl From<Session> for SessionJson {
    fn from(session: Session) -> SessionJson {
        SessionJson {
            id: short_id(&session.hash).to_owned(),
            agent: session.agent,
            created_at_ms: session.created_at,
            seen_at_ms: session.seen_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Sessions)]
pub(super) struct SessionList {
    sessions: Vec<SessionJson>,
}

/// The browsers that are signed in
///
/// The key needs the scope “account”.
#[utoipa::path(
    get, path = "/api/account/sessions", security(("key" = [])),
    responses((status = 200, description = "Done", body = SessionList), KeyErrors)
)]
pub(super) async fn list_sessions(
    State(app): State<AppState>,
    AccountKey { identity, .. }: AccountKey,
) -> Result<Json<SessionList>, ApiError> {
    let sessions = app.store.sessions(&identity.player).await?;
    Ok(Json(SessionList { sessions: sessions.into_iter().map(SessionJson::from).collect() }))
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ended {
    ended: String,
}

/// Sign a browser out
///
/// The key needs the scope “account”.
#[utoipa::path(
    delete, path = "/api/account/sessions/{id}", security(("key" = [])),
    params(("id" = String, Path, description = "the id in the list", min_length = 1)),
    responses((status = 200, description = "Done", body = Ended), KeyLookupErrors)
)]
pub(super) async fn end_session(
    State(app): State<AppState>,
    AccountKey { identity, .. }: AccountKey,
    PathPart(id): PathPart<String>,
) -> Result<Json<Ended>, ApiError> {
    if !app.people.end_session(&identity.player, &id).await? {
        return Err(ApiError::NotFound);
    }
    Ok(Json(Ended { ended: id }))
}
