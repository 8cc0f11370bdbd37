//! Numbers for operators, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

const BUCKETS_MS: [u64; 8] = [1, 2, 5, 10, 30, 100, 300, 1000];

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) errors: AtomicU64,
    pub(crate) streams: AtomicU64,
    pub(crate) tables: AtomicU64,
    pub(crate) bot_actions: AtomicU64,
    actions: AtomicU64,
    action_micros: AtomicU64,
    action_buckets: [AtomicU64; BUCKETS_MS.len()],
}

impl Metrics {
    /// An action of a person was stored and published.
    pub(crate) fn acted(&self, took: Duration) {
        self.actions.fetch_add(1, Relaxed);
        self.action_micros.fetch_add(took.as_micros() as u64, Relaxed);
        for (limit, bucket) in BUCKETS_MS.iter().zip(&self.action_buckets) {
            if took <= Duration::from_millis(*limit) {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: &AtomicU64| {
            let value = value.load(Relaxed);
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        line("posthorn_http_requests_total", "counter", "Requests answered.", &self.requests);
        line(
            "posthorn_http_errors_total",
            "counter",
            "Requests answered with status 500 or more.",
            &self.errors,
        );
        line("posthorn_streams", "gauge", "Live lines open.", &self.streams);
        line("posthorn_tables_awake", "gauge", "Tables in memory.", &self.tables);
        line("posthorn_bot_actions_total", "counter", "Actions chosen by bots.", &self.bot_actions);
        if let Some((seconds, bytes)) = process() {
            let _ = write!(
                text,
                "# HELP process_cpu_seconds_total Processor time used.\n# TYPE process_cpu_seconds_total counter\n\
                 process_cpu_seconds_total {seconds}\n\
                 # HELP process_resident_memory_bytes Memory in use.\n# TYPE process_resident_memory_bytes gauge\n\
                 process_resident_memory_bytes {bytes}\n"
            );
        }
        let name = "posthorn_action_seconds";
        let _ = write!(
            text,
            "# HELP {name} From a person's order at the table to its durable storage.\n# TYPE {name} histogram\n"
        );
        for (limit, bucket) in BUCKETS_MS.iter().zip(&self.action_buckets) {
            let limit = *limit as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{le=\"{limit}\"}} {}", bucket.load(Relaxed));
        }
        let count = self.actions.load(Relaxed);
        let sum = self.action_micros.load(Relaxed) as f64 / 1e6;
        let _ =
            write!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}\n");
        text
    }
}

/// Seconds of processor time and bytes of memory that this process uses, where the system tells.
fn process() -> Option<(f64, u64)> {
    // Linux counts in ticks of a hundredth of a second on all that we run on.
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
    Some((ticks / 100.0, kilobytes * 1024))
}
