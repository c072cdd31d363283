//! Where the streams end, as this process knows it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::store::Kept;
use crate::log::{Stream, sum};

/// So many streams are remembered at least, and twice as many at most: at some hundred bytes each.
const STREAMS: usize = 1 << 16;

/// How long a stream is, and where in its JetStream stream its last entry is, with its checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) number: u64,
    pub(super) seq: u64,
    pub(super) sum: i64,
}

impl End {
    /// Of a stream without entries.
    pub(super) const NONE: Self = Self { number: 0, seq: 0, sum: sum::FIRST };

    /// Of a stream with this last entry. After entries of earlier versions, which have no
    /// checksums, they begin anew.
    pub(super) fn of(last: Option<&Kept>) -> Self {
        last.map_or(Self::NONE, |last| Self {
            number: last.number,
            seq: last.seq,
            sum: last.sum.unwrap_or(sum::FIRST),
        })
    }
}

/// The ends of the streams that were used last. What is not known here only takes a question more.
#[derive(Default)]
pub(super) struct Ends(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    young: HashMap<Stream, End>,
    old: HashMap<Stream, End>,
}

impl Ends {
    fn lock(&self) -> std::sync::MutexGuard<'_, Generations> {
        // No code panics while it holds the lock; and what is missing is asked for.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, stream: &Stream) -> Option<End> {
        let known = self.lock();
        known.young.get(stream).or_else(|| known.old.get(stream)).copied()
    }

    /// Records a stream's end, unless a newer one is known.
    pub(super) fn put(&self, stream: &Stream, end: End) {
        let mut known = self.lock();
        let Generations { young, old } = &mut *known;
        let newest = young.get(stream).or_else(|| old.get(stream));
        if newest.is_some_and(|newest| newest.seq > end.seq) {
            return;
        }
        if young.len() >= STREAMS {
            *old = std::mem::take(young);
        }
        young.insert(stream.clone(), end);
    }

    pub(super) fn forget(&self, stream: &Stream) {
        let mut known = self.lock();
        known.young.remove(stream);
        known.old.remove(stream);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_last_is_known() {
        let known = Ends::default();
        let stream = |number| Stream::new(format!("match/{number}")).expect("a name");
        let end = |number| End { number, seq: number, sum: 0 };
        for number in 0..3 * STREAMS as u64 {
            known.put(&stream(number), end(number));
        }
        for number in 2 * STREAMS as u64..3 * STREAMS as u64 {
            assert_eq!(known.get(&stream(number)), Some(end(number)));
        }
        assert_eq!(known.get(&stream(0)), None, "there is an end to it");
        let last = stream(3 * STREAMS as u64 - 1);
        known.put(&last, end(1));
        assert_eq!(known.get(&last), Some(end(3 * STREAMS as u64 - 1)), "what is older is not put");
        known.forget(&last);
        assert_eq!(known.get(&last), None);
    }
}
