//! What everyone can follow of a round beyond what its table shows.

use std::fmt::Debug;

use crate::game::Game;
use crate::seat::Seat;

/// What everyone can follow of a round beyond what its table shows: folded from what all are told,
/// so that it holds nothing that is hidden. By default there is nothing to follow.
pub trait Tracker<G: Game>: Clone + Debug + Default + Send + Sync {
    /// Everyone is told this. `now` is the moment, as whoever drives the match counts; it never
    /// goes back.
    fn hear(&mut self, _now: u64, _event: &G::Public) {}

    /// Since when a move of this seat has meant what it means now, and not another card or row;
    /// `None` if since the seat has had this decision.
    fn meant_since(&self, _seat: Seat, _mv: &G::Proposed) -> Option<u64> {
        None
    }

    /// What becomes of a move that this seat has chosen for later when everyone is told this;
    /// `None` if it would mean something else now.
    fn carried(_seat: Seat, mv: G::Proposed, _event: &G::Public) -> Option<G::Proposed> {
        Some(mv)
    }

    /// The marks on face-down cards, if the game has any.
    fn marks(&self) -> Option<&dyn Marks> {
        None
    }

    /// As [`marks`](Self::marks), to write on them.
    fn marks_mut(&mut self) -> Option<&mut dyn Marks> {
        None
    }
}

impl<G: Game> Tracker<G> for () {}

/// Marks on cards that lie face down, each in a slot of a seat: they move with the cards.
pub trait Marks {
    /// How many slots the seat has.
    fn slots(&self, seat: Seat) -> usize;

    /// By slot of the seat, who looked at its card, latest first.
    fn looks(&self, seat: Seat) -> Vec<Vec<Look>>;

    /// By slot of the seat, what it wrote on its card.
    fn notes(&self, seat: Seat) -> Vec<Option<String>>;

    /// Writes a note of the seat on a card of its own; empty text takes it off.
    fn note(&mut self, seat: Seat, slot: usize, text: &str);

    /// Takes off all notes of the seat, wherever the cards are now.
    fn forget_notes(&mut self, seat: Seat);
}

/// A look at a face-down card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Who; nobody in particular if everyone saw it.
    pub seat: Option<Seat>,
    /// How many turns ago.
    pub turns: u32,
}

/// A snap: a card lies there that anybody may match, until everyone is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snap<C, M> {
    /// The card; `None` while something else has to be done first.
    pub card: Option<C>,
    /// From which seat on throws are settled that are made at the same time.
    pub first: Seat,
    /// The move that says that a seat is done.
    pub done: M,
}

/// What a move does in a snap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It throws a card.
    Throw,
    /// The seat is done.
    Done,
}
