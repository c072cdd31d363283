//! The playout policy: the club player's rules, applied to what a seat has seen.

use kit::{French, Game as _, Indexed as _, Rng, Seat, SeatSet, State as _, ToAct, View};

use crate::{Khamul, Move, Power, Slot, Stage, Table};

use super::observer::{Observer, SLOTS, bit, key};
use super::rules::{AVERAGE, KnownRow, low, points};

/// One in this many decisions is random: whether to take or draw, and what to switch.
const CHANCE: u32 = 12;

/// After this many turns of each seat, a row may count one more point for each further turn, so
/// that every playout ends.
const PATIENCE: i32 = 12;

/// What a slot counts that another seat has seen and kept, in tenths.
const KEPT: i32 = 45;

pub(crate) fn choose(view: View<'_, Khamul>, observer: &Observer, rng: &mut Rng) -> Move {
    let (table, me) = (view.table(), view.seat());
    match table.stage {
        Stage::Snap => {
            let top = table.discard.top();
            top.and_then(|top| known(table, observer, me).throw(top)).map_or(Move::Done, Move::Snap)
        }
        Stage::Start => start(table, observer, me, rng),
        Stage::Drawn => match view.private().drawn {
            Some(card) => drawn(&known(table, observer, me), card, rng),
            None => Move::Discard,
        },
        Stage::Taken(card) => {
            let row = known(table, observer, me);
            let slot = row.best_switch(card).map_or(Slot::at(0), |(slot, _)| slot);
            Move::Switch(slot)
        }
        Stage::Power(_) => power(table, observer, me, rng),
        Stage::Look | Stage::Reshuffle(_) => Move::Peek(Slot::at(0), Slot::at(1)),
    }
}

/// Plays `done` for every seat that knows of nothing to throw in a snap; returns how many.
#[inline]
pub(crate) fn finish_snap(game: &mut Khamul, observer: &mut Observer) -> u32 {
    let table = game.table();
    if table.stage != Stage::Snap {
        return 0;
    }
    let (ToAct::Seats(seats), Some(top)) = (Khamul::to_act(table), table.discard.top()) else {
        return 0;
    };
    let key = key(top, table.options.by_value);
    let is_idle = |&seat: &Seat| !observer.row(seat).may_throw(key, bit(seat));
    let idle: SeatSet = seats.iter().filter(is_idle).collect();
    idle.iter().for_each(|seat| game.play_unchecked(seat, Move::Done, observer));
    idle.len() as u32
}

#[inline]
fn known(table: &Table, observer: &Observer, me: Seat) -> KnownRow {
    KnownRow::seen(observer.row(me), table.row_size(me), bit(me), table)
}

fn start(table: &Table, observer: &Observer, me: Seat, rng: &mut Rng) -> Move {
    let row = known(table, observer, me);
    let turns = table.turns as i32 / table.standings.seats().get() as i32;
    let low = low(table) + 10 * (turns - PATIENCE).max(0);
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

fn drawn(row: &KnownRow, card: French, rng: &mut Rng) -> Move {
    if row.len() > 0 && rng.below(CHANCE) == 0 {
        let slot = rng.index(row.len() + 1);
        // But not in place of a better card.
        if slot < row.len() && row.switch_gain(slot, card) > -20 {
            return Move::Switch(Slot::at(slot));
        }
    }
    match row.best_switch(card) {
        Some((slot, gain)) if gain > row.discard_gain(card) => Move::Switch(slot),
        _ => Move::Discard,
    }
}

fn power(table: &Table, observer: &Observer, me: Seat, rng: &mut Rng) -> Move {
    match table.power() {
        Some(Power::Look) => {
            known(table, observer, me).first_unknown().map_or(Move::Decline, Move::Look)
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
        _ => exchange(table, observer, me),
    }
}

/// Exchanges the worst own slot for the one that seems best, if that is better.
fn exchange(table: &Table, observer: &Observer, me: Seat) -> Move {
    let Some((own, most)) = known(table, observer, me).worst() else { return Move::Decline };
    let (mut best, mut chosen) = (most - 5, Move::Decline);
    for other in table.standings.seats().seats().filter(|&seat| seat != me) {
        let row = observer.row(other);
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
