//! The open lines of a session: sockets of people and spectators.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use tokio::sync::mpsc;
use words::Language;

use crate::guests::{Guest, Waiting};
use crate::key::KeyHash;
use crate::limits;
use crate::protocol::ServerMessage;
use crate::room::Room;

/// Space for a message: most updates need no more.
const TEXT_BYTES: usize = 2 << 10;

/// Which line of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LineId(u64);

/// An open line.
pub(super) struct Line {
    key: Option<KeyHash>,
    /// Where whoever is on it sits.
    pub(super) place: Option<usize>,
    outbox: Outbox,
    /// The last update that was sent: which match, and how far it was.
    pub(super) sent: (u32, u64),
    /// How many remarks of the room it has been told.
    pub(super) said: u32,
    /// The shortest way there and back so far.
    rtt: Option<Duration>,
    /// In which language it is told why a move is refused.
    language: Language,
}

/// Where a line's messages wait until they are written, and what waits there counts.
pub(crate) struct Outbox {
    /// `None` once the line is cut off.
    sender: Option<mpsc::Sender<Unsent>>,
    guest: Arc<Guest>,
}

/// A message that waits.
pub(crate) struct Unsent {
    pub(crate) text: Utf8Bytes,
    pub(crate) waiting: Waiting,
}

impl Outbox {
    pub(crate) fn new(guest: Arc<Guest>) -> (Self, mpsc::Receiver<Unsent>) {
        let (sender, receiver) = mpsc::channel(limits::LINE_MESSAGES_MAX);
        (Self { sender: Some(sender), guest }, receiver)
    }

    /// The address that the line comes from.
    pub(super) fn guest(&self) -> &Arc<Guest> {
        &self.guest
    }

    fn send(&mut self, text: Utf8Bytes) {
        let waiting = self.guest.hold(text.len());
        let sender = self.sender.as_ref().zip(waiting);
        let sent = sender
            .is_some_and(|(sender, waiting)| sender.try_send(Unsent { text, waiting }).is_ok());
        if !sent {
            self.sender = None;
        }
    }
}

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outbox").finish_non_exhaustive()
    }
}

/// The open lines.
#[derive(Default)]
pub(super) struct Lines {
    lines: BTreeMap<LineId, Line>,
    next: u64,
}

impl Lines {
    /// Adds a line.
    pub(super) fn add(
        &mut self,
        key: Option<KeyHash>,
        place: Option<usize>,
        outbox: Outbox,
        language: Language,
    ) -> LineId {
        let id = LineId(self.next);
        self.next += 1;
        self.lines
            .insert(id, Line { key, place, outbox, sent: (0, 0), said: 0, rtt: None, language });
        id
    }

    /// Takes a line away, and gives the place that it was open for.
    pub(super) fn remove(&mut self, id: LineId) -> Option<usize> {
        self.lines.remove(&id)?.place
    }

    /// Where whoever is on this line sits.
    pub(super) fn place(&self, id: LineId) -> Option<usize> {
        self.lines.get(&id)?.place
    }

    /// The address that a line comes from.
    pub(super) fn guest(&self, id: LineId) -> Option<Arc<Guest>> {
        self.lines.get(&id).map(|line| line.outbox.guest().clone())
    }

    /// In which language a line is told why a move is refused.
    pub(super) fn language(&self, id: LineId) -> Language {
        self.lines.get(&id).map_or_else(Language::english, |line| line.language)
    }

    /// Every line.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (LineId, &mut Line)> {
        self.lines.iter_mut().map(|(id, line)| (*id, line))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The lines of a place, or of those who do not sit here, oldest first.
    pub(super) fn of(&self, place: Option<usize>) -> impl Iterator<Item = LineId> + '_ {
        let lines = self.lines.iter().filter(move |(_, line)| line.place == place);
        lines.map(|(&id, _)| id)
    }

    /// How many people watch who do not sit here.
    pub(super) fn watching(&self) -> u32 {
        self.of(None).count() as u32
    }

    /// How many of them are of this address.
    pub(super) fn watching_from(&self, guest: &Arc<Guest>) -> usize {
        let watches =
            |line: &&Line| line.place.is_none() && Arc::ptr_eq(line.outbox.guest(), guest);
        self.lines.values().filter(watches).count()
    }

    /// Whether a line is open for this place.
    pub(super) fn has(&self, place: usize) -> bool {
        self.lines.values().any(|line| line.place == Some(place))
    }

    /// Whether whoever has this key has a line open.
    pub(super) fn are_of(&self, key: &KeyHash) -> bool {
        self.lines.values().any(|line| line.key.as_ref() == Some(key))
    }

    /// Finds out again where everyone sits.
    pub(super) fn seat(&mut self, room: &Room) {
        for line in self.lines.values_mut() {
            line.place = line.key.as_ref().and_then(|key| room.place_of(key));
        }
        // Who was made to get up watches, if there is room for that.
        let crowd: Vec<LineId> = self.of(None).skip(limits::WATCHERS_PER_ROOM_MAX).collect();
        crowd.iter().for_each(|id| drop(self.lines.remove(id)));
    }

    /// A line took this long there and back.
    pub(super) fn far(&mut self, id: LineId, rtt: Duration) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.rtt = Some(line.rtt.map_or(rtt, |shortest| shortest.min(rtt)));
        }
    }

    /// The seats that have a line, each with the shortest way there and back of its farthest line.
    pub(super) fn distances(&self) -> impl Iterator<Item = (Seat, Duration)> + '_ {
        let seated = self
            .lines
            .values()
            .filter_map(|line| Some((Seat::new(line.place?)?, line.rtt.unwrap_or_default())));
        let mut farthest: BTreeMap<Seat, Duration> = BTreeMap::new();
        for (seat, rtt) in seated {
            let longest = farthest.entry(seat).or_default();
            *longest = (*longest).max(rtt);
        }
        farthest.into_iter()
    }

    /// Sends to one line.
    pub(super) fn send(&mut self, id: LineId, message: &ServerMessage) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.send(text(message));
        }
    }

    /// Sends to every line.
    pub(super) fn send_all(&mut self, message: &ServerMessage) {
        let text = text(message);
        self.lines.values_mut().for_each(|line| line.send(text.clone()));
    }

    /// The line has been sent the match as it was then.
    pub(super) fn sent(&mut self, id: LineId, sent: (u32, u64)) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.sent = sent;
        }
    }

    /// The line has been told so many remarks.
    pub(super) fn heard(&mut self, id: LineId, said: u32) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.said = said;
        }
    }

    /// Says to everyone that the server goes away.
    pub(super) fn shutdown(&mut self) {
        self.send_all(&ServerMessage::Closing {});
        self.close();
    }

    /// Closes every line.
    pub(super) fn close(&mut self) {
        self.lines.clear();
    }
}

impl Line {
    /// Whether whoever is on it waits at the door.
    pub(super) fn is_at_door(&self, room: &Room) -> bool {
        self.key.as_ref().is_some_and(|key| room.is_at_door(key))
    }

    /// Sends, or cuts off who reads too slowly: they come back with one update.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        self.outbox.send(text);
    }
}

/// A message as it is sent.
pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(TEXT_BYTES);
    serde_json::to_writer(&mut text, message).expect("messages have text keys only");
    Utf8Bytes::try_from(text).expect("JSON is text")
}
