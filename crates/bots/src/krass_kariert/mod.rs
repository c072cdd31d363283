//! How bots play Krass Kariert.

mod club;
mod novice;
mod row;

use engine::{Game, KrassKariert, Rng, Seat, View};

use crate::policy::{Own, Policy};

/// In how many of 100 decisions the other seats do anything in playouts, and in how many they are
/// greedy; else they play as a club player. How they play is not known, and who expects one manner
/// of play alone is wrong about the others.
const ANYTHING: u32 = 5;
const GREEDY: u32 = 60;

impl Policy for KrassKariert {
    type Ears = Own;

    const NODES: [u64; 2] = [8_000, 100_000];

    fn ears(view: View<'_, Self>, _: &Self::Memory, _: &Self) -> Own {
        Own(Some(view.seat()))
    }

    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, memory, rng, moves)
    }

    fn club(view: View<'_, Self>, _: &Self::Memory, _: &mut Rng, _: &[Self::Move]) -> Self::Move {
        club::choose(view, club::club(view.table().standings.seats()))
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

    #[inline]
    fn quick(
        view: View<'_, Self>,
        ears: &Own,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move {
        let chance = if ears.0 == Some(view.seat()) { 100 } else { rng.below(100) };
        if chance < ANYTHING
            && let Some(mv) = Self::random_move(view, rng, moves)
        {
            return mv;
        }
        if chance < ANYTHING + GREEDY {
            return club::choose(view, &club::GREEDY);
        }
        club::choose(view, club::club(view.table().standings.seats()))
    }
}
