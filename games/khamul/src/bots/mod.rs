//! How bots play Khamul.

mod belief;
mod club;
mod novice;
mod observer;
mod playout;
mod rules;
mod tools;

use kit::search::{Policy, Tool};
use kit::{Rng, View};

use crate::{Khamul, Memory};

use observer::Observer;

impl Policy for Khamul {
    type Observer = Observer;

    const WORLD_NODES: u64 = 20;

    const NODES: [u64; 2] = [50_000, 1_000_000];

    const TOOLS: &'static [Tool<Self>] = tools::TOOLS;

    fn observer(view: View<'_, Self>, memory: &Memory, world: &Self) -> Observer {
        Observer::of(view, memory, world)
    }

    fn novice(
        view: View<'_, Self>,
        memory: &Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        novice::choose(view, memory, rng, moves)
    }

    fn club(
        view: View<'_, Self>,
        memory: &Memory,
        _: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move {
        club::choose(view, memory, moves)
    }

    fn playout_move(
        view: View<'_, Self>,
        observer: &Observer,
        rng: &mut Rng,
        _: &mut Vec<Self::Move>,
    ) -> Self::Move {
        playout::choose(view, observer, rng)
    }

    fn advance(game: &mut Self, observer: &mut Observer) -> u32 {
        playout::finish_snap(game, observer)
    }

    fn prune(view: View<'_, Self>, memory: &Memory, moves: &mut Vec<Self::Move>) {
        club::prune(view, memory, moves);
    }

    fn world(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        belief::world(view, memory, rng)
    }
}
