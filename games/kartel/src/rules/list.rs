//! Lists of sets that a hand holds: for every line one function, which gives the sets in canonical
//! order, that is, with ascending bits: the highest card decides, then the second highest, and so
//! on.

use super::cards::Cards;
use super::moves::Move;
use super::patterns::{
    FIELD, FOURS, MARKS, ONES, ONES_AND_FOURS, Parts, STRAIGHT, THREES, TOP, TWOS, TWOS_AND_THREES,
    WHEEL, at_least, by_rank, by_suit, is_straight, lowest, of_suit, parts, places, ranks,
    straights, suits, sum, wheels,
};
use super::sets::{Set, SetKind};

/// Adds what a seat with this hand (its cards' bits) may play on an empty pile.
pub fn lead(hand: u64, moves: &mut Vec<Move>) {
    for line in SetKind::ALL {
        of_line(hand, line, |cards| moves.push(Move::play(line, cards)));
    }
}

/// Adds what a seat with this hand may do after `last`: pass, or play what beats it.
pub fn follow(hand: u64, last: &Set, moves: &mut Vec<Move>) {
    moves.push(Move::PASS);
    let own = last.line();
    if own < SetKind::KaraJump {
        return of_line(last.beaten_by(hand), own, |cards| moves.push(Move::play(own, cards)));
    }
    if sum(by_rank(hand)) < 5 {
        return;
    }
    if own == SetKind::KaraJump {
        jumps(hand, Some(last), |cards| moves.push(Move::play(own, cards)));
    } else {
        of_line(hand, own, |cards| {
            if Set::known(own, Cards::from_bits(cards)).beats(last) {
                moves.push(Move::play(own, cards));
            }
        });
    }
    for line in SetKind::ALL.into_iter().skip(own as usize + 1) {
        of_line(hand, line, |cards| moves.push(Move::play(line, cards)));
    }
}

/// Whether a seat with this hand holds something that beats `last`. The highest lines are looked at
/// first: they are the quickest.
pub(super) fn can_follow(hand: u64, last: &Set) -> bool {
    let own = last.line();
    let mut found = false;
    if own < SetKind::KaraJump {
        of_line(last.beaten_by(hand), own, |_| found = true);
        return found;
    }
    for line in SetKind::ALL.into_iter().skip(own as usize + 1).rev() {
        of_line(hand, line, |_| found = true);
        if found {
            return true;
        }
    }
    let beats = |cards| Set::known(own, Cards::from_bits(cards)).beats(last);
    if own == SetKind::KaraJump {
        jumps(hand, Some(last), |_| found = true);
    } else {
        of_line(hand, own, |cards| found = found || beats(cards));
    }
    found
}

fn of_line(hand: u64, line: SetKind, mut found: impl FnMut(u64)) {
    match line {
        SetKind::Solo => of_rank(hand, &ONES, MARKS, found),
        SetKind::Ship => of_rank(hand, &TWOS, at_least(by_rank(hand), 2), found),
        SetKind::Trips => of_rank(hand, &THREES, at_least(by_rank(hand), 3), found),
        SetKind::KaraJump => jumps(hand, None, found),
        SetKind::Mr => mixed_straights(hand, found),
        SetKind::Umbrella => {
            of_two_ranks(hand, [(2, &TWOS), (3, &THREES)], &TWOS_AND_THREES, found)
        }
        SetKind::Honey => of_one_suit(hand, found),
        SetKind::Quads => of_two_ranks(hand, [(1, &ONES), (4, &FOURS)], &ONES_AND_FOURS, found),
        SetKind::MrHoney => straights_of_one_suit(hand, found),
        SetKind::Kara5 => {
            places(at_least(by_rank(hand), 5)).for_each(|place| found(FIELD << place))
        }
    }
}

/// These parts of each of the marked ranks.
fn of_rank(hand: u64, table: &Parts, marks: u64, mut found: impl FnMut(u64)) {
    for place in places(marks) {
        parts(table, hand, place).for_each(&mut found);
    }
}

/// A part of one size of one rank, and a part of the other size of another rank; `both` has the
/// parts of either size.
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
    let rest = Rest { cards: hand, suits: FIELD };
    let floor = last.map_or(0, |last| ranks(last.cards().bits()));
    if suits(hand) == FIELD {
        Jumps { last, found }.descend(rest, Chosen::default(), floor);
    }
}

/// What can still be chosen for a KARA Jump: the cards of the suits that are missing and of lower
/// ranks than the chosen ones.
#[derive(Clone, Copy)]
struct Rest {
    cards: u64,
    suits: u64,
}

/// Highest card first.
#[derive(Clone, Copy, Default)]
struct Chosen {
    cards: u64,
    marks: u64,
}

struct Choice {
    /// The cards of lower ranks and other suits, and the other suits.
    rest: Rest,
    mark: u64,
}

/// By a card.
static CHOICES: [Choice; 60] = {
    let mut choices = [const { Choice { rest: Rest { cards: 0, suits: 0 }, mark: 0 } }; 60];
    let mut place = 0;
    while place < 60 {
        let (mark, suit) = (1 << (place / 5 * 5), place % 5);
        let rest = Rest { cards: (mark - 1) & !(MARKS << suit), suits: FIELD & !(1 << suit) };
        choices[place] = Choice { rest, mark };
        place += 1;
    }
    choices
};

struct Jumps<'a, F> {
    last: Option<&'a Set>,
    found: F,
}

impl<F: FnMut(u64)> Jumps<'_, F> {
    /// Chooses one more card, and then the others. With a `floor`, the ranks chosen so far are
    /// equal to the highest of the last set, and the floor has its other ranks.
    fn descend(&mut self, rest: Rest, chosen: Chosen, floor: u64) {
        let high = if floor == 0 { 0 } else { 63 - floor.leading_zeros() };
        for place in places(rest.cards & u64::MAX << high) {
            let choice = &CHOICES[place as usize];
            let rest = Rest {
                cards: rest.cards & choice.rest.cards,
                suits: rest.suits & choice.rest.suits,
            };
            let cards = chosen.cards | 1 << place;
            let chosen = Chosen { cards, marks: chosen.marks | choice.mark };
            // The card's rank is not below the floor's highest; if it is that, the floor stays.
            let floor = if choice.mark == 1 << high { floor & !(1 << high) } else { 0 };
            if rest.suits & (rest.suits - 1) == 0 {
                self.finish(rest.cards, chosen, floor);
            } else if suits(rest.cards) == rest.suits {
                self.descend(rest, chosen, floor);
            }
        }
    }

    #[inline]
    fn finish(&mut self, rest: u64, chosen: Chosen, floor: u64) {
        const FOUR: u64 = 1 | 1 << 5 | 1 << 10 | 1 << 15;
        let low = chosen.marks.trailing_zeros();
        let lowest_place = if floor == 0 { 0 } else { floor.trailing_zeros() };
        let mut last_cards = rest & u64::MAX << lowest_place;
        if chosen.marks == WHEEL & !1 {
            last_cards &= !FIELD;
        } else if low > 0 && chosen.marks == FOUR << low {
            last_cards &= !(FIELD << (low - 5));
        }
        while last_cards != 0 {
            let cards = chosen.cards | lowest(last_cards);
            last_cards &= last_cards - 1;
            if floor == 0 || self.beats(cards) {
                (self.found)(cards);
            }
        }
    }

    fn beats(&self, cards: u64) -> bool {
        let set = Set::known(SetKind::KaraJump, Cards::from_bits(cards));
        self.last.is_none_or(|last| set.beats(last))
    }
}
