//! How fast the lab plays and counts rounds of novices, which reports are mostly made of. Each
//! benchmark asserts what it counted: the same seed plays the same rounds everywhere.

use divan::Bencher;
use divan::counter::ItemsCount;
use games::{Kind, Settings};
use lab::Measure as _;
use lab::study::{Samples, Study};
use serde::Deserialize;
use serde_json::Value as Json;

#[path = "../../games/tests/facts.rs"]
mod facts;

use facts::facts;

fn main() {
    divan::main();
}

/// How many rounds a block has, of the most that a report can have.
const ROUNDS: u64 = 2_500;

#[derive(Deserialize)]
struct Known {
    /// How many decisions these rounds have.
    novices: u64,
}

/// A block of rounds at the game's best number of seats.
#[divan::bench(args = Kind::ALL)]
fn novices(bencher: Bencher<'_, '_>, kind: Kind) {
    // Of other parts there is one deal, the last one.
    let samples = Samples { choice: 1, drama: 1, reliability: 1, ..Samples::of(1) };
    let samples = Samples { rounds: 1_000_000, ..samples };
    let (seats, settings) = (kind.best_seats(), Settings::new(kind.options()));
    let bots = vec!["novice".parse().expect("a level")];
    let study = Study { kind, seats, settings, bots, samples, seed: 7, threads: 1 };
    let mut runner = study.runner();
    let Known { novices } = facts(kind, "benchmark");
    bencher.counter(ItemsCount::new(ROUNDS)).bench_local(|| {
        let block = serde_json::to_value(Study::play(&mut runner, 0)).expect("it is plain");
        let counted = block["sums"]["length"]["decisions"].as_array().expect("numbers");
        let number = |it: &Json| it.as_u64().expect("a number");
        let rounds: u64 = counted.iter().map(|it| number(&it[1])).sum();
        let decisions: u64 = counted.iter().map(|it| number(&it[0]) * number(&it[1])).sum();
        assert_eq!((rounds, decisions), (ROUNDS, novices), "{kind}");
    });
}
