//! Worlds of Krass Kariert: full positions that a view allows.

use kit::{BySeat, HiddenCard, Knows as _, Rng, Seat, View};

use super::super::cards::{Card, Face, HAND_MAX, Hand, Pile, Unseen};
use super::super::{KrassKariert, Private, Table, plays_of};
use super::Memory;

/// How often the hand of the seat on turn is drawn again if it could not play; after that something
/// that it can play is put in.
const TRIES: u32 = 256;

/// A world, drawn at random: the cards that the view does not show lie anywhere. Only the seat on
/// turn has something that it may play if it has no reserve card, since it would have lost at once
/// (3.4).
pub(super) fn determinize(
    view: View<'_, KrassKariert>,
    memory: &Memory,
    rng: &mut Rng,
) -> KrassKariert {
    let (table, own) = (view.table(), view.private());
    let seats = table.standings.seats();
    let mut privates = BySeat::all(Private::EMPTY);
    privates[view.seat()] = *own;
    let mut unseen = Unseen::new(&KrassKariert::hidden(view, memory).cards);
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

impl KrassKariert {
    /// Lays anew the cards of which a seat that is on turn does not know where they lie, exchanged
    /// among one another.
    pub fn lay(&mut self, hidden: &[HiddenCard<Card>]) {
        self.draw = Pile::EMPTY;
        for &HiddenCard { about, at, card } in hidden {
            match about.seat() {
                Some(seat) => {
                    self.privates[seat].hand.remove(at, 1);
                    self.privates[seat].hand.insert(at, card);
                }
                None => self.draw.push(card),
            }
        }
    }
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
