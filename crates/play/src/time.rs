//! Time, which is passed in: nothing here has a clock.

use std::ops::{Add, Sub};
use std::time::Duration;

/// A moment, as the time since another one that the shell chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(Duration);

/// Which time it is, and how the host is.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// By a clock that never jumps.
    pub at: Moment,
    /// What is written beside what happens, in milliseconds since 1970.
    pub unix_ms: u64,
    /// The time in which rooms grow old, in milliseconds since 1970.
    pub calendar_ms: u64,
    /// Whether nothing new can be kept.
    pub is_full: bool,
}

impl Moment {
    /// So long after the moment that the shell chose.
    pub const fn new(since: Duration) -> Self {
        Self(since)
    }

    /// How long after the moment that the shell chose.
    pub const fn since_start(self) -> Duration {
        self.0
    }
}

impl Add<Duration> for Moment {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0.saturating_add(time))
    }
}

impl Sub for Moment {
    type Output = Duration;

    /// How long after another moment it is, or nothing if it is not.
    fn sub(self, earlier: Self) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}
