//! Which of many differences are found, and how wide their intervals have to be for that.

use super::{Figure, Mean, rounded, two_sided};

/// The share of differences that are called found and are none, at most, on average.
const FALSE_FOUND: f64 = 0.05;

pub(crate) struct Tested {
    /// Where it is found, with an interval so wide that no more than one in twenty of those that
    /// are found miss the truth (Benjamini and Yekutieli 2005).
    pub(crate) change: Figure,
    /// How likely such a difference or a larger one is if there is none.
    pub(crate) p: f64,
    pub(crate) found: bool,
}

pub(crate) fn test<'a>(all: impl IntoIterator<Item = (&'a Mean, Figure)>) -> Vec<Tested> {
    let all: Vec<(f64, Figure)> = all.into_iter().map(|(mean, figure)| (p(mean), figure)).collect();
    let found = found(&all.iter().map(|&(p, _)| p).collect::<Vec<_>>());
    let (count, tested) = (found.iter().filter(|&&found| found).count(), found.len());
    let rows = all.into_iter().zip(found);
    rows.map(|((p, figure), found)| {
        let change = if found { figure.found_among(count, tested) } else { figure };
        Tested { change, p: rounded(p), found }
    })
    .collect()
}

/// How likely a mean is so far from 0, or farther, if the truth is 0: 5 % where its 95 % interval,
/// which is Student's, ends at 0.
pub(crate) fn p(mean: &Mean) -> f64 {
    let freedom = mean.n.saturating_sub(1).max(1) as f64;
    match mean.value() {
        0.0 => 1.0,
        value => two_sided(value / (mean.variance() / mean.n as f64).sqrt(), freedom),
    }
}

/// Which of these are found, when no more than [`FALSE_FOUND`] of those found shall be none
/// (Benjamini and Hochberg 1995, "Controlling the false discovery rate").
pub(crate) fn found(p: &[f64]) -> Vec<bool> {
    let mut sorted = p.to_vec();
    sorted.sort_by(f64::total_cmp);
    let count = sorted.len() as f64;
    let limit = (1..).zip(&sorted).filter(|&(rank, &p)| p <= FALSE_FOUND * f64::from(rank) / count);
    let limit = limit.last().map(|(_, &p)| p);
    p.iter().map(|&p| limit.is_some_and(|limit| p <= limit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few units have wide tails: what is rare is as rare as it says, also far below 5 %.
    #[test]
    fn p_values_of_few_units_are_right() {
        let seed = games::Seed::from_number(3);
        let is_rare = |run: &u64| {
            let mut rng = seed.rng("p", *run);
            let mut mean = Mean::default();
            for _ in 0..8 {
                mean.push((0..8).map(|_| i64::from(rng.below(2_001)) - 1_000).sum());
            }
            p(&mean) < 0.005
        };
        let rare = (0..20_000).filter(is_rare).count();
        // 100, give or take three standard errors; a normal distribution's tails give over 200.
        assert!((70..=130).contains(&rare), "{rare} of 20,000");
    }

    /// What is found has an interval without 0, however few the units.
    #[test]
    fn what_is_found_is_not_0() {
        let mut rng = games::Seed::from_number(7).rng("test", 0);
        let mut found = 0;
        for n in 5..400 {
            let mut mean = Mean::default();
            (0..n).for_each(|_| mean.push(i64::from(rng.below(300)) - 130));
            for Tested { change, .. } in
                test([(&mean, mean.figure(1.0).expect("enough"))]).into_iter().filter(|it| it.found)
            {
                found += 1;
                assert!(change.low * change.high > -1e-3, "{n}: {change:?}");
            }
        }
        assert!(found > 100, "{found}");
    }

    /// The example of the paper: of fifteen p-values four are found.
    #[test]
    fn as_many_are_found_as_in_the_paper() {
        let p = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
            0.5719, 0.6528, 0.7590, 1.0,
        ];
        assert_eq!(found(&p).iter().filter(|&&it| it).count(), 4);
        assert!(found(&[]).is_empty());
        assert_eq!(found(&[0.06, 0.5]), [false, false]);
    }
}
