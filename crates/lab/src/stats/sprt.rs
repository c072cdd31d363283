//! A sequential test of one bot against the others: after each block, whether it may stop.

use games::TextError;
use serde::{Deserialize, Serialize};

use super::ELO;
use crate::block::{Block, PART};

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
    use super::super::strength::tests::block;
    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
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
