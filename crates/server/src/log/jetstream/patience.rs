//! What goes wrong with the servers for a while, and how long it is put up with.

use nats::{PATIENCE, PAUSE_MAX};
use thiserror::Error;
use tokio::time::{Duration, Instant, sleep};

use crate::log::LogError;

/// How long is waited before something is tried again, at first.
const PAUSE: Duration = Duration::from_millis(20);

#[derive(Debug, Error)]
pub(super) enum Trouble {
    #[error("the message on {0} is not ours")]
    Foreign(String),
    #[error("the leader of {0} does not have what was kept there")]
    Old(String),
    #[error("{0} could not be read to its end in time")]
    Slow(String),
    #[error("an entry cannot have {0} bytes")]
    Long(usize),
    #[error("the leader of {0} changed before it answered")]
    Moved(String),
    #[error("{0} lacks what was acknowledged, and no node that has it can lead it")]
    Lacking(String),
    #[error("{0} lacks what was acknowledged, and too few of its copies can be compared with it")]
    Unseen(String),
    #[error("{0} has no leader")]
    Leaderless(String),
    #[error("{0}")]
    Refused(String),
}

#[derive(Clone)]
pub(super) struct Again {
    deadline: Instant,
    pause: Duration,
}

impl Again {
    pub(super) fn new() -> Self {
        Self::within(PATIENCE)
    }

    pub(super) fn within(patience: Duration) -> Self {
        Self { deadline: Instant::now() + patience, pause: PAUSE }
    }

    /// Waits a little; returns the error if it has taken too long already.
    pub(super) async fn pause(&mut self, error: LogError) -> Result<(), LogError> {
        if Instant::now() + self.pause > self.deadline {
            return Err(error);
        }
        sleep(self.pause).await;
        self.pause = (2 * self.pause).min(PAUSE_MAX);
        Ok(())
    }
}
