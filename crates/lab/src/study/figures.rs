//! Whole-number sums over independent units, and the figures with 95 % intervals that are made of
//! them. Sums can be added in any order, and say the same.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stats::{Z, student};

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
    pub(super) fn new(value: f64, low: f64, high: f64, n: u64) -> Self {
        Self { value: rounded(value), low: rounded(low), high: rounded(high), n }
    }

    /// A value with the standard error of a mean of `n` units.
    pub(super) fn with_error(value: f64, error: f64, n: u64) -> Option<Self> {
        let half = student(n.checked_sub(1)? as f64) * error;
        (n >= UNITS_MIN).then(|| Self::new(value, value - half, value + half, n))
    }

    /// The same in another unit, or as an increasing function maps it.
    pub(super) fn map(self, to: impl Fn(f64) -> f64) -> Self {
        Self::new(to(self.value), to(self.low), to(self.high), self.n)
    }

    /// The same figure with an interval so wide that `count` such intervals hold together in 95 %
    /// (Bonferroni): for what is said of several figures at once.
    pub(super) fn among(self, count: usize) -> Self {
        self.missing(0.025 / count.max(1) as f64)
    }

    /// The same figure, which is one of `found` that were chosen among `all` since they differ from
    /// 0, with an interval so wide that one in twenty such intervals misses the truth
    /// (Benjamini and Yekutieli 2005).
    pub(super) fn found_among(self, found: usize, all: usize) -> Self {
        self.missing(0.025 * found as f64 / all as f64)
    }

    /// Whether it is a change that no unit shows.
    pub(super) fn is_none(self) -> bool {
        [self.value, self.low, self.high] == [0.0; 3]
    }

    /// With an interval that misses the truth this often on each side.
    fn missing(self, share: f64) -> Self {
        let freedom = self.n.saturating_sub(1).max(1) as f64;
        let wider = of_student(quantile(1.0 - share), freedom) / of_student(Z, freedom);
        let (low, high) = (self.value - self.low, self.high - self.value);
        Self { low: self.value - wider * low, high: self.value + wider * high, ..self }
    }

    /// Whether the interval is above this value, below it, or holds it.
    pub(super) fn against(self, value: f64) -> std::cmp::Ordering {
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
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// The standard normal distribution's quantile for a probability from 0.5 on, by Hastings'
/// approximation (Abramowitz and Stegun 26.2.23), whose error is below 0.00045.
pub(super) fn quantile(probability: f64) -> f64 {
    let t = (-2.0 * (1.0 - probability).ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    t - above / (1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308)))
}

/// The number of Student's distribution that is as likely to be exceeded as this one of the normal
/// distribution, by Wallace's approximation (1959).
pub(super) fn of_student(z: f64, freedom: f64) -> f64 {
    let z = z * (8.0 * freedom + 3.0) / (8.0 * freedom + 1.0);
    (freedom * ((z * z / freedom).exp() - 1.0)).sqrt()
}

/// The other way round: the normal number for one of Student's distribution.
pub(super) fn of_normal(t: f64, freedom: f64) -> f64 {
    let z = (freedom * (1.0 + t * t / freedom).ln()).sqrt();
    z * (8.0 * freedom + 1.0) / (8.0 * freedom + 3.0)
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

pub(super) trait Add {
    fn add(&mut self, other: &Self);

    /// The largest number in it, without signs.
    fn largest(&self) -> u64;
}

impl Add for u64 {
    fn add(&mut self, other: &Self) {
        *self += other;
    }

    fn largest(&self) -> u64 {
        *self
    }
}

/// One for each name.
impl<T: Add + Clone + Default> Add for BTreeMap<String, T> {
    fn add(&mut self, other: &Self) {
        for (name, other) in other {
            self.entry(name.clone()).or_default().add(other);
        }
    }

    fn largest(&self) -> u64 {
        self.values().map(T::largest).max().unwrap_or_default()
    }
}

/// One for each place; the longer list counts.
impl<T: Add + Clone> Add for Vec<T> {
    fn add(&mut self, other: &Self) {
        let both = self.len().min(other.len());
        self.iter_mut().zip(other).for_each(|(own, other)| own.add(other));
        self.extend_from_slice(&other[both..]);
    }

    fn largest(&self) -> u64 {
        self.iter().map(T::largest).max().unwrap_or_default()
    }
}

macro_rules! sums {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub(in crate::study) struct $name {
            $($(#[$doc])* pub(in crate::study) $field: $type,)*
        }

        impl $crate::study::figures::Add for $name {
            fn add(&mut self, other: &Self) {
                $($crate::study::figures::Add::add(&mut self.$field, &other.$field);)*
            }

            fn largest(&self) -> u64 {
                let all = [$($crate::study::figures::Add::largest(&self.$field)),*];
                all.into_iter().max().unwrap_or(0)
            }
        }
    };
}
pub(super) use sums;

sums! {
    /// A quantity of which each independent unit has one value.
    Mean {
        /// How many units.
        n: u64,
        sum: Signed,
        squares: u64,
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Signed(pub(super) i64);

impl Add for Signed {
    fn add(&mut self, other: &Self) {
        self.0 += other.0;
    }

    fn largest(&self) -> u64 {
        self.0.unsigned_abs()
    }
}

impl Mean {
    #[inline]
    pub(super) fn push(&mut self, value: i64) {
        self.n += 1;
        self.sum.0 += value;
        self.squares += value.unsigned_abs().pow(2);
    }

    pub(super) fn value(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum.0 as f64 / self.n as f64 }
    }

    /// The variance of a unit.
    pub(super) fn variance(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let mean = self.value();
        let n = self.n as f64;
        ((self.squares as f64 - n * mean * mean) / (n - 1.0)).max(0.0)
    }

    /// The mean in units of `unit`, with Student's interval.
    pub(super) fn figure(&self, unit: f64) -> Option<Figure> {
        let error = (self.variance() / self.n.max(1) as f64).sqrt();
        Figure::with_error(self.value() / unit, error / unit, self.n)
    }

    /// The mean as a share of `whole`, with Wilson's interval for the effective number of units.
    pub(super) fn share(&self, whole: f64) -> Option<Figure> {
        share(self.value() / whole, self.variance() / self.n.max(1) as f64 / whole / whole, self.n)
    }
}

fn share(p: f64, variance: f64, n: u64) -> Option<Figure> {
    let p = p.clamp(0.0, 1.0);
    let trials = if variance > 0.0 { p * (1.0 - p) / variance } else { n as f64 };
    // Where no unit differs from another, the share is as sure as their number allows.
    let (low, high) = wilson(p, if trials > 0.0 { trials } else { n as f64 });
    (n >= UNITS_MIN).then(|| Figure::new(p, low, high, n))
}

/// How often something happened in independent trials, with Wilson's interval.
pub(super) fn proportion(count: u64, n: u64) -> Option<Figure> {
    share(count as f64 / n.max(1) as f64, 0.0, n)
}

sums! {
    /// A ratio of two quantities, of which each independent unit has one value each.
    Ratio {
        /// How many units have something to divide by.
        n: u64,
        x: Signed,
        y: u64,
        xx: u64,
        xy: Signed,
        yy: u64,
    }
}

impl Ratio {
    /// Adds a unit: its part, and what it is a part of.
    #[inline]
    pub(super) fn push(&mut self, x: i64, y: u64) {
        if y == 0 {
            return;
        }
        self.n += 1;
        self.x.0 += x;
        self.y += y;
        self.xx += x.unsigned_abs().pow(2);
        self.xy.0 += x * y as i64;
        self.yy += y * y;
    }

    pub(super) fn value(&self) -> f64 {
        if self.y == 0 { 0.0 } else { self.x.0 as f64 / self.y as f64 }
    }

    /// The variance of the ratio, linearised (Cochran 1977, "Sampling Techniques", section 2.11).
    fn variance(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let (ratio, n) = (self.value(), self.n as f64);
        let (xx, xy, yy) = (self.xx as f64, self.xy.0 as f64, self.yy as f64);
        let squares = (xx - 2.0 * ratio * xy + ratio * ratio * yy).max(0.0);
        squares * n / (n - 1.0) / (self.y as f64).powi(2)
    }

    /// The ratio in units of `unit`, with Student's interval.
    pub(super) fn figure(&self, unit: f64) -> Option<Figure> {
        Figure::with_error(self.value() / unit, self.variance().sqrt() / unit, self.n)
    }

    pub(super) fn share(&self, whole: f64) -> Option<Figure> {
        share(self.value() / whole, self.variance() / whole / whole, self.n)
    }
}

/// How often each small number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u32, u64)>", into = "Vec<(u32, u64)>")]
pub(super) struct Histogram(Vec<u64>);

/// Larger numbers count as this.
pub(super) const LARGEST: u32 = 20_000;

impl From<Vec<(u32, u64)>> for Histogram {
    fn from(counts: Vec<(u32, u64)>) -> Self {
        let mut all = Self::default();
        counts.into_iter().for_each(|(number, count)| *all.place(number) += count);
        all
    }
}

impl From<Histogram> for Vec<(u32, u64)> {
    fn from(all: Histogram) -> Self {
        all.counts().collect()
    }
}

impl Add for Histogram {
    fn add(&mut self, other: &Self) {
        self.0.add(&other.0);
    }

    /// All numbers and their counts can be added up, too.
    fn largest(&self) -> u64 {
        let sums = self.counts().map(|(number, count)| count.saturating_mul(number.max(1).into()));
        sums.fold(0, u64::saturating_add)
    }
}

impl Histogram {
    fn place(&mut self, number: u32) -> &mut u64 {
        let number = number.min(LARGEST) as usize;
        if number >= self.0.len() {
            self.0.resize(number + 1, 0);
        }
        &mut self.0[number]
    }

    #[inline]
    pub(super) fn push(&mut self, number: u32) {
        *self.place(number) += 1;
    }

    /// The numbers that occurred, ascending, and how often.
    pub(super) fn counts(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        (0..).zip(&self.0).filter(|&(_, &count)| count > 0).map(|(number, &count)| (number, count))
    }

    pub(super) fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    pub(super) fn mean(&self) -> f64 {
        let sum: u64 = self.counts().map(|(number, count)| u64::from(number) * count).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The smallest number that at least this share of the numbers does not exceed.
    pub(super) fn at(&self, share: f64) -> u32 {
        let wanted = (share * self.total() as f64).ceil().max(1.0) as u64;
        let mut sum = 0;
        let mut reached = self.counts().skip_while(|&(_, count)| {
            sum += count;
            sum < wanted
        });
        reached.next().map_or(0, |(number, _)| number)
    }

    /// A quantile. Its interval inverts that of the distribution function (Woodruff 1952), as if
    /// only the `n` independent units counted and not what lies in them, so it is never too narrow.
    pub(super) fn quantile(&self, share: f64, n: u64) -> Option<Figure> {
        if n < UNITS_MIN || self.total() == 0 {
            return None;
        }
        let half = Z * (share * (1.0 - share) / n as f64).sqrt();
        let at = |share: f64| f64::from(self.at(share.clamp(0.0, 1.0)));
        Some(Figure::new(at(share), at(share - half), at(share + half), n))
    }
}

#[cfg(test)]
mod tests {
    use games::Seed;

    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
    }

    #[test]
    fn normal_quantiles() {
        for (probability, expected) in [(0.975, 1.959_964), (0.95, 1.644_854), (0.9995, 3.290_527)]
        {
            near(quantile(probability), expected, 0.000_5);
        }
    }

    #[test]
    fn students_quantiles() {
        // With 19 degrees of freedom: two-sided 5 %, 1 %, 0.1 %.
        for (z, expected) in [(1.959_964, 2.093), (2.575_829, 2.861), (3.290_527, 3.883)] {
            near(of_student(z, 19.0), expected, 0.005);
            near(of_normal(expected, 19.0), z, 0.005);
        }
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

    #[test]
    fn a_mean_and_a_ratio_on_paper() {
        let mut mean = Mean::default();
        [1, 3, 1, 3].into_iter().for_each(|value| mean.push(value));
        // Variance 4/3, error 0.57735; Student's 97.5 % quantile for 3 degrees is 3.18.
        let found = mean.figure(1.0).expect("four units");
        near(found.value, 2.0, 0.0);
        near(found.high - found.value, 3.18 * 0.577_35, 0.02);
        let mut ratio = Ratio::default();
        [(1, 2), (2, 2), (1, 2), (2, 2)].into_iter().for_each(|(x, y)| ratio.push(x, y));
        // All wholes are 2, so it is the mean of halves and ones: error 0.288675 / 2.
        let found = ratio.figure(1.0).expect("four units");
        near(found.value, 0.75, 0.0);
        near(found.high - found.value, 3.18 * 0.144_338, 0.005);
        ratio.push(5, 0);
        assert_eq!(ratio.n, 4, "nothing to divide by");
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        let mut all = Histogram::default();
        (1..=100).for_each(|number| all.push(number));
        assert_eq!([0.0, 0.05, 0.5, 0.95, 1.0].map(|share| all.at(share)), [1, 5, 50, 95, 100]);
        let median = all.quantile(0.5, 100).expect("enough");
        assert_eq!((median.low, median.value, median.high), (41.0, 50.0, 60.0));
        let text = serde_json::to_string(&all).expect("plain");
        assert_eq!(serde_json::from_str::<Histogram>(&text).ok(), Some(all));
    }

    #[test]
    fn sums_are_the_same_in_any_order() {
        let of = |values: &[i64]| {
            let mut sums = (Mean::default(), Ratio::default(), Histogram::default());
            for &value in values {
                sums.0.push(value);
                sums.1.push(value, value.unsigned_abs() + 1);
                sums.2.push(value.unsigned_abs() as u32);
            }
            sums
        };
        let (whole, one, mut two) = (of(&[3, -1, 4, 1, -5]), of(&[3, -1]), of(&[4, 1, -5]));
        two.0.add(&one.0);
        two.1.add(&one.1);
        two.2.add(&one.2);
        assert_eq!(whole, two);
    }

    /// How often the interval that `sample` gives holds the truth.
    fn coverage(truth: f64, mut sample: impl FnMut(u64) -> Figure) -> f64 {
        let held = (0..RUNS).filter(|&run| {
            let found = sample(run);
            found.low <= truth && truth <= found.high
        });
        held.count() as f64 / RUNS as f64
    }

    const RUNS: u64 = 2_000;

    /// The seeds are fixed, so this does not depend on chance. An interval that holds in 94 to 96 %
    /// of all cases, which is as near as small numbers allow, does so in 92.5 to 97 % of 2,000 by
    /// three standard errors.
    #[test]
    fn intervals_cover_what_they_say() {
        let seed = Seed::from_number(1);
        let clustered = |run| {
            // Each deal has 1 to 4 rounds, which are all won or all lost with a chance of 3 in 10.
            let mut rng = seed.rng("ratio", run);
            let mut ratio = Ratio::default();
            for _ in 0..80 {
                let rounds = 1 + i64::from(rng.below(4));
                ratio.push(if rng.below(10) < 3 { rounds } else { 0 }, rounds as u64);
            }
            ratio
        };
        let plain = |run| {
            let mut rng = seed.rng("mean", run);
            let mut mean = Mean::default();
            (0..60).for_each(|_| mean.push(i64::from(rng.below(11)) - 3));
            mean.figure(1.0).expect("60 units")
        };
        let rare = |run| {
            let mut rng = seed.rng("rare", run);
            proportion((0..300).filter(|_| rng.below(50) == 0).count() as u64, 300).expect("enough")
        };
        let median = |run| {
            let mut rng = seed.rng("median", run);
            let mut all = Histogram::default();
            (0..101).for_each(|_| all.push(rng.below(1_001)));
            all.quantile(0.5, 101).expect("enough")
        };
        for (name, found) in [
            ("share", coverage(0.3, |run| clustered(run).share(1.0).expect("enough"))),
            ("ratio", coverage(0.3, |run| clustered(run).figure(1.0).expect("enough"))),
            ("mean", coverage(2.0, plain)),
            ("rare", coverage(0.02, rare)),
            ("median", coverage(500.0, median)),
        ] {
            assert!((0.925..=0.97).contains(&found), "{name}: {found}");
        }
    }
}
