//! Who is in the room, on whichever server.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::key::KeyHash;
use crate::limits;
use crate::protocol::{Fault, Stage as Shown};
use crate::room::{Room, Stage, Who};
use crate::time::Moment;

use super::io::{Greeting, LineId};
use super::lines::Lines;
use super::replica::Replica;

/// How often a server says again who is here.
const AGAIN: Duration = Duration::from_secs(10);

/// How long others believe it.
const BELIEVED: Duration = Duration::from_secs(25);

/// Who is on the lines of one server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Attendance {
    /// Who sits, each with the milliseconds of the round trip on their farthest line.
    sit: Vec<(KeyHash, u64)>,
    watch: u32,
    /// Who wants to go on from there: the match, and how far it is.
    ready: Vec<KeyHash>,
    from: (u32, u64),
}

pub(super) struct Presence {
    lines: Lines,
    /// By server: what it said, and when.
    others: BTreeMap<u64, (Attendance, Moment)>,
    /// What the others were told last; `None` if nobody has to know.
    said: Option<Attendance>,
    say_at: Moment,
    /// Since when nobody with this key is here, as far as is known.
    gone: BTreeMap<KeyHash, Moment>,
    /// Since when somebody with this key is here, who may have been gone for a moment.
    here: BTreeMap<KeyHash, Moment>,
    away: BTreeSet<usize>,
    reconnecting: BTreeSet<usize>,
    /// Those who sat here when this server loaded the room, and were not seen since.
    unseen: BTreeSet<KeyHash>,
    /// Who comes back with the input that is handled, however often it is taken again.
    back: BTreeSet<KeyHash>,
}

/// Who wants to go on, and said so to this server.
#[derive(Clone, Default)]
pub(super) struct Ready(Vec<KeyHash>);

impl Ready {
    pub(super) fn set(&mut self, room: &Room, place: usize, is_ready: bool) {
        let Some(key) = room.key_of(place).cloned() else { return };
        self.0.retain(|who| *who != key);
        if is_ready {
            self.0.push(key);
        }
    }

    /// Nobody has said that they want to go on from here.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Presence {
    pub(super) fn new(replica: &Replica) -> Self {
        let room = replica.room();
        let keys = (0..room.places().len()).filter_map(|place| room.key_of(place));
        let mut this = Self {
            unseen: keys.cloned().collect(),
            lines: Lines::default(),
            others: BTreeMap::new(),
            said: None,
            say_at: replica.now.at,
            gone: BTreeMap::new(),
            here: BTreeMap::new(),
            away: BTreeSet::new(),
            reconnecting: BTreeSet::new(),
            back: BTreeSet::new(),
        };
        this.note_gone(replica);
        this
    }

    /// A line opens, if it may; for whose key and which place.
    pub(super) fn open(
        &mut self,
        replica: &Replica,
        id: LineId,
        address: Option<IpAddr>,
        greeting: &Greeting,
    ) -> Result<(Option<KeyHash>, Option<usize>), Fault> {
        self.lines.remove(id);
        let line = self.lines.admit(replica, greeting, address)?;
        let of = (line.key.clone(), line.place);
        self.lines.add(id, line);
        Ok(of)
    }

    /// A line is closed; the place that it was open for, if nobody is there any more.
    pub(super) fn close(&mut self, replica: &Replica, line: LineId) -> Option<usize> {
        let place = self.lines.remove(line).filter(|place| !self.lines.has(*place))?;
        self.note_gone(replica);
        Some(place)
    }

    /// A line answers no more, or does again; the place whose last line it was, if it was.
    pub(super) fn silent(
        &mut self,
        replica: &Replica,
        line: LineId,
        silent: bool,
    ) -> Option<usize> {
        self.lines.is_silent(line, silent);
        self.note_gone(replica);
        let place = self.lines.get(line)?.place?;
        (silent && !self.lines.has(place)).then_some(place)
    }

    pub(super) fn close_all(&mut self) {
        self.lines = Lines::default();
    }

    /// The lines of those who sit here: of one seat, or of all, the host first.
    pub(super) fn lines_of_seats(&self, room: &Room, seat: Option<Seat>) -> Vec<LineId> {
        let others = (0..room.places().len()).filter(|place| room.host() != Some(*place));
        let all = room.host().into_iter().chain(others);
        let places = all.filter(|place| seat.is_none_or(|seat| seat.index() == *place));
        places.flat_map(|place| self.lines.of(Some(place))).collect()
    }

    pub(super) fn lines(&self) -> &Lines {
        &self.lines
    }

    pub(super) fn lines_mut(&mut self) -> &mut Lines {
        &mut self.lines
    }

    /// Whether somebody is on a line of another server.
    pub(super) fn is_elsewhere(&self) -> bool {
        self.others.values().any(|(at, _)| !at.sit.is_empty() || at.watch > 0)
    }

    pub(super) fn has_others(&self) -> bool {
        !self.others.is_empty()
    }

    fn sit_elsewhere(&self) -> impl Iterator<Item = &(KeyHash, u64)> {
        self.others.values().flat_map(|(at, _)| &at.sit)
    }

    /// Whether the person at a place is on a line of some server.
    pub(super) fn is_here(&self, room: &Room, place: usize) -> bool {
        let elsewhere = |key: &KeyHash| self.sit_elsewhere().any(|(who, _)| who == key);
        self.lines.has(place) || room.key_of(place).is_some_and(elsewhere)
    }

    /// Whether a place is open on more than one line, of this server or of others.
    pub(super) fn is_open_twice(&self, room: &Room, place: Option<usize>) -> bool {
        let Some(place) = place else { return false };
        let elsewhere = |key: &KeyHash| self.sit_elsewhere().any(|(who, _)| who == key);
        let others = usize::from(room.key_of(place).is_some_and(elsewhere));
        self.lines.of(Some(place)).count() + others > 1
    }

    /// Whether any person who sits here is: for a program alone nothing goes on by itself, or else
    /// it would for ever.
    pub(super) fn is_anybody_here(&self, room: &Room) -> bool {
        let is_person = |place: &usize| room.places()[*place].is_person();
        (0..room.places().len()).filter(is_person).any(|place| self.is_here(room, place))
    }

    pub(super) fn gone_since(&self, room: &Room, place: usize) -> Option<Moment> {
        self.gone.get(room.key_of(place)?).copied()
    }

    /// Those for whom a bot is to play, as they have been gone for long and no clock runs for them;
    /// and from when on. Without a person at the table nothing is played, but for a match that
    /// counts.
    pub(super) fn absent(&self, replica: &Replica) -> impl Iterator<Item = (usize, Moment)> {
        let room = replica.room();
        let goes_on = match self.is_anybody_here(room) {
            true => room.settings().clock.length().is_none(),
            false => replica.settles(),
        };
        let playing = if replica.stage() == Stage::Match { room.playing() } else { 0 };
        let waited_for = move |place: &usize| {
            let sits = &room.places()[*place];
            goes_on && sits.is_person() && !sits.is_delegated()
        };
        let gone = |place| Some((place, self.gone_since(room, place)? + limits::ABSENT));
        (0..playing.min(room.places().len())).filter(waited_for).filter_map(gone)
    }

    /// Those of them for whom a bot is to play now.
    pub(super) fn absent_now(&self, replica: &Replica) -> Vec<usize> {
        let due = self.absent(replica).filter(|(_, at)| replica.is_due(*at));
        due.map(|(place, _)| place).collect()
    }

    /// Since when a guest waits in the lobby of an open table, if one does.
    pub(super) fn guests_since(&self, replica: &Replica) -> Option<Moment> {
        let room = replica.room();
        let waits = replica.stage() == Stage::Lobby && room.settings().open;
        let guests = (0..room.places().len()).filter(|place| waits && room.is_guest(*place));
        guests.filter_map(|place| self.here_since(room, place)).min()
    }

    /// Finds out again where everyone sits; returns the lines for which there is no room any more.
    pub(super) fn seat(&mut self, replica: &Replica) -> Vec<LineId> {
        let crowd = self.lines.seat(replica.room());
        self.note_gone(replica);
        crowd
    }

    pub(super) fn note_gone(&mut self, replica: &Replica) {
        let (room, now) = (replica.room(), replica.now.at);
        self.gone.retain(|key, _| room.place_of(key).is_some());
        self.unseen.retain(|key| room.place_of(key).is_some());
        self.here.retain(|key, _| room.place_of(key).is_some());
        for place in 0..room.places().len() {
            let Some(key) = room.key_of(place) else { continue };
            if self.is_here(room, place) {
                self.gone.remove(key);
                self.unseen.remove(key);
                self.here.entry(key.clone()).or_insert(now);
            } else {
                self.gone.entry(key.clone()).or_insert(now);
            }
        }
    }

    /// The person at a place opens a line; whether other servers may still take them for gone, and
    /// not hear of it before a bot plays.
    pub(super) fn comes_back(&mut self, replica: &Replica, place: usize) -> bool {
        let (room, now) = (replica.room(), replica.now.at);
        let Some(key) = room.key_of(place) else { return false };
        let long = self.gone.get(key).is_some_and(|gone| *gone + limits::AWAY <= now);
        if long || self.unseen.contains(key) {
            self.back.insert(key.clone());
        }
        self.back.contains(key)
    }

    pub(super) fn is_done(&mut self) {
        self.back.clear();
    }

    /// Somebody did something, on whichever server: they were here a moment ago.
    pub(super) fn acted(&mut self, replica: &Replica, place: usize) {
        let Some(key) = replica.room().key_of(place) else { return };
        self.unseen.remove(key);
        self.gone.entry(key.clone()).and_modify(|gone| *gone = replica.now.at);
    }

    fn people(room: &Room) -> impl Iterator<Item = usize> + '_ {
        let places = room.places().iter().enumerate();
        places.filter(|(_, sits)| matches!(sits.who, Who::Person { .. })).map(|(place, _)| place)
    }

    pub(super) fn is_away(&self, place: usize) -> bool {
        self.away.contains(&place)
    }

    /// Whether everyone is told that the person at a place is away: for a while after a server came
    /// back it is not known whether they are, and nobody is to hear that they are back before that
    /// is so.
    pub(super) fn is_told_away(&self, room: &Room, place: usize) -> bool {
        let is_unseen = |key: &KeyHash| self.unseen.contains(key) && !self.is_here(room, place);
        self.is_away(place) || room.key_of(place).is_some_and(is_unseen)
    }

    pub(super) fn is_reconnecting(&self, place: usize) -> bool {
        self.reconnecting.contains(&place)
    }

    /// Finds out who has just lost their line; whether that is new.
    pub(super) fn note_reconnecting(&mut self, replica: &Replica) -> bool {
        let (room, now) = (replica.room(), replica.now.at);
        let lost = |place: &usize| {
            let gone = self.gone_since(room, *place);
            gone.is_some_and(|gone| gone + limits::RECONNECTING <= now && now < gone + limits::AWAY)
        };
        let reconnecting: BTreeSet<usize> = Self::people(room).filter(lost).collect();
        let is_new = self.reconnecting != reconnecting;
        self.reconnecting = reconnecting;
        is_new
    }

    /// Finds out who is away; returns who was not before, or `None` if nothing is new.
    pub(super) fn note_away(&mut self, replica: &Replica) -> Option<Vec<usize>> {
        let (room, now) = (replica.room(), replica.now.at);
        let away = |place: &usize| {
            self.gone_since(room, *place).is_some_and(|gone| gone + limits::AWAY <= now)
        };
        let away: BTreeSet<usize> = Self::people(room).filter(away).collect();
        if self.away == away {
            return None;
        }
        let left = away.difference(&self.away).copied().collect();
        self.away = away;
        Some(left)
    }

    /// Whoever is away begins anew to be here.
    pub(super) fn forget_away(&mut self, room: &Room) {
        let away: BTreeSet<&KeyHash> =
            self.away.iter().filter_map(|place| room.key_of(*place)).collect();
        self.here.retain(|key, _| !away.contains(key));
    }

    fn here_since(&self, room: &Room, place: usize) -> Option<Moment> {
        self.here.get(room.key_of(place)?).copied()
    }

    /// How long the person at a place had a line, until they went or until now.
    pub(super) fn stayed(&self, replica: &Replica, place: usize) -> Duration {
        let room = replica.room();
        let since = self.here_since(room, place);
        let until = self.gone_since(room, place).unwrap_or(replica.now.at);
        since.map_or(Duration::ZERO, |since| until - since)
    }

    /// When somebody is said to be reconnecting next.
    pub(super) fn reconnecting_at(&self, room: &Room) -> Option<Moment> {
        let told = |place: &usize| self.is_reconnecting(*place) || self.is_away(*place);
        let gone = Self::people(room).filter(|place| !told(place));
        gone.filter_map(|place| self.gone_since(room, place))
            .map(|at| at + limits::RECONNECTING)
            .min()
    }

    pub(super) fn away_at(&self, room: &Room) -> Option<Moment> {
        let here = Self::people(room).filter(|place| !self.away.contains(place));
        here.filter_map(|place| self.gone_since(room, place)).map(|at| at + limits::AWAY).min()
    }

    /// When the host has been away long enough for somebody who is here to be the host.
    pub(super) fn host_leaves(&self, room: &Room) -> Option<Moment> {
        let gone = self.gone_since(room, room.host()?)?;
        // A program is never the host.
        let other = |place: usize| {
            room.places()[place].is_person() && self.gone_since(room, place).is_none()
        };
        let other = Self::people(room).any(other);
        other.then_some(gone + limits::HOST_AWAY)
    }

    pub(super) fn ready(&self, replica: &Replica, here: &Ready) -> BTreeSet<usize> {
        let elsewhere = self.others.values().filter(|(at, _)| at.from == replica.position());
        let ready = here.0.iter().chain(elsewhere.flat_map(|(at, _)| &at.ready));
        ready.filter_map(|key| replica.room().place_of(key)).collect()
    }

    /// Whether a round or a match is over, and everyone who is here wants to go on.
    pub(super) fn all_ready(&self, replica: &Replica, here: &Ready) -> bool {
        let room = replica.room();
        let count = match replica.shown_stage() {
            Shown::RoundOver => room.playing(),
            Shown::MatchOver => room.places().len(),
            Shown::Lobby | Shown::Playing => return false,
        };
        let ready = self.ready(replica, here);
        // A program by itself begins nothing: or else it would for ever.
        let wanted = ready.iter().any(|place| room.places()[*place].is_person());
        let waited_for = |place: &usize| {
            let sits = &room.places()[*place];
            // Who only reloads the page is back in a moment.
            sits.is_person() && !sits.is_delegated() && !self.is_away(*place)
        };
        wanted && (0..count).filter(waited_for).all(|place| ready.contains(&place))
    }

    pub(super) fn watching(&self) -> u32 {
        let elsewhere: u32 = self.others.values().map(|(at, _)| at.watch).sum();
        self.lines.of(None).count() as u32 + elsewhere
    }

    /// The seats that somebody looks at the table from, each with the shortest round-trip time of
    /// its farthest line.
    pub(super) fn distances(&self, room: &Room) -> impl Iterator<Item = (Seat, Duration)> {
        let elsewhere = self.sit_elsewhere().filter_map(|(key, ms)| {
            let seat = Seat::new(room.place_of(key)?)?;
            Some((seat, Duration::from_millis(*ms)))
        });
        self.lines.distances().into_iter().chain(elsewhere)
    }

    /// What the other servers are to be told, if they do not know.
    pub(super) fn announcement(&mut self, replica: &Replica, ready: &Ready) -> Option<Attendance> {
        let now = replica.now.at;
        let key = |seat: Seat| replica.room().key_of(seat.index()).cloned();
        let sit = self.lines.distances().into_iter();
        let at = Attendance {
            sit: sit.filter_map(|(seat, rtt)| Some((key(seat)?, rtt.as_millis() as u64))).collect(),
            watch: self.lines.of(None).count() as u32,
            ready: ready.0.clone(),
            from: if ready.0.is_empty() { (0, 0) } else { replica.position() },
        };
        let at = (at != Attendance::default()).then_some(at);
        let is_known = at == self.said;
        if is_known && (at.is_none() || now < self.say_at) {
            return None;
        }
        self.said.clone_from(&at);
        self.say_at = now + AGAIN;
        Some(at.unwrap_or_default())
    }

    /// Says once more who is here, as soon as all else is done.
    pub(super) fn say_again(&mut self, now: Moment) {
        self.say_at = now;
    }

    /// A server said who is there; whether that is new.
    pub(super) fn hear(&mut self, replica: &Replica, server: u64, at: Attendance) -> bool {
        let is_new = self.others.get(&server).is_none_or(|(old, _)| *old != at);
        if at == Attendance::default() {
            self.others.remove(&server);
        } else {
            self.others.insert(server, (at, replica.now.at));
        }
        if is_new {
            self.note_gone(replica);
        }
        is_new
    }

    /// Does not believe those who have said nothing for too long; whether somebody was one.
    pub(super) fn disbelieve(&mut self, replica: &Replica) -> bool {
        let count = self.others.len();
        self.others.retain(|_, (_, at)| replica.now.at < *at + BELIEVED);
        let is_new = self.others.len() < count;
        if is_new {
            self.note_gone(replica);
        }
        is_new
    }

    /// When an announcement is to be repeated, or a silent server dropped.
    pub(super) fn next(&self) -> Option<Moment> {
        let again = self.said.as_ref().map(|_| self.say_at);
        let believed = self.others.values().map(|(_, at)| *at + BELIEVED);
        again.into_iter().chain(believed).min()
    }
}
