//! Whole-number sums over independent units. They can be added in any order, and say the same.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Figure, UNITS_MIN, Z, share};

pub(crate) trait Add {
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
        pub(crate) struct $name {
            $($(#[$doc])* pub(crate) $field: $type,)*
        }

        impl $crate::stats::Add for $name {
            fn add(&mut self, other: &Self) {
                $($crate::stats::Add::add(&mut self.$field, &other.$field);)*
            }

            fn largest(&self) -> u64 {
                let all = [$($crate::stats::Add::largest(&self.$field)),*];
                all.into_iter().max().unwrap_or(0)
            }
        }
    };
}
pub(crate) use sums;

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
pub(crate) struct Signed(pub(crate) i64);

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
    pub(crate) fn push(&mut self, value: i64) {
        self.n += 1;
        self.sum.0 += value;
        self.squares += value.unsigned_abs().pow(2);
    }

    pub(crate) fn value(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum.0 as f64 / self.n as f64 }
    }

    /// The variance of a unit.
    pub(crate) fn variance(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let mean = self.value();
        let n = self.n as f64;
        ((self.squares as f64 - n * mean * mean) / (n - 1.0)).max(0.0)
    }

    /// The mean in units of `unit`, with Student's interval.
    pub(crate) fn figure(&self, unit: f64) -> Option<Figure> {
        let error = (self.variance() / self.n.max(1) as f64).sqrt();
        Figure::with_error(self.value() / unit, error / unit, self.n)
    }

    /// The mean as a share of `whole`, with Wilson's interval for the effective number of units.
    pub(crate) fn share(&self, whole: f64) -> Option<Figure> {
        share(self.value() / whole, self.variance() / self.n.max(1) as f64 / whole / whole, self.n)
    }
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
    pub(crate) fn push(&mut self, x: i64, y: u64) {
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

    pub(crate) fn value(&self) -> f64 {
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
    pub(crate) fn figure(&self, unit: f64) -> Option<Figure> {
        Figure::with_error(self.value() / unit, self.variance().sqrt() / unit, self.n)
    }

    pub(crate) fn share(&self, whole: f64) -> Option<Figure> {
        share(self.value() / whole, self.variance() / whole / whole, self.n)
    }
}

/// How often each small number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u32, u64)>", into = "Vec<(u32, u64)>")]
pub(crate) struct Histogram(Vec<u64>);

/// Larger numbers count as this.
pub(crate) const LARGEST: u32 = 20_000;

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
    pub(crate) fn push(&mut self, number: u32) {
        *self.place(number) += 1;
    }

    /// The numbers that occurred, ascending, and how often.
    pub(crate) fn counts(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        (0..).zip(&self.0).filter(|&(_, &count)| count > 0).map(|(number, &count)| (number, count))
    }

    pub(crate) fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: u64 = self.counts().map(|(number, count)| u64::from(number) * count).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The smallest number that at least this share of the numbers does not exceed.
    pub(crate) fn at(&self, share: f64) -> u32 {
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
    pub(crate) fn quantile(&self, share: f64, n: u64) -> Option<Figure> {
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
    use crate::stats::proportion;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "{found} is not {expected}");
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
