//! How bots play KTU.

mod club;
mod novice;
mod prices;
mod value;

use engine::ktu::{Move, Table};
use engine::{Game as _, Ktu, Rng, Seat, View};

use crate::policy::Policy;
use club::prices;

/// In how many of 256 decisions a quick player does anything.
const ANYTHING: u32 = 26;

impl Policy for Ktu {
    type Ears = ();

    const NODES: [u64; 2] = [40_000, 800_000];

    /// Rounds can go on for ever. Of one expert of 20,000 nodes among novices at four seats (150
    /// deals, the same for all, ±3.5 each), this won 42 % of rounds; 8: 33, 16: 38, 24: 41, 40: 41,
    /// 60: 38, 120: 31.
    const CUT: u32 = 30;

    fn low_wins(_: &Table) -> bool {
        false
    }

    fn ears(_: View<'_, Self>, (): &(), _: &Self) {}

    fn novice(view: View<'_, Self>, memory: &(), rng: &mut Rng, moves: &[Move]) -> Move {
        novice::choose(view, memory, rng, moves)
    }

    fn club(view: View<'_, Self>, (): &(), _: &mut Rng, _: &[Move]) -> Move {
        club::choose(view, prices(view))
    }

    #[inline]
    fn quick(view: View<'_, Self>, (): &(), rng: &mut Rng, moves: &mut Vec<Move>) -> Move {
        if rng.bits() % 256 < ANYTHING
            && let Some(mv) = Self::random_move(view, rng, moves)
        {
            return mv;
        }
        club::choose(view, prices(view))
    }

    /// Suits never matter (1.1), so of the plays of as many cards of a rank one is tried, and of
    /// the choices of the same ranks. It is the one with the most cards that the others know. Who
    /// can go out goes out: nothing is better, with `play_on` neither.
    fn narrow(view: View<'_, Self>, (): &(), moves: &mut Vec<Move>) {
        if let Some(mv) = club::out(view) {
            moves.retain(|&other| other == mv);
            return;
        }
        let known = view.table().known(view.seat());
        let unknown = |mv: &Move| match mv {
            Move::Open(named) | Move::Play(named) => named.cards().without(known).len(),
            Move::Flip(_) | Move::Take => 0,
        };
        moves.sort_by_cached_key(|mv| (kind(mv), unknown(mv)));
        moves.dedup_by_key(|mv| kind(mv));
    }

    fn payoff(game: &Self, seat: Seat) -> i32 {
        value::payoff(game, seat)
    }
}

/// What a move is without suits and places; equal for moves that differ in nothing else.
fn kind(mv: &Move) -> (u8, u64) {
    let ranks = |named: &engine::ktu::NamedCards| {
        named.cards().iter().fold(0_u64, |sum, card| sum + (1 << (4 * card.rank() as u64)))
    };
    match mv {
        Move::Open(named) => (0, ranks(named)),
        Move::Play(named) => (1, ranks(named)),
        Move::Flip(_) => (2, 0),
        Move::Take => (3, 0),
    }
}
