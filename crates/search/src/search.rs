//! The search behind the upper levels: it tries every candidate in the same sampled worlds, and the
//! playout policy plays each world to its end.
//!
//! A budget is a number of decisions in playouts, so the same view, memory, seed and budget lead to
//! the same move on every machine. Worlds come in batches; after a batch the search drops
//! candidates that are certainly behind (by paired differences in common worlds).

use engine::{Chance, GameExt as _, Rng, Seat, Seed, ToAct, View};

use crate::policy::{Budget, Found, Policy};

const BATCH: usize = 8;

/// By how many standard errors a candidate must be behind to be dropped.
const BEHIND: f64 = 2.6;

struct Candidate<M> {
    mv: M,
    /// By world.
    payoffs: Vec<i32>,
    sum: i64,
}

/// Reusable lists, so that playouts allocate nothing.
pub struct Space<G: Policy> {
    /// Moves.
    pub moves: Vec<G::Move>,
    /// Cards.
    pub cards: Vec<G::Card>,
}

impl<G: Policy> Default for Space<G> {
    fn default() -> Self {
        Self { moves: Vec::with_capacity(1 << 10), cards: Vec::with_capacity(256) }
    }
}

/// Tries `moves` (at least one) and returns them, best first.
pub fn search<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    moves: &[G::Move],
    budget: Budget,
    rng: &mut Rng,
) -> Found<G::Move> {
    search_in(view, memory, moves, budget, rng, |rng| G::world(view, memory, rng))
}

/// As [`search`], in worlds of the caller's. Whoever has the truth measures with it what hidden
/// cards are worth; a bot has none to give.
pub fn search_in<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    moves: &[G::Move],
    budget: Budget,
    rng: &mut Rng,
    mut world_of: impl FnMut(&mut Rng) -> G,
) -> Found<G::Move> {
    let seed = fork(rng);
    let mut space = Space::<G>::default();
    let new = |&mv| Candidate { mv, payoffs: Vec::new(), sum: 0 };
    let mut live: Vec<Candidate<G::Move>> = moves.iter().map(new).collect();
    let mut dropped: Vec<Candidate<G::Move>> = Vec::new();
    let (mut nodes, mut worlds, mut compared) = (0, 0, 0);
    while nodes < budget.nodes && worlds < budget.worlds && live.len() > 1 {
        let batch = worlds..budget.worlds.min(worlds + BATCH);
        worlds = batch.end;
        for world in batch {
            let dealt = world_of(&mut seed.rng("world", world as u64));
            let observer = G::observer(view, memory, &dealt);
            nodes += G::WORLD_NODES;
            for candidate in &mut live {
                let (mut game, mut observer) = (dealt.clone(), observer.clone());
                game.play_unchecked(view.seat(), candidate.mv, &mut observer);
                let mut rng = seed.rng("playout", world as u64);
                // The candidate is a decision too; otherwise moves that end the round at once would
                // never use up the budget.
                nodes += 1 + playout(&mut game, &mut observer, G::CUT, &mut rng, &mut space);
                let payoff = G::payoff(&game, view.seat());
                candidate.payoffs.push(payoff);
                candidate.sum += i64::from(payoff);
            }
        }
        // Comparing takes all worlds, so the more there are, the less often it is done.
        if worlds < compared + BATCH.max(compared / 8) {
            continue;
        }
        compared = worlds;
        live.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
        let behind: Vec<bool> = live.iter().map(|other| is_behind(other, &live[0])).collect();
        let mut behind = behind.into_iter();
        let gone = live.extract_if(.., |_| behind.next().unwrap_or(false));
        dropped.extend(gone);
    }
    live.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
    dropped.reverse();
    let all = live.into_iter().chain(dropped);
    Found { candidates: all.map(|it| (it.mv, it.sum, it.payoffs.len())).collect(), nodes }
}

/// A separate seed for a search.
pub fn fork(rng: &mut Rng) -> Seed {
    let mut seed = [0; 32];
    seed.chunks_mut(4).for_each(|bytes| bytes.copy_from_slice(&rng.bits().to_le_bytes()));
    Seed::new(seed)
}

/// Whether one candidate is certainly behind another, by their payoffs in the same worlds.
fn is_behind<M>(one: &Candidate<M>, other: &Candidate<M>) -> bool {
    let count = one.payoffs.len() as f64;
    if count < 2.0 * BATCH as f64 {
        return false;
    }
    let pairs = one.payoffs.iter().zip(&other.payoffs);
    let (mut sum, mut squares) = (0i64, 0i64);
    for (&one, &other) in pairs {
        let over = i64::from(other - one);
        sum += over;
        squares += over * over;
    }
    let mean = sum as f64 / count;
    let variance = (squares as f64 / count - mean * mean) / count;
    mean > 0.0 && mean * mean > BEHIND * BEHIND * variance
}

/// Plays the round to its end by the playout policy, or for about `most` decisions; returns the
/// number of decisions.
pub fn playout<G: Policy>(
    game: &mut G,
    observer: &mut G::Observer,
    most: u32,
    rng: &mut Rng,
    space: &mut Space<G>,
) -> u64 {
    let mut decisions = 0;
    while decisions < most {
        decisions += G::advance(game, observer);
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let first = seats.first().filter(|_| seats.len() == 1);
                let seat: Seat = first.or_else(|| seats.choose(rng)).expect("somebody is to act");
                let mv = G::playout_move(game.view(seat), observer, rng, &mut space.moves);
                game.play_unchecked(seat, mv, observer);
                decisions += 1;
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(rng, &mut space.cards, observer);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
        }
    }
    u64::from(decisions)
}
