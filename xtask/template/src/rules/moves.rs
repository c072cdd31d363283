//! Moves of New Game: their text, the check by clauses, and the list.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{CardSet, French, Rank, TextError, View};

use super::NewGame;

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
    AceFirst,
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotHeld { .. } => "3.1",
            Self::AceFirst => "3.2",
        }
    }
}

pub(super) fn check(view: View<'_, NewGame>, Move(card): Move) -> Result<(), Refusal> {
    if !view.private().hand.contains(card) {
        return Err(Refusal::NotHeld { card }); // 3.1
    }
    if !choices(view).contains(card) {
        return Err(Refusal::AceFirst); // 3.2
    }
    Ok(())
}

/// The cards that the seat on turn may play.
#[inline]
pub fn choices(view: View<'_, NewGame>) -> CardSet<French> {
    let hand = view.private().hand;
    let others = hand.without(CardSet::of_rank(Rank::Ace));
    if view.table().is_first() && !others.is_empty() { others } else { hand }
}

pub(super) fn legal_moves(view: View<'_, NewGame>, moves: &mut Vec<Move>) {
    let table = view.table();
    if table.turn == view.seat() && table.standings.is_playing() {
        moves.extend(choices(view).iter().map(Move));
    }
}
