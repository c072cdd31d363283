//! Many matches, stepped together.

use std::sync::Arc;

use engine::Seed;

use crate::choosing::NotLegal;
use crate::env::{AnyEnv as _, Env};
use crate::planes::Bytes;
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

    /// Takes an action in each match, on so many threads, which change nothing else.
    ///
    /// # Errors
    ///
    /// The first match whose action is not legal, with why; nothing is changed then.
    ///
    /// # Panics
    ///
    /// If an array has another size than it has to have.
    fn step(
        &mut self,
        actions: &[i64],
        threads: usize,
        out: Out<'_>,
    ) -> Result<(), (usize, NotLegal)>;
}

/// How many bytes or numbers a match has in each array.
#[derive(Clone, Copy)]
struct Sizes {
    observation: usize,
    actions: usize,
    seats: usize,
}

impl Sizes {
    /// Checks that these are the arrays of so many matches.
    fn check(self, out: &Out<'_>, matches: usize) {
        assert_eq!(out.observations.len(), matches * self.observation, "observations");
        assert_eq!(out.masks.len(), matches * self.actions, "masks");
        assert_eq!(out.seats.len(), matches, "seats");
        assert_eq!(out.over.len(), matches, "over");
        assert_eq!(out.rewards.len(), matches * self.seats, "rewards");
    }

    /// Parts of the arrays, for so many matches each.
    fn split<'a>(self, out: Out<'a>, each: usize) -> impl Iterator<Item = Out<'a>> {
        let observations = out.observations.chunks_mut(each * self.observation);
        let masks = out.masks.chunks_mut(each * self.actions);
        let seats = out.seats.chunks_mut(each);
        let over = out.over.chunks_mut(each);
        let rewards = out.rewards.chunks_mut(each * self.seats);
        observations.zip(masks).zip(seats).zip(over).zip(rewards).map(|(rest, rewards)| {
            let (((observations, masks), seats), over) = rest;
            Out { observations, masks, seats, over, rewards }
        })
    }
}

/// Matches of one game.
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
}

impl<G: Spaces> Env<G> {
    /// Writes where this match stands.
    #[inline]
    fn write_to(&self, out: Out<'_>) {
        self.write(&mut Bytes(out.observations));
        self.mask(out.masks);
        out.seats[0] = self.seat() as u8;
    }

    /// Takes a legal action, and begins the next episode if this one is over.
    #[inline]
    fn step_to(&mut self, action: usize, out: Out<'_>) {
        self.take(action);
        out.rewards.copy_from_slice(self.rewards());
        out.over[0] = self.is_over().into();
        if self.is_over() {
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
        threads: usize,
        out: Out<'_>,
    ) -> Result<(), (usize, NotLegal)> {
        let (sizes, matches) = (self.sizes(), self.envs.len());
        sizes.check(&out, matches);
        assert_eq!(actions.len(), matches, "actions");
        let legal = |(env, &action): (&Env<G>, &i64)| {
            usize::try_from(action).is_ok_and(|action| env.allows(action))
        };
        if let Some(at) = self.envs.iter().zip(actions).position(|it| !legal(it)) {
            return Err((at, NotLegal { action: actions[at] }));
        }
        let run = |envs: &mut [Env<G>], actions: &[i64], out: Out<'_>| {
            let each = envs.iter_mut().zip(actions).zip(sizes.split(out, 1));
            each.for_each(|((env, &action), out)| env.step_to(action as usize, out));
        };
        let each = matches.div_ceil(threads.max(1));
        if each == matches {
            run(&mut self.envs, actions, out);
            return Ok(());
        }
        std::thread::scope(|scope| {
            let envs = self.envs.chunks_mut(each).zip(actions.chunks(each));
            for ((envs, actions), out) in envs.zip(sizes.split(out, each)) {
                scope.spawn(move || run(envs, actions, out));
            }
        });
        Ok(())
    }
}
