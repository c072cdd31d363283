//! How the seats of a table act on each other, made of sums.

use super::super::drama::Stake;
use super::super::report::{Interaction, Point, Swing};
use super::super::sentences::interaction as said;
use super::super::{Study, Sums};
use crate::block::PART;
use crate::stats::{Mean, Ratio, rounded};

pub(super) fn interaction(study: &Study, all: &Sums, stake: Stake) -> Interaction {
    let sums = &all.interaction;
    // Of two seats one is the other's whole table.
    let several = study.seats > 2;
    let taken = &sums.taken;
    let is_taken = taken.figure(1.0).is_some_and(|it| it.low > 0.0) && several;
    let mut kinds: Vec<Swing> = sums
        .kinds
        .iter()
        .map(|(kind, part)| {
            // In the other rounds there was no such move.
            let Ratio { n, y, yy, .. } = sums.cards;
            let part = Ratio { n, y, yy, ..part.clone() };
            Swing { kind: kind.clone(), share: part.figure(1.0) }
        })
        .collect();
    let share = |it: &Swing| it.share.map_or(0.0, |share| share.value);
    kinds.sort_by(|one, other| share(other).total_cmp(&share(one)));
    let ahead = all.drama.ahead.iter().enumerate().map(|(quarter, mean): (usize, &Mean)| Point {
        x: rounded(quarter as f64 / 4.0),
        y: mean.share(PART as f64),
    });
    let mut found = Interaction {
        rounds: sums.rounds,
        cards: sums.cards.figure(1.0),
        own: sums.own.figure(1.0),
        others: sums.others.figure(1.0),
        kinds,
        hopeless: sums.hopeless.share(1.0).filter(|_| several),
        kings: sums.kings.share(1.0).filter(|_| several),
        influence: sums.influence.figure(1_000_000.0).filter(|_| several),
        excess: sums.excess.figure(taken.value().max(f64::MIN_POSITIVE)).filter(|_| is_taken),
        replanned: all.choice.plans.changed.share(1.0),
        barred: all.choice.plans.barred.share(1.0),
        ahead: ahead.collect(),
        sentences: Vec::new(),
    };
    found.sentences = said::interaction(&found, stake, study.seats);
    found
}
