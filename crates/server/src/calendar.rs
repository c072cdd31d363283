//! The time in which rooms grow old. It passes while a server runs, and never jumps: a clock that
//! is set wrong, or goes wrong, must not end what is kept.
//!
//! The log has a mark of the last start or day: what the clock said, and which time it was
//! here. Between two of them at most [`GAP_MAX`] has passed, whatever the clock says.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use tokio::time::{Duration, Instant};

use crate::log::{EventLog, LogError, Register, Stream};

/// The most that passes between two ticks: whoever looks comes every half a minute.
const TICK_MAX: Duration = Duration::from_secs(300);

/// The most that passes while no server runs. One that is switched off by night misses nothing;
/// one that is switched off for weeks keeps its rooms for as many weeks more.
const GAP_MAX: Duration = Duration::from_secs(24 * 3600);

const MARK_EVERY: Duration = Duration::from_secs(24 * 3600);

/// 2025-01-01, in milliseconds since 1970: a clock that says less was never set, and a mark of that
/// time says nothing.
const SET: u64 = 1_735_689_600_000;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Mark {
    /// What the clock said, in milliseconds since 1970.
    wall: u64,
    /// Which time it was here: as much, and less where the clock jumped.
    here: u64,
}

/// Milliseconds since 1970 by the system's clock.
pub(crate) fn unix_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

pub(crate) struct Calendar {
    state: Mutex<State>,
    /// Where the wall clock started, and when, if it is not the system's.
    started: Option<(u64, Instant)>,
}

struct State {
    here: u64,
    ticked: Instant,
    marked: Instant,
    /// Whether it is known which time it is; until then nothing is old.
    begun: bool,
}

impl Calendar {
    /// It is as late as the wall clock says: the system's, or one that starts at `start_ms`
    /// (milliseconds since 1970) and runs with tokio's clock.
    pub(crate) fn new(start_ms: Option<u64>) -> Self {
        let now = Instant::now();
        let here = start_ms.unwrap_or_else(unix_ms);
        let state = State { here, ticked: now, marked: now, begun: true };
        Self { state: Mutex::new(state), started: start_ms.map(|ms| (ms, now)) }
    }

    /// What the wall clock says, in milliseconds since 1970.
    pub(crate) fn wall(&self) -> u64 {
        self.started.map_or_else(unix_ms, |(ms, at)| ms + at.elapsed().as_millis() as u64)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which time it is, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.lock().here
    }

    /// Goes on where the log's last mark was, or a little later. If the log cannot be used, nothing
    /// is old until this is called again.
    pub(crate) async fn begin(&self, log: &dyn EventLog) -> Result<(), LogError> {
        {
            let mut state = self.lock();
            (state.here, state.begun) = (0, false);
        }
        let mark = match register(log).read().await {
            Err(LogError::Damaged { .. }) => {
                tracing::warn!("the calendar is damaged, and begins again");
                register(log).forget().await?;
                None
            }
            mark => mark?,
        };
        let wall = self.wall();
        let here =
            mark.filter(|mark| mark.here >= SET).map_or(wall, |Mark { wall: then, here }| {
                here + wall.saturating_sub(then).min(GAP_MAX.as_millis() as u64)
            });
        {
            let mut state = self.lock();
            (state.here, state.ticked, state.begun) = (here, Instant::now(), true);
        }
        self.mark(log).await
    }

    /// Time passes, and leaves marks.
    pub(crate) async fn pass(&self, log: &dyn EventLog) -> Result<(), LogError> {
        if !self.lock().begun {
            return self.begin(log).await;
        }
        if self.tick() { self.mark(log).await } else { Ok(()) }
    }

    /// Time passes; whether a mark is due.
    fn tick(&self) -> bool {
        let now = Instant::now();
        let mut state = self.lock();
        state.here += (now - state.ticked).min(TICK_MAX).as_millis() as u64;
        state.ticked = now;
        now - state.marked >= MARK_EVERY
    }

    async fn mark(&self, log: &dyn EventLog) -> Result<(), LogError> {
        let mark = |_: Option<&Mark>| Some(Mark { wall: self.wall(), here: self.now() });
        match register(log).change(None, mark).await {
            Err(LogError::Damaged { .. }) => {
                // What it says is known here.
                register(log).forget().await?;
                register(log).change(None, mark).await?;
            }
            marked => drop(marked?),
        }
        self.lock().marked = Instant::now();
        Ok(())
    }
}

fn register(log: &dyn EventLog) -> Register<'_, Mark> {
    Register::new(log, Stream::new("calendar").expect("a name of small letters"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::MemoryLog;

    const DAY: u64 = 24 * 3600 * 1000;

    /// Which time it is in days after the last mark, at which the clock had said so much less than
    /// it says now.
    async fn after(days: i64) -> u64 {
        let log = MemoryLog::default();
        let here = SET + 1000 * DAY;
        let wall = unix_ms().saturating_add_signed(-days * DAY as i64);
        register(&log).change(None, |_| Some(Mark { wall, here })).await.expect("kept");
        let calendar = Calendar::new(None);
        calendar.begin(&log).await.expect("a log");
        (calendar.now() - here) / DAY
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_jumps_takes_no_time() {
        assert_eq!(after(91).await, 1, "while no server ran");
        assert_eq!(after(-91).await, 0, "back");
        let calendar = Calendar::new(None);
        let before = calendar.now();
        tokio::time::advance(Duration::from_secs(91 * 24 * 3600)).await;
        calendar.tick();
        assert!(calendar.now() - before <= TICK_MAX.as_millis() as u64, "while one runs");
    }

    #[tokio::test(start_paused = true)]
    async fn time_passes_and_leaves_marks() {
        let (log, calendar) = (MemoryLog::default(), Calendar::new(None));
        calendar.begin(&log).await.expect("a log");
        let before = calendar.now();
        let seconds = 3 * 24 * 3600;
        for _ in 0..seconds / 30 {
            tokio::time::advance(Duration::from_secs(30)).await;
            calendar.pass(&log).await.expect("a log");
        }
        assert_eq!(calendar.now() - before, seconds * 1000);
        let mark = register(&log).read().await.expect("a log").expect("a mark");
        assert!(calendar.now() - mark.here < MARK_EVERY.as_millis() as u64, "of the last day");
        let again = Calendar::new(None);
        again.begin(&log).await.expect("a log");
        assert!(again.now() - calendar.now() < DAY);
    }

    /// Of a clock that was never set, and of a log that cannot be read.
    #[tokio::test(start_paused = true)]
    async fn what_is_not_known_makes_nothing_old() {
        let log = MemoryLog::default();
        let mark = Mark { wall: DAY, here: DAY };
        register(&log).change(None, |_| Some(mark)).await.expect("kept");
        let calendar = Calendar::new(None);
        calendar.begin(&log).await.expect("a log");
        assert!(calendar.now() >= SET);

        // As it is after a start that could not read the log.
        let calendar = Calendar::new(None);
        {
            let mut state = calendar.lock();
            (state.here, state.begun) = (0, false);
        }
        assert_eq!(calendar.now(), 0);
        calendar.pass(&log).await.expect("a log");
        assert!(calendar.now() >= SET, "it is tried again");
    }
}
