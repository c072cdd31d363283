//! Moves of Kartel: their text and the check by clauses.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use kit::{TextError, View, cards};

use super::Kartel;
use super::cards::{Card, Cards};
use super::sets::{NotASet, Set, SetKind, TooLow};

/// A move as somebody names it (7.1): any cards, in any order, each as often as it is named.
#[derive(Clone, Debug, PartialEq)]
pub enum Proposed {
    /// `pass`
    Pass,
    /// `play <cards>`
    Play(Vec<Card>),
}

impl Proposed {
    /// The set that its cards form, whoever holds them; `None` for `pass`, and for cards that are
    /// no set.
    pub fn set(&self) -> Option<Set> {
        let Self::Play(names) = self else { return None };
        let cards: Cards = names.iter().copied().collect();
        let line = SetKind::of(names).ok().filter(|_| cards.len() == names.len())?;
        Some(Set::known(line, cards))
    }
}

impl From<Move> for Proposed {
    fn from(mv: Move) -> Self {
        if mv.is_pass() { Self::Pass } else { Self::Play(mv.cards().iter().collect()) }
    }
}

impl fmt::Display for Proposed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Play(names) = self else { return f.write_str("pass") };
        f.write_str("play")?;
        names.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Proposed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let named = text.strip_prefix("play ");
        let named = named.ok_or_else(|| TextError::new("`pass` or `play <cards>`", text))?;
        cards(named).map(Self::Play)
    }
}

/// What a seat on turn does (7.1): `pass`, or `play` and a set.
///
/// Canonical order: `pass`; then by line, from solo up to KARA 5; within a line by the highest
/// card, then by the second highest, and so on, cards in the order of text.
///
/// It is one word, for speed: above the bits of the cards stands the line, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move(u64);

/// Where the line stands in the word.
const LINE: u32 = 60;

impl Move {
    /// `pass`
    pub const PASS: Self = Self(0);

    /// Plays the set of these cards (their bits), which is of this line. For search: that they are
    /// a set of this line is not checked.
    #[inline]
    pub const fn play(line: SetKind, cards: u64) -> Self {
        Self((line as u64 + 1) << LINE | cards)
    }

    /// Whether it is `pass`.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }

    /// The line of its set; `None` for `pass`.
    #[inline]
    pub const fn line(self) -> Option<SetKind> {
        match self.0 >> LINE {
            0 => None,
            line => Some(SetKind::ALL[line as usize - 1]),
        }
    }

    /// The cards that it plays.
    #[inline]
    pub fn cards(self) -> Cards {
        Cards::from_bits(self.0 & ((1 << LINE) - 1))
    }

    /// Its set; `None` for `pass`.
    #[inline]
    pub fn set(self) -> Option<Set> {
        Some(Set::known(self.line()?, self.cards()))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() { f.write_str("pass") } else { write!(f, "play {}", self.cards()) }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
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
        #[serde(serialize_with = "key")]
        mine: SetKind,
        /// What it was to beat.
        #[serde(serialize_with = "key")]
        last: SetKind,
    },
    /// 5.1 to 5.3, 5.5 to 5.11, by the line of both sets
    TooLow(TooLow),
}

/// A line, as a sentence asks for it.
fn key<S: Serializer>(line: &SetKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(line.key())
}

impl kit::Refusal for Refusal {
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
                SetKind::Solo => "5.1",
                SetKind::Ship => "5.2",
                SetKind::Trips => "5.3",
                SetKind::Kara5 => "5.5",
                SetKind::MrHoney => "5.6",
                SetKind::Quads => "5.7",
                SetKind::Honey => "5.8",
                SetKind::Umbrella => "5.9",
                SetKind::Mr => "5.10",
                SetKind::KaraJump => "5.11",
            },
        }
    }
}

pub(super) fn check(view: View<'_, Kartel>, mv: &Proposed) -> Result<Move, Refusal> {
    let (last, hand) = (view.table().last.as_ref(), view.private().hand);
    let Proposed::Play(names) = mv else {
        return if last.is_none() { Err(Refusal::MustLead) } else { Ok(Move::PASS) }; // 3.1
    };
    if let Some(last) = last.filter(|last| last.line().size() != names.len()) {
        return Err(Refusal::WrongNumber { count: last.line().size() }); // 3.2
    }
    let line = SetKind::of(names).map_err(|cards| Refusal::NotASet { cards })?; // 4.1 to 4.6
    if let Some(at) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
        return Err(Refusal::NamedTwice { card: names[at] }); // 4.7
    }
    let cards: Cards = names.iter().copied().collect();
    if let Some(card) = cards.without(hand).first() {
        return Err(Refusal::NotHeld { card }); // 4.7
    }
    if let Some(last) = last {
        if line < last.line() {
            return Err(Refusal::LowerLine { mine: line, last: last.line() }); // 5.4
        }
        let mine = Set::known(line, cards);
        if !mine.beats(last) {
            return Err(Refusal::TooLow(TooLow { mine, last: *last })); // 5.1 to 5.3, 5.5 to 5.11
        }
    }
    Ok(Move::play(line, cards.bits()))
}
