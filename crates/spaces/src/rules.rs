//! What an episode is, what it earns, and what all matches of a table share.

use std::str::FromStr;

use bots::Bot;
use games::{Allowed, Game, TextError, Value};

use crate::Plane;

/// What is played before an episode is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Episode {
    /// One round of a new match, whose dealer chance picks.
    #[default]
    Round,
    /// A whole match.
    Match,
}

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

impl FromStr for Episode {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "round" => Ok(Self::Round),
            "match" => Ok(Self::Match),
            _ => Err(TextError::new("`round` or `match`", text)),
        }
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

/// What a table's option is set to, as a number: a flag is 1 or 0, a word its place among the
/// words.
pub(crate) fn option<G: Game>(table: &G::Table, name: &str) -> u32 {
    let spec = G::OPTIONS.iter().find(|spec| spec.name == name).expect("an option of the game");
    let set = G::options(table).into_iter().find(|(own, _)| *own == name);
    // A parameter that is left as it is stands nowhere.
    match set.map(|(_, value)| value).or(spec.default) {
        Some(Value::Number(number)) => number,
        Some(Value::Flag(flag)) => flag.into(),
        Some(word) => match spec.allowed {
            Allowed::Values(words) => words.iter().position(|it| *it == word).unwrap_or(0) as u32,
            Allowed::Between(..) => 0,
        },
        None => 0,
    }
}

/// What all matches of a table share.
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
    /// How many bytes an observation has.
    pub(crate) fn observation(&self) -> usize {
        self.planes.iter().map(|plane| plane.size).sum()
    }
}
