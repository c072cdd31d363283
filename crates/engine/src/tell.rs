//! What happens, told by audience. Nothing is ever filtered: whoever moves a card says there and
//! then what all are told, and what one seat alone is shown.

use crate::game::Game;
use crate::seat::Seat;

/// Who listens to a match.
pub trait Tell<G: Game> {
    /// Everyone is told this; the event is made only if somebody listens.
    fn all(&mut self, event: impl FnOnce() -> G::Public);

    /// This seat alone is told this; the event is made only if somebody listens.
    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret);
}

/// The silent listener: in simulation nobody is told anything, and it costs nothing.
impl<G: Game> Tell<G> for () {
    #[inline]
    fn all(&mut self, _: impl FnOnce() -> G::Public) {}

    #[inline]
    fn one(&mut self, _: Seat, _: impl FnOnce() -> G::Secret) {}
}

/// One thing that was told, and to whom.
#[derive(Clone)]
pub enum Event<G: Game> {
    /// Told to everyone.
    All(G::Public),
    /// Told to this seat alone.
    One(Seat, G::Secret),
}

impl<G: Game> Event<G> {
    /// What `seat` hears of it.
    pub(crate) fn heard_by(&self, seat: Seat) -> Option<Told<'_, G>> {
        match self {
            Self::All(event) => Some(Told::All(event)),
            Self::One(to, event) => (*to == seat).then_some(Told::One(event)),
        }
    }
}

/// What one seat hears.
pub enum Told<'a, G: Game> {
    /// Everyone hears it.
    All(&'a G::Public),
    /// Only this seat does.
    One(&'a G::Secret),
}

/// Keeps what is told, in order.
impl<G: Game> Tell<G> for Vec<Event<G>> {
    fn all(&mut self, event: impl FnOnce() -> G::Public) {
        self.push(Event::All(event()));
    }

    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret) {
        self.push(Event::One(seat, event()));
    }
}
