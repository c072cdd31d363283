//! The lobby of a table that is open to everyone: how long guests wait there for its host, and how
//! many have gone because nothing began, or because the match stood still.

use std::collections::BTreeSet;
use std::net::IpAddr;

use crate::key::KeyHash;
use crate::limits;
use crate::room::Stage;
use crate::time::Moment;

use super::Session;

pub(super) struct Lobby {
    /// When it became a lobby.
    since: Moment,
    /// When something was last played at the table.
    moved: Moment,
    /// Those who have left: from where, or, where addresses are not limited, who.
    left: BTreeSet<(Option<IpAddr>, Option<KeyHash>)>,
}

impl Lobby {
    pub(super) fn new(now: Moment) -> Self {
        Self { since: now, moved: now, left: BTreeSet::new() }
    }

    pub(super) fn begins(&mut self, now: Moment) {
        self.since = now;
    }

    /// A match begins; if a guest plays in it, guests did not wait for nothing.
    pub(super) fn ends(&mut self, has_guest: bool, now: Moment) {
        self.moved = now;
        if has_guest {
            self.left.clear();
        }
    }

    pub(super) fn moves(&mut self, now: Moment) {
        self.moved = now;
    }

    /// Whether tables that nobody has left are listed before this one.
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

    /// Whether a guest is at the table: a person who is not its host, among these places.
    pub(super) fn has_guest(&self, mut among: impl Iterator<Item = usize>) -> bool {
        let room = self.replica.room();
        let is_person = |place: usize| room.places.get(place).is_some_and(|it| it.is_person());
        among.any(|place| room.host != Some(place) && is_person(place))
    }

    /// Somebody gets up, is removed or goes: a guest whom the host removes, or who has waited while
    /// nothing went on, did not find a match.
    pub(super) fn guest_leaves(&mut self, place: usize, by_host: bool) {
        let room = self.replica.room();
        let waited = || {
            let stayed = self.presence.stayed(room, place, self.now.at);
            stayed >= limits::LEFT_AFTER && self.stands_still(place)
        };
        let counts = self.has_guest(std::iter::once(place)) && (by_host || waited());
        let Some(key) = room.key_of(place).filter(|_| counts).cloned() else { return };
        let from = self.address_of(&key).map(home);
        let left = &mut self.lobby.left;
        if left.len() < limits::LEFT_BY {
            left.insert((from, from.is_none().then_some(key)));
        }
    }

    /// Whether nothing goes on at the table, for reasons other than the player at this place.
    fn stands_still(&self, place: usize) -> bool {
        match self.replica.stage() {
            Stage::Lobby => true,
            Stage::Match => {
                let seat = self.replica.seat(place);
                let live = self.replica.dealt();
                let decides = seat.zip(live).is_some_and(|(it, live)| live.deciders().contains(it));
                !decides && self.lobby.moved + limits::LEFT_AFTER <= self.now.at
            }
            // Those who have played read the scores.
            Stage::Over => place >= self.replica.room().playing,
        }
    }
}
