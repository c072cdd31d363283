//! What the server says on a WebSocket, besides updates.

use std::borrow::Cow;

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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to [`ClientMessage::Hello`].
    Welcome {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// The server's version.
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
        server: String,
        /// The client's seat; null for a spectator.
        you: Option<u8>,
        /// Whether the client waits at the door.
        at_door: bool,
        /// Whether the client's seat is open on another line too; left out if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        is_also_open: bool,
        /// Whether the host has removed the client from its seat; left out if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        removed: bool,
        /// Whether a bot has played for the seat until now: who comes back plays on themselves.
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
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
        /// Whether the host has removed the client from its seat; left out if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        removed: bool,
        /// The whole room.
        room: RoomView,
    },
    /// The match has changed, or begun.
    #[serde(skip_deserializing)]
    #[cfg_attr(feature = "types", schemars(!skip_deserializing))]
    Update(Box<Update>),
    /// The answer to [`ClientMessage::Check`].
    Checked(Checked),
    /// A move was not played; nothing has changed.
    Refused {
        /// The `seq` of the match as it stands.
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
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
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
        promise: String,
        /// By seat.
        seats: Vec<OpenSeat>,
    },
    /// What a round that seats had a part in is dealt from. Only the secret is still missing, which
    /// stands in the match's record once the match is over.
    Dealt {
        /// The deal's name.
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
        deal: String,
        /// What the server promised of its secret.
        #[serde(default)]
        #[cfg_attr(feature = "types", schemars(!default))]
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
    /// What only a newer server says.
    #[serde(other, skip_serializing)]
    #[cfg_attr(feature = "types", schemars(skip), ts(skip))]
    Unknown,
}

impl ServerMessage {
    /// Reads a message, of which a newer server may say more than is known here.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        struct Typed<'a> {
            #[serde(rename = "type", borrow)]
            kind: Cow<'a, str>,
        }
        // Raw text, as updates have it, cannot be read behind a tag.
        if text.starts_with(r#"{"type":"update","#) {
            return serde_json::from_str(text).map(Self::Update); // Most are updates.
        }
        match &*serde_json::from_str::<Typed<'_>>(text)?.kind {
            "update" => serde_json::from_str(text).map(Self::Update),
            _ => serde_json::from_str(text),
        }
    }
}

/// What is promised for a seat in a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct OpenSeat {
    /// The hash of its share, 64 hex digits.
    pub promise: String,
    /// Whether the server drew the share, as it does for bots.
    pub by_server: bool,
}

/// What was shown for a seat in a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct ShownSeat {
    /// The hash of its share, 64 hex digits.
    pub promise: String,
    /// Its share, likewise; null if it was withheld, which counts as zeros.
    pub share: Option<String>,
    /// Whether the server drew the share, as it does for bots.
    pub by_server: bool,
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// What only a newer server says.
    #[serde(untagged)]
    #[cfg_attr(feature = "types", schemars(skip, !untagged), ts(skip))]
    Unknown(String),
}

/// What a move is or would be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
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

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;
    use crate::protocol::FaultCode;

    fn read(message: &Json) -> ServerMessage {
        ServerMessage::read(&message.to_string()).expect("a message")
    }

    /// A server of the same protocol may say less than is known here, or more.
    #[test]
    fn an_older_server_and_a_newer_one_are_understood() {
        let seat = json!({
            "name": "Ada", "bot": null, "away": false, "delegated": false, "waits": false,
            "ready": false, "new": 1,
        });
        let room = json!({
            "game": "whist", "seats": [seat], "playing": 1, "host": 0, "stage": "lobby", "said": 1,
            "chat": [{"name": "Ada", "text": "Hello", "new": 1}], "ranked": "for_a_new_reason",
            "settings": {"chat": false, "clock": "sundial", "new": 1}, "new": 1,
        });
        let welcome = json!({
            "type": "welcome", "protocol": 2, "you": 0, "at_door": false, "room": room, "new": 1,
        });
        let ServerMessage::Welcome { you: Some(0), returned: false, room, .. } = read(&welcome)
        else {
            panic!("a welcome");
        };
        assert_eq!((&*room.seats[0].name, room.settings.chat), ("Ada", true));

        let phrase = json!({"id": "talk-left", "params": {"count": 2}, "new": 1});
        let update = json!({
            "match": 1, "seq": 3, "view": {"new":  1}, "legal": ["pass"], "queued": [],
            "told": [{"all": [{"type": "new"}], "you": [], "new": 1}], "asked": [phrase],
            "peeks": [{"id": 1, "event": {}, "new": 1}], "aids": {"level": "telepathy"},
            "hint": {"move": "pass", "other": null, "why": [phrase], "new": 1},
            "help": {"new": true}, "new": 1, "type": "update",
        });
        let ServerMessage::Update(update) = read(&update) else { panic!("an update") };
        assert_eq!(
            (update.view.get(), update.told[0].all.get()),
            (r#"{"new":1}"#, r#"[{"type":"new"}]"#)
        );
        assert!(update.aids.is_none() && update.hint.is_some_and(|hint| hint.mv == "pass"));
        assert_eq!(update.asked[0].id, "talk-left");

        assert!(matches!(read(&json!({"type": "new", "new": 1})), ServerMessage::Unknown));
        for code in ["no_room", "new"] {
            let fault = read(&json!({"type": "fault", "code": code, "message": "no", "new": 1}));
            let ServerMessage::Fault(fault) = fault else { panic!("a fault") };
            assert_eq!(fault.code == FaultCode::NoRoom, code == "no_room");
        }
        for code in ["illegal", "new"] {
            let refused = read(&json!({"type": "refused", "code": code, "move": "pass"}));
            let ServerMessage::Refused { code: read, .. } = refused else { panic!("a refusal") };
            assert_eq!(read == RefusedCode::Illegal, code == "illegal");
            assert_eq!(serde_json::to_value(read).ok(), Some(Json::from(code)));
        }
        for bad in ["", "null", "[]", "{}", r#"{"type":3}"#, r#"{"type":"room"}"#] {
            assert!(ServerMessage::read(bad).is_err(), "{bad}");
        }
    }
}
