//! What a visitor likes: shown, saved, and the sound at one click.

use crate::pages::{Page, settings};
use crate::prefs::{Motion, Order, Prefs, Theme};
use crate::routes::form::Passing;
use crate::routes::home::Note;
use crate::session::Visitor;
use axum::Extension;
use axum::extract::Query;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn page(
    Extension(visitor): Extension<Visitor>,
    Query(note): Query<Note>,
    headers: HeaderMap,
) -> Response {
    let text = note.text(&visitor);
    settings::page(&Page::of(&visitor), came_from(&headers), text.as_deref()).into_response()
}

pub(crate) async fn save(Passing(posted): Passing) -> Response {
    let word = |name| posted.get(name).unwrap_or_default();
    let prefs = Prefs {
        ask: posted.has("ask"),
        auto_end: posted.has("auto_end"),
        sound: posted.has("sound"),
        keys: posted.has("keys"),
        theme: Theme::from_word(word("theme")).unwrap_or_default(),
        motion: Motion::from_word(word("motion")).unwrap_or_default(),
        order: Order::from_word(word("order")).unwrap_or_default(),
    };
    let back = posted.get("back").filter(|back| is_ours(back)).unwrap_or("/settings?note=note-saved");
    remember(posted.go(back), prefs)
}

/// Mutes the horn, or lets it sound again.
pub(crate) async fn sound(Passing(posted): Passing) -> Response {
    let prefs = posted.visitor.prefs;
    let back = posted.get("back").filter(|back| is_ours(back)).unwrap_or("/");
    remember(posted.done(back), Prefs { sound: !prefs.sound, ..prefs })
}

fn remember(mut response: Response, prefs: Prefs) -> Response {
    if let Ok(cookie) = prefs.cookie().parse() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The page of ours the visitor comes from.
fn came_from(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let (_, rest) = text(header::REFERER)?.split_once("://")?;
    let path = rest.strip_prefix(text(header::HOST)?)?;
    (is_ours(path) && !path.starts_with("/settings")).then_some(path)
}

/// A path on this server: nothing that a browser could take for another host.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}
