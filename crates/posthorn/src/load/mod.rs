//! `posthorn load`: whole games over the public API with real streams, and how long everybody waits.

mod client;
mod baseline;
mod latency;
mod report;
mod servers;
mod table;

use crate::place::Place;
use anyhow::{Context, Result, bail};
use latency::Latencies;
use report::{Figures, Idle};
use servers::{Servers, Usage};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use table::Shared;

/// Play many games at once over the public API, and measure what a server can do.
///
/// Without --url it starts servers of its own, on a database that is thrown away, or with --database on
/// that one.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A server that runs already, as in http://127.0.0.1:8080; several for several nodes
    #[arg(long)]
    url: Vec<String>,
    /// How many servers to start, if none is given
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// A NATS server for the servers to start
    #[arg(long)]
    bus: Option<String>,
    #[command(flatten)]
    place: Place,
    /// How many tables play at the same time
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many players, each with a stream, sit at a table
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many actions a second to ask for; without it, as many as possible
    #[arg(long)]
    rate: Option<f64>,
    /// How many idle streams to hold open for measuring memory; 0 for none
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// Measure everything, and write it into a section of this file
    #[arg(long)]
    report: Option<PathBuf>,
}

/// What one run of games has measured.
pub(crate) struct Run {
    rate: Option<f64>,
    tables: usize,
    seconds: f64,
    actions: u64,
    games: u64,
    errors: u64,
    latencies: Latencies,
    usage: Usage,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let servers = if args.url.is_empty() {
            Servers::start(args.nodes, &args.place, args.bus.as_deref())?
        } else {
            Servers::running(&args.url)
        };
        match &args.report {
            Some(file) => measure_all(args, &servers, file).await,
            None if args.idle > 0 => {
                let idle = idle(&servers, args.idle.div_ceil(usize::from(args.seats)), args.seats).await?;
                crate::say!("{idle}");
                Ok(())
            }
            None => {
                let run = play(&servers, args.tables, args.seats, args.seconds, args.rate).await?;
                crate::say!("{run}");
                Ok(())
            }
        }
    })
}

/// Everything that docs/performance.md tells about one kind of server.
async fn measure_all(args: &Args, servers: &Servers, file: &std::path::Path) -> Result<()> {
    let memory = idle(servers, args.tables, args.seats).await?;
    crate::say!("{memory}");
    let paced =
        play(servers, args.tables, args.seats, args.seconds, Some(args.rate.unwrap_or(500.0))).await?;
    crate::say!("{paced}");
    let full = play(servers, args.tables.min(200), args.seats, args.seconds, None).await?;
    crate::say!("{full}");
    let crowd = idle(servers, 10_000usize.div_ceil(usize::from(args.seats)), args.seats).await?;
    crate::say!("{crowd}");
    let baseline = baseline::measure(&args.place).await?;
    crate::say!("{baseline}");
    let figures = Figures {
        nodes: servers.urls.len(),
        postgres: args.place.database.is_some(),
        memory,
        crowd,
        paced,
        full,
        baseline,
    };
    report::write(file, &figures)
}

/// Plays games at many tables and measures.
async fn play(servers: &Servers, tables: usize, seats: u8, seconds: u64, rate: Option<f64>) -> Result<Run> {
    let shared = Arc::new(Shared::default());
    let mut tasks = tokio::task::JoinSet::new();
    let pace = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate));
    for number in 0..tables {
        tasks.spawn(table::play(number, servers.urls.clone(), usize::from(seats), shared.clone(), pace));
        // Tables do not all open at the same moment, and do not act in step.
        if number % 20 == 19 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    while shared.ready.load(Relaxed) < tables as u64 {
        if let Some(ended) = tasks.try_join_next() {
            ended?.context("a table could not be opened")?;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = servers.usage().await?;
    shared.measure();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let measured = shared.stop();
    let seconds = begun.elapsed().as_secs_f64();
    let usage = servers.usage().await? - before;
    tasks.shutdown().await;
    Ok(Run {
        rate,
        tables,
        seconds,
        actions: measured.actions,
        games: measured.games,
        errors: measured.errors,
        latencies: measured.latencies,
        usage,
    })
}

/// Opens tables with streams where nothing happens, and measures memory.
async fn idle(servers: &Servers, tables: usize, seats: u8) -> Result<Idle> {
    let players = table::register(&servers.urls[0], usize::from(seats)).await?;
    // The first tables warm everything up that is there only once.
    let _warm = table::watch(&servers.urls, &players, 20).await?;
    let before = servers.usage().await?;
    let streams = table::watch(&servers.urls, &players, tables).await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = servers.usage().await?;
    if streams.len() < tables * usize::from(seats) {
        bail!("only {} streams could be opened", streams.len());
    }
    Ok(Idle {
        tables,
        streams: streams.len(),
        bytes: after.memory.saturating_sub(before.memory),
        total: after.memory,
    })
}

static NAMES: AtomicU64 = AtomicU64::new(0);

/// A name that this process has not used yet.
fn new_name() -> String {
    format!("Load {} {}", std::process::id(), NAMES.fetch_add(1, Relaxed))
}
