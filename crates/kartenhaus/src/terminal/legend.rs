//! What a newcomer has to know before the first move: the goal, the cards and their order.

use engine::Kind;
use serde_json::Value;
use words::Language;

use super::faces::{self, card};
use super::fields::{number, suit};
use super::guide::BOOKS;
use super::pages::{columns, wrapped};

/// The goal of the game and the order of its cards, in a few lines.
pub(super) fn lines(kind: Kind, view: &Value, language: Language) -> Vec<String> {
    let columns = columns();
    let options = &view["options"];
    let paragraphs = [goal(kind, options, language)].into_iter().chain(match kind {
        Kind::Kartel => kartel_cards(language),
        Kind::KartuSama => kartu_sama_cards(language),
        Kind::KrassKariert => krass_kariert_cards(language),
        Kind::Khamul => khamul_cards(options, language),
        Kind::Ktu => ktu_cards(language),
    });
    paragraphs.flat_map(|text| wrapped(&text, columns, 2)).collect()
}

/// What the players want, in about two lines.
fn goal(kind: Kind, options: &Value, language: Language) -> String {
    match kind {
        Kind::Kartel => {
            let pass = if options["pass"] == "hard" { "hard" } else { "soft" };
            language.text("terminal-goal-kartel", &[("pass", pass.into())])
        }
        Kind::KartuSama => {
            let wins = if options["count"] == "victories" { "victories" } else { "points" };
            language.text("terminal-goal-kartu-sama", &[("wins", wins.into())])
        }
        Kind::KrassKariert => language.text("terminal-goal-krass-kariert", &[]),
        Kind::Khamul => {
            let target = number(&options["target"]);
            language.text("terminal-goal-khamul", &[("target", target.into())])
        }
        Kind::Ktu => {
            let wins = if options["play_on"] == true { "places" } else { "first" };
            language.text("terminal-goal-ktu", &[("wins", wins.into())])
        }
    }
}

fn kartel_cards(language: Language) -> Vec<String> {
    let face = |text: &str| card(Kind::Kartel, text);
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "W", "K", "Q", "G", "Z"].map(face).join(" ");
    let suits = [
        ("o", "suit-gold"),
        ("g", "suit-green"),
        ("k", "suit-black"),
        ("b", "suit-blue"),
        ("r", "suit-red"),
    ];
    let name = |(letter, id): (&str, &str)| format!("{}{}", face(letter), language.text(id, &[]));
    let suits = format!("{} > {} …", suits.map(name).join(" > "), name(suits[0]));
    let books = BOOKS.map(|(name, id)| format!("{name}: {}", language.text(id, &[])));
    vec![
        language.text("terminal-legend-kartel-ranks", &[("ranks", ranks.into())]),
        language.text("terminal-legend-kartel-suits", &[("suits", suits.into())]),
        language.text("terminal-legend-kartel-books", &[("books", books.join("; ").into())]),
    ]
}

fn kartu_sama_cards(language: Language) -> Vec<String> {
    let suits = ["c", "d", "h", "s"].map(|letter| {
        let shape = suit(Kind::KartuSama, letter);
        format!("{letter}{shape}")
    });
    vec![
        language.text("terminal-legend-kartu-sama-cards", &[("suits", suits.join(" ").into())]),
        language.text("terminal-legend-kartu-sama-points", &[]),
    ]
}

fn krass_kariert_cards(language: Language) -> Vec<String> {
    let face = |text: &str| card(Kind::KrassKariert, text);
    let special = [("x", face("X").into()), ("draw", face("D").into()), ("stop", face("S").into())];
    vec![
        language.text("terminal-legend-krass-kariert-order", &[]),
        language.text("terminal-legend-krass-kariert-special", &special),
    ]
}

fn khamul_cards(options: &Value, language: Language) -> Vec<String> {
    let faces = |cards: [&str; 2]| faces::cards(Kind::Khamul, cards).into();
    let values = [
        ("black-queens", faces(["Qc", "Qs"])),
        ("red-queens", faces(["Qd", "Qh"])),
        ("black-kings", faces(["Kc", "Ks"])),
        ("red-kings", faces(["Kd", "Kh"])),
    ];
    let what = if options["match"] == "value" { "value" } else { "rank" };
    vec![
        language.text("terminal-legend-khamul-values", &values),
        language.text("terminal-legend-khamul-powers", &[]),
        language.text("terminal-legend-khamul-match", &[("match", what.into())]),
    ]
}

fn ktu_cards(language: Language) -> Vec<String> {
    let order = faces::bold("4 5 6 7 8 9 J Q K A");
    vec![
        language.text("terminal-legend-ktu-order", &[("order", order.into())]),
        language.text("terminal-legend-ktu-powers", &[]),
        language.text("terminal-legend-ktu-ten", &[]),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::faces::width;
    use super::*;
    use serde_json::json;

    #[test]
    fn every_game_says_how_it_is_won_and_how_its_cards_stand() {
        for kind in Kind::ALL {
            let view = json!({"options": {"target": 100}});
            for language in Language::all() {
                let lines = lines(kind, &view, language);
                assert!((4..=9).contains(&lines.len()), "{lines:?}");
                assert!(lines.iter().all(|line| width(line) <= columns()), "{lines:?}");
            }
            let lines = lines(kind, &view, Language::english());
            assert!(lines[0].starts_with("Goal: ") && (4..=8).contains(&lines.len()), "{lines:?}");
            let all = lines.join(" ");
            let order = ["low to high", "Points: ", "Values: ", "Low to high"];
            assert!(order.iter().any(|order| all.contains(order)), "{all}");
            assert!(lines.iter().all(|line| width(line) <= columns()), "{lines:?}");
        }
    }
}
