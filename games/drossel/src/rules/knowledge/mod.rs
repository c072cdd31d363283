//! What seats know of Drossel over time: a view holds all that was played, but not which seat did
//! not follow suit.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::Memory;

use kit::{BySeat, CardSet, French, Knows, Rng, Seat, Told, View};

use super::{DECK, Drossel};

impl Knows for Drossel {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        if let Told::All(event) = told {
            memory.hear(event);
        }
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        let table = view.table();
        let mut world =
            Self { table: table.clone(), hands: BySeat::default(), aside: CardSet::EMPTY };
        world.hands[view.seat()] = *view.private();
        let seats = table.standings.seats().seats().filter(|&seat| seat != view.seat());
        let sizes: Vec<(Seat, usize)> = seats.map(|seat| (seat, table.hand_size(seat))).collect();
        let places = memory::deal(unseen(view), &sizes, memory, rng);
        for (card, place) in places {
            match place {
                Some(seat) => world.hands[seat].hand.insert(card),
                None => world.aside.insert(card),
            }
        }
        world
    }

    fn hidden(&self, seat: Seat, _: &Memory) -> Vec<French> {
        let others = self.table.standings.seats().seats().filter(|&other| other != seat);
        others.flat_map(|other| self.hands[other].hand.iter()).chain(self.aside.iter()).collect()
    }
}

/// The cards that the view's seat does not see.
fn unseen(view: View<'_, Drossel>) -> CardSet<French> {
    DECK.without(view.table().seen()).without(view.private().hand)
}
