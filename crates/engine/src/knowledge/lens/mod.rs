//! The lens: what a seat could know at a moment, with what follows from the rules, each fact with
//! its reason.
//!
//! Every game keeps an [`Evidence`] for a seat: what it was told, as far as something follows with
//! certainty. Together with the seat's view it gives [`Fact`]s. A fact is about cards that lie now
//! where the seat does not see them, it is true in every state that the seat cannot tell apart from
//! this one, and it names the event and the clause that imply it. What is only likely is no fact:
//! where the rules let a seat choose, nothing follows from what it chose.
//!
//! What the events give is then counted out against the cards that the seat does not see
//! ([`Unseen`]).

mod fact;
mod unseen;

use std::fmt;

pub use fact::{Because, Code, Face, Fact, Group, Place, What};
pub use unseen::{Copies, Limit, Unseen};

use super::Knows;
use crate::seat::{Seat, SeatCount};
use crate::tell::{Event, Told};
use crate::view::View;

/// What a seat keeps of what it is told, as far as something follows from it with certainty.
///
/// It hears of a round from its deal on; a seat that did not hear the deal is certain of nothing.
pub trait Evidence<G: Knows>: Clone + fmt::Debug + Send + Sync {
    /// What the game's cards look like.
    type Face: Face + From<G::Card>;

    /// The evidence of a seat that has heard nothing yet. Only the table's seats and options may
    /// affect it.
    fn new(seat: Seat, table: &G::Table) -> Self;

    /// Adds what the seat hears. `seq` is the number of the record's line that tells it, from 1.
    fn hear(&mut self, seq: u32, told: Told<'_, G>);

    /// What is certain now, when the seat has this view: in the order of places, and within a place
    /// of events. Nothing unless a round is played: then all cards are turned up.
    fn facts(&self, view: View<'_, G>) -> Vec<Fact<Self::Face>>;

    /// Whether `seat` could truly play something on what has to be answered: the truth of
    /// [`What::CanAnswer`] and [`What::CannotAnswer`].
    ///
    /// # Panics
    ///
    /// The provided method always does: it is for games without such facts.
    fn can_answer(_game: &G, _seat: Seat) -> bool {
        unreachable!("this game has no such facts")
    }

    /// Which seats truly saw which card when `before` became `after`, each with the number of turns
    /// of the round that were over before: the truth of [`What::SeenBy`]. By default none did.
    fn saw(_before: &G, _after: &G, _mv: Option<(Seat, G::Move)>) -> Vec<(u32, Seat, Self::Face)> {
        Vec::new()
    }
}

/// Nothing is certain: the evidence of a game that has no lens.
impl<G: Knows<Card: Face>> Evidence<G> for () {
    type Face = G::Card;

    fn new(_: Seat, _: &G::Table) -> Self {}

    fn hear(&mut self, _: u32, _: Told<'_, G>) {}

    fn facts(&self, _: View<'_, G>) -> Vec<Fact<G::Card>> {
        Vec::new()
    }
}

/// A fact of a game.
pub type FactOf<G> = Fact<<<G as Knows>::Evidence as Evidence<G>>::Face>;

/// The lenses of all seats of a table.
#[derive(Clone, Debug)]
pub struct Lenses<G: Knows> {
    seq: u32,
    seats: Vec<G::Evidence>,
}

impl<G: Knows> Lenses<G> {
    /// The lenses of a table before its first deal.
    pub fn new(table: &G::Table) -> Self {
        let seats: SeatCount = G::standings(table).seats();
        Self { seq: 0, seats: seats.seats().map(|seat| G::Evidence::new(seat, table)).collect() }
    }

    /// Tells each seat what it hears of the record's next line.
    pub fn hear(&mut self, events: &[Event<G>]) {
        self.seq += 1;
        for (index, evidence) in self.seats.iter_mut().enumerate() {
            let seat = Seat::at(index);
            for told in events.iter().filter_map(|event| event.heard_by(seat)) {
                evidence.hear(self.seq, told);
            }
        }
    }

    /// The evidence of a seat.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn of(&self, seat: Seat) -> &G::Evidence {
        &self.seats[seat.index()]
    }

    /// What the view's seat can be certain of; nothing while no round is played.
    pub fn facts(&self, view: View<'_, G>) -> Vec<FactOf<G>> {
        if !G::standings(view.table()).is_playing() {
            return Vec::new();
        }
        self.of(view.seat()).facts(view)
    }
}
