//! The list of open tables.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use super::room::Stage;
use super::settings::ClockMode;

/// `GET /api/tables`: tables that their hosts have opened to everyone. Of each game a few with
/// seats to take, and a few to watch, those first that have waited longest. It is a second old at
/// most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OpenTables {
    /// Whether this site lists tables at all.
    pub allowed: bool,
    /// Whether it has a leaderboard, so that tables can be ranked.
    pub leaderboard: bool,
    /// The tables.
    pub tables: Vec<OpenTable>,
}

/// An open table, at which somebody is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OpenTable {
    /// The room's name, which is the end of its link.
    pub room: String,
    /// The game's id.
    pub game: String,
    /// Who is there: the host, or somebody else while the host is away.
    pub name: String,
    /// How many seats are taken, by people, bots or programs.
    pub seats: u8,
    /// How many of them by people who are not away.
    pub people: u8,
    /// How many bots would give up their seat to a person now.
    pub bots: u8,
    /// How many seats nobody has. Who takes one during a match plays from the next match on.
    pub free: u8,
    /// Whether there is a door, at which the host lets people in.
    pub door: bool,
    /// Whether its matches are to count for the leaderboard.
    #[serde(default)]
    pub ranked: bool,
    /// How long a decision may take.
    pub clock: ClockMode,
    /// Where the room is.
    pub stage: Stage,
    /// Which round is played, or was played last, from 1; 0 before the first.
    pub round: u32,
    /// How many rounds the match has; null where that is not fixed, or no match has begun.
    pub rounds: Option<u32>,
    /// For how long there have been seats to take, or, where there are none, for how long the table
    /// could be watched: in seconds.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub waited_s: u64,
}

impl OpenTable {
    /// Whether somebody can sit down, perhaps after the host lets them in.
    pub fn has_seats(&self) -> bool {
        self.free > 0 || self.bots > 0
    }

    /// Whether there is a match to be watched.
    pub fn can_be_watched(&self) -> bool {
        self.stage != Stage::Lobby
    }
}
