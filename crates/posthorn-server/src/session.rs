//! Who is this? A guest gets a name and a signed cookie at once; what is known about a guest is
//! stored with the first thing the guest does.

use crate::app::AppState;
use crate::ids::{self, hex, sha256_hex};
use crate::prefs::Prefs;
use crate::tables::Who;
use crate::texts::Words;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hmac::{Hmac, Mac};
use posthorn_store::{Player, StoreError};
use sha2::Sha256;

const COOKIE: &str = "posthorn";
const LANGUAGE: &str = "posthorn-lang";
const YEAR: u32 = 365 * 24 * 3600;

/// A visitor of the pages.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    pub(crate) csrf: String,
    pub(crate) words: Words,
    pub(crate) prefs: Prefs,
    /// The address of the page, without the part that chooses a language.
    pub(crate) here: String,
    token: String,
    stored: bool,
}

impl Visitor {
    /// Stores the guest, who has now done something worth remembering.
    pub(crate) async fn remember(&self, app: &AppState) -> Result<(), StoreError> {
        if !self.stored {
            let player = Player { id: self.who.player.clone(), name: self.who.name.clone() };
            app.store.save_player(player, ids::now()).await?;
            app.store.save_session(&sha256_hex(self.token.as_bytes()), &self.who.player, ids::now()).await?;
        }
        Ok(())
    }

    fn cookie(&self, app: &AppState) -> String {
        let mac = sign(&app.key, "session", &self.token);
        let secure = if app.config.secure_cookies { "; Secure" } else { "" };
        format!("{COOKIE}={}.{mac}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}", self.token)
    }
}

/// Finds out who asks and lets the handlers know; a newcomer gets a cookie.
pub(crate) async fn visit(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let (here, asked) = address(&request);
    let (visitor, newcomer) = match recognise(&app, request.headers(), here, asked.clone()).await {
        Ok(found) => found,
        Err(error) => {
            tracing::error!(%error, "sessions cannot be read");
            return axum::http::StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if newcomer && let Ok(cookie) = HeaderValue::from_str(&visitor.cookie(&app)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if let Some(words) = asked {
        response.headers_mut().append(header::SET_COOKIE, language_cookie(&app, &words));
    }
    response
}

/// Where the visitor is, and the language that the address asks for (`?lang=de`).
fn address(request: &Request) -> (String, Option<Words>) {
    let query = request.uri().query().unwrap_or_default();
    let (asked, rest): (Vec<&str>, Vec<&str>) =
        query.split('&').filter(|part| !part.is_empty()).partition(|part| part.starts_with("lang="));
    let asked = asked.first().and_then(|part| Words::of(&part["lang=".len()..]));
    // The answer to a form has no address that could be shown again.
    let path = if request.method() == Method::GET { request.uri().path() } else { "/" };
    let here = if rest.is_empty() || path == "/" && request.method() != Method::GET {
        path.to_owned()
    } else {
        format!("{path}?{}", rest.join("&"))
    };
    (here, asked)
}

/// The cookie that remembers a language.
pub(crate) fn language_cookie(app: &AppState, words: &Words) -> HeaderValue {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    let cookie =
        format!("{LANGUAGE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}", words.code());
    HeaderValue::from_str(&cookie).expect("codes of languages are plain letters")
}

async fn recognise(
    app: &AppState,
    headers: &HeaderMap,
    here: String,
    asked: Option<Words>,
) -> Result<(Visitor, bool), StoreError> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let words = asked
        .or_else(|| cookie(headers, LANGUAGE).and_then(Words::of))
        .unwrap_or_else(|| Words::wanted(accepted));
    let prefs = Prefs::of(|name| cookie(headers, name));
    let signed = cookie(headers, COOKIE).and_then(|value| value.split_once('.'));
    let token = signed.filter(|(token, mac)| same(&sign(&app.key, "session", token), mac)).map(|(t, _)| t);
    let newcomer = token.is_none();
    let token = token.map_or_else(|| hex(&ids::random_bytes::<24>()), str::to_owned);
    let stored = if newcomer { None } else { app.store.session(&sha256_hex(token.as_bytes())).await? };
    let csrf = sign(&app.key, "form", &token);
    let is_stored = stored.is_some();
    let who =
        stored.map_or_else(|| guest(&token, &words), |player| Who { player: player.id, name: player.name });
    Ok((Visitor { who, csrf, words, prefs, here, token, stored: is_stored }, newcomer))
}

/// A guest that nothing is stored about yet follows from the token, the same on every page.
fn guest(token: &str, words: &Words) -> Who {
    let hash = sha256_hex(format!("player {token}").as_bytes());
    let number = u32::from_str_radix(&hash[..8], 16).unwrap_or(0) % 9000 + 1000;
    Who {
        player: hash[..16].to_owned(),
        name: words.with("guest-name", &[("number", number.to_string().into())]),
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

fn sign(key: &[u8], purpose: &str, text: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(purpose.as_bytes());
    mac.update(b":");
    mac.update(text.as_bytes());
    hex(&mac.finalize().into_bytes()[..16])
}

/// Compares without telling by the time it takes where the difference is.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}
