//! What seats know of Kartu Sama over time.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::{Answer, Memory};

use kit::{Knows, Rng, Seat, Told, View};

use super::KartuSama;
use super::Move;

impl Knows for KartuSama {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        memory::remember(memory, told);
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        memory::determinize(view, memory, rng)
    }

    fn hidden(&self, seat: Seat, _: &Memory) -> Vec<Self::Card> {
        let others = self.table.standings.seats().seats().filter(|&other| other != seat);
        let hands = others.flat_map(|other| self.hands[other].hand.cards());
        hands.chain(self.draw.cards().iter().copied()).collect()
    }

    /// In the draw pile only the top's back is seen; exchanging cards of one deck is enough there.
    fn seen_of(&self, card: Self::Card) -> u8 {
        if self.table.options.has_backs() { card.back() } else { 0 }
    }

    /// Of several cards of a hand with this face, the back says which one is played (1.4).
    fn seen_of_move(&self, seat: Seat, mv: Move) -> u8 {
        let Move::Play(face) = mv else { return 0 };
        let mut hand = self.hands[seat].hand;
        hand.take(face).map_or(0, |card| self.seen_of(card))
    }
}
