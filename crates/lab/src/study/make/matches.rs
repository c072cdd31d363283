//! Whole matches, made of sums.

use super::distribution;
use crate::block::PART;
use crate::stats::rounded;
use crate::study::report::{BetterWins, Matches};
use crate::study::{Study, Sums, sentences};

/// `None` if none was played.
pub(super) fn matches(study: &Study, all: &Sums) -> Option<Matches> {
    let sums = &all.matches;
    if study.samples.matches == 0 {
        return None;
    }
    let n = sums.rounds.total();
    let better = study.pairs().first().map(|&[worse, better]| BetterWins {
        better: study.name(better),
        worse: study.name(worse),
        won: sums.won.share(PART as f64),
        without: sums.without,
        even: rounded((study.seats / 2) as f64 / study.seats as f64),
    });
    let mut found = Matches {
        limits: sums.limits,
        rounds: distribution(&sums.rounds, "rounds", 1.0, n),
        minutes: distribution(&sums.minutes, "minutes", 10.0, n),
        better,
        sentences: Vec::new(),
    };
    found.sentences = sentences::matches::matches(&found);
    Some(found)
}
