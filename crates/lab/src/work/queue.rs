//! The queue of an arena, and the messages between an arena and its workers.

use std::time::Duration;

use anyhow::Context as _;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{DeleteStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType};
use async_nats::jetstream::{Context, ErrorCode};
use bytes::Bytes;
use nats::{Cluster, PATIENCE};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tokio::time::{Instant, sleep};

/// The consumer of tasks, which all workers share.
const TASKS: &str = "tasks";

/// The consumer of results: the arena.
const RESULTS: &str = "results";

/// How many tasks workers may hold.
const HELD_MAX: i64 = 1 << 20;

/// How long a finished arena tries to delete its queue; an election takes up to 9 seconds.
const DELETE: Duration = Duration::from_secs(12);

pub(super) const TASK_BLOCKS_MAX: u64 = 1024;

const PAUSE: Duration = Duration::from_millis(100);

/// What an arena announces once a second.
#[derive(Serialize, Deserialize)]
pub(super) struct Announced {
    /// Its name, 16 hex digits.
    pub(super) arena: String,
    /// What it measures ([`Measure::order`](crate::Measure::order)); `None` once it is over.
    pub(super) order: Option<Json>,
}

/// A worker's answer to that.
#[derive(Serialize, Deserialize)]
pub(super) struct Status {
    pub(super) worker: String,
    pub(super) threads: usize,
    /// Why it does not play, if it does not.
    pub(super) refused: Option<String>,
}

/// Consecutive blocks to play.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct Task {
    /// The first block.
    pub(super) block: u64,
    pub(super) count: u64,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Played<B> {
    pub(super) worker: String,
    pub(super) block: u64,
    /// How long it took, in microseconds.
    pub(super) us: u64,
    pub(super) blocks: Vec<B>,
    pub(super) failed: Option<String>,
}

/// The names of the subjects and the stream that an arena and its workers share.
#[derive(Clone)]
pub(super) struct Names {
    name: String,
    arena: String,
}

impl Names {
    /// `None` if `arena`, which comes from elsewhere, is not the name of an arena.
    pub(super) fn new(cluster: &Cluster, arena: &str) -> Option<Self> {
        let good = arena.len() == 16 && arena.bytes().all(|byte| byte.is_ascii_hexdigit());
        let (name, arena) = (cluster.name().to_owned(), arena.to_owned());
        good.then_some(Self { name, arena })
    }

    /// Where arenas announce themselves.
    pub(super) fn announced(cluster: &Cluster) -> String {
        format!("{}.arenas", cluster.name())
    }

    /// The prefix of the name of each arena's stream.
    pub(super) fn streams(cluster: &Cluster) -> String {
        format!("{}-arena-", cluster.name())
    }

    pub(super) fn stream(&self) -> String {
        format!("{}-arena-{}", self.name, self.arena)
    }

    /// Where workers report to the arena.
    pub(super) fn words(&self) -> String {
        self.subject("words")
    }

    pub(super) fn task(&self, block: impl ToString) -> String {
        self.subject(&format!("task.{}", block.to_string()))
    }

    pub(super) fn result(&self, block: impl ToString, worker: &str) -> String {
        self.subject(&format!("result.{}.{worker}", block.to_string()))
    }

    fn subject(&self, end: &str) -> String {
        format!("{}.arena.{}.{end}", self.name, self.arena)
    }
}

pub(super) struct Queue {
    pub(super) cluster: Cluster,
    pub(super) jetstream: Context,
    pub(super) names: Names,
    /// How long a worker may be silent before another one gets its task.
    pub(super) silence: Duration,
}

impl Queue {
    /// Creates the queue if it is missing, within [`PATIENCE`]; returns the consumer of results.
    pub(super) async fn open(&self) -> anyhow::Result<PullConsumer> {
        let config = |replicas| Config {
            name: self.names.stream(),
            description: Some("Kartenhaus: an arena's queue".to_owned()),
            subjects: vec![self.names.task("*"), self.names.result("*", "*")],
            retention: RetentionPolicy::WorkQueue,
            // What is lost is put there again, so nothing needs to wait for a disk.
            storage: StorageType::Memory,
            num_replicas: usize::from(replicas),
            ..Config::default()
        };
        nats::stream(&self.jetstream, &self.cluster, config).await?;
        let stream = self.jetstream.get_stream_no_info(self.names.stream()).await?;
        let consumer = |name: &str, filter_subject| pull::Config {
            durable_name: Some(name.to_owned()),
            filter_subject,
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.silence,
            max_ack_pending: HELD_MAX,
            ..pull::Config::default()
        };
        let tasks = consumer(TASKS, self.names.task("*"));
        let results = consumer(RESULTS, self.names.result("*", "*"));
        let deadline = Instant::now() + PATIENCE;
        loop {
            // In this order, so that whoever pulls tasks finds both.
            let made = match stream.get_or_create_consumer(RESULTS, results.clone()).await {
                Ok(results) => {
                    stream.get_or_create_consumer(TASKS, tasks.clone()).await.map(|_| results)
                }
                Err(error) => Err(error),
            };
            match made {
                Ok(results) => return Ok(results),
                Err(error) if Instant::now() >= deadline => return Err(error.into()),
                Err(_) => sleep(PAUSE).await,
            }
        }
    }

    /// Puts a task into the queue within [`PATIENCE`], unless it is there.
    pub(super) async fn put(&self, task: Task) -> anyhow::Result<()> {
        let (subject, body) = (self.names.task(task.block), Bytes::from(json(&task)?));
        let deadline = Instant::now() + PATIENCE;
        while let Err(error) = put_once(&self.jetstream, &subject, body.clone()).await {
            if Instant::now() >= deadline {
                return Err(error).context("a task cannot be put into the arena's queue");
            }
            sleep(PAUSE).await;
            if error.kind() == PublishErrorKind::StreamNotFound {
                self.open().await?;
            }
        }
        Ok(())
    }

    /// Deletes the queue. If that fails, a worker will do it once this arena is silent.
    pub(super) async fn delete(&self) {
        let deadline = Instant::now() + DELETE;
        while let Err(error) = self.jetstream.delete_stream(self.names.stream()).await {
            let gone = matches!(error.kind(), DeleteStreamErrorKind::JetStream(error)
                if error.error_code() == ErrorCode::STREAM_NOT_FOUND);
            if gone || Instant::now() >= deadline {
                return;
            }
            sleep(PAUSE).await;
        }
    }
}

/// The consumer of tasks, and how long a worker may be silent.
pub(super) async fn tasks(
    jetstream: &Context,
    names: &Names,
) -> anyhow::Result<(PullConsumer, Duration)> {
    let consumer: PullConsumer = jetstream.get_consumer_from_stream(TASKS, names.stream()).await?;
    let silence = consumer.cached_info().config.ack_wait;
    Ok((consumer, silence))
}

/// Puts a message on its subject, unless one is there.
pub(super) async fn put_once(
    jetstream: &Context,
    subject: &str,
    body: Bytes,
) -> Result<(), PublishError> {
    let message = PublishMessage::build().payload(body).expected_last_subject_sequence(0);
    let sent = jetstream.send_publish(subject.to_owned(), message).await?.await;
    match sent {
        Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => Ok(()),
        sent => sent.map(drop),
    }
}

pub(super) fn json(what: &impl Serialize) -> anyhow::Result<Vec<u8>> {
    serde_json::to_vec(what).context("a message cannot be written")
}
