//! What a person does with what the server keeps for them.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use super::history::MatchAbout;
use super::ratings::SeatRating;

/// `POST /api/person`: something to be done with what the server keeps for a person. Who that is is
/// told by the signature alone, which is in the header `Kartenhaus-Person`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PersonCommand {
    /// What is kept?
    Look {},
    /// Keeps this, in place of what was kept last.
    Keep {
        /// The version that it follows; 0 if nothing was kept. Where another one is kept by now,
        /// nothing changes, and the answer has that.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: u64,
        /// At most 6 KiB of text, which the server cannot read if the person has encrypted it.
        data: String,
    },
    /// Deletes all that is kept, and lets go of the names that the person has.
    Forget {},
}

/// The answer to [`PersonCommand`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PersonAnswer {
    /// Whether what was asked for was done: false if another device was first.
    pub done: bool,
    /// The version that is kept now, from 1; 0 if there is none.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub version: u64,
    /// What is kept; empty if nothing is, and after it was kept.
    pub data: String,
}

/// `POST /api/person/matches`: what did whoever signs it play in these rooms?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct OwnMatchesAsked {
    /// Names of rooms, at most 10. One that is not there, or no longer, is passed over.
    pub rooms: Vec<String>,
}

/// The answer to [`OwnMatchesAsked`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OwnMatches {
    /// The finished matches that the person began on a seat which nobody else took over, at most
    /// 50: room by room, and the latest of each first. Whoever leaves has the result of the bot
    /// that plays on, as on the leaderboard. A deal of the day is there when the day is over.
    pub matches: Vec<OwnMatch>,
}

/// A finished match of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OwnMatch {
    /// In which room.
    pub room: String,
    /// The person's seat.
    pub seat: u8,
    /// Whether it was a deal of a day.
    pub daily: bool,
    /// What it changed for the person's rating; null where it did not count, or that is not known
    /// any more.
    pub rating: Option<SeatRating>,
    /// The match.
    pub about: MatchAbout,
}
