//! Arguments whose values help and completions can list.

use std::ffi::OsStr;
use std::str::FromStr;

use bots::{Bot, Level};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use games::{Kind, TextError};

/// A parser that also lists values. It takes what the parser takes, listed or not.
#[derive(Clone)]
pub(crate) struct Listed<P> {
    parser: P,
    values: Vec<&'static str>,
}

impl<P: TypedValueParser> Listed<P> {
    pub(crate) fn new(values: impl IntoIterator<Item = &'static str>, parser: P) -> Self {
        Self { parser, values: values.into_iter().collect() }
    }
}

impl<P: TypedValueParser> TypedValueParser for Listed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        self.parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.values.iter().map(PossibleValue::new)))
    }
}

type Read<T, E = TextError> = fn(&str) -> Result<T, E>;

pub(crate) fn a_game() -> Listed<Read<Kind>> {
    Listed::new(Kind::ALL.map(Kind::id), str::parse)
}

/// Parses a level of bots, or what else may stand for a bot, and lists the levels.
pub(crate) fn a_level<T>() -> Listed<Read<T>>
where
    T: FromStr<Err = TextError> + Clone + Send + Sync + 'static,
{
    Listed::new(Level::ALL.map(Into::into), str::parse)
}

/// As [`a_level`], where only our own bots can play; for a program the reason is given.
pub(crate) fn a_level_to_learn_from() -> Listed<Read<Bot, String>> {
    let read = |text: &str| {
        let why = "anybody can make this file again, which a program may not allow; `kartenhaus \
                   arena` and the other commands of the lab measure programs";
        ours(text, why)
    };
    Listed::new(Level::ALL.map(Into::into), read)
}

/// As [`a_level_to_learn_from`], for a match at this terminal.
pub(crate) fn a_level_here() -> Listed<Read<Level, String>> {
    let read = |text: &str| {
        let why = "a program plays at a table of a site, with `kartenhaus sit`, or in `kartenhaus \
                   arena`";
        ours(text, why)
    };
    Listed::new(Level::ALL.map(Into::into), read)
}

/// Parses what stands for one of our bots; why a program does not play is said with `why`.
fn ours<T: FromStr<Err = TextError>>(text: &str, why: &str) -> Result<T, String> {
    if text.starts_with("exec:") {
        return Err(why.to_owned());
    }
    text.parse().map_err(|error: TextError| error.to_string())
}
