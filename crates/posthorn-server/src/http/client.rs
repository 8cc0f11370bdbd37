//! Where a request comes from, and what it gets when that client has reached its limit.

use super::listener::Peer;
use super::rate_limits::{ClientAddress, RateLimited};
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use posthorn_pages::words::Words;
use std::net::{IpAddr, Ipv4Addr};

/// Where a request comes from. Anybody can write a header: only what our own proxy added last is believed.
pub(crate) fn client_address(request: &Request, behind_proxy: bool) -> ClientAddress {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0);
    let forwarded = || -> Option<IpAddr> {
        let last = request.headers().get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    ClientAddress::new(if behind_proxy { forwarded().unwrap_or(peer) } else { peer })
}

/// The answer to a client that has reached its limit.
pub(crate) fn rate_limited(request: &Request, limited: RateLimited) -> Response {
    let language = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let text = Words::wanted(language).say("error-too-often");
    let mut response = if request.uri().path().starts_with("/api/") {
        let error = serde_json::json!({"error": {"code": "too_many_requests", "message": text}});
        (StatusCode::TOO_MANY_REQUESTS, axum::Json(error)).into_response()
    } else {
        (StatusCode::TOO_MANY_REQUESTS, text).into_response()
    };
    set_retry_after(&mut response, limited);
    response
}

/// Says when to try again.
pub(crate) fn set_retry_after(response: &mut Response, RateLimited(wait): RateLimited) {
    response.headers_mut().insert(header::RETRY_AFTER, wait.as_secs().max(1).into());
}

/// The address that people type to reach this server: as configured, or as the browser says.
pub(crate) fn base_url(configured: Option<&str>, headers: &HeaderMap) -> String {
    configured.map(str::to_owned).unwrap_or_else(|| {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let over_tls = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        format!("{}://{host}", if over_tls { "https" } else { "http" })
    })
}
