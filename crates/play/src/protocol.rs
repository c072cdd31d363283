//! What clients and server say to each other: JSON over HTTP for rooms, one WebSocket for a seat at
//! play. These types are the protocol; its JSON Schema, its OpenAPI description and the web
//! client's TypeScript types are made from them.
//!
//! A client opens `/api/rooms/{room}/play`, says [`ClientMessage::Hello`] first, and hears
//! [`ServerMessage::Welcome`], then the match as it stands ([`ServerMessage::Update`]), and from
//! then on whatever changes. Each update holds the whole view, so a client that missed some needs
//! none of them.

mod about;
mod room;
mod settings;

use std::collections::BTreeMap;

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;
#[cfg(feature = "types")]
use ts_rs::TS;

pub use about::{Clause, GameAbout, LevelAbout, OptionAbout, Rules, Section};
pub use room::{
    Knock, NewRoom, Phrase, Remark, RoomAnswer, RoomCommand, RoomView, SeatView, Stage,
};
pub use settings::{AidLevel, ClockMode, NamedPreset, Preset, RoomSettings, SnapPace};

/// The version of this protocol. A server refuses a client of another one.
pub const PROTOCOL_VERSION: u32 = 1;

/// What a client says on its WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and only the first.
    Hello {
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// The seat's key; without one, a spectator.
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
    /// These sights were shown to the player; they are never sent again.
    Shown {
        /// Their ids.
        ids: Vec<u64>,
    },
    /// The discard that opened a snap window is on the screen.
    Painted {
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
    /// Gives the client's own seat as long again for the decision that its clock runs for, at most
    /// ten times; a clock of days is not stretched.
    MoreTime {},
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
    /// Somebody said one of them. It is kept nowhere: who comes later does not hear it.
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
        /// The deal's name: the room, the match and the round.
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

/// Why the server did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Fault {
    /// Why, for programs: stable.
    pub code: FaultCode,
    /// Why, in a sentence.
    pub message: String,
}

/// Why the server did not do what it was asked for, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// The message is not what the protocol has.
    BadMessage,
    /// The client speaks another version of the protocol: reload the page.
    WrongProtocol,
    /// There is no such room, or no longer.
    NoRoom,
    /// There is no such thing here.
    NotFound,
    /// The key opens no seat of this room.
    BadKey,
    /// Only the host may do this.
    NotHost,
    /// This cannot be done now.
    NotNow,
    /// Something asked for is impossible; the message says what.
    Impossible,
    /// Too much at once from one address: wait a little.
    TooMany,
    /// The request comes from a page of another site.
    Origin,
    /// The server could not do it; it says why only in its log.
    Internal,
}

/// The match as one seat or a spectator may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
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
    /// has seen; nothing if that is too long ago.
    pub told: Vec<Told>,
    /// The moves that the client's seat may play now, in canonical order; empty if it has nothing
    /// to decide.
    pub legal: Vec<String>,
    /// Scores of the rounds that are over.
    pub scores: Scores,
    /// Why the round is over, and what needs a word about its scores; nothing while one is played.
    pub ended: Vec<Phrase>,
    /// The clock; null if there is none.
    pub clock: Option<Clock>,
    /// Sights for the client's seat that were not shown yet. Show each once, then say
    /// [`ClientMessage::Shown`].
    pub sights: Vec<Sight>,
    /// The snap window that is open.
    pub window: Option<Window>,
    /// What the client's seat has chosen to be played when the window closes, in order.
    pub queued: Vec<String>,
    /// Aids to memory, in a game that has face-down rows.
    pub aids: Option<Aids>,
    /// Where the client's seat is in the lesson that it is given; null if it is given none.
    pub lesson: Option<Lesson>,
}

/// Where a learner is in a lesson. Only the learner's own seat is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Lesson {
    /// The step, one of [`LessonTexts::steps`]; null once the match has left the lesson's script.
    pub step: Option<String>,
    /// Which step it is, from 1.
    pub at: u32,
    /// How many steps there are.
    pub of: u32,
    /// The move that the script has for the learner now; null while others play, and after it.
    #[serde(rename = "move")]
    pub mv: Option<String>,
}

/// What one change told.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
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
    pub fn forget_own(&mut self) {
        let none = serde_json::value::to_raw_value(&[(); 0]).expect("an empty list is JSON");
        (self.you, self.said_you) = (none.clone(), none);
    }
}

/// Something that a seat is shown once and the view never holds, such as a peek.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Sight {
    /// For [`ClientMessage::Shown`].
    pub id: u64,
    /// What the seat was told: an object with a `type`.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub event: Json,
}

/// Scores so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Scores {
    /// Which round the first of `rounds` is, from 1.
    pub first: u32,
    /// By round that is over, the scores by seat: of the latest rounds.
    pub rounds: Vec<Vec<i32>>,
    /// The winners, once the match is over.
    pub winners: Option<Vec<u8>>,
}

/// How long the seats have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Clock {
    /// By seat: what is left for its decision, in milliseconds; null if it has none to make.
    pub left_ms: Vec<Option<u64>>,
}

/// A time in which every seat may throw cards that match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Window {
    /// For [`ClientMessage::Painted`]. It changes when the top of the discard pile does.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Mark {
    /// Who; null if everyone saw it.
    pub seat: Option<u8>,
    /// How many turns ago.
    pub turns: u32,
}

/// `GET /api/status`: how the server is, for whoever runs it. It names no room, person or card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Status {
    /// The server's version.
    pub version: String,
    /// How long it runs, in seconds.
    pub uptime_s: u64,
    /// How many sockets are open.
    pub sockets: u32,
    /// How many rooms are in use.
    pub rooms: u32,
    /// Up to 100 of them, by game.
    pub tables: Vec<TableStatus>,
}

/// A room in use, as a host may see it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct TableStatus {
    /// Its game's id.
    pub game: String,
    /// Where it is.
    pub stage: Stage,
    /// Which match of the room, from 1; 0 before the first.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// How many people sit there.
    pub people: u8,
    /// How many of them are away.
    pub away: u8,
    /// How many bots sit there.
    pub bots: u8,
    /// How many are watching.
    pub watching: u32,
}

impl From<RoomView> for TableStatus {
    fn from(room: RoomView) -> Self {
        let people = room.seats.iter().filter(|seat| seat.bot.is_none()).count();
        Self {
            people: people as u8,
            away: room.seats.iter().filter(|seat| seat.away).count() as u8,
            bots: (room.seats.len() - people) as u8,
            game: room.game,
            stage: room.stage,
            match_number: room.match_number,
            watching: room.watching,
        }
    }
}

/// `GET /api/rooms/{room}/matches`: what was played in a room. A match that is still being played
/// is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct History {
    /// The latest finished matches, latest first, at most 50.
    pub matches: Vec<MatchAbout>,
    /// What they come to, by game, in the order of the rules' index.
    pub games: Vec<GameStatistics>,
}

/// `GET /api/rooms/{room}/matches/{match}`, `GET /api/records/{record}`: a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct MatchAbout {
    /// Which match of its room, from 1; null for a record that somebody brought.
    #[serde(rename = "match")]
    pub match_number: Option<u32>,
    /// The game's id.
    pub game: String,
    /// By seat, who played.
    pub players: Vec<PlayerAbout>,
    /// When it began, in milliseconds since 1970; null if that is not known.
    pub began_at: Option<u64>,
    /// When it was over, likewise.
    pub over_at: Option<u64>,
    /// Until when a record is kept that somebody brought, likewise; null for a match of a room,
    /// which is kept with it.
    pub kept_until: Option<u64>,
    /// The totals, by seat.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Its rounds.
    pub rounds: Vec<RoundAbout>,
}

/// Who played on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayerAbout {
    /// The name, as it was last.
    pub name: String,
    /// The bot's level, if no person ever played there.
    pub bot: Option<String>,
}

/// A round of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct RoundAbout {
    /// How many steps it has: the deal, each move, each new draw pile.
    pub steps: u32,
    /// Its scores, by seat.
    pub scores: Vec<i32>,
}

/// What the finished matches of one game come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// How many matches these figures are from.
    pub matches: u32,
    /// How many rounds.
    pub rounds: u32,
    /// How many moves the shortest round had.
    pub moves_min: u32,
    /// How many moves the longest round had.
    pub moves_max: u32,
    /// By name, most matches first.
    pub players: Vec<PlayerStatistics>,
}

/// What a player's finished matches of one game come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayerStatistics {
    /// The name: who has the same one is the same player.
    pub name: String,
    /// The bot's level; null for a person, who is another player than a bot of that name.
    pub bot: Option<String>,
    /// How many matches.
    pub matches: u32,
    /// How many of them the player won, alone or with others.
    pub won: u32,
    /// How many rounds.
    pub rounds: u32,
    /// The scores of all rounds, added up.
    pub points: i64,
}

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
    /// The table as who asked may know it.
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
}

/// Something of which a seat could be certain.
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
}

/// `POST /api/records`, whose body is a record: where it can be seen now. The same record is at the
/// same place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct RecordAnswer {
    /// Its name, which is the end of its link.
    pub record: String,
    /// Until when it is kept, in milliseconds since 1970.
    pub kept_until: u64,
}

/// `GET /api/games/{game}/lesson`: what is said to who learns the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct LessonTexts {
    /// The steps of its lesson, by name.
    pub steps: BTreeMap<String, String>,
    /// What is said to who plays it for the first time, by name.
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
    /// The cards that lie on the table.
    pub lies: Vec<String>,
    /// The cards to choose from.
    pub cards: Vec<String>,
    /// How many of them can be chosen at most.
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
    /// What there is to say, in a sentence.
    pub text: String,
    /// The clause that forbids it, if one does.
    pub rule: Option<String>,
    /// Which cards it speaks of, such as those that are beaten.
    pub marks: Vec<u8>,
}
