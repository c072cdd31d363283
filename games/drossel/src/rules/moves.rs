//! Moves of Drossel: their text, the check by clauses, and the list.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{CardSet, French, Suit, TextError, View};

use super::Drossel;

/// `play <card>` (5.1). Canonical order: by card (5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move(pub French);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let card = text.strip_prefix("play ");
        card.ok_or_else(|| TextError::new("`play <card>`", text))?.parse().map(Self)
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 3.1
    NotHeld {
        /// Which card.
        card: French,
    },
    /// 3.2
    MustFollow {
        /// What was to be played.
        card: French,
        /// What was led.
        led: French,
    },
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotHeld { .. } => "3.1",
            Self::MustFollow { .. } => "3.2",
        }
    }
}

/// Whether the seat on turn, which sees `view`, may play `mv`.
pub(super) fn check(view: View<'_, Drossel>, Move(card): Move) -> Result<(), Refusal> {
    if !view.private().hand.contains(card) {
        return Err(Refusal::NotHeld { card }); // 3.1
    }
    let table = view.table();
    match table.trick[table.leader] {
        Some(led) if !choices(view).contains(card) => Err(Refusal::MustFollow { card, led }), // 3.2
        _ => Ok(()),
    }
}

/// The cards of a suit.
#[inline]
pub const fn of_suit(suit: Suit) -> CardSet<French> {
    // A bit in every fourth place.
    CardSet::from_bits((CardSet::<French>::ALL.bits() / 0b1111) << suit as u32)
}

/// The cards that the seat on turn may play.
#[inline]
pub fn choices(view: View<'_, Drossel>) -> CardSet<French> {
    let hand = view.private().hand;
    let following = view.table().led().map_or(CardSet::EMPTY, |led| hand.common(of_suit(led)));
    if following.is_empty() { hand } else { following }
}

/// Adds every legal move of the view's seat, in canonical order.
pub(super) fn legal_moves(view: View<'_, Drossel>, moves: &mut Vec<Move>) {
    let table = view.table();
    if table.turn == view.seat() && table.standings.is_playing() {
        moves.extend(choices(view).iter().map(Move));
    }
}
