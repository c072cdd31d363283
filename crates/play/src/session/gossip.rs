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
use crate::protocol::{Phrase, ServerMessage};
use crate::room::RoomEntry;
use crate::time::Moment;

use super::Session;
use super::io::Log;
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
struct Gossip {
    server: u64,
    #[serde(flatten)]
    words: Words,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Words {
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
    /// Somebody promised a share in the next deal.
    Promised { who: KeyHash, promise: Bytes },
    /// A seat showed its share in a deal.
    Shared { deal: String, seat: Seat, share: Bytes },
    /// Somebody took more time for the decision that began then.
    MoreTime { match_number: u32, asked: u64, seat: Seat },
}

impl Look {
    pub(super) fn new(now: Moment) -> Self {
        Self { at: now + LOOK, pause: LOOK, ask_at: now }
    }
}

impl Session {
    /// When the log is to be looked at, if others may have stored something.
    pub(super) fn look_at(&self) -> Option<Moment> {
        let others = self.replica.is_behind() || self.presence.has_others();
        (self.config.is_shared && others).then_some(self.look.at)
    }

    /// The log was looked at, and nothing was new.
    pub(super) fn look_again(&mut self) {
        if self.look_at().is_some_and(|at| at <= self.now.at) {
            let pause = self.look.pause;
            (self.look.at, self.look.pause) = (self.now.at + pause, (2 * pause).min(LOOK_MAX));
        }
    }

    /// Gossip of another server, or of this one, was lost.
    pub(super) fn missed(&mut self) {
        let now = self.now.at;
        (self.look.at, self.look.pause) = (now, LOOK);
        if now < self.look.ask_at {
            return;
        }
        self.look.ask_at = now + ASK_AGAIN;
        // And others may have missed what was said here.
        self.presence.say_again(now);
        self.ask_who_is_there();
    }

    /// How many entries of a log are known, unless it is of no use here: a match that is not played
    /// here is told of by the room.
    fn entries_of(&self, log: Log) -> Option<u64> {
        match log {
            Log::Room => Some(self.replica.room().entries),
            Log::Match(number) => {
                let live = self.replica.live().filter(|live| live.number() == number);
                live.map(|live| live.entries())
            }
        }
    }

    /// Whether something has to be read before an entry can be applied.
    pub(super) fn is_ahead(&self, log: Log, number: u64, text: &str) -> bool {
        let begins = || {
            let entry = serde_json::from_str(text);
            log == Log::Room && matches!(entry, Ok(RoomEntry::Began { .. }))
        };
        let known = self.entries_of(log);
        known.is_some_and(|known| number > known + 1 || number == known + 1 && begins())
    }

    pub(super) fn is_new(&self, log: Log, number: u64) -> bool {
        self.entries_of(log).is_some_and(|known| number > known)
    }

    pub(super) fn is_next(&self, log: Log, number: u64) -> bool {
        self.entries_of(log).is_some_and(|known| number == known + 1)
    }

    pub(super) fn others_know_more(&self, text: &str) -> bool {
        let own = self.replica.known();
        let more = |theirs: LogEnds| {
            theirs.room > own.room || theirs.live.0 == own.live.0 && theirs.live.1 > own.live.1
        };
        match self.heard(text) {
            Some(Gossip { words: Words::Here { known, .. }, .. }) => more(known),
            _ => false,
        }
    }

    /// Reads gossip; `None` for what a newer server says.
    fn heard(&self, text: &str) -> Option<Gossip> {
        let gossip: Gossip = serde_json::from_str(text).ok()?;
        (gossip.server != self.config.server).then_some(gossip)
    }

    pub(super) fn hear_gossip(&mut self, text: &str) {
        let Some(Gossip { server, words }) = self.heard(text) else { return };
        match words {
            Words::Here { here, .. } => {
                if self.presence.hear(server, here, self.now.at) {
                    self.others_changed();
                }
            }
            Words::Asks {} => {
                self.presence.say_again(self.now.at);
                let room = self.replica.room();
                let has_line = |place| self.presence.lines().has(place);
                for (who, promise) in self.deals.promises(room, has_line) {
                    self.tell_others_promise(who, promise);
                }
            }
            Words::Promised { who, promise } => {
                self.deals.promise(self.replica.room(), who, promise);
            }
            Words::Shared { deal, seat, share } => {
                self.deals.share(&self.replica, &deal, seat, share);
            }
            Words::Talked { who, phrase } => self.heard_remark(who, phrase),
            Words::MoreTime { match_number, asked, seat } => {
                let is_on = self.replica.position().0 == match_number;
                self.changes.everyone |= is_on && self.clocks.stretch(&self.replica, seat, asked);
            }
        }
    }

    fn heard_remark(&mut self, who: KeyHash, phrase: Phrase) {
        if let Some(place) = self.replica.room().place_of(&who) {
            self.callers.talked(who, self.now.at);
            self.say_all(&ServerMessage::Talked { seat: place as u8, phrase });
        }
    }

    pub(super) fn others_changed(&mut self) {
        self.presence.note_gone(self.replica.room(), self.now.at);
        self.changes.room = true;
        self.go_on();
    }

    fn gossip(&mut self, words: Words) {
        if self.config.is_shared {
            let gossip = Gossip { server: self.config.server, words };
            let text = serde_json::to_string(&gossip).expect("gossip has text keys only");
            self.out.gossip.push(text);
        }
    }

    pub(super) fn ask_who_is_there(&mut self) {
        self.gossip(Words::Asks {});
    }

    pub(super) fn say_who_is_here(&mut self) {
        if self.config.is_shared
            && let Some(here) = self.presence.announcement(&self.replica, self.now.at)
        {
            let known = self.replica.known();
            self.gossip(Words::Here { here, known });
        }
    }

    pub(super) fn tell_others_remark(&mut self, who: KeyHash, phrase: Phrase) {
        self.gossip(Words::Talked { who, phrase });
    }

    /// The other servers may deal next, and know what was promised here.
    pub(super) fn tell_others_promise(&mut self, who: KeyHash, promise: Bytes) {
        self.gossip(Words::Promised { who, promise });
    }

    /// The server that deals may be another one.
    pub(super) fn tell_others_share(&mut self, deal: &str, seat: Seat, share: Bytes) {
        self.gossip(Words::Shared { deal: deal.to_owned(), seat, share });
    }

    pub(super) fn tell_others_more_time(&mut self, seat: Seat, asked: u64) {
        let match_number = self.replica.position().0;
        self.gossip(Words::MoreTime { match_number, asked, seat });
    }
}

/// The match that the last of these entries of a room began, if one did.
pub fn last_begun(room: &[String]) -> Option<u32> {
    room.iter().rev().find_map(|text| match serde_json::from_str(text) {
        Ok(RoomEntry::Began { number, .. }) => Some(number),
        _ => None,
    })
}
