//! The pile of KTU: plays one on another, what has to be answered, and what answers it (ktu:4).

use std::fmt;

use kit::{CardSet, French, Indexed, Rank};

use super::Options;

/// Cards of one rank, played together (3.2). Packed: 16 × rank + a bit for each suit.
/// `Ord` is the order of text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play(u8);

impl Play {
    /// The play of a rank, by its place in the order of text, and suits, a bit each.
    #[inline]
    pub(super) const fn new(rank: u8, suits: u8) -> Self {
        Self(rank << 4 | suits)
    }

    /// The play of these cards, which are at least one and of one rank.
    #[inline]
    pub fn of(cards: CardSet<French>) -> Self {
        let rank = cards.bits().trailing_zeros() as u8 / 4;
        Self::new(rank, (cards.bits() >> (4 * rank) & 0b1111) as u8)
    }

    /// The play of these cards; `None` if there is none, or they have several ranks (3.2).
    pub(super) fn one_rank(cards: CardSet<French>) -> Option<Self> {
        (cards.first()?.rank() == cards.last()?.rank()).then(|| Self::of(cards))
    }

    /// Its place among all plays, below 256.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
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
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

/// The pile, or play ground (3.1).
#[derive(Clone)]
pub struct Pile {
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
    pub(super) const EMPTY: Self = Self {
        cards: CardSet::EMPTY,
        fitting: CardSet::ALL,
        size: 0,
        len: 0,
        plays: [Play(0); French::COUNT],
    };

    #[inline]
    pub(super) fn push(&mut self, play: Play, powers: &Powers) {
        self.cards = self.cards.with(play.cards());
        if !powers.is_looked_through(play) {
            self.fitting = powers.answers[play.rank_index()]; // 4.1
        }
        self.size += play.size();
        self.plays[usize::from(self.len)] = play;
        self.len += 1;
    }

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
    pub fn to_answer(&self, powers: &Powers) -> Option<Rank> {
        let mut plays = self.plays().iter().rev();
        plays.find(|&&play| !powers.is_looked_through(play)).map(|play| play.rank())
    }

    /// How many cards on top are looked through (4.1).
    pub(super) fn looked_through(&self, powers: &Powers) -> usize {
        let through = self.plays().iter().rev().take_while(|&&play| powers.is_looked_through(play));
        through.map(|play| usize::from(play.size())).sum()
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
pub enum Lacks {
    /// 4.3: a card lower than this.
    Lower(Rank),
    /// 4.4: a card higher than this.
    Higher(Rank),
}

/// What the ranks do at a table (1.2, 5), worked out from its options.
#[derive(Clone, Copy, Debug)]
pub struct Powers {
    /// By the rank to answer: the cards that beat it. What [`beats`](Self::beats) says, as a table
    /// for the fast paths.
    answers: [CardSet<French>; 13],
    /// The cards that go on anything (4.5).
    free: CardSet<French>,
    /// The codes of the ranks: 1 more than the rank, and 0 for none.
    any: u8,
    through: u8,
    lower: u8,
    skip: u8,
    burn: u8,
    /// A bit for each choice of suits: whether so many cards burn the pile (5.6).
    alike: u16,
}

impl Powers {
    /// What ranks do by these options.
    pub fn new(options: &Options) -> Self {
        let Options { any, through, lower, skip, burn, .. } = *options;
        let many = (0_u16..16).filter(|suits| suits.count_ones() >= u32::from(options.alike));
        let alike = many.fold(0, |bits, suits| bits | 1 << suits);
        let mut this = Self {
            answers: [CardSet::ALL; 13],
            free: CardSet::EMPTY,
            any,
            through,
            lower,
            skip,
            burn,
            alike,
        };
        let free = this.free().fold(0, |bits, rank| bits | of_rank(rank));
        this.free = CardSet::from_bits(free);
        for to_answer in Rank::ALL {
            let all =
                Rank::ALL.into_iter().filter(|&rank| this.beats(rank, Some(to_answer)).is_ok());
            let bits = all.fold(0, |bits, rank| bits | of_rank(rank));
            this.answers[to_answer as usize] = CardSet::from_bits(bits);
        }
        this
    }

    /// Whether cards of a rank beat the card to answer.
    ///
    /// # Errors
    ///
    /// With what they lack.
    pub fn beats(&self, rank: Rank, to_answer: Option<Rank>) -> Result<(), Lacks> {
        let Some(to_answer) = to_answer else {
            return Ok(()); // 4.1: nothing is left to answer
        };
        if self.any == code(to_answer) {
            return Ok(()); // 4.2
        }
        if self.is_free(rank) {
            return Ok(()); // 4.5
        }
        if self.lower == code(to_answer) {
            return if rank < to_answer { Ok(()) } else { Err(Lacks::Lower(to_answer)) }; // 4.3
        }
        if rank > to_answer { Ok(()) } else { Err(Lacks::Higher(to_answer)) } // 4.4
    }

    /// The ranks in the power order that beat the card to answer; `None` if any card does (4).
    pub(super) fn beating(&self, to_answer: Option<Rank>) -> Option<impl Iterator<Item = Rank>> {
        let to_answer = to_answer.filter(|&rank| self.any != code(rank))?; // 4.1, 4.2
        let all = Rank::ALL.into_iter().filter(|&rank| !self.is_free(rank));
        Some(all.filter(move |&rank| self.beats(rank, Some(to_answer)).is_ok()))
    }

    /// Whether a rank stands outside the power order and goes on anything (1.2, 4.5).
    #[inline]
    pub fn is_free(&self, rank: Rank) -> bool {
        [self.any, self.through, self.burn].contains(&code(rank))
    }

    /// Whether no variant changes what ranks do.
    pub fn are_usual(&self) -> bool {
        let Self { any, through, lower, skip, burn, .. } = *self;
        [any, through, lower, skip, burn] == USUAL
    }

    /// The cards that go on anything (4.5).
    #[inline]
    pub fn free_cards(&self) -> CardSet<French> {
        self.free
    }

    /// The ranks that stand outside the power order.
    pub fn free(&self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(|&rank| self.is_free(rank))
    }

    /// The ranks of the powers, in the order of the options: on which any card goes, that is looked
    /// through, that asks for lower cards, that passes over a seat, that burns the pile.
    pub fn ranks(&self) -> [Option<Rank>; 5] {
        [self.any, self.through, self.lower, self.skip, self.burn].map(|code| {
            let rank = usize::from(code).checked_sub(1)?;
            Some(Rank::ALL[rank])
        })
    }

    /// Whether it takes the pile out of the game (5.1, 5.6).
    #[inline]
    pub fn burns(&self, play: Play) -> bool {
        self.alike >> (play.0 & 0b1111) & 1 != 0 || self.burn == (play.0 >> 4) + 1
    }

    /// Whether it passes over a seat (5.5), if it does not burn the pile.
    #[inline]
    pub(super) fn skips(&self, play: Play) -> bool {
        self.skip == (play.0 >> 4) + 1
    }

    /// Whether it is looked through (4.1).
    #[inline]
    pub(super) fn is_looked_through(&self, play: Play) -> bool {
        self.through == (play.0 >> 4) + 1
    }
}

const USUAL: [u8; 5] = {
    use Rank::{Eight, Seven, Ten, Three, Two};
    [code(Two), code(Three), code(Seven), code(Eight), code(Ten)]
};

const fn code(rank: Rank) -> u8 {
    rank as u8 + 1
}

/// The four cards of a rank, as bits.
const fn of_rank(rank: Rank) -> u64 {
    CardSet::of_rank(rank).bits()
}

#[cfg(test)]
mod tests {
    use kit::{SeatCount, Settings};

    use super::*;

    fn rank(letter: char) -> Rank {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter).expect("a rank's letter")
    }

    fn pile(plays: &[&str]) -> Pile {
        let mut pile = Pile::EMPTY;
        for cards in plays {
            pile.push(Play::of(cards.parse().expect("cards")), &usual());
        }
        pile
    }

    fn usual() -> Powers {
        Powers::new(&Options::read(&Settings::new(Options::SPECS), SeatCount::FEWEST))
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
            assert_eq!(pile.to_answer(&usual()), top.chars().next().map(rank));
            for of in Rank::ALL {
                let beaten = expected.contains(of.letter());
                assert_eq!(
                    usual().beats(of, pile.to_answer(&usual())).is_ok(),
                    beaten,
                    "{of:?} on {top}"
                );
                let fitting = pile.fitting().bits() & of_rank(of);
                assert_eq!(fitting, if beaten { of_rank(of) } else { 0 }, "{of:?} on {top}");
            }
        }
    }

    #[test]
    fn a_three_is_read_through() {
        assert_eq!(pile(&[]).to_answer(&usual()), None);
        for threes in [&["3c"][..], &["3c 3d", "3h"]] {
            assert_eq!(pile(threes).to_answer(&usual()), None);
            assert_eq!(pile(threes).fitting(), CardSet::ALL);
        }
        let seven = pile(&["Kc", "7d", "3c 3d", "3h"]);
        assert_eq!(seven.to_answer(&usual()), Some(Rank::Seven));
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
                assert_eq!(usual().burns(play), suits == 15 || rank == Rank::Ten);
            }
        }
    }
}
