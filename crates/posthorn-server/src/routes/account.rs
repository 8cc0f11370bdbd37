//! A visitor's own page: name, keys for programs.

use crate::app::AppState;
use crate::ids::{self, hex, sha256_hex};
use crate::pages::{Page, account};
use crate::routes::form::{Passing, Posted};
use crate::routes::home::Note;
use crate::session::{Visitor, language_cookie};
use crate::tables::tidy_name;
use crate::texts::Words;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_store::{ApiToken, Player};

pub(crate) async fn page(
    State(app): State<AppState>,
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    let tokens = app.store.tokens(&visitor.who.player).await.unwrap_or_default();
    let text = note.text(&visitor);
    account::page(&Page::of(&visitor), &tokens, None, text.as_deref()).into_response()
}

/// Saves the name.
pub(crate) async fn save(State(app): State<AppState>, posted: Posted) -> Response {
    let Some(name) = posted.get("name").and_then(tidy_name) else {
        return posted.go("/me?note=error-bad-name");
    };
    let player = Player { id: posted.visitor.who.player.clone(), name };
    if let Err(error) = app.store.save_player(player, ids::now()).await {
        tracing::error!(%error, "a name cannot be stored");
        return posted.problem(StatusCode::SERVICE_UNAVAILABLE, "error-store");
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

/// Makes a key for a program and shows it this once.
pub(crate) async fn new_token(State(app): State<AppState>, posted: Posted) -> Response {
    let who = &posted.visitor.who;
    let label = posted.get("label").and_then(tidy_name).unwrap_or_else(|| "bot".to_owned());
    match make_token(&app, &who.player, &label).await {
        Ok(token) => {
            let tokens = app.store.tokens(&who.player).await.unwrap_or_default();
            account::page(&Page::of(&posted.visitor), &tokens, Some(&token), None).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "a key cannot be stored");
            posted.problem(StatusCode::SERVICE_UNAVAILABLE, "error-store")
        }
    }
}

pub(crate) async fn make_token(
    app: &AppState,
    player: &str,
    label: &str,
) -> Result<String, posthorn_store::StoreError> {
    let token = format!("ph_{}", hex(&ids::random_bytes::<24>()));
    let stored =
        ApiToken { hash: sha256_hex(token.as_bytes()), label: label.to_owned(), created_at: ids::now() };
    app.store.save_token(player, stored).await?;
    Ok(token)
}

pub(crate) async fn revoke_token(State(app): State<AppState>, posted: Posted) -> Response {
    let hash = posted.get("hash").unwrap_or_default();
    match app.store.revoke_token(&posted.visitor.who.player, hash).await {
        Ok(_) => posted.go("/me?note=note-saved"),
        Err(error) => {
            tracing::error!(%error, "a key cannot be revoked");
            posted.problem(StatusCode::SERVICE_UNAVAILABLE, "error-store")
        }
    }
}
