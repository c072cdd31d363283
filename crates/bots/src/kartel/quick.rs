//! Kartel: how seats play in playouts. Nothing is listed: of each line only the book that costs
//! least is looked at.

use engine::kartel::patterns::lowest;
use engine::kartel::{Line, Move, Set, Table};
use engine::{Kartel, Rng, Seat, View};

use super::hand::{Hand, few, fields, highest};

/// In how many of 256 decisions a seat passes, or leads a group, without a reason.
const ANYTHING: u32 = 24;

/// From how few cards of another seat on, ranks are broken up to stop it.
const URGENT: usize = 3;

#[inline]
pub(super) fn choose(view: View<'_, Kartel>, rng: &mut Rng) -> Move {
    let (table, bits) = (view.table(), view.private().hand().bits());
    let chance = rng.bits();
    match table.last_set() {
        None => lead(table, view.seat(), bits, chance),
        Some(last) => follow(table, view.seat(), bits, last, chance),
    }
}

/// How few cards another seat has at least.
#[inline]
pub(super) fn fewest(table: &Table, seat: Seat) -> usize {
    let seats = table.standings().seats().seats().filter(|&other| other != seat);
    seats.map(|other| table.hand_size(other)).min().unwrap_or(0)
}

/// The whole lowest group of one to three cards of a rank; of four or five cards three.
#[inline]
fn lowest_group(bits: u64) -> Move {
    let place = bits.trailing_zeros() / 5 * 5;
    group(bits, place)
}

/// The group of the rank at this place.
#[inline]
fn group(bits: u64, place: u32) -> Move {
    let cards = bits & 31 << place;
    match cards.count_ones() {
        1 => Move::play(Line::Solo, cards),
        2 => Move::play(Line::Ship, cards),
        _ => Move::play(Line::Trips, few(cards, 3)),
    }
}

#[inline]
fn lead(table: &Table, seat: Seat, bits: u64, chance: u32) -> Move {
    let size = bits.count_ones();
    let anything = chance & 255 < ANYTHING;
    if anything && size > 5 {
        let card = ((u64::from(chance >> 8) * u64::from(size)) >> 24) as u32;
        let place = engine::kartel::patterns::nth(bits, card).trailing_zeros() / 5 * 5;
        return group(bits, place);
    }
    let hand = Hand::new(bits);
    let small = lowest_group(bits);
    let mut best = (hand.worth(small.cards().bits()), small);
    hand.books(None, |line, cards| {
        let worth = hand.worth(cards);
        if worth > best.0 {
            best = (worth, Move::play(line, cards));
        }
    });
    let is_solo = best.1.line() == Some(Line::Solo);
    if is_solo && size > 1 && fewest(table, seat) == 1 {
        let group = bits & fields(lowest(hand.at_least[1]));
        return match group {
            0 => Move::play(Line::Solo, highest(bits)),
            _ => lowest_group(group),
        };
    }
    best.1
}

#[inline]
fn follow(table: &Table, seat: Seat, bits: u64, last: &Set, chance: u32) -> Move {
    let line = last.line();
    if line >= Line::KaraJump {
        return follow_book(bits, last, chance);
    }
    let better = last.beaten_by(bits);
    let size = line.size();
    if better == 0 {
        return Move::PASS;
    }
    let hand = Hand::new(bits);
    let whole = better & fields(hand.exactly(size));
    if whole != 0 && (chance & 255 >= ANYTHING || whole == bits) {
        let place = whole.trailing_zeros() / 5 * 5;
        return Move::play(line, whole & 31 << place);
    }
    // To break up a rank, only if there is reason to.
    let marks = hand.at_least[size - 1];
    let broken = better & fields(marks);
    if broken == 0 || fewest(table, seat) > URGENT {
        return Move::PASS;
    }
    let place = (63 - broken.leading_zeros()) / 5 * 5;
    let cards = broken & 31 << place;
    if size == 1 {
        return Move::play(line, highest(cards));
    }
    if cards.count_ones() < size as u32 {
        Move::PASS
    } else {
        Move::play(line, few(cards, size as u32))
    }
}

#[inline]
fn follow_book(bits: u64, last: &Set, chance: u32) -> Move {
    let size = bits.count_ones();
    if size < 5 || (size > 5 && chance & 255 < ANYTHING) {
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
