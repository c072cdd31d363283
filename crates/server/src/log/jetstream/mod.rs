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
//! | `guard` | whether a leader has what was acknowledged |
//! | `store` | putting a message once, and reading them |
//! | `patience` | what goes wrong for a while |
//! | `entries` | the entries of logs, each with the checksum that chains it to the one before |
//! | `heads` | the last entry of each log, written down a second time |
//! | `ends` | where streams end, so that an append need not ask |
//! | `talk` | what servers tell one another: what they appended, and gossip |
//! | `agenda`, `feed` | the agenda, and how it is heard |

mod agenda;
mod ends;
mod entries;
mod feed;
mod guard;
mod heads;
mod patience;
mod store;
mod streams;
mod talk;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use async_nats::{Client, Event, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt as _;
use nats::{Cluster, ConnectError, Connection};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Duration, timeout};

use self::agenda::Agenda;
use self::ends::Ends;
use self::entries::Entries;
use self::guard::Guard;
use self::store::Store;
use self::streams::Layout;
use super::listen::Listener;
use super::{Answer, EventLog, LogError, Stream, Warnings, at_unix_ms, unavailable, unix_ms};

pub(super) use self::talk::Subscription;

/// How often the nodes are checked, besides after elections and lost connections.
const CHECK_EVERY: Duration = Duration::from_secs(10);

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
    entries: Entries,
    agenda: Agenda,
    /// Of how many nodes it cannot be read whether they write to disk before they acknowledge.
    silent: Arc<AtomicUsize>,
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
    /// If no server can be reached or lets us in; if the server is older than 2.10.23, takes short
    /// messages only, or has no JetStream; if a node says that it acknowledges before it writes to
    /// disk; if there are too few servers for the copies; or if the log's streams are there already
    /// and not as they have to be.
    pub async fn connect(cluster: &Cluster) -> Result<Self, ConnectError> {
        let Connection { client, jetstream: context, events } = cluster.connect().await?;
        let nodes = cluster.check_nodes(&client).await?;
        let layout = streams::prepare(&context, cluster).await?;
        let failed = |error: BoxError| ConnectError::Failed(layout.agenda_name(), error);
        let guard = Guard::new(cluster.clone(), client.clone(), context.clone(), layout.names());
        let guard = Arc::new(guard);
        let elections = client.subscribe(format!("{}*", guard::ELECTED)).await;
        let elections = elections.map_err(|error| failed(error.into()))?;
        let unknown = nodes.unknown(&guard.keepers().await);
        warn_of_unknown(&unknown);
        let silent = Arc::new(AtomicUsize::new(unknown.len()));
        let ((refuse, refused), (miss, missed)) = (watch::channel(None), watch::channel(()));
        let watcher = Watcher {
            cluster: cluster.clone(),
            client: client.clone(),
            guard: guard.clone(),
            silent: silent.clone(),
            refuse,
            miss,
            look: Notify::new(),
        };
        let watching = tokio::spawn(watcher.watch(events, elections, unknown));
        let store = Store::new(client, context, guard, refused);
        let store = Arc::new(store.map_err(|error| failed(error.into()))?);
        let ends: Arc<Ends> = Arc::default();
        let inner = Inner {
            agenda: Agenda::new(store.clone(), layout.clone()),
            entries: Entries::new(store.clone(), layout.clone(), ends.clone()),
            store,
            layout,
            ends,
            silent,
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

type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// Tells the operator of nodes whose settings are not known.
fn warn_of_unknown(nodes: &[String]) {
    if !nodes.is_empty() {
        tracing::warn!(
            nodes = nodes.join(", "),
            "whether these nats-servers write to disk before they acknowledge cannot be read: \
             their monitoring ports cannot be reached, or --log does not name them \
             (docs/cluster.md)"
        );
    }
}

/// Follows the connection and the elections. A server that comes in place of another must be good,
/// too, and may know of another leader.
struct Watcher {
    cluster: Cluster,
    client: Client,
    guard: Arc<Guard>,
    silent: Arc<AtomicUsize>,
    refuse: watch::Sender<Option<String>>,
    miss: watch::Sender<()>,
    /// Told when the nodes are to be checked at once.
    look: Notify,
}

impl Watcher {
    async fn watch(
        self,
        events: mpsc::UnboundedReceiver<Event>,
        elections: Subscriber,
        unknown: Vec<String>,
    ) {
        tokio::select! {
            () = self.listen(events, elections) => {}
            () = self.check(unknown) => {}
        }
    }

    async fn listen(&self, mut events: mpsc::UnboundedReceiver<Event>, mut elections: Subscriber) {
        loop {
            tokio::select! {
                event = events.recv() => match event {
                    Some(event) => self.hear(&event),
                    None => return,
                },
                Some(elected) = elections.next() => {
                    if let Some(stream) = elected.subject.strip_prefix(guard::ELECTED) {
                        self.guard.doubt(stream);
                        self.look.notify_one();
                    }
                }
            }
        }
    }

    fn hear(&self, event: &Event) {
        if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
            self.guard.doubt_all();
            self.miss.send_replace(());
        }
        if matches!(event, Event::Connected) {
            let server = self.client.server_info().server_name;
            tracing::info!(server, "connected to the log");
            self.look.notify_one();
        } else {
            tracing::warn!(%event, "the connection to the log");
        }
    }

    /// Checks the nodes again and again: one can come back with other settings, or be replaced by
    /// an older one, and while it leads nothing no election tells of it.
    async fn check(&self, mut unknown: Vec<String>) {
        loop {
            // Either is a reason.
            _ = timeout(CHECK_EVERY, self.look.notified()).await;
            let found = match self.look().await {
                Ok(found) => {
                    if found.iter().any(|node| !unknown.contains(node)) {
                        warn_of_unknown(&found);
                    }
                    self.silent.store(found.len(), Ordering::Relaxed);
                    unknown = found;
                    None
                }
                Err(error) => Some(error.to_string()),
            };
            self.refuse.send_if_modified(|refused| {
                let is_new = *refused != found;
                match &found {
                    Some(why) if is_new => tracing::error!(why, "the log cannot be written"),
                    None if is_new => tracing::info!("the log can be written again"),
                    _ => {}
                }
                *refused = found;
                is_new
            });
        }
    }

    /// Whether the nodes are good enough; returns those of which that is not known.
    async fn look(&self) -> Result<Vec<String>, ConnectError> {
        nats::check(&self.client)?;
        let nodes = self.cluster.check_nodes(&self.client).await?;
        Ok(nodes.unknown(&self.guard.keepers().await))
    }
}

impl Inner {
    async fn append(&self, stream: &Stream, expected: u64, body: String) -> Result<(), LogError> {
        let body = Bytes::from(body);
        let end = self.entries.append(stream, expected, body.clone(), false).await?;
        self.say(stream, talk::entry(stream, end, &body));
        Ok(())
    }

    fn say(&self, stream: &Stream, what: Bytes) {
        talk::say(&self.store.client, self.layout.talk(stream.room()), what);
    }

    async fn forget(&self, stream: &Stream) -> Result<(), LogError> {
        match self.entries.forget(stream).await? {
            true => self.agenda.remind(stream, None).await,
            false => Ok(()),
        }
    }

    async fn streams(&self) -> Result<Vec<(Stream, Option<SystemTime>)>, LogError> {
        let at = |(stream, ms)| (stream, Some(at_unix_ms(ms)));
        let mut all: BTreeMap<_, _> = self.agenda.all().await?.into_iter().map(at).collect();
        for stream in self.entries.streams().await? {
            all.entry(stream).or_default();
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
        self.answer(move |log| async move { log.entries.read(&stream, after).await })
    }

    fn replace(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |log| async move {
            log.entries.append(&stream, expected, entry.into(), true).await.map(drop)
        })
    }

    fn last(&self, stream: &Stream) -> Answer<Option<(u64, String)>> {
        let stream = stream.clone();
        self.answer(move |log| async move { log.entries.last_text(&stream).await })
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

    fn warnings(&self) -> Warnings {
        let unknown_sync = self.inner.silent.load(Ordering::Relaxed);
        Warnings { damaged: self.inner.entries.damaged(), unknown_sync }
    }
}
