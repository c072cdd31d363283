//! The JetStream streams of a log: made if they are not there, and as they have to be.

use std::collections::HashMap;
use std::time::Duration;

use async_nats::jetstream::Context;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType};
use games::fnv1a;
use nats::{Cluster, ConnectError, stream};

use crate::log::Stream;

/// Over how many streams a new log is spread.
const SHARDS: u8 = 8;

/// A stream says over how many the log is spread. All servers of ours have to agree on that.
const SHARDS_KEY: &str = "kartenhaus-streams";

#[derive(Clone, Debug)]
pub(super) struct Layout {
    name: String,
    shards: u8,
}

impl Layout {
    pub(super) fn shards(&self) -> u8 {
        self.shards
    }

    pub(super) fn shard_name(&self, shard: u8) -> String {
        format!("{}-log-{shard}", self.name)
    }

    /// The subject of a stream of ours in this part of the log: its name is one word of it.
    pub(super) fn subject(&self, shard: u8, stream: &str) -> String {
        format!("{}.log.{shard}.{stream}", self.name)
    }

    /// The part of the log with this stream. A room and its matches are in the same one: so the
    /// death of one leader is noticed by as few rooms as can be.
    fn shard(&self, stream: &Stream) -> u8 {
        (fnv1a(stream.room().bytes()) % u64::from(self.shards)) as u8
    }

    /// The JetStream stream and the subject of a stream of ours.
    pub(super) fn place(&self, stream: &Stream) -> (String, String) {
        let shard = self.shard(stream);
        (self.shard_name(shard), self.subject(shard, stream.name()))
    }

    /// The subject on which servers talk about a room. No JetStream stream keeps it.
    pub(super) fn talk(&self, room: &str) -> String {
        format!("{}.talk.{room}", self.name)
    }

    pub(super) fn agenda_name(&self) -> String {
        format!("{}-agenda", self.name)
    }

    pub(super) fn agenda_subject(&self, stream: &str) -> String {
        format!("{}.agenda.{stream}", self.name)
    }

    pub(super) fn heads_name(&self) -> String {
        format!("{}-heads", self.name)
    }

    pub(super) fn heads_subject(&self, stream: &str) -> String {
        format!("{}.heads.{stream}", self.name)
    }

    pub(super) fn names(&self) -> impl Iterator<Item = String> {
        let shards = (0..self.shards).map(|shard| self.shard_name(shard));
        shards.chain([self.agenda_name(), self.heads_name()])
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

    fn heads_config(&self, replicas: u8) -> Config {
        let config = config(self.heads_name(), vec![self.heads_subject("*")], replicas);
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

/// Makes the streams of a log, or finds them.
pub(super) async fn prepare(context: &Context, cluster: &Cluster) -> Result<Layout, ConnectError> {
    // Whoever makes the first stream has decided for all.
    let shards = cluster.shards.unwrap_or(SHARDS);
    let asked = Layout { name: cluster.name().to_owned(), shards };
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
    for config in [Layout::agenda_config, Layout::heads_config] {
        let found = stream(context, cluster, |replicas| config(&layout, replicas)).await?;
        compare(&config(&layout, 0), &found, cluster)?;
    }
    Ok(layout)
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
