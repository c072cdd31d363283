//! How fast a batch is stepped, with its observations and masks. What is played is pinned: the same
//! seed and the same choices play the same matches everywhere.

use divan::Bencher;
use divan::counter::ItemsCount;
use games::Kind;
use spaces::{AnyBatch, Out, Table};

fn main() {
    divan::main();
}

/// Matches stepped together, unless a benchmark says otherwise.
const MATCHES: usize = 1024;
const STEPS: usize = 32;

struct Stepped {
    batch: Box<dyn AnyBatch>,
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    over: Vec<u8>,
    rewards: Vec<f32>,
    finals: Vec<u8>,
    actions: Vec<i64>,
    threads: usize,
    ended: usize,
}

impl Stepped {
    fn new(kind: Kind, seats: usize, matches: usize, threads: usize) -> Self {
        let batch = Table::new(kind, seats).and_then(|table| table.batch(matches, 1));
        let batch = batch.expect("a table");
        let observation: usize = batch.planes().iter().map(|plane| plane.size).sum();
        let mut this = Self {
            observations: vec![0; matches * observation],
            masks: vec![0; matches * batch.actions()],
            seats: vec![0; matches],
            over: vec![0; matches],
            rewards: vec![0.0; matches * batch.seats()],
            finals: vec![0; matches * observation],
            actions: vec![0; matches],
            threads,
            ended: 0,
            batch,
        };
        let Self { batch, observations, masks, seats, over, rewards, finals, .. } = &mut this;
        batch.look(Out { observations, masks, seats, over, rewards, finals });
        this
    }

    /// Takes a legal action in each match, picked by a cheap hash.
    fn step(&mut self, step: usize) {
        let actions = self.batch.actions();
        for (at, mask) in self.masks.chunks(actions).enumerate() {
            let start = (at * 7 + step * 13) % actions;
            let found = mask[start..].iter().position(|&it| it == 1).map(|it| it + start);
            let found = found.or_else(|| mask.iter().position(|&it| it == 1));
            self.actions[at] = found.expect("who decides has a move") as i64;
        }
        self.take();
    }

    fn take(&mut self) {
        let Self { batch, observations, masks, seats, over, rewards, finals, .. } = self;
        let out = Out { observations, masks, seats, over, rewards, finals };
        let (actions, threads) = (&self.actions, self.threads);
        batch.step(actions, None, threads, &mut || true, out).expect("legal actions");
        self.ended += self.over.iter().filter(|&&over| over == 1).count();
    }
}

#[divan::bench(args = Kind::ALL)]
fn steps(bencher: Bencher<'_, '_>, kind: Kind) {
    let mut stepped = Stepped::new(kind, 4, MATCHES, 1);
    let mut step = 0;
    bencher.counter(ItemsCount::new(MATCHES * STEPS)).bench_local(|| {
        for _ in 0..STEPS {
            stepped.step(step);
            step += 1;
        }
    });
    assert!(step < 2_000 || stepped.ended > 0, "episodes end");
}

/// One thread and two, and how many matches it takes until two are faster. Wall time, so it wants
/// two cores that nobody else uses.
#[divan::bench(args = [64, 256, 1024], consts = [1, 2])]
fn threads<const THREADS: usize>(bencher: Bencher<'_, '_>, matches: usize) {
    let mut stepped = Stepped::new("ktu".parse().expect("a game"), 4, matches, THREADS);
    bencher.counter(ItemsCount::new(matches * STEPS)).bench_local(|| {
        for _ in 0..STEPS {
            stepped.batch.sample(&mut stepped.actions);
            stepped.take();
        }
    });
}
