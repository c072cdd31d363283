//! Rooms: what is known of them, what a host chooses, and what is asked of them.

use std::collections::BTreeMap;

use games::Message;
#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::lenient;
use super::ratings::Ranked;
use super::settings::{Preset, RoomSettings};

#[cfg(doc)]
use super::{GameAbout, ServerMessage};

/// What is known of a room: the same for everyone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct RoomView {
    /// Its name, which is the end of its link.
    pub room: String,
    /// The game's id.
    pub game: String,
    /// Who sits where. Who sat down during a match comes after the match's seats, and plays in the
    /// next one.
    pub seats: Vec<SeatView>,
    /// How many of them play in the current match.
    pub playing: u8,
    /// The seat whose player is the host; null if no person sits here.
    pub host: Option<u8>,
    /// Where the room is.
    pub stage: Stage,
    /// The current or last match, from 1; 0 before the first.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// The options that differ from the standard.
    pub options: BTreeMap<String, Json>,
    /// What the options come to at a table of so many seats, where they do not say so themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub note: Option<Phrase>,
    /// The rest of what the host chooses.
    #[serde(deserialize_with = "lenient")]
    pub settings: RoomSettings,
    /// Whether its next match will count for the leaderboard, and if not, why.
    #[serde(deserialize_with = "lenient")]
    pub ranked: Ranked,
    /// Whether the match that is on the table counts.
    pub counts: bool,
    /// The day, such as `2026-11-25`, whose deal is played here, alone and once; null elsewhere.
    pub daily: Option<String>,
    /// The set of matches with the same deals to which the current or last match belongs; null if
    /// it has deals of its own.
    pub duplicate: Option<DuplicateView>,
    /// In the lobby of an open table where guests wait: after how many milliseconds each of them
    /// can begin the match as well as the host, 0 if now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "number"))]
    pub guests_begin_ms: Option<u64>,
    /// How many are watching.
    pub watching: u32,
    /// Those who wait at the door, in the order in which they came.
    pub door: Vec<Knock>,
    /// How many remarks were made in it.
    pub said: u32,
    /// The latest of them, oldest first, if the chat is on: on a line those that it was not sent
    /// yet, and none in the answer to a command.
    pub chat: Vec<Remark>,
}

/// A match of several that are played with the same deals, from other seats each time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct DuplicateView {
    /// Which of them it is, from 1.
    pub part: u8,
    /// How many they are.
    pub of: u8,
    /// Once all are over: by seat, how many points better it was than all were on average with the
    /// same cards, in the rounds that each match had.
    pub points: Option<Vec<f64>>,
}

/// Somebody who waits at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Knock {
    /// Which knock it is: nobody else in this room ever has the same number.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub knock: u64,
    /// Their name.
    pub name: String,
    /// Whether the host has removed them, or somebody of their network, from the table before; left
    /// out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub removed: bool,
}

/// Where a room is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// No match has begun.
    #[default]
    Lobby,
    /// A round is being played.
    Playing,
    /// A round is over, and another one follows when everyone is ready.
    RoundOver,
    /// The match is over; another one may follow.
    MatchOver,
}

/// A seat, as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// The bot's level, or `program` for somebody's own program; null for a person.
    pub bot: Option<String>,
    /// Whether the person has had no open line for a while, or was not seen since the server came
    /// back.
    pub away: bool,
    /// Whether the person has had no open line for a moment, and may be back in another; left out
    /// if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub reconnecting: bool,
    /// Whether a bot plays for the person now.
    pub delegated: bool,
    /// Whether a bot plays until the round is over, because somebody else has seen the cards.
    pub waits: bool,
    /// Whether the person wants the next round or match to begin.
    pub ready: bool,
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Remark {
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
}

/// A remark that the rules make: a message of `locales/`, for each to read in their own language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(deny_unknown_fields))]
pub struct Phrase {
    /// The message's name, such as `talk-left`.
    pub id: String,
    /// What is put into it, such as a `count`. `seat` is the seat that it is about.
    pub params: BTreeMap<String, Json>,
}

/// A phrase in a request, where unknown fields are refused.
#[derive(Deserialize)]
#[serde(remote = "Phrase", deny_unknown_fields)]
struct AskedPhrase {
    id: String,
    params: BTreeMap<String, Json>,
}

impl From<Phrase> for Message {
    fn from(phrase: Phrase) -> Self {
        Self { id: phrase.id, params: phrase.params.into_iter().collect() }
    }
}

impl From<Message> for Phrase {
    fn from(message: Message) -> Self {
        Self { id: message.id, params: message.params.into_iter().collect() }
    }
}

/// `POST /api/rooms`: a new room, in which the caller sits and is the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// The game's id.
    pub game: String,
    /// The caller's name.
    pub name: String,
    /// Whether it begins at once with the game's lesson, in which bots take the other seats.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// Whether it begins at once with the game's deal of the day, which everyone plays alone, once,
    /// against the same bots. A person who signs this and has a room of today's already is told
    /// that room, without a key.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub daily: bool,
}

/// `POST /api/rooms/{room}`: something to be done in a room. The caller's seat is told by
/// `Authorization: Bearer KEY`; only [`RoomCommand::Sit`] goes without.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomCommand {
    /// Sits down: on an empty seat, or in a match on a bot's, or else for the next match. Where
    /// there is a door the caller waits there, with a key and no seat, and so does everywhere whom
    /// the host has removed: send the key of that seat along.
    Sit {
        /// The caller's name.
        name: String,
        /// Whether the caller is a program, which everyone is told. It plays as a person does,
        /// over the same line, but has ten seconds for a decision: then a novice makes it.
        /// Nobody waits for it between rounds. The room's host has to allow programs.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        program: bool,
    },
    /// Gets up, or leaves the door. In a match a bot plays on.
    Leave {},
    /// Takes another name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Replaces the key of the caller's seat: the old one no longer opens it. Keep the new key
    /// before sending this.
    RenewKey {
        /// 32 hex digits, drawn by chance.
        key: String,
    },
    /// Lets a bot play for the caller, or ends that. Refused in matches that count for the
    /// leaderboard.
    Delegate {
        /// Whether the bot plays.
        on: bool,
    },
    /// The caller wants the next round, or another match. It begins when everyone who is there is
    /// ready.
    Ready {},
    /// Says something, where the chat is on.
    Say {
        /// At most 200 characters.
        text: String,
    },
    /// Makes one of the remarks that [`ServerMessage::Talk`] offers now; one in five seconds.
    Talk {
        /// Which, as it was offered.
        #[serde(deserialize_with = "AskedPhrase::deserialize")]
        phrase: Phrase,
    },
    /// Host: begins the match, or the next round or match without waiting. In a match that counts
    /// for the leaderboard all its players can begin the next round, and in the lobby of an open
    /// table guests can begin the match once they have waited ([`RoomView::guests_begin_ms`]).
    Start {},
    /// Host: after a match, clears the table to change seats, options or game.
    Lobby {},
    /// Host: lets a bot play for somebody who has no open line, until they are back. Where no clock
    /// runs, one plays by itself after three minutes. Not in a match that counts.
    StandIn {
        /// Whose seat.
        seat: u8,
    },
    /// Host: fills a seat with a bot.
    AddBot {
        /// The bot's level, such as `novice`.
        level: String,
    },
    /// Host: takes a player or bot off its seat. In a match a bot plays on. Who was removed
    /// can watch, and sits down again only if the host lets them in.
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// Host: lets somebody in who waits at the door.
    Admit {
        /// Which knock.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        knock: u64,
    },
    /// Host: turns somebody away who waits at the door.
    TurnAway {
        /// Which knock.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        knock: u64,
    },
    /// Host: lets somebody else be the host.
    PassHost {
        /// Whose seat.
        seat: u8,
    },
    /// Host, before a match: moves somebody to another place in the order of play; the others keep
    /// theirs among each other. A table that a match still lies on has to be cleared first.
    MoveSeat {
        /// Whose seat.
        seat: u8,
        /// Which seat they have then; somebody has to sit there now.
        to: u8,
    },
    /// Host, before a match: lets chance decide who sits where.
    ShuffleSeats {},
    /// Host, before a match: moves to another game.
    Game {
        /// The game's id.
        game: String,
    },
    /// Host, before a match: sets an option of the game; null is the standard.
    Option {
        /// Which option.
        name: String,
        /// A number, true or false, a word, or null.
        value: Json,
    },
    /// Host, before a match: sets all options of the game at once, and with them the clock, the
    /// snaps and the aids; what the preset does not name is the standard. Nothing is changed if one
    /// of them is impossible.
    Preset {
        /// A preset of [`GameAbout`], or one that the client has kept.
        preset: Preset,
    },
    /// Host: sets what is no rule of the game.
    Settings {
        /// All of them.
        settings: RoomSettings,
    },
}

/// `GET /api/rooms/{room}`: what is known of a room, and what that means for who asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema))]
pub struct RoomLook {
    /// The room.
    #[serde(flatten)]
    pub room: RoomView,
    /// What it is to the caller.
    #[serde(flatten)]
    pub caller: Caller,
}

/// What a room is to who asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Caller {
    /// The caller's seat, if it came with that seat's key.
    pub seat: Option<u8>,
    /// Whether that seat has a decision to make.
    pub turn: bool,
}

/// The answer to [`NewRoom`] and [`RoomCommand`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct RoomAnswer {
    /// The caller's seat, if it has one now.
    pub seat: Option<u8>,
    /// The new seat's key: whoever has it plays there. It is told here, once, and nowhere else.
    pub key: Option<String>,
    /// The room as it is now.
    pub room: RoomView,
}
