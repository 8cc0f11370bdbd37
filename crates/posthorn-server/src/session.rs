//! Who is this? A guest gets a name and a signed cookie at once; what is known about a guest is
//! stored with the first thing the guest does. Whoever signs in or out gets a new token.

use crate::app::AppState;
use crate::ids::{self, hex, sha256_hex};
use crate::keys::{Believed, Purpose};
use crate::prefs::Prefs;
use crate::tables::Who;
use crate::texts::Words;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use posthorn_store::{Player, StoreError};

const COOKIE: &str = "posthorn";
/// The guest that this browser was before somebody signed in.
const GUEST: &str = "posthorn-guest";
const LANGUAGE: &str = "posthorn-lang";
const YEAR: u32 = 365 * 24 * 3600;
/// That a session is used is written down this often, in milliseconds.
const SEEN_EVERY: i64 = 3_600_000;
const LONGEST_AGENT: usize = 160;

/// A visitor of the pages.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    pub(crate) csrf: String,
    pub(crate) words: Words,
    pub(crate) prefs: Prefs,
    /// What the browser calls itself.
    pub(crate) agent: String,
    /// The address of the page, without the part that chooses a language.
    pub(crate) here: String,
    token: String,
    stored: bool,
}

// Whatever is printed may end up in a log: what opens a door must not.
impl std::fmt::Debug for Visitor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Visitor").field("who", &self.who).finish_non_exhaustive()
    }
}

impl Visitor {
    /// Stores the guest, who has now done something worth remembering.
    pub(crate) async fn remember(&self, app: &AppState) -> Result<(), StoreError> {
        if !self.stored {
            let player = Player { id: self.who.player.clone(), name: self.who.name.clone() };
            app.store.save_player(player, ids::now()).await?;
            app.store.save_session(&self.session(), &self.who.player, &self.agent, ids::now()).await?;
        }
        Ok(())
    }

    pub(crate) const fn is_stored(&self) -> bool {
        self.stored
    }

    /// The hash by which this session is stored.
    pub(crate) fn session(&self) -> String {
        sha256_hex(self.token.as_bytes())
    }

    /// Whether a form carries the right token for this visitor.
    pub(crate) fn sent(&self, app: &AppState, token: &str) -> bool {
        app.keys.believe(Purpose::Form, &self.token, token).is_some()
    }

    /// Lets this browser be somebody under a new token, so that an old one known to others opens nothing.
    /// The answer is the cookies to be set. A guest who signs in can be that guest again afterwards.
    pub(crate) async fn become_player(
        &self,
        app: &AppState,
        player: &str,
    ) -> Result<Vec<String>, StoreError> {
        let token = new_token();
        app.store.save_session(&sha256_hex(token.as_bytes()), player, &self.agent, ids::now()).await?;
        let mut cookies = vec![cookie_line(app, COOKIE, &signed(app, &token))];
        if self.who.account || self.who.player == player {
            app.store.end_session(&self.who.player, &self.session()).await?;
        } else if self.stored {
            cookies.push(cookie_line(app, GUEST, &signed(app, &self.token)));
        }
        Ok(cookies)
    }

    /// Ends the session; the browser is the guest it was before, or a new one.
    pub(crate) async fn leave(&self, app: &AppState, headers: &HeaderMap) -> Result<Vec<String>, StoreError> {
        app.store.end_session(&self.who.player, &self.session()).await?;
        let guest = believed(app, headers, GUEST).map_or_else(new_token, |(token, _)| token.to_owned());
        Ok(vec![cookie_line(app, COOKIE, &signed(app, &guest)), gone(app, GUEST)])
    }
}

fn new_token() -> String {
    hex(&ids::random_bytes::<24>())
}

fn signed(app: &AppState, token: &str) -> String {
    format!("{token}.{}", app.keys.sign(Purpose::Session, token))
}

/// Over TLS the name itself promises that no other host has set the cookie.
fn full_name(app: &AppState, name: &str) -> String {
    let prefix = if app.config.secure_cookies { "__Host-" } else { "" };
    format!("{prefix}{name}")
}

fn cookie_line(app: &AppState, name: &str, value: &str) -> String {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    let name = full_name(app, name);
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}")
}

fn gone(app: &AppState, name: &str) -> String {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}", full_name(app, name))
}

/// The token of a cookie that we have signed.
fn believed<'a>(app: &AppState, headers: &'a HeaderMap, name: &str) -> Option<(&'a str, Believed)> {
    let (token, mac) = cookie(headers, &full_name(app, name))?.split_once('.')?;
    Some((token, app.keys.believe(Purpose::Session, token, mac)?))
}

/// Finds out who asks and lets the handlers know; a newcomer gets a cookie.
pub(crate) async fn visit(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let (here, asked) = address(&request);
    let (visitor, fresh) = match recognise(&app, request.headers(), here, asked.clone()).await {
        Ok(found) => found,
        Err(error) => {
            tracing::error!(%error, "sessions cannot be read");
            return axum::http::StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    // Whoever signs in or out gets another cookie from the handler.
    let decided = response.headers().get_all(header::SET_COOKIE).iter().any(|line| {
        line.to_str().is_ok_and(|line| line.starts_with(&format!("{}=", full_name(&app, COOKIE))))
    });
    if fresh
        && !decided
        && let Ok(cookie) = HeaderValue::from_str(&cookie_line(&app, COOKIE, &signed(&app, &visitor.token)))
    {
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

/// Who it is, and whether the browser needs a cookie that says so.
async fn recognise(
    app: &AppState,
    headers: &HeaderMap,
    here: String,
    asked: Option<Words>,
) -> Result<(Visitor, bool), StoreError> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let words = asked
        .or_else(|| cookie(headers, LANGUAGE).and_then(Words::of))
        .unwrap_or_else(|| Words::wanted(text(header::ACCEPT_LANGUAGE)));
    let prefs = Prefs::of(|name| cookie(headers, name));
    let agent: String = text(header::USER_AGENT).unwrap_or_default().chars().take(LONGEST_AGENT).collect();
    let visitor = |token: String, known: Option<Who>, words: Words| Visitor {
        csrf: app.keys.sign(Purpose::Form, &token),
        stored: known.is_some(),
        who: known.unwrap_or_else(|| guest(&token, &words)),
        words,
        prefs,
        agent: agent.clone(),
        here: here.clone(),
        token,
    };
    let Some((token, key)) = believed(app, headers, COOKIE) else {
        return Ok((visitor(new_token(), None, words), true));
    };
    let fresh = key == Believed::Older;
    let now = ids::now();
    if let Some(session) = app.store.session(&sha256_hex(token.as_bytes())).await? {
        if now - session.seen_at.max(session.created_at) > i64::from(YEAR) * 1000 {
            app.store.end_session(&session.player.id, &session.hash).await?;
            return Ok((visitor(new_token(), None, words), true));
        }
        if now - session.seen_at > SEEN_EVERY {
            app.store.session_seen(&session.hash, now).await?;
        }
        let who = Who { player: session.player.id, name: session.player.name, account: session.account };
        return Ok((visitor(token.to_owned(), Some(who), words), fresh));
    }
    // A guest follows from the token. If that player is known, the session was ended, and its token must
    // not speak for the player any more.
    let unknown = app.store.player(&guest(token, &words).player).await?.is_none();
    let token = if unknown { token.to_owned() } else { new_token() };
    Ok((visitor(token, None, words), fresh || !unknown))
}

/// A guest that nothing is stored about yet follows from the token, the same on every page.
fn guest(token: &str, words: &Words) -> Who {
    let player = sha256_hex(format!("player {token}").as_bytes())[..16].to_owned();
    Who { name: guest_name(&player, words), player, account: false }
}

/// What a guest is called who has chosen nothing else.
pub(crate) fn guest_name(player: &str, words: &Words) -> String {
    let digits = player.get(..8).unwrap_or_default();
    let number = u32::from_str_radix(digits, 16).unwrap_or(0) % 9000 + 1000;
    words.with("guest-name", &[("number", number.to_string().into())])
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
