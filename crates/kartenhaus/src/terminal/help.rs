//! What a person may do: the legal moves, grouped when there are many; and what would work in place
//! of a move that was refused.

use engine::{Kind, kartel};
use serde_json::Value;

use super::fields::count;
use super::guide::{LISTED_MAX, SLOTS_MAX, Sight};
use super::names::Names;
use super::pages::columns;

/// Up to this many moves are listed one by one.
const ALL_MAX: usize = 40;

/// With a filter, up to this many.
const FOUND_MAX: usize = 200;

/// A group of up to this many moves is shown whole.
const GROUP_MAX: usize = 6;

/// So many examples stand for a larger group of moves.
const EXAMPLES: usize = 3;

/// So many moves are suggested in place of a refused one.
const SUGGESTIONS: usize = 3;

/// Lines that say which moves are legal; with a filter, those that have all its words.
pub(super) fn moves(kind: Kind, sight: &Sight<'_>, filter: &str) -> Vec<String> {
    let legal: Vec<&str> = sight.legal.iter().map(String::as_str).collect();
    if !filter.trim().is_empty() {
        return found(kind, sight, &legal, filter);
    }
    if let [only] = legal[..] {
        let heading = sight.text("terminal-your-only-move", &[]);
        return vec![heading, format!("  {only}{}", about(kind, sight, only))];
    }
    let mut lines = vec![one_of(sight, legal.len())];
    let mut groups = groups(kind, &legal, sight.names);
    // What is short to say comes first: pass, done, decline.
    groups.sort_by_key(|(_, moves)| moves[0].contains(' '));
    let few = legal.len() <= ALL_MAX && kind != Kind::Kartel;
    let (takes, others): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(label, _)| label.starts_with("take "));
    if few || others.len() < 2 && legal.len() <= ALL_MAX {
        let all: Vec<&str> = others.iter().flat_map(|(_, moves)| moves).copied().collect();
        lines.extend(listed(kind, sight, &all));
    } else {
        others.iter().for_each(|(label, moves)| lines.extend(group(kind, sight, label, moves)));
    }
    for (_, moves) in &takes {
        lines.extend(taking(sight, moves));
    }
    if legal.len() > LISTED_MAX {
        let example = legal[legal.len() / 2].split(' ').next_back().unwrap_or_default();
        lines.push(sight.text("terminal-with-words", &[("example", example.into())]));
    }
    lines
}

fn found(kind: Kind, sight: &Sight<'_>, legal: &[&str], filter: &str) -> Vec<String> {
    let words: Vec<String> = filter.split_whitespace().map(str::to_lowercase).collect();
    let wanted = |mv: &&&str| {
        let mv = mv.to_lowercase();
        words.iter().all(|word| mv.split(' ').any(|own| begins(own, word)))
    };
    let found: Vec<&str> = legal.iter().filter(wanted).copied().collect();
    if found.is_empty() {
        return vec![sight.text("terminal-no-such-words", &[])];
    }
    let mut lines = vec![one_of(sight, found.len())];
    lines.extend(listed(kind, sight, &found[..found.len().min(FOUND_MAX)]));
    if found.len() > FOUND_MAX {
        let more = found.len() - FOUND_MAX;
        lines.push(sight.text("terminal-more-moves", &[("count", more.into())]));
    }
    lines
}

/// Whether a word of a move is this word or begins with it; a number only as a whole.
fn begins(own: &str, word: &str) -> bool {
    let rest = own.strip_prefix(word);
    let number = word.ends_with(|last: char| last.is_ascii_digit());
    rest.is_some_and(|rest| !(number && rest.starts_with(|next: char| next.is_ascii_digit())))
}

fn one_of(sight: &Sight<'_>, count: usize) -> String {
    sight.text("terminal-one-of", &[("count", count.into())])
}

/// Legal moves that belong together, in their order, with a name for them.
fn groups<'a>(kind: Kind, legal: &[&'a str], names: &Names) -> Vec<(String, Vec<&'a str>)> {
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for mv in legal {
        let label = label(kind, mv, names);
        match groups.iter_mut().find(|(own, _)| *own == label) {
            Some((_, moves)) => moves.push(mv),
            None => groups.push((label, vec![mv])),
        }
    }
    groups
}

/// What a group of moves is called to which this one belongs.
fn label(kind: Kind, mv: &str, names: &Names) -> String {
    let (verb, rest) = mv.split_once(' ').unwrap_or((mv, ""));
    match (kind, verb) {
        (Kind::Kartel, "play") => match rest.split(' ').count() {
            1 => names.text("terminal-group-single", &[]),
            2 => names.text("terminal-group-pairs", &[]),
            3 => names.text("terminal-group-three", &[]),
            _ => {
                let set = mv.parse().ok().and_then(|mv: kartel::Proposed| mv.set());
                let book = set.map_or("", |set| set.name());
                names.text("terminal-group-books", &[("book", book.into())])
            }
        },
        // One for each reserve card, and one for each choice of cards with an X.
        (Kind::KrassKariert, "take") => mv.split(" at ").next().unwrap_or(mv).to_owned(),
        (Kind::KrassKariert, "play") => match mv.split_once(" as ") {
            Some((play, _)) => format!("{play} as …"),
            None => "play".to_owned(),
        },
        _ => verb.to_owned(),
    }
}

/// A group in a line: all its moves, or examples.
fn group(kind: Kind, sight: &Sight<'_>, label: &str, moves: &[&str]) -> Vec<String> {
    if let [only] = moves[..]
        && kind != Kind::Kartel
    {
        return vec![format!("  {only}{}", about(kind, sight, only))];
    }
    if !moves[0].contains(' ') {
        return vec![format!("  {}", moves[0])];
    }
    let whole = moves.len() <= GROUP_MAX;
    let shown = if whole { moves } else { &moves[..EXAMPLES] };
    let shown = shown.iter().map(|mv| format!("{mv}{}", about(kind, sight, mv)));
    let shown: Vec<String> = shown.collect();
    let more = if whole { "" } else { " | …" };
    let line = format!("  {label} ({}): {}{more}", moves.len(), shown.join(" | "));
    if line.chars().count() <= columns() {
        return vec![line];
    }
    let some = &shown[..shown.len().min(2)];
    vec![format!("  {label} ({}): {} | …", moves.len(), some.join(" | "))]
}

/// All takings of one reserve card.
fn taking(sight: &Sight<'_>, moves: &[&str]) -> Option<String> {
    let (first, last) = (moves.first()?, moves.last()?);
    let reserve: usize = first.split(' ').nth(1)?.parse().ok()?;
    let card = sight.view["reserves"][sight.you][reserve].as_str().unwrap_or("?");
    let about = sight.text("terminal-taking", &[("card", card.into())]);
    Some(format!("  {first} … {last}  {about}"))
}

/// Every move, as many in a line as fit.
fn listed(kind: Kind, sight: &Sight<'_>, moves: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for mv in moves {
        let text = format!("{mv}{}", about(kind, sight, mv));
        match lines.last_mut() {
            Some(last) if last.chars().count() + 3 + text.chars().count() <= columns() => {
                *last += &format!(" | {text}");
            }
            _ => lines.push(format!("  {text}")),
        }
    }
    lines
}

/// What a move's text leaves open: the cards at its positions, the card that is taken.
fn about(kind: Kind, sight: &Sight<'_>, mv: &str) -> String {
    let words: Vec<&str> = mv.split(' ').collect();
    let names = |value: &Value| value.as_str().unwrap_or("?").to_owned();
    match (kind, &words[..]) {
        (Kind::KrassKariert, ["play", at, ..]) => {
            let hand = sight.view["hands"][sight.you].as_array().map_or(&[][..], Vec::as_slice);
            let (first, last) = at.split_once('-').unwrap_or((at, at));
            let (Ok(first), Ok(last)) = (first.parse::<usize>(), last.parse::<usize>()) else {
                return String::new();
            };
            let cards: Vec<String> =
                hand.get(first..=last).unwrap_or_default().iter().map(names).collect();
            format!(" ({})", cards.join(" "))
        }
        (Kind::KrassKariert, ["take", reserve, ..]) => {
            let reserve = reserve.parse::<usize>().unwrap_or(0);
            format!(" ({})", names(&sight.view["reserves"][sight.you][reserve]))
        }
        (Kind::Khamul, ["give", seat]) => {
            format!(" ({})", sight.names.of(seat.parse().unwrap_or(usize::MAX)))
        }
        (Kind::Khamul, ["exchange", _, seat, _]) => {
            format!(" ({})", sight.names.of(seat.parse().unwrap_or(usize::MAX)))
        }
        _ => String::new(),
    }
}

/// What may be typed besides the legal moves.
pub(super) fn besides(kind: Kind, sight: &Sight<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let slots = count(&sight.view["rows"][sight.you]);
    let looking = sight.view["turn"].is_null();
    if kind == Kind::Khamul && slots > 1 && !looking && sight.view["power"].is_null() {
        let mut order: Vec<String> = (0..slots).rev().map(|slot| slot.to_string()).collect();
        if slots > SLOTS_MAX {
            order.splice(1..slots - 1, ["…".to_owned()]);
        }
        let mv = format!("arrange {}", order.join(" "));
        lines.push(sight.text("terminal-arrange", &[("move", mv.into())]));
    }
    lines.push(match sight.legal.iter().rev().find_map(|mv| mv.strip_prefix("play ")) {
        Some(rest) => sight.text("terminal-besides-play", &[("move", rest.into())]),
        None => sight.text("terminal-besides", &[]),
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
    let what = needed(kind, &verb);
    let params = [("verb", verb.into()), ("what", what.into()), ("moves", moves.into())];
    names.text("terminal-needs", &params)
}

/// What stands after the verb, as the message is told.
fn needed(kind: Kind, verb: &str) -> &'static str {
    match (kind, verb) {
        (Kind::KrassKariert, "play") => "positions",
        (Kind::KrassKariert, "take") => "reserve",
        (Kind::KartuSama, "play") => "card",
        (_, "insert") => "position",
        (_, "peek") => "two-slots",
        (_, "switch" | "snap" | "look") => "slot",
        (_, "give") => "seat",
        (_, "exchange") => "exchange",
        (_, "open") => "three-cards",
        (_, "flip") => "closed",
        _ => "cards",
    }
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
    use engine::Seat;
    use serde_json::json;
    use words::Language;

    fn own(moves: &[&str]) -> Vec<String> {
        moves.iter().map(|&mv| mv.to_owned()).collect()
    }

    fn help(kind: Kind, view: &Value, legal: &[String], filter: &str) -> Vec<String> {
        let names = Names::new(Language::english(), 3, Seat::new(0));
        moves(kind, &Sight { view, you: 0, legal, names: &names }, filter)
    }

    #[test]
    fn nearest_shares_words() {
        let legal = own(&["pass", "play 8o 8r", "play 3o 3r", "play 9o"]);
        assert_eq!(nearest(&legal, "play 8o 8k"), ["play 8o 8r", "play 9o", "play 3o 3r"]);
        assert_eq!(nearest(&legal, "pass")[0], "pass");
    }

    #[test]
    fn sets_are_grouped_as_people_call_them() {
        let mut legal: Vec<String> = Vec::new();
        for rank in ["2", "3", "4", "5", "6", "7", "8", "W"] {
            legal.extend(["o", "g", "k"].map(|suit| format!("play {rank}{suit}")));
        }
        legal.extend(own(&["play 2o 2g", "play 2o 2g 2k", "play 2o 2g 3o 3g 3k"]));
        let lines = help(Kind::Kartel, &json!({}), &legal, "");
        assert_eq!(
            lines[..5],
            [
                "You may play one of 27 moves:",
                "  one card (24): play 2o | play 2g | play 2k | …",
                "  pairs (1): play 2o 2g",
                "  three of a kind (1): play 2o 2g 2k",
                "  books, Umbrella (1): play 2o 2g 3o 3g 3k",
            ]
        );
        let names = Names::new(Language::english(), 3, None);
        assert_eq!(label(Kind::Kartel, "play 2o 2g 3o 3g 3k", &names), "books, Umbrella");
        let lines = help(Kind::Kartel, &json!({}), &legal, "w");
        assert_eq!(lines[1..], ["  play Wo | play Wg | play Wk"]);
        assert_eq!(help(Kind::Kartel, &json!({}), &legal, "zz").len(), 1);
    }

    #[test]
    fn positions_are_shown_with_their_cards() {
        let view = json!({"hands": [["3", "4", "X"], 3, 3], "reserves": [["X", "9"], [], []]});
        let legal = own(&["play 0-1", "take 0 at 0", "take 0 at 3", "take 1 at 0", "take 1 at 3"]);
        let lines = help(Kind::KrassKariert, &view, &legal, "");
        assert_eq!(
            lines[1..],
            [
                "  play 0-1 (3 4)",
                "  take 0 at 0 … take 0 at 3  (the X, to that position of your hand)",
                "  take 1 at 0 … take 1 at 3  (the 9, to that position of your hand)",
            ]
        );
        let lines = help(Kind::KrassKariert, &view, &legal[..1], "");
        assert_eq!(lines, ["Your only move:", "  play 0-1 (3 4)"]);
    }

    #[test]
    fn thousands_are_grouped_and_can_be_filtered() {
        let legal: Vec<String> = (0..3000).map(|i| format!("exchange {i} 1 {}", i + 1)).collect();
        let lines = help(Kind::Khamul, &json!({}), &legal, "");
        assert!(lines.len() < 6 && lines[1].contains("(3000)"), "{lines:?}");
        let lines = help(Kind::Khamul, &json!({}), &legal, "exchange 17");
        assert!(lines[0].contains("2 moves"), "{lines:?}");
        assert_eq!(help(Kind::Khamul, &json!({}), &legal, "take").len(), 1);
    }

    #[test]
    fn what_is_no_move_is_answered_shortly() {
        let legal = own(&["discard", "switch 0", "switch 1", "switch 3"]);
        let names = Names::new(Language::english(), 3, None);
        let say = |tried: &str| unreadable(Kind::Khamul, &legal, tried, &names);
        assert_eq!(say("switch"), "switch needs a slot: switch 0 … switch 3");
        assert_eq!(say("Switch x"), "switch needs a slot: switch 0 … switch 3");
        assert_eq!(say("discard 1"), "`discard` stands alone.");
        let all = "That is no move. You may: discard | switch 0 | switch 1 | switch 3";
        assert_eq!(say("fly"), all);
    }
}
