//! A move, chosen by one action after another.
//!
//! A flat list of all moves would be far too long: where sets of five cards are played, there can
//! be 142,000 of them. So a move is named in parts, and each action names one: a card, a slot, a
//! rank. After each action those moves are left that begin with the actions so far. An action that
//! is the only one left is not asked for, except as the first of a move; so a seat that has named
//! two cards of the only straight that fits has played it.

use games::{Rng, View};
use thiserror::Error;

use crate::Spaces;
use encoding::Planes;

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
    /// By move: its action that is due.
    due: Vec<u16>,
    named: Vec<u16>,
}

impl<G: Spaces> Choosing<G> {
    pub(crate) fn new() -> Self {
        Self { moves: Vec::new(), due: Vec::new(), named: Vec::new() }
    }

    /// The view's seat has a decision to make.
    pub(crate) fn begin(&mut self, view: View<'_, G>) {
        self.moves.clear();
        G::legal_moves(view, &mut self.moves);
        self.named.clear();
        self.ask(view);
    }

    fn ask(&mut self, view: View<'_, G>) {
        let at = self.named.len();
        let part = |&mv| G::part(view, mv, at).expect("a move that is not played has a part left");
        self.due.clear();
        self.due.extend(self.moves.iter().map(|mv| part(mv) as u16));
    }

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

    /// Each action that is legal now, perhaps several times.
    pub(crate) fn legal(&self) -> impl Iterator<Item = usize> {
        self.due.iter().map(|&action| usize::from(action))
    }

    pub(crate) fn sample(&self, rng: &mut Rng) -> usize {
        usize::from(*rng.choose(&self.due).expect("who decides has a move"))
    }

    pub(crate) fn allows(&self, action: usize) -> bool {
        self.legal().any(|legal| legal == action)
    }

    /// Takes a legal action; returns the move once no other is left.
    pub(crate) fn name(&mut self, view: View<'_, G>, action: usize) -> Option<G::Move> {
        let mut next = action as u16;
        loop {
            let mut due = self.due.iter();
            self.moves.retain(|_| due.next() == Some(&next));
            self.named.push(next);
            let first = *self.moves.first().expect("the action was legal");
            if G::part(view, first, self.named.len()).is_none() {
                return Some(first);
            }
            self.ask(view);
            if self.due.iter().any(|&due| due != self.due[0]) {
                return None;
            }
            next = self.due[0];
        }
    }
}
