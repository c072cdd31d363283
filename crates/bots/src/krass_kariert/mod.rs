//! How bots play Krass Kariert.

mod club;
mod novice;
mod row;

use engine::{Game, KrassKariert, Rng, Seat, View};

use crate::policy::Policy;

/// In how many of 100 decisions a quick player does anything.
const ANYTHING: u32 = 10;

impl Policy for KrassKariert {
    type Ears = ();

    fn low_wins(_: &Self::Table) -> bool {
        false
    }

    fn ears(_: View<'_, Self>, _: &Self::Memory, _: &Self) {}

    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, memory, rng, moves)
    }

    fn club(view: View<'_, Self>, _: &Self::Memory, _: &mut Rng, _: &[Self::Move]) -> Self::Move {
        club::choose(view)
    }

    fn narrow(view: View<'_, Self>, _: &Self::Memory, moves: &mut Vec<Self::Move>) {
        club::narrow(view, moves);
    }

    /// Only whether it pays a chip (7.4): who plays well otherwise gains nothing by it.
    fn payoff(game: &Self, seat: Seat) -> i32 {
        let table = game.table();
        let standings = Self::standings(table);
        let scores = standings.round_scores().unwrap_or(standings.scores());
        scores[seat.index()]
    }

    fn quick(view: View<'_, Self>, (): &(), rng: &mut Rng, _: &mut Vec<Self::Move>) -> Self::Move {
        club::quick(view, rng, ANYTHING)
    }
}
