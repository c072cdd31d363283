//! What seats know of Drossel over time: a view holds all that was played, but not which seat did
//! not follow suit.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::Memory;

use kit::lens::Place;
use kit::{BySeat, CardSet, French, Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

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

    fn hidden(view: View<'_, Self>, _: &Memory) -> Hidden<French> {
        let table = view.table();
        let cards = DECK.without(table.seen()).without(view.private().hand);
        let others = table.standings.seats().seats().filter(|&seat| seat != view.seat());
        let hand = |seat| HiddenPlace::unknown(Place::Hand { seat }, table.hand_size(seat));
        let aside = HiddenPlace::unknown(Place::Aside, table.aside_size());
        Hidden { cards: cards.iter().collect(), places: others.map(hand).chain([aside]).collect() }
    }

    fn lie_at(&self, place: Place) -> Vec<French> {
        match place {
            Place::Hand { seat } => self.hands[seat].hand.iter().collect(),
            Place::Aside => self.aside.iter().collect(),
            _ => unreachable!("this game has no such place"),
        }
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        let table = view.table().clone();
        let mut world = Self { table, hands: BySeat::default(), aside: CardSet::EMPTY };
        world.hands[view.seat()] = *view.private();
        let Hidden { cards, places } = Self::hidden(view, memory);
        let hands = places.iter().filter_map(|it| Some((it.about.seat()?, it.size)));
        let hands: Vec<(Seat, usize)> = hands.collect();
        for (card, place) in memory::deal(cards.into_iter().collect(), &hands, memory, rng) {
            match place {
                Some(seat) => world.hands[seat].hand.insert(card),
                None => world.aside.insert(card),
            }
        }
        world
    }
}
