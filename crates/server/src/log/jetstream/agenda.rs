//! The agenda: a stream that keeps the last message of each subject, and a copy of it in memory.
//!
//! Every server of ours hears all of it, so what is due is found in memory. It is asked for before
//! it is given: the copy may be late by a moment, and what was taken out is told to those alone who
//! listened then.
//!
//! Of two servers that remind of the same stream the later one wins. What is due is due for all of
//! them; whoever reminds anew has taken it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::try_join_all;
use nats::PATIENCE;
use tokio::sync::{OnceCell, watch};
use tokio::time::timeout;

use super::feed::{Feed, Heard};
use super::patience::{Again, Trouble};
use super::store::{Kept, Message, Put, Raw, Store};
use super::streams::Layout;
use crate::log::{LogError, Stream, unavailable};

pub(super) struct Agenda {
    store: Arc<Store>,
    layout: Layout,
    times: Arc<Mutex<Times>>,
    /// Whether all of it has been read once.
    loaded: watch::Receiver<bool>,
    load: watch::Sender<bool>,
    feed: OnceCell<Feed>,
}

#[derive(Default)]
struct Times {
    by_stream: HashMap<Stream, Time>,
    in_order: BTreeSet<(i64, Stream)>,
}

/// When a stream wants to be looked at, and where in the JetStream stream that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    at: i64,
    seq: u64,
}

impl Times {
    /// Notes what stands at a place of the JetStream stream, unless something newer is known.
    fn note(&mut self, stream: &Stream, at: Option<i64>, seq: u64) {
        let old = self.by_stream.get(stream).copied();
        if old.is_some_and(|old| old.seq >= seq) {
            return;
        }
        self.forget(stream);
        if let Some(at) = at {
            self.by_stream.insert(stream.clone(), Time { at, seq });
            self.in_order.insert((at, stream.clone()));
        }
    }

    /// Forgets what stood at this place, unless something newer is known.
    fn gone(&mut self, stream: &Stream, seq: u64) {
        if self.by_stream.get(stream).is_some_and(|time| time.seq == seq) {
            self.forget(stream);
        }
    }

    fn forget(&mut self, stream: &Stream) {
        if let Some(old) = self.by_stream.remove(stream) {
            self.in_order.remove(&(old.at, stream.clone()));
        }
    }

    /// What is due, earliest first, each with where that stands.
    fn due(&self, now: i64, count: usize) -> Vec<(Stream, u64)> {
        let due = self.in_order.iter().take_while(|(at, _)| *at <= now).take(count);
        let seq = |stream| self.by_stream.get(stream).map_or(0, |time| time.seq);
        due.map(|(_, stream)| (stream.clone(), seq(stream))).collect()
    }
}

/// The time that a message says; none if it takes the stream out.
fn time(body: &[u8]) -> Option<i64> {
    std::str::from_utf8(body).ok()?.parse().ok()
}

impl Agenda {
    pub(super) fn new(store: Arc<Store>, layout: Layout) -> Self {
        let (load, loaded) = watch::channel(false);
        let times = Arc::default();
        Self { store, layout, times, loaded, load, feed: OnceCell::new() }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Times> {
        lock(&self.times)
    }

    /// Starts listening, and waits until everything has been read.
    async fn load(&self) -> Result<(), LogError> {
        self.feed.get_or_init(async || self.listen()).await;
        let mut loaded = self.loaded.clone();
        let all = timeout(PATIENCE, loaded.wait_for(|loaded| *loaded)).await;
        let slow = |_| unavailable(Trouble::Slow(self.layout.agenda_name()));
        all.map_err(slow)?.map_err(unavailable).map(drop)
    }

    fn listen(&self) -> Feed {
        let name = self.layout.agenda_name();
        let (times, load) = (Arc::clone(&self.times), self.load.clone());
        let prefix = self.layout.agenda_subject("");
        let hear = move |heard: Heard<'_>| match heard {
            Heard::Message(Raw { subject, seq, body, .. }) => {
                let stream = subject.strip_prefix(&prefix).and_then(Stream::new);
                if let Some(stream) = stream {
                    lock(&times).note(&stream, time(body), seq);
                }
            }
            Heard::All => _ = load.send_replace(true),
        };
        Feed::open(self.store.clone(), name, self.layout.agenda_subject("*"), 1, hear)
    }

    pub(super) async fn remind(&self, stream: &Stream, at: Option<i64>) -> Result<(), LogError> {
        let (name, subject) =
            (self.layout.agenda_name(), self.layout.agenda_subject(stream.name()));
        let known = self.lock().by_stream.get(stream).map(|time| time.seq);
        if at.is_none() && self.kept(stream).await?.is_none() {
            self.lock().gone(stream, known.unwrap_or(0));
            return Ok(());
        }
        let body = at.map(|at| at.to_string()).unwrap_or_default();
        let message = Message { number: 0, sum: None, body: body.into() };
        let put = self.store.put(&name, &subject, message, known.or(Some(0)), |_| true).await?;
        let Put::Kept(seq) = put else { return Ok(()) };
        self.lock().note(stream, at, seq);
        if at.is_none() {
            self.store.purge(&name, &subject, Some(seq)).await?;
        }
        Ok(())
    }

    /// What is due, earliest first.
    pub(super) async fn due(&self, now: i64, count: usize) -> Result<Vec<Stream>, LogError> {
        self.load().await?;
        loop {
            let due = self.lock().due(now, count);
            let kept = try_join_all(due.iter().map(|(stream, _)| self.kept(stream))).await?;
            let mut times = self.lock();
            for ((stream, seq), kept) in due.iter().zip(kept) {
                match kept {
                    Some(kept) => times.note(stream, time(&kept.body), kept.seq),
                    None => times.gone(stream, *seq),
                }
            }
            if times.due(now, count) == due {
                return Ok(due.into_iter().map(|(stream, _)| stream).collect());
            }
        }
    }

    /// The whole agenda, as last heard.
    pub(super) async fn all(&self) -> Result<HashMap<Stream, i64>, LogError> {
        self.load().await?;
        let times = self.lock();
        Ok(times.by_stream.iter().map(|(stream, time)| (stream.clone(), time.at)).collect())
    }

    async fn kept(&self, stream: &Stream) -> Result<Option<Kept>, LogError> {
        let (name, subject) =
            (self.layout.agenda_name(), self.layout.agenda_subject(stream.name()));
        self.store.last(&name, &subject, 0, &Again::new()).await
    }
}

fn lock(times: &Mutex<Times>) -> std::sync::MutexGuard<'_, Times> {
    // No code panics between two changes that belong together.
    times.lock().unwrap_or_else(PoisonError::into_inner)
}
