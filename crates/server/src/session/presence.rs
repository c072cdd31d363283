//! Who is in the room, on whichever server: what lines there are is a server's own, and no log
//! keeps it. So the servers whisper it to one another: whenever it changes, every few seconds, and
//! to one whose session has just begun, which asks.
//!
//! A whisper may be lost. Nothing that counts hangs on one: moves, seats and rounds are in the
//! logs; and of two servers that both see that all want to go on, one appends. With who is here
//! goes how much of the logs is known here, so that whoever has heard less reads the rest.

use std::collections::{BTreeMap, BTreeSet};

use engine::Seat;
use engine::fair::Bytes;
use serde::{Deserialize, Serialize};
use tokio::time::{Duration, Instant};

use crate::key::KeyHash;
use crate::live::Live;
use crate::log::room_stream;
use crate::protocol::{Phrase, ServerMessage};

use super::{Broken, Session};

/// How often a server says again who is here.
const AGAIN: Duration = Duration::from_secs(10);

/// How long others believe it.
const BELIEVED: Duration = Duration::from_secs(25);

/// How long the others are given to answer before a room is taken to be empty.
pub(super) const ANSWERED: Duration = Duration::from_secs(1);

/// Who is on the lines of one server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Here {
    /// Who sits, each with the milliseconds there and back on their farthest line.
    sit: Vec<(KeyHash, u64)>,
    /// How many watch.
    watch: u32,
    /// Who wants to go on from there: the match, and how far it is.
    ready: Vec<KeyHash>,
    from: (u32, u64),
}

/// How many entries a server knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Has {
    /// Of the room.
    room: u64,
    /// Of which match, and how many of it.
    live: (u32, u64),
}

/// What one server whispers.
#[derive(Debug, Serialize, Deserialize)]
struct Whisper {
    /// Which server.
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
        here: Here,
        #[serde(default)]
        has: Has,
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

/// What is known of the lines of other servers, and what they know of ours.
pub(super) struct Presence {
    /// By server: what it said, and when.
    others: BTreeMap<u64, (Here, Instant)>,
    /// What the others were told last; `None` if nobody has to know.
    said: Option<Here>,
    /// When they are told again.
    say_at: Instant,
    /// When the others were asked.
    began: Instant,
    /// When the agenda's question is answered that came before the others'.
    pub(super) due_at: Option<Instant>,
}

impl Presence {
    pub(super) fn new() -> Self {
        let now = Instant::now();
        Self { others: BTreeMap::new(), said: None, say_at: now, began: now, due_at: None }
    }

    /// Whether somebody is on a line of another server.
    pub(super) fn is_elsewhere(&self) -> bool {
        self.others.values().any(|(here, _)| !here.sit.is_empty() || here.watch > 0)
    }

    /// Whether some other server has the room in use.
    pub(super) fn has_others(&self) -> bool {
        !self.others.is_empty()
    }

    /// Until when the others may still answer.
    pub(super) fn answered_at(&self) -> Instant {
        self.began + ANSWERED
    }

    /// How many watch on other servers.
    fn watching(&self) -> u32 {
        self.others.values().map(|(here, _)| here.watch).sum()
    }

    fn sit(&self) -> impl Iterator<Item = &(KeyHash, u64)> {
        self.others.values().flat_map(|(here, _)| &here.sit)
    }

    /// When something is to be said again, or not believed any more.
    pub(super) fn next(&self) -> Option<Instant> {
        let again = self.said.as_ref().map(|_| self.say_at);
        let believed = self.others.values().map(|(_, at)| *at + BELIEVED);
        again.into_iter().chain(believed).chain(self.due_at).min()
    }
}

impl Session {
    /// Whether the person at a place is on a line of some server.
    pub(super) fn is_here(&self, place: usize) -> bool {
        let elsewhere = |key: &KeyHash| self.presence.sit().any(|(who, _)| who == key);
        self.lines.has(place) || self.room.key_of(place).is_some_and(elsewhere)
    }

    /// Finds out since when who is gone.
    pub(super) fn note_gone(&mut self, now: Instant) {
        self.gone.resize(self.room.places.len(), Some(now));
        for place in 0..self.gone.len() {
            let gone = if self.is_here(place) { None } else { self.gone[place].or(Some(now)) };
            self.gone[place] = gone;
        }
    }

    /// Which match is played, and how far it is.
    fn position(&self) -> (u32, u64) {
        self.live.as_ref().map_or((0, 0), |live| (live.number(), live.seq()))
    }

    /// The places whose players want to go on.
    pub(super) fn who_is_ready(&self) -> BTreeSet<usize> {
        let elsewhere = self.presence.others.values();
        let elsewhere = elsewhere.filter(|(here, _)| here.from == self.position());
        let ready = self.ready.iter().chain(elsewhere.flat_map(|(here, _)| &here.ready));
        ready.filter_map(|key| self.room.place_of(key)).collect()
    }

    /// The person at a place wants to go on, or does not any more.
    pub(super) fn set_ready(&mut self, place: usize, is_ready: bool) {
        let Some(key) = self.room.key_of(place).cloned() else { return };
        self.ready.retain(|who| *who != key);
        if is_ready {
            self.ready.push(key);
        }
    }

    /// How many watch who do not sit here.
    pub(super) fn watching(&self) -> u32 {
        self.lines.watching() + self.presence.watching()
    }

    /// The seats that somebody looks at the table from, each with the shortest way there and back
    /// of its farthest line.
    pub(super) fn distances(&self) -> impl Iterator<Item = (Seat, Duration)> + '_ {
        let elsewhere = self.presence.sit().filter_map(|(key, ms)| {
            let seat = Seat::new(self.room.place_of(key)?)?;
            Some((seat, Duration::from_millis(*ms)))
        });
        self.lines.distances().chain(elsewhere)
    }

    /// Says something to the other servers, if there can be some.
    fn whisper(&self, words: Words) {
        if !self.is_shared() {
            return;
        }
        let whisper = Whisper { server: self.shared.id, words };
        let text = serde_json::to_string(&whisper).expect("a whisper has text keys only");
        self.shared.log.whisper(&room_stream(&self.room.name), text);
    }

    /// Asks the other servers who is there.
    pub(super) fn ask_who_is_there(&self) {
        self.whisper(Words::Asks {});
    }

    /// What is known here of the logs.
    fn has(&self) -> Has {
        let live = self.live.as_ref().map_or((0, 0), |live| (live.number(), live.entries()));
        Has { room: self.room.entries, live }
    }

    /// Whether somebody knows more of the logs.
    fn lacks(&self, theirs: Has) -> bool {
        let own = self.has();
        theirs.room > own.room || theirs.live.0 == own.live.0 && theirs.live.1 > own.live.1
    }

    /// Says who is here once more, as soon as all else is done.
    pub(super) fn say_again(&mut self, now: Instant) {
        self.presence.say_at = now;
    }

    /// Says who is here, if the others do not know.
    pub(super) fn say_who_is_here(&mut self, now: Instant) {
        if !self.is_shared() {
            return;
        }
        let ms = |(seat, rtt): (Seat, Duration)| {
            Some((self.room.key_of(seat.index())?.clone(), rtt.as_millis() as u64))
        };
        let here = Here {
            sit: self.lines.distances().filter_map(ms).collect(),
            watch: self.lines.watching(),
            ready: self.ready.clone(),
            from: if self.ready.is_empty() { (0, 0) } else { self.position() },
        };
        let here = (here != Here::default()).then_some(here);
        let is_known = here == self.presence.said;
        if is_known && (here.is_none() || now < self.presence.say_at) {
            return;
        }
        self.presence.said.clone_from(&here);
        self.presence.say_at = now + AGAIN;
        let has = self.has();
        self.whisper(Words::Here { here: here.unwrap_or_default(), has });
    }

    /// What another server whispers; whether that changes anything here.
    pub(super) async fn overheard(&mut self, text: &str) -> Result<bool, Broken> {
        let now = Instant::now();
        // What a newer server says is not for us.
        let Ok(Whisper { server, words }) = serde_json::from_str(text) else { return Ok(false) };
        if server == self.shared.id {
            return Ok(false);
        }
        match words {
            Words::Here { here, has } => {
                let is_new = self.presence.others.get(&server).is_none_or(|(old, _)| *old != here);
                if here == Here::default() {
                    self.presence.others.remove(&server);
                } else {
                    self.presence.others.insert(server, (here, now));
                }
                if is_new {
                    self.others_changed(now).await?;
                }
                if self.lacks(has) {
                    return Ok(self.catch_up().await? || is_new);
                }
                return Ok(is_new);
            }
            Words::Asks {} => {
                self.say_again(now);
                self.promise_again();
            }
            Words::Promised { who, promise } => self.keep_promise(who, promise),
            Words::Shared { deal, seat, share } => {
                self.keep_share(&deal, seat, share);
            }
            Words::Talked { who, phrase } => {
                if let Some(place) = self.room.place_of(&who) {
                    self.talked.push((who, now));
                    self.lines.send_all(&ServerMessage::Talked { seat: place as u8, phrase });
                }
            }
            Words::MoreTime { match_number, asked, seat } => {
                let is_on = self.live.as_ref().map(Live::number) == Some(match_number);
                if is_on && self.clock(seat).is_some_and(|clock| clock.asks(asked)) {
                    self.stretch(seat);
                }
            }
        }
        Ok(true)
    }

    /// The lines of other servers are not what they were.
    async fn others_changed(&mut self, now: Instant) -> Result<(), Broken> {
        self.note_gone(now);
        self.room_changed = true;
        self.go_on().await
    }

    /// Does not believe those who have said nothing for too long.
    pub(super) async fn doubt(&mut self, now: Instant) -> Result<(), Broken> {
        let count = self.presence.others.len();
        self.presence.others.retain(|_, (_, at)| now < *at + BELIEVED);
        if self.presence.others.len() < count { self.others_changed(now).await } else { Ok(()) }
    }

    /// Everyone on another server is to hear the remark, too.
    pub(super) fn tell_others_remark(&self, who: KeyHash, phrase: Phrase) {
        self.whisper(Words::Talked { who, phrase });
    }

    /// The other servers may deal next, and know what was promised here.
    pub(super) fn tell_others_promise(&self, who: KeyHash, promise: Bytes) {
        self.whisper(Words::Promised { who, promise });
    }

    /// The server that deals may be another one.
    pub(super) fn tell_others_share(&self, deal: &str, seat: Seat, share: Bytes) {
        self.whisper(Words::Shared { deal: deal.to_owned(), seat, share });
    }

    /// The other servers' clocks run longer, too.
    pub(super) fn tell_others_more_time(&self, seat: Seat) {
        if let (Some(live), Some(clock)) = (&self.live, self.clock(seat)) {
            let match_number = live.number();
            self.whisper(Words::MoreTime { match_number, asked: clock.asked, seat });
        }
    }
}
