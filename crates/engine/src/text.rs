//! Parsing that games share, and its error.

use std::str::FromStr;

use thiserror::Error;

/// A text that cannot be parsed: what was expected, and what was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found {found}")]
pub struct TextError {
    expected: &'static str,
    /// As [`quoted`] shows it.
    found: String,
}

const FOUND_MAX: usize = 60;

/// A text as a message shows it: in quotes, without control characters, and cut if it is long.
/// Whatever comes from outside may be anything.
///
/// # Examples
///
/// ```
/// assert_eq!(engine::quoted("fly\u{1b}[2J"), r#""fly\u{1b}[2J""#);
/// assert!(engine::quoted(&"x".repeat(1000)).len() < 80);
/// ```
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(FOUND_MAX) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

impl TextError {
    /// `found` stands where `expected` should. Any text may be given as `found`: it is shown as
    /// [`quoted`] shows it. `expected` reads well after "expected", such as `` `pass` or a card ``.
    pub fn new(expected: &'static str, found: &str) -> Self {
        let found = quoted(found);
        Self { expected, found }
    }
}

/// Splits a text at single spaces.
///
/// Leading, trailing and doubled spaces make empty words, so that they are refused wherever each
/// word is parsed. An empty text is one empty word.
///
/// # Examples
///
/// ```
/// assert!(engine::words("play 7h").eq(["play", "7h"]));
/// assert!(engine::words("play  7h").eq(["play", "", "7h"]));
/// ```
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ')
}

/// Reads a list of cards, separated by single spaces.
///
/// # Errors
///
/// For the first word that is no card.
pub fn cards<C: FromStr<Err = TextError>>(text: &str) -> Result<Vec<C>, TextError> {
    words(text).map(str::parse).collect()
}

/// Reads a whole number without sign or leading zero, of any length. One above 254 is read as 255,
/// which is no slot, seat, position or card of any game.
///
/// # Errors
///
/// If the text is no such number.
pub fn number(text: &str) -> Result<u8, TextError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(TextError::new("a number", text));
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

/// Implements `Serialize` by a method that returns the text of a value, and `Deserialize` by
/// `FromStr`. The calling crate depends on `serde`.
///
/// # Examples
///
/// ```
/// # use std::str::FromStr;
/// # use engine::TextError;
/// struct Yes;
///
/// impl Yes {
///     fn word(&self) -> &'static str {
///         "yes"
///     }
/// }
///
/// impl FromStr for Yes {
///     type Err = TextError;
///
///     fn from_str(text: &str) -> Result<Self, TextError> {
///         if text == "yes" { Ok(Self) } else { Err(TextError::new("`yes`", text)) }
///     }
/// }
///
/// engine::serde_as_text!(Yes, word);
/// assert_eq!(serde_json::to_string(&Yes)?, r#""yes""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($type:ident, $text:ident) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$text())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(text: D) -> Result<Self, D::Error> {
                <String as serde::Deserialize>::deserialize(text)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }

        $crate::same_as!($type => String);
    };
}

/// Implements `Display` and `Debug` by the type's method `text`, and serde as
/// [`serde_as_text!`](crate::serde_as_text) does. It takes several types. For cards, which are most
/// of what is written: their texts are constants.
#[macro_export]
macro_rules! shown_as_text {
    ($($type:ident),+) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.text())
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.text())
            }
        }

        $crate::serde_as_text!($type, text);
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(number("0"), Ok(0));
        assert_eq!(number("17"), Ok(17));
        assert_eq!(number("255"), Ok(255));
        assert_eq!(number(&"9".repeat(400)), Ok(255));
        for bad in ["", "+1", "-1", "01", "00", "1.0", " 1", "١"] {
            assert!(number(bad).is_err(), "{bad:?}");
        }
    }
}
