//! Whispers: what servers say to one another about a stream, and nobody keeps.

use std::collections::HashMap;
use std::fmt;
use std::future::pending;
use std::sync::{Arc, Mutex, PoisonError};

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::sync::broadcast;

use super::Stream;

/// How many whispers wait for a listener; of more, the oldest are lost.
const UNHEARD_MAX: usize = 64;

/// What is whispered about a stream, by whichever server: see [`EventLog::listen`].
///
/// [`EventLog::listen`]: super::EventLog::listen
pub struct Whispers(From);

enum From {
    /// There are no other servers.
    Nobody,
    Here(broadcast::Receiver<Arc<str>>),
    Nats(Subscriber),
}

impl Whispers {
    /// Of a log that no other server has.
    pub(super) fn none() -> Self {
        Self(From::Nobody)
    }

    pub(super) fn nats(subscriber: Subscriber) -> Self {
        Self(From::Nats(subscriber))
    }

    /// Waits for the next whisper. Nothing is lost if it is not waited for to the end.
    pub async fn next(&mut self) -> Arc<str> {
        loop {
            match &mut self.0 {
                From::Nobody => return pending().await,
                From::Here(receiver) => match receiver.recv().await {
                    Ok(words) => return words,
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => self.0 = From::Nobody,
                },
                From::Nats(subscriber) => match subscriber.next().await {
                    // What is no text is no whisper of ours.
                    Some(message) => {
                        if let Ok(words) = std::str::from_utf8(&message.payload) {
                            return words.into();
                        }
                    }
                    None => self.0 = From::Nobody,
                },
            }
        }
    }
}

impl fmt::Debug for Whispers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Whispers")
    }
}

/// Who listens in this process.
#[derive(Debug, Default)]
pub(super) struct Ears(Mutex<HashMap<Stream, broadcast::Sender<Arc<str>>>>);

impl Ears {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Stream, broadcast::Sender<Arc<str>>>> {
        // No code panics while it holds the lock; and a map of channels is whole after any panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn listen(&self, stream: &Stream) -> Whispers {
        let mut ears = self.lock();
        ears.retain(|_, ear| ear.receiver_count() > 0);
        let ear = ears.entry(stream.clone()).or_insert_with(|| broadcast::channel(UNHEARD_MAX).0);
        Whispers(From::Here(ear.subscribe()))
    }

    pub(super) fn whisper(&self, stream: &Stream, words: &str) {
        if let Some(ear) = self.lock().get(stream) {
            // Who has stopped listening need not hear it.
            _ = ear.send(words.into());
        }
    }
}
