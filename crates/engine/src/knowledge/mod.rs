//! What seats know over time: views and told events, folded. The rules need none of it.

pub mod lens;
mod tracker;

use std::fmt::Debug;
use std::sync::OnceLock;

use crate::game::Game;
use crate::rng::Rng;
use crate::seat::{Seat, SeatCount};
use crate::tell::{Event, Told};
use crate::view::View;
use lens::Evidence;
pub use tracker::{Answer, Look, Marks, Snap, Tracker};

/// What the seats of a game know over time. Like everything that answers a seat's question it is
/// made of the seat's view and of what the seat was told, and of nothing else.
pub trait Knows: Game {
    /// What a seat with perfect memory has kept of what it was told, if its view does not hold it.
    type Memory: Clone + Debug + Default + Send + Sync;
    /// What a seat keeps of what it was told, for what follows from it with certainty.
    type Evidence: Evidence<Self>;
    /// What everyone can follow of a round beyond what its table shows.
    type Tracker: Tracker<Self>;

    /// Puts into the memory of `seat` what it hears.
    fn remember(memory: &mut Self::Memory, seat: Seat, told: Told<'_, Self>);

    /// A world: a full position that the view and the memory allow, drawn at random.
    fn determinize(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self;

    /// What another seat remembers in a match that a seat with this memory imagines: the same,
    /// unless it holds what that seat alone was told.
    fn of_another(memory: &Self::Memory) -> Self::Memory {
        memory.clone()
    }

    /// The snap that is open, if the game has such and one is.
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

    /// Whether no view contains this, so that whoever misses it never sees it.
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

    /// The cards of which `seat`, though it kept `memory`, cannot know where they lie: what the
    /// blind test exchanges, those of each deal among themselves. None while no round is played.
    fn hidden(&self, seat: Seat, memory: &Self::Memory) -> Vec<Self::Card>;

    /// What everyone sees of a hidden card, such as its back: the blind test exchanges only cards
    /// of which the same is seen.
    fn seen_of(&self, _card: Self::Card) -> u8 {
        0
    }

    /// The same of the card that a move plays which the seat may play now, where its text does not
    /// say it.
    fn seen_of_move(&self, _seat: Seat, _mv: Self::Move) -> u8 {
        0
    }
}

/// What every seat of a table keeps of what it is told.
#[derive(Clone, Debug)]
pub struct Memories<G: Knows>(Vec<G::Memory>);

impl<G: Knows> Memories<G> {
    /// Of seats that were told nothing yet.
    pub fn new(seats: SeatCount) -> Self {
        Self(vec![G::Memory::default(); seats.get()])
    }

    /// Each seat keeps what it hears of these events.
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

/// What the seats of a table keep of a round: made of what they were told once somebody asks.
#[derive(Clone)]
pub struct LazyMemories<G: Knows> {
    seats: SeatCount,
    /// What was told in this round, and is in no memory yet.
    told: Vec<Event<G>>,
    memories: OnceLock<Memories<G>>,
}

impl<G: Knows> LazyMemories<G> {
    /// Of seats that were told nothing yet, which is also how every round begins.
    pub fn new(seats: SeatCount) -> Self {
        Self { seats, told: Vec::new(), memories: OnceLock::new() }
    }

    /// Of seats of which one has kept `memory`, and the others as far as it can tell.
    pub fn imagined(seats: SeatCount, seat: Seat, memory: G::Memory) -> Self {
        let mut memories = vec![G::of_another(&memory); seats.get()];
        memories[seat.index()] = memory;
        Self { memories: OnceLock::from(Memories(memories)), ..Self::new(seats) }
    }

    /// The seats are told this.
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
