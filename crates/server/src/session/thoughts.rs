//! Bots that search think on threads of their own, and so are hints thought out.

use std::sync::Arc;

use games::Seat;
use play::session::{Advise, Input, Session, Think, hint};
use tokio::task::{AbortHandle, JoinSet};

use crate::allowances::Allowance;
use crate::blocking::blocking;
use crate::guests::Guest;
use crate::shared::Shared;

#[derive(Default)]
pub(super) struct Thoughts {
    all: JoinSet<Input>,
    /// To break one off, should it still wait for a processor when nobody waits for it.
    running: Vec<(Of, AbortHandle)>,
}

#[derive(Clone, Copy)]
enum Of {
    /// A bot's move: its seat, and its decision.
    Move(Seat, u64),
    /// A hint, likewise.
    Hint(Seat, u64),
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
        self.running.retain(|(of, task)| {
            let is_wanted = match *of {
                Of::Move(seat, asked) => session.thinks_about(seat) == Some(asked),
                Of::Hint(seat, asked) => session.waits_for_hint(seat, asked),
            };
            if !is_wanted {
                task.abort();
            }
            is_wanted
        });
    }

    /// Lets a bot think, unless nobody pays for it, or they have let bots think too much.
    pub(super) fn add(&mut self, think: Think, shared: &Shared, payer: Option<Arc<Guest>>) {
        let Think { seat, asked, level, game } = think;
        let Some(payer) = payer.filter(|guest| guest.overdrawn(Allowance::Thinking).is_none())
        else {
            self.all.spawn(async move { Input::Thought { seat, asked, mv: None } });
            return;
        };
        let mut rng = shared.random.rng(&format!("bot {seat} {asked}"));
        let search = move || bots::choose(level, &*game, seat, &mut rng);
        let answer = move |mv: Option<_>| Input::Thought { seat, asked, mv: mv.flatten() };
        self.spawn(Of::Move(seat, asked), shared, payer, search, answer);
    }

    /// Lets a hint be thought out, unless nobody pays for it, or they have let bots think too much.
    pub(super) fn advise(&mut self, advise: Advise, shared: &Shared, payer: Option<Arc<Guest>>) {
        let Advise { seat, asked, played } = advise;
        let answer = move |hint: Option<_>| Input::Advised { seat, asked, hint: hint.flatten() };
        let Some(payer) = payer.filter(|guest| guest.overdrawn(Allowance::Thinking).is_none())
        else {
            self.all.spawn(async move { answer(None) });
            return;
        };
        let mut rng = shared.random.rng(&format!("hint {seat} {asked}"));
        let search = move || hint(&played, seat, &mut rng);
        self.spawn(Of::Hint(seat, asked), shared, payer, search, answer);
    }

    /// Thinks once a processor is free; without an answer if that fails.
    fn spawn<T: Send + 'static>(
        &mut self,
        of: Of,
        shared: &Shared,
        payer: Arc<Guest>,
        search: impl FnOnce() -> T + Send + 'static,
        answer: impl FnOnce(Option<T>) -> Input + Send + 'static,
    ) {
        let thinkers = Arc::clone(&shared.thinkers);
        let task = self.all.spawn(async move {
            // The semaphore is never closed; a bot without a permit thinks all the same.
            let permit = thinkers.acquire_owned().await;
            let think = move || {
                // What has begun ends, even if nobody waits for it, and has its processor so long.
                let _permit = permit;
                payer.charged(Allowance::Thinking, search)
            };
            answer(blocking(think).await.ok())
        });
        self.running.push((of, task));
    }
}
