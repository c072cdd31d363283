//! For whom a ranked match counts, and what it came to, as logs keep it.

use serde::{Deserialize, Serialize};

use crate::key::PersonId;

/// For whom a seat of a ranked match counts: whoever sat there when it began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Contender {
    /// A person, with their name.
    Person {
        /// Who.
        person: PersonId,
        /// Their name then.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What a ranked match came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankedResult {
    /// The game's id.
    pub game: String,
    /// The room's name, and the number of the match: no other match has both.
    pub room: String,
    /// See [`room`](Self::room).
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// By seat, for whom it counts.
    pub seats: Vec<Contender>,
    /// By seat, its rank from 1; those who are level have the same.
    pub ranks: Vec<u32>,
}
