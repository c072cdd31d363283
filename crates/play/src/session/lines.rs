//! The open lines of a session: people and spectators.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use games::Seat;
use words::Language;

use crate::key::KeyHash;
use crate::limits;
use crate::room::Room;

use super::io::LineId;

pub(super) struct Line {
    pub(super) key: Option<KeyHash>,
    pub(super) place: Option<usize>,
    /// From where it comes, if that is limited.
    pub(super) address: Option<IpAddr>,
    /// In which language it is told why a move is refused.
    pub(super) language: Language,
    /// The last update that was sent: which match, and how far it was.
    pub(super) sent: (u32, u64),
    /// How many remarks of the room it has been told.
    pub(super) said: u32,
    /// The shortest round-trip time so far.
    pub(super) rtt: Option<Duration>,
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

    pub(super) fn get_mut(&mut self, id: LineId) -> Option<&mut Line> {
        self.0.get_mut(&id)
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (LineId, &mut Line)> {
        self.0.iter_mut().map(|(id, line)| (*id, line))
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

    pub(super) fn watching_from(&self, address: IpAddr) -> usize {
        let watches = |line: &&Line| line.place.is_none() && line.address == Some(address);
        self.0.values().filter(watches).count()
    }

    pub(super) fn has(&self, place: usize) -> bool {
        self.0.values().any(|line| line.place == Some(place))
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
        for line in self.0.values() {
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
}
