//! Snap windows in a session.

use std::time::Duration;

use games::{Answer, AnyPlayError, Message, Rng, SEATS_MAX, Seat};

use crate::lesson::LEARNER;
use crate::live::{By, Live, MatchEntry};
use crate::protocol;
use crate::time::Moment;

use super::bot_times::quick_move;
use super::replica::Replica;
use super::window::Window;

/// How often a bot throws in one sealed snap: as many cards as a row is dealt.
const BOT_THROWS_MAX: u8 = 4;

/// How long after it the end of a snap is told to who was late, in seconds.
const LATE_MAX: f32 = 30.0;

#[derive(Clone, Default)]
pub(super) struct Snaps {
    window: Option<Window>,
    /// Whether a snap was open when this was looked at last.
    is_open: bool,
    /// When the last snap was over.
    over: Option<Moment>,
    /// Whether the window waits for somebody who looks at cards.
    waits: bool,
}

impl Snaps {
    pub(super) fn is_open(&self) -> bool {
        self.window.is_some()
    }

    /// Whether a snap goes on, or will when nobody looks at cards any more.
    pub(super) fn is_on(&self, replica: &Replica) -> bool {
        self.is_open() || self.waits && replica.live().is_some_and(|live| live.snap().is_some())
    }

    pub(super) fn close(&mut self) {
        self.window = None;
    }

    /// Another match begins, or this one goes back.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Opens a window if a snap has begun, and forgets it if the snap is over; whether one opens.
    /// `length` is how long it is, whatever the room says; with zero there are none. While somebody
    /// is `looking` at cards it waits.
    pub(super) fn set(
        &mut self,
        replica: &Replica,
        length: Option<Duration>,
        looking: bool,
        chance: &mut Rng,
    ) -> bool {
        let (live, now) = (replica.live(), replica.now.at);
        let snap = live.and_then(Live::snap);
        if live.is_some() && std::mem::replace(&mut self.is_open, snap.is_some()) && snap.is_none()
        {
            self.over = Some(now);
        }
        let card = snap.and_then(|snap| snap.card).filter(|_| length != Some(Duration::ZERO));
        let Some((live, card)) = live.zip(card) else {
            self.close();
            self.waits = false;
            return false;
        };
        self.waits = looking && !self.is_open();
        if self.is_open() || self.waits {
            return false;
        }
        let mut window = Window::open(live.seq(), card, replica.room().settings().snaps, now);
        window.length = length.unwrap_or(window.length);
        for seat in live.deciders().iter() {
            if let Some(level) = replica.bot(seat).filter(|_| !window.sealed) {
                window.react(seat, level, chance);
            }
        }
        self.window = Some(window);
        true
    }

    /// When the window closes, for those at these distances, and with those who are away.
    pub(super) fn closes(
        &self,
        replica: &Replica,
        distances: impl Iterator<Item = (Seat, Duration)>,
        is_away: impl Fn(usize) -> bool,
    ) -> Option<Moment> {
        let (window, live) = (self.window.as_ref()?, replica.live()?);
        if window.sealed && all_answered(replica, live, is_away) {
            return Some(window.opened);
        }
        if is_patient(replica, live) {
            return None; // Who learns has all the time there is.
        }
        let deciders = live.deciders();
        let looks = |seat: Seat| deciders.contains(seat) && replica.bot(seat).is_none();
        Some(window.closes(distances.filter(|(seat, _)| looks(*seat))))
    }

    /// The bot whose reaction is due now; it does not react again.
    pub(super) fn reacting(&mut self, replica: &Replica) -> Option<Seat> {
        let at = self.next_reaction().filter(|at| replica.is_due(*at))?;
        self.window.as_mut()?.reacting(at)
    }

    /// Whether answers are hidden until the window closes, and settled then.
    pub(super) fn is_sealed(&self) -> bool {
        self.window.as_ref().is_some_and(|window| window.sealed)
    }

    /// The window closes, and everyone is done.
    pub(super) fn end(&mut self, replica: &Replica) -> Option<MatchEntry> {
        let live = replica.live()?;
        let done = live.snap().map(|snap| snap.done).unwrap_or_default();
        let lines: Vec<String> =
            live.deciders().iter().map(|seat| format!("{seat} {done}")).collect();
        let can_play = !lines.is_empty() && live.can_play(&lines);
        self.close();
        can_play.then(|| MatchEntry::played(lines, By::Clock, replica.now.unix_ms))
    }

    pub(super) fn next_reaction(&self) -> Option<Moment> {
        self.window.as_ref().and_then(Window::next_reaction)
    }

    pub(super) fn rendered(&mut self, id: u64, seat: Seat, now: Moment) {
        if let Some(window) = self.window.as_mut().filter(|window| window.id == id) {
            window.rendered(seat, now);
        }
    }

    /// The moves that the seat may choose already for the turn that comes next.
    fn choices(&self, live: &Live, seat: Seat) -> Vec<String> {
        if self.is_open() { live.game().ahead(seat) } else { Vec::new() }
    }

    /// What its seat has chosen for later with a move that cannot be played yet; `None` if it is a
    /// move to be played now. Refuses a seat that has already said that it throws nothing more.
    pub(super) fn queues(
        &self,
        live: &Live,
        seat: Seat,
        mv: &str,
    ) -> Result<Option<Vec<String>>, AnyPlayError> {
        let Some(window) = &self.window else { return Ok(None) };
        let mut queued = live.queued(seat);
        let is_for_later = |mv: &String| live.answer(seat, mv).is_none();
        if self.choices(live, seat).iter().any(|choice| choice == mv) {
            queued.retain(|mv| !is_for_later(mv));
            queued.push(mv.to_owned());
            return Ok(Some(queued));
        }
        let Ok(text) = live.game().check(seat, mv) else { return Ok(None) };
        if !window.sealed || live.answer(seat, &text).is_none() {
            return Ok(None);
        }
        if !queued.contains(&text) {
            if answered(live, seat) {
                return Err(AnyPlayError::NotNow(Message::plain("refused-snap-answered")));
            }
            let first_choice = queued.iter().position(is_for_later).unwrap_or(queued.len());
            queued.insert(first_choice, text);
        }
        Ok(Some(queued))
    }

    pub(super) fn view(
        &self,
        live: &Live,
        viewer: Option<Seat>,
        now: Moment,
    ) -> Option<protocol::Window> {
        let window = self.window.as_ref()?;
        let done = |seat: Seat| !live.deciders().contains(seat) || answered(live, seat);
        Some(protocol::Window {
            id: window.id,
            card: window.card.clone(),
            length_ms: window.length.as_millis() as u64,
            left_ms: window.left(viewer, now).as_millis() as u64,
            sealed: window.sealed,
            answered: viewer.is_none_or(done),
            choices: viewer.map(|seat| self.choices(live, seat)).unwrap_or_default(),
        })
    }

    /// What is said of a throw that was chosen at `seq` and comes after the window has closed.
    pub(super) fn too_late(&self, live: &Live, seq: u64, now: Moment) -> Message {
        let over = self.over.filter(|_| live.was_in_last_snap(seq));
        match over.map(|over| (now - over).as_secs_f32()) {
            Some(late) if late < LATE_MAX => {
                Message::plain("refused-too-late").with("seconds", format!("{late:.1}"))
            }
            _ if live.snap().is_some() => Message::plain("refused-stale"),
            _ => Message::plain("refused-no-snap"),
        }
    }
}

/// Whether everyone has to see the table anew after this line: anything but that a seat is done, or
/// moves out of turn.
pub(super) fn restarts(live: &Live, line: &str) -> bool {
    let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
    let mover = word.parse().ok().and_then(Seat::new);
    let timing = mover.map(|mover| live.game().timing(mover, mv)).unwrap_or_default();
    timing.answer != Some(Answer::Done) && !timing.out_of_turn
}

fn is_throw(live: &Live, seat: Seat, mv: &str) -> bool {
    live.answer(seat, mv) == Some(Answer::Throw)
}

/// Whether the seat's sealed answer is complete.
fn answered(live: &Live, seat: Seat) -> bool {
    live.queued(seat).iter().any(|mv| live.answer(seat, mv) == Some(Answer::Done))
}

/// Whether the first seat has all the time there is: that of who learns, or plays the deal of the
/// day.
fn is_patient(replica: &Replica, live: &Live) -> bool {
    live.teaches() || replica.room().daily().is_some()
}

/// Whether everyone has answered in a sealed window: who is away is not waited for, but who has
/// lost the line, or comes back after the server did, is; and so is who learns.
fn all_answered(replica: &Replica, live: &Live, is_away: impl Fn(usize) -> bool) -> bool {
    let learns = |seat: &Seat| *seat == LEARNER && is_patient(replica, live);
    let waited = |seat: &Seat| learns(seat) || !is_away(seat.index());
    let here = |seat: &Seat| waited(seat) && replica.bot(*seat).is_none();
    let mut asked = live.deciders().iter().filter(here);
    asked.all(|seat| answered(live, seat))
}

/// How sealed throws are settled: seat after seat from the one that discarded.
pub(super) struct Unsealing {
    /// What each bot may still throw; nobody has to throw what is not there.
    throws: [u8; SEATS_MAX],
}

pub(super) enum Unsealed {
    Next(MatchEntry),
    /// A power has to be used first; what is left is settled after it.
    PowerWaits,
    All,
}

impl Unsealing {
    pub(super) fn new() -> Self {
        Self { throws: [BOT_THROWS_MAX; SEATS_MAX] }
    }

    pub(super) fn next(&mut self, replica: &Replica, chance: &mut Rng) -> Unsealed {
        let at = replica.now.unix_ms;
        let Some(live) = replica.live().filter(|live| !live.is_full()) else {
            return Unsealed::All;
        };
        let Some(snap) = live.snap().filter(|snap| snap.card.is_some()) else {
            return Unsealed::PowerWaits;
        };
        let throw = |seat: Seat, mv: &str, by| Unsealed::Next(MatchEntry::moved(seat, mv, by, at));
        for seat in live.game().standings().seats().seats_from(snap.first) {
            if !live.deciders().contains(seat) {
                continue;
            }
            if replica.bot(seat).is_none() {
                let queued = live.queued(seat);
                let Some(mv) = queued.first().filter(|mv| is_throw(live, seat, mv)) else {
                    continue;
                };
                if live.can_play(&[format!("{seat} {mv}")]) {
                    return throw(seat, mv, By::Person);
                }
                let moves = queued[1..].to_vec();
                return Unsealed::Next(MatchEntry::Queued { seat, moves });
            }
            let left = &mut self.throws[seat.index()];
            if *left > 0 {
                *left -= 1;
                let mv = quick_move(replica, seat, chance);
                match mv.filter(|mv| is_throw(live, seat, mv)) {
                    Some(mv) => return throw(seat, &mv, By::Bot),
                    None => *left = 0,
                }
            }
        }
        Unsealed::All
    }
}

/// Once a snap is over, plays what a seat has chosen, or forgets it.
pub(super) fn settle_choice(replica: &Replica, seat: Seat) -> Vec<MatchEntry> {
    let Some(live) = replica.live().filter(|live| live.snap().is_none()) else {
        return Vec::new();
    };
    let queued = live.queued(seat);
    if queued.is_empty() {
        return Vec::new();
    }
    let choice = queued.into_iter().find(|mv| live.answer(seat, mv).is_none());
    // Who has been shown a card since decides anew: with the next move it would be seen no more.
    let has_looked = live.peeks(seat).is_empty();
    let good = choice.filter(|mv| has_looked && live.game().check(seat, mv).is_ok());
    let played = good.map(|mv| MatchEntry::moved(seat, &mv, By::Person, replica.now.unix_ms));
    played.into_iter().chain([MatchEntry::Queued { seat, moves: Vec::new() }]).collect()
}
