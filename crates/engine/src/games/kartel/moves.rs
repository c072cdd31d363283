//! Moves of Kartel: their text and the check by clauses.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::Kartel;
use super::cards::{Card, Cards};
use super::sets::{Line, NotASet, Set, TooLow};
use crate::card::Indexed;
use crate::text::{TextError, cards};
use crate::view::View;

/// What a seat on turn does (7.1): `pass`, or `play` and cards.
///
/// Canonical order: `pass`; then by line, from solo up to KARA 5; within a line by the highest
/// card, then by the second highest, and so on, cards in the order of text. Cards that form no set
/// come last.
///
/// It is one word, for speed: above the bits of the cards stands the line, from 1, or what else it
/// is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move(u64);

/// Where the line stands in the word.
const LINE: u32 = 60;

/// In place of the line: different cards that form no set.
const NO_SET: u64 = 14 << LINE;

/// In place of the line: one card stands there twice. In place of the cards: how many there are
/// (255 if more), and the first six, six bits each. As text the sixth stands for those after it, so
/// that the text is read as the same move.
const TWICE: u64 = 15 << LINE;

/// Where the number of cards stands in such a word.
const COUNT: u32 = 6 * 6;

impl Move {
    /// `pass`
    pub const PASS: Self = Self(0);

    /// Plays the set of these cards (their bits), which is of this line. For search: that they are
    /// a set of this line is not checked.
    #[inline]
    pub const fn play(line: Line, cards: u64) -> Self {
        Self((line as u64 + 1) << LINE | cards)
    }

    /// `play` with the cards as they are named, in any order.
    pub(super) fn named(cards: &[Card]) -> Self {
        let set: Cards = cards.iter().copied().collect();
        if set.len() < cards.len() {
            let first = cards.iter().take(6).rev();
            let first = first.fold(0, |bits, card| bits << 6 | card.index() as u64);
            return Self(TWICE | (cards.len().min(255) as u64) << COUNT | first);
        }
        Line::of(cards).map_or(Self(NO_SET | set.bits()), |line| Self::play(line, set.bits()))
    }

    /// Whether it is `pass`.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }

    /// The line of its set; `None` for `pass`, and for cards that are no set.
    #[inline]
    pub const fn line(self) -> Option<Line> {
        match self.0 >> LINE {
            line @ 1..=10 => Some(Line::ALL[line as usize - 1]),
            _ => None,
        }
    }

    /// The cards that it names, each once.
    #[inline]
    pub fn cards(self) -> Cards {
        if self.0 >= TWICE {
            let (count, first) = self.names();
            return first.into_iter().take(count).collect();
        }
        Cards::from_bits(self.0 & ((1 << LINE) - 1))
    }

    /// Its set; `None` for `pass`, and for cards that are no set.
    #[inline]
    pub fn set(self) -> Option<Set> {
        Some(Set::known(self.line()?, self.cards()))
    }

    /// How many cards it names, and the first six of them, as named.
    fn names(self) -> (usize, [Card; 6]) {
        let mut first = [Card::from_index(0); 6];
        if self.0 >= TWICE {
            for (place, card) in first.iter_mut().enumerate() {
                *card = Card::from_index((self.0 >> (6 * place) & 63) as usize);
            }
            return ((self.0 >> COUNT & 255) as usize, first);
        }
        self.cards().iter().zip(&mut first).for_each(|(card, place)| *place = card);
        (self.cards().len(), first)
    }

    /// A card that it names twice.
    fn twice(self) -> Option<Card> {
        if self.0 < TWICE {
            return None;
        }
        let (count, cards) = self.names();
        let cards = &cards[..count.min(6)];
        (1..cards.len()).find(|&at| cards[..at].contains(&cards[at])).map(|at| cards[at])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("pass");
        }
        if self.0 < TWICE {
            return write!(f, "play {}", self.cards());
        }
        let (count, first) = self.names();
        f.write_str("play")?;
        (0..count).try_for_each(|at| write!(f, " {}", first[at.min(first.len() - 1)]))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "pass" {
            return Ok(Self::PASS);
        }
        let named = text.strip_prefix("play ");
        let named = named.ok_or_else(|| TextError::new("`pass` or `play <cards>`", text))?;
        cards(named).map(|cards| Self::named(&cards))
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 3.1
    MustLead,
    /// 3.2
    WrongNumber {
        /// How many cards the last set has.
        count: usize,
    },
    /// 4.2 to 4.4
    NotASet {
        /// What the cards fail to be.
        cards: NotASet,
    },
    /// 4.7
    NotHeld {
        /// Which card.
        card: Card,
    },
    /// 4.7
    NamedTwice {
        /// Which card.
        card: Card,
    },
    /// 5.4
    LowerLine {
        /// What was to be played.
        mine: Line,
        /// What it was to beat.
        last: Line,
    },
    /// 5.1 to 5.3, 5.5 to 5.11, by the line of both sets
    TooLow(TooLow),
}

impl crate::game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::MustLead => "3.1",
            Self::WrongNumber { .. } => "3.2",
            Self::NotASet { cards: NotASet::Ship } => "4.2",
            Self::NotASet { cards: NotASet::Trips } => "4.3",
            Self::NotASet { cards: NotASet::Book | NotASet::Number } => "4.4",
            Self::NotHeld { .. } | Self::NamedTwice { .. } => "4.7",
            Self::LowerLine { .. } => "5.4",
            Self::TooLow(TooLow { mine, .. }) => match mine.line() {
                Line::Solo => "5.1",
                Line::Ship => "5.2",
                Line::Trips => "5.3",
                Line::Kara5 => "5.5",
                Line::MrHoney => "5.6",
                Line::Quads => "5.7",
                Line::Honey => "5.8",
                Line::Umbrella => "5.9",
                Line::Mr => "5.10",
                Line::KaraJump => "5.11",
            },
        }
    }
}

/// Whether the seat on turn, which sees `view`, may play `mv`.
pub(super) fn check(view: View<'_, Kartel>, mv: Move) -> Result<(), Refusal> {
    let (last, hand) = (view.table().last_set(), view.private().hand());
    if mv.is_pass() {
        return if last.is_none() { Err(Refusal::MustLead) } else { Ok(()) }; // 3.1
    }
    let (count, names) = mv.names();
    if let Some(last) = last.filter(|last| last.line().size() != count) {
        return Err(Refusal::WrongNumber { count: last.line().size() }); // 3.2
    }
    let names = &names[..count.min(names.len())];
    let line = Line::of(names).map_err(|cards| Refusal::NotASet { cards })?; // 4.1 to 4.6
    if let Some(card) = mv.twice() {
        return Err(Refusal::NamedTwice { card }); // 4.7
    }
    if let Some(card) = mv.cards().without(hand).first() {
        return Err(Refusal::NotHeld { card }); // 4.7
    }
    if let Some(last) = last {
        if line < last.line() {
            return Err(Refusal::LowerLine { mine: line, last: last.line() }); // 5.4
        }
        let mine = Set::known(line, mv.cards());
        if !mine.beats(last) {
            return Err(Refusal::TooLow(TooLow { mine, last: *last })); // 5.1 to 5.3, 5.5 to 5.11
        }
    }
    Ok(())
}
