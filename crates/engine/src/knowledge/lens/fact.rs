//! What a seat can be certain of: which cards, what, and why.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

#[cfg(feature = "types")]
use crate::card::French;
use crate::card::{CardSet, Indexed};
use crate::seat::{Seat, SeatSet};

/// What a card looks like. Cards that look the same are the same.
pub trait Face:
    Indexed + Ord + fmt::Display + fmt::Debug + Serialize + Send + Sync + 'static
{
    /// The sets that have a name, such as all sevens and all hearts: first the wider ones.
    fn groups() -> Vec<Group<Self>>;
}

/// A set of faces that has a name.
#[derive(Clone, Debug)]
pub struct Group<F: Face> {
    /// Its name in a list: a word such as `7`, or the message for hearts.
    pub name: Value,
    /// Its faces.
    pub faces: CardSet<F>,
}

/// Where the cards of a fact lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensPlace"), ts(rename = "LensPlace"))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// All of another seat's hand.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// A slot of a row, or a position of a hand that has an order.
    Slot {
        /// Whose.
        seat: Seat,
        /// Which, from 0.
        at: u8,
    },
    /// A seat's closed cards.
    Closed {
        /// Whose.
        seat: Seat,
    },
    /// The cards that a seat chose to lay open, until all are shown.
    Choice {
        /// Whose.
        seat: Seat,
    },
    /// The card that a seat drew, and has not put anywhere yet.
    Drawn {
        /// Whose.
        seat: Seat,
    },
    /// The draw pile.
    Draw,
    /// The cards put aside.
    Aside,
    /// All cards whose place the seat does not know.
    Hidden,
}

impl Place {
    /// Whose cards lie there, if somebody's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand { seat }
            | Self::Slot { seat, .. }
            | Self::Closed { seat }
            | Self::Choice { seat }
            | Self::Drawn { seat } => Some(seat),
            Self::Draw | Self::Aside | Self::Hidden => None,
        }
    }
}

/// What is certain of the cards of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensWhat"))]
#[cfg_attr(feature = "types", ts(rename = "LensWhat", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(tag = "is", rename_all = "snake_case", bound = "F: Face")]
pub enum What<F: Face> {
    /// These are among them, each as often as it is named.
    Holds {
        /// Sorted.
        cards: Vec<F>,
    },
    /// They are exactly these.
    Exactly {
        /// Sorted.
        cards: Vec<F>,
    },
    /// None of them looks like one of these.
    Lacks {
        /// The faces.
        cards: CardSet<F>,
    },
    /// At most so many of them look like one of these.
    AtMost {
        /// How many.
        count: u8,
        /// The faces.
        cards: CardSet<F>,
    },
    /// At least so many of them look like one of these.
    AtLeast {
        /// How many.
        count: u8,
        /// The faces.
        cards: CardSet<F>,
    },
    /// These seats have seen the card of this slot, wherever it lay then.
    SeenBy {
        /// Who.
        seats: SeatSet,
        /// How many turns of the round were over then.
        turn: u32,
        /// How many turns ago that was.
        turns_ago: u32,
    },
    /// What may be played of them does not beat, or fit on, what has to be answered.
    CannotAnswer,
    /// Something can be played of them.
    CanAnswer,
}

/// Which kind of reason a fact has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensCode"), ts(rename = "LensCode"))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The cards that are not seen, and where they can lie, leave nothing else.
    Counted,
    /// Too few cards for a set of the size that is due.
    TooFew,
    /// The seat drew where it had to play if something fitted.
    Drew,
    /// The seat drew while it owed cards, where even a joker had to be played.
    DrewOwing,
    /// The seat drew like that, and later again: since then only what it drew can be such a card.
    DrewSince,
    /// The seat took the pile, openly.
    TookPile,
    /// The seat turned a card over in vain, openly.
    Flipped,
    /// The seat took its open cards up.
    TookUp,
    /// The seat put a reserve card there, openly.
    TookReserve,
    /// The seat has no reserve card and has not lost: something it can play.
    StillIn,
    /// Seen in the first look.
    Peeked,
    /// Drawn, and laid there.
    DrewIt,
    /// Taken from the discard pile, which lay open.
    TookIt,
    /// Thrown in a snap, shown to all, and laid back.
    Threw,
    /// Where it lay when the discard pile was shuffled.
    Reshuffled,
    /// Looked at with a jack.
    Looked,
    /// Received with a black king, and looked at.
    Received,
    /// The seat played another suit where it had to follow suit if it could.
    DidNotFollow,
}

/// Why a fact is certain: which clause implies it, and from which event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensBecause"))]
#[cfg_attr(feature = "types", ts(rename = "LensBecause", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(bound = "F: Face")]
pub struct Because<F: Face> {
    /// Which kind of reason.
    pub code: Code,
    /// The clause, as refusals cite it.
    pub rule: &'static str,
    /// The event's line of the record, counted from the first deck, which is 1; `None` where it
    /// follows from the moment.
    pub seq: Option<u32>,
    /// Who did it.
    pub seat: Option<Seat>,
    /// The card that had to be answered.
    pub card: Option<F>,
}

impl<F: Face> Because<F> {
    /// The reason of a fact that follows from counting cards, by the clause `rule`.
    pub fn counted(rule: &'static str) -> Self {
        Self { code: Code::Counted, rule, seq: None, seat: None, card: None }
    }

    /// The reason of a fact that follows from what `seat` did in the record's line `seq`, by the
    /// clause `rule`.
    pub fn did(code: Code, rule: &'static str, seq: u32, seat: Seat) -> Self {
        Self { code, rule, seq: Some(seq), seat: Some(seat), card: None }
    }
}

/// Something that a seat can be certain of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensFact"))]
#[cfg_attr(feature = "types", ts(rename = "LensFact", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(bound = "F: Face")]
pub struct Fact<F: Face> {
    /// Of which cards.
    pub about: Place,
    /// What is certain of them.
    pub what: What<F>,
    /// Why.
    pub because: Because<F>,
}

impl<F: Face> Fact<F> {
    /// The fact that `what` is certain of the cards at the place `about`.
    pub fn new(about: Place, what: What<F>, because: Because<F>) -> Self {
        Self { about, what, because }
    }

    /// Whether the fact is true where the cards `lie` are at its place, in any order; `None` where
    /// these cards alone do not decide it.
    pub fn is_true_of(&self, lie: &[F]) -> Option<bool> {
        let count = |cards: &CardSet<F>| lie.iter().filter(|&&card| cards.contains(card)).count();
        let sorted = |cards: &[F]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        Some(match &self.what {
            What::Holds { cards } => {
                let often = |list: &[F], face: F| list.iter().filter(|&&card| card == face).count();
                cards.iter().all(|&face| often(lie, face) >= often(cards, face))
            }
            What::Exactly { cards } => sorted(cards) == sorted(lie),
            What::Lacks { cards } => count(cards) == 0,
            What::AtMost { count: most, cards } => count(cards) <= usize::from(*most),
            What::AtLeast { count: least, cards } => count(cards) >= usize::from(*least),
            What::SeenBy { .. } | What::CannotAnswer | What::CanAnswer => return None,
        })
    }
}
