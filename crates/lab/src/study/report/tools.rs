//! What it is worth to use a tool, and whether simple play wins, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Figure, Sentence};

/// What a seat does with a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// It does not use it where another move is legal.
    Never,
    /// It uses it wherever it can.
    Always,
}

parts! {
    /// What it is worth to use a tool, and to think: one seat at a table of the first level.
    Tools {
        /// How many deals.
        deals: u64,
        /// The share of the rounds that such a seat wins, or does not lose, if it plays as its
        /// level does.
        won: Option<Figure>,
        /// The tools; first those whose loss costs most.
        tools: Vec<Tool>,
        /// What it makes of the seat's play to think otherwise.
        thoughts: Vec<Thought>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// Something that a move can do.
    Tool {
        /// Its name.
        name: String,
        /// Its name for people in each language, by its tag.
        label: BTreeMap<String, String>,
        /// The clause that gives it to a seat, if any does.
        clause: Option<String>,
        /// The share of the rounds in which some seat uses it.
        rounds: Option<Figure>,
        /// How often a seat uses it, of the decisions at which it has the choice.
        used: Option<Figure>,
        /// What a seat makes of it that never uses it.
        never: Effect,
        /// What a seat makes of it that uses it wherever it can.
        always: Effect,
    }

    /// A thought that a seat does without, or has beyond its level.
    Thought {
        /// `memory`: the seat forgets what it was told. `level`: it plays at another level.
        name: String,
        /// The other level.
        bot: Option<String>,
        /// What the seat makes of it.
        effect: Effect,
    }

    /// What one seat makes of playing otherwise than its level, by deal. If it is found, the
    /// intervals are as much wider as that choice demands (Benjamini and Yekutieli 2005).
    Effect {
        /// The share of the rounds that it wins, or does not lose, more.
        won: Option<Figure>,
        /// By how many points it is ahead more.
        points: Option<Figure>,
        /// How often as many decisions a round has as otherwise.
        length: Option<Figure>,
        /// The share of the rounds in which it plays another move.
        differs: Option<Figure>,
        /// The share of these rounds that were given up, since they did not end.
        limits: Option<Figure>,
        /// How likely a difference in what it wins as large as this or larger is if there is none.
        p: f64,
        /// Whether one is found: no more than one in twenty of those that are found are none
        /// (Benjamini and Hochberg 1995).
        found: bool,
    }

    /// Whether simple play wins, and whether rounds go in circles.
    Simple {
        /// How many simple ways to play were tried: each tool never, and each always.
        tried: usize,
        /// Those that win more than the level does itself; the best first.
        better: Vec<Habit>,
        /// The share of the first level's rounds in which a position repeats; `null` in a game
        /// in which none is to repeat.
        loops: Option<Figure>,
        /// If every seat uses a tool wherever it can; the longest rounds first.
        together: Vec<Together>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// Rounds in which every seat uses a tool wherever it can.
    Together {
        /// The tool's name.
        tool: String,
        /// Its name for people in each language, by its tag.
        label: BTreeMap<String, String>,
        /// How many rounds.
        rounds: u64,
        /// How often as many decisions a round has as at the first level.
        length: Option<Figure>,
        /// The share of the rounds that were given up, since they did not end.
        limits: Option<Figure>,
        /// The share of the rounds in which a position repeats; `null` in a game in which none
        /// is to repeat.
        loops: Option<Figure>,
    }

}

/// A simple way to play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Habit {
    /// The tool's name.
    pub tool: String,
    /// What is done with it.
    pub does: Use,
    /// Whether every seat does so, and not one alone.
    pub all: bool,
}
