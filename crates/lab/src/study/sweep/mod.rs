//! Every house rule of a game, each alone and every two together, on the same deals.
//!
//! | module | what it holds |
//! |---|---|
//! | `arms` | which changes are played |
//! | `report`, `make` | what was found ([`Swept`]), as JSON, and how it is made of sums |
//! | `wish`, `trial` | words ([`Wish`]), and the rule set that serves them best ([`Trial`]) |
//! | `effects` | a few figures for each value of each option ([`Effects`]) |

mod arms;
mod effects;
mod make;
mod order;
mod page;
pub(in crate::study) mod report;
pub(in crate::study) mod said;
mod trial;
pub(in crate::study) mod wish;

use std::collections::BTreeMap;

use bots::Policy;
use games::{OptionsError, Settings, for_game};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

pub use self::effects::{Changed, Effects};
pub use self::report::{Base, Effect, Improvement, Said, Setting, Swept, Tried, Varied, Wished};
pub use self::trial::Trial;
pub use self::wish::Wish;

use self::arms::Arm;
use super::close;
use super::facts::{Facts, Player};
use super::measured::Measured;
use super::seats::{Guests, has_failed};
use super::sections::drama::{Most, Stake};
use super::what::What;
use super::{FORMAT, Samples, Study, can_be_added};
use crate::arena::{ArenaError, COMMIT, Rules, start_programs};
use crate::measure::{self, Measure};
use crate::stats::SprtReport;
use crate::stats::{Add, Mean, sums};

/// Pairs of changes are played on one part of so many of the deals.
const PAIRS: u64 = 4;

/// A sweep over the house rules of a game.
#[derive(Clone, Debug)]
pub struct Sweep {
    pub(in crate::study) study: Study,
    /// Whether the parameters of variants are changed, too.
    variants: bool,
    arms: Vec<Arm>,
    pairs: Vec<Pair>,
    left_out: Vec<LeftOut>,
    /// The second rule set of a comparison, which is a sweep with this one change.
    other: Option<Settings>,
}

/// Changes by which there is no such table.
#[derive(Clone, Debug)]
struct LeftOut {
    set: Vec<Setting>,
    /// The clause that has none, with the id of its game; empty if it is none of the game's.
    clause: String,
}

impl LeftOut {
    fn of(set: Vec<Setting>, error: &OptionsError) -> Self {
        let text = error.to_string();
        let cited = text.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')'));
        let clause = cited.map(|(clause, _)| clause).filter(|clause| clause.contains(':'));
        Self { set, clause: clause.unwrap_or_default().to_owned() }
    }
}

/// Two changes of different options.
#[derive(Clone, Debug)]
struct Pair {
    of: [usize; 2],
    arm: Arm,
}

sums! {
    Sums {
        /// The base rules, by measure.
        base: Vec<Mean>,
        /// By change.
        arms: Vec<ArmSums>,
        /// By pair of changes: what each alone does to a measure, added up, and both together.
        pairs: Vec<ArmSums>,
        /// Deals of which the round did not end by the base rules; they count nowhere else.
        limits: u64,
    }
}

sums! {
    ArmSums {
        /// By measure.
        measures: Vec<Measured>,
        /// Deals of which the round did not end by some of the rule sets.
        limits: u64,
        /// The deal whose rounds differ most in length.
        most: Most,
    }
}

/// The results of a block of deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SweepBlock {
    block: u64,
    sums: Sums,
}

/// What was counted in a sweep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// In the first half of the blocks, and in the second.
    first: Sums,
    second: Sums,
}

impl Counted {
    fn all(&self) -> Sums {
        let mut all = self.first.clone();
        all.add(&self.second);
        all.with_close()
    }
}

/// Plays a sweep's blocks on one thread.
pub struct SweepRunner {
    sweep: Sweep,
    stake: Stake,
    arms: Vec<Study>,
    pairs: Vec<Study>,
    guests: Option<Box<Guests>>,
}

impl Sweep {
    /// A sweep over the house rules beside these base rules, and with `variants` over the
    /// parameters of variants, too.
    ///
    /// # Errors
    ///
    /// If the game has no such table, or nothing to change there.
    pub fn new(study: Study, variants: bool) -> Result<Self, ArenaError> {
        study.possible()?;
        let (mut arms, mut pairs, mut left_out) = (Vec::<Arm>::new(), Vec::new(), Vec::new());
        for setting in arms::changes(&study, variants)? {
            match Arm::of(&study, vec![setting]) {
                Ok(arm) => arms.push(arm),
                Err(error) => left_out.push(LeftOut::of(vec![setting], &error)),
            }
        }
        if arms.is_empty() {
            return Err(ArenaError::Arena("there is no other table of this game to compare with"));
        }
        for (of, set) in both(&arms) {
            match Arm::of(&study, set.clone()) {
                Ok(arm) => pairs.push(Pair { of, arm }),
                Err(error) => left_out.push(LeftOut::of(set, &error)),
            }
        }
        Ok(Self { study, variants, arms, pairs, left_out, other: None })
    }

    /// Two rule sets on the same deals: that of a study, and this other one.
    ///
    /// # Errors
    ///
    /// If the game has no such table, or both rule sets are the same rules.
    pub fn compare(study: Study, other: Settings) -> Result<Self, ArenaError> {
        study.possible()?;
        let second = Study { settings: other, ..study.clone() };
        second.possible()?;
        let [one, two] = [study.options()?, second.options()?];
        let specs = study.kind.options().iter();
        let mut differ = specs.filter(|it| one.get(it.name) != two.get(it.name)).peekable();
        if differ.peek().is_none() {
            return Err(ArenaError::Arena("both rule sets are the same rules"));
        }
        if study.samples.matches == 0 && differ.all(|spec| spec.of_match) {
            let why = "these rule sets differ only in when a match ends, which changes no round: \
                       play whole matches, too, with --matches";
            return Err(ArenaError::Arena(why));
        }
        let arms = vec![Arm::of(&study, arms::between(&study, &second.settings)?)?];
        let (pairs, left_out, other) = (Vec::new(), Vec::new(), Some(second.settings));
        Ok(Self { study, variants: false, arms, pairs, left_out, other })
    }

    /// How many deals each part is usually made of: as in a report, but more rounds are followed.
    pub fn samples(rounds: u64) -> Samples {
        Samples { drama: (rounds / 20).clamp(100, 1_000), ..Samples::of(rounds) }
    }

    /// How many blocks are played by the pairs, too: the first ones.
    fn pair_blocks(&self) -> u64 {
        if self.pairs.is_empty() { 0 } else { self.blocks().div_ceil(PAIRS) }
    }

    /// What is the same as in a report, with other rules.
    fn with(&self, arm: &Arm) -> Study {
        Study { settings: arm.table.clone(), ..self.study.clone() }
    }

    fn empty(&self) -> Sums {
        let measures = vec![Measured::default(); What::ALL.len()];
        let arm = ArmSums { measures, ..ArmSums::default() };
        Sums {
            base: vec![Mean::default(); What::ALL.len()],
            arms: vec![arm.clone(); self.arms.len()],
            pairs: vec![arm; self.pairs.len()],
            limits: 0,
        }
    }
}

/// Every two changes of different options, by their arms, and what both set.
fn both(arms: &[Arm]) -> Vec<([usize; 2], Vec<Setting>)> {
    let all = (0..arms.len()).flat_map(|second| (0..second).map(move |first| [first, second]));
    let sets = all.map(|of| (of, of.map(|at| arms[at].set[0]).to_vec()));
    sets.filter(|(_, set)| set[0].option != set[1].option).collect()
}

impl Sweep {
    fn total(&self, blocks: &[SweepBlock]) -> Sums {
        let mut all = self.empty();
        blocks.iter().for_each(|block| all.add(&block.sums));
        all
    }
}

impl SweepRunner {
    fn play_block<G: Policy>(&mut self, block: u64) -> SweepBlock {
        let Self { sweep, arms, pairs, stake, guests } = self;
        let study = &sweep.study;
        let mut player = Player::<G>::new(study.seed, *stake, guests.take());
        let (mut sums, mut leads) = (sweep.empty(), Vec::new());
        let deals = study.block_deals();
        let pairs = if block < sweep.pair_blocks() { &pairs[..] } else { &[] };
        for deal in block * deals..((block + 1) * deals).min(study.samples.rounds) {
            if has_failed(&player.space.guests) {
                break;
            }
            let Some(base) = player.facts(study, deal) else {
                sums.limits += 1;
                continue;
            };
            let mut play = |all: &[Study]| -> Vec<Option<Facts>> {
                all.iter().map(|study| player.facts(study, deal)).collect()
            };
            let arms = play(arms);
            sums.add_deal(&sweep.pairs, deal, &base, &arms, &play(pairs));
            leads.push(leads_of(&base, &arms));
        }
        sums.add_close(&leads);
        *guests = player.space.guests;
        SweepBlock { block, sums }
    }
}

/// The largest lead in a deal, by the base rules and by each change.
fn leads_of(base: &Facts, arms: &[Option<Facts>]) -> Vec<Option<i64>> {
    let gap = What::Gap as usize;
    let arms = arms.iter().map(|arm| arm.as_ref().and_then(|facts| facts[gap]));
    std::iter::once(base[gap]).chain(arms).collect()
}

impl Sums {
    /// The same with what blocks say of how close rounds end as if it were of deals.
    fn with_close(mut self) -> Self {
        let [gap, close] = [What::Gap, What::Close].map(|what| what as usize);
        self.base[close] = close::of_deals(&self.base[close], self.base[gap].n);
        for ArmSums { measures, .. } in &mut self.arms {
            let deals = measures[gap].change.n;
            close::of_deals_in_both(&mut measures[close], deals);
        }
        self
    }

    /// Adds how close the deals of a block end, each with what [`leads_of`] says.
    fn add_close(&mut self, leads: &[Vec<Option<i64>>]) {
        let close = What::Close as usize;
        let base = close::of_block(leads.iter().filter_map(|leads| leads[0]));
        base.iter().for_each(|&share| self.base[close].push(share));
        for (at, arm) in self.arms.iter_mut().enumerate() {
            let both = leads.iter().filter_map(|leads| Some([leads[0]?, leads[at + 1]?]));
            if let Some([first, second]) = close::of_both(&both.collect::<Vec<_>>()) {
                arm.measures[close].push(first, second);
            }
        }
    }

    /// Adds a deal by the base rules, by each change and, if it was played by them, by each pair.
    fn add_deal(
        &mut self,
        of: &[Pair],
        deal: u64,
        base: &Facts,
        arms: &[Option<Facts>],
        pairs: &[Option<Facts>],
    ) {
        for (mean, fact) in self.base.iter_mut().zip(base) {
            fact.iter().for_each(|&fact| mean.push(fact));
        }
        for (sums, facts) in self.arms.iter_mut().zip(arms) {
            let Some(facts) = facts else {
                sums.limits += 1;
                continue;
            };
            let turns = [base, facts].map(|facts| facts[What::Turns as usize].unwrap_or_default());
            sums.most.see(i64::abs(turns[1] - turns[0]), deal);
            let both = base.iter().zip(facts);
            for (measured, both) in sums.measures.iter_mut().zip(both) {
                if let (Some(first), Some(second)) = both {
                    measured.push(*first, *second);
                }
            }
        }
        for ((sums, both), Pair { of: [one, other], .. }) in
            self.pairs.iter_mut().zip(pairs).zip(of)
        {
            let (Some(both), Some(one), Some(other)) = (both, &arms[*one], &arms[*other]) else {
                sums.limits += 1;
                continue;
            };
            for (at, measured) in sums.measures.iter_mut().enumerate() {
                if let [Some(base), Some(one), Some(other), Some(both)] =
                    [base, one, other, both].map(|facts| facts[at])
                {
                    measured.push(one + other - 2 * base, both - base);
                }
            }
        }
    }
}

impl Measure for Sweep {
    type Block = SweepBlock;
    type Runner = SweepRunner;
    type Report = Counted;

    fn check(&self) -> Result<(), ArenaError> {
        self.study.possible()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        start_programs(&self.study.bots)
    }

    fn by_programs(&self) -> bool {
        self.study.by_programs()
    }

    fn header(&self) -> Result<Json, OptionsError> {
        let study = &self.study;
        let changes = self.arms.iter().map(|arm| &arm.set).collect::<Vec<_>>();
        Ok(json!({
            "sweep": FORMAT,
            "game": study.kind.id(),
            "seats": study.seats,
            "options": study.options()?,
            // What the others depend on, whatever is changed.
            "chosen": study.settings.chosen().collect::<BTreeMap<_, _>>(),
            "changes": changes,
            "pairs": !self.pairs.is_empty(),
            "bots": study.players(),
            "samples": study.samples,
            "seed": study.seed,
            "commit": COMMIT,
            "rules": Rules::of(study.kind),
        }))
    }

    fn of_order(order: &Json) -> Result<Self, String> {
        order::read(order)
    }

    fn about(&self) -> String {
        let Study { kind, seats, bots, .. } = &self.study;
        let about = measure::about(*kind, *seats, bots);
        match self.arms.len() {
            1 => format!("a comparison of two rule sets of {about}"),
            _ => format!("a sweep over the house rules of {about}"),
        }
    }

    fn blocks(&self) -> u64 {
        Measure::blocks(&self.study)
    }

    fn threads(&self) -> usize {
        self.study.threads
    }

    fn number(block: &SweepBlock) -> u64 {
        block.block
    }

    fn fits(&self, SweepBlock { sums, .. }: &SweepBlock) -> bool {
        let all = What::ALL.len();
        sums.base.len() == all
            && sums.arms.len() == self.arms.len()
            && sums.pairs.len() == self.pairs.len()
            && sums.arms.iter().all(|arm| arm.measures.len() == all)
            && sums.pairs.iter().all(|pair| pair.measures.len() == all)
            && sums.arms.iter().all(|arm| arm.most.is_below(self.study.samples.rounds))
            && can_be_added(sums, self.blocks())
    }

    fn runner(&self) -> SweepRunner {
        SweepRunner {
            sweep: self.clone(),
            stake: self.study.stake(),
            arms: self.arms.iter().map(|arm| self.with(arm)).collect(),
            pairs: self.pairs.iter().map(|pair| self.with(&pair.arm)).collect(),
            guests: Guests::of(&self.study.bots, self.study.seats),
        }
    }

    fn play(runner: &mut SweepRunner, block: u64) -> SweepBlock {
        for_game!(runner.sweep.study.kind, G => runner.play_block::<G>(block))
    }

    fn failed(runner: &SweepRunner) -> Option<&str> {
        runner.guests.as_ref()?.failed()
    }

    fn report(
        &self,
        blocks: &[SweepBlock],
        _: Option<SprtReport>,
    ) -> Result<Counted, OptionsError> {
        let (first, second) = blocks.split_at(blocks.len() / 2);
        Ok(Counted { first: self.total(first), second: self.total(second) })
    }
}

#[cfg(test)]
mod tests;
