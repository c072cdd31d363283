//! What a game should become: words, each of which stands for a measure and a direction.

use std::fmt;
use std::str::FromStr;

use games::TextError;
use serde::Serialize;

use crate::arena::ArenaError;
use crate::study::what::What;

/// A word of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Fewer minutes for a round.
    Short,
    /// More minutes for a round.
    Long,
    /// More legal moves at a decision.
    Choice,
    /// Fewer decisions with one legal move.
    FewForced,
    /// A smaller part of the round after a seat's last decision.
    FewWaits,
    /// The seat that begins wins as often as the others.
    Fair,
    /// A smaller largest lead, in the rule set's own spread of leads.
    Close,
    /// An outcome that is more open in the middle of a round.
    Open,
    /// More rounds whose winner, or loser, once had a chance below 10 %.
    Comebacks,
    /// A round that is decided later.
    Late,
    /// The better level has the better score more often.
    Skilful,
    /// The better level has the better score less often.
    Lucky,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::study) enum Way {
    More,
    Less,
    /// Towards an even share of all seats.
    Even,
}

/// What a wish is to be, as an error says it.
const EXPECTED: &str = "a wish: short, long, choice, few-forced, few-waits, fair, close, open, \
                        comebacks, late, skilful or lucky";

impl Wish {
    /// Every word.
    pub const ALL: [Self; 12] = [
        Self::Short,
        Self::Long,
        Self::Choice,
        Self::FewForced,
        Self::FewWaits,
        Self::Fair,
        Self::Close,
        Self::Open,
        Self::Comebacks,
        Self::Late,
        Self::Skilful,
        Self::Lucky,
    ];

    /// The measure that it is about, and where that is to go.
    pub(in crate::study) fn aim(self) -> (What, Way) {
        match self {
            Self::Short => (What::Minutes, Way::Less),
            Self::Long => (What::Minutes, Way::More),
            Self::Choice => (What::Legal, Way::More),
            Self::FewForced => (What::Forced, Way::Less),
            Self::FewWaits => (What::Out, Way::Less),
            Self::Fair => (What::Starter, Way::Even),
            Self::Close => (What::Close, Way::More),
            Self::Open => (What::Openness, Way::More),
            Self::Comebacks => (What::Comebacks, Way::More),
            Self::Late => (What::Decided, Way::More),
            Self::Skilful => (What::Skill, Way::More),
            Self::Lucky => (What::Skill, Way::Less),
        }
    }
}

impl Wish {
    /// Checks that no two words of a wish are about the same measure, and that so many levels can
    /// show what is wished.
    ///
    /// # Errors
    ///
    /// If two are, or they cannot.
    pub fn check(wish: &[Self], levels: usize) -> Result<(), ArenaError> {
        let what = |at: usize| wish[at].aim().0;
        if levels < 2 && (0..wish.len()).any(|at| what(at) == What::Skill) {
            let why = "how skilful a game is, two levels show: --bots novice,club";
            return Err(ArenaError::Arena(why));
        }
        if (1..wish.len()).any(|at| (0..at).any(|before| what(before) == what(at))) {
            return Err(ArenaError::Arena("two words of the wish are about the same measure"));
        }
        Ok(())
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = serde_json::to_value(self).expect("a word");
        f.write_str(name.as_str().unwrap_or_default())
    }
}

impl FromStr for Wish {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::ALL.into_iter().find(|wish| wish.to_string() == text);
        found.ok_or_else(|| TextError::new(EXPECTED, text))
    }
}
