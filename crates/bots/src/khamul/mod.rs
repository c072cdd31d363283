//! How bots play Khamul.

mod belief;
mod club;
mod ears;
mod novice;
mod quick;
mod rules;

use engine::khamul::Memory;
use engine::{Khamul, Rng, View};

use crate::policy::Policy;
use ears::Ears;

impl Policy for Khamul {
    type Ears = Ears;

    const WORLD_NODES: u64 = 20;

    const NODES: [u64; 2] = [50_000, 1_000_000];

    fn ears(view: View<'_, Self>, memory: &Memory, world: &Self) -> Ears {
        Ears::of(view, memory, world)
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

    fn quick(
        view: View<'_, Self>,
        ears: &Ears,
        rng: &mut Rng,
        _: &mut Vec<Self::Move>,
    ) -> Self::Move {
        quick::choose(view, ears, rng)
    }

    fn hurry(game: &mut Self, ears: &mut Ears) -> u32 {
        quick::hurry(game, ears)
    }

    fn narrow(view: View<'_, Self>, memory: &Memory, moves: &mut Vec<Self::Move>) {
        club::narrow(view, memory, moves);
    }

    fn world(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        belief::world(view, memory, rng)
    }
}
