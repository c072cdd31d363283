//! A view as lines for people. It draws what the view holds, and knows no rules.

use games::for_game;

use prompt::AtTerminal as _;

use super::tell::card;
use super::view::AnyView;
use prompt::Names;
use prompt::layout::labelled;

/// The table without the person's own hand.
pub(super) fn table(view: &AnyView, names: &Names) -> Vec<String> {
    for_game!(view.kind, G => G::table(view.of::<G>(), names))
}

pub(super) fn hand(view: &AnyView, names: &Names) -> Vec<String> {
    let Some(you) = names.you() else { return Vec::new() };
    let label = names.text("terminal-your-hand", &[]);
    for_game!(view.kind, G => {
        let [hand, ..] = G::cards_of(&view.of::<G>().own, you);
        G::hand(hand, &label)
    })
}

/// The whole table with every hand, as `state` shows it.
pub(super) fn all(state: &AnyView, names: &Names) -> Vec<String> {
    let mut lines = table(state, names);
    for (seat, name) in names.labels().enumerate() {
        let [hand, _, closed] = for_game!(state.kind, G => G::cards_of(&state.of::<G>().own, seat));
        let of_closed = names.text("terminal-closed-of", &[("name", name.into())]);
        for (label, cards) in [(name, hand), (&of_closed, closed)] {
            let cards: Vec<String> = cards.iter().map(|text| card(state.kind, text)).collect();
            lines.extend(labelled(&format!("  {label}"), &cards));
        }
    }
    lines
}
