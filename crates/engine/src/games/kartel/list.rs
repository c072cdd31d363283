//! Lists of sets that a hand holds: for every line one function, which gives the sets in canonical
//! order, that is, with ascending bits: the highest card decides, then the second highest, and so on.

use super::cards::Cards;
use super::moves::Move;
use super::patterns::{
    FIELD, FOURS, MARKS, ONES, ONES_AND_FOURS, Parts, STRAIGHT, THREES, TOP, TWOS, TWOS_AND_THREES,
    WHEEL, at_least, by_rank, by_suit, is_straight, lowest, of_suit, parts, places, ranks,
    straights, suits, wheels,
};
use super::sets::{Line, Set};

/// Adds what a seat with this hand may play on an empty pile.
pub(super) fn lead(hand: u64, moves: &mut Vec<Move>) {
    for line in Line::ALL {
        of_line(hand, line, |cards| moves.push(Move::play(line, cards)));
    }
}

/// Adds what a seat with this hand may do after `last`: pass, or play what beats it.
pub(super) fn follow(hand: u64, last: &Set, moves: &mut Vec<Move>) {
    moves.push(Move::PASS);
    let own = last.line();
    if own == Line::KaraJump {
        jumps(hand, Some(last), |cards| moves.push(Move::play(own, cards)));
    } else {
        of_line(hand, own, |cards| {
            if Set::known(own, Cards::from_bits(cards)).beats(last) {
                moves.push(Move::play(own, cards));
            }
        });
    }
    if own >= Line::KaraJump {
        for line in Line::ALL.into_iter().filter(|&line| line > own) {
            of_line(hand, line, |cards| moves.push(Move::play(line, cards)));
        }
    }
}

/// All sets of one line.
fn of_line(hand: u64, line: Line, mut found: impl FnMut(u64)) {
    match line {
        Line::Solo => of_rank(hand, &ONES, MARKS, found),
        Line::Ship => of_rank(hand, &TWOS, at_least(by_rank(hand), 2), found),
        Line::Trips => of_rank(hand, &THREES, at_least(by_rank(hand), 3), found),
        Line::KaraJump => jumps(hand, None, found),
        Line::Mr => mixed_straights(hand, found),
        Line::Umbrella => of_two_ranks(hand, [(2, &TWOS), (3, &THREES)], &TWOS_AND_THREES, found),
        Line::Honey => of_one_suit(hand, found),
        Line::Quads => of_two_ranks(hand, [(1, &ONES), (4, &FOURS)], &ONES_AND_FOURS, found),
        Line::MrHoney => straights_of_one_suit(hand, found),
        Line::Kara5 => places(at_least(by_rank(hand), 5)).for_each(|place| found(FIELD << place)),
    }
}

/// These parts of each of the marked ranks.
fn of_rank(hand: u64, table: &Parts, marks: u64, mut found: impl FnMut(u64)) {
    for place in places(marks) {
        parts(table, hand, place).for_each(&mut found);
    }
}

/// A part of one size of one rank, and a part of the other size of another rank; `both` has the parts
/// of either size.
fn of_two_ranks(
    hand: u64,
    [few, many]: [(u64, &Parts); 2],
    both: &Parts,
    mut found: impl FnMut(u64),
) {
    let counts = by_rank(hand);
    let (with_few, with_many) = (at_least(counts, few.0), at_least(counts, many.0));
    if with_many == 0 {
        return;
    }
    for place in places(with_few) {
        for high in parts(both, hand, place) {
            let is_few = u64::from(high.count_ones()) == few.0;
            let (marks, table) = if is_few { (with_many, many.1) } else { (with_few, few.1) };
            for lower in places(marks & ((1 << place) - 1)) {
                parts(table, hand, lower).for_each(|low| found(high | low));
            }
        }
    }
}

/// Straights in one suit (4.6).
fn straights_of_one_suit(hand: u64, mut found: impl FnMut(u64)) {
    const HIGHEST: u32 = TOP - 20;
    let (bits, wheels) = (straights(hand), wheels(hand));
    for place in places(bits & ((1 << HIGHEST) - 1)) {
        found(STRAIGHT << place);
    }
    for suit in 0..5 {
        if wheels >> suit & 1 != 0 {
            found(WHEEL << suit);
        }
        if bits >> (HIGHEST + suit) & 1 != 0 {
            found(STRAIGHT << (HIGHEST + suit));
        }
    }
}

/// Straights that are not in one suit (4.6).
fn mixed_straights(hand: u64, mut found: impl FnMut(u64)) {
    let marks = ranks(hand);
    let (bits, has_wheel) = (straights(marks), wheels(marks) & 1 != 0);
    for top in places(bits << 20 & MARKS | u64::from(has_wheel) << TOP) {
        let has_plain = bits << 20 >> top & 1 != 0;
        for high in parts(&ONES, hand, top) {
            if top == TOP && has_wheel {
                product(hand, high, 20, &mut found);
            }
            if has_plain {
                product(hand, high, top, &mut found);
            }
        }
    }
}

/// `high` with a card of each of the four ranks below `place`, unless all have one suit.
fn product(hand: u64, high: u64, place: u32, found: &mut impl FnMut(u64)) {
    for second in parts(&ONES, hand, place - 5) {
        for third in parts(&ONES, hand, place - 10) {
            for fourth in parts(&ONES, hand, place - 15) {
                for fifth in parts(&ONES, hand, place - 20) {
                    let cards = high | second | third | fourth | fifth;
                    if suits(cards) & (suits(cards) - 1) != 0 {
                        found(cards);
                    }
                }
            }
        }
    }
}

/// Five cards of one suit that are no straight.
fn of_one_suit(hand: u64, mut found: impl FnMut(u64)) {
    if by_suit(hand).iter().all(|&count| count < 5) {
        return;
    }
    for first in places(hand) {
        let suit = of_suit(hand & ((1 << first) - 1), first as usize % 5);
        for second in places(suit) {
            for third in places(suit & ((1 << second) - 1)) {
                for fourth in places(suit & ((1 << third) - 1)) {
                    for fifth in places(suit & ((1 << fourth) - 1)) {
                        let marks = 1 << (first / 5 * 5)
                            | 1 << second
                            | 1 << third
                            | 1 << fourth
                            | 1 << fifth;
                        if !is_straight(marks) {
                            found(marks << (first % 5));
                        }
                    }
                }
            }
        }
    }
}

/// Five suits and five ranks that are no straight; of them, those that beat `last`.
fn jumps(hand: u64, last: Option<&Set>, found: impl FnMut(u64)) {
    let floor = last.map_or(0, |last| ranks(last.cards().bits()));
    let mut jumps = Jumps { last, found };
    if suits(hand) == FIELD {
        jumps.descend(hand, FIELD, 0, floor);
    }
}

struct Jumps<'a, F> {
    last: Option<&'a Set>,
    found: F,
}

/// By a card: the cards of lower ranks and other suits.
static LOWER: [u64; 60] = {
    let mut lower = [0; 60];
    let mut place = 0;
    while place < 60 {
        lower[place] = ((1 << (place / 5 * 5)) - 1) & !(MARKS << (place % 5));
        place += 1;
    }
    lower
};

impl<F: FnMut(u64)> Jumps<'_, F> {
    /// Adds to `chosen` a card of each of the `missing` suits, from the cards in `rest`, which are of
    /// those suits and of lower ranks than the chosen ones. With a `floor`, which has as many marks as
    /// suits are missing, the ranks chosen so far are equal to those of the last set, and the floor
    /// has its other ranks.
    fn descend(&mut self, rest: u64, missing: u64, chosen: u64, floor: u64) {
        if missing & (missing - 1) == 0 {
            return self.finish(rest, chosen, floor);
        }
        let high = if floor == 0 { 0 } else { 63 - floor.leading_zeros() };
        for place in places(rest & u64::MAX << high) {
            let (rest, missing) = (rest & LOWER[place as usize], missing & !(1 << (place % 5)));
            if suits(rest) == missing {
                let is_equal = floor != 0 && place < high + 5;
                let floor = if is_equal { floor & !(1 << high) } else { 0 };
                self.descend(rest, missing, chosen | 1 << place, floor);
            }
        }
    }

    /// Adds the last card.
    fn finish(&mut self, rest: u64, chosen: u64, floor: u64) {
        const FOUR: u64 = 1 | 1 << 5 | 1 << 10 | 1 << 15;
        let marks = ranks(chosen);
        let low = marks.trailing_zeros();
        let mut last_cards = rest;
        if marks == WHEEL & !1 {
            last_cards &= !FIELD;
        } else if low > 0 && marks == FOUR << low {
            last_cards &= !(FIELD << (low - 5));
        }
        if floor != 0 {
            let lowest_place = floor.trailing_zeros();
            for place in places(last_cards & u64::MAX << lowest_place) {
                let cards = chosen | 1 << place;
                let set = Set::known(Line::KaraJump, Cards::from_bits(cards));
                if self.last.is_none_or(|last| set.beats(last)) {
                    (self.found)(cards);
                }
            }
            return;
        }
        while last_cards != 0 {
            (self.found)(chosen | lowest(last_cards));
            last_cards &= last_cards - 1;
        }
    }
}
