//! Who sits at a table of the arena: a bot of ours, or another program.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use engine::{Kind, TextError, quoted};

/// A player: `club`, `strong@20000`, or `exec:COMMAND`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level with its budget.
    Bot(Bot),
    /// A program that speaks lines of JSON, with its arguments; never none.
    Program(Vec<String>),
}

impl Player {
    /// What it may spend on a move: nodes of a bot, milliseconds of a program.
    pub fn budget(&self, kind: Kind, ms: u64) -> u64 {
        match self {
            Self::Bot(bot) => bot.nodes_in(kind),
            Self::Program(_) => ms,
        }
    }

    /// What its budget counts.
    pub fn unit(&self) -> &'static str {
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
                let words: Vec<String> = words.iter().map(|word| quote(word)).collect();
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
        words(command).filter(|words| !words.is_empty()).map(Self::Program).ok_or_else(bad)
    }
}

/// The words of a command, as a shell splits them: at spaces that are in no quotes. `None` where a
/// quote is not closed.
fn words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// A word as [`words`] reads it back, unless it holds both kinds of quotes.
fn quote(word: &str) -> String {
    let plain = |c: char| !c.is_whitespace() && c != '\'' && c != '"';
    match word {
        "" => "''".to_owned(),
        word if word.chars().all(plain) => word.to_owned(),
        word if word.contains('\'') => format!("\"{word}\""),
        word => format!("'{word}'"),
    }
}

/// An argument as a shell reads it: for the command that plays a report again.
pub(crate) fn argument(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-/+:@%=,".contains(&byte);
    if !text.is_empty() && text.bytes().all(plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// A text shortened to what a line of a report can hold.
pub(crate) fn short(text: &str) -> String {
    quoted(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in ["novice", "strong@20000", "exec:python3 bot.py", "exec:'a b' c \"it's\" ''"] {
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
