//! What a session tells its lines.

use games::{Decision, Seat, SeatSet};

use crate::live::Live;
use crate::protocol::{Phrase, SeatView, Seen, ServerMessage, Told, Update};
use crate::room::{self, PROGRAM, Room, Who, game_settings};

use super::help;
use super::machine::Ongoing;
use super::presence::{Presence, Ready};
use super::replica::Replica;

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
pub(super) fn note(room: &Room) -> Option<Phrase> {
    let (fewest, most) = room.kind().seats();
    let settings = game_settings(room.kind(), room.options()).ok()?;
    let table = room.kind().table(&settings, room.places().len().clamp(fewest, most), None);
    table.ok()?.note().map(Phrase::from)
}

/// What may be remarked now.
pub(super) fn phrases(replica: &Replica) -> Vec<Phrase> {
    let talks = replica.room().settings().talk;
    replica.dealt().filter(|_| talks).map(Live::phrases).unwrap_or_default()
}

pub(super) fn seats(replica: &Replica, presence: &Presence, ready: &Ready) -> Vec<SeatView> {
    let room = replica.room();
    let ready = presence.ready(replica, ready);
    let seat = |(place, sits): (usize, &room::Place)| {
        let bot = match &sits.who {
            Who::Bot(level) => Some(level.to_string()),
            Who::Person { program, .. } => program.then(|| PROGRAM.to_owned()),
        };
        SeatView {
            name: sits.name.clone(),
            away: bot.is_none() && presence.is_told_away(room, place),
            reconnecting: bot.is_none()
                && presence.is_reconnecting(place)
                && !presence.is_told_away(room, place),
            bot,
            delegated: sits.is_delegated(),
            waits: replica.waits(place),
            ready: ready.contains(&place),
        }
    };
    room.places().iter().enumerate().map(seat).collect()
}

/// The match as it is shown to a line that has opened, if there is one, with what happened since it
/// was seen there last.
pub(super) fn first_update(
    replica: &Replica,
    ongoing: &Ongoing,
    place: Option<usize>,
    seen: Option<&Seen>,
) -> Option<Update> {
    let live = replica.dealt()?;
    let viewer = place.and_then(|place| replica.seat(place));
    let seen = seen.filter(|seen| seen.match_number == live.number());
    // Who was never here is told nothing of what happened before.
    let seen = seen.map_or(live.seq(), |seen| seen.seq.min(live.seq()));
    let mut update = update(replica, ongoing, live, viewer, seen);
    if live.game().marks().is_some() {
        // What a seat has to keep in mind is shown once: what is still to be seen is in the view
        // and among the peeks.
        update.told.iter_mut().for_each(Told::forget_own);
    }
    Some(update)
}

/// The match as this viewer sees it now, with what happened since it was at `seen`: a seat, or a
/// spectator (`None`).
pub(super) fn update(
    replica: &Replica,
    ongoing: &Ongoing,
    live: &Live,
    viewer: Option<Seat>,
    seen: u64,
) -> Update {
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
        clock: ongoing.clocks.view(replica),
        peeks: viewer.map(|seat| live.peeks(seat).to_vec()).unwrap_or_default(),
        window: ongoing.snaps.view(live, viewer, replica.now.at),
        queued: viewer.map(|seat| live.queued(seat)).unwrap_or_default(),
        aids: live.aids(viewer, replica.room().settings().aids),
        lesson: live.lesson(viewer),
        help: help::help(replica, viewer),
        hint: live.hint(viewer).cloned(),
    }
}
