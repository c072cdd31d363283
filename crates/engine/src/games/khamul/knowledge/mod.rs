//! What seats know of Khamul over time.

mod lens;
mod memory;

pub use lens::Evidence;
pub use memory::Memory;

use super::Khamul;
use crate::knowledge::Knows;
use crate::rng::Rng;
use crate::seat::Seat;
use crate::tell::Told;
use crate::view::View;

impl Knows for Khamul {
    type Memory = Memory;
    type Evidence = Evidence;

    fn remember(memory: &mut Memory, seat: Seat, told: Told<'_, Self>) {
        memory::remember(memory, seat, told);
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        memory::determinize(view, memory, rng)
    }

    #[cfg(any(test, feature = "testing"))]
    fn hidden(&self, _: Seat, memory: &Memory) -> Vec<Self::Card> {
        if !self.table.is_playing() {
            return Vec::new();
        }
        memory.unknown().iter().collect()
    }
}
