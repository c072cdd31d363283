//! How close rounds end: the share of the rounds whose largest lead is at most half of the median
//! of these leads. The unit of the points does not matter, nor do a few landslides: they move no
//! median. Rounds without a winner are left out.
//!
//! The median is that of a block, which is known only when its last deal is played. So the blocks
//! are the independent units, and not the deals.

use super::ROUNDS_MAX;
use super::measured::Measured;
use crate::stats::{Mean, Signed};
use crate::stats::{Z, student};

/// How many parts of it are 1.
pub(super) const PARTS: u32 = 10_000;

/// Fewer rounds have no median that says something; only the last block can have fewer.
const ROUNDS_MIN: usize = 25;

/// Fewer blocks say nothing.
const BLOCKS_MIN: u64 = 4;

/// Two such sums of squares can be added.
const SQUARES_MAX: f64 = 1e18;

/// Of the rounds of a block, with these largest leads, the share that ends closely, in [`PARTS`];
/// `None` if somebody was ahead in too few.
pub(super) fn of_block(leads: impl Iterator<Item = i64>) -> Option<i64> {
    let mut leads: Vec<i64> = leads.filter(|&lead| lead > 0).collect();
    if leads.len() < ROUNDS_MIN {
        return None;
    }
    leads.sort_unstable();
    let median = leads[(leads.len() - 1) / 2];
    let close = leads.iter().filter(|&&lead| 2 * lead <= median).count();
    Some((close * PARTS as usize / leads.len()) as i64)
}

/// Of the rounds of a block in two rule sets.
pub(super) fn of_both(leads: &[[i64; 2]]) -> Option<[i64; 2]> {
    let of = |rules: usize| of_block(leads.iter().map(|both| both[rules]));
    Some([of(0)?, of(1)?])
}

/// What blocks say, as a mean of so many deals with the same error: what deals differ by is the
/// unit of effects.
pub(super) fn of_deals(blocks: &Mean, deals: u64) -> Mean {
    // Blocks come from files and from other machines, too.
    if blocks.n < BLOCKS_MIN || deals > ROUNDS_MAX {
        return Mean::default();
    }
    let count = blocks.n as f64;
    let wider = student(count - 1.0) / Z;
    let (n, parts, variance) = (deals as f64, blocks.value(), blocks.variance() / count);
    let sum = (n * parts).round();
    let squares = sum * sum / n + (n - 1.0) * n * variance * wider * wider;
    let squares = squares.round().min(SQUARES_MAX) as u64;
    Mean { n: deals, sum: Signed(sum as i64), squares }
}

/// The same of two rule sets. What the change makes of it stays a mean of blocks. If in one of them
/// all rounds end alike, as where each has one winner and victories are counted, nothing is
/// measured: such rounds are not close or clear, and a change of the unit would be taken for one.
pub(super) fn of_deals_in_both(blocks: &mut Measured, deals: u64) {
    if blocks.first.variance() <= 0.0 || blocks.second.variance() <= 0.0 {
        *blocks = Measured::default();
        return;
    }
    blocks.first = of_deals(&blocks.first, deals);
    blocks.second = of_deals(&blocks.second, deals);
}

#[cfg(test)]
mod tests {
    use games::{Rng, Seed};

    use super::*;
    use crate::stats::Figure;

    /// How close the rounds of some blocks end by two rule sets, whose leads `pair` draws.
    fn blocks(count: usize, mut pair: impl FnMut() -> [i64; 2]) -> Measured {
        let mut all = Measured::default();
        for _ in 0..count {
            let leads: Vec<[i64; 2]> = (0..50).map(|_| pair()).collect();
            let [first, second] = of_both(&leads).expect("enough rounds");
            all.push(first, second);
        }
        all
    }

    fn change(found: &Measured) -> Figure {
        found.change.figure(f64::from(PARTS)).expect("enough blocks")
    }

    fn lead(rng: &mut Rng) -> i64 {
        1 + i64::from(rng.below(30))
    }

    #[test]
    fn the_unit_of_the_points_does_not_matter() {
        let mut rng = Seed::from_number(3).rng("test", 0);
        let found = blocks(40, || {
            let lead = lead(&mut rng);
            [lead, 50 * lead]
        });
        assert!(change(&found).is_none(), "the same rounds, counted otherwise");
    }

    /// Seven of thirty leads are at most half of what half of them exceed.
    #[test]
    fn it_is_the_share_of_leads_at_most_half_of_the_median() {
        let leads = || (1..=30).chain(1..=30);
        assert_eq!(of_block(leads()), Some(7 * 10_000 / 30), "at most 7.5");
        assert_eq!(of_block(leads().map(|it| if it > 20 { 100 * it } else { it })), Some(2_333));
        assert_eq!(of_block([3; 50].into_iter()), Some(0), "all end alike");
        assert_eq!(of_block([0; 50].into_iter()), None, "nobody is ahead");
        let without_winner = leads().chain([0; 90]);
        assert_eq!(of_block(without_winner), of_block(leads()), "they are no close rounds");
        assert_eq!(of_block((1..=24).chain([0; 50])), None, "too few in which somebody is ahead");
        assert_eq!(of_block(1..=24), None, "too few");
    }

    /// Rare leads that are huge make no other round closer.
    #[test]
    fn landslides_serve_nothing() {
        let mut rng = Seed::from_number(4).rng("test", 0);
        let found = blocks(400, || {
            let lead = lead(&mut rng);
            [lead, if rng.below(4) == 0 { 30 * lead } else { 3 * lead }]
        });
        assert!(change(&found).value < 0.02, "{:?}", change(&found));
    }

    /// Points in one rule set, victories in the other, with a tie in a hundred rounds.
    #[test]
    fn a_rule_set_whose_rounds_end_alike_is_not_compared() {
        let mut rng = Seed::from_number(6).rng("test", 0);
        let mut victory = || [lead(&mut rng), i64::from(rng.below(100) > 0)];
        for turned in [false, true] {
            let mut found = blocks(40, || {
                let [points, victory] = victory();
                if turned { [victory, points] } else { [points, victory] }
            });
            of_deals_in_both(&mut found, 2_000);
            assert_eq!(found, Measured::default());
        }
    }

    #[test]
    fn blocks_stand_for_their_deals() {
        let mut rng = Seed::from_number(5).rng("test", 0);
        let mut found = blocks(400, || [lead(&mut rng), lead(&mut rng)]);
        let of_blocks = found.first.clone();
        of_deals_in_both(&mut found, 20_000);
        let Mean { n, .. } = found.first;
        assert_eq!((n, found.change.n), (20_000, 400));
        assert!((found.first.value() - of_blocks.value()).abs() < 0.01);
        let [error, before] = [&found.first, &of_blocks].map(|it| it.variance() / it.n as f64);
        assert!((error / before - 1.0).abs() < 0.02, "{error} {before}");
        assert_eq!(of_deals(&blocks(3, || [1, 2]).first, 150), Mean::default(), "too few");
    }

    /// Two rule sets that differ by chance alone: the interval holds 0 in 95 % of 400 runs,
    /// give or take three standard errors.
    #[test]
    fn chance_alone_lies_in_the_interval() {
        let seed = Seed::from_number(1);
        let holds = |run: &u64| {
            let mut rng = seed.rng("close", *run);
            let Figure { low, high, .. } =
                change(&blocks(20, || [lead(&mut rng), 9 * lead(&mut rng)]));
            low <= 0.0 && high >= 0.0
        };
        let held = (0..400).filter(holds).count();
        assert!((366..=394).contains(&held), "{held} of 400");
    }
}
