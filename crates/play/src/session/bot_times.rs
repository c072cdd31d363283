//! The time that bots take: the site's pause (`Config::bot_pause`) at the room's pace
//! (`BotPace::pause`).
//!
//! Bots that search think elsewhere, as soon as they are asked: the room goes on meanwhile, and
//! they play when their pause is over, so that nobody can tell how long they thought.

use std::time::Duration;

use bots::Level;
use games::{Rng, SEATS_MAX, Seat};

use crate::room::STAND_IN;
use crate::time::Moment;

use super::clocks::Timer;
use super::io::Think;
use super::replica::Replica;

/// How long a bot is waited for after its pause: where the machine has too much to do it plays
/// without a search.
const THINK_MAX: Duration = Duration::from_secs(2);

#[derive(Clone, Debug)]
struct Thinking {
    /// The `seq` at which the decision began.
    asked: u64,
    /// Once it has thought: its move, if it found one.
    found: Option<Option<String>>,
    /// Whether its pause was over before.
    is_late: bool,
}

/// By seat: when the bot there plays, and what it thinks about.
#[derive(Clone, Default)]
pub(super) struct BotTimes {
    pauses: [Option<Timer>; SEATS_MAX],
    thinking: [Option<Thinking>; SEATS_MAX],
}

impl BotTimes {
    pub(super) fn is_busy(&self) -> bool {
        self.pauses.iter().any(Option::is_some)
    }

    pub(super) fn next(&self) -> Option<Moment> {
        self.pauses.iter().flatten().map(|timer| timer.at).min()
    }

    pub(super) fn thinks_about(&self, seat: Seat) -> Option<u64> {
        let thinking = self.thinking[seat.index()].as_ref();
        thinking.filter(|thinking| thinking.found.is_none()).map(|thinking| thinking.asked)
    }

    /// Whether a bot is about to play for a person.
    pub(super) fn stands_in(&self, replica: &Replica) -> bool {
        let is_due =
            |seat: &Seat| self.pauses[seat.index()].is_some_and(|timer| replica.is_due(timer.at));
        let places = replica.room().places();
        replica.seats().filter(is_due).any(|seat| places[seat.index()].is_delegated())
    }

    /// Begins the pauses of the bots that have something to decide, unless a snap is open; returns
    /// what they are to think about.
    pub(super) fn set(&mut self, replica: &Replica, is_snap: bool, pause: Duration) -> Vec<Think> {
        let live = replica.live().filter(|live| !is_snap && !live.is_full());
        let mut thinks = Vec::new();
        for seat in (0..SEATS_MAX).filter_map(Seat::new) {
            let plays = has_turn(replica, seat) && replica.bot(seat).is_some();
            let asked = live.filter(|_| plays).map(|live| live.asked(seat));
            let new = asked.map(|asked| Timer::new(asked, replica.now.at + pause));
            let slot = &mut self.pauses[seat.index()];
            *slot = Timer::renew(*slot, new);
            // Another server's bots think there.
            if let Some(asked) = asked.filter(|_| !replica.is_behind()) {
                thinks.extend(self.think(replica, seat, asked));
            }
        }
        thinks
    }

    fn think(&mut self, replica: &Replica, seat: Seat, asked: u64) -> Option<Think> {
        let thinking = &mut self.thinking[seat.index()];
        if thinking.as_ref().is_some_and(|thinking| thinking.asked == asked) {
            return None;
        }
        let level = replica.bot(seat).filter(|level| level.searches())?;
        let live = replica.live().filter(|live| !live.is_full() && !live.teaches())?;
        *thinking = Some(Thinking { asked, found: None, is_late: false });
        Some(Think { seat, asked, level, game: live.game().clone_box() })
    }

    /// A bot has thought; whether it plays at once, as its pause is over.
    pub(super) fn thought(
        &mut self,
        replica: &Replica,
        seat: Seat,
        asked: u64,
        mv: Option<String>,
    ) -> bool {
        // Another server may have played meanwhile, or a match begun that has no such seat.
        let live = replica.live().filter(|_| replica.seats().any(|other| other == seat));
        let is_asked = live.is_some_and(|live| live.asked(seat) == asked);
        let thinking = self.thinking[seat.index()].as_mut();
        let Some(thinking) = thinking.filter(|it| is_asked && it.asked == asked) else {
            return false;
        };
        thinking.found = Some(mv);
        thinking.is_late
    }

    /// Whether the pause of the bot on a seat is over, and it plays; it is waited for once. It may
    /// have something to think about first.
    pub(super) fn pause_over(&mut self, replica: &Replica, seat: Seat) -> (Option<Think>, bool) {
        let asked = replica.live().map(|live| live.asked(seat));
        let slot = &mut self.pauses[seat.index()];
        let is_due = |it: &mut Timer| Some(it.asked) == asked && replica.is_due(it.at);
        let Some(timer) = slot.take_if(is_due) else { return (None, false) };
        // It has not begun to think, as another server should have played.
        let is_behind = replica.is_behind();
        let think = is_behind.then(|| self.think(replica, seat, timer.asked)).flatten();
        let thinking = self.thinking[seat.index()].as_mut();
        let thinking =
            thinking.filter(|it| it.asked == timer.asked && it.found.is_none() && !it.is_late);
        let Some(thinking) = thinking else { return (think, true) };
        thinking.is_late = true;
        self.pauses[seat.index()] = Some(Timer::new(timer.asked, replica.now.at + THINK_MAX));
        (think, false)
    }

    /// What the bot on a seat plays now: what it found, or what it would play without a search.
    pub(super) fn play(
        &mut self,
        replica: &Replica,
        seat: Seat,
        chance: &mut Rng,
    ) -> Option<String> {
        self.pauses[seat.index()] = None;
        let thinking = self.thinking[seat.index()].take();
        let live = replica.live().filter(|_| replica.decides(seat))?;
        replica.bot(seat)?;
        let asked = live.asked(seat);
        let found = thinking.filter(|it| it.asked == asked).and_then(|it| it.found.flatten());
        // Others may have played since where all decide at the same time.
        let found = found.filter(|mv| live.game().check(seat, mv).is_ok());
        found.or_else(|| quick_move(replica, seat, chance))
    }
}

/// Whether a seat is to decide, and in a deal of the day before all others.
fn has_turn(replica: &Replica, seat: Seat) -> bool {
    let first = replica.live().and_then(|live| live.deciders().first());
    replica.decides(seat) && (replica.room().daily().is_none() || first == Some(seat))
}

/// What a bot plays on a seat now, without a search, if anything: in a lesson what the script says.
pub(super) fn quick_move(replica: &Replica, seat: Seat, chance: &mut Rng) -> Option<String> {
    let live = replica.live().filter(|live| !live.is_full())?;
    if let Some(scripted) = live.scripted(seat) {
        return scripted.map(str::to_owned);
    }
    let level = replica.bot(seat).unwrap_or(STAND_IN).min(Level::Club);
    if let Some(daily) = replica.room().daily() {
        return daily.choose(level, live.played(), seat);
    }
    bots::choose(level, live.game(), seat, chance)
}
