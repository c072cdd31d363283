//! Matches that are over: what was played, step by step, and what it comes to.
//!
//! A match of a room is here when its log has its last move, and not before: its record holds the
//! seed, and every card that is still to come. A record that somebody brings is played through
//! first, and kept under a name that is made from it. Nothing here is the owner of anything: all of
//! it is read from the log, and played again on threads of its own.

mod finished;
mod reviews;
mod statistics;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use games::fair::Bytes;
use games::{Kind, hex};
use play::daily::Daily;
use serde::{Deserialize, Serialize};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use words::Language;

use crate::blocking::blocking;
use crate::days::Days;
use crate::faults::{internal, of_log};
use crate::guests::{self, Guest};
use crate::key::{Key, PersonId};
use crate::limits;
use crate::log::{EventLog, LogError, Stream, match_stream, room_stream};
use crate::names::RoomName;
use crate::protocol::{Fault, FaultCode, History, MatchAbout, MatchReview, PlayerAbout};
use crate::protocol::{OwnMatch, RecordAnswer, Steps};
use crate::room::{PROGRAM, Place, Room, RoomEntry, Who, fault};

pub(crate) use finished::StepsQuery;
use finished::{Before, Finished, HelpedAt, Unfinished};
use reviews::Reviews;

/// Prefix of the names of their logs.
const RECORDS: &str = "record/";

#[derive(Clone, Debug)]
pub(crate) enum Which {
    OfRoom(RoomName, u32),
    /// The expert's of the deal of the day that is played in a room.
    Expert(RoomName),
    /// A record that somebody brought, by its name.
    Brought(String),
}

/// A record that somebody brought, as its log keeps it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum RecordEntry {
    /// The record, who played, and when it came; milliseconds since 1970.
    Brought {
        record: String,
        players: Vec<PlayerAbout>,
        at: u64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        before: Vec<Before>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        helped: Vec<HelpedAt>,
    },
}

/// Who wants to see what was played, and when: milliseconds since 1970.
pub(crate) struct Reader {
    pub(crate) guest: Arc<Guest>,
    pub(crate) key: Option<Key>,
    pub(crate) now: u64,
}

/// Where a match is, and who played in it.
#[derive(Clone, Debug)]
struct Found {
    stream: Stream,
    /// Which match of its room; `None` for a record that somebody brought.
    number: Option<u32>,
    /// When it began, or was brought.
    at: u64,
    /// By seat, who played last.
    players: Vec<PlayerAbout>,
    /// By seat, who had played there before whoever took it over in mid-match, in order.
    before: Vec<Vec<PlayerAbout>>,
    /// By seat, who began the match there, if they have a key of their own and nobody else took the
    /// seat over.
    persons: Vec<Option<PersonId>>,
    /// Whether its cards are secret, as they are to be dealt again.
    hidden: bool,
}

/// What matches came to: by their log, and when they began.
#[derive(Default)]
struct Outcomes {
    all: HashMap<(Stream, u64), MatchAbout>,
    /// How many rounds they have.
    rounds: usize,
}

/// Somebody's turn to read logs of matches and to have them played again: nothing is read before,
/// and what it takes counts for their address.
#[derive(Clone)]
struct Turn(Arc<(guests::Turn, OwnedSemaphorePermit)>);

pub(crate) struct Archive {
    log: Arc<dyn EventLog>,
    /// For rounds that are told step by step.
    long: Arc<Semaphore>,
    /// For all else, which takes milliseconds and must not stand behind those.
    short: Arc<Semaphore>,
    outcomes: Mutex<Outcomes>,
    reviews: Reviews,
    days: Arc<Days>,
}

impl Archive {
    /// Bots think about matches that are over with one of `thinkers`.
    pub(crate) fn new(log: Arc<dyn EventLog>, thinkers: Arc<Semaphore>, days: Arc<Days>) -> Self {
        let turns = || Arc::new(Semaphore::new(limits::REPLAYS_AT_ONCE));
        let reviews = Reviews::new(thinkers);
        Self { log, long: turns(), short: turns(), outcomes: Mutex::default(), reviews, days }
    }

    pub(crate) async fn history(&self, reader: &Reader, room: &RoomName) -> Result<History, Fault> {
        let turn = turn(&reader.guest, &self.short).await?;
        let mut matches = Vec::new();
        let (_, all) = self.of_room(&turn, reader, room).await?;
        for found in all.into_iter().rev() {
            if matches.len() == limits::MATCHES_TOLD_MAX {
                break;
            }
            matches.extend(self.outcome(&turn, &found).await?);
        }
        let games = statistics::of(&matches);
        Ok(History { matches, games })
    }

    /// The matches of these rooms that a person began, and in which nobody else took their seat
    /// over; without ratings.
    pub(crate) async fn own(
        &self,
        reader: &Reader,
        who: &PersonId,
        rooms: &[RoomName],
    ) -> Result<Vec<OwnMatch>, Fault> {
        let turn = turn(&reader.guest, &self.short).await?;
        let mut matches = Vec::new();
        for room in rooms {
            let (kept, all) = match self.of_room(&turn, reader, room).await {
                Err(fault) if matches!(fault.code, FaultCode::NoRoom | FaultCode::NotNow) => {
                    continue;
                }
                found => found?,
            };
            for found in all.into_iter().rev() {
                let is_own = |person: &Option<PersonId>| person.as_ref() == Some(who);
                let Some(seat) = found.persons.iter().position(is_own) else { continue };
                if matches.len() == limits::MATCHES_TOLD_MAX {
                    return Ok(matches);
                }
                let about = self.outcome(&turn, &found).await?;
                matches.extend(about.map(|about| OwnMatch {
                    room: room.to_string(),
                    seat: seat as u8,
                    daily: kept.daily().is_some(),
                    rating: None,
                    about,
                }));
            }
        }
        Ok(matches)
    }

    pub(crate) async fn about(&self, reader: &Reader, which: &Which) -> Result<MatchAbout, Fault> {
        let turn = turn(&reader.guest, &self.short).await?;
        self.finished(&turn, reader, which).await.map(|(_, about)| about)
    }

    /// The record of a finished match, with who played as remarks. That of a day's deal has the
    /// seed, and waits for the day's end.
    pub(crate) async fn record(&self, reader: &Reader, which: &Which) -> Result<String, Fault> {
        let turn = turn(&reader.guest, &self.short).await?;
        if let Which::OfRoom(room, _) | Which::Expert(room) = which {
            let (room, _) = self.of_room(&turn, reader, room).await?;
            if room.daily().is_some_and(|daily| daily.is_on(reader.now)) {
                return Err(secret());
            }
        }
        let (found, _) = self.open(&turn, reader, which).await?;
        self.play(&turn, &found, |finished| Ok(finished.record())).await?.map_err(refused)
    }

    pub(crate) async fn steps(
        &self,
        reader: &Reader,
        which: &Which,
        asked: StepsQuery,
        language: Language,
    ) -> Result<Steps, Fault> {
        let turn = turn(&reader.guest, &self.long).await?;
        // Nothing is shown of a match that is not over, not even its first round.
        let (found, about) = self.open(&turn, reader, which).await?;
        asked.is_of(&about)?;
        let steps = move |finished: &Finished| finished.steps(&asked, language);
        self.play(&turn, &found, steps).await?.map_err(refused)
    }

    pub(crate) async fn review(
        &self,
        reader: &Reader,
        which: &Which,
    ) -> Result<MatchReview, Fault> {
        let known = {
            let turn = turn(&reader.guest, &self.short).await?;
            let (found, _) = self.open(&turn, reader, which).await?;
            let key = (found.stream.clone(), found.at);
            match self.reviews.known(&key) {
                Some(known) => known,
                None => {
                    let place = self.reviews.place(&reader.guest)?;
                    let review = self.play(&turn, &found, Finished::review).await?;
                    self.reviews.begin(key, review.map_err(refused)?, place)
                }
            }
        };
        known.wait().await
    }

    /// The deal of a day that is played in a room, its game, and its score; `None` where none is.
    /// Refused while the match is not over, or may not be seen.
    pub(crate) async fn daily(
        &self,
        reader: &Reader,
        room: &RoomName,
    ) -> Result<Option<(Daily, Kind, MatchAbout)>, Fault> {
        let turn = turn(&reader.guest, &self.short).await?;
        let (kept, _) = self.of_room(&turn, reader, room).await?;
        let Some(daily) = kept.daily() else { return Ok(None) };
        let (_, about) = self.finished(&turn, reader, &Which::OfRoom(room.clone(), 1)).await?;
        Ok(Some((daily.clone(), kept.kind(), about)))
    }

    /// Does some work of bots as a review is made; its result, unless it broke off. Refused if too
    /// much of it waits.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        guest: &Arc<Guest>,
        work: T,
        step: fn(&mut T) -> bool,
    ) -> Result<impl Future<Output = Option<T>> + Send + use<T>, Fault> {
        self.reviews.think(guest, work, step)
    }

    async fn finished(
        &self,
        turn: &Turn,
        reader: &Reader,
        which: &Which,
    ) -> Result<(Found, MatchAbout), Fault> {
        let found = self.find(turn, reader, which).await?;
        let about = self.outcome(turn, &found).await?.ok_or_else(|| refused(Unfinished::Runs))?;
        Ok((found, about))
    }

    /// A finished match of which every card may be told: none of a set whose deals are to be played
    /// again.
    async fn open(
        &self,
        turn: &Turn,
        reader: &Reader,
        which: &Which,
    ) -> Result<(Found, MatchAbout), Fault> {
        let finished = self.finished(turn, reader, which).await?;
        if finished.0.hidden {
            let why = "the same deals are played again: nothing of them is told before";
            return Err(fault(FaultCode::NotNow, why));
        }
        Ok(finished)
    }

    /// What a match came to; `None` if it is not over.
    async fn outcome(&self, turn: &Turn, found: &Found) -> Result<Option<MatchAbout>, Fault> {
        let key = (found.stream.clone(), found.at);
        let kept = self.lock().all.get(&key).cloned();
        if let Some(kept) = kept {
            // Names may have changed since.
            return Ok(Some(MatchAbout { players: found.players.clone(), ..kept }));
        }
        match self.play(turn, found, Finished::about).await? {
            Ok(about) => {
                self.lock().keep(key, about.clone());
                Ok(Some(about))
            }
            Err(Unfinished::Runs) => Ok(None),
            Err(broken) => Err(refused(broken)),
        }
    }

    /// Keeps a record that somebody brings at this time, if it can be played to its end.
    pub(crate) async fn bring(
        &self,
        guest: &Arc<Guest>,
        text: String,
        at: u64,
    ) -> Result<RecordAnswer, Fault> {
        let turn = turn(guest, &self.short).await?;
        let checked = turn.work(move || finished::check(&text)).await?;
        let finished::Checked { record, players, before, helped } =
            checked.map_err(|what| fault(FaultCode::Impossible, what))?;
        let named = if !helped.is_empty() {
            serde_json::to_vec(&(&record, &players, &before, &helped))
        } else if before.is_empty() {
            serde_json::to_vec(&(&record, &players))
        } else {
            serde_json::to_vec(&(&record, &players, &before))
        };
        let named = named.expect("texts are JSON");
        let name = hex(&Bytes::sha256(named).0[..16]);
        let stream = record_stream(&name).ok_or_else(internal)?;
        let entry = RecordEntry::Brought { record, players, at, before, helped };
        let entry = serde_json::to_string(&entry).expect("an entry has text keys only");
        let known = self.read(&stream).await?;
        if let Some(entry) = known.first() {
            let RecordEntry::Brought { at, .. } = parsed(entry).map_err(refused)?;
            return Ok(RecordAnswer { record: name, kept_until: until(at) });
        }
        // Whatever happens now, it is forgotten one day.
        let end = SystemTime::now() + limits::RECORD_LIFETIME;
        self.log.remind(&stream, Some(end)).await.map_err(|error| unavailable(&error))?;
        match self.log.append(&stream, 0, entry).await {
            // Somebody brought the same one at the same moment.
            Ok(()) | Err(LogError::Conflict { .. }) => {
                Ok(RecordAnswer { record: name, kept_until: until(at) })
            }
            Err(error) => Err(unavailable(&error)),
        }
    }

    /// Forgets a record that was brought so long ago; one that was not is looked at again then.
    pub(crate) async fn forget_if_old(&self, record: &Stream, now: u64) -> Result<(), LogError> {
        let entries = self.log.read(record, 0).await?;
        let brought = entries.first().and_then(|entry| parsed(entry).ok());
        let end = brought.map_or(0, |RecordEntry::Brought { at, .. }| until(at));
        let left = Duration::from_millis((end + LATER).saturating_sub(now));
        if left.is_zero() {
            return self.log.forget(record).await;
        }
        self.log.remind(record, Some(SystemTime::now() + left)).await
    }

    async fn find(&self, turn: &Turn, reader: &Reader, which: &Which) -> Result<Found, Fault> {
        let no_match = || fault(FaultCode::NotFound, "this room has no such match");
        match which {
            Which::OfRoom(room, number) => {
                let (_, all) = self.of_room(turn, reader, room).await?;
                let found = all.into_iter().find(|found| found.number == Some(*number));
                found.ok_or_else(no_match)
            }
            Which::Expert(room) => {
                let own = Which::OfRoom(room.clone(), 1);
                let found = Box::pin(self.find(turn, reader, &own)).await?;
                // Who has not ended it is told nothing of how an expert played.
                self.outcome(turn, &found).await?.ok_or_else(|| refused(Unfinished::Runs))?;
                let (room, _) = self.of_room(turn, reader, room).await?;
                let day = room.daily().ok_or_else(no_match)?.day;
                let line = self.days.look(day, room.kind(), |known| known.expert.clone()).await?;
                let line = line.ok_or_else(no_match)?;
                Box::pin(self.find(turn, reader, &Which::Brought(line.record))).await
            }
            Which::Brought(name) => {
                let none = || fault(FaultCode::NotFound, "there is no such record, or no longer");
                let stream = record_stream(name).ok_or_else(none)?;
                let entries = self.read(&stream).await?;
                let entry = entries.first().ok_or_else(none)?;
                let RecordEntry::Brought { players, at, .. } = parsed(entry).map_err(refused)?;
                let (before, persons) = (Vec::new(), Vec::new());
                let hidden = false;
                Ok(Found { stream, number: None, at, players, before, persons, hidden })
            }
        }
    }

    /// A room, and the matches that were begun in it, each with who played in it. Refused to others
    /// while it is played for a day that is not over.
    async fn of_room(
        &self,
        turn: &Turn,
        reader: &Reader,
        room: &RoomName,
    ) -> Result<(Room, Vec<Found>), Fault> {
        let entries = self.read(&room_stream(room)).await?;
        if entries.is_empty() {
            return Err(fault(FaultCode::NoRoom, "there is no such room, or no longer"));
        }
        let name = room.clone();
        let (room, mut all) = turn.work(move || begun(&name, &entries)).await?.map_err(refused)?;
        if let Some((set, last)) = room.set().zip(all.last()) {
            let is_over = self.outcome(turn, last).await?.is_some();
            for found in &mut all {
                found.hidden = found.number.is_some_and(|number| set.hides(number, is_over));
            }
        }
        let is_on = room.daily().is_some_and(|daily| daily.is_on(reader.now));
        if is_on && !reader.key.as_ref().is_some_and(|key| room.is_key(key)) {
            return Err(secret());
        }
        Ok((room, all))
    }

    async fn play<T: Send + 'static>(
        &self,
        turn: &Turn,
        found: &Found,
        job: impl FnOnce(&Finished) -> Result<T, Unfinished> + Send + 'static,
    ) -> Result<Result<T, Unfinished>, Fault> {
        let (found, entries) = (found.clone(), self.read(&found.stream).await?);
        turn.work(move || job(&Finished::read(found, &entries)?)).await
    }

    async fn read(&self, stream: &Stream) -> Result<Vec<String>, Fault> {
        self.log.read(stream, 0).await.map_err(|error| unavailable(&error))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Outcomes> {
        // No code panics while it holds the lock; and a map of outcomes is whole after any panic.
        self.outcomes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outcomes {
    fn keep(&mut self, key: (Stream, u64), about: MatchAbout) {
        self.rounds += about.rounds.len();
        if self.all.len() >= limits::OUTCOMES_KEPT_MAX || self.rounds > limits::ROUNDS_KEPT_MAX {
            self.all.clear();
            self.rounds = about.rounds.len();
        }
        self.all.insert(key, about);
    }
}

async fn turn(guest: &Arc<Guest>, turns: &Arc<Semaphore>) -> Result<Turn, Fault> {
    let own = "your other replays are not ready; wait for them";
    let own = guest.replay().await.ok_or_else(|| fault(FaultCode::TooMany, own))?;
    let busy = || fault(FaultCode::TooMany, "too many matches are played again; wait a little");
    let turn = timeout(limits::REPLAY_WITHIN, turns.clone().acquire_owned()).await;
    let turn = turn.map_err(|_| busy())?.map_err(|_| internal())?;
    Ok(Turn(Arc::new((own, turn))))
}

impl Turn {
    /// Does something on a thread of its own. The turn is not over before, even if whoever asked
    /// goes away.
    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let turn = self.clone();
        blocking(move || turn.0.0.work(job)).await.map_err(|_| internal())
    }
}

fn begun(name: &RoomName, entries: &[String]) -> Result<(Room, Vec<Found>), Unfinished> {
    let mut entries = entries.iter().map(|entry| parsed::<RoomEntry>(entry));
    let first = entries.next().ok_or_else(|| Unfinished::Broken("it is empty".to_owned()))??;
    let mut room = Room::opened(name.clone(), &first).map_err(Unfinished::Broken)?;
    let mut all: Vec<Found> = Vec::new();
    for entry in entries {
        let entry = entry?;
        room.apply(&entry);
        if let RoomEntry::Began { number, at, .. } = entry {
            let stream = match_stream(name, number);
            let players = players(&room);
            let before = vec![Vec::new(); players.len()];
            let seats = room.places().iter().take(room.playing());
            let persons = seats.map(|place| place.person().cloned()).collect();
            let (number, hidden) = (Some(number), false);
            all.push(Found { stream, number, at, players, before, persons, hidden });
        }
        if let Some(last) = all.last_mut().filter(|_| room.playing() > 0) {
            if let RoomEntry::Sat { place: Some(seat), person, .. } = &entry
                && let Some(player) = last.players.get(*seat)
            {
                last.before[*seat].push(player.clone());
                let began = &mut last.persons[*seat];
                *began = began.take().filter(|began| person.as_ref() == Some(began));
            }
            for (player, now) in last.players.iter_mut().zip(players(&room)) {
                // Where a person played once no bot did, though one may play on.
                let bot = player.bot.take().and(now.bot);
                *player = PlayerAbout { name: now.name, bot };
            }
        }
    }
    Ok((room, all))
}

fn players(room: &Room) -> Vec<PlayerAbout> {
    let player = |place: &Place| PlayerAbout {
        name: place.name.clone(),
        bot: match &place.who {
            Who::Bot(level) => Some(level.to_string()),
            Who::Person { program, .. } => program.then(|| PROGRAM.to_owned()),
        },
    };
    room.places().iter().take(room.playing()).map(player).collect()
}

/// The log of a record that somebody brought; `None` if none can have this name.
fn record_stream(name: &str) -> Option<Stream> {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let good = name.len() == 32 && name.bytes().all(digit);
    good.then(|| Stream::new(format!("{RECORDS}{name}"))).flatten()
}

pub(crate) fn is_record(stream: &Stream) -> bool {
    stream.name().starts_with(RECORDS)
}

/// How much longer a record is kept than is said, in milliseconds.
const LATER: u64 = limits::FORGET_AFTER.as_millis() as u64;

/// Until when a record is kept that came at `at`.
fn until(at: u64) -> u64 {
    at + limits::RECORD_LIFETIME.as_millis() as u64
}

fn parsed<'a, T: Deserialize<'a>>(entry: &'a str) -> Result<T, Unfinished> {
    serde_json::from_str(entry).map_err(|error| Unfinished::Broken(error.to_string()))
}

/// What is said of the deal of a day to whoever may not see it.
fn secret() -> Fault {
    fault(FaultCode::NotNow, "what is dealt on a day is told when the day is over")
}

fn refused(unfinished: Unfinished) -> Fault {
    match unfinished {
        Unfinished::Runs => {
            let why = "this match is not over: its record holds the cards that are still to come";
            fault(FaultCode::NotNow, why)
        }
        Unfinished::Broken(what) => {
            tracing::error!(what, "a log does not fit");
            internal()
        }
    }
}

fn unavailable(error: &LogError) -> Fault {
    tracing::error!(error = crate::chain(error), "the log cannot be used");
    of_log(error)
}
