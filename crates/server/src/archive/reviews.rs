//! Where finished matches turned: looked through by bots one after the other, once, and kept in
//! memory. The result depends on the match alone, so that every server finds the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bots::review::{Review, Reviewed, Turn, Why};
use games::Seat;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, timeout};

use crate::blocking::blocking;
use crate::faults::internal;
use crate::guests::{self, Guest};
use crate::limits;
use crate::log::Stream;
use crate::protocol::{Fault, FaultCode, MatchReview};
use crate::protocol::{ReviewMove, ReviewPoint, ReviewTurn, ReviewWhy};
use crate::room::fault;

/// Which match: its log, and when it began.
pub(super) type Key = (Stream, u64);

pub(super) struct Reviews(Arc<Inner>);

struct Inner {
    all: Mutex<HashMap<Key, Known>>,
    /// For those that are made.
    turns: Arc<Semaphore>,
    /// For those that wait.
    places: Arc<Semaphore>,
    /// Bots that think at tables have their turn with every slice.
    thinkers: Arc<Semaphore>,
}

#[derive(Clone)]
pub(super) enum Known {
    Made(Arc<MatchReview>),
    Making(watch::Receiver<Option<Arc<MatchReview>>>),
}

/// A place among those that wait, and whose time it takes.
pub(super) struct Place {
    own: guests::Turn,
    _place: OwnedSemaphorePermit,
}

impl Reviews {
    pub(super) fn new(thinkers: Arc<Semaphore>) -> Self {
        let turns = Arc::new(Semaphore::new(limits::REVIEWS_AT_ONCE));
        let places = Arc::new(Semaphore::new(limits::REVIEWS_WAITING_MAX));
        Self(Arc::new(Inner { all: Mutex::default(), turns, places, thinkers }))
    }

    pub(super) fn known(&self, key: &Key) -> Option<Known> {
        self.0.lock().get(key).cloned()
    }

    pub(super) fn place(&self, guest: &Arc<Guest>) -> Result<Place, Fault> {
        let busy = |message: &str| fault(FaultCode::TooMany, message);
        let own = guest.review();
        let own = own.ok_or_else(|| busy("your other matches come first; wait a minute"))?;
        let place = self.0.places.clone().try_acquire_owned();
        let place =
            place.map_err(|_| busy("too many matches are looked through; wait a minute"))?;
        Ok(Place { own, _place: place })
    }

    /// Makes the review of a match, unless somebody else has begun meanwhile.
    pub(super) fn begin(&self, key: Key, review: Review, place: Place) -> Known {
        let mut all = self.0.lock();
        if let Some(known) = all.get(&key) {
            return known.clone();
        }
        if all.len() >= limits::REVIEWS_KEPT_MAX {
            all.retain(|_, known| matches!(known, Known::Making(_)));
        }
        let (tell, told) = watch::channel(None);
        let making = Known::Making(told);
        all.insert(key.clone(), making.clone());
        drop(all);
        let (inner, turns) = (Arc::downgrade(&self.0), self.0.turns.clone());
        tokio::spawn(async move {
            let Ok(_turn) = turns.acquire_owned().await else { return };
            let done = in_slices(&inner, review, Review::step, place).await;
            // Whatever was found until then is true.
            let made = done.map(|review| Arc::new(shown(review.found())));
            let Some(inner) = inner.upgrade() else { return };
            let mut all = inner.lock();
            match made {
                Some(made) => {
                    all.insert(key, Known::Made(made.clone()));
                    drop(all);
                    _ = tell.send(Some(made));
                }
                // It broke off; who waits for it is told, and the next one begins anew.
                None => drop(all.remove(&key)),
            }
        });
        making
    }

    /// Does some other work of bots in the same way; its result, unless it broke off.
    pub(super) fn think<T: Send + 'static>(
        &self,
        guest: &Arc<Guest>,
        work: T,
        step: fn(&mut T) -> bool,
    ) -> Result<impl Future<Output = Option<T>> + Send + use<T>, Fault> {
        let place = self.place(guest)?;
        let (inner, turns) = (Arc::downgrade(&self.0), self.0.turns.clone());
        Ok(async move {
            let _turn = turns.acquire_owned().await.ok()?;
            in_slices(&inner, work, step, place).await
        })
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Known>> {
        // No code panics while it holds the lock; and a map is whole after any panic.
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    pub(super) async fn wait(self) -> Result<MatchReview, Fault> {
        let mut told = match self {
            Self::Made(made) => return Ok((*made).clone()),
            Self::Making(told) => told,
        };
        let made = timeout(limits::REVIEW_WITHIN, told.wait_for(Option::is_some)).await;
        match made {
            Ok(Ok(made)) => Ok(made.as_deref().cloned().unwrap_or_default()),
            Ok(Err(_)) => Err(internal()),
            Err(_) => Ok(MatchReview::default()),
        }
    }
}

/// Does work slice by slice, on threads of its own, until it is done or has taken long; `None` if
/// it broke off, or the server is gone.
async fn in_slices<T: Send + 'static>(
    inner: &Weak<Inner>,
    mut work: T,
    step: fn(&mut T) -> bool,
    mut place: Place,
) -> Option<T> {
    let mut spent = Duration::ZERO;
    loop {
        let thinkers = inner.upgrade()?.thinkers.clone();
        let permit = thinkers.acquire_owned().await.ok()?;
        let begun = Instant::now();
        let slice = move || {
            let _permit = permit;
            let until = begun + limits::REVIEW_SLICE;
            let more = place.own.work(|| {
                let mut more = step(&mut work);
                while more && Instant::now() < until {
                    more = step(&mut work);
                }
                more
            });
            (work, place, more)
        };
        let more;
        (work, place, more) = blocking(slice).await.ok()?;
        spent += begun.elapsed();
        if !more || spent > limits::REVIEW_TIME_MAX {
            return Some(work);
        }
    }
}

fn shown(found: Reviewed) -> MatchReview {
    let point = |point: bots::review::Point| ReviewPoint {
        seat: number(point.seat),
        round: point.round,
        step: point.step,
        chance: point.chance,
        doubt: point.doubt,
    };
    MatchReview {
        ready: true,
        decisions: found.decisions as u32,
        tried: found.tried as u32,
        points: found.points.into_iter().map(point).collect(),
        turns: found.turns.into_iter().map(turn).collect(),
    }
}

fn turn(turn: Turn) -> ReviewTurn {
    let Turn { moves: [played, better], said: [said, also], chances: [chance, more], .. } = turn;
    let mv = |mv: String, said: Vec<games::Message>, chance: u8| ReviewMove {
        mv,
        said: said.into_iter().map(Into::into).collect(),
        chance,
    };
    ReviewTurn {
        seat: number(turn.seat),
        round: turn.round,
        step: turn.step,
        played: mv(played, said, chance),
        better: mv(better, also, more),
        doubt: turn.doubt,
        points: turn.points,
        worlds: turn.worlds,
        why: match turn.why {
            Why::Ends => ReviewWhy::Ends,
            Why::Sure => ReviewWhy::Sure,
            Why::Points => ReviewWhy::Points,
            Why::Chance => ReviewWhy::Chance,
        },
        because: turn.because.into_iter().map(Into::into).collect(),
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
