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

use engine::fair::Bytes;
use engine::hex;
use serde::{Deserialize, Serialize};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use words::Language;

use crate::faults::{damaged, internal};
use crate::guests::{self, Guest};
use crate::limits;
use crate::log::{EventLog, LogError, Stream, match_stream, room_stream};
use crate::names::RoomName;
use crate::protocol::{Fault, FaultCode, History, MatchAbout, MatchReview, PlayerAbout};
use crate::protocol::{RecordAnswer, Steps};
use crate::room::{PROGRAM, Place, Room, RoomEntry, Who, fault};

pub(crate) use finished::StepsQuery;
use finished::{Before, Finished, HelpedAt, Unfinished};
use reviews::Reviews;

/// What the names of their logs begin with.
const RECORDS: &str = "record/";

/// Which finished match.
#[derive(Clone, Debug)]
pub(crate) enum Which {
    /// One of a room.
    OfRoom(RoomName, u32),
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
        /// Who played on a seat before somebody else took it over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        before: Vec<Before>,
        /// Where somebody was helped.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        helped: Vec<HelpedAt>,
    },
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

/// Where finished matches are read from.
pub(crate) struct Archive {
    log: Arc<dyn EventLog>,
    /// For rounds that are told step by step.
    long: Arc<Semaphore>,
    /// For all else, which takes milliseconds and must not stand behind those.
    short: Arc<Semaphore>,
    outcomes: Mutex<Outcomes>,
    reviews: Reviews,
}

impl Archive {
    /// Nothing was asked for yet. Bots think about matches that are over with one of `thinkers`.
    pub(crate) fn new(log: Arc<dyn EventLog>, thinkers: Arc<Semaphore>) -> Self {
        let turns = || Arc::new(Semaphore::new(limits::REPLAYS_AT_ONCE));
        let reviews = Reviews::new(thinkers);
        Self { log, long: turns(), short: turns(), outcomes: Mutex::default(), reviews }
    }

    /// What was played in a room.
    pub(crate) async fn history(
        &self,
        guest: &Arc<Guest>,
        room: &RoomName,
    ) -> Result<History, Fault> {
        let turn = turn(guest, &self.short).await?;
        let mut matches = Vec::new();
        for found in self.of_room(&turn, room).await?.into_iter().rev() {
            if matches.len() == limits::MATCHES_TOLD_MAX {
                break;
            }
            matches.extend(self.outcome(&turn, &found).await?);
        }
        let games = statistics::of(&matches);
        Ok(History { matches, games })
    }

    /// A finished match.
    pub(crate) async fn about(
        &self,
        guest: &Arc<Guest>,
        which: &Which,
    ) -> Result<MatchAbout, Fault> {
        let turn = turn(guest, &self.short).await?;
        self.finished(&turn, which).await.map(|(_, about)| about)
    }

    /// The record of a finished match, with who played as remarks.
    pub(crate) async fn record(&self, guest: &Arc<Guest>, which: &Which) -> Result<String, Fault> {
        let turn = turn(guest, &self.short).await?;
        let (found, _) = self.finished(&turn, which).await?;
        self.play(&turn, &found, |finished| Ok(finished.record())).await?.map_err(refused)
    }

    /// Steps of a round of a finished match.
    pub(crate) async fn steps(
        &self,
        guest: &Arc<Guest>,
        which: &Which,
        asked: StepsQuery,
        language: Language,
    ) -> Result<Steps, Fault> {
        let turn = turn(guest, &self.long).await?;
        // Nothing is shown of a match that is not over, not even its first round.
        let (found, about) = self.finished(&turn, which).await?;
        asked.is_of(&about)?;
        let steps = move |finished: &Finished| finished.steps(&asked, language);
        self.play(&turn, &found, steps).await?.map_err(refused)
    }

    /// Where a finished match turned, or that this is not ready.
    pub(crate) async fn review(
        &self,
        guest: &Arc<Guest>,
        which: &Which,
    ) -> Result<MatchReview, Fault> {
        let known = {
            let turn = turn(guest, &self.short).await?;
            let (found, _) = self.finished(&turn, which).await?;
            let key = (found.stream.clone(), found.at);
            match self.reviews.known(&key) {
                Some(known) => known,
                None => {
                    let place = self.reviews.place(guest)?;
                    let review = self.play(&turn, &found, Finished::review).await?;
                    self.reviews.begin(key, review.map_err(refused)?, place)
                }
            }
        };
        known.wait().await
    }

    /// A match that is over, and what it came to.
    async fn finished(&self, turn: &Turn, which: &Which) -> Result<(Found, MatchAbout), Fault> {
        let found = self.find(turn, which).await?;
        let about = self.outcome(turn, &found).await?.ok_or_else(|| refused(Unfinished::Runs))?;
        Ok((found, about))
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

    /// Finds a match.
    async fn find(&self, turn: &Turn, which: &Which) -> Result<Found, Fault> {
        match which {
            Which::OfRoom(room, number) => {
                let all = self.of_room(turn, room).await?;
                let found = all.into_iter().find(|found| found.number == Some(*number));
                found.ok_or_else(|| fault(FaultCode::NotFound, "this room has no such match"))
            }
            Which::Brought(name) => {
                let none = || fault(FaultCode::NotFound, "there is no such record, or no longer");
                let stream = record_stream(name).ok_or_else(none)?;
                let entries = self.read(&stream).await?;
                let entry = entries.first().ok_or_else(none)?;
                let RecordEntry::Brought { players, at, .. } = parsed(entry).map_err(refused)?;
                Ok(Found { stream, number: None, at, players, before: Vec::new() })
            }
        }
    }

    /// The matches that were begun in a room, each with who played in it.
    async fn of_room(&self, turn: &Turn, room: &RoomName) -> Result<Vec<Found>, Fault> {
        let entries = self.read(&room_stream(room)).await?;
        if entries.is_empty() {
            return Err(fault(FaultCode::NoRoom, "there is no such room, or no longer"));
        }
        let room = room.clone();
        turn.work(move || begun(&room, &entries)).await?.map_err(refused)
    }

    /// Does something with a match.
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

/// Waits for somebody's turn.
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
        spawn_blocking(move || turn.0.0.work(job)).await.map_err(|_| internal())
    }
}

/// The matches that a room's log tells of.
fn begun(name: &RoomName, entries: &[String]) -> Result<Vec<Found>, Unfinished> {
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
            all.push(Found { stream, number: Some(number), at, players, before });
        }
        if let Some(last) = all.last_mut().filter(|_| room.playing > 0) {
            if let RoomEntry::Sat { place: Some(seat), .. } = &entry
                && let Some(player) = last.players.get(*seat)
            {
                last.before[*seat].push(player.clone());
            }
            for (player, now) in last.players.iter_mut().zip(players(&room)) {
                // Where a person played once no bot did, though one may play on.
                let bot = player.bot.take().and(now.bot);
                *player = PlayerAbout { name: now.name, bot };
            }
        }
    }
    Ok(all)
}

/// Who sits on the seats of a room's match.
fn players(room: &Room) -> Vec<PlayerAbout> {
    let player = |place: &Place| PlayerAbout {
        name: place.name.clone(),
        bot: match &place.who {
            Who::Bot(level) => Some(level.to_string()),
            Who::Person { program, .. } => program.then(|| PROGRAM.to_owned()),
        },
    };
    room.places.iter().take(room.playing).map(player).collect()
}

/// The log of a record that somebody brought; `None` if none can have this name.
fn record_stream(name: &str) -> Option<Stream> {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let good = name.len() == 32 && name.bytes().all(digit);
    good.then(|| Stream::new(format!("{RECORDS}{name}"))).flatten()
}

/// Whether a stream is the log of a record that somebody brought.
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
    if matches!(error, LogError::Damaged { .. }) { damaged() } else { internal() }
}
