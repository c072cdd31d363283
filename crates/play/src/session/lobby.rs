//! The lobby of a table that is open to everyone: how long guests wait there for its host, and how
//! many have gone because nothing began, or because the match stood still.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::time::Duration;

use crate::key::KeyHash;
use crate::limits;
use crate::room::Stage;
use crate::time::Moment;

use super::replica::Replica;

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

    /// A match begins, or is taken up; if a guest plays in it, guests did not wait for nothing.
    pub(super) fn ends(&mut self, replica: &Replica) {
        self.moved = replica.now.at;
        let room = replica.room();
        if replica.live().is_some() && (0..room.playing()).any(|place| room.is_guest(place)) {
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

    /// From when on guests can begin, of whom the first came at `since`: once one has waited for so
    /// long, whoever was the host meanwhile, and however often.
    pub(super) fn guests_begin(&self, since: Option<Moment>) -> Option<Moment> {
        since.map(|since| since.max(self.since) + limits::LOBBY_WAIT)
    }

    /// Somebody gets up, is removed or goes, who has stayed for so long and comes from there: a
    /// guest whom the host removes, or who has waited while nothing went on, did not find a match.
    pub(super) fn guest_leaves(
        &mut self,
        replica: &Replica,
        place: usize,
        by_host: bool,
        (stayed, from): (Duration, Option<IpAddr>),
    ) {
        let room = replica.room();
        let waited = || stayed >= limits::LEFT_AFTER && self.stands_still(replica, place);
        let counts = room.is_guest(place) && (by_host || waited());
        let Some(key) = room.key_of(place).filter(|_| counts && !self.is_left()) else { return };
        self.left.insert((from.map(home), from.is_none().then(|| key.clone())));
    }

    /// Whether nothing goes on at the table, for reasons other than the player at this place.
    fn stands_still(&self, replica: &Replica, place: usize) -> bool {
        match replica.stage() {
            Stage::Lobby => true,
            Stage::Match => {
                let decides = replica.seat(place).is_some_and(|seat| replica.decides(seat));
                !decides && self.moved + limits::LEFT_AFTER <= replica.now.at
            }
            // Those who have played read the scores.
            Stage::Over => place >= replica.room().playing(),
        }
    }
}

/// The network of one home: providers give it as much of IPv6.
pub(super) fn home(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 80 << 80).into()),
        address @ IpAddr::V4(_) => address,
    }
}
