//! Khamul at a terminal.

use engine::Khamul;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::fields::{count, number, texts};
use crate::terminal::layout::{About, SLOTS_MAX, draw_pile, seats, word_if};
use crate::terminal::names::Names;

impl AtTerminal for Khamul {
    const LETTERS: (&str, &str) = ("", "");
    const ZONES: &[&str] = &["rows"];
    const COUNTS: Option<&str> = Some("terminal-column-sum");

    fn wins(_: &Value) -> &'static str {
        "target"
    }

    fn legend(options: &Value, language: Language) -> Vec<String> {
        let cards = |cards: [&str; 2]| Self::cards(cards).into();
        let values = [
            ("black-queens", cards(["Qc", "Qs"])),
            ("red-queens", cards(["Qd", "Qh"])),
            ("black-kings", cards(["Kc", "Ks"])),
            ("red-kings", cards(["Kd", "Kh"])),
        ];
        let what = if options["match"] == "value" { "value" } else { "rank" };
        let target = number(&options["target"]);
        vec![
            language.text("terminal-goal-khamul", &[("target", target.into())]),
            language.text("terminal-legend-khamul-values", &values),
            language.text("terminal-legend-khamul-powers", &[]),
            language.text("terminal-legend-khamul-match", &[("match", what.into())]),
        ]
    }

    fn table(view: &Value, names: &Names) -> Vec<String> {
        let announcer = view["announcer"].as_u64();
        let mut lines = seats(names, view, |seat| {
            let place = names.text("terminal-seat", &[("seat", seat.into())]);
            let columns = vec![place, row(&view["rows"][seat], names)];
            let said = announcer == Some(seat as u64);
            About { columns, after: word_if(said, names, "terminal-announced") }
        });
        let top = texts(&view["discard"]).last();
        let top = top.map_or_else(|| names.text("terminal-empty", &[]), Self::card);
        let discard = names.text("terminal-discard-pile", &[("card", top.into())]);
        lines.push(format!("{discard}   {}", draw_pile(view, names)));
        let held = |id: &str, shown: &str, seat: &Value| {
            let seat = names.of(number(seat));
            names.text(id, &[("card", Self::card(shown).into()), ("seat", seat.into())])
        };
        if let Some(drawn) = view["in_hand"]["card"].as_str() {
            lines.push(held("terminal-in-hand", drawn, &view["turn"]));
        }
        if let Some(power) = view["power"]["card"].as_str() {
            lines.push(held("terminal-power", power, &view["power"]["seat"]));
        }
        lines
    }

    /// `give bea`, `exchange 0 bea 2`: a seat by its name, or by the name's beginning.
    fn typed(words: &mut Vec<String>, names: &Names) {
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

    fn about(mv: &str, _: &Value, _: usize, names: &Names) -> String {
        let words: Vec<&str> = mv.split(' ').collect();
        match words[..] {
            ["give", seat] | ["exchange", _, seat, _] => {
                format!(" ({})", names.of(seat.parse().unwrap_or(usize::MAX)))
            }
            _ => String::new(),
        }
    }

    fn besides(view: &Value, you: usize, names: &Names) -> Option<String> {
        let slots = count(&view["rows"][you]);
        if slots < 2 || view["turn"].is_null() || !view["power"].is_null() {
            return None;
        }
        let mv = format!("arrange {}", shortened((0..slots).rev().map(|slot| slot.to_string())));
        Some(names.text("terminal-arrange", &[("move", mv.into())]))
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "peek" => "two-slots",
            "switch" | "snap" | "look" => "slot",
            "give" => "seat",
            "exchange" => "exchange",
            _ => "cards",
        }
    }
}

/// A row with its slot numbers: face down `0▮ 1▮`, turned up `7d♦ Kc♣`.
fn row(row: &Value, names: &Names) -> String {
    match (count(row), texts(row).next()) {
        (0, _) => names.text("terminal-no-cards", &[]),
        (_, Some(_)) => Khamul::cards(texts(row)),
        (slots, None) => shortened((0..slots).map(|slot| format!("{slot}▮"))),
    }
}

/// A row's slots, a longer one's ends.
fn shortened(slots: impl Iterator<Item = String>) -> String {
    let mut slots: Vec<String> = slots.collect();
    if slots.len() > SLOTS_MAX {
        slots.splice(1..slots.len() - 1, ["…".to_owned()]);
    }
    slots.join(" ")
}
