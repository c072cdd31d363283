//! What is wrong with a text, and the parsing that the games share.

use std::str::FromStr;

use thiserror::Error;

/// A text that has not the form it should have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found {found}")]
pub struct TextError {
    /// What should stand there.
    expected: &'static str,
    /// What stands there, as [`quoted`] shows it.
    found: String,
}

/// Longer texts are cut in messages.
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
    /// `expected` was due where `found` stands.
    pub fn new(expected: &'static str, found: &str) -> Self {
        let found = quoted(found);
        Self { expected, found }
    }
}

/// Splits at single spaces: a text with leading, trailing or doubled spaces has an empty word,
/// which no word of a move or a deck is.
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

/// Reads a whole number without sign or leading zero. A number of any length is a number; one above
/// 254 is read as 255, which is no slot, seat, position or card of any game.
pub fn number(text: &str) -> Result<u8, TextError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(TextError::new("a number", text));
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

/// Implements `Serialize` and `Deserialize` by a text that the type has.
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

/// Implements `Display`, `Debug` and serde by the text that a type has made beforehand: cards are
/// most of what is written.
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
