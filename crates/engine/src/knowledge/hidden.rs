//! A game's one description of the cards that a seat does not see. Imagined worlds, the lens and
//! the tests that exchange hidden cards follow from it.

use super::Knows;
use super::lens::Place;
use crate::rng::Rng;

/// The cards whose location a seat does not know, and the places that hold them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden<C> {
    /// The cards, as many as the places' sizes add up to.
    pub cards: Vec<C>,
    /// The places whose cards the seat does not see, in the order of its facts.
    pub places: Vec<HiddenPlace<C>>,
}

/// A place whose cards a seat does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenPlace<C> {
    /// The place.
    pub about: Place,
    /// The cards that the seat knows to be there, in any order.
    pub known: Vec<C>,
    /// The number of other cards there.
    pub size: usize,
}

/// The location of a card that a seat cannot place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenCard<C> {
    /// The place.
    pub about: Place,
    /// The position there, from 0.
    pub at: usize,
    /// The card.
    pub card: C,
}

impl<C> HiddenPlace<C> {
    /// A place where the seat knows no card.
    pub fn unknown(about: Place, size: usize) -> Self {
        Self { about, known: Vec::new(), size }
    }
}

impl<C: Copy + PartialEq> Hidden<C> {
    /// Shuffles the cards and deals them to the places in order. Yields each place with the cards
    /// dealt to it; its known cards are not among them.
    pub fn deal(&mut self, rng: &mut Rng) -> impl Iterator<Item = (&HiddenPlace<C>, &[C])> {
        rng.shuffle(&mut self.cards);
        let mut rest = &self.cards[..];
        self.places.iter().map(move |place| {
            let (dealt, left) = rest.split_at(place.size);
            rest = left;
            (place, dealt)
        })
    }

    /// The locations of the cards in this state.
    pub fn lie<G: Knows<Card = C>>(&self, game: &G) -> Vec<HiddenCard<C>> {
        let of_place = |place: &HiddenPlace<C>| {
            let about = place.about;
            let cards = game.lie_at(about).into_iter().enumerate();
            let unknown = cards.filter(|(_, card)| !place.known.contains(card));
            unknown.map(|(at, card)| HiddenCard { about, at, card }).collect::<Vec<_>>()
        };
        self.places.iter().flat_map(of_place).collect()
    }

    /// The places that facts can be about. If `G` has ordered hands, the positions of a hand
    /// precede the hand.
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
