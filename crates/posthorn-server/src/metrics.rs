//! Numbers for operators, in the text format of OpenMetrics, which Prometheus reads.

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// Upper bounds in seconds: most answers take a few milliseconds.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1.0, 5.0];

/// The format of what [`Metrics::text`] writes.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

type Histograms<L> = Family<L, Histogram, fn() -> Histogram>;

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RequestLabels {
    /// The pattern of the address, never the address itself: there would be a label for every table.
    route: String,
    method: String,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct OperationLabel {
    operation: &'static str,
}

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    request_seconds: Histograms<RouteLabel>,
    live_connections: Gauge,
    tables_in_memory: Gauge,
    bot_actions: Counter,
    action_seconds: Histogram,
    store_seconds: Histograms<OperationLabel>,
}

fn histogram() -> Histogram {
    Histogram::new(BUCKETS)
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(histogram),
            live_connections: Gauge::default(),
            tables_in_memory: Gauge::default(),
            bot_actions: Counter::default(),
            action_seconds: histogram(),
            store_seconds: Family::new_with_constructor(histogram),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        self.registry.register_collector(Box::new(ProcessCollector));
        let registry = self.registry.sub_registry_with_prefix("posthorn");
        registry.register("http_requests", "Requests answered", self.requests.clone());
        registry.register_with_unit(
            "http_request_duration",
            "From the head of a request to the head of its answer",
            Unit::Seconds,
            self.request_seconds.clone(),
        );
        registry.register(
            "live_connections",
            "WebSockets and streams that are open",
            self.live_connections.clone(),
        );
        registry.register("tables_in_memory", "Tables whose task is running", self.tables_in_memory.clone());
        registry.register("bot_actions", "Actions chosen by bots", self.bot_actions.clone());
        registry.register_with_unit(
            "action_duration",
            "From a person's action reaching its table to its durable storage",
            Unit::Seconds,
            self.action_seconds.clone(),
        );
        registry.register_with_unit(
            "store_duration",
            "Time that the store took for an operation of a table",
            Unit::Seconds,
            self.store_seconds.clone(),
        );
    }

    /// A request was answered. The route is the pattern of the address.
    pub(crate) fn request_answered(&self, route: &str, method: &str, status: u16, took: Duration) {
        // Anybody can invent a method: that must not become a label.
        let is_known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(&method);
        let (route, method) = (route.to_owned(), if is_known { method } else { "other" }.to_owned());
        self.request_seconds.get_or_create(&RouteLabel { route: route.clone() }).observe(took.as_secs_f64());
        self.requests.get_or_create(&RequestLabels { route, method, status }).inc();
    }

    pub(crate) fn connection_opened(&self) {
        self.live_connections.inc();
    }

    pub(crate) fn connection_closed(&self) {
        self.live_connections.dec();
    }

    pub(crate) fn set_tables_in_memory(&self, count: usize) {
        self.tables_in_memory.set(count as i64);
    }

    /// A bot has chosen an action.
    pub(crate) fn bot_acted(&self) {
        self.bot_actions.inc();
    }

    /// An action of a person was stored and published.
    pub(crate) fn action_stored(&self, took: Duration) {
        self.action_seconds.observe(took.as_secs_f64());
    }

    /// The store has answered.
    pub(crate) fn store_answered(&self, operation: &'static str, took: Duration) {
        self.store_seconds.get_or_create(&OperationLabel { operation }).observe(took.as_secs_f64());
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = text::encode(&mut text, &self.registry);
        text
    }
}

/// Processor time and memory of this process, under the names that dashboards know.
#[derive(Debug)]
struct ProcessCollector;

impl Collector for ProcessCollector {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let Some((seconds, bytes)) = process() else { return Ok(()) };
        let seconds = ConstCounter::new(seconds);
        let help = "Processor time used";
        let metric = encoder.encode_descriptor(
            "process_cpu",
            help,
            Some(&Unit::Seconds),
            EncodeMetric::metric_type(&seconds),
        )?;
        seconds.encode(metric)?;
        let bytes = ConstGauge::new(bytes);
        let help = "Memory in use";
        let metric = encoder.encode_descriptor(
            "process_resident_memory",
            help,
            Some(&Unit::Bytes),
            EncodeMetric::metric_type(&bytes),
        )?;
        bytes.encode(metric)
    }
}

/// Seconds of processor time and bytes of memory that this process uses, where the system says so.
fn process() -> Option<(f64, i64)> {
    // Linux counts in hundredths of a second on all machines that we run on.
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = resident.split_whitespace().next()?.parse().ok()?;
    Some((ticks / 100.0, kilobytes * 1024))
}
