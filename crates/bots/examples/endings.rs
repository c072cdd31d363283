//! How long the exact value of Kartel endings takes: two seats, all cards known, the seat to act
//! leads with so many cards each: `endings [CARDS] [ENDINGS]`.

#![allow(clippy::disallowed_types)]

use std::time::Instant;

use bots::KartelEnding;
use engine::Seed;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let cards: usize = args.first().map_or(12, |it| it.parse().expect("cards"));
    let endings: usize = args.get(1).map_or(200, |it| it.parse().expect("endings"));
    let mut rng = Seed::from_number(1).rng("endings", 0);
    let (mut times, mut positions) = (Vec::new(), Vec::new());
    for _ in 0..endings {
        let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
        rng.shuffle(&mut deck);
        let own = deck[..cards].iter().sum();
        let other = deck[cards..2 * cards].iter().sum();
        let start = Instant::now();
        let mut ending = KartelEnding::new(30, u64::MAX);
        let found = ending.solve(own, other, None);
        times.push(1e3 * start.elapsed().as_secs_f64());
        positions.push(ending.positions());
        assert!(found.is_some());
    }
    times.sort_by(f64::total_cmp);
    positions.sort_unstable();
    let at = |share: f64| ((endings - 1) as f64 * share) as usize;
    println!(
        "{cards}+{cards} cards: {:.2} ms median, {:.1} ms at p90, {:.0} ms at p99; {} positions \
         median, {} at p99",
        times[at(0.5)],
        times[at(0.9)],
        times[at(0.99)],
        positions[at(0.5)],
        positions[at(0.99)]
    );
}
