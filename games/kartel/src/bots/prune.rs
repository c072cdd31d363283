//! Kartel: which moves a search tries. A lead may have thousands of books; of each line a few stay,
//! those that leave the hand that is easiest to get rid of.

use kit::View;

use crate::{Cards, Kartel, Move, SetKind, patterns::ranks};

use super::club::trouble;

/// The most moves that stay, not counting a pass.
const MOVES_MAX: usize = 20;

/// The most moves of one line, if there are too many.
const LINE_MAX: usize = 6;

/// The most moves of one line and one key rank.
const RANK_MAX: usize = 2;

/// What similar moves have in common: the line, and the rank that decides.
fn class(mv: Move) -> (Option<SetKind>, u64) {
    let Some(set) = mv.set() else { return (None, 0) };
    let height = match set.line() {
        // The highest of five ranks.
        SetKind::KaraJump | SetKind::Honey => u64::from(set.height().ilog2()) / 5,
        _ => set.height(),
    };
    (Some(set.line()), height)
}

pub(super) fn prune(view: View<'_, Kartel>, moves: &mut Vec<Move>) {
    let hand: Cards = view.private().hand;
    if moves.iter().any(|mv| mv.cards() == hand) {
        // Winning at once is best.
        return moves.retain(|mv| mv.cards() == hand);
    }
    if moves.len() <= MOVES_MAX {
        return;
    }
    let depth = if moves.len() > 300 { 1 } else { 2 };
    let mut rated: Vec<(i32, Move)> = moves
        .iter()
        .map(|&mv| {
            (trouble(hand.without(mv.cards()).bits(), depth) - 2 * mv.cards().len() as i32, mv)
        })
        .collect();
    // Of equals those first that spend the lowest cards.
    rated.sort_unstable_by_key(|&(trouble, mv)| (trouble, ranks(mv.cards().bits()), mv));
    moves.clear();
    for &(_, mv) in &rated {
        let (line, rank) = class(mv);
        let same_line = moves.iter().filter(|other| other.line() == line).count();
        let same_class = moves.iter().filter(|&&other| class(other) == (line, rank)).count();
        let fits = moves.len() < MOVES_MAX && same_line < LINE_MAX && same_class < RANK_MAX;
        if fits || mv.is_pass() {
            moves.push(mv);
        }
    }
    moves.sort_unstable();
}
