//! How long a room stays in memory, and how long it is kept.

use std::time::Duration;

use crate::limits;
use crate::live::Live;
use crate::room::RoomEntry;
use crate::time::Moment;

use super::Session;
use super::io::{End, Log, Note};

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
    pub(super) due_at: Option<Moment>,
    /// When what follows from the last change of the match is done.
    pub(super) chores_at: Option<Moment>,
}

impl Agenda {
    pub(super) fn new(now: Moment, stays: Duration) -> Self {
        let (leaves_at, answered_at) = (now + stays, now + ANSWERED);
        Self { leaves_at, answered_at, reminded: None, due_at: None, chores_at: None }
    }

    pub(super) fn used(&mut self, now: Moment, idle: Duration) {
        self.leaves_at = now + idle;
    }

    pub(super) fn leaves_at(&self) -> Moment {
        self.leaves_at
    }
}

impl Session {
    pub(super) fn lifetime(&self) -> Duration {
        match self.replica.room().match_number {
            0 => limits::LOBBY_LIFETIME,
            _ => limits::ROOM_LIFETIME,
        }
    }

    fn long_clock(&self) -> Option<Moment> {
        self.clocks.next_alone(&self.replica, self.now.at)
    }

    /// After how long, and when, the log's agenda is to wake the room, should nobody use it, or the
    /// server die: it may be too early, and never too late.
    pub(super) fn reminded_in(&self, time: Duration) -> (Duration, Moment) {
        let now = self.now.at;
        let end = now + time;
        let at = self.long_clock().map_or(end, |at| at.min(end)).max(now);
        (at - now, at)
    }

    pub(super) fn remind(&mut self) {
        self.remind_within(self.lifetime());
    }

    fn remind_within(&mut self, time: Duration) {
        let (after, at) = self.reminded_in(time);
        self.agenda.reminded = Some(at);
        self.out.remind = Some(after);
    }

    pub(super) fn remind_earlier(&mut self) {
        let clock = self.long_clock().zip(self.agenda.reminded);
        if clock.is_some_and(|(at, reminded)| at < reminded) {
            self.remind();
        }
    }

    /// The log's agenda brought the room back: its clocks go on by themselves, and a room that
    /// nobody used for its lifetime is forgotten, a while after that was found.
    pub(super) fn due(&mut self) {
        let answered = self.agenda.answered_at;
        if self.config.is_shared && self.now.at < answered {
            // Somebody may be in the room, on another server.
            self.agenda.due_at = Some(answered);
            return;
        }
        self.agenda.due_at = None;
        let (room, now) = (self.replica.room(), self.now.calendar_ms);
        let used = self.replica.live().map_or(room.used, Live::changed).max(room.used);
        let unused = Duration::from_millis(now.saturating_sub(used));
        let is_used = !self.presence.lines().is_empty() || self.presence.is_elsewhere();
        if is_used || unused < self.lifetime() {
            return self.remind();
        }
        let matches = room.match_number;
        let found = room.unused.filter(|found| *found >= used);
        if found.is_none() {
            self.out.notes.push(Note::Unused);
            self.store_room(&RoomEntry::Unused { at: now });
        }
        let since = Duration::from_millis(now.saturating_sub(found.unwrap_or(now)));
        let left = limits::FORGET_AFTER.saturating_sub(since);
        if !left.is_zero() {
            return self.remind_within(left);
        }
        self.out.forget.extend((1..=matches).map(Log::Match).chain([Log::Room]));
        self.out.end = Some(End::Forgotten);
    }
}
