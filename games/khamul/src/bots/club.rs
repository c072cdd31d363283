//! Club players remember everything, count pairs, throw only what matches, and announce when they
//! know that their row is low.

use std::cmp::Reverse;

use kit::{Seat, View};

use crate::{Khamul, Memory, Move, Power, Slot, Stage, matches};

use super::belief;
use super::rules::{AVERAGE, KnownRow, low, points};

/// In how many of 100 cases a row must be low to be announced (6.1).
const SURE: usize = 90;

const EXCHANGES: usize = 8;

/// What a slot counts that another seat has seen and kept, in tenths.
const KEPT: i32 = 45;

pub(crate) fn choose(view: View<'_, Khamul>, memory: &Memory, moves: &[Move]) -> Move {
    let (table, me) = (view.table(), view.seat());
    let row = known(view, memory, me);
    let chosen = match table.stage {
        Stage::Start => {
            let take = table.discard.top().map_or(-1, |top| row.take_gain(top));
            if moves.contains(&Move::Khamul) && is_low(view, memory) {
                Move::Khamul
            } else if take > 0 {
                Move::Take
            } else {
                Move::Draw
            }
        }
        Stage::Drawn => view.private().drawn.map_or(Move::Discard, |card| {
            let switch = row.best_switch(card);
            let better = switch.filter(|&(_, gain)| gain > row.discard_gain(card));
            better.map_or(Move::Discard, |(slot, _)| Move::Switch(slot))
        }),
        Stage::Taken(card) => {
            row.best_switch(card).map_or(Move::Discard, |(slot, _)| Move::Switch(slot))
        }
        Stage::Snap => {
            let top = table.discard.top();
            top.and_then(|top| row.throw(top)).map_or(Move::Done, Move::Snap)
        }
        Stage::Power(_) => match table.power() {
            Some(Power::Look) => row.first_unknown().map_or(Move::Decline, Move::Look),
            Some(Power::Give) => give(view, memory),
            _ => {
                let best = moves.iter().max_by_key(|&&mv| exchange_gain(view, memory, &row, mv));
                best.copied().unwrap_or(Move::Decline)
            }
        },
        Stage::Look | Stage::Reshuffle(_) => moves[0],
    };
    if moves.contains(&chosen) { chosen } else { moves[moves.len() - 1] }
}

fn known(view: View<'_, Khamul>, memory: &Memory, seat: Seat) -> KnownRow {
    let table = view.table();
    let mut row = KnownRow::new(table.row_size(seat), average(memory), table);
    if memory.remembers(table) {
        for slot in 0..row.len() {
            if let Some(card) = memory.card(seat, slot) {
                row.know(slot, card);
            }
        }
    }
    row
}

/// In tenths.
fn average(memory: &Memory) -> i32 {
    let unknown = memory.unknown();
    let sum: i32 = unknown.iter().map(points).sum();
    if unknown.is_empty() { AVERAGE } else { sum / unknown.len() as i32 }
}

/// Whether the row is certainly, or almost certainly, low enough to announce.
pub(crate) fn is_low(view: View<'_, Khamul>, memory: &Memory) -> bool {
    let row = known(view, memory, view.seat());
    if row.len() < view.table().row_size(view.seat()) {
        return false;
    }
    let Some(unknown) = row.first_unknown() else { return row.sum() <= low(view.table()) };
    let others = (0..row.len()).filter(|&slot| slot != unknown.index());
    let mut sum = 0;
    for slot in others {
        match row.card(slot) {
            Some(card) => sum += points(card),
            None => return false,
        }
    }
    let cards = memory.unknown();
    let low = cards.iter().filter(|&card| sum + points(card) <= low(view.table())).count();
    !cards.is_empty() && 100 * low >= SURE * cards.len()
}

/// In tenths.
fn estimate(memory: &Memory, other: Seat, slot: usize) -> i32 {
    match memory.card(other, slot) {
        Some(card) => points(card),
        None if memory.seen_by(other, slot).contains(other) => {
            let back = memory.back(other, slot).map(|back| belief::most(memory, back));
            back.map_or(KEPT, |most| KEPT.min(6 * i32::from(most)))
        }
        None => average(memory),
    }
}

/// A black queen goes to the seat that is likely to be lowest.
fn give(view: View<'_, Khamul>, memory: &Memory) -> Move {
    let table = view.table();
    let sum = |seat: Seat| -> i32 {
        (0..table.row_size(seat)).map(|slot| estimate(memory, seat, slot)).sum()
    };
    let others = table.standings.seats().seats().filter(|&seat| seat != view.seat());
    let lowest = others.min_by_key(|&seat| sum(seat));
    lowest.map_or(Move::Decline, |seat| Move::Give(seat.into()))
}

/// In tenths.
fn exchange_gain(view: View<'_, Khamul>, memory: &Memory, row: &KnownRow, mv: Move) -> i32 {
    let seats = view.table().standings.seats();
    match mv {
        Move::Exchange(slot, other, other_slot) if slot.index() < row.len() => {
            let estimate = |other| estimate(memory, other, other_slot.index());
            row.points(slot.index()) - other.seat(seats).map_or(AVERAGE, estimate)
        }
        Move::Decline => 5,
        _ => i32::MIN,
    }
}

pub(crate) fn prune(view: View<'_, Khamul>, memory: &Memory, moves: &mut Vec<Move>) {
    let (table, me) = (view.table(), view.seat());
    let row = known(view, memory, me);
    match table.stage {
        Stage::Look => moves.truncate(1),
        Stage::Start if !is_low(view, memory) => moves.retain(|&mv| mv != Move::Khamul),
        Stage::Drawn | Stage::Taken(_) => {
            // One of the unknown slots that the same seats have seen.
            let seen = |slot: Slot| memory.seen_by(me, slot.index());
            let is_new = |slot: Slot| {
                let mut before = (0..slot.index().min(row.len())).map(Slot::at);
                !before.any(|it| row.card(it.index()).is_none() && seen(it) == seen(slot))
            };
            moves.retain(|&mv| match mv {
                Move::Switch(slot) if slot.index() < row.len() => {
                    row.card(slot.index()).is_some() || is_new(slot)
                }
                Move::Switch(_) => false,
                _ => true,
            });
        }
        Stage::Snap => {
            let Some(top) = table.discard.top() else { return };
            let by_value = table.options.by_value;
            let fits = |slot: Slot| {
                let card = row.card(slot.index());
                card.is_some_and(|card| matches(by_value, card, top))
            };
            // Throwing a card that counts is never worse than keeping it.
            let throw = row.throw(top);
            moves.retain(|&mv| match (mv, throw) {
                (Move::Snap(slot), Some(throw)) => slot == throw,
                (_, Some(_)) => false,
                (Move::Snap(slot), None) => slot.index() < row.len() && fits(slot),
                (_, None) => true,
            });
        }
        Stage::Power(_) => match table.power() {
            Some(Power::Look) => {
                let unknown = row.first_unknown();
                moves.retain(|&mv| unknown.map_or(Move::Decline, Move::Look) == mv);
            }
            Some(Power::Exchange) => {
                moves.sort_by_key(|&mv| Reverse(exchange_gain(view, memory, &row, mv)));
                moves.retain(|&mv| mv != Move::Decline);
                moves.truncate(EXCHANGES);
                moves.push(Move::Decline);
            }
            _ => {}
        },
        _ => {}
    }
}
