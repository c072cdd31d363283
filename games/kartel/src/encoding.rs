//! Kartel: a set is named card by card, from the lowest on.

use kit::encoding::{Episode, Planes, Spaces, around, by_seat, distance, option};
use kit::{Indexed as _, State as _, View};

use crate::{Card, Kartel, Move};

const CARDS: usize = Card::COUNT;
const PASS: usize = CARDS;
/// The set has no further card.
const DONE: usize = PASS + 1;

/// The most cards of a set, which need no `DONE`.
const MOST: usize = 5;

const LINES: usize = 10;

impl Spaces for Kartel {
    const ACTIONS: usize = DONE + 1;
    const PARTS: bool = true;
    const REMEMBERS: bool = false;
    const EVENTS: &'static [&'static str] =
        &["dealt", "hand", "played", "passed", "emptied", "round_over", "match_over"];

    fn action(action: usize) -> String {
        match action {
            PASS => "pass".to_owned(),
            DONE => "done".to_owned(),
            card => Card::from_index(card).to_string(),
        }
    }

    #[inline]
    fn part(_: View<'_, Self>, mv: Move, at: usize) -> Option<usize> {
        let mut bits = mv.cards().bits();
        if bits == 0 {
            return (at == 0).then_some(PASS);
        }
        for _ in 0..at {
            if bits == 0 {
                return None;
            }
            bits &= bits - 1;
        }
        match bits {
            0 => (at < MOST).then_some(DONE),
            _ => Some(bits.trailing_zeros() as usize),
        }
    }

    /// By 6.1 and 6.2: a whole hand counts several times, and is paid to each other seat. By 6.4 a
    /// round can be one victory instead.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        let table = fresh.table();
        let seats = table.standings.seats().get() as u32;
        let option = |name| option::<Self>(table, name);
        let hand = match (option("hand"), seats) {
            (0, 2) => option("two_seat_hand"),
            (0, _) => CARDS as u32 / seats,
            (hand, _) => hand,
        };
        let times = option("few_times").max(option("none_times"));
        let rounds = if episode == Episode::Match { option("rounds") } else { 1 };
        let by_victories = option("count") > 0;
        rounds * if by_victories { 1 } else { seats * hand * times }
    }

    #[inline]
    fn observe(view: View<'_, Self>, _: &Self::Memory, planes: &mut impl Planes) {
        let (table, own) = (view.table(), view.seat());
        let seats = table.standings.seats().get();
        planes.flags("hand", CARDS, view.private().hand.bits());
        planes.flags("last", CARDS, table.last.map_or(0, |last| last.cards().bits()));
        planes.one_of("line", LINES, table.last.map(|last| last.line() as usize));
        let by = table.last.and_then(|_| table.last_seat());
        planes.one_of("by", seats, by.map(|seat| distance(&table.standings, own, seat)));
        for (_, seat) in around(&table.standings, own) {
            planes.flags("played", CARDS, table.played[seat].bits());
        }
        let from = (&table.standings, own);
        by_seat(planes, ("passed", 1), from, |seat| table.passed.contains(seat).into());
        by_seat(planes, ("hand sizes", 30), from, |seat| table.hand_size(seat) as u8);
    }
}
