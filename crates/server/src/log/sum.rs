//! Each entry's checksum, over that of the entry before it, its place and its text: so whatever is
//! changed, moved or lost in a stream is found, and which entry it is. It finds accidents; whoever
//! can write to the store can also make new checksums.

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::LogError;

/// The checksum before the first entry.
pub(super) const FIRST: i64 = 0;

/// What an entry that replaces those before it has in place of their checksum.
pub(super) const REPLACED: i64 = i64::from_be_bytes(*b"replaced");

pub(super) fn of(before: i64, stream: &str, seq: i64, body: &[u8]) -> i64 {
    let place = xxh3_64_with_seed(stream.as_bytes(), (before ^ seq).cast_unsigned());
    xxh3_64_with_seed(body, place).cast_signed()
}

/// Whether an entry with this checksum replaced those before it.
pub(super) fn replaces(stream: &str, seq: i64, body: &[u8], sum: i64) -> bool {
    sum == of(REPLACED, stream, seq, body)
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

    /// Whether this is the entry that comes next, or one that replaced all before it.
    pub(super) fn goes_on(&mut self, seq: i64, body: &[u8], sum: i64) -> Result<(), LogError> {
        let next = self.seq + 1;
        let follows = seq == next && sum == of(self.sum, self.stream, seq, body);
        if !follows && !replaces(self.stream, seq, body, sum) {
            let stream = self.stream.to_owned();
            return Err(LogError::Damaged { stream, entry: next.unsigned_abs() });
        }
        (self.seq, self.sum) = (seq, sum);
        Ok(())
    }
}
