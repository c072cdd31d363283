//! What cards count, match and can do in Khamul (khamul:1, khamul:5), and the piles they lie in.

use std::fmt;

use kit::{CardSet, French, Indexed, Rank};

/// Cards in the deck (1.1).
pub(super) const CARDS: usize = 52;

/// What a card counts (1.2).
#[inline]
pub fn value(card: French) -> u16 {
    u16::from(VALUES[card.index()])
}

/// By [`Indexed::index`]: what each card counts (1.2).
const VALUES: [u8; CARDS] = {
    let mut values = [10; CARDS]; // ten, jack, black queen, black king
    let mut index = 0;
    while index < CARDS {
        let red = matches!(index % 4, 1 | 2);
        match Rank::ALL[index / 4] {
            Rank::Ace => values[index] = 1,
            Rank::Ten | Rank::Jack => {}
            Rank::Queen => values[index] = if red { 20 } else { 10 },
            Rank::King => values[index] = if red { 0 } else { 10 },
            rank => values[index] = rank as u8 + 2,
        }
        index += 1;
    }
    values
};

/// Whether two cards match (1.3): by value, or else by rank.
#[inline]
pub fn matches(by_value: bool, one: French, other: French) -> bool {
    let (one, other) = (one.index(), other.index());
    if by_value { VALUES[one] == VALUES[other] } else { one / 4 == other / 4 }
}

/// What a card can do when it is discarded (5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// A jack: look at one of your own slots (5.1).
    Look,
    /// A black queen: another seat takes the top of the draw pile (5.2).
    Give,
    /// A black king: exchange a slot with another seat (5.3).
    Exchange,
}

impl Power {
    /// The power of this card, if it has one (5.1 to 5.4).
    #[inline]
    pub fn of(card: French) -> Option<Self> {
        POWERS[card.index()]
    }
}

/// By [`Indexed::index`]: what each card can do (5.1 to 5.4).
const POWERS: [Option<Power>; CARDS] = {
    let mut powers = [None; CARDS];
    let mut index = 0;
    while index < CARDS {
        let black = matches!(index % 4, 0 | 3);
        powers[index] = match Rank::ALL[index / 4] {
            Rank::Jack => Some(Power::Look),
            Rank::Queen if black => Some(Power::Give),
            Rank::King if black => Some(Power::Exchange),
            _ => None,
        };
        index += 1;
    }
    powers
};

/// The lowest `ranks` ranks, from the ace up, in the first `suits` suits.
pub(super) const fn deck(ranks: u8, suits: u8) -> CardSet<French> {
    let aces = CardSet::lowest(13, suits).common(CardSet::of_rank(Rank::Ace));
    aces.with(CardSet::lowest(ranks - 1, suits))
}

/// The cards of a set in the deck's canonical order. `Ord` of cards, which is the order of sets,
/// has the aces last.
pub(super) fn in_order(cards: CardSet<French>) -> impl Iterator<Item = French> {
    const ACES: u64 = 0b1111 << (4 * Rank::Ace as u64);
    let (aces, others) = (cards.bits() & ACES, cards.bits() & !ACES);
    CardSet::from_bits(aces).iter().chain(CardSet::from_bits(others).iter())
}

/// Cards in a row or one on another: slot 0, or the bottom, first.
#[derive(Clone, Copy)]
pub struct Pile<C> {
    cards: [C; CARDS],
    len: u8,
}

impl<C: Indexed> Pile<C> {
    #[inline]
    pub(super) fn empty() -> Self {
        Self { cards: [C::from_index(0); CARDS], len: 0 }
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

    /// The cards, slot 0 or the bottom first.
    #[inline]
    pub fn cards(&self) -> &[C] {
        &self.cards[..self.len()]
    }

    /// The top.
    #[inline]
    pub fn top(&self) -> Option<C> {
        self.cards().last().copied()
    }

    /// Puts a card on top, or at the end of the row (2.4).
    #[inline]
    pub(super) fn push(&mut self, card: C) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len()])
    }

    /// Takes out a card; the cards after it close up (2.4).
    #[inline]
    pub(super) fn remove(&mut self, place: usize) -> C {
        let card = self.cards()[place];
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        card
    }

    /// Lays a card in the place of another (2.4), and gives the other.
    #[inline]
    pub(super) fn replace(&mut self, place: usize, card: C) -> C {
        let len = self.len();
        std::mem::replace(&mut self.cards[..len][place], card)
    }

    pub(super) fn arrange(&mut self, places: impl IntoIterator<Item = usize>) {
        let old = *self;
        for (card, place) in self.cards.iter_mut().zip(places) {
            *card = old.cards()[place];
        }
    }
}

impl Pile<French> {
    /// What the cards count together (7.1).
    #[inline]
    pub fn points(&self) -> u16 {
        self.cards().iter().map(|&card| value(card)).sum()
    }
}

impl<C: Indexed> Default for Pile<C> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<C: Indexed> FromIterator<C> for Pile<C> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let (mut pile, mut len) = (Self::empty(), 0);
        for card in cards {
            pile.cards[len] = card;
            len += 1;
        }
        pile.len = len as u8;
        pile
    }
}

impl<C: Indexed + fmt::Debug> fmt::Debug for Pile<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> French {
        text.parse().expect("a card")
    }

    #[test]
    fn values_by_1_2() {
        let cases = [
            ("Ac Ad Ah As", 1),
            ("2c 2d 2h 2s", 2),
            ("3c 3d 3h 3s", 3),
            ("4c 4d 4h 4s", 4),
            ("5c 5d 5h 5s", 5),
            ("6c 6d 6h 6s", 6),
            ("7c 7d 7h 7s", 7),
            ("8c 8d 8h 8s", 8),
            ("9c 9d 9h 9s", 9),
            ("Tc Td Th Ts Jc Jd Jh Js Qc Qs Kc Ks", 10),
            ("Qd Qh", 20),
            ("Kd Kh", 0),
        ];
        let mut seen = 0;
        for (cards, expected) in cases {
            for text in cards.split(' ') {
                assert_eq!(value(card(text)), expected, "{text}");
                seen += 1;
            }
        }
        assert_eq!(seen, CARDS);
    }

    #[test]
    fn powers_by_5() {
        for card in CardSet::<French>::ALL.iter() {
            let expected = match card.to_string().as_str() {
                "Jc" | "Jd" | "Jh" | "Js" => Some(Power::Look),
                "Qc" | "Qs" => Some(Power::Give),
                "Kc" | "Ks" => Some(Power::Exchange),
                _ => None,
            };
            assert_eq!(Power::of(card), expected, "{card}");
        }
    }

    #[test]
    fn matching_by_1_3() {
        for one in CardSet::<French>::ALL.iter() {
            for other in CardSet::<French>::ALL.iter() {
                assert_eq!(matches(false, one, other), one.rank() == other.rank());
                assert_eq!(matches(true, one, other), value(one) == value(other));
            }
        }
        assert!(matches(false, card("Qd"), card("Qs")) && !matches(true, card("Qd"), card("Qs")));
        assert!(matches(true, card("Tc"), card("Ks")) && !matches(false, card("Tc"), card("Ks")));
    }

    #[test]
    fn canonical_order_begins_with_the_aces() {
        let texts: Vec<String> = in_order(deck(13, 4)).map(|card| card.to_string()).collect();
        assert_eq!(texts[..6], ["Ac", "Ad", "Ah", "As", "2c", "2d"]);
        assert_eq!((texts[51].as_str(), texts.len()), ("Ks", CARDS));
    }

    #[test]
    fn rows_close_up() {
        let mut row: Pile<French> = ["2c", "3c", "4c", "5c"].map(card).into_iter().collect();
        assert_eq!(row.remove(1), card("3c"));
        row.push(card("6c"));
        assert_eq!(row.replace(0, card("7c")), card("2c"));
        assert_eq!(row.cards(), ["7c", "4c", "5c", "6c"].map(card));
        row.arrange([3, 2, 1, 0]);
        assert_eq!(row.cards(), ["6c", "5c", "4c", "7c"].map(card));
        assert_eq!((row.pop(), row.points()), (Some(card("7c")), 15));
        assert_eq!(row.remove(2), card("4c"));
        assert_eq!(row.len(), 2);
    }
}
