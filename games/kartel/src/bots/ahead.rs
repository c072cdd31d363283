//! Kartel: in playouts the seat that searches looks ahead at each of its decisions. It tries a few
//! moves in the world of the playout, plays each to the end of the round, and chooses the best.
//!
//! So it plans its hand as if it knew that world. It does not, so a search overrates its chances
//! somewhat; it plays better all the same.

use kit::search::Policy;
use kit::{Game, GameExt as _, Seat, State as _};

use crate::{Kartel, Move, SetKind};

use super::club::{self, sets, trouble};
use super::playout;

/// How many moves are tried, besides a pass. Ten are no better.
const TRIED_MAX: usize = 4;

/// More sets than [`sets`] finds in a hand: a dozen groups, and a few books of each line.
const SETS_MAX: usize = 48;

/// Makes the decision of this seat, if it is to act and has a choice. Returns how many decisions
/// that took, including those of the moves tried.
#[inline]
pub(super) fn decide(game: &mut Kartel, seat: Seat) -> u32 {
    if game.deciders().first() != Some(seat) {
        return 0;
    }
    let mut list = [(0, Move::PASS); SETS_MAX];
    let count = rated(game, seat, &mut list);
    let list = &mut list[..count];
    if count < 2 {
        return 0;
    }
    list.sort_unstable();
    let (mut decisions, mut best) = (1, (i32::MIN, Move::PASS));
    for (place, &(_, mv)) in list.iter().enumerate() {
        if place >= TRIED_MAX && !mv.is_pass() {
            continue;
        }
        let mut tried = game.clone();
        tried.play_unchecked(seat, mv, &mut ());
        decisions += 1 + finish(&mut tried, seat);
        let payoff = Kartel::payoff(&tried, seat);
        if payoff > best.0 {
            best = (payoff, mv);
        }
        if tried.table().last_seat() == Some(seat) {
            break;
        }
    }
    game.play_unchecked(seat, best.1, &mut ());
    decisions
}

/// Lists the moves of a seat, each with the trouble that it leaves. Returns their number, or 0 if
/// one of them ends the round, since then there is nothing to decide.
fn rated(game: &Kartel, seat: Seat, list: &mut [(i32, Move); SETS_MAX]) -> usize {
    let view = game.view(seat);
    let (hand, last) = (view.private().hand.bits(), view.table().last.as_ref());
    let (mut count, mut wins) = (0, false);
    let mut add = |rate: i32, mv: Move| {
        if count < SETS_MAX {
            list[count] = (rate, mv);
            count += 1;
        }
    };
    if last.is_some() {
        add(trouble(hand, 1), Move::PASS);
    }
    sets(hand, last, |line: SetKind, cards: u64| {
        wins = wins || cards == hand;
        // A lead is better with more cards; all answers have equally many.
        let size = if last.is_none() { line.size() as i32 } else { 0 };
        add(trouble(hand & !cards, 1) - 2 * size, Move::play(line, cards));
    });
    if wins { 0 } else { count }
}

/// Plays the round to its end without chance; returns the number of decisions.
fn finish(game: &mut Kartel, own: Seat) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.deciders().first() {
        let view = game.view(seat);
        let mv = if seat == own { club::choose(view, 1) } else { playout::usual(view) };
        game.play_unchecked(seat, mv, &mut ());
        decisions += 1;
    }
    decisions
}
