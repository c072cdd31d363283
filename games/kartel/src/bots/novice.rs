//! Kartel: gets rid of whole ranks, low ones first, as many as one move can; passes rather than
//! break up a rank, unless somebody is about to win.

use kit::{Rng, View};

use crate::{Cards, Kartel, Move};

pub(crate) fn choose(view: View<'_, Kartel>, (): &(), _: &mut Rng, moves: &[Move]) -> Move {
    let (table, hand) = (view.table(), view.private().hand);
    let seats = table.standings.seats();
    let fewest =
        seats.seats().filter(|&seat| seat != view.seat()).map(|seat| table.hand_size(seat));
    let urgent = fewest.min().is_some_and(|size| size <= 3);
    let worth = |mv: &Move| {
        let left = hand.without(mv.cards());
        if left.is_empty() {
            return i32::MAX;
        }
        if mv.is_pass() {
            // Passing costs nothing, but a seat that never plays pays three times.
            return if urgent || table.played[view.seat()].is_empty() { -2 } else { 2 };
        }
        trouble(hand) - trouble(left) + mv.cards().len() as i32
    };
    moves.iter().copied().max_by_key(worth).unwrap_or(Move::PASS)
}

/// How hard a hand is to get rid of: a low rank needs a lead, while a high one beats others.
fn trouble(hand: Cards) -> i32 {
    let mut ranks: Vec<_> = hand.iter().map(crate::Card::rank).collect();
    ranks.dedup();
    ranks.iter().map(|&rank| 14 - rank as i32).sum()
}
