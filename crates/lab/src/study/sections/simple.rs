//! Whether simple play wins, and whether rounds go in circles.

use std::cmp::Ordering;

use bots::Policy;
use games::{SeatSet, for_game};

use super::drama::{Most, Stake};
use super::tools::{Counter, Deal, LONGEST, SAID, Tried, Watcher, Way, Worth, label};
use super::{Counts, Section};
use crate::stats::{Figure, Ratio, proportion, sums};
use crate::study::replays::Use;
use crate::study::round::Space;
use crate::study::say::{
    Put, Sentence, Text, about, about_stake, count, percent, points, say, share, value, with,
};
use crate::study::section::{Chart, Point, Shape, Unit, axis, single};

sums! {
    /// Rounds in which every seat uses one tool wherever it can.
    Together {
        rounds: u64,
        /// Rounds that were given up, and rounds in which a position came again.
        limits: u64,
        loops: u64,
        /// How many decisions a round has, of how many there are at the first level.
        length: Ratio,
        longest: Most,
    }
}

impl Together {
    /// Plays a deal in which every seat uses each tool, one after the other, wherever it can.
    pub(crate) fn play<G: Policy>(all: &mut Vec<Self>, deal: &Deal<'_, G>, space: &mut Space<G>) {
        all.resize(G::TOOLS.len(), Self::default());
        let mut plain = Counter::default();
        if deal.play(None, SeatSet::EMPTY, space, &mut plain).is_none() {
            return;
        }
        for (tool, sums) in all.iter_mut().enumerate() {
            let (mut seen, everybody) = (Watcher::default(), G::standings(deal.fresh.table()));
            let everybody = SeatSet::all(everybody.seats());
            let over = deal.play(Some(Way::Always(tool)), everybody, space, &mut seen).is_some();
            sums.rounds += 1;
            sums.limits += u64::from(!over);
            sums.length.push(seen.decisions.into(), plain.0.into());
            sums.loops += u64::from(seen.longest > 0);
            // A round that was given up is no round to look at.
            if over && seen.longest > 0 {
                sums.longest.see(seen.longest.into(), deal.deal);
            }
        }
    }
}

/// Below which share a tool is used seldom.
const SELDOM: f64 = 0.5;

/// From which length of rounds on they are called longer.
const LONGER: f64 = 1.25;

/// The simple ways to play, each tool never or always, that win more than the level does itself;
/// the best first.
pub(crate) fn better(tools: &[Worth]) -> Vec<(&Worth, Use, &Tried)> {
    let ways = tools.iter().flat_map(|tool| tool.ways().map(|(does, tried)| (tool, does, tried)));
    let wins = |tried: &Tried| tried.found && tried.won.is_some_and(|won| won.low > 0.0);
    let mut better: Vec<_> = ways.filter(|(.., tried)| wins(tried)).collect();
    let more = |tried: &Tried| tried.won.map_or(0.0, |won| won.value);
    better.sort_by(|(.., one), (.., other)| more(other).total_cmp(&more(one)));
    better
}

/// What becomes of rounds in which every seat uses a tool wherever it can.
struct Everywhere {
    tool: &'static str,
    label: Text,
    rounds: u64,
    /// How often as many decisions a round has as at the first level.
    length: Option<Figure>,
    limits: Option<Figure>,
    loops: Option<Figure>,
}

impl Everywhere {
    /// All tools; the longest rounds first.
    fn all<G: Policy>(of: &Counts<'_>) -> Vec<Self> {
        let tools = G::TOOLS.iter().zip(&of.all.together);
        let mut all: Vec<Self> = tools
            .map(|(tool, sums)| Self {
                tool: tool.name,
                label: label(of.study.kind, tool.name),
                rounds: sums.rounds,
                length: sums.length.figure(1.0),
                limits: proportion(sums.limits, sums.rounds),
                loops: proportion(sums.loops, sums.rounds).filter(|_| G::CYCLES),
            })
            .collect();
        let longer = |it: &Self| it.length.map_or(0.0, |length| length.value);
        all.sort_by(|one, other| longer(other).total_cmp(&longer(one)));
        all
    }

    fn said(&self) -> Option<Sentence> {
        if let Some(limits) = self.limits.filter(|limits| limits.value > 0.0) {
            let most = ("most", count(u64::from(LONGEST)));
            return Some(about(&self.label, "lab-together-limits", &with([most], share(limits))));
        }
        let length = self.length.filter(|length| length.against(LONGER) == Ordering::Greater)?;
        Some(about(&self.label, "lab-together-longer", &value(length)))
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let tools = Worth::all(of);
    let better = better(&tools);
    let (together, loops) = for_game!(of.study.kind, G => {
        let loops = proportion(of.all.tools.loops, of.all.tools.rounds).filter(|_| G::CYCLES);
        (Everywhere::all::<G>(of), loops)
    });
    let mut section = Section::new("simple");
    section.say(better.iter().take(SAID).filter_map(|(tool, does, tried)| {
        let own = [about_stake(of.stake), ("does", Put::Word(does.name()))];
        Some(about(&tool.label, "lab-simple-better", &with(own, points(tried.won?))))
    }));
    if section.sentences.is_empty() {
        section.say([none(&tools, of.stake)]);
    }
    let declined = better.iter().filter(|(_, does, _)| *does == Use::Always);
    section.say(declined.filter_map(|(tool, ..)| {
        let used = tool.used.filter(|used| used.high < SELDOM)?;
        Some(about(&tool.label, "lab-tool-declined", &share(used)))
    }));
    section.say(together.iter().filter_map(Everywhere::said).take(SAID));
    section.say(
        loops.map(|it| {
            say(if it.value == 0.0 { "lab-loops-none" } else { "lab-loops" }, &share(it))
        }),
    );
    section.figure("loops", Unit::Share, loops);
    for it in &together {
        let label = about(&it.label, "lab-figure-together-loops", &[]).text;
        let loops = it.loops.filter(|loops| loops.value > 0.0);
        section.figure_of(format!("loops-{}", it.tool), label, Unit::Share, loops);
    }
    section.number("tried", Unit::Count, 2.0 * tools.len() as f64);
    for Everywhere { tool, rounds, limits, loops, .. } in &together {
        section.number(format!("together-{tool}-rounds"), Unit::Rounds, *rounds as f64);
        section.aside(format!("together-{tool}-limits"), Unit::Share, *limits);
        section.aside(format!("together-{tool}-loops"), Unit::Share, *loops);
    }
    let axes = [axis("tool", Unit::Count), axis("times", Unit::Count)];
    let length = single(together.iter().map(|it| Point::of(it.tool, it.label.clone(), it.length)));
    section.chart(Chart::new("together", Shape::Range, axes, length).line("as-long", 1.0));
    section
}

/// That no simple play is seen to win more, and how much more it might win.
fn none(tools: &[Worth], stake: Stake) -> Sentence {
    let count_of = 2 * tools.len();
    let ways = tools.iter().flat_map(Worth::ways);
    let known = ways.filter(|(_, tried)| !tried.found).filter_map(|(_, tried)| tried.won);
    let most = known.map(|it| it.among(count_of).high).fold(0.0, f64::max);
    let gain = ("gain", Put::Word(if most < 0.000_5 { "none" } else { "some" }));
    let tried = ("tried", count(count_of as u64));
    say("lab-simple-none", &[tried, ("most", percent(most)), gain, about_stake(stake)])
}
