//! The open lines of a session: sockets of people and spectators.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use tokio::sync::mpsc;
use words::Language;

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
    sender: mpsc::Sender<Utf8Bytes>,
    /// The last update that was sent: which match, and how far it was.
    pub(super) sent: (u32, u64),
    /// The shortest way there and back so far.
    rtt: Option<Duration>,
    /// In which language it is told why a move is refused.
    language: Language,
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
        sender: mpsc::Sender<Utf8Bytes>,
        language: Language,
    ) -> LineId {
        let id = LineId(self.next);
        self.next += 1;
        self.lines.insert(id, Line { key, place, sender, sent: (0, 0), rtt: None, language });
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

    /// Whether a line is open for this place.
    pub(super) fn has(&self, place: usize) -> bool {
        self.lines.values().any(|line| line.place == Some(place))
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
    /// Sends, or cuts off who reads too slowly: they come back with one update.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        if self.sender.try_send(text).is_err() {
            let (closed, _) = mpsc::channel(1);
            self.sender = closed;
        }
    }
}

/// A message as it is sent.
pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(TEXT_BYTES);
    serde_json::to_writer(&mut text, message).expect("messages have text keys only");
    Utf8Bytes::try_from(text).expect("JSON is text")
}
