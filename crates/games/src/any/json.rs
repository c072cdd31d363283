//! What is shown and told, as JSON.

use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};

use kit::{Message, Phase, SeatSet, Value};

use crate::Kind;

/// Where a match stands, as everyone may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// The game's id.
    pub game: &'static str,
    /// Which round it is, from 1.
    pub round: u32,
    /// How far the match is.
    pub phase: Phase,
    /// The seats that have a decision to make now, ascending.
    pub to_act: SeatSet,
    /// The match's totals, by seat.
    pub scores: Vec<i32>,
    /// The scores of the round, once it is over.
    pub round_scores: Option<Vec<i32>>,
    /// The winners of the match, once it is over.
    pub winners: Option<SeatSet>,
}

/// What was told, as JSON objects with a `type`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldJson {
    /// What everyone was told.
    pub all: Vec<EventJson>,
    /// What each seat alone was told.
    pub seats: Vec<Vec<EventJson>>,
}

/// What was told, as a JSON object with a `type`.
#[derive(Clone, Debug)]
pub struct EventJson {
    /// The object's text: most events are only ever sent.
    pub(super) text: Box<RawValue>,
    /// The same, to be said; nothing where the table says it.
    pub said: Vec<Message>,
    /// Whether no view contains it, so that whoever misses it never sees it.
    pub once: bool,
}

impl EventJson {
    /// The object.
    pub fn json(&self) -> Json {
        json(&self.text)
    }
}

impl PartialEq for EventJson {
    fn eq(&self, other: &Self) -> bool {
        let same_text = self.text.get() == other.text.get();
        same_text && self.said == other.said && self.once == other.once
    }
}

impl Eq for EventJson {}

impl Serialize for EventJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

impl ToldJson {
    /// Adds what was told after it.
    pub fn extend(&mut self, later: Self) {
        self.all.extend(later.all);
        for (seat, events) in later.seats.into_iter().enumerate() {
            match self.seats.get_mut(seat) {
                Some(list) => list.extend(events),
                None => self.seats.push(events),
            }
        }
    }
}

/// All fields of a view of any game.
pub type Shown<O, T> = kit::Shown<Kind, O, T>;

/// As an object.
pub(super) struct OptionsShown(pub(super) Vec<(&'static str, Value)>);

impl Serialize for OptionsShown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The JSON object that was shown as this text: most are only ever sent.
pub fn json(shown: &RawValue) -> Json {
    serde_json::from_str(shown.get()).expect("what is shown is JSON")
}

/// JSON as text of a value whose maps have text keys.
pub(super) fn to_text(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("states, views and events have text keys only")
}
