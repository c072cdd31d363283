//! The log: what the server knows, entry by entry.
//!
//! A [`Stream`] is the log of one room or of one match. Entries are text and are never changed; who
//! appends says how many entries it has seen, and fails if somebody else was first. A [`Register`]
//! is a stream of which only the last entry is kept. No method here needs more of a store than to
//! append to one stream, to read one stream, and to keep an agenda: a cluster can do that as well
//! as one file.

mod copy;
mod heard;
mod jetstream;
mod listen;
mod memory;
mod register;
mod sqlite;
mod sum;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use play::names::RoomName;
use thiserror::Error;

pub use copy::{Copied, CopyError, copy};
pub use heard::Heard;
pub use jetstream::JetStreamLog;
pub use listen::Listener;
pub use memory::MemoryLog;
pub use register::Register;
pub use sqlite::{BackupError, OpenError, RestoreError, SqliteLog, network_file_system};

/// The log of one room or one match, by name: `room/plum-otter-417`, `match/plum-otter-417/2`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stream(String);

/// The longest name of a stream, in bytes.
const NAME_BYTES_MAX: usize = 80;

impl Stream {
    /// A stream with this name, of which there may be nothing yet. `None` if the name is not made
    /// of 1 to 80 bytes `a` to `z`, `0` to `9`, `-` and `/`.
    pub fn new(name: impl Into<String>) -> Option<Self> {
        let name = name.into();
        let good = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'/');
        ((1..=NAME_BYTES_MAX).contains(&name.len()) && name.bytes().all(good)).then_some(Self(name))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The room that it is about: the second part of its name, if there is one.
    fn room(&self) -> &str {
        self.0.split('/').nth(1).unwrap_or(&self.0)
    }
}

pub(crate) fn room_stream(room: &RoomName) -> Stream {
    Stream::new(format!("room/{room}")).expect("a room's name is made of small letters and digits")
}

pub(crate) fn match_stream(room: &RoomName, number: u32) -> Stream {
    let name = format!("match/{room}/{number}");
    Stream::new(name).expect("a room's name is made of small letters and digits")
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The longest entry that every log takes, in bytes. The longest of ours are records that are
/// brought.
pub const ENTRY_BYTES_MAX: usize = nats::BODY_BYTES_MAX;

/// Attempts where another server may change the same thing meanwhile.
pub(crate) const TRIES_MAX: u32 = 16;

/// Why the log did not do what it was asked for.
#[derive(Debug, Error)]
pub enum LogError {
    /// Somebody else appended first, or the stream is shorter than was said; nothing is changed.
    #[error("the stream has {found} entries, not {expected}")]
    Conflict {
        /// How many entries it was said to have.
        expected: u64,
        /// How many it has.
        found: u64,
    },
    /// What is kept is not what was written; nothing of the stream is read.
    #[error("entry {entry} of {stream} is damaged")]
    Damaged {
        /// Which stream.
        stream: String,
        /// Which of its entries, from 1, or the first one that is not what follows.
        entry: u64,
    },
    /// The store cannot be used. Whether the entry is kept is not known.
    #[error("the log cannot be used")]
    Unavailable(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// What is wrong with where the log is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What it is, in a sentence.
    pub what: String,
    /// Whether what is begun can still be kept.
    pub keeps: bool,
}

/// What whoever runs the server should know, although everything else goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Warnings {
    /// How many streams are damaged, and refused.
    pub damaged: usize,
    /// How many nodes of a cluster do not say whether they write to disk before they acknowledge.
    pub unknown_sync: usize,
}

/// What the log will answer.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, LogError>> + Send>>;

/// Where the server keeps what it knows.
pub trait EventLog: Send + Sync + 'static {
    /// Appends an entry to a stream that has `expected` entries so far; entries count from 1. The
    /// answer comes when the entry is on disk, and not before.
    fn append(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()>;

    /// Appends an entry as [`EventLog::append`] does, and drops those before it. The next entry has
    /// the next number all the same.
    fn replace(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()>;

    /// The last entry of a stream and its number; `None` of a stream that there is not.
    fn last(&self, stream: &Stream) -> Answer<Option<(u64, String)>>;

    /// The entries of a stream after the first `after`, oldest first, but those that were dropped;
    /// none of a stream that there is not.
    fn read(&self, stream: &Stream, after: u64) -> Answer<Vec<String>>;

    /// Whether other servers may append to the same streams.
    fn is_shared(&self) -> bool;

    /// Says something to every server that listens to the room of a stream now, and perhaps to
    /// this one too. Nobody keeps it, it may be lost, and nothing waits for it.
    fn gossip(&self, stream: &Stream, words: String);

    /// What is said from now on about the room of a stream: each entry that another server appends
    /// to a stream of that room, as soon as it is kept, and what is gossiped; what this one
    /// appends and gossips may be heard, too. Some of it may be lost. Nothing is heard if no other
    /// server has this log.
    fn listen(&self, stream: &Stream) -> Answer<Listener>;

    /// Forgets a stream, with its entry in the agenda.
    fn forget(&self, stream: &Stream) -> Answer<()>;

    /// Puts into the agenda when a stream wants to be looked at next, in place of what stands there
    /// for it; `None` takes it out. Times are kept to the millisecond.
    fn remind(&self, stream: &Stream, at: Option<SystemTime>) -> Answer<()>;

    /// At most `count` streams whose time in the agenda is `now` or earlier, earliest first. They
    /// stay in the agenda.
    fn due(&self, now: SystemTime, count: usize) -> Answer<Vec<Stream>>;

    /// Every stream of which there is something, in the order of their names, each with its time in
    /// the agenda: to copy the log, and never on the way of a move.
    fn streams(&self) -> Answer<Vec<(Stream, Option<SystemTime>)>>;

    /// What whoever runs the server has to mend so that nothing is lost; nothing new is begun
    /// meanwhile.
    fn trouble(&self) -> Option<Trouble> {
        None
    }

    /// What else they should know.
    fn warnings(&self) -> Warnings {
        Warnings::default()
    }
}

/// The full milliseconds from 1970 to a time of the agenda.
fn unix_ms(at: SystemTime) -> i64 {
    let ms = at.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn at_unix_ms(ms: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(ms).unwrap_or(0))
}

/// Other servers were first in each of [`TRIES_MAX`] attempts.
pub(crate) fn changed_too_often() -> LogError {
    unavailable("other servers changed it again and again")
}

fn unavailable(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> LogError {
    LogError::Unavailable(error.into())
}
