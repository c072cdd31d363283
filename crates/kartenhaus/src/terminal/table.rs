//! A view as lines for people. It draws what the view holds, and knows no rules.

use engine::Kind;
use serde_json::Value;

use super::faces::{bold, card, cards, dim, padded, width};
use super::fields::{count, list, number, stands, texts};
use super::guide::SLOTS_MAX;
use super::names::Names;
use super::pages::{columns, wrapped};

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
        lines.extend(hand(kind, view, you, names));
    }
    lines
}

/// The whole table with every hand, as `state` shows it.
pub(super) fn all(kind: Kind, state: &Value, names: &Names) -> Vec<String> {
    let mut all = lines(kind, state, names);
    if kind != Kind::Khamul {
        // Khamul's rows stand at the seats.
        all.extend(turned_up(kind, state, names));
    }
    all
}

/// Every seat's cards.
fn turned_up(kind: Kind, state: &Value, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, name) in names.labels().enumerate() {
        for zone in ["hands", "closed"] {
            let cards: Vec<String> =
                texts(&state[zone][seat]).map(|text| card(kind, text)).collect();
            let label = match zone {
                "closed" => names.text("terminal-closed-of", &[("name", name.into())]),
                _ => name.to_owned(),
            };
            if !cards.is_empty() {
                lines.extend(labelled(&format!("  {label}"), &cards));
            }
        }
    }
    lines
}

/// What is to be said of a seat: columns, and what stands after the score.
struct About {
    columns: Vec<String>,
    after: String,
}

/// A line for each seat: its name, what it has, its score, and what else is to be said of it.
fn seats(names: &Names, view: &Value, about: impl Fn(usize) -> About) -> Vec<String> {
    let turn =
        |seat: usize| list(view, "to_act").iter().any(|act| act.as_u64() == Some(seat as u64));
    let all: Vec<(&str, About)> =
        names.labels().enumerate().map(|(seat, name)| (name, about(seat))).collect();
    let widest = all.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let cells = all.iter().map(|(_, about)| about.columns.len()).max().unwrap_or(0);
    let wide = |column: usize| {
        let own = all.iter().filter_map(|(_, about)| about.columns.get(column));
        own.map(|text| width(text)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..cells).map(wide).collect();
    let scores: Vec<String> = list(view, "scores").iter().map(Value::to_string).collect();
    let digits = scores.iter().map(String::len).max().unwrap_or(0);
    let line = |(seat, (name, about)): (usize, &(&str, About))| {
        let mark = if turn(seat) { ">" } else { " " };
        let cells = about.columns.iter().zip(&widths);
        let cells: String = cells.map(|(cell, &to)| padded(cell, to) + "  ").collect();
        let score = scores.get(seat).map_or("", String::as_str);
        let score = format!("{score:>digits$}");
        let score = dim(&names.text("terminal-score", &[("score", score.into())]));
        let line = format!(" {mark} {}  {cells}{score}", padded(&bold(name), widest));
        let after = &about.after;
        if after.is_empty() {
            vec![line]
        } else if width(&line) + 2 + width(after) <= columns() {
            vec![format!("{line}  {after}")]
        } else {
            let below = wrapped(&format!("      {after}"), columns(), 6);
            [vec![line], below].concat()
        }
    };
    all.iter().enumerate().flat_map(line).collect()
}

/// A labelled list of cards, broken into lines.
pub(super) fn labelled(label: &str, cards: &[String]) -> Vec<String> {
    let indent = width(label) + 2;
    let mut lines = vec![format!("{label}:")];
    for card in cards {
        let last = lines.last_mut().expect("there is the label's line");
        if width(last) + 2 + width(card) > columns() {
            lines.push(" ".repeat(indent) + card);
        } else {
            *last += if width(last) < indent { " " } else { "  " };
            *last += card;
        }
    }
    lines
}

/// The person's own hand, sorted as people sort it; Krass Kariert's never.
fn hand(kind: Kind, view: &Value, you: usize, names: &Names) -> Vec<String> {
    let hand: Vec<&str> = texts(&view["hands"][you]).collect();
    let label = names.text("terminal-your-hand", &[]);
    match kind {
        Kind::Khamul => Vec::new(),
        Kind::KrassKariert => in_order(&hand, &label),
        _ if hand.is_empty() => Vec::new(),
        _ => {
            let faces: Vec<String> =
                sorted(kind, hand).into_iter().map(|text| card(kind, text)).collect();
            labelled(&label, &faces)
        }
    }
}

/// Cards as people sort them.
pub(super) fn sorted(kind: Kind, mut cards: Vec<&str>) -> Vec<&str> {
    match kind {
        // By suit, then rank: what fits on a suit lies together.
        Kind::KartuSama => cards.sort_by_key(|card| (*card == "Jo", card.chars().last())),
        // 2, 3 and 10 stand outside the power order: they come last.
        Kind::Ktu => cards.sort_by_key(|card| card.starts_with(['2', '3', 'T'])),
        _ => {}
    }
    cards
}

/// A row of cards with the positions above them.
fn in_order(cards: &[&str], label: &str) -> Vec<String> {
    let cell = |text: &str| padded(text, 4);
    let numbers: String = (0..cards.len()).map(|at| cell(&at.to_string())).collect();
    let faces: String = cards.iter().map(|text| cell(&card(Kind::KrassKariert, text))).collect();
    let indent = " ".repeat(width(label) + 2);
    vec![dim(&format!("{indent}{}", numbers.trim_end())), format!("{label}: {}", faces.trim_end())]
}

/// A message about so many things, with the number as wide as any, so that columns do not jump.
fn aligned(names: &Names, id: &str, count: usize) -> String {
    names.text(id, &[("count", count.into()), ("shown", format!("{count:>2}").into())])
}

/// The message, or nothing.
fn word_if(is: bool, names: &Names, id: &str) -> String {
    if is { names.text(id, &[]) } else { String::new() }
}

/// Cards, or the word that there are none.
fn or_none(cards: String, names: &Names) -> String {
    if cards.is_empty() { names.text("terminal-none", &[]) } else { cards }
}

fn draw_pile(view: &Value, names: &Names) -> String {
    names.text("terminal-draw-pile", &[("count", count(&view["draw"]).into())])
}

fn kartel(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let columns = vec![
            aligned(names, "terminal-cards", count(&view["hands"][seat])),
            aligned(names, "terminal-cards-played", count(&view["played"][seat])),
        ];
        let passed = view["passed"][seat] == true;
        About { columns, after: word_if(passed, names, "terminal-passed") }
    });
    let pile = list(view, "pile");
    let Some(last) = pile.last() else {
        lines.push(names.text("terminal-pile-empty", &[]));
        return lines;
    };
    let say = |id: &str, set: &Value| names.text(id, &[("set", set_text(set, names).into())]);
    let earlier = &pile[..pile.len() - 1];
    for set in &earlier[earlier.len().saturating_sub(2)..] {
        lines.push(dim(&format!("  {}", say("terminal-before-it", set))));
    }
    lines.push(say("terminal-to-beat", last));
    lines
}

fn set_text(set: &Value, names: &Names) -> String {
    let cards = cards(Kind::Kartel, texts(&set["cards"]));
    let name = set["name"].as_str().unwrap_or_default();
    format!("{cards}  ({name}, {})", names.of(number(&set["seat"])))
}

fn kartu_sama(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let columns = vec![aligned(names, "terminal-cards", count(&view["hands"][seat]))];
        About { columns, after: String::new() }
    });
    let discard: Vec<&str> = texts(&view["discard"]).collect();
    let top = card(Kind::KartuSama, discard.last().copied().unwrap_or_default());
    let mut pile = names.text("terminal-discard-pile", &[("card", top.into())]);
    let under = cards(Kind::KartuSama, discard.iter().rev().skip(1).take(4).copied());
    if !under.is_empty() {
        let under = names.text("terminal-under-it", &[("cards", under.into())]);
        pile += &dim(&format!("  {under}"));
    }
    lines.extend([pile, draw_pile(view, names)]);
    lines
}

fn krass_kariert(view: &Value, names: &Names) -> Vec<String> {
    let mut lines = seats(names, view, |seat| {
        let reserve = cards(Kind::KrassKariert, texts(&view["reserves"][seat]));
        let reserve = or_none(reserve, names);
        let state = match (view["in"][seat] == true, view["acted"][seat] == true) {
            (false, _) => names.text("terminal-out", &[]),
            (true, acted) => word_if(acted, names, "terminal-had-turn"),
        };
        let hand = &view["hands"][seat];
        let some = hand.as_array().is_some_and(|hand| hand.iter().any(Value::is_string));
        let all = hand.as_array().is_some_and(|hand| hand.iter().all(Value::is_string));
        // One's own hand, and those that a record shows, stand below.
        let known = if some && !all && names.you() != Some(seat) {
            let cell = |card: &Value| card.as_str().unwrap_or("·").to_owned();
            let cells: Vec<String> = hand.as_array().into_iter().flatten().map(cell).collect();
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
    });
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
    lines.push(draw_pile(view, names));
    if let Some(drawn) = view["drawing"]["card"].as_str() {
        let left = number(&view["drawing"]["left"]);
        let params = [("card", card(Kind::KrassKariert, drawn).into()), ("count", left.into())];
        lines.push(names.text("terminal-drawn", &params));
    }
    lines
}

/// A row with its slot numbers: face down `0▮ 1▮`, turned up `0 7d♦  1 Kc♣`.
fn row(row: &Value, names: &Names) -> String {
    let open: Vec<&str> = texts(row).collect();
    if !open.is_empty() {
        return cards(Kind::Khamul, open);
    }
    let mut slots: Vec<String> = (0..count(row)).map(|slot| format!("{slot}▮")).collect();
    if slots.len() > SLOTS_MAX {
        slots.splice(1..slots.len() - 1, ["…".to_owned()]);
    }
    if slots.is_empty() { names.text("terminal-no-cards", &[]) } else { slots.join(" ") }
}

fn khamul(view: &Value, names: &Names) -> Vec<String> {
    let announcer = view["announcer"].as_u64();
    let mut lines = seats(names, view, |seat| {
        let place = names.text("terminal-seat", &[("seat", seat.into())]);
        let columns = vec![place, row(&view["rows"][seat], names)];
        let said = announcer == Some(seat as u64);
        About { columns, after: word_if(said, names, "terminal-announced") }
    });
    let face = |text: &str| card(Kind::Khamul, text);
    let discard: Vec<&str> = texts(&view["discard"]).collect();
    let top = discard.last().map_or_else(|| names.text("terminal-empty", &[]), |top| face(top));
    let discard = names.text("terminal-discard-pile", &[("card", top.into())]);
    lines.push(format!("{discard}   {}", draw_pile(view, names)));
    let held = |id: &str, shown: &str, seat: &Value| {
        let seat = names.of(number(seat));
        names.text(id, &[("card", face(shown).into()), ("seat", seat.into())])
    };
    if let Some(drawn) = view["in_hand"]["card"].as_str() {
        lines.push(held("terminal-in-hand", drawn, &view["turn"]));
    }
    if let Some(power) = view["power"]["card"].as_str() {
        lines.push(held("terminal-power", power, &view["power"]["seat"]));
    }
    lines
}

fn ktu(view: &Value, names: &Names) -> Vec<String> {
    let shown = |shown: Vec<&str>| cards(Kind::Ktu, sorted(Kind::Ktu, shown));
    let with_cards = |id: &str, cards: String| names.text(id, &[("cards", cards.into())]);
    let mut lines = seats(names, view, |seat| {
        let hand = &view["hands"][seat];
        let known: Vec<&str> = texts(hand).collect();
        // One's own hand, and those that a record shows, stand below.
        let below =
            names.you() == Some(seat) || known.len() == count(hand) && names.you().is_none();
        let known = if below || known.is_empty() {
            String::new()
        } else {
            with_cards("terminal-known", shown(known))
        };
        let open = or_none(shown(texts(&view["open"][seat]).collect()), names);
        let closed = count(&view["closed"][seat]);
        let columns = vec![
            aligned(names, "terminal-cards-in-hand", count(hand)),
            with_cards("terminal-open", open),
            names.text("terminal-closed", &[("count", closed.into())]),
        ];
        About { columns, after: known }
    });
    let pile: Vec<&str> = texts(&view["pile"]).collect();
    let choosing = view["turns"] == 0 && largest_hand(view) == 7;
    if !pile.is_empty() {
        let top = cards(Kind::Ktu, pile.iter().rev().take(8).copied());
        let top = if pile.len() > 8 { format!("{top} …") } else { top };
        let params = [("count", pile.len().into()), ("cards", top.into())];
        lines.push(names.text("terminal-pile", &params));
    } else if !choosing {
        lines.push(names.text("terminal-pile-empty", &[]));
    }
    let params =
        [("count", count(&view["draw"]).into()), ("burned", count(&view["burned"]).into())];
    lines.push(names.text("terminal-draw-pile-burned", &params));
    lines
}

/// The size of the largest hand: seven while open cards are chosen.
fn largest_hand(view: &Value) -> usize {
    list(view, "hands").iter().map(count).max().unwrap_or(0)
}
