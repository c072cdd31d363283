//! Snap windows in a session.

use games::{Answer, AnyPlayError, Message, SEATS_MAX, Seat};

use crate::lesson::LEARNER;
use crate::live::{By, Live, MatchEntry};
use crate::protocol;
use crate::time::Moment;

use super::Session;
use super::bot_times::quick_move;
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
}

impl Snaps {
    pub(super) fn is_open(&self) -> bool {
        self.window.is_some()
    }

    pub(super) fn close(&mut self) {
        self.window = None;
    }

    /// Another match begins, or this one goes back.
    pub(super) fn forget(&mut self) {
        (self.window, self.over, self.is_open) = (None, None, false);
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

impl Session {
    /// Opens a window if a snap has begun, and forgets it if the snap is over.
    pub(super) fn set_window(&mut self) {
        let now = self.now.at;
        let Some(live) = self.replica.live() else { return self.snaps.close() };
        let snap = live.snap();
        if std::mem::replace(&mut self.snaps.is_open, snap.is_some()) && snap.is_none() {
            self.snaps.over = Some(now);
        }
        let Some(snap) = snap else { return self.snaps.close() };
        let Some(card) = snap.card else { return self.snaps.close() };
        if self.snaps.is_open() {
            return;
        }
        let mut window = Window::open(live.seq(), card, self.replica.room().settings.snaps, now);
        window.length = self.config.snaps.unwrap_or(window.length);
        for seat in live.deciders().iter() {
            if let Some(level) = self.replica.bot(seat).filter(|_| !window.sealed) {
                window.react(seat, level, &mut self.chance);
            }
        }
        self.snaps.window = Some(window);
        self.changes.everyone = true;
    }

    pub(super) fn window_closes(&self) -> Option<Moment> {
        let (window, live) = (self.snaps.window.as_ref()?, self.replica.live()?);
        if window.sealed && self.all_answered(live) {
            return Some(window.opened);
        }
        if self.is_patient(live) {
            return None; // Who learns has all the time there is.
        }
        let deciders = live.deciders();
        let looking = self
            .presence
            .distances(self.replica.room())
            .filter(|(seat, _)| deciders.contains(*seat) && self.replica.bot(*seat).is_none());
        Some(window.closes(looking))
    }

    /// Whether the first seat has all the time there is: that of who learns, or plays the deal of
    /// the day.
    fn is_patient(&self, live: &Live) -> bool {
        live.teaches() || self.replica.room().daily.is_some()
    }

    /// Whether everyone has answered in a sealed window: who is away is not waited for, but who has
    /// lost the line, or comes back after the server did, is; and so is who learns.
    fn all_answered(&self, live: &Live) -> bool {
        let learns = |seat: &Seat| *seat == LEARNER && self.is_patient(live);
        let waited = |seat: &Seat| learns(seat) || !self.presence.is_away(seat.index());
        let here = |seat: &Seat| waited(seat) && self.replica.bot(*seat).is_none();
        let mut asked = live.deciders().iter().filter(here);
        asked.all(|seat| answered(live, seat))
    }

    pub(super) fn react(&mut self) {
        while let Some(at) = self.snaps.next_reaction()
            && self.replica.acts_at(at) <= self.now.at
            && let Some(seat) = self.snaps.window.as_mut().and_then(|open| open.reacting(at))
        {
            if self.replica.bot(seat).is_some()
                && let Some(mv) = quick_move(&self.replica, seat, &mut self.chance)
            {
                self.play_lines(vec![format!("{seat} {mv}")], By::Bot);
            }
        }
    }

    /// The window closes: sealed answers are settled, everyone is done, and the next seat's choice
    /// is played.
    pub(super) fn close_window(&mut self) {
        if self.snaps.window.as_ref().is_some_and(|window| window.sealed) && !self.unseal() {
            return; // A power waits; what is left is settled after it.
        }
        let Some(live) = self.replica.live() else { return };
        let done = live.snap().map(|snap| snap.done).unwrap_or_default();
        let lines: Vec<String> =
            live.deciders().iter().map(|seat| format!("{seat} {done}")).collect();
        let can_play = !lines.is_empty() && live.can_play(&lines);
        self.snaps.close();
        if can_play {
            self.play_lines(lines, By::Clock);
        }
    }

    /// Plays the sealed throws, seat after seat from the one that discarded; false if a power has
    /// to be used first.
    fn unseal(&mut self) -> bool {
        // What each bot may still throw; nobody has to throw what is not there.
        let mut throws = [BOT_THROWS_MAX; SEATS_MAX];
        loop {
            let Some(live) = self.replica.live().filter(|live| !live.is_full()) else {
                return true;
            };
            let Some(snap) = live.snap().filter(|snap| snap.card.is_some()) else { return false };
            let mut order = live.game().standings().seats().seats_from(snap.first);
            let answers = |seat: &Seat| {
                let more = match self.replica.bot(*seat) {
                    Some(_) => throws[seat.index()] > 0,
                    None => live.queued(*seat).first().is_some_and(|mv| is_throw(live, *seat, mv)),
                };
                more && live.deciders().contains(*seat)
            };
            let Some(seat) = order.find(answers) else { return true };
            if self.replica.bot(seat).is_none() {
                let line = format!("{seat} {}", live.queued(seat)[0]);
                if live.can_play(std::slice::from_ref(&line)) {
                    self.play_lines(vec![line], By::Person);
                } else {
                    let rest = live.queued(seat)[1..].to_vec();
                    self.store_match(&MatchEntry::Queued { seat, moves: rest });
                }
                continue;
            }
            throws[seat.index()] -= 1;
            let mv = quick_move(&self.replica, seat, &mut self.chance);
            match mv.filter(|mv| self.replica.live().is_some_and(|live| is_throw(live, seat, mv))) {
                Some(mv) => self.play_lines(vec![format!("{seat} {mv}")], By::Bot),
                None => throws[seat.index()] = 0,
            }
        }
    }

    /// Once a snap is over, plays what the next seat has chosen, and forgets what others have.
    pub(super) fn play_choices(&mut self) {
        for seat in self.replica.seats() {
            let Some(live) = self.replica.live().filter(|live| live.snap().is_none()) else {
                return;
            };
            let queued = live.queued(seat);
            if queued.is_empty() {
                continue;
            }
            let choice = queued.into_iter().find(|mv| live.answer(seat, mv).is_none());
            let good = choice.filter(|mv| live.game().check(seat, mv).is_ok());
            if let Some(mv) = good {
                self.play_lines(vec![format!("{seat} {mv}")], By::Person);
            }
            self.store_match(&MatchEntry::Queued { seat, moves: Vec::new() });
        }
    }
}
