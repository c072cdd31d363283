//! What the server says on a WebSocket, besides updates.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use super::fault::Fault;
use super::room::{Phrase, RoomView};
use super::update::Update;

#[cfg(doc)]
use super::{ClientMessage, PROTOCOL_VERSION, RoomCommand};

/// What the server says on a WebSocket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to [`ClientMessage::Hello`].
    Welcome {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// The server's version.
        server: String,
        /// The client's seat; null for a spectator.
        you: Option<u8>,
        /// Whether the client waits at the door.
        at_door: bool,
        /// Whether the client's seat is open on another line too; left out if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        is_also_open: bool,
        /// Whether a bot has played for the seat until now: who comes back plays on themselves.
        returned: bool,
        /// The room.
        room: RoomView,
    },
    /// The room has changed.
    Room {
        /// The client's seat, which may have changed too.
        you: Option<u8>,
        /// Whether the client waits at the door.
        at_door: bool,
        /// Whether the client's seat is open on another line too; left out if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        is_also_open: bool,
        /// The whole room.
        room: RoomView,
    },
    /// The match has changed, or begun.
    Update(Box<Update>),
    /// The answer to [`ClientMessage::Check`].
    Checked(Checked),
    /// A move was not played; nothing has changed.
    Refused {
        /// The `seq` of the match as it stands.
        seq: u64,
        /// Why, for programs.
        code: RefusedCode,
        /// The move that was refused, and why, for players.
        #[serde(flatten)]
        checked: Checked,
    },
    /// The answer to [`ClientMessage::Talk`]: the same for everyone at the same moment.
    Talk {
        /// At most five remarks; none before the first match, or where the host wants none. Say one
        /// with [`RoomCommand::Talk`].
        phrases: Vec<Phrase>,
    },
    /// Somebody said one of them. It is not stored: whoever joins later does not see it.
    Talked {
        /// Who.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// A round is to be dealt, and its shares are asked for: answer with [`ClientMessage::Share`]
    /// within 1.5 seconds, if the promise of the client's seat is the client's own. Once all are
    /// there, or the time is up, [`ServerMessage::Dealt`] follows, and the round.
    Open {
        /// The deal's name: room, match and round.
        deal: String,
        /// What the server promises of its secret, 64 hex digits. Keep it: the match's record shows
        /// the secret.
        promise: String,
        /// By seat.
        seats: Vec<OpenSeat>,
    },
    /// What a round that seats had a part in is dealt from. Only the secret is still missing, which
    /// stands in the match's record once the match is over.
    Dealt {
        /// The deal's name.
        deal: String,
        /// What the server promised of its secret.
        promise: String,
        /// By seat.
        seats: Vec<ShownSeat>,
    },
    /// A seat took back what it had decided last, and all that was played since. The update that
    /// follows shows the table as it was then, with a `seq` that is higher than all before.
    TookBack {
        /// Who.
        seat: u8,
    },
    /// The host has taken somebody off their seat; the room follows.
    Removed {
        /// Who.
        name: String,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {},
    /// The message was not understood or is not allowed; nothing has changed.
    Fault(Fault),
    /// The server goes away, and usually comes back: everything is kept, reconnect soon.
    Closing {},
}

/// What is promised for a seat in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct OpenSeat {
    /// The hash of its share, 64 hex digits.
    pub promise: String,
    /// Whether the server drew the share, as it does for bots.
    pub by_server: bool,
}

/// What was shown for a seat in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct ShownSeat {
    /// The hash of its share, 64 hex digits.
    pub promise: String,
    /// Its share, likewise; null if it was withheld, which counts as zeros.
    pub share: Option<String>,
    /// Whether the server drew the share, as it does for bots.
    pub by_server: bool,
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum RefusedCode {
    /// The rules forbid it; `rule` says which.
    Illegal,
    /// It is no move of this game.
    NotAMove,
    /// The seat has nothing to decide now.
    NotNow,
    /// It was chosen in an update that is out of date.
    Stale,
    /// A throw for a snap that was over: it costs nothing, and the card stays hidden.
    TooLate,
}

/// What a move is or would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Checked {
    /// The move: in canonical text if it is legal, else as it came.
    #[serde(rename = "move")]
    pub mv: String,
    /// Whether the seat may play it now.
    pub legal: bool,
    /// What the rules call what it plays, such as `KARA Umbrella`.
    pub name: Option<String>,
    /// The clause that forbids it: the game's id, a colon, and its number.
    pub rule: Option<String>,
    /// Why not, in a sentence.
    pub reason: Option<String>,
    /// Up to three legal moves that are most like it, if it is not legal.
    pub works: Vec<String>,
}
