//! What clients and server say to each other: JSON over HTTP for rooms, one WebSocket for a seat at
//! play. These types are the protocol; its JSON Schema, its OpenAPI description and the web
//! client's TypeScript types are made from them.
//!
//! A client opens `/api/rooms/{room}/play`, says [`ClientMessage::Hello`] first, and hears
//! [`ServerMessage::Welcome`], then the match as it stands ([`ServerMessage::Update`]), and from
//! then on whatever changes. Each update holds the whole view, so a client that missed some needs
//! none of them.

mod about;
mod client;
mod daily;
mod fault;
mod help;
mod history;
mod person;
mod ratings;
mod review;
mod room;
mod server;
mod settings;
mod status;
mod steps;
mod tables;
mod teaching;
mod update;

use serde::de::DeserializeOwned;
use serde::{Deserialize as _, Deserializer};
use serde_json::Value as Json;

pub use about::{Clause, GameAbout, LevelAbout, OptionAbout, Rules, Section};
pub use client::{ClientMessage, Seen};
pub use daily::{DailyAbout, DailyGame, DailyResult, DailyScore};
pub use fault::{Fault, FaultCode, TakenName};
pub use help::{Help, Hint};
pub use history::{
    GameStatistics, Helped, HelpedBy, History, MatchAbout, PlayerAbout, PlayerStatistics,
    RecordAnswer, RoundAbout, Takeover,
};
pub use person::{OwnMatch, OwnMatches, OwnMatchesAsked, PersonAnswer, PersonCommand};
pub use ratings::{
    Leaderboard, MatchRatings, OwnRating, OwnRatings, Ranked, RankedPlayer, Rating, RatingsAsked,
    SeatRating,
};
pub use review::{MatchReview, ReviewMove, ReviewPoint, ReviewTurn, ReviewWhy};
pub use room::{
    Caller, DuplicateView, Knock, NewRoom, Phrase, Remark, RoomAnswer, RoomCommand, RoomLook,
    RoomView, SeatView, Stage,
};
pub use server::{Checked, OpenSeat, RefusedCode, ServerMessage, ShownSeat};
pub use settings::{
    AidLevel, BotPace, ClockMode, Duplicate, NamedPreset, Preset, RoomSettings, SnapPace,
};
pub use status::{Status, TableStatus};
pub use steps::{Certain, Likely, Step, Steps};
pub use tables::{OpenTable, OpenTables};
pub use teaching::{Answer, Example, Lesson, LessonTexts};
pub use update::{Aids, Clock, Mark, Peek, Scores, Told, Update, Window};

/// Reads what a newer server may say in words that are not known here, as the default then.
fn lenient<'de, D: Deserializer<'de>, T: Default + DeserializeOwned>(
    from: D,
) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Json::deserialize(from)?).unwrap_or_default())
}

/// The version of this protocol. A server refuses clients of other versions.
pub const PROTOCOL_VERSION: u32 = 2;
