//! How bots play Kartel.

mod ahead;
mod belief;
mod club;
mod ending;
mod hand;
mod novice;
mod playout;
mod prune;
mod tools;

use kit::search::{Budget, Found, Level, Policy, Searcher, Tool};
use kit::{Rng, Seat, View};

use crate::Kartel;

pub use ending::{Ending, Solved};

/// What a won round is worth in a search, in addition to its score.
const WIN: i32 = 100;

impl Policy for Kartel {
    type Observer = Searcher;

    const WORLD_NODES: u64 = 250;

    const NODES: [u64; 2] = [15_000, 600_000];

    const TOOLS: &'static [Tool<Self>] = tools::TOOLS;

    fn observer(view: View<'_, Self>, _: &Self::Memory, _: &Self) -> Searcher {
        Searcher(Some(view.seat()))
    }

    fn onlooker(_: View<'_, Self>, _: &Self::Memory, _: &Self) -> Searcher {
        Searcher(None)
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

    fn playout_move(
        view: View<'_, Self>,
        observer: &Searcher,
        rng: &mut Rng,
        _: &mut Vec<Self::Move>,
    ) -> Self::Move {
        if observer.0 == Some(view.seat()) {
            return club::choose(view, 1);
        }
        playout::choose(view, rng)
    }

    #[inline]
    fn advance(game: &mut Self, observer: &mut Searcher) -> u32 {
        observer.0.map_or(0, |seat| ahead::decide(game, seat))
    }

    fn prune(view: View<'_, Self>, _: &Self::Memory, moves: &mut Vec<Self::Move>) {
        prune::prune(view, moves);
    }

    /// The highest level solves endings in which nothing is hidden, where that can be done in time.
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
        let table = kit::State::table(game);
        let standings = table.standings;
        let scores = standings.round_scores().unwrap_or(standings.scores());
        let win = i32::from(table.last_seat() == Some(seat));
        scores[seat.index()] + WIN * scores.len() as i32 * win
    }
}
