//! A move, chosen by one action after another.
//!
//! A flat list of all moves would be far too long: where sets of five cards are played, there can
//! be 142,000 of them. So a move is named in parts, and each action names one: a card, a slot, a
//! rank. After each action those moves are left that begin with the actions so far. An action that
//! is the only one left is not asked for, except as the first of a move; so a seat that has named
//! two cards of the only straight that fits has played it.

use engine::{Rng, View};
use thiserror::Error;

use crate::Spaces;
use crate::planes::Planes;

/// An action that is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("action {action} is not legal now")]
pub struct NotLegal {
    /// Which.
    pub action: i64,
}

/// The legal moves of the seat that decides, as far as they begin with the actions so far.
#[derive(Clone)]
pub(crate) struct Choosing<G: Spaces> {
    /// In canonical order.
    moves: Vec<G::Move>,
    /// How many parts are named.
    at: usize,
    /// The actions so far, in order.
    named: Vec<u16>,
}

impl<G: Spaces> Choosing<G> {
    pub(crate) fn new() -> Self {
        Self { moves: Vec::new(), at: 0, named: Vec::new() }
    }

    /// The view's seat has a decision to make.
    pub(crate) fn begin(&mut self, view: View<'_, G>) {
        self.moves.clear();
        G::legal_moves(view, &mut self.moves);
        self.at = 0;
        self.named.clear();
    }

    /// The actions that were named so far.
    pub(crate) fn named(&self) -> impl Iterator<Item = usize> {
        self.named.iter().map(|&action| usize::from(action))
    }

    /// Writes the actions that were named so far, if moves have parts: none unless the plane is of
    /// the seat that `decides`.
    pub(crate) fn write(&self, decides: bool, planes: &mut impl Planes) {
        if G::PARTS {
            let named = planes.plane("named", 1, G::ACTIONS);
            if decides {
                self.named().for_each(|action| named[action] = 1);
            }
        }
    }

    /// Calls `legal` with each action that is legal now, perhaps several times.
    #[inline]
    pub(crate) fn each(&self, view: View<'_, G>, mut legal: impl FnMut(usize)) {
        for &mv in &self.moves {
            legal(G::part(view, mv, self.at).expect("a move that is not played has a part left"));
        }
    }

    /// A legal action: each move that is left is as likely as the others.
    pub(crate) fn sample(&self, view: View<'_, G>, rng: &mut Rng) -> usize {
        let mv = *rng.choose(&self.moves).expect("who decides has a move");
        G::part(view, mv, self.at).expect("a move that is not played has a part left")
    }

    /// Whether an action is legal now.
    pub(crate) fn allows(&self, view: View<'_, G>, action: usize) -> bool {
        self.moves.iter().any(|&mv| G::part(view, mv, self.at) == Some(action))
    }

    /// Takes a legal action; returns the move once no other is left.
    pub(crate) fn name(&mut self, view: View<'_, G>, action: usize) -> Option<G::Move> {
        let mut next = action;
        loop {
            self.moves.retain(|&mv| G::part(view, mv, self.at) == Some(next));
            self.at += 1;
            self.named.push(next as u16);
            let first = *self.moves.first().expect("the action was legal");
            let Some(part) = G::part(view, first, self.at) else { return Some(first) };
            if self.moves.iter().any(|&mv| G::part(view, mv, self.at) != Some(part)) {
                return None;
            }
            next = part;
        }
    }
}
