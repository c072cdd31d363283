//! How long a room stays in memory, and how long it is kept.

use std::time::Duration;

use crate::limits;
use crate::live::Live;
use crate::room::Room;
use crate::time::Moment;

use super::replica::Replica;

/// How long the other servers are given to answer before a room is taken to be empty.
const ANSWERED: Duration = Duration::from_secs(1);

pub(super) struct Agenda {
    /// When it leaves memory if nobody uses it.
    leaves_at: Moment,
    /// Until when other servers may still say who is there.
    answered_at: Moment,
    /// When the log's agenda will wake the room.
    reminded: Option<Moment>,
    /// When the agenda's question is answered that came before the others'.
    due_at: Option<Moment>,
}

/// What becomes of a room of which the log's agenda says that something is due.
pub(super) enum Due {
    /// Somebody may be in it, on another server.
    Waits,
    /// It was used not long ago.
    Used,
    /// Nobody has used it for long, as is found now or was before: it goes after so long, or at
    /// once.
    Unused { is_found: bool, left: Duration },
}

/// For how long a room is kept that nobody uses.
pub(super) fn lifetime(room: &Room) -> Duration {
    match room.match_number() {
        0 => limits::LOBBY_LIFETIME,
        _ => limits::ROOM_LIFETIME,
    }
}

/// When the log's agenda is to wake the room, if that is not to be later than after some time, nor
/// than its next clock: it may be too early, and never too late.
pub(super) fn wakes_at(time: Duration, clock: Option<Moment>, now: Moment) -> Moment {
    let end = now + time;
    clock.map_or(end, |at| at.min(end)).max(now)
}

impl Agenda {
    pub(super) fn new(now: Moment, stays: Duration) -> Self {
        Self { leaves_at: now + stays, answered_at: now + ANSWERED, reminded: None, due_at: None }
    }

    pub(super) fn used(&mut self, now: Moment, idle: Duration) {
        self.leaves_at = now + idle;
    }

    pub(super) fn leaves_at(&self) -> Moment {
        self.leaves_at
    }

    pub(super) fn due_at(&self) -> Option<Moment> {
        self.due_at
    }

    /// The log's agenda has the room for that time.
    pub(super) fn is_reminded(&mut self, at: Moment) {
        self.reminded = Some(at);
    }

    /// Whether the log's agenda would be too late for this clock.
    pub(super) fn is_late_for(&self, clock: Option<Moment>) -> bool {
        clock.zip(self.reminded).is_some_and(|(at, reminded)| at < reminded)
    }

    /// The log's agenda brought the room back: its clocks go on by themselves, and a room that
    /// nobody used for its lifetime is forgotten, a while after that was found.
    pub(super) fn due(&mut self, replica: &Replica, is_here: bool, is_shared: bool) -> Due {
        let waits = is_shared && replica.now.at < self.answered_at;
        self.due_at = waits.then_some(self.answered_at);
        if waits {
            return Due::Waits;
        }
        let (room, now) = (replica.room(), replica.now.calendar_ms);
        let used = replica.live().map_or(room.used(), Live::changed).max(room.used());
        let unused = Duration::from_millis(now.saturating_sub(used));
        if is_here || unused < lifetime(room) {
            return Due::Used;
        }
        let found = room.unused().filter(|found| *found >= used);
        let since = Duration::from_millis(now.saturating_sub(found.unwrap_or(now)));
        let left = limits::FORGET_AFTER.saturating_sub(since);
        Due::Unused { is_found: found.is_none(), left }
    }
}
