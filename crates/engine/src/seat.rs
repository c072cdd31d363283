//! Seats, sets of seats, and containers keyed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rng::Rng;

/// The most seats that a table can have.
pub const SEATS_MAX: usize = 10;

/// Which way play goes round a table, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// To the left.
    Clockwise,
    /// To the right.
    CounterClockwise,
}

impl Direction {
    /// Its name in text and JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clockwise => "clockwise",
            Self::CounterClockwise => "counterclockwise",
        }
    }
}

/// A place at the table, numbered from 0 in play order.
///
/// # Examples
///
/// ```
/// # use engine::{Seat, SeatCount};
/// let seats = SeatCount::new(4).expect("four is a seat count");
/// let last = Seat::new(3).expect("3 is a seat");
/// assert_eq!(seats.after(last), Seat::FIRST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, or `None` from [`SEATS_MAX`] on.
    pub const fn new(number: usize) -> Option<Self> {
        if number < SEATS_MAX { Some(Self(number as u8)) } else { None }
    }

    /// The seat with this number, where the number is known to be one: in loops and constants.
    ///
    /// # Panics
    ///
    /// In debug builds, from [`SEATS_MAX`] on. In release builds it then returns a seat that no
    /// table has.
    #[inline]
    pub const fn at(number: usize) -> Self {
        debug_assert!(number < SEATS_MAX);
        Self(number as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let expected = || serde::de::Error::custom(format_args!("{number} is no seat"));
        Self::new(usize::from(number)).ok_or_else(expected)
    }
}
crate::same_as!(Seat => u8);

/// How many seats a table has: 2 to [`SEATS_MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatCount(u8);

impl SeatCount {
    /// Two seats.
    pub const FEWEST: Self = Self(2);

    /// This many seats, or `None` if no table has as many.
    pub const fn new(count: usize) -> Option<Self> {
        if count >= 2 && count <= SEATS_MAX { Some(Self(count as u8)) } else { None }
    }

    /// The number of seats.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Every seat, from 0 on.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Every seat once, in play order, `first` first.
    #[inline]
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.0;
        (0..count).map(move |k| {
            let sum = first.0 + k;
            Seat(if sum >= count { sum - count } else { sum })
        })
    }

    /// The seat after `seat` in play order.
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 >= self.0 { 0 } else { seat.0 + 1 })
    }

    /// The last seat.
    #[inline]
    pub const fn last(self) -> Seat {
        Seat(self.0 - 1)
    }

    /// Whether the table has this seat.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// A set of seats; iteration is ascending.
///
/// # Examples
///
/// ```
/// # use engine::{Seat, SeatCount, SeatSet};
/// let mut seats = SeatSet::all(SeatCount::new(3).expect("three seats"));
/// seats.remove(Seat::FIRST);
/// assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of the table.
    #[inline]
    pub const fn all(count: SeatCount) -> Self {
        Self((1 << count.0) - 1)
    }

    /// This seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat, if it is there.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set that comes after `seat` in play order; `seat` itself comes last.
    /// `None` of no seat.
    #[inline]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        // Which seat is next is hard to predict, so that nothing branches on it: here is the set
        // twice, and the first seat comes after the last.
        let twice = (self.0 as u32) << u16::BITS | self.0 as u32;
        let ahead = twice >> seat.0 >> 1;
        if ahead == 0 {
            return None;
        }
        Some(Seat((seat.0 + 1 + ahead.trailing_zeros() as u8) % u16::BITS as u8))
    }

    /// The seats, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(first)
        })
    }

    /// A seat of the set, each as likely as the others; `None` of no seat.
    #[inline]
    pub fn choose(self, rng: &mut Rng) -> Option<Seat> {
        if self.is_empty() { None } else { self.iter().nth(rng.index(self.len())) }
    }

    /// The seats that are in either.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether each seat of a table with `count` seats is in the set, in seat order.
    ///
    /// # Examples
    ///
    /// ```
    /// # use engine::{Seat, SeatCount, SeatSet};
    /// let three = SeatCount::new(3).expect("three seats");
    /// assert_eq!(SeatSet::only(Seat::FIRST).flags(three), [true, false, false]);
    /// ```
    pub fn flags(self, count: SeatCount) -> Vec<bool> {
        count.seats().map(|seat| self.contains(seat)).collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(seats: D) -> Result<Self, D::Error> {
        Vec::deserialize(seats).map(Self::from_iter)
    }
}

crate::same_as!(SeatSet => Vec<u8>);

/// One value for each seat, indexed by [`Seat`]; `N` is the most seats that the game has.
///
/// Indexing panics for a seat from `N` on.
///
/// # Examples
///
/// ```
/// use engine::{BySeat, Seat, SeatCount};
///
/// let mut points = BySeat::<i32, 4>::all(0);
/// points[Seat::FIRST] += 5;
/// let two = SeatCount::new(2).expect("two seats");
/// assert_eq!(points.of(two), [5, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// A value for each seat, made by `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat::at(index))))
    }

    /// The values of the seats that the table has, in seat order.
    ///
    /// # Panics
    ///
    /// If the table has more than `N` seats.
    pub fn of(&self, count: SeatCount) -> &[T] {
        &self.0[..count.get()]
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    pub const fn all(value: T) -> Self {
        Self([value; N])
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against asking one seat after the other.
    #[test]
    fn the_next_seat_of_a_set() {
        let count = SeatCount(SEATS_MAX as u8);
        for set in (0..1 << SEATS_MAX).map(SeatSet) {
            for seat in count.seats() {
                let mut others = count.seats_from(count.after(seat));
                assert_eq!(set.after(seat), others.find(|&next| set.contains(next)), "{set:?}");
            }
        }
    }
}
