//! How close rounds end, in each rule set's own spread: the mean of the largest lead, divided by
//! its root mean square. It is 1 where every round ends by the same lead, and does not depend on
//! the unit of the points.
//!
//! It is no mean of deals, so its interval is a jackknife over groups of blocks (Kott 2001). What
//! is found is put down as a [`Mean`] with that value and that error, as the other measures are.

use std::array;

use super::ROUNDS_MAX;
use super::figures::{Add as _, Mean, Signed};
use super::measured::Measured;
use crate::stats::student;

/// How many parts of it are 1.
pub(super) const PARTS: u32 = 10_000;

/// In how many groups the blocks are put.
const GROUPS: usize = 20;

/// Two such sums of squares can be added.
const SQUARES_MAX: f64 = 1e18;

/// Fewer groups say nothing.
const GROUPS_MIN: usize = 4;

/// In one rule set, by the largest lead in each block.
pub(super) fn alone<'a>(gaps: impl Iterator<Item = &'a Mean>) -> Mean {
    jackknife(&groups(gaps.map(|gap| [gap])), |[gap]| ratio(gap))
}

/// In two rule sets, by the largest lead in each block.
pub(super) fn both<'a>(gaps: impl Iterator<Item = &'a Measured>) -> Measured {
    let groups = groups(gaps.map(|gap| [&gap.first, &gap.second]));
    Measured {
        first: jackknife(&groups, |[first, _]| ratio(first)),
        second: jackknife(&groups, |[_, second]| ratio(second)),
        change: jackknife(&groups, |[first, second]| Some(ratio(second)? - ratio(first)?)),
    }
}

/// The mean of a largest lead, divided by its root mean square; `None` if nobody was ever ahead.
fn ratio(gap: &Mean) -> Option<f64> {
    let all = (gap.n as f64 * gap.squares as f64).sqrt();
    (all > 0.0).then(|| (gap.sum.0 as f64 / all).clamp(0.0, 1.0))
}

/// The blocks in groups, those without deals left out.
fn groups<'a, const N: usize>(blocks: impl Iterator<Item = [&'a Mean; N]>) -> Vec<[Mean; N]> {
    let mut groups: Vec<[Mean; N]> =
        (0..GROUPS).map(|_| array::from_fn(|_| Mean::default())).collect();
    for (at, block) in blocks.enumerate() {
        groups[at % GROUPS].iter_mut().zip(block).for_each(|(sums, gap)| sums.add(gap));
    }
    groups.retain(|group| group.iter().all(|gap| gap.n > 0));
    groups
}

/// What all groups say together, with the error that leaving each out in turn shows.
fn jackknife<const N: usize>(groups: &[[Mean; N]], of: impl Fn(&[Mean; N]) -> Option<f64>) -> Mean {
    let total = |without: usize| {
        let mut all: [Mean; N] = array::from_fn(|_| Mean::default());
        for (_, group) in groups.iter().enumerate().filter(|(at, _)| *at != without) {
            all.iter_mut().zip(group).for_each(|(sums, gap)| sums.add(gap));
        }
        all
    };
    let all = total(groups.len());
    let without: Option<Vec<f64>> = (0..groups.len()).map(|at| of(&total(at))).collect();
    let (Some(value), Some(without)) = (of(&all), without) else { return Mean::default() };
    // Blocks come from files and from other machines, too.
    if without.len() < GROUPS_MIN || all[0].n > ROUNDS_MAX {
        return Mean::default();
    }
    let count = without.len() as f64;
    let mean = without.iter().sum::<f64>() / count;
    let squares: f64 = without.iter().map(|it| (it - mean).powi(2)).sum();
    // Student's interval is that of so many groups, whatever the number of deals.
    let n = all[0].n;
    let wider = student(count - 1.0) / student((n.max(2) - 1) as f64);
    made(n, value, (count - 1.0) / count * squares * wider * wider)
}

/// A mean of `n` deals with this value, and this variance of it.
fn made(n: u64, value: f64, variance: f64) -> Mean {
    let (deals, parts) = (n as f64, f64::from(PARTS));
    let sum = (deals * value * parts).round();
    let squares = sum * sum / deals + (deals - 1.0) * deals * variance * parts * parts;
    Mean { n, sum: Signed(sum as i64), squares: squares.round().min(SQUARES_MAX) as u64 }
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::*;
    use crate::study::figures::Figure;

    /// The largest lead in some deals by two rule sets, of which the second counts `unit` times as
    /// many points.
    fn block(rng: &mut Rng, unit: i64, noise: u32) -> Measured {
        let mut gap = Measured::default();
        for _ in 0..50 {
            let lead = 1 + i64::from(rng.below(20));
            let other = lead + i64::from(rng.below(2 * noise + 1)) - i64::from(noise);
            gap.push(lead, unit * other.abs());
        }
        gap
    }

    fn change(found: &Measured) -> Figure {
        found.change.figure(f64::from(PARTS)).expect("enough blocks")
    }

    #[test]
    fn the_unit_of_the_points_does_not_matter() {
        let found = [1, 7, 100].map(|unit| {
            let mut rng = Seed::from_number(3).rng("test", 0);
            let blocks: Vec<Measured> = (0..40).map(|_| block(&mut rng, unit, 3)).collect();
            both(blocks.iter())
        });
        assert_eq!(found[0], found[1]);
        assert_eq!(found[0], found[2]);
        let mut rng = Seed::from_number(3).rng("test", 0);
        let blocks: Vec<Measured> = (0..40).map(|_| block(&mut rng, 50, 0)).collect();
        let Figure { value, low, high, .. } = change(&both(blocks.iter()));
        assert_eq!([value, low, high], [0.0; 3], "the same rounds, counted otherwise");
    }

    #[test]
    fn rounds_that_end_by_the_same_lead_have_no_spread() {
        let mut one = Measured::default();
        (0..50).for_each(|_| one.push(3, 3));
        let blocks = vec![one; 20];
        let found = both(blocks.iter());
        assert_eq!(found.first.variance(), 0.0);
        assert_eq!(found.first.value(), f64::from(PARTS));
        assert_eq!(alone(blocks.iter().map(|it| &it.first)), found.first);
        assert_eq!(alone(blocks.iter().take(3).map(|it| &it.first)), Mean::default(), "too few");
    }

    /// Two rule sets that differ by chance alone: the interval holds 0 in 95 % of 400 runs,
    /// give or take three standard errors.
    #[test]
    fn chance_alone_lies_in_the_interval() {
        let seed = Seed::from_number(1);
        let holds = |run: &u64| {
            let mut rng = seed.rng("close", *run);
            let blocks: Vec<Measured> = (0..20)
                .map(|_| {
                    let mut gap = Measured::default();
                    let mut lead = || 1 + i64::from(rng.below(30));
                    (0..50).for_each(|_| gap.push(lead(), 9 * lead()));
                    gap
                })
                .collect();
            let Figure { low, high, .. } = change(&both(blocks.iter()));
            low <= 0.0 && high >= 0.0
        };
        let held = (0..400).filter(holds).count();
        assert!((366..=394).contains(&held), "{held} of 400");
    }
}
