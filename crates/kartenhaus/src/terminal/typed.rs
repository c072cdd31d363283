//! What a person types, as the referee's text has it: case, `10` for `T`, names for seats.

use engine::{Kind, for_game};

use super::games::AtTerminal as _;
use super::names::Names;

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
