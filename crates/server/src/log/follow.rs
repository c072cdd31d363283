//! Following a stream: what is appended to it reaches whoever follows, also from elsewhere.
//!
//! A log tells its [`Hub`] of every entry that it knows to be kept. Who follows keeps no queue:
//! there is one slot for each stream with its last few entries, and whoever missed more reads them
//! from the log. So a follower that is slow, or was not told for a while, costs nothing and has no
//! gap.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use super::{Answer, LogError, Stream};

/// How many entries a slot holds: what belongs to one command, and somewhat more.
const RECENT: usize = 8;

/// How often the log is read again that should have more than it says.
const TRIES_MAX: u32 = 20;

/// After how long.
const AGAIN: Duration = Duration::from_millis(250);

/// An entry that somebody told of.
#[derive(Clone, Debug)]
struct Told {
    /// How many entries the stream has with it.
    number: u64,
    /// Where its log has it; 0 if that is not known, or does not matter to its log.
    place: u64,
    entry: Arc<str>,
}

/// The last entries of a stream that somebody told of, without a gap.
type Recent = VecDeque<Told>;

/// Reads the entries after so many, of which the last one is at this place, and says where the last
/// of them is.
type Read = dyn Fn(u64, u64) -> Answer<(Vec<String>, u64)> + Send + Sync;

/// Who follows which stream.
#[derive(Debug, Default)]
pub(super) struct Hub(Mutex<HashMap<Stream, watch::Sender<Recent>>>);

impl Hub {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Stream, watch::Sender<Recent>>> {
        // No code panics while it holds the lock; and a map of channels is whole after any panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows a stream from behind its first `after` entries on.
    pub(super) fn follow(
        self: &Arc<Self>,
        stream: &Stream,
        after: u64,
        read: impl Fn(u64, u64) -> Answer<(Vec<String>, u64)> + Send + Sync + 'static,
    ) -> Following {
        let told = self.lock().entry(stream.clone()).or_default().subscribe();
        Following {
            told,
            leave: Leave { hub: self.clone(), stream: stream.clone() },
            after,
            place: 0,
            unread: true,
            is_new: true,
            tries: 0,
            ready: VecDeque::new(),
            read: Box::new(read),
        }
    }

    /// Tells who follows a stream that it has this entry, with which it has so many, and where.
    pub(super) fn tell(&self, stream: &str, number: u64, place: u64, entry: &str) {
        let slots = self.lock();
        let Some(slot) = slots.get(stream) else { return };
        slot.send_modify(|recent| {
            if recent.back().is_some_and(|last| last.number + 1 != number) {
                recent.clear();
            }
            if recent.len() == RECENT {
                recent.pop_front();
            }
            recent.push_back(Told { number, place, entry: entry.into() });
        });
    }
}

/// What is appended to a stream, one entry after the other: see [`EventLog::follow`].
///
/// [`EventLog::follow`]: super::EventLog::follow
pub struct Following {
    // Dropped in this order: who leaves looks whether anybody still listens.
    told: watch::Receiver<Recent>,
    leave: Leave,
    /// So many entries were given, or known before.
    after: u64,
    /// Where the last of them is.
    place: u64,
    /// Whether there may be entries that were not read.
    unread: bool,
    /// Whether nothing was read yet: what was appended before it followed nobody tells.
    is_new: bool,
    /// How often the log was read in vain for what had been told.
    tries: u32,
    /// What was read and not given yet.
    ready: Recent,
    read: Box<Read>,
}

impl Following {
    /// Waits for the next entry, and gives it with its number; entries count from 1. Nothing is
    /// lost if it is not waited for to the end, nor by an error: the next call goes on there.
    ///
    /// # Errors
    ///
    /// If the log has to be read and cannot be.
    pub async fn next(&mut self) -> Result<(u64, Arc<str>), LogError> {
        loop {
            if let Some(Told { number, place, entry }) = self.ready.pop_front() {
                (self.after, self.place) = (number, place);
                return Ok((number, entry));
            }
            if !self.unread {
                // It never closes: the hub forgets a slot only after the last who follows it.
                _ = self.told.changed().await;
                self.tries = 0;
            }
            self.unread = true;
            let number = {
                let recent = self.told.borrow_and_update();
                let next = recent.iter().skip_while(|told| told.number != self.after + 1);
                self.ready.extend(next.filter(|_| !self.is_new).cloned());
                recent.back().map_or(0, |last| last.number)
            };
            if self.ready.is_empty() && (number > self.after || self.is_new) {
                let (entries, last) = (self.read)(self.after, self.place).await?;
                let count = entries.len() as u64;
                let numbered = (1..).zip(entries).map(|(next, entry)| Told {
                    number: self.after + next,
                    place: if next == count { last } else { 0 },
                    entry: entry.into(),
                });
                self.ready.extend(numbered);
                self.is_new = false;
            }
            let known = self.after + self.ready.len() as u64;
            if number > known && self.tries < TRIES_MAX {
                // Of several servers one may answer that is not up to date yet; or the stream was
                // forgotten, and then there is nothing to wait for.
                self.tries += 1;
                sleep(AGAIN).await;
            } else {
                self.unread = false;
            }
        }
    }
}

impl fmt::Debug for Following {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Following {} after {}", self.leave.stream, self.after)
    }
}

/// Takes a slot away with the last who follows.
struct Leave {
    hub: Arc<Hub>,
    stream: Stream,
}

impl Drop for Leave {
    fn drop(&mut self) {
        let mut slots = self.hub.lock();
        if slots.get(&self.stream).is_some_and(|slot| slot.receiver_count() == 0) {
            slots.remove(&self.stream);
        }
    }
}
