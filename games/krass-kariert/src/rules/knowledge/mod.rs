//! What seats know of Krass Kariert over time.

mod lens;
mod memory;
pub(super) mod world;

pub use lens::Evidence;
pub use memory::{Memory, Turn};

use kit::lens::Place;
use kit::{Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

use super::KrassKariert;
use super::cards::Card;

impl Knows for KrassKariert {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        memory::remember(memory, told);
    }

    const ORDERED_HANDS: bool = true;

    fn hidden(view: View<'_, Self>, _: &Memory) -> Hidden<Card> {
        let (table, own) = (view.table(), view.private());
        let (mut seen, mut places) = (table.played, Vec::new());
        own.hand.cards().chain(own.drawn.some()).for_each(|card| seen.insert(card));
        for seat in table.standings.seats().seats() {
            table.reserves[seat].cards().for_each(|card| seen.insert(card));
            if seat == view.seat() {
                continue;
            }
            let known: Vec<Card> = table.known[seat].cards().filter_map(Card::some).collect();
            known.iter().for_each(|&card| seen.insert(card));
            let size = table.hand_size(seat) - known.len();
            places.push(HiddenPlace { about: Place::Hand { seat }, known, size });
            let drawn = table.drawing().is_some_and(|drawing| drawing.0 == seat);
            places.push(HiddenPlace::unknown(Place::Drawn { seat }, usize::from(drawn)));
        }
        places.push(HiddenPlace::unknown(Place::Draw, table.draw_size()));
        Hidden { cards: table.options.deck().without(seen).iter().collect(), places }
    }

    fn lie_at(&self, place: Place) -> Vec<Card> {
        match place {
            Place::Hand { seat } => self.privates[seat].hand.cards().collect(),
            Place::Slot { seat, at } => {
                self.privates[seat].hand.cards().nth(at.into()).into_iter().collect()
            }
            Place::Drawn { seat } => self.privates[seat].drawn.some().into_iter().collect(),
            Place::Draw => self.draw.cards().to_vec(),
            _ => unreachable!("this game has no such place"),
        }
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        world::determinize(view, memory, rng)
    }
}
