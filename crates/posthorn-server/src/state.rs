//! What every handler can reach.

use crate::config::Config;
use crate::http::{RateLimiter, Sessions};
use crate::metrics::Metrics;
use crate::people::People;
use crate::server_environment::ServerEnvironment;
use crate::study::{Analyses, Hints};
use crate::tables::Tables;
use posthorn_store::Store;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;

/// What every handler can reach.
pub(crate) type AppState = Arc<State>;

/// The parts of the server.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Tables<ServerEnvironment>,
    pub(crate) people: People,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) limits: Arc<RateLimiter>,
    pub(crate) hints: Hints,
    pub(crate) analyses: Analyses,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) started: Instant,
    /// Becomes true when the server is to end; live connections close then.
    pub(crate) shutdown: watch::Sender<bool>,
}
