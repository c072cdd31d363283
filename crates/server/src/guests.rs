//! What each address has of the server at this moment: connections, bytes that wait in memory, and
//! processor time. What it asks for over time is counted in [`rates`](crate::rates).

use std::collections::{HashMap, VecDeque};
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
use crate::names::RoomName;
use crate::rates::{Refill, network};

/// The most that one poll of a job is charged. None takes longer by itself, but on a busy machine
/// somebody else may have had the processor meanwhile; asking the system how long this thread ran
/// would slow every move down by several percent.
const POLL_MAX: Duration = Duration::from_millis(5);

/// As many requests as come at once if none waits behind another one.
const REFUSALS: usize = limits::CONNECTIONS_PER_ADDRESS_MAX as usize;

/// The addresses that have something now, or had a moment ago.
#[derive(Clone)]
pub(crate) struct Guests {
    limited: bool,
    refill: Refill,
    known: Arc<Mutex<HashMap<IpAddr, Arc<Guest>>>>,
}

pub(crate) struct Guest {
    network: IpAddr,
    limited: bool,
    connections: AtomicU32,
    /// The bytes that may wait besides those that do.
    waiting: Arc<Semaphore>,
    /// The bytes of small bodies that may be on their way, and those of records: who sends halves
    /// keeps nobody there from reading.
    bodies: Arc<Semaphore>,
    records: Arc<Semaphore>,
    /// For one replay at a time.
    replays: Arc<Semaphore>,
    /// For its matches that are reviewed, or wait for it.
    reviews: Arc<Semaphore>,
    /// For the rooms that are loaded for it at a time.
    loads: Arc<Semaphore>,
    /// For its requests that wait before they are refused.
    refusals: Semaphore,
    /// For the time of a processor that it took.
    work: Arc<Debt>,
    /// For the time that its replays took.
    replays_work: Arc<Debt>,
    /// For the time that its reviews took.
    reviews_work: Arc<Debt>,
    /// For the time that bots thought in the rooms that it uses.
    thinking: Debt,
    /// For the rooms that it asked for and that do not exist.
    misses: Debt,
    /// What each missing room adds to `misses`.
    miss: Duration,
    /// The rooms that it found lately, latest last.
    found: Mutex<VecDeque<RoomName>>,
}

/// A token bucket that may go negative: work is charged after it is done.
#[derive(Debug)]
pub(crate) struct Debt {
    /// How long somebody has owed nothing who may have as much at once as anybody.
    credit: Duration,
    /// How much longer than a thing takes it is paid for.
    share: u32,
    /// When all of it is paid.
    until: Mutex<Option<Instant>>,
}

/// A turn of an address to have something long done, until this is dropped.
pub(crate) struct Turn {
    debt: Arc<Debt>,
    _permit: OwnedSemaphorePermit,
}

/// A connection or a line of an address, which counts until this is dropped.
pub(crate) struct Connection {
    guest: Arc<Guest>,
}

/// Bytes that wait for an address, or came from it, until this is dropped.
#[derive(Debug)]
pub(crate) struct Waiting(#[expect(dead_code, reason = "it is held")] OwnedSemaphorePermit);

impl Guests {
    /// No addresses yet. With [`Refill::Never`], waiting does not restore the allowance for missing
    /// rooms, and processor time is free: no test may depend on the speed of its machine.
    pub(crate) fn new(limited: bool, refill: Refill) -> Self {
        Self { limited, refill, known: Arc::default() }
    }

    pub(crate) fn of(&self, address: IpAddr) -> Arc<Guest> {
        let network = network(address);
        let most = |most| if self.limited { most } else { Semaphore::MAX_PERMITS };
        let (miss, counts) = match self.refill {
            Refill::Usual => (limits::MISS_EVERY, 1),
            Refill::Never => (Duration::from_secs(60), 0),
        };
        let work = |at_once, share| Debt::new(at_once, share * counts);
        let new = || Guest {
            network,
            limited: self.limited,
            connections: AtomicU32::new(0),
            waiting: Arc::new(Semaphore::new(most(limits::WAITING_BYTES_MAX))),
            bodies: Arc::new(Semaphore::new(most(limits::BODIES_BYTES_MAX))),
            records: Arc::new(Semaphore::new(most(limits::RECORDS_BYTES_MAX))),
            replays: Arc::new(Semaphore::new(most(1))),
            reviews: Arc::new(Semaphore::new(most(limits::REVIEWS_PER_ADDRESS_MAX))),
            loads: Arc::new(Semaphore::new(most(limits::LOADS_PER_ADDRESS_MAX))),
            refusals: Semaphore::new(if self.limited { REFUSALS } else { 0 }),
            work: Arc::new(work(limits::WORK_BURST, limits::WORK_SHARE)),
            replays_work: Arc::new(work(limits::REPLAY_BURST, limits::REPLAY_SHARE)),
            reviews_work: Arc::new(work(limits::REVIEW_BURST, limits::REVIEW_SHARE)),
            thinking: work(limits::THINK_BURST, limits::THINK_SHARE),
            misses: Debt::new(miss.saturating_mul(limits::MISSES_BURST), 1),
            miss,
            found: Mutex::default(),
        };
        self.lock().entry(network).or_insert_with(|| Arc::new(new())).clone()
    }

    /// Forgets those who have nothing here and owe nothing.
    pub(crate) fn tidy(&self) {
        self.lock().retain(|_, guest| {
            let Guest { work, replays_work, reviews_work, thinking, misses, .. } = &**guest;
            let debts: [&Debt; 5] = [work, replays_work, reviews_work, thinking, misses];
            !debts.iter().all(|debt| debt.is_forgotten()) || Arc::strong_count(guest) > 1
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
    pub(crate) fn network(&self) -> IpAddr {
        self.network
    }

    pub(crate) fn is_limited(&self) -> bool {
        self.limited
    }

    /// One connection more; `None` if it has as many as it may.
    pub(crate) fn connect(self: &Arc<Self>) -> Option<Connection> {
        let before = self.connections.fetch_add(1, Ordering::Relaxed);
        let connection = Connection { guest: self.clone() };
        let free = before < limits::CONNECTIONS_PER_ADDRESS_MAX || !self.limited;
        free.then_some(connection)
    }

    /// So many bytes more wait for it; `None` if they are too many.
    pub(crate) fn hold(&self, bytes: usize) -> Option<Waiting> {
        Waiting::of(&self.waiting, bytes)
    }

    /// So many bytes of a body came that has at most `max`; `None` if too many are on their way.
    pub(crate) fn arrived(&self, bytes: usize, max: usize) -> Option<Waiting> {
        let small = max <= limits::BODY_BYTES_MAX;
        Waiting::of(if small { &self.bodies } else { &self.records }, bytes)
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

    /// Waits until it may have a match played again; `None` if it is waiting for too many.
    pub(crate) async fn replay(&self) -> Option<Turn> {
        let turn = async {
            let permit = self.replays.clone().acquire_owned().await.ok()?;
            while let Some(at) = self.replays_work.until().filter(|_| self.limited) {
                sleep_until(at).await;
            }
            Some(Turn { debt: self.replays_work.clone(), _permit: permit })
        };
        timeout(limits::REPLAY_WITHIN, turn).await.ok()?
    }

    /// A turn to have a match looked through, if it may have one more now.
    pub(crate) fn review(&self) -> Option<Turn> {
        let owes = self.limited && self.reviews_work.until().is_some();
        let permit = self.reviews.clone().try_acquire_owned().ok().filter(|_| !owes)?;
        Some(Turn { debt: self.reviews_work.clone(), _permit: permit })
    }

    /// Waits until one more room may be loaded for it. It is never `None`.
    pub(crate) async fn load(&self) -> Option<Turn> {
        let permit = self.loads.clone().acquire_owned().await.ok()?;
        Some(Turn { debt: self.work.clone(), _permit: permit })
    }

    /// Whether bots may search for their moves in a room that it uses.
    pub(crate) fn may_think(&self) -> bool {
        !self.limited || self.thinking.until().is_none()
    }

    pub(crate) fn think<T>(&self, search: impl FnOnce() -> T) -> T {
        self.thinking.take(search)
    }

    /// Waits before it is told that it asks too much: who is told at once asks at once again.
    pub(crate) async fn refused(&self) {
        if let Ok(_turn) = self.refusals.try_acquire() {
            sleep(limits::REFUSED_AFTER).await;
        }
    }

    pub(crate) fn missed(&self) {
        self.misses.add(self.miss);
    }

    pub(crate) fn found(&self, room: &RoomName) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = found.iter().position(|other| other == room) {
            found.remove(at);
        } else if found.len() >= limits::ROOMS_FOUND_MAX {
            found.pop_front();
        }
        found.push_back(room.clone());
    }

    /// Whether it may ask for this room now: whoever only guesses has to wait.
    pub(crate) fn may_ask_for(&self, room: Option<&RoomName>) -> bool {
        let found = || self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let has_found = || room.is_some_and(|room| found().contains(room));
        !self.limited || self.misses.until().is_none() || has_found()
    }
}

impl Waiting {
    fn of(free: &Arc<Semaphore>, bytes: usize) -> Option<Self> {
        let bytes = u32::try_from(bytes).ok()?;
        free.clone().try_acquire_many_owned(bytes).ok().map(Self)
    }
}

impl Turn {
    /// Does something on this thread.
    pub(crate) fn work<T>(&self, job: impl FnOnce() -> T) -> T {
        self.debt.take(job)
    }
}

impl Debt {
    /// Nothing is owed. Things may take so long at once, and for long one part in so many of the
    /// time.
    pub(crate) fn new(at_once: Duration, share: u32) -> Self {
        Self { credit: at_once.saturating_mul(share), share, until: Mutex::new(None) }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When all of it is paid, if it is not.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.lock().filter(|until| *until > Instant::now())
    }

    /// Does something that may take long, and adds for how long it keeps a processor.
    fn take<T>(&self, job: impl FnOnce() -> T) -> T {
        let begun = processor_time();
        let done = job();
        self.add(processor_time().saturating_sub(begun));
        done
    }

    /// Adds a thing that takes so long; whoever owed nothing for a while has a credit, and owes
    /// only what is more.
    pub(crate) fn add(&self, took: Duration) {
        let owed = took.saturating_mul(self.share);
        let now = Instant::now();
        let least = now.checked_sub(self.credit).unwrap_or(now);
        let mut until = self.lock();
        *until = Some((*until).map_or(least, |until| until.max(least)) + owed);
    }

    /// Whether whoever owes this may have the same credit as anybody.
    pub(crate) fn is_forgotten(&self) -> bool {
        self.lock().is_none_or(|until| until + self.credit <= Instant::now())
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
        this.guest.work.add(begun.elapsed().min(POLL_MAX));
        polled
    }
}

/// How long this thread has kept a processor so far: where others do, nobody here pays for it.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}

#[cfg(test)]
impl Guest {
    pub(crate) fn has_thought(&self) -> bool {
        self.thinking.lock().is_some()
    }

    pub(crate) fn think_for(&self, time: Duration) {
        self.thinking.add(time);
    }
}

/// Somebody at an address that nobody had before, for tests.
#[cfg(test)]
pub(crate) fn anyone() -> Arc<Guest> {
    static COUNT: AtomicU32 = AtomicU32::new(1);
    let [_, b, c, d] = COUNT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    Guests::new(true, Refill::Usual).of(IpAddr::from([10, b, c, d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(name: &str) -> RoomName {
        RoomName::new(name).expect("a name")
    }

    #[test]
    fn whoever_asks_much_has_to_wait() {
        let guests = Guests::new(true, Refill::Usual);
        let [one, two] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let [own, other] = ["plum-otter-lamp-4170", "plum-otter-lamp-4171"].map(room);
        guests.of(one).found(&own);
        for _ in 0..limits::MISSES_BURST {
            assert!(guests.of(one).may_ask_for(Some(&other)));
            guests.of(one).missed();
        }
        // What is owed is not forgotten with the connection.
        guests.of(one).missed();
        guests.tidy();
        assert!(
            !guests.of(one).may_ask_for(Some(&other)) && guests.of(two).may_ask_for(Some(&other))
        );
        assert!(guests.of(one).may_ask_for(Some(&own)), "who plays there is not kept out");
        let guest = guests.of(one);
        assert_eq!(guest.owes(), None);
        guest.work.add(limits::WORK_BURST * 3);
        assert!(guest.owes().is_some() && guests.of(two).owes().is_none());
    }

    #[test]
    fn few_rooms_are_kept_in_mind() {
        let guest = anyone();
        let names = |number| room(&format!("plum-otter-lamp-{number}"));
        (1000..2000).for_each(|number| guest.found(&names(number)));
        let found = guest.found.lock().expect("a list");
        assert_eq!(found.len(), limits::ROOMS_FOUND_MAX);
        assert_eq!(found.back(), Some(&names(1999)));
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

    #[test]
    fn only_ones_own_time_is_paid_for() {
        let guest = anyone();
        let asleep = Duration::from_millis(200);
        guest.think(|| std::thread::sleep(asleep));
        let owes_from = Instant::now() - guest.thinking.credit;
        assert!(guest.thinking.lock().is_some_and(|until| until < owes_from + asleep));
    }
}
