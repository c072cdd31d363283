//! Krass Kariert at a terminal.

use engine::KrassKariert;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::ended::Ended;
use crate::terminal::faces::{GREEN, PLAIN, PURPLE, RED, dim, padded, paint, width};
use crate::terminal::fields::{count, list, number, texts};
use crate::terminal::layout::{About, aligned, draw_pile, or_none, seats, word_if};
use crate::terminal::names::Names;

impl AtTerminal for KrassKariert {
    const LETTERS: (&str, &str) = ("", "");
    const COUNTS: Option<&str> = Some("terminal-column-chips");

    fn wins(_: &Value) -> &'static str {
        "chips"
    }

    fn card(text: &str) -> String {
        let colour = match text {
            "X" => PURPLE,
            "D" => GREEN,
            "S" => RED,
            _ => PLAIN,
        };
        paint(colour, text)
    }

    /// The cards in their order, with the positions above them.
    fn hand(cards: Vec<&str>, label: &str) -> Vec<String> {
        let cell = |text: &str| padded(text, 4);
        let numbers: String = (0..cards.len()).map(|at| cell(&at.to_string())).collect();
        let faces: String = cards.iter().map(|text| cell(&Self::card(text))).collect();
        let indent = " ".repeat(width(label) + 2);
        let numbers = dim(&format!("{indent}{}", numbers.trim_end()));
        vec![numbers, format!("{label}: {}", faces.trim_end())]
    }

    fn legend(_: &Value, language: Language) -> Vec<String> {
        let face = |text: &str| Self::card(text).into();
        let special = [("x", face("X")), ("draw", face("D")), ("stop", face("S"))];
        vec![
            language.text("terminal-goal-krass-kariert", &[]),
            language.text("terminal-legend-krass-kariert-order", &[]),
            language.text("terminal-legend-krass-kariert-special", &special),
        ]
    }

    fn table(view: &Value, names: &Names) -> Vec<String> {
        let mut lines = seats(names, view, |seat| about(view, seat, names));
        let trick = list(view, "trick");
        for play in trick {
            let shown = stands(&play["cards"], &play["as"], names);
            let seat = names.of(number(&play["seat"]));
            let params = [("cards", shown.into()), ("seat", seat.into())];
            lines.push(names.text("terminal-played", &params));
        }
        if trick.is_empty() {
            lines.push(names.text("terminal-new-trick", &[]));
        }
        lines.push(draw_pile(&view["draw"], names));
        if let Some(drawn) = view["drawing"]["card"].as_str() {
            let left = number(&view["drawing"]["left"]);
            let params = [("card", Self::card(drawn).into()), ("count", left.into())];
            lines.push(names.text("terminal-drawn", &params));
        }
        lines
    }

    fn ended(round: &Ended<'_>) -> String {
        round.say("terminal-ended-pays", &round.scored(|score| score < 0))
    }

    fn account(round: &Ended<'_>, seat: usize) -> (String, String) {
        (count(&round.view["chips"][seat]).to_string(), String::new())
    }

    /// `play 5-3` as `play 3-5`, and `play 3 4 5` as `play 3-5`; `play` may be left out.
    fn typed(words: &mut Vec<String>, _: &Names) {
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

    /// One group for each reserve card, and one for each choice of cards with an X.
    fn group(mv: &str, _: &Names) -> String {
        match (mv.split_once(" at "), mv.split_once(" as ")) {
            (Some((take, _)), _) => take.to_owned(),
            (_, Some((play, _))) => format!("{play} as …"),
            _ => mv.split(' ').next().unwrap_or(mv).to_owned(),
        }
    }

    /// All takings of one reserve card.
    fn range(moves: &[&str], view: &Value, you: usize, names: &Names) -> Option<String> {
        let (first, last) = (moves.first()?, moves.last()?);
        let reserve: usize = first.strip_prefix("take ")?.split(' ').next()?.parse().ok()?;
        let card = view["reserves"][you][reserve].as_str().unwrap_or("?");
        let about = names.text("terminal-taking", &[("card", card.into())]);
        Some(format!("  {first} … {last}  {about}"))
    }

    /// The cards at its positions, or the card that is taken.
    fn about(mv: &str, view: &Value, you: usize, _: &Names) -> String {
        let mut words = mv.split(' ');
        let (zone, at) = match (words.next(), words.next()) {
            (Some("play"), Some(at)) => ("hands", at),
            (Some("take"), Some(at)) => ("reserves", at),
            _ => return String::new(),
        };
        let (first, last) = at.split_once('-').unwrap_or((at, at));
        let [first, last]: [usize; 2] = [first, last].map(|at| at.parse().unwrap_or(0));
        let cards: Vec<&str> = texts(&view[zone][you]).take(last + 1).skip(first).collect();
        format!(" ({})", cards.join(" "))
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "play" => "positions",
            "take" => "reserve",
            "insert" => "position",
            _ => "cards",
        }
    }
}

/// What is to be said of a seat.
fn about(view: &Value, seat: usize, names: &Names) -> About {
    let reserve = or_none(KrassKariert::cards(texts(&view["reserves"][seat])), names);
    let state = match (view["in"][seat] == true, view["acted"][seat] == true) {
        (false, _) => names.text("terminal-out", &[]),
        (true, acted) => word_if(acted, names, "terminal-had-turn"),
    };
    let hand = &view["hands"][seat];
    let cards = list(&view["hands"], seat);
    let some = cards.iter().any(Value::is_string) && !cards.iter().all(Value::is_string);
    // One's own hand, and those that a record shows, stand below.
    let known = if some && names.you() != Some(seat) {
        let cells: Vec<&str> = cards.iter().map(|card| card.as_str().unwrap_or("·")).collect();
        let cells = format!("[{}]", cells.join(" "));
        names.text("terminal-known", &[("cards", cells.into())]) + "  "
    } else {
        String::new()
    };
    let columns = vec![
        aligned(names, "terminal-cards", count(hand)),
        names.text("terminal-reserve", &[("cards", reserve.into())]),
        aligned(names, "terminal-chips", count(&view["chips"][seat])),
    ];
    About { columns, after: known + &state }
}

/// The cards of a play, and what they stand for if there is an X among them.
fn stands(cards: &Value, numbers: &Value, names: &Names) -> String {
    let shown = KrassKariert::cards(texts(cards));
    if !texts(cards).any(|card| card == "X") {
        return shown;
    }
    let numbers = numbers.as_array().into_iter().flatten().map(Value::to_string);
    let numbers = numbers.collect::<Vec<_>>().join(" ");
    names.text("krass-kariert-stands", &[("cards", shown.into()), ("numbers", numbers.into())])
}
