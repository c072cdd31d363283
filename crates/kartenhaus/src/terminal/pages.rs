//! Text broken into lines at word boundaries, and the rules as one reads them in the middle of a
//! game.

use std::cell::Cell;

use games::{Kind, rules};
use words::Language;

use super::faces::width;

/// How wide lines are where no terminal says how wide it is, and at most.
const WIDTH: usize = 100;

/// Narrower than this no text is readable.
const WIDTH_MIN: usize = 40;

thread_local! {
    /// How wide the part of the screen is that lines are made for.
    static WITHIN: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Makes lines that are this wide.
pub(crate) fn within<T>(columns: usize, then: impl FnOnce() -> T) -> T {
    let before = WITHIN.replace(Some(columns));
    let made = then();
    WITHIN.set(before);
    made
}

/// How many columns there are: those of a part of the screen, or what the environment says, or else
/// the terminal.
pub(crate) fn columns() -> usize {
    if let Some(columns) = WITHIN.get() {
        return columns.clamp(WIDTH_MIN, WIDTH);
    }
    let said = std::env::var("COLUMNS").ok().and_then(|text| text.trim().parse::<usize>().ok());
    let shown = || terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    said.or_else(shown).map_or(WIDTH, |columns| columns.clamp(WIDTH_MIN, WIDTH))
}

/// A line as lines of at most this width, broken between words; those after the first are indented.
/// A longer word stays whole.
pub(crate) fn wrapped(line: &str, to: usize, indent: usize) -> Vec<String> {
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

/// What `rules`, and `rules WHAT`, shows.
pub(super) fn rules(kind: Kind, what: &str, language: Language) -> Vec<String> {
    let to = columns();
    let text = match what {
        "" => return contents(kind, language),
        "all" => rules::text(kind, language).trim_end().to_owned(),
        number => match rules::clause(kind, number, language) {
            Some(text) => text,
            None => {
                let params = [("game", kind.name().into()), ("clause", number.into())];
                return vec![language.text("terminal-rules-none", &params)];
            }
        },
    };
    text.lines().flat_map(|line| paragraph(line, to)).collect()
}

/// A clause hangs under its number; the rows of a table stay whole.
fn paragraph(line: &str, to: usize) -> Vec<String> {
    if line.starts_with('|') {
        return vec![line.to_owned()];
    }
    let numbered = line.starts_with(|first: char| first.is_ascii_digit());
    let indent = if numbered { line.find(' ').map_or(0, |end| end + 1) } else { 0 };
    wrapped(line, to, indent)
}

/// The sections, and how to read on.
fn contents(kind: Kind, language: Language) -> Vec<String> {
    let headings = rules::text(kind, language).lines().filter_map(|line| line.strip_prefix("## "));
    let mut lines = vec![language.text("terminal-rules", &[("game", kind.name().into())])];
    lines.extend(headings.map(|heading| format!("  {heading}")));
    lines.push(language.text("terminal-rules-how", &[]));
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

    #[test]
    fn rules_are_read_section_by_section() {
        let english = Language::english();
        for kind in Kind::ALL {
            let contents = rules(kind, "", english);
            assert!(contents.len() < 15, "{contents:?}");
            for heading in &contents[1..contents.len() - 1] {
                let number = heading.split_whitespace().next().expect("a number");
                assert!(rules(kind, number, english).len() > 1, "{kind} {number}");
            }
            let all = rules(kind, "all", english);
            assert!(all.iter().all(|line| line.starts_with('|') || width(line) <= WIDTH));
            let none = format!("{} has no clause 99.1.", kind.name());
            assert!(rules(kind, "99.1", english)[0].starts_with(&none));
        }
    }
}
