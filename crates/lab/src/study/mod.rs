//! What a game's rules make of it: the designer's report. `docs/lab.md` defines its figures.
//!
//! | module | what it holds |
//! |---|---|
//! | `sections` | what is counted, played and said, section by section |
//! | `section`, `say` | figures, charts and tables; sentences in every language |
//! | `report`, `page` | all sections, as JSON ([`Report`]) and as a page shows them ([`Page`]) |
//! | `round`, `watch`, `seats` | a round between bots, and who watches it; who they are |
//! | `plan` | what seats do to each other's plans, for the section on interaction |
//! | `sweep` | two rule sets, or every house rule and every two, on the same deals ([`Sweep`]) |
//! | `what`, `facts` | what is measured of a deal for that |
//! | `close` | the one of these measures that is no mean of deals |
//! | `replays`, `rows` | rounds to look at, as records; all of the first level's, as a table |

mod close;
mod facts;
mod measured;
mod page;
mod plan;
mod replays;
mod report;
mod round;
#[cfg(feature = "parquet")]
mod rows;
mod say;
mod seats;
mod section;
mod sections;
mod sweep;
mod watch;
mod what;

use bots::{Bot, Level, Policy, Space as Lists};
use games::{Chance, GameExt as _, Kind, OptionsError, Seat, Seed, Settings, ToAct, for_game};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};

pub use self::page::Page;
pub use self::replays::{Habit, Look, Replay, Use};
pub use self::report::{FORMAT, Identity, Played, Report};
#[cfg(feature = "parquet")]
pub use self::rows::write_rows;
pub use self::say::{Sentence, Text};
pub use self::section::{
    At, Axis, Cell, Chart, Number, Point, Reference, Row, Section, Series, Shape, Table, Unit,
};
pub use self::sections::drama::Stake;
pub use self::sweep::{
    Base, Changed, Counted, Effect, Effects, Improvement, Said, Setting, Sweep, SweepBlock,
    SweepRunner, Swept, Trial, Tried, Varied, Wish, Wished,
};
pub use self::what::What;
pub use crate::stats::Figure;

use self::round::{Chances, PARTS, Purpose, Space, leads_over, play};
use self::seats::{Guests, MS, Sitter, has_failed, sitters};
use self::sections::{
    Counts, choice, depth, drama, fairness, interaction, length, luck, matches, pieces, simple,
    tools,
};
use self::watch::Watcher;
use crate::arena::{ArenaError, COMMIT, Rules, start_programs};
use crate::measure::{self, Measure};
use crate::order;
use crate::player::Player;
use crate::stats::{Add, SprtReport, sums};

/// What is studied: a game by some rules, played by some levels.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game.
    pub kind: Kind,
    /// How many seats.
    pub seats: usize,
    /// The table's options.
    pub settings: Settings,
    /// The levels, and programs. The first one plays most rounds.
    pub bots: Vec<Player>,
    /// How many deals each part of the report is made of.
    pub samples: Samples,
    /// The source of all chance.
    pub seed: u64,
    /// How many threads play; the report does not depend on it.
    pub threads: usize,
}

/// Fewer rounds say too little of anything.
pub const ROUNDS_MIN: u64 = 1_000;

/// The most rounds.
pub const ROUNDS_MAX: u64 = 10_000_000;

const BOTS_MAX: usize = 5;

/// How many deals each part of the report is made of; those of a part lie evenly among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Samples {
    /// Rounds of the first level.
    pub rounds: u64,
    /// Rounds of each other level that does not search.
    pub other_levels: u64,
    /// Rounds of each level that searches, and deals with such a level at the table.
    pub searching_levels: u64,
    /// Rotations: as many rounds in a row as there are seats.
    pub rotations: u64,
    /// Rounds of the first level of which the dealt cards are looked at.
    pub pieces: u64,
    /// Deals of which two levels each play all rotations.
    pub skill: u64,
    /// Rounds of which some decisions are tried again, and the kinds of move are counted.
    pub choice: u64,
    /// Rounds whose chances are followed.
    pub drama: u64,
    /// Rounds of which one moment's chances are compared with the outcome.
    pub reliability: u64,
    /// Deals that one seat plays otherwise than its level.
    pub tools: u64,
    /// Deals that all seats play otherwise.
    pub together: u64,
    /// Deals that one seat among novices plays with more and more foresight.
    pub depth: u64,
    /// Rounds of which some decisions are tried for what they do to all seats.
    pub interaction: u64,
    /// Deals with which whole matches begin; none if nobody asks for them.
    pub matches: u64,
}

impl Samples {
    /// How many there are beside the first level's rounds, and whole matches.
    fn parts(self) -> impl Iterator<Item = u64> {
        let Self { other_levels, searching_levels, rotations, pieces, skill, .. } = self;
        let Self { choice, drama, reliability, tools, together, depth, interaction, .. } = self;
        let some = [other_levels, searching_levels, rotations, pieces, skill].into_iter();
        some.chain([choice, drama, reliability, tools, together, depth, interaction])
    }

    /// Checks that no part has more than is usual, for whoever plays them for somebody else.
    fn is_at_most(self, usual: Self) -> Result<(), String> {
        let more = self.parts().zip(usual.parts()).any(|(part, most)| part > most);
        if more || self.matches > self.rounds {
            Err("a part of it has too many deals".to_owned())
        } else {
            Ok(())
        }
    }

    /// What is usual where the first level plays so many rounds.
    pub fn of(rounds: u64) -> Self {
        let at_most = |count: u64| count.min(rounds);
        Self {
            rounds,
            other_levels: at_most((rounds / 5).max(2_000)),
            searching_levels: at_most(200),
            rotations: at_most(5_000),
            pieces: at_most(100_000),
            skill: at_most(2_000),
            choice: (rounds / 250).clamp(100, 400),
            drama: (rounds / 200).clamp(100, 500),
            reliability: (rounds / 25).clamp(400, 4_000),
            tools: at_most((rounds / 25).max(1_000)),
            together: (rounds / 1_000).clamp(50, 200),
            depth: (rounds / 400).clamp(50, 250),
            interaction: (rounds / 200).clamp(100, 500),
            matches: 0,
        }
    }
}

sums! {
    Sums {
        /// By level.
        levels: Vec<fairness::Level>,
        /// Of the first level: rotations, each like a round.
        rotations: fairness::Level,
        /// Rotations that the end of a match cut short.
        cut: u64,
        length: length::Length,
        moves: choice::Moves,
        pieces: pieces::Pieces,
        /// Of each level and the next better one.
        skill: Vec<luck::Pair>,
        choice: choice::Choice,
        drama: drama::Drama,
        reliability: drama::Reliability,
        tools: tools::Tools,
        /// By tool: every seat uses it wherever it can.
        together: Vec<simple::Together>,
        depth: depth::Depth,
        interaction: interaction::Interaction,
        matches: matches::Matches,
        /// The shortest round, the longest, and the one with the largest lead.
        shortest: drama::Most,
        longest: drama::Most,
        one_sided: drama::Most,
    }
}

/// The results of a block of deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    block: u64,
    sums: Sums,
}

/// Plays a study's blocks on one thread.
pub struct Runner {
    study: Study,
    stake: Stake,
    guests: Option<Box<Guests>>,
}

impl Study {
    /// Checks that such a report can be made.
    ///
    /// # Errors
    ///
    /// If the game has no such table, or the levels or rounds are too many or too few.
    pub fn possible(&self) -> Result<(), ArenaError> {
        self.kind.table(&self.settings, self.seats, None)?;
        self.settings.all_listed()?;
        if !(ROUNDS_MIN..=ROUNDS_MAX).contains(&self.samples.rounds) {
            let why = "a report needs at least 1,000 rounds, so that its intervals say something, \
                       and has at most 10,000,000";
            return Err(ArenaError::Arena(why));
        }
        let Samples { rounds, matches, .. } = self.samples;
        if self.samples.parts().any(|part| part == 0 || part > rounds) || matches > rounds {
            return Err(ArenaError::Arena("no part of a report has more deals than its rounds"));
        }
        let twice = (1..self.bots.len()).any(|at| self.bots[..at].contains(&self.bots[at]));
        if self.bots.is_empty() || self.bots.len() > BOTS_MAX || twice {
            return Err(ArenaError::Arena("a report needs one to five different levels"));
        }
        Ok(())
    }

    /// How many deals a block has: some, so that there are enough blocks for all threads and for
    /// the intervals that are made of blocks.
    fn block_deals(&self) -> u64 {
        (self.samples.rounds / 400).clamp(50, 2_500)
    }

    /// Whether a deal is one of `count` that lie evenly among all.
    fn is_among(&self, count: u64, deal: u64) -> bool {
        let before =
            |deal: u64| u128::from(deal) * u128::from(count) / u128::from(self.samples.rounds);
        before(deal) < before(deal + 1)
    }

    /// The seat that plays otherwise in a deal: every one as often, as far from the dealer.
    fn odd(&self, deal: u64) -> Seat {
        let samples = self.samples;
        let number = u128::from(deal) * u128::from(samples.tools) / u128::from(samples.rounds);
        let seat = (u128::from(deal) + number) % self.seats as u128;
        Seat::new(seat as usize).expect("a seat of the table")
    }

    fn rounds_of(&self, level: usize) -> u64 {
        let samples = self.samples;
        match self.sitters()[level].is_slow() {
            _ if level == 0 => samples.rounds,
            true => samples.searching_levels,
            false => samples.other_levels,
        }
    }

    fn sitters(&self) -> Vec<Sitter> {
        sitters(&self.bots).collect()
    }

    /// Our own bots among them, or a novice if there are none: only these can continue from the
    /// middle of an imagined deal.
    fn own(&self) -> Vec<Bot> {
        let own: Vec<Bot> = self.bots.iter().filter_map(Player::bot).collect();
        if own.is_empty() { vec![Level::Novice.into()] } else { own }
    }

    /// What each player is called, with its budget for a move.
    fn players(&self) -> Json {
        let player = |bot: &Player| json!([bot.to_string(), bot.budget(self.kind, MS[0])]);
        self.bots.iter().map(player).collect()
    }

    /// Each level and the next better one, weakest first; then programs, in their order.
    fn pairs(&self) -> Vec<[Sitter; 2]> {
        let mut ladder = self.sitters();
        ladder.sort_by_key(|sitter| match *sitter {
            Sitter::Bot(bot) => (0, Some((bot.level, bots::nodes_in(bot, self.kind)))),
            Sitter::Program(_) => (1, None),
        });
        ladder.windows(2).map(|two| [two[0], two[1]]).collect()
    }

    fn name(&self, sitter: Sitter) -> String {
        match sitter {
            Sitter::Bot(bot) => bot.to_string(),
            Sitter::Program(number) => self.bots[number].to_string(),
        }
    }

    fn deals_of(&self, pair: [Sitter; 2]) -> u64 {
        let samples = self.samples;
        let slow = pair.iter().any(|sitter| sitter.is_slow());
        if slow { samples.searching_levels } else { samples.skill }
    }

    fn options(&self) -> Result<Map<String, Json>, OptionsError> {
        let game = self.kind.table(&self.settings, self.seats, None)?;
        let value = |value| serde_json::to_value(value).expect("an option is plain");
        Ok(game.options().into_iter().map(|(name, it)| (name.to_owned(), value(it))).collect())
    }

    fn source(&self) -> replays::Source<'_> {
        let Self { kind, seats, ref settings, seed, .. } = *self;
        replays::Source { kind, seats, settings, bot: self.own()[0], seed }
    }

    /// What rounds are about at this table.
    pub(crate) fn stake(&self) -> Stake {
        for_game!(self.kind, G => self.find_stake::<G>())
    }

    /// Plays some rounds of novices to see it.
    fn find_stake<G: Policy>(&self) -> Stake {
        let (mut level, mut watcher) = (fairness::Level::default(), Watcher::default());
        let (seed, mut space) = (Seed::from_number(self.seed), Space::default());
        let bots = vec![Bot::from(Level::Novice).into(); self.seats];
        for deal in 0..200 {
            let mut game = self.fresh::<G>(deal);
            watcher.clear(self.seats);
            let mut chances = Chances::of(seed, Purpose::Stake, deal, 0);
            if play(&mut game, &bots, &mut chances, &mut space, &mut watcher) {
                level.add_round(&game, watcher.starter(&game));
            }
        }
        let sum = |of: fn(&fairness::Place) -> u64| level.places.iter().map(of).sum();
        drama::stake(level.rounds, sum(|place| place.best), sum(|place| place.worst))
    }

    /// How many whole matches are played, as the argument of a command that asks for them.
    fn matches_argument(&self) -> String {
        match self.samples.matches {
            0 => String::new(),
            matches => format!(" --matches {matches}"),
        }
    }

    /// The table before a deal's cards are dealt: each seat deals as often as the others.
    fn fresh<G: Policy>(&self, deal: u64) -> G {
        let dealer = Some((deal % self.seats as u64) as usize);
        G::table_for(&self.settings, self.seats, dealer).expect("the game has this table")
    }

    /// A deal of which some seats play otherwise. `fresh` has nothing dealt yet.
    fn deal<'a, G: Policy>(
        &self,
        (fresh, bots): (&'a G, &'a [Bot]),
        stake: Stake,
        deal: u64,
    ) -> tools::Deal<'a, G> {
        let (seed, odd) = (Seed::from_number(self.seed), self.odd(deal));
        tools::Deal { fresh, bots, stake, seed, deal, odd }
    }

    fn play_block<G: Policy>(
        &self,
        stake: Stake,
        guests: &mut Option<Box<Guests>>,
        block: u64,
    ) -> Block {
        let fresh: Vec<G> = (0..self.seats as u64).map(|deal| self.fresh(deal)).collect();
        let mut counter = Counter {
            study: self,
            stake,
            seed: Seed::from_number(self.seed),
            sitters: self.sitters(),
            own: self.own(),
            pairs: self.pairs(),
            fresh,
            watcher: Watcher::default(),
            space: Space::with(guests.take()),
            lists: Lists::default(),
            sums: Sums::default(),
        };
        counter.sums.levels.resize(self.bots.len(), fairness::Level::default());
        counter.sums.skill.resize(self.bots.len() - 1, luck::Pair::default());
        let first = block * self.block_deals();
        for deal in first..(first + self.block_deals()).min(self.samples.rounds) {
            if has_failed(&counter.space.guests) {
                break;
            }
            counter.deal(deal);
        }
        *guests = counter.space.guests.take();
        Block { block, sums: counter.sums }
    }
}

struct Counter<'a, G: Policy> {
    study: &'a Study,
    stake: Stake,
    seed: Seed,
    /// From [`Study::sitters`], [`Study::own`] and [`Study::pairs`].
    sitters: Vec<Sitter>,
    own: Vec<Bot>,
    pairs: Vec<[Sitter; 2]>,
    /// By dealer, before the deal.
    fresh: Vec<G>,
    watcher: Watcher,
    space: Space<G>,
    lists: Lists<G>,
    sums: Sums,
}

impl<G: Policy> Counter<'_, G> {
    fn deal(&mut self, deal: u64) {
        let (study, samples) = (self.study, self.study.samples);
        for level in 0..study.bots.len() {
            if study.is_among(study.rounds_of(level), deal) {
                self.level(level, deal);
            }
        }
        if study.is_among(samples.rotations, deal) {
            self.rotation(deal);
        }
        let dealer = (deal % self.fresh.len() as u64) as usize;
        let fresh = &self.fresh[dealer];
        for (number, &pair) in self.pairs.iter().enumerate() {
            if study.is_among(study.deals_of(pair), deal) {
                let at = (self.seed, deal, number as u64);
                let sums = &mut self.sums.skill[number];
                sums.play(fresh, pair, at, &mut self.watcher, &mut self.space);
            }
        }
        let at = (self.seed, deal);
        if study.is_among(samples.choice, deal) {
            self.sums.choice.play(fresh, &self.own, at, &mut self.space);
        }
        if study.is_among(samples.drama, deal) {
            self.sums.drama.play(fresh, self.stake, at, &mut self.lists);
        }
        if study.is_among(samples.reliability, deal) {
            self.sums.reliability.play(fresh, self.stake, at, &mut self.lists);
        }
        if study.is_among(samples.interaction, deal) {
            self.sums.interaction.play(fresh, self.stake, at, &mut self.lists);
        }
        if study.is_among(samples.matches, deal) {
            let (who, own) = ((self.sitters[0], self.pairs.first().copied()), &mut self.space);
            self.sums.matches.play(fresh, who, at, (&mut self.watcher, own));
        }
        let sat = study.deal((fresh, &self.own), self.stake, deal);
        if study.is_among(samples.tools, deal) {
            self.sums.tools.play(&sat, &mut self.space);
        }
        if study.is_among(samples.together, deal) {
            simple::Together::play(&mut self.sums.together, &sat, &mut self.space);
        }
        if study.is_among(samples.depth, deal) {
            self.sums.depth.play(&sat, &mut self.space);
        }
    }

    fn level(&mut self, level: usize, deal: u64) {
        let seats = self.study.seats;
        let mut game = self.fresh[(deal % seats as u64) as usize].clone();
        let bots = [self.sitters[level]; games::SEATS_MAX];
        let mut chances = Chances::of(self.seed, Purpose::Level, deal, level as u64);
        self.watcher.clear(seats);
        if level == 0 && self.study.is_among(self.study.samples.pieces, deal) {
            self.watcher.look();
        }
        let is_over = play(&mut game, &bots, &mut chances, &mut self.space, &mut self.watcher);
        let sums = &mut self.sums;
        if !is_over {
            sums.levels[level].limits += 1;
            return;
        }
        sums.levels[level].add_round(&game, self.watcher.starter(&game));
        if level == 0 {
            sums.length.add_round(&self.watcher);
            sums.moves.add_round(&self.watcher);
            if let Some(dealt) = self.watcher.dealt() {
                sums.pieces.add_round(&game, dealt);
            }
            let decisions = i64::from(self.watcher.decisions());
            sums.shortest.see(-decisions, deal);
            sums.longest.see(decisions, deal);
            sums.one_sided.see(leads_over(&game), deal);
        }
    }

    /// Plays as many rounds in a row as there are seats, so that the deal goes round once.
    fn rotation(&mut self, deal: u64) {
        let seats = self.study.seats;
        let mut game = self.fresh[(deal % seats as u64) as usize].clone();
        let bots = [self.sitters[0]; games::SEATS_MAX];
        let mut chances = Chances::of(self.seed, Purpose::Rotation, deal, 0);
        let (mut round, mut starter) = (fairness::Rotation::default(), None);
        for _ in 0..seats {
            if G::to_act(game.table()) != ToAct::Chance(Chance::Round) {
                self.sums.cut += 1;
                return;
            }
            self.watcher.clear(seats);
            if !play(&mut game, &bots, &mut chances, &mut self.space, &mut self.watcher) {
                self.sums.rotations.limits += 1;
                return;
            }
            starter.get_or_insert(self.watcher.starter(&game));
            round.add_round(&game);
        }
        self.sums.rotations.add_rotation(&round, starter.unwrap_or_default(), seats);
    }
}

impl Measure for Study {
    type Block = Block;
    type Runner = Runner;
    type Report = Report;

    fn check(&self) -> Result<(), ArenaError> {
        self.possible()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        start_programs(&self.bots)
    }

    fn by_programs(&self) -> bool {
        self.bots.iter().any(Player::is_program)
    }

    fn header(&self) -> Result<Json, OptionsError> {
        Ok(json!({
            "report": FORMAT,
            "game": self.kind.id(),
            "seats": self.seats,
            "options": self.options()?,
            "bots": self.players(),
            "samples": self.samples,
            "seed": self.seed,
            "commit": COMMIT,
            "rules": Rules::of(self.kind),
        }))
    }

    fn blocks(&self) -> u64 {
        self.samples.rounds.div_ceil(self.block_deals())
    }

    fn threads(&self) -> usize {
        self.threads
    }

    fn number(block: &Block) -> u64 {
        block.block
    }

    fn fits(&self, block: &Block) -> bool {
        let sums = &block.sums;
        let places = |level: &fairness::Level| level.places.len() <= self.seats;
        let split = |pair: &luck::Pair| {
            pair.parts.levels.len() <= 2 && pair.parts.places.len() <= self.seats
        };
        let looks = [&sums.shortest, &sums.longest, &sums.one_sided, &sums.drama.most];
        let (own, levels) = (self.own(), [sums.choice.regrets.len(), sums.choice.differs.len()]);
        let parts = [
            sums.moves.course.len(),
            sums.drama.openness.len(),
            sums.drama.leader.len(),
            sums.reliability.bins.len(),
        ];
        sums.levels.len() == self.bots.len()
            && sums.skill.len() + 1 == self.bots.len()
            && sums.levels.iter().chain([&sums.rotations]).all(places)
            && sums.skill.iter().all(split)
            && levels.into_iter().all(|it| it <= own.len())
            && parts.into_iter().all(|it| it <= PARTS)
            && sums.depth.fits()
            && for_game!(self.kind, G => {
                sums.pieces.fits::<G>()
                    && sums.tools.fits::<G>(&own)
                    && [0, G::TOOLS.len()].contains(&sums.together.len())
            })
            && looks.into_iter().all(|most| most.is_below(self.samples.rounds))
            && can_be_added(&block.sums, Measure::blocks(self))
    }

    fn of_order(order: &Json) -> Result<Self, String> {
        let Order { game, seats, options, bots, samples, seed } =
            Order::deserialize(order).map_err(|error| error.to_string())?;
        let (kind, settings) = order::table(&game, &options)?;
        let bots = order::bots(&bots)?;
        samples.is_at_most(Samples::of(samples.rounds))?;
        Ok(Self { kind, seats, settings, bots, samples, seed, threads: 1 })
    }

    fn about(&self) -> String {
        format!("a report on {}", measure::about(self.kind, self.seats, &self.bots))
    }

    fn runner(&self) -> Runner {
        let guests = Guests::of(&self.bots, self.seats);
        Runner { study: self.clone(), stake: self.stake(), guests }
    }

    fn play(Runner { study, stake, guests }: &mut Runner, block: u64) -> Block {
        for_game!(study.kind, G => study.play_block::<G>(*stake, guests, block))
    }

    fn failed(runner: &Runner) -> Option<&str> {
        runner.guests.as_ref()?.failed()
    }

    fn report(&self, blocks: &[Block], _: Option<SprtReport>) -> Result<Report, OptionsError> {
        let blocks: Vec<&Sums> = blocks.iter().map(|block| &block.sums).collect();
        Report::of(&Counts::of(self, &blocks))
    }
}

/// A round of a report, as a record that `kartenhaus replay` shows.
pub fn record(study: &Study, replay: &Replay) -> Option<String> {
    let &Replay { look, deal, ref habit, .. } = replay;
    let kept = for_game!(study.kind, G => {
        replays::record::<G>(study, look, deal, habit.as_ref())
    });
    kept.map(|record| record.text)
}

/// Says how the table of the first level's rounds can be had.
///
/// # Errors
///
/// Always: this program was built without it.
#[cfg(not(feature = "parquet"))]
pub fn write_rows(
    _: &Study,
    _: &Report,
    _: &std::path::Path,
    _: &dyn Fn(u64, u64),
) -> std::io::Result<()> {
    let why = "for rounds.parquet, build with `cargo build --release --features parquet` and run \
               the same command again: it goes on with these blocks";
    Err(std::io::Error::new(std::io::ErrorKind::Unsupported, why))
}

#[derive(Deserialize)]
struct Order {
    game: String,
    seats: usize,
    options: Map<String, Json>,
    bots: Vec<(String, u64)>,
    samples: Samples,
    seed: u64,
}

/// Whether the sums of so many such blocks can be added without overflow.
fn can_be_added(sums: &impl Add, blocks: u64) -> bool {
    sums.largest() <= i64::MAX as u64 / blocks
}
