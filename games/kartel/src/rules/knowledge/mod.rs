//! What seats know of Kartel over time.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::{Memory, Turn};

use kit::{BySeat, CardSet, Knows, Rng, Seat, Told, View};

use super::Kartel;
use super::cards::{self, Card, Cards, Rank, Suit};

impl Knows for Kartel {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        memory::remember(memory, told);
    }

    /// Deals the unseen cards anew. Whatever the others played and passed, no such deal is ruled
    /// out: nobody ever has to play a set because it is held (3.2).
    fn determinize(view: View<'_, Self>, _: &Memory, rng: &mut Rng) -> Self {
        let (table, own, seats) = (view.table(), view.private(), view.table().standings.seats());
        let mut world =
            Self { table: table.clone(), hands: BySeat::default(), aside: Cards::EMPTY };
        world.hands[view.seat()] = *own;
        let played = seats.seats().map(|seat| table.played[seat]);
        let unseen = table.deck().without(played.fold(own.hand, CardSet::with));
        let mut cards = [Card::new(Rank::Two, Suit::Gold); cards::CARDS];
        unseen.iter().zip(&mut cards).for_each(|(card, place)| *place = card);
        let mut left = unseen.len();
        let mut rest = unseen;
        for seat in seats.seats().filter(|&seat| seat != view.seat()) {
            let size = table.hand_size(seat);
            if size == left {
                // The last hand, with nothing aside: no chance is left.
                world.hands[seat].hand = rest;
                rest = Cards::EMPTY;
                break;
            }
            for _ in 0..size {
                let place = rng.below(left as u32) as usize;
                let card = cards[place];
                left -= 1;
                cards[place] = cards[left];
                world.hands[seat].hand.insert(card);
                rest.remove(card);
            }
        }
        world.aside = rest;
        world
    }

    fn hidden(&self, seat: Seat, _: &Memory) -> Vec<Self::Card> {
        let others = self.table.standings.seats().seats().filter(|&other| other != seat);
        others.flat_map(|other| self.hands[other].hand.iter()).chain(self.aside.iter()).collect()
    }
}
