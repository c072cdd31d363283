//! Expert rules: play a joker that can be paid, pay all that is owed, and shed points; at two seats
//! get rid of cards that few others fit, as long as the draw pile is not short.

use kit::View;

use crate::{FRENCH, Face, JOKERS, KartuSama, Move, Table};

use super::chain::pays;

/// At two seats: what each remaining card that fits on the played one costs, in points. Among
/// novices it lifts the club player from 53 to 59 % of rounds; at more seats it gained nothing.
pub(super) const GOES_ON: i32 = 6;

pub(super) fn choose(view: View<'_, KartuSama>, moves: &[Move]) -> Move {
    let (table, places) = (view.table(), view.private().hand.places());
    let (seats, owed) = (table.standings.seats().get() as u32, u32::from(table.owed));
    let asked = u32::from(table.joker_asks());
    let last = table.options.joker_finish && table.hand_size(view.seat()) == 1;
    let goes_on = if goes_on(seats, table.draw_size()) { GOES_ON } else { 0 };
    let worth = |mv: &Move| {
        let Move::Play(face) = *mv else { return 0 };
        if face == Face::JOKER {
            let rest = places & FRENCH;
            // If it can be paid, it sheds the most; if cards are owed already, its points go at no
            // further cost. Drawing four for it, as at two seats, is no worse than drawing two and
            // keeping it.
            return match owed {
                0 if last || pays(rest, FRENCH, asked) => 10_000,
                0 if !dares(table) => -1,
                _ => 1,
            };
        }
        let rest = places & !(1 << face.index());
        let paid = owed > 1 && pays(rest, face.fits(), owed - 1);
        let fitting = (rest & face.fits() & !JOKERS).count_ones() as i32;
        1_000 + i32::from(paid) * 5_000 + table.options.points(face) - goes_on * fitting
    };
    moves.iter().copied().max_by_key(worth).unwrap_or(Move::Draw)
}

/// Whether [`GOES_ON`] applies: at two seats, as long as the draw pile is not short.
#[inline]
pub(super) fn goes_on(seats: u32, draw_size: usize) -> bool {
    seats == 2 && draw_size >= 4
}

/// Whether a joker may be played that cannot be paid: where this draws at most twice as many cards
/// as keeping it does.
#[inline]
pub(super) fn dares(table: &Table) -> bool {
    let (drawn, owing) = table.drawn();
    owing <= 2 * drawn
}
