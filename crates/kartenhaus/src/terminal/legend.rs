//! What a newcomer has to know before the first move: the goal, the cards and their order.

use games::for_game;
use words::Language;

use super::view::AnyView;
use prompt::AtTerminal as _;
use prompt::lines::{columns, wrapped};

pub(super) fn lines(view: &AnyView, language: Language) -> Vec<String> {
    let columns = columns();
    let paragraphs = for_game!(view.kind, G => G::legend(view.of::<G>(), language));
    paragraphs.iter().flat_map(|text| wrapped(text, columns, 2)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Kind, Settings};
    use prompt::faces::width;

    #[test]
    fn every_game_says_how_it_is_won_and_how_its_cards_stand() {
        for kind in Kind::ALL {
            let game = kind.table(&Settings::new(kind.options()), 3, None).expect("a table");
            let view = AnyView::read(&::games::json(&game.view(None))).expect("a view");
            for language in Language::all() {
                let lines = lines(&view, language);
                let file = format!("games/{kind}/words/{}.ftl", language.tag());
                assert!(
                    (3..=9).contains(&lines.len()),
                    "the goal and the cards of {kind} take three to nine lines \
                     (terminal-goal-… and terminal-legend-… in {file}), but: {lines:#?}"
                );
                assert!(lines.iter().all(|line| width(line) <= columns()), "{lines:?}");
            }
            let lines = lines(&view, Language::english());
            assert!(lines[0].starts_with("Goal: ") && (3..=8).contains(&lines.len()), "{lines:?}");
            let all = lines.join(" ");
            let order = ["low to high", "Points: ", "Values: ", "Low to high"];
            assert!(
                order.iter().any(|order| all.contains(order)),
                "terminal-legend-… in games/{kind}/words/en.ftl has to say the order of the cards \
                 after one of {order:?}, but: {all}"
            );
        }
    }
}
