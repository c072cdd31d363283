//! Rounds to look at, as records that can be replayed.

use std::fmt::Write as _;

use bots::{Bot, Policy};
use games::{Allowed, GameExt as _, Kind, Match, SeatSet, Seed, Settings, Setup};
use serde::Serialize;

use super::Study;
use super::round::{Chances, Decision, Purpose, Space, Step, Watch, play};
use super::say::{Put, Sentence, about, about_stake, count, say};
use super::sections::Counts;
use super::sections::drama::{Most, Stake, follow};
use super::sections::simple::better;
use super::sections::tools::{Way, Worth, label};

/// Why a round is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// It is as long as the median.
    Typical,
    /// Who wins, or loses, in the end, once had the lowest chance. The playout policy plays it.
    Dramatic,
    /// It is the shortest.
    Shortest,
    /// It is the longest.
    Longest,
    /// A seat has the largest lead in points, or is the farthest behind.
    OneSided,
    /// One seat plays by a simple rule, and wins since it does.
    Simple,
    /// A position repeats after the most decisions.
    Loop,
}

impl Look {
    /// Its name, as in the catalogues and in files.
    fn name(self) -> &'static str {
        match self {
            Self::Typical => "typical",
            Self::Dramatic => "dramatic",
            Self::Shortest => "shortest",
            Self::Longest => "longest",
            Self::OneSided => "one-sided",
            Self::Simple => "simple",
            Self::Loop => "loop",
        }
    }
}

/// What a seat does with a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// It does not use it where another move is legal.
    Never,
    /// It uses it wherever it can.
    Always,
}

impl Use {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Always => "always",
        }
    }
}

/// A simple way to play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Habit {
    /// The tool's name.
    pub tool: String,
    /// What is done with it.
    pub does: Use,
    /// Whether every seat does so, and not one alone.
    pub all: bool,
}

/// A round to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Replay {
    /// Why it is looked at.
    pub look: Look,
    /// Its deal's number.
    pub deal: u64,
    /// What one seat does in it, or all do, wherever they can.
    pub habit: Option<Habit>,
    /// Its record's file, beside the report.
    pub file: String,
    /// How many decisions it has.
    pub decisions: u64,
    /// What it shows.
    pub sentence: Sentence,
}

/// A table and its chance: all that a round follows from.
pub(crate) struct Source<'a> {
    pub(crate) kind: Kind,
    pub(crate) seats: usize,
    pub(crate) settings: &'a Settings,
    /// The level that plays, but where a round's chances were followed.
    pub(crate) bot: Bot,
    pub(crate) seed: u64,
}

pub(crate) struct Record {
    pub(crate) text: String,
    pub(crate) decisions: u64,
}

struct Steps<G: Policy>(Vec<Step<G>>);

impl<G: Policy> Watch<G> for Steps<G> {
    fn dealt(&mut self, order: &[G::Card]) {
        self.0.push(Step::Deal(order.to_vec()));
    }

    fn decides(&mut self, decision: &Decision<'_, G>) {
        self.0.push(Step::Move(decision.seat, decision.mv));
    }
}

impl Source<'_> {
    /// `None` if the deal was given up.
    pub(crate) fn record<G: Policy>(&self, look: Look, deal: u64) -> Option<Record> {
        let dealer = Some((deal % self.seats as u64) as usize);
        let fresh = G::table_for(self.settings, self.seats, dealer).ok()?;
        let seed = Seed::from_number(self.seed);
        let steps = if look == Look::Dramatic {
            follow(&fresh, Chances::of(seed, Purpose::Drama, deal, 0))?.steps
        } else {
            let (mut game, mut steps) = (fresh, Steps(Vec::new()));
            let mut chances = Chances::of(seed, Purpose::Level, deal, 0);
            let bots = [self.bot.into(); games::SEATS_MAX];
            let is_over = play(&mut game, &bots, &mut chances, &mut Space::default(), &mut steps);
            is_over.then_some(steps.0)?
        };
        self.kept::<G>(deal, steps)
    }

    /// The table's options, but with a match that is as short as can be: mostly this one round, so
    /// that the site shows it like any match that is over. No round is played differently by that.
    fn of_one_round(&self) -> Settings {
        let mut settings = self.settings.clone();
        for spec in self.kind.options().iter().filter(|spec| spec.of_match) {
            if let Allowed::Between(least, _) = spec.allowed {
                settings.set(spec.name, &least.to_string()).expect("it is allowed");
            }
        }
        settings
    }

    fn kept<G: Policy>(&self, deal: u64, steps: Vec<Step<G>>) -> Option<Record> {
        let dealer = Some((deal % self.seats as u64) as usize);
        let seed = Seed::from_number(self.seed);
        let settings = self.of_one_round();
        let fresh = G::table_for(&settings, self.seats, dealer).ok()?;
        let setup = Setup { kind: self.kind, seats: self.seats, settings, dealer, seed };
        let mut kept = Match::undealt(&setup).ok()?;
        let (mut word, mut decisions) = ("deck", 0);
        for step in steps {
            let line = match step {
                Step::Deal(cards) => {
                    let mut line = std::mem::replace(&mut word, "reshuffle").to_owned();
                    for card in cards {
                        _ = write!(line, " {}", G::deck_text(fresh.table(), card));
                    }
                    line
                }
                Step::Move(seat, mv) => {
                    decisions += 1;
                    format!("{seat} {mv}")
                }
            };
            kept.line(&line).expect("what was played can be played");
        }
        Some(Record { text: kept.record().to_owned(), decisions })
    }
}

pub(crate) fn record<G: Policy>(
    study: &Study,
    look: Look,
    deal: u64,
    habit: Option<&Habit>,
) -> Option<Record> {
    if !matches!(look, Look::Simple | Look::Loop) {
        return study.source().record::<G>(look, deal);
    }
    let fresh: G = study.fresh(deal);
    // What rounds are about changes no move.
    let own = study.own();
    let sat = study.deal((&fresh, &own), Stake::Win, deal);
    let way = match habit {
        Some(Habit { tool, does, .. }) => {
            let tool = G::TOOLS.iter().position(|it| it.name == tool)?;
            Some(if *does == Use::Never { Way::Never(tool) } else { Way::Always(tool) })
        }
        None => None,
    };
    let all = habit.is_some_and(|habit| habit.all);
    let odd = if all {
        SeatSet::all(G::standings(fresh.table()).seats())
    } else {
        SeatSet::only(sat.odd)
    };
    let mut steps = Steps(Vec::new());
    sat.play(way, odd, &mut Space::default(), &mut steps)?;
    study.source().kept::<G>(deal, steps.0)
}

/// How many deals are looked at for a typical one.
const TYPICAL: u64 = 200;

/// The rounds to look at: some of the first level's, one for each simple way to play that wins
/// more, and one that goes in circles.
pub(crate) fn replays<G: Policy>(of: &Counts<'_>) -> Vec<Replay> {
    let (study, sums) = (of.study, &of.all);
    let mut looks = vec![(Look::Dramatic, None, sums.drama.most.clone())];
    // A program may play differently next time, so its rounds cannot be replayed.
    if !study.bots[0].is_program() {
        looks.insert(0, (Look::Typical, None, typical::<G>(of)));
        looks.extend([
            (Look::Shortest, None, sums.shortest.clone()),
            (Look::Longest, None, sums.longest.clone()),
            (Look::OneSided, None, sums.one_sided.clone()),
        ]);
    }
    looks.extend(better(&Worth::all(of)).into_iter().map(|(tool, does, tried)| {
        let habit = Habit { tool: tool.name.to_owned(), does, all: false };
        (Look::Simple, Some(habit), tried.most.clone())
    }));
    let circles = G::TOOLS.iter().zip(&sums.together).map(|(tool, it)| {
        let habit = Habit { tool: tool.name.to_owned(), does: Use::Always, all: true };
        (Look::Loop, Some(habit), it.longest.clone())
    });
    let plain = (Look::Loop, None, sums.tools.longest.clone());
    let longest = |(.., most): &(Look, Option<Habit>, Most)| most.0.map(|(much, _)| much);
    looks.extend(circles.chain([plain]).max_by_key(longest));
    let replays = looks.into_iter().filter_map(|(look, habit, most)| {
        let (_, deal) = most.0?;
        let file = match &habit {
            Some(Habit { tool, does, .. }) if look == Look::Simple => {
                format!("{}-{tool}.txt", does.name())
            }
            _ => format!("{}.txt", look.name()),
        };
        let decisions = record::<G>(study, look, deal, habit.as_ref())?.decisions;
        let sentence = sentence(study.kind, look, habit.as_ref(), decisions, of.stake);
        Some(Replay { look, deal, habit, file, decisions, sentence })
    });
    replays.collect()
}

/// The first of the deals whose round is nearest to the median in length.
fn typical<G: Policy>(of: &Counts<'_>) -> Most {
    let (source, median) = (of.study.source(), u64::from(of.all.length.decisions.at(0.5)));
    let mut nearest = Most::default();
    for deal in 0..TYPICAL.min(of.study.samples.rounds) {
        if let Some(record) = source.record::<G>(Look::Typical, deal) {
            nearest.see(-(record.decisions.abs_diff(median) as i64), deal);
        }
    }
    nearest
}

fn sentence(
    game: Kind,
    look: Look,
    habit: Option<&Habit>,
    decisions: u64,
    stake: Stake,
) -> Sentence {
    let does = habit.map_or("plain", |habit| habit.does.name());
    let own = [("decisions", count(decisions)), ("does", Put::Word(does)), about_stake(stake)];
    let id = format!("lab-look-{}", look.name());
    match habit {
        Some(habit) => about(&label(game, &habit.tool), &id, &own),
        None => say(&id, &own),
    }
}
