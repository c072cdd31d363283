//! Patterns in the bits of a hand, for speed: of the lists of moves, and of bots that look at many
//! hands.
//!
//! A hand is a word in which every rank has five neighbouring bits, one for each suit: a *field*. A
//! word of *marks* has only the lowest bit of some fields, so a shift by five goes to the next
//! rank. A word of *numbers* has a small number in each field.

/// A mark for every rank.
pub const MARKS: u64 = {
    let (mut marks, mut rank) = (0, 0);
    while rank < 12 {
        marks |= 1 << (rank * 5);
        rank += 1;
    }
    marks
};

/// The bits of one field.
pub const FIELD: u64 = 0b11111;

/// How far the field of the highest rank is shifted.
pub const TOP: u32 = 55;

/// The sum of the numbers in all fields, which must be at most 31: a product adds up, in its
/// highest field, what all fields hold.
#[inline]
pub const fn sum(numbers: u64) -> u32 {
    (numbers.wrapping_mul(MARKS) >> TOP) as u32 & 31
}

/// How many marks there are.
#[inline]
pub const fn count(marks: u64) -> u32 {
    sum(marks)
}

/// How many cards of each rank there are.
#[inline]
pub const fn by_rank(cards: u64) -> u64 {
    (cards & MARKS)
        + (cards >> 1 & MARKS)
        + (cards >> 2 & MARKS)
        + (cards >> 3 & MARKS)
        + (cards >> 4 & MARKS)
}

/// The ranks whose number, from 0 to 7, is at least `least` (1 to 8).
#[inline]
pub const fn at_least(numbers: u64, least: u64) -> u64 {
    (numbers + MARKS * (8 - least)) >> 3 & MARKS
}

/// The ranks that are there at all.
#[inline]
pub const fn ranks(cards: u64) -> u64 {
    (cards | cards >> 1 | cards >> 2 | cards >> 3 | cards >> 4) & MARKS
}

/// The suits that are there at all, a bit each.
#[inline]
pub const fn suits(cards: u64) -> u64 {
    let half = cards | cards >> 30;
    let quarter = half | half >> 15;
    (quarter | quarter >> 5 | quarter >> 10) & FIELD
}

/// The cards of one suit, as marks.
#[inline]
pub const fn of_suit(cards: u64, suit: usize) -> u64 {
    cards >> suit & MARKS
}

/// How many cards of each suit there are.
#[inline]
pub fn by_suit(cards: u64) -> [u32; 5] {
    std::array::from_fn(|suit| count(of_suit(cards, suit)))
}

/// The bits from which five fields on stand bits at the same place: of marks, the lowest ranks of
/// straights that do not wrap around (4.6); of cards, the lowest cards of those in one suit.
#[inline]
pub const fn straights(bits: u64) -> u64 {
    bits & bits >> 5 & bits >> 10 & bits >> 15 & bits >> 20
}

/// The bits of the straights `Z 5 4 3 2`, in the lowest field; otherwise as [`straights`].
#[inline]
pub const fn wheels(bits: u64) -> u64 {
    bits >> TOP & bits & bits >> 5 & bits >> 10 & bits >> 15
}

/// The marks of the straight `Z 5 4 3 2`.
pub const WHEEL: u64 = 1 << TOP | 1 << 15 | 1 << 10 | 1 << 5 | 1;

/// The marks of the straight whose lowest rank is 2, `6 5 4 3 2`.
pub const STRAIGHT: u64 = 1 << 20 | 1 << 15 | 1 << 10 | 1 << 5 | 1;

/// Whether these five marks are a straight (4.6).
#[inline]
pub const fn is_straight(marks: u64) -> bool {
    marks == WHEEL || marks == STRAIGHT << marks.trailing_zeros()
}

/// The lowest bit alone.
#[inline]
pub const fn lowest(bits: u64) -> u64 {
    bits & bits.wrapping_neg()
}

/// The bit below which there are `place` others.
#[inline]
pub fn nth(mut bits: u64, place: u32) -> u64 {
    for _ in 0..place {
        bits &= bits - 1;
    }
    lowest(bits)
}

/// The places of the bits, ascending.
#[inline]
pub fn places(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros();
        bits &= bits - 1;
        Some(place)
    })
}

/// The binomial coefficient.
pub(super) const fn choose(all: u32, chosen: u32) -> u32 {
    let (mut product, mut step) = (1, 0);
    while step < chosen {
        if all < chosen {
            return 0;
        }
        product = product * (all - step) / (step + 1);
        step += 1;
    }
    product
}

/// By a field: some of its parts, ascending; 0 after the last.
pub(super) type Parts = [[u8; 21]; 32];

/// The parts of each field whose sizes are these.
const fn parts_of(size: u32, or_size: u32) -> Parts {
    let mut parts = [[0; 21]; 32];
    let mut field: usize = 0;
    while field < 32 {
        let (mut found, mut part) = (0, 1);
        while part <= field {
            let fits = part.count_ones() == size || part.count_ones() == or_size;
            if fits && part & !field == 0 {
                parts[field][found] = part as u8;
                found += 1;
            }
            part += 1;
        }
        field += 1;
    }
    parts
}

pub(super) static ONES: Parts = parts_of(1, 1);
pub(super) static TWOS: Parts = parts_of(2, 2);
pub(super) static THREES: Parts = parts_of(3, 3);
pub(super) static FOURS: Parts = parts_of(4, 4);
pub(super) static TWOS_AND_THREES: Parts = parts_of(2, 3);
pub(super) static ONES_AND_FOURS: Parts = parts_of(1, 4);

/// The parts of the field at this place, as bits of the hand, ascending.
#[inline]
pub(super) fn parts(table: &Parts, cards: u64, place: u32) -> impl Iterator<Item = u64> + use<'_> {
    let list = &table[(cards >> place & FIELD) as usize];
    list.iter().take_while(|&&part| part != 0).map(move |&part| u64::from(part) << place)
}

#[cfg(test)]
mod tests {
    use kit::Seed;

    use super::*;

    #[test]
    fn patterns_are_what_they_say() {
        let mut rng = Seed::from_number(3).rng("patterns", 0);
        for round in 0..20_000 {
            let mut places: Vec<u32> = (0..60).collect();
            rng.shuffle(&mut places);
            let cards = places[..round % 31].iter().fold(0u64, |bits, place| bits | 1 << place);
            let field = |rank: u32| (cards >> (5 * rank) & 31).count_ones();
            for rank in 0..12 {
                assert_eq!(by_rank(cards) >> (5 * rank) & 31, u64::from(field(rank)));
                assert_eq!(ranks(cards) >> (5 * rank) & 31, u64::from(field(rank) > 0));
                for least in 1..=8 {
                    let marks = at_least(by_rank(cards), least);
                    assert_eq!(
                        marks >> (5 * rank) & 31,
                        u64::from(u64::from(field(rank)) >= least)
                    );
                }
            }
            assert_eq!(sum(by_rank(cards)), cards.count_ones());
            for suit in 0..5 {
                let of_suit = (0..12).filter(|rank| cards >> (5 * rank + suit) & 1 != 0).count();
                assert_eq!(by_suit(cards)[suit as usize] as usize, of_suit);
                assert_eq!(suits(cards) >> suit & 1, u64::from(of_suit > 0));
            }
        }
    }

    #[test]
    fn parts_of_a_field() {
        let sizes: [(&Parts, &[u32]); 6] = [
            (&ONES, &[1]),
            (&TWOS, &[2]),
            (&THREES, &[3]),
            (&FOURS, &[4]),
            (&TWOS_AND_THREES, &[2, 3]),
            (&ONES_AND_FOURS, &[1, 4]),
        ];
        for (table, sizes) in sizes {
            for field in 0..32u64 {
                let parts: Vec<u64> = parts(table, field << 10, 10).collect();
                assert!(parts.is_sorted());
                let count: u32 = sizes.iter().map(|&size| choose(field.count_ones(), size)).sum();
                assert_eq!(parts.len() as u32, count);
                assert!(parts.iter().all(|part| part & !(field << 10) == 0));
            }
        }
    }
}
