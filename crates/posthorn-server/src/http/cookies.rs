//! The cookies of this server: how they are named, written and read.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use posthorn_pages::prefs::Prefs;
use posthorn_pages::words::Words;

/// How long a cookie is kept, in seconds.
pub(super) const YEAR: i64 = 365 * 24 * 3600;

/// The cookie that remembers a language.
const LANGUAGE: &str = "posthorn-lang";

/// How cookies are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookies {
    /// Whether they are sent over TLS only.
    pub(crate) secure: bool,
}

impl Cookies {
    /// The name of a cookie that opens a session. Over TLS the name itself promises that no other host has set it.
    pub(super) fn host_name(self, name: &str) -> String {
        format!("{}{name}", if self.secure { "__Host-" } else { "" })
    }

    /// A cookie that only this host gets and no script sees.
    pub(super) fn host_cookie(self, name: &str, value: String) -> Cookie<'static> {
        self.cookie(self.host_name(name), value)
    }

    /// Removes a cookie from the browser.
    pub(super) fn removal(self, name: &str) -> Cookie<'static> {
        let mut cookie = self.host_cookie(name, String::new());
        cookie.set_max_age(Duration::ZERO);
        cookie
    }

    /// The cookie that remembers a language.
    pub(crate) fn language(self, words: &Words) -> Cookie<'static> {
        self.cookie(LANGUAGE.to_owned(), words.code().to_owned())
    }

    /// The cookie that remembers what a visitor likes. The page's script reads nothing of it.
    pub(crate) fn prefs(self, prefs: Prefs) -> Cookie<'static> {
        self.cookie(Prefs::COOKIE.to_owned(), prefs.cookie_value())
    }

    fn cookie(self, name: String, value: String) -> Cookie<'static> {
        Cookie::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .max_age(Duration::seconds(YEAR))
            .secure(self.secure)
            .build()
    }
}

/// The language that the visitor has chosen.
pub(super) fn chosen_language(headers: &HeaderMap) -> Option<Words> {
    Words::of(&find(headers, LANGUAGE)?)
}

/// What the visitor likes.
pub(super) fn chosen_prefs(headers: &HeaderMap) -> Prefs {
    find(headers, Prefs::COOKIE).map_or_else(Prefs::default, |value| Prefs::from_cookie(&value))
}

/// The value of a cookie that the browser sent.
pub(super) fn find(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// Sets cookies with an answer.
pub(crate) fn set_cookies(response: &mut Response, cookies: impl IntoIterator<Item = Cookie<'static>>) {
    for cookie in cookies {
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
}
