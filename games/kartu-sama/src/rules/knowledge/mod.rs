//! What seats know of Kartu Sama over time.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::{Answer, Memory};

use kit::lens::Place;
use kit::{Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

use super::cards::Card;
use super::{KartuSama, Move};

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

    fn hidden(view: View<'_, Self>, _: &Memory) -> Hidden<Card> {
        let (table, mut seen) = (view.table(), view.private().hand);
        table.discard.cards().iter().for_each(|&card| seen.insert(card));
        let cards = table.options.cards().filter(|&card| !seen.contains(card)).collect();
        let others = table.standings.seats().seats().filter(|&seat| seat != view.seat());
        let hand = |seat| HiddenPlace::unknown(Place::Hand { seat }, table.hand_size(seat));
        let draw = HiddenPlace::unknown(Place::Draw, table.draw_size());
        Hidden { cards, places: others.map(hand).chain([draw]).collect() }
    }

    fn lie_at(&self, place: Place) -> Vec<Card> {
        match place {
            Place::Hand { seat } => self.hands[seat].hand.cards().collect(),
            Place::Draw => self.draw.cards().to_vec(),
            _ => unreachable!("this game has no such place"),
        }
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
