//! What a session says on its lines.

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use tokio::time::Instant;

use crate::live::Live;
use crate::protocol::{self, Remark, RoomView, SeatView, ServerMessage, Update};
use crate::room::{self, PROGRAM, Who};

use super::Session;
use super::lines::text;

impl Session {
    /// Tells every line what has changed for it.
    pub(super) fn tell(&mut self, now: Instant) {
        if std::mem::take(&mut self.room_changed) {
            self.tell_room();
        }
        let everyone = std::mem::take(&mut self.match_changed);
        let seats = std::mem::take(&mut self.seats_changed);
        let Some(live) = self.live.as_ref().filter(|live| live.is_dealt()) else { return };
        if !everyone && seats.is_empty() {
            return;
        }
        let sent = (live.number(), live.seq());
        // Lines that see the same and have seen the same are sent the same.
        let mut made: Vec<((Option<Seat>, u64), Utf8Bytes)> = Vec::new();
        let mut lines = std::mem::take(&mut self.lines);
        for (_, line) in lines.iter_mut() {
            let viewer = line.place.and_then(|place| self.seat(place));
            if !everyone && !viewer.is_some_and(|seat| seats.contains(seat)) {
                continue;
            }
            let seen = if line.sent.0 == sent.0 { line.sent.1 } else { 0 };
            let known = made.iter().find(|(key, _)| *key == (viewer, seen));
            let message = known.map(|(_, message)| message.clone()).unwrap_or_else(|| {
                let update = self.update(live, viewer, seen, now);
                let message = text(&ServerMessage::Update(Box::new(update)));
                made.push(((viewer, seen), message.clone()));
                message
            });
            line.send(message);
            line.sent = sent;
        }
        self.lines = lines;
    }

    fn tell_room(&mut self) {
        let room = self.room_view(None);
        // Lines on the same place that have heard the same are sent the same.
        let mut made = Vec::<(_, Utf8Bytes)>::new();
        let mut lines = std::mem::take(&mut self.lines);
        for (_, line) in lines.iter_mut() {
            let at_door = line.is_at_door(&self.room);
            let key = (line.place, line.said, at_door);
            let known = made.iter().find(|(other, _)| *other == key);
            let message = known.map(|(_, message)| message.clone()).unwrap_or_else(|| {
                let you = line.place.map(|place| place as u8);
                let room = RoomView { chat: self.chat(line.said), ..room.clone() };
                let message = text(&ServerMessage::Room { you, at_door, room });
                made.push((key, message.clone()));
                message
            });
            line.send(message);
            line.said = room.said;
        }
        self.lines = lines;
    }

    /// The remarks after so many, if the chat is on.
    fn chat(&self, heard: u32) -> Vec<Remark> {
        let new = self.room.remarks_kept.saturating_sub(heard) as usize;
        let from = self.room.remarks.len().saturating_sub(new);
        if self.room.settings.chat { self.room.remarks[from..].to_vec() } else { Vec::new() }
    }

    /// The match as this viewer may know it.
    pub(super) fn update(
        &self,
        live: &Live,
        viewer: Option<Seat>,
        seen: u64,
        now: Instant,
    ) -> Update {
        let game = live.game();
        Update {
            match_number: live.number(),
            seq: live.seq(),
            view: live.view(viewer),
            told: live.told_since(seen, viewer),
            legal: viewer.map(|seat| game.legal_moves(seat)).unwrap_or_default(),
            scores: live.scores(),
            ended: game.ended().into_iter().map(Into::into).collect(),
            clock: self.clock_view(now),
            sights: viewer.map(|seat| live.sights(seat).to_vec()).unwrap_or_default(),
            window: self.window_view(live, viewer, now),
            queued: viewer.map(|seat| live.queued(seat)).unwrap_or_default(),
            aids: live.aids(viewer, self.room.settings.aids),
            lesson: live.lesson(viewer),
        }
    }

    /// The room as everyone sees it, with the remarks after so many, or with none.
    pub(super) fn room_view(&self, heard: Option<u32>) -> RoomView {
        let room = &self.room;
        let ready = self.who_is_ready();
        let seat = |(place, sits): (usize, &crate::room::Place)| {
            let (bot, minded) = match &sits.who {
                Who::Bot(level) => (Some(level.to_string()), false),
                Who::Person { minded, program, .. } => {
                    (program.then(|| PROGRAM.to_owned()), *minded)
                }
            };
            SeatView {
                name: sits.name.clone(),
                away: bot.is_none() && self.away.contains(&place),
                bot,
                minded,
                waits: self.waits(place),
                ready: ready.contains(&place),
            }
        };
        RoomView {
            room: room.name.to_string(),
            game: room.kind.id().to_owned(),
            seats: room.places.iter().enumerate().map(seat).collect(),
            playing: if self.live.is_some() { room.playing as u8 } else { 0 },
            host: room.host.map(|host| host as u8),
            stage: self.match_stage(),
            match_number: room.match_number,
            options: room.options.clone(),
            settings: room.settings.clone(),
            watching: self.watching(),
            door: room.door.iter().map(room::Knock::view).collect(),
            said: room.remarks_kept,
            chat: heard.map(|heard| self.chat(heard)).unwrap_or_default(),
        }
    }

    /// Where the room's match is, as everyone sees it.
    pub(super) fn match_stage(&self) -> protocol::Stage {
        match &self.live {
            None => protocol::Stage::Lobby,
            Some(live) if live.is_over() => protocol::Stage::MatchOver,
            Some(live) if !live.is_dealt() => protocol::Stage::Playing,
            Some(live) if live.is_round_due() => protocol::Stage::RoundOver,
            Some(_) => protocol::Stage::Playing,
        }
    }
}
