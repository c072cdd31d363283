//! What is said of a game before it is chosen.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
use ts_rs::TS;

use super::NamedPreset;

/// `GET /api/games`: a game that can be played.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct GameAbout {
    /// Its id, such as `kartu-sama`.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The first paragraph of its rules.
    pub text: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Its options, in the order of the rules.
    pub options: Vec<OptionAbout>,
    /// Its presets, the standard first.
    pub presets: Vec<NamedPreset>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<LevelAbout>,
}

/// How well a bot plays.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct LevelAbout {
    /// Its name in text, such as `novice`.
    pub level: String,
    /// Its name for people.
    pub name: String,
    /// How it plays, in a sentence.
    pub text: String,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct OptionAbout {
    /// Its name.
    pub name: String,
    /// What it does, in a sentence, with its clause.
    pub text: String,
    /// The standard; null if that depends on the table.
    pub default: Json,
    /// The values that it may have; null if it is a number from `min` to `max`.
    pub values: Option<Vec<Json>>,
    /// The smallest number that it may be.
    pub min: Option<u32>,
    /// The largest number that it may be.
    pub max: Option<u32>,
}
