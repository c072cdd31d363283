//! Many matches, stepped together.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use games::Seed;
use thiserror::Error;

use crate::choosing::NotLegal;
use crate::env::{AnyEnv as _, Env};
use crate::env::{Saved, SavedError};
use crate::planes::Bytes;
use crate::pool::Pool;
use crate::rules::Rules;
use crate::{Plane, Spaces};

/// Where a batch writes: arrays in row-major order, a row for each match.
#[derive(Debug)]
pub struct Out<'a> {
    /// What the seat that decides knows: a byte for each byte of an observation.
    pub observations: &'a mut [u8],
    /// 1 for each action that is legal now: a byte for each action.
    pub masks: &'a mut [u8],
    /// The seat that decides: one byte.
    pub seats: &'a mut [u8],
    /// 1 if an episode ended in this step, and the next one began: one byte.
    pub over: &'a mut [u8],
    /// By seat, what the episode that ended has earned, else 0: a number for each seat.
    pub rewards: &'a mut [f32],
    /// Where an episode ended, what the seat without a bot that decided last knew then; else what
    /// was written before: a byte for each byte of an observation.
    pub finals: &'a mut [u8],
}

/// Why a batch was not stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// A match would not take its action; nothing is changed.
    #[error("match {at}: {why}")]
    Match {
        /// Which match.
        at: usize,
        /// Why.
        why: NotLegal,
    },
    /// Somebody asked to stop. Some matches are stepped, and the others stand where they stood; the
    /// arrays say which episodes ended, and where all matches stand.
    #[error("stopped")]
    Stopped,
}

/// Matches of any game, stepped together. An episode that is over is followed by the next one in
/// the same step.
pub trait AnyBatch: Send + Sync {
    /// How many matches.
    fn matches(&self) -> usize;

    /// How many actions the game has.
    fn actions(&self) -> usize;

    /// The planes of an observation, in order.
    fn planes(&self) -> &[Plane];

    /// How many seats.
    fn seats(&self) -> usize;

    /// Writes where the matches stand.
    ///
    /// # Panics
    ///
    /// If an array has another size than it has to have.
    fn look(&self, out: Out<'_>);

    /// Writes a legal action for each match ([`AnyEnv::sample`](crate::AnyEnv::sample)).
    ///
    /// # Panics
    ///
    /// If there is not one number for each match.
    fn sample(&mut self, actions: &mut [i64]);

    /// Takes an action in each match, or where `only` says so, on up to `threads` threads: a small
    /// batch uses fewer. The result does not depend on them. Between matches `go_on` is asked
    /// whether to go on.
    ///
    /// # Errors
    ///
    /// At the first match whose action is not legal; nothing is changed then. If `go_on` says no.
    ///
    /// # Panics
    ///
    /// If an array has another size than it has to have.
    fn step(
        &mut self,
        actions: &[i64],
        only: Option<&[bool]>,
        threads: usize,
        go_on: &mut dyn FnMut() -> bool,
        out: Out<'_>,
    ) -> Result<(), StepError>;

    /// Begins the next episode of each match, or where `only` says so; or the first one of the same
    /// match of a seed. [`look`](Self::look) shows it.
    ///
    /// # Panics
    ///
    /// If there is not one flag for each match.
    fn reset(&mut self, only: Option<&[bool]>, seed: Option<u64>);

    /// Writes what a seat of each match knows, named match by match.
    ///
    /// # Panics
    ///
    /// If an array has another size than it has to have, or the table has no such seat.
    fn observe_as(&self, seats: &[usize], observations: &mut [u8]);

    /// What an action is called, such as `7h`; `None` if there is no such action.
    fn action(&self, action: usize) -> Option<String>;

    /// No reward of this table is lower.
    fn worst(&self) -> f32;

    /// Where each match stands, as text ([`AnyEnv::save`](crate::AnyEnv::save)).
    fn save(&self) -> Vec<String>;

    /// Goes on from where [`save`](Self::save) says that another batch of such a table stood.
    ///
    /// # Errors
    ///
    /// If it says nothing that can be at this table, or not of as many matches; nothing is changed
    /// then.
    fn load(&mut self, saved: &[String]) -> Result<(), SavedError>;

    /// A copy, which goes on as this one does.
    fn clone_box(&self) -> Box<dyn AnyBatch>;
}

/// How many bytes or numbers a match has in each array.
#[derive(Clone, Copy)]
struct Sizes {
    observation: usize,
    actions: usize,
    seats: usize,
}

impl Sizes {
    fn check(self, out: &Out<'_>, matches: usize) {
        assert_eq!(out.observations.len(), matches * self.observation, "observations");
        assert_eq!(out.masks.len(), matches * self.actions, "masks");
        assert_eq!(out.seats.len(), matches, "seats");
        assert_eq!(out.over.len(), matches, "over");
        assert_eq!(out.rewards.len(), matches * self.seats, "rewards");
        assert_eq!(out.finals.len(), matches * self.observation, "final observations");
    }

    /// Parts of the arrays, for so many matches each.
    fn split<'a>(
        self,
        out: Out<'a>,
        each: usize,
    ) -> impl DoubleEndedIterator<Item = Out<'a>> + ExactSizeIterator {
        let observations = out.observations.chunks_mut(each * self.observation);
        let masks = out.masks.chunks_mut(each * self.actions);
        let seats = out.seats.chunks_mut(each);
        let over = out.over.chunks_mut(each);
        let rewards = out.rewards.chunks_mut(each * self.seats);
        let finals = out.finals.chunks_mut(each * self.observation);
        let shown = observations.zip(masks).zip(seats);
        shown.zip(over).zip(rewards).zip(finals).map(|(((shown, over), rewards), finals)| {
            let ((observations, masks), seats) = shown;
            Out { observations, masks, seats, over, rewards, finals }
        })
    }
}

/// Matches that a thread takes at once: few, so that all threads finish at about the same time.
const PART: usize = 16;

/// A thread that would step fewer matches costs more than it saves: 128 matches take about 20 µs,
/// and waking a thread takes as long.
const SHARE: usize = 128;

#[derive(Clone)]
pub(crate) struct Batch<G: Spaces> {
    rules: Arc<Rules<G>>,
    envs: Vec<Env<G>>,
}

impl<G: Spaces> Batch<G> {
    pub(crate) fn new(rules: &Arc<Rules<G>>, seed: Seed, matches: usize) -> Self {
        let env = |number| Env::new(Arc::clone(rules), seed, number);
        Self { rules: Arc::clone(rules), envs: (0..matches as u64).map(env).collect() }
    }

    fn sizes(&self) -> Sizes {
        Sizes {
            observation: self.rules.observation(),
            actions: G::ACTIONS,
            seats: self.rules.fresh.len(),
        }
    }

    /// How many matches a thread takes at once, and how many of `threads` pay off if `stepped`
    /// matches are stepped. Where bots search, one match takes long enough to be worth a thread and
    /// a look at `go_on`.
    fn shares(&self, threads: usize, stepped: usize) -> (usize, usize) {
        let searches = self.rules.bots.iter().flatten().any(|bot| bot.level.searches());
        let (part, share) = if searches { (1, 1) } else { (PART, SHARE) };
        (part, threads.min(stepped / share))
    }

    /// Fails at the first match whose action is not legal.
    fn check(&self, actions: &[i64], only: Option<&[bool]>) -> Result<(), StepError> {
        let is_legal = |at: usize| {
            only.is_some_and(|only| !only[at])
                || usize::try_from(actions[at]).is_ok_and(|action| self.envs[at].allows(action))
        };
        match (0..self.envs.len()).find(|&at| !is_legal(at)) {
            Some(at) => Err(StepError::Match { at, why: NotLegal { action: actions[at] } }),
            None => Ok(()),
        }
    }
}

impl<G: Spaces> Env<G> {
    #[inline]
    fn write_to(&self, out: Out<'_>) {
        self.write(&mut Bytes(out.observations));
        self.mask(out.masks);
        out.seats[0] = self.seat() as u8;
    }

    /// `action` must be legal. Begins the next episode if this one is over.
    #[inline]
    fn step_to(&mut self, action: usize, out: Out<'_>) {
        self.take(action);
        out.rewards.copy_from_slice(self.rewards());
        out.over[0] = self.is_over().into();
        if self.is_over() {
            self.write(&mut Bytes(&mut *out.finals));
            self.reset();
        }
        self.write_to(out);
    }
}

impl<G: Spaces> AnyBatch for Batch<G> {
    fn matches(&self) -> usize {
        self.envs.len()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn planes(&self) -> &[Plane] {
        &self.rules.planes
    }

    fn seats(&self) -> usize {
        self.rules.fresh.len()
    }

    fn look(&self, out: Out<'_>) {
        let sizes = self.sizes();
        sizes.check(&out, self.envs.len());
        out.rewards.fill(0.0);
        out.over.fill(0);
        self.envs.iter().zip(sizes.split(out, 1)).for_each(|(env, out)| env.write_to(out));
    }

    fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.envs.len(), "actions");
        for (env, action) in self.envs.iter_mut().zip(actions) {
            *action =
                env.sample().expect("an episode that is over was followed by the next") as i64;
        }
    }

    fn step(
        &mut self,
        actions: &[i64],
        only: Option<&[bool]>,
        threads: usize,
        go_on: &mut dyn FnMut() -> bool,
        out: Out<'_>,
    ) -> Result<(), StepError> {
        let (sizes, matches) = (self.sizes(), self.envs.len());
        sizes.check(&out, matches);
        assert_eq!(actions.len(), matches, "actions");
        assert!(only.is_none_or(|only| only.len() == matches), "flags");
        self.check(actions, only)?;
        out.over.fill(0);
        out.rewards.fill(0.0);
        let stepped = only.map_or(matches, |only| only.iter().filter(|&&it| it).count());
        let (each, threads) = self.shares(threads, stepped);
        let starts = (0..matches).step_by(each);
        let envs = self.envs.chunks_mut(each).zip(actions.chunks(each)).zip(starts);
        let parts = Mutex::new(envs.zip(sizes.split(out, each)));
        let stopped = AtomicBool::new(false);
        // The pool starts at the other end, so that each thread steps the same matches every time
        // and finds them in its cache.
        let work = |is_pool: bool, go_on: &mut dyn FnMut() -> bool| {
            let next = || {
                let mut parts = parts.lock().unwrap_or_else(PoisonError::into_inner);
                if is_pool { parts.next_back() } else { parts.next() }
            };
            while !stopped.load(Relaxed)
                && let Some((((envs, actions), start), out)) = next()
            {
                let matches = envs.iter_mut().zip(actions).zip(sizes.split(out, 1)).zip(start..);
                for (((env, &action), out), at) in matches {
                    if only.is_none_or(|only| only[at]) {
                        env.step_to(action as usize, out);
                    }
                }
                if !go_on() {
                    stopped.store(true, Relaxed);
                }
            }
        };
        match Pool::get(threads.saturating_sub(1)) {
            Some(pool) => pool.run(|| work(true, &mut || true), || work(false, go_on)),
            None => work(false, go_on),
        }
        let is_done = parts.into_inner().unwrap_or_else(PoisonError::into_inner).next().is_none();
        if is_done { Ok(()) } else { Err(StepError::Stopped) }
    }

    fn reset(&mut self, only: Option<&[bool]>, seed: Option<u64>) {
        assert!(only.is_none_or(|only| only.len() == self.envs.len()), "flags");
        for (at, env) in self.envs.iter_mut().enumerate() {
            match seed {
                _ if only.is_some_and(|only| !only[at]) => {}
                Some(seed) => env.reset_number(seed, at as u64),
                None => env.reset(),
            }
        }
    }

    fn observe_as(&self, seats: &[usize], observations: &mut [u8]) {
        let size = self.rules.observation();
        assert_eq!((seats.len(), observations.len()), (self.envs.len(), self.envs.len() * size));
        let each = self.envs.iter().zip(seats).zip(observations.chunks_mut(size));
        each.for_each(|((env, &seat), observation)| env.observe_as(seat, observation));
    }

    fn action(&self, action: usize) -> Option<String> {
        (action < G::ACTIONS).then(|| G::action(action))
    }

    fn worst(&self) -> f32 {
        self.rules.worst
    }

    fn save(&self) -> Vec<String> {
        self.envs.iter().map(|env| env.save()).collect()
    }

    fn load(&mut self, saved: &[String]) -> Result<(), SavedError> {
        if saved.len() != self.envs.len() {
            let (found, own) = (saved.len(), self.envs.len());
            return Err(SavedError(format!("it has {found} matches, and not {own}")));
        }
        let played = |text: &String| text.parse::<Saved>()?.played(&self.rules);
        self.envs = saved.iter().map(played).collect::<Result<_, _>>()?;
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn AnyBatch> {
        Box::new(self.clone())
    }
}
