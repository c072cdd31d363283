//! What comes into one JetStream stream, in order and without a gap.
//!
//! A consumer of this process alone counts what it sends and says twice a second how much that was;
//! where that does not fit what came, or it is silent, another one is made that begins where the
//! last good message was. So nothing that a connection, a route or a server loses is missed, and
//! nothing has to be asked for again and again.
//!
//! A consumer lives on one server, which need not be the leader of its stream, and to make another
//! one takes a leader of all servers. So until there is another, any copy of the stream is asked
//! for what is new: the death of a server holds up those streams alone that it led.

use std::pin::pin;
use std::sync::Arc;

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, push};
use async_nats::jetstream::message::Message;
use async_nats::{HeaderMap, StatusCode, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt as _;
use nats::PAUSE_MAX;
use tokio::task::JoinHandle;
use tokio::time::{Duration, sleep, timeout};

use super::store::{Raw, Store};
use crate::log::{LogError, unavailable};

/// How often a consumer that has nothing to send says so.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// How long one may be silent before another is made.
const SILENCE: Duration = Duration::from_millis(1500);

/// How often what is new is asked for while there is no consumer.
const ASK_EVERY: Duration = Duration::from_millis(200);

/// After how long the servers forget a consumer to which nobody listens.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// On a heartbeat, how many messages the consumer has sent.
const LAST_CONSUMER: &str = "Nats-Last-Consumer";

/// On a heartbeat, where to say that we keep up.
const STALLED: &str = "Nats-Consumer-Stalled";

/// What came; the same may come again.
pub(super) enum Heard<'a> {
    Message(Raw<'a>),
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
    /// Listens to a stream from this place on: to these of its subjects, which have to be all.
    pub(super) fn open(
        store: Arc<Store>,
        stream: String,
        subjects: String,
        from: u64,
        hear: impl FnMut(Heard<'_>) + Send + Sync + 'static,
    ) -> Self {
        let mut ear = Ear { store, stream, subjects, last: from.saturating_sub(1), hear };
        Self(tokio::spawn(async move { ear.go_on().await }))
    }
}

struct Ear<H> {
    store: Arc<Store>,
    stream: String,
    subjects: String,
    /// The position of the last message received.
    last: u64,
    hear: H,
}

impl<H: FnMut(Heard<'_>)> Ear<H> {
    async fn go_on(&mut self) {
        loop {
            let store = Arc::clone(&self.store);
            let mut consumer = pin!(listen(&store, self.stream.clone(), self.last + 1));
            let mut consumer = loop {
                tokio::select! {
                    consumer = &mut consumer => break consumer,
                    () = sleep(ASK_EVERY) => {
                        if let Err(error) = self.ask().await {
                            let error = crate::chain(&error);
                            tracing::debug!(self.stream, error, "cannot ask");
                        }
                    }
                }
            };
            let why = self.hear(&mut consumer).await;
            tracing::debug!(self.stream, why, "listens anew");
        }
    }

    /// Asks a copy of the stream for what is new.
    async fn ask(&mut self) -> Result<(), LogError> {
        self.store.guard.ready(&self.stream).await?;
        let (from, Self { store, stream, subjects, last, hear }) = (self.last + 1, self);
        let batch = store.batch(stream, subjects, from, |raw| {
            *last = raw.seq;
            hear(Heard::Message(raw));
            Ok(true)
        });
        if batch.await? {
            hear(Heard::All);
        }
        Ok(())
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
            // What was asked for meanwhile comes again; and with it what was lost on that way.
            self.last = info.stream_sequence;
            let headers = message.headers.as_ref();
            (self.hear)(Heard::Message(Raw {
                subject: &message.subject,
                seq: info.stream_sequence,
                headers: headers.unwrap_or(&HeaderMap::new()),
                body: &message.payload,
            }));
            if info.pending == 0 {
                (self.hear)(Heard::All);
            }
        }
    }
}

/// Makes a consumer that begins at this place, as soon as that can be done.
async fn listen(store: &Store, stream: String, from: u64) -> Subscriber {
    loop {
        match consumer(store, &stream, from).await {
            Ok(messages) => return messages,
            Err(error) => {
                // Meanwhile it is asked for.
                tracing::debug!(stream, error = crate::chain(&error), "cannot listen");
                sleep(PAUSE_MAX).await;
            }
        }
    }
}

async fn consumer(store: &Store, stream: &str, from: u64) -> Result<Subscriber, LogError> {
    store.guard.ready(stream).await?;
    let inbox = store.client.new_inbox();
    // Before there is anything to hear.
    let messages = store.client.subscribe(inbox.clone()).await.map_err(unavailable)?;
    let config = push::Config {
        deliver_subject: inbox,
        deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: from },
        ack_policy: AckPolicy::None,
        max_deliver: 1,
        flow_control: true,
        idle_heartbeat: HEARTBEAT,
        memory_storage: true,
        num_replicas: 1,
        inactive_threshold: FORGOTTEN,
        ..push::Config::default()
    };
    let stream = store.stream(stream).await?;
    stream.create_consumer(config).await.map_err(unavailable)?;
    Ok(messages)
}
