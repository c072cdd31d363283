//! A log in memory that counts what is read at once, and of which one can say that it is in
//! trouble, or partly damaged.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use server::log::{Answer, EventLog, Listener, LogError, MemoryLog, Stream, Trouble, Warnings};
use tokio::task::yield_now;

/// How often others come before a read is answered.
const SLOW: usize = 100;

#[derive(Clone)]
pub(crate) struct Watched {
    log: MemoryLog,
    trouble: Option<Trouble>,
    /// What cannot be read.
    pub(crate) damaged: Vec<Stream>,
    /// How many reads go on now.
    reading: Arc<AtomicUsize>,
    /// How many went on at once at most.
    pub(crate) reading_most: Arc<AtomicUsize>,
}

impl Watched {
    pub(crate) fn new(log: MemoryLog, trouble: Option<Trouble>) -> Self {
        let (reading, reading_most) = (Arc::default(), Arc::default());
        Self { log, trouble, damaged: Vec::new(), reading, reading_most }
    }
}

impl EventLog for Watched {
    fn append(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        self.log.append(stream, expected, entry)
    }

    fn read(&self, stream: &Stream, after: u64) -> Answer<Vec<String>> {
        let (this, stream) = (self.clone(), stream.clone());
        Box::pin(async move {
            if this.damaged.contains(&stream) {
                return Err(LogError::Damaged { stream: stream.name().to_owned(), entry: 1 });
            }
            let now = this.reading.fetch_add(1, Ordering::Relaxed) + 1;
            this.reading_most.fetch_max(now, Ordering::Relaxed);
            for _ in 0..SLOW {
                yield_now().await;
            }
            let read = this.log.read(&stream, after).await;
            this.reading.fetch_sub(1, Ordering::Relaxed);
            read
        })
    }

    fn replace(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        self.log.replace(stream, expected, entry)
    }

    fn last(&self, stream: &Stream) -> Answer<Option<(u64, String)>> {
        if self.damaged.contains(stream) {
            let stream = stream.name().to_owned();
            return Box::pin(async { Err(LogError::Damaged { stream, entry: 1 }) });
        }
        self.log.last(stream)
    }

    fn is_shared(&self) -> bool {
        self.log.is_shared()
    }

    fn gossip(&self, stream: &Stream, words: String) {
        self.log.gossip(stream, words);
    }

    fn listen(&self, stream: &Stream) -> Answer<Listener> {
        self.log.listen(stream)
    }

    fn forget(&self, stream: &Stream) -> Answer<()> {
        self.log.forget(stream)
    }

    fn remind(&self, stream: &Stream, at: Option<SystemTime>) -> Answer<()> {
        self.log.remind(stream, at)
    }

    fn due(&self, now: SystemTime, count: usize) -> Answer<Vec<Stream>> {
        self.log.due(now, count)
    }

    fn streams(&self) -> Answer<Vec<(Stream, Option<SystemTime>)>> {
        self.log.streams()
    }

    fn trouble(&self) -> Option<Trouble> {
        self.trouble.clone()
    }

    fn warnings(&self) -> Warnings {
        Warnings { damaged: self.damaged.len(), unknown_sync: 2 }
    }
}
