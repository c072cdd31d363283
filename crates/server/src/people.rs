//! What the server keeps of people who have a key of their own, by the hash of its public half:
//! what they leave here, which only they can read, and the names that they have at open tables.
//!
//! | in the log | what it says |
//! |---|---|
//! | register `person/ID` | all that is kept of a person |
//! | register `name/HASH` | who has the name that looks so, and since when |
//! | stream `gone/HASH` | when a person was deleted |
//! | stream `once/NUMBER` | each entry is a signature that was used in these ten minutes |

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use games::fair::Bytes;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::faults::of_log;
use crate::key::PersonId;
use crate::limits;
use crate::log::{EventLog, LogError, Register, Stream};
use crate::names;
use crate::protocol::{Fault, FaultCode, PersonAnswer, TakenName};
use crate::room::fault;

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
    /// When the key was used last, to the day: milliseconds since 1970.
    at: u64,
    /// What the person left here, and how often that was changed.
    version: u64,
    data: String,
    /// The registers of the names that the person has, the latest last.
    names: Vec<[String; 2]>,
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
        let until = SystemTime::now() + limits::PERSON_LIFETIME;
        let seen = |kept: Option<&Kept>| {
            let kept = kept.filter(|kept| is_old(kept.at, now.stamp))?;
            Some(Kept { at: now.stamp, ..kept.clone() })
        };
        let person = self.person(who).await.map_err(not_kept)?;
        let kept = person.change(Some(until), seen).await.map_err(not_kept)?;
        let kept = kept.unwrap_or_default();
        Ok(PersonAnswer { done: true, version: kept.version, data: kept.data })
    }

    pub(crate) async fn is_known(&self, who: &PersonId) -> Result<bool, Fault> {
        let person = self.person(who).await.map_err(not_kept)?;
        Ok(person.read().await.map_err(not_kept)?.is_some())
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
            Some(who) => self.give(name, who, may, now).await?,
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
            let at = self.person(&who).await?.read().await?.map_or(0, |kept| kept.at);
            if is_over(at, limits::PERSON_LIFETIME, now) {
                return self.delete(&who).await.map(|()| true);
            }
            (at, limits::PERSON_LIFETIME)
        } else if name.starts_with("name/") {
            let register = self.claim(stream.clone());
            let at = register.read().await?.map_or(0, |claim| claim.at);
            if is_over(at, limits::NAME_HELD, now) {
                return register.forget().await.map(|()| true);
            }
            (at, limits::NAME_HELD)
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

    /// What is kept of a person. Earlier versions had it in two streams, `person/ID/0` and `1`, of
    /// whose last entries the one with the higher `number` counts: that is taken over.
    async fn person(&self, who: &PersonId) -> Result<Register<'_, Kept>, LogError> {
        #[derive(Deserialize)]
        struct Old {
            number: u64,
            #[serde(flatten)]
            kept: Kept,
        }
        let register = Register::new(&*self.log, named(format!("person/{}", who.text())));
        if register.read().await?.is_some() {
            return Ok(register);
        }
        let mut found: Option<Old> = None;
        let slots = slots_of(who);
        for slot in &slots {
            let last = self.log.last(slot).await?;
            let last = last.and_then(|(_, text)| serde_json::from_str::<Old>(&text).ok());
            found = found.into_iter().chain(last).max_by_key(|old| old.number);
        }
        if let Some(old) = found {
            let until = SystemTime::now() + limits::PERSON_LIFETIME;
            let take = |kept: Option<&Kept>| kept.is_none().then(|| old.kept.clone());
            register.change(Some(until), take).await?;
            for slot in &slots {
                self.log.forget(slot).await?;
            }
        }
        Ok(register)
    }

    fn claim(&self, stream: Stream) -> Register<'_, Claim> {
        Register::new(&*self.log, stream)
    }

    /// Changes what is kept of a person, if there is something to change; and what is kept then.
    async fn change(
        &self,
        who: &PersonId,
        now: Times,
        next: impl Fn(&Kept) -> Option<Kept>,
    ) -> Result<Kept, Fault> {
        let until = SystemTime::now() + limits::PERSON_LIFETIME;
        let next = |kept: Option<&Kept>| {
            let next = kept.map_or_else(|| next(&Kept::default()), &next)?;
            Some(Kept { at: now.stamp, ..next })
        };
        let person = self.person(who).await.map_err(not_kept)?;
        let kept = person.change(Some(until), next).await.map_err(not_kept)?;
        Ok(kept.unwrap_or_default())
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
        let person = self.person(who).await?;
        let kept = person.read().await?;
        for name in kept.into_iter().flat_map(|kept| kept.names) {
            self.release(who, &name).await?;
        }
        // They may be there still if a server ended while it took them over.
        for slot in &slots_of(who) {
            self.log.forget(slot).await?;
        }
        person.forget().await
    }

    async fn release(&self, who: &PersonId, name: &[String; 2]) -> Result<(), LogError> {
        for stream in name.iter().filter_map(Stream::new) {
            let claim = self.claim(stream);
            if claim.read().await?.is_some_and(|it| it.person == *who) {
                claim.forget().await?;
            }
        }
        Ok(())
    }

    async fn is_taken(
        &self,
        name: &str,
        who: Option<&PersonId>,
        now: Times,
    ) -> Result<bool, LogError> {
        for stream in streams_of(name) {
            let claim = self.claim(stream).read().await?;
            if claim.is_some_and(|it| it.is_held(now) && Some(&it.person) != who) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Gives a name to a person; false if somebody else was first.
    async fn give(&self, name: &str, who: &PersonId, may: bool, now: Times) -> Result<bool, Fault> {
        let streams = streams_of(name);
        let own = streams.each_ref().map(|stream| stream.name().to_owned());
        let is_new = !self.is_known(who).await?;
        if is_new && !may {
            return Ok(true);
        }
        let dropped = self.note_name(who, &own, now).await?;
        for stream in streams {
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

    /// Holds one of the two that a name has; false if somebody else does.
    async fn hold(&self, stream: Stream, who: &PersonId, now: Times) -> Result<bool, LogError> {
        let until = SystemTime::now() + limits::NAME_HELD;
        let next = |claim: Option<&Claim>| match claim {
            Some(claim) if claim.is_held(now) && claim.person != *who => None,
            Some(claim) if claim.person == *who && !is_old(claim.at, now.stamp) => None,
            _ => Some(Claim { person: who.clone(), at: now.stamp }),
        };
        let claim = self.claim(stream).change(Some(until), next).await?;
        Ok(claim.is_some_and(|claim| claim.person == *who))
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

/// Where earlier versions kept a person.
fn slots_of(who: &PersonId) -> [Stream; 2] {
    [0, 1].map(|slot| named(format!("person/{}/{slot}", who.text())))
}

/// The registers of a name: one for how it is written, and one for how it is in small letters.
/// Names that share one of them look alike, as at one table.
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
