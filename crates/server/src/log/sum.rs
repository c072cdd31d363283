//! Each entry's checksum, over that of the entry before it, its place and its text: so whatever is
//! changed, moved or lost in a stream is found, and which entry it is. It finds accidents; whoever
//! can write to the store can also make new checksums.

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::LogError;

/// The checksum before the first entry.
pub(super) const FIRST: i64 = 0;

pub(super) fn of(before: i64, stream: &str, seq: i64, body: &[u8]) -> i64 {
    let place = xxh3_64_with_seed(stream.as_bytes(), (before ^ seq).cast_unsigned());
    xxh3_64_with_seed(body, place).cast_signed()
}

/// Follows the entries of a stream.
pub(super) struct Chain<'a> {
    stream: &'a str,
    seq: i64,
    sum: i64,
}

impl<'a> Chain<'a> {
    /// Before the first entry, or after one that has this place and this checksum.
    pub(super) fn after(stream: &'a str, seq: i64, sum: i64) -> Self {
        Self { stream, seq, sum }
    }

    /// Whether this is the entry that comes next.
    pub(super) fn goes_on(&mut self, seq: i64, body: &[u8], sum: i64) -> Result<(), LogError> {
        self.seq += 1;
        let expected = of(self.sum, self.stream, self.seq, body);
        self.sum = sum;
        if seq == self.seq && sum == expected {
            return Ok(());
        }
        let stream = self.stream.to_owned();
        Err(LogError::Damaged { stream, entry: self.seq.unsigned_abs() })
    }
}
