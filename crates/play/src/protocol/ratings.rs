//! The leaderboard: who plays how well, by ranked matches.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

#[cfg(doc)]
use super::RoomSettings;

/// Whether the next match of a table will count for the leaderboard, and if not, why: the first of
/// these that is so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Ranked {
    /// The host has not set [`RoomSettings::ranked`], or the site has no leaderboard.
    #[default]
    Off,
    /// The table is not open to everyone.
    Closed,
    /// It has no clock that ends every decision.
    Clock,
    /// It is played by house rules, or is a lesson.
    Options,
    /// A program sits there.
    Programs,
    /// A person sits there who has no key of their own.
    Keys,
    /// A person sits there twice.
    Twice,
    /// Fewer than two persons sit there.
    Alone,
    /// It will count.
    Counts,
}

/// How well somebody plays a game, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Rating {
    /// How well they play at least, very likely: the estimate less the doubt.
    pub rating: i32,
    /// How well they play, by all their matches; 1500 before the first.
    pub estimate: i32,
    /// By how much that may be wrong: it is less in 19 of 20 cases.
    pub doubt: i32,
    /// How many matches count.
    pub matches: u32,
    /// How many of them they have won.
    pub won: u32,
}

/// `GET /api/ratings/{game}`: those who play a game best, by ranked matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Leaderboard {
    /// Whether this site has a leaderboard.
    pub allowed: bool,
    /// The game's id.
    pub game: String,
    /// How many persons have a rating.
    pub persons: u32,
    /// The best 50, the best first.
    pub players: Vec<RankedPlayer>,
}

/// Somebody on the leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct RankedPlayer {
    /// Their place, from 1; whoever has the same rating has the same place.
    pub place: u32,
    /// Their name in their last match that counts.
    pub name: String,
    /// How well they play.
    pub rating: Rating,
}

/// `POST /api/ratings`: whoever signs it asks for their own ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct RatingsAsked {}

/// The answer to [`RatingsAsked`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OwnRatings {
    /// Whether this site has a leaderboard.
    pub allowed: bool,
    /// By game in which they have one.
    pub ratings: Vec<OwnRating>,
}

/// How well whoever asks plays a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OwnRating {
    /// The game's id.
    pub game: String,
    /// Their place among all who have a rating.
    pub place: u32,
    /// How many have one.
    pub persons: u32,
    /// How well they play.
    pub rating: Rating,
}

/// `GET /api/rooms/{room}/matches/{match}/ratings`: what a ranked match has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct MatchRatings {
    /// Whether it counts: not where the same persons, or one of them, played many on that day. Null
    /// where this is not known, or no longer.
    pub counts: Option<bool>,
    /// The persons' ratings before and after it, by seat; none where that is not known any more.
    pub seats: Vec<SeatRating>,
}

/// What a match has changed for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct SeatRating {
    /// On which seat the person began it.
    pub seat: u8,
    /// With which name.
    pub name: String,
    /// The rating before.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
    /// By how much the estimate may be wrong after it; the rating and this are the estimate.
    pub doubt: i32,
}
