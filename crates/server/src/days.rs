//! The deals of the day: what they come from, who plays them, and how that ended.
//!
//! Each day and game has a stream, `daily/DAY/GAME`. Its first entry is the seed, which is drawn
//! when somebody first asks to play: before that there is nothing to know, and nothing from which
//! the deals of another day would follow. It is forgotten some weeks later.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError, Weak};
use std::time::{Duration, SystemTime};

use games::Kind;
use games::fair::Bytes;
use play::daily::{Daily, Day};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::faults::{internal, of_log};
use crate::key::PersonId;
use crate::limits;
use crate::log::{EventLog, LogError, Stream, TRIES_MAX, changed_too_often};
use crate::names::RoomName;
use crate::protocol::{Fault, FaultCode};
use crate::random::Random;
use crate::room::fault;

const DAILY: &str = "daily/";

/// One thing that happened, as the log keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum DailyEntry {
    /// The seed was drawn.
    Drawn { seed: Bytes },
    /// Somebody plays it in this room: a person by a hash that says nothing elsewhere.
    Opened {
        room: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
    },
    /// The match in this room is over.
    Ended { room: String, score: i32 },
    /// What an expert scored, and the name of the record.
    Expert { score: i32, record: String },
}

/// The expert's line: what it scored, and the name of its record.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) score: i32,
    pub(crate) record: String,
}

/// What is known of a day's deal of a game.
#[derive(Default)]
pub(crate) struct Known {
    entries: u64,
    seed: Option<Bytes>,
    /// By room, the score once the match is over.
    rooms: HashMap<String, Option<i32>>,
    /// In which room a person plays.
    people: HashMap<String, String>,
    pub(crate) expert: Option<Line>,
}

/// Whether somebody begins to play.
pub(crate) enum Entered {
    Now,
    /// They play in this room already.
    In(RoomName),
}

type Which = (Day, Kind);

/// The deals of all days that were asked for lately.
pub(crate) struct Days {
    log: Arc<dyn EventLog>,
    random: Arc<Random>,
    known: std::sync::Mutex<HashMap<Stream, Arc<Mutex<Known>>>>,
    /// Where an expert's line is worked out now.
    lines: std::sync::Mutex<HashMap<Stream, Weak<()>>>,
}

impl Known {
    fn apply(&mut self, entry: &str) -> Result<(), LogError> {
        self.entries += 1;
        let entry = serde_json::from_str(entry);
        match entry.map_err(|error| LogError::Unavailable(error.into()))? {
            DailyEntry::Drawn { seed } => self.seed = Some(seed),
            DailyEntry::Opened { room, who } => {
                if let Some(who) = who {
                    self.people.insert(who, room.clone());
                }
                self.rooms.insert(room, None);
            }
            DailyEntry::Ended { room, score } => drop(self.rooms.insert(room, Some(score))),
            DailyEntry::Expert { score, record } => self.expert = Some(Line { score, record }),
        }
        Ok(())
    }

    /// How many have each score.
    pub(crate) fn scores(&self) -> BTreeMap<i32, u32> {
        let mut scores = BTreeMap::new();
        self.rooms.values().flatten().for_each(|score| *scores.entry(*score).or_default() += 1);
        scores
    }

    pub(crate) fn score_of(&self, room: &RoomName) -> Option<i32> {
        self.rooms.get(&room.to_string()).copied().flatten()
    }

    fn room_of(&self, who: Option<&PersonId>) -> Option<RoomName> {
        RoomName::new(self.people.get(&self.hash(who?)?)?)
    }

    /// The hash by which a person is known that day.
    fn hash(&self, who: &PersonId) -> Option<String> {
        Some(Bytes::sha256(format!("{} {}", self.seed?, who.text())).to_string())
    }
}

impl Days {
    pub(crate) fn new(log: Arc<dyn EventLog>, random: Arc<Random>) -> Self {
        let (known, lines) = (std::sync::Mutex::default(), std::sync::Mutex::default());
        Self { log, random, known, lines }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Stream, Arc<Mutex<Known>>>> {
        // No code panics while it holds the lock; and a map is whole after any panic.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a deal, whoever else changed it.
    async fn at(&self, which: Which) -> Result<tokio::sync::OwnedMutexGuard<Known>, LogError> {
        let known = {
            let mut all = self.lock();
            if all.len() >= limits::DAILIES_KEPT_MAX && !all.contains_key(&stream(which)) {
                all.clear();
            }
            all.entry(stream(which)).or_default().clone()
        };
        let mut known = known.lock_owned().await;
        let new = self.log.read(&stream(which), known.entries).await?;
        new.iter().try_for_each(|entry| known.apply(entry))?;
        Ok(known)
    }

    pub(crate) async fn look<T>(
        &self,
        day: Day,
        kind: Kind,
        see: impl FnOnce(&Known) -> T,
    ) -> Result<T, Fault> {
        Ok(see(&*self.at((day, kind)).await.map_err(not_kept)?))
    }

    /// Appends what comes next, if there is something; whether there was.
    async fn append(
        &self,
        which: Which,
        next: impl Fn(&Known) -> Option<DailyEntry>,
    ) -> Result<bool, LogError> {
        for _ in 0..TRIES_MAX {
            let mut known = self.at(which).await?;
            let Some(entry) = next(&known) else { return Ok(false) };
            let text = serde_json::to_string(&entry).expect("an entry has text keys only");
            match self.log.append(&stream(which), known.entries, text.clone()).await {
                Ok(()) => return known.apply(&text).map(|()| true),
                Err(LogError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Err(changed_too_often())
    }

    /// What the match of a day comes from; it is drawn if nobody has asked before.
    pub(crate) async fn deal(&self, day: Day, kind: Kind) -> Result<Daily, Fault> {
        let which = (day, kind);
        if self.at(which).await.map_err(not_kept)?.seed.is_none() {
            // Whatever happens now, it is forgotten one day.
            let at = SystemTime::now() + limits::DAILY_LIFETIME;
            self.log.remind(&stream(which), Some(at)).await.map_err(not_kept)?;
        }
        // No date in the label: with a seed for tests, the deal is the same every day.
        let drawn = DailyEntry::Drawn {
            seed: Bytes(self.random.bytes(&format!("deal of the day {kind}"))),
        };
        self.append(which, |known| known.seed.is_none().then(|| drawn.clone()))
            .await
            .map_err(not_kept)?;
        let seed = self.at(which).await.map_err(not_kept)?.seed.ok_or_else(internal)?;
        Ok(Daily { day, seed })
    }

    /// Where a person plays a deal already. Refused if as many play it as can be counted.
    pub(crate) async fn is_in(
        &self,
        day: Day,
        kind: Kind,
        who: Option<&PersonId>,
    ) -> Result<Option<RoomName>, Fault> {
        let known = self.at((day, kind)).await.map_err(not_kept)?;
        match known.room_of(who) {
            None if known.rooms.len() >= limits::DAILY_PLAYERS_MAX => Err(full()),
            room => Ok(room),
        }
    }

    /// Somebody begins to play in this room, unless they play it already.
    pub(crate) async fn enter(
        &self,
        day: Day,
        kind: Kind,
        room: &RoomName,
        who: Option<&PersonId>,
    ) -> Result<Entered, Fault> {
        let entry = |known: &Known| {
            let who = who.and_then(|who| known.hash(who));
            let plays = who.as_ref().is_some_and(|who| known.people.contains_key(who));
            (!plays && known.rooms.len() < limits::DAILY_PLAYERS_MAX)
                .then(|| DailyEntry::Opened { room: room.to_string(), who })
        };
        if self.append((day, kind), entry).await.map_err(not_kept)? {
            return Ok(Entered::Now);
        }
        let known = self.at((day, kind)).await.map_err(not_kept)?;
        known.room_of(who).map(Entered::In).ok_or_else(full)
    }

    /// Counts what was reached in a room, once.
    pub(crate) async fn end(
        &self,
        day: Day,
        kind: Kind,
        room: &RoomName,
        score: i32,
    ) -> Result<(), Fault> {
        let name = room.to_string();
        let entry = |known: &Known| {
            let waits = known.rooms.get(&name) == Some(&None);
            waits.then(|| DailyEntry::Ended { room: name.clone(), score })
        };
        self.append((day, kind), entry).await.map(drop).map_err(not_kept)
    }

    /// Whether nobody works out an expert's line here: then the caller does while it holds this.
    pub(crate) fn begin_line(&self, which: Which) -> Option<Arc<()>> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, turn| turn.strong_count() > 0);
        if lines.contains_key(&stream(which)) {
            return None;
        }
        let turn = Arc::new(());
        lines.insert(stream(which), Arc::downgrade(&turn));
        Some(turn)
    }

    /// Keeps what an expert did, unless another server was first.
    pub(crate) async fn keep(&self, day: Day, kind: Kind, line: Line) -> Result<(), Fault> {
        let expert = DailyEntry::Expert { score: line.score, record: line.record };
        self.append((day, kind), |known| known.expert.is_none().then(|| expert.clone()))
            .await
            .map(drop)
            .map_err(not_kept)
    }

    /// Does what the agenda says is due, if the stream is one of these; whether it is.
    pub(crate) async fn wake(&self, stream: &Stream, now: u64) -> Result<bool, LogError> {
        let Some(rest) = stream.name().strip_prefix(DAILY) else { return Ok(false) };
        let day = rest.split('/').next().and_then(|day| day.parse().ok());
        let lifetime = limits::DAILY_LIFETIME.as_millis() as u64;
        let end = day.map_or(0, |day: Day| day.ends() + lifetime);
        if now >= end {
            self.lock().remove(stream);
            return self.log.forget(stream).await.map(|()| true);
        }
        let left = Duration::from_millis(end - now);
        self.log.remind(stream, Some(SystemTime::now() + left)).await.map(|()| true)
    }
}

fn stream((day, kind): Which) -> Stream {
    let name = format!("{DAILY}{day}/{kind}");
    Stream::new(name).expect("days and games are made of small letters and digits")
}

fn full() -> Fault {
    let message =
        "today's deal is played by as many as can be counted; there is a new one tomorrow";
    fault(FaultCode::TooMany, message)
}

fn not_kept(error: LogError) -> Fault {
    tracing::error!(error = crate::chain(&error), "the deal of the day cannot be kept");
    of_log(&error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::MemoryLog;

    #[tokio::test]
    async fn a_day_has_so_many_players_and_each_of_them_counts_once() {
        let log = MemoryLog::default();
        let random = Arc::new(Random::new(None));
        let days = || Days::new(Arc::new(log.clone()), random.clone());
        let (one, other) = (days(), days());
        let (day, kind) = (Day::of(0), Kind::ALL[0]);
        let daily = one.deal(day, kind).await.expect("a seed");
        assert_eq!(other.deal(day, kind).await.expect("a seed"), daily, "whoever was first");
        assert_ne!(one.deal(day, Kind::ALL[1]).await.expect("a seed").seed, daily.seed);
        let mut rng = random.rng("test");
        let rooms: Vec<RoomName> =
            (0..limits::DAILY_PLAYERS_MAX).map(|_| RoomName::random(&mut rng)).collect();
        for (at, room) in rooms.iter().enumerate() {
            let days = if at % 2 == 0 { &one } else { &other };
            assert!(days.enter(day, kind, room, None).await.is_ok());
        }
        let fault = one.enter(day, kind, &RoomName::random(&mut rng), None).await.err();
        assert_eq!(fault.map(|fault| fault.code), Some(FaultCode::TooMany));
        for (days, score) in [(&one, 7), (&other, 9), (&one, 8)] {
            days.end(day, kind, &rooms[0], score).await.expect("a log");
        }
        one.end(day, kind, &RoomName::random(&mut rng), 5).await.expect("a log");
        let scores = other.look(day, kind, Known::scores).await.expect("a log");
        assert_eq!(scores.into_iter().collect::<Vec<_>>(), [(7, 1)]);
    }

    #[tokio::test]
    async fn a_day_is_forgotten_after_a_while() {
        let log = MemoryLog::default();
        let days = Days::new(Arc::new(log.clone()), Arc::new(Random::new(None)));
        let (day, kind) = (Day::of(0), Kind::ALL[0]);
        days.deal(day, kind).await.expect("a seed");
        let stream = stream((day, kind));
        let end = day.ends() + limits::DAILY_LIFETIME.as_millis() as u64;
        assert!(days.wake(&stream, end - 1).await.expect("a log"));
        assert_eq!(log.read(&stream, 0).await.expect("a log").len(), 1);
        assert!(days.wake(&stream, end).await.expect("a log"));
        assert_eq!(log.streams().await.expect("a log"), []);
        assert!(!days.wake(&Stream::new("room/a").expect("a name"), end).await.expect("a log"));
    }
}
