//! Other servers that append to the same room and match: what they store is heard and applied, and
//! each of them waits for whoever stored something last to do what follows from it.
//!
//! Nobody leads. Every entry is appended with the number of entries before it, so that of two
//! servers that do the same at once one is told that it was late; it reads what it missed, and
//! looks again at what it was about to do.

use std::future::pending;

use tokio::time::{Duration, Instant, timeout};

use crate::live::{Live, MatchEntry};
use crate::log::{Heard, Listener, LogError, Stream};
use crate::log::{match_stream, room_stream};
use crate::protocol::Seen;
use crate::room::RoomEntry;

use super::{Broken, Session};

/// How long a server that stored something has for what follows by itself, such as a bot's move,
/// before the others do it.
pub(super) const TAKE_OVER: Duration = Duration::from_millis(1500);

/// After how long in which nothing was heard the log is looked at: what was said may be lost. Then
/// after twice that long, and so on.
const LOOK: Duration = Duration::from_millis(2500);

/// The longest that is.
const LOOK_MAX: Duration = Duration::from_secs(30);

/// How long a look may take. Meanwhile nothing else is done, and the next one comes soon.
const LOOK_TIME: Duration = Duration::from_secs(1);

/// When the log is looked at next.
pub(super) struct Look {
    at: Instant,
    pause: Duration,
}

impl Look {
    /// Nothing is missing now.
    pub(super) fn new(now: Instant) -> Self {
        Self { at: now + LOOK, pause: LOOK }
    }

    /// Something may be missing.
    pub(super) fn soon(now: Instant) -> Self {
        Self { at: now, pause: LOOK }
    }
}

/// What is heard next about a room.
pub(super) async fn hear(listener: &mut Option<Listener>) -> Heard {
    match listener {
        Some(listener) => listener.next().await,
        None => pending().await,
    }
}

impl Session {
    /// Whether there can be other servers with this room.
    pub(super) fn is_shared(&self) -> bool {
        self.shared.log.is_shared()
    }

    /// Hears from now on what others say.
    pub(super) async fn listen(&mut self) -> Result<(), Broken> {
        let room = room_stream(&self.room.name);
        self.listener = Some(self.shared.log.listen(&room).await?);
        // What was stored since this was loaded.
        self.catch_up().await?;
        self.ask_who_is_there();
        Ok(())
    }

    /// Applies what was heard, unless it is known; whether anything is new.
    pub(super) async fn heard(&mut self, heard: Heard) -> Result<bool, Broken> {
        match heard {
            Heard::Words(words) => self.overheard(&words).await,
            Heard::Entry { stream, number, entry } => {
                self.heard_entry(&stream, number, &entry).await
            }
            Heard::Missed => {
                let now = Instant::now();
                self.look = Look::soon(now);
                // And others may have missed what was said here.
                self.say_again(now);
                self.ask_who_is_there();
                Ok(true)
            }
        }
    }

    async fn heard_entry(
        &mut self,
        stream: &Stream,
        number: u64,
        text: &str,
    ) -> Result<bool, Broken> {
        let is_room = *stream == room_stream(&self.room.name);
        let live = self.live.as_ref();
        let live = live.filter(|live| *stream == match_stream(&self.room.name, live.number()));
        let known = match live {
            _ if is_room => self.room.entries,
            Some(live) => live.entries(),
            // Of a match that is not played here nothing is to be heard: the room tells of it.
            None => return Ok(false),
        };
        if number <= known {
            return Ok(false);
        }
        self.look = Look::new(Instant::now());
        if number > known + 1 {
            return self.catch_up().await;
        }
        if is_room {
            self.apply_other_room(text).await?;
        } else {
            self.apply_other_match(text)?;
        }
        Ok(true)
    }

    /// When the log is to be looked at, if others may have stored something.
    pub(super) fn look_at(&self) -> Option<Instant> {
        (self.is_shared() && (self.theirs || self.presence.has_others())).then_some(self.look.at)
    }

    /// Looks whether something was stored that was not heard.
    pub(super) async fn look(&mut self, now: Instant) -> Result<(), Broken> {
        if self.look_at().is_none_or(|at| now < at) {
            return Ok(());
        }
        self.look = Look { at: now + self.look.pause, pause: (2 * self.look.pause).min(LOOK_MAX) };
        // It only reads, so that nothing is half done where it takes too long.
        let is_new = async {
            let log = &self.shared.log;
            let room = log.read(&room_stream(&self.room.name), self.room.entries).await?;
            let Some(live) = &self.live else { return Ok(!room.is_empty()) };
            let stream = match_stream(&self.room.name, live.number());
            let played = log.read(&stream, live.entries()).await?;
            Ok::<_, LogError>(!room.is_empty() || !played.is_empty())
        };
        match timeout(LOOK_TIME, is_new).await {
            Ok(Ok(true)) => self.catch_up().await.map(drop),
            Ok(Ok(false)) => Ok(()),
            // The log has other troubles; whoever stores something finds out.
            Ok(Err(_)) | Err(_) => {
                self.look = Look::new(now);
                Ok(())
            }
        }
    }

    /// Reads and applies what other servers have stored; whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Broken> {
        let stream = room_stream(&self.room.name);
        let of_room = self.shared.log.read(&stream, self.room.entries).await?;
        let mut new = !of_room.is_empty();
        for entry in of_room {
            self.apply_other_room(&entry).await?;
        }
        if let Some(live) = &self.live {
            let stream = match_stream(&self.room.name, live.number());
            let of_match = self.shared.log.read(&stream, live.entries()).await?;
            new |= !of_match.is_empty();
            for entry in of_match {
                self.apply_other_match(&entry)?;
            }
        }
        if new {
            // Nor may others have heard of it.
            self.say_again(Instant::now());
        }
        Ok(new)
    }

    /// Catches up if somebody has seen more of the match than is known here: on another server,
    /// which heard of it first. Nobody's match goes back.
    pub(super) async fn catch_up_to(&mut self, seen: &Seen) -> Result<(), Broken> {
        let known = self.live.as_ref().map_or((0, 0), |live| (live.number(), live.seq()));
        let ahead = (seen.match_number, seen.seq) > known;
        if self.is_shared() && ahead && self.catch_up().await? {
            self.settle().await?;
        }
        Ok(())
    }

    /// Whether to look again at what was about to be done: another server was first, and now it is
    /// known with what.
    ///
    /// # Errors
    ///
    /// The error, if it was another one, or nothing was missed.
    pub(super) async fn was_late(&mut self, error: Broken) -> Result<(), Broken> {
        let conflict = matches!(error, Broken::Log(LogError::Conflict { .. }));
        if conflict && self.catch_up().await? {
            if !self.presence.has_others() {
                self.ask_who_is_there();
            }
            Ok(())
        } else {
            Err(error)
        }
    }

    async fn apply_other_room(&mut self, text: &str) -> Result<(), Broken> {
        let unfit = |error: serde_json::Error| Broken::Room(error.to_string());
        let entry: RoomEntry = serde_json::from_str(text).map_err(unfit)?;
        self.room.grow(text.len());
        self.apply_room(&entry);
        self.theirs = true;
        if let RoomEntry::Began { number, .. } = entry {
            let stream = match_stream(&self.room.name, number);
            let entries = self.shared.log.read(&stream, 0).await?;
            self.set_match(Live::fold(number, &entries)?);
        }
        Ok(())
    }

    fn apply_other_match(&mut self, text: &str) -> Result<(), Broken> {
        let known = self.live.as_ref().map_or(0, Live::entries);
        let entry = MatchEntry::parse(known + 1, text)?;
        self.theirs = true;
        self.apply_match(&entry, text.len())
    }

    /// The room plays this match from now on.
    pub(super) fn set_match(&mut self, live: Live) {
        self.live = Some(live);
        self.window = None;
        self.snap_over = None;
        self.ready.clear();
        (self.room_changed, self.match_changed) = (true, true);
        self.gather();
    }

    /// When this server does what is due at `at`: the one that stored something last does it then,
    /// and the others only if it does not.
    pub(super) fn acts_at(&self, at: Instant) -> Instant {
        if self.theirs { at + TAKE_OVER } else { at }
    }
}
