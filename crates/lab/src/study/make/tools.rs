//! What it is worth to use a tool, and whether simple play wins, made of sums.

use bots::Policy;
use games::for_game;

use super::super::drama::{Most, Stake};
use super::super::report::{
    Effect, Habit, Look, Replay, Simple, Thought, Together, Tool, Tools, Use,
};
use super::super::sentences::tools as said;
use super::super::tools::{self as sums, Way, ways};
use super::super::{Study, Sums, records};
use super::LIMITS;
use crate::block::PART;
use crate::stats::{self, found};
use crate::stats::{Figure, Mean, proportion, rounded};

/// In fewer rounds than these a seat plays so seldom otherwise that nothing is said of it.
const DIFFERS_MIN: u64 = 30;

pub(super) fn tools(study: &Study, all: &Sums, stake: Stake) -> (Tools, Simple) {
    for_game!(study.kind, G => of_game::<G>(study, all, stake))
}

fn of_game<G: Policy>(study: &Study, all: &Sums, stake: Stake) -> (Tools, Simple) {
    let ways = ways::<G>(&study.own());
    let mut effects = effects(study, &all.tools.effects);
    effects.resize_with(ways.len(), || effect(study, &sums::Effect::default(), 1.0));
    let label = |name: &str| said::label(study.kind.id(), name);
    let used = |tool: usize| all.tools.used.get(tool).cloned().unwrap_or_default();
    let mut tools: Vec<Tool> = G::TOOLS
        .iter()
        .enumerate()
        .map(|(number, tool)| Tool {
            name: tool.name.to_owned(),
            label: label(tool.name),
            clause: tool.clause.map(str::to_owned),
            rounds: proportion(used(number).rounds, all.tools.rounds),
            used: used(number).share.share(1.0),
            never: effects[2 * number].clone(),
            always: effects[2 * number + 1].clone(),
        })
        .collect();
    let more = |effect: &Effect| effect.won.map_or(0.0, |won| won.value);
    tools.sort_by(|one, other| more(&one.never).total_cmp(&more(&other.never)));
    let thoughts = ways.iter().zip(&effects).filter_map(|(way, effect)| {
        let (name, bot) = match way {
            Way::Never(_) | Way::Always(_) => return None,
            Way::Forgetful => ("memory", None),
            Way::Level(bot) => ("level", Some(bot.to_string())),
        };
        Some(Thought { name: name.to_owned(), bot, effect: effect.clone() })
    });
    let mut found = Tools {
        deals: all.tools.rounds,
        won: all.tools.won.share(PART as f64),
        thoughts: thoughts.collect(),
        tools,
        sentences: Vec::new(),
    };
    found.sentences = said::tools(&found, stake);
    let simple = simple::<G>(all, &found, stake);
    (found, simple)
}

/// All are looked at together.
fn effects(study: &Study, all: &[sums::Effect]) -> Vec<Effect> {
    let p = |sums: &sums::Effect| {
        let deals = sums.won.n + sums.limits;
        if sums.differs < DIFFERS_MIN || sums.limits * LIMITS > deals {
            return 1.0;
        }
        stats::p(&sums.won)
    };
    let p: Vec<f64> = all.iter().map(p).collect();
    let is_found = found(&p);
    let count = is_found.iter().filter(|&&it| it).count();
    let mut effects: Vec<Effect> =
        all.iter().zip(&p).map(|(sums, &p)| effect(study, sums, p)).collect();
    for (effect, _) in effects.iter_mut().zip(is_found).filter(|(_, found)| *found) {
        let wider = |it: Figure| it.found_among(count, p.len());
        effect.found = true;
        effect.won = effect.won.map(wider);
        effect.points = effect.points.map(wider);
    }
    effects
}

fn effect(study: &Study, sums: &sums::Effect, p: f64) -> Effect {
    let deals = sums.won.n + sums.limits;
    let some = |mean: &Mean, unit: f64| mean.figure(unit).filter(|_| sums.limits * LIMITS <= deals);
    Effect {
        won: some(&sums.won, PART as f64),
        points: some(&sums.lead, (study.seats - 1) as f64),
        length: sums.length.figure(1.0),
        differs: proportion(sums.differs, deals),
        limits: proportion(sums.limits, sums.differs),
        p: rounded(p),
        found: false,
    }
}

fn simple<G: Policy>(all: &Sums, tools: &Tools, stake: Stake) -> Simple {
    let ways = tools.tools.iter().flat_map(|tool| {
        [(Use::Never, &tool.never), (Use::Always, &tool.always)]
            .map(|(does, effect)| (Habit { tool: tool.name.clone(), does, all: false }, effect))
    });
    let more = |effect: &Effect| effect.won.filter(|it| effect.found && it.low > 0.0);
    let mut better: Vec<(Habit, f64)> =
        ways.filter_map(|(habit, effect)| Some((habit, more(effect)?.value))).collect();
    better.sort_by(|one, other| other.1.total_cmp(&one.1));
    let comes_again = |count: u64, rounds: u64| proportion(count, rounds).filter(|_| G::CYCLES);
    let tool = |name: &str| tools.tools.iter().find(|tool| tool.name == name);
    let mut together: Vec<Together> = G::TOOLS
        .iter()
        .zip(&all.together)
        .map(|(it, sums)| Together {
            tool: it.name.to_owned(),
            label: tool(it.name).map(|tool| tool.label.clone()).unwrap_or_default(),
            rounds: sums.rounds,
            length: sums.length.figure(1.0),
            limits: proportion(sums.limits, sums.rounds),
            loops: comes_again(sums.loops, sums.rounds),
        })
        .collect();
    let longer = |it: &Together| it.length.map_or(0.0, |length| length.value);
    together.sort_by(|one, other| longer(other).total_cmp(&longer(one)));
    let mut found = Simple {
        tried: 2 * tools.tools.len(),
        better: better.into_iter().map(|(habit, _)| habit).collect(),
        loops: comes_again(all.tools.loops, all.tools.rounds),
        together,
        sentences: Vec::new(),
    };
    found.sentences = said::simple(&found, tools, stake);
    found
}

/// Rounds to look at: one for each simple way to play that wins more, and one that goes in circles.
pub(super) fn replays<G: Policy>(
    study: &Study,
    all: &Sums,
    simple: &Simple,
    stake: Stake,
) -> Vec<Replay> {
    let number = |tool: &str| G::TOOLS.iter().position(|it| it.name == tool);
    let better = simple.better.iter().filter_map(|habit| {
        let at = 2 * number(&habit.tool)? + usize::from(habit.does == Use::Always);
        Some((Look::Simple, Some(habit.clone()), all.tools.effects.get(at)?.most.clone()))
    });
    let circle = |tool: usize| {
        let longest = &all.together.get(tool)?.longest;
        let habit = Habit { tool: G::TOOLS[tool].name.to_owned(), does: Use::Always, all: true };
        Some((Look::Loop, Some(habit), longest.clone()))
    };
    let circles = (0..G::TOOLS.len()).filter_map(circle);
    let plain = (Look::Loop, None, all.tools.longest.clone());
    let longest = |(_, _, most): &(Look, Option<Habit>, Most)| most.0.map(|(much, _)| much);
    let circle = circles.chain([plain]).max_by_key(longest);
    let looks = better.chain(circle).filter_map(|(look, habit, most)| {
        let (_, deal) = most.0?;
        let sentence = said::look(study.kind.id(), look, habit.as_ref(), 0, stake);
        let file = match &habit {
            Some(habit) if look == Look::Simple => {
                let does = if habit.does == Use::Never { "never" } else { "always" };
                format!("{does}-{}.txt", habit.tool)
            }
            _ => "loop.txt".to_owned(),
        };
        let mut replay = Replay { look, deal, habit, file, decisions: 0, sentence };
        replay.decisions = records::record::<G>(study, &replay)?.decisions;
        let habit = replay.habit.as_ref();
        replay.sentence = said::look(study.kind.id(), look, habit, replay.decisions, stake);
        Some(replay)
    });
    looks.collect()
}
