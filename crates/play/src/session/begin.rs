//! How a match begins: who sits there first, and with which cards.

use crate::daily;
use crate::duplicate::DuplicateSet;
use crate::lesson::Lesson;
use crate::limits;
use crate::live::MatchEntry;
use crate::names;
use crate::protocol::{Fault, FaultCode};
use crate::room::{Room, RoomEntry, STAND_IN, Who, fault, game_settings};

use games::Rng;

use super::deals::Source;
use super::replica::Replica;

/// Who plays with a learner: the texts of the lessons name them.
const LESSON_BOTS: [&str; 2] = ["Bea", "Cem"];

/// A match that is to begin, undealt.
pub(super) struct NewMatch {
    pub(super) begun: MatchEntry,
    pub(super) source: Source,
    /// Which of several with the same deals it is, if it is one.
    pub(super) set: Option<DuplicateSet>,
}

/// What is said where nothing new can be kept.
pub fn nothing_new() -> Fault {
    let message = "nothing new can be kept here until the host of this site has made room";
    fault(FaultCode::NotNow, message)
}

/// Whether another match can be kept.
pub(super) fn has_space(replica: &Replica) -> Result<(), Fault> {
    if replica.now.is_full {
        return Err(nothing_new());
    }
    if replica.room().bytes() + replica.match_bytes() >= limits::ROOM_BYTES_MAX {
        let message = "this room has kept as many matches as it can; open another one";
        return Err(fault(FaultCode::TooMany, message));
    }
    Ok(())
}

/// The bots that sit down for the deal of a day, or for a lesson.
pub(super) fn bots(room: &Room) -> Vec<RoomEntry> {
    let mut names: Vec<String> = room.places().iter().map(|place| place.name.clone()).collect();
    let mut bots = Vec::new();
    let mut sit = |name: &dyn Fn(&[&str]) -> String, level: bots::Level| {
        let taken: Vec<&str> = names.iter().map(String::as_str).collect();
        let name = name(&taken);
        names.push(name.clone());
        bots.push(RoomEntry::BotSat { name, level: level.to_string() });
    };
    let mut seats = room.places().len();
    if room.daily().is_some() {
        for _ in seats..room.kind().best_seats() {
            sit(&names::for_bot, daily::LEVEL);
        }
        seats = seats.max(room.kind().best_seats());
    }
    if let Some(lesson) = room.lesson() {
        let sit_there = seats.saturating_sub(1);
        for bot in LESSON_BOTS.iter().take(lesson.seats - 1).skip(sit_there) {
            sit(&|taken| names::unique(bot, taken), STAND_IN);
        }
    }
    bots
}

/// The lesson that the next match is; none if others than the learner and bots sit there.
fn lesson(room: &Room) -> Option<&'static Lesson> {
    let lesson = room.lesson()?;
    let alone = room.places().iter().skip(1).all(|place| matches!(place.who, Who::Bot(_)));
    (alone && room.places().len() == lesson.seats).then_some(lesson)
}

/// The match that those who sit here begin now.
pub(super) fn new_match(replica: &Replica, at: u64, secrets: &mut Rng) -> Result<NewMatch, Fault> {
    let room = replica.room();
    let (kind, seats) = (room.kind(), room.places().len());
    let settings = game_settings(kind, room.options())?;
    let lesson = lesson(room);
    let set = match (room.daily(), lesson) {
        (None, None) => replica.next_set(secrets),
        _ => None,
    };
    let begun = match (room.daily(), &set) {
        (Some(daily), _) => {
            MatchEntry::begun(kind, seats, settings, None, at, &mut daily.match_rng())
        }
        (None, Some(set)) => MatchEntry::begun_as(&set.setup(kind, seats, settings), false, at),
        (None, None) => MatchEntry::begun(kind, seats, settings, lesson, at, secrets),
    };
    let begun = begun.map_err(|error| fault(FaultCode::Impossible, error.to_string()))?;
    let source = match lesson {
        Some(lesson) => Source::Script(lesson),
        None if set.is_some() || room.daily().is_some() => Source::Seed,
        None => Source::Shares,
    };
    Ok(NewMatch { begun, source, set })
}
