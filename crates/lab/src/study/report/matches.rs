//! Whole matches, in the report.

use serde::Serialize;

use super::{Distribution, Sentence};
use crate::stats::Figure;

parts! {
    /// How long a match is, and whether the better level wins it.
    Matches {
        /// How many were given up, since they were not over after 1,000 rounds, or a round of
        /// theirs not after 10,000 decisions. They count nowhere else.
        limits: u64,
        /// How many rounds a match of the first level has.
        rounds: Distribution,
        /// How many minutes it takes, by the model of the pace.
        minutes: Distribution,
        /// Whether the better of the two weakest levels wins; `null` if there is one level.
        better: Option<BetterWins>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What of the matches at one table of two levels the better one wins.
    BetterWins {
        /// The better level.
        better: String,
        /// The other one.
        worse: String,
        /// The share of the matches that seats of the better level win, of those that have a
        /// winner; winners share a match.
        won: Option<Figure>,
        /// How many matches had no winner.
        without: u64,
        /// What it would be if both played alike: its share of the seats.
        even: f64,
    }
}
