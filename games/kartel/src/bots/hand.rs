//! A hand by its ranks, and its few books that are worth trying: of each line the cheapest.

use crate::{
    Move, Set, SetKind,
    patterns::{
        FIELD, MARKS, STRAIGHT, TOP, WHEEL, is_straight, lowest, of_suit, places, ranks, straights,
        suits, wheels,
    },
};

/// The ranks 2 to 8 and 2 to 5, as marks; low ranks weigh more.
const LOW: u64 = MARKS & ((1 << 35) - 1);
const LOWEST: u64 = MARKS & ((1 << 20) - 1);

/// The lower four cards of every field, the lower three, and the lowest.
const FOUR: u64 = MARKS * 0b01111;
const THREE: u64 = MARKS * 0b00111;
const ONE: u64 = MARKS;

/// A hand, and its ranks with at least one, two, three, four and five cards, as marks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) bits: u64,
    pub(super) at_least: [u64; 5],
}

#[inline]
pub(super) const fn fields(marks: u64) -> u64 {
    marks * FIELD
}

/// The highest bit alone; none if there is none.
#[inline]
pub(super) const fn highest(bits: u64) -> u64 {
    if bits == 0 { 0 } else { 1 << (63 - bits.leading_zeros()) }
}

#[inline]
pub(super) const fn mark_of(card: u64) -> u64 {
    ranks(card)
}

/// What it is worth to be rid of these ranks; low ones are harder to get rid of.
#[inline]
pub(super) const fn weight(marks: u64) -> i32 {
    (3 * marks.count_ones() + 3 * (marks & LOW).count_ones() + 3 * (marks & LOWEST).count_ones())
        as i32
}

/// The line of these five cards (4.5), if they are a book.
#[inline]
pub(super) const fn line_of_book(cards: u64) -> Option<SetKind> {
    let marks = ranks(cards);
    match marks.count_ones() {
        1 => Some(SetKind::Kara5),
        2 => {
            // One rank has one card or four, or it has two or three.
            let low = (cards & ((marks & marks.wrapping_neg()) * FIELD)).count_ones();
            Some(if low == 1 || low == 4 { SetKind::Quads } else { SetKind::Umbrella })
        }
        5 => match (suits(cards).count_ones(), is_straight(marks)) {
            (1, true) => Some(SetKind::MrHoney),
            (1, false) => Some(SetKind::Honey),
            (_, true) => Some(SetKind::Mr),
            (5, false) => Some(SetKind::KaraJump),
            _ => None,
        },
        _ => None,
    }
}

/// The ranks whose number, counted from 0, has this binary digit.
const fn with_digit(digit: u32) -> u64 {
    let (mut marks, mut rank) = (0, 0);
    while rank < 12 {
        if rank >> digit & 1 != 0 {
            marks |= 1 << (5 * rank);
        }
        rank += 1;
    }
    marks
}

/// The sum over these ranks of how far each is below a rank 14; the lowest rank is 0.
#[inline]
const fn height_missing(marks: u64) -> i32 {
    const DIGITS: [u64; 4] = [with_digit(0), with_digit(1), with_digit(2), with_digit(3)];
    let [a, b, c, d] = DIGITS;
    let low = (marks & a).count_ones() + 2 * (marks & b).count_ones();
    let high = 4 * (marks & c).count_ones() + 8 * (marks & d).count_ones();
    14 * marks.count_ones() as i32 - (low + high) as i32
}

impl Hand {
    #[inline]
    pub(super) const fn new(bits: u64) -> Self {
        let [a, b, c, d, e] = [
            bits & MARKS,
            bits >> 1 & MARKS,
            bits >> 2 & MARKS,
            bits >> 3 & MARKS,
            bits >> 4 & MARKS,
        ];
        // Each mark drops into the first of five rows that has none yet.
        let (r1, r2) = (a | b, a & b);
        let (r1, r2, r3) = (r1 | c, r2 | r1 & c, r2 & c);
        let (r1, r2, r3, r4) = (r1 | d, r2 | r1 & d, r3 | r2 & d, r3 & d);
        let at_least = [r1 | e, r2 | r1 & e, r3 | r2 & e, r4 | r3 & e, r4 & e];
        Self { bits, at_least }
    }

    /// `size` is 1 to 4.
    #[inline]
    pub(super) const fn exactly(&self, size: usize) -> u64 {
        self.at_least[size - 1] & !self.at_least[size]
    }

    /// The cards that are alone in their rank.
    #[inline]
    pub(super) const fn singles(&self) -> u64 {
        self.bits & fields(self.exactly(1))
    }

    #[inline]
    const fn lowest_of_ranks(&self) -> u64 {
        let mut above = (self.bits & FOUR) << 1;
        above |= (above & FOUR & !ONE) << 1;
        above |= (above & THREE & !ONE) << 2;
        self.bits & !above
    }

    /// What it is worth to a simple player to play this set: more for ranks that it empties, and
    /// for more cards.
    #[inline]
    pub(super) const fn worth(&self, cards: u64) -> i32 {
        let gone = self.at_least[0] & !ranks(self.bits & !cards);
        height_missing(gone) + cards.count_ones() as i32
    }

    /// The whole group of up to three cards of a rank that is worth most to play.
    #[inline]
    pub(super) fn group(&self) -> Option<(i32, SetKind, u64)> {
        let lines = [SetKind::Solo, SetKind::Ship, SetKind::Trips];
        let groups = lines.into_iter().filter_map(|line| {
            let low = lowest(self.exactly(line.size()));
            let cards = self.bits & fields(low);
            (low != 0).then(|| (height_missing(low) + line.size() as i32, line, cards))
        });
        // Of equals the one with more cards.
        groups.max_by_key(|&(worth, ..)| worth)
    }

    /// Finds a few of the cheapest books that beat `last`; at least one if all cards are one book.
    #[inline]
    pub(super) fn books(&self, last: Option<&Set>, mut found: impl FnMut(SetKind, u64)) {
        let size = self.bits.count_ones();
        if size < 5 {
            return;
        }
        let mut beats = |line: SetKind, cards: u64| {
            let is_higher = last.is_none_or(|last| {
                line > last.line()
                    || line == last.line()
                        && Move::play(line, cards).set().is_some_and(|set| set.beats(last))
            });
            if is_higher {
                found(line, cards);
            }
        };
        if size == 5 {
            if let Some(line) = line_of_book(self.bits) {
                beats(line, self.bits);
            }
            return;
        }
        let own = last.map_or(SetKind::KaraJump, Set::line);
        // The height to exceed, if only a higher book of the line will do.
        let floor = |line: SetKind| match last {
            Some(last) if last.line() == line => Some(last.height()),
            _ => None,
        };
        if own <= SetKind::KaraJump {
            self.jump(floor(SetKind::KaraJump), &mut beats);
        }
        if own <= SetKind::Mr {
            self.straight(floor(SetKind::Mr), &mut beats);
        }
        if own <= SetKind::Umbrella {
            self.umbrella(floor(SetKind::Umbrella), &mut beats);
        }
        if own <= SetKind::MrHoney {
            self.suited(floor(SetKind::Honey), &mut beats);
        }
        if own <= SetKind::Quads {
            self.quads(floor(SetKind::Quads), &mut beats);
        }
        if self.at_least[4] != 0 {
            let above =
                floor(SetKind::Kara5).map_or(u64::MAX, |height| u64::MAX << (5 * height) << 5);
            let mark = lowest(self.at_least[4] & above);
            if mark != 0 {
                beats(SetKind::Kara5, fields(mark));
            }
        }
    }

    /// A KARA Jump of low cards, alone in their ranks as far as possible.
    #[inline]
    fn jump(&self, floor: Option<u64>, beats: &mut impl FnMut(SetKind, u64)) {
        if suits(self.bits) != FIELD {
            return;
        }
        let mut chosen = 0;
        if let Some(marks) = floor {
            let above = u64::MAX << (63 - marks.leading_zeros()) << 5;
            let tops = self.bits & above;
            let singles = tops & self.singles();
            // A card of a higher rank, or of the same rank, where the suit decides.
            let top = if singles != 0 { lowest(singles) } else { lowest(tops) };
            chosen = if top == 0 { highest(self.bits) } else { top };
        }
        let mut free = fields(MARKS & !ranks(chosen));
        let mut missing = FIELD & !suits(chosen);
        let singles = self.singles();
        for suit in places(missing) {
            let card = lowest(singles & free & MARKS << suit);
            if card != 0 {
                chosen |= card;
                free &= !fields(mark_of(card));
                missing &= !(1 << suit);
            }
        }
        for suit in places(missing) {
            let card = lowest(self.bits & free & MARKS << suit);
            if card == 0 {
                return;
            }
            chosen |= card;
            free &= !fields(mark_of(card));
        }
        let line = if is_straight(ranks(chosen)) { SetKind::Mr } else { SetKind::KaraJump };
        beats(line, chosen);
    }

    /// The lowest of the straights that break up the fewest ranks.
    #[inline]
    fn straight(&self, floor: Option<u64>, beats: &mut impl FnMut(SetKind, u64)) {
        let marks = self.at_least[0];
        let (plain, wheel) = (straights(marks), wheels(marks) & 1);
        if plain | wheel == 0 {
            return;
        }
        let from = floor.unwrap_or(0);
        let (mut best, mut fewest) = (0, 6);
        for place in places(plain) {
            let (straight, rank) = (STRAIGHT << place, u64::from(place) / 5);
            let height = if rank == 7 { 8 } else { rank };
            let broken = (straight & self.at_least[1]).count_ones();
            if height >= from && broken < fewest {
                (best, fewest) = (straight, broken);
            }
        }
        if wheel != 0 && from <= 7 && (WHEEL & self.at_least[1]).count_ones() < fewest {
            best = WHEEL;
        }
        if best != 0 {
            let cards = self.lowest_of_ranks() & fields(best);
            let line = if suits(cards).is_power_of_two() { SetKind::MrHoney } else { SetKind::Mr };
            beats(line, cards);
        }
    }

    /// The lowest trips with the lowest ship, exact ones if possible.
    #[inline]
    fn umbrella(&self, floor: Option<u64>, beats: &mut impl FnMut(SetKind, u64)) {
        let above = floor.map_or(u64::MAX, |height| u64::MAX << (5 * height));
        let threes = self.at_least[2] & above;
        if threes == 0 {
            return;
        }
        let exact = threes & self.exactly(3);
        let three = lowest(if exact != 0 { exact } else { threes });
        let twos = self.at_least[1] & !three;
        if twos == 0 {
            return;
        }
        let exact = twos & self.exactly(2);
        let two = lowest(if exact != 0 { exact } else { twos });
        beats(
            SetKind::Umbrella,
            few(self.bits & fields(three), 3) | few(self.bits & fields(two), 2),
        );
    }

    /// For each suit with five cards its lowest five, or, to beat a Honey, its highest with the
    /// lowest four; and a straight in one suit, if there is one.
    #[inline]
    fn suited(&self, floor: Option<u64>, beats: &mut impl FnMut(SetKind, u64)) {
        for suit in 0..5 {
            let marks = of_suit(self.bits, suit);
            if marks.count_ones() < 5 {
                continue;
            }
            let plain = straights(marks);
            if plain != 0 {
                beats(SetKind::MrHoney, (STRAIGHT * lowest(plain)) << suit);
            } else if marks & WHEEL == WHEEL {
                beats(SetKind::MrHoney, WHEEL << suit);
            }
            let single = marks & self.exactly(1);
            let five = if single.count_ones() >= 5 { few(single, 5) } else { few(marks, 5) };
            let five = if floor.is_some() && marks.count_ones() > 5 {
                let top = highest(marks);
                few(marks & !top, 4) | top
            } else {
                five
            };
            if !is_straight(five) {
                beats(SetKind::Honey, five << suit);
            }
        }
    }

    /// The lowest four of a rank with the lowest card that is alone in its rank.
    #[inline]
    fn quads(&self, floor: Option<u64>, beats: &mut impl FnMut(SetKind, u64)) {
        let above = floor.map_or(u64::MAX, |height| u64::MAX << (5 * height));
        let four = lowest(self.at_least[3] & above);
        if four == 0 {
            return;
        }
        let others = self.bits & !fields(four);
        let single = others & self.singles();
        let fifth = lowest(if single != 0 { single } else { others });
        if fifth != 0 {
            beats(SetKind::Quads, few(self.bits & fields(four), 4) | fifth);
        }
    }
}

#[inline]
pub(super) fn few(bits: u64, size: u32) -> u64 {
    let mut rest = bits;
    for _ in 0..size {
        rest &= rest.wrapping_sub(1);
    }
    bits & !rest
}

const _: () = assert!(TOP == 55);
