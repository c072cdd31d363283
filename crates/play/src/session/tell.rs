//! What a session tells its lines.

use games::{Decision, Seat, SeatSet};

use crate::live::Live;
use crate::protocol::{Phrase, Remark, RoomView, SeatView, ServerMessage, Update};
use crate::room::{self, PROGRAM, Room, Who};

use super::Session;
use super::help;
use super::io::{LineId, Send};

/// Space for a message: most updates need no more.
const TEXT_BYTES: usize = 2 << 10;

#[derive(Default)]
pub(super) struct Changes {
    pub(super) room: bool,
    /// Whether the match has.
    pub(super) everyone: bool,
    /// Seats for which alone something has.
    pub(super) seats: SeatSet,
}

pub(super) fn text(message: &ServerMessage) -> String {
    let mut text = Vec::with_capacity(TEXT_BYTES);
    serde_json::to_writer(&mut text, message).expect("messages have text keys only");
    String::from_utf8(text).expect("JSON is text")
}

/// What the options come to at a table of as many as sit here, where they do not say so.
fn note(room: &Room) -> Option<Phrase> {
    let (fewest, most) = room.kind.seats();
    let settings = Room::settings_of(room.kind, &room.options).ok()?;
    let table = room.kind.table(&settings, room.places.len().clamp(fewest, most), None);
    table.ok()?.note().map(Phrase::from)
}

/// Lines that are told the same, by what that depends on.
struct Alike<K>(Vec<(K, Vec<LineId>)>);

impl<K: PartialEq> Alike<K> {
    fn add(&mut self, key: K, line: LineId) {
        match self.0.iter_mut().find(|(other, _)| *other == key) {
            Some((_, lines)) => lines.push(line),
            None => self.0.push((key, vec![line])),
        }
    }
}

impl Session {
    pub(super) fn tell(&mut self) {
        let changes = std::mem::take(&mut self.changes);
        if changes.room {
            self.tell_room();
        }
        // The list names the match's round.
        if changes.room || changes.everyone {
            self.list();
        }
        if changes.everyone || !changes.seats.is_empty() {
            self.tell_match(&changes);
        }
    }

    fn tell_match(&mut self, changes: &Changes) {
        let Some(live) = self.replica.dealt() else { return };
        let sent = (live.number(), live.seq());
        let mut alike = Alike(Vec::new());
        for (id, line) in self.presence.lines_mut().iter_mut() {
            let viewer = line.place.and_then(|place| self.replica.seat(place));
            if changes.everyone || viewer.is_some_and(|seat| changes.seats.contains(seat)) {
                alike.add((viewer, if line.sent.0 == sent.0 { line.sent.1 } else { 0 }), id);
                line.sent = sent;
            }
        }
        for ((viewer, seen), lines) in alike.0 {
            let update = self.update(live, viewer, seen);
            let text = text(&ServerMessage::Update(Box::new(update)));
            self.out.sends.push(Send::Text(lines, text));
        }
    }

    fn tell_room(&mut self) {
        let room = self.room_view(None);
        let mut alike = Alike(Vec::new());
        for (id, line) in self.presence.lines_mut().iter_mut() {
            alike.add((line.place, line.said, line.is_at_door(self.replica.room())), id);
            line.said = room.said;
        }
        for ((place, said, at_door), lines) in alike.0 {
            let you = place.map(|place| place as u8);
            let room = RoomView { chat: self.chat(said), ..room.clone() };
            let is_also_open = self.is_open_twice(place);
            let text = text(&ServerMessage::Room { you, at_door, is_also_open, room });
            self.out.sends.push(Send::Text(lines, text));
        }
    }

    pub(super) fn is_open_twice(&self, place: Option<usize>) -> bool {
        place.is_some_and(|place| self.presence.is_open_twice(self.replica.room(), place))
    }

    /// The remarks after so many, if the chat is on.
    fn chat(&self, heard: u32) -> Vec<Remark> {
        let room = self.replica.room();
        let new = room.remarks_kept.saturating_sub(heard) as usize;
        let from = room.remarks.len().saturating_sub(new);
        if room.settings.chat { room.remarks[from..].to_vec() } else { Vec::new() }
    }

    pub(super) fn update(&self, live: &Live, viewer: Option<Seat>, seen: u64) -> Update {
        let game = live.game();
        let Decision { asked, legal } = viewer.map(|seat| game.decision(seat)).unwrap_or_default();
        Update {
            match_number: live.number(),
            seq: live.seq(),
            view: live.view(viewer),
            told: live.told_since(seen, viewer),
            legal,
            asked: asked.into_iter().map(Into::into).collect(),
            scores: live.scores(),
            ended: game.ended().into_iter().map(Into::into).collect(),
            clock: self.clocks.view(&self.replica, self.now.at),
            peeks: viewer.map(|seat| live.peeks(seat).to_vec()).unwrap_or_default(),
            window: self.snaps.view(live, viewer, self.now.at),
            queued: viewer.map(|seat| live.queued(seat)).unwrap_or_default(),
            aids: live.aids(viewer, self.replica.room().settings.aids),
            lesson: live.lesson(viewer),
            help: help::help(&self.replica, viewer),
            hint: live.hint(viewer).cloned(),
        }
    }

    /// The room as everyone sees it, with the remarks after so many, or with none.
    pub(super) fn room_view(&self, heard: Option<u32>) -> RoomView {
        let room = self.replica.room();
        let ready = self.presence.ready(&self.replica);
        let seat = |(place, sits): (usize, &room::Place)| {
            let bot = match &sits.who {
                Who::Bot(level) => Some(level.to_string()),
                Who::Person { program, .. } => program.then(|| PROGRAM.to_owned()),
            };
            SeatView {
                name: sits.name.clone(),
                away: bot.is_none() && self.presence.is_told_away(room, place),
                bot,
                delegated: sits.is_delegated(),
                waits: self.replica.waits(place),
                ready: ready.contains(&place),
            }
        };
        RoomView {
            room: room.name.to_string(),
            game: room.kind.id().to_owned(),
            seats: room.places.iter().enumerate().map(seat).collect(),
            playing: if self.replica.live().is_some() { room.playing as u8 } else { 0 },
            host: room.host.map(|host| host as u8),
            stage: self.replica.shown_stage(),
            match_number: room.match_number,
            options: room.options.clone(),
            note: note(room),
            settings: room.settings.clone(),
            ranked: self.ranked(),
            counts: room.contenders.is_some(),
            daily: room.daily.as_ref().map(|daily| daily.day.to_string()),
            duplicate: self.replica.duplicate(),
            guests_begin_ms: self.guests_begin_in(),
            watching: self.presence.watching(),
            door: room.door.iter().map(room::Knock::view).collect(),
            said: room.remarks_kept,
            chat: heard.map(|heard| self.chat(heard)).unwrap_or_default(),
        }
    }
}
