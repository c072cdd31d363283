//! What a seat with perfect memory keeps of a round of Kartel: who did what, and after which set.
//! The view shows what was played, but not when, and of passes only those since the last set (7.2).

use kit::{BySeat, Seat, Told};

use super::super::cards::{Card, Cards};
use super::super::sets::{Set, SetKind};
use super::super::{Kartel, Public, SEATS};

/// What a seat did on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// The set to beat; `None` on an empty pile.
    pub last: Option<Set>,
    /// What it played; `None` if it passed.
    pub played: Option<Set>,
    /// What it had played in the round before.
    pub before: Cards,
    /// How few cards another seat had then, at least.
    pub fewest: usize,
}

/// The turns of a round.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    turns: Vec<Turn>,
    last: Option<Set>,
    left: BySeat<usize, SEATS>,
    played: BySeat<Cards, SEATS>,
}

impl Memory {
    /// The turns of this round, oldest first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    fn turn(&mut self, seat: Seat, played: Option<Set>) {
        let others = (0..SEATS).map(Seat::at).filter(|&other| other != seat);
        let fewest = others.map(|other| self.left[other]).min().unwrap_or(0);
        let turn = Turn { seat, last: self.last, played, before: self.played[seat], fewest };
        self.turns.push(turn);
    }
}

pub(super) fn remember(memory: &mut Memory, told: Told<'_, Kartel>) {
    let Told::All(event) = told else { return };
    match *event {
        Public::Dealt { hand_size, .. } => {
            let turns = std::mem::take(&mut memory.turns);
            // A seat that the table has not is left with a whole hand, so it is never the fewest.
            *memory = Memory { turns, left: BySeat::all(hand_size), ..Memory::default() };
            memory.turns.clear();
        }
        Public::Played { seat, cards, left, .. } => {
            let list: Vec<Card> = cards.iter().collect();
            let set = SetKind::of(&list).ok().map(|line| Set::known(line, cards));
            memory.turn(seat, set);
            memory.last = set;
            memory.left[seat] = left;
            memory.played[seat] = memory.played[seat].with(cards);
        }
        Public::Passed { seat } => memory.turn(seat, None),
        Public::Emptied { .. } => memory.last = None,
        Public::RoundOver { .. } | Public::MatchOver { .. } => {}
    }
}
