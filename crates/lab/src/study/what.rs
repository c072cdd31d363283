//! What is measured of a deal when rule sets are compared.

use serde::{Deserialize, Serialize};

use super::close;
use super::say::{Put, Text, text};
use super::section::Unit;
use crate::block::PART;
use crate::stats::{Figure, Mean};

/// What is measured of a deal, in whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Turns in a round.
    Turns,
    /// Minutes for a round, by the model of the pace.
    Minutes,
    /// Legal moves at a decision.
    Legal,
    /// The share of decisions with one legal move.
    Forced,
    /// The share of a round that comes after a seat's last decision.
    Out,
    /// The share of rounds that the seat that begins wins.
    Starter,
    /// By how many points the seat that begins is ahead of the others' average.
    Edge,
    /// The largest lead of a seat, or the farthest that one is behind, in points.
    Gap,
    /// How close rounds end: the share of the rounds whose largest lead is at most half of the
    /// median of these leads, of those in which anybody is ahead.
    Close,
    /// How likely two ways of playing on end differently, in the middle of a round.
    Openness,
    /// The share of rounds whose winner, or loser, once had a chance below 10 %.
    Comebacks,
    /// After which part of the round it is decided.
    Decided,
    /// In which share of its meetings the better level has the better score.
    Skill,
    /// Rounds in a match.
    MatchRounds,
    /// Minutes for a match, by the model of the pace.
    MatchMinutes,
    /// The share of the matches that seats of the better level win, of those that have a winner.
    MatchWon,
}

impl What {
    pub(super) const ALL: [Self; 16] = [
        Self::Turns,
        Self::Minutes,
        Self::Legal,
        Self::Forced,
        Self::Out,
        Self::Starter,
        Self::Edge,
        Self::Gap,
        Self::Close,
        Self::Openness,
        Self::Comebacks,
        Self::Decided,
        Self::Skill,
        Self::MatchRounds,
        Self::MatchMinutes,
        Self::MatchWon,
    ];

    /// How many of the whole numbers that are counted make one of its unit.
    pub(super) fn parts(self, seats: usize) -> f64 {
        match self {
            Self::Turns | Self::MatchRounds => 1.0,
            Self::Minutes | Self::MatchMinutes => 60_000.0,
            Self::Legal => 100.0,
            Self::Starter | Self::MatchWon => PART as f64,
            Self::Close => f64::from(close::PARTS),
            // A lead is counted as many times as there are seats, against all others together.
            Self::Edge | Self::Gap => (seats - 1) as f64,
            Self::Decided | Self::Comebacks => 100.0,
            Self::Forced | Self::Out | Self::Openness | Self::Skill => 10_000.0,
        }
    }

    pub(super) fn figure(self, arm: &Mean, unit: f64) -> Option<Figure> {
        if self.is_share() { arm.share(unit) } else { arm.figure(unit) }
    }

    /// Whether it is a share, from 0 to 1.
    pub fn is_share(self) -> bool {
        self.unit() == Unit::Share
    }

    pub(super) fn unit(self) -> Unit {
        match self {
            Self::Turns => Unit::Turns,
            Self::Minutes | Self::MatchMinutes => Unit::Minutes,
            Self::MatchRounds => Unit::Rounds,
            Self::Legal => Unit::Moves,
            Self::Edge | Self::Gap => Unit::Points,
            _ => Unit::Share,
        }
    }

    pub(super) fn text(self) -> Text {
        text("lab-what", &[("what", Put::Word(&self.name()))])
    }

    /// Its name, as in JSON.
    pub fn name(self) -> String {
        let name = serde_json::to_value(self).expect("a word");
        name.as_str().unwrap_or_default().to_owned()
    }
}
