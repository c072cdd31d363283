//! What a host chooses: the settings of a room, and presets.

use std::collections::BTreeMap;
use std::time::Duration;

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::limits;

#[cfg(doc)]
use super::Ranked;

/// What a host chooses besides the game's options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(default, deny_unknown_fields)]
pub struct RoomSettings {
    /// How long a decision may take.
    pub clock: ClockMode,
    /// How long a snap window is.
    pub snaps: SnapPace,
    /// Which aids to memory everyone has.
    pub aids: AidLevel,
    /// How soon bots play.
    pub bots: BotPace,
    /// Whether players can write to each other: by default where only those who have the link come.
    pub chat: bool,
    /// Whether players can make the remarks that the rules offer.
    pub talk: bool,
    /// Whether who comes late may take a bot's seat during a match.
    pub takeover: bool,
    /// Whether programs may sit down: bots of somebody's own.
    pub programs: bool,
    /// Whether there is a door: who wants to sit down waits until the host lets them in.
    pub door: bool,
    /// Whether the table is listed for everyone who looks for one, where the site allows that.
    pub open: bool,
    /// Whether its matches are to count for the leaderboard, where the site has one. Which of them
    /// do says [`Ranked`].
    pub ranked: bool,
    /// In how many matches the same deals are played, from other seats each time.
    pub duplicate: Duplicate,
}

impl Default for RoomSettings {
    fn default() -> Self {
        Self {
            clock: ClockMode::Off,
            snaps: SnapPace::Normal,
            aids: AidLevel::Marks,
            bots: BotPace::Normal,
            chat: true,
            talk: true,
            takeover: true,
            programs: false,
            door: false,
            open: false,
            ranked: false,
            duplicate: Duplicate::Off,
        }
    }
}

/// How long a decision may take, and what happens then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockMode {
    /// As long as it takes.
    #[default]
    Off,
    /// A minute and a half; then a bot plays for players who are away; the others have no limit.
    Gentle,
    /// Half a minute; then a bot plays.
    Live,
    /// Three days; then a bot plays.
    Days,
}

/// How long everyone sees a discard before the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum SnapPace {
    /// One and a half seconds.
    Quick,
    /// Two seconds.
    #[default]
    Normal,
    /// Six seconds.
    Relaxed,
    /// Until all have answered, at most 20 seconds; nobody sees the others' answers before.
    Sealed,
}

/// How soon bots play, and whoever a bot plays for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// After a third of the site's usual pause.
    Quick,
    /// As is usual on the site.
    #[default]
    Normal,
    /// After three times the usual pause, so that everybody can follow.
    Slow,
}

/// Which aids to memory everyone in the room has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum AidLevel {
    /// None.
    None,
    /// Marks show who looked at which card, and when.
    #[default]
    Marks,
    /// And everyone can write notes on the own cards.
    Notes,
    /// And what a seat has seen of its own cards stays readable.
    Recall,
}

/// In how many matches a table plays the same deals, from other seats each time: no more than it
/// has seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum Duplicate {
    /// Each match has deals of its own.
    #[default]
    Off,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
}

/// How a room plays its game: options and pace that go together. Who may write and sit down is no
/// part of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(default, deny_unknown_fields)]
pub struct Preset {
    /// The options that differ from the standard.
    pub options: BTreeMap<String, Json>,
    /// How long a decision may take.
    pub clock: ClockMode,
    /// How long a snap window is.
    pub snaps: SnapPace,
    /// Which aids to memory everyone has.
    pub aids: AidLevel,
}

/// A preset that comes with a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct NamedPreset {
    /// Its id, such as `quick`.
    pub id: String,
    /// What it sets.
    pub preset: Preset,
}

impl Duplicate {
    /// How many matches that are.
    pub const fn matches(self) -> usize {
        match self {
            Self::Off => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }
}

impl ClockMode {
    /// How long a decision may take.
    pub const fn length(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Gentle => Some(Duration::from_secs(90)),
            Self::Live => Some(Duration::from_secs(30)),
            Self::Days => Some(Duration::from_secs(3 * 24 * 3600)),
        }
    }

    /// How long a match that counts waits between two rounds.
    pub(crate) const fn between_rounds(self) -> Duration {
        match self {
            Self::Off | Self::Gentle | Self::Live => limits::NEXT_ROUND,
            Self::Days => limits::NEXT_ROUND_DAYS,
        }
    }
}

impl SnapPace {
    /// How long each seat sees the card at least.
    pub const fn length(self) -> Duration {
        Duration::from_millis(match self {
            Self::Quick => 1_500,
            Self::Normal => 2_000,
            Self::Relaxed => 6_000,
            Self::Sealed => 20_000,
        })
    }
}

impl BotPace {
    /// How long a bot waits before it plays, where `usual` is the site's pause.
    pub fn pause(self, usual: Duration) -> Duration {
        match self {
            Self::Quick => usual / 3,
            Self::Normal => usual,
            Self::Slow => usual * 3,
        }
    }
}
