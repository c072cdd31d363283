//! What is said of looking ahead, and of seeing all cards.

use std::cmp::Ordering;

use super::tools::{points, stake_of};
use super::{Put, Select, Word, count, ends, even, percent, say, with};
use crate::stats::Figure;
use crate::study::drama::Stake;
use crate::study::report::{Depth, Sentence};

pub(in crate::study) fn depth(found: &Depth, stake: Stake) -> Vec<Sentence> {
    let [first, .., half, last] = &*found.steps else { return Vec::new() };
    let Some(((few, many), more)) = first.won.zip(last.won).zip(last.more) else {
        return vec![say("lab-depth-unknown", &[])];
    };
    let numbers =
        || [("half", Select(half.worlds as usize)), ("most", Select(last.worlds as usize))];
    let [few, many] = [few, many].map(|it| named(it.among(2), stake));
    let share = if stake == Stake::Win { found.even } else { 1.0 - found.even };
    let few = ends(["first", "first-low", "first-high"], 100.0, few);
    let many = ends(["last", "last-low", "last-high"], 100.0, many);
    let shares = few.into_iter().chain(many).chain([("even", even(share))]);
    let own = with(numbers(), [stake_of(stake), ("deals", count(found.deals))]);
    let ends = say("lab-depth", &own.into_iter().chain(shares).collect::<Vec<_>>());
    let step = say("lab-depth-step", &with(numbers(), difference(more, stake)));
    let open = found.open_more.map(|it| say("lab-depth-open", &difference(it, stake)));
    [ends, step].into_iter().chain(open).collect()
}

/// The share of rounds that a sentence names: those that are won, or lost.
fn named(share: Figure, stake: Stake) -> Figure {
    let Figure { value, low, high, n } = share;
    match stake {
        Stake::Win => share,
        Stake::Loss => Figure { value: 1.0 - value, low: 1.0 - high, high: 1.0 - low, n },
    }
}

/// How much more a seat wins, or does not lose, and whether that can be seen.
fn difference<'a>(more: Figure, stake: Stake) -> Vec<(&'a str, Put<'a>)> {
    let mut own = points(more);
    if more.against(0.0) == Ordering::Equal {
        own.retain(|(name, _)| *name != "way");
        own.extend([("way", Word("unclear")), ("gain", percent(more.high))]);
    }
    own.push(stake_of(stake));
    own
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::report::Step;

    /// Steps with these gains, of which the last two are told apart by their intervals.
    fn said(more: [f64; 3], open: [f64; 3], stake: Stake) -> Vec<String> {
        let figure = |[value, low, high]: [f64; 3]| Some(Figure::new(value, low, high, 50));
        let step = |worlds, more| Step { worlds, won: figure([0.3, 0.2, 0.4]), more };
        let found = Depth {
            deals: 50,
            limits: None,
            even: 0.25,
            steps: vec![step(1, None), step(2, figure([0.1, 0.05, 0.15])), step(4, figure(more))],
            open: figure([0.6, 0.5, 0.7]),
            open_more: figure(open),
            sentences: Vec::new(),
        };
        let english = |it: Sentence| it.text["en"].clone();
        depth(&found, stake).into_iter().map(english).collect()
    }

    /// What was gained before says nothing of the last step.
    #[test]
    fn whether_it_keeps_rising_follows_from_the_last_step() {
        let [_, rises, open] = &*said([0.05, 0.01, 0.09], [0.2, 0.1, 0.3], Stake::Win) else {
            panic!("three sentences")
        };
        assert!(rises.contains("keeps paying") && rises.contains("5 percentage"), "{rises}");
        assert!(open.contains("more often") && open.contains("20"), "{open}");
        let [_, stays, open] = &*said([0.05, -0.01, 0.11], [0.0, -0.1, 0.1], Stake::Win) else {
            panic!("three sentences")
        };
        assert!(stays.contains("not seen") && stays.contains("11.0 percentage"), "{stays}");
        assert!(open.contains("not seen"), "{open}");
        let [shares, falls, open] = &*said([-0.05, -0.1, -0.01], [0.2, 0.1, 0.3], Stake::Loss)
        else {
            panic!("three sentences")
        };
        assert!(shares.contains("loses 70 %"), "{shares}");
        assert!(falls.contains("more often"), "{falls}");
        assert!(open.contains("less often"), "{open}");
    }
}
