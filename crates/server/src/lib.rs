//! The site: rooms, seats and live matches, kept in a log.
//!
//! [`run`] serves it on a listener until it is told to stop. What happens to a move:
//!
//! 1. A `socket` reads it from a line and sends it to the room's `session`, the one task that owns
//!    the room and its match while they are in use.
//! 2. The session checks it against the rules (`engine`), stores it in the [`log`], applies it, and
//!    tells every line what its seat may know. Nothing is told that is not on disk.
//!
//! | module | what it holds |
//! |---|---|
//! | [`protocol`] | what clients and server say to each other |
//! | [`log`] | where everything is kept: the trait, SQLite, memory |
//! | `room`, `live`, `aids` | a room and a match, as what their logs make of them |
//! | `session`, `snap` | the task that owns them; time, which becomes moves |
//! | `rooms` | which rooms are in memory, and how to reach them |
//! | `socket`, `api`, `assets`, `rates` | WebSockets, HTTP, the page, and who asks too much |
//! | [`limits`] | every limit with its reason |

mod aids;
mod api;
mod assets;
mod key;
pub mod limits;
mod live;
pub mod log;
mod metrics;
mod names;
pub mod protocol;
mod random;
mod rates;
mod room;
mod rooms;
mod session;
mod snap;
mod socket;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, interval, timeout};

pub use key::Key;
pub use names::RoomName;

use api::Site;
use log::EventLog;
use rates::Rates;
use rooms::Shared;

/// How often the agenda is read, and old allowances are forgotten.
const HOUSEKEEPING: Duration = Duration::from_secs(30);

/// What a host can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach the site, such as `https://cards.example.org`, if not where it listens.
    pub public_url: Option<String>,
    /// Whether a proxy of our own stands before the server and says where requests come from.
    pub behind_proxy: bool,
    /// Whether there are limits on how much one address may ask for. Off only to measure.
    pub rate_limits: bool,
    /// How long a bot waits before it plays, so that people can follow.
    pub bot_pause: Duration,
    /// How long a room stays in memory that nobody uses.
    pub idle: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            behind_proxy: false,
            rate_limits: true,
            bot_pause: Duration::from_millis(900),
            idle: limits::IDLE,
        }
    }
}

/// Serves the site until `shutdown` is ready; then every room is left as it is, and clients are
/// told that the server goes away.
///
/// # Errors
///
/// If the listener fails.
pub async fn run(
    listener: TcpListener,
    log: Arc<dyn EventLog>,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let shared = Arc::new(Shared::new(log, config));
    let site = Arc::new(Site { shared: shared.clone(), rates: Rates::new() });
    let housekeeping = tokio::spawn(keep_house(site.clone()));
    let service = api::router(site).into_make_service_with_connect_info::<SocketAddr>();
    let ending = shared.clone();
    let ends = async move {
        shutdown.await;
        tracing::info!("shutting down");
        if timeout(limits::SHUTDOWN_WITHIN, ending.shutdown()).await.is_err() {
            tracing::warn!("some sessions did not end in time; their logs have everything");
        }
    };
    let (ended, has_ended) = tokio::sync::oneshot::channel();
    let serve = axum::serve(listener.tap_io(at_once), service).with_graceful_shutdown(async move {
        ends.await;
        // The server may have failed meanwhile.
        let _ = ended.send(());
    });
    let serve = std::future::IntoFuture::into_future(serve);
    tokio::pin!(serve);
    // Connections that stay open without a request must not hold the server.
    let result = tokio::select! {
        result = &mut serve => result,
        _ = has_ended => timeout(limits::SHUTDOWN_WITHIN, serve).await.unwrap_or(Ok(())),
    };
    housekeeping.abort();
    // It holds the log, which whoever called may want to open again.
    let _ = housekeeping.await;
    result
}

/// Lets what is sent leave at once: else a small message waits until the one before it was
/// acknowledged, and clients acknowledge late when they have nothing to say.
fn at_once(stream: &mut TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
}

/// Wakes rooms when their time has come.
async fn keep_house(site: Arc<Site>) {
    let mut ticks = interval(HOUSEKEEPING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        site.shared.wake_due().await;
        site.rates.tidy();
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
