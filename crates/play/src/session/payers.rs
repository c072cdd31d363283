//! Who pays: what is done for a room counts for those who sit there, and what a match comes to for
//! those who played it, whoever else uses the room.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use games::Seat;

use crate::key::{Key, KeyHash};

use super::Session;
use super::io::LineId;

/// From where people come, as far as it is known.
#[derive(Default)]
pub(super) struct Payers {
    sit: BTreeMap<KeyHash, IpAddr>,
    /// Those who play or played the match on the table.
    play: BTreeMap<KeyHash, Option<IpAddr>>,
}

impl Session {
    pub(super) fn comes_from(&mut self, key: &KeyHash, address: Option<IpAddr>) {
        let room = self.replica.room();
        self.payers.sit.retain(|key, _| room.place_of(key).is_some());
        let Some(place) = room.place_of(key) else { return };
        if let Some(address) = address {
            self.payers.sit.insert(key.clone(), address);
        }
        if room.seat(place).is_some() {
            let from = self.payers.play.entry(key.clone()).or_default();
            *from = address.or(*from);
        }
    }

    /// Those who sit here play the match that is on from now on.
    pub(super) fn pay_for_match(&mut self) {
        let room = self.replica.room();
        let keys = (0..room.playing).filter_map(|place| room.key_of(place));
        let from = |key: &KeyHash| (key.clone(), self.address_of(key));
        self.payers.play = keys.map(from).collect();
    }

    pub(super) fn address_of(&self, key: &KeyHash) -> Option<IpAddr> {
        let lines = self.presence.lines();
        lines.address_of(key).or(self.payers.sit.get(key).copied())
    }

    pub(super) fn played_from(&self) -> Vec<IpAddr> {
        let from: BTreeSet<IpAddr> = self.payers.play.values().copied().flatten().collect();
        from.into_iter().collect()
    }

    /// Whether this is the key of a seat.
    pub fn is_seat(&self, key: &Key) -> bool {
        self.replica.room().is_key(key)
    }

    /// The lines of those who sit here: of one seat, or of all, the host first.
    pub fn payers(&self, seat: Option<Seat>) -> Vec<LineId> {
        let room = self.replica.room();
        let others = (0..room.places.len()).filter(|place| room.host != Some(*place));
        let all = room.host.into_iter().chain(others);
        let places = all.filter(|place| seat.is_none_or(|seat| seat.index() == *place));
        places.flat_map(|place| self.presence.lines().of(Some(place))).collect()
    }
}
