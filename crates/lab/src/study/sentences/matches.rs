//! What is said of whole matches.

use std::cmp::Ordering;

use super::{Word, count, even, level, say, share, spread, with};
use crate::study::report::{BetterWins, Matches, Sentence};

pub(in crate::study) fn matches(found: &Matches) -> Vec<Sentence> {
    let rounds = spread(&found.rounds, 0).map(|it| say("lab-match-rounds", &it));
    let minutes = spread(&found.minutes, 0).map(|it| say("lab-match-minutes", &it));
    let limits = (found.limits > 0).then(|| {
        let played = [("limits", count(found.limits)), ("n", count(found.rounds.n))];
        say("lab-match-limits", &played)
    });
    let better = found.better.as_ref().and_then(better);
    let without = found.better.as_ref().and_then(without);
    [rounds, minutes, better, without, limits].into_iter().flatten().collect()
}

fn without(BetterWins { better, worse, without, .. }: &BetterWins) -> Option<Sentence> {
    let own = [("better", level(better)), ("worse", level(worse))];
    (*without > 0).then(|| say("lab-match-without", &with(own, [("without", count(*without))])))
}

fn better(BetterWins { better, worse, won, even, .. }: &BetterWins) -> Option<Sentence> {
    let won = (*won)?;
    let seen = match won.against(*even) {
        Ordering::Greater => "more",
        Ordering::Less => "less",
        Ordering::Equal => "unclear",
    };
    let own = [("better", level(better)), ("worse", level(worse)), ("seen", Word(seen))];
    let even = ("even", self::even(*even));
    Some(say("lab-match-better", &with(own, share(won).into_iter().chain([even]))))
}
