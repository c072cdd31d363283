//! What a person types, as the referee's text has it: case, `10` for `T`, names for seats.

use games::{Game, Kind, for_game};

use prompt::AtTerminal as _;
use prompt::Names;

/// What a person may mean, in the order in which it is tried: `play` may be left out, and case does
/// not matter.
pub(crate) fn tries(kind: Kind, text: &str, names: &Names) -> [String; 4] {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let typed = normalized(kind, &text, names);
    [text.clone(), format!("play {text}"), typed.clone(), format!("play {typed}")]
}

/// The first of these that is a move of the game, as the game writes it.
pub(crate) fn first_move(kind: Kind, tries: &[String]) -> Option<String> {
    for_game!(kind, G => {
        let proposed = |text: &String| text.parse::<<G as Game>::Proposed>().ok();
        tries.iter().find_map(proposed).map(|mv| mv.to_string())
    })
}

/// The move that a text names where every legal move begins with the same word, as `peek`, which
/// may be left out then.
pub(super) fn with_verb(kind: Kind, legal: &[String], typed: &str) -> Option<String> {
    let verb = |mv: &String| mv.split_once(' ').map(|(verb, _)| verb.to_owned());
    let only = verb(legal.first()?)?;
    if !legal.iter().all(|mv| verb(mv).as_ref() == Some(&only)) {
        return None;
    }
    first_move(kind, &[format!("{only} {typed}")])
}

/// The text of the move that this probably is. It need not be one.
pub(super) fn normalized(kind: Kind, text: &str, names: &Names) -> String {
    // What follows in brackets was copied from a list of moves; it explains.
    let text = text.split('(').next().unwrap_or_default();
    for_game!(kind, G => {
        let words = text.split_whitespace().map(|text| word(text, G::LETTERS));
        let mut words = words.filter(|word| !word.is_empty()).collect();
        G::typed(&mut words, names);
        words.join(" ")
    })
}

/// One word: a card of these ranks and suits, or part of a command. Shapes are copied from the
/// screen, and say nothing that the letters do not.
fn word(text: &str, (ranks, suits): (&str, &str)) -> String {
    let lower: String = text.chars().filter(char::is_ascii).collect::<String>().to_lowercase();
    let ten = lower.strip_prefix("10").map(|suit| format!("t{suit}"));
    match ten.as_ref().unwrap_or(&lower).as_bytes() {
        [rank, suit] if ranks.contains(*rank as char) && suits.contains(*suit as char) => {
            format!("{}{}", rank.to_ascii_uppercase() as char, *suit as char)
        }
        _ => lower,
    }
}
