//! What seats know of Krass Kariert over time.

mod lens;
mod memory;
pub(super) mod world;

pub use lens::Evidence;
pub use memory::{Memory, Turn};
pub use world::Hidden;

use kit::{Knows, Rng, Seat, Told, View};

use super::KrassKariert;

impl Knows for KrassKariert {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = ();

    fn remember(memory: &mut Memory, _: Seat, told: Told<'_, Self>) {
        memory::remember(memory, told);
    }

    fn determinize(view: View<'_, Self>, _: &Memory, rng: &mut Rng) -> Self {
        world::determinize(view, rng)
    }

    fn hidden(&self, seat: Seat, _: &Memory) -> Vec<Self::Card> {
        let mut hidden = self.draw.cards().to_vec();
        for other in self.table.standings.seats().seats().filter(|&other| other != seat) {
            let super::Private { hand, drawn, .. } = self.privates[other];
            let unknown = |&(at, _): &(usize, Self::Card)| self.table.known(other, at).is_none();
            hidden.extend(hand.cards().enumerate().filter(unknown).map(|(_, card)| card));
            hidden.extend(drawn.some());
        }
        hidden
    }
}
