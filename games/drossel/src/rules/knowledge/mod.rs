//! What seats know of Drossel over time: whatever was played lies open, so that a view holds all
//! of it.

mod lens;

pub use lens::Evidence;

use kit::{BySeat, CardSet, French, Knows, Rng, Seat, Told, View};

use super::Drossel;

impl Knows for Drossel {
    type Memory = ();
    type Evidence = Evidence;
    type Tracker = ();

    fn remember((): &mut (), _: Seat, _: Told<'_, Self>) {}

    /// Deals the unseen cards anew.
    fn determinize(view: View<'_, Self>, (): &(), rng: &mut Rng) -> Self {
        let table = view.table();
        let mut world =
            Self { table: table.clone(), hands: BySeat::default(), aside: CardSet::EMPTY };
        let mut unseen: Vec<French> = unseen(view).iter().collect();
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        for seat in table.standings.seats().seats() {
            world.hands[seat].hand = if seat == view.seat() {
                view.private().hand
            } else {
                unseen.by_ref().take(table.hand_size(seat)).collect()
            };
        }
        world.aside = unseen.collect();
        world
    }

    fn hidden(&self, seat: Seat, (): &()) -> Vec<French> {
        let others = self.table.standings.seats().seats().filter(|&other| other != seat);
        others.flat_map(|other| self.hands[other].hand.iter()).chain(self.aside.iter()).collect()
    }
}

/// The cards that the view's seat does not see.
fn unseen(view: View<'_, Drossel>) -> CardSet<French> {
    CardSet::ALL.without(view.table().seen()).without(view.private().hand)
}
