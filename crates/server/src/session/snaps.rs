//! Snap windows in a session (khamul:4, khamul:4.6).

use engine::{AnyPlayError, SEATS_MAX, Seat, khamul};
use tokio::time::{Duration, Instant};
use words::Message;

use crate::lesson::LEARNER;
use crate::live::{By, Live, MatchEntry};
use crate::protocol;
use crate::snap::Window;

use super::{Broken, Session};

/// The moves with which a turn begins (khamul:3.1, khamul:3.2): the next seat may choose one while
/// the window is open.
pub(super) const BEGINNINGS: [&str; 3] = ["khamul", "draw", "take"];

/// How often a bot throws in one sealed snap: as many cards as a row is dealt.
const BOT_THROWS_MAX: u8 = 4;

/// The card that can be matched now: a snap is open, and no power waits to be used.
fn target(live: &Live) -> Option<String> {
    let table = live.rows_table()?;
    let open = table.stage() == khamul::Stage::Snap && table.standings().is_playing();
    open.then(|| table.discard().top().map(|card| card.to_string()))?
}

/// Whether everyone has to see the table anew after this line: anything but that somebody throws
/// nothing more, or rearranges a row.
pub(super) fn restarts(line: &str) -> bool {
    !matches!(line.split(' ').nth(1), Some("done" | "arrange"))
}

impl Session {
    /// Opens a window if a snap has begun, and forgets it if the snap is over.
    pub(super) fn set_window(&mut self, now: Instant) {
        let Some(live) = &self.live else {
            self.window = None;
            return;
        };
        if std::mem::replace(&mut self.snap_open, live.is_snap_open()) && !self.snap_open {
            self.snap_over = Some(now);
        }
        if !self.snap_open {
            self.window = None;
            return;
        }
        self.snap_from = live.snap_from();
        let Some(card) = target(live) else {
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
        let mut queued = live.queued(seat).to_vec();
        let is_beginning = |mv: &String| BEGINNINGS.contains(&mv.as_str());
        if BEGINNINGS.contains(&mv) && self.choices(live, seat).iter().any(|choice| choice == mv) {
            queued.retain(|mv| !is_beginning(mv));
            queued.push(mv.to_owned());
            return Ok(Some(queued));
        }
        let Ok(text) = live.game().check(seat, mv) else { return Ok(None) };
        let answers = text == "done" || text.starts_with("snap ");
        if !window.sealed || !answers {
            return Ok(None);
        }
        if !queued.contains(&text) {
            if answered(live, seat) {
                return Err(AnyPlayError::NotNow(Message::plain("refused-snap-answered")));
            }
            let first_choice = queued.iter().position(is_beginning).unwrap_or(queued.len());
            queued.insert(first_choice, text);
        }
        Ok(Some(queued))
    }

    /// The moves that the seat may choose already for the turn that comes next.
    pub(super) fn choices(&self, live: &Live, seat: Seat) -> Vec<String> {
        let Some(table) = live.rows_table() else { return Vec::new() };
        let seats = table.standings().seats();
        let next = seats.after(table.turn());
        if next != seat || table.announcer() == Some(seat) || self.window.is_none() {
            return Vec::new();
        }
        let may = |mv: &&str| match *mv {
            "khamul" => table.announcer().is_none(),
            "take" => table.row_size(seat) > 0,
            _ => true,
        };
        BEGINNINGS.into_iter().filter(may).map(str::to_owned).collect()
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
        let lines: Vec<String> =
            live.deciders().iter().map(|seat| format!("{seat} done")).collect();
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
            let Some(table) = live.rows_table() else { return Ok(true) };
            if table.stage() != khamul::Stage::Snap {
                return Ok(false);
            }
            let mut order = table.standings().seats().seats_from(table.turn());
            let answers = |seat: &Seat| {
                let more = match self.bot(*seat) {
                    Some(_) => throws[seat.index()] > 0,
                    None => live.queued(*seat).first().is_some_and(|mv| mv.starts_with("snap ")),
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
            match self.bot_move(seat) {
                Some(mv) if mv.starts_with("snap ") => {
                    self.store_play(vec![format!("{seat} {mv}")], By::Bot).await?;
                }
                _ => throws[seat.index()] = 0,
            }
        }
    }

    /// Once a snap is over, plays what the next seat has chosen, and forgets what others have.
    pub(super) async fn play_choices(&mut self) -> Result<(), Broken> {
        for seat in self.seats() {
            let Some(live) = self.live.as_ref().filter(|live| !live.is_snap_open()) else {
                return Ok(());
            };
            let queued = live.queued(seat);
            if queued.is_empty() {
                continue;
            }
            let choice = queued.iter().find(|mv| BEGINNINGS.contains(&mv.as_str())).cloned();
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
    live.queued(seat).iter().any(|mv| mv == "done")
}
