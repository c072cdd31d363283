//! Listening to a room: what is appended to its streams, and what servers gossip about it.
//!
//! Nobody keeps what is said here, and some of it may be lost. An entry comes with its number, so
//! whoever finds one missing reads it in the log, where it is.

use std::collections::HashMap;
use std::fmt;
use std::future::pending;
use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::heard::Heard;
use super::jetstream::Subscription;

/// How much waits for a listener; of more, the oldest is lost.
const UNHEARD_MAX: usize = 64;

/// Who listens to a room: see [`EventLog::listen`].
///
/// [`EventLog::listen`]: super::EventLog::listen
pub struct Listener(From);

enum From {
    /// There are no other servers.
    Nobody,
    Here(broadcast::Receiver<Heard>),
    Nats(Subscription),
}

impl Listener {
    /// Of a log that no other server has.
    pub(super) fn nobody() -> Self {
        Self(From::Nobody)
    }

    pub(super) fn nats(subscription: Subscription) -> Self {
        Self(From::Nats(subscription))
    }

    /// Waits for what is said next. Nothing is lost if it is not waited for to the end.
    pub async fn next(&mut self) -> Heard {
        let heard = match &mut self.0 {
            From::Nobody => None,
            From::Here(receiver) => match receiver.recv().await {
                Ok(heard) => Some(heard),
                Err(RecvError::Lagged(_)) => Some(Heard::Missed),
                Err(RecvError::Closed) => None,
            },
            From::Nats(subscription) => subscription.next().await,
        };
        match heard {
            Some(heard) => heard,
            // Nothing is said any more.
            None => pending().await,
        }
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener")
    }
}

/// Who listens in this process, by room.
#[derive(Debug, Default)]
pub(super) struct Listeners(Mutex<HashMap<String, broadcast::Sender<Heard>>>);

impl Listeners {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, broadcast::Sender<Heard>>> {
        // No code panics while it holds the lock; and a map of channels is whole after any panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn listen(&self, room: &str) -> Listener {
        let mut rooms = self.lock();
        rooms.retain(|_, room| room.receiver_count() > 0);
        let room =
            rooms.entry(room.to_owned()).or_insert_with(|| broadcast::channel(UNHEARD_MAX).0);
        Listener(From::Here(room.subscribe()))
    }

    pub(super) fn say(&self, room: &str, what: Heard) {
        if let Some(room) = self.lock().get(room) {
            // Who has stopped listening need not hear it.
            _ = room.send(what);
        }
    }
}
