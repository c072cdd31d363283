//! The deal of the day: one match for each game and day that everyone plays alone, from the same
//! deals and against the same bots.
//!
//! Everything in it that is not the player's own decision comes from one seed: the first dealer,
//! the decks, and each move of a bot, whose generator is made from the seat and how many moves the
//! seat has made. One seat decides at a time, the player before the bots and those in order, and
//! snaps are sealed: so the same moves lead to the same match, however fast they come, on whichever
//! server.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use bots::Level;
use games::fair::Bytes;
use games::{Kind, Match, Rng, Seat, Seed, TextError};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::limits;

/// Where who plays it sits.
pub const PLAYER: Seat = Seat::FIRST;

/// How well the others play: as well as bots do without a search, which another machine could not
/// repeat in time.
pub const LEVEL: Level = Level::Club;

/// In milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

/// The options that make a match of some minutes, by game.
const OPTIONS: [&str; Kind::ALL.len()] =
    games::files_of_games!("../../../games/", "/data/daily.json");

static BY_GAME: LazyLock<Vec<BTreeMap<String, Json>>> = LazyLock::new(|| {
    let read = |text: &&str| serde_json::from_str(text).expect("the options can be read");
    OPTIONS.iter().map(read).collect()
});

/// A day, in UTC: so many after the first of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(u64);

/// What the match of a day comes from. It is a part of its room, and tells every card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// Which day's.
    pub day: Day,
    /// What all of its chance comes from.
    pub seed: Bytes,
}

impl Day {
    /// The day of a time, in milliseconds since 1970.
    pub const fn of(unix_ms: u64) -> Self {
        Self(unix_ms / DAY)
    }

    /// When it ends, in milliseconds since 1970.
    pub const fn ends(self) -> u64 {
        (self.0 + 1) * DAY
    }

    /// Until when it counts, and its deals are told to nobody who has not played them: who begins
    /// late has a while to end.
    pub const fn counts_until(self) -> u64 {
        self.ends() + limits::DAILY_AFTER.as_millis() as u64
    }
}

/// Year, month and day in the Gregorian calendar, by Howard Hinnant's `civil_from_days`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let years = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * years + years / 4 - years / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = years + era * 400 + u64::from(month <= 2);
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let bad = || TextError::new("a day such as 2026-11-25", text);
        let number = |part: Option<&str>| part.and_then(|part| part.parse::<u64>().ok());
        let mut parts = text.split('-');
        let (year, month, day) = (number(parts.next()), number(parts.next()), number(parts.next()));
        let (Some(year), Some(month), Some(day)) = (year, month, day) else { return Err(bad()) };
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return Err(bad());
        }
        let year = if month <= 2 { year - 1 } else { year };
        let from_march = if month > 2 { month - 3 } else { month + 9 };
        let of_year = (153 * from_march + 2) / 5 + day - 1;
        let (era, years) = (year / 400, year % 400);
        let of_era = years * 365 + years / 4 - years / 100 + of_year;
        let found = (era * 146_097 + of_era).checked_sub(719_468).map(Self);
        // Whatever is no day has another text.
        found.filter(|found| found.to_string() == text).ok_or_else(bad)
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        text.parse()
    }
}

/// The options of the match that is played of a game.
pub fn options(kind: Kind) -> &'static BTreeMap<String, Json> {
    &BY_GAME[kind as usize]
}

impl Daily {
    /// Whether nothing of its deals may be told at this time to who has not played them.
    pub const fn is_on(&self, unix_ms: u64) -> bool {
        unix_ms < self.day.counts_until()
    }

    fn rng(&self, label: &str, number: u64) -> Rng {
        Seed::new(self.seed.0).rng(label, number)
    }

    /// What the match's own chance is drawn from: its seed, and who deals first.
    pub(crate) fn match_rng(&self) -> Rng {
        self.rng("match", 0)
    }

    pub(crate) fn choose(&self, level: Level, played: &Match, seat: Seat) -> Option<String> {
        let own = format!("{seat} ");
        let moves = played.record().lines().filter(|line| line.starts_with(&own)).count() as u64;
        let number = moves * games::SEATS_MAX as u64 + seat.index() as u64;
        bots::choose(level, played.game(), seat, &mut self.rng("bot", number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        for (days, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_782, "2026-11-25"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!((Day(days).to_string(), text.parse()), (text.to_owned(), Ok(Day(days))));
        }
        for days in (0..60_000).step_by(7) {
            assert_eq!(Day(days).to_string().parse(), Ok(Day(days)));
        }
        for bad in ["", "2026-02-29", "2026-11-31", "2026-1-01", "1969-12-31", "2026-11-25-1"] {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
        assert_eq!(Day::of(Day(20_782).ends() - 1), Day(20_782));
    }
}
