//! What a seat could know in Drossel: the cards that are left, counted out.

use kit::lens::{self, Copies, Fact, Place, Spot, Unseen};
use kit::{CardSet, French, Seat, Told, View};

use super::super::{Drossel, Table};
use super::unseen;

/// What a seat keeps of a round besides its view: of what others play nothing is kept, since a
/// seat may play nearly any card (3.1, 3.2). What follows is counting.
#[derive(Clone, Copy, Debug)]
pub struct Evidence {
    seat: Seat,
}

impl lens::Evidence<Drossel> for Evidence {
    type Face = French;

    fn new(seat: Seat, _: &Table) -> Self {
        Self { seat }
    }

    fn hear(&mut self, _: u32, _: Told<'_, Drossel>) {}

    fn facts(&self, view: View<'_, Drossel>) -> Vec<Fact<French>> {
        let (table, mut facts) = (view.table(), Vec::new());
        let others = table.standings.seats().seats().filter(|&seat| seat != self.seat);
        let hands = others.map(|seat| (Place::Hand { seat }, table.hand_size(seat)));
        let places = hands.chain([(Place::Aside, table.aside_size())]);
        let spot = |(about, size)| Spot { about, size, known: &[], limits: &[] };
        let spots = places.map(spot).collect();
        let left = Copies::once(unseen(view));
        Unseen::new(left, spots, CardSet::ALL, "drossel:1.1").facts(&mut facts);
        facts
    }

    fn places(&self, game: &Drossel) -> Vec<Place> {
        let seats = game.table.standings.seats().seats().filter(|&seat| seat != self.seat);
        seats.map(|seat| Place::Hand { seat }).chain([Place::Aside]).collect()
    }

    fn lie_at(&self, game: &Drossel, place: Place) -> Vec<French> {
        match place {
            Place::Hand { seat } => game.hands[seat].hand.iter().collect(),
            Place::Aside => game.aside.iter().collect(),
            Place::Hidden => {
                let seats = game.table.standings.seats().seats().filter(|&seat| seat != self.seat);
                let hands = seats.map(|seat| game.hands[seat].hand);
                hands.fold(game.aside, CardSet::with).iter().collect()
            }
            _ => unreachable!("this game has no such place"),
        }
    }
}
