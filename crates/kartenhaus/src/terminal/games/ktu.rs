//! KTU at a terminal.

use engine::Ktu;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::ended::Ended;
use crate::terminal::faces::bold;
use crate::terminal::fields::{count, list, number, texts};
use crate::terminal::layout::{About, aligned, or_none, seats};
use crate::terminal::names::Names;

/// The ranks, low to high, without those that fit on anything.
const ORDER: &str = "4 5 6 7 8 9 J Q K A";

impl AtTerminal for Ktu {
    const ZONES: &[&str] = &["hands", "open", "closed"];
    const COUNTS: Option<&str> = None;

    fn sort(cards: &mut [&str]) {
        // 2, 3 and 10 stand outside the power order: they come last.
        cards.sort_by_key(|card| card.starts_with(['2', '3', 'T']));
    }

    fn legend(view: &Value, language: Language) -> Vec<String> {
        let wins = if view["options"]["play_on"] == true { "places" } else { "first" };
        let order = bold(ORDER);
        vec![
            language.text("terminal-goal-ktu", &[("wins", wins.into())]),
            language.text("terminal-legend-ktu-order", &[("order", order.into())]),
            language.text("terminal-legend-ktu-powers", &[]),
            language.text("terminal-legend-ktu-ten", &[]),
        ]
    }

    fn table(view: &Value, names: &Names) -> Vec<String> {
        let mut lines = seats(names, view, |seat| about(view, seat, names));
        let pile: Vec<&str> = texts(&view["pile"]).collect();
        // The largest hand has seven cards while open cards are chosen.
        let largest = list(view, "hands").iter().map(count).max();
        let choosing = view["turns"] == 0 && largest == Some(7);
        if !pile.is_empty() {
            let top = Self::cards(pile.iter().rev().take(8).copied());
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

    fn ended(round: &Ended<'_>) -> String {
        match &round.scored(|score| score > 0)[..] {
            [] => round.names.text("terminal-ended-nobody", &[]),
            _ if round.view["options"]["play_on"] == true => {
                let places: Vec<usize> = list(round.view, "places").iter().map(number).collect();
                round.say("terminal-ended-places", &places)
            }
            seats => round.say("terminal-ended-out-wins", seats),
        }
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "open" => "three-cards",
            "flip" => "closed",
            _ => "cards",
        }
    }
}

/// What is to be said of a seat.
fn about(view: &Value, seat: usize, names: &Names) -> About {
    let sorted = |cards: &Value| {
        let mut cards: Vec<&str> = texts(cards).collect();
        Ktu::sort(&mut cards);
        Ktu::cards(cards)
    };
    let with_cards = |id: &str, cards: String| names.text(id, &[("cards", cards.into())]);
    let hand = &view["hands"][seat];
    let known = texts(hand).count();
    // One's own hand, and those that a record shows, stand below.
    let below = names.you() == Some(seat) || known == count(hand) && names.you().is_none();
    let after = if below || known == 0 {
        String::new()
    } else {
        with_cards("terminal-known", sorted(hand))
    };
    let open = or_none(sorted(&view["open"][seat]), names);
    let closed = count(&view["closed"][seat]);
    let columns = vec![
        aligned(names, "terminal-cards-in-hand", count(hand)),
        with_cards("terminal-open", open),
        names.text("terminal-closed", &[("count", closed.into())]),
    ];
    About { columns, after }
}
