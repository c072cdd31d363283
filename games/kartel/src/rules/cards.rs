//! Cards of Kartel (kartel:1): five suits of twelve ranks.

use std::str::FromStr;

use kit::{CardSet, Indexed, TextError};

/// How many ranks there are (1.2).
pub(super) const RANKS: usize = 12;

/// How many suits there are (1.3).
pub(super) const SUITS: usize = 5;

/// How many cards there are (1.1).
pub(super) const CARDS: usize = RANKS * SUITS;

/// A rank, low to high (1.2). Here the order of text is that of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// `W`, shown as 女
    Woman,
    /// `K`, shown as 王
    King,
    /// `Q`, shown as 后
    Queen,
    /// `G`, shown as 神
    God,
    /// `Z`, shown as 正
    Zheng,
}

impl Rank {
    /// Every rank, low to high.
    pub const ALL: [Self; RANKS] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Woman,
        Self::King,
        Self::Queen,
        Self::God,
        Self::Zheng,
    ];

    /// Its letter in text.
    pub const fn letter(self) -> char {
        RANK_LETTERS[self as usize] as char
    }
}

const RANK_LETTERS: &[u8; RANKS] = b"2345678WKQGZ";

/// A suit, in the order of text, which is the suit chart's circle (1.3, 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// `o`
    Gold,
    /// `g`
    Green,
    /// `k`
    Black,
    /// `b`
    Blue,
    /// `r`
    Red,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Self; SUITS] = [Self::Gold, Self::Green, Self::Black, Self::Blue, Self::Red];

    /// Its letter in text.
    pub const fn letter(self) -> char {
        SUIT_LETTERS[self as usize] as char
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Green => "green",
            Self::Black => "black",
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }

    /// The suit chart: each suit beats the next two of the circle (1.4).
    #[inline]
    pub const fn beats(self, other: Self) -> bool {
        matches!((other as usize + SUITS - self as usize) % SUITS, 1 | 2)
    }

    /// The two suits that beat it, the nearest in the circle first (1.4).
    pub fn beaters(self) -> [Self; 2] {
        [1, 2].map(|back| Self::ALL[(self as usize + SUITS - back) % SUITS])
    }
}

const SUIT_LETTERS: &[u8; SUITS] = b"ogkbr";

/// One of the 60 cards, such as `Zr`. Its index is 5 × rank + suit, so that `Ord` is the order of
/// text (1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * SUITS as u8 + suit as u8)
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize / SUITS]
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize % SUITS]
    }

    /// Its rank's letter and its suit's.
    #[inline]
    pub fn text(self) -> &'static str {
        let at = 2 * self.index();
        &TEXTS[at..at + 2]
    }
}

const TEXTS: &str = "\
    2o2g2k2b2r3o3g3k3b3r4o4g4k4b4r5o5g5k5b5r6o6g6k6b6r7o7g7k7b7r8o8g8k8b8rWo\
    WgWkWbWrKoKgKkKbKrQoQgQkQbQrGoGgGkGbGrZoZgZkZbZr";

impl Indexed for Card {
    const COUNT: usize = CARDS;

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

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let place = |letters: &[u8], byte| letters.iter().position(|&letter| letter == byte);
        if let &[rank, suit] = text.as_bytes()
            && let (Some(rank), Some(suit)) = (place(RANK_LETTERS, rank), place(SUIT_LETTERS, suit))
        {
            return Ok(Self::from_index(rank * SUITS + suit));
        }
        Err(TextError::new("a card, rank 2 … 8 W K Q G Z then suit o g k b r", text))
    }
}

kit::shown_as_text!(Card);

/// Some of the 60 cards.
pub type Cards = CardSet<Card>;

/// The lowest `ranks` ranks, from the 2 up, in the first `suits` suits.
pub(super) const fn lowest(ranks: u8, suits: u8) -> Cards {
    let first_suit = (Cards::ALL.bits() / 0b11111) & ((1 << (SUITS as u8 * ranks)) - 1);
    Cards::from_bits(first_suit * ((1 << suits) - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_every_card() {
        for index in 0..CARDS {
            let card = Card::from_index(index);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
        }
        assert_eq!(Card::new(Rank::Zheng, Suit::Red).to_string(), "Zr");
        for bad in ["", "Z", "zr", "ZR", "Zr ", "9o", "1o", "To", "Zx", "女r", "oZ"] {
            assert!(bad.parse::<Card>().is_err(), "{bad:?}");
        }
    }

    /// 1.4, as it is written out there.
    #[test]
    fn the_suit_chart() {
        let beaten = ["gk", "kb", "br", "ro", "og"];
        for (suit, beaten) in Suit::ALL.into_iter().zip(beaten) {
            for other in Suit::ALL {
                assert_eq!(
                    suit.beats(other),
                    beaten.contains(other.letter()),
                    "{suit:?} {other:?}"
                );
                assert_eq!(suit.beats(other) || other.beats(suit), suit != other);
            }
        }
    }
}
