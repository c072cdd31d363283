//! The rules' text, as `kartenhaus rules` and the terminal show it: `docs/rules/`, built in.

use engine::Kind;

/// The whole text of a game's rules.
pub fn text(kind: Kind) -> &'static str {
    match kind {
        Kind::Kartel => include_str!("../../../docs/rules/kartel.md"),
        Kind::KartuSama => include_str!("../../../docs/rules/kartu-sama.md"),
        Kind::KrassKariert => include_str!("../../../docs/rules/krass-kariert.md"),
        Kind::Khamul => include_str!("../../../docs/rules/khamul.md"),
        Kind::Ktu => include_str!("../../../docs/rules/ktu.md"),
    }
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
    text(kind).lines().filter_map(begins)
}

/// The text of one clause (`4.3`, or `kartel:4.3`), with what belongs to it down to the next
/// clause; or of a whole section (`4`). `None` if there is no such clause.
pub fn clause(kind: Kind, number: &str) -> Option<String> {
    let number =
        number.strip_prefix(kind.id()).and_then(|rest| rest.strip_prefix(':')).unwrap_or(number);
    let heading = format!("## {number} ");
    let is_start = |line: &&str| begins(line) == Some(number) || line.starts_with(&heading);
    let mut lines = text(kind).lines().skip_while(|line| !is_start(line));
    let first = lines.next()?;
    let section = first.starts_with("## ");
    let own = |line: &&str| !line.starts_with("## ") && (section || begins(line).is_none());
    let rest: Vec<&str> = lines.take_while(own).collect();
    Some([&[first], &rest[..]].concat().join("\n").trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_has_its_text() {
        for kind in Kind::ALL {
            assert!(clauses(kind).count() > 20, "{kind}");
            for number in clauses(kind) {
                let text = clause(kind, number).expect("a clause that is there");
                assert!(text.starts_with(number), "{text}");
                assert_eq!(clause(kind, &format!("{kind}:{number}")).as_ref(), Some(&text));
            }
        }
    }

    #[test]
    fn a_clause_ends_where_the_next_begins() {
        let books = clause(Kind::Kartel, "4.5").expect("the books");
        assert!(books.contains("KARA Jump") && !books.contains("4.6"), "{books}");
        let section = clause(Kind::Ktu, "5").expect("the powers");
        assert!(section.contains("5.1") && section.contains("5.7") && !section.contains("6.1"));
        for none in ["9.9", "", "x", "4.", ".4", "ktu:4.1"] {
            assert_eq!(clause(Kind::Kartel, none), None, "{none:?}");
        }
    }
}
