//! What seats know of New Game over time: whatever was played lies open, so that a view holds all
//! of it.

mod lens;

pub use lens::Evidence;

use kit::lens::Place;
use kit::{BySeat, CardSet, French, Hidden, HiddenPlace, Knows, Rng, Seat, Told, View};

use super::NewGame;

impl Knows for NewGame {
    type Memory = ();
    type Evidence = Evidence;
    type Tracker = ();

    fn remember((): &mut (), _: Seat, _: Told<'_, Self>) {}

    fn hidden(view: View<'_, Self>, (): &()) -> Hidden<French> {
        let table = view.table();
        let cards = CardSet::ALL.without(table.seen()).without(view.private().hand);
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

    fn determinize(view: View<'_, Self>, (): &(), rng: &mut Rng) -> Self {
        let table = view.table().clone();
        let mut world = Self { table, hands: BySeat::default(), aside: CardSet::EMPTY };
        world.hands[view.seat()] = *view.private();
        for (place, cards) in Self::hidden(view, &()).deal(rng) {
            let cards = cards.iter().copied().collect();
            match place.about {
                Place::Hand { seat } => world.hands[seat].hand = cards,
                _ => world.aside = cards,
            }
        }
        world
    }
}
