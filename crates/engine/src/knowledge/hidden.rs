//! Where the cards lie that a seat does not see: a game says it once, and imagined worlds, what is
//! counted out, and the tests that exchange hidden cards all follow from it.

use super::Knows;
use super::lens::Place;
use crate::rng::Rng;

/// The cards of which a seat cannot know where they lie, and the places that have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden<C> {
    /// The cards: as many as the sizes of the places together.
    pub cards: Vec<C>,
    /// The places whose cards the seat does not see, in the order of its facts.
    pub places: Vec<HiddenPlace<C>>,
}

/// A place whose cards a seat does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenPlace<C> {
    /// Which place.
    pub about: Place,
    /// The cards that the seat knows to lie there, in any order.
    pub known: Vec<C>,
    /// How many other cards lie there.
    pub size: usize,
}

/// A card of which a seat cannot know where it lies, and where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenCard<C> {
    /// At which place.
    pub about: Place,
    /// At which position of it, from 0.
    pub at: usize,
    /// What it is.
    pub card: C,
}

impl<C> HiddenPlace<C> {
    /// A place of whose cards the seat knows none.
    pub fn unknown(about: Place, size: usize) -> Self {
        Self { about, known: Vec::new(), size }
    }
}

impl<C: Copy + PartialEq> Hidden<C> {
    /// Shuffles the cards and deals them to the places in order: each with the cards dealt to it,
    /// beside those that are known.
    pub fn deal(&mut self, rng: &mut Rng) -> impl Iterator<Item = (&HiddenPlace<C>, &[C])> {
        rng.shuffle(&mut self.cards);
        let mut rest = &self.cards[..];
        self.places.iter().map(move |place| {
            let (dealt, left) = rest.split_at(place.size);
            rest = left;
            (place, dealt)
        })
    }

    /// Where the cards lie in this state.
    pub fn lie<G: Knows<Card = C>>(&self, game: &G) -> Vec<HiddenCard<C>> {
        let of_place = |place: &HiddenPlace<C>| {
            let about = place.about;
            let cards = game.lie_at(about).into_iter().enumerate();
            let unknown = cards.filter(|(_, card)| !place.known.contains(card));
            unknown.map(|(at, card)| HiddenCard { about, at, card }).collect::<Vec<_>>()
        };
        self.places.iter().flat_map(of_place).collect()
    }

    /// The places of which a seat can have facts: where `G` has ordered hands, each position of a
    /// hand comes before the whole.
    pub fn places<G: Knows<Card = C>>(&self) -> Vec<Place> {
        let each = |place: &HiddenPlace<C>| {
            let size = match place.about {
                Place::Hand { .. } if G::ORDERED_HANDS => place.known.len() + place.size,
                _ => 0,
            };
            let (about, seat) = (place.about, place.about.seat());
            let slot = move |at| seat.map(|seat| Place::Slot { seat, at });
            (0..size as u8).filter_map(slot).chain([about])
        };
        self.places.iter().flat_map(each).collect()
    }
}
