//! A log without a disk, for tests.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use super::heard::Heard;
use super::listen::{Listener, Listeners};
use super::{Answer, EventLog, LogError, Stream, at_unix_ms, unix_ms};

/// A log that is gone with the process, and otherwise answers as any other does.
#[derive(Clone, Debug, Default)]
pub struct MemoryLog {
    kept: Arc<Mutex<Kept>>,
    listeners: Arc<Listeners>,
}

#[derive(Debug, Default)]
struct Kept {
    entries: BTreeMap<Stream, Entries>,
    agenda: BTreeMap<Stream, i64>,
}

#[derive(Debug, Default)]
struct Entries {
    /// How many were replaced.
    dropped: u64,
    kept: Vec<String>,
}

impl Entries {
    fn last(&self) -> u64 {
        self.dropped + self.kept.len() as u64
    }
}

impl Kept {
    fn append(&mut self, stream: &Stream, expected: u64, entry: &str) -> Result<(), LogError> {
        let entries = self.entries.entry(stream.clone()).or_default();
        let found = entries.last();
        if expected != found {
            return Err(LogError::Conflict { expected, found });
        }
        entries.kept.push(entry.to_owned());
        Ok(())
    }

    fn replace(&mut self, stream: &Stream, expected: u64, entry: &str) -> Result<(), LogError> {
        self.append(stream, expected, entry)?;
        if let Some(entries) = self.entries.get_mut(stream) {
            entries.kept.drain(..entries.kept.len() - 1);
            entries.dropped = expected;
        }
        Ok(())
    }

    fn read(&self, stream: &Stream, after: u64) -> Vec<String> {
        let Some(entries) = self.entries.get(stream) else { return Vec::new() };
        let after = usize::try_from(after.saturating_sub(entries.dropped)).unwrap_or(usize::MAX);
        entries.kept.get(after..).unwrap_or_default().to_vec()
    }

    fn last(&self, stream: &Stream) -> Option<(u64, String)> {
        let entries = self.entries.get(stream)?;
        Some((entries.last(), entries.kept.last()?.clone()))
    }

    fn due(&self, now: i64, count: usize) -> Vec<Stream> {
        let mut due: Vec<_> = self.agenda.iter().filter(|(_, at)| **at <= now).collect();
        due.sort_by_key(|(stream, at)| (**at, *stream));
        due.into_iter().take(count).map(|(stream, _)| stream.clone()).collect()
    }
}

impl MemoryLog {
    /// The same entries, for a server that hears nothing of what others do.
    #[cfg(test)]
    pub(crate) fn deaf(&self) -> Self {
        Self { kept: Arc::clone(&self.kept), ..Self::default() }
    }

    /// An answer that is worked out when it is waited for, as those of other logs are.
    fn answer<T: Send>(
        &self,
        work: impl FnOnce(&mut Kept) -> Result<T, LogError> + Send + 'static,
    ) -> Answer<T> {
        let kept = Arc::clone(&self.kept);
        Box::pin(async move { work(&mut kept.lock().unwrap_or_else(PoisonError::into_inner)) })
    }
}

impl EventLog for MemoryLog {
    fn append(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        let (stream, listeners) = (stream.clone(), Arc::clone(&self.listeners));
        self.answer(move |kept| {
            kept.append(&stream, expected, &entry)?;
            let (room, number, entry) = (stream.room().to_owned(), expected + 1, entry.into());
            listeners.say(&room, Heard::Entry { stream, number, entry });
            Ok(())
        })
    }

    fn replace(&self, stream: &Stream, expected: u64, entry: String) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |kept| kept.replace(&stream, expected, &entry))
    }

    fn last(&self, stream: &Stream) -> Answer<Option<(u64, String)>> {
        let stream = stream.clone();
        self.answer(move |kept| Ok(kept.last(&stream)))
    }

    fn read(&self, stream: &Stream, after: u64) -> Answer<Vec<String>> {
        let stream = stream.clone();
        self.answer(move |kept| Ok(kept.read(&stream, after)))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn gossip(&self, stream: &Stream, words: String) {
        self.listeners.say(stream.room(), Heard::Words(words.into()));
    }

    fn listen(&self, stream: &Stream) -> Answer<Listener> {
        let listener = self.listeners.listen(stream.room());
        Box::pin(async move { Ok(listener) })
    }

    fn forget(&self, stream: &Stream) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |kept| {
            kept.entries.remove(&stream);
            kept.agenda.remove(&stream);
            Ok(())
        })
    }

    fn remind(&self, stream: &Stream, at: Option<SystemTime>) -> Answer<()> {
        let stream = stream.clone();
        self.answer(move |kept| {
            match at {
                Some(at) => kept.agenda.insert(stream, unix_ms(at)),
                None => kept.agenda.remove(&stream),
            };
            Ok(())
        })
    }

    fn due(&self, now: SystemTime, count: usize) -> Answer<Vec<Stream>> {
        self.answer(move |kept| Ok(kept.due(unix_ms(now), count)))
    }

    fn streams(&self) -> Answer<Vec<(Stream, Option<SystemTime>)>> {
        self.answer(|kept| {
            let mut all: BTreeMap<Stream, Option<SystemTime>> = BTreeMap::new();
            let with_entries = kept.entries.iter().filter(|(_, entries)| !entries.kept.is_empty());
            all.extend(with_entries.map(|(stream, _)| (stream.clone(), None)));
            all.extend(
                kept.agenda.iter().map(|(stream, at)| (stream.clone(), Some(at_unix_ms(*at)))),
            );
            Ok(all.into_iter().collect())
        })
    }
}
