//! What seats know of KTU over time.

mod lens;

pub use lens::Evidence;

use kit::{CardSet, French, Indexed as _, Knows, Rng, Seat, Told, View};

use super::{Ktu, OPEN};

impl Knows for Ktu {
    type Memory = ();
    type Evidence = Evidence;
    type Tracker = ();

    fn remember((): &mut (), _: Seat, _: Told<'_, Self>) {}

    fn determinize(view: View<'_, Self>, (): &(), rng: &mut Rng) -> Self {
        let (table, own) = (view.table(), view.private());
        let mut world = Self::bare(table.clone());
        world.privates[view.seat()] = *own;
        let mut seen = own.hand.with(own.choice).with(table.pile.cards()).with(table.burned);
        for seat in table.seats() {
            seen = seen.with(table.known[seat]).with(table.open[seat]);
        }
        let mut unseen = [French::from_index(0); French::COUNT];
        let hidden = table.options.deck().without(seen);
        let count = hidden.len();
        for (place, card) in unseen.iter_mut().zip(hidden.iter()) {
            *place = card;
        }
        rng.shuffle(&mut unseen[..count]);
        let mut unseen = unseen[..count].iter().copied();
        for seat in table.seats() {
            if seat != view.seat() {
                let private = &mut world.privates[seat];
                let has_chosen = table.is_choosing() && !table.choosing.contains(seat);
                let chosen = if has_chosen { OPEN } else { 0 };
                let count = table.hand_size(seat) - table.known[seat].len() - chosen;
                private.hand = unseen.by_ref().take(count).collect::<CardSet<_>>();
                private.hand = private.hand.with(table.known[seat]);
                private.choice = unseen.by_ref().take(chosen).collect();
            }
            for place in &mut world.closed[seat][..table.closed_size(seat)] {
                *place = unseen.next().expect("the unseen cards fill all hidden places");
            }
        }
        for place in &mut world.draw[..table.draw_size()] {
            *place = unseen.next().expect("the unseen cards fill all hidden places");
        }
        debug_assert!(unseen.next().is_none());
        world
    }

    fn hidden(&self, seat: Seat, (): &()) -> Vec<Self::Card> {
        let table = &self.table;
        let others = table.seats().filter(|&other| other != seat).flat_map(|other| {
            let private = self.privates[other];
            private.hand.without(table.known[other]).with(private.choice).iter()
        });
        let closed = table.seats().flat_map(|seat| self.closed(seat).iter().copied());
        others.chain(closed).chain(self.draw().iter().copied()).collect()
    }
}
