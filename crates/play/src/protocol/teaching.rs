//! What teaches a game.

use std::collections::BTreeMap;

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

/// Where a learner is in a lesson. Only the learner's own seat is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Lesson {
    /// The step, one of [`LessonTexts::steps`]; null once the match has left the lesson's script.
    pub step: Option<String>,
    /// Which step it is, from 1.
    pub at: u32,
    /// The number of steps.
    pub of: u32,
    /// The move that the script has for the learner now; null while others play, and after it.
    #[serde(rename = "move")]
    pub mv: Option<String>,
}

/// `GET /api/games/{game}/lesson`: the texts of the lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct LessonTexts {
    /// The steps of its lesson, by name.
    pub steps: BTreeMap<String, String>,
    /// Hints for a first game by the standard rules, by name.
    pub hints: BTreeMap<String, String>,
}

/// `GET /api/games/{game}/examples`: a small position in which a clause can be tried, with what the
/// rules say of every choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Example {
    /// The clause that it stands by: the game's id, a colon, and its number.
    pub rule: String,
    /// What there is to try.
    pub text: String,
    /// The cards on the table.
    pub lies: Vec<String>,
    /// The cards to choose from.
    pub cards: Vec<String>,
    /// The most cards that can be chosen.
    pub most: u8,
    /// What is said of each choice.
    pub answers: Vec<Answer>,
}

/// What the rules say of a choice of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Answer {
    /// Which cards, by their place among the example's, ascending.
    pub chosen: Vec<u8>,
    /// Whether they can be played; null where that is not the question.
    pub good: Option<bool>,
    /// The answer, in a sentence.
    pub text: String,
    /// The clause that forbids it, if one does.
    pub rule: Option<String>,
    /// The cards that it is about, such as those that are beaten.
    pub marks: Vec<u8>,
}
