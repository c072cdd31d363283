//! How bots play Krass Kariert.

mod belief;
mod club;
mod novice;
mod row;
mod tools;

use kit::search::{Budget, Found, Level, Policy, Searcher, Tool, search_in};
use kit::{Game, Rng, Seat, State as _, View};

use crate::KrassKariert;

/// In how many of 100 decisions in playouts the other seats play at random, and in how many
/// greedily; otherwise they play like a club player. How they really play is unknown, and expecting
/// only one style would misjudge the others.
const ANYTHING: u32 = 5;
const GREEDY: u32 = 60;

/// How many nodes of its budget an expert spends on each likely world, at least. Late in a round
/// playouts are so short that drawing worlds would take nearly all the time.
const LIKELY_WORLD_NODES: u64 = 128;

impl Policy for KrassKariert {
    type Observer = Searcher;

    const NODES: [u64; 2] = [8_000, 40_000];

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
        _: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, moves)
    }

    fn remembers(level: Level) -> bool {
        level == Level::Expert
    }

    fn club(view: View<'_, Self>, _: &Self::Memory, _: &mut Rng, _: &[Self::Move]) -> Self::Move {
        club::choose(view, club::club(view.table().standings.seats()))
    }

    fn prune(view: View<'_, Self>, _: &Self::Memory, moves: &mut Vec<Self::Move>) {
        club::prune(view, moves);
    }

    /// The highest level searches likely worlds, which take longer than their playouts.
    fn think(
        level: Level,
        view: View<'_, Self>,
        memory: &Self::Memory,
        moves: &[Self::Move],
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Found<Self::Move>> {
        if level != Level::Expert || view.table().turn != view.seat() {
            return None;
        }
        let worlds = budget.worlds.min((budget.nodes / LIKELY_WORLD_NODES) as usize);
        let budget = Budget { worlds, ..budget };
        let mut worlds = belief::Worlds::new(view, memory);
        Some(search_in(view, memory, moves, budget, rng, |rng| worlds.draw(rng)))
    }

    /// Only whether it pays a chip (7.4), since nothing else is gained by playing well.
    fn payoff(game: &Self, seat: Seat) -> i32 {
        let table = game.table();
        let standings = Self::standings(table);
        let scores = standings.round_scores().unwrap_or(standings.scores());
        scores[seat.index()]
    }

    #[inline]
    fn playout_move(
        view: View<'_, Self>,
        observer: &Searcher,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move {
        let chance = if observer.0 == Some(view.seat()) { 100 } else { rng.below(100) };
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
