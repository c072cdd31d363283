//! What a game says of cards at a terminal.

use games::{Kind, for_game};
use prompt::AtTerminal as _;

/// A card with its shape and in its colour: `8o●`, `Zr正▲`, `7h♥`.
pub(super) fn card(kind: Kind, text: &str) -> String {
    for_game!(kind, G => G::card(text))
}

/// Several cards, sorted as people do.
pub(super) fn cards(kind: Kind, mut cards: Vec<String>) -> String {
    for_game!(kind, G => {
        G::sort(&mut cards);
        G::cards(cards)
    })
}
