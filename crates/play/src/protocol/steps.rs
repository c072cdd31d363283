//! A finished round, step by step.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
#[cfg(feature = "types")]
use serde_json::Value as Json;
use serde_json::value::RawValue;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::room::Phrase;
use super::update::Aids;

/// `GET /api/rooms/{room}/matches/{match}/rounds/{round}` and `GET
/// /api/records/{record}/rounds/{round}`: a round, step by step. After `?` may stand `seat=N` for
/// what that seat knew, or `open=true` for all cards, else it is what a spectator saw; with a seat,
/// `lens=true` for what it could know; `from=N` for the step to begin with. At most 400 steps come
/// at once.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Steps {
    /// The first of these steps; the deal is 0.
    pub from: u32,
    /// The steps.
    pub steps: Vec<Step>,
    /// What the seat could know at some of them.
    pub facts: Vec<Certain>,
}

/// A step of a finished match, and the table after it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Step {
    /// Who moved; null if cards were dealt.
    pub seat: Option<u8>,
    /// The move, as the game's rules write it; null if cards were dealt.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The table, as the viewer may know it.
    #[cfg_attr(feature = "types", schemars(with = "Json"))]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What everyone was told.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Json>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
    pub all: Box<RawValue>,
    /// What the seat alone was told.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Json>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
    pub you: Box<RawValue>,
    /// What is said of each event of `all`.
    pub said: Vec<Vec<Phrase>>,
    /// What is said of each event of `you`.
    pub said_you: Vec<Vec<Phrase>>,
    /// Why the round is over, where it is.
    pub ended: Vec<Phrase>,
    /// Who looked at which card, in a game that has face-down rows.
    pub aids: Option<Aids>,
    /// Which of the facts were certain then.
    pub facts: Vec<u32>,
    /// Where none of them told of anybody's cards, what the seat could think likely.
    pub likely: Vec<Likely>,
}

/// Something that a seat could think likely, judging by what the others did; an estimate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Likely {
    /// What, in the language that was asked for.
    pub what: String,
    /// How likely, in hundredths.
    pub chance: u8,
}

/// Something that a seat could be certain of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Certain {
    /// What, in the language that was asked for.
    pub what: String,
    /// Why.
    pub why: String,
    /// The clause that implies it: the game's id, a colon, and its number.
    pub rule: String,
    /// The step of the round that told it; null where it follows from the moment.
    pub step: Option<u32>,
    /// Whether it is about all cards that the seat did not see, and so tells of nobody's.
    pub unseen: bool,
}
