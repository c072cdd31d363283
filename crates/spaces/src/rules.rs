//! What an episode is, what it earns, and what all matches of a table share.

use std::str::FromStr;

use bots::Bot;
use encoding::{Episode, Plane};
use games::TextError;

/// What a seat earns when the episode is over. The sum over the seats is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// By how many points the seat is ahead of the others' average, in the direction that wins.
    #[default]
    Points,
    /// The share of the others that it is ahead of, less the share that is ahead of it.
    Rank,
}

impl Reward {
    /// What each seat earns with these scores, of which the low ones may be the good ones.
    pub fn of(self, scores: &[i32], low_wins: bool) -> impl Iterator<Item = f32> {
        let sign = if low_wins { -1 } else { 1 };
        let others = (scores.len() - 1) as f32;
        let sum: i32 = scores.iter().sum();
        scores.iter().map(move |score| {
            let earned = match self {
                Self::Points => sign * (scores.len() as i32 * score - sum),
                Self::Rank => scores.iter().map(|other| (sign * (score - other)).signum()).sum(),
            };
            earned as f32 / others
        })
    }
}

impl FromStr for Reward {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "points" => Ok(Self::Points),
            "rank" => Ok(Self::Rank),
            _ => Err(TextError::new("`points` or `rank`", text)),
        }
    }
}

#[derive(Clone)]
pub(crate) struct Rules<G> {
    /// By dealer: the table before its first deal.
    pub(crate) fresh: Vec<G>,
    /// By seat.
    pub(crate) bots: Vec<Option<Bot>>,
    /// Whether seats have to be told what happens.
    pub(crate) remembers: bool,
    pub(crate) episode: Episode,
    pub(crate) reward: Reward,
    /// No reward is lower.
    pub(crate) worst: f32,
    pub(crate) planes: Vec<Plane>,
}

impl<G> Rules<G> {
    pub(crate) fn observation(&self) -> usize {
        self.planes.iter().map(|plane| plane.size).sum()
    }
}
