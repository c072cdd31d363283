//! The sections of a report. Each file has what is counted for its section, how a deal is played
//! for that, and `section`, which makes figures, charts and sentences of it.
//!
//! To add a figure, count it in the sums of its section and add it in `section` with a line. Its
//! label, `lab-figure-ID`, and its sentence stand in `locales/*/lab.ftl`, and what it means in
//! `docs/lab.md`.

pub(super) mod choice;
pub(super) mod depth;
pub(super) mod drama;
pub(super) mod fairness;
pub(super) mod interaction;
pub(super) mod length;
pub(super) mod luck;
pub(super) mod matches;
pub(super) mod pieces;
pub(super) mod simple;
pub(super) mod tools;

use super::section::Section;
use super::{Study, Sums};
use crate::stats::{Add as _, Figure, proportion};

/// If more deals than one in so many were given up, the others are of a special kind.
const FEW: u64 = 20;

/// All that was counted.
pub(super) struct Counts<'a> {
    pub(super) study: &'a Study,
    pub(super) stake: drama::Stake,
    pub(super) blocks: &'a [&'a Sums],
    /// The sum of all blocks.
    pub(super) all: Sums,
}

impl<'a> Counts<'a> {
    pub(super) fn of(study: &'a Study, blocks: &'a [&'a Sums]) -> Self {
        let mut all = Sums::default();
        blocks.iter().for_each(|sums| all.add(sums));
        Self { study, stake: study.stake(), blocks, all }
    }
}

/// All sections of a report, in their order.
pub(super) fn all(of: &Counts<'_>) -> Vec<Section> {
    let mut all = vec![
        fairness::section(of),
        length::section(of),
        choice::section(of),
        luck::section(of),
        drama::section(of),
        pieces::section(of),
        interaction::section(of),
        tools::section(of),
        simple::section(of),
        depth::section(of),
    ];
    if of.study.samples.matches > 0 {
        all.push(matches::section(of));
    }
    all
}

/// Which share of a level's rounds was given up.
pub(super) fn limits(level: &fairness::Level) -> Option<Figure> {
    proportion(level.limits, level.rounds + level.limits)
}
