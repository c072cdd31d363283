//! A table's options: which there are, what they may be, and what a table chose.

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::text::quoted;

/// What an option is set to: a number, yes or no, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(u32),
    /// Yes or no.
    Flag(bool),
    /// One of the option's words.
    Word(&'static str),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Flag(flag) => flag.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

/// What an option may be.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// One of these.
    Values(&'static [Value]),
    /// A number from the first to the second.
    Between(u32, u32),
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name, as in the rules.
    pub name: &'static str,
    /// What it is where a table does not say; `None` if that depends on the table (then
    /// [`Kind::about`](crate::Kind::about) says how).
    pub default: Option<Value>,
    /// What it may be.
    pub allowed: Allowed,
}

/// Why a table is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// The game has no such option.
    #[error("there is no option {name}; there are {known}")]
    Unknown {
        /// What was asked for, as [`quoted`] shows it.
        name: String,
        /// The names of those that there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option `{name}` cannot be {value}; it is {allowed}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was asked for, as [`quoted`] shows it.
        value: String,
        /// What it may be.
        allowed: String,
    },
    /// The game is not played by that many.
    #[error("{game} has {min} to {max} seats, not {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The fewest seats.
        min: usize,
        /// The most seats.
        max: usize,
        /// What was asked for.
        found: usize,
    },
    /// Dealer is no seat of the table.
    #[error("the dealer must be a seat from 0 to {last}, not {found}")]
    Dealer {
        /// The table's last seat.
        last: usize,
        /// What was asked for.
        found: usize,
    },
    /// The options and seats do not go together.
    #[error("{0}")]
    Table(String),
}

impl OptionSpec {
    /// What it may be, for people: `soft or hard`, `1 to 5`.
    pub fn allowed_text(&self) -> String {
        match self.allowed {
            Allowed::Values(values) => {
                values.iter().map(Value::to_string).collect::<Vec<_>>().join(" or ")
            }
            Allowed::Between(min, max) => format!("a number from {min} to {max}"),
        }
    }

    /// The value that this text names, if the option may have it. Numbers have no sign or leading
    /// zero.
    fn value(&self, text: &str) -> Option<Value> {
        match self.allowed {
            Allowed::Values(values) => values.iter().copied().find(|v| v.to_string() == text),
            Allowed::Between(min, max) => {
                let number: u32 = text.parse().ok()?;
                let plain = number.to_string() == text;
                (plain && (min..=max).contains(&number)).then_some(Value::Number(number))
            }
        }
    }
}

/// What a table chose: a checked value for some of the game's options.
#[derive(Clone, Debug)]
pub struct Settings {
    specs: &'static [OptionSpec],
    chosen: Vec<Option<Value>>,
}

impl Settings {
    /// Nothing chosen yet, for a game with these options.
    pub fn new(specs: &'static [OptionSpec]) -> Self {
        Self { specs, chosen: vec![None; specs.len()] }
    }

    /// Sets an option from text, such as `pass` to `hard` or `rounds` to `3`.
    ///
    /// # Errors
    ///
    /// If there is no such option, or it cannot have that value; nothing is changed then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionsError> {
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known = self.specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
            return Err(OptionsError::Unknown { name: quoted(name), known });
        };
        let spec = &self.specs[at];
        let Some(value) = spec.value(text) else {
            let (value, allowed) = (quoted(text), spec.allowed_text());
            return Err(OptionsError::Value { name: spec.name, value, allowed });
        };
        self.chosen[at] = Some(value);
        Ok(())
    }

    /// What was chosen, or else the default; `None` if there is none.
    fn get(&self, name: &str) -> Option<Value> {
        let at = self.specs.iter().position(|spec| spec.name == name);
        let at = at.expect("a game asks for options that it lists");
        self.chosen[at].or(self.specs[at].default)
    }

    /// The number that this option is.
    ///
    /// # Panics
    ///
    /// If the game lists no such option with a default, or it is no number.
    pub fn number(&self, name: &str) -> u32 {
        match self.number_if_set(name) {
            Some(number) => number,
            None => panic!("option {name} has no default"),
        }
    }

    /// The number that this option is; `None` if it was left open and depends on the table.
    ///
    /// # Panics
    ///
    /// If the game lists no such option, or it is no number.
    pub fn number_if_set(&self, name: &str) -> Option<u32> {
        self.get(name).map(|value| match value {
            Value::Number(number) => number,
            _ => panic!("option {name} is no number"),
        })
    }

    /// Whether this option is on.
    ///
    /// # Panics
    ///
    /// If the game lists no such option with a default, or it is not yes or no.
    pub fn flag(&self, name: &str) -> bool {
        match self.get(name) {
            Some(Value::Flag(flag)) => flag,
            _ => panic!("option {name} is not yes or no"),
        }
    }

    /// The word that this option is.
    ///
    /// # Panics
    ///
    /// If the game lists no such option with a default, or it is no word.
    pub fn word(&self, name: &str) -> &'static str {
        match self.get(name) {
            Some(Value::Word(word)) => word,
            _ => panic!("option {name} is no word"),
        }
    }
}
