//! The open lines of a session: people and spectators.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use games::Seat;
use words::Language;

use crate::key::{Key, KeyHash};
use crate::limits;
use crate::protocol::{Fault, FaultCode};
use crate::room::{Room, fault};

use super::io::{Greeting, LineId};
use super::replica::Replica;
use super::tell::Changes;

/// Lines that are told the same, by what that depends on.
type Alike<K> = Vec<(K, Vec<LineId>)>;

fn add<K: PartialEq>(alike: &mut Alike<K>, key: K, line: LineId) {
    match alike.iter_mut().find(|(other, _)| *other == key) {
        Some((_, lines)) => lines.push(line),
        None => alike.push((key, vec![line])),
    }
}

pub(super) struct Line {
    pub(super) key: Option<KeyHash>,
    pub(super) place: Option<usize>,
    /// From where it comes, if that is limited.
    pub(super) address: Option<IpAddr>,
    /// In which language it is told why a move is refused.
    pub(super) language: Language,
    /// The last update that was sent: which match, and how far it was.
    sent: (u32, u64),
    /// How many remarks of the room it has been told.
    said: u32,
    /// The shortest round-trip time so far.
    rtt: Option<Duration>,
    /// Whether it answers no more: whoever is behind it may be gone.
    silent: bool,
}

#[derive(Default)]
pub(super) struct Lines(BTreeMap<LineId, Line>);

impl Lines {
    pub(super) fn add(&mut self, id: LineId, line: Line) {
        self.0.insert(id, line);
    }

    /// Takes a line away, and returns the place that it was open for.
    pub(super) fn remove(&mut self, id: LineId) -> Option<usize> {
        self.0.remove(&id)?.place
    }

    pub(super) fn get(&self, id: LineId) -> Option<&Line> {
        self.0.get(&id)
    }

    /// Whether a line may open; the place that it is open for.
    pub(super) fn admit(
        &self,
        replica: &Replica,
        greeting: &Greeting,
        address: Option<IpAddr>,
    ) -> Result<Line, Fault> {
        let room = replica.room();
        let key = greeting.key.as_ref().map(Key::hash);
        let place = key.as_ref().and_then(|key| room.place_of(key));
        let at_door = key.as_ref().is_some_and(|key| room.is_at_door(key));
        let removed = key.as_ref().is_some_and(|key| room.is_removed(key));
        if key.is_some() && place.is_none() && !at_door && !removed {
            return Err(fault(FaultCode::BadKey, "this key opens no seat of this room"));
        }
        let is_secret = room.daily().is_some_and(|daily| daily.is_on(replica.now.unix_ms));
        if is_secret && place.is_none() {
            let message = "nobody watches the deal of a day before it is over";
            return Err(fault(FaultCode::NotNow, message));
        }
        let max = match place {
            Some(_) => limits::LINES_PER_SEAT_MAX,
            None => limits::WATCHERS_PER_ROOM_MAX,
        };
        let watching = address.filter(|_| place.is_none());
        let watching = watching.map_or(0, |address| self.watching_from(address));
        if self.of(place).count() >= max || watching >= limits::WATCHERS_PER_ADDRESS_MAX {
            return Err(fault(FaultCode::TooMany, "too many lines are open here"));
        }
        Ok(Line {
            key,
            place,
            address,
            language: greeting.language,
            sent: (0, 0),
            said: 0,
            rtt: None,
            silent: false,
        })
    }

    /// The lines that are to be told of this change of the match, by who looks and since when; from
    /// now on they are as far as it is.
    pub(super) fn behind_match(
        &mut self,
        replica: &Replica,
        changes: &Changes,
    ) -> Alike<(Option<Seat>, u64)> {
        let (mut alike, sent) = (Vec::new(), replica.position());
        for (id, line) in &mut self.0 {
            let viewer = line.place.and_then(|place| replica.seat(place));
            if changes.everyone || viewer.is_some_and(|seat| changes.seats.contains(seat)) {
                let seen = if line.sent.0 == sent.0 { line.sent.1 } else { 0 };
                add(&mut alike, (viewer, seen), *id);
                line.sent = sent;
            }
        }
        alike
    }

    /// All lines, by whose they are, how many remarks they have heard, whether they are at the door
    /// and whether the host has removed them; from now on they have heard all.
    pub(super) fn behind_room(&mut self, room: &Room) -> Alike<(Option<usize>, u32, [bool; 2])> {
        let mut alike = Vec::new();
        for (id, line) in &mut self.0 {
            let stands = [line.is_at_door(room), line.is_removed(room)];
            add(&mut alike, (line.place, line.said, stands), *id);
            line.said = room.remarks_kept();
        }
        alike
    }

    /// A line was told everything that this room and match have.
    pub(super) fn is_told(&mut self, id: LineId, said: u32, sent: Option<(u32, u64)>) {
        if let Some(line) = self.0.get_mut(&id) {
            line.said = said;
            line.sent = sent.unwrap_or(line.sent);
        }
    }

    pub(super) fn ids(&self) -> Vec<LineId> {
        self.0.keys().copied().collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The lines of a place, or of those who do not sit here, oldest first.
    pub(super) fn of(&self, place: Option<usize>) -> impl Iterator<Item = LineId> + '_ {
        let lines = self.0.iter().filter(move |(_, line)| line.place == place);
        lines.map(|(&id, _)| id)
    }

    fn watching_from(&self, address: IpAddr) -> usize {
        let watches = |line: &&Line| line.place.is_none() && line.address == Some(address);
        self.0.values().filter(watches).count()
    }

    /// Whether somebody is on a line of this place.
    pub(super) fn has(&self, place: usize) -> bool {
        self.answering(Some(place)) > 0
    }

    /// How many lines of a place answer, or of those who do not sit here.
    pub(super) fn answering(&self, place: Option<usize>) -> usize {
        self.0.values().filter(|line| line.place == place && !line.silent).count()
    }

    pub(super) fn is_silent(&mut self, id: LineId, silent: bool) {
        if let Some(line) = self.0.get_mut(&id) {
            line.silent = silent;
        }
    }

    /// The address of whoever has this key, if they are connected and addresses are limited.
    pub(super) fn address_of(&self, key: &KeyHash) -> Option<IpAddr> {
        let mut theirs = self.0.values().filter(|line| line.key.as_ref() == Some(key));
        theirs.find_map(|line| line.address)
    }

    /// Whether whoever has this key is connected.
    pub(super) fn are_of(&self, key: &KeyHash) -> bool {
        self.0.values().any(|line| line.key.as_ref() == Some(key))
    }

    /// Finds everyone's place again; returns the connections for which there is no room any more.
    pub(super) fn seat(&mut self, room: &Room) -> Vec<LineId> {
        for line in self.0.values_mut() {
            line.place = line.key.as_ref().and_then(|key| room.place_of(key));
        }
        // Who was made to get up watches, if there is room for that.
        let crowd: Vec<LineId> = self.of(None).skip(limits::WATCHERS_PER_ROOM_MAX).collect();
        crowd.iter().for_each(|id| drop(self.0.remove(id)));
        crowd
    }

    pub(super) fn measured(&mut self, id: LineId, time: Duration) {
        if let Some(line) = self.0.get_mut(&id) {
            line.rtt = Some(line.rtt.map_or(time, |shortest| shortest.min(time)));
        }
    }

    /// The seats that have a line, each with the shortest round-trip time of its farthest line.
    pub(super) fn distances(&self) -> BTreeMap<Seat, Duration> {
        let mut farthest: BTreeMap<Seat, Duration> = BTreeMap::new();
        for line in self.0.values().filter(|line| !line.silent) {
            if let Some(seat) = line.place.and_then(Seat::new) {
                let longest = farthest.entry(seat).or_default();
                *longest = (*longest).max(line.rtt.unwrap_or_default());
            }
        }
        farthest
    }
}

impl Line {
    pub(super) fn is_at_door(&self, room: &Room) -> bool {
        self.key.as_ref().is_some_and(|key| room.is_at_door(key))
    }

    pub(super) fn is_removed(&self, room: &Room) -> bool {
        self.key.as_ref().is_some_and(|key| room.is_removed(key))
    }
}
