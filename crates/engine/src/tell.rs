//! What happens, told by audience. Nothing is ever filtered: whoever moves a card says there and
//! then what all are told, and what one seat alone is shown.

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

/// Who listens to a match.
pub trait Tell<G: Events> {
    /// Everyone is told this; the event is made only if somebody listens.
    fn all(&mut self, event: impl FnOnce() -> G::Public);

    /// This seat alone is told this; the event is made only if somebody listens.
    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret);
}

/// The silent listener: in simulation nobody is told anything, and it costs nothing.
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
    /// What `seat` hears of it.
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

/// Keeps what is told, in order.
impl<G: Events> Tell<G> for Vec<Event<G>> {
    fn all(&mut self, event: impl FnOnce() -> G::Public) {
        self.push(Event::All(event()));
    }

    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret) {
        self.push(Event::One(seat, event()));
    }
}
