//! What a client says on its WebSocket.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

#[cfg(doc)]
use super::{PROTOCOL_VERSION, ServerMessage, Update};

/// What a client says on its WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and only the first.
    Hello {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// The seat's key; null for a spectator.
        key: Option<String>,
        /// The last update that the client has seen, to be told what happened since.
        seen: Option<Seen>,
        /// In which language refusals are told, such as `de`; English without one, or if the server
        /// does not speak it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        language: Option<String>,
    },
    /// Plays a move on the client's own seat.
    Play {
        /// The match that it was chosen in.
        #[serde(rename = "match")]
        match_number: u32,
        /// The `seq` of the update that it was chosen in. If the seat's decision has changed since,
        /// the move is refused as stale; so saying it twice is harmless.
        seq: u64,
        /// The move, as the game's rules write it.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Asks what a move would be, without playing it.
    Check {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// These peeks were shown to the player; they are never sent again.
    Shown {
        /// Their ids.
        ids: Vec<u64>,
    },
    /// The discard that opened a snap window is on the screen.
    Rendered {
        /// The window's id.
        window: u64,
    },
    /// Writes a note on one of the seat's own face-down cards, for the seat alone; empty text takes
    /// it off. Only where the room's aid level has notes.
    Note {
        /// Which slot.
        slot: u8,
        /// At most 12 characters.
        text: String,
    },
    /// Extends the running clock of the client's own seat by its whole time, at most
    /// ten times; a clock of days is not stretched.
    MoreTime {},
    /// Asks what an expert would do in the place of the client's own seat, from what that seat can
    /// know: only of who plays alone against bots ([`Update::help`]). The answer is an update with
    /// [`Update::hint`], and stands in the match's record. A decision has one hint.
    Hint {
        /// The match that it is asked in.
        #[serde(rename = "match")]
        match_number: u32,
        /// The `seq` of the update that it is asked in.
        seq: u64,
    },
    /// Takes back what the client's own seat decided last in this round, and all that was played
    /// since: only of who plays alone against bots ([`Update::help`]). Everyone is told
    /// [`ServerMessage::TookBack`], and is sent the whole table as it was; it stands in the match's
    /// record.
    TakeBack {
        /// The match.
        #[serde(rename = "match")]
        match_number: u32,
        /// The `seq` of the update that it is asked in.
        seq: u64,
    },
    /// Asks what may be said at the table now: [`ServerMessage::Talk`].
    Talk {},
    /// Promises the share of the client's own seat in the next deal, by its hash: SHA-256 of
    /// `kartenhaus deal 1`, `share`, each with the end of its line, and the share. A later one
    /// takes its place, and each is good for one deal. Without one the server draws the share.
    Promise {
        /// The hash, 64 hex digits.
        #[cfg_attr(feature = "types", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
        promise: String,
    },
    /// The answer to [`ServerMessage::Open`].
    Share {
        /// The deal's name.
        deal: String,
        /// The share that was promised, 64 hex digits.
        #[cfg_attr(feature = "types", schemars(regex(pattern = "^[0-9a-f]{64}$")))]
        share: String,
    },
    /// Asks for [`ServerMessage::Pong`], to see whether the line is alive.
    Ping {},
}

/// An update that a client has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Its match.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// Its `seq`.
    pub seq: u64,
}
