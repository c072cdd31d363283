//! What a decision is worth: some decisions of rounds are tried again, each candidate in the same
//! sampled deals. One half of these deals says which candidate is best, the other how much better
//! it is, so that chance that flatters the best does not count for it.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use bots::{Bot, Policy, Space as Lists, choose_among, playout};
use games::{GameExt as _, Rng, Seed, View};

use super::pieces::{Kinds, Used};
use super::{Counts, Section};
use crate::stats::{Add as _, Figure, Histogram, Ratio, sums};
use crate::study::plan::{Planner, Plans};
use crate::study::round::{Chances, Decision, PARTS, Purpose, Space, Watch, play};
use crate::study::say::{
    Put, Sentence, count, ends, level, level_text, places, say, share, text, value, with,
};
use crate::study::section::{Chart, Distribution, Point, Shape, Unit, axis, course, single};
use crate::study::watch::Watcher as Watched;

/// One in this many decisions is tried.
const EVERY: u32 = 6;

/// In how many sampled deals the best is chosen, and in how many it is compared.
pub(crate) const WORLDS: usize = 48;

sums! {
    Moves {
        legal: Histogram,
        /// Decisions with one legal move.
        forced: Ratio,
        course: Vec<Ratio>,
        /// Decisions that several seats could make at the same time.
        shared: Ratio,
    }
}

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
    pub(crate) fn play<G: Policy>(
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

    fn shares(&self) -> [Option<Figure>; 2] {
        [&self.behind, &self.ahead].map(|ratio| ratio.share(WORLDS as f64))
    }
}

impl Moves {
    pub(crate) fn add_round(&mut self, round: &Watched) {
        let mut forced = 0;
        let mut course = [(0, 0); PARTS];
        let decisions = round.legal.len();
        for (number, &legal) in round.legal.iter().enumerate() {
            self.legal.push(legal);
            forced += i64::from(legal == 1);
            let part = &mut course[number * PARTS / decisions];
            *part = (part.0 + i64::from(legal), part.1 + 1);
        }
        self.forced.push(forced, decisions as u64);
        self.shared.push(i64::from(round.shared), decisions as u64);
        self.course.resize(PARTS, Ratio::default());
        for (ratio, (legal, count)) in self.course.iter_mut().zip(course) {
            ratio.push(legal, count);
        }
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

pub(crate) fn fork(rng: &mut Rng) -> Rng {
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

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let (moves, tried, rounds) = (&of.all.moves, &of.all.choice, of.all.levels[0].rounds);
    // The standard deviation of what one deal comes to, as often as moves are compared.
    let deals = WORLDS as f64;
    let spread = tried.spread as f64 / tried.only.y.max(1) as f64;
    let unit = (spread / (deals * (deals - 1.0))).sqrt() * deals;
    let worth = |ratio: &Ratio| ratio.figure(unit.max(f64::MIN_POSITIVE)).filter(|_| unit > 0.0);
    let legal = Distribution::of(&moves.legal, 1.0, rounds);
    let (forced, only) = (moves.forced.share(1.0), tried.only.share(1.0));
    let (candidates, near) = (tried.candidates.figure(1.0), tried.near.figure(1.0));
    let (random, random_ends) = (worth(&tried.random), tried.random_ends.shares());
    let own = of.study.own();
    let levels = own.iter().zip(&tried.regrets).zip(tried.ends.iter().zip(&tried.differs));
    // A level that searches was not asked, but if it played.
    let levels = levels.filter(|((bot, _), _)| **bot == own[0] || !bot.level.searches());
    let levels: Vec<Level> = levels
        .map(|((bot, regret), (ends, differs))| Level {
            bot: bot.to_string(),
            regret: worth(regret),
            ends: ends.shares(),
            differs: differs.share(1.0),
        })
        .collect();
    let mut section = Section::new("choice");
    section.say(forced.map(|it| say("lab-forced", &share(it))));
    section.say(near.zip(candidates).map(|(near, all)| {
        let all = Put::Number(all.value, places(1.0, near));
        say("lab-near", &with([("tried", count(tried.only.y)), ("all", all)], value(near)))
    }));
    section.say(only.map(|it| say("lab-only", &share(it))));
    section.say(cost(random, random_ends).map(|it| say("lab-random", &it)));
    section.say(levels.iter().filter_map(|it| {
        let cost = cost(it.regret, it.ends)?;
        Some(say("lab-regret", &with([("bot", level(&it.bot))], cost)))
    }));
    // Where a program cannot play, a level does.
    let stands_in = of.study.bots[0].is_program();
    section.say(stands_in.then(|| stand_in(&own[0].to_string())));
    section.spread("legal", Unit::Moves, &legal);
    section.figure("forced", Unit::Share, forced);
    section.figure("shared", Unit::Share, moves.shared.share(1.0));
    section.figure("candidates", Unit::Moves, candidates);
    section.figure("near", Unit::Moves, near);
    section.figure("only", Unit::Share, only);
    section.figure("stakes", Unit::Deviations, worth(&tried.stakes));
    section.number("tried", Unit::Decisions, tried.only.y as f64);
    section.aside("random-behind", Unit::Share, random_ends[0]);
    section.aside("random-ahead", Unit::Share, random_ends[1]);
    for Level { bot, ends: [behind, ahead], differs, .. } in &levels {
        section.aside(format!("behind-{bot}"), Unit::Share, *behind);
        section.aside(format!("ahead-{bot}"), Unit::Share, *ahead);
        section.aside(format!("differs-{bot}"), Unit::Share, *differs);
    }
    section.histogram("legal", "moves", Unit::Moves, &legal);
    let axes = [axis("course", Unit::Share), axis("moves", Unit::Moves)];
    let means = moves.course.iter().map(|part| part.figure(1.0));
    section.chart(Chart::new("legal-course", Shape::Line, axes, single(course(means))));
    let axes = [axis("who", Unit::Count), axis("regret", Unit::Deviations)];
    let random = [Point::of("random", text("lab-random-move", &[]), random)];
    let levels = levels.iter().map(|it| Point::of(&it.bot, level_text(&it.bot), it.regret));
    let regrets = single(random.into_iter().chain(levels));
    section.chart(Chart::new("regret", Shape::Range, axes, regrets).line("best", 0.0));
    section
}

/// What a level's choices come to.
struct Level {
    bot: String,
    regret: Option<Figure>,
    ends: [Option<Figure>; 2],
    differs: Option<Figure>,
}

/// In which shares of the deals a move ends worse than the best one, and better, and whether it is
/// seen to cost anything.
fn cost(
    costs: Option<Figure>,
    [behind, ahead]: [Option<Figure>; 2],
) -> Option<Vec<(&'static str, Put<'static>)>> {
    let seen = if costs?.against(0.0) == Ordering::Greater { "yes" } else { "no" };
    let behind = ends(["behind", "behind-low", "behind-high"], 100.0, behind?.among(2));
    let ahead = ends(["ahead", "ahead-low", "ahead-high"], 100.0, ahead?.among(2));
    Some(with([("seen", Put::Word(seen))], behind.into_iter().chain(ahead)))
}

fn stand_in(bot: &str) -> Sentence {
    say("lab-stand-in", &[("bot", level(bot))])
}
