//! Time in a session: it exists only here, and becomes moves.

use std::collections::BTreeSet;

use bots::Level;
use engine::Seat;
use tokio::time::{Duration, Instant};

use crate::limits;
use crate::live::{By, Live};
use crate::protocol::{self, ClockMode, Fault, FaultCode};
use crate::room::{Place, RoomEntry, STAND_IN, Who, fault};

use super::{Broken, Session};

/// When something happens that belongs to one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timer {
    /// The `seq` at which the decision began.
    pub(super) asked: u64,
    pub(super) at: Instant,
    /// Whether it has happened.
    pub(super) fired: bool,
    /// How often it was put off.
    stretched: u8,
}

impl Timer {
    /// Whether it belongs to the decision that began at this `seq`.
    pub(super) fn asks(&self, asked: u64) -> bool {
        self.asked == asked
    }
}

impl Session {
    /// The level of the bot that plays on this seat now, if one does.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let stand_in = self.waits(seat.index()).then_some(STAND_IN);
        stand_in.or_else(|| self.room.places.get(seat.index()).and_then(Place::bot))
    }

    /// When something is to be done next.
    pub(super) fn next_time(&self) -> Instant {
        let now = Instant::now();
        let mut next = now + Duration::from_secs(3600);
        let mut at = |time: Option<Instant>| next = next.min(time.unwrap_or(next));
        let acts_at = |time: Option<Instant>| time.map(|time| self.acts_at(time));
        at(self.chores_at);
        at(self.gathered_at());
        at(acts_at(self.window_closes()));
        at(acts_at(self.window.as_ref().and_then(crate::snap::Window::next_reaction)));
        let clocks = self.seats().filter_map(|seat| self.clock(seat));
        for timer in self.bots.iter().flatten().copied().chain(clocks) {
            at(acts_at(Some(timer.at).filter(|_| !timer.fired)));
        }
        for place in self.people().filter(|&place| !self.away.contains(&place)) {
            at(self.gone[place].map(|gone| gone + limits::AWAY));
        }
        at(acts_at(self.host_leaves()));
        at(self.presence.next());
        at(self.look_at());
        if self.lines.is_empty() && !self.is_busy() {
            at(Some(self.used + self.shared.config.idle));
        }
        next
    }

    /// The places where people sit.
    fn people(&self) -> impl Iterator<Item = usize> + '_ {
        let places = self.room.places.iter().enumerate();
        places.filter(|(_, sits)| matches!(sits.who, Who::Person { .. })).map(|(place, _)| place)
    }

    /// When the host has been away long enough for somebody who is here to be the host.
    fn host_leaves(&self) -> Option<Instant> {
        let gone = self.gone.get(self.room.host?).copied().flatten()?;
        let other = self.people().any(|place| self.gone[place].is_none());
        other.then_some(gone + limits::HOST_AWAY)
    }

    /// Does what is due.
    pub(super) async fn on_time(&mut self, now: Instant) -> Result<(), Broken> {
        self.doubt(now).await?;
        self.look(now).await?;
        if self.presence.due_at.is_some_and(|at| at <= now) {
            self.due().await?;
        }
        self.react(now).await?;
        let is_due = |this: &Self, at| this.acts_at(at) <= now;
        if self.window_closes().is_some_and(|at| is_due(self, at)) {
            self.close_window().await?;
        }
        for seat in self.seats() {
            if self.bots[seat.index()].is_some_and(|timer| is_due(self, timer.at)) {
                self.pause_over(seat, now).await?;
            }
        }
        for seat in self.seats() {
            if self.clock(seat).is_some_and(|timer| !timer.fired && is_due(self, timer.at)) {
                self.time_up(seat).await?;
            }
        }
        if self.host_leaves().is_some_and(|at| is_due(self, at))
            && let Some(place) = self.room.next_host(&self.asking(None))
        {
            self.store_room(RoomEntry::HostIs { place, stands_in: true }).await?;
        }
        Ok(())
    }

    /// Finds out who is away. Who leaves after a gentle clock ran out is played for; and who was
    /// waited for is not any more.
    pub(super) async fn note_away(&mut self, now: Instant) -> Result<(), Broken> {
        let away = |place: &usize| self.gone[*place].is_some_and(|gone| gone + limits::AWAY <= now);
        let away: BTreeSet<usize> = self.people().filter(away).collect();
        if self.away == away {
            return Ok(());
        }
        let left: Vec<usize> = away.difference(&self.away).copied().collect();
        for place in left {
            let fired = self.clocks.get(place).copied().flatten().is_some_and(|clock| clock.fired);
            if fired && self.room.places[place].bot().is_none() {
                self.store_room(RoomEntry::Minded { place, on: true }).await?;
            }
        }
        self.away = away;
        self.room_changed = true;
        self.go_on().await
    }

    /// A bot plays one move on a seat.
    pub(super) async fn play_bot(&mut self, seat: Seat, by: By) -> Result<(), Broken> {
        let Some(mv) = self.bot_move(seat) else { return Ok(()) };
        self.store_play(vec![format!("{seat} {mv}")], by).await
    }

    /// What a bot plays on a seat now, without a search, if anything: in a lesson what the script
    /// says.
    pub(super) fn bot_move(&mut self, seat: Seat) -> Option<String> {
        let live = self.live.as_ref().filter(|live| !live.is_full())?;
        if let Some(bidden) = live.bidden(seat) {
            return bidden.map(str::to_owned);
        }
        let level = self.bot(seat).unwrap_or(crate::room::STAND_IN).min(Level::Club);
        bots::choose(level, live.game(), seat, &mut self.rng)
    }

    /// A seat's time is up: a bot plays for who is away, until they are back; and one move for who
    /// is here, unless the clock is gentle.
    async fn time_up(&mut self, seat: Seat) -> Result<(), Broken> {
        let place = seat.index();
        match self.room.settings.clock {
            _ if self.gone[place].is_some() => {
                self.store_room(RoomEntry::Minded { place, on: true }).await?;
            }
            _ if self.room.places[place].is_program() => self.play_bot(seat, By::Clock).await?,
            ClockMode::Off | ClockMode::Gentle => {}
            ClockMode::Live | ClockMode::Days => self.play_bot(seat, By::Clock).await?,
        }
        if let Some(timer) = &mut self.clocks[place] {
            timer.fired = true;
        }
        Ok(())
    }

    /// How long a decision of this seat may take.
    fn time_for(&self, seat: Seat) -> Option<Duration> {
        let length = self.room.settings.clock.length();
        let place = self.room.places.get(seat.index());
        if place.is_some_and(Place::is_program) {
            return Some(length.unwrap_or(limits::PROGRAM).min(limits::PROGRAM));
        }
        length
    }

    /// Lets the bots that have something to decide take their time.
    pub(super) fn set_bots(&mut self, now: Instant) {
        let pause = self.shared.config.bot_pause;
        for index in 0..self.bots.len() {
            let asked = Seat::new(index).filter(|&seat| {
                let open = self.window.is_some();
                let full = self.live.as_ref().is_some_and(Live::is_full);
                !open && !full && self.bot(seat).is_some() && self.decides(seat)
            });
            let asked = asked.and_then(|seat| Some(self.live.as_ref()?.asked(seat)));
            let old = self.bots[index];
            self.bots[index] = asked.map(|asked| match old {
                Some(timer) if timer.asked == asked => timer,
                _ => Timer { asked, at: now + pause, fired: false, stretched: 0 },
            });
            // Another server's bots think there.
            if let Some((seat, asked)) = Seat::new(index).zip(asked).filter(|_| !self.theirs) {
                self.think(seat, asked);
            }
        }
    }

    fn decides(&self, seat: Seat) -> bool {
        self.live.as_ref().is_some_and(|live| live.deciders().contains(seat))
    }

    /// Sets the clocks of the people who have something to decide. While nobody is here, a clock of
    /// minutes waits for somebody to come back.
    pub(super) fn set_clocks(&mut self, now: Instant) {
        let mode = self.room.settings.clock;
        let days = mode == ClockMode::Days;
        let now_here = self.shared.calendar.now();
        let runs = self.window.is_none() && (days || self.gone.iter().any(Option::is_none));
        for index in 0..self.clocks.len() {
            // It goes on while a bot plays for somebody: or else each rest would be a new clock.
            let decides = |seat: &Seat| runs && self.decides(*seat);
            let seat = Seat::new(index).filter(decides);
            let asked = seat.and_then(|seat| Some(self.live.as_ref()?.clocked(seat)));
            let length = seat.and_then(|seat| self.time_for(seat));
            let new = asked.zip(length).map(|(asked, length)| {
                // Days go on while the server does not run.
                let changed = self.live.as_ref().map_or(0, Live::changed);
                let over = Duration::from_millis(now_here.saturating_sub(changed));
                let is_long = days && length > limits::PROGRAM;
                let left = if is_long { length.saturating_sub(over) } else { length };
                Timer { asked, at: now + left, fired: false, stretched: 0 }
            });
            let hurried = matches!(mode, ClockMode::Live | ClockMode::Days);
            let is_back = seat.is_some_and(|seat| hurried && self.bot(seat).is_none());
            let old = self.clocks[index];
            self.clocks[index] = match (old, new) {
                (Some(old), Some(new)) if old.asked == new.asked => {
                    // Who was away when the time was up has a moment, and no new clock.
                    let again = Timer { at: now + limits::TIME_AFTER_RETURN, fired: false, ..old };
                    Some(if old.fired && is_back { again } else { old })
                }
                (_, new) => new,
            };
        }
    }

    /// Gives a seat as long again for the decision that its clock runs for.
    pub(super) fn more_time(&mut self, seat: Option<Seat>) -> Result<(), Fault> {
        let timer = seat.filter(|&seat| self.clock(seat).is_some_and(|timer| !timer.fired));
        let (Some(seat), Some(_)) = (timer, self.room.settings.clock.length()) else {
            return Err(fault(FaultCode::NotNow, "no clock runs for your seat"));
        };
        if self.room.settings.clock == ClockMode::Days {
            return Err(fault(FaultCode::NotNow, "a clock of days is not stretched"));
        }
        if self.room.places[seat.index()].is_program() {
            return Err(fault(FaultCode::NotNow, "a program's time is not stretched"));
        }
        if self.clock(seat).is_some_and(|timer| timer.stretched >= limits::MORE_TIME_MAX) {
            let message = "this decision's time was put off as often as may be";
            return Err(fault(FaultCode::TooMany, message));
        }
        self.tell_others_more_time(seat);
        self.stretch(seat);
        Ok(())
    }

    /// The seat's clock runs for as long again.
    pub(super) fn stretch(&mut self, seat: Seat) {
        let length = self.room.settings.clock.length();
        if let (Some(timer), Some(length)) = (&mut self.clocks[seat.index()], length) {
            timer.stretched += 1;
            timer.at += length;
            self.match_changed = true;
        }
    }

    /// The clock of a person who has something to decide.
    pub(super) fn clock(&self, seat: Seat) -> Option<Timer> {
        self.clocks[seat.index()].filter(|_| self.bot(seat).is_none())
    }

    /// The clocks as everyone sees them.
    pub(super) fn clock_view(&self, now: Instant) -> Option<protocol::Clock> {
        self.room.settings.clock.length()?;
        let left = |seat: Seat| {
            let timer = self.clock(seat)?;
            Some(timer.at.saturating_duration_since(now).as_millis() as u64)
        };
        Some(protocol::Clock { left_ms: self.seats().map(left).collect() })
    }
}
