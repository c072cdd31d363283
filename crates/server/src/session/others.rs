//! Other servers that append to the same room and match: what they store is heard and applied, and
//! each of them waits for whoever stored something last to do what follows from it.
//!
//! Nobody leads. Every entry is appended with the number of entries before it, so that of two
//! servers that do the same at once one is told that it was late; it reads what it missed, and
//! looks again at what it was about to do.

use std::future::pending;
use std::sync::Arc;

use tokio::time::{Duration, Instant};

use crate::live::{Live, MatchEntry};
use crate::log::{EventLog, Following, LogError, Whispers};
use crate::names::RoomName;
use crate::protocol::Seen;
use crate::room::{Room, RoomEntry};

use super::{Broken, Session, match_stream, room_stream};

/// How long a server that stored something has for what follows by itself, such as a bot's move,
/// before the others do it.
pub(super) const TAKE_OVER: Duration = Duration::from_millis(1500);

/// The streams of a room and of its match, as others append to them.
pub(super) struct Feeds {
    room: Following,
    live: Option<Following>,
    whispers: Option<Whispers>,
}

/// An entry of one of the streams, with its number.
pub(super) enum Heard {
    Room(u64, Arc<str>),
    Match(u64, Arc<str>),
    /// What nobody keeps.
    Whisper(Arc<str>),
}

impl Feeds {
    /// What others may append after what these have.
    pub(super) fn new(log: &dyn EventLog, room: &Room, live: Option<&Live>) -> Self {
        let live =
            live.map(|live| log.follow(&match_stream(&room.name, live.number()), live.entries()));
        Self { room: log.follow(&room_stream(&room.name), room.entries), live, whispers: None }
    }

    /// Hears what others whisper from now on, too.
    pub(super) async fn listen(
        &mut self,
        log: &Arc<dyn EventLog>,
        room: &RoomName,
    ) -> Result<(), LogError> {
        self.whispers = Some(log.listen(&room_stream(room)).await?);
        Ok(())
    }

    /// The next entry, whoever appended it. Nothing is lost if it is not waited for to the end.
    pub(super) async fn next(feeds: &mut Option<Self>) -> Result<Heard, LogError> {
        let Some(Self { room, live, whispers }) = feeds else { return pending().await };
        let of_match = async {
            match live {
                Some(live) => live.next().await,
                None => pending().await,
            }
        };
        let whisper = async {
            match whispers {
                Some(whispers) => whispers.next().await,
                None => pending().await,
            }
        };
        tokio::select! {
            words = whisper => Ok(Heard::Whisper(words)),
            heard = room.next() => heard.map(|(number, entry)| Heard::Room(number, entry)),
            heard = of_match => heard.map(|(number, entry)| Heard::Match(number, entry)),
        }
    }
}

impl Session {
    /// Applies what was heard, unless it is known; whether it was new.
    pub(super) async fn heard(&mut self, heard: Heard) -> Result<bool, Broken> {
        let (number, known) = match &heard {
            Heard::Whisper(words) => return self.overheard(words).await,
            Heard::Room(number, _) => (*number, self.room.entries),
            // Of a match that is not played any more nothing is to be heard.
            Heard::Match(number, _) => (*number, self.live.as_ref().map_or(*number, Live::entries)),
        };
        if number <= known {
            return Ok(false);
        }
        if number > known + 1 {
            return self.catch_up().await;
        }
        match heard {
            Heard::Whisper(_) => {}
            Heard::Room(_, text) => self.apply_other_room(&text).await?,
            Heard::Match(_, text) => self.apply_other_match(&text)?,
        }
        Ok(true)
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
        Ok(new)
    }

    /// Catches up if somebody has seen more of the match than is known here: on another server,
    /// which heard of it first. Nobody's match goes back.
    pub(super) async fn catch_up_to(&mut self, seen: &Seen) -> Result<(), Broken> {
        let known = self.live.as_ref().map_or((0, 0), |live| (live.number(), live.seq()));
        let ahead = (seen.match_number, seen.seq) > known;
        if self.feeds.is_some() && ahead && self.catch_up().await? {
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
        if conflict && self.catch_up().await? { Ok(()) } else { Err(error) }
    }

    async fn apply_other_room(&mut self, text: &str) -> Result<(), Broken> {
        let unfit = |error: serde_json::Error| Broken::Room(error.to_string());
        let entry: RoomEntry = serde_json::from_str(text).map_err(unfit)?;
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
        self.apply_match(&entry)
    }

    /// The room plays this match from now on.
    pub(super) fn set_match(&mut self, live: Live) {
        if let Some(feeds) = &mut self.feeds {
            let stream = match_stream(&self.room.name, live.number());
            feeds.live = Some(self.shared.log.follow(&stream, live.entries()));
        }
        self.live = Some(live);
        self.window = None;
        self.snap_over = None;
        self.ready.clear();
        (self.room_changed, self.match_changed) = (true, true);
    }

    /// When this server does what is due at `at`: the one that stored something last does it then,
    /// and the others only if it does not.
    pub(super) fn acts_at(&self, at: Instant) -> Instant {
        if self.theirs { at + TAKE_OVER } else { at }
    }
}
