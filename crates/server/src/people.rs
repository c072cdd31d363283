//! What the server keeps of people who have a key of their own, by the hash of its public half:
//! what they leave here, which only they can read, and the names that they have at open tables.
//!
//! | stream | what its last entry says |
//! |---|---|
//! | `person/ID/0`, `person/ID/1` | all that is kept of a person; the higher number counts |
//! | `person/ID` | nothing: its place in the agenda is when the person goes |
//! | `name/HASH` | who has the name that looks so, and since when |
//! | `gone/HASH` | when a person was deleted |
//! | `once/NUMBER` | each entry is a signature that was used in these ten minutes |
//!
//! A person's entries are whole, so that the last one is enough. When a stream has a few of them
//! the next one begins the other stream, and only then is the first one forgotten: nothing is lost
//! if a server ends between the two.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::fair::Bytes;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::faults::{internal, of_log};
use crate::key::PersonId;
use crate::limits;
use crate::log::{EventLog, LogError, Stream};
use crate::names;
use crate::protocol::{Fault, FaultCode, PersonAnswer, TakenName};
use crate::room::fault;

/// How many entries a stream of a person has before the other one is begun.
const ENTRIES_MAX: u64 = 8;

/// How many entries the stream of a name has before it is begun anew.
const CLAIMS_MAX: u64 = 64;

/// Attempts where another server may change the same thing meanwhile.
const TRIES_MAX: u32 = 8;

/// Last-seen dates are kept to the day. In milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

/// Milliseconds of used signatures that share a stream.
const SHARE: u64 = 600_000;

/// How many names are tried to find one that is free.
const SUGGESTIONS_MAX: u64 = 5;

pub(crate) struct People {
    log: Arc<dyn EventLog>,
    /// The signatures that were used lately, as far as this server knows, by stream.
    used: Mutex<BTreeMap<u64, Used>>,
}

#[derive(Default)]
struct Used {
    count: u64,
    marks: HashSet<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Kept {
    /// How often it was changed.
    number: u64,
    /// When the key was used last, to the day: milliseconds since 1970.
    at: u64,
    /// What the person left here, and how often that was changed.
    version: u64,
    data: String,
    /// The streams of the names that the person has, the latest last.
    names: Vec<[String; 2]>,
}

#[derive(Default)]
struct Found {
    kept: Kept,
    /// In which of the two streams.
    slot: usize,
    /// How many entries each of them has.
    counts: [u64; 2],
}

#[derive(Serialize, Deserialize)]
struct Claim {
    person: PersonId,
    /// When they were seen with it last, to the day: milliseconds since 1970.
    at: u64,
}

/// Which time it is: what is written, and by what things are old. See `calendar`.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    pub(crate) stamp: u64,
    pub(crate) calendar: u64,
}

impl People {
    pub(crate) fn new(log: Arc<dyn EventLog>) -> Self {
        Self { log, used: Mutex::default() }
    }

    /// Whether something was signed for the first time, then and with this mark; from now on it was
    /// used. This holds for all servers that share the log, also after a restart.
    pub(crate) async fn is_first(&self, signed_ms: u64, mark: String) -> Result<bool, Fault> {
        let share = signed_ms / SHARE;
        let stream = named(format!("once/{share}"));
        let mut all = self.used.lock().await;
        // Whatever was signed earlier is too old by now.
        all.retain(|other, _| *other + 3 > share);
        let used = all.entry(share).or_default();
        if used.count == 0 {
            // Whatever happens now, it is forgotten soon.
            let until = (share + 1) * SHARE + 2 * limits::SIGNED_WITHIN.as_millis() as u64;
            let until = UNIX_EPOCH + Duration::from_millis(until);
            self.log.remind(&stream, Some(until)).await.map_err(not_kept)?;
        }
        loop {
            if used.marks.contains(&mark) {
                return Ok(false);
            }
            if used.count >= limits::SIGNATURES_MAX {
                let message = "too much is signed on this site; wait some minutes";
                return Err(fault(FaultCode::TooMany, message));
            }
            match self.log.append(&stream, used.count, mark.clone()).await {
                Ok(()) => break,
                Err(LogError::Conflict { .. }) => {
                    let more = self.log.read(&stream, used.count).await.map_err(not_kept)?;
                    used.count += more.len() as u64;
                    used.marks.extend(more);
                }
                Err(error) => return Err(not_kept(error)),
            }
        }
        used.count += 1;
        used.marks.insert(mark);
        Ok(true)
    }

    pub(crate) async fn look(&self, who: &PersonId, now: Times) -> Result<PersonAnswer, Fault> {
        let seen = |kept: &Kept| is_old(kept.at, now.stamp).then(|| kept.clone());
        let kept = self.change(who, now, |kept| seen(kept).filter(|it| it.number > 0)).await?;
        Ok(PersonAnswer { done: true, version: kept.version, data: kept.data })
    }

    pub(crate) async fn is_known(&self, who: &PersonId) -> Result<bool, Fault> {
        Ok(self.load(who).await.map_err(not_kept)?.kept.number > 0)
    }

    /// Keeps what a person leaves here, unless another device was first.
    pub(crate) async fn keep(
        &self,
        who: &PersonId,
        version: u64,
        data: &str,
        now: Times,
    ) -> Result<PersonAnswer, Fault> {
        let next = |kept: &Kept| {
            (kept.version == version).then(|| Kept {
                version: version + 1,
                data: data.to_owned(),
                ..kept.clone()
            })
        };
        let kept = self.change(who, now, next).await?;
        let done = kept.version == version.wrapping_add(1) && kept.data == data;
        let data = if done { String::new() } else { kept.data };
        Ok(PersonAnswer { done, version: kept.version, data })
    }

    /// Forgets a person, who is nobody here from now on: whatever is still done on a seat that they
    /// took before makes nothing of them again.
    pub(crate) async fn forget(&self, who: &PersonId, now: Times) -> Result<PersonAnswer, Fault> {
        self.mark_gone(who, now).await.map_err(not_kept)?;
        self.delete(who).await.map_err(not_kept)?;
        Ok(PersonAnswer { done: true, version: 0, data: String::new() })
    }

    /// Lets somebody be called so at open tables; with a key of their own, nobody else can from now
    /// on. Whoever is new here keeps the name only if it `may` be remembered. Refused if the name
    /// is somebody else's.
    pub(crate) async fn call(
        &self,
        name: &str,
        who: Option<&PersonId>,
        may: bool,
        now: Times,
    ) -> Result<(), Fault> {
        if names::is_invented(name) {
            // Who has none of their own is called so, and must always find one.
            return Ok(());
        }
        let is_gone = match who {
            Some(who) => is_gone(&*self.log, who).await.map_err(not_kept)?,
            None => false,
        };
        let who = who.filter(|_| !is_gone);
        let taken = self.is_taken(name, who, now).await.map_err(not_kept)?;
        let kept = match who.filter(|_| !taken) {
            Some(who) => self.claim(name, who, may, now).await?,
            None => !taken,
        };
        if kept { Ok(()) } else { Err(self.refusal(name, now).await) }
    }

    /// Renews the names of those who sit at open tables.
    pub(crate) async fn still_there(&self, people: Vec<(String, PersonId)>, now: Times) {
        for (name, who) in people {
            if let Err(fault) = self.call(&name, Some(&who), false, now).await
                && fault.code != FaultCode::NameTaken
            {
                return; // It was reported.
            }
        }
    }

    /// Does what the agenda says is due, if the stream is one of these; whether it is.
    pub(crate) async fn wake(&self, stream: &Stream, now: Times) -> Result<bool, LogError> {
        let name = stream.name();
        let (at, lifetime) = if name.starts_with("once/") {
            (0, Duration::ZERO)
        } else if let Some(who) = name.strip_prefix("person/").and_then(PersonId::new) {
            let at = self.load(&who).await?.kept.at;
            if is_over(at, limits::PERSON_LIFETIME, now) {
                return self.delete(&who).await.map(|()| true);
            }
            (at, limits::PERSON_LIFETIME)
        } else if name.starts_with("name/") {
            let (claim, _) = self.claimed(stream).await?;
            (claim.map_or(0, |claim| claim.at), limits::NAME_HELD)
        } else if name.starts_with("gone/") {
            let entries = self.log.read(stream, 0).await?;
            let at = entries.first().and_then(|at| at.parse().ok()).unwrap_or_default();
            (at, limits::GONE_HELD)
        } else {
            return Ok(false);
        };
        if is_over(at, lifetime, now) {
            self.log.forget(stream).await?;
        } else {
            let left = (at + lifetime.as_millis() as u64).saturating_sub(now.calendar);
            let later = SystemTime::now() + Duration::from_millis(left);
            self.log.remind(stream, Some(later)).await?;
        }
        Ok(true)
    }

    async fn load(&self, who: &PersonId) -> Result<Found, LogError> {
        let mut found = Found::default();
        for slot in [0, 1] {
            let entries = self.log.read(&slot_of(who, slot), 0).await?;
            found.counts[slot] = entries.len() as u64;
            let kept = entries.last().and_then(|last| serde_json::from_str::<Kept>(last).ok());
            if let Some(kept) = kept.filter(|kept| kept.number > found.kept.number) {
                (found.kept, found.slot) = (kept, slot);
            }
        }
        Ok(found)
    }

    /// Changes what is kept of a person, if there is something to change; and what is kept then.
    async fn change(
        &self,
        who: &PersonId,
        now: Times,
        next: impl Fn(&Kept) -> Option<Kept>,
    ) -> Result<Kept, Fault> {
        for _ in 0..TRIES_MAX {
            let found = self.load(who).await.map_err(not_kept)?;
            let Some(next) = next(&found.kept) else { return Ok(found.kept) };
            let next = Kept { number: found.kept.number + 1, at: now.stamp, ..next };
            match self.store(who, &found, &next).await {
                Ok(()) => return Ok(next),
                Err(LogError::Conflict { .. }) => {}
                Err(error) => return Err(not_kept(error)),
            }
        }
        Err(internal())
    }

    async fn store(&self, who: &PersonId, found: &Found, next: &Kept) -> Result<(), LogError> {
        if is_old(found.kept.at, next.at) {
            // Whatever happens now, it is forgotten one day.
            let at = SystemTime::now() + limits::PERSON_LIFETIME;
            self.log.remind(&named(format!("person/{}", who.text())), Some(at)).await?;
        }
        let (old, other) = (found.slot, 1 - found.slot);
        let moves = found.counts[old] >= ENTRIES_MAX;
        if moves && found.counts[other] > 0 {
            // It was left behind, and says less.
            self.log.forget(&slot_of(who, other)).await?;
        }
        let (slot, count) = if moves { (other, 0) } else { (old, found.counts[old]) };
        let text = serde_json::to_string(next).expect("what is kept has text keys only");
        self.log.append(&slot_of(who, slot), count, text).await?;
        if moves {
            self.log.forget(&slot_of(who, old)).await?;
        }
        Ok(())
    }

    async fn mark_gone(&self, who: &PersonId, now: Times) -> Result<(), LogError> {
        let stream = gone_of(who);
        let count = self.log.read(&stream, 0).await?.len() as u64;
        if count > 0 {
            return Ok(());
        }
        // Whatever happens now, it is forgotten one day.
        let until = SystemTime::now() + limits::GONE_HELD;
        self.log.remind(&stream, Some(until)).await?;
        match self.log.append(&stream, 0, now.stamp.to_string()).await {
            Err(LogError::Conflict { .. }) => Ok(()), // It is marked.
            marked => marked,
        }
    }

    async fn delete(&self, who: &PersonId) -> Result<(), LogError> {
        for name in self.load(who).await?.kept.names {
            self.release(who, &name).await?;
        }
        for slot in [0, 1] {
            self.log.forget(&slot_of(who, slot)).await?;
        }
        self.log.forget(&named(format!("person/{}", who.text()))).await
    }

    async fn release(&self, who: &PersonId, name: &[String; 2]) -> Result<(), LogError> {
        for stream in name.iter().filter_map(Stream::new) {
            if self.claimed(&stream).await?.0.is_some_and(|claim| claim.person == *who) {
                self.log.forget(&stream).await?;
            }
        }
        Ok(())
    }

    /// Who has the name with this stream, or had it; and how many entries there are.
    async fn claimed(&self, stream: &Stream) -> Result<(Option<Claim>, u64), LogError> {
        let entries = self.log.read(stream, 0).await?;
        let last = entries.last().and_then(|last| serde_json::from_str(last).ok());
        Ok((last, entries.len() as u64))
    }

    async fn is_taken(
        &self,
        name: &str,
        who: Option<&PersonId>,
        now: Times,
    ) -> Result<bool, LogError> {
        for stream in streams_of(name) {
            let (claim, _) = self.claimed(&stream).await?;
            if claim.is_some_and(|it| it.is_held(now) && Some(&it.person) != who) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Gives a name to a person; false if somebody else was first.
    async fn claim(
        &self,
        name: &str,
        who: &PersonId,
        may: bool,
        now: Times,
    ) -> Result<bool, Fault> {
        let streams = streams_of(name);
        let own = streams.each_ref().map(|stream| stream.name().to_owned());
        let is_new = !self.is_known(who).await?;
        if is_new && !may {
            return Ok(true);
        }
        let dropped = self.note_name(who, &own, now).await?;
        for stream in &streams {
            if !self.hold(stream, who, now).await.map_err(not_kept)? {
                self.release(who, &own).await.map_err(not_kept)?;
                return Ok(false);
            }
        }
        for name in dropped {
            self.release(who, &name).await.map_err(not_kept)?;
        }
        Ok(true)
    }

    /// Notes that a person has a name, so that it can be let go of; and which they have no longer.
    async fn note_name(
        &self,
        who: &PersonId,
        own: &[String; 2],
        now: Times,
    ) -> Result<Vec<[String; 2]>, Fault> {
        let next = |kept: &Kept| {
            let mut names = kept.names.clone();
            names.retain(|name| name != own);
            names.push(own.clone());
            (names != kept.names || is_old(kept.at, now.stamp))
                .then(|| Kept { names, ..kept.clone() })
        };
        // Those before the last few are let go of once the new one is held.
        let names = self.change(who, now, next).await?.names;
        let over = names.len().saturating_sub(limits::NAMES_PER_PERSON_MAX);
        if over == 0 {
            return Ok(Vec::new());
        }
        let shorter = |kept: &Kept| {
            let names: Vec<_> =
                kept.names.iter().filter(|name| !names[..over].contains(name)).cloned().collect();
            (names != kept.names).then(|| Kept { names, ..kept.clone() })
        };
        self.change(who, now, shorter).await?;
        Ok(names[..over].to_vec())
    }

    /// Holds one of a name's two streams; false if somebody else does.
    async fn hold(&self, stream: &Stream, who: &PersonId, now: Times) -> Result<bool, LogError> {
        for _ in 0..TRIES_MAX {
            let (claim, mut count) = self.claimed(stream).await?;
            match claim {
                Some(claim) if claim.is_held(now) && claim.person != *who => return Ok(false),
                Some(claim) if claim.person == *who && !is_old(claim.at, now.stamp) => {
                    return Ok(true);
                }
                _ => {}
            }
            if count >= CLAIMS_MAX {
                self.log.forget(stream).await?;
                count = 0;
            }
            let claim = Claim { person: who.clone(), at: now.stamp };
            let claim = serde_json::to_string(&claim).expect("a claim has text keys only");
            // Whatever happens then, it is forgotten one day.
            let until = SystemTime::now() + limits::NAME_HELD;
            self.log.remind(stream, Some(until)).await?;
            match self.log.append(stream, count, claim).await {
                Err(LogError::Conflict { .. }) => {}
                kept => return kept.map(|()| true),
            }
        }
        Ok(false)
    }

    async fn refusal(&self, name: &str, now: Times) -> Fault {
        // Whoever takes the next numbers, too, does not take those that nobody knows before.
        let far = (0..SUGGESTIONS_MAX).map(|at| 1_000 + (now.stamp / 7 + 977 * at) % 9_000);
        for number in (2..2 + SUGGESTIONS_MAX).chain(far) {
            let next = names::numbered(name, number);
            match self.is_taken(&next, None, now).await {
                Ok(false) => return name_taken(name, &next),
                Ok(true) => {}
                Err(error) => return not_kept(error),
            }
        }
        name_taken(name, "")
    }
}

impl Claim {
    fn is_held(&self, now: Times) -> bool {
        !is_over(self.at, limits::NAME_HELD, now)
    }
}

fn name_taken(name: &str, free: &str) -> Fault {
    let message = match free {
        "" => format!("at open tables the name {name} is somebody else's"),
        free => format!("at open tables the name {name} is somebody else's; {free} is free"),
    };
    let taken = TakenName { name: name.to_owned(), free: free.to_owned() };
    Fault { taken: Some(taken), ..fault(FaultCode::NameTaken, message) }
}

/// Whether the last-seen date is more than a day old.
fn is_old(at: u64, now: u64) -> bool {
    now.saturating_sub(at) >= DAY
}

fn is_over(at: u64, lifetime: Duration, now: Times) -> bool {
    at + lifetime.as_millis() as u64 <= now.calendar
}

fn not_kept(error: LogError) -> Fault {
    tracing::error!(error = crate::chain(&error), "what is kept of people cannot be used");
    of_log(&error)
}

pub(crate) async fn is_gone(log: &dyn EventLog, who: &PersonId) -> Result<bool, LogError> {
    Ok(!log.read(&gone_of(who), 0).await?.is_empty())
}

/// The stream that says so: who has the hash of a key cannot tell from it whose it was.
fn gone_of(who: &PersonId) -> Stream {
    named(format!("gone/{}", Bytes::sha256(format!("gone {}", who.text()))))
}

fn slot_of(who: &PersonId, slot: usize) -> Stream {
    named(format!("person/{}/{slot}", who.text()))
}

/// The streams of a name: one for how it is written, and one for how it is in small letters. Names
/// that share one of them look alike, as at one table.
fn streams_of(name: &str) -> [Stream; 2] {
    let [written, small] = names::looks(name);
    let of = |kind: char, look: String| {
        named(format!("name/{}", Bytes::sha256(format!("{kind} {look}"))))
    };
    [of('w', written), of('s', small)]
}

fn named(name: String) -> Stream {
    Stream::new(name).expect("it is made of small letters and digits")
}

#[cfg(test)]
mod tests;
