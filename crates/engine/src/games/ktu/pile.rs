//! The pile of KTU: plays one on another, what has to be answered, and what answers it (ktu:4).

use std::fmt;

use crate::card::{CardSet, French, Indexed, Rank};

/// Cards of one rank, played together (3.2). Packed: 16 × rank + a bit for each suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Play(u8);

impl Play {
    /// The play of these cards, which are at least one and of one rank.
    #[inline]
    pub(super) fn of(cards: CardSet<French>) -> Self {
        let rank = cards.bits().trailing_zeros() as u8 / 4;
        Self(rank << 4 | (cards.bits() >> (4 * rank) & 0b1111) as u8)
    }

    /// The play of these cards; `None` if there is none, or they have several ranks (3.2).
    pub(super) fn one_rank(cards: CardSet<French>) -> Option<Self> {
        (cards.first()?.rank() == cards.last()?.rank()).then(|| Self::of(cards))
    }

    /// Its rank's place in the order of text.
    #[inline]
    const fn rank_index(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// The rank of its cards.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.rank_index()]
    }

    /// Its cards.
    #[inline]
    pub const fn cards(self) -> CardSet<French> {
        CardSet::from_bits((self.0 as u64 & 0b1111) << (4 * self.rank_index()))
    }

    /// How many cards.
    #[inline]
    pub const fn size(self) -> u8 {
        (self.0 & 0b1111).count_ones() as u8
    }

    /// Whether it takes the pile out of the game: 10s (5.1), and four of a kind (5.6).
    #[inline]
    pub const fn burns(self) -> bool {
        self.0 & 0b1111 == 0b1111 || self.is(Rank::Ten)
    }

    /// Whether its cards have this rank.
    #[inline]
    pub const fn is(self, rank: Rank) -> bool {
        self.0 >> 4 == rank as u8
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

/// The pile, or play ground (3.1).
#[derive(Clone)]
pub struct Pile {
    /// All its cards.
    cards: CardSet<French>,
    /// The cards that may be played on it: [`answers`] to the card to answer.
    fitting: CardSet<French>,
    /// How many cards.
    size: u8,
    /// How many plays.
    len: u8,
    /// The plays, the oldest first.
    plays: [Play; French::COUNT],
}

impl Pile {
    /// No card.
    pub(super) const EMPTY: Self = Self {
        cards: CardSet::EMPTY,
        fitting: CardSet::ALL,
        size: 0,
        len: 0,
        plays: [Play(0); French::COUNT],
    };

    /// Lays cards on top.
    #[inline]
    pub(super) fn push(&mut self, play: Play) {
        self.cards = self.cards.with(play.cards());
        if !play.is(Rank::Three) {
            self.fitting = ANSWERS[play.rank_index()]; // 4.1
        }
        self.size += play.size();
        self.plays[usize::from(self.len)] = play;
        self.len += 1;
    }

    /// Takes all cards away.
    #[inline]
    pub(super) fn clear(&mut self) {
        (self.cards, self.fitting) = (CardSet::EMPTY, CardSet::ALL);
        (self.size, self.len) = (0, 0);
    }

    /// Its cards, as a set.
    #[inline]
    pub fn cards(&self) -> CardSet<French> {
        self.cards
    }

    /// How many cards.
    #[inline]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards that may be played on it, whoever holds them (4).
    #[inline]
    pub fn fitting(&self) -> CardSet<French> {
        self.fitting
    }

    /// The plays, the oldest first.
    pub fn plays(&self) -> &[Play] {
        &self.plays[..usize::from(self.len)]
    }

    /// The cards, bottom first.
    pub fn in_order(&self) -> impl Iterator<Item = French> {
        self.plays().iter().flat_map(|play| play.cards().iter())
    }

    /// The rank to answer, read from the top and through every 3; `None` if nothing is left (4.1).
    pub(crate) fn to_answer(&self) -> Option<Rank> {
        self.plays().iter().rev().map(|play| play.rank()).find(|&rank| rank != Rank::Three)
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.plays() == other.plays()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plays().fmt(f)
    }
}

/// What a card that does not beat the pile should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lacks {
    /// 4.3: a card lower than 7.
    Lower,
    /// 4.4: a card higher than this.
    Higher(Rank),
}

/// Whether cards of a rank beat the card to answer.
pub(super) fn beats(rank: Rank, to_answer: Option<Rank>) -> Result<(), Lacks> {
    let Some(to_answer) = to_answer else {
        return Ok(()); // 4.1: nothing is left to answer
    };
    if to_answer == Rank::Two {
        return Ok(()); // 4.2
    }
    let power = power(rank); // `None` beats everything, by 4.5
    if to_answer == Rank::Seven {
        let lower = power.is_none_or(|power| Some(power) < self::power(Rank::Seven));
        return if lower { Ok(()) } else { Err(Lacks::Lower) }; // 4.3
    }
    let higher = power.is_none_or(|power| Some(power) > self::power(to_answer));
    if higher { Ok(()) } else { Err(Lacks::Higher(to_answer)) } // 4.4
}

/// The place of a rank in the power order; `None` for those that stand outside it (1.2).
pub(super) fn power(rank: Rank) -> Option<usize> {
    use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six};
    let order = [Four, Five, Six, Seven, Eight, Nine, Jack, Queen, King, Ace];
    order.into_iter().position(|other| other == rank)
}

/// By the rank to answer: the cards that beat it. What [`beats`] says, as a table for the fast
/// paths.
const ANSWERS: [CardSet<French>; 13] = {
    let all = CardSet::<French>::ALL.bits();
    let free = of_rank(Rank::Two) | of_rank(Rank::Three) | of_rank(Rank::Ten); // 4.5
    let mut answers = [CardSet::ALL; 13]; // 4.2; a 3 and a 10 are never to answer (4.1, 5.1)
    let mut rank = Rank::Four as usize;
    while rank < 13 {
        let higher = all & (all << (4 * rank + 4));
        answers[rank] = CardSet::from_bits(free | higher); // 4.4
        rank += 1;
    }
    let lower = of_rank(Rank::Four) | of_rank(Rank::Five) | of_rank(Rank::Six);
    answers[Rank::Seven as usize] = CardSet::from_bits(free | lower); // 4.3
    answers
};

/// The four cards of a rank, as bits.
const fn of_rank(rank: Rank) -> u64 {
    CardSet::of_rank(rank).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rank(letter: char) -> Rank {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter).expect("a rank's letter")
    }

    fn pile(plays: &[&str]) -> Pile {
        let mut pile = Pile::EMPTY;
        for cards in plays {
            pile.push(Play::of(cards.parse().expect("cards")));
        }
        pile
    }

    /// Section 4, written out by hand: what beats each card to answer.
    #[test]
    fn what_beats_what() {
        let table = [
            ("2", "23456789TJQKA"),
            ("4", "2356789TJQKA"),
            ("5", "236789TJQKA"),
            ("6", "23789TJQKA"),
            ("7", "23456T"),
            ("8", "239TJQKA"),
            ("9", "23TJQKA"),
            ("J", "23TQKA"),
            ("Q", "23TKA"),
            ("K", "23TA"),
            ("A", "23T"),
        ];
        for (top, expected) in table {
            let pile = pile(&[&format!("{top}h")]);
            assert_eq!(pile.to_answer(), top.chars().next().map(rank));
            for of in Rank::ALL {
                let beaten = expected.contains(of.letter());
                assert_eq!(beats(of, pile.to_answer()).is_ok(), beaten, "{of:?} on {top}");
                let fitting = pile.fitting().bits() & of_rank(of);
                assert_eq!(fitting, if beaten { of_rank(of) } else { 0 }, "{of:?} on {top}");
            }
        }
    }

    #[test]
    fn a_three_is_read_through() {
        assert_eq!(pile(&[]).to_answer(), None);
        for threes in [&["3c"][..], &["3c 3d", "3h"]] {
            assert_eq!(pile(threes).to_answer(), None);
            assert_eq!(pile(threes).fitting(), CardSet::ALL);
        }
        let seven = pile(&["Kc", "7d", "3c 3d", "3h"]);
        assert_eq!(seven.to_answer(), Some(Rank::Seven));
        assert_eq!(seven.fitting(), pile(&["7d"]).fitting());
    }

    #[test]
    fn a_pile_keeps_its_order() {
        let mut pile = pile(&["4d 4c", "Ah", "3s"]);
        let order: Vec<String> = pile.in_order().map(|card| card.to_string()).collect();
        assert_eq!(order, ["4c", "4d", "Ah", "3s"]);
        assert_eq!((pile.size(), pile.cards().len()), (4, 4));
        pile.clear();
        assert_eq!(pile, Pile::EMPTY);
        assert!(pile.is_empty() && pile.in_order().next().is_none());
    }

    #[test]
    fn plays_are_packed() {
        for rank in Rank::ALL {
            for suits in 1..16_u64 {
                let cards = CardSet::from_bits(suits << (4 * rank as u64));
                let play = Play::of(cards);
                assert_eq!((play.cards(), play.rank()), (cards, rank));
                assert_eq!(usize::from(play.size()), cards.len());
                assert_eq!(play.burns(), suits == 15 || rank == Rank::Ten);
            }
        }
    }
}
