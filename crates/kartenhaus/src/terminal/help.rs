//! What a person may do: the legal moves, grouped when there are many; and what would work in place
//! of a move that was refused.

use std::collections::BTreeMap;

/// Up to this many moves are listed one by one.
const LISTED_MAX: usize = 40;

/// So many examples stand for a group of moves.
const EXAMPLES: usize = 4;

/// So many moves are suggested in place of a refused one.
const SUGGESTIONS: usize = 3;

/// Lines that say which moves are legal; with a filter, those that have all its words.
pub(super) fn moves(legal: &[String], filter: &str) -> Vec<String> {
    let words: Vec<&str> = filter.split_whitespace().collect();
    let wanted = |mv: &&String| words.iter().all(|word| mv.split(' ').any(|own| own == *word));
    let found: Vec<&str> = legal.iter().filter(wanted).map(String::as_str).collect();
    if found.is_empty() {
        return vec!["No legal move has these words.".to_owned()];
    }
    if found.len() <= LISTED_MAX || !filter.is_empty() {
        let mut lines = vec![format!("You may play one of {}:", counted(found.len()))];
        lines.extend(found.chunks(LINE).map(|chunk| format!("  {}", chunk.join(" | "))));
        return lines;
    }
    let mut groups: BTreeMap<(&str, usize), Vec<&str>> = BTreeMap::new();
    for mv in &found {
        let (verb, rest) = mv.split_once(' ').unwrap_or((mv, ""));
        groups.entry((verb, rest.split(' ').count())).or_default().push(mv);
    }
    let mut lines = vec![format!("You may play one of {}:", counted(found.len()))];
    for ((verb, words), group) in groups {
        let examples: Vec<&str> = group.iter().take(EXAMPLES).copied().collect();
        let more = if group.len() > EXAMPLES { " | …" } else { "" };
        let kind = if words == 1 { verb.to_owned() } else { format!("{verb}, {words} words") };
        lines.push(format!("  {kind} ({}): {}{more}", group.len(), examples.join(" | ")));
    }
    lines.push("`? WORDS` lists all that have these words, such as `? play 8o`.".to_owned());
    lines
}

/// Moves in one line.
const LINE: usize = 6;

fn counted(number: usize) -> String {
    if number == 1 { "1 move".to_owned() } else { format!("{number} moves") }
}

/// The legal moves that are most like the one that was tried.
pub(super) fn nearest<'a>(legal: &'a [String], tried: &str) -> Vec<&'a str> {
    let words: Vec<&str> = tried.split_whitespace().collect();
    let unlike = |mv: &&String| {
        let own: Vec<&str> = mv.split(' ').collect();
        let shared = own.iter().filter(|word| words.contains(word)).count();
        (std::cmp::Reverse(shared), own.len())
    };
    let mut sorted: Vec<&String> = legal.iter().collect();
    sorted.sort_by_key(unlike);
    sorted.into_iter().take(SUGGESTIONS).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(moves: &[&str]) -> Vec<String> {
        moves.iter().map(|&mv| mv.to_owned()).collect()
    }

    #[test]
    fn nearest_shares_words() {
        let legal = list(&["pass", "play 8o 8r", "play 3o 3r", "play 9o"]);
        assert_eq!(nearest(&legal, "play 8o 8k"), ["play 8o 8r", "play 9o", "play 3o 3r"]);
        assert_eq!(nearest(&legal, "pass")[0], "pass");
    }

    #[test]
    fn thousands_are_grouped_and_can_be_filtered() {
        let legal: Vec<String> = (0..3000).map(|i| format!("play {i} {}", i + 1)).collect();
        let lines = moves(&legal, "");
        assert!(lines.len() < 6 && lines[1].contains("(3000)"), "{lines:?}");
        let lines = moves(&legal, "play 17");
        assert!(lines[0].contains("2 moves"), "{lines:?}");
        assert_eq!(moves(&legal, "take").len(), 1);
    }
}
