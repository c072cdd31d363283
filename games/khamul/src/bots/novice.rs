//! Khamul: remembers what it was shown, and takes every other card for an average one. Replaces
//! high cards with low ones, throws only what it knows to match, and announces with five points or
//! less.

use std::cell::OnceCell;

use kit::{French, Rng, Seat, View};

use crate::{Khamul, Memory, Move, NamedSeat, Stage, matches, value};

pub(crate) fn choose(
    view: View<'_, Khamul>,
    memory: &Memory,
    rng: &mut Rng,
    moves: &[Move],
) -> Move {
    let known = Known { memory, average: OnceCell::new() };
    let all = moves.iter().map(|mv| (worth(view, &known, *mv), mv));
    let best = all.max_by_key(|&(worth, _)| worth);
    // In the first look, and where nothing is known, all moves are equal and chance decides.
    let worthless = best.is_none_or(|(worth, _)| worth == 0);
    let chosen = if worthless { rng.choose(moves) } else { best.map(|(_, mv)| mv) };
    chosen.copied().unwrap_or(Move::Done)
}

/// What a move gains, in tenths of a point and by rule of thumb; 0 if nothing is known about it.
fn worth(view: View<'_, Khamul>, known: &Known<'_>, mv: Move) -> i32 {
    const NEUTRAL: i32 = 1_000;
    let (table, me) = (view.table(), view.seat());
    let own = |slot: usize| known.points(me, slot);
    let highest = || (0..table.row_size(me)).map(own).max().unwrap_or(0);
    match mv {
        Move::Khamul => {
            let sum: i32 = (0..table.row_size(me)).map(own).sum();
            if sum <= 50 { NEUTRAL * 2 } else { 1 }
        }
        Move::Draw => NEUTRAL,
        // A card to take is known; one to draw may be better, or have a power.
        Move::Take => {
            let top = table.discard.top().map_or(0, tenths);
            NEUTRAL + highest() - top - 45
        }
        Move::Discard => NEUTRAL + 5,
        Move::Switch(slot) => {
            let card = match table.stage {
                Stage::Taken(card) => Some(card),
                _ => view.private().drawn,
            };
            NEUTRAL + own(slot.index()) - card.map_or(0, tenths)
        }
        Move::Snap(slot) => {
            let card = known.memory.card(me, slot.index()).filter(|&card| value(card) > 0);
            let by_value = table.options.by_value;
            let fits =
                |card: French| table.discard.top().is_some_and(|top| matches(by_value, card, top));
            if card.is_some_and(fits) { NEUTRAL + own(slot.index()) } else { 1 }
        }
        Move::Look(slot) if known.memory.card(me, slot.index()).is_none() => NEUTRAL + 1,
        Move::Give(to) => NEUTRAL + 100 - smallness(view, to),
        Move::Exchange(slot, other, other_slot) => {
            let other = other.seat(table.standings.seats()).unwrap_or(me);
            let gain = own(slot.index()) - known.points(other, other_slot.index());
            NEUTRAL + gain - 20
        }
        Move::Done | Move::Decline => NEUTRAL,
        Move::Peek(..) | Move::Look(_) | Move::Arrange(_) => 0,
    }
}

/// How many cards a seat has; a black queen goes to the one with the fewest.
fn smallness(view: View<'_, Khamul>, seat: NamedSeat) -> i32 {
    let seat = seat.seat(view.table().standings.seats());
    seat.map_or(0, |seat| view.table().row_size(seat) as i32)
}

struct Known<'a> {
    memory: &'a Memory,
    /// Made once somebody asks; in tenths.
    average: OnceCell<i32>,
}

impl Known<'_> {
    /// In tenths; the average if the seat does not know the slot.
    fn points(&self, seat: Seat, slot: usize) -> i32 {
        let average = || {
            let unknown = self.memory.unknown();
            let sum = || unknown.iter().map(tenths).sum::<i32>();
            if unknown.is_empty() { 65 } else { sum() / unknown.len() as i32 }
        };
        let card = self.memory.card(seat, slot);
        card.map_or_else(|| *self.average.get_or_init(average), tenths)
    }
}

fn tenths(card: French) -> i32 {
    10 * i32::from(value(card))
}
