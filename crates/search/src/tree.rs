//! The tree search, for when two seats are left: what it finds about the answers to a move in one
//! sampled world decides what it tries in the next.
//!
//! It is information set Monte Carlo tree search with one tree for all seats (SO-ISMCTS; Cowling,
//! Powley and Whitehouse 2012). In each sampled world it descends by moves that this world allows
//! (upper confidence bounds, which count how often a move could have been chosen), adds one arm,
//! and lets the playout policy go on from there.

use std::cmp::Reverse;

use engine::{Chance, GameExt as _, Rng, Seat, ToAct, View};

use crate::policy::{Budget, Found, Policy};
use crate::search::{Space, fork, playout};

/// The exploration factor of the confidence bounds, for payoffs between 0 and 1.
const EXPLORE: f32 = 0.7;

/// How many decisions of a playout a step in the tree counts as, and each new descent.
const STEP_NODES: u64 = 8;

/// A move in the tree. The arms that may follow it are a linked list.
struct Arm<M> {
    /// Stands for all moves that are as good ([`TreePolicy::canonical`]).
    mv: M,
    /// How often it could have been chosen.
    available: u32,
    visits: u32,
    /// The sum of payoffs to the seat that chooses.
    sum: i64,
    /// The first arm that may follow; 0 for none.
    first: u32,
    /// The next alternative to this arm; 0 for none.
    next: u32,
}

/// Arms that refer to each other by index. The first is the root, which is no move.
struct Tree<M> {
    arms: Vec<Arm<M>>,
    /// The arms chosen in this world, and by whom.
    path: Vec<(u32, Seat)>,
    /// The least and the greatest payoff so far.
    range: [i32; 2],
}

/// A game whose bots search a tree when two seats are left.
pub trait TreePolicy: Policy {
    /// After how many decisions a playout that starts in the tree is cut short.
    const TREE_CUT: u32;

    /// In how many of 256 decisions another seat follows the playout policy instead of its best
    /// arm; otherwise the search prepares for answers that only better players find.
    const PLAYOUT_REPLIES: u32;

    /// Adds the moves of a seat that a tree tries (at least one), as [`prune`](Policy::prune)
    /// leaves them.
    fn replies(view: View<'_, Self>, moves: &mut Vec<Self::Move>);

    /// The one move, legal or not, that stands for all moves as good as this one. A tree does not
    /// tell them apart.
    fn canonical(mv: Self::Move) -> Self::Move;
}

/// Tries `moves` (at least one). The best is the one tried most often.
pub fn tree_search<G: TreePolicy>(
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
        let mut observer = G::observer(view, memory, &game);
        tree.descend(view.seat(), moves, &mut game, &mut observer, &mut rng, &mut space);
        nodes += G::WORLD_NODES + STEP_NODES * (1 + tree.path.len() as u64);
        nodes += playout(&mut game, &mut observer, G::TREE_CUT, &mut rng, &mut space);
        worlds += 1;
        tree.backpropagate(&game);
    }
    let tried = |&mv: &G::Move| match tree.find(0, G::canonical(mv)) {
        Some(at) => (mv, tree.arms[at].sum, tree.arms[at].visits as usize),
        None => (mv, 0, 0),
    };
    let mut candidates: Vec<_> = moves.iter().map(tried).collect();
    candidates.sort_by_key(|&(_, sum, visits)| Reverse((visits, sum)));
    Found { candidates, nodes }
}

/// A natural logarithm, linear between powers of two (at most 0.06 too low). The standard library's
/// may differ from machine to machine, and with it a move.
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

    #[inline]
    fn find(&self, after: usize, mv: M) -> Option<usize> {
        let mut at = self.arms[after].first as usize;
        while at != 0 && self.arms[at].mv != mv {
            at = self.arms[at].next as usize;
        }
        (at != 0).then_some(at)
    }

    fn add(&mut self, after: usize, mv: M) -> usize {
        let at = self.arms.len();
        let next = std::mem::replace(&mut self.arms[after].first, at as u32);
        self.arms.push(Arm { mv, available: 1, visits: 0, sum: 0, first: 0, next });
        at
    }

    /// Plays the world down the tree until an arm is added or the round is over.
    fn descend<G: TreePolicy<Move = M>>(
        &mut self,
        own: Seat,
        candidates: &[M],
        game: &mut G,
        observer: &mut G::Observer,
        rng: &mut Rng,
        space: &mut Space<G>,
    ) {
        self.path.clear();
        let mut at = 0;
        loop {
            let seat = match G::to_act(game.table()) {
                ToAct::Seats(seats) => seats.choose(rng).expect("somebody is to act"),
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(rng, &mut space.cards, observer);
                    continue;
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
            };
            let (mv, arm) = if seat != own && rng.bits() % 256 < G::PLAYOUT_REPLIES {
                let mv = G::playout_move(game.view(seat), observer, rng, &mut space.moves);
                (mv, self.find(at, G::canonical(mv)))
            } else {
                space.moves.clear();
                if at == 0 {
                    space.moves.extend_from_slice(candidates);
                } else {
                    G::replies(game.view(seat), &mut space.moves);
                }
                self.select::<G>(at, &space.moves, rng)
            };
            at = arm.unwrap_or_else(|| self.add(at, G::canonical(mv)));
            self.path.push((at as u32, seat));
            game.play_unchecked(seat, mv, observer);
            if arm.is_none() {
                return;
            }
        }
    }

    /// The move to try among those that this world allows, and its arm: a random one without an
    /// arm, else the one with the highest confidence bound.
    fn select<G: TreePolicy<Move = M>>(
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
            let Some(at) = self.find(after, G::canonical(mv)) else {
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
            let bound = mean + EXPLORE * (log(arm.available) / visits).sqrt();
            if bound > most {
                (best, most) = ((mv, Some(at)), bound);
            }
        }
        best
    }

    fn backpropagate<G: TreePolicy<Move = M>>(&mut self, game: &G) {
        for &(at, seat) in &self.path {
            let payoff = G::payoff(game, seat);
            self.range = [self.range[0].min(payoff), self.range[1].max(payoff)];
            let arm = &mut self.arms[at as usize];
            arm.visits += 1;
            arm.sum += i64::from(payoff);
        }
    }
}
