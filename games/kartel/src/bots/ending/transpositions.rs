//! Kartel: the transposition table of the ending search, and its keys, which are the same for
//! positions that differ only in names.
//!
//! For two open hands only the order of their ranks matters: ranks that lie between the same two
//! ranks of the other seat can change places, and if nobody holds a book, ranks that nobody holds
//! can be left out.

use crate::{
    Set, SetKind,
    patterns::{FIELD, MARKS, places, ranks},
};

use super::super::hand::{Hand, fields};
use super::Position;

/// As a power of two.
const SIZE_MAX: u32 = 18;

/// Equal positions have equal keys; different ones have different keys.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key([u64; 2]);

/// Bounds of a position's value, in cards.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
    /// The index of the best move in its list.
    pub(super) best: u8,
}

impl Bounds {
    pub(super) const UNKNOWN: Self = Self { least: i8::MIN, most: i8::MAX, best: 0 };
}

/// A new entry replaces an old one.
pub(super) struct Transpositions {
    entries: Vec<(Key, Bounds)>,
    shift: u32,
}

impl Transpositions {
    /// `cards` are those of both hands together.
    pub(super) fn new(cards: u32) -> Self {
        let size = cards.clamp(8, SIZE_MAX);
        Self { entries: vec![(Key([0; 2]), Bounds::UNKNOWN); 1 << size], shift: 64 - size }
    }

    pub(super) fn bounds(&self, key: Key) -> Bounds {
        let (at, bounds) = self.entries[self.slot(key)];
        if at == key { bounds } else { Bounds::UNKNOWN }
    }

    pub(super) fn keep(&mut self, key: Key, bounds: Bounds) {
        let slot = self.slot(key);
        self.entries[slot] = (key, bounds);
    }

    const fn slot(&self, key: Key) -> usize {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = key.0[0].wrapping_mul(ODD).rotate_left(29) ^ key.0[1];
        let mixed = mixed.wrapping_mul(ODD);
        ((mixed ^ mixed >> 31).wrapping_mul(ODD) >> self.shift) as usize
    }
}

impl Key {
    /// The key of a position in which no book is to be beaten. `books` says exactly who holds one.
    pub(super) fn new(at: &Position) -> Self {
        let mark = at.last.as_ref().map_or(0, |last| 1 << (5 * last.height()));
        let (mut own, mut other) = (at.own, at.other);
        if !at.books[0] {
            own = in_order(at.own, ranks(at.other) | mark);
        }
        if !at.books[1] {
            other = in_order(at.other, ranks(at.own) | mark);
        }
        let mut height = mark.trailing_zeros();
        // No book can be lost or made by leaving ranks out.
        let bare = at.books == [false; 2];
        if bare {
            (own, other, height) = without_gaps(own, other, mark);
        }
        let last = at.last.as_ref().map_or(0, |last| last_code(last, at.own, height));
        Self([own | last << 60, other | (last >> 4) << 60 | u64::from(bare) << 63])
    }
}

/// A number from 1 to 84 for what is to be beaten, whose rank stands at `height`.
fn last_code(last: &Set, own: u64, height: u32) -> u64 {
    let place = last.cards().bits().trailing_zeros();
    match last.line() {
        SetKind::Solo if own >> (place / 5 * 5) & FIELD == 0 => u64::from(height) + 1,
        // Here it depends on the suit which cards of its rank beat it.
        SetKind::Solo => u64::from(height + place % 5) + 1,
        SetKind::Ship => u64::from(height / 5) + 61,
        _ => u64::from(height / 5) + 73,
    }
}

/// The hand with the groups of each gap between these ranks in order of size, from the lowest rank
/// of the gap on.
fn in_order(hand: u64, ranks: u64) -> u64 {
    let mut rest = hand & !fields(ranks);
    let mut ordered = hand ^ rest;
    while rest != 0 {
        let lowest = rest.trailing_zeros();
        let below = ranks & ((1 << lowest) - 1);
        let from = if below == 0 { 0 } else { 63 - below.leading_zeros() + 5 };
        let above = ranks >> lowest << lowest;
        let gap = if above == 0 { u64::MAX } else { (above & above.wrapping_neg()) - 1 };
        for (row, marks) in Hand::new(rest & gap).at_least.into_iter().enumerate() {
            let full = (1 << (5 * marks.count_ones())) - 1;
            ordered |= ((MARKS << row) & full) << from;
        }
        rest &= !gap;
    }
    ordered
}

/// The hands without the ranks that nobody holds, and where the rank of `mark` stands now; it is
/// kept.
fn without_gaps(own: u64, other: u64, mark: u64) -> (u64, u64, u32) {
    let (mut to, mut height) = (0, 0);
    let (mut left, mut right) = (0, 0);
    for place in places(ranks(own | other) | mark) {
        left |= (own >> place & FIELD) << to;
        right |= (other >> place & FIELD) << to;
        if mark >> place & 1 != 0 {
            height = to;
        }
        to += 5;
    }
    (left, right, height)
}
