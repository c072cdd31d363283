//! Moves of Kartu Sama: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{Rng, TextError, View};

use super::cards::{FRENCH, Face, JOKERS};
use super::{KartuSama, Table};

/// What a seat on turn does (6.1). Canonical order: plays by card (6.4), then `draw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `play <card>`
    Play(Face),
    /// `draw`: all that 3.3 and 3.4, or 4.3, ask for.
    Draw,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(face) => write!(f, "play {face}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "draw" {
            return Ok(Self::Draw);
        }
        let face = text.strip_prefix("play ");
        face.ok_or_else(|| TextError::new("`play <card>` or `draw`", text))?.parse().map(Self::Play)
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 3.1
    MustPlay,
    /// 3.2
    DoesNotFit {
        /// What was to be played.
        card: Face,
        /// What lies open.
        top: Face,
    },
    /// 3.6
    NotHeld {
        /// Which card.
        card: Face,
    },
    /// 4.2
    MustPlayOn,
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::MustPlay => "3.1",
            Self::DoesNotFit { .. } => "3.2",
            Self::NotHeld { .. } => "3.6",
            Self::MustPlayOn => "4.2",
        }
    }
}

pub(super) fn check(view: View<'_, KartuSama>, mv: Move) -> Result<(), Refusal> {
    let (table, hand) = (view.table(), view.private().hand);
    let fitting = hand.places() & table.top().fits();
    match mv {
        Move::Draw if table.owed > 0 => {
            if fitting != 0 {
                return Err(Refusal::MustPlayOn); // 4.2
            }
        }
        Move::Draw => {
            if fitting & FRENCH != 0 && !table.options.may_draw {
                return Err(Refusal::MustPlay); // 3.1
            }
        }
        Move::Play(face) => {
            if table.top().fits() >> face.index() & 1 == 0 {
                return Err(Refusal::DoesNotFit { card: face, top: table.top() }); // 3.2
            }
            if !hand.has(face) {
                return Err(Refusal::NotHeld { card: face }); // 3.6
            }
        }
    }
    Ok(())
}

/// What the seat on turn may do with these places: a bit for each face that it may play, and
/// whether it may draw.
#[inline]
pub fn choices(table: &Table, places: u64) -> (u64, bool) {
    let fitting = places & table.top().fits();
    let faces = fitting & FRENCH | u64::from(fitting & JOKERS != 0) << Face::JOKER.index();
    let may_draw =
        fitting == 0 || table.owed == 0 && (table.options.may_draw || fitting & FRENCH == 0);
    (faces, may_draw)
}

pub(super) fn legal_moves(view: View<'_, KartuSama>, moves: &mut Vec<Move>) {
    let table = view.table();
    if table.turn != view.seat() || !table.is_playing() {
        return;
    }
    let (mut faces, may_draw) = choices(table, view.private().hand.places());
    while faces != 0 {
        moves.push(Move::Play(Face::at(faces.trailing_zeros())));
        faces &= faces - 1;
    }
    if may_draw {
        moves.push(Move::Draw);
    }
}

/// Counts the bits, and takes one at random.
#[inline]
pub(super) fn random_move(view: View<'_, KartuSama>, rng: &mut Rng) -> Option<Move> {
    let table = view.table();
    if table.turn != view.seat() || !table.is_playing() {
        return None;
    }
    let (mut faces, may_draw) = choices(table, view.private().hand.places());
    let count = faces.count_ones();
    let chosen = match count + u32::from(may_draw) {
        1 => 0,
        choices => rng.below(choices),
    };
    if chosen == count {
        return Some(Move::Draw);
    }
    for _ in 0..chosen {
        faces &= faces - 1;
    }
    Some(Move::Play(Face::at(faces.trailing_zeros())))
}
