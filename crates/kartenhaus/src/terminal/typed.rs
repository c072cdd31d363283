//! What a person types, as the referee's text has it: case, `10` for `T`, names for seats.

use engine::Kind;

use super::names::Names;

/// The text of the move that this probably is. It need not be one.
pub(super) fn normalized(kind: Kind, text: &str, names: &Names) -> String {
    // What follows in brackets was copied from a list of moves; it explains.
    let text = text.split('(').next().unwrap_or_default();
    let words: Vec<String> = text.split_whitespace().map(|text| word(kind, text)).collect();
    let mut words: Vec<String> = words.into_iter().filter(|word| !word.is_empty()).collect();
    match kind {
        Kind::Khamul => name_seats(&mut words, names),
        Kind::KrassKariert => join_positions(&mut words),
        _ => {}
    }
    words.join(" ")
}

/// One word: a card, or part of a command. Shapes are copied from the screen, and say nothing that
/// the letters do not.
fn word(kind: Kind, text: &str) -> String {
    let lower: String = text.chars().filter(char::is_ascii).collect::<String>().to_lowercase();
    let (ranks, suits) = match kind {
        Kind::Kartel => ("2345678wkqgz", "ogkbr"),
        Kind::KartuSama | Kind::Ktu => ("23456789tjqka", "cdhs"),
        Kind::Khamul | Kind::KrassKariert => return lower,
    };
    if kind == Kind::KartuSama && (lower == "jo" || lower == "joker") {
        return "Jo".to_owned();
    }
    let ten = lower.strip_prefix("10").filter(|_| kind != Kind::Kartel);
    let card = ten.map_or_else(|| lower.clone(), |suit| format!("t{suit}"));
    match card.as_bytes() {
        [rank, suit] if ranks.contains(*rank as char) && suits.contains(*suit as char) => {
            format!("{}{}", rank.to_ascii_uppercase() as char, *suit as char)
        }
        _ => lower,
    }
}

/// `give bea`, `exchange 0 bea 2`: a seat by its name, or by the name's beginning.
fn name_seats(words: &mut [String], names: &Names) {
    let at = match words.first().map(String::as_str) {
        Some("give") => 1,
        Some("exchange") => 2,
        _ => return,
    };
    if let Some(word) = words.get_mut(at)
        && let Some(seat) = names.named(word)
    {
        *word = seat.to_string();
    }
}

/// `play 5-3` as `play 3-5`, and `play 3 4 5` as `play 3-5`; `play` may be left out.
fn join_positions(words: &mut Vec<String>) {
    let start = usize::from(words.first().is_some_and(|word| word == "play"));
    let end = words.iter().position(|word| word == "as").unwrap_or(words.len());
    let Some(named) = words.get(start..end) else { return };
    let parts = if let [range] = named { range.split('-').collect() } else { Vec::new() };
    let range = parts.len() == 2;
    let parts = if range { parts } else { named.iter().map(String::as_str).collect() };
    let mut positions: Vec<u8> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    if positions.len() != parts.len() || positions.len() < 2 {
        return;
    }
    positions.sort_unstable();
    let (first, last) = (positions[0], positions[positions.len() - 1]);
    // Neighbours, each named once; a range names only its ends.
    if first == last || (!range && usize::from(last - first) + 1 != positions.len()) {
        return;
    }
    words.splice(start..end, [format!("{first}-{last}")]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use words::Language;

    #[test]
    fn people_type_as_they_like() {
        let names = Names::new(Language::english(), 4, Seat::new(0));
        for (kind, typed, text) in [
            (Kind::Kartel, "PASS", "pass"),
            (Kind::Kartel, "zk", "Zk"),
            (Kind::Kartel, "Play KO kR", "play Ko Kr"),
            (Kind::Kartel, "Zr正▲ Zk", "Zr Zk"),
            (Kind::KartuSama, "th", "Th"),
            (Kind::KartuSama, "play 10H", "play Th"),
            (Kind::KartuSama, "JO", "Jo"),
            (Kind::KartuSama, "DRAW", "draw"),
            (Kind::Ktu, "OPEN 3H tc 10s", "open 3h Tc Ts"),
            (Kind::Ktu, "7h♥", "7h"),
            (Kind::Khamul, "give bea", "give 1"),
            (Kind::Khamul, "Give D", "give 3"),
            (Kind::Khamul, "exchange 0 CEM 2", "exchange 0 2 2"),
            (Kind::Khamul, "give zoe", "give zoe"),
            (Kind::KrassKariert, "play 5-3", "play 3-5"),
            (Kind::KrassKariert, "4 3 5", "3-5"),
            (Kind::KrassKariert, "play 3-5 AS 8 9 10", "play 3-5 as 8 9 10"),
            (Kind::KrassKariert, "play 8-9 (3 4)", "play 8-9"),
            (Kind::KrassKariert, "play 3 5", "play 3 5"),
            (Kind::KrassKariert, "take 1 at 0", "take 1 at 0"),
            (Kind::KrassKariert, "take", "take"),
            (Kind::KrassKariert, "", ""),
            (Kind::KrassKariert, "as", "as"),
            (Kind::KrassKariert, "as 1 play", "as 1 play"),
        ] {
            assert_eq!(normalized(kind, typed, &names), text, "{kind}: {typed}");
        }
    }
}
