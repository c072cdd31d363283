//! What it is worth to look ahead, and to see all cards: one seat of a table of novices tries its
//! moves in more and more sampled deals, and then in the deal as it is. All of it on the same
//! deals, with the same chance.

use std::cmp::Ordering;

use bots::{Budget, Level, Policy, choose_among, search, search_in};
use games::{GameExt as _, Rng, Seat, View};

use super::drama::Stake;
use super::tools::{Deal, LONGEST};
use super::{Counts, FEW, Section};
use crate::block::PART;
use crate::stats::{Figure, Mean, proportion, rounded, sums};
use crate::study::round::Space;
use crate::study::say::{
    Put, Sentence, about_stake, count, ends, even, percent, points, say, text, with,
};
use crate::study::seats::Seated;
use crate::study::section::{Chart, Point, Shape, Unit, axis, single};

/// In how many sampled deals a move is tried: each step is twice the one before.
pub(crate) const WORLDS: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];

sums! {
    /// Rounds of one seat that searches among novices. The unit is a deal.
    Depth {
        /// How many deals were played in all ways, and how many were given up.
        deals: u64,
        limits: u64,
        /// The part of the stake that the seat gets, in `PART`s: as in [`WORLDS`], and, last, if it
        /// tries its moves as often in the true deal.
        won: Vec<Mean>,
        /// How much more that is than the one before.
        more: Vec<Mean>,
    }
}

struct Seats {
    odd: Seat,
    worlds: usize,
    /// Whether it is shown the truth.
    sees: bool,
    dice: Vec<Rng>,
}

impl<G: Policy> Seated<G> for Seats {
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
        let dice = &mut self.dice[view.seat().index()];
        choose_among::<G>(Level::Novice.into(), view, memory, moves, dice)
    }

    fn choose_in(
        &mut self,
        game: &G,
        seat: Seat,
        memory: &G::Memory,
        moves: &[G::Move],
        rng: &mut Rng,
    ) -> G::Move {
        let view = game.view(seat);
        if seat != self.odd {
            return self.choose(view, memory, moves, rng);
        }
        let mut tried = moves.to_vec();
        G::prune(view, memory, &mut tried);
        let budget = Budget { nodes: u64::MAX, worlds: self.worlds };
        let dice = &mut self.dice[seat.index()];
        let found = if self.sees {
            search_in(view, memory, &tried, budget, dice, |_| game.clone())
        } else {
            search(view, memory, &tried, budget, dice)
        };
        found.candidates[0].0
    }
}

impl Depth {
    pub(crate) fn fits(&self) -> bool {
        let lengths = [self.won.len(), self.more.len()];
        lengths == [0, 0] || lengths == [WORLDS.len() + 1, WORLDS.len()]
    }

    pub(crate) fn play<G: Policy>(&mut self, deal: &Deal<'_, G>, space: &mut Space<G>) {
        let mut won = |worlds: usize, sees: bool| {
            let mut seats = Seats { odd: deal.odd, worlds, sees, dice: deal.dice() };
            Some(deal.round(&deal.play_by(&mut seats, LONGEST, space, &mut ())?).won)
        };
        let most = WORLDS[WORLDS.len() - 1];
        let ways = WORLDS.map(|worlds| (worlds, false)).into_iter().chain([(most, true)]);
        let Some(all) = ways.map(|(worlds, sees)| won(worlds, sees)).collect::<Option<Vec<i64>>>()
        else {
            self.limits += 1;
            return;
        };
        self.add(&all);
    }

    /// Adds a deal, by what the seat won in every way.
    fn add(&mut self, all: &[i64]) {
        self.deals += 1;
        self.won.resize(all.len(), Mean::default());
        self.more.resize(all.len() - 1, Mean::default());
        self.won.iter_mut().zip(all).for_each(|(mean, &won)| mean.push(won));
        let steps = all.windows(2).map(|two| two[1] - two[0]);
        self.more.iter_mut().zip(steps).for_each(|(mean, more)| mean.push(more));
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let sums = &of.all.depth;
    let played = sums.deals + sums.limits;
    let is_known = sums.limits * FEW <= played;
    let won = |way: usize| sums.won.get(way)?.share(PART as f64).filter(|_| is_known);
    let more = |way: usize| -> Option<Figure> {
        sums.more.get(way.checked_sub(1)?)?.figure(PART as f64).filter(|_| is_known)
    };
    let fair = 1.0 / of.study.seats as f64;
    let even = rounded(if of.stake == Stake::Win { fair } else { 1.0 - fair });
    let last = WORLDS.len() - 1;
    let [open, open_more] = [won(WORLDS.len()), more(WORLDS.len())];
    let mut section = Section::new("depth");
    section.say(said(of.stake, sums.deals, even, [won(0), won(last), more(last), open_more]));
    for (way, worlds) in WORLDS.into_iter().enumerate() {
        let label = text("lab-figure-depth", &[("worlds", Put::Choice(worlds))]);
        section.figure_of(format!("depth-{worlds}"), label, Unit::Share, more(way));
    }
    section.figure("open", Unit::Share, open_more);
    section.number("deals", Unit::Count, sums.deals as f64);
    section.aside("limits", Unit::Share, proportion(sums.limits, played));
    let steps = WORLDS.into_iter().enumerate().map(|(way, worlds)| {
        let label = text("lab-depth-worlds", &[("worlds", Put::Choice(worlds))]);
        Point::of(&worlds.to_string(), label, won(way))
    });
    let open = Point::of("open", text("lab-depth-true", &[]), open);
    let axes = [axis("worlds", Unit::Count), axis("not-lost", Unit::Share)];
    let steps = single(steps.chain([open]));
    section.chart(Chart::new("depth", Shape::Range, axes, steps).line("even", even));
    section
}

/// What the first step and the last come to, what the last one gains, and what open cards do.
fn said(
    stake: Stake,
    deals: u64,
    even_share: f64,
    [few, many, more, open]: [Option<Figure>; 4],
) -> Vec<Sentence> {
    let Some(((few, many), more)) = few.zip(many).zip(more) else {
        return vec![say("lab-depth-unknown", &[])];
    };
    let [.., half, most] = WORLDS;
    let numbers = || [("half", Put::Choice(half)), ("most", Put::Choice(most))];
    let [few, many] = [few, many].map(|it| named(it.among(2), stake));
    let even_share = if stake == Stake::Win { even_share } else { 1.0 - even_share };
    let few = ends(["first", "first-low", "first-high"], 100.0, few);
    let many = ends(["last", "last-low", "last-high"], 100.0, many);
    let own = [about_stake(stake), ("deals", count(deals)), ("even", even(even_share))];
    let shares = few.into_iter().chain(many).chain(own);
    let ends = say("lab-depth", &with(numbers(), shares));
    let step = say("lab-depth-step", &with(numbers(), difference(more, stake)));
    let open = open.map(|it| say("lab-depth-open", &difference(it, stake)));
    [ends, step].into_iter().chain(open).collect()
}

/// The share of rounds that a sentence names: those that are won, or lost.
fn named(share: Figure, stake: Stake) -> Figure {
    let Figure { value, low, high, n } = share;
    match stake {
        Stake::Win => share,
        Stake::Loss => Figure { value: 1.0 - value, low: 1.0 - high, high: 1.0 - low, n },
    }
}

/// How much more a seat wins, or does not lose, and whether that can be seen.
fn difference<'a>(more: Figure, stake: Stake) -> Vec<(&'a str, Put<'a>)> {
    let mut own = points(more);
    if more.against(0.0) == Ordering::Equal {
        own.retain(|(name, _)| *name != "way");
        own.extend([("way", Put::Word("unclear")), ("gain", percent(more.high))]);
    }
    own.push(about_stake(stake));
    own
}

#[cfg(test)]
mod tests {
    use games::{Kind, Seed, Settings, for_game};

    use super::*;

    #[test]
    fn each_step_is_compared_with_the_one_before() {
        let mut depth = Depth::default();
        depth.add(&[0, 0, 100, 100, 100, 100, 100, 400]);
        depth.add(&[100, 0, 0, 100, 100, 100, 0, 400]);
        assert!(depth.fits());
        let sums = |means: &[Mean]| means.iter().map(|mean| mean.sum.0).collect::<Vec<_>>();
        assert_eq!(sums(&depth.won), [100, 0, 100, 200, 200, 200, 100, 800]);
        assert_eq!(sums(&depth.more), [-100, 100, 100, 0, 0, -100, 700]);
    }

    /// Whoever sees all cards wins more than whoever looks into one deal that could be, and both
    /// rounds have the same cards and the same chance.
    #[test]
    fn open_cards_are_worth_something() {
        let kind = Kind::ALL[0];
        for_game!(kind, G => {
            let (mut depth, mut space) = (Depth::default(), Space::default());
            let fresh = G::table_for(&Settings::new(kind.options()), 4, None).expect("a table");
            for deal in 0..24 {
                let odd = Seat::new((deal % 4) as usize).expect("a seat");
                let (seed, stake) = (Seed::from_number(4), Stake::Win);
                let sat = Deal { fresh: &fresh, bots: &[], stake, seed, deal, odd };
                depth.play::<G>(&sat, &mut space);
            }
            assert_eq!((depth.deals, depth.limits), (24, 0));
            let [one, .., last, open] = &*depth.won else { panic!("eight ways") };
            assert!(one.value() < last.value() && last.value() < open.value(), "{:?}", depth.won);
        });
    }

    /// What was gained before says nothing of the last step.
    #[test]
    fn whether_it_keeps_rising_follows_from_the_last_step() {
        let figure = |[value, low, high]: [f64; 3]| Some(Figure::new(value, low, high, 50));
        let share = figure([0.3, 0.2, 0.4]);
        let said = |more, open, stake| -> Vec<String> {
            let all = said(stake, 50, 0.25, [share, share, figure(more), figure(open)]);
            all.into_iter().map(|it| it.text["en"].clone()).collect()
        };
        let [_, rises, open] = &*said([0.05, 0.01, 0.09], [0.2, 0.1, 0.3], Stake::Win) else {
            panic!("three sentences")
        };
        assert!(rises.contains("keeps paying") && rises.contains("5 percentage"), "{rises}");
        assert!(open.contains("more often") && open.contains("20"), "{open}");
        let [_, stays, open] = &*said([0.05, -0.01, 0.11], [0.0, -0.1, 0.1], Stake::Win) else {
            panic!("three sentences")
        };
        assert!(stays.contains("not seen") && stays.contains("11.0 percentage"), "{stays}");
        assert!(open.contains("not seen"), "{open}");
        let [shares, falls, open] = &*said([-0.05, -0.1, -0.01], [0.2, 0.1, 0.3], Stake::Loss)
        else {
            panic!("three sentences")
        };
        assert!(shares.contains("loses 70 %"), "{shares}");
        assert!(falls.contains("more often"), "{falls}");
        assert!(open.contains("less often"), "{open}");
    }
}
