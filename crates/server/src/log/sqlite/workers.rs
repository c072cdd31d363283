//! Threads with a queue.

use std::io;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use thiserror::Error;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::Reply;
use crate::log::{Answer, unavailable};

/// Threads that work off one queue of jobs. Dropping them waits until the queue is empty.
pub(super) struct Workers<J> {
    // Dropped first, so that the threads end.
    _queue: UnboundedSender<Queued<J>>,
    asker: Asker<J>,
    _threads: Threads,
}

/// Who asks such threads. It does not keep them.
pub(super) struct Asker<J> {
    queue: WeakUnboundedSender<Queued<J>>,
    /// The queue has so many places. They are counted here and not by the channel: who waits for a
    /// place would hold the channel open, and so the threads would never end.
    places: Arc<Semaphore>,
}

impl<J> Clone for Asker<J> {
    fn clone(&self) -> Self {
        Self { queue: self.queue.clone(), places: Arc::clone(&self.places) }
    }
}

/// A job, and the place that it takes in the queue until it is done.
pub(super) struct Queued<J> {
    pub(super) job: J,
    _place: OwnedSemaphorePermit,
}

#[derive(Debug, Error)]
#[error("the log is closed")]
struct Closed;

impl<J: Send + 'static> Workers<J> {
    /// Starts one thread for each of these tools, with the work that it does.
    pub(super) fn new<T: Send + 'static>(
        name: &str,
        places: usize,
        tools: impl IntoIterator<Item = T>,
        work: fn(T, &Mutex<UnboundedReceiver<Queued<J>>>),
    ) -> io::Result<Self> {
        let (queue, jobs) = mpsc::unbounded_channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let mut threads = Threads(Vec::new());
        for tool in tools {
            let jobs = Arc::clone(&jobs);
            let thread = thread::Builder::new().name(name.to_owned());
            threads.0.push(thread.spawn(move || work(tool, &jobs))?);
        }
        let asker = Asker { queue: queue.downgrade(), places: Arc::new(Semaphore::new(places)) };
        Ok(Self { _queue: queue, asker, _threads: threads })
    }

    pub(super) fn asker(&self) -> &Asker<J> {
        &self.asker
    }
}

impl<J: Send + 'static> Asker<J> {
    /// Waits for a place in the queue, asks for a job, and waits for the answer.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(Reply<T>) -> J + Send + 'static,
    ) -> Answer<T> {
        let Self { queue, places } = self.clone();
        Box::pin(async move {
            let place = places.acquire_owned().await.map_err(unavailable)?;
            let (reply, answer) = oneshot::channel();
            let queue = queue.upgrade().ok_or_else(|| unavailable(Closed))?;
            let queued = Queued { job: job(reply), _place: place };
            queue.send(queued).map_err(|_| unavailable(Closed))?;
            drop(queue);
            answer.await.unwrap_or_else(|_| Err(unavailable(Closed)))
        })
    }
}

/// Threads that are waited for.
pub(super) struct Threads(pub(super) Vec<JoinHandle<()>>);

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // A thread that panicked has said so, and those who asked it know.
            _ = thread.join();
        }
    }
}
