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
        let (each, most) = match (of.size(), refill) {
            (Size::Count { at_once, refill, per }, usual) => {
                let each = match (usual, per) {
                    (Refill::Never, _) => Duration::from_secs(3600),
                    (Refill::Usual, Per::Second) => Duration::from_secs(1) / refill,
                    (Refill::Usual, Per::Minute) => Duration::from_secs(60) / refill,
                    (Refill::Usual, Per::Hour) => Duration::from_secs(3600) / refill,
                };
                (each, each.saturating_mul(at_once))
            }
            (Size::Time { .. }, Refill::Never) => (Duration::ZERO, Duration::ZERO),
            (Size::Time { at_once, share }, Refill::Usual) => {
                (Duration::from_nanos(share.into()), at_once.saturating_mul(share))
            }
        };
        Self { most, each, missing: Mutex::default() }
    }

    /// Changes how much is missing now.
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

    /// The row of `docs/SECURITY.md` that begins so.
    fn row(begin: &str) -> &'static str {
        let text = include_str!("../../../docs/SECURITY.md");
        let found = text.lines().find(|line| line.starts_with(&format!("| {begin}")));
        found.unwrap_or_else(|| panic!("docs/SECURITY.md has no row that begins with: {begin}"))
    }

    #[test]
    fn the_documentation_shows_every_allowance() {
        for of in Allowance::ALL {
            let row = row(match of {
                Allowance::Files | Allowance::Requests => "requests |",
                Allowance::Messages => "messages on a WebSocket",
                Allowance::Rooms => "rooms opened",
                Allowance::Misses => "requests for rooms that do not exist",
                Allowance::Replays | Allowance::ReplayWork => "replays",
                Allowance::RecordKib => "records uploaded",
                Allowance::People => "new people",
                Allowance::Dailies => "deals of the day",
                Allowance::Signed | Allowance::SignedOfPerson => "signed requests",
                Allowance::Ranked => "ranked matches",
                Allowance::Work => "answering requests",
                Allowance::ReviewWork => "matches looked through",
                Allowance::Thinking => "bots' searches",
            });
            let shown = match of.size() {
                Size::Count { at_once: 2048, refill, .. } => {
                    format!("2 MiB at once, then {refill} KiB a minute")
                }
                Size::Count { at_once, refill, per } => {
                    let at_once = match at_once {
                        1_000.. => format!("{},{:03}", at_once / 1_000, at_once % 1_000),
                        _ => at_once.to_string(),
                    };
                    let per = match per {
                        Per::Second => "a second",
                        Per::Minute => "a minute",
                        Per::Hour => "an hour",
                    };
                    format!("{at_once} at once, then {refill} {per}")
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
            assert!(row.contains(&shown), "{of:?} is {shown}, and docs/SECURITY.md says: {row}");
        }
    }

    #[test]
    fn the_documentation_shows_what_is_held() {
        for hold in Hold::ALL {
            let (begin, shown) = match hold {
                Hold::Connections => ("connections", format!("| {} |", hold.most())),
                Hold::Waiting => ("answers and messages", format!("| {} MiB |", hold.most() >> 20)),
                Hold::Bodies => ("bodies", format!("| {} MiB, and", hold.most() >> 20)),
                Hold::Records => ("bodies", format!("and {} MiB of records", hold.most() >> 20)),
                Hold::Replays if hold.most() == 1 => ("replays", "one after the other".to_owned()),
                Hold::Reviews if hold.most() == 2 => ("matches looked", "two waiting".to_owned()),
                Hold::Loads if hold.most() == 4 => ("rooms being", "four at a time".to_owned()),
                Hold::Refusals => continue,
                _ => {
                    panic!("{hold:?} is {} now: say so in docs/SECURITY.md, and here", hold.most())
                }
            };
            let row = row(begin);
            assert!(row.contains(&shown), "{hold:?} is {shown}, and docs/SECURITY.md says: {row}");
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
