//! The connection to NATS: the address of its servers, whether they meet our needs, and JetStream
//! streams that are found or created. The server keeps its log there, and arenas hand out blocks.

mod cluster;
mod monitor;

use std::time::Duration;

use async_nats::jetstream::context::{
    AccountErrorKind, ContextBuilder, CreateStreamError, CreateStreamErrorKind, GetStreamError,
    GetStreamErrorKind,
};
use async_nats::jetstream::stream::Config;
use async_nats::jetstream::{Context, ErrorCode};
use async_nats::{Client, Event};
use thiserror::Error;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{Instant, sleep};

pub use self::cluster::{Cluster, ClusterError};
pub use self::monitor::{CheckedNodes, StreamCopy};

/// How long to keep trying while servers elect a new leader: an election takes up to 9 seconds, and
/// two remaining servers may need a second one.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How long to wait for an answer before asking again; a server that hangs does not answer.
pub const ANSWER: Duration = Duration::from_secs(1);

/// The longest pause before trying again.
pub const PAUSE_MAX: Duration = Duration::from_millis(500);

const PING: Duration = Duration::from_secs(1);

const INFLIGHT_MAX: usize = 4096;

/// How many messages may wait for each subscriber.
const UNHEARD_MAX: usize = 1 << 16;

/// The oldest version of a server. Before 2.9.21 several concurrent appends may succeed, before
/// 2.10 a server cannot be told to write everything to disk at once, and before 2.10.23 whole
/// streams can be lost when servers are killed (nats-server #6888).
const VERSION_MIN: [u32; 3] = [2, 10, 23];

/// How many copies are kept, if there are servers for them.
const REPLICAS: u8 = 3;

/// The longest message, in bytes. With its headers it stays below the mebibyte that NATS accepts by
/// default.
pub const BODY_BYTES_MAX: usize = 1_000_000;

/// The headers of a message need less than this, in bytes.
const HEADERS_BYTES_MAX: usize = 1 << 10;

/// Why NATS cannot be used.
#[derive(Debug, Error)]
pub enum ConnectError {
    /// No server answers, or none lets us in.
    #[error("no nats-server lets us in")]
    Unreachable(#[source] async_nats::ConnectError),
    /// A server is too old.
    #[error(
        "the nats-server has version {found}, and needs {}.{}.{} or newer: an older one can lose \
         what it acknowledged",
        VERSION_MIN[0],
        VERSION_MIN[1],
        VERSION_MIN[2]
    )]
    TooOld {
        /// Its version.
        found: String,
    },
    /// A server acknowledges before it writes to disk.
    #[error(
        "the nats-server {server} acknowledges moves before they are on its disk; set \
         sync_interval: always in its jetstream block"
    )]
    Unsynced {
        /// Its name.
        server: String,
    },
    /// A server accepts only short messages.
    #[error("the nats-server accepts {found} bytes in a message; set max_payload to 1MB or more")]
    Short {
        /// How long a message may be, in bytes.
        found: usize,
    },
    /// JetStream is off.
    #[error("JetStream is not enabled in the nats-server, or not for this user")]
    NoJetStream(#[source] BoxError),
    /// There are too few servers for the copies.
    #[error(
        "JetStream needs {replicas} servers for {replicas} copies; start the others, or set a \
         lower number with replicas="
    )]
    TooFew {
        /// How many copies there should be.
        replicas: u8,
    },
    /// The log is spread over another number of streams than was asked for.
    #[error("the log is spread over {found} streams, not {asked}; leave out streams=")]
    Shards {
        /// How many were asked for.
        asked: u8,
        /// How many there are.
        found: String,
    },
    /// A stream exists with other settings than it needs.
    #[error("the stream {stream} has {what}")]
    Differs {
        /// Its name.
        stream: String,
        /// Each setting that differs, with the one that it needs.
        what: String,
    },
    /// Something else went wrong.
    #[error("the stream {0} cannot be used")]
    Failed(String, #[source] BoxError),
}

type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// A connection.
pub struct Connection {
    /// Core NATS: messages that are not kept.
    pub client: Client,
    /// JetStream: messages that are kept.
    pub jetstream: Context,
    /// Events of the connection from now on.
    pub events: UnboundedReceiver<Event>,
}

impl Cluster {
    /// Connects, and waits some seconds for servers that have just started.
    ///
    /// # Errors
    ///
    /// If no server can be reached or lets us in; or if it is older than 2.10.23, accepts only
    /// short messages, or has no JetStream.
    pub async fn connect(&self) -> Result<Connection, ConnectError> {
        let (heard, events) = unbounded_channel();
        let options = self
            .options()
            .name("kartenhaus")
            // A client does not need its own messages.
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(2))
            .request_timeout(Some(ANSWER))
            .subscription_capacity(UNHEARD_MAX)
            .reconnect_delay_callback(|tries| Duration::from_millis(100 * tries.min(10) as u64))
            .event_callback(move |event| {
                // Nobody listens once the connection is dropped.
                _ = heard.send(event);
                std::future::ready(())
            });
        let client = options.connect(self.servers.as_slice()).await;
        let client = client.map_err(ConnectError::Unreachable)?;
        check(&client)?;
        let jetstream = ContextBuilder::new()
            .timeout(ANSWER)
            .ack_timeout(ANSWER)
            .max_ack_inflight(INFLIGHT_MAX)
            .backpressure_on_inflight(true)
            .build(client.clone());
        answers(&jetstream).await?;
        Ok(Connection { client, jetstream, events })
    }

    /// Checks that the nodes in the address are new enough, and write to disk what they
    /// acknowledge. Returns which of them report that, and which report nothing, because their
    /// monitoring ports cannot be reached.
    ///
    /// # Errors
    ///
    /// If one of them is too old, or acknowledges before it writes.
    pub async fn check_nodes(&self, client: &Client) -> Result<CheckedNodes, ConnectError> {
        let mut nodes = CheckedNodes::default();
        for settings in self.settings(client).await {
            match settings {
                Ok(settings) => {
                    check_version(&settings.version)?;
                    if !settings.syncs {
                        return Err(ConnectError::Unsynced { server: settings.name });
                    }
                    nodes.good.insert(settings.name);
                }
                Err(address) => nodes.silent.push(address),
            }
        }
        Ok(nodes)
    }
}

/// Checks that a server meets our needs.
///
/// # Errors
///
/// If it is too old, or accepts only short messages.
pub fn check(client: &Client) -> Result<(), ConnectError> {
    let info = client.server_info();
    check_version(&info.version)?;
    if info.max_payload < BODY_BYTES_MAX + HEADERS_BYTES_MAX {
        return Err(ConnectError::Short { found: info.max_payload });
    }
    Ok(())
}

/// Checks a version such as `2.15.0` or `2.11.0-RC.1`.
fn check_version(version: &str) -> Result<(), ConnectError> {
    let release = version.split('-').next().unwrap_or_default();
    let parts: Result<Vec<u32>, _> = release.split('.').map(str::parse).collect();
    let good = parts.is_ok_and(|parts| parts.len() == 3 && *parts >= VERSION_MIN[..]);
    good.then_some(()).ok_or_else(|| ConnectError::TooOld { found: version.to_owned() })
}

/// Waits until JetStream answers.
async fn answers(context: &Context) -> Result<(), ConnectError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let Err(error) = context.query_account().await else { return Ok(()) };
        let code = match error.kind() {
            AccountErrorKind::JetStream(error) => Some(error.error_code()),
            _ => None,
        };
        let off = [ErrorCode::JETSTREAM_NOT_ENABLED, ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT];
        let disabled = code.is_some_and(|code| off.contains(&code))
            || matches!(error.kind(), AccountErrorKind::JetStreamUnavailable);
        if disabled || Instant::now() >= deadline {
            return Err(ConnectError::NoJetStream(error.into()));
        }
        sleep(PAUSE_MAX).await;
    }
}

/// The configuration of a stream, which is created from `asked`, given the number of copies, if it
/// is missing.
///
/// # Errors
///
/// If there are too few servers for the copies, or none answers within [`PATIENCE`].
pub async fn stream(
    context: &Context,
    cluster: &Cluster,
    asked: impl Fn(u8) -> Config,
) -> Result<Config, ConnectError> {
    let deadline = Instant::now() + PATIENCE;
    let mut replicas = cluster.replicas.unwrap_or(REPLICAS);
    let name = asked(replicas).name;
    loop {
        let error: BoxError = match context.get_stream(&name).await {
            Ok(stream) => return Ok(stream.cached_info().config.clone()),
            Err(error) if is_missing(&error) => {
                match context.create_stream(asked(replicas)).await {
                    Ok(stream) => return Ok(stream.cached_info().config.clone()),
                    Err(error) => match code(&error) {
                        // A single server keeps one copy.
                        Some(ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED)
                            if cluster.replicas.is_none() =>
                        {
                            replicas = 1;
                            continue;
                        }
                        Some(ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED) => {
                            return Err(ConnectError::TooFew { replicas });
                        }
                        Some(ErrorCode::CLUSTER_NO_PEERS) if Instant::now() >= deadline => {
                            return Err(ConnectError::TooFew { replicas });
                        }
                        // Somebody else may just have created it; then it is found now.
                        _ => error.into(),
                    },
                }
            }
            Err(error) => error.into(),
        };
        if Instant::now() >= deadline {
            return Err(ConnectError::Failed(name, error));
        }
        sleep(PAUSE_MAX).await;
    }
}

fn is_missing(error: &GetStreamError) -> bool {
    let GetStreamErrorKind::JetStream(error) = error.kind() else { return false };
    error.error_code() == ErrorCode::STREAM_NOT_FOUND
}

fn code(error: &CreateStreamError) -> Option<ErrorCode> {
    match error.kind() {
        CreateStreamErrorKind::JetStream(error) => Some(error.error_code()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::check_version;

    #[test]
    fn a_version_that_loses_streams_is_too_old() {
        for good in ["2.10.23", "2.10.27", "2.11.0-RC.1", "2.15.0", "3.0.0"] {
            assert!(check_version(good).is_ok(), "{good}");
        }
        for bad in ["2.9.25", "2.10.22", "2.10", "2.10.x", "1.99.99", "", "two"] {
            assert!(check_version(bad).is_err(), "{bad}");
        }
    }
}
