//! What a host of a site chooses.

use std::time::Duration;

use crate::protocol::{Fault, FaultCode, Ranked, RoomCommand};
use crate::room::{Room, fault};

/// What a host chooses.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Which server this is, among those that share its log.
    pub server: u64,
    /// Whether there can be other servers.
    pub is_shared: bool,
    /// Whether there are limits on how much one may ask for.
    pub rate_limits: bool,
    /// How long a bot waits before it plays.
    pub bot_pause: Duration,
    /// How long every snap window is, whatever the rooms say. With zero there are none: a snap goes
    /// on until every seat is done, and nothing can be chosen ahead.
    pub snaps: Option<Duration>,
    /// How long a deal waits for the shares that seats have promised.
    pub shares_within: Duration,
    /// How long a room stays in memory that nobody uses.
    pub idle: Duration,
    /// Whether tables may be open to everyone.
    pub open_tables: bool,
    /// Whether the site has a leaderboard, for matches at open tables.
    pub leaderboard: bool,
}

impl Config {
    fn has_leaderboard(&self) -> bool {
        self.leaderboard && self.open_tables
    }

    /// Whether the next match will count here.
    pub(super) fn ranked(&self, room: &Room) -> Ranked {
        if self.has_leaderboard() { room.ranked() } else { Ranked::Off }
    }

    /// Refuses to turn on what the site does not have.
    pub(super) fn allows(&self, room: &Room, command: &RoomCommand) -> Result<(), Fault> {
        let RoomCommand::Settings { settings } = command else { return Ok(()) };
        let lacks = |message| Err(fault(FaultCode::Impossible, message));
        if settings.open && !self.open_tables && !room.settings().open {
            return lacks("this site lists no tables");
        }
        if settings.ranked && !self.has_leaderboard() && !room.settings().ranked {
            return lacks("this site has no leaderboard");
        }
        Ok(())
    }
}
