//! A view as lines for people. It draws what the view holds, and knows no rules.

use engine::Kind;
use serde_json::Value;

use super::faces::{bold, card, cards, dim, padded, width};
use super::names::Names;

/// Longer lists of cards go on in the next line.
const COLUMNS: usize = 96;

/// The whole table as `view` shows it.
pub(super) fn lines(kind: Kind, view: &Value, names: &Names) -> Vec<String> {
    let mut lines = match kind {
        Kind::Kartel => kartel(view, names),
        Kind::KartuSama => kartu_sama(view, names),
        Kind::KrassKariert => krass_kariert(view, names),
        Kind::Khamul => khamul(view, names),
        Kind::Ktu => ktu(view, names),
    };
    if let Some(you) = names.you() {
        lines.extend(hand(kind, view, you));
    }
    lines
}

/// The whole table with every hand, as `state` shows it.
pub(super) fn all(kind: Kind, state: &Value, names: &Names) -> Vec<String> {
    let mut all = lines(kind, state, names);
    all.extend(turned_up(kind, state, names));
    all
}

/// Every seat's cards.
pub(super) fn turned_up(kind: Kind, state: &Value, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, name) in names.labels().enumerate() {
        for zone in ["hands", "rows", "closed"] {
            let cards: Vec<String> =
                texts(&state[zone][seat]).map(|text| card(kind, text)).collect();
            let label = if zone == "closed" { format!("{name}, closed") } else { name.to_owned() };
            if !cards.is_empty() {
                lines.extend(labelled(&format!("  {label}"), &cards));
            }
        }
    }
    lines
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// How many elements: a list's length, or the number shown in its place.
fn count(value: &Value) -> usize {
    value.as_array().map_or_else(|| value.as_u64().unwrap_or(0) as usize, Vec::len)
}

fn texts(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// A line for each seat: its name, what it has, and what is to be said of it.
fn seats(names: &Names, view: &Value, about: impl Fn(usize) -> String) -> Vec<String> {
    let turn =
        |seat: usize| list(view, "to_act").iter().any(|act| act.as_u64() == Some(seat as u64));
    let scores = list(view, "scores");
    let widest = names.labels().map(width).max().unwrap_or(0);
    let line = |(seat, name): (usize, &str)| {
        let mark = if turn(seat) { ">" } else { " " };
        let score = scores.get(seat).map_or_else(String::new, Value::to_string);
        format!(
            " {mark} {}  {}  {}",
            padded(&bold(name), widest),
            about(seat),
            dim(&format!("score {score}"))
        )
    };
    names.labels().enumerate().map(line).collect()
}

/// A labelled list of cards, broken into lines.
fn labelled(label: &str, cards: &[String]) -> Vec<String> {
    let indent = width(label) + 2;
    let mut lines = vec![format!("{label}:")];
    for card in cards {
        let last = lines.last_mut().expect("there is the label's line");
        if width(last) + 2 + width(card) > COLUMNS {
            lines.push(" ".repeat(indent) + card);
        } else {
            *last += if width(last) < indent { " " } else { "  " };
            *last += card;
        }
    }
    lines
}

/// The person's own hand, sorted as people sort it; Krass Kariert's never.
fn hand(kind: Kind, view: &Value, you: usize) -> Vec<String> {
    let hand: Vec<&str> = texts(&view["hands"][you]).collect();
    match kind {
        Kind::Khamul => Vec::new(),
        Kind::KrassKariert => in_order(&hand, "Your hand"),
        _ if hand.is_empty() => Vec::new(),
        _ => {
            let mut sorted = hand;
            match kind {
                // By suit, then rank: what fits on a suit lies together.
                Kind::KartuSama => sorted.sort_by_key(|card| (*card == "Jo", card.chars().last())),
                // 2, 3 and 10 stand outside the power order: they come last.
                Kind::Ktu => sorted.sort_by_key(|card| card.starts_with(['2', '3', 'T'])),
                _ => {}
            }
            let faces: Vec<String> = sorted.iter().map(|text| card(kind, text)).collect();
            labelled("Your hand", &faces)
        }
    }
}

/// A row of cards with the positions above them.
fn in_order(cards: &[&str], label: &str) -> Vec<String> {
    let cell = |text: &str| padded(text, 4);
    let numbers: String = (0..cards.len()).map(|at| cell(&at.to_string())).collect();
    let faces: String = cards.iter().map(|text| cell(&card(Kind::KrassKariert, text))).collect();
    let indent = " ".repeat(width(label) + 2);
    vec![dim(&format!("{indent}{numbers}")), format!("{label}: {faces}")]
}

fn kartel(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let size = count(&view["hands"][seat]);
        let played = count(&view["played"][seat]);
        let passed = if view["passed"][seat] == true { ", passed" } else { "" };
        format!("{}, played {played}{passed}", counted(size, "card"))
    });
    let pile = list(view, "pile");
    match pile.last() {
        None => {
            let leader = view["leader"].as_u64().unwrap_or(0) as usize;
            lines.push(format!("The pile is empty: {} leads.", names.of(leader)));
        }
        Some(last) => {
            let earlier = &pile[..pile.len() - 1];
            for set in &earlier[earlier.len().saturating_sub(2)..] {
                lines.push(dim(&format!("  before it: {}", set_text(set, names))));
            }
            lines.push(format!("To beat: {}", set_text(last, names)));
        }
    }
    lines
}

fn set_text(set: &Value, names: &Names) -> String {
    let cards = cards(Kind::Kartel, texts(&set["cards"]));
    let name = set["name"].as_str().unwrap_or_default();
    let seat = set["seat"].as_u64().unwrap_or(0) as usize;
    format!("{cards}  ({name}, {})", names.of(seat))
}

fn kartu_sama(view: &Value, names: &Names) -> Vec<String> {
    let mut lines =
        seats(names, view, |seat| counted(count(&view["hands"][seat]), "card").to_string());
    let discard: Vec<&str> = texts(&view["discard"]).collect();
    let top = discard.last().copied().unwrap_or_default();
    let under = discard.iter().rev().skip(1).take(4).copied();
    lines.push(format!(
        "Discard pile: {}  {}",
        card(Kind::KartuSama, top),
        dim(&format!("(under it {})", cards(Kind::KartuSama, under)))
    ));
    lines.push(format!("Draw pile: {}", counted(count(&view["draw"]), "card")));
    let owed = count(&view["owed"]);
    if owed > 0 {
        lines.push(format!("After a joker {} more must follow.", counted(owed, "card")));
    }
    lines
}

fn krass_kariert(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let chips = counted(count(&view["chips"][seat]), "chip");
        let reserve = cards(Kind::KrassKariert, texts(&view["reserves"][seat]));
        let reserve = if reserve.is_empty() { "none".to_owned() } else { reserve };
        let state = match (view["in"][seat] == true, view["acted"][seat] == true) {
            (false, _) => ", out",
            (true, true) => ", has had its turn",
            (true, false) => "",
        };
        let hand = &view["hands"][seat];
        let known = hand.as_array().is_some_and(|hand| hand.iter().any(Value::is_string));
        let hand = if known && names.you() != Some(seat) {
            let cell = |card: &Value| card.as_str().unwrap_or("·").to_owned();
            let cells = hand.as_array().into_iter().flatten().map(cell);
            format!(" [{}]", cells.collect::<Vec<_>>().join(" "))
        } else {
            String::new()
        };
        let size = counted(count(&view["hands"][seat]), "card");
        format!("{size}{hand}, reserve {reserve}, {chips}{state}")
    });
    let trick = list(view, "trick");
    if trick.is_empty() {
        let starter = view["starter"].as_u64().unwrap_or(0) as usize;
        lines.push(format!("A new trick: {} starts.", names.of(starter)));
    }
    for play in trick {
        let seat = play["seat"].as_u64().unwrap_or(0) as usize;
        let shown = cards(Kind::KrassKariert, texts(&play["cards"]));
        let numbers: Vec<String> = list(play, "as").iter().map(Value::to_string).collect();
        let stands = texts(&play["cards"]).any(|card| card == "X");
        let stands = if stands { format!(" as {}", numbers.join(" ")) } else { String::new() };
        lines.push(format!("Played: {shown}{stands}  ({})", names.of(seat)));
    }
    lines.push(format!("Draw pile: {}", counted(count(&view["draw"]), "card")));
    if let Some(drawn) = view["drawing"]["card"].as_str() {
        let left = view["drawing"]["left"].as_u64().unwrap_or(0);
        lines.push(format!("You drew {} ({left} to insert).", card(Kind::KrassKariert, drawn)));
    }
    lines
}

fn khamul(view: &Value, names: &Names) -> Vec<String> {
    let announcer = view["announcer"].as_u64();
    let mut lines = seats(names, view, |seat| {
        let row = &view["rows"][seat];
        let open = cards(Kind::Khamul, texts(row));
        let row = if open.is_empty() { "▮ ".repeat(count(row)) } else { open + " " };
        let said = if announcer == Some(seat as u64) { "announced Khamul" } else { "" };
        format!("seat {seat}  {row} {said}")
    });
    let discard: Vec<&str> = texts(&view["discard"]).collect();
    let top = discard.last().map_or_else(|| "empty".to_owned(), |top| card(Kind::Khamul, top));
    lines.push(format!(
        "Discard pile: {top}   Draw pile: {}",
        counted(count(&view["draw"]), "card")
    ));
    if let Some(drawn) = view["in_hand"]["card"].as_str() {
        let who = view["turn"].as_u64().unwrap_or(0) as usize;
        lines.push(format!("In hand: {} ({})", card(Kind::Khamul, drawn), names.of(who)));
    }
    if let Some(power) = view["power"]["card"].as_str() {
        let who = view["power"]["seat"].as_u64().unwrap_or(0) as usize;
        lines.push(format!("Power of {} waits for {}.", card(Kind::Khamul, power), names.of(who)));
    }
    lines
}

fn ktu(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let hand = &view["hands"][seat];
        let known =
            if names.you() == Some(seat) { String::new() } else { cards(Kind::Ktu, texts(hand)) };
        let known = if known.is_empty() { known } else { format!(" ({known} known)") };
        let open = cards(Kind::Ktu, texts(&view["open"][seat]));
        let open = if open.is_empty() { "none".to_owned() } else { open };
        let closed = count(&view["closed"][seat]);
        format!("{} in hand{known}, open {open}, {closed} closed", counted(count(hand), "card"))
    });
    let pile: Vec<&str> = texts(&view["pile"]).collect();
    let burned = count(&view["burned"]);
    lines.push(match pile.last() {
        None => "The pile is empty: any card may be played.".to_owned(),
        Some(_) => {
            let shown = pile.iter().rev().take(8).copied();
            let more = if pile.len() > 8 { " …" } else { "" };
            let size = counted(pile.len(), "card");
            format!("Pile ({size}), top first: {}{more}", cards(Kind::Ktu, shown))
        }
    });
    lines.push(format!("Draw pile: {}, burned: {burned}", counted(count(&view["draw"]), "card")));
    lines
}
