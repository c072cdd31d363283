//! What a session stores, and what a stored entry changes.

use tokio::time::Instant;

use crate::deal::Numbers;
use crate::live::{By, MatchEntry};
use crate::log::{match_stream, room_stream};
use crate::protocol::ServerMessage;
use crate::room::{Place, RoomEntry, Who};

use super::others::Look;
use super::{Broken, Session, snaps};

impl Session {
    /// Stores and applies something that happened in the room.
    pub(super) async fn store_room(&mut self, entry: RoomEntry) -> Result<(), Broken> {
        let text = serde_json::to_string(&entry).expect("an entry has text keys only");
        let stream = room_stream(&self.room.name);
        let bytes = text.len();
        self.shared.log.append(&stream, self.room.entries, text).await?;
        self.room.grow(bytes);
        self.apply_room(&entry);
        self.theirs = false;
        Ok(())
    }

    /// Applies what the room's log has next.
    pub(super) fn apply_room(&mut self, entry: &RoomEntry) {
        if let RoomEntry::Left { place, by_host: true } = entry
            && let Some(Place { name, who: Who::Person { .. } }) = self.room.places.get(*place)
        {
            self.lines.send_all(&ServerMessage::Removed { name: name.clone() });
        }
        let clock = self.room.settings.clock;
        self.room.apply(entry);
        if self.room.settings.clock != clock {
            // Another kind of clock begins anew.
            self.clocks.fill(None);
        }
        self.room_changed = true;
        // The clock and the aids to memory are seen at the table; and who is taken off a seat sees
        // its cards no more.
        self.match_changed |= matches!(entry, RoomEntry::Settings { .. } | RoomEntry::Left { .. });
        match entry {
            RoomEntry::Left { place, .. } if self.gone.len() > self.room.places.len() => {
                self.gone.remove(*place);
            }
            RoomEntry::Seated { order } => {
                self.gone = order.iter().map(|&place| self.gone[place]).collect();
            }
            _ => {}
        }
        if self.room.playing == 0 && self.live.take().is_some() {
            self.window = None;
            self.ready.clear();
        }
        self.lines.seat(&self.room);
        self.note_gone(Instant::now());
    }

    /// Stores and applies a change of the match.
    pub(super) async fn store_match(&mut self, entry: MatchEntry) -> Result<(), Broken> {
        let Some(live) = &self.live else { return Ok(()) };
        let text = serde_json::to_string(&entry).expect("an entry has text keys only");
        let stream = match_stream(&self.room.name, live.number());
        let bytes = text.len();
        self.shared.log.append(&stream, live.entries(), text).await?;
        self.apply_match(&entry, bytes)?;
        self.theirs = false;
        self.look = Look::new(Instant::now());
        Ok(())
    }

    /// Applies what the log of the match has next, in so many bytes.
    pub(super) fn apply_match(&mut self, entry: &MatchEntry, bytes: usize) -> Result<(), Broken> {
        let stage = self.match_stage();
        let Some(live) = &mut self.live else { return Ok(()) };
        if let MatchEntry::Played { deal: Some(numbers), .. } = entry
            && let Some(opening) = live.opening()
        {
            self.lines.send_all(&opening.answer(&numbers.shown));
        }
        live.apply(entry)?;
        live.grow(bytes);
        let restarts = |lines: &[String]| lines.iter().any(|line| snaps::restarts(live, line));
        let restarts = matches!(entry, MatchEntry::Played { lines, .. } if restarts(lines));
        self.gather();
        match entry {
            MatchEntry::Shown { seat, .. }
            | MatchEntry::Queued { seat, .. }
            | MatchEntry::Noted { seat, .. }
            | MatchEntry::Taken { seat } => self.seats_changed.insert(*seat),
            MatchEntry::Begun { .. } => self.match_changed = true,
            MatchEntry::Opened { .. } => {}
            MatchEntry::Played { .. } => self.match_changed = true,
        }
        if restarts {
            self.window = None;
        }
        if self.match_stage() != stage {
            self.ready.clear();
            self.room_changed = true;
        }
        Ok(())
    }

    /// Stores and plays lines of the record.
    pub(super) async fn store_play(&mut self, lines: Vec<String>, by: By) -> Result<(), Broken> {
        self.store_lines(lines, by, None).await
    }

    /// Stores and plays a round's deck, with what it comes from.
    pub(super) async fn store_deal(
        &mut self,
        deck: String,
        numbers: Numbers,
    ) -> Result<(), Broken> {
        self.store_lines(vec![deck], By::Chance, Some(Box::new(numbers))).await
    }

    async fn store_lines(
        &mut self,
        lines: Vec<String>,
        by: By,
        deal: Option<Box<Numbers>>,
    ) -> Result<(), Broken> {
        let moves = lines.len() as u64;
        self.store_match(MatchEntry::Played { lines, at: self.shared.now_ms(), by, deal }).await?;
        self.shared.metrics.moves.inc_by(moves);
        Ok(())
    }
}
