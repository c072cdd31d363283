//! The search where two seats are left: what was found about the answers to a move in one sampled
//! world decides what is tried in the next.
//!
//! It is information set Monte Carlo tree search, one tree for all seats (SO-ISMCTS; Cowling,
//! Powley and Whitehouse 2012). Of each world that is sampled the tree is gone down by moves that
//! this world allows (upper confidence bounds, which count how often a move could have been
//! chosen), one arm is added, and quick players go on from there.

use std::cmp::Reverse;

use engine::{Chance, GameExt as _, Rng, Seat, ToAct, View};

use crate::policy::{Budget, Found, Policy};
use crate::search::{Space, fork, playout};

/// How much is tried that did not do well until now: the factor of the confidence bounds, for
/// payoffs between 0 and 1.
const EXPLORE: f32 = 0.7;

/// As how many decisions of a playout a step in the tree counts, and beginning again.
const STEP_NODES: u64 = 8;

/// A move at a place of the tree. What may follow it is a list of other arms.
struct Arm<M> {
    /// It stands for all moves that are alike.
    mv: M,
    /// How often it could have been chosen, where its seat chose.
    available: u32,
    /// How often it was.
    visits: u32,
    /// Of payoffs, to the seat that chooses.
    sum: i64,
    /// The first arm of those that may follow; 0 for none.
    first: u32,
    /// The next arm that may be chosen instead of this one; 0 for none.
    next: u32,
}

/// Arms that refer to each other by index. The first is no move: the candidates follow it.
struct Tree<M> {
    arms: Vec<Arm<M>>,
    /// The arms that were chosen in this world, and by whom.
    path: Vec<(u32, Seat)>,
    /// The least payoff until now, and the greatest.
    range: [i32; 2],
}

/// A game whose bots search a tree where it can be played by two seats.
pub trait Grows: Policy {
    /// After how many decisions a playout is cut that begins where a tree ends.
    const TREE_CUT: u32;

    /// In how many of 256 decisions another seat plays as in a playout, and not what was best for
    /// it: else the search prepares for answers that only better players find.
    const QUICK: u32;

    /// Adds the moves of a seat that a tree tries, never none: as [`narrow`](Policy::narrow) would.
    fn replies(view: View<'_, Self>, moves: &mut Vec<Self::Move>);

    /// One of the moves that are as good as this one, the same for all of them, legal or not: a
    /// tree makes no difference between them.
    fn alike(mv: Self::Move) -> Self::Move;
}

/// Tries `moves`, of which there is at least one. Best is what was tried most often.
pub fn grow<G: Grows>(
    view: View<'_, G>,
    memory: &G::Memory,
    moves: &[G::Move],
    budget: Budget,
    rng: &mut Rng,
) -> Found<G::Move> {
    let mut rng = fork(rng).rng("tree", 0);
    let mut tree = Tree::new(moves[0]);
    let mut space = Space::<G>::default();
    let (mut nodes, mut worlds) = (0, 0);
    while nodes < budget.nodes && worlds < budget.worlds && moves.len() > 1 {
        let mut game = G::world(view, memory, &mut rng);
        let mut ears = G::ears(view, memory, &game);
        tree.descend(view.seat(), moves, &mut game, &mut ears, &mut rng, &mut space);
        nodes += G::WORLD_NODES + STEP_NODES * (1 + tree.path.len() as u64);
        nodes += playout(&mut game, &mut ears, G::TREE_CUT, &mut rng, &mut space);
        worlds += 1;
        tree.learn(&game);
    }
    let tried = |&mv: &G::Move| match tree.find(0, G::alike(mv)) {
        Some(at) => (mv, tree.arms[at].sum, tree.arms[at].visits as usize),
        None => (mv, 0, 0),
    };
    let mut candidates: Vec<_> = moves.iter().map(tried).collect();
    candidates.sort_by_key(|&(_, sum, visits)| Reverse((visits, sum)));
    Found { candidates, nodes }
}

/// A natural logarithm, linear between powers of two (at most 0.06 too low): that of the standard
/// library may differ from machine to machine, and with it a move.
#[inline]
fn log(count: u32) -> f32 {
    let whole = count.ilog2();
    let part = count as f32 / (1 << whole) as f32 - 1.0;
    (whole as f32 + part) * std::f32::consts::LN_2
}

impl<M: Copy + Eq> Tree<M> {
    fn new(none: M) -> Self {
        let root = Arm { mv: none, available: 0, visits: 0, sum: 0, first: 0, next: 0 };
        Self { arms: vec![root], path: Vec::new(), range: [i32::MAX, i32::MIN] }
    }

    /// The arm of this move among those that may follow another.
    #[inline]
    fn find(&self, after: usize, mv: M) -> Option<usize> {
        let mut at = self.arms[after].first as usize;
        while at != 0 && self.arms[at].mv != mv {
            at = self.arms[at].next as usize;
        }
        (at != 0).then_some(at)
    }

    /// Adds an arm to those that may follow another.
    fn add(&mut self, after: usize, mv: M) -> usize {
        let at = self.arms.len();
        let next = std::mem::replace(&mut self.arms[after].first, at as u32);
        self.arms.push(Arm { mv, available: 1, visits: 0, sum: 0, first: 0, next });
        at
    }

    /// Plays the world down the tree, until an arm is added or the round is over.
    fn descend<G: Grows<Move = M>>(
        &mut self,
        own: Seat,
        candidates: &[M],
        game: &mut G,
        ears: &mut G::Ears,
        rng: &mut Rng,
        space: &mut Space<G>,
    ) {
        self.path.clear();
        let mut at = 0;
        loop {
            let seat = match G::to_act(game.table()) {
                ToAct::Seats(seats) => seats.choose(rng).expect("somebody is to act"),
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(rng, &mut space.cards, ears);
                    continue;
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
            };
            let (mv, arm) = if seat != own && rng.bits() % 256 < G::QUICK {
                let mv = G::quick(game.view(seat), ears, rng, &mut space.moves);
                (mv, self.find(at, G::alike(mv)))
            } else {
                space.moves.clear();
                if at == 0 {
                    space.moves.extend_from_slice(candidates);
                } else {
                    G::replies(game.view(seat), &mut space.moves);
                }
                self.select::<G>(at, &space.moves, rng)
            };
            at = arm.unwrap_or_else(|| self.add(at, G::alike(mv)));
            self.path.push((at as u32, seat));
            game.play_unchecked(seat, mv, ears);
            if arm.is_none() {
                return;
            }
        }
    }

    /// Which of the moves that this world allows is tried, and its arm: any that has none yet, else
    /// the one of which most may be hoped.
    fn select<G: Grows<Move = M>>(
        &mut self,
        after: usize,
        moves: &[M],
        rng: &mut Rng,
    ) -> (M, Option<usize>) {
        let [low, high] = self.range;
        let scale = 1.0 / high.saturating_sub(low).max(1) as f32;
        let (mut best, mut most) = ((moves[0], None), f32::NEG_INFINITY);
        let mut new = 0;
        for &mv in moves {
            let Some(at) = self.find(after, G::alike(mv)) else {
                new += 1;
                if rng.below(new) == 0 {
                    (best, most) = ((mv, None), f32::INFINITY);
                }
                continue;
            };
            let arm = &mut self.arms[at];
            arm.available += 1;
            let visits = arm.visits as f32;
            let mean = (arm.sum as f32 / visits - low as f32) * scale;
            let hope = mean + EXPLORE * (log(arm.available) / visits).sqrt();
            if hope > most {
                (best, most) = ((mv, Some(at)), hope);
            }
        }
        best
    }

    /// Tells the arms that were chosen what came of it.
    fn learn<G: Grows<Move = M>>(&mut self, game: &G) {
        for &(at, seat) in &self.path {
            let payoff = G::payoff(game, seat);
            self.range = [self.range[0].min(payoff), self.range[1].max(payoff)];
            let arm = &mut self.arms[at as usize];
            arm.visits += 1;
            arm.sum += i64::from(payoff);
        }
    }
}
