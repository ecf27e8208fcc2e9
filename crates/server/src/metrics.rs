//! The server's metrics, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The counters.
pub struct Metrics {
    registry: Registry,
    /// Connections of any kind.
    pub connections: Gauge,
    /// Connections to tables.
    pub sockets: Gauge,
    /// Tables that are in memory.
    pub open_tables: Gauge,
    /// Tables that were created.
    pub tables: Counter,
    /// Actions that were stored.
    pub accepted: Counter,
    /// Actions that were refused.
    pub refused: Counter,
    /// Actions that met an entry of another server and were tried again.
    pub conflicts: Counter,
    /// Connections that were cut off.
    pub cut_off: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// Moves that bots failed at.
    pub bot_failures: Counter,
    /// Bots that wait for their turn to think.
    pub waiting_bots: Gauge,
    /// Seconds from an action's arrival to its answer.
    pub accept_seconds: Histogram,
    /// Seconds that a table waits until an attempt is judged.
    pub judge_seconds: Histogram,
    /// Attempts under way whose beginning is judged.
    pub head_starts: Gauge,
    /// Attempts whose beginning was judged before they were over.
    pub judged_ahead: Counter,
    /// What workers on other machines have computed for this server.
    pub worked_elsewhere: Counter,
    /// How many threads the workers have.
    pub worker_threads: Gauge,
    /// Tables that wait until others have been read.
    pub waiting_openings: Gauge,
    /// How often the server has looked for tables to delete, and has deleted them.
    pub tidied: Counter,
    /// Tables that it has deleted then.
    pub deleted: Counter,
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("loggia"),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            open_tables: Gauge::default(),
            tables: Counter::default(),
            accepted: Counter::default(),
            refused: Counter::default(),
            conflicts: Counter::default(),
            cut_off: Counter::default(),
            bot_moves: Counter::default(),
            bot_failures: Counter::default(),
            waiting_bots: Gauge::default(),
            accept_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 16)),
            judge_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 16)),
            head_starts: Gauge::default(),
            judged_ahead: Counter::default(),
            worked_elsewhere: Counter::default(),
            worker_threads: Gauge::default(),
            waiting_openings: Gauge::default(),
            tidied: Counter::default(),
            deleted: Counter::default(),
        };
        let r = &mut metrics.registry;
        r.register("connections", "Connections of any kind", metrics.connections.clone());
        r.register("sockets", "Connections to tables", metrics.sockets.clone());
        r.register("open_tables", "Tables in memory", metrics.open_tables.clone());
        r.register("tables_made", "Tables made", metrics.tables.clone());
        r.register("actions_accepted", "Actions stored", metrics.accepted.clone());
        r.register("actions_refused", "Actions refused", metrics.refused.clone());
        r.register(
            "conflicts",
            "Actions tried again after another server's entry",
            metrics.conflicts.clone(),
        );
        r.register("sockets_cut_off", "Connections cut off", metrics.cut_off.clone());
        r.register("bot_moves", "Moves of bots", metrics.bot_moves.clone());
        r.register("bot_failures", "Moves that bots failed at", metrics.bot_failures.clone());
        r.register("waiting_bots", "Bots waiting to think", metrics.waiting_bots.clone());
        r.register("accept_seconds", "Seconds until an action is answered", metrics.accept_seconds.clone());
        r.register("judge_seconds", "Seconds until an attempt is judged", metrics.judge_seconds.clone());
        r.register("head_starts", "Attempts under way, judged so far", metrics.head_starts.clone());
        r.register("worked_elsewhere", "Jobs that workers have done", metrics.worked_elsewhere.clone());
        r.register("worker_threads", "Threads of the workers", metrics.worker_threads.clone());
        r.register("waiting_openings", "Tables waiting to be read", metrics.waiting_openings.clone());
        r.register("tidied", "Times that abandoned tables were looked for", metrics.tidied.clone());
        r.register("tables_deleted", "Abandoned tables deleted", metrics.deleted.clone());
        r.register("judged_ahead", "Attempts judged while they went on", metrics.judged_ahead.clone());
        metrics
    }

    /// In Prometheus' text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
