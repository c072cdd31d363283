//! Bots that search think on threads of their own.

use std::sync::Arc;

use engine::Seat;
use play::session::{Input, Session, Think};
use tokio::task::{AbortHandle, JoinSet, spawn_blocking};

use crate::guests::Guest;
use crate::random;
use crate::shared::Shared;

/// The bots of a session that think now.
#[derive(Default)]
pub(super) struct Thoughts {
    all: JoinSet<Input>,
    /// To break one off, should it still wait for a processor when nobody waits for it.
    running: Vec<(Seat, u64, AbortHandle)>,
}

impl Thoughts {
    /// What a bot has found, once one has; for ever if none thinks.
    pub(super) async fn next(&mut self) -> Input {
        loop {
            match self.all.join_next().await {
                Some(Ok(thought)) => return thought,
                // One that was broken off is as one that is late.
                Some(Err(_)) => {}
                None => std::future::pending().await,
            }
        }
    }

    /// Breaks off what nobody waits for any more.
    pub(super) fn tidy(&mut self, session: &Session) {
        self.running.retain(|(seat, asked, task)| {
            let is_wanted = session.thinks_about(*seat) == Some(*asked);
            if !is_wanted {
                task.abort();
            }
            is_wanted
        });
    }

    /// Lets a bot think, unless whoever used the room last has let bots think too much.
    pub(super) fn add(&mut self, think: Think, shared: &Shared, user: Option<Arc<Guest>>) {
        let Think { seat, asked, level, game } = think;
        if user.as_ref().is_some_and(|guest| !guest.may_think()) {
            self.all.spawn(async move { Input::Thought { seat, asked, mv: None } });
            return;
        }
        let thinkers = Arc::clone(&shared.thinkers);
        let mut rng = random::rng("bot");
        let task = self.all.spawn(async move {
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
            Input::Thought { seat, asked, mv }
        });
        self.running.push((seat, asked, task));
    }
}
