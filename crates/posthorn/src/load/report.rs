//! The figures as text, on the screen and in docs/performance.md.

use super::Run;
use super::baseline::Baseline;
use anyhow::{Context, Result};
use std::fmt::{self, Display};
use std::fs;
use std::path::Path;

/// Memory of tables where nothing happens.
pub(super) struct Idle {
    pub(super) tables: usize,
    pub(super) streams: usize,
    /// What they have added.
    pub(super) bytes: u64,
    /// What the servers use with them.
    pub(super) total: u64,
}

/// Everything that was measured of one kind of server.
pub(super) struct Figures {
    pub(super) nodes: usize,
    pub(super) postgres: bool,
    pub(super) memory: Idle,
    pub(super) crowd: Idle,
    pub(super) paced: Run,
    pub(super) full: Run,
    pub(super) baseline: Baseline,
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

impl Idle {
    fn per_table(&self) -> f64 {
        self.bytes as f64 / 1000.0 / self.tables as f64
    }
}

impl Run {
    fn per_second(&self) -> f64 {
        self.actions as f64 / self.seconds
    }
}

impl Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} idle streams at {} tables: {:.1} KB a table, {:.0} MB in all",
            self.streams,
            self.tables,
            self.per_table(),
            megabytes(self.total)
        )
    }
}

impl Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, p99, p999] = [0.5, 0.99, 0.999].map(|share| self.latencies.clone().within(share));
        let asked = self
            .rate
            .map_or("as many as possible".to_owned(), |rate| format!("{rate:.0} a second asked for"));
        write!(
            f,
            "{} tables, {asked}: {:.0} actions a second, post to last stream median {median:.1} ms, p99 {p99:.1} ms, \
             p99.9 {p999:.1} ms, {} errors, {} games over, server {:.0} % of a core and {:.0} MB",
            self.tables,
            self.per_second(),
            self.errors,
            self.games,
            100.0 * self.usage.cpu / self.seconds,
            megabytes(self.usage.memory)
        )
    }
}

impl Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "baseline: {:.0} requests a second to a handler that does nothing, {:.0} single durable rows a second",
            self.requests, self.rows
        )
    }
}

impl Figures {
    fn title(&self) -> String {
        match (self.postgres, self.nodes) {
            (false, _) => "One server on SQLite".to_owned(),
            (true, 1) => "One server on PostgreSQL".to_owned(),
            (true, nodes) => format!("{nodes} servers on PostgreSQL and NATS"),
        }
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let baseline = self.baseline.requests.min(self.baseline.rows);
        writeln!(f, "| what | measured |\n| --- | --- |")?;
        for run in [&self.paced, &self.full] {
            let [median, p99, p999] = [0.5, 0.99, 0.999].map(|share| run.latencies.clone().within(share));
            let asked = run
                .rate
                .map_or("as many as possible".to_owned(), |rate| format!("{rate:.0} actions/s asked for"));
            let name = format!("{} tables with 4 streams each, {asked}", run.tables);
            writeln!(f, "| {name} | **{:.0} durable actions/s**, {} errors |", run.per_second(), run.errors)?;
            writeln!(
                f,
                "| – from the post to the last of the four streams | median {median:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms |"
            )?;
            writeln!(
                f,
                "| – used by the server | {:.0} % of a core, {:.0} MB |",
                100.0 * run.usage.cpu / run.seconds,
                megabytes(run.usage.memory)
            )?;
        }
        writeln!(f, "| baseline: a handler that does nothing | {:.0} requests/s |", self.baseline.requests)?;
        writeln!(f, "| baseline: single rows, each durable | {:.0} rows/s |", self.baseline.rows)?;
        writeln!(
            f,
            "| saturation against the lower baseline | {:.0} % |",
            100.0 * self.full.per_second() / baseline
        )?;
        writeln!(f, "| an idle table with four streams | {:.1} KB |", self.memory.per_table())?;
        writeln!(f, "| {} idle streams | {:.0} MB in all |", self.crowd.streams, megabytes(self.crowd.total))
    }
}

const INTRODUCTION: &str = "# Performance

Written by `posthorn load --report docs/performance.md`, which plays whole games over the public API with real streams; the load
comes from the same machine. An action counts when all four players' streams have shown it. With `--nodes 2 --database URL
--bus URL` it measures several servers.
";

/// Writes the figures into their section of the file.
pub(super) fn write(file: &Path, figures: &Figures) -> Result<()> {
    let old = fs::read_to_string(file).unwrap_or_else(|_| INTRODUCTION.to_owned());
    let heading = format!("## {}\n", figures.title());
    let section = format!("{heading}\n{}\n\n{figures}", machine());
    let new = match old.split_once(&heading) {
        None => format!("{}\n\n{section}", old.trim_end()),
        Some((before, rest)) => {
            let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
            format!("{before}{section}{after}")
        }
    };
    fs::write(file, new).with_context(|| format!("cannot write {}", file.display()))
}

/// The machine in a line.
fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ").map(|(_, name)| name));
    let memory = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let kilobytes = memory
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:")?.split_whitespace().next()?.parse::<f64>().ok());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let build = if cfg!(debug_assertions) { "a debug build" } else { "a release build" };
    format!(
        "{cores} cores ({}), {:.0} GB, {}, {build} of version {}.",
        model.unwrap_or("unknown"),
        kilobytes.unwrap_or_default() / 1e6,
        std::env::consts::OS,
        env!("CARGO_PKG_VERSION")
    )
}
