//! What one address may do over time ([`Allowance`]) and have at one moment ([`Hold`]). These two
//! lists are all of it; `docs/SECURITY.md` shows them, and a test compares.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// What an address, a person or a connection may do so often. Each has a token bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Pages, scripts and pictures.
    Files,
    /// Requests of the API.
    Requests,
    /// Messages on one connection, pings and pongs included.
    Messages,
    /// Rooms opened, and seats taken.
    Rooms,
    /// Requests for rooms that do not exist.
    Misses,
    /// Finished matches played again.
    Replays,
    /// KiB of records uploaded.
    RecordKib,
    /// People with a key that are new.
    People,
    /// Deals of the day begun.
    Dailies,
    /// Signed requests: each is stored, so that nobody sends it again.
    Signed,
    /// Signed requests of one person, from everywhere.
    SignedOfPerson,
    /// Ranked matches that count.
    Ranked,
    /// Processor time for requests and messages.
    Work,
    /// Processor time for replays.
    ReplayWork,
    /// Processor time for reviews by bots.
    ReviewWork,
    /// Processor time for bots that search in the rooms that it uses, and for hints.
    Thinking,
}

/// The size of a token bucket, and how fast it fills.
#[derive(Clone, Copy, Debug)]
enum Size {
    /// `at_once`, then `refill` in each `per`.
    Count { at_once: u32, refill: u32, per: Per },
    /// Processor time: `at_once`, then one part in `share` of one processor.
    Time { at_once: Duration, share: u32 },
}

#[derive(Clone, Copy, Debug)]
enum Per {
    Second,
    Minute,
    Hour,
}

impl Allowance {
    /// Every allowance.
    pub const ALL: [Self; 16] = [
        Self::Files,
        Self::Requests,
        Self::Messages,
        Self::Rooms,
        Self::Misses,
        Self::Replays,
        Self::RecordKib,
        Self::People,
        Self::Dailies,
        Self::Signed,
        Self::SignedOfPerson,
        Self::Ranked,
        Self::Work,
        Self::ReplayWork,
        Self::ReviewWork,
        Self::Thinking,
    ];

    const fn size(self) -> Size {
        use Per::{Hour, Minute, Second};
        match self {
            // A page has some forty files, and a class opens it together.
            Self::Files => Size::count(2_000, 100, Second),
            // A family behind one address loads the page together.
            Self::Requests => Size::count(200, 20, Second),
            // A quick player sends four a second.
            Self::Messages => Size::count(60, 20, Second),
            Self::Rooms => Size::count(20, 10, Minute),
            // A name that is typed from a note is wrong two or three times. With 20,000 rooms and
            // twenty addresses a guesser finds one in half a day, and meets a door or a full table.
            Self::Misses => Size::count(30, 30, Minute),
            // A reader goes from round to round.
            Self::Replays => Size::count(60, 4, Second),
            // A fraction of what it could add to its rooms' logs in that time.
            Self::RecordKib => Size::count(2 << 10, 128, Minute),
            // A class.
            Self::People => Size::count(30, 4, Hour),
            // A class, with a second game for each.
            Self::Dailies => Size::count(60, 10, Hour),
            Self::Signed => Size::count(60, 30, Minute),
            // A few devices that keep what their page changes.
            Self::SignedOfPerson => Size::count(30, 12, Minute),
            // A class.
            Self::Ranked => Size::count(60, 10, Hour),
            Self::Work => Size::time(Duration::from_millis(200), 5),
            // A lens takes up to a second for a round.
            Self::ReplayWork => Size::time(Duration::from_secs(2), 2),
            // An evening's matches.
            Self::ReviewWork => Size::time(Duration::from_secs(60), 4),
            // Fifteen experts who play a move a second need half a processor. Beyond that bots play
            // without a search.
            Self::Thinking => Size::time(Duration::from_secs(10), 2),
        }
    }

    /// How many there may be at once; of processor time, how many milliseconds.
    pub const fn at_once(self) -> u32 {
        match self.size() {
            Size::Count { at_once, .. } => at_once,
            Size::Time { at_once, .. } => at_once.as_millis() as u32,
        }
    }
}

impl Size {
    const fn count(at_once: u32, refill: u32, per: Per) -> Self {
        Self::Count { at_once, refill, per }
    }

    const fn time(at_once: Duration, share: u32) -> Self {
        Self::Time { at_once, share }
    }
}

/// What an address may have so much of at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// A room full of people behind one address, with their pages' connections besides their
    /// WebSockets. Operators who expect more put a proxy before the server.
    Connections,
    /// Bytes that wait for it: answers that it has not read, messages on its WebSockets. A full
    /// table of slow phones needs a tenth of it.
    Waiting,
    /// Bytes of small bodies that are arriving: a hundred requests.
    Bodies,
    /// Bytes of records that are arriving.
    Records,
    /// Matches that are played again, one after the other.
    Replays,
    /// Matches that bots look through, or that wait for it.
    Reviews,
    /// Rooms that are being loaded.
    Loads,
    /// Requests that wait for being refused: as many as come at once if none waits behind another.
    Refusals,
}

impl Hold {
    /// Everything that is held.
    pub const ALL: [Self; 8] = [
        Self::Connections,
        Self::Waiting,
        Self::Bodies,
        Self::Records,
        Self::Replays,
        Self::Reviews,
        Self::Loads,
        Self::Refusals,
    ];

    /// How many, or how many bytes.
    pub const fn most(self) -> usize {
        match self {
            Self::Connections | Self::Refusals => 400,
            Self::Waiting => 8 << 20,
            Self::Bodies => 1 << 20,
            Self::Records => 4 << 20,
            Self::Replays => 1,
            Self::Reviews => 2,
            Self::Loads => 4,
        }
    }
}

/// How fast allowances refill.
#[derive(Clone, Copy)]
pub(crate) enum Refill {
    Usual,
    /// Not during a test, where processor time is free, too: its result must not depend on how fast
    /// it sends requests, nor on the speed of its machine.
    Never,
}

/// A token bucket. It may be overdrawn by what is charged after it was done. All is counted in the
/// time that it takes to refill.
#[derive(Debug)]
pub(crate) struct Bucket {
    most: Duration,
    /// What one costs: a thing, or a nanosecond of a processor.
    each: Duration,
    /// How much was missing, and when; nothing before it is used.
    missing: Mutex<Option<(Duration, Instant)>>,
}

impl Bucket {
    /// A full one.
    pub(crate) fn new(of: Allowance, refill: Refill) -> Self {
        let (each, at_once) = match (of.size(), refill) {
            (Size::Count { at_once, .. }, Refill::Never) => (Duration::from_secs(3600), at_once),
            (Size::Count { at_once, refill, per }, Refill::Usual) => {
                let seconds = match per {
                    Per::Second => 1,
                    Per::Minute => 60,
                    Per::Hour => 3600,
                };
                (Duration::from_secs(seconds) / refill, at_once)
            }
            (Size::Time { .. }, Refill::Never) => (Duration::ZERO, 0),
            (Size::Time { share, at_once }, Refill::Usual) => {
                let each = Duration::from_nanos(share.into());
                return Self::of(each, at_once.saturating_mul(share));
            }
        };
        Self::of(each, each.saturating_mul(at_once))
    }

    fn of(each: Duration, most: Duration) -> Self {
        Self { most, each, missing: Mutex::default() }
    }

    /// How much is missing now, and what is made of that.
    fn change<T>(&self, change: impl FnOnce(&mut Duration, Instant) -> T) -> T {
        let (mut last, now) =
            (self.missing.lock().unwrap_or_else(PoisonError::into_inner), Instant::now());
        let mut missing =
            last.map_or(Duration::ZERO, |(missing, at)| missing.saturating_sub(now - at));
        let done = change(&mut missing, now);
        *last = Some((missing, now));
        done
    }

    /// Takes this many things, if there are as many.
    pub(crate) fn take(&self, count: u32) -> bool {
        self.change(|missing, _| {
            let then = *missing + self.each.saturating_mul(count);
            let has = then <= self.most;
            if has {
                *missing = then;
            }
            has
        })
    }

    /// Takes this many things, whether there are as many or not.
    pub(crate) fn charge(&self, count: u32) {
        self.change(|missing, _| *missing += self.each.saturating_mul(count));
    }

    /// Takes the time that something kept a processor.
    pub(crate) fn charge_time(&self, took: Duration) {
        self.change(|missing, _| *missing += took.saturating_mul(self.each.subsec_nanos()));
    }

    /// When it is no longer overdrawn, if it is.
    pub(crate) fn overdrawn(&self) -> Option<Instant> {
        let last = *self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        let full = last.map(|(missing, at)| at + missing.saturating_sub(self.most))?;
        (full > Instant::now()).then_some(full)
    }

    pub(crate) fn is_full(&self) -> bool {
        let last = *self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_none_or(|(missing, at)| at + missing <= Instant::now())
    }

    /// Whether anything was taken.
    #[cfg(test)]
    pub(crate) fn is_used(&self) -> bool {
        self.missing.lock().expect("it is whole").is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_shows_every_allowance() {
        let text = include_str!("../../../docs/SECURITY.md");
        for of in Allowance::ALL {
            let shown = match of.size() {
                Size::Count { at_once: 2048, refill, .. } => {
                    format!("2 MiB at once, then {refill} KiB a minute")
                }
                Size::Count { at_once, refill, per } => {
                    let comma = |number: u32| match number {
                        1_000.. => format!("{},{:03}", number / 1_000, number % 1_000),
                        _ => number.to_string(),
                    };
                    let per = match per {
                        Per::Second => "a second",
                        Per::Minute => "a minute",
                        Per::Hour => "an hour",
                    };
                    format!("{} at once, then {refill} {per}", comma(at_once))
                }
                Size::Time { at_once, share } => {
                    let share = ["half", "a third", "a quarter", "a fifth"][share as usize - 2];
                    let at_once = match at_once.as_secs() {
                        0 => format!("{} ms", at_once.as_millis()),
                        seconds => format!("{seconds} s"),
                    };
                    format!("{at_once} of processor time at once, then {share}")
                }
            };
            let rows = text.lines().filter(|line| line.starts_with("| "));
            assert!(
                rows.into_iter().any(|row| row.contains(&shown)),
                "docs/SECURITY.md does not say of {of:?}: {shown}"
            );
        }
        for hold in Hold::ALL.into_iter().filter(|hold| *hold != Hold::Refusals) {
            let shown = match hold.most() {
                bytes if bytes >= 1 << 20 => format!("{} MiB", bytes >> 20),
                count => ["", "one", "two", "three", "four"]
                    .get(count)
                    .map_or_else(|| count.to_string(), |word| (*word).to_owned()),
            };
            assert!(text.contains(&shown), "docs/SECURITY.md does not say of {hold:?}: {shown}");
        }
    }

    #[test]
    fn a_bucket_gives_what_it_has() {
        let bucket = Bucket::new(Allowance::RecordKib, Refill::Never);
        assert!(!bucket.take(2049) && bucket.take(2048) && !bucket.take(1));
        assert!(!bucket.is_full() && bucket.overdrawn().is_none());
        bucket.charge(1);
        assert!(bucket.overdrawn().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn a_bucket_refills() {
        let bucket = Bucket::new(Allowance::Replays, Refill::Usual);
        assert!(bucket.take(60) && !bucket.take(1));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(bucket.take(4) && !bucket.take(1));
        tokio::time::advance(Duration::from_secs(15)).await;
        assert!(bucket.is_full());
        let bucket = Bucket::new(Allowance::Work, Refill::Usual);
        bucket.charge_time(Duration::from_millis(200));
        assert_eq!(bucket.overdrawn(), None);
        bucket.charge_time(Duration::from_millis(10));
        assert_eq!(bucket.overdrawn(), Some(Instant::now() + Duration::from_millis(50)));
    }
}
