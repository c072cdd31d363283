//! Copying a whole log: from a file to a cluster when a host outgrows one machine, back again, and
//! as a backup.

use futures_util::StreamExt as _;
use futures_util::stream;
use thiserror::Error;

use super::{EventLog, LogError, Stream};

/// How many streams are copied at once: each waits for a disk or a line most of the time.
const AT_ONCE: usize = 64;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many streams: rooms, matches, records.
    pub streams: u64,
    /// How many entries they have together.
    pub entries: u64,
    /// How many streams are damaged, and left out.
    pub damaged: u64,
}

/// Why a log is not copied.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is something in the other one. It is not touched.
    #[error("something already exists where the copy should be")]
    NotEmpty,
    /// One of them cannot be used. Some of it may be copied.
    #[error(transparent)]
    Log(#[from] LogError),
}

/// Copies everything from one log to another in which there is nothing. Servers may use the first
/// one meanwhile: each room is copied as it is at some moment, with a match that goes on at that
/// moment or later. What is damaged is left out, and named in the server's log.
///
/// # Errors
///
/// If there is something in the other one, or if one of them cannot be used.
pub async fn copy(from: &dyn EventLog, to: &dyn EventLog) -> Result<Copied, CopyError> {
    if !to.streams().await?.is_empty() {
        return Err(CopyError::NotEmpty);
    }
    // A match is stored before its room says that it plays it. So rooms come first, and then
    // whatever else there is by then.
    let is_room = |stream: &Stream| stream.name().starts_with("room/");
    let mut copied = Copied::default();
    for rooms in [true, false] {
        let mut streams = from.streams().await?;
        streams.retain(|(stream, _)| is_room(stream) == rooms);
        let copies = streams.into_iter().map(|(stream, at)| async move {
            let entries = match from.read(&stream, 0).await {
                Err(damage @ LogError::Damaged { .. }) => {
                    tracing::error!("{damage}, and is not copied");
                    return Ok(None);
                }
                entries => entries?,
            };
            let count = entries.len() as u64;
            for (expected, entry) in (0..).zip(entries) {
                to.append(&stream, expected, entry).await?;
            }
            to.remind(&stream, at).await?;
            Ok::<_, LogError>(Some(count))
        });
        let mut copies = stream::iter(copies).buffer_unordered(AT_ONCE);
        while let Some(count) = copies.next().await {
            match count? {
                Some(count) => {
                    copied.streams += 1;
                    copied.entries += count;
                }
                None => copied.damaged += 1,
            }
        }
    }
    Ok(copied)
}
