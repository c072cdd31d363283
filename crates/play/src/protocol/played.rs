//! What is played here: what matches of people say of house rules.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
#[cfg(feature = "types")]
use ts_rs::TS;

/// `GET /api/games/{game}/played`: what the finished matches of this site say of a game's house
/// rules. Each was played by at least two people from its first move to its last, and by no
/// variant. They are different matches by different people, so habits play a part.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayedRules {
    /// The game's id.
    pub game: String,
    /// How many matches are counted: of one year, and of what has passed of the next.
    pub matches: u32,
    /// The values of options that were played often enough: at most eight of an option, the one
    /// that was played most often first.
    pub values: Vec<PlayedValue>,
}

/// A value of an option beside the usual one, at tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayedValue {
    /// The option's name.
    pub option: String,
    /// Its value.
    pub value: Json,
    /// How many seats the tables had: where the value was played most often.
    pub seats: u8,
    /// What was played with this value.
    pub with: PlayedCount,
    /// What was played with the usual one.
    pub usual: PlayedCount,
    /// How many turns a round has more.
    pub length: PlayedChange,
    /// By how much the share of the rounds is larger that the seat that begins wins.
    pub fairness: PlayedChange,
    /// By how much the share of the matches is larger whose winner was last before the last round;
    /// null where too few had several rounds.
    pub comebacks: Option<PlayedChange>,
}

/// How much was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayedCount {
    /// How many matches.
    pub matches: u32,
    /// How many rounds they had.
    pub rounds: u32,
}

/// A difference with its 95 % interval. The unit is the match: rounds of one are alike.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayedChange {
    /// The difference.
    pub value: f64,
    /// The interval's lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}
