//! What the server counts, for `/metrics`.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Counters and gauges. None of them tells of a single room or person, also where there is only
/// one: what all at a table see is counted, and nothing else.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) rooms: Counter,
    pub(crate) matches: Counter,
    pub(crate) moves: Counter,
    pub(crate) limited: Counter,
    pub(crate) broken: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) sessions: Gauge,
    /// Whether something has to be mended before anything begins.
    pub(crate) trouble: Gauge,
    pub(crate) damaged: Gauge,
    /// Nodes of a cluster whose `sync_interval` is not known.
    pub(crate) unknown_sync: Gauge,
    /// Tasks that have not ended: of sessions, connections and lines, and a few of its own.
    pub(crate) tasks: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut this = Self {
            registry: Registry::with_prefix("kartenhaus"),
            rooms: Counter::default(),
            matches: Counter::default(),
            moves: Counter::default(),
            limited: Counter::default(),
            broken: Counter::default(),
            sockets: Gauge::default(),
            sessions: Gauge::default(),
            trouble: Gauge::default(),
            damaged: Gauge::default(),
            unknown_sync: Gauge::default(),
            tasks: Gauge::default(),
        };
        let registry = &mut this.registry;
        for (name, help, counter) in [
            ("rooms", "Rooms opened", &this.rooms),
            ("matches", "Matches begun", &this.matches),
            ("moves", "Moves stored and played", &this.moves),
            ("limited", "Requests and messages refused as too many", &this.limited),
            ("broken_sessions", "Sessions that ended because of the log", &this.broken),
        ] {
            registry.register(name, help, counter.clone());
        }
        registry.register("sockets", "Sockets open now", this.sockets.clone());
        registry.register("trouble", "Whether nothing new begins", this.trouble.clone());
        registry.register("damaged", "Damaged logs, which are refused", this.damaged.clone());
        let help = "Nodes that don't report their sync_interval";
        registry.register("unknown_sync", help, this.unknown_sync.clone());
        registry.register("sessions", "Sessions in memory now", this.sessions.clone());
        registry.register("tasks", "Tasks that have not ended", this.tasks.clone());
        this
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("text grows");
        text
    }
}
