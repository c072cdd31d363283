//! How the server is, for whoever runs it.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::room::{RoomView, Stage};

/// `GET /api/status`: how the server is, for whoever runs it. It names no room, person or card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Status {
    /// The server's version.
    pub version: String,
    /// How long it has been running, in seconds.
    pub uptime_s: u64,
    /// How many sockets are open.
    pub sockets: u32,
    /// How many rooms are in use.
    pub rooms: u32,
    /// How many rooms, matches and other logs are damaged and refused, as far as this server has
    /// noticed.
    pub damaged: u32,
    /// How many nats-servers don't report whether they write to disk before they acknowledge.
    pub unknown_sync: u32,
    /// Up to 100 of the rooms, by game.
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
    /// How many people are seated.
    pub people: u8,
    /// How many of them are away.
    pub away: u8,
    /// How many bots are seated.
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
