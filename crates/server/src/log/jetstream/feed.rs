//! What comes into one JetStream stream, in order and without a gap.
//!
//! A consumer of this process alone counts what it sends and says once a second how much that was;
//! where that does not fit what came, or it is silent, another one is made that begins where the
//! last good message was. So nothing that a connection, a route or a server loses is missed, and
//! nothing has to be asked for again and again.

use std::sync::Arc;

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, push};
use async_nats::jetstream::message::Message;
use async_nats::{HeaderMap, StatusCode, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt as _;
use tokio::task::JoinHandle;
use tokio::time::{Duration, sleep, timeout};

use super::store::Store;
use crate::log::{LogError, unavailable};
use crate::nats::PAUSE_MAX;

/// How often a consumer that has nothing to send says so.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// How long one may be silent before another is made.
const SILENCE: Duration = Duration::from_secs(3);

/// After how long the servers forget a consumer to which nobody listens.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// On a heartbeat, how many messages the consumer has sent.
const LAST_CONSUMER: &str = "Nats-Last-Consumer";

/// On a heartbeat, where to say that we keep up.
const STALLED: &str = "Nats-Consumer-Stalled";

/// What came.
pub(super) enum Heard<'a> {
    /// A message: its subject, its place in the stream, and what it holds.
    Message { subject: &'a str, seq: u64, headers: &'a HeaderMap, body: &'a Bytes },
    /// For now that was all.
    All,
}

/// Listens until it is dropped.
pub(super) struct Feed(JoinHandle<()>);

impl Drop for Feed {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Feed {
    /// Listens to a stream from this place on. What is put there from now on will be heard.
    pub(super) async fn open(
        store: Arc<Store>,
        stream: String,
        from: u64,
        hear: impl FnMut(Heard<'_>) + Send + Sync + 'static,
    ) -> Result<Self, LogError> {
        let mut ear = Ear { store, stream, last: from.saturating_sub(1), hear };
        let first = ear.listen().await?;
        Ok(Self(tokio::spawn(async move { ear.go_on(first).await })))
    }
}

struct Ear<H> {
    store: Arc<Store>,
    stream: String,
    /// The place of the last message that was heard.
    last: u64,
    hear: H,
}

impl<H: FnMut(Heard<'_>)> Ear<H> {
    async fn go_on(&mut self, first: Subscriber) {
        let mut consumer = Some(first);
        loop {
            if let Some(consumer) = &mut consumer {
                let why = self.hear(consumer).await;
                tracing::debug!(self.stream, why, "listens anew");
            }
            consumer = match self.listen().await {
                Ok(consumer) => Some(consumer),
                Err(error) => {
                    tracing::warn!(self.stream, error = crate::chain(&error), "cannot listen");
                    sleep(PAUSE_MAX).await;
                    None
                }
            };
        }
    }

    /// Makes a consumer that goes on after what was heard.
    async fn listen(&self) -> Result<Subscriber, LogError> {
        let inbox = self.store.client.new_inbox();
        // Before there is anything to hear.
        let messages = self.store.client.subscribe(inbox.clone()).await.map_err(unavailable)?;
        let config = push::Config {
            deliver_subject: inbox,
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.last + 1 },
            ack_policy: AckPolicy::None,
            max_deliver: 1,
            flow_control: true,
            idle_heartbeat: HEARTBEAT,
            memory_storage: true,
            num_replicas: 1,
            inactive_threshold: FORGOTTEN,
            ..push::Config::default()
        };
        let stream = self.store.stream(&self.stream).await?;
        stream.create_consumer(config).await.map_err(unavailable)?;
        Ok(messages)
    }

    /// Hears one consumer, until something is missing: says what.
    async fn hear(&mut self, messages: &mut Subscriber) -> &'static str {
        let mut sent = 0;
        loop {
            let Ok(Some(message)) = timeout(SILENCE, messages.next()).await else {
                return "silence";
            };
            match message.status {
                None => {}
                Some(StatusCode::IDLE_HEARTBEAT) => {
                    let header = |name: &str| message.headers.as_ref()?.get(name);
                    let stalled = header(STALLED).map(|reply| reply.as_str().to_owned().into());
                    if let Some(reply) = message.reply.clone().or(stalled) {
                        // Whoever cannot be answered is silent next.
                        _ = self.store.client.publish(reply, Bytes::new()).await;
                    }
                    let count =
                        header(LAST_CONSUMER).and_then(|count| count.as_str().parse::<u64>().ok());
                    match count {
                        Some(count) if count != sent => return "a message is missing",
                        Some(_) => (self.hear)(Heard::All),
                        None => {}
                    }
                    continue;
                }
                Some(_) => return "the consumer ended",
            }
            let message = Message { message, context: self.store.context.clone() };
            let Ok(info) = message.info() else { return "a message from elsewhere" };
            if info.consumer_sequence != sent + 1 {
                return "a message is missing";
            }
            sent += 1;
            self.last = info.stream_sequence;
            let headers = message.headers.as_ref();
            (self.hear)(Heard::Message {
                subject: &message.subject,
                seq: info.stream_sequence,
                headers: headers.unwrap_or(&HeaderMap::new()),
                body: &message.payload,
            });
            if info.pending == 0 {
                (self.hear)(Heard::All);
            }
        }
    }
}
