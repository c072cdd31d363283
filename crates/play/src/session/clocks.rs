//! The clocks of those who have something to decide, and when the next round begins by itself.

use std::time::Duration;

use games::{SEATS_MAX, Seat};

use crate::limits;
use crate::live::Live;
use crate::protocol::{Clock, ClockMode, Fault, FaultCode, Stage};
use crate::room::{Place, fault};
use crate::time::Moment;

use super::replica::Replica;

/// When something happens that belongs to one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timer {
    /// The `seq` at which the decision began; of the next round, how many rounds are over.
    pub(super) asked: u64,
    pub(super) at: Moment,
    fired: bool,
    /// How often it was put off.
    stretched: u8,
    /// Whether it is the moment of somebody who was away when the time was up.
    is_last: bool,
}

/// What happens when a seat's time is up.
pub(super) enum TimeUp {
    /// A bot plays until the player is back.
    Delegates,
    /// A bot plays one move.
    Moves,
}

#[derive(Clone, Default)]
pub(super) struct Clocks {
    /// By seat.
    seats: [Option<Timer>; SEATS_MAX],
    next_round: Option<Timer>,
}

impl Timer {
    pub(super) fn new(asked: u64, at: Moment) -> Self {
        Self { asked, at, fired: false, stretched: 0, is_last: false }
    }

    /// The timer of what is to be decided now: the one that runs, if it is for that.
    pub(super) fn renew(running: Option<Self>, new: Option<Self>) -> Option<Self> {
        running.filter(|running| new.is_some_and(|new| new.asked == running.asked)).or(new)
    }

    fn is_due(&self, replica: &Replica) -> bool {
        !self.fired && replica.is_due(self.at)
    }
}

impl Clocks {
    /// Another kind of clock begins anew.
    pub(super) fn restart(&mut self) {
        *self = Self::default();
    }

    /// The clock of a person who has something to decide.
    fn running(&self, replica: &Replica, seat: Seat) -> Option<Timer> {
        let live = replica.live().filter(|_| replica.decides(seat))?;
        let own = |timer: &Timer| timer.asked == live.clocked(seat);
        self.seats[seat.index()].filter(own).filter(|_| replica.bot(seat).is_none())
    }

    /// When the next clock runs out that runs, or the next round begins by itself.
    pub(super) fn next(&self, replica: &Replica) -> Option<Moment> {
        let running = replica.seats().filter_map(|seat| self.running(replica, seat));
        let all = running.chain(self.next_round);
        all.filter(|timer| !timer.fired).map(|timer| timer.at).min()
    }

    /// When a clock runs out that goes on while nobody is here, or a match is to be looked after.
    pub(super) fn next_alone(&self, replica: &Replica) -> Option<Moment> {
        if replica.settles() {
            return Some(replica.now.at + limits::SETTLED_AFTER);
        }
        let days = replica.room().settings().clock == ClockMode::Days;
        self.next(replica).filter(|_| days)
    }

    /// What happens if a seat's time is up now. If its player is away, a bot plays until they are
    /// back; if they are here, it plays one move, unless the clock is gentle. A player who was away
    /// the last time gets a move played either way, or they could come and go for ever.
    pub(super) fn run_out(
        &mut self,
        replica: &Replica,
        seat: Seat,
        is_gone: bool,
    ) -> Option<TimeUp> {
        let timer = self.running(replica, seat).filter(|timer| timer.is_due(replica))?;
        self.seats[seat.index()] = Some(Timer { fired: true, ..timer });
        let room = replica.room();
        match room.settings().clock {
            _ if !timer.is_last && is_gone => Some(TimeUp::Delegates),
            _ if room.places()[seat.index()].is_program() => Some(TimeUp::Moves),
            ClockMode::Off | ClockMode::Gentle => None,
            ClockMode::Live | ClockMode::Days => Some(TimeUp::Moves),
        }
    }

    /// Whether the time of a person at a place was up, and they were waited for all the same.
    pub(super) fn has_fired(&self, place: usize) -> bool {
        self.seats.get(place).copied().flatten().is_some_and(|timer| timer.fired)
    }

    /// Whether a match that counts has waited long enough for its next round, unless others have
    /// begun it meanwhile.
    pub(super) fn begins_round(&mut self, replica: &Replica) -> bool {
        let Some(timer) = self.next_round.as_mut().filter(|it| it.is_due(replica)) else {
            return false;
        };
        timer.fired = true;
        let rounds = replica.live().map(|live| live.rounds().len() as u64);
        replica.shown_stage() == Stage::RoundOver && rounds == Some(timer.asked)
    }

    /// Sets the clocks of the people who have something to decide. While nobody is here, a clock of
    /// minutes waits for somebody to come back, but not in a match that counts.
    pub(super) fn set(&mut self, replica: &Replica, is_anybody_here: bool, is_snap: bool) {
        let mode = replica.room().settings().clock;
        let days = mode == ClockMode::Days;
        let runs = !is_snap && (days || is_anybody_here || replica.settles());
        let hurries = matches!(mode, ClockMode::Live | ClockMode::Days);
        for seat in (0..SEATS_MAX).filter_map(Seat::new) {
            // It goes on while a bot plays for somebody: or else each rest would be a new clock.
            let live = replica.live().filter(|_| runs && replica.decides(seat));
            let new = live.zip(length(replica, seat)).map(|(live, length)| {
                let is_long = days && length > limits::PROGRAM;
                let over = if is_long { over(replica, live) } else { Duration::ZERO };
                Timer::new(live.clocked(seat), replica.now.at + length.saturating_sub(over))
            });
            let is_back = hurries && replica.bot(seat).is_none();
            let slot = &mut self.seats[seat.index()];
            *slot = Timer::renew(*slot, new).map(|timer| match timer.fired && is_back {
                // Who was away when the time was up has a moment, and no new clock.
                true => Timer {
                    at: replica.now.at + limits::TIME_AFTER_RETURN,
                    fired: false,
                    is_last: true,
                    ..timer
                },
                false => timer,
            });
        }
    }

    pub(super) fn set_next_round(&mut self, replica: &Replica) {
        let room = replica.room();
        let is_over = replica.shown_stage() == Stage::RoundOver;
        let live = replica.live().filter(|_| is_over && room.contenders().is_some());
        let clock = room.settings().clock;
        let new = live.filter(|live| live.opening().is_none()).map(|live| {
            let days = clock == ClockMode::Days;
            let over = if days { over(replica, live) } else { Duration::ZERO };
            let at = replica.now.at + clock.between_rounds().saturating_sub(over);
            Timer::new(live.rounds().len() as u64, at)
        });
        self.next_round = Timer::renew(self.next_round, new);
    }

    /// Gives a seat as long again for the decision that its clock runs for; which that is.
    pub(super) fn more_time(
        &mut self,
        replica: &Replica,
        seat: Option<Seat>,
    ) -> Result<(Seat, u64), Fault> {
        let running = seat.and_then(|seat| Some((seat, self.running(replica, seat)?)));
        let room = replica.room();
        let (Some((seat, timer)), Some(_)) =
            (running.filter(|(_, timer)| !timer.fired), room.settings().clock.length())
        else {
            return Err(fault(FaultCode::NotNow, "no clock runs for your seat"));
        };
        if room.settings().clock == ClockMode::Days {
            return Err(fault(FaultCode::NotNow, "a clock of days is not stretched"));
        }
        if room.places()[seat.index()].is_program() {
            return Err(fault(FaultCode::NotNow, "a program's time is not stretched"));
        }
        if timer.stretched >= limits::MORE_TIME_MAX {
            let message = "this decision's time was put off as often as may be";
            return Err(fault(FaultCode::TooMany, message));
        }
        self.stretch(replica, seat, timer.asked);
        Ok((seat, timer.asked))
    }

    /// Stretches the clock of a seat if it runs for the decision that began at this `seq`; whether
    /// it does.
    pub(super) fn stretch(&mut self, replica: &Replica, seat: Seat, asked: u64) -> bool {
        let running = self.running(replica, seat).filter(|timer| timer.asked == asked);
        let Some((timer, length)) = running.zip(replica.room().settings().clock.length()) else {
            return false;
        };
        let (stretched, at) = (timer.stretched + 1, timer.at + length);
        self.seats[seat.index()] = Some(Timer { stretched, at, ..timer });
        true
    }

    pub(super) fn view(&self, replica: &Replica) -> Option<Clock> {
        replica.room().settings().clock.length()?;
        let left =
            |seat| Some((self.running(replica, seat)?.at - replica.now.at).as_millis() as u64);
        Some(Clock { left_ms: replica.seats().map(left).collect() })
    }
}

/// How long a decision of this seat may take.
fn length(replica: &Replica, seat: Seat) -> Option<Duration> {
    let room = replica.room();
    let length = room.settings().clock.length();
    if room.places().get(seat.index()).is_some_and(Place::is_program) {
        return Some(length.unwrap_or(limits::PROGRAM).min(limits::PROGRAM));
    }
    length
}

/// How much of a clock of days is over: it goes on while the server does not run.
fn over(replica: &Replica, live: &Live) -> Duration {
    Duration::from_millis(replica.now.calendar_ms.saturating_sub(live.changed()))
}
