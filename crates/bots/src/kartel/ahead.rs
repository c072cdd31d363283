//! Kartel: in playouts the seat that searches looks ahead at each of its decisions. It tries a few
//! moves in the world of the playout, plays each to the end of the round, and keeps to the best.
//!
//! So it plans its hand as it would if it knew that world. It does not know it, so a search thinks
//! somewhat too well of its chances; it plays better for it all the same.

use engine::kartel::{Line, Move};
use engine::{Game, GameExt as _, Kartel, Seat};

use super::club::{self, sets, trouble};
use super::quick;
use crate::policy::Policy;

/// How many moves are tried, besides a pass. With ten it is no better.
const TRIED_MAX: usize = 4;

/// More sets than [`sets`] gives of a hand: a dozen groups, and of every line a book or a few.
const SETS_MAX: usize = 48;

/// The decision of this seat, if it is to act and has one to make; gives how many decisions were
/// made, those of the moves that were tried included.
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
            // It wins.
            break;
        }
    }
    game.play_unchecked(seat, best.1, &mut ());
    decisions
}

/// The moves of a seat with what is left to play after each, less being better; gives their number,
/// which is 0 if one ends the round: then there is nothing to decide.
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
    sets(hand, last, |line: Line, cards: u64| {
        wins = wins || cards == hand;
        // A lead is better with more cards; answers all have as many.
        let size = if last.is_none() { line.size() as i32 } else { 0 };
        add(trouble(hand & !cards, 1) - 2 * size, Move::play(line, cards));
    });
    if wins { 0 } else { count }
}

/// Plays the round to its end without chance; gives the number of decisions.
fn finish(game: &mut Kartel, own: Seat) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.deciders().first() {
        let view = game.view(seat);
        let mv = if seat == own { club::choose(view, 1) } else { quick::usual(view) };
        game.play_unchecked(seat, mv, &mut ());
        decisions += 1;
    }
    decisions
}
