//! The rules as one reads them in the middle of a game.

use games::Kind;
use games::rules;
use words::Language;

use prompt::lines::{columns, wrapped};

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
    use prompt::faces::width;

    use super::*;

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
            assert!(all.iter().all(|line| line.starts_with('|') || width(line) <= columns()));
            let none = format!("{} has no clause 99.1.", kind.name());
            assert!(rules(kind, "99.1", english)[0].starts_with(&none));
        }
    }
}
