//! A table's options: which there are, what they may be, and what a table chose.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// One option of a game: made by [`one_of`](Self::one_of), [`flag`](Self::flag),
/// [`number`](Self::number) or [`open`](Self::open), and changed by the methods that return `Self`.
///
/// # Examples
///
/// ```
/// use engine::{OptionSpec, Value};
///
/// const PASS: OptionSpec =
///     OptionSpec::one_of("pass", &[Value::Word("soft"), Value::Word("hard")]);
/// const ROUNDS: OptionSpec = OptionSpec::number("rounds", 1, 9, 3).ends_match();
///
/// assert_eq!(PASS.default, Some(Value::Word("soft")));
/// assert_eq!(PASS.allowed_text(), "soft or hard");
/// assert_eq!(ROUNDS.value("9"), Some(Value::Number(9)));
/// assert_eq!(ROUNDS.value("10"), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name, as in the rules.
    pub name: &'static str,
    /// Its value where a table does not choose one; `None` if that depends on the table, as an
    /// option of [`options!`](crate::options) then says after `=>`.
    pub default: Option<Value>,
    /// What it may be.
    pub allowed: Allowed,
    /// For a parameter of variants, the clause that another value than its default changes.
    pub variant: Option<&'static str>,
    /// Whether it says only when a match ends: no round is played differently.
    pub of_match: bool,
    /// Whether the game had records before it had this option.
    pub later: bool,
    /// The value, if any, with which moves are legal that no list of legal moves has.
    pub unlisted: Option<Value>,
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
    /// With this value moves are legal that no list has, and only listed moves are played here.
    #[error(
        "`{name}` = {value} makes moves legal that no list of legal moves has; programs that play \
         by these lists would never make them, so it cannot be chosen here"
    )]
    Unlisted {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: Value,
    },
    /// The options and seats do not go together.
    #[error("{0}")]
    Table(String),
}

impl OptionSpec {
    /// An option with one of these values, at least one; the first is the default.
    pub const fn one_of(name: &'static str, values: &'static [Value]) -> Self {
        Self { default: Some(values[0]), ..Self::new(name, Allowed::Values(values)) }
    }

    /// Makes `value`, which is one of the option's values, the default.
    pub const fn by_default(self, value: Value) -> Self {
        Self { default: Some(value), ..self }
    }

    /// An option that is on or off. By default it is off.
    pub const fn flag(name: &'static str) -> Self {
        Self::one_of(name, &[Value::Flag(false), Value::Flag(true)])
    }

    /// An option with a number from `min` to `max`, both included, as `default` is.
    pub const fn number(name: &'static str, min: u32, max: u32, default: u32) -> Self {
        Self { default: Some(Value::Number(default)), ..Self::open(name, min, max) }
    }

    /// An option with a number from `min` to `max`, whose default depends on the table.
    pub const fn open(name: &'static str, min: u32, max: u32) -> Self {
        Self::new(name, Allowed::Between(min, max))
    }

    const fn new(name: &'static str, allowed: Allowed) -> Self {
        Self {
            name,
            default: None,
            allowed,
            variant: None,
            of_match: false,
            later: false,
            unlisted: None,
        }
    }

    /// Makes the option a parameter of variants: another value than the default changes `clause`.
    ///
    /// # Panics
    ///
    /// If the option has no default.
    pub const fn varies(self, clause: &'static str) -> Self {
        assert!(self.default.is_some());
        Self { variant: Some(clause), ..self }
    }

    /// Declares that with this value moves are legal that [`legal_moves`](crate::Game::legal_moves)
    /// never lists; see [`Settings::all_listed`].
    pub const fn unlisted_with(self, value: Value) -> Self {
        Self { unlisted: Some(value), ..self }
    }

    /// Declares that the option only says when a match ends: no round is played differently.
    pub const fn ends_match(self) -> Self {
        Self { of_match: true, ..self }
    }

    /// Declares that the option was added to a game that already had records. Its default is what
    /// the rules said before. States and records of a table that has the default leave it out, so
    /// that they stay what they were.
    ///
    /// # Panics
    ///
    /// If the option has no default.
    pub const fn later(self) -> Self {
        assert!(self.default.is_some());
        Self { later: true, ..self }
    }

    /// Whether states and records name it only where it differs from its default.
    #[must_use]
    pub const fn may_be_missing(&self) -> bool {
        self.later || self.variant.is_some()
    }

    fn is_varied(&self, value: Value) -> bool {
        self.variant.is_some() && self.default != Some(value)
    }

    /// A number is its own code; any other value has its place among those that the option may
    /// have.
    fn code(&self, value: Value) -> u32 {
        match (value, self.allowed) {
            (Value::Number(number), _) => number,
            (_, Allowed::Values(values)) => {
                let place = values.iter().position(|&other| other == value);
                place.expect("settings have allowed values") as u32
            }
            (_, Allowed::Between(..)) => panic!("option {} is a number", self.name),
        }
    }

    /// The value with this code: a number is its own code, and any other value has its place, from
    /// 0, among those that the option may have.
    ///
    /// # Panics
    ///
    /// If the option has no value with this code and is no number.
    ///
    /// # Examples
    ///
    /// ```
    /// # use engine::{OptionSpec, Value};
    /// assert_eq!(OptionSpec::flag("jokers").of_code(1), Value::Flag(true));
    /// assert_eq!(OptionSpec::number("rounds", 1, 9, 3).of_code(5), Value::Number(5));
    /// ```
    pub fn of_code(&self, code: u32) -> Value {
        match self.allowed {
            Allowed::Values(values) if !matches!(values[0], Value::Number(_)) => {
                values[code as usize]
            }
            _ => Value::Number(code),
        }
    }

    /// The names and values of options with these [codes](Self::of_code), one code for each option,
    /// without those that [may be missing](Self::may_be_missing) and have their default.
    pub fn shown(specs: &[Self], codes: &[u32]) -> Vec<(&'static str, Value)> {
        let values = specs.iter().zip(codes).map(|(spec, &code)| (spec, spec.of_code(code)));
        let is_shown =
            |&(spec, value): &(&Self, Value)| !spec.may_be_missing() || spec.default != Some(value);
        values.filter(is_shown).map(|(spec, value)| (spec.name, value)).collect()
    }

    /// What it may be, for people: `soft or hard`, `a number from 1 to 5`.
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
    pub fn value(&self, text: &str) -> Option<Value> {
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
///
/// # Examples
///
/// ```
/// use engine::{OptionSpec, Settings, Value};
///
/// const OPTIONS: &[OptionSpec] =
///     &[OptionSpec::number("rounds", 1, 9, 3), OptionSpec::flag("jokers")];
///
/// let mut settings = Settings::new(OPTIONS);
/// settings.set("rounds", "5")?;
/// assert!(settings.set("jokers", "perhaps").is_err());
/// assert!(settings.chosen().eq([("rounds", Value::Number(5))]));
/// # Ok::<(), engine::OptionsError>(())
/// ```
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

    /// What was chosen and is not the default, by name, in the order of the rules.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, Value)> {
        let both = self.specs.iter().zip(&self.chosen);
        let other = both.filter(|(spec, chosen)| spec.default != **chosen);
        other.filter_map(|(spec, chosen)| Some((spec.name, (*chosen)?)))
    }

    /// Whether all legal moves are listed: for whatever plays by these lists alone, as bots,
    /// environments and the lab do.
    ///
    /// # Errors
    ///
    /// If an option has a value with which some are not.
    pub fn all_listed(&self) -> Result<(), OptionsError> {
        for (spec, chosen) in self.specs.iter().zip(&self.chosen) {
            if let Some(value) = chosen.filter(|_| *chosen == spec.unlisted) {
                return Err(OptionsError::Unlisted { name: spec.name, value });
            }
        }
        Ok(())
    }

    /// Whether a parameter of variants has another value than its default.
    pub fn is_variant(&self) -> bool {
        let mut chosen = self.specs.iter().zip(&self.chosen);
        chosen.any(|(spec, value)| value.is_some_and(|value| spec.is_varied(value)))
    }

    /// Reads the options that a view shows. Names that are not among `specs` are ignored, since a
    /// newer version may have more options; an option that is not shown is not chosen.
    ///
    /// # Errors
    ///
    /// If an option cannot have the value that is shown.
    pub fn shown<'de, D: Deserializer<'de>>(
        specs: &'static [OptionSpec],
        shown: D,
    ) -> Result<Self, D::Error> {
        let mut settings = Self::new(specs);
        let shown = BTreeMap::<String, serde_json::Value>::deserialize(shown)?;
        let known = |(name, _): &(&String, _)| specs.iter().any(|spec| spec.name == *name);
        for (name, value) in shown.iter().filter(known) {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            settings.set(name, &text).map_err(serde::de::Error::custom)?;
        }
        Ok(settings)
    }

    /// The [code](OptionSpec::of_code) of the value that was chosen, or else of the default; `None`
    /// if there is neither.
    ///
    /// # Panics
    ///
    /// If no option of these settings has the name of `spec`.
    pub fn get(&self, spec: &OptionSpec) -> Option<u32> {
        let at = self.specs.iter().position(|other| other.name == spec.name);
        let at = at.expect("the settings are the game's");
        self.chosen[at].or(spec.default).map(|value| spec.code(value))
    }
}

/// Declares a game's options, each once: the field that holds it, what it may be, and, where that
/// depends on the table, its default after `=>`. Such a default can use the [`SeatCount`], by the
/// name at the top, and the fields above its own.
///
/// It makes a public type `Options` and, for the module around it, the constant `SPECS` and the
/// methods `read` and `values`: what [`Game::OPTIONS`], [`Game::new`] and [`Game::options`] need.
/// The calling crate depends on `serde`.
///
/// [`Game::OPTIONS`]: crate::Game::OPTIONS
/// [`Game::new`]: crate::Game::new
/// [`Game::options`]: crate::Game::options
/// [`SeatCount`]: crate::SeatCount
///
/// # Examples
///
/// ```
/// use engine::{OptionSpec, SeatCount, Settings, Value};
///
/// engine::options! {
///     seats:
///     /// Whether there are jokers.
///     jokers: bool = OptionSpec::flag("jokers");
///     /// Rounds in a match: one for each seat where the table does not say.
///     rounds: u32 = OptionSpec::open("rounds", 1, 100) => seats.get() as u32;
/// }
///
/// let mut settings = Settings::new(Options::SPECS);
/// settings.set("jokers", "true")?;
/// let three = SeatCount::new(3).expect("three seats");
/// let options = Options::read(&settings, three);
/// assert_eq!(options, Options { jokers: true, rounds: 3 });
/// assert_eq!(options.values()[1], ("rounds", Value::Number(3)));
/// # Ok::<(), engine::OptionsError>(())
/// ```
#[macro_export]
macro_rules! options {
    ($seats:tt: $($(#[$doc:meta])* $field:ident: $type:ident = $spec:expr $(=> $open:expr)?;)+) => {
        /// The table's options.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Options {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl Options {
            /// Every option, in the order of the rules.
            const SPECS: &'static [$crate::OptionSpec] = &[$($spec),+];

            fn read(settings: &$crate::Settings, $seats: $crate::SeatCount) -> Self {
                let mut codes = Self::SPECS.iter().map(|spec| settings.get(spec));
                $(
                    let code = codes.next().flatten();
                    let $field = $crate::options!(@read $type, code $(, $open)?);
                )+
                Self { $($field),+ }
            }

            /// Every option with its value; of those that may be missing those that differ.
            fn values(&self) -> Vec<(&'static str, $crate::Value)> {
                $crate::OptionSpec::shown(Self::SPECS, &[$(u32::from(self.$field)),+])
            }
        }

        impl<'de> serde::Deserialize<'de> for Options {
            fn deserialize<D: serde::Deserializer<'de>>(shown: D) -> Result<Self, D::Error> {
                let settings = $crate::Settings::shown(Self::SPECS, shown)?;
                Ok(Self::read(&settings, $crate::SeatCount::FEWEST))
            }
        }
    };
    (@read bool, $code:ident) => { $code.expect("it has a default") != 0 };
    (@read $type:ident, $code:ident) => { $code.expect("it has a default") as $type };
    (@read $type:ident, $code:ident, $open:expr) => {
        $code.map_or_else(|| $open, |code| code as $type)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_option_is_shown_where_it_differs() {
        const WORDS: &[Value] = &[Value::Word("old"), Value::Word("new")];
        const SPECS: &[OptionSpec] =
            &[OptionSpec::one_of("first", WORDS), OptionSpec::one_of("second", WORDS).later()];
        let names =
            |codes| OptionSpec::shown(SPECS, codes).into_iter().map(|it| it.0).collect::<Vec<_>>();
        assert_eq!(names(&[0, 0]), ["first"]);
        assert_eq!(names(&[1, 0]), ["first"]);
        assert_eq!(names(&[0, 1]), ["first", "second"]);
    }
}
