//! The JetStream streams of a log: made if they are not there, and as they have to be.

use std::collections::HashMap;
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::Context;
use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::context::{
    AccountErrorKind, CreateStreamError, CreateStreamErrorKind, GetStreamError, GetStreamErrorKind,
};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType};
use thiserror::Error;
use tokio::time::{Instant, sleep};

use super::PATIENCE;
use super::cluster::Cluster;
use super::store::PAUSE_MAX;
use crate::log::ENTRY_BYTES_MAX;

/// The oldest version of a server: one before 2.9.21 lets several win who append at once, and one
/// before 2.10 cannot be told to write everything to the disk at once.
const VERSION_MIN: (u32, u32) = (2, 10);

/// Over how many streams a new log is spread.
const SHARDS: u8 = 8;

/// How many copies there are of each entry, where there are servers for them.
const REPLICAS: u8 = 3;

/// A stream says over how many the log is spread. All servers of ours have to agree on that.
const SHARDS_KEY: &str = "kartenhaus-streams";

/// What goes along with an entry needs less than this, in bytes.
const HEADERS_BYTES_MAX: usize = 1 << 10;

/// Why a log on NATS cannot be used.
#[derive(Debug, Error)]
pub enum ConnectError {
    /// No server answers, or none lets us in.
    #[error("no nats-server lets us in")]
    Unreachable(#[source] async_nats::ConnectError),
    /// A server is too old: it lets several win who append at the same moment.
    #[error(
        "the nats-server is of version {found}, and has to be {}.{} or newer: an older one can \
         lose moves",
        VERSION_MIN.0,
        VERSION_MIN.1
    )]
    TooOld {
        /// Its version.
        found: String,
    },
    /// A server takes short messages only.
    #[error("the nats-server takes {found} bytes in a message; set max_payload to 1MB or more")]
    Short {
        /// How long a message may be, in bytes.
        found: usize,
    },
    /// JetStream is off.
    #[error("JetStream is not enabled in the nats-server, or not for this user")]
    NoJetStream(#[source] BoxError),
    /// There are too few servers for the copies.
    #[error(
        "JetStream has no {replicas} servers for {replicas} copies; start the others, or ask for \
         fewer with replicas="
    )]
    TooFew {
        /// How many copies there should be.
        replicas: u8,
    },
    /// The log is spread over another number of streams than was asked for.
    #[error("the log is spread over {found} streams, not {asked}; leave streams= away")]
    Shards {
        /// How many were asked for.
        asked: u8,
        /// How many there are.
        found: String,
    },
    /// A stream is there, and not as it has to be.
    #[error("the stream {stream} has {what}")]
    Differs {
        /// Its name.
        stream: String,
        /// Each setting that differs, with what it has to be.
        what: String,
    },
    /// Something else went wrong.
    #[error("the stream {0} cannot be used")]
    Failed(String, #[source] BoxError),
}

type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The streams of a log.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    name: String,
    shards: u8,
}

impl Layout {
    /// Over how many streams the log is spread.
    pub(super) fn shards(&self) -> u8 {
        self.shards
    }

    /// The JetStream stream with this part of the log.
    pub(super) fn shard_name(&self, shard: u8) -> String {
        format!("{}-log-{shard}", self.name)
    }

    /// The subject of a stream of ours in this part of the log: its name is one word of it.
    pub(super) fn subject(&self, shard: u8, stream: &str) -> String {
        format!("{}.log.{shard}.{stream}", self.name)
    }

    /// The subject on which is whispered about a stream of ours. No JetStream stream keeps it.
    pub(super) fn whispers(&self, stream: &str) -> String {
        format!("{}.whispers.{stream}", self.name)
    }

    /// The JetStream stream with the agenda.
    pub(super) fn agenda_name(&self) -> String {
        format!("{}-agenda", self.name)
    }

    /// The subject of a stream of ours in the agenda.
    pub(super) fn agenda_subject(&self, stream: &str) -> String {
        format!("{}.agenda.{stream}", self.name)
    }

    fn shard_config(&self, shard: u8, replicas: u8) -> Config {
        let subjects = vec![self.subject(shard, "*")];
        let metadata = HashMap::from([(SHARDS_KEY.to_owned(), self.shards.to_string())]);
        // Entries are never changed one by one.
        let config = config(self.shard_name(shard), subjects, replicas);
        Config { metadata, deny_delete: true, ..config }
    }

    fn agenda_config(&self, replicas: u8) -> Config {
        let config = config(self.agenda_name(), vec![self.agenda_subject("*")], replicas);
        Config { max_messages_per_subject: 1, ..config }
    }
}

/// A stream without limits, on disk.
fn config(name: String, subjects: Vec<String>, replicas: u8) -> Config {
    Config {
        name,
        subjects,
        description: Some("Kartenhaus".to_owned()),
        max_bytes: -1,
        max_messages: -1,
        max_messages_per_subject: -1,
        max_message_size: -1,
        max_consumers: -1,
        max_age: Duration::ZERO,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::Old,
        storage: StorageType::File,
        num_replicas: usize::from(replicas),
        allow_direct: true,
        ..Config::default()
    }
}

/// Whether a server may keep the log.
///
/// # Errors
///
/// If it is too old, or takes short messages only.
pub(super) fn check(client: &Client) -> Result<(), ConnectError> {
    let info = client.server_info();
    let mut parts = info.version.split('.').map(str::parse::<u32>);
    let version = parts.next().and_then(Result::ok).zip(parts.next().and_then(Result::ok));
    if version.is_none_or(|version| version < VERSION_MIN) {
        return Err(ConnectError::TooOld { found: info.version });
    }
    if info.max_payload < ENTRY_BYTES_MAX + HEADERS_BYTES_MAX {
        return Err(ConnectError::Short { found: info.max_payload });
    }
    Ok(())
}

/// Makes the streams of a log, or finds them.
pub(super) async fn prepare(context: &Context, cluster: &Cluster) -> Result<Layout, ConnectError> {
    jetstream(context).await?;
    // Whoever makes the first stream has decided for all.
    let shards = cluster.shards.unwrap_or(SHARDS);
    let asked = Layout { name: cluster.name.clone(), shards };
    let first = stream(context, cluster, |replicas| asked.shard_config(0, replicas)).await?;
    let found = first.metadata.get(SHARDS_KEY).cloned().unwrap_or_else(|| "other".to_owned());
    let shards = match (found.parse(), cluster.shards) {
        (Ok(shards), None) => shards,
        (Ok(shards), Some(asked)) if shards == asked => shards,
        _ => return Err(ConnectError::Shards { asked: shards, found }),
    };
    let layout = Layout { shards, ..asked };
    compare(&layout.shard_config(0, 0), &first, cluster)?;
    for shard in 1..shards {
        let asked = |replicas| layout.shard_config(shard, replicas);
        let found = stream(context, cluster, asked).await?;
        compare(&asked(0), &found, cluster)?;
    }
    let found = stream(context, cluster, |replicas| layout.agenda_config(replicas)).await?;
    compare(&layout.agenda_config(0), &found, cluster)?;
    Ok(layout)
}

/// Waits until JetStream answers.
async fn jetstream(context: &Context) -> Result<(), ConnectError> {
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

/// A stream as it is; made like this if it is not there.
async fn stream(
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
                        // A server that stands alone keeps one copy.
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
                        // Or somebody else just made it: then it is found now.
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

/// Whether a stream is as it was asked for: a server ignores what it does not know, and somebody
/// may have made or changed the stream. How many copies there are is the operator's to change.
fn compare(asked: &Config, found: &Config, cluster: &Cluster) -> Result<(), ConnectError> {
    let mut what = Vec::new();
    let mut setting = |setting: &str, asked: String, found: String| {
        if asked != found {
            what.push(format!("{setting} {found} and not {asked}"));
        }
    };
    macro_rules! same {
        ($($setting:ident)*) => {
            $(setting(
                stringify!($setting),
                format!("{:?}", asked.$setting),
                format!("{:?}", found.$setting),
            );)*
        };
    }
    same!(subjects max_bytes max_messages max_messages_per_subject max_message_size max_age);
    same!(retention discard storage no_ack sealed deny_delete deny_purge allow_direct mirror);
    same!(sources subject_transform);
    let shards = |config: &Config| format!("{:?}", config.metadata.get(SHARDS_KEY));
    setting(SHARDS_KEY, shards(asked), shards(found));
    if let Some(replicas) = cluster.replicas {
        setting("num_replicas", replicas.to_string(), found.num_replicas.to_string());
    }
    if what.is_empty() {
        return Ok(());
    }
    Err(ConnectError::Differs { stream: found.name.clone(), what: what.join(", ") })
}
