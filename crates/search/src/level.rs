//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use engine::TextError;
use strum::{Display, EnumString, IntoStaticStr};

use crate::Policy;

/// How well a bot plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase", parse_err_ty = TextError, parse_err_fn = no_level)]
pub enum Level {
    /// Every legal move is equally likely.
    Dice,
    /// Greedy, with a page of rules for each game.
    Novice,
    /// Expert rules, without looking ahead.
    Club,
    /// Tries its moves in sampled worlds.
    Strong,
    /// The same with more worlds.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [Self::Dice, Self::Novice, Self::Club, Self::Strong, Self::Expert];

    /// Whether it tries its moves before it chooses, which takes milliseconds.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Strong | Self::Expert)
    }
}

fn no_level(text: &str) -> TextError {
    TextError::new("a level: dice, novice, club, strong or expert", text)
}

/// A level and its budget for a move: `strong`, or `strong@20000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How many decisions in playouts it makes for a move, if it searches; `None` for the game's
    /// own number for this level.
    pub nodes: Option<u64>,
}

impl Bot {
    /// How many decisions in playouts it makes for a move in this game; 0 if it does not search.
    pub fn nodes_in<G: Policy>(self) -> u64 {
        let [strong, expert] = G::NODES;
        match self.level {
            Level::Dice | Level::Novice | Level::Club => 0,
            Level::Strong => self.nodes.unwrap_or(strong),
            Level::Expert => self.nodes.unwrap_or(expert),
        }
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self { level, nodes: None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nodes {
            None => self.level.fmt(f),
            Some(nodes) => write!(f, "{}@{nodes}", self.level),
        }
    }
}

impl FromStr for Bot {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let Some((level, nodes)) = text.split_once('@') else {
            return text.parse().map(Level::into);
        };
        let level: Level = level.parse()?;
        let bad = || TextError::new("a number of nodes from 1 to 1000000000", nodes);
        let nodes = nodes.parse().ok().filter(|nodes| (1..=1_000_000_000).contains(nodes));
        if !level.searches() {
            return Err(TextError::new("a level that searches, strong or expert", text));
        }
        Ok(Self { level, nodes: Some(nodes.ok_or_else(bad)?) })
    }
}
