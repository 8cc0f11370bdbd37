//! Signing up, in and out.

use crate::accounts::{self, AccountError, Wanted};
use crate::app::AppState;
use crate::pages::{Page, sign};
use crate::routes::form::{Passing, Posted};
use crate::routes::home::Note;
use crate::session::Visitor;
use crate::shield;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn page_in(Extension(visitor): Extension<Visitor>, Query(note): Query<Note>) -> Response {
    sign::page_in(&Page::of(&visitor), "", note.text(&visitor).as_deref()).into_response()
}

pub(crate) async fn page_up(Extension(visitor): Extension<Visitor>, Query(note): Query<Note>) -> Response {
    sign::page_up(&Page::of(&visitor), "", "", note.text(&visitor).as_deref()).into_response()
}

pub(crate) async fn sign_in(State(app): State<AppState>, Passing(posted): Passing) -> Response {
    let name = posted.get("name").unwrap_or_default();
    let password = posted.get("password").unwrap_or_default();
    let result = async {
        let account = accounts::sign_in(&app, posted.caller, name, password).await?;
        Ok(posted.visitor.become_player(&app, &account.player.id).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(posted.go("/?note=note-signed-in"), &cookies),
        Err(error) => {
            let text = posted.visitor.words.say(AccountError::key(&error));
            let page = sign::page_in(&Page::of(&posted.visitor), name, Some(&text));
            refused(&error, page.into_response())
        }
    }
}

pub(crate) async fn sign_up(State(app): State<AppState>, Passing(posted): Passing) -> Response {
    let name = posted.get("name").unwrap_or_default();
    let email = posted.get("email").unwrap_or_default();
    let password = posted.get("password").unwrap_or_default();
    let result = async {
        app.limits.newcomer(posted.caller)?;
        let wanted = Wanted { name, password, email };
        let player = accounts::register(&app, &posted.visitor.who.player, wanted).await?;
        Ok(posted.visitor.become_player(&app, &player.id).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(posted.go("/me?note=note-signed-up"), &cookies),
        Err(error) => {
            let text = posted.visitor.words.say(AccountError::key(&error));
            let page = sign::page_up(&Page::of(&posted.visitor), name, email, Some(&text));
            refused(&error, page.into_response())
        }
    }
}

pub(crate) async fn sign_out(State(app): State<AppState>, headers: HeaderMap, posted: Posted) -> Response {
    if !posted.visitor.who.account {
        return posted.go("/");
    }
    match posted.visitor.leave(&app, &headers).await {
        Ok(cookies) => with_cookies(posted.go("/?note=note-signed-out"), &cookies),
        Err(error) => posted.refused_account(&error.into()),
    }
}

fn refused(error: &AccountError, mut response: Response) -> Response {
    *response.status_mut() = error.status();
    if let AccountError::TooMuch(wait) = error {
        shield::retry_after(&mut response, *wait);
    }
    response
}

pub(crate) fn with_cookies(mut response: Response, cookies: &[String]) -> Response {
    for cookie in cookies {
        if let Ok(value) = cookie.parse() {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}
