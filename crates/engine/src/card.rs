//! French cards, and sets of cards as machine words.

use std::fmt::{self, Write as _};
use std::marker::PhantomData;
use std::str::FromStr;

use crate::text::{TextError, cards};

/// A card that has a place in its deck's canonical order; what a [`CardSet`] can hold.
pub trait Indexed: Copy {
    /// How many different cards there are: at most 64.
    const COUNT: usize;

    /// Its place in canonical order, below [`COUNT`](Self::COUNT).
    fn index(self) -> usize;

    /// The card at this place. A place from [`COUNT`](Self::COUNT) on gives a wrong card or a
    /// panic.
    fn from_index(index: usize) -> Self;
}

/// A set of different cards, one bit each.
///
/// Iteration and text are in canonical order, whatever the order of insertion.
///
/// # Examples
///
/// ```
/// # use engine::{CardSet, French};
/// let hand: CardSet<French> = "7h 3c 7d".parse()?;
/// assert_eq!(hand.to_string(), "3c 7d 7h");
/// assert_eq!(hand.len(), 3);
/// # Ok::<(), engine::TextError>(())
/// ```
pub struct CardSet<C> {
    bits: u64,
    card: PhantomData<C>,
}

impl<C: Indexed> CardSet<C> {
    /// No card.
    pub const EMPTY: Self = Self::from_bits(0);

    /// Every card of the deck.
    pub const ALL: Self = Self::from_bits(u64::MAX >> (64 - C::COUNT));

    /// The set whose bits, by [`Indexed::index`], are these: none at or above [`Indexed::COUNT`].
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self { bits, card: PhantomData }
    }

    /// One bit for each card, by [`Indexed::index`].
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// This card alone.
    #[inline]
    pub fn only(card: C) -> Self {
        Self::from_bits(1 << card.index())
    }

    /// Whether `card` is in the set.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.bits >> card.index() & 1 != 0
    }

    /// Whether all of `cards` are in the set.
    #[inline]
    pub const fn contains_all(self, cards: Self) -> bool {
        cards.bits & !self.bits == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: C) {
        self.bits |= 1 << card.index();
    }

    /// Removes a card, if it is there.
    #[inline]
    pub fn remove(&mut self, card: C) {
        self.bits &= !(1 << card.index());
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// The cards that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// The first card in canonical order.
    #[inline]
    pub fn first(self) -> Option<C> {
        (self.bits != 0).then(|| C::from_index(self.bits.trailing_zeros() as usize))
    }

    /// The last card in canonical order.
    #[inline]
    pub fn last(self) -> Option<C> {
        (self.bits != 0).then(|| C::from_index(63 - self.bits.leading_zeros() as usize))
    }

    /// The cards in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let first = Self::from_bits(bits).first()?;
            bits &= bits - 1;
            Some(first)
        })
    }
}

impl CardSet<French> {
    /// The cards of a rank, one of each suit.
    #[inline]
    pub const fn of_rank(rank: Rank) -> Self {
        Self::from_bits(0b1111 << (4 * rank as u32))
    }

    /// The cards of the `ranks` lowest ranks, from 2 up, in the first `suits` suits: a short deck.
    ///
    /// Both counts are at least 1; there are 13 ranks and 4 suits.
    ///
    /// # Examples
    ///
    /// ```
    /// # use engine::{CardSet, French};
    /// assert_eq!(CardSet::<French>::lowest(2, 3).to_string(), "2c 2d 2h 3c 3d 3h");
    /// ```
    #[inline]
    pub const fn lowest(ranks: u8, suits: u8) -> Self {
        let first_suit = (Self::ALL.bits / 0b1111) & ((1 << (4 * ranks)) - 1);
        Self::from_bits(first_suit * ((1 << suits) - 1))
    }
}

impl<C> Clone for CardSet<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for CardSet<C> {}

impl<C> PartialEq for CardSet<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C> Eq for CardSet<C> {}

/// By the bits: of two sets, the one that holds the highest card that only one of them holds is the
/// greater.
impl<C> Ord for CardSet<C> {
    #[inline]
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<C> PartialOrd for CardSet<C> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<C: Indexed> Default for CardSet<C> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: Indexed> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<C: Indexed + fmt::Display> fmt::Display for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_char(' ')?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl<C: Indexed + fmt::Display> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Reads cards separated by single spaces, in any order.
impl<C: Indexed + FromStr<Err = TextError>> FromStr for CardSet<C> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let list = cards::<C>(text)?;
        let set: Self = list.iter().copied().collect();
        if set.len() < list.len() {
            return Err(TextError::new("each card once", text));
        }
        Ok(set)
    }
}

impl<C: Indexed + serde::Serialize> serde::Serialize for CardSet<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: Indexed + serde::Deserialize<'de>> serde::Deserialize<'de> for CardSet<C> {
    fn deserialize<D: serde::Deserializer<'de>>(cards: D) -> Result<Self, D::Error> {
        Vec::deserialize(cards).map(Self::from_iter)
    }
}

crate::same_as!(@C: 'static, CardSet<C> => Vec<String>);

/// The rank of a French card, 2 to ace. `Ord` is the order of text; no game's strength. Serde
/// writes its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Rank {
    /// `2`
    Two,
    /// `3`
    Three,
    /// `4`
    Four,
    /// `5`
    Five,
    /// `6`
    Six,
    /// `7`
    Seven,
    /// `8`
    Eight,
    /// `9`
    Nine,
    /// `T`
    Ten,
    /// `J`
    Jack,
    /// `Q`
    Queen,
    /// `K`
    King,
    /// `A`
    Ace,
}

impl Rank {
    /// Every rank, 2 to ace.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The letter that stands for it in text: one of `23456789TJQKA`.
    pub const fn letter(self) -> char {
        RANK_LETTERS[self as usize] as char
    }
}

const RANK_LETTERS: &[u8; 13] = b"23456789TJQKA";

/// The suit of a French card, in the order of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// `c`
    Clubs,
    /// `d`
    Diamonds,
    /// `h`
    Hearts,
    /// `s`
    Spades,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The letter that stands for it in text: one of `cdhs`.
    pub const fn letter(self) -> char {
        SUIT_LETTERS[self as usize] as char
    }
}

const SUIT_LETTERS: &[u8; 4] = b"cdhs";

/// One of the 52 French cards, such as `Th`. Its index is 4 × rank + suit.
///
/// `Ord` is the order of text, by rank and then by suit; a game in which cards differ in strength
/// compares them itself.
///
/// # Examples
///
/// ```
/// use engine::{French, Rank, Suit};
///
/// let card: French = "Th".parse()?;
/// assert_eq!(card, French::new(Rank::Ten, Suit::Hearts));
/// assert_eq!(card.to_string(), "Th");
/// assert!("10h".parse::<French>().is_err());
/// # Ok::<(), engine::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct French(u8);

impl French {
    /// The card of this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(4 * rank as u8 + suit as u8)
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 2) as usize]
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 & 3) as usize]
    }

    /// Its rank's letter and its suit's.
    #[inline]
    pub fn text(self) -> &'static str {
        let at = 2 * self.index();
        &FRENCH[at..at + 2]
    }
}

const FRENCH: &str = "\
    2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTs\
    JcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAs";

impl Indexed for French {
    const COUNT: usize = 52;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index as u8)
    }
}

impl FromStr for French {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let place = |letters: &[u8], byte| letters.iter().position(|&letter| letter == byte);
        if let &[rank, suit] = text.as_bytes()
            && let (Some(rank), Some(suit)) = (place(RANK_LETTERS, rank), place(SUIT_LETTERS, suit))
        {
            return Ok(Self::from_index(4 * rank + suit));
        }
        Err(TextError::new("a card, rank 2 … 9 T J Q K A then suit c d h s", text))
    }
}

crate::shown_as_text!(French);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_every_card() {
        for index in 0..French::COUNT {
            let card = French::from_index(index);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(French::new(card.rank(), card.suit()), card);
        }
        for bad in ["", "T", "10h", "th", "TH", "Th ", "1h", "Tx", "é"] {
            assert!(bad.parse::<French>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_set_names_no_card_twice() {
        assert!("7h 7h".parse::<CardSet<French>>().is_err());
        assert!("7h  8h".parse::<CardSet<French>>().is_err());
        assert!("".parse::<CardSet<French>>().is_err());
        assert_eq!(CardSet::<French>::ALL.len(), 52);
    }
}
