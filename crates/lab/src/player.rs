//! The players of an arena: our own bots, and other programs.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use bots::Bot;
use games::{Kind, Settings, TextError, quoted};

/// A player: `club`, `strong@20000`, or `exec:COMMAND`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level with its budget.
    Bot(Bot),
    /// A program that speaks lines of JSON: its command, at least one word.
    Program(Vec<String>),
}

impl Player {
    /// Whether it is a program.
    pub fn is_program(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// Our own bot, if it is one.
    pub fn bot(&self) -> Option<Bot> {
        match *self {
            Self::Bot(bot) => Some(bot),
            Self::Program(_) => None,
        }
    }

    /// Its budget for a move: nodes for a bot, milliseconds for a program.
    pub fn budget(&self, kind: Kind, ms: u64) -> u64 {
        match self {
            Self::Bot(bot) => bots::nodes_in(*bot, kind),
            Self::Program(_) => ms,
        }
    }

    pub(crate) fn unit(&self) -> &'static str {
        match self {
            Self::Bot(_) => "nodes",
            Self::Program(_) => "ms",
        }
    }

    /// The same player with this budget, if it is a level that searches.
    pub fn with_nodes(self, nodes: u64) -> Self {
        match self {
            Self::Bot(bot) if bot.level.searches() => Self::Bot(Bot { nodes: Some(nodes), ..bot }),
            other => other,
        }
    }
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(words) => {
                let words: Vec<_> = words.iter().map(|word| quote(word)).collect();
                write!(f, "exec:{}", words.join(" "))
            }
        }
    }
}

impl FromStr for Player {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let Some(command) = text.strip_prefix("exec:") else {
            let expected = "a bot: dice, novice, club, strong, expert, LEVEL@NODES or exec:COMMAND";
            let known = |error: TextError| {
                if text.contains('@') { error } else { TextError::new(expected, text) }
            };
            return text.parse().map(Self::Bot).map_err(known);
        };
        let bad = || TextError::new("a command after exec:, with closed quotes", text);
        shlex::split(command).filter(|words| !words.is_empty()).map(Self::Program).ok_or_else(bad)
    }
}

/// A word as a shell reads it back, quoted only if necessary.
fn quote(word: &str) -> Cow<'_, str> {
    let plain = |c: char| !c.is_whitespace() && !matches!(c, '\'' | '"' | '\\' | '#');
    if !word.is_empty() && word.chars().all(plain) {
        return word.into();
    }
    shlex::try_quote(word).unwrap_or(word.into())
}

/// An argument as a shell reads it, for the command that plays a report again.
pub(crate) fn argument(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-/+:@%=,".contains(&byte);
    if !text.is_empty() && text.bytes().all(plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// What a table chose, as arguments of a command: ` --option rounds=3`, with this name for each.
pub(crate) fn chosen(settings: &Settings, name: &str) -> String {
    let all = settings.chosen().map(|(option, value)| format!("{option}={value}"));
    all.map(|text| format!(" --{name} {}", argument(&text))).collect()
}

pub(crate) fn short(text: &str) -> String {
    quoted(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in ["novice", "strong@20000", "exec:python3 a,b=c", "exec:'a b' c \"it's\" ''"] {
            assert_eq!(text.parse::<Player>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for bad in ["", "ace", "exec:", "exec: ", "exec:'a", "novice@5", "strong@0", "strong@x"] {
            assert!(bad.parse::<Player>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn only_levels_that_search_take_a_budget() {
        let with = |text: &str| text.parse::<Player>().map(|it| it.with_nodes(70).to_string());
        assert_eq!(with("strong"), Ok("strong@70".to_owned()));
        assert_eq!(with("club"), Ok("club".to_owned()));
        assert_eq!(with("exec:x"), Ok("exec:x".to_owned()));
    }
}
