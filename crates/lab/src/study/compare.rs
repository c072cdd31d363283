//! Two rule sets on the same deals: what a rule changes, measure by measure. Differences are paired
//! by deal, so that luck of the cards counts on both sides.

use bots::Policy;
use games::{OptionsError, Settings, for_game};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};

use super::close;
use super::facts::{Facts, Player};
use super::measured::Measured;
use super::replays::Look;
use super::say::Sentence;
use super::seats::{Guests, has_failed};
use super::sections::drama::{self, Stake};
use super::sweep::Effect;
use super::sweep::said;
use super::what::What;
use super::{ROUNDS_MAX, ROUNDS_MIN, Samples, Study, can_be_added};
use crate::arena::{ArenaError, COMMIT, Rules, start_programs};
use crate::measure::{self, Measure};
use crate::order;
use crate::player::{argument, chosen};
use crate::stats::SprtReport;
use crate::stats::{Add, Figure, rounded, sums};
use crate::stats::{Tested, test};

/// Rule sets that are compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// What is played by the first rule set. The first level plays, and is compared with the others
    /// in skill.
    pub study: Study,
    /// The second rule set, which is compared with the first.
    pub other: Settings,
}

sums! {
    Sums {
        /// By measure.
        measures: Vec<Measured>,
        /// Deals of which a round did not end in some rule set; they count nowhere.
        limits: u64,
        /// The deal whose rounds differ most in length.
        most: drama::Most,
    }
}

/// The results of a block of deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComparisonBlock {
    block: u64,
    sums: Sums,
}

/// What was compared, and what was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Compared {
    /// The version of this form.
    pub format: u32,
    /// The game.
    pub game: String,
    /// Its name for people.
    pub name: String,
    /// How many seats.
    pub seats: usize,
    /// The rule sets, each as every option of the table.
    pub arms: [Map<String, Json>; 2],
    /// The levels.
    pub bots: Vec<String>,
    /// How many deals.
    pub rounds: u64,
    /// How many deals were given up, since a round did not end.
    pub limits: u64,
    /// The source of all chance.
    pub seed: u64,
    /// The command that makes the comparison again.
    pub command: String,
    /// The commit of the program.
    pub commit: String,
    /// The rules.
    pub rules: Rules,
    /// What was measured.
    pub measures: Vec<Change>,
    /// The deal whose rounds differ most in length.
    pub most: Option<u64>,
}

/// What a change of the rules makes of a measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Change {
    /// The measure.
    pub what: What,
    /// What it is in each rule set.
    pub arms: [Figure; 2],
    /// What the change makes of it. Where a difference is found, the interval is so wide that no
    /// more than one in twenty of those that are found miss the truth (Benjamini and Yekutieli
    /// 2005, "False discovery rate-adjusted multiple confidence intervals").
    pub change: Figure,
    /// The same in standard deviations of what deals differ by in the first rule set.
    pub effect: f64,
    /// How likely such a difference or a larger one is if there is none.
    pub p: f64,
    /// Whether a difference is found: no more than one in twenty of those that are found are none
    /// (Benjamini and Hochberg 1995).
    pub found: bool,
    /// What it shows, in words.
    pub sentence: Sentence,
}

impl Comparison {
    fn arm(&self, arm: usize) -> Study {
        let settings = [&self.study.settings, &self.other][arm].clone();
        Study { settings, ..self.study.clone() }
    }

    /// Checks that such a comparison can be made.
    ///
    /// # Errors
    ///
    /// If the game has no such table, or the levels or rounds are too many or too few.
    pub fn possible(&self) -> Result<(), ArenaError> {
        if !(ROUNDS_MIN..=ROUNDS_MAX).contains(&self.study.samples.rounds) {
            let why = "a comparison needs at least 1,000 rounds, so that its intervals say \
                       something, and has at most 10,000,000";
            return Err(ArenaError::Arena(why));
        }
        [0, 1].into_iter().try_for_each(|arm| self.arm(arm).possible())?;
        let [first, second] = [self.study.options()?, self.arm(1).options()?];
        let specs = self.study.kind.options().iter();
        let mut differ = specs.filter(|it| first.get(it.name) != second.get(it.name)).peekable();
        if differ.peek().is_none() {
            return Err(ArenaError::Arena("both rule sets are the same rules"));
        }
        if self.study.samples.matches == 0 && differ.all(|spec| spec.of_match) {
            let why = "these rule sets differ only in when a match ends, which changes no round: \
                       play whole matches, too, with --matches";
            return Err(ArenaError::Arena(why));
        }
        Ok(())
    }

    /// A deal's round by one of the rule sets, as a record that `kartenhaus replay` shows.
    pub(super) fn record(&self, arm: usize, deal: u64) -> Option<String> {
        if self.study.bots[0].is_program() {
            return None; // it may play differently next time
        }
        let study = self.arm(arm);
        let kept = for_game!(study.kind, G => study.source().record::<G>(Look::Typical, deal));
        kept.map(|record| record.text)
    }

    fn command(&self) -> String {
        let Study { kind, seats, ref settings, ref bots, samples, seed, .. } = self.study;
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        format!(
            "kartenhaus lab compare --game {} --seats {} --bots {} --rounds {}{} --seed {}{}{}",
            kind,
            seats,
            argument(&bots.join(",")),
            samples.rounds,
            self.study.matches_argument(),
            seed,
            chosen(settings, "a"),
            chosen(&self.other, "b")
        )
    }

    fn play_block<G: Policy>(
        &self,
        stake: Stake,
        guests: &mut Option<Box<Guests>>,
        block: u64,
    ) -> ComparisonBlock {
        let studies = [0, 1].map(|arm| self.arm(arm));
        let deals = self.study.block_deals();
        let mut player = Player::<G>::new(self.study.seed, stake, guests.take());
        let (mut sums, mut leads) = (Sums::default(), Vec::new());
        sums.measures.resize(What::ALL.len(), Measured::default());
        for deal in block * deals..((block + 1) * deals).min(self.study.samples.rounds) {
            if has_failed(&player.space.guests) {
                break;
            }
            let [first, second] = studies.each_ref().map(|study| player.facts(study, deal));
            match first.zip(second) {
                Some((first, second)) => {
                    let gap = What::Gap as usize;
                    leads.extend(first[gap].zip(second[gap]).map(<[i64; 2]>::from));
                    sums.add_deal((first, second), deal);
                }
                None => sums.limits += 1,
            }
        }
        if let Some([first, second]) = close::of_both(&leads) {
            sums.measures[What::Close as usize].push(first, second);
        }
        *guests = player.space.guests;
        ComparisonBlock { block, sums }
    }
}

impl Sums {
    fn add_deal(&mut self, (first, second): (Facts, Facts), deal: u64) {
        let facts = first.into_iter().zip(second).zip(&mut self.measures);
        for (number, ((first, second), measured)) in facts.enumerate() {
            let Some((first, second)) = first.zip(second) else { continue };
            measured.push(first, second);
            if number == What::Turns as usize {
                self.most.see(i64::abs(second - first), deal);
            }
        }
    }
}

#[derive(Deserialize)]
struct Order {
    game: String,
    seats: usize,
    arms: [Map<String, Json>; 2],
    bots: Vec<(String, u64)>,
    samples: Samples,
    seed: u64,
}

impl Measure for Comparison {
    type Block = ComparisonBlock;
    type Runner = (Self, Stake, Option<Box<Guests>>);
    type Report = Compared;

    fn check(&self) -> Result<(), ArenaError> {
        self.possible()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        start_programs(&self.study.bots)
    }

    fn by_programs(&self) -> bool {
        self.study.by_programs()
    }

    fn header(&self) -> Result<Json, OptionsError> {
        let Study { kind, seats, samples, seed, .. } = self.study;
        let [first, second] = [0, 1].map(|arm| self.arm(arm).options());
        Ok(json!({
            "comparison": super::FORMAT,
            "game": kind.id(),
            "seats": seats,
            "arms": [first?, second?],
            "bots": self.study.players(),
            "samples": samples,
            "seed": seed,
            "commit": COMMIT,
            "rules": Rules::of(kind),
        }))
    }

    fn blocks(&self) -> u64 {
        Measure::blocks(&self.study)
    }

    fn threads(&self) -> usize {
        self.study.threads
    }

    fn number(block: &ComparisonBlock) -> u64 {
        block.block
    }

    fn fits(&self, block: &ComparisonBlock) -> bool {
        let Sums { measures, most, .. } = &block.sums;
        measures.len() == What::ALL.len()
            && most.is_below(self.study.samples.rounds)
            && can_be_added(&block.sums, Measure::blocks(self))
    }

    fn of_order(order: &Json) -> Result<Self, String> {
        let Order { game, seats, arms: [first, second], bots, samples, seed } =
            Order::deserialize(order).map_err(|error| error.to_string())?;
        let ((kind, settings), (_, other)) =
            (order::table(&game, &first)?, order::table(&game, &second)?);
        let bots = order::bots(&bots)?;
        samples.is_at_most(Samples::of(samples.rounds))?;
        let study = Study { kind, seats, settings, bots, samples, seed, threads: 1 };
        Ok(Self { study, other })
    }

    fn about(&self) -> String {
        let Study { kind, seats, ref bots, .. } = self.study;
        let about = measure::about(kind, seats, bots);
        format!("a comparison of two rule sets of {about}")
    }

    fn runner(&self) -> Self::Runner {
        let guests = Guests::of(&self.study.bots, self.study.seats);
        (self.clone(), self.study.stake(), guests)
    }

    fn play((own, stake, guests): &mut Self::Runner, block: u64) -> ComparisonBlock {
        for_game!(own.study.kind, G => own.play_block::<G>(*stake, guests, block))
    }

    fn failed((.., guests): &Self::Runner) -> Option<&str> {
        guests.as_ref()?.failed()
    }

    fn report(
        &self,
        blocks: &[ComparisonBlock],
        _: Option<SprtReport>,
    ) -> Result<Compared, OptionsError> {
        let mut all = Sums::default();
        blocks.iter().for_each(|block| all.add(&block.sums));
        // No block is there where nothing is reported yet.
        let deals = all.measures.get(What::Gap as usize).map_or(0, |gap| gap.change.n);
        if let Some(close) = all.measures.get_mut(What::Close as usize) {
            close::of_deals_in_both(close, deals);
        }
        let [first, second] = [0, 1].map(|arm| self.arm(arm).options());
        let Study { kind, seats, ref bots, samples, seed, .. } = self.study;
        Ok(Compared {
            format: super::FORMAT,
            game: kind.id().to_owned(),
            name: kind.name().to_owned(),
            seats,
            arms: [first?, second?],
            bots: bots.iter().map(ToString::to_string).collect(),
            rounds: samples.rounds,
            limits: all.limits,
            seed,
            command: self.command(),
            commit: COMMIT.to_owned(),
            rules: Rules::of(kind),
            measures: changes(&all, seats),
            most: all.most.0.filter(|&(much, _)| much > 0).map(|(_, deal)| deal),
        })
    }
}

fn changes(all: &Sums, seats: usize) -> Vec<Change> {
    let both = What::ALL.into_iter().zip(&all.measures);
    let seen: Vec<(What, &Measured, [Figure; 2], Figure)> = both
        .filter_map(|(what, measured)| {
            let unit = what.parts(seats);
            let arms = [what.figure(&measured.first, unit)?, what.figure(&measured.second, unit)?];
            Some((what, measured, arms, measured.change.figure(unit)?))
        })
        .collect();
    let tested = test(seen.iter().map(|&(_, measured, _, change)| (&measured.change, change)));
    let rows = seen.into_iter().zip(tested);
    rows.map(|((what, measured, arms, _), Tested { change, p, found })| {
        let spread = measured.first.variance().sqrt() / what.parts(seats);
        let effect = if spread > 0.0 { rounded(change.value / spread) } else { 0.0 };
        let sentence = said::change(&Effect { what, arms, change, effect, p, found });
        Change { what, arms, change, effect, p, found, sentence }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use games::{Kind, Seed};

    use super::*;

    #[test]
    fn a_change_is_paired_by_deal() {
        let mut sums = Sums::default();
        sums.measures.resize(What::ALL.len(), Measured::default());
        for (deal, turns) in [10, 20, 30, 40, 50].into_iter().enumerate() {
            let facts = [turns, turns + 3].map(|turns| {
                let mut facts: Facts = [None; What::ALL.len()];
                facts[What::Turns as usize] = Some(turns);
                facts
            });
            sums.add_deal(facts.into(), deal as u64);
        }
        let all = changes(&sums, 4);
        assert_eq!(all.len(), 1, "nothing else was measured");
        let Change { change, arms, .. } = &all[0];
        assert_eq!((change.value, change.low, change.high), (3.0, 3.0, 3.0));
        assert_eq!((arms[0].value, arms[1].value), (30.0, 33.0));
        assert_eq!(sums.most.0, Some((3, 0)));
    }

    fn comparison(arms: [&[(&str, &str)]; 2], rounds: u64, threads: usize) -> Comparison {
        let kind = Kind::ALL[1];
        let settings = |chosen: &[(&str, &str)]| {
            let mut settings = Settings::new(kind.options());
            chosen.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
            settings
        };
        let bots = vec!["dice".parse().expect("a level")];
        let [settings, other] = arms.map(settings);
        let samples = Samples { drama: 10, ..Samples::of(rounds) };
        Comparison {
            study: Study { kind, seats: 4, settings, bots, samples, seed: 5, threads },
            other,
        }
    }

    #[test]
    fn the_same_rules_are_not_compared_and_differ_in_nothing() {
        let same = comparison([&[], &[]], 1_000, 1);
        assert!(matches!(crate::run(&same), Err(error) if error.is_misuse()));
        let mut runner = same.runner();
        let blocks = (0..Measure::blocks(&same)).map(|at| Comparison::play(&mut runner, at));
        let blocks: Vec<ComparisonBlock> = blocks.collect();
        let found = same.report(&blocks, None).expect("a table");
        assert!(found.measures.iter().all(|it| !it.found && it.change.value == 0.0));
        // There is one level, and no match.
        assert_eq!((found.most, found.measures.len()), (None, What::ALL.len() - 4));
    }

    /// Rounds of different deals differ by chance alone: in 200 comparisons of such rounds
    /// something is found in one of twenty, or in so few more that it is chance, too (three
    /// standard errors).
    #[test]
    fn chance_alone_is_rarely_found() {
        let study = comparison([&[], &[]], 1_000, 1).study;
        let rounds: Vec<Facts> = for_game!(study.kind, G => {
            let mut player = Player::<G>::new(study.seed, Stake::Win, None);
            // Not among those that take long.
            (1_000_000..1_000_500).filter_map(|deal| player.facts(&study, deal)).collect()
        });
        let mut rng = Seed::from_number(8).rng("test", 0);
        let mut one = || rounds[rng.index(rounds.len())];
        let mut is_found = || {
            let mut sums = Sums::default();
            sums.measures.resize(What::ALL.len(), Measured::default());
            (0..200).for_each(|deal| sums.add_deal((one(), one()), deal));
            changes(&sums, study.seats).iter().any(|it| it.found)
        };
        let runs = (0..200).filter(|_| is_found()).count();
        let most = 10.0 + 3.0 * (200.0_f64 * 0.05 * 0.95).sqrt();
        assert!(runs as f64 <= most, "{runs} of 200");
    }

    /// A point for the seat that begins in one deal of a hundred, when its edge otherwise differs
    /// by at most a third of a point: with (1.96 + 1.28)² × variance ÷ change² deals it is found in
    /// nine of ten comparisons, or in so few less that it may be chance (three standard errors).
    #[test]
    fn a_planted_edge_is_found_as_often_as_stated() {
        let (change, variance) = (0.01, 0.01 * 0.99 + 2.0 / 27.0);
        let deals = (10.5 * variance / (change * change)) as u64;
        let mut rng = Seed::from_number(9).rng("test", 0);
        let mut is_found = || {
            let mut sums = Sums::default();
            sums.measures.resize(What::ALL.len(), Measured::default());
            for deal in 0..deals {
                // A point is counted as three, against the three others.
                let edge = i64::from(rng.below(61)) - 30;
                let planted = if rng.below(100) == 0 { 3 } else { 0 };
                let other = edge + planted + i64::from(rng.below(3)) - 1;
                let facts = [edge, other].map(|edge| {
                    let mut facts: Facts = [None; What::ALL.len()];
                    facts[What::Edge as usize] = Some(edge);
                    facts
                });
                sums.add_deal(facts.into(), deal);
            }
            let Change { change, found, .. } = &changes(&sums, 4)[0];
            *found && change.value > 0.0
        };
        let found = (0..100).filter(|_| is_found()).count();
        assert!((81..=100).contains(&found), "{found} of 100 with {deals} deals each");
    }
}
