//! What a visitor likes: shown, saved, and the sound at one click.

use super::form::{AnonymousForm, is_local_path};
use super::html;
use super::note::Note;
use crate::http::{Visitor, set_cookies};
use crate::state::AppState;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use posthorn_pages::prefs::Prefs;
use posthorn_pages::settings;

pub(crate) async fn page(
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
    headers: HeaderMap,
) -> Response {
    html(settings::page(&visitor.page(), referring_page(&headers), note.text(&visitor).as_deref()))
}

pub(crate) async fn save(State(app): State<AppState>, AnonymousForm(form): AnonymousForm) -> Response {
    let word = |name| form.get(name).unwrap_or_default();
    let prefs = Prefs {
        ask: form.has("ask"),
        auto_end: form.has("auto_end"),
        sound: form.has("sound"),
        keys: form.has("keys"),
        theme: word("theme").parse().unwrap_or_default(),
        motion: word("motion").parse().unwrap_or_default(),
        order: word("order").parse().unwrap_or_default(),
    };
    let mut response = form.redirect(form.back().unwrap_or("/settings?note=note-saved"));
    set_cookies(&mut response, [app.sessions.cookies.prefs(prefs)]);
    response
}

/// Mutes the horn, or lets it sound again.
pub(crate) async fn toggle_sound(
    State(app): State<AppState>,
    AnonymousForm(form): AnonymousForm,
) -> Response {
    let prefs = form.visitor.prefs;
    let mut response = form.done(form.back().unwrap_or("/"));
    set_cookies(&mut response, [app.sessions.cookies.prefs(Prefs { sound: !prefs.sound, ..prefs })]);
    response
}

/// The page of ours that the visitor comes from.
fn referring_page(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (_, rest) = text(header::REFERER)?.split_once("://")?;
    let path = rest.strip_prefix(text(header::HOST)?)?;
    (is_local_path(path) && !path.starts_with("/settings")).then_some(path)
}
