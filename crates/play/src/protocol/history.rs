//! Finished matches, and statistics of them.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

/// `GET /api/rooms/{room}/matches`: what was played in a room. A match that is still being played
/// is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct History {
    /// The latest finished matches, latest first, at most 50.
    pub matches: Vec<MatchAbout>,
    /// Statistics by game, in the order of the rules' index.
    pub games: Vec<GameStatistics>,
}

/// `GET /api/rooms/{room}/matches/{match}`, `GET /api/records/{record}`: a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct MatchAbout {
    /// Which match of its room, from 1; null for an uploaded record.
    #[serde(rename = "match")]
    pub match_number: Option<u32>,
    /// The game's id.
    pub game: String,
    /// By seat, who played last.
    pub players: Vec<PlayerAbout>,
    /// Who played on a seat before somebody else took it over, in the order of the match.
    pub takeovers: Vec<Takeover>,
    /// The hints that were given, and where moves were taken back, in the order of the match.
    pub helped: Vec<Helped>,
    /// When it began, in milliseconds since 1970; null if that is not known.
    pub began_at: Option<u64>,
    /// When it was over, likewise.
    pub over_at: Option<u64>,
    /// Until when an uploaded record is kept, likewise; null for a match of a room,
    /// which is kept with it.
    pub kept_until: Option<u64>,
    /// The totals, by seat.
    pub scores: Vec<i32>,
    /// The seats that won; none where nobody did.
    pub winners: Vec<u8>,
    /// By seat, its rank from 1: the winners are first, and of the others whoever is nearer to them
    /// by points. Those who are level have the same; where nobody won, all are second.
    pub ranks: Vec<u32>,
    /// Its rounds.
    pub rounds: Vec<RoundAbout>,
}

/// Who played on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayerAbout {
    /// The last name that was used.
    pub name: String,
    /// The bot's level, if no person ever played there.
    pub bot: Option<String>,
}

/// A seat was taken over: up to a step somebody else sat there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Takeover {
    /// Which seat.
    pub seat: u8,
    /// The round of the last step before it, from 1.
    pub round: u32,
    /// That step; the deal is 0.
    pub step: u32,
    /// Who sat there until then.
    pub before: PlayerAbout,
}

/// Who played alone against bots was helped at a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct Helped {
    /// Whose decision it was.
    pub seat: u8,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round that the decision follows; the deal is 0.
    pub step: u32,
    /// How.
    pub by: HelpedBy,
}

/// How somebody was helped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum HelpedBy {
    /// By a hint.
    Hint,
    /// What had been played from there on was taken back.
    TakeBack,
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

/// Statistics of the finished matches of one game.
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

/// Statistics of a player's finished matches of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct PlayerStatistics {
    /// The name. The same name is the same player.
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

/// `POST /api/records`, whose body is a record: where it can be seen now. The same record is at the
/// same place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct RecordAnswer {
    /// Its name, which is the end of its link.
    pub record: String,
    /// Until when it is kept, in milliseconds since 1970.
    pub kept_until: u64,
}
