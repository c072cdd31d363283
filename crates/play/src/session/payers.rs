//! Who pays: what is done for a room counts for those who sit there, and what a match comes to for
//! those who played it, whoever else uses the room.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use crate::key::KeyHash;
use crate::room::Room;

/// From where people come, as far as it is known.
#[derive(Default)]
pub(super) struct Payers {
    sit: BTreeMap<KeyHash, IpAddr>,
    /// Those who play or played the match on the table.
    play: BTreeMap<KeyHash, Option<IpAddr>>,
}

impl Payers {
    pub(super) fn new(room: &Room) -> Self {
        let mut this = Self::default();
        this.play(room, |_| None);
        this
    }

    pub(super) fn come(&mut self, room: &Room, key: &KeyHash, address: Option<IpAddr>) {
        self.sit.retain(|key, _| room.place_of(key).is_some());
        let Some(place) = room.place_of(key) else { return };
        if let Some(address) = address {
            self.sit.insert(key.clone(), address);
        }
        if room.seat(place).is_some() {
            let from = self.play.entry(key.clone()).or_default();
            *from = address.or(*from);
        }
    }

    /// Those who sit here play the match that is on from now on; their lines come from there.
    pub(super) fn play(&mut self, room: &Room, line: impl Fn(&KeyHash) -> Option<IpAddr>) {
        let keys = (0..room.playing()).filter_map(|place| room.key_of(place));
        self.play = keys.map(|key| (key.clone(), self.address_of(key, line(key)))).collect();
    }

    /// From where somebody comes whose line comes from there, if one does.
    pub(super) fn address_of(&self, key: &KeyHash, line: Option<IpAddr>) -> Option<IpAddr> {
        line.or(self.sit.get(key).copied())
    }

    pub(super) fn played_from(&self) -> Vec<IpAddr> {
        let from: BTreeSet<IpAddr> = self.play.values().copied().flatten().collect();
        from.into_iter().collect()
    }
}
