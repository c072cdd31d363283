//! Which suits a seat has none of, since it did not follow them (3.2), and deals of the unseen
//! cards that agree with that.

use kit::{BySeat, CardSet, French, Rng, Seat, Suit};

use super::super::{Public, SEATS, of_suit};

/// What a seat keeps of a round.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The cards that each seat cannot hold.
    lacks: BySeat<CardSet<French>, SEATS>,
    /// The suit that was led to the trick.
    led: Option<Suit>,
}

impl Memory {
    /// The cards that a seat cannot hold, since it did not follow their suit.
    pub fn lacks(&self, seat: Seat) -> CardSet<French> {
        self.lacks[seat]
    }

    pub(super) fn hear(&mut self, event: &Public) {
        match *event {
            Public::Dealt { .. } => *self = Self::default(),
            Public::Played { seat, card } => {
                let led = *self.led.get_or_insert(card.suit());
                if led != card.suit() {
                    self.lacks[seat] = self.lacks[seat].with(of_suit(led));
                }
            }
            Public::Taken { .. } => self.led = None,
            Public::RoundOver(_) | Public::MatchOver(_) => {}
        }
    }

    fn allows(&self, card: French, place: Option<Seat>) -> bool {
        place.is_none_or(|seat| !self.lacks[seat].contains(card))
    }
}

/// How many pairs of cards change places in a deal, for each card.
const SWAPS: usize = 4;

/// Deals these cards to the seats, so many to each, and puts the rest aside (`None`): a deal that
/// the memory allows, nearly as likely as any other.
pub(super) fn deal(
    cards: CardSet<French>,
    sizes: &[(Seat, usize)],
    memory: &Memory,
    rng: &mut Rng,
) -> Vec<(French, Option<Seat>)> {
    let mut cards: Vec<French> = cards.iter().collect();
    let mut dealt = loop {
        rng.shuffle(&mut cards);
        // The true deal is one of those that are tried.
        if let Some(dealt) = tried(&cards, sizes, memory) {
            break dealt;
        }
    };
    if sizes.iter().all(|&(seat, _)| memory.lacks[seat].is_empty()) {
        return dealt;
    }
    for _ in 0..SWAPS * dealt.len() {
        let (one, other) = (rng.index(dealt.len()), rng.index(dealt.len()));
        let ((card, place), (next, to)) = (dealt[one], dealt[other]);
        if memory.allows(card, to) && memory.allows(next, place) {
            (dealt[one].1, dealt[other].1) = (to, place);
        }
    }
    dealt
}

/// Gives each seat, those first that can hold the fewest, the first cards that it can hold; `None`
/// if they do not suffice.
fn tried(
    cards: &[French],
    sizes: &[(Seat, usize)],
    memory: &Memory,
) -> Option<Vec<(French, Option<Seat>)>> {
    let mut dealt: Vec<(French, Option<Seat>)> = cards.iter().map(|&card| (card, None)).collect();
    let mut sizes = sizes.to_vec();
    let can_hold = |seat| cards.iter().filter(|&&card| memory.allows(card, Some(seat))).count();
    sizes.sort_by_key(|&(seat, size)| can_hold(seat) - size.min(can_hold(seat)));
    for (seat, size) in sizes {
        let free = |(card, place): &&mut (French, Option<Seat>)| {
            place.is_none() && memory.allows(*card, Some(seat))
        };
        let mut left = size;
        for (_, place) in dealt.iter_mut().filter(free).take(size) {
            *place = Some(seat);
            left -= 1;
        }
        if left > 0 {
            return None;
        }
    }
    Some(dealt)
}
