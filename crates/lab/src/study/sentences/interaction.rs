//! What is said of how the seats act on each other.

use std::cmp::Ordering;

use super::{Word, count, ends, even, negative, say, share, with};
use crate::study::drama::Stake;
use crate::study::interaction::HOPELESS;
use crate::study::report::{Interaction, Sentence};

pub(in crate::study) fn interaction(
    found: &Interaction,
    stake: Stake,
    seats: usize,
) -> Vec<Sentence> {
    let stake = || [("stake", Word(if stake == Stake::Win { "win" } else { "loss" }))];
    let [cards, own, others] =
        [found.cards, found.own, found.others].map(|it| it.map(|it| it.among(3)));
    let swings = cards.zip(own).zip(others).map(|((cards, own), others)| {
        let cards = ends(["cards", "cards-low", "cards-high"], 100.0, cards);
        let own = ends(["own", "own-low", "own-high"], 100.0, own);
        let others = ends(["others", "others-low", "others-high"], 100.0, others);
        let figures = cards.into_iter().chain(own).chain(others);
        say("lab-swings", &with(stake(), figures))
    });
    let more = own.zip(others).filter(|(own, others)| own.high < others.low);
    let more = more.map(|_| say("lab-swings-others", &stake()));
    let below = ("below", count(HOPELESS));
    let kings = found.kings.map(|it| {
        let own = with(stake(), share(it));
        say("lab-kings", &with([below], own))
    });
    let influence = found
        .influence
        .filter(|it| it.low > 0.0)
        .map(|it| say("lab-influence", &with(stake(), share(it))));
    let excess = found.excess.map(|it| {
        let way = it.against(0.0);
        let size = if it.value < 0.0 { negative(it) } else { it };
        let word = match way {
            Ordering::Greater => "more",
            Ordering::Less => "less",
            Ordering::Equal => "unclear",
        };
        say("lab-target", &with([("way", Word(word))], with(stake(), share(size))))
    });
    let at = |quarter: usize| found.ahead.get(quarter).and_then(|point| point.y);
    let ahead = at(0).zip(at(2)).map(|(start, half)| {
        let half = half.among(2);
        let start = ends(["start", "start-low", "start-high"], 100.0, start.among(2));
        let figures = start.into_iter().chain([("even", even(1.0 / seats as f64))]);
        let own = with(stake(), share(half));
        say("lab-stays-ahead", &own.into_iter().chain(figures).collect::<Vec<_>>())
    });
    let plans = found.replanned.zip(found.barred).map(|(changed, barred)| {
        let barred = ends(["barred", "barred-low", "barred-high"], 100.0, barred.among(2));
        say("lab-replanned", &with(barred, share(changed.among(2))))
    });
    [swings, more, kings, influence, excess, plans, ahead].into_iter().flatten().collect()
}
