//! A visitor's own page: name, keys for programs, sessions, and everything about the account.

use super::form::{AnonymousForm, Form};
use super::html;
use super::note::Note;
use super::sign::with_cookies;
use crate::error_table::ErrorInfo;
use crate::http::{Visitor, set_cookies};
use crate::people::{AccountError, short_id};
use crate::state::AppState;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use posthorn_pages::account::{self, AccountPage, SessionRow, TokenRow};
use posthorn_pages::words::Words;
use posthorn_store::{Account, ApiToken, Scope, Scopes, Session, StoreError};
use posthorn_table::clean_name;

pub(crate) async fn page(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    match account_page(&app, &visitor).await {
        Ok(own) => html(account::page(&visitor.page(), &own, None, note.text(&visitor).as_deref())),
        Err(error) => {
            tracing::error!(%error, "an account cannot be read");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

async fn account_page(app: &AppState, visitor: &Visitor) -> Result<AccountPage, StoreError> {
    let player = &visitor.identity.player;
    let account = if visitor.identity.has_account { app.store.account(player).await? } else { None };
    let this_session = visitor.session_hash();
    let sessions = app.store.sessions(player).await?;
    Ok(AccountPage {
        player: player.clone(),
        email: account.and_then(|account| account.email).unwrap_or_default(),
        tokens: app.store.tokens(player).await?.into_iter().map(token_row).collect(),
        sessions: sessions.into_iter().map(|session| session_row(session, &this_session)).collect(),
    })
}

fn token_row(token: ApiToken) -> TokenRow {
    TokenRow {
        id: short_id(&token.hash).to_owned(),
        label: token.label,
        scopes: token.scopes.iter().map(Scope::word).collect(),
        created_at: token.created_at,
    }
}

fn session_row(session: Session, this_session: &str) -> SessionRow {
    SessionRow {
        id: short_id(&session.hash).to_owned(),
        agent: session.agent,
        seen_at: session.seen_at,
        is_this: session.hash == this_session,
    }
}

/// Leads back to the page, with what happened.
fn back(form: &Form, result: Result<(), AccountError>) -> Response {
    match result {
        Ok(()) => form.redirect("/me?note=note-saved"),
        Err(error @ (AccountError::RateLimited(_) | AccountError::Busy | AccountError::Store)) => {
            form.account_refused(&error)
        }
        Err(error) => form.redirect(&format!("/me?note={}", ErrorInfo::from(&error).key)),
    }
}

/// Saves a guest's name.
pub(crate) async fn save_guest_name(State(app): State<AppState>, form: Form) -> Response {
    if !form.visitor.identity.has_account
        && let Some(name) = form.get("name")
        && let Err(error) = app.people.rename(&form.visitor.identity, name).await
    {
        let key = match error {
            AccountError::BadName => "error-bad-name".to_owned(),
            error => ErrorInfo::from(&error).key,
        };
        return form.redirect(&format!("/me?note={key}"));
    }
    form.redirect("/me?note=note-saved")
}

/// Remembers the language and shows the page again. A guest's name stays as it is: in the language of the guest's
/// first command.
pub(crate) async fn set_language(
    State(app): State<AppState>,
    AnonymousForm(form): AnonymousForm,
) -> Response {
    let mut response = form.redirect(form.back().unwrap_or("/"));
    let language = form.get("lang").and_then(Words::of);
    set_cookies(&mut response, language.map(|words| app.sessions.cookies.language(&words)));
    response
}

/// Another name for an account.
pub(crate) async fn rename(State(app): State<AppState>, form: Form) -> Response {
    let name = form.get("name").unwrap_or_default();
    let result = app.people.rename(&form.visitor.identity, name).await;
    back(&form, result.map(drop))
}

/// Another e-mail address, or none; the password shows that it is the owner.
pub(crate) async fn change_email(State(app): State<AppState>, form: Form) -> Response {
    let result = async {
        prove(&app, &form).await?;
        let email = form.get("email").unwrap_or_default();
        app.people.change_email(&form.visitor.identity.player, email).await
    };
    back(&form, result.await)
}

/// Another password; all other browsers are signed out.
pub(crate) async fn change_password(State(app): State<AppState>, form: Form) -> Response {
    let result = async {
        let account = prove(&app, &form).await?;
        let new = form.get("new_password").unwrap_or_default();
        app.people.change_password(&account, new, &form.visitor.session_hash()).await
    };
    back(&form, result.await)
}

async fn prove(app: &AppState, form: &Form) -> Result<Account, AccountError> {
    let password = form.get("password").unwrap_or_default();
    app.people.prove(form.client, &form.visitor.identity, password).await
}

/// Ends one other session, or all others.
pub(crate) async fn end_session(State(app): State<AppState>, form: Form) -> Response {
    let player = &form.visitor.identity.player;
    let result = async {
        match form.get("session") {
            Some(id) if id != "others" => drop(app.people.end_session(player, id).await?),
            _ => drop(app.store.end_sessions_except(player, &form.visitor.session_hash()).await?),
        }
        Ok(())
    };
    back(&form, result.await)
}

/// Deletes the account.
pub(crate) async fn delete(State(app): State<AppState>, headers: HeaderMap, form: Form) -> Response {
    let result = async {
        prove(&app, &form).await?;
        app.people.delete(&form.visitor.identity).await?;
        Ok::<_, AccountError>(app.sessions.sign_out(&form.visitor, &headers).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(form.redirect("/?note=note-deleted"), cookies),
        Err(error) => back(&form, Err(error)),
    }
}

/// Creates a key for a program and shows it this once.
pub(crate) async fn create_token(State(app): State<AppState>, form: Form) -> Response {
    let player = &form.visitor.identity.player;
    let label = form.get("label").and_then(clean_name).unwrap_or_else(|| "bot".to_owned());
    let chosen: Vec<Scope> = form.all("scope").filter_map(|word| word.parse().ok()).collect();
    let scopes: Scopes = if chosen.is_empty() {
        [Scope::Read, Scope::Play].into_iter().collect()
    } else {
        chosen.into_iter().collect()
    };
    let created = async {
        let (token, _) = app.people.create_token(player, &label, scopes).await?;
        Ok::<_, AccountError>((token, account_page(&app, &form.visitor).await?))
    };
    match created.await {
        Ok((token, own)) => html(account::page(&form.visitor.page(), &own, Some(&token), None)),
        Err(AccountError::TooManyTokens) => form.redirect("/me?note=error-too-many-keys"),
        Err(error) => form.account_refused(&error),
    }
}

/// Revokes a key.
pub(crate) async fn revoke_token(State(app): State<AppState>, form: Form) -> Response {
    let id = form.get("key").unwrap_or_default();
    let result = app.people.revoke_token(&form.visitor.identity.player, id).await;
    back(&form, result.map(drop).map_err(AccountError::from))
}
