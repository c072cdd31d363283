//! What seats know of KTU over time.

mod lens;

pub use lens::Evidence;

use kit::lens::Place;
use kit::{French, Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

use super::{Ktu, OPEN};

impl Knows for Ktu {
    type Memory = ();
    type Evidence = Evidence;
    type Tracker = ();

    fn remember((): &mut (), _: Seat, _: Told<'_, Self>) {}

    fn hidden(view: View<'_, Self>, (): &()) -> Hidden<French> {
        let (table, own) = (view.table(), view.private());
        let mut seen = own.hand.with(own.choice).with(table.pile.cards()).with(table.burned);
        let mut places = Vec::new();
        for seat in table.seats() {
            seen = seen.with(table.known[seat]).with(table.open[seat]);
            if seat != view.seat() {
                let has_chosen = table.is_choosing() && !table.choosing.contains(seat);
                let chosen = if has_chosen { OPEN } else { 0 };
                let known: Vec<French> = table.known[seat].iter().collect();
                let size = table.hand_size(seat) - known.len() - chosen;
                places.push(HiddenPlace { about: Place::Hand { seat }, known, size });
                places.push(HiddenPlace::unknown(Place::Choice { seat }, chosen));
            }
            let closed = table.closed_size(seat);
            places.push(HiddenPlace::unknown(Place::Closed { seat }, closed));
        }
        places.push(HiddenPlace::unknown(Place::Draw, table.draw_size()));
        Hidden { cards: table.options.deck().without(seen).iter().collect(), places }
    }

    fn lie_at(&self, place: Place) -> Vec<French> {
        match place {
            Place::Hand { seat } => self.privates[seat].hand.iter().collect(),
            Place::Choice { seat } => self.privates[seat].choice.iter().collect(),
            Place::Closed { seat } => self.closed(seat).to_vec(),
            Place::Draw => self.draw().to_vec(),
            _ => unreachable!("this game has no such place"),
        }
    }

    fn determinize(view: View<'_, Self>, (): &(), rng: &mut Rng) -> Self {
        let mut world = Self::bare(view.table().clone());
        world.privates[view.seat()] = *view.private();
        for (place, cards) in Self::hidden(view, &()).deal(rng) {
            match place.about {
                Place::Hand { seat } => {
                    world.privates[seat].hand = cards.iter().chain(&place.known).copied().collect();
                }
                Place::Choice { seat } => {
                    world.privates[seat].choice = cards.iter().copied().collect();
                }
                Place::Closed { seat } => world.closed[seat][..cards.len()].copy_from_slice(cards),
                _ => world.draw[..cards.len()].copy_from_slice(cards),
            }
        }
        world
    }
}
