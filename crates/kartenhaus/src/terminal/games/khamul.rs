//! Khamul at a terminal.

use engine::Khamul;
use engine::khamul::value;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::ended::Ended;
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

    fn legend(view: &Value, language: Language) -> Vec<String> {
        let cards = |cards: [&str; 2]| Self::cards(cards).into();
        let values = [
            ("black-queens", cards(["Qc", "Qs"])),
            ("red-queens", cards(["Qd", "Qh"])),
            ("black-kings", cards(["Kc", "Ks"])),
            ("red-kings", cards(["Kd", "Kh"])),
        ];
        let what = if view["options"]["match"] == "value" { "value" } else { "rank" };
        let target = number(&view["options"]["target"]);
        vec![
            language.text("terminal-goal-khamul", &[("target", target.into())]),
            language.text("terminal-legend-khamul-values", &values),
            language.text("terminal-legend-khamul-powers", &[]),
            language.text("terminal-legend-khamul-match", &[("match", what.into())]),
        ]
    }

    fn held(view: &Value) -> Option<String> {
        view["in_hand"]["card"].as_str().map(str::to_owned)
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
        lines.push(format!("{discard}   {}", draw_pile(&view["draw"], names)));
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

    fn ended(round: &Ended<'_>) -> String {
        let cause = match round.view["announcer"].as_u64() {
            Some(seat) => {
                let seat = round.names.of(seat as usize);
                round.names.text("terminal-ended-announced", &[("seat", seat.into())])
            }
            None => round.names.text("terminal-ended-last-turn", &[]),
        };
        format!("{cause} {}", round.say("terminal-ended-lowest", &round.scored(|score| score <= 0)))
    }

    /// Section 7: what the row counts, and where the score differs from it, why.
    fn account(round: &Ended<'_>, seat: usize) -> (String, String) {
        let Ended { view, names, .. } = round;
        let values: Vec<i64> = round.left[seat].iter().map(|text| worth(text).into()).collect();
        let sum: i64 = values.iter().sum();
        let score = i64::from(round.scores[seat]);
        let announcer = view["announcer"].as_u64() == Some(seat as u64);
        let penalty = view["options"]["false_khamul"].as_i64().unwrap_or(0);
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        let added = if values.len() > 1 {
            format!("{} = {sum}", values.join(" + "))
        } else {
            String::new()
        };
        let why = if values.is_empty() {
            names.text("terminal-note-no-cards", &[])
        } else if score == 0 && sum != 0 {
            names.text("terminal-note-lowest", &[])
        } else if score == sum {
            String::new()
        } else if announcer && score == sum + penalty {
            names.text("terminal-note-falsely", &[("penalty", penalty.into())])
        } else if score == 20 {
            names.text("terminal-note-should", &[])
        } else {
            String::new()
        };
        let parts: Vec<String> = [added, why].into_iter().filter(|part| !part.is_empty()).collect();
        (sum.to_string(), parts.join("; "))
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

/// What a card counts (1.2).
fn worth(text: &str) -> u16 {
    text.parse().map_or(0, value)
}
