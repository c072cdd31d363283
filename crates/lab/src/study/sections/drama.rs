//! How a round's outcome comes about: at moments of a round the playout policy plays it to its end
//! many times, with all cards as they lie, and from how these end comes each seat's chance. The
//! rounds themselves are played by that policy, so the chances are those of who plays.

use bots::{Policy, Space as Lists, playout};
use games::{Chance, GameExt as _, Memories, Rng, Seat, SeatSet, Seed, ToAct};

use super::{Counts, Section};
use crate::block::PART;
use crate::stats::{Add, Histogram, Mean, Ratio, proportion, rounded, sums};
use crate::study::round::{Chances, DECISIONS_MAX, PARTS, Purpose, Step, shares};
use crate::study::say::{about_stake, count, percent, say, share, value, with};
use crate::study::section::{Chart, Distribution, Point, Shape, Unit, axis, course, curve, single};

/// How often a round is played to its end at each moment.
pub(crate) const PLAYOUTS: u64 = 256;

/// At how many moments of a round, at most.
pub(crate) const MOMENTS: usize = 40;

pub(crate) const BINS: usize = 10;

/// What a round is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// Who wins it.
    Win,
    /// Who loses it: most rounds have several winners, and more have one loser.
    Loss,
}

sums! {
    /// Rounds whose chances were followed. A round's figures are about its one seat that wins, or
    /// loses, in the end.
    Drama {
        /// How many rounds were followed, and how many of them one seat won, or lost, alone.
        rounds: u64,
        sole: u64,
        /// How often another seat took the lead for certain.
        lead_changes: Histogram,
        /// The lowest chance of the seat that wins, in percent.
        lowest: Histogram,
        /// After which part of the round it stays above nine in ten, in percent.
        decided: Histogram,
        /// Rounds in which some seat has less than one in a hundred for half of the round.
        dead: u64,
        /// The largest change of a seat's chance from one moment to the next, in percent.
        swing: Histogram,
        /// By part of the round, in ten-thousandths: how likely two ways of playing on from there
        /// end differently, and the chance of the seat that is ahead.
        openness: Vec<Mean>,
        leader: Vec<Mean>,
        /// What the seat gets in the end that is ahead at each quarter of the round, in [`PART`]s.
        ahead: Vec<Mean>,
        /// The most dramatic round: the lowest chance of who wins.
        most: Most,
    }
}

sums! {
    /// Whether chances are what they say: of each round one moment.
    Reliability {
        rounds: u64,
        bins: Vec<Bin>,
    }
}

sums! {
    Bin {
        /// What happened, in [`PART`]s, of how many chances. The unit is a round.
        happened: Ratio,
        /// The sum of the chances, in [`PART`]s of one playout.
        predicted: u64,
    }
}

/// Where something was most: how much, and in which deal. Of equals the first deal counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct Most(pub(crate) Option<(i64, u64)>);

impl Add for Most {
    fn add(&mut self, other: &Self) {
        if let Some((much, deal)) = other.0 {
            self.see(much, deal);
        }
    }

    fn largest(&self) -> u64 {
        self.0.map_or(0, |(much, _)| much.unsigned_abs())
    }
}

impl Most {
    pub(crate) fn is_below(&self, deals: u64) -> bool {
        self.0.is_none_or(|(_, deal)| deal < deals)
    }

    pub(crate) fn see(&mut self, much: i64, deal: u64) {
        let is_more = |(most, first): (i64, u64)| much > most || much == most && deal < first;
        if self.0.is_none_or(is_more) {
            self.0 = Some((much, deal));
        }
    }
}

pub(crate) struct Followed<G: Policy> {
    pub(crate) game: G,
    pub(crate) steps: Vec<Step<G>>,
    decisions: usize,
}

/// `None` if the round was given up.
pub(crate) fn follow<G: Policy>(fresh: &G, mut chances: Chances) -> Option<Followed<G>> {
    let (mut game, mut observer, first) = begin(fresh, &mut chances.deal);
    let (mut steps, mut moves) = (vec![Step::Deal(first)], Vec::new());
    for decisions in 0..=DECISIONS_MAX {
        let seats = loop {
            match G::to_act(game.table()) {
                ToAct::Seats(seats) => break seats,
                ToAct::Chance(Chance::Reshuffle) => {
                    let mut cards = Vec::new();
                    game.shuffle_and_deal(&mut chances.deal, &mut cards, &mut observer);
                    steps.push(Step::Deal(cards));
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => {
                    return Some(Followed { game, steps, decisions: decisions as usize });
                }
            }
        };
        let seat = chosen(seats, &mut chances.order);
        let mv = G::playout_move(game.view(seat), &observer, &mut chances.dice, &mut moves);
        game.play_unchecked(seat, mv, &mut observer);
        steps.push(Step::Move(seat, mv));
    }
    None
}

/// A decision of a followed round that is about to be made.
pub(crate) struct At<'a, G: Policy> {
    pub(crate) game: &'a G,
    pub(crate) observer: &'a G::Observer,
    pub(crate) seat: Seat,
    pub(crate) mv: G::Move,
}

impl<G: Policy> Followed<G> {
    /// Plays the round again; `each` sees every decision, with its number, before it is made.
    pub(crate) fn replay(&self, fresh: &G, mut deal: Rng, mut each: impl FnMut(usize, &At<'_, G>)) {
        let (mut game, mut observer, _) = begin(fresh, &mut deal);
        let mut number = 0;
        for step in &self.steps[1..] {
            match step {
                Step::Deal(cards) => game.deal_unchecked(cards, &mut observer),
                &Step::Move(seat, mv) => {
                    each(number, &At { game: &game, observer: &observer, seat, mv });
                    number += 1;
                    game.play_unchecked(seat, mv, &mut observer);
                }
            }
        }
    }
}

fn chosen(seats: SeatSet, order: &mut Rng) -> Seat {
    let alone = seats.first().filter(|_| seats.len() == 1);
    alone.or_else(|| seats.choose(order)).expect("somebody is to act")
}

/// Deals a round, with an observer of everything from its deal on.
fn begin<G: Policy>(fresh: &G, rng: &mut Rng) -> (G, G::Observer, Vec<G::Card>) {
    let (mut game, mut cards, mut events) = (fresh.clone(), Vec::new(), Vec::new());
    game.shuffle_and_deal(rng, &mut cards, &mut events);
    let mut memories: Memories<G> = Memories::new(G::standings(game.table()).seats());
    memories.hear(&events);
    let seat = game.deciders().first().unwrap_or(Seat::FIRST);
    let observer = G::onlooker(game.view(seat), memories.of(seat), &game);
    (game, observer, cards)
}

/// Something of each seat in [`PART`]s: how a round ended, or, at one moment, how all playouts did
/// together.
pub(crate) type BySeat = [u64; games::SEATS_MAX];

/// What one seat's chance is if it is certain.
const CERTAIN: u64 = PLAYOUTS * PART;

/// Plays a round again, and calls `at` with the chances at `moments`: numbers of decisions that are
/// about to be made, ascending.
fn evaluate<G: Policy>(
    fresh: &G,
    round: &Followed<G>,
    stake: Stake,
    (deal, rng): (Rng, &mut Rng),
    moments: impl Iterator<Item = usize>,
    lists: &mut Lists<G>,
    mut at: impl FnMut(BySeat),
) {
    let mut moments = moments.peekable();
    round.replay(fresh, deal, |number, decision| {
        while moments.next_if_eq(&number).is_some() {
            let mut sums = [0; games::SEATS_MAX];
            for _ in 0..PLAYOUTS {
                let (mut game, mut observer) = (decision.game.clone(), decision.observer.clone());
                playout(&mut game, &mut observer, DECISIONS_MAX, rng, lists);
                let ended = outcome(&game, stake);
                sums.iter_mut().zip(ended).for_each(|(sum, part)| *sum += part);
            }
            at(sums);
        }
    });
}

/// The seats that win, or lose, in [`PART`]s. A playout that was given up counts as it stands.
pub(crate) fn outcome<G: Policy>(game: &G, stake: Stake) -> BySeat {
    let standings = G::standings(game.table());
    if standings.round_scores().is_some() && stake == Stake::Win {
        return shares(game);
    }
    let count = standings.seats();
    let worth = |seat| match stake {
        Stake::Win => G::payoff(game, seat),
        Stake::Loss => -G::payoff(game, seat),
    };
    let most = count.seats().map(worth).max();
    let ties = count.seats().filter(|&seat| Some(worth(seat)) == most).count() as u64;
    let mut parts = [0; games::SEATS_MAX];
    for seat in count.seats().filter(|&seat| Some(worth(seat)) == most) {
        parts[seat.index()] = PART / ties;
    }
    parts
}

/// What rounds are about, from how many there were, and in how many one seat alone won, and alone
/// lost: who wins, unless most have several winners and more have one loser.
pub(crate) fn stake(rounds: u64, won: u64, lost: u64) -> Stake {
    if 2 * won < rounds && won < lost { Stake::Loss } else { Stake::Win }
}

impl Drama {
    /// `fresh` has nothing dealt yet.
    pub(crate) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        stake: Stake,
        (seed, deal): (Seed, u64),
        lists: &mut Lists<G>,
    ) {
        let Some(round) = follow(fresh, Chances::of(seed, Purpose::Drama, deal, 0)) else { return };
        let moments = round.decisions.min(MOMENTS);
        let mut trace: Vec<BySeat> = Vec::with_capacity(moments + 1);
        let mut rng = seed.rng("playout", deal);
        let numbers = (0..moments).map(|moment| moment * round.decisions / moments);
        let source = (seed.rng("deal", deal), &mut rng);
        evaluate(fresh, &round, stake, source, numbers, lists, |chances| trace.push(chances));
        let ended = outcome(&round.game, stake);
        trace.push(ended.map(|part| part * PLAYOUTS));
        self.add_round(&trace, G::standings(fresh.table()).seats().get(), deal);
    }

    /// Adds a round by its chances at all moments, the last when it was over.
    fn add_round(&mut self, trace: &[BySeat], seats: usize, deal: u64) {
        let (Some(last), moments) = (trace.last(), trace.len() - 1) else { return };
        self.rounds += 1;
        let mut parts = vec![[Mean::default(), Mean::default()]; PARTS];
        for (number, chances) in trace[..moments].iter().enumerate() {
            let [openness, leader] = &mut parts[number * PARTS / moments];
            openness.push(self::openness(chances) as i64);
            let most = chances.iter().max().copied().unwrap_or_default();
            leader.push((most * 10_000 / CERTAIN) as i64);
        }
        self.openness.resize(PARTS, Mean::default());
        self.leader.resize(PARTS, Mean::default());
        for (part, [openness, leader]) in parts.into_iter().enumerate() {
            if openness.n > 0 {
                self.openness[part].push(openness.value().round() as i64);
                self.leader[part].push(leader.value().round() as i64);
            }
        }
        self.ahead.resize(4, Mean::default());
        for (quarter, ahead) in self.ahead.iter_mut().enumerate() {
            let chances = &trace[quarter * moments / 4];
            let first = (0..seats).max_by_key(|&seat| (chances[seat], seats - seat));
            ahead.push(first.map_or(0, |seat| last[seat] / PLAYOUTS) as i64);
        }
        self.lead_changes.push(lead_changes(&trace[..moments], seats));
        let dead = |seat: usize| {
            let is_dead = |chances: &&BySeat| chances[seat] * 100 < CERTAIN;
            2 * trace[..moments].iter().filter(is_dead).count() >= moments
        };
        self.dead += u64::from((0..seats).any(dead));
        let changes = trace
            .windows(2)
            .flat_map(|two| (0..seats).map(|seat| two[0][seat].abs_diff(two[1][seat])));
        self.swing.push((changes.max().unwrap_or_default() * 100 / CERTAIN) as u32);
        let Some(seat) = (0..seats).find(|&seat| last[seat] == CERTAIN) else { return };
        self.sole += 1;
        let own = trace[..moments].iter().map(|chances| chances[seat]);
        let lowest = (own.min().unwrap_or_default() * 100 / CERTAIN) as u32;
        self.lowest.push(lowest);
        let is_open = |&moment: &usize| trace[moment][seat] * 10 < 9 * CERTAIN;
        let open = (0..moments).rev().find(is_open);
        let decided = open.map_or(0, |moment| moment + 1);
        self.decided.push((100 * decided / moments) as u32);
        let changes = i64::from(lead_changes(&trace[..moments], seats));
        self.most.see(1_000 * (100 - i64::from(lowest)) + changes, deal);
    }
}

/// How likely two different playouts end differently, in ten-thousandths (Gini and Simpson's
/// index, without bias).
fn openness(chances: &BySeat) -> u64 {
    let squares: u128 = chances.iter().map(|&it| u128::from(it).pow(2)).sum();
    let alike = squares * 10_000 / u128::from(CERTAIN).pow(2);
    (10_000 - alike as u64) * PLAYOUTS / (PLAYOUTS - 1)
}

/// How often another seat than before is ahead of all by more than two standard errors of the
/// difference.
fn lead_changes(trace: &[BySeat], seats: usize) -> u32 {
    let (mut leader, mut changes) = (None, 0);
    for chances in trace {
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by_key(|&seat| (std::cmp::Reverse(chances[seat]), seat));
        let (first, second) = (order[0], order[1]);
        let [most, next] = [first, second].map(|seat| chances[seat]);
        // The variance of the difference of two counts is at most their sum.
        let is_ahead = (most - next).pow(2) > 4 * (most + next) * PART;
        if is_ahead && leader != Some(first) {
            changes += u32::from(leader.is_some());
            leader = Some(first);
        }
    }
    changes
}

impl Reliability {
    pub(crate) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        stake: Stake,
        (seed, deal): (Seed, u64),
        lists: &mut Lists<G>,
    ) {
        let chances = Chances::of(seed, Purpose::Calibration, deal, 0);
        let Some(round) = follow(fresh, chances) else { return };
        if round.decisions == 0 {
            return;
        }
        let mut rng = seed.rng("reliability", deal);
        let moment = rng.index(round.decisions);
        let mut found = [0; games::SEATS_MAX];
        let source = (seed.rng("deal", deal), &mut rng);
        let moments = std::iter::once(moment);
        evaluate(fresh, &round, stake, source, moments, lists, |chances| found = chances);
        let seats = G::standings(fresh.table()).seats().get();
        self.add_moment(&found[..seats], &outcome(&round.game, stake));
    }

    fn add_moment(&mut self, chances: &[u64], ended: &BySeat) {
        self.rounds += 1;
        self.bins.resize(BINS, Bin::default());
        let mut all = [(0, 0); BINS];
        for (&chance, &part) in chances.iter().zip(ended) {
            let bin = (chance as usize * BINS / CERTAIN as usize).min(BINS - 1);
            all[bin] = (all[bin].0 + part as i64, all[bin].1 + 1);
            self.bins[bin].predicted += chance / PLAYOUTS;
        }
        for (bin, (happened, count)) in self.bins.iter_mut().zip(all) {
            bin.happened.push(happened, count);
        }
    }
}

/// How certain a seat has to be to lose before one that wins all the same has come back, in
/// percent.
const COMEBACK: u32 = 10;

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let sums = &of.all.drama;
    let distribution = |all: &Histogram| Distribution::of(all, 1.0, all.total());
    let [lowest, decided, lead_changes, swing] =
        [&sums.lowest, &sums.decided, &sums.lead_changes, &sums.swing].map(distribution);
    let dead = proportion(sums.dead, sums.rounds);
    let some = |all: &Histogram, is: &dyn Fn(u32) -> bool| {
        let counts = all.counts().filter(|&(number, _)| is(number));
        proportion(counts.map(|(_, count)| count).sum(), all.total())
    };
    let comebacks = some(&sums.lowest, &|lowest| lowest < COMEBACK);
    let changed = some(&sums.lead_changes, &|changes| changes > 0);
    let reliability = &of.all.reliability;
    let error = reliability.error();
    let stake = || [about_stake(of.stake)];
    let mut section = Section::new("drama");
    section.say(comebacks.map(|it| say("lab-comebacks", &with(stake(), share(it)))));
    section.say(changed.map(|it| say("lab-changes", &with(stake(), share(it)))));
    section.say(decided.median.map(|it| say("lab-decided", &with(stake(), value(it)))));
    section.say(dead.map(|it| say("lab-dead", &with(stake(), share(it)))));
    let own = [("n", count(reliability.rounds)), ("error", percent(error))];
    section.say([say("lab-reliability", &own)]);
    section.figure("sole", Unit::Share, proportion(sums.sole, sums.rounds));
    section.figure("lead-changes", Unit::Count, lead_changes.median);
    section.figure("dead", Unit::Share, dead);
    section.number("rounds", Unit::Rounds, sums.rounds as f64);
    section.spread_aside("lowest", Unit::Count, &lowest);
    section.spread_aside("decided", Unit::Count, &decided);
    section.spread_aside("lead-changes", Unit::Count, &lead_changes);
    section.spread_aside("swing", Unit::Count, &swing);
    section.number("reliability-rounds", Unit::Rounds, reliability.rounds as f64);
    section.number("reliability-error", Unit::Share, error);
    let axes = [axis("course", Unit::Share), axis("chance", Unit::Share)];
    let parts = |parts: &[Mean]| -> Vec<Option<Point>> {
        course(parts.iter().map(|part| part.share(10_000.0))).collect()
    };
    let curves =
        vec![curve("leader", parts(&sums.leader)), curve("openness", parts(&sums.openness))];
    section.chart(Chart::new("course", Shape::Line, axes, curves));
    section.histogram("lowest", "percent", Unit::Count, &lowest);
    section.histogram("decided", "percent", Unit::Count, &decided);
    section.histogram("lead-changes", "changes", Unit::Count, &lead_changes);
    let axes = [axis("predicted", Unit::Share), axis("happened", Unit::Share)];
    let bins = reliability.bins.iter();
    let bins = bins.map(|bin| Point::at(rounded(bin.predicted()), bin.happened.share(PART as f64)));
    section.chart(Chart::new("reliability", Shape::Line, axes, single(bins)));
    section
}

impl Bin {
    /// The mean of the chances.
    fn predicted(&self) -> f64 {
        self.predicted as f64 / PART as f64 / self.happened.y.max(1) as f64
    }
}

impl Reliability {
    /// The mean distance of what happened from what was predicted.
    fn error(&self) -> f64 {
        let chances: u64 = self.bins.iter().map(|bin| bin.happened.y).sum();
        let distance = |bin: &Bin| {
            let apart = (bin.happened.value() / PART as f64 - bin.predicted()).abs();
            apart * bin.happened.y as f64 / chances.max(1) as f64
        };
        rounded(self.bins.iter().map(distance).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances of two seats in percent.
    fn trace(first: &[u64]) -> Vec<BySeat> {
        let of = |&percent: &u64| {
            let mut chances = [0; games::SEATS_MAX];
            chances[0] = percent * CERTAIN / 100;
            chances[1] = CERTAIN - chances[0];
            chances
        };
        first.iter().map(of).collect()
    }

    #[test]
    fn a_round_is_followed() {
        let mut drama = Drama::default();
        drama.add_round(&trace(&[50, 70, 30, 20, 55, 60, 95, 80, 92, 97, 100]), 2, 7);
        let only = |all: &Histogram| all.counts().next().expect("one round").0;
        assert_eq!(only(&drama.lead_changes), 2, "to the second seat and back");
        assert_eq!(only(&drama.lowest), 20);
        assert_eq!(only(&drama.decided), 80, "after eight of ten moments");
        assert_eq!(only(&drama.swing), 40);
        assert_eq!((drama.rounds, drama.sole, drama.dead), (1, 1, 0));
        assert_eq!(drama.most.0, Some((80_002, 7)));
        drama.add_round(&trace(&[50, 0, 0, 0, 0]), 2, 8);
        assert_eq!(drama.dead, 1);
        assert_eq!(drama.most.0, Some((80_002, 7)));
    }

    #[test]
    fn what_is_certain_is_not_open() {
        let open = |percent| openness(&trace(&[percent])[0]);
        assert_eq!((open(100), open(0)), (0, 0));
        assert_eq!(open(50), 5_019, "a half, of two different playouts");
    }

    #[test]
    fn small_differences_are_no_lead() {
        assert_eq!(lead_changes(&trace(&[52, 48, 53, 47]), 2), 0);
        assert_eq!(lead_changes(&trace(&[70, 48, 30, 53, 70]), 2), 2);
    }

    #[test]
    fn chances_fall_into_bins() {
        let mut found = Reliability::default();
        let all = trace(&[100]);
        found.add_moment(&trace(&[73])[0][..2], &all[0].map(|it| it / PLAYOUTS));
        let counts: Vec<u64> = found.bins.iter().map(|bin| bin.happened.y).collect();
        assert_eq!(counts, [0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
        assert_eq!(found.bins[7].happened.x.0, PART as i64);
    }
}
