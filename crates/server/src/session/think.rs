//! Bots that search think on threads of their own, as soon as they are asked: the room goes on
//! meanwhile, and they play when their pause is over, so that nobody can tell how long they
//! thought.

use std::sync::Arc;

use engine::Seat;
use tokio::task::{AbortHandle, spawn_blocking};
use tokio::time::{Duration, Instant};

use crate::live::{By, Live};
use crate::random;

use super::{Broken, Session};

/// How long a bot is waited for after its pause: where the machine has too much to do it plays
/// without a search.
const THINK_MAX: Duration = Duration::from_secs(2);

/// What a bot thinks about, and what it found.
#[derive(Debug)]
pub(super) struct Thinking {
    /// The `seq` at which the decision began.
    asked: u64,
    /// The move, once it is found.
    found: Option<String>,
    /// Whether its pause was over before.
    late: bool,
    /// To break it off, should it still wait for a processor when nobody waits for it.
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What a bot found.
pub(super) struct Thought {
    seat: Seat,
    asked: u64,
    mv: Option<String>,
}

impl Session {
    /// Lets a bot that searches begin to think, if it does not already, and if whoever used the
    /// room last has not let bots think too much.
    pub(super) fn think(&mut self, seat: Seat, asked: u64) {
        let slot = &self.thinking[seat.index()];
        if slot.as_ref().is_some_and(|thinking| thinking.asked == asked) {
            return;
        }
        let Some(level) = self.bot(seat).filter(|level| level.searches()) else { return };
        let open = self.live.as_ref().filter(|live| !live.is_full() && !live.teaches());
        let Some(live) = open else { return };
        let user = self.user.clone();
        if user.as_ref().is_some_and(|guest| !guest.may_think()) {
            return;
        }
        let (game, mut rng) = (live.game().clone_box(), random::rng("bot"));
        let thinkers = Arc::clone(&self.shared.thinkers);
        let task = self.thoughts.spawn(async move {
            // The semaphore is never closed; a bot without a permit thinks all the same.
            let permit = thinkers.acquire_owned().await;
            let search = move || {
                // What has begun ends, even if nobody waits for it, and has its processor so long.
                let _permit = permit;
                let mut search = || bots::choose(level, &*game, seat, &mut rng);
                match user {
                    Some(guest) => guest.think(search),
                    None => search(),
                }
            };
            let mv = spawn_blocking(search).await.ok().flatten();
            Thought { seat, asked, mv }
        });
        self.thinking[seat.index()] = Some(Thinking { asked, found: None, late: false, task });
    }

    /// A bot has found its move: it plays at once if its pause is over.
    pub(super) async fn thought(&mut self, thought: Thought) -> Result<(), Broken> {
        let Thought { seat, asked, mv } = thought;
        let Some(thinking) = &mut self.thinking[seat.index()] else { return Ok(()) };
        if thinking.asked != asked {
            return Ok(());
        }
        let late = thinking.late;
        // Without a move it is as if it had been too slow.
        thinking.found = mv;
        if late { self.play_thought(seat).await } else { Ok(()) }
    }

    /// The pause of a bot is over: it plays, or is waited for once.
    pub(super) async fn pause_over(&mut self, seat: Seat, now: Instant) -> Result<(), Broken> {
        let timer = self.bots[seat.index()].take();
        if let Some(timer) = timer.filter(|_| self.theirs) {
            // It has not begun to think, as another server should have played.
            self.think(seat, timer.asked);
        }
        if let Some((thinking, mut timer)) = self.thinking[seat.index()].as_mut().zip(timer)
            && timer.asks(thinking.asked)
            && thinking.found.is_none()
            && !thinking.late
        {
            thinking.late = true;
            timer.at = now + THINK_MAX;
            self.bots[seat.index()] = Some(timer);
            return Ok(());
        }
        self.play_thought(seat).await
    }

    /// A bot plays what it found, or what it would play without a search.
    async fn play_thought(&mut self, seat: Seat) -> Result<(), Broken> {
        self.bots[seat.index()] = None;
        let thinking = self.thinking[seat.index()].take();
        let decides = |live: &&Live| live.deciders().contains(seat) && self.bot(seat).is_some();
        let Some(live) = self.live.as_ref().filter(decides) else { return Ok(()) };
        let asked = live.asked(seat);
        let found = thinking.filter(|it| it.asked == asked).and_then(|mut it| it.found.take());
        // Others may have played since where all decide at the same time.
        let line = found.filter(|mv| live.game().check(seat, mv).is_ok());
        match line {
            Some(mv) => self.store_play(vec![format!("{seat} {mv}")], By::Bot).await,
            None => self.play_bot(seat, By::Bot).await,
        }
    }
}
