//! Help for who plays alone against bots: hints, and moves that are taken back.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use super::room::Phrase;

#[cfg(doc)]
use super::ClientMessage;

/// What may be asked for now, by who plays alone against bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Help {
    /// Whether a hint may be asked for: [`ClientMessage::Hint`].
    pub hint: bool,
    /// Whether a move can be taken back: [`ClientMessage::TakeBack`].
    pub take_back: bool,
}

/// What an expert would do, from what the seat can know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(deny_unknown_fields))]
pub struct Hint {
    /// The move, as the game's rules write it.
    #[serde(rename = "move")]
    pub mv: String,
    /// The next best move; null if there is no other.
    pub other: Option<String>,
    /// What a friend would say: messages of the catalogues, first the move with a reason, then the
    /// next best move if it is about as good. Empty in hints of earlier versions.
    #[serde(default)]
    pub said: Vec<Phrase>,
    /// Why: messages of `locales/`, the numbers first, then what is certain. Empty where the rules
    /// allow a single move.
    pub why: Vec<Phrase>,
}

impl From<bots::Hint> for Hint {
    fn from(bots::Hint { mv, other, said, why }: bots::Hint) -> Self {
        let [said, why] = [said, why].map(|all| all.into_iter().map(Into::into).collect());
        Self { mv, other, said, why }
    }
}
