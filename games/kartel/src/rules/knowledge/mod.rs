//! What seats know of Kartel over time.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::{Memory, Turn};

use kit::lens::Place;
use kit::{BySeat, CardSet, Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

use super::Kartel;
use super::cards::{Card, Cards};

impl Knows for Kartel {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        memory::remember(memory, told);
    }

    fn hidden(view: View<'_, Self>, _: &Memory) -> Hidden<Card> {
        let (table, seats) = (view.table(), view.table().standings.seats());
        let played = seats.seats().map(|seat| table.played[seat]);
        let seen = played.fold(view.private().hand, CardSet::with);
        let others = seats.seats().filter(|&seat| seat != view.seat());
        let hand = |seat| HiddenPlace::unknown(Place::Hand { seat }, table.hand_size(seat));
        let aside = HiddenPlace::unknown(Place::Aside, table.aside_size());
        let cards = table.deck().without(seen).iter().collect();
        Hidden { cards, places: others.map(hand).chain([aside]).collect() }
    }

    fn lie_at(&self, place: Place) -> Vec<Card> {
        match place {
            Place::Hand { seat } => self.hands[seat].hand.iter().collect(),
            Place::Aside => self.aside.iter().collect(),
            _ => unreachable!("this game has no such place"),
        }
    }

    /// Deals the unseen cards anew. Whatever the others played and passed, no such deal is ruled
    /// out: nobody ever has to play a set because it is held (3.2).
    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        let table = view.table().clone();
        let mut world = Self { table, hands: BySeat::default(), aside: Cards::EMPTY };
        world.hands[view.seat()] = *view.private();
        let Hidden { mut cards, places } = Self::hidden(view, memory);
        for place in places {
            // The rest lies at the last place that has cards: no chance is left.
            let drawn: Cards = if place.size == cards.len() {
                cards.drain(..).collect()
            } else {
                (0..place.size).map(|_| cards.swap_remove(rng.index(cards.len()))).collect()
            };
            match place.about {
                Place::Hand { seat } => world.hands[seat].hand = drawn,
                _ => world.aside = drawn,
            }
        }
        world
    }
}
