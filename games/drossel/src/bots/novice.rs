//! Drossel: a novice plays the highest card that takes the trick as it lies, and never saves a
//! trump; where none takes it, the lowest.

use kit::View;

use crate::{Drossel, Move};

use super::club::{beats, worth};

pub(super) fn choose(view: View<'_, Drossel>, moves: &[Move]) -> Move {
    let value = |mv: &&Move| worth(view, mv.0);
    let taking = moves.iter().filter(|mv| beats(view, **mv)).max_by_key(value);
    *taking.or(moves.iter().min_by_key(value)).expect("who is asked has a move")
}
