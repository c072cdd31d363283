//! Kartu Sama at a terminal.

use engine::KartuSama;
use engine::kartu_sama::Face;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::ended::Ended;
use crate::terminal::faces::{dim, suit};
use crate::terminal::fields::{count, texts};
use crate::terminal::layout::{About, aligned, draw_pile, labelled, seats};
use crate::terminal::names::Names;

impl AtTerminal for KartuSama {
    const COUNTS: Option<&str> = Some("terminal-column-points");

    fn wins(options: &Value) -> &'static str {
        if options["count"] == "victories" { "high" } else { "low" }
    }

    fn hand(mut cards: Vec<&str>, label: &str) -> Vec<String> {
        // By suit, then rank: what fits on a suit lies together.
        cards.sort_by_key(|card| (*card == "Jo", card.chars().last()));
        labelled(label, &cards.into_iter().map(Self::card).collect::<Vec<_>>())
    }

    fn legend(view: &Value, language: Language) -> Vec<String> {
        let wins = if view["options"]["count"] == "victories" { "victories" } else { "points" };
        let suits = ["c", "d", "h", "s"].map(|letter| format!("{letter}{}", suit(letter)));
        vec![
            language.text("terminal-goal-kartu-sama", &[("wins", wins.into())]),
            language.text("terminal-legend-kartu-sama-cards", &[("suits", suits.join(" ").into())]),
            language.text("terminal-legend-kartu-sama-points", &[]),
        ]
    }

    fn table(view: &Value, names: &Names) -> Vec<String> {
        let mut lines = seats(names, view, |seat| {
            let columns = vec![aligned(names, "terminal-cards", count(&view["hands"][seat]))];
            About { columns, after: String::new() }
        });
        let mut discard = texts(&view["discard"]).rev();
        let top = Self::card(discard.next().unwrap_or_default());
        let mut pile = names.text("terminal-discard-pile", &[("card", top.into())]);
        let under = Self::cards(discard.take(4));
        if !under.is_empty() {
            let under = names.text("terminal-under-it", &[("cards", under.into())]);
            pile += &dim(&format!("  {under}"));
        }
        lines.extend([pile, draw_pile(&view["draw"], names)]);
        lines
    }

    fn ended(round: &Ended<'_>) -> String {
        let ends = match &round.out()[..] {
            [] => round.names.text("terminal-ended-draw-pile", &[]),
            seats => round.say("terminal-ended-out", seats),
        };
        let won = round.scored(|score| score > 0);
        if round.view["options"]["count"] == "victories" && !won.is_empty() {
            return format!("{ends} {}", round.say("terminal-ended-wins", &won));
        }
        ends
    }

    fn account(round: &Ended<'_>, seat: usize) -> (String, String) {
        let faces = round.left[seat].iter().filter_map(|text| text.parse::<Face>().ok());
        (faces.map(Face::points).sum::<i32>().to_string(), String::new())
    }

    fn typed(words: &mut Vec<String>, _: &Names) {
        for word in words.iter_mut().filter(|word| ["jo", "joker"].contains(&word.as_str())) {
            *word = "Jo".to_owned();
        }
    }

    fn needed(verb: &str) -> &'static str {
        if verb == "play" { "card" } else { "cards" }
    }
}
