//! The head of each log: the number, the checksum and the position of its last entry, in a
//! JetStream stream of its own. It is written after the entry and before the entry is answered, so
//! a log that ends before its head, or has another entry there, is damaged.
//!
//! A head is replaced only by one of a later position. A log that was forgotten and begun anew has
//! later positions, so nothing that was sent late for the old one takes the place of its head.
//!
//! Where heads cannot be written for a while, since their leader died, appends do not wait for
//! them; they are written afterwards, or when the log is read next.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::JoinHandle;
use tokio::time::{Duration, timeout};

use super::ends::{End, Ends};
use super::patience::Again;
use super::store::{Kept, Message, Put, Store};
use super::streams::Layout;
use crate::log::{LogError, Stream};

/// How long an append waits for its head.
const WAITS: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noted {
    Kept,
    /// There is one of a later entry.
    Later,
    /// Not yet.
    Late,
}

pub(super) struct Heads {
    store: Arc<Store>,
    layout: Layout,
    /// Where the heads themselves are.
    known: Ends,
    /// Whether the last one could not be written in time.
    late: AtomicBool,
    unwritten: Unwritten,
}

/// The heads that are still being written, of which nobody waits for one any more.
#[derive(Default)]
struct Unwritten(Mutex<Vec<(Stream, JoinHandle<Noted>)>>);

impl Unwritten {
    fn lock(&self) -> MutexGuard<'_, Vec<(Stream, JoinHandle<Noted>)>> {
        // No code panics while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, stream: Stream, writing: JoinHandle<Noted>) {
        let mut all = self.lock();
        all.retain(|(_, writing)| !writing.is_finished());
        all.push((stream, writing));
    }

    /// Waits until none of a log is written any more.
    async fn end(&self, stream: &Stream) {
        let own: Vec<_> = self.lock().extract_if(.., |(other, _)| other == stream).collect();
        for (_, writing) in own {
            // One that failed is not written.
            let _ = writing.await;
        }
    }
}

impl Heads {
    pub(super) fn new(store: Arc<Store>, layout: Layout) -> Self {
        Self {
            store,
            layout,
            known: Ends::default(),
            late: AtomicBool::new(false),
            unwritten: Unwritten::default(),
        }
    }

    fn place(&self, stream: &Stream) -> (String, String) {
        (self.layout.heads_name(), self.layout.heads_subject(stream.name()))
    }

    pub(super) async fn read(&self, stream: &Stream) -> Result<Option<End>, LogError> {
        let (name, subject) = self.place(stream);
        let last = self.store.last(&name, &subject, 0, &Again::new()).await?;
        Ok(last.as_ref().and_then(head))
    }

    /// Writes a head, and waits for that, but not for long.
    pub(super) async fn note(self: &Arc<Self>, stream: &Stream, end: End) -> Noted {
        let was_late = self.late.load(Ordering::Relaxed);
        let (this, own) = (Arc::clone(self), stream.clone());
        let mut writing = tokio::spawn(async move {
            let written = this.write(&own, end).await;
            this.late.store(written.is_err(), Ordering::Relaxed);
            written.unwrap_or_else(|error| {
                tracing::warn!(stream = %own, error = crate::chain(&error), "its head is not kept");
                Noted::Late
            })
        });
        if !was_late {
            let noted = timeout(WAITS, &mut writing).await;
            if let Ok(Ok(noted)) = noted {
                return noted;
            }
            self.late.store(true, Ordering::Relaxed);
            if noted.is_ok() {
                // It failed.
                return Noted::Late;
            }
        }
        self.unwritten.put(stream.clone(), writing);
        Noted::Late
    }

    async fn write(&self, stream: &Stream, end: End) -> Result<Noted, LogError> {
        let (name, subject) = self.place(stream);
        let body = end.seq.to_string().into();
        let message = Message { number: end.number, sum: Some(end.sum), body };
        let after = self.known.get(stream).map(|known| known.seq);
        let after = after.or((end.number == 1).then_some(0));
        let older = |last: Option<&Kept>| last.and_then(head).is_none_or(|it| it.seq < end.seq);
        match self.store.put(&name, &subject, message, after, older).await? {
            Put::Kept(seq) => {
                self.known.put(stream, End { seq, ..end });
                Ok(Noted::Kept)
            }
            Put::Refused(last) if last.as_ref().and_then(head) == Some(end) => Ok(Noted::Kept),
            Put::Refused(_) => Ok(Noted::Later),
        }
    }

    /// Forgets the head of a log, also one that is late: of a log without entries it would say that
    /// they are lost.
    pub(super) async fn forget(&self, stream: &Stream) -> Result<(), LogError> {
        let (name, subject) = self.place(stream);
        self.unwritten.end(stream).await;
        self.known.forget(stream);
        self.store.purge(&name, &subject, None).await
    }

    pub(super) async fn streams(&self) -> Result<Vec<Stream>, LogError> {
        let prefix = self.layout.heads_subject("");
        let subjects = self.store.subjects(&self.layout.heads_name()).await?;
        let streams = subjects.iter().filter_map(|it| Stream::new(it.strip_prefix(&prefix)?));
        Ok(streams.collect())
    }
}

fn head(kept: &Kept) -> Option<End> {
    let seq = std::str::from_utf8(&kept.body).ok()?.parse().ok()?;
    Some(End { number: kept.number, seq, sum: kept.sum? })
}

#[cfg(test)]
mod tests {
    use tokio::time::{Instant, sleep};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_late_head_of_a_log_that_is_forgotten_is_waited_for() {
        let unwritten = Unwritten::default();
        let [one, other] = ["match/1", "match/2"].map(|name| Stream::new(name).expect("a name"));
        for (stream, seconds) in [(&one, 5), (&other, 60), (&one, 3)] {
            let writing = tokio::spawn(async move {
                sleep(Duration::from_secs(seconds)).await;
                Noted::Kept
            });
            unwritten.put(stream.clone(), writing);
        }
        let begun = Instant::now();
        unwritten.end(&one).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(5), "all of this one, and no other");
        unwritten.end(&one).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(5));
    }
}
