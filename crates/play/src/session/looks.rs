//! Looks in a session: nothing hurries a person who looks at cards that are shown only once.
//!
//! Until a page says that its player has looked, bots wait and no snap window opens; but no longer
//! than [`LOOK_MAX`], and for nobody who is away.

use std::time::Duration;

use games::{SEATS_MAX, Seat};

use crate::live::Live;
use crate::room::Place;
use crate::time::Moment;

use super::replica::Replica;

/// How long a look is waited for: people need a few seconds for two cards.
const LOOK_MAX: Duration = Duration::from_secs(20);

/// By seat: its latest look that was not seen yet, and until when it is waited for.
#[derive(Clone, Default)]
pub(super) struct Looks {
    seats: [Option<(u64, Moment)>; SEATS_MAX],
}

impl Looks {
    /// Another match begins, or this one goes back.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Begins to wait for looks that are new, and for those that were seen no more.
    pub(super) fn set(&mut self, replica: &Replica, is_away: impl Fn(usize) -> bool) {
        for seat in (0..SEATS_MAX).filter_map(Seat::new) {
            let id = replica.live().and_then(|live| looks(replica, live, seat));
            let id = id.filter(|_| !is_away(seat.index()));
            let slot = &mut self.seats[seat.index()];
            let new = id.map(|id| (id, replica.now.at + LOOK_MAX));
            *slot = slot.filter(|(old, _)| Some(*old) == id).or(new);
        }
    }

    /// When the last look is not waited for any more.
    pub(super) fn until(&self) -> Option<Moment> {
        self.seats.iter().flatten().map(|(_, until)| *until).max()
    }

    /// Whether somebody is waited for.
    pub(super) fn are_open(&self, replica: &Replica) -> bool {
        self.until().is_some_and(|until| !replica.is_due(until))
    }
}

/// The latest look of a seat on which a person plays.
fn looks(replica: &Replica, live: &Live, seat: Seat) -> Option<u64> {
    let place = replica.room().places().get(seat.index())?;
    let person = replica.bot(seat).is_none() && !Place::is_program(place);
    let waits = person && replica.seats().any(|other| other == seat);
    waits.then(|| live.peeks(seat).last().map(|peek| peek.id)).flatten()
}
