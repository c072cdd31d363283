//! The lobby of a table that is open to everyone: how long guests wait there for its host, and how
//! many have gone because nothing began.

use std::collections::BTreeSet;
use std::net::IpAddr;

use crate::key::KeyHash;
use crate::limits;
use crate::room::Stage;
use crate::time::Moment;

use super::Session;

/// What is remembered of a lobby.
pub(super) struct Lobby {
    /// Since when it is one.
    since: Moment,
    /// Those who have left: from where, or, where addresses are not limited, who.
    left: BTreeSet<(Option<IpAddr>, Option<KeyHash>)>,
}

impl Lobby {
    pub(super) fn new(now: Moment) -> Self {
        Self { since: now, left: BTreeSet::new() }
    }

    /// The table was cleared after a match.
    pub(super) fn begins(&mut self, now: Moment) {
        self.since = now;
    }

    /// A match begins: nobody waited in vain.
    pub(super) fn ends(&mut self) {
        self.left.clear();
    }

    /// Whether tables are listed before this one that nobody has left.
    pub(super) fn is_left(&self) -> bool {
        self.left.len() >= limits::LEFT_BY
    }
}

/// The network of one home: providers give it as much of IPv6.
fn home(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 80 << 80).into()),
        address @ IpAddr::V4(_) => address,
    }
}

impl Session {
    /// From when on guests can begin: once one of them has waited for so long, whoever was the host
    /// meanwhile, and however often.
    pub(super) fn guests_begin(&self) -> Option<Moment> {
        let room = self.replica.room();
        if self.replica.stage() != Stage::Lobby || !room.settings.open {
            return None;
        }
        let is_guest = |place: &usize| room.host != Some(*place) && room.places[*place].is_person();
        let guests = (0..room.places.len()).filter(is_guest);
        let since = guests.filter_map(|place| self.presence.here_since(room, place)).min()?;
        Some(since.max(self.lobby.since) + limits::LOBBY_WAIT)
    }

    /// How long guests still have to wait until they can begin, in milliseconds.
    pub(super) fn guests_begin_in(&self) -> Option<u64> {
        self.guests_begin().map(|at| (at - self.now.at).as_millis() as u64)
    }

    /// Somebody gets up, is removed or goes: a guest who leaves the lobby did not find a match.
    pub(super) fn guest_leaves(&mut self, place: usize) {
        let room = self.replica.room();
        let is_guest = room.host != Some(place)
            && self.replica.stage() == Stage::Lobby
            && room.places.get(place).is_some_and(|sits| sits.is_person());
        let stayed = self.presence.stayed(room, place, self.now.at) >= limits::LEFT_AFTER;
        let Some(key) = room.key_of(place).filter(|_| is_guest && stayed).cloned() else { return };
        let from = self.address_of(&key).map(home);
        let left = &mut self.lobby.left;
        if left.len() < limits::LEFT_BY {
            left.insert((from, from.is_none().then_some(key)));
        }
    }
}
