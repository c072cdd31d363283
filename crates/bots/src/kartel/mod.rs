//! How bots play Kartel.

mod ahead;
mod belief;
mod club;
mod ending;
mod hand;
mod narrow;
mod novice;
mod quick;

use engine::{Kartel, Rng, Seat, View};

use crate::Level;
use crate::policy::{Budget, Found, Own, Policy};

pub use ending::{Ending, Solved};

/// What a won round counts in a search, besides its score.
const WIN: i32 = 100;

impl Policy for Kartel {
    type Ears = Own;

    const WORLD_NODES: u64 = 250;

    const NODES: [u64; 2] = [15_000, 600_000];

    fn ears(view: View<'_, Self>, _: &Self::Memory, _: &Self) -> Own {
        Own(Some(view.seat()))
    }

    fn novice(
        view: View<'_, Self>,
        _: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, &(), rng, moves)
    }

    fn club(view: View<'_, Self>, _: &Self::Memory, _: &mut Rng, _: &[Self::Move]) -> Self::Move {
        club::choose(view, 2)
    }

    fn quick(
        view: View<'_, Self>,
        ears: &Own,
        rng: &mut Rng,
        _: &mut Vec<Self::Move>,
    ) -> Self::Move {
        if ears.0 == Some(view.seat()) {
            return club::choose(view, 1);
        }
        quick::choose(view, rng)
    }

    #[inline]
    fn hurry(game: &mut Self, ears: &mut Own) -> u32 {
        ears.0.map_or(0, |seat| ahead::decide(game, seat))
    }

    fn narrow(view: View<'_, Self>, _: &Self::Memory, moves: &mut Vec<Self::Move>) {
        narrow::narrow(view, moves);
    }

    /// The highest level plays what is best for certain, where nothing is hidden and that can be
    /// found in time.
    fn think(
        level: Level,
        view: View<'_, Self>,
        _: &Self::Memory,
        _: &[Self::Move],
        _: Budget,
        _: &mut Rng,
    ) -> Option<Found<Self::Move>> {
        let best = (level == Level::Expert).then(|| ending::best(view)).flatten()?;
        Some(Found { candidates: vec![(best, 0, 0)], nodes: 0 })
    }

    fn world(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self {
        belief::world(view, memory, rng)
    }

    fn payoff(game: &Self, seat: Seat) -> i32 {
        let table = engine::Game::table(game);
        let standings = table.standings;
        let scores = standings.round_scores().unwrap_or(standings.scores());
        let win = i32::from(table.last_seat() == Some(seat));
        scores[seat.index()] + WIN * scores.len() as i32 * win
    }
}
