//! The strengths of bots from a sample of blocks. Blocks are independent of each other; rounds of
//! one block are not.

use std::collections::BTreeMap;

use games::Seed;

use super::{Figure, student};
use crate::block::{Block, PART};

/// How often the blocks are resampled for the intervals of strengths.
const BOOTSTRAPS: usize = 400;

/// The most steps towards the likeliest strengths.
const STEPS_MAX: usize = 10_000;

/// PL-Elo per unit of natural logarithm.
pub(crate) const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratio of two sums over blocks, with its 95 % interval, clamped to 0 and 1. `None` if there
/// is nothing to divide by. Fewer than four blocks say nothing.
pub(crate) fn ratio(blocks: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Figure> {
    let (mut sum, mut of, mut count) = (0.0, 0.0, 0.0);
    for (part, whole) in blocks.clone().filter(|&(_, whole)| whole > 0.0) {
        sum += part;
        of += whole;
        count += 1.0;
    }
    if of == 0.0 {
        return None;
    }
    let value = sum / of;
    if count < 4.0 {
        return Some(Figure { value, low: 0.0, high: 1.0, n: count as u64 });
    }
    let squares: f64 = blocks.map(|(part, whole)| (part - value * whole).powi(2)).sum();
    let error = student(count - 1.0) * (squares * count / (count - 1.0)).sqrt() / of;
    let (low, high) = ((value - error).max(0.0), (value + error).min(1.0));
    Some(Figure { value, low, high, n: count as u64 })
}

struct Sample {
    /// The index of its line-up among those that occurred.
    kind: usize,
    won: Vec<f64>,
}

/// The strength of each bot in PL-Elo with its 95 % interval: the maximum likelihood of Plackett
/// and Luce's model of who wins a round, ties divided (Hunter 2004, "MM algorithms for generalized
/// Bradley-Terry models"). The interval comes from resampled blocks. `anchor` is at 0.
///
/// One extra round is counted in which all bots play and tie, so that a bot that never won has a
/// strength too.
pub(crate) fn strengths(blocks: &[Block], anchor: usize, seed: u64) -> Vec<Figure> {
    let mut kinds: BTreeMap<Vec<u64>, usize> = BTreeMap::new();
    let samples: Vec<Sample> = blocks
        .iter()
        .map(|block| {
            let held = block.bots.iter().map(|sums| sums.rounds).collect();
            let next = kinds.len();
            let kind = *kinds.entry(held).or_insert(next);
            let won = block.bots.iter().map(|sums| sums.share as f64 / PART as f64);
            Sample { kind, won: won.collect() }
        })
        .collect();
    let mut held: Vec<Vec<f64>> = vec![Vec::new(); kinds.len()];
    for (rounds, kind) in kinds {
        held[kind] = rounds.into_iter().map(|it| it as f64).collect();
    }
    let all = likeliest(samples.iter(), &held, anchor);
    let mut rng = Seed::from_number(seed).rng("bootstrap", 0);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(BOOTSTRAPS); all.len()];
    for _ in 0..BOOTSTRAPS {
        let again = (0..samples.len()).map(|_| &samples[rng.index(samples.len())]);
        let values = likeliest(again, &held, anchor);
        drawn.iter_mut().zip(values).for_each(|(drawn, value)| drawn.push(value));
    }
    let estimate = |(value, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let (low, high) = (drawn[BOOTSTRAPS / 40], drawn[BOOTSTRAPS - 1 - BOOTSTRAPS / 40]);
        Figure { value, low, high, n: blocks.len() as u64 }
    };
    all.into_iter().zip(drawn).map(estimate).collect()
}

/// The likeliest strengths in PL-Elo. `held` has, for each line-up, how many seats each bot had
/// over the rounds of a block.
fn likeliest<'a>(
    samples: impl Iterator<Item = &'a Sample>,
    held: &[Vec<f64>],
    anchor: usize,
) -> Vec<f64> {
    let bots = held.first().map_or(0, Vec::len);
    let mut won = vec![1.0 / bots as f64; bots];
    let mut blocks = vec![0.0; held.len()];
    for sample in samples {
        blocks[sample.kind] += 1.0;
        won.iter_mut().zip(&sample.won).for_each(|(sum, won)| *sum += won);
    }
    // A block of n seats has n rounds, so `held` is n times the line-up, and its sum is n².
    let rounds: Vec<f64> = held.iter().map(|held| held.iter().sum::<f64>().sqrt()).collect();
    let mut strength = vec![1.0; bots];
    for _ in 0..STEPS_MAX {
        let mut met = vec![1.0 / strength.iter().sum::<f64>(); bots];
        for ((held, blocks), rounds) in held.iter().zip(&blocks).zip(&rounds) {
            let table: f64 = held.iter().zip(&strength).map(|(held, it)| held * it).sum();
            for (met, held) in met.iter_mut().zip(held) {
                *met += blocks * rounds * held / table;
            }
        }
        let next: Vec<f64> = won.iter().zip(&met).map(|(won, met)| won / met).collect();
        let step = next.iter().zip(&strength).map(|(next, old)| (next / old).ln().abs());
        let step = step.fold(0.0, f64::max);
        let scale = next[anchor];
        strength = next.into_iter().map(|it| it / scale).collect();
        if step < 1e-9 {
            break;
        }
    }
    strength.into_iter().map(|it| ELO * it.ln()).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::block::Sums;

    /// A block of four seats where the first bot has `held` seats and wins `won` of four rounds.
    pub(crate) fn block(held: u64, won: f64) -> Block {
        let first = (won * PART as f64) as u64;
        let of = |rounds, share| Sums { rounds, share, ..Sums::default() };
        let bots = vec![of(4 * held, first), of(4 * (4 - held), 4 * PART - first)];
        Block { block: 0, bots, pairs: Vec::new() }
    }

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    #[test]
    fn an_interval_is_from_the_blocks() {
        // Means 0, 1, 0, 1 of two rounds each: deviation 0.57735, error 0.288675, times 3.18.
        let blocks = [(0.0, 2.0), (2.0, 2.0), (0.0, 2.0), (2.0, 2.0)];
        let half = ratio(blocks.into_iter()).expect("there are rounds");
        near(half.value, 0.5, 1e-12);
        near(half.high, 1.0, 1e-12);
        let many: Vec<(f64, f64)> = blocks.into_iter().cycle().take(400).collect();
        let half = ratio(many.into_iter()).expect("there are rounds");
        near(half.low, 0.5 - 1.9659 * (100.0f64 / 399.0).sqrt() / 10.0 * 0.5, 1e-3);
        assert!(ratio([(0.0, 0.0)].into_iter()).is_none());
    }

    #[test]
    fn strengths_are_the_likeliest() {
        // One of four seats wins 1.488 of 4 rounds: 37.2 %, so 100 PL-Elo.
        let blocks: Vec<Block> = (0..2000).map(|_| block(1, 1.488)).collect();
        let found = strengths(&blocks, 1, 1);
        near(found[0].value, 100.0, 0.3);
        assert_eq!((found[1].value, found[1].low, found[1].high), (0.0, 0.0, 0.0));
        // Two seats each, and all rounds won: the round that is counted besides bounds it.
        let blocks: Vec<Block> = (0..100).map(|_| block(2, 4.0)).collect();
        let found = strengths(&blocks, 1, 1);
        assert!(found[0].value > 800.0 && found[0].value < 1600.0, "{:?}", found[0]);
    }
}
