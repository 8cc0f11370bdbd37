//! Who asks: a program shows a key, which opens what its scopes say.

use super::error::ApiError;
use crate::http::ClientAddress;
use crate::state::AppState;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use posthorn_store::{Scope, Scopes};
use posthorn_table::{Identity, hex};

/// Whose key came with the request, if it opens what is asked for.
async fn key_owner(parts: &Parts, app: &AppState, scope: Scope) -> Result<(Identity, Scopes), ApiError> {
    let token = parts
        .headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "))
        .ok_or(ApiError::Unauthorised)?;
    let owner = app.store.token_owner(&hex::sha256(token.trim().as_bytes())).await?;
    let owner = owner.ok_or(ApiError::Unauthorised)?;
    if !owner.scopes.allow(scope) {
        return Err(ApiError::Forbidden(scope));
    }
    let identity = Identity { player: owner.player.id, name: owner.player.name, has_account: owner.account };
    if parts.method != axum::http::Method::GET {
        app.limits.write(client(parts), &identity.player).map_err(ApiError::RateLimited)?;
    }
    Ok((identity, owner.scopes))
}

fn client(parts: &Parts) -> ClientAddress {
    parts.extensions.get().copied().unwrap_or(ClientAddress::new(std::net::Ipv4Addr::UNSPECIFIED.into()))
}

/// A program with a key to play.
pub(crate) struct PlayKey(pub(crate) Identity);

impl FromRequestParts<AppState> for PlayKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<PlayKey, ApiError> {
        Ok(PlayKey(key_owner(parts, app, Scope::Play).await?.0))
    }
}

/// A program with a key to look.
pub(crate) struct ReadKey {
    pub(crate) identity: Identity,
    pub(crate) scopes: Scopes,
}

impl FromRequestParts<AppState> for ReadKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<ReadKey, ApiError> {
        let (identity, scopes) = key_owner(parts, app, Scope::Read).await?;
        Ok(ReadKey { identity, scopes })
    }
}

/// A program with a key to the account itself.
pub(crate) struct AccountKey {
    pub(crate) identity: Identity,
    pub(crate) scopes: Scopes,
    pub(crate) client: ClientAddress,
}

impl FromRequestParts<AppState> for AccountKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<AccountKey, ApiError> {
        let (identity, scopes) = key_owner(parts, app, Scope::Account).await?;
        Ok(AccountKey { identity, scopes, client: client(parts) })
    }
}

/// Anyone: a program with a key, or one that only watches.
pub(crate) struct OptionalKey(pub(crate) Option<Identity>);

impl FromRequestParts<AppState> for OptionalKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<OptionalKey, ApiError> {
        if parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(OptionalKey(Some(key_owner(parts, app, Scope::Read).await?.0)));
        }
        Ok(OptionalKey(None))
    }
}
