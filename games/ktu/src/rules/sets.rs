//! The plays that a hand offers: every set of one or more of its cards of one rank, listed, or
//! counted and found by number without a list.
//!
//! A rank is four bits of a [`CardSet<French>`], and n cards of it make 2ⁿ − 1 sets: n ones, which
//! fit into the same four bits. So one word holds the counts of all ranks.

use kit::{CardSet, French, add_row};

use super::pile::Play;

/// The sets of cards of one rank that can be made of a hand.
#[derive(Clone, Copy)]
pub(super) struct Sets {
    cards: u64,
    /// In each rank's four bits: how many sets it has.
    by_rank: u64,
    /// In byte i: how many sets the ranks of bytes 0 to i of `by_rank` have. 13 × 15 is below 256.
    up_to: u64,
}

const LOW_HALF: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

impl Sets {
    #[inline]
    pub(super) fn of(cards: CardSet<French>) -> Self {
        let by_rank = count_by_rank(cards.bits());
        let by_byte = (by_rank & LOW_HALF) + (by_rank >> 4 & LOW_HALF);
        Self { cards: cards.bits(), by_rank, up_to: by_byte.wrapping_mul(EACH_BYTE) }
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        (self.up_to >> 56) as u32
    }

    /// The set with this number, below [`count`](Self::count), in canonical order.
    #[inline]
    pub(super) fn nth(self, number: u32) -> Play {
        let beyond = bytes_above(self.up_to, number) & HIGH_BITS;
        let mut at = beyond.trailing_zeros() & 0b11_1000;
        let mut number = number - ((self.up_to << 8) >> at & 0xff) as u32;
        let lower = (self.by_rank >> at & 0b1111) as u32;
        if number >= lower {
            (number, at) = (number - lower, at + 4);
        }
        let held = (self.cards >> at & 0b1111) as usize;
        Play::new(at as u8 / 4, SUBSETS[held][(number & 0b1111) as usize])
    }
}

/// Adds every play that can be made of these cards, in canonical order, each as `of_sets` has it.
#[inline]
pub(super) fn list_plays<M: Copy>(cards: CardSet<French>, of_sets: &Table<M>, plays: &mut Vec<M>) {
    let (mut rest, mut rank) = (cards.bits(), 0);
    while rest != 0 {
        let none = rest.trailing_zeros() / 4; // the next ranks, of which there is no card
        (rest, rank) = (rest >> (4 * none), rank + none as u8);
        let all = Play::new(rank, rest as u8 & 0b1111);
        add_row(
            plays,
            &of_sets[all.index()],
            usize::from(COUNTS[usize::from(rest as u8 & 0b1111)]),
        );
        (rest, rank) = (rest >> 4, rank + 1);
    }
}

/// In each four bits: 2ⁿ − 1, where n of them are set in `cards`. That is the four bits sorted,
/// ones first: a sorting network, whose comparators are an OR for the first and an AND for the
/// second.
#[inline]
const fn count_by_rank(cards: u64) -> u64 {
    const FIRST: u64 = 0x1111_1111_1111_1111;
    const EVEN: u64 = FIRST * 0b0101;
    const LOWER: u64 = FIRST * 0b0011;
    const OUTER: u64 = FIRST * 0b1001;
    let (a, b) = (cards & EVEN, (cards >> 1) & EVEN); // bits 0 and 1, 2 and 3
    let pairs = (a | b) | ((a & b) << 1);
    let (a, b) = (pairs & LOWER, (pairs >> 2) & LOWER); // bits 0 and 2, 1 and 3
    let crossed = (a | b) | ((a & b) << 2);
    let (a, b) = ((crossed >> 1) & FIRST, (crossed >> 2) & FIRST); // bits 1 and 2
    (crossed & OUTER) | ((a | b) << 1) | ((a & b) << 2)
}

/// The high bit of each byte that is greater than `number`; other bits mean nothing.
#[inline]
const fn bytes_above(bytes: u64, number: u32) -> u64 {
    let number = number as u64 * EACH_BYTE;
    // number − byte, with the high bits apart, so that nothing is borrowed from the next byte.
    let low = (number | HIGH_BITS) - (bytes & !HIGH_BITS);
    let at_most = (number & !bytes) | (!(number ^ bytes) & low);
    !at_most
}

/// By the cards of a rank, four bits: its non-empty subsets, ascending.
const SUBSETS: [[u8; 16]; 16] = {
    let mut subsets = [[0; 16]; 16];
    let mut held = 0;
    while held < 16 {
        let (mut set, mut number) = (1, 0);
        while set < 16 {
            if set & !held == 0 {
                subsets[held as usize][number] = set;
                number += 1;
            }
            set += 1;
        }
        held += 1;
    }
    subsets
};

/// By the play of all cards of a rank: something for each play of one or more of them, in canonical
/// order; what stands behind them means nothing.
pub(super) type Table<M> = [[M; 16]; 256];

/// The plays themselves.
pub(super) const PLAYS: Table<Play> = {
    let mut plays = [[Play::new(0, 0); 16]; 256];
    let mut at = 0;
    while at < 256 * 16 {
        let (all, number) = (at / 16, at % 16);
        plays[all][number] = Play::new((all / 16) as u8, SUBSETS[all % 16][number]);
        at += 1;
    }
    plays
};

/// By the cards of a rank, four bits: how many non-empty subsets they have.
const COUNTS: [u8; 16] = [0, 1, 1, 3, 1, 3, 3, 7, 1, 3, 3, 7, 3, 7, 7, 15];

#[cfg(test)]
mod tests {
    use kit::Seed;

    use super::*;

    /// The obvious definition: all subsets of each rank.
    fn slow(cards: u64) -> Vec<u64> {
        let ranks = (0..13).flat_map(|rank| (1..16_u64).map(move |suits| suits << (4 * rank)));
        ranks.filter(|set| set & !cards == 0).collect()
    }

    #[test]
    fn sets_are_counted_and_found() {
        let mut rng = Seed::from_number(3).rng("test", 0);
        let check = |cards: u64| {
            let (sets, slow) = (Sets::of(CardSet::from_bits(cards)), slow(cards));
            let mut listed = Vec::new();
            list_plays(CardSet::from_bits(cards), &PLAYS, &mut listed);
            let plays = slow.iter().map(|&set| Play::of(CardSet::from_bits(set)));
            assert_eq!(listed, plays.collect::<Vec<_>>());
            assert_eq!(sets.count() as usize, slow.len(), "{cards:x}");
            for (number, &set) in slow.iter().enumerate() {
                assert_eq!(
                    sets.nth(number as u32).cards().bits(),
                    set,
                    "{cards:x} number {number}"
                );
            }
        };
        check(0);
        check(CardSet::<French>::ALL.bits());
        for _ in 0..3000 {
            let mut bits = || u64::from(rng.bits()) << 32 | u64::from(rng.bits());
            let (a, b, c) = (bits(), bits(), bits());
            let all = CardSet::<French>::ALL.bits();
            [a, a & b, a & b & c, a | b].into_iter().for_each(|cards| check(cards & all));
        }
    }
}
