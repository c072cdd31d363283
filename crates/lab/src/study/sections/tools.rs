//! What it is worth to use a tool, and to think: the same deals, with the same chance, once with
//! one seat that plays otherwise than its level. What a seat gains or loses by that is the
//! difference of the two rounds.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use bots::{Bot, Policy, Tool, choose_among};
use games::{GameExt as _, Kind, Rng, Seat, SeatSet, Seed, View, for_game};

use super::drama::{Most, Stake, outcome};
use super::{Counts, FEW, Section};
use crate::block::PART;
use crate::stats::{self, Figure, Mean, Ratio, found, proportion, rounded, sums};
use crate::study::replays::Use;
use crate::study::round::{
    Chances, DECISIONS_MAX, Decision, Purpose, Space, Watch, leads, play_with,
};
use crate::study::say::{
    Put, RARE, Sentence, Text, about, about_stake, level, percent, points, say, seen, share, text,
    with,
};
use crate::study::seats::Seated;
use crate::study::section::{Chart, Point, Shape, Unit, axis, curve, single};

/// After how many decisions a round is given up in which some seat plays otherwise.
pub(crate) const LONGEST: u32 = 1_000;

/// How one seat plays otherwise than its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Without this tool, by its number, wherever another move is legal.
    Never(usize),
    /// With this tool wherever it can.
    Always(usize),
    /// As if it had been told nothing.
    Forgetful,
    /// At this level.
    Level(Bot),
}

sums! {
    /// Rounds of the first level, and the same with one seat that plays otherwise.
    Tools {
        rounds: u64,
        /// Of one seat in each round: the part of the stake that it got, in `PART`s.
        won: Mean,
        /// By tool.
        used: Vec<Used>,
        /// By way, as in [`ways`].
        effects: Vec<Effect>,
        /// Rounds in which a position came again, and the one with the most decisions until then.
        loops: u64,
        longest: Most,
    }
}

sums! {
    Used {
        /// How many rounds some seat used it in.
        rounds: u64,
        /// How often the one seat used it, of the decisions at which it had the choice.
        share: Ratio,
    }
}

sums! {
    /// What one seat makes of playing otherwise. The unit is a deal.
    Effect {
        /// Rounds in which it played another move.
        differs: u64,
        /// Rounds that were given up.
        limits: u64,
        /// The part of the stake that it gets more, in `PART`s.
        won: Mean,
        /// What it is ahead more, as in `leads`.
        lead: Mean,
        /// How many decisions the round has, of how many there are otherwise.
        length: Ratio,
        /// The deal in which it gains the most.
        most: Most,
    }
}

/// The ways that are tried at a table of this level: each tool never and always, and then what
/// thoughts are worth.
pub(crate) fn ways<G: Policy>(bots: &[Bot]) -> Vec<Way> {
    let tools = (0..G::TOOLS.len()).flat_map(|tool| [Way::Never(tool), Way::Always(tool)]);
    let forgets = size_of::<G::Memory>() > 0 && G::remembers(bots[0].level);
    let levels = bots[1..].iter().filter(|bot| !bot.level.searches());
    tools
        .chain(forgets.then_some(Way::Forgetful))
        .chain(levels.map(|&bot| Way::Level(bot)))
        .collect()
}

struct Seats<G: Policy> {
    bot: Bot,
    odd: SeatSet,
    way: Option<Way>,
    /// As [`Deal::dice`] has them.
    dice: Vec<Rng>,
    blank: G::Memory,
    fitting: Vec<G::Move>,
}

fn uses<G: Policy>(tool: &Tool<G>, (view, memory): (View<'_, G>, &G::Memory), mv: G::Move) -> bool {
    (tool.uses)(view, memory, mv)
}

impl<G: Policy> Seats<G> {
    /// The level's choice among the moves that use the tool, or do not; all moves if there is none.
    fn choose_with(
        &mut self,
        tool: usize,
        wanted: bool,
        (view, memory): (View<'_, G>, &G::Memory),
        moves: &[G::Move],
    ) -> G::Move {
        let dice = &mut self.dice[view.seat().index()];
        let own = choose_among::<G>(self.bot, view, memory, moves, dice);
        let fits = |mv: &G::Move| uses(&G::TOOLS[tool], (view, memory), *mv) == wanted;
        if fits(&own) {
            return own;
        }
        self.fitting.clear();
        self.fitting.extend(moves.iter().copied().filter(fits));
        if self.fitting.is_empty() {
            return own;
        }
        let mv = choose_among::<G>(self.bot, view, memory, &self.fitting, dice);
        // Some levels look at the hand alone, and not at the moves that are left.
        if fits(&mv) { mv } else { G::novice(view, memory, dice, &self.fitting) }
    }
}

impl<G: Policy> Seated<G> for Seats<G> {
    fn remembers(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        view: View<'_, G>,
        memory: &G::Memory,
        moves: &[G::Move],
        _: &mut Rng,
    ) -> G::Move {
        let way = self.way.filter(|_| self.odd.contains(view.seat()));
        let (bot, memory) = match way {
            Some(Way::Never(tool)) => return self.choose_with(tool, false, (view, memory), moves),
            Some(Way::Always(tool)) => return self.choose_with(tool, true, (view, memory), moves),
            Some(Way::Forgetful) => (self.bot, &self.blank),
            Some(Way::Level(bot)) => (bot, memory),
            None => (self.bot, memory),
        };
        choose_among::<G>(bot, view, memory, moves, &mut self.dice[view.seat().index()])
    }
}

#[derive(Default)]
pub(crate) struct Watcher {
    pub(crate) decisions: u32,
    /// The seat that is looked at more closely.
    odd: Option<Seat>,
    /// By tool: whether some seat used it, at how many decisions of the one seat it did, of those
    /// at which it had the choice.
    used: Vec<(bool, i64, u64)>,
    /// The decision before which each position was first there.
    positions: HashMap<u64, u32>,
    /// The most decisions until a position came again.
    pub(crate) longest: u32,
}

impl<G: Policy> Watch<G> for Watcher {
    fn recalls(&self) -> bool {
        true
    }

    fn decides(&mut self, decision: &Decision<'_, G>) {
        let &Decision { game, memories, seat, moves, mv, .. } = decision;
        if G::CYCLES {
            match self.positions.entry(G::position(game)) {
                Entry::Vacant(new) => _ = new.insert(self.decisions),
                Entry::Occupied(old) => {
                    self.longest = self.longest.max(self.decisions - old.get());
                }
            }
        }
        self.decisions += 1;
        let Some(odd) = self.odd else { return };
        let own = (game.view(seat), memories.of(seat));
        self.used.resize(G::TOOLS.len(), (false, 0, 0));
        for (tool, (any, count, choices)) in G::TOOLS.iter().zip(&mut self.used) {
            let does = uses(tool, own, mv);
            *any |= does;
            if odd == seat && moves.iter().any(|&other| uses(tool, own, other) != does) {
                *count += i64::from(does);
                *choices += 1;
            }
        }
    }
}

pub(crate) struct Round {
    /// What one seat won, or what it lacks of a loss, in [`PART`]s.
    pub(crate) won: i64,
    lead: i64,
}

pub(crate) struct Deal<'a, G: Policy> {
    pub(crate) fresh: &'a G,
    pub(crate) bots: &'a [Bot],
    pub(crate) stake: Stake,
    pub(crate) seed: Seed,
    pub(crate) deal: u64,
    /// The seat that plays otherwise, or is looked at.
    pub(crate) odd: Seat,
}

impl<G: Policy> Deal<'_, G> {
    fn count(&self) -> usize {
        G::standings(self.fresh.table()).seats().get()
    }

    /// Plays the deal, with some seats that play otherwise; `None` if it was given up.
    pub(crate) fn play(
        &self,
        way: Option<Way>,
        odd: SeatSet,
        space: &mut Space<G>,
        watch: &mut impl Watch<G>,
    ) -> Option<G> {
        let (bot, dice, blank) = (self.bots[0], self.dice(), G::Memory::default());
        let mut seats: Seats<G> = Seats { bot, odd, way, dice, blank, fitting: Vec::new() };
        self.play_by(&mut seats, way.map_or(DECISIONS_MAX, |_| LONGEST), space, watch)
    }

    /// As [`play`](Self::play), whoever decides, for at most so many decisions.
    pub(crate) fn play_by(
        &self,
        seated: &mut impl Seated<G>,
        most: u32,
        space: &mut Space<G>,
        watch: &mut impl Watch<G>,
    ) -> Option<G> {
        let mut chances = Chances::of(self.seed, Purpose::Tools, self.deal, 0);
        let mut game = self.fresh.clone();
        play_with(&mut game, seated, most, &mut chances, space, watch).then_some(game)
    }

    /// By seat, so that what one seat decides changes no other's chance.
    pub(crate) fn dice(&self) -> Vec<Rng> {
        let number = |seat: usize| self.deal * games::SEATS_MAX as u64 + seat as u64;
        (0..self.count()).map(|seat| self.seed.rng("seat", number(seat))).collect()
    }

    pub(crate) fn round(&self, game: &G) -> Round {
        let at = self.odd.index();
        let part = outcome(game, self.stake)[at] as i64;
        let won = if self.stake == Stake::Win { part } else { PART as i64 - part };
        Round { won, lead: leads(game).nth(at).unwrap_or_default() }
    }
}

impl Tools {
    pub(crate) fn fits<G: Policy>(&self, bots: &[Bot]) -> bool {
        [0, ways::<G>(bots).len()].contains(&self.effects.len())
            && [0, G::TOOLS.len()].contains(&self.used.len())
    }

    pub(crate) fn play<G: Policy>(&mut self, deal: &Deal<'_, G>, space: &mut Space<G>) {
        let ways = ways::<G>(deal.bots);
        self.effects.resize(ways.len(), Effect::default());
        self.used.resize(G::TOOLS.len(), Used::default());
        let mut seen = Watcher { odd: Some(deal.odd), ..Watcher::default() };
        let Some(game) = deal.play(None, SeatSet::EMPTY, space, &mut seen) else { return };
        let plain = deal.round(&game);
        self.rounds += 1;
        self.won.push(plain.won);
        seen.used.resize(G::TOOLS.len(), (false, 0, 0));
        for (used, &(any, count, choices)) in self.used.iter_mut().zip(&seen.used) {
            used.rounds += u64::from(any);
            used.share.push(count, choices);
        }
        if seen.longest > 0 {
            self.loops += 1;
            self.longest.see(seen.longest.into(), deal.deal);
        }
        for (effect, &way) in self.effects.iter_mut().zip(&ways) {
            let differs = match way {
                Way::Never(tool) => seen.used[tool].1 > 0,
                Way::Always(tool) => seen.used[tool].1 < seen.used[tool].2 as i64,
                Way::Forgetful | Way::Level(_) => true,
            };
            effect.add(deal, &plain, seen.decisions, differs.then_some(way), space);
        }
    }
}

#[derive(Default)]
pub(crate) struct Counter(pub(crate) u32);

impl<G: Policy> Watch<G> for Counter {
    fn decides(&mut self, _: &Decision<'_, G>) {
        self.0 += 1;
    }
}

impl Effect {
    /// Adds a deal; without a way nothing would have been played otherwise.
    fn add<G: Policy>(
        &mut self,
        deal: &Deal<'_, G>,
        plain: &Round,
        decisions: u32,
        way: Option<Way>,
        space: &mut Space<G>,
    ) {
        let Some(way) = way else {
            self.won.push(0);
            self.lead.push(0);
            self.length.push(decisions.into(), decisions.into());
            return;
        };
        self.differs += 1;
        let mut counter = Counter::default();
        let Some(game) = deal.play(Some(way), SeatSet::only(deal.odd), space, &mut counter) else {
            self.limits += 1;
            return;
        };
        let Round { won, lead } = deal.round(&game);
        self.won.push(won - plain.won);
        self.lead.push(lead - plain.lead);
        self.length.push(counter.0.into(), decisions.into());
        if plain.won == 0 && won == PART as i64 {
            self.most.see(lead - plain.lead, deal.deal);
        }
    }
}

/// In fewer rounds than these a seat plays so seldom otherwise that nothing is said of it.
const DIFFERS_MIN: u64 = 30;

/// Of how many tools, at most, what they are worth is said.
pub(crate) const SAID: usize = 3;

/// What one seat makes of playing otherwise, by deal.
#[derive(Clone)]
pub(crate) struct Tried {
    pub(crate) way: Way,
    pub(crate) won: Option<Figure>,
    points: Option<Figure>,
    length: Option<Figure>,
    differs: Option<Figure>,
    limits: Option<Figure>,
    p: f64,
    pub(crate) found: bool,
    /// The deal in which it gains the most.
    pub(crate) most: Most,
}

impl Tried {
    /// Those that were tried, in the order of [`ways`]. They are tested together.
    fn all<G: Policy>(of: &Counts<'_>) -> Vec<Self> {
        let ways = ways::<G>(&of.study.own());
        let mut sums = of.all.tools.effects.clone();
        sums.resize(ways.len(), Effect::default());
        let deals = |sums: &Effect| sums.won.n + sums.limits;
        let is_known = |sums: &Effect| sums.limits * FEW <= deals(sums);
        let p = sums.iter().map(|sums| match sums.differs {
            DIFFERS_MIN.. if is_known(sums) => stats::p(&sums.won),
            _ => 1.0,
        });
        let p: Vec<f64> = p.collect();
        let is_found = found(&p);
        let count = is_found.iter().filter(|&&it| it).count();
        let tried = ways.into_iter().zip(sums).zip(p.iter().zip(is_found));
        let tried = tried.map(|((way, sums), (&one, found))| {
            let some = |mean: &Mean, unit: f64| {
                let figure = mean.figure(unit).filter(|_| is_known(&sums));
                figure.map(|it| if found { it.found_among(count, p.len()) } else { it })
            };
            Self {
                way,
                won: some(&sums.won, PART as f64),
                points: some(&sums.lead, (of.study.seats - 1) as f64),
                length: sums.length.figure(1.0),
                differs: proportion(sums.differs, deals(&sums)),
                limits: proportion(sums.limits, sums.differs),
                p: rounded(one),
                found,
                most: sums.most,
            }
        });
        tried.collect()
    }

    /// What it changes, if it changes anything.
    fn known(&self) -> Option<Figure> {
        self.won.filter(|won| won.value != 0.0 || won.low != won.high)
    }
}

/// What a tool is worth.
pub(crate) struct Worth {
    pub(crate) name: &'static str,
    pub(crate) label: Text,
    rounds: Option<Figure>,
    pub(crate) used: Option<Figure>,
    pub(crate) never: Tried,
    pub(crate) always: Tried,
}

impl Worth {
    /// All tools of a game; first those whose loss costs most.
    pub(crate) fn all(of: &Counts<'_>) -> Vec<Self> {
        for_game!(of.study.kind, G => Self::of_game::<G>(of))
    }

    fn of_game<G: Policy>(of: &Counts<'_>) -> Vec<Self> {
        let tried = Tried::all::<G>(of);
        let used = |tool: usize| of.all.tools.used.get(tool).cloned().unwrap_or_default();
        let tools = G::TOOLS.iter().zip(tried.chunks(2)).enumerate();
        let mut tools: Vec<Self> = tools
            .map(|(number, (tool, ways))| Self {
                name: tool.name,
                label: label(of.study.kind, tool.name),
                rounds: proportion(used(number).rounds, of.all.tools.rounds),
                used: used(number).share.share(1.0),
                never: ways[0].clone(),
                always: ways[1].clone(),
            })
            .collect();
        let more = |tool: &Self| tool.never.won.map_or(0.0, |won| won.value);
        tools.sort_by(|one, other| more(one).total_cmp(&more(other)));
        tools
    }

    /// Both simple ways to play with it.
    pub(crate) fn ways(&self) -> [(Use, &Tried); 2] {
        [(Use::Never, &self.never), (Use::Always, &self.always)]
    }

    fn point(&self, figure: Option<Figure>) -> Option<Point> {
        Point::of(self.name, self.label.clone(), figure)
    }
}

/// What a tool is called in each language.
pub(crate) fn label(game: Kind, tool: &str) -> Text {
    text(&format!("lab-tool-{game}-{tool}"), &[])
}

/// What a seat does without, or has beyond its level: its name, and the other level's.
fn thought(way: Way) -> Option<(&'static str, String)> {
    match way {
        Way::Never(_) | Way::Always(_) => None,
        Way::Forgetful => Some(("memory", String::new())),
        Way::Level(bot) => Some(("level", bot.to_string())),
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let sums = &of.all.tools;
    let tools = Worth::all(of);
    let thoughts = for_game!(of.study.kind, G => Tried::all::<G>(of)).into_iter();
    let thoughts = thoughts.filter_map(|tried| Some((thought(tried.way)?, tried)));
    let thoughts: Vec<((&str, String), Tried)> = thoughts.collect();
    let mut section = Section::new("tools");
    let is_lost =
        |tool: &&Worth| tool.never.found && tool.never.won.is_some_and(|it| it.high < 0.0);
    section.say(tools.iter().filter(is_lost).take(SAID).filter_map(|tool| {
        let own = with([about_stake(of.stake)], points(tool.never.won?));
        Some(about(&tool.label, "lab-tool-without", &own))
    }));
    if section.sentences.is_empty() {
        section.say([say("lab-tools-unclear", &[])]);
    }
    section.say(tools.iter().filter_map(|tool| {
        let rounds = tool.rounds.filter(|rounds| rounds.high < RARE)?;
        Some(about(&tool.label, "lab-tool-rare", &with([seen(rounds)], share(rounds))))
    }));
    section
        .say(thoughts.iter().filter_map(|((name, bot), it)| of_thought(name, bot, it, of.stake)));
    section.figure("seat-won", Unit::Share, sums.won.share(PART as f64));
    for tool in &tools {
        let label = about(&tool.label, "lab-figure-never-points", &[]).text;
        let lost = tool.never.points.filter(|_| tool.never.known().is_some());
        section.figure_of(format!("never-{}", tool.name), label, Unit::Points, lost);
    }
    section.number("deals", Unit::Count, sums.rounds as f64);
    for tool in &tools {
        add(&mut section, &format!("never-{}", tool.name), &tool.never);
        add(&mut section, &format!("always-{}", tool.name), &tool.always);
    }
    for ((name, bot), tried) in &thoughts {
        add(&mut section, format!("{name}-{bot}").trim_end_matches('-'), tried);
    }
    let effects = vec![
        curve("never", tools.iter().map(|tool| tool.point(tool.never.known()))),
        curve("always", tools.iter().map(|tool| tool.point(tool.always.known()))),
    ];
    let axes = [axis("tool", Unit::Count), axis("more", Unit::Share)];
    section.chart(Chart::new("tools", Shape::Range, axes, effects).line("own", 0.0));
    let used = vec![
        curve("used", tools.iter().map(|tool| tool.point(tool.used))),
        curve("in-rounds", tools.iter().map(|tool| tool.point(tool.rounds))),
    ];
    let axes = [axis("tool", Unit::Count), axis("share-of", Unit::Share)];
    section.chart(Chart::new("used", Shape::Range, axes, used));
    let points = thoughts.iter().map(|((name, bot), tried)| {
        let label = text("lab-thinks", &[("what", Put::Word(name)), ("bot", level(bot))]);
        Point::of(if bot.is_empty() { name } else { bot }, label, tried.known())
    });
    let axes = [axis("thinks", Unit::Count), axis("more", Unit::Share)];
    section.chart(Chart::new("thoughts", Shape::Range, axes, single(points)).line("own", 0.0));
    section
}

/// Adds what a way to play comes to, for `report.json`.
fn add(section: &mut Section, id: &str, tried: &Tried) {
    section.tested(format!("{id}-won"), Unit::Share, tried.won, tried.found);
    section.number(format!("{id}-p"), Unit::Share, tried.p);
    section.aside(format!("{id}-points"), Unit::Points, tried.points);
    section.aside(format!("{id}-length"), Unit::Count, tried.length);
    section.aside(format!("{id}-differs"), Unit::Share, tried.differs);
    section.aside(format!("{id}-limits"), Unit::Share, tried.limits);
}

fn of_thought(name: &str, bot: &str, tried: &Tried, stake: Stake) -> Option<Sentence> {
    let won = tried.known()?;
    let own = [("what", Put::Word(name)), ("bot", level(bot)), about_stake(stake)];
    if tried.found {
        return Some(say("lab-thought", &with(own, points(won))));
    }
    let most = percent(won.high.abs().max(won.low.abs()));
    Some(say("lab-thought-unclear", &with(own, [("most", most)])))
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use games::Settings;

    use super::*;

    /// Plays deals at two seats of a game, by number, in every way.
    fn played(kind: Kind, chosen: &[(&str, &str)], deals: u64) -> (Vec<(Way, Effect)>, Tools) {
        let mut settings = Settings::new(kind.options());
        chosen.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
        let bots = [Bot::from(Level::Novice), Bot::from(Level::Dice)];
        for_game!(kind, G => {
            let (mut tools, mut space) = (Tools::default(), Space::default());
            for deal in 0..deals {
                let fresh = G::table_for(&settings, 2, Some(0)).expect("a table");
                let odd = Seat::new((deal % 2) as usize).expect("a seat");
                let (seed, stake) = (Seed::from_number(4), Stake::Win);
                let sat = Deal { fresh: &fresh, bots: &bots, stake, seed, deal, odd };
                tools.play::<G>(&sat, &mut space);
            }
            let ways = ways::<G>(&bots);
            (ways.into_iter().zip(tools.effects.clone()).collect(), tools)
        })
    }

    /// Whoever plays a game: to use no tool that was used costs nothing where it was not used, and
    /// a seat that plays at random wins less.
    #[test]
    fn who_plays_otherwise_is_compared_with_itself() {
        for kind in Kind::ALL {
            let (effects, tools) = played(kind, &[], 60);
            assert_eq!(tools.rounds, 60, "{kind}");
            for (way, effect) in &effects {
                assert_eq!(effect.won.n + effect.limits, 60, "{kind}, {way:?}");
                if effect.differs == 0 {
                    assert_eq!((effect.won.value(), effect.won.squares), (0.0, 0), "{kind}");
                    assert_eq!(effect.length.x.0 as u64, effect.length.y, "{kind}, {way:?}");
                }
                if let Way::Level(bot) = way {
                    assert_eq!(bot.level, Level::Dice);
                    assert!(effect.won.value() < 0.0, "{kind}: {}", effect.won.value());
                }
            }
            for (number, used) in tools.used.iter().enumerate() {
                let never = &effects[2 * number].1;
                let always = &effects[2 * number + 1].1;
                assert_eq!(used.share.x.0 > 0, never.differs > 0, "{kind}, tool {number}");
                let left = used.share.y > used.share.x.0 as u64;
                assert_eq!(left, always.differs > 0, "{kind}, tool {number}");
            }
        }
    }

    /// A seat that plays at its own level plays as the others: the round is the same.
    #[test]
    fn nothing_changes_where_nothing_is_changed() {
        let kind = Kind::ALL[0];
        for_game!(kind, G => {
            let fresh = G::table_for(&Settings::new(kind.options()), 3, None).expect("a table");
            let bots = [Bot::from(Level::Novice)];
            let odd = Seat::FIRST;
            let (seed, stake) = (Seed::from_number(1), Stake::Win);
            for deal in 0..20 {
                let sat = Deal { fresh: &fresh, bots: &bots, stake, seed, deal, odd };
                let play = |way: Option<Way>| {
                    let mut counter = Counter::default();
                    let seats = SeatSet::only(odd);
                    let game = sat.play(way, seats, &mut Space::default(), &mut counter);
                    (counter.0, leads(&game.expect("it ends")).collect::<Vec<_>>())
                };
                assert_eq!(play(None), play(Some(Way::Level(bots[0]))));
            }
        });
    }
}
