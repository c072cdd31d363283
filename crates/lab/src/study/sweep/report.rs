//! What a sweep found, as JSON.

use std::fmt;

use games::Value;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::arena::Rules;
use crate::stats::Figure;
use crate::study::say::Sentence;
use crate::study::what::What;

/// An option, and what it is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Setting {
    /// The option, or the parameter of variants.
    pub option: &'static str,
    /// Its value.
    #[cfg_attr(feature = "types", schemars(with = "Json"))]
    pub value: Value,
}

impl fmt::Display for Setting {
    /// As an argument of a command: `pass=hard`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.option, self.value)
    }
}

/// What every house rule of a game changes, alone and with each other one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Swept {
    /// The version of this form.
    pub format: u32,
    /// The game.
    pub game: String,
    /// Its name for people.
    pub name: String,
    /// How many seats.
    pub seats: usize,
    /// The base rules: every option of the table.
    pub options: Map<String, Json>,
    /// The levels.
    pub bots: Vec<String>,
    /// How many deals are played by the base rules and by each change.
    pub rounds: u64,
    /// How many of them are played by each pair of changes, too.
    pub pair_rounds: u64,
    /// How many deals were given up, since the round did not end by the base rules.
    pub limits: u64,
    /// The source of all chance.
    pub seed: u64,
    /// The command that makes the sweep again.
    pub command: String,
    /// The commit of the program.
    pub commit: String,
    /// The rules.
    pub rules: Rules,
    /// The base rules, measure by measure.
    pub base: Vec<Base>,
    /// Each change alone.
    pub changes: Vec<Varied>,
    /// Each two changes of different options.
    pub pairs: Vec<Varied>,
    /// Changes, alone or two together, by which there is no such table.
    pub left_out: Vec<Vec<Setting>>,
    /// What is found, in words: the largest changes, the largest interactions, and where
    /// nothing is seen.
    pub said: Said,
    /// What serves a wish best, if there is a wish.
    pub wish: Option<Wished>,
}

/// What is found, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Said {
    /// The change of each measure that is seen to be the largest, the one of most standard
    /// deviations first.
    pub largest: Vec<Sentence>,
    /// What changes nothing, and what is left out.
    pub rest: Vec<Sentence>,
    /// The interaction of each measure that is seen to be the largest.
    pub pairs: Vec<Sentence>,
}

/// A measure in the base rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Base {
    /// The measure.
    pub what: What,
    /// What it is.
    pub figure: Figure,
    /// The standard deviation of what deals differ by.
    pub deviation: f64,
}

/// Other rules than the base rules: one option with another value, or, in a comparison, the
/// second rule set.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Varied {
    /// The change.
    pub settings: Vec<Setting>,
    /// Options whose usual value depends on it, and that therefore differ too.
    pub along: Map<String, Json>,
    /// How many deals were given up, since the round did not end by these rules.
    pub limits: u64,
    /// The deal whose rounds differ most in length.
    pub most: Option<u64>,
    /// What it does.
    pub measures: Vec<Effect>,
}

/// What a change does to a measure; or, of two changes, what they do together beyond what each
/// does alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Effect {
    /// The measure.
    pub what: What,
    /// What it is in the base rules and with the change; or, of two changes, what they make of
    /// it alone, added up, and together.
    pub arms: [Figure; 2],
    /// What the change makes of it. Where a difference is found, the interval is so wide that
    /// no more than one in twenty of those that are found miss the truth.
    pub change: Figure,
    /// The same in standard deviations of what deals differ by in the base rules.
    pub effect: f64,
    /// How likely such a difference or a larger one is if there is none.
    pub p: f64,
    /// Whether a difference is found: no more than one in twenty of those that are found in the
    /// sweep are none.
    pub found: bool,
}

/// What serves a wish best.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Wished {
    /// The wish.
    pub wish: Vec<super::wish::Wish>,
    /// Those of its words whose measure is the same in every deal by the base rules: nothing
    /// is tried for them.
    pub fixed: Vec<super::wish::Wish>,
    /// Whether all combinations of changes were looked at; if not, changes were added one by
    /// one.
    pub all: bool,
    /// The changes that should serve it best by what was found: of one option, of two, and so
    /// on, as long as more changes should serve it better.
    pub tried: Vec<Tried>,
    /// Those that serve it best on fresh deals; none if nothing that was found serves it.
    pub settings: Vec<Setting>,
    /// By how much they should serve it, from what was found.
    pub predicted: f64,
    /// How many other fresh deals say whether they do.
    pub rounds: u64,
    /// The source of chance of all fresh deals.
    pub seed: u64,
    /// What the other fresh deals show.
    pub improvements: Vec<Improvement>,
    /// The sum of the improvements.
    pub total: Option<Figure>,
    /// Whether that sum is above 0 beyond doubt.
    pub verified: bool,
    /// What it shows, in words.
    pub sentences: Vec<Sentence>,
}

/// Changes that should serve a wish.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Tried {
    /// The changes.
    pub settings: Vec<Setting>,
    /// The sum of the improvements that was to be expected.
    pub predicted: f64,
    /// What it was on the deals that say which changes are the best.
    pub total: Option<Figure>,
}

/// How far a rule set serves one word of a wish.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Improvement {
    /// The word.
    pub wish: super::wish::Wish,
    /// Its measure.
    pub what: What,
    /// What the measure is in the base rules and in the proposed ones.
    pub arms: [Figure; 2],
    /// The improvement that was to be expected, in standard deviations of what deals differ by
    /// in the base rules.
    pub predicted: f64,
    /// The improvement that was seen, in the same unit. All intervals of a wish hold together
    /// in 95 %.
    pub improvement: Figure,
}
