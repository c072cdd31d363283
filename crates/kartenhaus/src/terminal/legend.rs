//! What a newcomer has to know before the first move: the goal, the cards and their order.

use engine::{Kind, for_game};
use serde_json::Value;
use words::Language;

use super::games::AtTerminal as _;
use super::pages::{columns, wrapped};

/// The goal of the game and the order of its cards, in a few lines.
pub(super) fn lines(kind: Kind, view: &Value, language: Language) -> Vec<String> {
    let columns = columns();
    let paragraphs = for_game!(kind, G => G::legend(view, language));
    paragraphs.iter().flat_map(|text| wrapped(text, columns, 2)).collect()
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
        }
    }
}
