//! What a person may do: the legal moves, grouped when there are many; and what would work in place
//! of a move that was refused.

use games::{Kind, for_game};

use super::guide::LISTED_MAX;
use super::seen::Seen;
use prompt::AtTerminal as _;
use prompt::Names;
use prompt::faces::width;
use prompt::lines::columns;

/// Up to this many moves are listed one by one.
const ALL_MAX: usize = 40;

/// With a filter, up to this many.
const FOUND_MAX: usize = 200;

/// A group of up to this many moves is shown whole.
const GROUP_MAX: usize = 6;

const EXAMPLES: usize = 3;

const SUGGESTIONS: usize = 3;

/// Lines that say which moves are legal; with a filter, those that have all its words.
pub(super) fn moves(seen: &Seen<'_>, filter: &str) -> Vec<String> {
    let legal: Vec<&str> = seen.legal.iter().map(String::as_str).collect();
    if !filter.trim().is_empty() {
        return found(seen, &legal, filter);
    }
    if let [only] = legal[..] {
        let heading = seen.text("terminal-your-only-move", &[]);
        return vec![heading, format!("  {only}{}", about(seen, only))];
    }
    let mut lines = vec![one_of(seen, legal.len())];
    let mut groups = groups(seen.view.kind, &legal, seen.names);
    // What is short to say comes first: pass, done, decline.
    groups.sort_by_key(|(_, moves)| moves[0].contains(' '));
    let mut ranges = Vec::new();
    groups.retain(|(_, moves)| {
        let range = for_game!(seen.view.kind, G => {
            G::range(moves, seen.view.of::<G>(), seen.you(), seen.names)
        });
        let is_listed = range.is_none();
        ranges.extend(range);
        is_listed
    });
    if legal.len() <= ALL_MAX && (groups.len() < 2 || !is_grouped(seen.view.kind)) {
        let all: Vec<&str> = groups.iter().flat_map(|(_, moves)| moves).copied().collect();
        lines.extend(listed(seen, &all));
    } else {
        groups.iter().for_each(|(label, moves)| lines.extend(group(seen, label, moves)));
    }
    lines.extend(ranges);
    if legal.len() > LISTED_MAX {
        let example = legal[legal.len() / 2].split(' ').next_back().unwrap_or_default();
        lines.push(seen.text("terminal-with-words", &[("example", example.into())]));
    }
    lines
}

fn found(seen: &Seen<'_>, legal: &[&str], filter: &str) -> Vec<String> {
    let words: Vec<String> = filter.split_whitespace().map(str::to_lowercase).collect();
    let wanted = |mv: &&&str| {
        let mv = mv.to_lowercase();
        words.iter().all(|word| mv.split(' ').any(|own| begins(own, word)))
    };
    let found: Vec<&str> = legal.iter().filter(wanted).copied().collect();
    if found.is_empty() {
        return vec![seen.text("terminal-no-such-words", &[])];
    }
    let mut lines = vec![one_of(seen, found.len())];
    lines.extend(listed(seen, &found[..found.len().min(FOUND_MAX)]));
    if found.len() > FOUND_MAX {
        let more = found.len() - FOUND_MAX;
        lines.push(seen.text("terminal-more-moves", &[("count", more.into())]));
    }
    lines
}

/// Whether a word of a move is this word or begins with it; a number only as a whole.
fn begins(own: &str, word: &str) -> bool {
    let rest = own.strip_prefix(word);
    let number = word.ends_with(|last: char| last.is_ascii_digit());
    rest.is_some_and(|rest| !(number && rest.starts_with(|next: char| next.is_ascii_digit())))
}

fn one_of(seen: &Seen<'_>, count: usize) -> String {
    seen.text("terminal-one-of", &[("count", count.into())])
}

fn is_grouped(kind: Kind) -> bool {
    for_game!(kind, G => G::GROUPED)
}

/// Legal moves that belong together, in their order, with a name for them.
fn groups<'a>(kind: Kind, legal: &[&'a str], names: &Names) -> Vec<(String, Vec<&'a str>)> {
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for mv in legal {
        let label = for_game!(kind, G => G::group(mv, names));
        match groups.iter_mut().find(|(own, _)| *own == label) {
            Some((_, moves)) => moves.push(mv),
            None => groups.push((label, vec![mv])),
        }
    }
    groups
}

fn group(seen: &Seen<'_>, label: &str, moves: &[&str]) -> Vec<String> {
    if let [only] = moves[..]
        && (!only.contains(' ') || !is_grouped(seen.view.kind))
    {
        return vec![format!("  {only}{}", about(seen, only))];
    }
    let whole = moves.len() <= GROUP_MAX;
    let shown = if whole { moves } else { &moves[..EXAMPLES] };
    let shown = shown.iter().map(|mv| format!("{mv}{}", about(seen, mv)));
    let shown: Vec<String> = shown.collect();
    let more = if whole { "" } else { " | …" };
    let line = format!("  {label} ({}): {}{more}", moves.len(), shown.join(" | "));
    if width(&line) <= columns() {
        return vec![line];
    }
    let some = &shown[..shown.len().min(2)];
    vec![format!("  {label} ({}): {} | …", moves.len(), some.join(" | "))]
}

/// Every move, as many in a line as fit.
fn listed(seen: &Seen<'_>, moves: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for mv in moves {
        let text = format!("{mv}{}", about(seen, mv));
        match lines.last_mut() {
            Some(last) if width(last) + 3 + width(&text) <= columns() => {
                *last += &format!(" | {text}");
            }
            _ => lines.push(format!("  {text}")),
        }
    }
    lines
}

/// What a move's text leaves open.
fn about(seen: &Seen<'_>, mv: &str) -> String {
    let view = seen.view;
    for_game!(view.kind, G => G::about(mv, view.of::<G>(), seen.you(), seen.names))
}

pub(super) fn besides(seen: &Seen<'_>) -> Vec<String> {
    let view = seen.view;
    let own = for_game!(view.kind, G => G::besides(view.of::<G>(), seen.you(), seen.names));
    let mut lines = Vec::from_iter(own);
    lines.push(match seen.legal.iter().rev().find_map(|mv| mv.strip_prefix("play ")) {
        Some(rest) => seen.text("terminal-besides-play", &[("move", rest.into())]),
        None => seen.text("terminal-besides", &[]),
    });
    lines
}

/// What to say of a text that is no move.
pub(super) fn unreadable(kind: Kind, legal: &[String], tried: &str, names: &Names) -> String {
    let verb = tried.split_whitespace().next().unwrap_or_default().to_lowercase();
    let own: Vec<&str> = legal
        .iter()
        .map(String::as_str)
        .filter(|mv| mv.split(' ').next() == Some(verb.as_str()))
        .collect();
    let moves = match own[..] {
        [] => {
            let some = some(legal, tried, names);
            return names.text("terminal-no-move", &[("moves", some.into())]);
        }
        [only] if only == verb => {
            return names.text("terminal-stands-alone", &[("verb", verb.into())]);
        }
        [only] => only.to_owned(),
        [first, .., last] => format!("{first} … {last}"),
    };
    let what = for_game!(kind, G => G::needed(&verb));
    let params = [("verb", verb.into()), ("what", what.into()), ("moves", moves.into())];
    names.text("terminal-needs", &params)
}

/// All moves if they are few, else those that are most like the one that was tried.
fn some(legal: &[String], tried: &str, names: &Names) -> String {
    if legal.len() <= LISTED_MAX {
        return legal.join(" | ");
    }
    let near = nearest(legal, tried).join(" | ");
    names.text("terminal-lists-all", &[("moves", near.into())])
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

    #[test]
    fn nearest_shares_words() {
        let legal = ["pass", "play 8o 8r", "play 3o 3r", "play 9o"].map(str::to_owned);
        assert_eq!(nearest(&legal, "play 8o 8k"), ["play 8o 8r", "play 9o", "play 3o 3r"]);
        assert_eq!(nearest(&legal, "pass")[0], "pass");
    }
}
