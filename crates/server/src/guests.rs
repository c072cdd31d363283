//! What each address has of the server at this moment: connections, bytes that wait in memory, and
//! processor time. What it asks for over time is counted in [`rates`](crate::rates).

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use pin_project_lite::pin_project;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::limits;
use crate::rates::network;

/// How long somebody has asked for nothing who may have as much at once as anybody.
const WORK_CREDIT: Duration = limits::WORK_BURST.saturating_mul(limits::WORK_SHARE);

/// The same of rooms that there are not.
const MISSES_CREDIT: Duration = limits::MISS_EVERY.saturating_mul(limits::MISSES_BURST);

/// As many requests as come at once if none waits behind another one.
const REFUSALS: usize = limits::CONNECTIONS_PER_ADDRESS_MAX as usize;

/// The addresses that have something now, or had a moment ago.
#[derive(Clone)]
pub(crate) struct Guests {
    limited: bool,
    known: Arc<Mutex<HashMap<IpAddr, Arc<Guest>>>>,
}

/// An address.
pub(crate) struct Guest {
    network: IpAddr,
    limited: bool,
    connections: AtomicU32,
    /// The bytes that may wait besides those that do.
    waiting: Arc<Semaphore>,
    /// One of its matches is played again at a time.
    replays: Arc<Semaphore>,
    /// So many of its requests wait for being refused.
    refusals: Semaphore,
    /// For the time of a processor that it took.
    work: Debt,
    /// For the rooms that it asked for and that there are not.
    misses: Debt,
}

/// What is paid back by waiting: until when.
#[derive(Debug)]
pub(crate) struct Debt(Mutex<Option<Instant>>);

/// A connection or a line of an address, which counts until this is dropped.
pub(crate) struct Connection {
    guest: Arc<Guest>,
}

/// Bytes that wait for an address, or came from it, until this is dropped.
#[derive(Debug)]
pub(crate) struct Waiting(#[expect(dead_code, reason = "it is held")] OwnedSemaphorePermit);

impl Guests {
    /// Nobody is here. `limited` is whether an address may have only so much.
    pub(crate) fn new(limited: bool) -> Self {
        Self { limited, known: Arc::default() }
    }

    /// Whoever asks from this address.
    pub(crate) fn of(&self, address: IpAddr) -> Arc<Guest> {
        let network = network(address);
        let bytes = if self.limited { limits::WAITING_BYTES_MAX } else { Semaphore::MAX_PERMITS };
        let new = || Guest {
            network,
            limited: self.limited,
            connections: AtomicU32::new(0),
            waiting: Arc::new(Semaphore::new(bytes)),
            replays: Arc::new(Semaphore::new(if self.limited {
                1
            } else {
                Semaphore::MAX_PERMITS
            })),
            refusals: Semaphore::new(if self.limited { REFUSALS } else { 0 }),
            work: Debt::none(),
            misses: Debt::none(),
        };
        self.lock().entry(network).or_insert_with(|| Arc::new(new())).clone()
    }

    /// Forgets those who have nothing here and owe nothing.
    pub(crate) fn tidy(&self) {
        self.lock().retain(|_, guest| {
            let paid =
                guest.work.is_forgotten(WORK_CREDIT) && guest.misses.is_forgotten(MISSES_CREDIT);
            !paid || Arc::strong_count(guest) > 1
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Arc<Guest>>> {
        // No code panics while it holds the lock; and a map is whole after any panic.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Guest").field(&self.network).finish()
    }
}

impl Guest {
    /// One connection more; `None` if it has as many as it may.
    pub(crate) fn connect(self: &Arc<Self>) -> Option<Connection> {
        let before = self.connections.fetch_add(1, Ordering::Relaxed);
        let connection = Connection { guest: self.clone() };
        let free = before < limits::CONNECTIONS_PER_ADDRESS_MAX || !self.limited;
        free.then_some(connection)
    }

    /// So many bytes more wait for it; `None` if they are too many.
    pub(crate) fn hold(&self, bytes: usize) -> Option<Waiting> {
        let bytes = u32::try_from(bytes).ok()?;
        self.waiting.clone().try_acquire_many_owned(bytes).ok().map(Waiting)
    }

    /// Does something for it, and counts how long that keeps a processor.
    pub(crate) fn work<F: Future>(self: &Arc<Self>, job: F) -> Work<F> {
        Work { guest: self.clone(), job }
    }

    /// When it may have more of a processor, if not now.
    pub(crate) fn owes(&self) -> Option<Instant> {
        self.work.until().filter(|_| self.limited)
    }

    /// Waits until it may have more of a processor.
    pub(crate) async fn rest(&self) {
        while let Some(at) = self.owes() {
            sleep_until(at).await;
        }
    }

    /// Waits until it may have a match played again, as long as others do not wait for it.
    pub(crate) async fn replay(&self) -> Option<OwnedSemaphorePermit> {
        let turn = timeout(limits::REPLAY_WITHIN, self.replays.clone().acquire_owned()).await;
        turn.ok()?.ok()
    }

    /// Waits before it is told that it asks too much: who is told at once asks at once again.
    pub(crate) async fn refused(&self) {
        if let Ok(_turn) = self.refusals.try_acquire() {
            sleep(limits::REFUSED_AFTER).await;
        }
    }

    /// It asked for a room that there is not.
    pub(crate) fn missed(&self) {
        self.misses.add(limits::MISS_EVERY, MISSES_CREDIT);
    }

    /// Whether it may ask for a room now: who only guesses has to wait.
    pub(crate) fn may_guess(&self) -> bool {
        !self.limited || self.misses.until().is_none()
    }
}

impl Debt {
    pub(crate) fn none() -> Self {
        Self(Mutex::new(None))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When all of it is paid, if it is not.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.lock().filter(|until| *until > Instant::now())
    }

    /// Adds to it; whoever owed nothing for a while has `credit`, and owes only what is more.
    pub(crate) fn add(&self, owed: Duration, credit: Duration) {
        let now = Instant::now();
        let least = now.checked_sub(credit).unwrap_or(now);
        let mut until = self.lock();
        *until = Some((*until).map_or(least, |until| until.max(least)) + owed);
    }

    /// Whether whoever owes this may have the same credit as anybody.
    pub(crate) fn is_forgotten(&self, credit: Duration) -> bool {
        self.lock().is_none_or(|until| until + credit <= Instant::now())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.guest.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

pin_project! {
    /// A job whose time an address pays for.
    pub(crate) struct Work<F> {
        guest: Arc<Guest>,
        #[pin]
        job: F,
    }
}

impl<F: Future> Future for Work<F> {
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        let this = self.project();
        let begun = std::time::Instant::now();
        let polled = this.job.poll(context);
        let took = begun.elapsed() * limits::WORK_SHARE;
        this.guest.work.add(took, WORK_CREDIT);
        polled
    }
}

/// Somebody, for tests.
#[cfg(test)]
pub(crate) fn anyone() -> Arc<Guest> {
    Guests::new(true).of(IpAddr::from([192, 0, 2, 1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_much_has_to_wait() {
        let guests = Guests::new(true);
        let [one, two] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        for _ in 0..limits::MISSES_BURST {
            assert!(guests.of(one).may_guess());
            guests.of(one).missed();
        }
        // What is owed is not forgotten with the connection.
        guests.of(one).missed();
        guests.tidy();
        assert!(!guests.of(one).may_guess() && guests.of(two).may_guess());
        let guest = guests.of(one);
        assert_eq!(guest.owes(), None);
        guest.work.add(limits::WORK_BURST * limits::WORK_SHARE * 2, Duration::ZERO);
        assert!(guest.owes().is_some() && guests.of(two).owes().is_none());
    }

    #[test]
    fn what_waits_is_counted_until_it_is_gone() {
        let guest = anyone();
        let half = guest.hold(limits::WAITING_BYTES_MAX / 2).expect("there is room");
        assert!(guest.hold(limits::WAITING_BYTES_MAX / 2 + 1).is_none());
        drop(half);
        guest.hold(limits::WAITING_BYTES_MAX).expect("there is room again");
        assert!(guest.hold(usize::MAX).is_none());
    }
}
