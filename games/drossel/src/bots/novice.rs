//! Drossel: a novice plays the highest card where it takes the trick, and else the lowest.

use kit::View;

use crate::{Drossel, Move};

use super::club::beats;

pub(super) fn choose(view: View<'_, Drossel>, moves: &[Move]) -> Move {
    let [first, .., last] = moves else { return moves[0] };
    if beats(view, *last) { *last } else { *first }
}
