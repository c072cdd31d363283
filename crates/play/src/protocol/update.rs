//! The match as one seat or a spectator may know it.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::help::{Help, Hint};
use super::lenient;
use super::room::Phrase;
use super::settings::AidLevel;
use super::teaching::Lesson;

#[cfg(doc)]
use super::ClientMessage;

/// The match as one seat or a spectator may know it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Update {
    /// Which match of the room, from 1.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// How far the match is; rises with each change.
    pub seq: u64,
    /// What the client's seat may know now, as the game's rules describe it.
    #[cfg_attr(feature = "types", schemars(with = "Json"))]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What happened, oldest first: since the last update, or since the one that the client said it
    /// has seen; nothing if that is too long ago, or if moves were taken back since.
    pub told: Vec<Told>,
    /// The moves that the client's seat may play now, in canonical order; empty if it has nothing
    /// to decide.
    pub legal: Vec<String>,
    /// What the client's seat has to decide now: messages of `locales/`, of which each reader says
    /// names and cards in their own way; empty if it has nothing to decide.
    pub asked: Vec<Phrase>,
    /// Scores of the rounds that are over.
    pub scores: Scores,
    /// Why the round is over, and what needs a word about its scores; nothing while one is played.
    pub ended: Vec<Phrase>,
    /// The clock; null if there is none.
    pub clock: Option<Clock>,
    /// Peeks for the client's seat that were not shown yet. Show each once, then say
    /// [`ClientMessage::Shown`].
    pub peeks: Vec<Peek>,
    /// The snap window that is open.
    pub window: Option<Window>,
    /// What the client's seat has chosen to be played when the window closes, in order.
    pub queued: Vec<String>,
    /// Aids to memory, in a game that has face-down rows.
    #[serde(deserialize_with = "lenient")]
    pub aids: Option<Aids>,
    /// The client's place in its lesson; null outside a lesson.
    pub lesson: Option<Lesson>,
    /// What the client's seat may ask for; null where others than bots play, too.
    pub help: Option<Help>,
    /// The hint that the client's seat was given for the decision that it has.
    pub hint: Option<Hint>,
}

/// What one change told.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Told {
    /// The `seq` that the match had after it.
    pub seq: u64,
    /// What everyone was told: objects with a `type`, as the game's rules describe them.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Json>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
    pub all: Box<RawValue>,
    /// What the client's seat alone was told.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Json>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
    pub you: Box<RawValue>,
    /// What is said of each event of `all`: messages of `locales/`, of which each reader says names
    /// and cards in their own way; none where the table says it.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Vec<Phrase>>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<Array<Phrase>>"))]
    pub said: Box<RawValue>,
    /// What is said of each event of `you`.
    #[cfg_attr(feature = "types", schemars(with = "Vec<Vec<Phrase>>"))]
    #[cfg_attr(feature = "types", ts(type = "Array<Array<Phrase>>"))]
    pub said_you: Box<RawValue>,
}

impl Told {
    /// Takes out what the seat alone was told.
    pub(crate) fn forget_own(&mut self) {
        let none = serde_json::value::to_raw_value(&[(); 0]).expect("an empty list is JSON");
        (self.you, self.said_you) = (none.clone(), none);
    }
}

/// Something that a seat is shown once and no view contains, such as a first look.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Peek {
    /// For [`ClientMessage::Shown`].
    pub id: u64,
    /// What the seat was told: an object with a `type`.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub event: Json,
    /// What is said of it: messages of `locales/`; none where the table says it.
    pub said: Vec<Phrase>,
}

/// Scores so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Scores {
    /// Which round the first of `rounds` is, from 1.
    pub first: u32,
    /// By round that is over, the scores by seat: of the latest rounds.
    pub rounds: Vec<Vec<i32>>,
    /// The winners, once the match is over; none where nobody won.
    pub winners: Option<Vec<u8>>,
}

/// How long the seats have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Clock {
    /// By seat: what is left for its decision, in milliseconds; null if it has none to make.
    pub left_ms: Vec<Option<u64>>,
}

/// A time in which every seat may throw cards that match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Window {
    /// For [`ClientMessage::Rendered`]. It changes when the top of the discard pile does.
    pub id: u64,
    /// The card to be matched.
    pub card: String,
    /// How long each seat sees it at least, in milliseconds.
    pub length_ms: u64,
    /// How much of that is left for the client's seat, as far as the server knows.
    pub left_ms: u64,
    /// Whether answers stay hidden until all have answered.
    pub sealed: bool,
    /// Whether the client's seat has said that it throws nothing more.
    pub answered: bool,
    /// The moves that the client's seat may choose already, for the turn that comes next; the last
    /// one chosen is played when the window closes.
    pub choices: Vec<String>,
}

/// Aids to memory that the room allows: everyone at the table has the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Aids {
    /// The room's level.
    pub level: AidLevel,
    /// By seat and slot: who looked at the card that lies there, and how many turns ago. Empty
    /// below [`AidLevel::Marks`].
    pub marks: Vec<Vec<Vec<Mark>>>,
    /// By slot of the client's row: its own note. Empty below [`AidLevel::Notes`].
    pub notes: Vec<Option<String>>,
    /// By slot of the client's row: the card, if the seat can know it. Empty below
    /// [`AidLevel::Recall`].
    pub recall: Vec<Option<String>>,
}

/// That somebody looked at a face-down card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Mark {
    /// Who; null if everyone saw it.
    pub seat: Option<u8>,
    /// How many turns ago.
    pub turns: u32,
}
