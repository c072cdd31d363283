//! What the rules let a seat do, and what it may leave undone: so that a study can take it away
//! from a seat, or make the seat always do it.

use engine::{Knows, View};

/// Something that a move can do. The catalogues name it, as `lab-tool-GAME-NAME`.
pub struct Tool<G: Knows> {
    /// Its name: small letters, words joined by hyphens.
    pub name: &'static str,
    /// The clause that gives it to a seat; `None` for a habit that no clause names.
    pub clause: Option<&'static str>,
    /// Whether a legal move of the view's seat does it.
    pub uses: fn(View<'_, G>, &G::Memory, G::Move) -> bool,
}

impl<G: Knows> Tool<G> {
    /// One that a clause gives to a seat.
    pub const fn new(
        name: &'static str,
        clause: &'static str,
        uses: fn(View<'_, G>, &G::Memory, G::Move) -> bool,
    ) -> Self {
        Self { name, clause: Some(clause), uses }
    }

    /// A habit that no clause names.
    pub const fn habit(
        name: &'static str,
        uses: fn(View<'_, G>, &G::Memory, G::Move) -> bool,
    ) -> Self {
        Self { name, clause: None, uses }
    }
}
