//! Kartel: the playout policy of the other seats, a sensible greedy player. It lists no moves: of
//! each line it looks only at the cheapest book.

use kit::{Rng, Seat, View};

use crate::{Kartel, Move, Set, SetKind, Table, patterns::lowest};

use super::ending::all_of;
use super::hand::{Hand, few, fields, highest};

/// In how many of 256 decisions a seat with more than five cards passes or leads a group at random.
const ANYTHING: u32 = 24;

/// When another seat has this few cards, a rank is broken up to stop it with a solo. (A seat that
/// has played nothing, which would pay three times, does so too; for ships and trips it always
/// happens.)
const URGENT: usize = 3;

#[inline]
pub(super) fn choose(view: View<'_, Kartel>, rng: &mut Rng) -> Move {
    let chance = rng.bits();
    act(view, chance & 255 < ANYTHING, chance >> 8)
}

/// As [`choose`], without chance.
#[inline]
pub(super) fn usual(view: View<'_, Kartel>) -> Move {
    act(view, false, 0)
}

#[inline]
fn act(view: View<'_, Kartel>, anything: bool, chance: u32) -> Move {
    let (table, bits) = (view.table(), view.private().hand.bits());
    let anything = anything && bits.count_ones() > 5;
    match table.last.as_ref() {
        None if anything => any_group(bits, chance),
        None => lead(bits),
        Some(_) if anything => Move::PASS,
        Some(last) => follow(table, view.seat(), bits, last),
    }
}

#[inline]
pub(super) fn fewest(table: &Table, seat: Seat) -> usize {
    let seats = table.standings.seats().seats().filter(|&other| other != seat);
    seats.map(|other| table.hand_size(other)).min().unwrap_or(0)
}

/// The group of a randomly drawn card; `chance` has 24 bits.
#[inline]
fn any_group(bits: u64, chance: u32) -> Move {
    let card = (u64::from(chance) * u64::from(bits.count_ones())) >> 24;
    let place = crate::patterns::nth(bits, card as u32).trailing_zeros() / 5 * 5;
    group(bits & 31 << place)
}

/// Plays these cards of one rank, or three of them if there are more.
#[inline]
fn group(cards: u64) -> Move {
    match cards.count_ones() {
        1 => Move::play(SetKind::Solo, cards),
        2 => Move::play(SetKind::Ship, cards),
        _ => Move::play(SetKind::Trips, few(cards, 3)),
    }
}

#[inline]
fn lead(bits: u64) -> Move {
    if let Some(mv) = all_of(bits) {
        return mv;
    }
    let hand = Hand::new(bits);
    let whole = hand.group().map(|(worth, line, cards)| (worth, Move::play(line, cards)));
    // If each rank has four or five cards: three of the lowest.
    let mut best = whole.unwrap_or_else(|| (3, group(bits & fields(lowest(hand.at_least[0])))));
    hand.books(None, |line, cards| {
        let worth = hand.worth(cards);
        if worth > best.0 {
            best = (worth, Move::play(line, cards));
        }
    });
    best.1
}

#[inline]
fn follow(table: &Table, seat: Seat, bits: u64, last: &Set) -> Move {
    let (line, size) = (last.line(), last.line().size());
    if size == 5 {
        return follow_book(bits, last);
    }
    let better = last.beaten_by(bits);
    if better == 0 {
        return Move::PASS;
    }
    let hand = Hand::new(bits);
    let whole = better & fields(hand.exactly(size));
    if whole != 0 {
        let place = whole.trailing_zeros() / 5 * 5;
        return Move::play(line, whole & 31 << place);
    }
    let broken = better & fields(hand.at_least[size - 1]);
    let has_reason =
        || fewest(table, seat) <= URGENT || table.hand_size(seat) == table.dealt_size();
    if broken == 0 || size == 1 && !has_reason() {
        return Move::PASS;
    }
    let place = (63 - broken.leading_zeros()) / 5 * 5;
    let cards = broken & 31 << place;
    match size {
        1 => Move::play(line, highest(cards)),
        _ if cards.count_ones() < size as u32 => Move::PASS,
        _ => Move::play(line, few(cards, size as u32)),
    }
}

#[inline]
fn follow_book(bits: u64, last: &Set) -> Move {
    if bits.count_ones() < 5 {
        return Move::PASS;
    }
    let hand = Hand::new(bits);
    let mut best = (i32::MIN, Move::PASS);
    hand.books(Some(last), |line, cards| {
        let worth = hand.worth(cards);
        if worth > best.0 {
            best = (worth, Move::play(line, cards));
        }
    });
    best.1
}
