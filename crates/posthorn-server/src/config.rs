//! How a server is run.

use crate::bot_pool::BotSettings;
use crate::http::{ConnectionLimits, Limits};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder for the database, if it is a file.
    pub data: PathBuf,
    /// The URL of a PostgreSQL database instead of the file.
    pub database: Option<String>,
    /// The URL of a NATS server that several servers of one database share.
    pub bus: Option<String>,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people type, for invite links; without it, what the browser says.
    pub public_url: Option<String>,
    /// Whether cookies are sent over TLS only.
    pub secure_cookies: bool,
    /// Whether a proxy of ours stands in front and says whom it speaks for.
    pub behind_proxy: bool,
    /// How much one address or player may ask for.
    pub limits: Limits,
    /// How long connections may take, and how many there may be.
    pub connections: ConnectionLimits,
    /// How bots behave.
    pub bots: BotSettings,
    /// A table without a clock that nobody has touched for so long leaves the lists.
    pub asleep_after: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            data: PathBuf::from("posthorn-data"),
            database: None,
            bus: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            public_url: None,
            secure_cookies: false,
            behind_proxy: false,
            limits: Limits::default(),
            connections: ConnectionLimits::default(),
            bots: BotSettings::default(),
            asleep_after: Duration::from_secs(7 * 24 * 3600),
        }
    }
}
