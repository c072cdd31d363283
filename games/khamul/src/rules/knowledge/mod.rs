//! What seats know of Khamul over time.

mod lens;
mod memory;
mod tracker;

pub use lens::Evidence;
pub use memory::{Dealt, Left, Memory, Pool, Treated};
pub use tracker::{Back, Tracker};

use kit::lens::Place;
use kit::{Answer, French, Hidden, Knows, Rng, Seat, Snap, Told, View};

use super::{Khamul, Move, Secret, Stage, Table};

impl Knows for Khamul {
    type Memory = Memory;
    type Evidence = Evidence;
    type Tracker = Tracker;

    fn remember(memory: &mut Memory, seat: Seat, told: Told<'_, Self>) {
        // No bot asks when something was seen.
        memory::remember(memory, 0, seat, told);
    }

    fn hidden(view: View<'_, Self>, memory: &Memory) -> Hidden<French> {
        match memory.remembers(view.table()) {
            true => memory.hidden(view),
            false => Memory::of_view(view).hidden(view),
        }
    }

    fn lie_at(&self, place: Place) -> Vec<French> {
        match place {
            Place::Slot { seat, at } => vec![self.rows[seat].cards()[usize::from(at)]],
            Place::Drawn { seat } => self.privates[seat].drawn.into_iter().collect(),
            Place::Draw => self.draw.cards().to_vec(),
            _ => unreachable!("this game has no such place"),
        }
    }

    fn determinize(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        memory::determinize(view, memory, rng)
    }

    /// Nothing: which cards the other seat knows cannot be told from what this one knows.
    fn of_another(_: &Memory) -> Memory {
        Memory::default()
    }

    fn snap(table: &Table) -> Option<Snap<French, Move>> {
        let open = table.is_playing() && table.snap().is_some();
        let card = table.discard.top().filter(|_| table.stage == Stage::Snap);
        open.then_some(Snap { card, first: table.turn, done: Move::Done })
    }

    fn answer(mv: &Move) -> Option<Answer> {
        match mv {
            Move::Snap(_) => Some(Answer::Throw),
            Move::Done => Some(Answer::Done),
            _ => None,
        }
    }

    /// The moves with which a turn begins (3.1, 3.2): while a snap is open, for whoever is next.
    fn ahead(table: &Table, seat: Seat) -> Vec<Move> {
        let next = table.standings.seats().after(table.turn);
        if Self::snap(table).is_none() || next != seat || table.announcer == Some(seat) {
            return Vec::new();
        }
        let may = |mv: &Move| match mv {
            Move::Khamul => table.announcer.is_none(),
            Move::Take => table.row_size(seat) > 0,
            _ => true,
        };
        [Move::Khamul, Move::Draw, Move::Take].into_iter().filter(may).collect()
    }

    /// Peeks, and the card that a jack or a black king shows (9.4): no view holds them.
    fn is_shown_once(secret: &Secret) -> bool {
        matches!(secret, Secret::Peeked { .. } | Secret::Looked { .. })
    }

    fn recall(table: &Table, memory: &Memory, seat: Seat) -> Vec<Option<French>> {
        (0..table.row_size(seat)).map(|slot| memory.card(seat, slot)).collect()
    }
}
