//! What a decision is worth: some decisions of rounds are tried again, each candidate in the same
//! sampled deals. One half of these deals says which candidate is best, the other how much better
//! it is, so that chance that flatters the best does not count for it.

use std::collections::BTreeMap;

use bots::{Bot, Policy, Space as Lists, choose_among, playout};
use games::{GameExt as _, Rng, Seed, View};

use super::pieces::{Kinds, Used};
use super::plan::{Planner, Plans};
use super::round::{Chances, Decision, Purpose, Space, Watch, play};
use crate::stats::{Add as _, Ratio, sums};

/// One in this many decisions is tried.
const EVERY: u32 = 6;

/// In how many sampled deals the best is chosen, and in how many it is compared.
pub(super) const WORLDS: usize = 48;

sums! {
    /// In how many of the deals in which they are compared a move ends worse than the best
    /// candidate, and in how many better.
    Ends {
        behind: Ratio,
        ahead: Ratio,
    }
}

sums! {
    /// Decisions that were tried. The unit is a round, and what is divided by are its decisions.
    Choice {
        rounds: u64,
        kinds: BTreeMap<String, Used>,
        /// What the turns of others change.
        plans: Plans,
        /// What a search tries, at least two moves: of similar ones one.
        candidates: Ratio,
        /// Candidates that are not clearly worse than the best.
        near: Ratio,
        /// Decisions with one such candidate alone.
        only: Ratio,
        /// The variance of what the best candidate comes to in one deal, as a search values it,
        /// times n (n − 1) for n deals: the sum over all decisions.
        spread: u64,
        /// What the best candidate is worth more than the worst, over all deals.
        stakes: Ratio,
        /// The same for a random move, and for what each level chooses.
        random: Ratio,
        regrets: Vec<Ratio>,
        random_ends: Ends,
        ends: Vec<Ends>,
        /// Where each level chooses another move than the first.
        differs: Vec<Ratio>,
    }
}

#[derive(Default)]
struct Tried {
    decisions: u64,
    candidates: i64,
    near: i64,
    only: i64,
    spread: u64,
    stakes: i64,
    random: i64,
    regrets: Vec<i64>,
    random_ends: [i64; 2],
    ends: Vec<[i64; 2]>,
    differs: Vec<i64>,
}

struct Watcher<'a, G: Policy> {
    bots: &'a [Bot],
    rng: Rng,
    lists: Lists<G>,
    tried: Tried,
    kinds: Kinds,
    planner: Planner<G>,
}

impl Choice {
    /// Plays a deal at the first level, and tries some of its decisions.
    pub(super) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        bots: &[Bot],
        (seed, deal): (Seed, u64),
        space: &mut Space<G>,
    ) {
        let mut game = fresh.clone();
        let mut chances = Chances::of(seed, Purpose::Choice, deal, 0);
        let tried = Tried {
            regrets: vec![0; bots.len()],
            ends: vec![[0; 2]; bots.len()],
            differs: vec![0; bots.len()],
            ..Tried::default()
        };
        let rng = seed.rng("choice", deal);
        let (lists, kinds) = (Lists::default(), Kinds::default());
        let planner = Planner::new(bots[0], seed.rng("plan", deal));
        let mut watcher = Watcher { bots, rng, lists, tried, kinds, planner };
        let sitting = vec![bots[0].into(); games::SEATS_MAX];
        play(&mut game, &sitting, &mut chances, space, &mut watcher);
        self.rounds += 1;
        self.kinds.add(&watcher.kinds.of_round());
        self.plans.add_round(&watcher.planner);
        self.add_round(watcher.tried);
    }

    fn add_round(&mut self, tried: Tried) {
        let decisions = tried.decisions;
        self.spread += tried.spread;
        for (ratio, part) in [
            (&mut self.candidates, tried.candidates),
            (&mut self.near, tried.near),
            (&mut self.only, tried.only),
            (&mut self.stakes, tried.stakes),
            (&mut self.random, tried.random),
        ] {
            ratio.push(part, decisions);
        }
        for (ratios, parts) in
            [(&mut self.regrets, tried.regrets), (&mut self.differs, tried.differs)]
        {
            ratios.resize(parts.len(), Ratio::default());
            ratios.iter_mut().zip(parts).for_each(|(ratio, part)| ratio.push(part, decisions));
        }
        self.random_ends.push(tried.random_ends, decisions);
        self.ends.resize(tried.ends.len(), Ends::default());
        self.ends.iter_mut().zip(tried.ends).for_each(|(ends, part)| ends.push(part, decisions));
    }
}

impl Ends {
    fn push(&mut self, [behind, ahead]: [i64; 2], decisions: u64) {
        self.behind.push(behind, decisions);
        self.ahead.push(ahead, decisions);
    }
}

impl<G: Policy> Watch<G> for Watcher<'_, G> {
    fn recalls(&self) -> bool {
        true
    }

    fn decides(&mut self, decision: &Decision<'_, G>) {
        self.kinds.decides(decision);
        self.planner.decides(decision);
        if decision.moves.len() > 1 && self.rng.below(EVERY) == 0 {
            self.decision(decision);
        }
    }
}

impl<G: Policy> Watcher<'_, G> {
    fn decision(&mut self, decision: &Decision<'_, G>) {
        let &Decision { game, memories, seat, moves, mv, .. } = decision;
        let (view, memory) = (game.view(seat), memories.of(seat));
        let mut tried = moves.to_vec();
        G::prune(view, memory, &mut tried);
        let candidates = tried.len();
        if candidates == 1 {
            return; // the others are worse by rule, or like it
        }
        let mut place = |mv: G::Move| {
            tried.iter().position(|&other| other == mv).unwrap_or_else(|| {
                tried.push(mv);
                tried.len() - 1
            })
        };
        let random = place(moves[self.rng.index(moves.len())]);
        let mut chosen = vec![Some(place(mv))];
        for &bot in &self.bots[1..] {
            // A level that searches would take as long as everything else here.
            let quick = !bot.level.searches();
            let mut choose = || choose_among::<G>(bot, view, memory, moves, &mut self.rng);
            chosen.push(quick.then(|| place(choose())));
        }
        let values = self.values(view, memory, &tried);
        let sum = |at: usize, half: usize| -> i64 {
            values[at][half * WORLDS..(half + 1) * WORLDS].iter().sum()
        };
        let best = (0..candidates).max_by_key(|&at| (sum(at, 0), std::cmp::Reverse(at)));
        let best = best.expect("a candidate stays");
        let behind = |at: usize| sum(best, 1) - sum(at, 1);
        let near = (0..candidates)
            .filter(|&at| at == best || !is_behind(&values[at], &values[best]))
            .count();
        let all = &mut self.tried;
        all.decisions += 1;
        all.candidates += candidates as i64;
        all.near += near as i64;
        all.only += i64::from(near == 1);
        all.spread += spread(&values[best][WORLDS..]);
        // The worst is chosen by the same half as the best.
        let worst = (0..candidates).min_by_key(|&at| (sum(at, 0), at)).unwrap_or(best);
        all.stakes += behind(worst);
        all.random += behind(random);
        let add = |ends: &mut [i64; 2], at: usize| {
            for (one, best) in values[at][WORLDS..].iter().zip(&values[best][WORLDS..]) {
                ends[0] += i64::from(one < best);
                ends[1] += i64::from(one > best);
            }
        };
        add(&mut all.random_ends, random);
        for (level, at) in chosen.iter().enumerate() {
            let Some(at) = *at else { continue };
            all.regrets[level] += behind(at);
            add(&mut all.ends[level], at);
            all.differs[level] += i64::from(Some(at) != chosen[0]);
        }
    }

    /// By move, then by sampled deal: what it comes to, as a search values it.
    fn values(
        &mut self,
        view: View<'_, G>,
        memory: &G::Memory,
        moves: &[G::Move],
    ) -> Vec<Vec<i64>> {
        let mut values = vec![Vec::with_capacity(2 * WORLDS); moves.len()];
        for _ in 0..2 * WORLDS {
            let dealt = G::world(view, memory, &mut self.rng);
            let observer = G::observer(view, memory, &dealt);
            let rng = self.rng.clone();
            for (values, &mv) in values.iter_mut().zip(moves) {
                let (mut game, mut observer) = (dealt.clone(), observer.clone());
                game.play_unchecked(view.seat(), mv, &mut observer);
                let mut rng = rng.clone();
                playout(&mut game, &mut observer, G::CUT, &mut rng, &mut self.lists);
                values.push(i64::from(G::payoff(&game, view.seat())));
            }
            // The next deal takes other numbers than these playouts.
            self.rng = fork(&mut self.rng);
        }
        values
    }
}

pub(super) fn fork(rng: &mut Rng) -> Rng {
    let number = u64::from(rng.bits()) << 32 | u64::from(rng.bits());
    Seed::from_number(number).rng("fork", 0)
}

/// The variance of a sample of n, times n (n − 1).
fn spread(values: &[i64]) -> u64 {
    let sum: i64 = values.iter().sum();
    let squares: i64 = values.iter().map(|value| value.pow(2)).sum();
    (values.len() as i64 * squares - sum * sum) as u64
}

/// Whether one candidate is clearly worse than another, in the deals in which they are compared:
/// by more than two standard errors of the difference.
fn is_behind(one: &[i64], other: &[i64]) -> bool {
    let (mut sum, mut squares) = (0i64, 0i64);
    for (one, other) in one[WORLDS..].iter().zip(&other[WORLDS..]) {
        sum += other - one;
        squares += (other - one).pow(2);
    }
    // Of n differences: mean > 2 √(variance ÷ n), times n and squared.
    let n = WORLDS as i64;
    sum > 0 && sum * sum * (n - 1) > 4 * (n * squares - sum * sum)
}
