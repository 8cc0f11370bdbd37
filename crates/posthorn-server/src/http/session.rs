//! Who is this? A guest gets a name and a signed cookie at once; a guest is stored with the first thing that the
//! guest does. Whoever signs in or out gets a new token.

use super::cookies::{self, Cookies, YEAR, set_cookies};
use super::signing_keys::{Purpose, SignedBy, SigningKeys};
use crate::clock;
use crate::random::random_hex;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use cookie::Cookie;
use posthorn_pages::Page;
use posthorn_pages::prefs::Prefs;
use posthorn_pages::words::Words;
use posthorn_store::{Player, Store, StoreError};
use posthorn_table::{Identity, PlayerId, hex};
use std::sync::Arc;

/// The cookie of the session.
const SESSION: &str = "posthorn";
/// The guest that this browser was before somebody signed in.
const GUEST: &str = "posthorn-guest";
/// That a session is used is stored this often, in milliseconds.
const STORE_USE_EVERY: i64 = 3_600_000;
const LONGEST_AGENT: usize = 160;

/// The sessions of all visitors.
#[derive(Debug)]
pub(crate) struct Sessions {
    pub(crate) store: Arc<Store>,
    pub(crate) keys: SigningKeys,
    pub(crate) cookies: Cookies,
}

/// A visitor of the pages.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) identity: Identity,
    pub(crate) csrf: String,
    pub(crate) words: Words,
    pub(crate) prefs: Prefs,
    /// What the browser calls itself.
    agent: String,
    /// The address of the page, without the part that chooses a language.
    here: String,
    token: String,
    is_stored: bool,
}

// Debug output may end up in a log: what opens a session must not.
impl std::fmt::Debug for Visitor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Visitor").field("identity", &self.identity).finish_non_exhaustive()
    }
}

impl Visitor {
    /// What every page needs to know about its reader.
    pub(crate) fn page(&self) -> Page<'_> {
        Page {
            words: &self.words,
            csrf: &self.csrf,
            name: &self.identity.name,
            account: self.identity.has_account,
            prefs: self.prefs,
            here: &self.here,
            now: clock::now(),
        }
    }

    /// Whether the player is known to the store.
    pub(crate) const fn is_stored(&self) -> bool {
        self.is_stored
    }

    /// The hash by which this session is stored.
    pub(crate) fn session_hash(&self) -> String {
        hex::sha256(self.token.as_bytes())
    }
}

impl Sessions {
    /// Stores the guest, who has now done something worth remembering.
    pub(crate) async fn store_guest(&self, visitor: &Visitor) -> Result<(), StoreError> {
        if !visitor.is_stored {
            let Identity { player, name, .. } = &visitor.identity;
            let now = clock::now();
            self.store.save_player(Player { id: player.clone(), name: name.clone() }, now).await?;
            self.store.save_session(&visitor.session_hash(), player, &visitor.agent, now).await?;
        }
        Ok(())
    }

    /// Whether a form carries the right token for this visitor.
    pub(crate) fn is_own_form(&self, visitor: &Visitor, csrf: &str) -> bool {
        self.keys.verify(Purpose::Form, &visitor.token, csrf).is_some()
    }

    /// Signs this browser in under a new token, so that an old one known to others opens nothing. The answer is the
    /// cookies to be set. A guest who signs in can be that guest again afterwards.
    pub(crate) async fn sign_in(
        &self,
        visitor: &Visitor,
        player: &PlayerId,
    ) -> Result<Vec<Cookie<'static>>, StoreError> {
        let token = new_token();
        let hash = hex::sha256(token.as_bytes());
        self.store.save_session(&hash, player, &visitor.agent, clock::now()).await?;
        let mut cookies = vec![self.cookies.host_cookie(SESSION, self.signed(&token))];
        if visitor.identity.has_account || visitor.identity.player == *player {
            self.store.end_session(&visitor.identity.player, &visitor.session_hash()).await?;
        } else if visitor.is_stored {
            cookies.push(self.cookies.host_cookie(GUEST, self.signed(&visitor.token)));
        }
        Ok(cookies)
    }

    /// Ends the session; the browser is the guest it was before, or a new one.
    pub(crate) async fn sign_out(
        &self,
        visitor: &Visitor,
        headers: &HeaderMap,
    ) -> Result<Vec<Cookie<'static>>, StoreError> {
        self.store.end_session(&visitor.identity.player, &visitor.session_hash()).await?;
        let guest = self.verified_token(headers, GUEST).map_or_else(new_token, |(token, _)| token);
        Ok(vec![self.cookies.host_cookie(SESSION, self.signed(&guest)), self.cookies.removal(GUEST)])
    }

    fn signed(&self, token: &str) -> String {
        format!("{token}.{}", self.keys.sign(Purpose::Session, token))
    }

    /// The token of a cookie that we have signed.
    fn verified_token(&self, headers: &HeaderMap, name: &str) -> Option<(String, SignedBy)> {
        let value = cookies::find(headers, &self.cookies.host_name(name))?;
        let (token, signature) = value.split_once('.')?;
        let key = self.keys.verify(Purpose::Session, token, signature)?;
        Some((token.to_owned(), key))
    }

    /// Who it is, and whether the browser needs a cookie that says so.
    async fn recognise(
        &self,
        headers: &HeaderMap,
        here: String,
        language: Option<Words>,
    ) -> Result<(Visitor, bool), StoreError> {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let words = language
            .or_else(|| cookies::chosen_language(headers))
            .unwrap_or_else(|| Words::wanted(text(header::ACCEPT_LANGUAGE)));
        let prefs = cookies::chosen_prefs(headers);
        let agent: String =
            text(header::USER_AGENT).unwrap_or_default().chars().take(LONGEST_AGENT).collect();
        let visitor = |token: String, known: Option<Identity>, words: Words| Visitor {
            csrf: self.keys.sign(Purpose::Form, &token),
            is_stored: known.is_some(),
            identity: known.unwrap_or_else(|| guest(&token, &words)),
            words,
            prefs,
            agent: agent.clone(),
            here: here.clone(),
            token,
        };
        let Some((token, key)) = self.verified_token(headers, SESSION) else {
            return Ok((visitor(new_token(), None, words), true));
        };
        let needs_cookie = key == SignedBy::OlderKey;
        let now = clock::now();
        if let Some(session) = self.store.session(&hex::sha256(token.as_bytes())).await? {
            if now - session.seen_at.max(session.created_at) > YEAR * 1000 {
                self.store.end_session(&session.player.id, &session.hash).await?;
                return Ok((visitor(new_token(), None, words), true));
            }
            if now - session.seen_at > STORE_USE_EVERY {
                self.store.session_seen(&session.hash, now).await?;
            }
            let Player { id: player, name } = session.player;
            let known = Identity { player, name, has_account: session.account };
            return Ok((visitor(token, Some(known), words), needs_cookie));
        }
        // A guest follows from the token. If that player is known, the session was ended, and its token must not
        // speak for the player any more.
        let is_unknown = self.store.player(&guest(&token, &words).player).await?.is_none();
        let token = if is_unknown { token } else { new_token() };
        Ok((visitor(token, None, words), needs_cookie || !is_unknown))
    }
}

fn new_token() -> String {
    random_hex::<24>()
}

/// Finds out who asks and tells the handlers; a newcomer gets a cookie.
pub(crate) async fn identify(
    State(sessions): State<Arc<Sessions>>,
    mut request: Request,
    next: Next,
) -> Response {
    let (here, language) = address(&request);
    let (visitor, needs_cookie) = match sessions.recognise(request.headers(), here, language.clone()).await {
        Ok(found) => found,
        Err(error) => {
            tracing::error!(%error, "sessions cannot be read");
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if needs_cookie && !sets_session(&response, &sessions.cookies.host_name(SESSION)) {
        let cookie = sessions.cookies.host_cookie(SESSION, sessions.signed(&visitor.token));
        set_cookies(&mut response, [cookie]);
    }
    set_cookies(&mut response, language.map(|words| sessions.cookies.language(&words)));
    response
}

/// Whether the handler has decided about the session: whoever signs in or out gets another one.
fn sets_session(response: &Response, name: &str) -> bool {
    let mut lines = response.headers().get_all(header::SET_COOKIE).iter();
    lines.any(|line| line.to_str().is_ok_and(|line| line.starts_with(&format!("{name}="))))
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

/// A guest of whom nothing is stored yet follows from the token, the same on every page.
fn guest(token: &str, words: &Words) -> Identity {
    let player = PlayerId::new(&hex::sha256(format!("player {token}").as_bytes())[..16]);
    Identity { name: guest_name(&player, words), player, has_account: false }
}

/// What a guest is called who has chosen nothing else.
pub(crate) fn guest_name(player: &PlayerId, words: &Words) -> String {
    let digits = player.as_str().get(..8).unwrap_or_default();
    let number = u32::from_str_radix(digits, 16).unwrap_or(0) % 9000 + 1000;
    words.with("guest-name", &[("number", number.to_string().into())])
}
