//! Worlds of Krass Kariert: full positions that a view allows.

use kit::{BySeat, Rng, Seat, View};

use super::super::cards::{Card, Face, HAND_MAX, Hand, Pile, Unseen};
use super::super::{KrassKariert, Private, Table, plays_of};

/// How often the hand of the seat on turn is drawn again if it could not play; after that something
/// that it can play is put in.
const TRIES: u32 = 256;

/// A world, drawn at random: the cards that the view does not show lie anywhere. Only the seat on
/// turn has something that it may play if it has no reserve card, since it would have lost at once
/// (3.4).
pub(super) fn determinize(view: View<'_, KrassKariert>, rng: &mut Rng) -> KrassKariert {
    let (table, own) = (view.table(), view.private());
    let seats = table.standings.seats();
    let mut privates = BySeat::all(Private::EMPTY);
    privates[view.seat()] = *own;
    let mut unseen = unseen(table, view.seat(), own);
    let turn = table.turn;
    let other_acts = turn != view.seat() && table.is_playing();
    let must_play = other_acts && table.drawing().is_none() && table.reserves[turn].is_empty();
    if must_play {
        let hand = hand_that_plays(table, &mut unseen, rng);
        let plays = plays_of(hand, table).expect("a hand that plays");
        privates[turn] = Private { hand, plays, ..Private::EMPTY };
    }
    if other_acts && table.drawing().is_some() {
        privates[turn].drawn = unseen.draw(rng);
    }
    for seat in seats.seats() {
        if seat != view.seat() && !(must_play && seat == turn) {
            privates[seat].hand = hand(table, seat, &mut unseen, rng);
        }
    }
    let mut draw = Pile::EMPTY;
    for _ in 0..table.draw_size {
        draw.push(unseen.draw(rng));
    }
    KrassKariert { table: table.clone(), privates, draw }
}

/// A card that a seat does not see, in a world.
#[derive(Clone, Copy, Debug)]
pub struct Hidden {
    /// In whose hand it lies; `None` in the draw pile.
    pub seat: Option<Seat>,
    /// At which position.
    pub at: usize,
    /// What it is.
    pub card: Card,
}

impl KrassKariert {
    /// The cards that `seat`, which is on turn, does not see.
    pub fn hidden_from(&self, seat: Seat) -> Vec<Hidden> {
        let others = self.table.standings.seats().seats().filter(|&other| other != seat);
        let of_hand = |other: Seat| {
            let cards = self.privates[other].hand.cards().enumerate();
            let unknown = cards.filter(move |&(at, _)| self.table.known(other, at).is_none());
            unknown.map(move |(at, card)| Hidden { seat: Some(other), at, card })
        };
        let draw = self.draw.cards().iter().enumerate();
        let draw = draw.map(|(at, &card)| Hidden { seat: None, at, card });
        others.flat_map(of_hand).chain(draw).collect()
    }

    /// Lays the cards of [`hidden_from`](Self::hidden_from) anew, exchanged among one another.
    pub fn lay(&mut self, hidden: &[Hidden]) {
        self.draw = Pile::EMPTY;
        for &Hidden { seat, at, card } in hidden {
            match seat {
                Some(seat) => {
                    self.privates[seat].hand.remove(at, 1);
                    self.privates[seat].hand.insert(at, card);
                }
                None => self.draw.push(card),
            }
        }
    }
}

/// The cards that a seat does not see.
pub(in super::super) fn unseen(table: &Table, seat: Seat, own: &Private) -> Unseen {
    let mut seen = table.played;
    own.hand.cards().chain(own.drawn.some()).for_each(|card| seen.insert(card));
    for other in table.standings.seats().seats() {
        table.reserves[other].cards().for_each(|card| seen.insert(card));
        if other != seat {
            table.known[other].cards().filter_map(Card::some).for_each(|card| seen.insert(card));
        }
    }
    Unseen::new(table.options.deck().without(seen))
}

/// A hand of which some cards are known to all.
#[inline]
fn hand(table: &Table, seat: Seat, unseen: &mut Unseen, rng: &mut Rng) -> Hand {
    let mut hand = table.known[seat];
    let open = hand.held();
    for at in (0..table.hand_size(seat)).filter(|at| open >> at & 1 == 0) {
        hand.put(at, unseen.draw(rng));
    }
    hand
}

/// A hand for the seat on turn, with something that it may play (3.4). Every such hand is as likely
/// as the others, unless none was met in many tries.
fn hand_that_plays(table: &Table, unseen: &mut Unseen, rng: &mut Rng) -> Hand {
    for _ in 0..TRIES {
        let hand = hand(table, table.turn, unseen, rng);
        if plays_of(hand, table).is_some() {
            return hand;
        }
        unseen.put_back();
    }
    repaired_hand(table, unseen, rng)
}

/// A hand for the seat on turn into which a play was put: the first that there are cards for,
/// beginning at a random place.
pub(in super::super) fn repaired_hand(table: &Table, unseen: &mut Unseen, rng: &mut Rng) -> Hand {
    let size = table.hand_size(table.turn);
    let known = table.known[table.turn];
    let start = rng.index(size);
    for count in 1..=3 {
        for first in (0..size).map(|at| (start + at) % size).filter(|first| first + count <= size) {
            let mut fixed = [None; HAND_MAX];
            let window = first..first + count;
            for at in window.clone() {
                fixed[at] = known.card(at).some();
            }
            if place(table, window.start, window.end, &mut fixed, unseen) {
                let mut hand = Hand::EMPTY;
                for (at, fixed) in fixed.iter().enumerate().take(size) {
                    let card = fixed.or(known.card(at).some());
                    hand.put(at, card.unwrap_or_else(|| unseen.draw(rng)));
                }
                return hand;
            }
            unseen.put_back();
        }
    }
    unreachable!("the seat on turn has something to play in the true position")
}

/// Tries to complete the window from `at` to `end` with unseen cards, so that it may be played.
fn place(
    table: &Table,
    at: usize,
    end: usize,
    fixed: &mut [Option<Card>; HAND_MAX],
    unseen: &mut Unseen,
) -> bool {
    if at == end {
        let hand: Hand = fixed.iter().copied().flatten().collect();
        return plays_of(hand, table).is_some();
    }
    if fixed[at].is_some() {
        return place(table, at + 1, end, fixed, unseen);
    }
    for face in Face::all() {
        let Some(card) = unseen.draw_face(face) else { continue };
        fixed[at] = Some(card);
        if place(table, at + 1, end, fixed, unseen) {
            return true;
        }
        unseen.undo();
    }
    fixed[at] = None;
    false
}
