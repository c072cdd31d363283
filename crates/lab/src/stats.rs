//! The statistics of a sample of blocks: means with intervals, strengths, and when a test may stop.
//! Blocks are independent of each other; rounds of one block are not.

use std::collections::BTreeMap;

use games::{Seed, TextError};
use serde::{Deserialize, Serialize};

use crate::block::{Block, PART};

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The interval's lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The normal distribution's 97.5 % quantile, for 95 % intervals.
pub(crate) const Z: f64 = 1.959_964;

/// How often the blocks are resampled for the intervals of strengths.
const BOOTSTRAPS: usize = 400;

/// The most steps towards the likeliest strengths.
const STEPS_MAX: usize = 10_000;

/// PL-Elo per unit of natural logarithm.
pub(crate) const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Student's 97.5 % quantile for `freedom` degrees of freedom, by Hill's expansion (Abramowitz and
/// Stegun 26.7.5); accurate enough from 3 on.
pub(crate) fn student(freedom: f64) -> f64 {
    let z = Z;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

/// The ratio of two sums over blocks, with its 95 % interval, clamped to 0 and 1. `None` if there
/// is nothing to divide by. Fewer than four blocks say nothing.
pub(crate) fn ratio(blocks: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Estimate> {
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
        return Some(Estimate { value, low: 0.0, high: 1.0 });
    }
    let squares: f64 = blocks.map(|(part, whole)| (part - value * whole).powi(2)).sum();
    let error = student(count - 1.0) * (squares * count / (count - 1.0)).sqrt() / of;
    let (low, high) = ((value - error).max(0.0), (value + error).min(1.0));
    Some(Estimate { value, low, high })
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
pub(crate) fn strengths(blocks: &[Block], anchor: usize, seed: u64) -> Vec<Estimate> {
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
        Estimate { value, low, high }
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

/// A sequential test of the first bot against the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sprt {
    /// Is it stronger: 5 PL-Elo rather than 0?
    Gain,
    /// Is it no weaker: 0 PL-Elo rather than -5?
    NoHarm,
}

impl Sprt {
    /// The two strengths between which the test decides, in PL-Elo.
    pub const fn between(self) -> (f64, f64) {
        match self {
            Self::Gain => (0.0, 5.0),
            Self::NoHarm => (-5.0, 0.0),
        }
    }
}

impl std::str::FromStr for Sprt {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "gain" => Ok(Self::Gain),
            "no-harm" => Ok(Self::NoHarm),
            _ => Err(TextError::new("a test: gain or no-harm", text)),
        }
    }
}

/// The verdict of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The higher strength.
    Passed,
    /// The lower strength.
    Failed,
    /// There were too few blocks. This does not mean that the bots are equal.
    Inconclusive,
}

/// How a test went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// Which test.
    pub test: Sprt,
    /// The strengths between which it decides, in PL-Elo.
    pub elo: (f64, f64),
    /// The log-likelihood ratio of the higher to the lower strength.
    pub llr: f64,
    /// The test stops at this or minus this.
    pub bound: f64,
    /// Its verdict.
    pub verdict: Verdict,
    /// After how many blocks.
    pub blocks: u64,
}

/// Where a test stops: ln(0.95 / 0.05), so that each mistake has a chance of about 5 %.
const BOUND: f64 = 2.944_438_979;

/// No test stops before this many blocks, since the variance is not known yet.
const BLOCKS_MIN: u64 = 200;

/// The least variance assumed for a block's mean; if bots play alike, none is observed.
const VARIANCE_MIN: f64 = 1e-6;

/// A test in progress: blocks are added in their order.
#[derive(Clone, Debug)]
pub struct Test {
    test: Sprt,
    blocks: u64,
    sum: f64,
    squares: f64,
    /// The sum over blocks of the distance from the middle of both hypotheses, times their
    /// distance.
    weighted: f64,
}

impl Test {
    pub(crate) fn new(test: Sprt) -> Self {
        Self { test, blocks: 0, sum: 0.0, squares: 0.0, weighted: 0.0 }
    }

    /// Adds a block; returns whether the test stops.
    pub(crate) fn add(&mut self, block: &Block, seats: usize) -> bool {
        let (first, seats) = (&block.bots[0], seats as f64);
        let held = first.rounds as f64 / seats;
        self.blocks += 1;
        if held > 0.0 && held < seats {
            let share = first.share as f64 / PART as f64 / first.rounds as f64;
            let (low, high) = self.test.between();
            let (low, high) = (expected(low, held, seats), expected(high, held, seats));
            let over = share - (low + high) / 2.0;
            self.sum += over;
            self.squares += over * over;
            self.weighted += (high - low) * over;
        }
        self.blocks >= BLOCKS_MIN && self.llr().abs() >= BOUND
    }

    /// The log-likelihood ratio, from a normal distribution with the variance seen so far.
    fn llr(&self) -> f64 {
        let blocks = self.blocks as f64;
        if self.blocks < 2 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / blocks) / (blocks - 1.0);
        self.weighted / variance.max(VARIANCE_MIN)
    }

    pub(crate) fn report(&self) -> SprtReport {
        let llr = self.llr();
        let verdict = match llr {
            _ if self.blocks < BLOCKS_MIN => Verdict::Inconclusive,
            llr if llr >= BOUND => Verdict::Passed,
            llr if llr <= -BOUND => Verdict::Failed,
            _ => Verdict::Inconclusive,
        };
        let (test, elo) = (self.test, self.test.between());
        SprtReport { test, elo, llr, bound: BOUND, verdict, blocks: self.blocks }
    }
}

/// The share of the rounds that a seat wins if its bot is `elo` stronger and has `held` of the
/// seats.
fn expected(elo: f64, held: f64, seats: f64) -> f64 {
    let strength = (elo / ELO).exp();
    strength / (held * strength + seats - held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::Sums;

    /// A block of four seats where the first bot has `held` seats and wins `won` of four rounds.
    fn block(held: u64, won: f64) -> Block {
        let first = (won * PART as f64) as u64;
        let of = |rounds, share| Sums { rounds, share, ..Sums::default() };
        let bots = vec![of(4 * held, first), of(4 * (4 - held), 4 * PART - first)];
        Block { block: 0, bots, pairs: Vec::new() }
    }

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    #[test]
    fn student_quantiles() {
        for (freedom, expected) in [(3.0, 3.182), (5.0, 2.571), (10.0, 2.228), (100.0, 1.984)] {
            near(student(freedom), expected, 0.03);
        }
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
    fn a_share_is_a_strength() {
        // The table of PL-Elo: 100 above three others wins 37.2 % at four seats, 64.0 % at two.
        near(expected(100.0, 1.0, 4.0), 0.372, 0.0005);
        near(expected(100.0, 1.0, 2.0), 0.640, 0.0005);
        near(expected(300.0, 1.0, 5.0), 0.584, 0.0005);
        near(2.0 * expected(50.0, 2.0, 4.0) + 2.0 * expected(-50.0, 2.0, 4.0), 1.0, 1e-12);
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

    #[test]
    fn a_test_waits_and_stops() {
        let run = |test, won: &dyn Fn(u64) -> f64| {
            let mut test = Test::new(test);
            let stop = (0..20_000).find(|&at| test.add(&block(1, won(at)), 4));
            (stop.map(|at| at + 1), test.report().verdict)
        };
        // Half of the rounds, with deviation 0.25: 138 blocks would do.
        let better = |at: u64| [1.0, 3.0][(at % 2) as usize];
        assert_eq!(run(Sprt::Gain, &better), (Some(200), Verdict::Passed));
        let worse = |at: u64| [0.0, 1.0][(at % 2) as usize];
        assert_eq!(run(Sprt::Gain, &worse), (Some(200), Verdict::Failed));
        assert_eq!(run(Sprt::NoHarm, &worse), (Some(200), Verdict::Failed));
        // A quarter, with deviation 0.25: 5 PL-Elo are a share of 0.0054, so it takes
        // 2.944 × 0.0625 / (0.0054 × 0.0027) blocks.
        let equal = |at: u64| [0.0, 2.0][(at % 2) as usize];
        for (test, expected) in [(Sprt::NoHarm, Verdict::Passed), (Sprt::Gain, Verdict::Failed)] {
            let (stop, verdict) = run(test, &equal);
            assert_eq!(verdict, expected);
            assert!(stop.is_some_and(|stop| (12_000..13_200).contains(&stop)), "{stop:?}");
        }
        let mut short = Test::new(Sprt::Gain);
        (0..199).for_each(|at| assert!(!short.add(&block(1, better(at)), 4)));
        assert_eq!(short.report().verdict, Verdict::Inconclusive);
    }
}
