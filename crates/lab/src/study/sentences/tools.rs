//! What is said of tools, thoughts and simple play.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::{
    Put, RARE, Word, count, ends, level, negative, percent, say, seen, share, value, with,
};
use crate::stats::Figure;
use crate::study::drama::Stake;
use crate::study::report::{
    Effect, Habit, Look, Sentence, Simple, Thought, Together, Tool, Tools, Use,
};

/// Of how many tools, at most, what they are worth is said.
const SAID: usize = 3;

pub(in crate::study) fn label(game: &str, tool: &str) -> BTreeMap<String, String> {
    say(&format!("lab-tool-{game}-{tool}"), &[]).text
}

/// A sentence about a tool: its name begins it, in every language.
fn about(label: &BTreeMap<String, String>, id: &str, params: &[(&str, Put<'_>)]) -> Sentence {
    let mut said = say(id, params);
    for (language, text) in &mut said.text {
        if let Some(name) = label.get(language) {
            *text = format!("{name}: {text}");
        }
    }
    said
}

pub(super) fn stake_of(stake: Stake) -> (&'static str, Put<'static>) {
    ("stake", Word(if stake == Stake::Win { "win" } else { "loss" }))
}

/// A change of a share in percentage points, without its sign, and which way it goes.
pub(super) fn points<'a>(change: Figure) -> Vec<(&'a str, Put<'a>)> {
    let is_more = change.value > 0.0;
    let size = if is_more { change } else { negative(change) };
    let way = Word(if is_more { "more" } else { "less" });
    let [value, low, high] = ends(["value", "low", "high"], 100.0, size);
    vec![("way", way), value, low, high]
}

pub(in crate::study) fn tools(found: &Tools, stake: Stake) -> Vec<Sentence> {
    let lost = |tool: &&Tool| tool.never.found && tool.never.won.is_some_and(|it| it.high < 0.0);
    let worth = found.tools.iter().filter(lost).take(SAID).filter_map(|tool| {
        let own = with([stake_of(stake)], points(tool.never.won?));
        Some(about(&tool.label, "lab-tool-without", &own))
    });
    let mut said: Vec<Sentence> = worth.collect();
    if said.is_empty() {
        said.push(say("lab-tools-unclear", &[]));
    }
    let rare = found.tools.iter().filter_map(|tool| {
        let rounds = tool.rounds.filter(|rounds| rounds.high < RARE)?;
        Some(about(&tool.label, "lab-tool-rare", &with([seen(rounds)], share(rounds))))
    });
    said.extend(rare);
    said.extend(found.thoughts.iter().filter_map(|it| thought(it, stake)));
    said
}

fn thought(Thought { name, bot, effect }: &Thought, stake: Stake) -> Option<Sentence> {
    let won = effect.won?;
    if won.value == 0.0 && won.low == won.high {
        return None; // it changes nothing
    }
    let bot = level(bot.as_deref().unwrap_or_default());
    let own = [("what", Word(name)), ("bot", bot), stake_of(stake)];
    if effect.found {
        return Some(say("lab-thought", &with(own, points(won))));
    }
    let most = percent(won.high.abs().max(won.low.abs()));
    Some(say("lab-thought-unclear", &with(own, [("most", most)])))
}

/// Below which share a tool is used seldom.
const SELDOM: f64 = 0.5;

/// From which length of rounds on they are called longer.
const LONGER: f64 = 1.25;

pub(in crate::study) fn simple(found: &Simple, tools: &Tools, stake: Stake) -> Vec<Sentence> {
    let tool = |habit: &Habit| {
        let tool = tools.tools.iter().find(|tool| tool.name == habit.tool)?;
        Some((tool, if habit.does == Use::Never { &tool.never } else { &tool.always }))
    };
    let better = found.better.iter().take(SAID).filter_map(|habit| {
        let (tool, effect) = tool(habit)?;
        let does = Word(if habit.does == Use::Never { "never" } else { "always" });
        let own = with([stake_of(stake), ("does", does)], points(effect.won?));
        Some(about(&tool.label, "lab-simple-better", &own))
    });
    let mut said: Vec<Sentence> = better.collect();
    if said.is_empty() {
        said.push(none(found, tools, stake));
    }
    let declined = found.better.iter().filter(|habit| habit.does == Use::Always);
    said.extend(declined.filter_map(|habit| {
        let (tool, _) = tool(habit)?;
        let used = tool.used.filter(|used| used.high < SELDOM)?;
        Some(about(&tool.label, "lab-tool-declined", &share(used)))
    }));
    said.extend(found.together.iter().filter_map(together).take(SAID));
    said.extend(found.loops.map(|it| match it.value {
        0.0 => say("lab-loops-none", &share(it)),
        _ => say("lab-loops", &share(it)),
    }));
    said
}

/// That no simple play is seen to win more, and how much more it might win.
fn none(found: &Simple, tools: &Tools, stake: Stake) -> Sentence {
    let effects = tools.tools.iter().flat_map(|tool| [&tool.never, &tool.always]);
    let known = effects.filter(|effect| !effect.found).filter_map(|effect| effect.won);
    let most = known.map(|it| it.among(found.tried).high).fold(0.0, f64::max);
    let gain = ("gain", Word(if most < 0.000_5 { "none" } else { "some" }));
    let tried = ("tried", count(found.tried as u64));
    let own = [tried, ("most", percent(most)), gain, stake_of(stake)];
    say("lab-simple-none", &own)
}

/// What becomes of rounds in which every seat does the same.
fn together(it: &Together) -> Option<Sentence> {
    if let Some(limits) = it.limits.filter(|limits| limits.value > 0.0) {
        let most = ("most", count(u64::from(crate::study::tools::LONGEST)));
        return Some(about(&it.label, "lab-together-limits", &with([most], share(limits))));
    }
    let length = it.length.filter(|length| length.against(LONGER) == Ordering::Greater)?;
    Some(about(&it.label, "lab-together-longer", &value(length)))
}

pub(in crate::study) fn look(
    game: &str,
    look: Look,
    habit: Option<&Habit>,
    decisions: u64,
    stake: Stake,
) -> Sentence {
    let own = |does| [("decisions", count(decisions)), ("does", Word(does)), stake_of(stake)];
    let id = if look == Look::Loop { "lab-look-loop" } else { "lab-look-simple" };
    match habit {
        None => say(id, &own("plain")),
        Some(Habit { tool, does, .. }) => {
            let does = if *does == Use::Never { "never" } else { "always" };
            about(&label(game, tool), id, &own(does))
        }
    }
}

/// Whether anything came of it: for the page.
pub(in crate::study) fn is_known(effect: &Effect) -> Option<Figure> {
    effect.won.filter(|won| won.value != 0.0 || won.low != won.high)
}
