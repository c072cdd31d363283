//! How bots play Kartu Sama.

mod belief;
mod chain;
mod club;
mod novice;
mod playout;
mod tools;

use kit::search::{Level, Policy, Tool};
use kit::{Game as _, Rng, Seat, View};

use crate::KartuSama;

/// What the best score of a round is worth for each seat at the table, beside its margin in points;
/// divided among those that tie.
const WIN: i32 = 30;

impl Policy for KartuSama {
    type Observer = ();

    /// Four worlds are dealt for the one that is used.
    const WORLD_NODES: u64 = 100;

    const NODES: [u64; 2] = [20_000, 400_000];

    const TOOLS: &'static [Tool<Self>] = tools::TOOLS;

    fn observer(_: View<'_, Self>, _: &Self::Memory, _: &Self) {}

    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, memory, rng, moves)
    }

    fn remembers(level: Level) -> bool {
        level.searches()
    }

    fn club(
        view: View<'_, Self>,
        _: &Self::Memory,
        _: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        club::choose(view, moves)
    }

    fn playout_move(
        view: View<'_, Self>,
        (): &(),
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move {
        playout::choose(view, rng, moves)
    }

    fn world(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self {
        belief::world(view, memory, rng)
    }

    /// Points against those of the others, and a bonus for the round's best score.
    fn payoff(game: &Self, seat: Seat) -> i32 {
        let table = kit::State::table(game);
        let standings = table.standings;
        let scores = standings.round_scores().unwrap_or(standings.scores());
        let low = Self::low_wins(table);
        let worth = |score: i32| if low { -score } else { score };
        let own = worth(scores[seat.index()]);
        let mut over = scores.len() as i32 * own;
        let (mut best, mut ties) = (true, 0);
        for &score in scores {
            over -= worth(score);
            best &= worth(score) <= own;
            ties += i32::from(worth(score) == own);
        }
        let win = if best { WIN * scores.len() as i32 / ties } else { 0 };
        over + win
    }
}
