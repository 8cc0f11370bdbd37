//! `posthorn serve`: a place to play.

use crate::place::Place;
use anyhow::{Context, Result};
use posthorn_server::{BotSettings, Config, Limits, Rate};
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::time::Duration;

/// Run a place to play: lobby, tables, bots, an API.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, env = "POSTHORN_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// A NATS server between several servers of one PostgreSQL database, as in nats://host
    #[arg(long, env = "POSTHORN_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address people type, for invite links, as in https://post.example
    #[arg(long, env = "POSTHORN_URL")]
    url: Option<String>,
    /// Send cookies over TLS only; for servers behind a proxy that speaks TLS. An https --url says so too
    #[arg(long, env = "POSTHORN_SECURE")]
    secure: bool,
    /// Believe the last address of X-Forwarded-For; only if nobody but your own proxy reaches the server
    #[arg(long, env = "POSTHORN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Requests a second from one address; ten times as many at once
    #[arg(long, env = "POSTHORN_REQUESTS", default_value_t = 60)]
    requests_per_second: u32,
    /// How long a bot may think about an action, in milliseconds
    #[arg(long, env = "POSTHORN_BOT_THINK", default_value_t = 400)]
    bot_think: u64,
    /// How long an action of a calm bot takes at least, in milliseconds; 0 for no pause
    #[arg(long, env = "POSTHORN_BOT_PAUSE", default_value_t = 700)]
    bot_pause: u64,
    /// How many bots may think at once; half of the cores if left out
    #[arg(long, env = "POSTHORN_BOTS_AT_ONCE")]
    bots_at_once: Option<usize>,
    /// After how many days a table without a clock that nobody touches leaves the lists
    #[arg(long, env = "POSTHORN_ASLEEP_AFTER", default_value_t = 7)]
    asleep_after: u32,
    /// What to log, as in `info` or `posthorn_server=debug`
    #[arg(long, env = "POSTHORN_LOG", default_value = "info")]
    log: String,
    /// Log as one JSON object a line
    #[arg(long, env = "POSTHORN_LOG_JSON")]
    log_json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_new(posthorn_server::log_filter(&args.log))
        .context("cannot read --log")?;
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    if args.log_json {
        logs.json().init();
    } else {
        logs.init();
    }
    let usual = BotSettings::default();
    let requests = f64::from(args.requests_per_second.max(1));
    let config = Config {
        data: args.place.data.clone(),
        database: args.place.database.clone(),
        bus: args.bus.clone(),
        listen: args.listen,
        public_url: args.url.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
        secure_cookies: args.secure || args.url.as_ref().is_some_and(|url| url.starts_with("https://")),
        behind_proxy: args.behind_proxy,
        limits: Limits { requests: Rate { burst: requests * 10.0, refill: requests }, ..Limits::default() },
        bots: BotSettings {
            at_once: args.bots_at_once.unwrap_or(usual.at_once).max(1),
            think: Duration::from_millis(args.bot_think),
            pause: Duration::from_millis(args.bot_pause),
            ..usual
        },
        asleep_after: Duration::from_secs(u64::from(args.asleep_after) * 24 * 3600),
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(posthorn_server::serve(config))?;
    // A bot that is still thinking must not hold the process back.
    runtime.shutdown_background();
    Ok(())
}
