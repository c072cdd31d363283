//! How wide the terminal is, and text broken into lines at word boundaries.

use std::cell::Cell;

use crate::faces::width;

/// How wide lines are where no terminal says how wide it is, and at most.
const WIDTH: usize = 100;

/// Narrower than this no text is readable.
const WIDTH_MIN: usize = 40;

thread_local! {
    /// How wide the part of the screen is that lines are made for.
    static WITHIN: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Makes lines that are this wide.
pub fn within<T>(columns: usize, then: impl FnOnce() -> T) -> T {
    let before = WITHIN.replace(Some(columns));
    let made = then();
    WITHIN.set(before);
    made
}

/// How many columns there are: those of a part of the screen, or what the environment says, or else
/// the terminal.
pub fn columns() -> usize {
    if let Some(columns) = WITHIN.get() {
        return columns.clamp(WIDTH_MIN, WIDTH);
    }
    let said = std::env::var("COLUMNS").ok().and_then(|text| text.trim().parse::<usize>().ok());
    let shown = || terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    said.or_else(shown).map_or(WIDTH, |columns| columns.clamp(WIDTH_MIN, WIDTH))
}

/// A line as lines of at most this width, broken between words; those after the first are indented.
/// A longer word stays whole.
pub fn wrapped(line: &str, to: usize, indent: usize) -> Vec<String> {
    if width(line) <= to {
        return vec![line.to_owned()];
    }
    let mut lines: Vec<String> = Vec::new();
    let mut current = String::new();
    for word in line.split(' ') {
        if !current.trim().is_empty() && width(&current) + 1 + width(word) > to {
            lines.push(std::mem::replace(&mut current, " ".repeat(indent) + word));
        } else {
            if !current.is_empty() {
                current.push(' ');
            }
            current += word;
        }
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let lines = wrapped("3.1 The leader plays any legal set.", 16, 4);
        assert_eq!(lines, ["3.1 The leader", "    plays any", "    legal set."]);
        assert_eq!(wrapped("short", 16, 4), ["short"]);
        assert_eq!(wrapped("a/very/long/word here", 8, 0), ["a/very/long/word", "here"]);
    }
}
