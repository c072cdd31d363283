//! Snap windows in a session.

use engine::{Answer, AnyPlayError, Message, SEATS_MAX, Seat};
use tokio::time::{Duration, Instant};

use crate::lesson::LEARNER;
use crate::live::{By, Live, MatchEntry};
use crate::protocol;
use crate::snap::Window;

use super::{Broken, Session};

/// How often a bot throws in one sealed snap: as many cards as a row is dealt.
const BOT_THROWS_MAX: u8 = 4;

/// Whether everyone has to see the table anew after this line: anything but that a seat is done, or
/// moves out of turn.
pub(super) fn restarts(live: &Live, line: &str) -> bool {
    let mv = line.split_once(' ').map_or("", |(_, mv)| mv);
    live.game().answer(mv) != Some(Answer::Done) && !live.game().is_out_of_turn(mv)
}

impl Session {
    /// Opens a window if a snap has begun, and forgets it if the snap is over.
    pub(super) fn set_window(&mut self, now: Instant) {
        let Some(live) = &self.live else {
            self.window = None;
            return;
        };
        if std::mem::replace(&mut self.snap_open, live.snap().is_some()) && !self.snap_open {
            self.snap_over = Some(now);
        }
        if !self.snap_open {
            self.window = None;
            return;
        }
        self.snap_from = live.snap_from();
        let Some(card) = live.snap().and_then(|snap| snap.card) else {
            self.window = None;
            return;
        };
        if self.window.is_none() {
            let pace = self.room.settings.snaps;
            let mut window = Window::open(live.seq(), card, pace, now);
            window.length = self.shared.config.snaps.unwrap_or(window.length);
            self.window = Some(window);
            self.match_changed = true;
            let deciders = live.deciders().iter();
            let bots: Vec<_> = deciders.filter_map(|seat| Some((seat, self.bot(seat)?))).collect();
            if let Some(window) = self.window.as_mut().filter(|window| !window.sealed) {
                for (seat, level) in bots {
                    window.react(seat, level, &mut self.rng);
                }
            }
        }
    }

    /// When the window closes.
    pub(super) fn window_closes(&self) -> Option<Instant> {
        let (window, live) = (self.window.as_ref()?, self.live.as_ref()?);
        if window.sealed && self.all_answered(live) {
            return Some(window.opened);
        }
        if live.teaches() {
            return None; // Who learns has all the time there is.
        }
        let deciders = live.deciders();
        let looking = self
            .distances()
            .filter(|(seat, _)| deciders.contains(*seat) && self.bot(*seat).is_none());
        Some(window.closes(looking))
    }

    /// Whether everyone has answered in a sealed window: who is away is not waited for, but who has
    /// lost the line, or comes back after the server did, is; and so is who learns.
    fn all_answered(&self, live: &Live) -> bool {
        let learns = |seat: &Seat| *seat == LEARNER && live.teaches();
        let waited = |seat: &Seat| learns(seat) || !self.away.contains(&seat.index());
        let here = |seat: &Seat| waited(seat) && self.bot(*seat).is_none();
        let mut asked = live.deciders().iter().filter(here);
        asked.all(|seat| answered(live, seat))
    }

    /// What its seat has chosen for later with a move that cannot be played yet; `None` if it is a
    /// move to be played now.
    ///
    /// # Errors
    ///
    /// If the seat has said already that it throws nothing more.
    pub(super) fn queues(
        &self,
        live: &Live,
        seat: Seat,
        mv: &str,
    ) -> Result<Option<Vec<String>>, AnyPlayError> {
        let Some(window) = &self.window else { return Ok(None) };
        let mut queued = live.queued(seat);
        let is_for_later = |mv: &String| live.game().answer(mv).is_none();
        if self.choices(live, seat).iter().any(|choice| choice == mv) {
            queued.retain(|mv| !is_for_later(mv));
            queued.push(mv.to_owned());
            return Ok(Some(queued));
        }
        let Ok(text) = live.game().check(seat, mv) else { return Ok(None) };
        if !window.sealed || live.game().answer(&text).is_none() {
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

    /// The moves that the seat may choose already for the turn that comes next.
    pub(super) fn choices(&self, live: &Live, seat: Seat) -> Vec<String> {
        if self.window.is_some() { live.game().ahead(seat) } else { Vec::new() }
    }

    /// A bot answers in the window.
    pub(super) async fn react(&mut self, now: Instant) -> Result<(), Broken> {
        loop {
            let next = self.window.as_ref().and_then(Window::next_reaction);
            let due = next.filter(|&at| self.acts_at(at) <= now);
            let Some((window, at)) = self.window.as_mut().zip(due) else { return Ok(()) };
            let Some(seat) = window.reacting(at) else { return Ok(()) };
            if self.bot(seat).is_none() {
                continue;
            }
            let Some(mv) = self.bot_move(seat) else { continue };
            self.store_play(vec![format!("{seat} {mv}")], By::Bot).await?;
        }
    }

    /// The window closes: sealed answers are settled, everyone is done, and the next seat's choice
    /// is played.
    pub(super) async fn close_window(&mut self) -> Result<(), Broken> {
        if self.window.as_ref().is_some_and(|window| window.sealed) && !self.unseal().await? {
            return Ok(()); // A power waits; what is left is settled after it.
        }
        let Some(live) = &self.live else { return Ok(()) };
        let done = live.snap().map(|snap| snap.done).unwrap_or_default();
        let lines: Vec<String> =
            live.deciders().iter().map(|seat| format!("{seat} {done}")).collect();
        self.window = None;
        if !lines.is_empty() && live.can_play(&lines) {
            self.store_play(lines, By::Clock).await?;
        }
        Ok(())
    }

    /// Plays the sealed throws, seat after seat from the one that discarded; false if a power has
    /// to be used first.
    async fn unseal(&mut self) -> Result<bool, Broken> {
        // What each bot may still throw; nobody has to throw what is not there.
        let mut throws = [BOT_THROWS_MAX; SEATS_MAX];
        loop {
            let Some(live) = self.live.as_ref().filter(|live| !live.is_full()) else {
                return Ok(true);
            };
            let Some(snap) = live.snap().filter(|snap| snap.card.is_some()) else {
                return Ok(false);
            };
            let mut order = live.game().standings().seats().seats_from(snap.first);
            let answers = |seat: &Seat| {
                let more = match self.bot(*seat) {
                    Some(_) => throws[seat.index()] > 0,
                    None => live.queued(*seat).first().is_some_and(|mv| live.throws(mv)),
                };
                more && live.deciders().contains(*seat)
            };
            let Some(seat) = order.find(answers) else { return Ok(true) };
            if self.bot(seat).is_none() {
                let line = format!("{seat} {}", live.queued(seat)[0]);
                if live.can_play(std::slice::from_ref(&line)) {
                    self.store_play(vec![line], By::Person).await?;
                } else {
                    let rest = live.queued(seat)[1..].to_vec();
                    self.store_match(MatchEntry::Queued { seat, moves: rest }).await?;
                }
                continue;
            }
            throws[seat.index()] -= 1;
            let mv = self.bot_move(seat);
            match mv.filter(|mv| self.live.as_ref().is_some_and(|live| live.throws(mv))) {
                Some(mv) => self.store_play(vec![format!("{seat} {mv}")], By::Bot).await?,
                None => throws[seat.index()] = 0,
            }
        }
    }

    /// Once a snap is over, plays what the next seat has chosen, and forgets what others have.
    pub(super) async fn play_choices(&mut self) -> Result<(), Broken> {
        for seat in self.seats() {
            let Some(live) = self.live.as_ref().filter(|live| live.snap().is_none()) else {
                return Ok(());
            };
            let queued = live.queued(seat);
            if queued.is_empty() {
                continue;
            }
            let choice = queued.into_iter().find(|mv| live.game().answer(mv).is_none());
            let good = choice.filter(|mv| live.game().check(seat, mv).is_ok());
            if let Some(mv) = good {
                self.store_play(vec![format!("{seat} {mv}")], By::Person).await?;
            }
            self.store_match(MatchEntry::Queued { seat, moves: Vec::new() }).await?;
        }
        Ok(())
    }

    /// The window, as this viewer sees it.
    pub(super) fn window_view(
        &self,
        live: &Live,
        viewer: Option<Seat>,
        now: Instant,
    ) -> Option<protocol::Window> {
        let window = self.window.as_ref()?;
        let line = viewer.map(|seat| (seat, Duration::ZERO));
        let done = |seat: Seat| !live.deciders().contains(seat) || answered(live, seat);
        Some(protocol::Window {
            id: window.id,
            card: window.card.clone(),
            length_ms: window.length.as_millis() as u64,
            left_ms: window.left(line, now).as_millis() as u64,
            sealed: window.sealed,
            answered: viewer.is_none_or(done),
            choices: viewer.map(|seat| self.choices(live, seat)).unwrap_or_default(),
        })
    }

    /// What is said to somebody who throws after the window has closed.
    pub(super) fn too_late(&self) -> Message {
        let late = self.snap_over.map(|over| over.elapsed().as_secs_f32());
        match late {
            Some(late) if late < 30.0 => {
                Message::plain("refused-too-late").with("seconds", format!("{late:.1}"))
            }
            _ => Message::plain("refused-no-snap"),
        }
    }
}

/// Whether the seat's sealed answer is complete.
fn answered(live: &Live, seat: Seat) -> bool {
    live.queued(seat).iter().any(|mv| live.game().answer(mv) == Some(Answer::Done))
}
