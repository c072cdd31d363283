//! Drossel: a club player takes a trick as cheaply as possible, throws the lowest card on what it
//! cannot take, and leads a suit's master or a short suit's highest card.

use kit::{CardSet, French, View};

use crate::{Drossel, Move, of_suit};

/// The cheapest card that takes the trick as it lies, or else the one that is worth least; leads
/// what wins.
pub(super) fn choose(view: View<'_, Drossel>, moves: &[Move]) -> Move {
    let [first, ..] = moves else { unreachable!("who is asked has a move") };
    let value = |mv: &&Move| worth(view, mv.0);
    if view.table().is_led() {
        let lead = |Move(card): &Move| (is_master(view, *card), worth(view, *card));
        return *moves.iter().max_by_key(|mv| lead(mv)).unwrap_or(first);
    }
    let taking = moves.iter().filter(|mv| beats(view, **mv)).min_by_key(value);
    *taking.or(moves.iter().min_by_key(value)).unwrap_or(first)
}

/// Whether a move takes the trick as it lies; any card does that leads.
pub(super) fn beats(view: View<'_, Drossel>, Move(card): Move) -> bool {
    let table = view.table();
    let highest = table.highest().filter(|_| !table.is_led());
    highest.is_none_or(|(_, highest)| table.beats(card, highest))
}

/// Whether no card of its suit that the seat does not see is higher.
fn is_master(view: View<'_, Drossel>, card: French) -> bool {
    let seen = view.table().seen().with(view.private().hand);
    let left = CardSet::<French>::ALL.without(seen).common(of_suit(card.suit()));
    left.last().is_none_or(|highest| highest.rank() < card.rank())
}

/// What a card is worth: trumps more than any other.
pub(super) fn worth(view: View<'_, Drossel>, card: French) -> u32 {
    let trump = view.table().turned.map(French::suit) == Some(card.suit());
    card.rank() as u32 + if trump { 20 } else { 0 }
}
