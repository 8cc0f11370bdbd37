//! A visitor's own page: name, keys for programs, and everything about the account.

use crate::accounts::{self, AccountError};
use crate::app::AppState;
use crate::ids::{self, hex, sha256_hex};
use crate::names;
use crate::pages::{Page, account};
use crate::routes::form::{Passing, Posted};
use crate::routes::home::Note;
use crate::routes::program::Scope;
use crate::routes::sign::with_cookies;
use crate::session::{Visitor, language_cookie};
use crate::texts::Words;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use posthorn_store::{ApiToken, StoreError};

/// How many keys a player may have.
pub(crate) const MOST_KEYS: usize = 30;

pub(crate) async fn page(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    let text = note.text(&visitor);
    match own(&app, &visitor).await {
        Ok(own) => account::page(&Page::of(&visitor), &own, None, text.as_deref()).into_response(),
        Err(error) => {
            tracing::error!(%error, "an account cannot be read");
            axum::http::StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

/// What only the owner sees.
async fn own(app: &AppState, visitor: &Visitor) -> Result<account::Own, StoreError> {
    let player = &visitor.who.player;
    let account = if visitor.who.account { app.store.account(player).await? } else { None };
    Ok(account::Own {
        player: player.clone(),
        email: account.and_then(|account| account.email).unwrap_or_default(),
        tokens: app.store.tokens(player).await?,
        sessions: app.store.sessions(player).await?,
        this_session: visitor.session(),
    })
}

/// Saves a guest's name.
pub(crate) async fn save(State(app): State<AppState>, posted: Posted) -> Response {
    if !posted.visitor.who.account
        && let Some(name) = posted.get("name")
        && let Err(error) = accounts::rename(&app, &posted.visitor.who, name).await
    {
        let key = if matches!(error, AccountError::BadName) { "error-bad-name" } else { error.key() };
        return posted.go(&format!("/me?note={key}"));
    }
    posted.go("/me?note=note-saved")
}

/// Remembers the language and shows the page again. A guest's name stays as it may still be: in the
/// language of the guest's first deed.
pub(crate) async fn language(State(app): State<AppState>, Passing(posted): Passing) -> Response {
    let back = posted.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//"));
    let back = back.filter(|back| !back.contains(['\\', '\r', '\n'])).unwrap_or("/");
    let mut response = posted.go(back);
    if let Some(words) = posted.get("lang").and_then(Words::of) {
        response.headers_mut().append(header::SET_COOKIE, language_cookie(&app, &words));
    }
    response
}

/// Leads back to the page, with what happened.
fn back(posted: &Posted, result: Result<(), AccountError>) -> Response {
    match result {
        Ok(()) => posted.go("/me?note=note-saved"),
        Err(error @ (AccountError::TooMuch(_) | AccountError::Busy | AccountError::Store)) => {
            posted.refused_account(&error)
        }
        Err(error) => posted.go(&format!("/me?note={}", error.key())),
    }
}

/// Another name for an account.
pub(crate) async fn rename(State(app): State<AppState>, posted: Posted) -> Response {
    let name = posted.get("name").unwrap_or_default();
    let result = accounts::rename(&app, &posted.visitor.who, name).await;
    back(&posted, result.map(drop))
}

/// Another address, or none; the password shows that it is the owner.
pub(crate) async fn email(State(app): State<AppState>, posted: Posted) -> Response {
    let result = async {
        prove(&app, &posted).await?;
        let email = posted.get("email").unwrap_or_default();
        accounts::change_email(&app, &posted.visitor.who.player, email).await
    };
    back(&posted, result.await)
}

/// Another password; all other browsers are signed out.
pub(crate) async fn password(State(app): State<AppState>, posted: Posted) -> Response {
    let result = async {
        let account = prove(&app, &posted).await?;
        let new = posted.get("new_password").unwrap_or_default();
        accounts::change_password(&app, &account, new, &posted.visitor.session()).await
    };
    back(&posted, result.await)
}

async fn prove(app: &AppState, posted: &Posted) -> Result<posthorn_store::Account, AccountError> {
    let password = posted.get("password").unwrap_or_default();
    accounts::prove(app, posted.caller, &posted.visitor.who, password).await
}

/// Ends one other session, or all others.
pub(crate) async fn end_session(State(app): State<AppState>, posted: Posted) -> Response {
    let player = &posted.visitor.who.player;
    let result = async {
        match posted.get("session") {
            Some(id) if id != "others" => {
                let sessions = app.store.sessions(player).await?;
                if let Some(session) = sessions.iter().find(|session| short(&session.hash) == id) {
                    app.store.end_session(player, &session.hash).await?;
                }
            }
            _ => drop(app.store.end_sessions_except(player, &posted.visitor.session()).await?),
        }
        Ok(())
    };
    back(&posted, result.await)
}

/// Deletes the account.
pub(crate) async fn delete(State(app): State<AppState>, headers: HeaderMap, posted: Posted) -> Response {
    let result = async {
        prove(&app, &posted).await?;
        accounts::delete(&app, &posted.visitor.who).await?;
        Ok(posted.visitor.leave(&app, &headers).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(posted.go("/?note=note-deleted"), &cookies),
        Err(error) => back(&posted, Err(error)),
    }
}

/// Makes a key for a program and shows it this once.
pub(crate) async fn new_token(State(app): State<AppState>, posted: Posted) -> Response {
    let who = &posted.visitor.who;
    let label = posted.get("label").and_then(names::tidy).unwrap_or_else(|| "bot".to_owned());
    let mut scopes: Vec<Scope> = posted.all("scope").filter_map(Scope::from_word).collect();
    if scopes.is_empty() {
        scopes = vec![Scope::Read, Scope::Play];
    }
    let made = async {
        let own = own(&app, &posted.visitor).await?;
        if own.tokens.len() >= MOST_KEYS {
            return Ok(None);
        }
        let (token, _) = make_token(&app, &who.player, &label, &scopes).await?;
        Ok::<_, StoreError>(Some((token, self::own(&app, &posted.visitor).await?)))
    };
    match made.await {
        Ok(Some((token, own))) => {
            account::page(&Page::of(&posted.visitor), &own, Some(&token), None).into_response()
        }
        Ok(None) => posted.go("/me?note=error-too-many-keys"),
        Err(error) => posted.refused_account(&error.into()),
    }
}

/// A key, and what is stored of it.
pub(crate) async fn make_token(
    app: &AppState,
    player: &str,
    label: &str,
    scopes: &[Scope],
) -> Result<(String, ApiToken), StoreError> {
    let token = format!("ph_{}", hex(&ids::random_bytes::<24>()));
    let scopes: Vec<&str> =
        Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).map(Scope::word).collect();
    let stored = ApiToken {
        hash: sha256_hex(token.as_bytes()),
        label: label.to_owned(),
        scopes: scopes.join(" "),
        created_at: ids::now(),
    };
    app.store.save_token(player, stored.clone()).await?;
    Ok((token, stored))
}

/// How a key or a session is called in lists; enough to find it, too little to be it.
pub(crate) fn short(hash: &str) -> &str {
    hash.get(..16).unwrap_or(hash)
}

pub(crate) async fn revoke_token(State(app): State<AppState>, posted: Posted) -> Response {
    let result = revoke(&app, &posted.visitor.who.player, posted.get("key").unwrap_or_default()).await;
    back(&posted, result.map(drop).map_err(AccountError::from))
}

/// Takes a key away by its short name; whether there was one.
pub(crate) async fn revoke(app: &AppState, player: &str, id: &str) -> Result<bool, StoreError> {
    let tokens = app.store.tokens(player).await?;
    match tokens.iter().find(|token| short(&token.hash) == id) {
        Some(token) => app.store.revoke_token(player, &token.hash).await,
        None => Ok(false),
    }
}
