//! The room and its match, as their logs tell, what is to be appended to these, and which time it
//! is.
//!
//! What is stored is applied at once, so that what follows from it is known; it is told only when
//! it is in the log. If another server was first, the room and the match are made anew from what
//! the logs had before.

use std::time::Duration;

use bots::Level;
use games::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::deal::Opening;
use crate::duplicate::DuplicateSet;
use crate::limits;
use crate::live::{Live, MatchEntry};
use crate::protocol::{ClockMode, DuplicateView, Stage as Shown};
use crate::room::{Place, Room, RoomEntry, STAND_IN, Stage};
use crate::time::{Moment, Now};

use super::io::{Append, Log, News, Read};

/// How long a server that stored something has for what follows by itself, such as a bot's move,
/// before the others do it.
const TAKE_OVER: Duration = Duration::from_millis(1500);

/// How much of the logs a server knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct LogEnds {
    /// How many entries of the room.
    pub(super) room: u64,
    /// Of which match, and how many of it.
    pub(super) live: (u32, u64),
}

pub(super) struct Replica {
    pub(super) now: Now,
    room: Room,
    live: Option<Live>,
    appends: Vec<Append>,
    /// Where that goes, while it is being appended.
    pending: Vec<(Log, u64)>,
    /// Matches that nobody will ever play.
    orphans: Vec<Log>,
    /// The room before it was noted that it is used, while that is all that is to be appended.
    unused: Option<Box<Room>>,
    /// The highest number of a match that was begun, and that the room may not know.
    number: u32,
    /// Whether another server stored what was stored last.
    is_behind: bool,
    unfit: Option<String>,
}

impl Replica {
    pub(super) fn new(room: Room, live: Option<Live>, now: Now) -> Self {
        Self {
            now,
            number: room.match_number(),
            room,
            live,
            appends: Vec::new(),
            pending: Vec::new(),
            orphans: Vec::new(),
            unused: None,
            is_behind: false,
            unfit: None,
        }
    }

    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    pub(super) fn live(&self) -> Option<&Live> {
        self.live.as_ref()
    }

    /// The match, once something of it was dealt.
    pub(super) fn dealt(&self) -> Option<&Live> {
        self.live().filter(|live| live.is_dealt())
    }

    pub(super) fn opening(&self) -> Option<&Opening> {
        self.live().and_then(Live::opening)
    }

    pub(super) fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// When this server does what is due at `at`: the one that stored something last does it then,
    /// and the others only if it does not.
    pub(super) fn acts_at(&self, at: Moment) -> Moment {
        if self.is_behind { at + TAKE_OVER } else { at }
    }

    /// Whether this server does now what is due at `at`.
    pub(super) fn is_due(&self, at: Moment) -> bool {
        self.acts_at(at) <= self.now.at
    }

    pub(super) fn unfit(&mut self) -> Option<String> {
        self.unfit.take()
    }

    fn fits<T>(&mut self, result: Result<T, impl ToString>) -> Option<T> {
        result.map_err(|error| self.unfit = Some(error.to_string())).ok()
    }

    fn append(&mut self, log: Log, expected: u64, entry: &impl Serialize) -> usize {
        let text = serde_json::to_string(entry).expect("an entry has text keys only");
        let bytes = text.len();
        self.appends.push(Append { log, expected, text });
        self.is_behind = false;
        bytes
    }

    /// Stores something that happened in the room, for [`apply_room`](Self::apply_room); returns
    /// how many bytes it takes.
    pub(super) fn store_room(&mut self, entry: &RoomEntry) -> usize {
        let is_first = self.appends.is_empty() && matches!(entry, RoomEntry::Used { .. });
        self.unused = is_first.then(|| Box::new(self.room.clone()));
        self.append(Log::Room, self.room.entries(), entry)
    }

    pub(super) fn store_match(&mut self, entry: &MatchEntry) -> Option<usize> {
        let live = self.live.as_ref()?;
        let (log, entries) = (Log::Match(live.number()), live.entries());
        Some(self.append(log, entries, entry))
    }

    /// Stores a new match with its first deal, dealt or opened; the room does not play it yet.
    pub(super) fn store_new_match(&mut self, begun: &MatchEntry, deal: &MatchEntry) -> Live {
        let number = self.next_number();
        let mut bytes = self.append(Log::Match(number), 0, begun);
        let mut live = Live::begun(number, begun).expect("a match begins with what was just made");
        bytes += self.append(Log::Match(number), live.entries(), deal);
        live.apply(deal).expect("the first deal is due");
        live.add_bytes(bytes);
        live
    }

    /// How many numbers of matches were begun that the room does not know of.
    pub(super) fn skipped(&self) -> u32 {
        self.next_number() - self.room.match_number() - 1
    }

    /// Whether it can be stored that somebody at this place is back in the match.
    pub(super) fn keeps_return(&self, place: usize) -> bool {
        let plays = self.stage() == Stage::Match && place < self.room.playing();
        plays && self.room.bytes() < limits::ROOM_BYTES_MAX && !self.now.is_full
    }

    pub(super) fn next_number(&self) -> u32 {
        self.number.max(self.room.match_number()) + 1
    }

    pub(super) fn apply_room(&mut self, entry: &RoomEntry, bytes: usize) {
        self.room.add_bytes(bytes);
        self.room.apply(entry);
        if self.room.playing() == 0 {
            self.live = None;
        }
    }

    pub(super) fn apply_match(&mut self, entry: &MatchEntry, bytes: usize) {
        let Some(live) = &mut self.live else { return };
        live.add_bytes(bytes);
        let applied = live.apply(entry);
        self.fits(applied);
    }

    pub(super) fn set_match(&mut self, live: Option<Live>) {
        self.live = live;
    }

    /// An entry of the room that another server stored.
    pub(super) fn parse_room(&mut self, text: &str) -> Option<RoomEntry> {
        self.is_behind = true;
        self.fits(serde_json::from_str(text))
    }

    /// An entry of the match that another server stored.
    pub(super) fn parse_match(&mut self, text: &str) -> Option<MatchEntry> {
        self.is_behind = true;
        self.fits(MatchEntry::parse(self.known().live.1 + 1, text))
    }

    /// What the logs have of a match that the room has just begun.
    pub(super) fn fold(&mut self, number: u32, entries: &[String]) -> Option<Live> {
        self.fits(Live::fold(number, entries))
    }

    pub(super) fn appends(&self) -> usize {
        self.appends.len()
    }

    pub(super) fn take_appends(&mut self) -> Vec<Append> {
        self.pending = self.appends.iter().map(|append| (append.log, append.expected)).collect();
        std::mem::take(&mut self.appends)
    }

    pub(super) fn take_orphans(&mut self) -> Vec<Log> {
        std::mem::take(&mut self.orphans)
    }

    pub(super) fn commit(&mut self) {
        self.pending.clear();
        self.unused = None;
    }

    /// It could not be kept that the room is used, which nothing else hangs on; false if more was
    /// to be appended.
    pub(super) fn goes_without(&mut self) -> bool {
        let room = self.unused.take().filter(|_| self.pending.len() == 1);
        self.pending.clear();
        room.map(|room| self.room = *room).is_some()
    }

    /// Another server was first: so many of what was to be appended are in the logs.
    pub(super) fn lost(&mut self, done: usize) {
        let pending = std::mem::take(&mut self.pending);
        self.unused = None;
        match pending.get(done) {
            // A match was begun with this number, and its server died before the room knew of it.
            Some((Log::Match(number), 0)) => self.number = *number,
            Some((Log::Room, _)) => {
                let begun = pending.into_iter().take(done);
                let begun = begun.filter(|&(log, expected)| log != Log::Room && expected == 0);
                self.orphans.extend(begun.map(|(log, _)| log));
            }
            _ => {}
        }
    }

    /// Makes room and match anew as they were when so much was known; returns what is new.
    pub(super) fn roll_back(&mut self, known: LogEnds, news: News) -> News {
        let count = usize::try_from(known.room).unwrap_or(usize::MAX);
        let Some((old, new)) = news.room.split_at_checked(count) else {
            self.unfit = Some("the room's log is shorter than it was".to_owned());
            return News::default();
        };
        let room = Room::fold(self.room.name().clone(), old);
        if let Some(room) = self.fits(room) {
            self.room = room;
        }
        self.live = None;
        let mut live = news.live;
        if let Some((number, entries)) = &mut live
            && *number == known.live.0
        {
            let new = entries.split_off(entries.len().min(known.live.1 as usize));
            self.live = self.fold(*number, entries);
            *entries = new;
        }
        News { room: new.to_vec(), live }
    }

    pub(super) fn known(&self) -> LogEnds {
        let live = self.live().map_or((0, 0), |live| (live.number(), live.entries()));
        LogEnds { room: self.room.entries(), live }
    }

    pub(super) fn read(&self, known: LogEnds, optional: bool) -> Read {
        let live = self.live().map(|live| (live.number(), known.live.1));
        Read { room: known.room, live, optional }
    }

    /// How many entries of a log are known, unless it is of no use here: a match that is not played
    /// here is told of by the room.
    fn entries_of(&self, log: Log) -> Option<u64> {
        match log {
            Log::Room => Some(self.room.entries()),
            Log::Match(number) => {
                self.live().filter(|live| live.number() == number).map(Live::entries)
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

    /// Which match is played, and how far it is.
    pub(super) fn position(&self) -> (u32, u64) {
        self.live().map_or((0, 0), |live| (live.number(), live.seq()))
    }

    pub(super) fn duplicate(&self) -> Option<DuplicateView> {
        let (set, live) = self.room.set().zip(self.live())?;
        let over = live.is_over().then(|| live.rounds());
        Some(set.view(over, live.game().low_wins()))
    }

    /// The set of matches with the same deals that the next match belongs to, if to any.
    pub(super) fn next_set(&self, rng: &mut Rng) -> Option<DuplicateSet> {
        let over = self.live().filter(|live| live.is_over());
        let before = self.room.set().zip(over).map(|(set, live)| (set, live.rounds()));
        let (of, seats) = (self.room.settings().duplicate, self.room.places().len());
        DuplicateSet::with(before, of, seats, self.next_number(), rng)
    }

    pub(super) fn stage(&self) -> Stage {
        match self.live() {
            None => Stage::Lobby,
            Some(live) if live.is_over() => Stage::Over,
            Some(_) => Stage::Match,
        }
    }

    pub(super) fn shown_stage(&self) -> Shown {
        match self.live() {
            None => Shown::Lobby,
            Some(live) if live.is_over() => Shown::MatchOver,
            Some(live) if live.is_dealt() && live.is_round_due() => Shown::RoundOver,
            Some(_) => Shown::Playing,
        }
    }

    /// Whether a match is on that counts, and each decision has minutes: it is played to its end,
    /// whoever is there.
    pub(super) fn settles(&self) -> bool {
        let is_on = self.stage() == Stage::Match && self.room.contenders().is_some();
        is_on
            && self.room.settings().clock != ClockMode::Days
            && self.live().is_some_and(|live| !live.is_full())
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let playing = if self.live.is_some() { self.room.playing() } else { 0 };
        (0..playing).filter_map(Seat::new)
    }

    /// The seat that somebody at this place plays now, and whose cards they see.
    pub(super) fn seat(&self, place: usize) -> Option<Seat> {
        self.room.seat(place).filter(|_| self.dealt().is_some() && !self.waits(place))
    }

    /// Whether somebody at this place waits for the next round, and a bot plays until then.
    pub(super) fn waits(&self, place: usize) -> bool {
        self.room.seat(place).zip(self.live()).is_some_and(|(seat, live)| live.waits(seat))
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let stand_in = self.waits(seat.index()).then_some(STAND_IN);
        stand_in.or_else(|| self.room.places().get(seat.index()).and_then(Place::bot))
    }

    pub(super) fn decides(&self, seat: Seat) -> bool {
        self.live().is_some_and(|live| live.deciders().contains(seat))
    }

    pub(super) fn match_bytes(&self) -> u64 {
        self.live().map_or(0, Live::bytes)
    }
}
