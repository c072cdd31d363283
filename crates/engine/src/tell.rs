//! Events, made for their audience. Nothing is filtered afterwards: the code that moves a card also
//! says what all are told of it, and what one seat alone is shown.

use std::fmt::Debug;

use serde::Serialize;

use crate::seat::Seat;

/// What can happen in a game, by who is told.
pub trait Events {
    /// Something that happened, as everyone is told it.
    type Public: Clone + Debug + Serialize + Send + Sync;
    /// Something that happened, as one seat alone is shown it.
    type Secret: Clone + Debug + Serialize + Send + Sync;
}

/// A listener to a match. Games tell it what happens; `()` listens to nothing, and a `Vec` of
/// [`Event`]s keeps everything.
///
/// # Examples
///
/// ```
/// use engine::{Event, Events, Seat, Tell};
///
/// struct Coins;
///
/// impl Events for Coins {
///     type Public = &'static str;
///     type Secret = u32;
/// }
///
/// fn hide(seat: Seat, coins: u32, tell: &mut impl Tell<Coins>) {
///     tell.all(|| "some coins are hidden");
///     tell.one(seat, || coins);
/// }
///
/// let mut events: Vec<Event<Coins>> = Vec::new();
/// hide(Seat::FIRST, 3, &mut events);
/// hide(Seat::FIRST, 3, &mut ()); // makes no event
///
/// let heard = |seat| events.iter().filter(|event| event.heard_by(seat).is_some()).count();
/// assert_eq!((heard(Seat::FIRST), heard(Seat::at(1))), (2, 1));
/// ```
pub trait Tell<G: Events> {
    /// Tells everyone. The event is made only where a listener keeps it.
    fn all(&mut self, event: impl FnOnce() -> G::Public);

    /// Tells this seat alone. The event is made only where a listener keeps it.
    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret);
}

/// Listens to nothing, at no cost: for simulation.
impl<G: Events> Tell<G> for () {
    #[inline]
    fn all(&mut self, _: impl FnOnce() -> G::Public) {}

    #[inline]
    fn one(&mut self, _: Seat, _: impl FnOnce() -> G::Secret) {}
}

/// One thing that was told, and to whom.
#[derive(Clone)]
pub enum Event<G: Events> {
    /// Told to everyone.
    All(G::Public),
    /// Told to this seat alone.
    One(Seat, G::Secret),
}

impl<G: Events> Event<G> {
    /// What `seat` hears of it; `None` if another seat alone is told.
    pub fn heard_by(&self, seat: Seat) -> Option<Told<'_, G>> {
        match self {
            Self::All(event) => Some(Told::All(event)),
            Self::One(to, event) => (*to == seat).then_some(Told::One(event)),
        }
    }
}

/// What one seat hears.
pub enum Told<'a, G: Events> {
    /// Everyone hears it.
    All(&'a G::Public),
    /// Only this seat does.
    One(&'a G::Secret),
}

impl<G: Events> Tell<G> for Vec<Event<G>> {
    fn all(&mut self, event: impl FnOnce() -> G::Public) {
        self.push(Event::All(event()));
    }

    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret) {
        self.push(Event::One(seat, event()));
    }
}
