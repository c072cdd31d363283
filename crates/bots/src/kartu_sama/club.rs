//! Expert rules: play a joker that can be paid, pay all that is owed, and shed points; at two seats
//! get rid of cards that few others fit, as long as the draw pile is not short.

use engine::kartu_sama::{FRENCH, Face, JOKERS, Move};
use engine::{KartuSama, View};

use super::chain::pays;

/// At two seats: what each remaining card that fits on the played one costs, in points. Among
/// novices it lifts the club player from 53 to 59 % of rounds; at more seats it gained nothing.
pub(super) const GOES_ON: i32 = 6;

/// The move of the club player, of all legal ones.
pub(super) fn choose(view: View<'_, KartuSama>, moves: &[Move]) -> Move {
    let (table, places) = (view.table(), view.private().hand.places());
    let (seats, owed) = (table.standings.seats().get() as u32, u32::from(table.owed));
    let last = table.options.joker_finish && table.hand_size(view.seat()) == 1;
    let goes_on = if goes_on(seats, table.draw_size()) { GOES_ON } else { 0 };
    let worth = |mv: &Move| {
        let Move::Play(face) = *mv else { return 0 };
        if face == Face::JOKER {
            let rest = places & FRENCH;
            // If it can be paid, it sheds the most; if cards are owed already, its 20 points go at
            // no further cost. At two seats drawing four for it is no worse than drawing two and
            // keeping it.
            return match owed {
                0 if last || pays(rest, FRENCH, seats) => 10_000,
                0 if seats > 2 => -1,
                _ => 1,
            };
        }
        let rest = places & !(1 << face.index());
        let paid = owed > 1 && pays(rest, face.fits(), owed - 1);
        let fitting = (rest & face.fits() & !JOKERS).count_ones() as i32;
        1_000 + i32::from(paid) * 5_000 + face.points() - goes_on * fitting
    };
    moves.iter().copied().max_by_key(worth).unwrap_or(Move::Draw)
}

/// Whether [`GOES_ON`] applies: at two seats, as long as the draw pile is not short.
#[inline]
pub(super) fn goes_on(seats: u32, draw_size: usize) -> bool {
    seats == 2 && draw_size >= 4
}
