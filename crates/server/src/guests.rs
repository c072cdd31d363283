//! What each address has of the server: its allowances, what it holds, and the rooms that it found.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use pin_project_lite::pin_project;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::allowances::{Allowance, Bucket, Hold, Refill};
use crate::key::PersonId;
use crate::limits;
use crate::names::RoomName;

/// The most that one poll of a job is charged. None takes longer by itself, but on a busy machine
/// somebody else may have had the processor meanwhile; asking the system how long this thread ran
/// would slow every move down by several percent.
const POLL_MAX: Duration = Duration::from_millis(5);

/// The addresses that have something now, or had a moment ago.
#[derive(Clone)]
pub(crate) struct Guests {
    limited: bool,
    refill: Refill,
    known: Arc<Mutex<HashMap<IpAddr, Arc<Guest>>>>,
    /// The signed requests of each person.
    signed: Arc<Mutex<HashMap<PersonId, Bucket>>>,
}

pub(crate) struct Guest {
    network: IpAddr,
    limited: bool,
    allowances: [Bucket; Allowance::ALL.len()],
    holds: [Arc<Semaphore>; Hold::ALL.len()],
    /// The rooms that it found lately, latest last.
    found: Mutex<VecDeque<RoomName>>,
}

/// A turn of an address to have something long done, until this is dropped.
pub(crate) struct Turn {
    guest: Arc<Guest>,
    of: Allowance,
    _held: Held,
}

/// What an address holds until this is dropped.
#[derive(Debug)]
pub(crate) struct Held(#[expect(dead_code, reason = "it is held")] OwnedSemaphorePermit);

impl Guests {
    pub(crate) fn new(limited: bool, refill: Refill) -> Self {
        Self { limited, refill, known: Arc::default(), signed: Arc::default() }
    }

    pub(crate) fn of(&self, address: IpAddr) -> Arc<Guest> {
        let network = network(address);
        let most = |hold: Hold| match hold {
            Hold::Refusals if !self.limited => 0,
            hold if self.limited => hold.most(),
            _ => Semaphore::MAX_PERMITS,
        };
        let new = || Guest {
            network,
            limited: self.limited,
            allowances: Allowance::ALL.map(|of| Bucket::new(of, self.refill)),
            holds: Hold::ALL.map(|hold| Arc::new(Semaphore::new(most(hold)))),
            found: Mutex::default(),
        };
        lock(&self.known).entry(network).or_insert_with(|| Arc::new(new())).clone()
    }

    /// Takes one from the allowance of each of these addresses; whether one of them had something
    /// left, or none is known. So whoever has used up their own spoils nothing for those they play
    /// with.
    pub(crate) fn take_any(&self, of: Allowance, from: &[IpAddr]) -> bool {
        let had = from.iter().filter(|address| self.of(**address).take(of, 1)).count();
        had > 0 || from.is_empty()
    }

    /// Whether this person may send something signed now.
    pub(crate) fn signed_by(&self, who: &PersonId) -> bool {
        let new = || Bucket::new(Allowance::SignedOfPerson, self.refill);
        !self.limited || lock(&self.signed).entry(who.clone()).or_insert_with(new).take(1)
    }

    /// Forgets those who have nothing here and all of their allowances.
    pub(crate) fn tidy(&self) {
        lock(&self.known).retain(|_, guest| {
            Arc::strong_count(guest) > 1 || !guest.allowances.iter().all(Bucket::is_full)
        });
        lock(&self.signed).retain(|_, bucket| !bucket.is_full());
    }
}

/// No code panics while it holds such a lock, and a map is whole after any panic.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The network that one household has: the address itself, or the first 64 bits of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address @ IpAddr::V4(_) => address,
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

    /// Takes this many from an allowance, if it has as many.
    pub(crate) fn take(&self, of: Allowance, count: u32) -> bool {
        !self.limited || self.allowances[of as usize].take(count)
    }

    /// When an allowance is no longer overdrawn, if it is.
    pub(crate) fn overdrawn(&self, of: Allowance) -> Option<Instant> {
        self.allowances[of as usize].overdrawn().filter(|_| self.limited)
    }

    /// Waits until an allowance is not overdrawn.
    pub(crate) async fn rest(&self, of: Allowance) {
        while let Some(at) = self.overdrawn(of) {
            sleep_until(at).await;
        }
    }

    /// Does something on this thread, and takes from an allowance how long it keeps a processor.
    pub(crate) fn charged<T>(&self, of: Allowance, job: impl FnOnce() -> T) -> T {
        let begun = processor_time();
        let done = job();
        let took = processor_time().saturating_sub(begun);
        self.allowances[of as usize].charge_time(took);
        done
    }

    /// Does something for it, and takes from [`Allowance::Work`] how long that keeps a processor.
    pub(crate) fn work<F: Future>(self: &Arc<Self>, job: F) -> Work<F> {
        Work { guest: self.clone(), job }
    }

    /// This many more; `None` if they are too many.
    pub(crate) fn hold(&self, hold: Hold, count: usize) -> Option<Held> {
        let count = u32::try_from(count).ok()?;
        self.holds[hold as usize].clone().try_acquire_many_owned(count).ok().map(Held)
    }

    async fn wait_for(&self, hold: Hold) -> Option<Held> {
        self.holds[hold as usize].clone().acquire_owned().await.ok().map(Held)
    }

    /// Waits until it may have a match played again; `None` if it is waiting for too many.
    pub(crate) async fn replay(self: &Arc<Self>) -> Option<Turn> {
        let turn = async {
            let held = self.wait_for(Hold::Replays).await?;
            self.rest(Allowance::ReplayWork).await;
            Some(Turn { guest: self.clone(), of: Allowance::ReplayWork, _held: held })
        };
        timeout(limits::REPLAY_WITHIN, turn).await.ok()?
    }

    /// A turn to have a match looked through, if it may have one more now.
    pub(crate) fn review(self: &Arc<Self>) -> Option<Turn> {
        let held = self.hold(Hold::Reviews, 1)?;
        let may = self.overdrawn(Allowance::ReviewWork).is_none();
        may.then(|| Turn { guest: self.clone(), of: Allowance::ReviewWork, _held: held })
    }

    /// Waits until one more room may be loaded for it. It is never `None`.
    pub(crate) async fn load(self: &Arc<Self>) -> Option<Turn> {
        let held = self.wait_for(Hold::Loads).await?;
        Some(Turn { guest: self.clone(), of: Allowance::Work, _held: held })
    }

    /// Waits before it is told that it asks too much: who is told at once asks at once again.
    pub(crate) async fn refused(&self) {
        if let Some(_held) = self.hold(Hold::Refusals, 1) {
            sleep(limits::REFUSED_AFTER).await;
        }
    }

    /// It asked for a room that does not exist.
    pub(crate) fn missed(&self) {
        self.allowances[Allowance::Misses as usize].charge(1);
    }

    pub(crate) fn found(&self, room: &RoomName) {
        let mut found = lock(&self.found);
        if let Some(at) = found.iter().position(|other| other == room) {
            found.remove(at);
        } else if found.len() >= limits::ROOMS_FOUND_MAX {
            found.pop_front();
        }
        found.push_back(room.clone());
    }

    /// Whether it may ask for this room now: whoever only guesses has to wait.
    pub(crate) fn may_ask_for(&self, room: Option<&RoomName>) -> bool {
        let has_found = || room.is_some_and(|room| lock(&self.found).contains(room));
        self.overdrawn(Allowance::Misses).is_none() || has_found()
    }
}

impl Turn {
    /// Does something on this thread.
    pub(crate) fn work<T>(&self, job: impl FnOnce() -> T) -> T {
        self.guest.charged(self.of, job)
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
        this.guest.allowances[Allowance::Work as usize].charge_time(begun.elapsed().min(POLL_MAX));
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
        self.allowances[Allowance::Thinking as usize].is_used()
    }

    pub(crate) fn think_for(&self, time: Duration) {
        self.allowances[Allowance::Thinking as usize].charge_time(time);
    }
}

/// Somebody at an address that nobody had before, for tests.
#[cfg(test)]
pub(crate) fn anyone() -> Arc<Guest> {
    use std::sync::atomic::{AtomicU32, Ordering};
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
        for _ in 0..Allowance::Misses.at_once() {
            assert!(guests.of(one).may_ask_for(Some(&other)));
            guests.of(one).missed();
        }
        // What is overdrawn is not forgotten with the connection.
        guests.of(one).missed();
        guests.tidy();
        assert!(
            !guests.of(one).may_ask_for(Some(&other)) && guests.of(two).may_ask_for(Some(&other))
        );
        assert!(guests.of(one).may_ask_for(Some(&own)), "who plays there is not kept out");
        assert_eq!(guests.of(one).overdrawn(Allowance::Work), None);
        guests.of(one).allowances[Allowance::Work as usize].charge_time(Duration::from_secs(1));
        assert!(guests.of(one).overdrawn(Allowance::Work).is_some());
        assert!(guests.of(two).overdrawn(Allowance::Work).is_none());
    }

    #[test]
    fn an_address_has_its_own_allowance() {
        let guests = Guests::new(true, Refill::Never);
        let of = |text: &str| guests.of(text.parse().expect("an address"));
        let taken = (0..1000).filter(|_| of("192.0.2.1").take(Allowance::Rooms, 1)).count();
        assert_eq!(taken, Allowance::Rooms.at_once() as usize);
        assert!(
            of("192.0.2.2").take(Allowance::Rooms, 1)
                && of("192.0.2.1").take(Allowance::Dailies, 1)
        );
        let [a, b, c] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|text| of(text).network);
        assert!(a == b && a != c);
    }

    #[test]
    fn nobody_spoils_what_others_have_left() {
        let guests = Guests::new(true, Refill::Never);
        let [one, two] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        assert!(
            guests.take_any(Allowance::Ranked, &[]),
            "where no address is known, none is limited"
        );
        for _ in 1..Allowance::Ranked.at_once() {
            assert!(guests.take_any(Allowance::Ranked, &[one]));
        }
        assert!(guests.take_any(Allowance::Ranked, &[one, two]));
        assert!(guests.take_any(Allowance::Ranked, &[one, two]), "the other one has some left");
        assert!(!guests.take_any(Allowance::Ranked, &[one]));
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
        let (guest, most) = (anyone(), Hold::Waiting.most());
        let half = guest.hold(Hold::Waiting, most / 2).expect("there is room");
        assert!(guest.hold(Hold::Waiting, most / 2 + 1).is_none());
        drop(half);
        guest.hold(Hold::Waiting, most).expect("there is room again");
        assert!(guest.hold(Hold::Waiting, usize::MAX).is_none());
    }

    /// Of 10 s at once 100 ms are left, which 200 ms of sleep would have taken.
    #[test]
    fn only_ones_own_time_is_paid_for() {
        let guest = anyone();
        guest.charged(Allowance::Thinking, || std::thread::sleep(Duration::from_millis(200)));
        guest.think_for(Duration::from_millis(9_900));
        assert_eq!(guest.overdrawn(Allowance::Thinking), None);
    }
}
