//! The rules' text, as players read it: `games/<game>/rules.md`, built in, and in other languages
//! from the catalogue. Only the English text is normative.

use std::sync::LazyLock;

use kit::words::Language;

use crate::Kind;

/// A game's rules, clause by clause. Its texts are Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What stands before the first section.
    pub text: &'static str,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its number and heading, such as `4 Snap`.
    pub heading: &'static str,
    /// What stands before its first clause.
    pub text: &'static str,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

/// A clause of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// As refusals cite it: the game's id, a colon, and the number.
    pub rule: String,
    /// Its text without the number, with what belongs to it down to the next clause.
    pub text: &'static str,
}

impl Rules {
    /// The rules of a game, in a language.
    pub fn of(kind: Kind, language: Language) -> Self {
        Self::read(kind, text(kind, language))
    }

    fn read(kind: Kind, text: &'static str) -> Self {
        let mut parts = text.split("\n## ");
        let opening = parts.next().unwrap_or_default();
        // The first line is the game's name.
        let text = opening.split_once('\n').unwrap_or_default().1.trim();
        Self { text, sections: parts.map(|part| Section::of(kind, part)).collect() }
    }
}

impl Section {
    /// A section without the `##` before it.
    fn of(kind: Kind, part: &'static str) -> Self {
        let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
        let (mut starts, mut place) = (Vec::new(), 0);
        for line in body.split_inclusive('\n') {
            starts.extend(begins(line).map(|number| (place, number)));
            place += line.len();
        }
        let ends = starts.iter().skip(1).map(|start| start.0).chain([body.len()]);
        let clauses = starts.iter().zip(ends).map(|(&(start, number), end)| Clause {
            rule: format!("{kind}:{number}"),
            text: body[start + number.len()..end].trim(),
        });
        let clauses = clauses.collect();
        let text = body[..starts.first().map_or(body.len(), |start| start.0)].trim();
        Self { heading, text, clauses }
    }
}

/// The whole text of a game's rules, in a language.
pub fn text(kind: Kind, language: Language) -> &'static str {
    let mut texts = TRANSLATED.iter();
    let found = texts.find(|(of, to, _)| (*of, *to) == (kind, language));
    found.map_or_else(|| english(kind), |(.., text)| text)
}

static TRANSLATED: LazyLock<Vec<(Kind, Language, String)>> = LazyLock::new(|| {
    let others = Language::all().filter(|&language| language != Language::english());
    let each = others.flat_map(|language| Kind::ALL.map(|kind| (kind, language)));
    each.map(|(kind, language)| (kind, language, translated(kind, language))).collect()
});

fn translated(kind: Kind, language: Language) -> String {
    let rules = Rules::read(kind, english(kind));
    // What is missing is said in English; a test sees to it that nothing is.
    let say = |name: &str, english: &str| match language.has(name) {
        true => language.text(name, &[]),
        false => english.to_owned(),
    };
    let mut text = format!("# {}\n\n{}\n", kind.name(), say(&format!("rule-{kind}"), rules.text));
    for section in rules.sections {
        let (number, heading) = section.heading.split_once(' ').unwrap_or((section.heading, ""));
        let heading = say(&format!("rule-{kind}-{number}"), heading);
        text += &format!("\n## {number} {heading}\n");
        if !section.text.is_empty() {
            text += &format!("{}\n", say(&format!("rule-{kind}-{number}-text"), section.text));
        }
        for clause in section.clauses {
            let number = clause.rule.split_once(':').map_or("", |(_, number)| number);
            let said = say(&format!("rule-{kind}-{}", number.replace('.', "-")), clause.text);
            text += &format!("{number} {said}\n");
        }
    }
    text
}

fn english(kind: Kind) -> &'static str {
    const TEXTS: [&str; Kind::ALL.len()] = files_of_games!("../../../games/", "/rules.md");
    TEXTS[kind as usize]
}

/// The number of the clause that a line begins, such as `4.3`.
fn begins(line: &str) -> Option<&str> {
    let word = line.split_whitespace().next()?;
    let (section, clause) = word.split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits(section) && digits(clause)).then_some(word)
}

/// Every clause of a game, in order.
pub fn clauses(kind: Kind) -> impl Iterator<Item = &'static str> {
    english(kind).lines().filter_map(begins)
}

/// The text of one clause, named by its number or as refusals cite it, with what belongs to it down
/// to the next clause; or of a whole section (`4`). `None` if there is no such clause.
pub fn clause(kind: Kind, number: &str, language: Language) -> Option<String> {
    let number =
        number.strip_prefix(kind.id()).and_then(|rest| rest.strip_prefix(':')).unwrap_or(number);
    let heading = format!("## {number} ");
    let is_start = |line: &&str| begins(line) == Some(number) || line.starts_with(&heading);
    let mut lines = text(kind, language).lines().skip_while(|line| !is_start(line));
    let first = lines.next()?;
    let section = first.starts_with("## ");
    let own = |line: &&str| !line.starts_with("## ") && (section || begins(line).is_none());
    let rest: Vec<&str> = lines.take_while(own).collect();
    Some([&[first], &rest[..]].concat().join("\n").trim_end().to_owned())
}

#[cfg(test)]
mod tests;
