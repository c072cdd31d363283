//! The statistics: figures with 95 % intervals, of whole-number sums over independent units.
//!
//! | module | what it holds |
//! |---|---|
//! | `sums` | the sums, which can be added in any order |
//! | `found` | which of many differences are found |
//! | `strength`, `sprt` | strengths of bots, and when a test of them may stop |

mod found;
mod sprt;
mod strength;
mod sums;

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF as _, Normal, StudentsT};

pub use self::sprt::{Sprt, SprtReport, Verdict};

pub(crate) use self::found::{Tested, found, p, test};
pub(crate) use self::sprt::Test;
pub(crate) use self::strength::{ELO, ratio, strengths};
pub(crate) use self::sums::{Add, Histogram, Mean, Ratio, Signed, sums};

/// The normal distribution's 97.5 % quantile, for 95 % intervals.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Figure {
    /// The figure.
    pub value: f64,
    /// The interval's lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// Of how many independent units, such as deals, it is made.
    pub n: u64,
}

impl Figure {
    pub(crate) fn new(value: f64, low: f64, high: f64, n: u64) -> Self {
        Self { value: rounded(value), low: rounded(low), high: rounded(high), n }
    }

    /// A value with the standard error of a mean of `n` units.
    pub(crate) fn with_error(value: f64, error: f64, n: u64) -> Option<Self> {
        if n < UNITS_MIN {
            return None;
        }
        let half = student((n - 1) as f64) * error;
        Some(Self::new(value, value - half, value + half, n))
    }

    /// The same in another unit, or as an increasing function maps it.
    pub(crate) fn map(self, to: impl Fn(f64) -> f64) -> Self {
        Self::new(to(self.value), to(self.low), to(self.high), self.n)
    }

    /// The same figure with an interval so wide that `count` such intervals hold together in 95 %
    /// (Bonferroni): for what is said of several figures at once.
    pub(crate) fn among(self, count: usize) -> Self {
        self.missing(0.025 / count.max(1) as f64)
    }

    /// The same figure, which is one of `found` that were chosen among `all` since they differ from
    /// 0, with an interval so wide that one in twenty such intervals misses the truth
    /// (Benjamini and Yekutieli 2005).
    pub(crate) fn found_among(self, found: usize, all: usize) -> Self {
        self.missing(0.025 * found as f64 / all as f64)
    }

    /// Whether it is a change that no unit shows.
    pub(crate) fn is_none(self) -> bool {
        [self.value, self.low, self.high] == [0.0; 3]
    }

    /// With an interval that misses the truth this often on each side.
    fn missing(self, share: f64) -> Self {
        let freedom = self.n.saturating_sub(1).max(1) as f64;
        let wider = quantile(1.0 - share, freedom) / student(freedom);
        let (low, high) = (self.value - self.low, self.high - self.value);
        Self { low: self.value - wider * low, high: self.value + wider * high, ..self }
    }

    /// Whether the interval is above this value, below it, or holds it.
    pub(crate) fn against(self, value: f64) -> std::cmp::Ordering {
        if self.low > value {
            std::cmp::Ordering::Greater
        } else if self.high < value {
            std::cmp::Ordering::Less
        } else {
            std::cmp::Ordering::Equal
        }
    }
}

/// Fewer units say nothing.
const UNITS_MIN: u64 = 4;

/// To a millionth, so that reports are short and the last bits do not matter.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// From so many degrees of freedom on, Student's distribution is taken for the normal one: they
/// differ in the fifth digit, and statrs loses more there.
const NORMAL: f64 = 50_000.0;

fn student_of(freedom: f64) -> StudentsT {
    StudentsT::new(0.0, 1.0, freedom).expect("there are several units")
}

/// Student's quantile for `freedom` degrees of freedom.
fn quantile(probability: f64, freedom: f64) -> f64 {
    if freedom < NORMAL {
        student_of(freedom).inverse_cdf(probability)
    } else {
        Normal::standard().inverse_cdf(probability)
    }
}

/// Student's 97.5 % quantile, for 95 % intervals.
pub(crate) fn student(freedom: f64) -> f64 {
    quantile(0.975, freedom)
}

/// How likely a number of Student's distribution is as far from 0 as this one, or farther.
fn two_sided(number: f64, freedom: f64) -> f64 {
    let below = -number.abs();
    let share = if freedom < NORMAL {
        student_of(freedom).cdf(below)
    } else {
        Normal::standard().cdf(below)
    };
    2.0 * share
}

/// Wilson's 95 % interval of a proportion, for an effective number of independent trials.
///
/// For shares of clustered or divided units the effective number is p (1 − p) ÷ the variance of
/// the estimate (Kott and Carr 1997; Franco, Little, Louis and Slud 2019).
fn wilson(p: f64, trials: f64) -> (f64, f64) {
    let zz = Z * Z / trials;
    let middle = (p + zz / 2.0) / (1.0 + zz);
    let half = Z / (1.0 + zz) * (p * (1.0 - p) / trials + zz / (4.0 * trials)).sqrt();
    ((middle - half).clamp(0.0, p), (middle + half).clamp(p, 1.0))
}

pub(crate) fn share(p: f64, variance: f64, n: u64) -> Option<Figure> {
    let p = p.clamp(0.0, 1.0);
    let trials = if variance > 0.0 { p * (1.0 - p) / variance } else { n as f64 };
    // Where no unit differs from another, the share is as sure as their number allows.
    let (low, high) = wilson(p, if trials > 0.0 { trials } else { n as f64 });
    (n >= UNITS_MIN).then(|| Figure::new(p, low, high, n))
}

/// How often something happened in independent trials, with Wilson's interval.
pub(crate) fn proportion(count: u64, n: u64) -> Option<Figure> {
    share(count as f64 / n.max(1) as f64, 0.0, n)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    /// As in tables, and near to the normal distribution's where that takes over.
    #[test]
    fn students_quantiles() {
        for (freedom, probability, expected) in [
            (3.0, 0.975, 3.182_446),
            (10.0, 0.975, 2.228_139),
            (19.0, 0.975, 2.093_024),
            (19.0, 0.995, 2.860_935),
            (19.0, 0.999_5, 3.883_406),
            (NORMAL - 1.0, 0.975, 1.960_011),
            (NORMAL, 0.975, Z),
            (1e7, 0.999_5, 3.290_527),
        ] {
            near(quantile(probability, freedom), expected, 2e-6);
            near(two_sided(-expected, freedom), 2.0 * (1.0 - probability), 1e-6);
        }
        near(two_sided(0.0, 19.0), 1.0, 1e-12);
    }

    #[test]
    fn wilson_as_in_the_books() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (count, n, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let found = proportion(count, n).expect("enough");
            near(found.low, low, 0.000_06);
            near(found.high, high, 0.000_06);
        }
    }
}
