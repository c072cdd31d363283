//! Other servers that append to the same room and match: what they store is heard and applied, and
//! each of them waits for whoever stored something last to do what follows from it.
//!
//! Nobody leads. Every entry is appended with the number of entries before it, so that of two
//! servers that do the same at once one is told that it was late. What no log keeps, such as who is
//! on which server's lines, the servers gossip: whenever it changes, every few seconds, and to one
//! whose session has just begun, which asks. Gossip may be lost, and nothing that counts hangs on
//! it. With who is here goes how much of the logs is known, so that whoever has heard less reads
//! the rest.

use std::time::Duration;

use games::Seat;
use games::fair::Bytes;
use serde::{Deserialize, Serialize};

use crate::key::KeyHash;
use crate::protocol::Phrase;
use crate::room::RoomEntry;
use crate::time::Moment;

use super::presence::Attendance;
use super::replica::LogEnds;

/// After how long in which nothing was heard the log is looked at: what was said may be lost. Then
/// after twice that long, and so on.
const LOOK: Duration = Duration::from_millis(2500);

const LOOK_MAX: Duration = Duration::from_secs(30);

/// How long nobody is asked again after something was missed: what is said then may be missed, too.
const ASK_AGAIN: Duration = Duration::from_secs(1);

pub(super) struct Look {
    at: Moment,
    pause: Duration,
    /// When the others may be asked again what was missed.
    ask_at: Moment,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Gossip {
    pub(super) server: u64,
    #[serde(flatten)]
    pub(super) words: Words,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Words {
    /// Who is here, and what is known here.
    Here {
        #[serde(flatten)]
        here: Attendance,
        #[serde(default, rename = "has")]
        known: LogEnds,
    },
    /// A session begins: who is where?
    Asks {},
    /// Somebody made a remark.
    Talked { who: KeyHash, phrase: Phrase },
    /// Somebody promised a share in the next deal: the other servers may deal it.
    Promised { who: KeyHash, promise: Bytes },
    /// A seat showed its share in a deal, which may be another server's.
    Shared { deal: String, seat: Seat, share: Bytes },
    /// Somebody took more time for the decision that began then.
    MoreTime { match_number: u32, asked: u64, seat: Seat },
}

impl Look {
    pub(super) fn new(now: Moment) -> Self {
        Self { at: now + LOOK, pause: LOOK, ask_at: now }
    }

    pub(super) fn at(&self) -> Moment {
        self.at
    }

    /// The log was looked at, and nothing was new.
    pub(super) fn again(&mut self, now: Moment) {
        (self.at, self.pause) = (now + self.pause, (2 * self.pause).min(LOOK_MAX));
    }

    /// Something that others said, or this server, was not heard here; whether to ask them.
    pub(super) fn missed(&mut self, now: Moment) -> bool {
        (self.at, self.pause) = (now, LOOK);
        let asks = now >= self.ask_at;
        if asks {
            self.ask_at = now + ASK_AGAIN;
        }
        asks
    }
}

impl Gossip {
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("gossip has text keys only")
    }

    /// What another server than this one tells. What a newer server says is not for us.
    pub(super) fn heard(text: &str, server: u64) -> Option<Self> {
        let gossip: Self = serde_json::from_str(text).ok()?;
        (gossip.server != server).then_some(gossip)
    }

    /// Whether its server knows more of the logs.
    pub(super) fn knows_more(&self, than: LogEnds) -> bool {
        let Words::Here { known, .. } = &self.words else { return false };
        let more = known.live.0 == than.live.0 && known.live.1 > than.live.1;
        known.room > than.room || more
    }
}

/// The match that the last of these entries of a room began, if one did.
pub fn last_begun(room: &[String]) -> Option<u32> {
    room.iter().rev().find_map(|text| match serde_json::from_str(text) {
        Ok(RoomEntry::Began { number, .. }) => Some(number),
        _ => None,
    })
}
