//! The edge of the server: connections, rate limits, security headers, cookies and sessions. It knows who a
//! request comes from and whether that is within its limits, and nothing of tables.

mod client;
mod cookies;
mod listener;
mod rate_limits;
mod security_headers;
mod session;
pub(crate) mod signing_keys;

pub(crate) use client::{base_url, client_address, rate_limited, set_retry_after};
pub(crate) use cookies::{Cookies, set_cookies};
pub use listener::ConnectionLimits;
pub(crate) use listener::serve;
pub(crate) use rate_limits::{ClientAddress, RateLimited, RateLimiter};
pub use rate_limits::{Limits, Rate};
pub(crate) use security_headers::add_security_headers;
pub(crate) use session::{Sessions, Visitor, guest_name, identify};
