//! Whether a hand holds a chain of cards, each fitting the one before it, that pays what a joker
//! owes (4.1).
//!
//! Hands are bits by place, as in [`Face::fits`]. A second copy of a card (from another deck) is
//! not seen, so with several decks a hand may hold a longer chain than is found here.

use kit::Indexed as _;

use crate::{FRENCH, Face};

/// After how many cards a search stops; few hands have a chain that takes more to find.
const TRIED_MAX: u32 = 60;

/// The clubs; the other suits are shifted by one to three places.
const CLUBS: u64 = 0x1_1111_1111_1111;

/// Whether these cards, without jokers, hold a chain of `owed` cards that begins in `first`.
/// Cards that count more are tried earlier.
#[inline]
pub(super) fn pays(cards: u64, first: u64, owed: u32) -> bool {
    let cards = cards & FRENCH;
    if owed <= 1 || cards & first == 0 {
        return owed == 0 || cards & first != 0;
    }
    // A suit is a chain. The first card may lead it.
    for suit in 0..4 {
        let same = cards & CLUBS << suit;
        if same & first != 0 && same.count_ones() >= owed {
            return true;
        }
    }
    let mut left = TRIED_MAX;
    cards.count_ones() >= owed && extends(cards, first, owed, &mut left)
}

fn extends(cards: u64, first: u64, owed: u32, left: &mut u32) -> bool {
    let mut open = cards & first;
    if owed <= 1 {
        return owed == 0 || open != 0;
    }
    while open != 0 && *left > 0 {
        *left -= 1;
        let bit = open & open.wrapping_neg();
        open ^= bit;
        let face = Face::from_index(bit.trailing_zeros() as usize);
        let next = (cards ^ bit) & face.fits();
        if next != 0 && (owed == 2 || extends(cards ^ bit, face.fits(), owed - 1, left)) {
            return true;
        }
    }
    false
}
