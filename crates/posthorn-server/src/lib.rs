//! A place to play Thurn und Taxis: lobby, tables, live pages, and an API for programs.
//!
//! The way of an action: a form or an API call reaches `routes`, which asks `session` who it is and
//! hands an order to `tables`. The table's task decides by the rules, has the events committed and
//! only then publishes the new state; `live` sends each viewer the fragments that changed. Whatever a
//! viewer gets is made from a [`view::TableView`], which has no place for what the viewer may not know.

mod analysis;
pub mod app;
mod follower;
mod front;
mod shield;
pub mod limits;
mod session;
pub mod keys;
mod names;
mod passwords;
mod accounts;
pub mod admin;
pub mod bot_seats;
mod closing;
pub mod fair;
mod flights;
pub mod geography;
mod hints;
mod ids;
mod live;
mod lobby;
mod logs;
mod metrics;
mod nodes;
mod pages;
mod prefs;
mod prospect;
mod ratings;
mod routes;
mod sentences;
pub mod tables;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod languages;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod leaks;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may say so by panicking")]
mod literals;
mod texts;
mod tour;
mod view;

pub use app::{App, Config, ServeError, serve};
pub use front::Patience;
pub use logs::log_filter;
