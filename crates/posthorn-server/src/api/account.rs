//! The account of whoever has the key.

use super::auth::{AccountKey, ReadKey};
use super::error::ApiError;
use super::extract::JsonBody;
use super::people::RatingJson;
use super::responses::{ChangeErrors, DeleteErrors, KeyErrors, NewPlayerErrors};
use super::schemas;
use crate::clock;
use crate::http::ClientAddress;
use crate::people::{AccountError, Registration};
use crate::random::random_hex;
use crate::state::AppState;
use axum::extract::State;
use axum::{Extension, Json};
use posthorn_store::{Player, Scope, Scopes};
use posthorn_table::{Identity, Participant, PlayerId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Account)]
pub(super) struct AccountJson {
    id: String,
    name: String,
    account: bool,
    #[schema(value_type = Vec<schemas::Scope>)]
    scopes: Vec<&'static str>,
    #[schema(required)]
    rating: Option<RatingJson>,
    /// the key; it is shown only here
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    token: Option<String>,
}

async fn account_json(app: &AppState, identity: Identity, scopes: Scopes) -> Result<AccountJson, ApiError> {
    let rating = app.store.rating(&Participant::Player(identity.player.clone())).await?;
    Ok(AccountJson {
        id: identity.player.as_str().to_owned(),
        name: identity.name,
        account: identity.has_account,
        scopes: scopes.iter().map(Scope::word).collect(),
        rating: rating.as_ref().map(RatingJson::from),
        token: None,
    })
}

/// Who wants to play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewPlayer)]
pub(super) struct NewPlayerRequest {
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    #[schema(min_length = 8, max_length = 128)]
    password: Option<String>,
    #[schema(max_length = 254)]
    email: Option<String>,
}

/// Make a player and its key; with a password, an account
#[utoipa::path(
    post, path = "/api/accounts", request_body = NewPlayerRequest,
    responses((status = 200, description = "Done", body = AccountJson), NewPlayerErrors)
)]
pub(super) async fn create(
    State(app): State<AppState>,
    Extension(client): Extension<ClientAddress>,
    JsonBody(request): JsonBody<NewPlayerRequest>,
) -> Result<Json<AccountJson>, ApiError> {
    app.limits.newcomer(client)?;
    let NewPlayerRequest { name, password, email } = &request;
    let id = PlayerId::new(random_hex::<8>());
    let player = match password {
        Some(password) => {
            let email = email.as_deref().unwrap_or_default();
            app.people.register(&id, Registration { name, password, email }).await?
        }
        None if email.is_some() => return Err(AccountError::BadPassword.into()),
        None => {
            let name = app.people.check_guest_name(Some(&id), name).await?;
            let player = Player { id, name };
            app.store.save_player(player.clone(), clock::now()).await?;
            player
        }
    };
    let (token, stored) = app.people.create_token(&player.id, "first", Scopes::ALL).await?;
    let identity = Identity { player: player.id, name: player.name, has_account: password.is_some() };
    let account = account_json(&app, identity, stored.scopes).await?;
    Ok(Json(AccountJson { token: Some(token), ..account }))
}

/// Who am I
///
/// The key needs the scope “read”.
#[utoipa::path(
    get, path = "/api/account", security(("key" = [])),
    responses((status = 200, description = "Done", body = AccountJson), KeyErrors)
)]
pub(super) async fn show(
    State(app): State<AppState>,
    ReadKey { identity, scopes }: ReadKey,
) -> Result<Json<AccountJson>, ApiError> {
    Ok(Json(account_json(&app, identity, scopes).await?))
}

/// What is to change.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Changes)]
pub(super) struct ChangeRequest {
    #[schema(min_length = 1, max_length = 24)]
    name: Option<String>,
    /// empty for none; needs the password
    #[schema(max_length = 254)]
    email: Option<String>,
    /// needs the password; signs all browsers out
    #[schema(min_length = 8, max_length = 128)]
    new_password: Option<String>,
    password: Option<String>,
}

/// Change the name, the e-mail or the password
///
/// The key needs the scope “account”.
#[utoipa::path(
    patch, path = "/api/account", security(("key" = [])), request_body = ChangeRequest,
    responses((status = 200, description = "Done", body = AccountJson), ChangeErrors)
)]
pub(super) async fn change(
    State(app): State<AppState>,
    AccountKey { mut identity, scopes, client }: AccountKey,
    JsonBody(request): JsonBody<ChangeRequest>,
) -> Result<Json<AccountJson>, ApiError> {
    if request.email.is_some() || request.new_password.is_some() {
        let password = request.password.as_deref().unwrap_or_default();
        let account = app.people.prove(client, &identity, password).await?;
        if let Some(new) = &request.new_password {
            app.people.change_password(&account, new, "").await?;
        }
        if let Some(email) = &request.email {
            app.people.change_email(&identity.player, email).await?;
        }
    }
    if let Some(name) = &request.name {
        identity.name = app.people.rename(&identity, name).await?.name;
    }
    Ok(Json(account_json(&app, identity, scopes).await?))
}

/// Whether it is really the owner who deletes the account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DeleteAccount)]
pub(super) struct DeleteRequest {
    /// needed if the player has one
    password: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deleted {
    deleted: String,
}

/// Delete everything about me but the games
///
/// The key needs the scope “account”.
#[utoipa::path(
    delete, path = "/api/account", security(("key" = [])), request_body = DeleteRequest,
    responses((status = 200, description = "Done", body = Deleted), DeleteErrors)
)]
pub(super) async fn delete(
    State(app): State<AppState>,
    AccountKey { identity, client, .. }: AccountKey,
    JsonBody(request): JsonBody<DeleteRequest>,
) -> Result<Json<Deleted>, ApiError> {
    if identity.has_account {
        app.people.prove(client, &identity, request.password.as_deref().unwrap_or_default()).await?;
    }
    app.people.delete(&identity).await?;
    Ok(Json(Deleted { deleted: identity.player.as_str().to_owned() }))
}
