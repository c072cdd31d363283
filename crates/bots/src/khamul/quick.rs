//! How seats play in playouts: by the club's rules, with what they have seen.

use engine::khamul::{Move, Power, Slot, Stage, Table};
use engine::{French, Game as _, Indexed as _, Khamul, Rng, Seat, SeatSet, ToAct, View};

use super::ears::{Ears, SLOTS, bit, key};
use super::rules::{AVERAGE, Known, LOW, points};

/// One decision in so many is left to chance: to take or draw, and what to switch.
const CHANCE: u32 = 12;

/// After so many turns of each seat a row may count one point more for each further one, so that
/// every playout ends.
const PATIENCE: i32 = 12;

/// What a slot of another seat counts that its owner has seen and kept, in tenths.
const KEPT: i32 = 45;

pub(crate) fn choose(view: View<'_, Khamul>, ears: &Ears, rng: &mut Rng) -> Move {
    let (table, me) = (view.table(), view.seat());
    match table.stage {
        Stage::Snap => {
            let top = table.discard.top();
            top.and_then(|top| known(table, ears, me).throw(top)).map_or(Move::Done, Move::Snap)
        }
        Stage::Start => start(table, ears, me, rng),
        Stage::Drawn => match view.private().drawn {
            Some(card) => drawn(&known(table, ears, me), card, rng),
            None => Move::Discard,
        },
        Stage::Taken(card) => {
            let row = known(table, ears, me);
            let slot = row.best_switch(card).map_or(Slot::at(0), |(slot, _)| slot);
            Move::Switch(slot)
        }
        Stage::Power(_) => power(table, ears, me, rng),
        Stage::Look | Stage::Reshuffle(_) => Move::Peek(Slot::at(0), Slot::at(1)),
    }
}

/// Whoever knows of nothing to throw is done with a snap, all at once.
#[inline]
pub(crate) fn hurry(game: &mut Khamul, ears: &mut Ears) -> u32 {
    let table = game.table();
    if table.stage != Stage::Snap {
        return 0;
    }
    let (ToAct::Seats(seats), Some(top)) = (Khamul::to_act(table), table.discard.top()) else {
        return 0;
    };
    let key = key(top, table.options.by_value);
    let is_idle = |&seat: &Seat| !ears.row(seat).may_throw(key, bit(seat));
    let idle: SeatSet = seats.iter().filter(is_idle).collect();
    idle.iter().for_each(|seat| game.play_unchecked(seat, Move::Done, ears));
    idle.len() as u32
}

/// The own row, as far as the seat has seen it.
#[inline]
fn known(table: &Table, ears: &Ears, me: Seat) -> Known {
    Known::seen(ears.row(me), table.row_size(me), bit(me), table)
}

fn start(table: &Table, ears: &Ears, me: Seat, rng: &mut Rng) -> Move {
    let row = known(table, ears, me);
    let turns = table.turns as i32 / table.standings.seats().get() as i32;
    let low = LOW + 10 * (turns - PATIENCE).max(0);
    if table.announcer.is_none() && row.sum() <= low {
        return Move::Khamul;
    }
    let can_draw = table.draw_size() > 0 || table.discard.len() > 1;
    match table.discard.top().filter(|_| table.row_size(me) > 0) {
        None => Move::Draw,
        Some(_) if !can_draw => Move::Take,
        Some(top) => {
            let gain = row.take_gain(top);
            let takes = gain > 0 || gain > -20 && rng.below(CHANCE) == 0;
            if takes { Move::Take } else { Move::Draw }
        }
    }
}

fn drawn(row: &Known, card: French, rng: &mut Rng) -> Move {
    if row.len() > 0 && rng.below(CHANCE) == 0 {
        let slot = rng.index(row.len() + 1);
        // Not for a better one.
        if slot < row.len() && row.switch_gain(slot, card) > -20 {
            return Move::Switch(Slot::at(slot));
        }
    }
    match row.best_switch(card) {
        Some((slot, gain)) if gain > row.discard_gain(card) => Move::Switch(slot),
        _ => Move::Discard,
    }
}

fn power(table: &Table, ears: &Ears, me: Seat, rng: &mut Rng) -> Move {
    match table.power() {
        Some(Power::Look) => {
            known(table, ears, me).first_unknown().map_or(Move::Decline, Move::Look)
        }
        Some(Power::Give) => {
            let seats = table.standings.seats();
            let others = seats.seats().filter(|&seat| seat != me);
            // The shortest row, of equals the first after a random seat.
            let from = rng.index(seats.get());
            let distance = |seat: Seat| (seat.index() + seats.get() - from) % seats.get();
            let to = others.min_by_key(|&seat| (table.row_size(seat), distance(seat)));
            to.map_or(Move::Decline, |to| Move::Give(to.into()))
        }
        _ => exchange(table, ears, me),
    }
}

/// Exchanges the worst slot for the one that seems best, if that is better.
fn exchange(table: &Table, ears: &Ears, me: Seat) -> Move {
    let Some((own, most)) = known(table, ears, me).worst() else { return Move::Decline };
    let (mut best, mut chosen) = (most - 5, Move::Decline);
    for other in table.standings.seats().seats().filter(|&seat| seat != me) {
        let row = ears.row(other);
        for slot in 0..table.row_size(other).min(SLOTS) {
            let seen = row.seen[slot];
            let estimate = if seen & bit(me) != 0 {
                points(French::from_index(usize::from(row.cards[slot])))
            } else if seen & bit(other) != 0 {
                KEPT
            } else {
                AVERAGE
            };
            if estimate < best {
                best = estimate;
                chosen = Move::Exchange(own, other.into(), Slot::at(slot));
            }
        }
    }
    chosen
}
