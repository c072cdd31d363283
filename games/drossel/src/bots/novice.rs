//! Drossel: a novice plays the highest card that may be played, trumps last.

use kit::{French, View};

use crate::{Drossel, Move};

pub(super) fn choose(view: View<'_, Drossel>, moves: &[Move]) -> Move {
    let trumps = view.table().turned.map(French::suit);
    let worth = |Move(card): &Move| (Some(card.suit()) != trumps, card.rank());
    *moves.iter().max_by_key(|mv| worth(mv)).expect("who is asked has a move")
}
