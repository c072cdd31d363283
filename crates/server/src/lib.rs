//! The site: rooms, seats and live matches, kept in a log.
//!
//! [`run`] serves it on a listener until it is told to stop. What happens to a move:
//!
//! 1. A `socket` reads it from a line and sends it to the room's `session`, the one task that owns
//!    the room and its match while they are in use.
//! 2. The session checks it against the rules (`engine`), stores it in the [`log`], applies it, and
//!    tells every line what its seat may know. Nothing is told that is not on disk.
//!
//! What a room and a match are, and what is said about them, is the crate `play`'s.
//!
//! | module | what it holds |
//! |---|---|
//! | [`log`] | where everything is kept: the trait, SQLite, NATS JetStream, memory |
//! | `archive` | matches that are over, step by step, and what they come to |
//! | `session` | the task that owns a room and its match |
//! | `examples` | positions to try a clause in |
//! | `rooms`, `shared` | which rooms are in memory, how to reach them, and what they share |
//! | `tables` | the list of open tables |
//! | `daily`, `days` | the deal of the day, and what is kept of it |
//! | `people` | what is kept of people who have a key of their own |
//! | `ratings` | the leaderboard |
//! | `calendar` | the time in which rooms grow old |
//! | [`allowances`], `connections`, `guests` | who may connect and ask, and how much |
//! | `socket`, `api`, `assets` | WebSockets, HTTP, and the page; `refused`: what is not answered |
//! | `previews` | what a link shows before anybody follows it |
//! | [`limits`] | every limit with its reason |

pub mod allowances;
mod api;
mod archive;
mod assets;
mod blocking;
mod calendar;
mod connections;
mod daily;
mod days;
mod examples;
mod faults;
mod guests;
pub mod limits;
pub mod log;
mod metrics;
mod people;
mod previews;
mod random;
mod ratings;
mod refused;
mod rooms;
mod session;
mod shared;
mod socket;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;

use std::future::Future;
use std::sync::{Arc, Once};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_util::sync::CancellationToken;

pub use play::protocol;
use play::{deal, key, lesson, live, names, presets, room};

pub use api::{Answers, Route, Takes, routes};
pub use assets::report_page;

use allowances::Refill;
use api::Site;
use log::EventLog;
use shared::Shared;

/// How often the agenda is read, and old allowances are forgotten.
const HOUSEKEEPING: Duration = Duration::from_secs(30);

/// What a host can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach the site, such as `https://cards.example.org` or, hosted below a path,
    /// `https://example.org/cards`, if not where it listens.
    pub public_url: Option<String>,
    /// Whether a proxy of our own stands before the server and says where requests come from.
    pub behind_proxy: bool,
    /// Whether there are limits on how much one address may ask for. Off only to measure.
    pub rate_limits: bool,
    /// How long a bot waits before it plays, so that people can follow.
    pub bot_pause: Duration,
    /// How long every snap window is, whatever the rooms say: for tests, which must not depend on
    /// how fast a machine is.
    pub snaps: Option<Duration>,
    /// How long a deal waits for the shares that seats have promised.
    pub shares_within: Duration,
    /// How long a room stays in memory that nobody uses.
    pub idle: Duration,
    /// How long the server waits for sessions, and then for connections, when it shuts down.
    pub shutdown_within: Duration,
    /// Whether hosts of tables may open them to everyone.
    pub open_tables: bool,
    /// Whether there is a leaderboard, for ranked matches at open tables.
    pub leaderboard: bool,
    /// A seed for everything random on the server, so that tests see the same names, keys and
    /// cards in each run. Anyone who knows it knows every card. With a seed, rate limits never
    /// refill, and silent connections stay open.
    pub seed: Option<u64>,
    /// What the wall clock says at the start, in milliseconds since 1970, if not what the system's
    /// says: for recordings, which must not change from day to day.
    pub start_ms: Option<u64>,
}

impl Config {
    /// The host of the public address, with its port.
    pub(crate) fn public_host(&self) -> Option<&str> {
        Some(self.public_parts()?.0)
    }

    /// The path that the site is hosted below, such as `/cards`; empty if it has the whole host.
    pub(crate) fn base(&self) -> &str {
        self.public_parts().map_or("", |(_, path)| path.trim_end_matches('/'))
    }

    fn public_parts(&self) -> Option<(&str, &str)> {
        let (_, rest) = self.public_url.as_deref()?.split_once("://")?;
        Some(rest.split_at(rest.find('/').unwrap_or(rest.len())))
    }

    pub(crate) fn refill(&self) -> Refill {
        if self.seed.is_some() { Refill::Never } else { Refill::Usual }
    }

    /// How long a connection may be silent. There is no limit with a seed for tests, in which a
    /// client may wait for minutes on a slow machine.
    pub(crate) fn silence_max(&self) -> Duration {
        if self.seed.is_some() { Duration::MAX } else { limits::SILENCE_MAX }
    }

    /// How long a connection may take to answer; likewise.
    pub(crate) fn answer_within(&self) -> Duration {
        if self.seed.is_some() { Duration::MAX } else { limits::ANSWER_WITHIN }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            behind_proxy: false,
            rate_limits: true,
            bot_pause: limits::BOT_PAUSE,
            snaps: None,
            shares_within: limits::SHARES_WITHIN,
            idle: limits::IDLE,
            shutdown_within: limits::SHUTDOWN_WITHIN,
            open_tables: true,
            leaderboard: true,
            seed: None,
            start_ms: None,
        }
    }
}

/// Serves the site until `shutdown` is ready; then every room is left as it is, and clients are
/// told that the server goes away. Where the system has no connection to give, it waits for one.
pub async fn run(
    listener: TcpListener,
    log: Arc<dyn EventLog>,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let shared = Arc::new(Shared::new(log, config));
    // Behind a proxy all connections are the proxy's.
    let direct = (!shared.config.behind_proxy).then(|| shared.guests.clone());
    let site = Arc::new(Site { shared: shared.clone(), proxy_warning: Once::new() });
    if let Err(error) = shared.calendar.begin(&*shared.log).await {
        tracing::error!(
            error = chain(&error),
            "which time it is cannot be read; nothing grows old"
        );
    }
    let housekeeping = tokio::spawn(keep_house(site.clone()));
    let sharing = tokio::spawn(share_tables(shared.clone()));
    let closing = CancellationToken::new();
    let within = shared.config.shutdown_within;
    let serve = connections::serve(listener, api::router(site), direct, closing.clone(), within);
    let ending = async {
        shutdown.await;
        tracing::info!("shutting down");
        if timeout(within, shared.shutdown()).await.is_err() {
            tracing::warn!("some sessions did not end in time; their logs have everything");
        }
        shared.tables.say_nothing(&*shared.log);
        closing.cancel();
    };
    tokio::join!(serve, ending);
    for task in [housekeeping, sharing] {
        task.abort();
        // It holds the log, which whoever called may want to open again.
        let _ = task.await;
    }
}

async fn share_tables(shared: Arc<Shared>) {
    if shared.log.is_shared() && shared.config.open_tables {
        shared.tables.share(&*shared.log).await;
    }
}

async fn keep_house(site: Arc<Site>) {
    let mut ticks = interval(HOUSEKEEPING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        site.shared.look_for_trouble();
        site.shared.note_time().await;
        site.shared.wake_due().await;
        site.shared.note_names().await;
        site.shared.guests.tidy();
    }
}

/// An error with what caused it, for the server's log.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text += ": ";
        text += &cause.to_string();
        source = cause.source();
    }
    text
}
