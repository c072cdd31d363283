//! The entries of logs: appended after one another, and read only as they were written.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use futures_util::try_join;
use tokio::time::{Duration, Instant};

use super::ends::{End, Ends};
use super::guard::SETTLES;
use super::heads::{Heads, Noted};
use super::patience::{Again, Trouble};
use super::store::{Kept, Message, Put, Store};
use super::streams::Layout;
use crate::log::{LogError, Stream, sum, unavailable};

pub(super) struct Entries {
    store: Arc<Store>,
    layout: Layout,
    heads: Arc<Heads>,
    ends: Arc<Ends>,
    /// The logs that cannot be read, as far as this process knows.
    damaged: Mutex<BTreeSet<Stream>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// What comes after a known end, from any copy.
    OnFromEnd,
    /// All of it, from any copy.
    Whole,
    /// All of it, from the leader.
    Leader,
    /// All of it, from another leader.
    NewLeader,
}

impl Entries {
    pub(super) fn new(store: Arc<Store>, layout: Layout, ends: Arc<Ends>) -> Self {
        let heads = Arc::new(Heads::new(store.clone(), layout.clone()));
        Self { store, layout, heads, ends, damaged: Mutex::default() }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeSet<Stream>> {
        // No code panics while it holds the lock.
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many logs could not be read when this was tried last.
    pub(super) fn damaged(&self) -> usize {
        self.lock().len()
    }

    /// Refuses a log by name.
    fn refuse(&self, stream: &Stream, entry: u64) -> LogError {
        let error = LogError::Damaged { stream: stream.name().to_owned(), entry };
        if self.lock().insert(stream.clone()) {
            tracing::error!("{error} on all nodes that were asked; it stays closed");
        }
        error
    }

    /// Appends an entry, which may replace those before it; returns where it is.
    pub(super) async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        body: Bytes,
        replaces: bool,
    ) -> Result<End, LogError> {
        let (name, subject) = self.layout.place(stream);
        let number = expected.wrapping_add(1);
        // A log that begins is asked for, too: there may be a head, and nothing else any more.
        let mut known = self.ends.get(stream).filter(|end| end.number == expected);
        loop {
            let before = match known.take() {
                Some(end) => end,
                None => End::of(self.last(stream).await?.0.as_ref()),
            };
            if before.number != expected {
                return Err(LogError::Conflict { expected, found: before.number });
            }
            let chained = if replaces { sum::REPLACED } else { before.sum };
            let sum = sum::of(chained, stream.name(), number.cast_signed(), &body);
            let message = Message { number, sum: Some(sum), body: body.clone() };
            let allows = |last: Option<&Kept>| {
                let last = End::of(last);
                (last.number, last.sum) == (before.number, before.sum)
            };
            match self.store.put(&name, &subject, message, Some(before.seq), allows).await? {
                Put::Kept(seq) => {
                    let end = End { number, seq, sum };
                    self.ends.put(stream, end);
                    self.vouch(stream, end).await?;
                    if replaces && expected > 0 {
                        self.store.purge(&name, &subject, Some(seq - 1)).await?;
                    }
                    return Ok(end);
                }
                Put::Refused(last) => {
                    let found = End::of(last.as_ref()).number;
                    if found != expected || replaces {
                        return Err(LogError::Conflict { expected, found });
                    }
                    // It is as long, and another one: it was begun anew.
                    self.ends.forget(stream);
                }
            }
        }
    }

    /// Writes the head of a log after an entry. If there is a later one already, either another
    /// server went on, or the leader lacked what that head vouches for and our entry took its
    /// place.
    async fn vouch(&self, stream: &Stream, end: End) -> Result<(), LogError> {
        if self.heads.note(stream, end).await != Noted::Later {
            return Ok(());
        }
        let (last, _) = self.last(stream).await?;
        let (name, subject) = self.layout.place(stream);
        let there = self.store.range_of_leader(&name, &subject, end.seq, end.seq).await?;
        // Or that server has dropped ours for a later one.
        let is_replaced =
            last.is_some_and(|last| last.number > end.number && replaces(stream, &last));
        let is_dropped = there.first().is_none_or(|kept| kept.seq > end.seq);
        if End::of(there.first()) == end || (is_dropped && is_replaced) {
            return Ok(());
        }
        self.ends.forget(stream);
        Err(unavailable(Trouble::Old(subject)))
    }

    async fn last(&self, stream: &Stream) -> Result<(Option<Kept>, Option<End>), LogError> {
        let (name, subject) = self.layout.place(stream);
        let mut again = Again::new();
        // Of what was found damaged, this is all that is looked at.
        let mut replaced = self.lock().contains(stream);
        let settles = if replaced { Duration::ZERO } else { SETTLES };
        let mut since = Instant::now();
        loop {
            let watch = self.store.guard.ready(&name).await?;
            let patience = Again::new();
            let last = self.store.last(&name, &subject, 0, &patience);
            let (head, last) = try_join!(self.heads.read(stream), last)?;
            if !is_short(End::of(last.as_ref()), head, self.ends.get(stream)) {
                return Ok((last, head));
            }
            if since.elapsed() < settles {
                again.pause(unavailable(Trouble::Old(subject.clone()))).await?;
            } else if replaced {
                return Err(self.refuse(stream, End::of(last.as_ref()).number + 1));
            } else {
                replaced = true;
                if self.store.guard.replace(&name, watch).await? {
                    since = Instant::now();
                }
            }
        }
    }

    pub(super) async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<String>, LogError> {
        let (_, subject) = self.layout.place(stream);
        let kept = self.read_kept(stream, after).await?;
        kept.into_iter().map(|kept| kept.text(&subject)).collect()
    }

    /// The last entry, with its number.
    pub(super) async fn last_text(
        &self,
        stream: &Stream,
    ) -> Result<Option<(u64, String)>, LogError> {
        let (_, subject) = self.layout.place(stream);
        let last = self.read_kept(stream, 0).await?.pop();
        last.map(|last| Ok((last.number, last.text(&subject)?))).transpose()
    }

    async fn read_kept(&self, stream: &Stream, after: u64) -> Result<Vec<Kept>, LogError> {
        let (name, subject) = self.layout.place(stream);
        let known = self.ends.get(stream).filter(|known| known.number == after);
        let mut way = if known.is_some() { Way::OnFromEnd } else { Way::Whole };
        loop {
            let watch = self.store.guard.ready(&name).await?;
            let (last, head) = self.last(stream).await?;
            let Some(last) = last else {
                self.lock().remove(stream);
                return Ok(Vec::new());
            };
            let end = End::of(Some(&last));
            let mut from = known.filter(|_| way == Way::OnFromEnd).unwrap_or(End::NONE);
            let mut kept = match way {
                _ if end.number <= from.number => Vec::new(),
                _ if end.number == from.number + 1 || replaces(stream, &last) => vec![last],
                Way::OnFromEnd | Way::Whole => {
                    let again = Again::within(SETTLES);
                    let range = self.store.range(&name, &subject, from.seq + 1, end.seq, &again);
                    range.await.unwrap_or_default()
                }
                Way::Leader | Way::NewLeader => {
                    self.store.range_of_leader(&name, &subject, 1, end.seq).await?
                }
            };
            // What was replaced may not be dropped yet.
            if let Some(at) = kept.iter().rposition(|kept| replaces(stream, kept)) {
                kept.drain(..at);
                let first = &kept[0];
                from = End { number: first.number - 1, seq: first.seq - 1, sum: sum::REPLACED };
            }
            let Some(entry) = broken(stream, from, end, &kept, head) else {
                self.lock().remove(stream);
                self.ends.put(stream, end);
                if head.is_none_or(|head| head.seq < end.seq) {
                    // Its server ended too early.
                    self.heads.note(stream, end).await;
                }
                if let Some(entry) = unchained(from, &kept) {
                    let message = "a server of an earlier version wrote this entry, without a \
                                   checksum; stop it";
                    tracing::warn!(%stream, entry, message);
                }
                kept.retain(|kept| kept.number > after);
                return Ok(kept);
            };
            way = match way {
                // It was forgotten and begun anew, or this copy is damaged.
                Way::OnFromEnd => {
                    self.ends.forget(stream);
                    Way::Whole
                }
                Way::Whole => Way::Leader,
                Way::Leader if !self.lock().contains(stream) => {
                    self.store.guard.replace(&name, watch).await?;
                    Way::NewLeader
                }
                Way::Leader | Way::NewLeader => return Err(self.refuse(stream, entry)),
            };
        }
    }

    /// Forgets a log as it is now; whether nothing came after that. Its head goes first: a log
    /// without a head is not damaged.
    pub(super) async fn forget(&self, stream: &Stream) -> Result<bool, LogError> {
        let (name, subject) = self.layout.place(stream);
        let last = self.store.last(&name, &subject, 0, &Again::new()).await?;
        self.heads.forget(stream).await?;
        if let Some(last) = last {
            // What replaces it meanwhile stands alone, and stays.
            self.store.purge(&name, &subject, Some(last.seq)).await?;
        }
        self.ends.forget(stream);
        self.lock().remove(stream);
        Ok(self.store.last(&name, &subject, 0, &Again::new()).await?.is_none())
    }

    /// Every log with entries, and every one that had some.
    pub(super) async fn streams(&self) -> Result<BTreeSet<Stream>, LogError> {
        let mut all: BTreeSet<_> = self.heads.streams().await?.into_iter().collect();
        for shard in 0..self.layout.shards() {
            let prefix = self.layout.subject(shard, "");
            let subjects = self.store.subjects(&self.layout.shard_name(shard)).await?;
            all.extend(subjects.iter().filter_map(|it| Stream::new(it.strip_prefix(&prefix)?)));
        }
        Ok(all)
    }
}

fn replaces(stream: &Stream, kept: &Kept) -> bool {
    let number = kept.number.cast_signed();
    kept.sum.is_some_and(|sum| sum::replaces(stream.name(), number, &kept.body, sum))
}

/// Whether a log that ends here lacks what its head vouches for, or what this process knows of it.
fn is_short(last: End, head: Option<End>, known: Option<End>) -> bool {
    let short_of_head = head.is_some_and(|head| {
        last.seq < head.seq || last.number < head.number || (last.seq == head.seq && last != head)
    });
    // Where nothing is left, not even a head, it was forgotten.
    let is_forgotten = last == End::NONE && head.is_none();
    short_of_head || (!is_forgotten && known.is_some_and(|known| last.seq < known.seq))
}

/// The first entry after `from` that is not as it was written, or is missing, if there is one.
fn broken(stream: &Stream, from: End, end: End, kept: &[Kept], head: Option<End>) -> Option<u64> {
    let mut last = from;
    for kept in kept {
        let next = End::of(Some(kept));
        let sum = sum::of(last.sum, stream.name(), next.number.cast_signed(), &kept.body);
        // After an entry of an earlier version, without a checksum, they begin anew.
        let fits = kept.sum.is_none_or(|own| own == sum);
        let is_head = head.is_none_or(|head| next.seq != head.seq || next == head);
        let passes_head = head.is_some_and(|head| last.seq < head.seq && head.seq < next.seq);
        if next.number != last.number + 1 || !fits || !is_head || passes_head {
            return Some(last.number + 1);
        }
        last = next;
    }
    (last.seq < end.seq).then_some(last.number + 1)
}

/// The last entry that has no checksum after one that has, if there is one.
fn unchained(from: End, kept: &[Kept]) -> Option<u64> {
    let mut is_chained = from.sum != sum::FIRST;
    let mut found = None;
    for kept in kept {
        found = if is_chained && kept.sum.is_none() { Some(kept.number) } else { found };
        is_chained = kept.sum.is_some();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(entries: &[(u64, &str)]) -> Vec<Kept> {
        let mut sum = sum::FIRST;
        let kept = (1..).zip(entries).map(|(number, (seq, body))| {
            sum = sum::of(sum, "room/plum", number, body.as_bytes());
            Kept {
                seq: *seq,
                number: number.cast_unsigned(),
                id: String::new(),
                sum: Some(sum),
                body: Bytes::copy_from_slice(body.as_bytes()),
            }
        });
        kept.collect()
    }

    fn found(from: End, kept: &[Kept], end: End, head: Option<End>) -> Option<u64> {
        broken(&Stream::new("room/plum").expect("a name"), from, end, kept, head)
    }

    #[test]
    fn what_is_altered_or_missing_is_found() {
        let all = kept(&[(3, "a"), (5, "b"), (9, "c")]);
        let [first, second, end] = [0, 1, 2].map(|at| End::of(all.get(at)));
        for head in [None, Some(first), Some(second), Some(end)] {
            assert_eq!(found(End::NONE, &all, end, head), None);
            assert_eq!(found(first, &all[1..], end, head), None);
        }
        assert_eq!(found(End::NONE, &all[1..], end, None), Some(1));
        assert_eq!(found(End::NONE, &all[..2], end, None), Some(3));
        assert_eq!(found(End::NONE, &[all[0].clone(), all[2].clone()], end, None), Some(2));
        assert_eq!(found(End { sum: 7, ..first }, &all[1..], end, None), Some(2));
        let mut altered = all.clone();
        altered[1].body = "x".into();
        assert_eq!(found(End::NONE, &altered, end, None), Some(2));
        // Another history of the same length, right in itself.
        let other = kept(&[(3, "a"), (5, "x"), (9, "c")]);
        assert_eq!(found(End::NONE, &other, End::of(other.last()), Some(second)), Some(2));
        // What the head stands for is not there.
        let other = End { number: 1, seq: 2, sum: 7 };
        assert_eq!(found(End::NONE, &all, end, Some(other)), Some(1));
    }

    #[test]
    fn entries_of_earlier_versions_are_read() {
        let mut all = kept(&[(3, "a"), (5, "b")]);
        all.iter_mut().for_each(|kept| kept.sum = None);
        let last = sum::of(sum::FIRST, "room/plum", 3, b"c");
        let third = Kept { seq: 9, number: 3, sum: Some(last), body: "c".into(), ..all[1].clone() };
        all.push(third);
        let end = End::of(all.last());
        assert_eq!(found(End::NONE, &all, end, Some(end)), None);
        assert_eq!(unchained(End::NONE, &all), None);
        // One that comes after a checksum begins the chain anew.
        all.push(Kept { seq: 12, number: 4, sum: None, ..all[0].clone() });
        assert_eq!(found(End::NONE, &all, End::of(all.last()), None), None);
        assert_eq!(unchained(End::NONE, &all), Some(4));
        assert_eq!(unchained(End::of(all.get(2)), &all[3..]), Some(4));
        let next = sum::of(sum::FIRST, "room/plum", 5, b"d");
        all.push(Kept { seq: 14, number: 5, sum: Some(next), body: "d".into(), ..all[0].clone() });
        assert_eq!(found(End::NONE, &all, End::of(all.last()), None), None);
        all[4].body = "x".into();
        assert_eq!(found(End::NONE, &all, End::of(all.last()), None), Some(5));
    }

    #[test]
    fn a_log_reaches_to_its_head() {
        let end = |number, seq| End { number, seq, sum: 1 };
        for (last, head, known, short) in [
            (End::NONE, None, None, false),
            (End::NONE, None, Some(end(5, 50)), false),
            (End::NONE, Some(end(5, 50)), None, true),
            (end(4, 40), Some(end(5, 50)), None, true),
            (end(5, 50), Some(end(5, 50)), None, false),
            (End { sum: 2, ..end(5, 50) }, Some(end(5, 50)), None, true),
            (end(6, 60), Some(end(5, 50)), Some(end(5, 50)), false),
            // Another server appended what this one has heard of.
            (end(5, 50), Some(end(5, 50)), Some(end(6, 60)), true),
            // Something took the place of what was lost.
            (end(1, 70), Some(end(5, 50)), None, true),
        ] {
            assert_eq!(is_short(last, head, known), short, "{last:?} {head:?} {known:?}");
        }
    }
}
