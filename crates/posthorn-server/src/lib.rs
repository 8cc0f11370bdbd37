//! A place to play Thurn und Taxis: lobby, tables, live pages, and an API for programs.
//!
//! The path of an action: a form reaches `routes`, a program's request `api`; `http` has found out who it is. Both
//! send a command to `tables`, whose task decides by the rules, has the events stored and only then publishes the
//! new state. `live` sends each viewer the fragments that changed. Whatever a viewer gets is made from a
//! `TableView`, which has no place for what the viewer may not know.

mod clock;
mod random;
mod logs;
mod metrics;
mod config;
pub mod environment;
mod bot_pool;
mod server_environment;
mod http;
pub mod cluster;
pub mod tables;
mod study;
mod people;
mod state;
mod error_table;
mod live;
mod api;
mod routes;
mod router;
mod app;
#[cfg(test)]
mod leaks;

pub use app::{App, ServeError, serve};
pub use bot_pool::BotSettings;
pub use config::Config;
pub use http::{ConnectionLimits, Limits, Rate};
pub use logs::log_filter;
pub use people::admin;
