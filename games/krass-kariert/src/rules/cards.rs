//! Cards, faces, hands, reserve cards and the draw pile of Krass Kariert (krass-kariert:1, 2, 6).

use std::fmt;
use std::str::FromStr;

use kit::{Rng, TextError};

/// The most cards that a hand can have: ten dealt, two reserve cards, and six drawn by a winner who
/// played at least one (5.3).
pub const HAND_MAX: usize = 17;

/// The most cards of a combination (4.1).
pub const CARDS_MAX: usize = 3;

/// The most cards of a draw pile: 54 less two hands of one and four reserve cards (2.1, 9.1).
pub(super) const DRAW_MAX: usize = 48;

/// Reserve cards of each seat (2.1).
pub const RESERVE: usize = 2;

/// What a card looks like: a number from 1 to 12, X, Draw or Stop (1.1). `Ord` is the order of the
/// deck (8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// X, which stands for any number (5.1).
    pub const X: Self = Self(13);
    /// Draw (5.3).
    pub const DRAW: Self = Self(14);
    /// Stop (5.2).
    pub const STOP: Self = Self(15);

    /// The number card with this number, from 1 to 12.
    pub const fn of(number: u8) -> Option<Self> {
        if 1 <= number && number <= 12 { Some(Self(number)) } else { None }
    }

    /// Its number; `None` for the special cards.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if self.0 <= 12 { Some(self.0) } else { None }
    }

    /// Its place in the order of the deck, from 1 to 15.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is called in text.
    pub const fn text(self) -> &'static str {
        TEXTS[self.index()]
    }

    /// In the order of the deck.
    #[inline]
    pub(super) const fn at(place: usize) -> Self {
        debug_assert!(1 <= place && place <= 15);
        Self(place as u8)
    }

    /// Whether it is a Draw or a Stop, which are played alone (5.2, 5.3).
    #[inline]
    pub const fn is_alone(self) -> bool {
        self.0 >= 14
    }

    /// How many cards of the deck have this face.
    #[inline]
    pub const fn copies(self) -> u8 {
        if self.0 <= 12 { 4 } else { 2 }
    }

    /// Every face, in the order of the deck.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=15).map(Self)
    }
}

/// By place in the order of the deck.
const TEXTS: [&str; 16] =
    ["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "X", "D", "S"];

impl FromStr for Face {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let face = match text {
            "X" => Some(Self::X),
            "D" => Some(Self::DRAW),
            "S" => Some(Self::STOP),
            _ => kit::number(text).ok().and_then(Self::of),
        };
        face.ok_or_else(|| TextError::new("a card, 1 to 12, X, D or S", text))
    }
}

/// A physical card: a face and the number of its copy. Its own number is 4 × face + copy, from 4 to
/// 61, so the order of numbers is the order of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn new(face: Face, copy: u8) -> Self {
        Self(face.0 << 2 | copy)
    }

    /// What it looks like.
    #[inline]
    pub const fn face(self) -> Face {
        Face(self.0 >> 2)
    }

    const fn text(self) -> &'static str {
        self.face().text()
    }

    #[inline]
    pub(super) fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// Reads a face, and takes the first card that looks so.
impl From<Card> for Face {
    fn from(card: Card) -> Self {
        card.face()
    }
}

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.parse().map(|face| Self::new(face, 0))
    }
}

// A card shows its face: which copy it is, nobody sees, so no view may show it.
kit::shown_as_text!(Face, Card);

/// A set of physical cards, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Cards(u64);

impl Cards {
    pub(super) const NONE: Self = Self(0);

    /// The whole deck (1.1): four of each number, two of each special card.
    pub(super) const DECK: Self = Self(0x333f_ffff_ffff_fff0);

    /// Numbers from 1 up to `ranks`, `copies` of each, and `specials` of each special card.
    pub(super) const fn in_play(ranks: u8, copies: u8, specials: u8) -> Self {
        let first_numbers = 0x1_1111_1111_1110 & ((1 << (4 * (ranks + 1))) - 1);
        let first_specials = 0x1110_0000_0000_0000;
        Self((first_numbers * ((1 << copies) - 1)) | (first_specials * ((1 << specials) - 1)))
    }

    #[inline]
    pub(super) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Adds those of these that are cards.
    #[inline]
    pub(super) fn extend(&mut self, cards: [Card; CARDS_MAX]) {
        cards.into_iter().for_each(|card| self.insert(card));
        self.0 &= Self::DECK.0;
    }

    #[inline]
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(super) const fn count(self, face: Face) -> u8 {
        (self.0 >> (face.0 << 2) & 0b1111).count_ones() as u8
    }

    /// The cards, in the order of the deck.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Bits of a word that belong to one bit of a card's number.
pub(super) const LANE: u32 = 20;

/// The lowest lane.
pub(super) const LANE_BITS: u64 = (1 << LANE) - 1;

/// The first position in each of the three lanes of a word.
const LANES: u64 = 1 | 1 << LANE | 1 << (2 * LANE);

/// The cards of a hand, in order (2.2).
///
/// It is stored by bit, not by card: each of two words has three lanes, one for each bit of a
/// card's number, and in a lane each position of the hand has a bit. So to insert, to close up, and
/// to compare every card with its neighbour takes a few instructions for the whole hand. Positions
/// beyond the hand are 0, which is no card.
///
/// The cards of a hand that all know (6.1) are kept in the same way, with gaps where a card is not
/// known.
///
/// ```text
///              lane 2        lane 1        lane 0       a bit for each position
///   low        face bit 0    copy bit 1    copy bit 0
///   high       face bit 3    face bit 2    face bit 1
/// ```
#[derive(Clone, Copy, Default)]
pub struct Hand {
    low: u64,
    high: u64,
}

impl Hand {
    pub(super) const EMPTY: Self = Self { low: 0, high: 0 };

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        (u64::BITS - self.held().leading_zeros()) as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// A bit for each position that has a card.
    #[inline]
    pub(super) const fn held(self) -> u64 {
        (self.low >> (2 * LANE) | self.high | self.high >> LANE | self.high >> (2 * LANE))
            & LANE_BITS
    }

    /// The card at a position; [`Card::NONE`] in a gap and beyond the hand.
    #[inline]
    pub(super) const fn card(self, at: usize) -> Card {
        debug_assert!(at < LANE as usize);
        Card(gather(self.low >> at) | gather(self.high >> at) << 3)
    }

    /// The face at a position, if the hand has it.
    #[inline]
    pub fn face(self, at: usize) -> Option<Face> {
        (at < self.len()).then(|| self.card(at).face())
    }

    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |at| self.card(at))
    }

    /// So many cards from position `first` on, and [`Card::NONE`] behind them.
    #[inline]
    pub(super) fn window(self, first: usize, count: usize) -> [Card; CARDS_MAX] {
        let mask = below(count);
        // The three bits of each lane, side by side.
        let bits = |word: u64| {
            let lanes = word >> first & mask;
            (lanes.wrapping_mul(1 << 40 | 1 << 23 | 1 << 6) >> 40) as usize & 0x1ff
        };
        let cards = TRANSPOSED[bits(self.low)] | TRANSPOSED[bits(self.high)] << 3;
        let [a, b, c, _] = cards.to_le_bytes();
        [Card(a), Card(b), Card(c)]
    }

    /// The faces, in order.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        self.cards().map(Card::face)
    }

    /// Writes the [places](Face::index) of its faces to the beginning of `to`, in order, and gives
    /// how many there are.
    ///
    /// # Panics
    ///
    /// If `to` is shorter than the hand.
    #[inline]
    pub fn read(self, to: &mut [u8]) -> usize {
        let len = self.len();
        let (low, high) = self.face_bits();
        for (at, to) in to[..len].iter_mut().enumerate() {
            *to = gather(high >> at) << 1 | (low >> at) as u8 & 1;
        }
        len
    }

    /// Puts a card on a position that has none.
    #[inline]
    pub(super) const fn put(&mut self, at: usize, card: Card) {
        self.low |= spread(card.0 & 7) << at;
        self.high |= spread(card.0 >> 3) << at;
    }

    /// Inserts a card, or a gap for [`Card::NONE`], so that it is then at position `at`.
    #[inline]
    pub(super) const fn insert(&mut self, at: usize, card: Card) {
        let below = below(at);
        self.low = self.low & below | (self.low & !below) << 1;
        self.high = self.high & below | (self.high & !below) << 1;
        self.put(at, card);
    }

    /// Takes `count` cards out, from position `first` on; the hand closes up (2.2).
    #[inline]
    pub(super) const fn remove(&mut self, first: usize, count: usize) {
        let (below, above) = (below(first), !below(first + count));
        self.low = self.low & below | (self.low & above) >> count;
        self.high = self.high & below | (self.high & above) >> count;
    }

    /// The bits of the faces: bit 0 in the lowest lane, and bits 1 to 3 in three lanes.
    #[inline]
    pub(super) const fn face_bits(self) -> (u64, u64) {
        (self.low >> (2 * LANE), self.high)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().enumerate().for_each(|(at, card)| hand.put(at, card));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// By three bits of each of three lanes, side by side: a byte for each position, with a bit from
/// each lane.
static TRANSPOSED: [u32; 512] = {
    let mut transposed = [0; 512];
    let mut at = 0;
    while at < 512 * 9 {
        let (bits, lane, position) = (at / 9, at % 9 / 3, at % 3);
        transposed[bits] |= (bits as u32 >> (3 * lane + position) & 1) << (8 * position + lane);
        at += 1;
    }
    transposed
};

/// The positions below `at`, in every lane.
#[inline]
const fn below(at: usize) -> u64 {
    ((1 << at) - 1) * LANES
}

/// The lowest bit of each lane, as a number below 8.
#[inline]
pub(super) const fn gather(word: u64) -> u8 {
    // Lane 0 moves to bit 40, lane 1 to bit 41 and lane 2 to bit 42; nothing else gets there.
    ((word & LANES).wrapping_mul(1 << 40 | 1 << 21 | 1 << 2) >> 40) as u8 & 7
}

/// A number below 8, a bit in each lane.
#[inline]
const fn spread(bits: u8) -> u64 {
    (bits as u64 * (1 | 1 << 19 | 1 << 38)) & LANES
}

/// The reserve cards of a seat; where the first is taken, the second becomes the first (8.1).
#[derive(Clone, Copy)]
pub struct Reserve([Card; RESERVE]);

impl Reserve {
    pub(super) const EMPTY: Self = Self([Card::NONE; RESERVE]);

    pub(super) fn push(&mut self, card: Card) {
        let len = self.len();
        self.0[len] = card;
    }

    #[inline]
    pub(super) fn take(&mut self, index: usize) -> Card {
        let card = self.0[index];
        self.0 = [if index == 0 { self.0[1] } else { self.0[0] }, Card::NONE];
        card
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&card| usize::from(card != Card::NONE)).sum()
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] == Card::NONE
    }

    #[inline]
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().filter(|&card| card != Card::NONE)
    }

    /// What the cards look like.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        self.cards().map(Card::face)
    }
}

impl fmt::Debug for Reserve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Face-down cards; the last one is the top.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    cards: [Card; DRAW_MAX],
    len: u8,
}

impl Pile {
    pub(super) const EMPTY: Self = Self { cards: [Card::NONE; DRAW_MAX], len: 0 };

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The cards, bottom first.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

/// Cards that one seat does not see, from which chance draws.
pub(super) struct Unseen {
    cards: [Card; 54],
    from: usize,
    len: usize,
}

impl Unseen {
    #[inline]
    pub(super) fn new(cards: &[Card]) -> Self {
        let mut unseen = Self { cards: [Card::NONE; 54], from: 0, len: 0 };
        unseen.cards[..cards.len()].copy_from_slice(cards);
        unseen.len = cards.len();
        unseen
    }

    #[inline]
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Card {
        let other = self.from + rng.below((self.len - self.from) as u32) as usize;
        self.cards.swap(self.from, other);
        self.from += 1;
        self.cards[self.from - 1]
    }

    pub(super) fn draw_face(&mut self, face: Face) -> Option<Card> {
        let at = self.cards[self.from..self.len].iter().position(|card| card.face() == face)?;
        self.cards.swap(self.from, self.from + at);
        self.from += 1;
        Some(self.cards[self.from - 1])
    }

    /// Puts back the card last taken.
    pub(super) fn undo(&mut self) {
        self.from -= 1;
    }

    #[inline]
    pub(super) fn put_back(&mut self) {
        self.from = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_54_cards() {
        let deck: Vec<String> = Cards::DECK.iter().map(|card| card.to_string()).collect();
        let mut due = Vec::new();
        for number in 1..=12 {
            due.extend(std::iter::repeat_n(number.to_string(), 4));
        }
        due.extend(["X", "X", "D", "D", "S", "S"].map(str::to_owned));
        assert_eq!(deck, due);
        assert!(Face::all().all(|face| Cards::DECK.count(face) == face.copies()));
    }

    #[test]
    fn faces_in_text() {
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        for bad in ["", "0", "13", "01", "x", "d", " 1", "1 ", "999", "-1"] {
            assert!(bad.parse::<Face>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_hand_is_a_list() {
        let mut rng = kit::Seed::from_number(1).rng("test", 0);
        let deck: Vec<Card> = Cards::DECK.iter().collect();
        for _ in 0..2000 {
            let (mut hand, mut list) = (Hand::EMPTY, Vec::new());
            for _ in 0..60 {
                if list.len() < HAND_MAX && rng.below(5) > 0 {
                    let (at, card) = (rng.index(list.len() + 1), deck[rng.index(54)]);
                    hand.insert(at, card);
                    list.insert(at, card);
                } else if !list.is_empty() {
                    let first = rng.index(list.len());
                    let count = (1 + rng.index(3)).min(list.len() - first);
                    hand.remove(first, count);
                    list.drain(first..first + count);
                }
                assert_eq!(hand.cards().collect::<Vec<_>>(), list);
                assert_eq!((hand.len(), hand.is_empty()), (list.len(), list.is_empty()));
                for first in 0..list.len() {
                    for count in 1..=CARDS_MAX.min(list.len() - first) {
                        let mut window = [Card::NONE; CARDS_MAX];
                        window[..count].copy_from_slice(&list[first..first + count]);
                        assert_eq!(hand.window(first, count), window);
                    }
                }
                let mut read = [0; HAND_MAX];
                let places = list.iter().map(|card| card.face().index() as u8);
                let count = hand.read(&mut read);
                assert!(read[..count].iter().copied().eq(places));
                let again: Hand = list.iter().copied().collect();
                assert_eq!((hand.low, hand.high), (again.low, again.high));
            }
        }
    }

    #[test]
    fn known_cards_keep_their_places() {
        let mut rng = kit::Seed::from_number(2).rng("test", 0);
        for _ in 0..2000 {
            let (mut known, mut list) = (Hand::EMPTY, vec![Card::NONE; 10]);
            let mut reserve = vec![Card::new(Face(3), 0), Card::new(Face::X, 1)];
            for _ in 0..20 {
                if rng.below(2) == 0 && list.len() < HAND_MAX {
                    let at = rng.index(list.len() + 1);
                    let card = if rng.below(2) == 0 { reserve.pop() } else { None };
                    let card = card.unwrap_or(Card::NONE);
                    known.insert(at, card);
                    list.insert(at, card);
                } else if !list.is_empty() {
                    let first = rng.index(list.len());
                    let count = (1 + rng.index(3)).min(list.len() - first);
                    known.remove(first, count);
                    list.drain(first..first + count);
                }
                let seen: Vec<_> = (0..list.len()).map(|at| known.card(at)).collect();
                assert_eq!(seen, list);
                let mut read = [0; HAND_MAX];
                known.read(&mut read);
                let face = |card: Card| card.some().map_or(0, |card| card.face().index() as u8);
                assert!(list.iter().zip(read).all(|(&card, read)| face(card) == read));
                assert!(read[list.len()..].iter().all(|&read| read == 0));
            }
        }
    }
}
