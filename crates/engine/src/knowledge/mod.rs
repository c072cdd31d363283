//! What seats know over time: views and told events, folded. The rules need none of it.

mod hidden;
pub mod lens;
mod tracker;

use std::fmt::Debug;
use std::sync::OnceLock;

use crate::game::Game;
use crate::rng::Rng;
use crate::seat::{Seat, SeatCount};
use crate::tell::{Event, Told};
use crate::view::View;
pub use hidden::{Hidden, HiddenCard, HiddenPlace};
use lens::{Evidence, Place};
pub use tracker::{Answer, Look, Marks, Snap, Tracker};

/// What the seats of a game know over time. Like everything that answers a seat's question it is
/// made of the seat's view and of what the seat was told, and of nothing else.
///
/// Each of the three types is `()` where a game has nothing of the kind. The
/// [crate's example](crate) implements it.
pub trait Knows: Game {
    /// What a seat with perfect memory has kept of what it was told, if its view does not hold it.
    type Memory: Clone + Debug + Default + Send + Sync;
    /// What a seat keeps of what it was told, for what follows from it with certainty.
    type Evidence: Evidence<Self>;
    /// What everyone can follow of a round beyond what its table shows.
    type Tracker: Tracker<Self>;

    /// Whether hands have an order that everyone sees, so that facts can be about the position of a
    /// card in a hand ([`Place::Slot`]).
    const ORDERED_HANDS: bool = false;

    /// Updates the memory of `seat` by what it hears.
    fn remember(memory: &mut Self::Memory, seat: Seat, told: Told<'_, Self>);

    /// The cards whose location the view's seat does not know, given its `memory`, and the places
    /// that hold them. Called only while a round is played.
    ///
    /// This is the one description of what is hidden: [`determinize`](Self::determinize), the
    /// [`lens`], and the tests that exchange hidden cards follow from it.
    fn hidden(view: View<'_, Self>, memory: &Self::Memory) -> Hidden<Self::Card>;

    /// The cards at a place of [`hidden`](Self::hidden) in this state, which may be a world, by
    /// position.
    ///
    /// # Panics
    ///
    /// If the game has no such place.
    fn lie_at(&self, place: Place) -> Vec<Self::Card>;

    /// Draws a world at random: a full position that the view and the memory allow. Its view of the
    /// same seat equals `view`.
    fn determinize(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self;

    /// What another seat remembers in a match that a seat with this memory imagines: the same,
    /// unless it holds what that seat alone was told.
    fn of_another(memory: &Self::Memory) -> Self::Memory {
        memory.clone()
    }

    /// The snap that is open; `None` if none is, or if the game has none.
    fn snap(_table: &Self::Table) -> Option<Snap<Self::Card, Self::Move>> {
        None
    }

    /// What a move does in a snap; `None` if it is no answer to one.
    fn answer(_mv: &Self::Proposed) -> Option<Answer> {
        None
    }

    /// The moves that a seat may choose now for the turn that comes next, in canonical order.
    fn ahead(_table: &Self::Table, _seat: Seat) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Whether no view contains this, so that a seat that misses the event never sees it.
    fn is_shown_once(_secret: &Self::Secret) -> bool {
        false
    }

    /// By slot of the seat, the card that lies there face down, where a seat that kept `memory`
    /// knows it.
    fn recall(
        _table: &Self::Table,
        _memory: &Self::Memory,
        _seat: Seat,
    ) -> Vec<Option<Self::Card>> {
        Vec::new()
    }

    /// A number for what everyone sees of a hidden card, such as its back: the blind test exchanges
    /// only cards with the same number. By default all look alike.
    fn seen_of(&self, _card: Self::Card) -> u8 {
        0
    }

    /// As [`seen_of`](Self::seen_of), for the card that `mv`, a legal move of `seat`, plays: for
    /// moves whose text names a face and leaves the back out.
    fn seen_of_move(&self, _seat: Seat, _mv: Self::Move) -> u8 {
        0
    }
}

/// The memories of all seats of a table. The [crate's example](crate) uses it.
#[derive(Clone, Debug)]
pub struct Memories<G: Knows>(Vec<G::Memory>);

impl<G: Knows> Memories<G> {
    /// Memories of seats that were told nothing yet.
    pub fn new(seats: SeatCount) -> Self {
        Self(vec![G::Memory::default(); seats.get()])
    }

    /// Updates the memory of each seat by what it hears of these events.
    pub fn hear(&mut self, events: &[Event<G>]) {
        for (index, memory) in self.0.iter_mut().enumerate() {
            let seat = Seat::at(index);
            for told in events.iter().filter_map(|event| event.heard_by(seat)) {
                G::remember(memory, seat, told);
            }
        }
    }

    /// The memory of a seat.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn of(&self, seat: Seat) -> &G::Memory {
        &self.0[seat.index()]
    }
}

/// [`Memories`] of one round, computed on first use: most tables never need them.
#[derive(Clone)]
pub struct LazyMemories<G: Knows> {
    seats: SeatCount,
    /// Events of this round that no memory holds yet.
    told: Vec<Event<G>>,
    memories: OnceLock<Memories<G>>,
}

impl<G: Knows> LazyMemories<G> {
    /// Memories of seats that were told nothing yet, which is also how every round begins.
    pub fn new(seats: SeatCount) -> Self {
        Self { seats, told: Vec::new(), memories: OnceLock::new() }
    }

    /// Memories where `seat` has kept `memory`, and the others have what it can tell of theirs
    /// ([`Knows::of_another`]).
    pub fn imagined(seats: SeatCount, seat: Seat, memory: G::Memory) -> Self {
        let mut memories = vec![G::of_another(&memory); seats.get()];
        memories[seat.index()] = memory;
        Self { memories: OnceLock::from(Memories(memories)), ..Self::new(seats) }
    }

    /// Tells the seats these events.
    pub fn hear(&mut self, events: Vec<Event<G>>) {
        match self.memories.get_mut() {
            Some(memories) => {
                self.told.clear();
                memories.hear(&events);
            }
            None => self.told.extend(events),
        }
    }

    /// The memory of a seat.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn of(&self, seat: Seat) -> &G::Memory {
        let made = || {
            let mut memories = Memories::new(self.seats);
            memories.hear(&self.told);
            memories
        };
        self.memories.get_or_init(made).of(seat)
    }
}
