//! What a session can be asked, and where its lines' messages wait.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use play::session::{Greeting, LineId};
use tokio::sync::{mpsc, oneshot};

use crate::allowances::Hold;
use crate::guests::{Guest, Held};
use crate::key::{Key, PersonId};
use crate::limits;
use crate::protocol::{ClientMessage, Fault, RoomAnswer, RoomCommand, RoomLook};

#[derive(Debug)]
pub(crate) enum Command {
    /// A line opens, and said hello.
    Open { greeting: Greeting, outbox: Outbox, reply: oneshot::Sender<Result<LineId, Fault>> },
    /// A line said something.
    Said { line: LineId, message: ClientMessage },
    /// The round-trip time of a line was measured.
    RoundTrip { line: LineId, time: Duration },
    /// A line answers no more, or does again.
    Silent { line: LineId, silent: bool },
    /// A line was closed.
    Closed { line: LineId },
    /// Something is to be done in the room.
    Asked {
        guest: Arc<Guest>,
        key: Option<Key>,
        person: Option<PersonId>,
        command: RoomCommand,
        reply: oneshot::Sender<Result<RoomAnswer, Fault>>,
    },
    /// Somebody looks at the room, or the server itself does.
    Looked {
        guest: Option<Arc<Guest>>,
        key: Option<Key>,
        reply: oneshot::Sender<Result<RoomLook, Fault>>,
    },
    /// The agenda says that something is due.
    Due,
    /// The server shuts down.
    Shutdown,
}

impl Command {
    /// The address for which it is done, as far as it says so itself.
    pub(crate) fn guest(&self) -> Option<&Arc<Guest>> {
        match self {
            Self::Open { outbox, .. } => Some(outbox.guest()),
            Self::Asked { guest, .. } => Some(guest),
            Self::Looked { guest, .. } => guest.as_ref(),
            Self::Said { .. }
            | Self::RoundTrip { .. }
            | Self::Silent { .. }
            | Self::Closed { .. }
            | Self::Due
            | Self::Shutdown => None,
        }
    }
}

/// Where a line's messages wait until they are written, and what waits there counts.
pub(crate) struct Outbox {
    /// `None` once the line is cut off.
    sender: Option<mpsc::Sender<Unsent>>,
    guest: Arc<Guest>,
}

pub(crate) struct Unsent {
    pub(crate) text: Utf8Bytes,
    pub(crate) waiting: Held,
}

impl Outbox {
    pub(crate) fn new(guest: Arc<Guest>) -> (Self, mpsc::Receiver<Unsent>) {
        let (sender, receiver) = mpsc::channel(limits::LINE_MESSAGES_MAX);
        (Self { sender: Some(sender), guest }, receiver)
    }

    pub(super) fn guest(&self) -> &Arc<Guest> {
        &self.guest
    }

    /// Sends, or cuts off who reads too slowly: they come back with one update.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        let waiting = self.guest.hold(Hold::Waiting, text.len());
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
