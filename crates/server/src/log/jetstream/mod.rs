//! The log on NATS JetStream, for several servers of ours at once.
//!
//! Each [`Stream`] is one subject; all of them are spread over a few JetStream streams, each with a
//! leader and copies of its own. An entry is one message, stored only if the last message of its
//! subject is the one that was expected: the servers see to it that one of many wins. That
//! expectation is a place in the JetStream stream; the number of the entry goes along in a header.
//!
//! | module | what it holds |
//! |---|---|
//! | `streams` | the JetStream streams: made, found, compared |
//! | `store` | putting a message once, and reading them |
//! | `ends` | where streams end, so that an append is one round trip |
//! | `talk` | what servers tell one another: what they appended, and gossip |
//! | `agenda`, `feed` | the agenda, and how it is heard |

mod agenda;
mod ends;
mod feed;
mod store;
mod streams;
mod talk;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::SystemTime;

use async_nats::Event;
use bytes::Bytes;
use engine::fnv1a;
use nats::{Cluster, ConnectError, Connection};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use self::agenda::Agenda;
use self::ends::{End, Ends};
use self::store::{Again, Kept, Message, Put, Store, Trouble};
use self::streams::Layout;
use super::listen::Listener;
use super::{Answer, EventLog, LogError, Stream, at_unix_ms, unavailable, unix_ms};

pub(super) use self::talk::Subscription;

/// A log on NATS JetStream.
///
/// Dropping it ends its connection. What was not answered by then is kept or not.
pub struct JetStreamLog {
    inner: Arc<Inner>,
    watching: JoinHandle<()>,
}

struct Inner {
    store: Arc<Store>,
    layout: Layout,
    ends: Arc<Ends>,
    agenda: Agenda,
    /// Changes when something may have been said that was not heard here.
    missed: watch::Receiver<()>,
}

impl Drop for JetStreamLog {
    fn drop(&mut self) {
        self.watching.abort();
    }
}

impl JetStreamLog {
    /// Connects to a log, or makes a new one there. Waits some seconds for servers that have just
    /// been started.
    ///
    /// # Errors
    ///
    /// If no server can be reached or lets us in; if the server is older than 2.10, takes short
    /// messages only, or has no JetStream; if there are too few servers for the copies; or if the
    /// log's streams are there already and not as they have to be.
    pub async fn connect(cluster: &Cluster) -> Result<Self, ConnectError> {
        let Connection { client, jetstream: context, events } = cluster.connect().await?;
        let layout = streams::prepare(&context, cluster).await?;
        let ((refuse, refused), (miss, missed)) = (watch::channel(None), watch::channel(()));
        let watching = tokio::spawn(watch_servers(client.clone(), events, refuse, miss));
        let store = Store::new(client, context, refused);
        let store = store.map_err(|error| ConnectError::Failed(layout.agenda_name(), error.into()));
        let store = Arc::new(store?);
        let inner = Inner {
            agenda: Agenda::new(store.clone(), layout.clone()),
            store,
            layout,
            ends: Arc::default(),
            missed,
        };
        Ok(Self { inner: Arc::new(inner), watching })
    }

    fn answer<T, F>(&self, work: impl FnOnce(Arc<Inner>) -> F + Send + 'static) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, LogError>> + Send + 'static,
    {
        Box::pin(work(Arc::clone(&self.inner)))
    }
}

/// Says what happens to the connection; a server that comes in place of another must be good, too.
async fn watch_servers(
    client: async_nats::Client,
    mut events: mpsc::UnboundedReceiver<Event>,
    refuse: watch::Sender<Option<String>>,
    miss: watch::Sender<()>,
) {
    while let Some(event) = events.recv().await {
        if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
            miss.send_replace(());
        }
        match event {
            Event::Connected => {
                let server = client.server_info();
                let found = nats::check(&client).err().map(|error| error.to_string());
                if let Some(why) = &found {
                    tracing::error!(server.server_name, why, "the log cannot be written");
                } else {
                    tracing::info!(server.server_name, "connected to the log");
                }
                refuse.send_replace(found);
            }
            event => tracing::warn!(%event, "the connection to the log"),
        }
    }
}

impl Inner {
    /// The part of the log with this stream. A room and its matches are in the same one: so the
    /// death of one leader is noticed by as few rooms as can be.
    fn shard(&self, stream: &Stream) -> u8 {
        (fnv1a(stream.room().bytes()) % u64::from(self.layout.shards())) as u8
    }

    /// The JetStream stream and the subject of a stream.
    fn place(&self, stream: &Stream) -> (String, String) {
        let shard = self.shard(stream);
        (self.layout.shard_name(shard), self.layout.subject(shard, stream.name()))
    }

    async fn append(&self, stream: &Stream, expected: u64, body: String) -> Result<(), LogError> {
        let (name, subject) = self.place(stream);
        let known = self.ends.get(stream).filter(|end| end.number == expected);
        let after = known.map(|end| end.seq).or((expected == 0).then_some(0));
        let number = expected.wrapping_add(1);
        let body = Bytes::from(body);
        let message = Message { number, body: body.clone() };
        let found = |last: Option<&Kept>| last.map_or(0, |last| last.number);
        let allows = |last: Option<&Kept>| found(last) == expected;
        match self.store.put(&name, &subject, message, after, allows).await? {
            Put::Kept(seq) => {
                let end = End { number, seq };
                self.ends.put(stream, end);
                self.say(stream, talk::entry(stream, end, &body));
                Ok(())
            }
            Put::Refused(last) => Err(LogError::Conflict { expected, found: found(last.as_ref()) }),
        }
    }

    /// Says something about the room of a stream to the other servers.
    fn say(&self, stream: &Stream, what: Bytes) {
        talk::say(&self.store.client, self.layout.talk(stream.room()), what);
    }

    async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<String>, LogError> {
        let (name, subject) = self.place(stream);
        let known = self.ends.get(stream).filter(|known| known.number == after);
        // From the beginning, if need be.
        let seq = known.map_or(0, |known| known.seq);
        let mut from = seq + 1;
        let mut again = Again::new();
        loop {
            let Some(last) = self.store.last(&name, &subject, seq, &again).await? else {
                return Ok(Vec::new());
            };
            let end = End { number: last.number, seq: last.seq };
            if end.number <= after {
                return Ok(Vec::new());
            }
            let kept = if end.number == after + 1 {
                vec![last]
            } else {
                self.store.range(&name, &subject, from, end.seq, &again).await?
            };
            // Without a gap, and with all that was asked for: unless it was forgotten meanwhile.
            let first = kept.first().map_or(0, |first| first.number);
            let whole = (first..).zip(&kept).all(|(number, kept)| kept.number == number);
            if whole && (1..=after + 1).contains(&first) {
                self.ends.put(stream, end);
                let skip = usize::try_from(after + 1 - first).unwrap_or(usize::MAX);
                let texts = kept.into_iter().skip(skip).map(|kept| kept.text(&subject));
                return texts.collect();
            }
            from = 1;
            again.pause(unavailable(Trouble::Gap(subject.clone()))).await?;
        }
    }

    async fn forget(&self, stream: &Stream) -> Result<(), LogError> {
        let (name, subject) = self.place(stream);
        self.store.purge(&name, &subject, None).await?;
        self.ends.forget(stream);
        self.agenda.remind(stream, None).await
    }

    async fn streams(&self) -> Result<Vec<(Stream, Option<SystemTime>)>, LogError> {
        let at = |(stream, ms)| (stream, Some(at_unix_ms(ms)));
        let mut all: BTreeMap<_, _> = self.agenda.all().await?.into_iter().map(at).collect();
        for shard in 0..self.layout.shards() {
            let prefix = self.layout.subject(shard, "");
            for subject in self.store.subjects(&self.layout.shard_name(shard)).await? {
                if let Some(stream) = subject.strip_prefix(&prefix).and_then(Stream::new) {
                    all.entry(stream).or_default();
                }
            }
        }
        Ok(all.into_iter().collect())
    }
}

impl EventLog for JetStreamLog {
    fn append(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |log| async move { log.append(&stream, expected, entry).await })
    }

    fn read(&self, stream: &Stream, after: u64) -> Answer<Vec<String>> {
        let stream = stream.clone();
        self.answer(move |log| async move { log.read(&stream, after).await })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn gossip(&self, stream: &Stream, words: String) {
        self.inner.say(stream, talk::words(&words));
    }

    fn listen(&self, stream: &Stream) -> Answer<Listener> {
        let subject = self.inner.layout.talk(stream.room());
        self.answer(|log| async move {
            let said = log.store.client.subscribe(subject).await.map_err(unavailable)?;
            let mut missed = log.missed.clone();
            missed.mark_unchanged();
            let ends = Arc::clone(&log.ends);
            Ok(Listener::nats(Subscription::new(said, missed, ends)))
        })
    }

    fn forget(&self, stream: &Stream) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |log| async move { log.forget(&stream).await })
    }

    fn remind(&self, stream: &Stream, at: Option<SystemTime>) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |log| async move { log.agenda.remind(&stream, at.map(unix_ms)).await })
    }

    fn due(&self, now: SystemTime, count: usize) -> Answer<Vec<Stream>> {
        self.answer(move |log| async move { log.agenda.due(unix_ms(now), count).await })
    }

    fn streams(&self) -> Answer<Vec<(Stream, Option<SystemTime>)>> {
        self.answer(|log| async move { log.streams().await })
    }
}
