//! Kartel: a club player plans which books to play and what that leaves. It leads what makes the
//! rest easiest, answers with what the plan does not need, and otherwise passes, unless somebody is
//! about to win.

use kit::{Seat, View};

use crate::{Kartel, Move, Set, SetKind, Table, patterns::places};

use super::ending::all_of;
use super::hand::{Hand, few, highest, weight};
use super::playout::fewest;

/// What a book costs in a plan, in units of [`weight`].
const BOOK: i32 = 5;

/// What a book of a line above the straights costs: it often wins the trick.
const HIGH_BOOK: i32 = 2;

/// What a solo, a ship or trips costs in addition if a seat that is about to win might answer it.
const RISK: i32 = 30;

/// How hard a hand is to get rid of: the weight of its ranks, less what up to `depth` of its books
/// save.
pub(super) fn trouble(bits: u64, depth: u32) -> i32 {
    let hand = Hand::new(bits);
    let mut least = weight(hand.at_least[0]);
    if depth > 0 && least > BOOK {
        hand.books(None, |line, cards| {
            let book = if line > SetKind::Mr { HIGH_BOOK } else { BOOK };
            least = least.min(book + trouble(bits & !cards, depth - 1));
        });
    }
    least
}

/// Finds the sets that are worth trying: a few books of each line, whole groups of a rank, and
/// those that beat `last` by breaking up a group.
#[inline]
pub(super) fn sets(bits: u64, last: Option<&Set>, mut found: impl FnMut(SetKind, u64)) {
    let hand = Hand::new(bits);
    let Some(last) = last else {
        hand.books(None, &mut found);
        for place in places(hand.at_least[0]) {
            let group = bits & 31 << place;
            match group.count_ones() {
                1 => found(SetKind::Solo, group),
                2 => found(SetKind::Ship, group),
                _ => found(SetKind::Trips, few(group, 3)),
            }
        }
        return;
    };
    let (line, size) = (last.line(), last.line().size());
    if size == 5 {
        return hand.books(Some(last), found);
    }
    let better = last.beaten_by(bits);
    if better == 0 {
        return;
    }
    for place in places(hand.at_least[size - 1]) {
        let group = better & 31 << place;
        if group.count_ones() as usize >= size {
            found(line, if size == 1 { highest(group) } else { few(group, size as u32) });
        }
    }
}

/// The move of a seat that plans `depth` books ahead.
pub(super) fn choose(view: View<'_, Kartel>, depth: u32) -> Move {
    let (table, bits) = (view.table(), view.private().hand.bits());
    match table.last.as_ref() {
        None => lead(table, view.seat(), bits, depth),
        Some(last) => follow(table, view.seat(), bits, last, depth),
    }
}

fn lead(table: &Table, seat: Seat, bits: u64, depth: u32) -> Move {
    if let Some(mv) = all_of(bits) {
        return mv;
    }
    let fewest = fewest(table, seat);
    let mut best = (i32::MAX, Move::PASS);
    let consider = |line: SetKind, cards: u64| {
        let size = cards.count_ones() as i32;
        let mut cost = trouble(bits & !cards, depth) - 2 * size;
        // What can be answered by a seat that is about to win.
        if fewest <= line.size() && line.size() < 5 {
            cost += RISK - (63 - cards.leading_zeros() as i32) / 5;
        }
        if cost < best.0 {
            best = (cost, Move::play(line, cards));
        }
    };
    sets(bits, None, consider);
    best.1
}

fn follow(table: &Table, seat: Seat, bits: u64, last: &Set, depth: u32) -> Move {
    let size = last.line().size();
    if size < 5 && last.beaten_by(bits) == 0 || (bits.count_ones() as usize) < size {
        return Move::PASS;
    }
    let mut best = (i32::MAX, Move::PASS);
    let urgent = fewest(table, seat) == 1;
    let consider = |line: SetKind, cards: u64| {
        let left = bits & !cards;
        let mut cost = if left == 0 { -1000 } else { trouble(left, depth) };
        if urgent && size < 5 {
            cost -= (63 - cards.leading_zeros() as i32) / 5;
        }
        if cost < best.0 {
            best = (cost, Move::play(line, cards));
        }
    };
    sets(bits, Some(last), consider);
    let pass = trouble(bits, depth) + if urgent { 20 } else { 0 };
    if best.0 <= pass { best.1 } else { Move::PASS }
}
