//! How bots play Drossel.

mod club;
mod novice;
mod tools;

use kit::search::{Level, Policy, Tool};
use kit::{Rng, View};

use crate::{Drossel, Memory, Move, choices};

impl Policy for Drossel {
    type Observer = ();

    const NODES: [u64; 2] = [4_000, 60_000];

    const TOOLS: &'static [Tool<Self>] = tools::TOOLS;

    fn observer(_: View<'_, Self>, _: &Memory, _: &Self) {}

    fn remembers(level: Level) -> bool {
        level.searches()
    }

    fn novice(view: View<'_, Self>, _: &Memory, _: &mut Rng, moves: &[Move]) -> Move {
        novice::choose(view, moves)
    }

    fn club(view: View<'_, Self>, _: &Memory, _: &mut Rng, moves: &[Move]) -> Move {
        club::choose(view, moves)
    }

    fn playout_move(view: View<'_, Self>, (): &(), _: &mut Rng, moves: &mut Vec<Move>) -> Move {
        moves.clear();
        moves.extend(choices(view).iter().map(Move));
        club::choose(view, moves)
    }
}
