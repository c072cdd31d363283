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

macro_rules! parts {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Serialize)]
            #[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
            pub struct $name {
                $($(#[$doc])* pub $field: $type,)*
            }
        )*
    };
}
pub(super) use parts;

parts! {
    /// What every house rule of a game changes, alone and with each other one.
    Swept {
        /// The version of this form.
        format: u32,
        /// The game.
        game: String,
        /// Its name for people.
        name: String,
        /// How many seats.
        seats: usize,
        /// The base rules: every option of the table.
        options: Map<String, Json>,
        /// The levels.
        bots: Vec<String>,
        /// How many deals are played by the base rules and by each change.
        rounds: u64,
        /// How many of them are played by each pair of changes, too.
        pair_rounds: u64,
        /// How many deals were given up, since the round did not end by the base rules.
        limits: u64,
        /// The source of all chance.
        seed: u64,
        /// The command that makes the sweep again.
        command: String,
        /// The commit of the program.
        commit: String,
        /// The rules.
        rules: Rules,
        /// The base rules, measure by measure.
        base: Vec<Base>,
        /// Each change alone.
        changes: Vec<Varied>,
        /// Each two changes of different options.
        pairs: Vec<Paired>,
        /// Changes, alone or two together, by which there is no such table.
        left_out: Vec<Vec<Setting>>,
        /// What is found, in words: the largest changes, the largest interactions, and where
        /// nothing is seen.
        said: Said,
        /// What serves a wish best, if there is a wish.
        wish: Option<Wished>,
    }

    /// What is found, in words.
    Said {
        /// The change of each measure that is seen to be the largest, the one of most standard
        /// deviations first.
        largest: Vec<Sentence>,
        /// What changes nothing, and what is left out.
        rest: Vec<Sentence>,
        /// The interaction of each measure that is seen to be the largest.
        pairs: Vec<Sentence>,
    }

    /// A measure in the base rules.
    Base {
        /// The measure.
        what: What,
        /// What it is.
        figure: Figure,
        /// The standard deviation of what deals differ by.
        deviation: f64,
    }

    /// Other rules than the base rules: one option with another value, or, in a comparison, the
    /// second rule set.
    Varied {
        /// The change.
        settings: Vec<Setting>,
        /// Options whose usual value depends on it, and that therefore differ too.
        along: Map<String, Json>,
        /// How many deals were given up, since the round did not end by these rules.
        limits: u64,
        /// The deal whose rounds differ most in length.
        most: Option<u64>,
        /// What it does.
        measures: Vec<Effect>,
    }

    /// What a change does to a measure.
    Effect {
        /// The measure.
        what: What,
        /// What it is in the base rules and with the change.
        arms: [Figure; 2],
        /// What the change makes of it. Where a difference is found, the interval is so wide that
        /// no more than one in twenty of those that are found miss the truth.
        change: Figure,
        /// The same in standard deviations of what deals differ by in the base rules.
        effect: f64,
        /// How likely such a difference or a larger one is if there is none.
        p: f64,
        /// Whether a difference is found: no more than one in twenty of those that are found in the
        /// sweep are none.
        found: bool,
    }

    /// Two changes of different options.
    Paired {
        /// The changes.
        settings: [Setting; 2],
        /// How many deals were given up, since the round did not end by one of the four rule sets.
        limits: u64,
        /// What they do together.
        measures: Vec<Interaction>,
    }

    /// What two changes do to a measure together.
    Interaction {
        /// The measure.
        what: What,
        /// What both together make of it.
        together: Figure,
        /// What the changes alone make of it, added up.
        added: Figure,
        /// The difference of these, deal by deal. Where it is found, the interval is as wide as
        /// that of an effect.
        interaction: Figure,
        /// The same in standard deviations of what deals differ by in the base rules.
        effect: f64,
        /// How likely such a difference or a larger one is if effects add up.
        p: f64,
        /// Whether it is found, among all pairs and measures.
        found: bool,
    }

    /// What serves a wish best.
    Wished {
        /// The wish.
        wish: Vec<super::wish::Wish>,
        /// Those of its words whose measure is the same in every deal by the base rules: nothing
        /// is tried for them.
        fixed: Vec<super::wish::Wish>,
        /// Whether all combinations of changes were looked at; if not, changes were added one by
        /// one.
        all: bool,
        /// The changes that should serve it best by what was found: of one option, of two, and so
        /// on, as long as more changes should serve it better.
        tried: Vec<Tried>,
        /// Those that serve it best on fresh deals; none if nothing that was found serves it.
        settings: Vec<Setting>,
        /// By how much they should serve it, from what was found.
        predicted: f64,
        /// How many other fresh deals say whether they do.
        rounds: u64,
        /// The source of chance of all fresh deals.
        seed: u64,
        /// What the other fresh deals show.
        improvements: Vec<Improvement>,
        /// The sum of the improvements.
        total: Option<Figure>,
        /// Whether that sum is above 0 beyond doubt.
        verified: bool,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// Changes that should serve a wish.
    Tried {
        /// The changes.
        settings: Vec<Setting>,
        /// The sum of the improvements that was to be expected.
        predicted: f64,
        /// What it was on the deals that say which changes are the best.
        total: Option<Figure>,
    }

    /// How far a rule set serves one word of a wish.
    Improvement {
        /// The word.
        wish: super::wish::Wish,
        /// Its measure.
        what: What,
        /// What the measure is in the base rules and in the proposed ones.
        arms: [Figure; 2],
        /// The improvement that was to be expected, in standard deviations of what deals differ by
        /// in the base rules.
        predicted: f64,
        /// The improvement that was seen, in the same unit. All intervals of a wish hold together
        /// in 95 %.
        improvement: Figure,
    }
}
