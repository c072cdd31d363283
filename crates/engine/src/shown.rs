//! What views look like as JSON, for programs that receive one.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};
use crate::standings::Phase;

/// What every view shows besides the game's id, its options and its own fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Common {
    /// Which round it is, from 1; 0 before the first deal.
    pub round: u32,
    /// How far the match is.
    pub phase: Phase,
    /// The seats that have a decision to make now, ascending.
    pub to_act: SeatSet,
    /// Who deals, or dealt, this round.
    pub dealer: Seat,
    /// The match's totals, by seat.
    pub scores: Vec<i32>,
}

/// All fields of a view in their order: for programs that receive one as JSON and read it back.
///
/// `K` is the name of the game, `O` its options, and `T` its [`Game::Shown`](crate::Game::Shown).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shown<K, O, T> {
    /// The game.
    pub game: K,
    /// The table's options.
    pub options: O,
    /// What every view shows.
    #[serde(flatten)]
    pub common: Common,
    /// The fields that views of this game alone have.
    #[serde(flatten)]
    pub own: T,
}
