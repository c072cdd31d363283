//! What finished matches of people say of house rules.
//!
//! Each game and year has a stream, `tally/GAME/YEAR`, with an entry for each match: sums of its
//! rounds, its options, and a hash of the match's name, so that it counts once, whichever servers
//! say that it is over, and how often. Nothing of who played is in it. A year has 365 days here; it
//! is forgotten when the next one is over.

mod compare;

use std::collections::{BTreeMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use games::fair::Bytes;
use games::{Kind, hex};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use play::tally::{MatchTally, Tallied};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::faults::of_log;
use crate::limits;
use crate::log::{EventLog, LogError, Stream};
use crate::names::RoomName;
use crate::protocol::{Fault, PlayedRules};
use crate::rates::{Refill, count, take_any};

use compare::Sums;

/// What the names of the streams begin with.
const TALLY: &str = "tally/";

/// A year, in milliseconds.
const YEAR: u64 = 365 * 24 * 3600 * 1000;

/// How often something is tried again that another server changed meanwhile.
const TRIES_MAX: u32 = 8;

/// A match that counts, as the log keeps it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// A hash of its room's name and its number.
    id: String,
    tally: MatchTally,
}

/// What is known of a year.
#[derive(Default)]
struct Known {
    /// How many entries its log has.
    entries: u64,
    /// Which matches counted.
    ids: HashSet<String>,
    sums: Sums,
}

/// By year, what is known of a game.
type Years = BTreeMap<u64, Known>;

/// The tallies of all games.
pub(crate) struct Tallies {
    log: Arc<dyn EventLog>,
    games: [Mutex<Years>; Kind::ALL.len()],
    /// How many matches of one address may count.
    matches: DefaultKeyedRateLimiter<IpAddr>,
}

impl Known {
    fn apply(&mut self, entry: &str) -> Result<(), LogError> {
        let Entry { id, tally } =
            serde_json::from_str(entry).map_err(|error| LogError::Unavailable(error.into()))?;
        self.entries += 1;
        self.ids.insert(id);
        self.sums.add(&tally);
        Ok(())
    }
}

impl Tallies {
    /// Nothing is read yet.
    pub(crate) fn new(log: Arc<dyn EventLog>, refill: Refill) -> Self {
        let usual = Quota::per_hour(const { count(limits::TALLIED_PER_HOUR) });
        let matches = refill.quota(usual, const { count(limits::TALLIED_BURST) });
        Self { log, games: Default::default(), matches: RateLimiter::keyed(matches) }
    }

    /// Forgets addresses that have their whole allowance again.
    pub(crate) fn tidy(&self) {
        self.matches.retain_recent();
    }

    /// Counts a match of a room, once. `from` is where those play from whose match it was, if
    /// addresses are limited.
    pub(crate) async fn count(&self, room: &RoomName, found: Tallied, from: &[IpAddr], now: u64) {
        if let Err(error) = self.try_count(room, found, from, now).await {
            let error = crate::chain(&error);
            tracing::error!(error, %room, "what a match came to is not counted");
        }
    }

    async fn try_count(
        &self,
        room: &RoomName,
        Tallied { kind, number, ended, tally }: Tallied,
        from: &[IpAddr],
        now: u64,
    ) -> Result<(), LogError> {
        let year = ended / YEAR;
        if year + 1 < now / YEAR {
            return Ok(()); // It is forgotten.
        }
        let stream = stream(kind, year);
        let id = hex(&Bytes::sha256(format!("{room}/{number}")).0[..12]);
        let text = serde_json::to_string(&Entry { id: id.clone(), tally });
        let text = text.expect("an entry has text keys only");
        let mut is_let = None;
        for _ in 0..TRIES_MAX {
            let mut years = self.games[kind as usize].lock().await;
            let known = self.read(kind, year, &mut years).await?;
            if known.ids.contains(&id) || known.ids.len() >= limits::TALLIED_PER_YEAR_MAX {
                return Ok(());
            }
            let may = *is_let.get_or_insert_with(|| take_any(&self.matches, from));
            if !may {
                return Ok(());
            }
            if known.entries == 0 {
                // Whatever happens now, it is forgotten one day.
                let end = SystemTime::now() + Duration::from_millis(2 * YEAR);
                self.log.remind(&stream, Some(end)).await?;
            }
            match self.log.append(&stream, known.entries, text.clone()).await {
                Ok(()) => return known.apply(&text),
                Err(LogError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Err(LogError::Unavailable("other servers changed it again and again".into()))
    }

    /// What the matches of this year and the last one say of a game's house rules.
    pub(crate) async fn played(&self, kind: Kind, now: u64) -> Result<PlayedRules, Fault> {
        let this = now / YEAR;
        let mut years = self.games[kind as usize].lock().await;
        years.retain(|&year, _| year + 1 >= this);
        let (mut matches, mut sums) = (0, Sums::default());
        for year in [this.saturating_sub(1), this] {
            let known = self.read(kind, year, &mut years).await.map_err(|error| refused(&error))?;
            matches += known.ids.len() as u32;
            sums.merge(&known.sums);
        }
        Ok(PlayedRules { game: kind.id().to_owned(), matches, values: sums.compare(kind) })
    }

    /// What is known of a year, whoever else added to it.
    async fn read<'a>(
        &self,
        kind: Kind,
        year: u64,
        years: &'a mut Years,
    ) -> Result<&'a mut Known, LogError> {
        let known = years.entry(year).or_default();
        let new = self.log.read(&stream(kind, year), known.entries).await?;
        new.iter().try_for_each(|entry| known.apply(entry))?;
        Ok(known)
    }

    /// Does what the agenda says is due, if the stream is one of these; whether it is.
    pub(crate) async fn wake(&self, stream: &Stream, now: u64) -> Result<bool, LogError> {
        let Some(rest) = stream.name().strip_prefix(TALLY) else { return Ok(false) };
        let year = rest.rsplit('/').next().and_then(|year| year.parse().ok());
        let end = year.map_or(0, |year: u64| year.saturating_add(2).saturating_mul(YEAR));
        if now >= end {
            return self.log.forget(stream).await.map(|()| true);
        }
        let left = Duration::from_millis(end - now);
        self.log.remind(stream, Some(SystemTime::now() + left)).await.map(|()| true)
    }
}

fn refused(error: &LogError) -> Fault {
    tracing::error!(error = crate::chain(error), "what was played cannot be read");
    of_log(error)
}

fn stream(kind: Kind, year: u64) -> Stream {
    let name = format!("{TALLY}{kind}/{year}");
    Stream::new(name).expect("a game's id is made of small letters")
}

#[cfg(test)]
mod tests;
