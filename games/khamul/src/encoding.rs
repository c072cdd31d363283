//! Khamul: verbs, slots and seats. What a slot means follows from what is due: it is looked at,
//! switched, thrown or exchanged. An exchange is an own slot, a seat, and a slot of that seat.
//! Rearranging a row (khamul:8.1) is never listed, and is no action.

use kit::encoding::{Episode, Planes, Spaces, around, by_seat, distance, option};
use kit::{French, GameExt as _, Indexed as _, State as _, View};

use crate::{Khamul, Move, NamedSeat, Power, Stage, value};

/// How many cards there are, and so the most slots.
const CARDS: usize = French::COUNT;
const SEATS: usize = 8;

/// What is done without a slot.
const VERBS: [&str; 6] = ["khamul", "draw", "take", "discard", "done", "decline"];
const KHAMUL: usize = 0;
const DRAW: usize = 1;
const TAKE: usize = 2;
const DISCARD: usize = 3;
const DONE: usize = 4;
const DECLINE: usize = 5;
const SLOT: usize = VERBS.len();
/// A seat, by its distance in play order.
const SEAT: usize = SLOT + CARDS;

/// So many slots of each row are observed. Longer rows are rare, and their sizes are told.
const SLOTS: usize = 12;

/// In so many rounds of a match the other seats may get rid of all their cards.
const ROUNDS: u32 = 1_000;

impl Spaces for Khamul {
    const ACTIONS: usize = SEAT + SEATS;
    const PARTS: bool = true;
    const REMEMBERS: bool = true;
    const EVENTS: &'static [&'static str] = &[
        "dealt",
        "peeked",
        "turn",
        "passed",
        "announced",
        "drew",
        "took",
        "discarded",
        "switched",
        "threw",
        "received",
        "done",
        "looked",
        "gave",
        "exchanged",
        "declined",
        "arranged",
        "reshuffled",
        "turned_up",
        "round_over",
        "match_over",
    ];

    fn action(action: usize) -> String {
        match action {
            SEAT.. => format!("seat +{}", action - SEAT),
            SLOT.. => format!("slot {}", action - SLOT),
            verb => VERBS[verb].to_owned(),
        }
    }

    #[inline]
    fn part(view: View<'_, Self>, mv: Move, at: usize) -> Option<usize> {
        let standings = &view.table().standings;
        let seat = |named: NamedSeat| {
            let seat = named.seat(standings.seats()).expect("a legal move names a seat");
            SEAT + distance(standings, view.seat(), seat)
        };
        let part = match (mv, at) {
            (Move::Khamul, 0) => KHAMUL,
            (Move::Draw, 0) => DRAW,
            (Move::Take, 0) => TAKE,
            (Move::Discard, 0) => DISCARD,
            (Move::Done, 0) => DONE,
            (Move::Decline, 0) => DECLINE,
            (Move::Switch(slot) | Move::Snap(slot) | Move::Look(slot), 0)
            | (Move::Peek(slot, _), 0)
            | (Move::Peek(_, slot), 1)
            | (Move::Exchange(slot, ..), 0)
            | (Move::Exchange(.., slot), 2) => SLOT + slot.index(),
            (Move::Give(to), 0) | (Move::Exchange(_, to, _), 1) => seat(to),
            _ => return None,
        };
        Some(part)
    }

    /// By 7.1 to 7.5: all cards in one row, a false announcement, and the others without cards. A
    /// match has no bound where rows are emptied again and again: `ROUNDS` are counted.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        let (table, mut cards) = (fresh.table(), Vec::new());
        fresh.pool(&mut cards);
        let option = |name| option::<Self>(table, name);
        let row: u32 = cards.iter().map(|&card| u32::from(value(card))).sum();
        let round = (row + option("false_khamul")).max(option("missed"));
        let (rounds, target) =
            if episode == Episode::Match { (ROUNDS, option("target")) } else { (1, 0) };
        target + round + rounds * option("empty_row")
    }

    #[inline]
    fn observe(view: View<'_, Self>, memory: &Self::Memory, planes: &mut impl Planes) {
        let (table, own) = (view.table(), view.seat());
        let standings = &table.standings;
        let seats = standings.seats().get();
        let due = match table.stage {
            Stage::Look => 0,
            Stage::Start => 1,
            Stage::Drawn => 2,
            Stage::Taken(_) => 3,
            Stage::Power(waiting) => match Power::of(waiting.card) {
                Some(Power::Look) => 4,
                Some(Power::Give) => 5,
                _ => 6,
            },
            Stage::Snap | Stage::Reshuffle(_) => 7,
        };
        planes.one_of("due", 8, Some(due));
        // Also while the power of a card waits that was thrown meanwhile (4.7).
        let in_hand = match table.turn_stage() {
            Stage::Taken(card) => Some(card),
            _ => view.private().drawn,
        };
        planes.one_of("in hand", CARDS, in_hand.map(French::index));
        planes.one_of("top", CARDS, table.discard.top().map(French::index));
        let discard = planes.plane("discard", 1, CARDS);
        table.discard.cards().iter().for_each(|card| discard[card.index()] = 1);
        // By slot: 0 where the seat does not know the card, else its place in the deck, from 1.
        for (_, seat) in around(standings, own) {
            let row = planes.plane("row", CARDS as u8, SLOTS);
            for (slot, to) in row.iter_mut().enumerate().take(table.row_size(seat)) {
                *to = memory.card(seat, slot).map_or(0, |card| 1 + card.index() as u8);
            }
        }
        for (distance, seat) in around(standings, own) {
            let seen = planes.plane("seen by its owner", 1, SLOTS);
            for (slot, to) in seen.iter_mut().enumerate().take(table.row_size(seat)) {
                *to = (distance > 0 && memory.seen_by(seat, slot).contains(seat)).into();
            }
        }
        let from = (standings, own);
        by_seat(planes, ("row sizes", CARDS as u8), from, |seat| table.row_size(seat) as u8);
        let place = |seat| distance(standings, own, seat);
        planes.one_of("turn", seats, Some(place(table.turn)));
        planes.one_of("announcer", seats, table.announcer.map(place));
        let is_done = |seat| table.snap().is_some_and(|done| done.contains(seat));
        by_seat(planes, ("done", 1), from, |seat| is_done(seat).into());
        planes.number("draw", CARDS as u8, table.draw_size());
        planes.number("turns", u8::MAX, table.turns as usize);
    }
}
