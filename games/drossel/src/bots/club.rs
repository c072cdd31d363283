//! Drossel: a club player takes a trick as cheaply as possible, and throws a low card on what it
//! cannot take.

use kit::View;

use crate::{Drossel, Move};

/// The lowest card that takes the trick as it lies, or else the lowest; leads the highest.
pub(super) fn choose(view: View<'_, Drossel>, moves: &[Move]) -> Move {
    let [first, .., last] = moves else { return moves[0] };
    if view.table().is_led() {
        return *last;
    }
    *moves.iter().find(|mv| beats(view, **mv)).unwrap_or(first)
}

/// Whether a move plays a card that is higher than all of the trick; any card is that leads.
pub(super) fn beats(view: View<'_, Drossel>, Move(card): Move) -> bool {
    let table = view.table();
    let highest = table.highest().filter(|_| !table.is_led());
    highest.is_none_or(|(_, highest)| card.rank() > highest.rank())
}
