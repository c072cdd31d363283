//! Kartel: what follows from two open hands without a search.

use crate::{
    Move, Set, SetKind, follow,
    patterns::{FIELD, WHEEL, of_suit, ranks, straights, suits},
};

use super::super::hand::{Hand, fields};

/// Whether some five of these cards are a book (4.5).
pub(super) fn holds_book(bits: u64) -> bool {
    if bits.count_ones() < 5 {
        return false;
    }
    let [ones, twos, threes, fours, _] = Hand::new(bits).at_least;
    let full = threes != 0 && !twos.is_power_of_two();
    if fours != 0 || full || straights(ones) != 0 || ones & WHEEL == WHEEL {
        return true;
    }
    let mut by_suit: [u64; 5] = std::array::from_fn(|suit| of_suit(bits, suit));
    if by_suit.iter().any(|marks| marks.count_ones() >= 5) {
        return true;
    }
    // Short suits first, since they leave the least to try.
    by_suit.sort_unstable_by_key(|marks| marks.count_ones());
    suits(bits) == FIELD && holds_rainbow(&by_suit, 0)
}

/// Whether each of these suits can supply a card of a different rank, none of the ranks `used`.
fn holds_rainbow(by_suit: &[u64], used: u64) -> bool {
    let Some((first, rest)) = by_suit.split_first() else { return true };
    let mut free = first & !used;
    while free != 0 {
        let mark = free & free.wrapping_neg();
        if holds_rainbow(rest, used | mark) {
            return true;
        }
        free ^= mark;
    }
    false
}

/// All marks up to the highest of these.
const fn up_to(marks: u64) -> u64 {
    if marks == 0 { 0 } else { u64::MAX >> marks.leading_zeros() }
}

pub(super) struct Lead {
    own: Hand,
    /// The cards that no card of the other hand beats.
    unbeaten: u64,
    /// The ranks in which the other can answer a ship, and those in which it can answer trips.
    ship: u64,
    trips: u64,
}

impl Lead {
    pub(super) const fn new(own: u64, other: &Hand) -> Self {
        Self {
            own: Hand::new(own),
            unbeaten: unbeaten(own, other.bits),
            ship: up_to(other.at_least[1]),
            trips: up_to(other.at_least[2]),
        }
    }

    /// How many groups the other can answer, if the hand is split into groups so that these are as
    /// few as possible.
    const fn answered(&self) -> u32 {
        let [a, b, c, d, e] = self.own.at_least;
        let (ship, trips) = (self.ship, self.trips);
        let sure = ranks(self.unbeaten);
        let loose = ranks(self.own.bits & !self.unbeaten);
        let ones = a & !b & loose;
        let twos = b & !c & loose & ship;
        // A ship and a card, if neither can be answered.
        let threes = c & !d & loose & trips & (ship | !sure);
        // Two ships, or trips and a card.
        let fours = d & !e & loose & ship;
        let (once, twice) = (fours & (trips | !sure), fours & trips & !sure);
        // Five of a rank are a book: here a ship and trips.
        (ones | twos | threes | once | e & loose).count_ones() + (twice | e & loose).count_ones()
    }

    /// How many cards the hand can play, group by group, before the other can play any.
    pub(super) const fn shed(&self) -> i32 {
        let [_, b, c, d, e] = self.own.at_least;
        let whole = (b & !c | d & !e) & !self.ship | c & !d & !self.trips;
        let sure = self.unbeaten | self.own.bits & fields(whole);
        let [_, twos, threes, ..] = Hand::new(self.own.bits & !sure).at_least;
        let one_more = if threes != 0 {
            3
        } else if twos != 0 {
            2
        } else {
            1
        };
        sure.count_ones() as i32 + one_more
    }
}

/// The cards of `own` that no card of `other` beats (5.1).
const fn unbeaten(own: u64, other: u64) -> u64 {
    if other == 0 {
        return own;
    }
    let top = (63 - other.leading_zeros()) / 5 * 5;
    let suits = other >> top;
    // A suit beats the next two of the circle.
    let beaten = suits << 1 | suits << 2 | suits >> 4 | suits >> 3;
    own & u64::MAX << top & !((beaten & FIELD) << top)
}

/// Whether the seat that leads certainly wins before the other can play: at most one of its sets
/// can be answered, and it plays that one last. `books` says who may hold one. If the seat holds no
/// book, the answer is exact; otherwise it may miss a plan.
pub(super) fn runs_out(own: u64, other: &Hand, books: [bool; 2], space: &mut Vec<Move>) -> bool {
    if Lead::new(own, other).answered() <= 1 {
        return true;
    }
    let mut found = false;
    if books[0] {
        Hand::new(own).books(None, |line, cards| {
            if found {
                return;
            }
            found = match Lead::new(own & !cards, other).answered() {
                0 => true,
                1 => !books[1] || !is_answered(line, cards, other.bits, space),
                _ => false,
            };
        });
    }
    found
}

fn is_answered(line: SetKind, cards: u64, hand: u64, space: &mut Vec<Move>) -> bool {
    space.clear();
    if let Some(set) = Move::play(line, cards).set() {
        follow(hand, &set, space);
    }
    // There is always a pass.
    space.len() > 1
}

/// Whether the other certainly cannot answer. For a book: only if the other holds none at all.
pub(super) fn is_unanswered(set: &Set, other: &Hand, holds_book: bool) -> bool {
    let by = |size: usize| ranks(set.beaten_by(other.bits)) & other.at_least[size - 1];
    match set.line() {
        line @ (SetKind::Solo | SetKind::Ship | SetKind::Trips) => by(line.size()) == 0,
        _ => !holds_book,
    }
}

#[cfg(test)]
mod tests {
    use kit::Seed;

    use crate::lead;

    use super::*;

    #[test]
    fn holds_book_is_what_it_says() {
        let mut rng = Seed::from_number(5).rng("books", 0);
        let (mut moves, mut with) = (Vec::new(), 0);
        for round in 0..20_000 {
            let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
            rng.shuffle(&mut deck);
            let hand = deck[..4 + round % 6].iter().sum();
            moves.clear();
            lead(hand, &mut moves);
            let holds = moves.iter().any(|mv| mv.cards().len() == 5);
            assert_eq!(holds_book(hand), holds, "{hand:x}");
            with += u32::from(holds);
        }
        assert!(with > 2000 && with < 18_000);
    }
}
