//! What an episode is, and what the options of its table are.

use std::str::FromStr;

use engine::{Allowed, Game, TextError, Value};

/// What is played before an episode is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Episode {
    /// One round of a new match, whose dealer chance picks.
    #[default]
    Round,
    /// A whole match.
    Match,
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

/// What a table's option is set to, as a number: a flag is 1 or 0, a word its place among the
/// words.
pub fn option<G: Game>(table: &G::Table, name: &str) -> u32 {
    let spec = G::OPTIONS.iter().find(|spec| spec.name == name).expect("an option of the game");
    let set = G::options(table).into_iter().find(|(own, _)| *own == name);
    // A parameter with its default is not among the options.
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
