//! What a stored entry changes, whoever stored it.

use crate::live::{By, Live, MatchEntry};
use crate::protocol::ServerMessage;
use crate::room::{Place, RoomEntry, Who};

use super::gossip::Look;
use super::io::{News, Note, Send};
use super::{Session, snaps};

impl Session {
    pub(super) fn store_room(&mut self, entry: &RoomEntry) {
        let bytes = self.replica.store_room(entry);
        self.apply_room(entry, bytes);
    }

    fn apply_room(&mut self, entry: &RoomEntry, bytes: usize) {
        if let RoomEntry::Left { place, by_host: true } = entry
            && let Some(Place { name, who: Who::Person { .. } }) =
                self.replica.room().places.get(*place).cloned()
        {
            self.say_all(&ServerMessage::Removed { name });
        }
        let (clock, had_match) =
            (self.replica.room().settings.clock, self.replica.live().is_some());
        let helped = self.replica.room().allows_help();
        self.replica.apply_room(entry, bytes);
        if let RoomEntry::Delegated { place, on: false } = entry {
            self.presence.acted(self.replica.room(), *place, self.now.at);
        }
        if self.replica.room().settings.clock != clock {
            // Another kind of clock begins anew.
            self.clocks.restart();
        }
        self.changes.room = true;
        // The clock and the aids to memory are seen at the table, and so is whether there is help;
        // and who is taken off a seat sees its cards no more.
        self.changes.everyone |= matches!(
            entry,
            RoomEntry::Settings { .. } | RoomEntry::Left { .. } | RoomEntry::Rekeyed { .. }
        ) || self.replica.room().allows_help() != helped;
        if had_match && self.replica.live().is_none() {
            self.snaps.close();
            self.presence.nobody_ready();
            self.lobby.begins(self.now.at);
        }
        self.seat_lines();
    }

    pub(super) fn seat_lines(&mut self) {
        let crowd = self.presence.lines_mut().seat(self.replica.room());
        self.out.sends.extend(crowd.into_iter().map(Send::Close));
        self.presence.note_gone(self.replica.room(), self.now.at);
    }

    pub(super) fn store_match(&mut self, entry: &MatchEntry) {
        if let MatchEntry::Played { lines, .. } = entry {
            self.out.notes.push(Note::Moves(lines.len() as u64));
        }
        if let Some(bytes) = self.replica.store_match(entry) {
            self.apply_match(entry, bytes);
            self.look = Look::new(self.now.at);
        }
    }

    fn apply_match(&mut self, entry: &MatchEntry, bytes: usize) {
        let stage = self.replica.shown_stage();
        if let MatchEntry::Played { deal: Some(numbers), .. } = entry
            && let Some(opening) = self.replica.opening()
        {
            let answer = opening.answer(&numbers.shown);
            self.say_all(&answer);
        }
        self.replica.apply_match(entry, bytes);
        self.gather();
        match entry {
            MatchEntry::Shown { seat, .. }
            | MatchEntry::Queued { seat, .. }
            | MatchEntry::Noted { seat, .. }
            | MatchEntry::Hinted { seat, .. }
            | MatchEntry::Taken { seat } => self.changes.seats.insert(*seat),
            MatchEntry::TookBack { seat, .. } => {
                self.snaps.forget();
                self.changes.everyone = true;
                self.say_all(&ServerMessage::TookBack { seat: seat.index() as u8 });
            }
            MatchEntry::Opened { .. } => {}
            MatchEntry::Begun { .. } | MatchEntry::Played { .. } => self.changes.everyone = true,
        }
        if matches!(entry, MatchEntry::Played { .. }) {
            self.lobby.moves(self.now.at);
        }
        // What was said of who is here may not have been heard.
        if let MatchEntry::Played { lines, by: By::Person, .. } = entry {
            let seats = lines.iter().filter_map(|line| line.split(' ').next()?.parse().ok());
            for place in seats {
                self.presence.acted(self.replica.room(), place, self.now.at);
            }
        }
        if let (MatchEntry::Played { lines, .. }, Some(live)) = (entry, self.replica.live())
            && lines.iter().any(|line| snaps::restarts(live, line))
        {
            self.snaps.close();
        }
        if self.replica.shown_stage() != stage {
            self.presence.nobody_ready();
            self.changes.room = true;
        }
    }

    pub(super) fn play_lines(&mut self, lines: Vec<String>, by: By) {
        self.store_match(&MatchEntry::played(lines, by, self.now.unix_ms));
    }

    pub(super) fn reshuffle(&mut self) {
        while let Some(line) = self.replica.live().and_then(Live::due_reshuffle) {
            self.play_lines(vec![line], By::Chance);
        }
    }

    pub(super) fn set_match(&mut self, live: Option<Live>) {
        self.replica.set_match(live);
        self.snaps.forget();
        self.presence.nobody_ready();
        self.pay_for_match();
        let has_guest = self.has_guest(0..self.replica.room().playing);
        self.lobby.ends(has_guest && self.replica.live().is_some(), self.now.at);
        (self.changes.room, self.changes.everyone) = (true, true);
        self.gather();
    }

    /// An entry was heard, of which nothing before it is missing.
    pub(super) fn heard_entry(&mut self, log: super::Log, number: u64, text: &str) {
        if !self.is_next(log, number) {
            return;
        }
        self.look = Look::new(self.now.at);
        match log {
            super::Log::Room => {
                if let Some(entry) = self.replica.parse_room(text) {
                    self.apply_room(&entry, text.len());
                }
            }
            super::Log::Match(_) => self.apply_other_match(text),
        }
    }

    fn apply_other_match(&mut self, text: &str) {
        if let Some(entry) = self.replica.parse_match(text) {
            self.apply_match(&entry, text.len());
        }
    }

    /// Applies what other servers have stored; whether there was anything.
    pub(super) fn catch_up(&mut self, news: News) -> bool {
        let News { room, mut live } = news;
        let mut is_new = !room.is_empty();
        for text in &room {
            let Some(entry) = self.replica.parse_room(text) else { return true };
            self.apply_room(&entry, text.len());
            if let RoomEntry::Began { number, .. } = entry {
                let entries = live.take_if(|(read, _)| *read == number);
                let live = entries.and_then(|(_, all)| self.replica.fold(number, &all));
                self.set_match(live);
            }
        }
        if let Some((number, entries)) = live
            && self.replica.live().is_some_and(|live| live.number() == number)
        {
            is_new |= !entries.is_empty();
            entries.iter().for_each(|text| self.apply_other_match(text));
        }
        if is_new {
            self.look = Look::new(self.now.at);
            // Nor may others have heard of it.
            self.presence.say_again(self.now.at);
        }
        is_new
    }
}
