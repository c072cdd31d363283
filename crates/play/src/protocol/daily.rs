//! The deal of the day.

use std::collections::BTreeMap;

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
#[cfg(feature = "types")]
use ts_rs::TS;

/// `GET /api/daily`: the deals of today.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct DailyAbout {
    /// The day, in UTC, such as `2026-11-25`.
    pub day: String,
    /// For how long it still is that day, in seconds.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub left_s: u64,
    /// One deal of each game, in the order of the rules' index.
    pub games: Vec<DailyGame>,
}

/// The deal of the day of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct DailyGame {
    /// The game's id.
    pub game: String,
    /// How many seats it has: the player's, and those of bots.
    pub seats: u8,
    /// The level of the bots.
    pub level: String,
    /// The options that differ from the standard.
    pub options: BTreeMap<String, Json>,
    /// How many have played it to its end.
    pub played: u32,
}

/// `GET /api/rooms/{room}/daily`: how others did who played the same deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct DailyResult {
    /// The day, in UTC, such as `2026-11-25`.
    pub day: String,
    /// The game's id.
    pub game: String,
    /// Whether it still counts who plays, and nobody else is shown these deals.
    pub open: bool,
    /// The score of whoever played in this room.
    pub score: i32,
    /// Whether it counts among the others: it does unless it came too late.
    pub counted: bool,
    /// Whether low scores are good.
    pub low_wins: bool,
    /// How many did better.
    pub better: u32,
    /// How many have played it to its end, this one among them.
    pub played: u32,
    /// Each score that somebody has, from the lowest.
    pub scores: Vec<DailyScore>,
    /// What an expert scored on the same seat; null until that is worked out.
    pub expert: Option<i32>,
}

/// How many have a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct DailyScore {
    /// The score.
    pub score: i32,
    /// How many have it.
    pub count: u32,
}
