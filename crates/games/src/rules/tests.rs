//! Tests of the rules' text.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;

const TEXTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/texts");

/// The options, moves and fields that a text names, which are the same in every language.
fn code(text: &str) -> BTreeSet<String> {
    let parts = text.split('`').skip(1).step_by(2).map(str::to_owned);
    parts.filter(|part| !part.contains('<')).collect()
}

#[test]
fn every_language_has_every_clause() {
    for language in Language::all().filter(|&language| language != Language::english()) {
        let mut names: BTreeSet<String> =
            language.ids().filter(|id| id.starts_with("rule-")).map(str::to_owned).collect();
        for kind in Kind::ALL {
            let (ours, theirs) = (Rules::of(kind, Language::english()), Rules::of(kind, language));
            assert!(names.remove(&format!("rule-{kind}")), "{language:?}: {kind}");
            assert_eq!(ours.sections.len(), theirs.sections.len());
            for (ours, theirs) in ours.sections.iter().zip(&theirs.sections) {
                let number = ours.heading.split(' ').next().expect("a number");
                assert!(names.remove(&format!("rule-{kind}-{number}")), "{kind} {number}");
                let has_text = names.remove(&format!("rule-{kind}-{number}-text"));
                assert_eq!(has_text, !ours.text.is_empty(), "{language:?}: {kind} {number}");
                assert_eq!(code(ours.text), code(theirs.text), "{language:?}: {kind} {number}");
                assert_eq!(ours.clauses.len(), theirs.clauses.len(), "{kind} {number}");
                for (ours, theirs) in ours.clauses.iter().zip(&theirs.clauses) {
                    assert_eq!(ours.rule, theirs.rule);
                    let name = ours.rule.replace([':', '.'], "-");
                    assert!(names.remove(&format!("rule-{name}")), "{language:?}: {name}");
                    assert_eq!(code(ours.text), code(theirs.text), "{language:?}: {name}");
                }
            }
        }
        assert!(names.is_empty(), "{language:?} has clauses that are none: {names:?}");
    }
}

#[test]
fn every_clause_has_its_text() {
    for kind in Kind::ALL {
        let sections = Rules::of(kind, Language::english()).sections;
        assert!(!sections.is_empty(), "{kind}");
        let (last, mut others) = sections.split_last().expect("a section");
        // A game of our own goes beyond no text.
        if Path::new(TEXTS).join(format!("{kind}.md")).exists() {
            assert!(last.heading.ends_with(" Where our rules go beyond the text"), "{kind}");
            assert!(last.clauses.is_empty() && last.text.contains("\n- "), "{kind}: {}", last.text);
        } else {
            others = &sections;
        }
        assert!(others.iter().all(|section| !section.clauses.is_empty()), "{kind}");
        for number in clauses(kind) {
            let text = clause(kind, number, Language::english()).expect("a clause that is there");
            assert!(text.starts_with(number), "{text}");
            assert_eq!(
                clause(kind, &format!("{kind}:{number}"), Language::english()).as_ref(),
                Some(&text)
            );
        }
    }
}

#[test]
fn nothing_is_lost() {
    for kind in Kind::ALL {
        let rules = Rules::of(kind, Language::english());
        let mut parts = vec![format!("# {}", kind.name()), rules.text.to_owned()];
        for section in &rules.sections {
            parts.extend([format!("## {}", section.heading), section.text.to_owned()]);
            for clause in &section.clauses {
                let number = clause.rule.strip_prefix(&format!("{kind}:"));
                parts.push(format!("{} {}", number.expect("its game"), clause.text));
            }
        }
        let lines = |text: &str| -> Vec<String> {
            let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
            lines.map(str::to_owned).collect()
        };
        assert_eq!(lines(&parts.join("\n")), lines(english(kind)), "{kind}");
        let numbers = rules.sections.iter().flat_map(|section| &section.clauses);
        assert_eq!(numbers.count(), clauses(kind).count(), "{kind}");
    }
}

#[test]
fn a_table_belongs_to_its_clause() {
    let rules = Rules::of(Kind::Kartel, Language::english());
    assert!(rules.text.starts_with("Big Two meets"), "{}", rules.text);
    let sets = &rules.sections[3];
    assert_eq!((sets.heading, sets.text), ("4 Legal sets", ""));
    let books = &sets.clauses[4];
    assert_eq!(books.rule, "kartel:4.5");
    assert!(books.text.starts_with("Books, which") && books.text.ends_with("always rainbow |"));
}

#[test]
fn a_clause_ends_where_the_next_begins() {
    let books = clause(Kind::Kartel, "4.5", Language::english()).expect("the books");
    assert!(books.contains("KARA Jump") && !books.contains("4.6"), "{books}");
    let section = clause(Kind::Ktu, "5", Language::english()).expect("the powers");
    assert!(section.contains("5.1") && section.contains("5.7") && !section.contains("6.1"));
    for none in ["9.9", "", "x", "4.", ".4", "ktu:4.1"] {
        assert_eq!(clause(Kind::Kartel, none, Language::english()), None, "{none:?}");
    }
}
