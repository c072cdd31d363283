//! Cards, faces, hands and piles of Kartu Sama (kartu-sama:1), up to four decks of them.

use std::fmt;
use std::str::FromStr;

use kit::{French, Indexed, Rng, TextError};

/// The most decks that are shuffled together (1.1).
pub const DECKS_MAX: usize = 4;

/// The most cards of a table: four decks of 52 and two jokers.
pub(super) const CARDS_MAX: usize = DECKS_MAX * 54;

/// What a card looks like: a French card or a joker (1.2). Cards that look the same are the same.
/// `Ord` is the order of text (6.4), jokers last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The joker.
    pub const JOKER: Self = Self(52);

    /// The face of a French card.
    pub const fn of(card: French) -> Self {
        Self(4 * card.rank() as u8 + card.suit() as u8)
    }

    /// The French card; `None` for the joker.
    #[inline]
    pub fn french(self) -> Option<French> {
        (self.0 < 52).then(|| French::from_index(usize::from(self.0)))
    }

    /// Its place in the order of text: 4 × rank + suit, 52 for the joker.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn at(index: u32) -> Self {
        debug_assert!(index <= 52);
        Self(index as u8)
    }

    /// What it is called in text.
    pub fn text(self) -> &'static str {
        self.french().map_or("Jo", French::text)
    }

    /// The faces that fit on this one (3.2), a bit each by place; the joker has the bits 52 and 53.
    #[inline]
    pub const fn fits(self) -> u64 {
        FITS[self.0 as usize]
    }
}

/// The bits of the jokers in a deck.
pub const JOKERS: u64 = 3 << 52;

/// The bits of the French cards in a deck.
pub const FRENCH: u64 = (1 << 52) - 1;

/// By the top of the discard pile: what fits on it (3.2).
const FITS: [u64; 53] = {
    let mut fits = [FRENCH | JOKERS; 53];
    let mut index = 0;
    while index < 52 {
        let rank = 0b1111 << (index / 4 * 4);
        let suit = 0x1_1111_1111_1111 << (index % 4);
        fits[index] = rank | suit | JOKERS;
        index += 1;
    }
    fits
};

/// What a J, Q or K counts, an ace, and a joker, where no variant says otherwise (5.1).
pub(super) const USUAL_POINTS: [u8; 3] = [1, 11, 20];

/// By place: what a card counts where no variant says otherwise (5.1).
const POINTS: [u8; 64] = {
    let mut points = [0; 64];
    let mut place = 0;
    while place < 54 {
        points[place] = match place / 4 {
            0..=8 => place as u8 / 4 + 2,
            9..=11 => USUAL_POINTS[0],
            12 => USUAL_POINTS[1],
            _ => USUAL_POINTS[2],
        };
        place += 1;
    }
    points
};

impl FromStr for Face {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "Jo" {
            return Ok(Self::JOKER);
        }
        let expected = "a card, rank 2 … 9 T J Q K A then suit c d h s, or Jo";
        text.parse().map(Self::of).map_err(|_: TextError| TextError::new(expected, text))
    }
}

/// A physical card: which face, and of which deck. Its number is 4 × place in the deck + deck,
/// where the two jokers of a deck have the places 52 and 53; so the order of numbers is the order
/// of text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card at this place (0 to 53) of this deck (0 to 3).
    #[inline]
    pub(super) const fn new(place: usize, deck: usize) -> Self {
        Self((place * DECKS_MAX + deck) as u8)
    }

    /// What it looks like.
    #[inline]
    pub const fn face(self) -> Face {
        let place = self.0 >> 2;
        Face(if place > 52 { 52 } else { place })
    }

    fn text(self) -> &'static str {
        self.face().text()
    }

    #[inline]
    const fn place(self) -> usize {
        (self.0 >> 2) as usize
    }

    #[inline]
    pub(super) const fn deck(self) -> usize {
        (self.0 & 3) as usize
    }

    /// Of which deck it is, where backs differ.
    #[inline]
    pub(super) const fn back(self) -> u8 {
        self.0 & 3
    }

    /// How it is written where backs differ (1.4): `7h/1`.
    pub(super) fn text_with_back(self) -> String {
        format!("{self}/{}", self.back())
    }
}

/// Reads a face, with its back (`7h/1`) or without; without it takes the card of the first deck.
impl From<Card> for Face {
    fn from(card: Card) -> Self {
        card.face()
    }
}

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (face, back) = text.split_once('/').unwrap_or((text, "0"));
        let deck = ["0", "1", "2", "3"].iter().position(|deck| *deck == back);
        let deck = deck.ok_or_else(|| TextError::new("a card and its back from 0 to 3", text))?;
        face.parse().map(|face: Face| Self::new(face.index(), deck))
    }
}

// A card shows its face: of which deck it is, nobody sees unless backs differ (1.4).
kit::shown_as_text!(Face, Card);

/// The cards of a hand: a word for each deck, a bit for each card. Outside this game it shows faces
/// only, since nobody can tell cards of different decks apart unless their backs differ.
#[derive(Clone, Copy, Default)]
pub struct Hand([u64; DECKS_MAX]);

impl Hand {
    #[inline]
    pub(super) fn insert(&mut self, card: Card) {
        self.0[card.deck()] |= 1 << card.place();
    }

    #[inline]
    pub(super) fn take(&mut self, face: Face) -> Option<Card> {
        let mask = if face == Face::JOKER { JOKERS } else { 1 << face.index() };
        for (deck, cards) in self.0.iter_mut().enumerate() {
            let held = *cards & mask;
            if held != 0 {
                *cards &= !(held & held.wrapping_neg());
                return Some(Card::new(held.trailing_zeros() as usize, deck));
            }
        }
        None
    }

    /// Whether it has this very card.
    #[inline]
    pub(super) fn contains(self, card: Card) -> bool {
        self.0[card.deck()] >> card.place() & 1 != 0
    }

    /// The places (as in [`Face::fits`]) of which there is a card.
    #[inline]
    pub const fn places(self) -> u64 {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// Whether it has a card with this face.
    pub fn has(self, face: Face) -> bool {
        self.places() & if face == Face::JOKER { JOKERS } else { 1 << face.index() } != 0
    }

    /// Its cards of this deck, where backs differ.
    #[must_use]
    pub fn of_deck(self, deck: usize) -> Self {
        let mut own = Self::default();
        own.0[deck] = self.0[deck];
        own
    }

    #[inline]
    pub(super) fn sizes(self) -> [u8; DECKS_MAX] {
        self.0.map(|cards| cards.count_ones() as u8)
    }

    #[inline]
    pub(super) fn extend(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|cards| cards.count_ones() as usize).sum()
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.places() == 0
    }

    /// What its cards count together where no variant says otherwise (5.1).
    #[inline]
    pub(super) fn usual_points(self) -> i32 {
        let mut points = 0;
        for mut cards in self.0 {
            while cards != 0 {
                points += i32::from(POINTS[cards.trailing_zeros() as usize]);
                cards &= cards - 1;
            }
        }
        points
    }

    /// The physical cards, sorted (6.4).
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        let places = self.places();
        (0..54).filter(move |place| places >> place & 1 != 0).flat_map(move |place| {
            (0..DECKS_MAX)
                .filter(move |&deck| self.0[deck] >> place & 1 != 0)
                .map(move |deck| Card::new(place, deck))
        })
    }

    /// The faces, sorted (6.4), each as often as it is there.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        self.cards().map(Card::face)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

/// Cards one on another; the last one is the top. Outside this game it shows faces only, as
/// [`Hand`].
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; CARDS_MAX],
    len: u8,
}

impl Pile {
    pub(super) const EMPTY: Self = Self { cards: [Card(0); CARDS_MAX], len: 0 };

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

    /// Puts the cards in random order, one of this deck on top.
    pub(super) fn shuffle_under(&mut self, top: Option<u8>, rng: &mut Rng) {
        let of_top = |card: &Card| top == Some(card.back());
        let count = self.cards().iter().filter(|card| of_top(card)).count();
        if count == 0 {
            return self.shuffle(rng);
        }
        let nth = rng.index(count);
        let places = (0..self.len()).filter(|&at| of_top(&self.cards[at]));
        let at = places.clone().nth(nth).expect("as many as were counted");
        self.len -= 1;
        self.cards.swap(at, usize::from(self.len));
        self.shuffle(rng);
        self.len += 1;
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[..usize::from(self.len)]);
    }

    pub(super) fn back_on_top(&self) -> Option<u8> {
        self.cards().last().map(|card| card.back())
    }

    /// The topmost cards, lowest first.
    pub(super) fn top_cards(&self, count: usize) -> &[Card] {
        &self.cards()[usize::from(self.len) - count..]
    }

    /// The cards, bottom first.
    #[inline]
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What the cards look like, bottom first.
    pub fn faces(&self) -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator + Clone {
        self.cards().iter().map(|card| card.face())
    }

    #[inline]
    pub(super) fn top_face(&self) -> Option<Face> {
        self.cards().last().map(|card| card.face())
    }
}

/// What cards look like, sorted (6.4), each with its deck; of the same face the first deck first.
pub(super) fn looks(cards: impl IntoIterator<Item = Card>) -> (Vec<Face>, Vec<u8>) {
    let mut looks: Vec<(Face, u8)> =
        cards.into_iter().map(|card| (card.face(), card.back())).collect();
    looks.sort_unstable();
    looks.into_iter().unzip()
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}
