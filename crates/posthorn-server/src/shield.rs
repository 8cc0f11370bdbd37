//! What every answer carries so that browsers are safe, and who is at the other end.

use crate::app::AppState;
use crate::front::Peer;
use crate::limits::{Caller, TooMuch};
use crate::texts::Words;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr};

/// Nothing from elsewhere, no script and no style inside the page, no frame round it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// What a browser may not do for our pages, whatever they ask.
const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/// Sets the headers that keep foreign script and other hosts out.
pub(crate) fn headers(app: &AppState, headers: &mut HeaderMap) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.secure_cookies {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Who asks. Anybody can write a header: only what our own proxy added last is believed.
pub(crate) fn caller(app: &AppState, request: &Request) -> Caller {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0);
    let told = || -> Option<IpAddr> {
        let last = request.headers().get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    Caller::new(if app.config.behind_proxy { told().unwrap_or(peer) } else { peer })
}

/// The answer to somebody who asks for too much.
pub(crate) fn too_much(request: &Request, TooMuch(wait): TooMuch) -> Response {
    let language = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let text = Words::wanted(language).say("error-too-often");
    let mut response = if request.uri().path().starts_with("/api/") {
        let error = serde_json::json!({"error": {"code": "too_many_requests", "message": text}});
        (StatusCode::TOO_MANY_REQUESTS, axum::Json(error)).into_response()
    } else {
        (StatusCode::TOO_MANY_REQUESTS, text).into_response()
    };
    retry_after(&mut response, TooMuch(wait));
    response
}

/// Says when to try again.
pub(crate) fn retry_after(response: &mut Response, TooMuch(wait): TooMuch) {
    response.headers_mut().insert(header::RETRY_AFTER, wait.as_secs().max(1).into());
}
