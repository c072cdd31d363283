//! Clocks, and the time that bots take: it exists only here and in snap windows, and becomes moves.
//!
//! Bots that search think elsewhere, as soon as they are asked: the room goes on meanwhile, and
//! they play when their pause is over, so that nobody can tell how long they thought.

use std::time::Duration;

use bots::Level;
use games::{SEATS_MAX, Seat};

use crate::limits;
use crate::live::By;
use crate::protocol::{self, Clock, ClockMode, Fault, FaultCode};
use crate::room::{Place, RoomEntry, STAND_IN, Stage, fault};
use crate::time::Moment;

use super::Session;
use super::io::Think;

/// How long a bot is waited for after its pause: where the machine has too much to do it plays
/// without a search.
const THINK_MAX: Duration = Duration::from_secs(2);

/// When something happens that belongs to one decision.
#[derive(Clone, Copy, Debug)]
struct Timer {
    /// The `seq` at which the decision began.
    asked: u64,
    at: Moment,
    fired: bool,
    /// How often it was put off.
    stretched: u8,
    /// Whether it is the moment of somebody who was away when the time was up.
    is_last: bool,
}

impl Timer {
    fn new(asked: u64, at: Moment) -> Self {
        Self { asked, at, fired: false, stretched: 0, is_last: false }
    }
}

#[derive(Clone, Debug)]
struct Thinking {
    asked: u64,
    /// Once it has thought: its move, if it found one.
    found: Option<Option<String>>,
    /// Whether its pause was over before.
    is_late: bool,
}

/// By seat.
#[derive(Clone, Default)]
pub(super) struct Clocks {
    /// When the bot plays.
    bots: [Option<Timer>; SEATS_MAX],
    thinking: [Option<Thinking>; SEATS_MAX],
    clocks: [Option<Timer>; SEATS_MAX],
    /// When the next round begins by itself.
    next_round: Option<Timer>,
}

impl Clocks {
    pub(super) fn restart(&mut self) {
        self.clocks = Default::default();
        self.next_round = None;
    }

    pub(super) fn has_bots(&self) -> bool {
        self.bots.iter().any(Option::is_some)
    }

    pub(super) fn thinks_about(&self, seat: Seat) -> Option<u64> {
        let thinking = self.thinking[seat.index()].as_ref();
        thinking.filter(|thinking| thinking.found.is_none()).map(|thinking| thinking.asked)
    }
}

impl Session {
    /// The clock of a person who has something to decide.
    fn clock(&self, seat: Seat) -> Option<Timer> {
        let live = self.replica.live().filter(|_| self.replica.decides(seat))?;
        let own = |timer: &Timer| timer.asked == live.clocked(seat);
        self.clocks.clocks[seat.index()].filter(own).filter(|_| self.replica.bot(seat).is_none())
    }

    /// When the next clock runs out that runs, or the next round begins by itself.
    pub(super) fn next_clock(&self) -> Option<Moment> {
        let clocks = self.replica.seats().filter_map(|seat| self.clock(seat));
        let all = clocks.chain(self.clocks.next_round);
        all.filter(|timer| !timer.fired).map(|timer| timer.at).min()
    }

    pub(super) fn next_timer(&self) -> Option<Moment> {
        let bots = self.clocks.bots.iter().flatten().map(|timer| timer.at);
        bots.chain(self.next_clock()).min()
    }

    /// Bots whose pause is over play, and so does somebody for whom time has run out.
    pub(super) fn timers_run_out(&mut self) {
        let is_due = |this: &Self, timer: Timer| this.acts_at(timer.at) <= this.now.at;
        for seat in self.replica.seats() {
            let asked = self.replica.live().map(|live| live.asked(seat));
            let timer = self.clocks.bots[seat.index()].filter(|timer| Some(timer.asked) == asked);
            if timer.is_some_and(|timer| is_due(self, timer)) {
                self.pause_over(seat);
            }
        }
        for seat in self.replica.seats() {
            if self.clock(seat).is_some_and(|timer| !timer.fired && is_due(self, timer)) {
                self.time_up(seat);
            }
        }
        if self.clocks.next_round.is_some_and(|timer| !timer.fired && is_due(self, timer)) {
            self.next_round_due();
        }
    }

    /// A match that counts has waited long enough for its next round, unless others have begun it
    /// meanwhile.
    fn next_round_due(&mut self) {
        let Some(timer) = &mut self.clocks.next_round else { return };
        timer.fired = true;
        let rounds = self.replica.live().map(|live| live.rounds().len() as u64);
        let is_over = self.replica.shown_stage() == protocol::Stage::RoundOver;
        if is_over && rounds == Some(timer.asked) {
            // Where the match can have no more, there is nothing to begin.
            let _ = self.begin();
        }
    }

    /// Whether a match is on that counts, and each decision has minutes: it is played to its end,
    /// whoever is there.
    pub(super) fn settles(&self) -> bool {
        let room = self.replica.room();
        let is_on = self.replica.stage() == Stage::Match && room.contenders.is_some();
        is_on
            && room.settings.clock != ClockMode::Days
            && self.replica.live().is_some_and(|live| !live.is_full())
    }

    /// Those for whom a bot is to play, as they have been gone for long and no clock runs for them;
    /// and from when on. Without a person at the table nothing is played, but for a match that
    /// counts.
    fn absent(&self) -> impl Iterator<Item = (usize, Moment)> + '_ {
        let room = self.replica.room();
        let goes_on = match self.presence.is_anybody_here(room) {
            true => room.settings.clock.length().is_none(),
            false => self.settles(),
        };
        let playing = if self.replica.stage() == Stage::Match { room.playing } else { 0 };
        let waited_for = move |place: &usize| {
            let sits = &room.places[*place];
            goes_on && sits.is_person() && !sits.is_delegated()
        };
        let gone = |place| Some((place, self.presence.gone_since(room, place)? + limits::ABSENT));
        (0..playing.min(room.places.len())).filter(waited_for).filter_map(gone)
    }

    pub(super) fn absent_at(&self) -> Option<Moment> {
        self.absent().map(|(_, at)| at).min()
    }

    pub(super) fn play_for_absent(&mut self) {
        let is_due = |at: Moment| self.acts_at(at) <= self.now.at;
        let due: Vec<usize> =
            self.absent().filter(|(_, at)| is_due(*at)).map(|(place, _)| place).collect();
        for place in due {
            self.store_room(&RoomEntry::Delegated { place, on: true });
            self.go_on();
        }
    }

    /// Finds out who is away. Who leaves after a gentle clock ran out is played for; and who was
    /// waited for is not any more.
    pub(super) fn note_away(&mut self) {
        let left = self.presence.note_away(self.replica.room(), self.now.at);
        let Some(left) = left else { return };
        for place in left {
            self.guest_leaves(place, false);
            let clock = self.clocks.clocks.get(place).copied().flatten();
            let sits = self.replica.room().places[place].bot();
            if clock.is_some_and(|clock| clock.fired) && sits.is_none() {
                self.store_room(&RoomEntry::Delegated { place, on: true });
            }
        }
        self.presence.forget_away(self.replica.room());
        self.changes.room = true;
        self.go_on();
    }

    fn think(&mut self, seat: Seat, asked: u64) {
        let thinking = &self.clocks.thinking[seat.index()];
        if thinking.as_ref().is_some_and(|thinking| thinking.asked == asked) {
            return;
        }
        let level = self.replica.bot(seat).filter(|level| level.searches());
        let open = self.replica.live().filter(|live| !live.is_full() && !live.teaches());
        let Some((level, live)) = level.zip(open) else { return };
        self.out.thinks.push(Think { seat, asked, level, game: live.game().clone_box() });
        let thinking = Thinking { asked, found: None, is_late: false };
        self.clocks.thinking[seat.index()] = Some(thinking);
    }

    /// A bot has thought: it plays at once if its pause is over.
    pub(super) fn thought(&mut self, seat: Seat, asked: u64, mv: Option<String>) {
        // Another server may have played meanwhile.
        let is_asked = self.replica.live().is_some_and(|live| live.asked(seat) == asked);
        let thinking = self.clocks.thinking[seat.index()].as_mut();
        if let Some(thinking) = thinking.filter(|it| is_asked && it.asked == asked) {
            thinking.found = Some(mv);
            if thinking.is_late {
                self.play_thought(seat);
            }
        }
    }

    /// The pause of a bot is over: it plays, or is waited for once.
    fn pause_over(&mut self, seat: Seat) {
        let timer = self.clocks.bots[seat.index()].take();
        if let Some(timer) = timer.filter(|_| self.replica.is_behind()) {
            // It has not begun to think, as another server should have played.
            self.think(seat, timer.asked);
        }
        if let Some((thinking, mut timer)) = self.clocks.thinking[seat.index()].as_mut().zip(timer)
            && timer.asked == thinking.asked
            && thinking.found.is_none()
            && !thinking.is_late
        {
            thinking.is_late = true;
            timer.at = self.now.at + THINK_MAX;
            self.clocks.bots[seat.index()] = Some(timer);
            return;
        }
        self.play_thought(seat);
    }

    /// A bot plays what it found, or what it would play without a search.
    fn play_thought(&mut self, seat: Seat) {
        self.clocks.bots[seat.index()] = None;
        let thinking = self.clocks.thinking[seat.index()].take();
        let Some(live) = self.replica.live().filter(|_| self.replica.decides(seat)) else { return };
        if self.replica.bot(seat).is_none() {
            return;
        }
        let asked = live.asked(seat);
        let found = thinking.filter(|it| it.asked == asked).and_then(|it| it.found.flatten());
        // Others may have played since where all decide at the same time.
        match found.filter(|mv| live.game().check(seat, mv).is_ok()) {
            Some(mv) => self.play_lines(vec![format!("{seat} {mv}")], By::Bot),
            None => self.play_bot(seat, By::Bot),
        }
    }

    fn play_bot(&mut self, seat: Seat, by: By) {
        if let Some(mv) = self.bot_move(seat) {
            self.play_lines(vec![format!("{seat} {mv}")], by);
        }
    }

    /// What a bot plays on a seat now, without a search, if anything: in a lesson what the script
    /// says.
    pub(super) fn bot_move(&mut self, seat: Seat) -> Option<String> {
        let live = self.replica.live().filter(|live| !live.is_full())?;
        if let Some(scripted) = live.scripted(seat) {
            return scripted.map(str::to_owned);
        }
        let level = self.replica.bot(seat).unwrap_or(STAND_IN).min(Level::Club);
        if let Some(daily) = &self.replica.room().daily {
            return daily.choose(level, live.played(), seat);
        }
        bots::choose(level, live.game(), seat, &mut self.chance)
    }

    /// A seat's time is up. If its player is away, a bot plays until they are back; if they are
    /// here, it plays one move, unless the clock is gentle. A player who was away the last time
    /// gets a move played either way, or they could come and go for ever.
    fn time_up(&mut self, seat: Seat) {
        let place = seat.index();
        let room = self.replica.room();
        let is_program = room.places[place].is_program();
        let is_last = self.clock(seat).is_some_and(|timer| timer.is_last);
        match room.settings.clock {
            _ if !is_last && self.presence.gone_since(room, place).is_some() => {
                self.store_room(&RoomEntry::Delegated { place, on: true });
            }
            _ if is_program => self.play_bot(seat, By::Clock),
            ClockMode::Off | ClockMode::Gentle => {}
            ClockMode::Live | ClockMode::Days => self.play_bot(seat, By::Clock),
        }
        if let Some(timer) = &mut self.clocks.clocks[place] {
            timer.fired = true;
        }
    }

    fn time_for(&self, seat: Seat) -> Option<Duration> {
        let room = self.replica.room();
        let length = room.settings.clock.length();
        if room.places.get(seat.index()).is_some_and(Place::is_program) {
            return Some(length.unwrap_or(limits::PROGRAM).min(limits::PROGRAM));
        }
        length
    }

    /// Whether a seat is to decide, and in a deal of the day before all others.
    fn has_turn(&self, seat: Seat) -> bool {
        let first = self.replica.live().and_then(|live| live.deciders().first());
        self.replica.decides(seat) && (self.replica.room().daily.is_none() || first == Some(seat))
    }

    pub(super) fn set_bots(&mut self) {
        let pause = self.replica.room().settings.bots.pause(self.config.bot_pause);
        let is_on = !self.snaps.is_open() && self.replica.live().is_some_and(|it| !it.is_full());
        for seat in (0..SEATS_MAX).filter_map(Seat::new) {
            let plays = is_on && self.has_turn(seat) && self.replica.bot(seat).is_some();
            let asked = self.replica.live().filter(|_| plays).map(|live| live.asked(seat));
            let at = self.now.at + pause;
            let slot = &mut self.clocks.bots[seat.index()];
            *slot = asked.map(|asked| match *slot {
                Some(timer) if timer.asked == asked => timer,
                _ => Timer::new(asked, at),
            });
            // Another server's bots think there.
            if let Some(asked) = asked.filter(|_| !self.replica.is_behind()) {
                self.think(seat, asked);
            }
        }
    }

    /// Sets the clocks of the people who have something to decide. While nobody is here, a clock of
    /// minutes waits for somebody to come back, but not in a match that counts.
    pub(super) fn set_clocks(&mut self) {
        let (room, now) = (self.replica.room(), self.now.at);
        let mode = room.settings.clock;
        let days = mode == ClockMode::Days;
        let goes_on = days || self.presence.is_anybody_here(room) || self.settles();
        let runs = !self.snaps.is_open() && goes_on;
        let hurries = matches!(mode, ClockMode::Live | ClockMode::Days);
        for seat in (0..SEATS_MAX).filter_map(Seat::new) {
            // It goes on while a bot plays for somebody: or else each rest would be a new clock.
            let live = self.replica.live().filter(|_| runs && self.replica.decides(seat));
            let new = live.zip(self.time_for(seat)).map(|(live, length)| {
                // Days go on while the server does not run.
                let over = self.now.calendar_ms.saturating_sub(live.changed());
                let is_long = days && length > limits::PROGRAM;
                let over = if is_long { Duration::from_millis(over) } else { Duration::ZERO };
                let at = now + length.saturating_sub(over);
                Timer::new(live.clocked(seat), at)
            });
            let is_back = hurries && self.replica.bot(seat).is_none();
            let slot = &mut self.clocks.clocks[seat.index()];
            *slot = match (*slot, new) {
                (Some(old), Some(new)) if old.asked == new.asked => {
                    // Who was away when the time was up has a moment, and no new clock.
                    let at = now + limits::TIME_AFTER_RETURN;
                    let again = Timer { at, fired: false, is_last: true, ..old };
                    Some(if old.fired && is_back { again } else { old })
                }
                (_, new) => new,
            };
        }
    }

    pub(super) fn set_next_round(&mut self) {
        let room = self.replica.room();
        let is_over = self.replica.shown_stage() == protocol::Stage::RoundOver;
        let live = self.replica.live().filter(|_| is_over && room.contenders.is_some());
        let clock = room.settings.clock;
        let new = live.filter(|live| live.opening().is_none()).map(|live| {
            // Days go on while the server does not run.
            let over = self.now.calendar_ms.saturating_sub(live.changed());
            let over = if clock == ClockMode::Days { over } else { 0 };
            let left = clock.between_rounds().saturating_sub(Duration::from_millis(over));
            let (asked, at) = (live.rounds().len() as u64, self.now.at + left);
            Timer::new(asked, at)
        });
        let old = self.clocks.next_round;
        self.clocks.next_round = match (old, new) {
            (Some(old), Some(new)) if old.asked == new.asked => Some(old),
            (_, new) => new,
        };
    }

    /// Gives a seat as long again for the decision that its clock runs for.
    pub(super) fn more_time(&mut self, seat: Option<Seat>) -> Result<(), Fault> {
        let clock = seat.and_then(|seat| Some((seat, self.clock(seat)?)));
        let room = self.replica.room();
        let (Some((seat, timer)), Some(_)) =
            (clock.filter(|(_, timer)| !timer.fired), room.settings.clock.length())
        else {
            return Err(fault(FaultCode::NotNow, "no clock runs for your seat"));
        };
        if room.settings.clock == ClockMode::Days {
            return Err(fault(FaultCode::NotNow, "a clock of days is not stretched"));
        }
        if room.places[seat.index()].is_program() {
            return Err(fault(FaultCode::NotNow, "a program's time is not stretched"));
        }
        if timer.stretched >= limits::MORE_TIME_MAX {
            let message = "this decision's time was put off as often as may be";
            return Err(fault(FaultCode::TooMany, message));
        }
        self.tell_others_more_time(seat, timer.asked);
        self.stretch(seat);
        Ok(())
    }

    /// Whether the clock of a seat runs for the decision that began at this `seq`.
    pub(super) fn asks_now(&self, seat: Seat, asked: u64) -> bool {
        self.clock(seat).is_some_and(|clock| clock.asked == asked)
    }

    pub(super) fn stretch(&mut self, seat: Seat) {
        let length = self.replica.room().settings.clock.length();
        if let (Some(timer), Some(length)) = (&mut self.clocks.clocks[seat.index()], length) {
            timer.stretched += 1;
            timer.at = timer.at + length;
            self.changes.everyone = true;
        }
    }

    pub(super) fn clock_view(&self) -> Option<Clock> {
        self.replica.room().settings.clock.length()?;
        let left = |seat: Seat| Some((self.clock(seat)?.at - self.now.at).as_millis() as u64);
        Some(Clock { left_ms: self.replica.seats().map(left).collect() })
    }

    pub(super) fn host_is_away(&mut self) {
        if let Some(place) = self.replica.room().next_host(&self.asking(None)) {
            self.store_room(&RoomEntry::HostIs { place, stands_in: true });
        }
    }

    /// Whether a bot is about to play for a person: the log is read first, as they may be back at a
    /// server that is not heard.
    pub(super) fn stands_in_now(&self) -> bool {
        let room = self.replica.room();
        let is_due = |seat: Seat| {
            let timer = self.clocks.bots[seat.index()];
            timer.is_some_and(|timer| self.acts_at(timer.at) <= self.now.at)
        };
        let mut seats = self.replica.seats();
        self.config.is_shared
            && seats.any(|seat| room.places[seat.index()].is_delegated() && is_due(seat))
    }

    /// Somebody is back for whom a bot may be about to play at another server. With this entry that
    /// server comes too late, and learns of it.
    pub(super) fn store_return(&mut self, place: usize) {
        let room = self.replica.room();
        let plays = self.replica.stage() == Stage::Match && place < room.playing;
        let has_space = room.bytes() < limits::ROOM_BYTES_MAX;
        // Whoever comes back can watch all the same where nothing can be stored.
        if self.config.is_shared && plays && has_space && !self.now.is_full {
            self.store_room(&RoomEntry::Delegated { place, on: false });
        }
    }

    /// A bot that played for somebody stops; whether one did.
    pub(super) fn come_back(&mut self, place: usize) -> bool {
        let sits = self.replica.room().places.get(place);
        let is_delegated = sits.is_some_and(Place::is_delegated);
        if is_delegated {
            self.store_room(&RoomEntry::Delegated { place, on: false });
        }
        is_delegated
    }
}
