//! Signing up, in and out.

use super::form::{AnonymousForm, Form};
use super::html;
use super::note::Note;
use crate::error_table::ErrorInfo;
use crate::http::{Visitor, set_cookies, set_retry_after};
use crate::people::{AccountError, Registration};
use crate::state::AppState;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use cookie::Cookie;
use maud::Markup;
use posthorn_pages::sign;

pub(crate) async fn sign_in_page(
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    html(sign::page_in(&visitor.page(), "", note.text(&visitor).as_deref()))
}

pub(crate) async fn sign_up_page(
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
) -> Response {
    html(sign::page_up(&visitor.page(), "", "", note.text(&visitor).as_deref()))
}

pub(crate) async fn sign_in(State(app): State<AppState>, AnonymousForm(form): AnonymousForm) -> Response {
    let name = form.get("name").unwrap_or_default();
    let password = form.get("password").unwrap_or_default();
    let result = async {
        let account = app.people.sign_in(form.client, name, password).await?;
        Ok::<_, AccountError>(app.sessions.sign_in(&form.visitor, &account.player.id).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(form.redirect("/?note=note-signed-in"), cookies),
        Err(error) => refused(&error, &form, |text| sign::page_in(&form.visitor.page(), name, Some(text))),
    }
}

pub(crate) async fn sign_up(State(app): State<AppState>, AnonymousForm(form): AnonymousForm) -> Response {
    let name = form.get("name").unwrap_or_default();
    let email = form.get("email").unwrap_or_default();
    let password = form.get("password").unwrap_or_default();
    let result = async {
        app.limits.newcomer(form.client)?;
        let registration = Registration { name, password, email };
        let player = app.people.register(&form.visitor.identity.player, registration).await?;
        Ok::<_, AccountError>(app.sessions.sign_in(&form.visitor, &player.id).await?)
    };
    match result.await {
        Ok(cookies) => with_cookies(form.redirect("/me?note=note-signed-up"), cookies),
        Err(error) => {
            refused(&error, &form, |text| sign::page_up(&form.visitor.page(), name, email, Some(text)))
        }
    }
}

pub(crate) async fn sign_out(State(app): State<AppState>, headers: HeaderMap, form: Form) -> Response {
    if !form.visitor.identity.has_account {
        return form.redirect("/");
    }
    match app.sessions.sign_out(&form.visitor, &headers).await {
        Ok(cookies) => with_cookies(form.redirect("/?note=note-signed-out"), cookies),
        Err(error) => form.account_refused(&error.into()),
    }
}

/// The form once more, with what went wrong.
fn refused(error: &AccountError, form: &Form, page: impl Fn(&str) -> Markup) -> Response {
    let ErrorInfo { status, key, .. } = error.into();
    let mut response = html(page(&form.visitor.words.say(&key)));
    *response.status_mut() = status;
    if let AccountError::RateLimited(limited) = error {
        set_retry_after(&mut response, *limited);
    }
    response
}

pub(super) fn with_cookies(mut response: Response, cookies: Vec<Cookie<'static>>) -> Response {
    set_cookies(&mut response, cookies);
    response
}
