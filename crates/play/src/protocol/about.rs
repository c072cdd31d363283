//! What is said of a game before it is chosen.

use games::Direction;
#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::NamedPreset;

/// `GET /api/games`: a game that can be played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct GameAbout {
    /// Its id, as in the addresses of its pages.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The first paragraph of its rules.
    pub text: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Which way play goes round the table, seen from above.
    pub direction: Direction,
    /// Its options, in the order of the rules.
    pub options: Vec<OptionAbout>,
    /// Its presets, the standard first.
    pub presets: Vec<NamedPreset>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<LevelAbout>,
}

/// How well a bot plays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct LevelAbout {
    /// Its name in text, such as `novice`.
    pub level: String,
    /// Its name for people.
    pub name: String,
    /// How it plays, in a sentence.
    pub text: String,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
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
    /// Of a parameter of variants: the clause that it changes. Only where it differs does a view
    /// show it.
    pub variant: Option<&'static str>,
}

/// `GET /api/games/{game}/rules`: the rules, clause by clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Rules {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// What stands before the first section.
    pub text: String,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Section {
    /// Its number and heading, such as `4 Snap`.
    pub heading: String,
    /// What stands before its first clause.
    pub text: String,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

/// A clause of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Clause {
    /// As refusals cite it: the game's id and the clause's number.
    pub rule: String,
    /// Its text, in Markdown, without the number.
    pub text: String,
}
