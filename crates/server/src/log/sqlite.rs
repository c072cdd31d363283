//! The log in one SQLite file.
//!
//! One thread writes. It takes whatever is queued, writes it in one transaction, and answers when
//! the transaction is on disk: however slow the disk, all that came meanwhile waits for one flush.
//! Other threads read, each with a connection of its own, and neither side waits for the other.

mod checked;
mod file;
mod network;
mod workers;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::SystemTime;

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior};
use thiserror::Error;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

use self::file::Lock;
use self::workers::{Queued, Threads, Workers};
use super::listen::Listener;
use super::{
    Answer, EventLog, LogError, Stream, Trouble, Warnings, at_unix_ms, sum, unavailable, unix_ms,
};

pub use self::file::{BackupError, OpenError, RestoreError};
pub use self::network::network_file_system;

/// The most changes in one transaction: more would not be much cheaper, and keep the first waiting.
const BATCH_MAX: usize = 512;

/// Places in the writer's queue: one transaction is written while the next one gathers.
const WRITES_MAX: usize = 2 * BATCH_MAX;

const READS_MAX: usize = 256;

/// Threads that read: a long stream keeps others waiting only if there are two of them.
const READERS: usize = 2;

/// What is asked of the file while people play, and goes straight to the rows that it needs.
mod ask {
    /// With the one before them, whose sum goes into theirs.
    pub(super) const ENTRIES: &str =
        "SELECT seq, body, sum FROM entry WHERE stream = ? AND seq >= ? ORDER BY seq";
    pub(super) const LAST: &str =
        "SELECT seq, sum FROM entry WHERE stream = ? ORDER BY seq DESC LIMIT 1";
    pub(super) const DUE: &str =
        "SELECT stream FROM agenda WHERE at <= ? ORDER BY at, stream LIMIT ?";
    pub(super) const DROP: &str = "DELETE FROM entry WHERE stream = ?";
    pub(super) const FORGET: [&str; 2] = [DROP, "DELETE FROM agenda WHERE stream = ?"];
}

/// A log in one file, for one process.
///
/// Dropping it waits until all that is queued is on disk; then the one file is all there is to
/// copy, next to an empty one with `.lock` behind its name.
pub struct SqliteLog {
    // Dropped in this order: the last connection to go clears up, and cannot if it only reads.
    checker: Checker,
    readers: Workers<Read>,
    writer: Workers<Write>,
    path: PathBuf,
    lock: Lock,
}

impl SqliteLog {
    /// Opens the log in this file, or makes a new one there.
    ///
    /// # Errors
    ///
    /// If the file is not ours, damaged, in use, or of a newer version, or cannot be opened.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let (connection, lock) = file::open(path)?;
        let failed = |error| OpenError::Failed(path.to_owned(), Box::new(error));
        let file = lock.file().map_err(failed)?;
        let writer = Workers::new("log-writer", WRITES_MAX, [(connection, file)], write);
        let writer = writer.map_err(failed)?;
        let connections = (0..READERS).map(|_| file::open_to_read(path));
        let connections = connections.collect::<Result<Vec<_>, _>>()?;
        let readers = Workers::new("log-reader", READS_MAX, connections, read).map_err(failed)?;
        let checker = Checker::new(file::open_to_read(path)?).map_err(failed)?;
        Ok(Self { checker, readers, writer, path: path.to_owned(), lock })
    }

    /// Copies a log to a file that is not there yet, as it is at one moment; others may use the
    /// log meanwhile.
    ///
    /// # Errors
    ///
    /// If there is something at `to`, if there is no log at `from`, or if it cannot be copied.
    pub fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), BackupError> {
        file::backup(from.as_ref(), to.as_ref())
    }

    /// Puts a copy of a log in the place of one that nobody uses, or where there is none. What was
    /// there is kept under another name beside it, which is given.
    ///
    /// # Errors
    ///
    /// If the copy is none, or damaged; or if the log is in use, or cannot be replaced. Then it is
    /// as it was.
    pub fn restore(
        from: impl AsRef<Path>,
        to: impl AsRef<Path>,
    ) -> Result<Option<PathBuf>, RestoreError> {
        file::restore(from.as_ref(), to.as_ref())
    }

    /// The first damaged entry of each stream of a log that has one, as [`EventLog::read`] finds
    /// it: for whoever makes or uses a copy.
    ///
    /// # Errors
    ///
    /// If the file is no log, or cannot be read.
    pub fn damaged(path: impl AsRef<Path>) -> Result<Vec<LogError>, OpenError> {
        file::damaged(path.as_ref())
    }

    fn change(&self, change: Change) -> Answer<()> {
        self.writer.asker().ask(|answer| Write { change, answer })
    }
}

impl EventLog for SqliteLog {
    fn append(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        self.change(Change::Append { stream: stream.clone(), expected, entry, replaces: false })
    }

    fn replace(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        self.change(Change::Append { stream: stream.clone(), expected, entry, replaces: true })
    }

    fn last(&self, stream: &Stream) -> Answer<Option<(u64, String)>> {
        let stream = stream.clone();
        self.readers.asker().ask(move |answer| Read::Last { stream, answer })
    }

    fn read(&self, stream: &Stream, after: u64) -> Answer<Vec<String>> {
        let stream = stream.clone();
        self.readers.asker().ask(move |answer| Read::Entries { stream, after, answer })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn gossip(&self, _: &Stream, _: String) {}

    fn listen(&self, _: &Stream) -> Answer<Listener> {
        Box::pin(async { Ok(Listener::nobody()) })
    }

    fn forget(&self, stream: &Stream) -> Answer<()> {
        self.change(Change::Forget { stream: stream.clone() })
    }

    fn remind(&self, stream: &Stream, at: Option<SystemTime>) -> Answer<()> {
        self.change(Change::Remind { stream: stream.clone(), at: at.map(unix_ms) })
    }

    fn due(&self, now: SystemTime, count: usize) -> Answer<Vec<Stream>> {
        self.readers.asker().ask(move |answer| Read::Due { now: unix_ms(now), count, answer })
    }

    fn streams(&self) -> Answer<Vec<(Stream, Option<SystemTime>)>> {
        self.readers.asker().ask(|answer| Read::Streams { answer })
    }

    fn trouble(&self) -> Option<Trouble> {
        self.lock.trouble(&self.path)
    }

    fn warnings(&self) -> Warnings {
        Warnings { damaged: self.checker.found.load(Ordering::Relaxed), ..Warnings::default() }
    }
}

type Reply<T> = oneshot::Sender<Result<T, LogError>>;

struct Write {
    change: Change,
    answer: Reply<()>,
}

enum Change {
    /// Those before it are dropped if it `replaces` them.
    Append {
        stream: Stream,
        expected: u64,
        entry: String,
        replaces: bool,
    },
    Forget {
        stream: Stream,
    },
    Remind {
        stream: Stream,
        at: Option<i64>,
    },
}

enum Read {
    Entries { stream: Stream, after: u64, answer: Reply<Vec<String>> },
    Last { stream: Stream, answer: Reply<Option<(u64, String)>> },
    Due { now: i64, count: usize, answer: Reply<Vec<Stream>> },
    Streams { answer: Reply<Vec<(Stream, Option<SystemTime>)>> },
}

/// Why nothing of a batch was written.
#[derive(Debug, Error)]
enum Failed {
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    #[error("the file was deleted while the server uses it")]
    Deleted,
    #[error("the file cannot be examined")]
    Looked(#[source] io::Error),
}

/// Writes until nobody can ask any more.
fn write(
    (mut connection, file): (Connection, File),
    queue: &Mutex<UnboundedReceiver<Queued<Write>>>,
) {
    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    let mut batch = Vec::with_capacity(BATCH_MAX);
    while queue.blocking_recv_many(&mut batch, BATCH_MAX) > 0 {
        let outcomes = match file::is_named(&file) {
            Ok(true) => commit(&mut connection, &batch).map_err(Failed::Sqlite),
            Ok(false) => Err(Failed::Deleted),
            Err(error) => Err(Failed::Looked(error)),
        };
        let outcomes = outcomes.map_err(Arc::new);
        // Who asked may be gone: then nobody wants the answer.
        match outcomes {
            Ok(outcomes) => {
                for (write, outcome) in batch.drain(..).zip(outcomes) {
                    _ = write.job.answer.send(outcome);
                }
            }
            Err(error) => {
                for write in batch.drain(..) {
                    _ = write.job.answer.send(Err(unavailable(Arc::clone(&error))));
                }
            }
        }
    }
}

/// A thread that looks for damage while the log is in use: it is found when it is read, but whoever
/// runs the server hears of it before. Dropping it ends it.
struct Checker {
    stop: Arc<AtomicBool>,
    /// How many damaged streams it has found.
    found: Arc<AtomicUsize>,
    _thread: Threads,
}

impl Checker {
    fn new(connection: Connection) -> io::Result<Self> {
        let stop: Arc<AtomicBool> = Arc::default();
        let found: Arc<AtomicUsize> = Arc::default();
        let (stopped, count) = (Arc::clone(&stop), Arc::clone(&found));
        let check = move || match checked::damaged(&connection, &stopped) {
            Ok(found) => {
                count.store(found.len(), Ordering::Relaxed);
                for damage in found {
                    tracing::error!("{damage}; what it belongs to stays closed");
                }
            }
            Err(error) => tracing::error!("the file cannot be checked: {error}"),
        };
        let thread = thread::Builder::new().name("log-checker".to_owned()).spawn(check)?;
        Ok(Self { stop, found, _thread: Threads(vec![thread]) })
    }
}

impl Drop for Checker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Makes all these changes but those that conflict, or none of them.
fn commit(
    connection: &mut Connection,
    batch: &[Queued<Write>],
) -> rusqlite::Result<Vec<Result<(), LogError>>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let outcomes = batch.iter().map(|write| apply(&transaction, &write.job.change));
    let outcomes = outcomes.collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

/// Makes one change, unless it conflicts.
fn apply(to: &Connection, change: &Change) -> rusqlite::Result<Result<(), LogError>> {
    match change {
        Change::Append { stream, expected, entry, replaces } => {
            let (last, sum) = last(to, stream)?;
            let found = last.unsigned_abs();
            if *expected != found {
                return Ok(Err(LogError::Conflict { expected: *expected, found }));
            }
            let sum = if *replaces { sum::REPLACED } else { sum };
            let sum = sum::of(sum, stream.name(), last + 1, entry.as_bytes());
            if *replaces {
                to.prepare_cached(ask::DROP)?.execute([stream.name()])?;
            }
            let row = (stream.name(), last + 1, entry, sum);
            to.prepare_cached("INSERT INTO entry VALUES (?, ?, ?, ?)")?.execute(row)?;
        }
        Change::Forget { stream } => {
            for sql in ask::FORGET {
                to.prepare_cached(sql)?.execute([stream.name()])?;
            }
        }
        Change::Remind { stream, at: Some(at) } => {
            let sql = "INSERT INTO agenda VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at";
            to.prepare_cached(sql)?.execute((stream.name(), at))?;
        }
        Change::Remind { stream, at: None } => {
            to.prepare_cached("DELETE FROM agenda WHERE stream = ?")?.execute([stream.name()])?;
        }
    }
    Ok(Ok(()))
}

/// Reads until nobody can ask any more.
fn read(connection: Connection, queue: &Mutex<UnboundedReceiver<Queued<Read>>>) {
    loop {
        // The queue is locked while a thread waits, and free while it reads.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(next) = next else { break };
        match next.job {
            Read::Entries { stream, after, answer } => {
                let read = checked::read(&connection, ask::ENTRIES, &stream, signed(after));
                let read = read.map_err(unavailable).flatten();
                let text = |(_, text)| text;
                _ = answer.send(read.map(|all| all.into_iter().map(text).collect()));
            }
            Read::Last { stream, answer } => {
                let read = checked::read(&connection, ask::ENTRIES, &stream, 0);
                let read = read.map_err(unavailable).flatten();
                let last = |(seq, text): (i64, String)| (seq.unsigned_abs(), text);
                _ = answer.send(read.map(|mut all| all.pop().map(last)));
            }
            Read::Due { now, count, answer } => {
                _ = answer.send(due(&connection, now, count).map_err(unavailable));
            }
            Read::Streams { answer } => {
                _ = answer.send(streams(&connection).map_err(unavailable));
            }
        }
    }
}

fn due(from: &Connection, now: i64, count: usize) -> rusqlite::Result<Vec<Stream>> {
    let mut due = from.prepare_cached(ask::DUE)?;
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    due.query_map((now, count), |row| row.get(0).map(Stream))?.collect()
}

fn streams(of: &Connection) -> rusqlite::Result<Vec<(Stream, Option<SystemTime>)>> {
    let sql = "SELECT stream, at FROM (SELECT DISTINCT stream FROM entry) LEFT JOIN agenda USING \
               (stream) UNION SELECT stream, at FROM agenda ORDER BY stream";
    let mut streams = of.prepare(sql)?;
    let all = streams.query_map((), |row| {
        Ok((Stream(row.get(0)?), row.get::<_, Option<i64>>(1)?.map(at_unix_ms)))
    })?;
    all.collect()
}

/// The place of a stream's last entry, and its sum.
fn last(of: &Connection, stream: &Stream) -> rusqlite::Result<(i64, i64)> {
    let mut last = of.prepare_cached(ask::LAST)?;
    let found = last.query_row([stream.name()], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok(found.unwrap_or((0, sum::FIRST)))
}

/// A number of entries as SQLite counts. No stream is so long that this changes it.
fn signed(entries: u64) -> i64 {
    i64::try_from(entries).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_question_reads_the_whole_file() -> rusqlite::Result<()> {
        let file = file::in_memory()?;
        for sql in [ask::ENTRIES, ask::LAST, ask::DUE].into_iter().chain(ask::FORGET) {
            let mut plan = file.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
            let mut rows = plan.raw_query();
            while let Some(row) = rows.next()? {
                let step: String = row.get("detail")?;
                assert!(step.starts_with("SEARCH "), "{sql}: {step}");
            }
        }
        Ok(())
    }
}
