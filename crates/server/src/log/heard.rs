//! What is heard of a room.

use std::sync::Arc;

use super::Stream;

/// What is heard of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// An entry was appended, and is kept.
    Entry {
        /// To which stream.
        stream: Stream,
        /// How many entries the stream has with it.
        number: u64,
        /// Its text.
        entry: Arc<str>,
    },
    /// A server gossips.
    Words(Arc<str>),
    /// Something may have been lost.
    Missed,
}
