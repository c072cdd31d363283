//! What a day is made of.

use std::time::Duration;

use games::{Kind, Rng, Seed};

/// How many days are a year.
pub const DAYS_IN_YEAR: u64 = 365;

/// The clock on the wall when a day begins, in milliseconds since 1970.
pub(super) const WALL: u64 = 1_800_000_000_000;

/// How long a day is: an evening of a room of its own.
const DAY: Duration = Duration::from_secs(3 * 3600);

/// How many things go wrong in a day.
const FAULTS: u32 = 24;

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A server crashes, and is back after so long.
    Crash(usize, Duration),
    /// A server is stopped, and is back after so long.
    Stop(usize, Duration),
    /// The log fails for so long; of what is appended some is kept all the same.
    Outage(Duration),
    /// The log answers slowly for so long.
    Slow(Duration),
    /// Entries and gossip are lost, doubled and late for so long.
    Noise(Duration),
    /// Somebody's line breaks; those who watch come after those who play.
    Line(usize),
}

/// A day at a table.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where all else comes from.
    pub seed: u64,
    /// What is played.
    pub kind: Kind,
    /// How many people play.
    pub people: usize,
    /// How many watch.
    pub watchers: usize,
    /// How many bots play.
    pub bots: usize,
    /// How many servers there are.
    pub servers: usize,
    /// How long it is.
    pub length: Duration,
    /// What goes wrong, and when.
    pub faults: Vec<(Duration, What)>,
}

fn up_to(rng: &mut Rng, most: Duration) -> Duration {
    Duration::from_millis(u64::from(rng.below(most.as_millis() as u32)))
}

impl Plan {
    /// The plan of a day, by the number that it has in all years of a seed.
    pub fn of(seed: u64, day: u64) -> Self {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(day);
        let mut rng = Seed::from_number(seed).rng("plan", 0);
        let kind = Kind::ALL[rng.index(Kind::ALL.len())];
        let most = kind.seats().1.min(5) as u32;
        let people = 1 + rng.below(most.min(4)) as usize;
        let least = kind.seats().0.saturating_sub(people).max(usize::from(people == 1));
        let watchers = rng.index(2);
        let bots = least.max(rng.below(most - people as u32 + 1) as usize);
        let servers = 1 + rng.index(3);
        let faults = (0..FAULTS).map(|_| {
            let what = match rng.below(9) {
                0 | 1 => What::Crash(rng.index(servers), up_to(&mut rng, Duration::from_secs(60))),
                2 => What::Stop(rng.index(servers), up_to(&mut rng, Duration::from_secs(60))),
                3 => What::Outage(up_to(&mut rng, Duration::from_secs(10))),
                4 => What::Slow(up_to(&mut rng, Duration::from_secs(60))),
                5 | 6 => What::Noise(up_to(&mut rng, Duration::from_secs(300))),
                _ => What::Line(rng.index(people + watchers)),
            };
            (up_to(&mut rng, DAY), what)
        });
        let mut faults: Vec<_> = faults.collect();
        faults.sort_by_key(|(at, _)| *at);
        Self { seed, kind, people, watchers, bots, servers, length: DAY, faults }
    }
}
