//! What it matters where one sits: who wins, by how far a seat sits from the one that begins, at
//! tables where every seat plays alike.

use std::cmp::Ordering;

use bots::Policy;

use super::Counts;
use crate::block::PART;
use crate::stats::{Figure, Mean, rounded, sums};
use crate::study::round::{leads, shares};
use crate::study::say::{
    Put, Sentence, count, even, level, level_text, negative, percent, say, share, text, value, way,
    with,
};
use crate::study::section::{Chart, Point, Section, Series, Shape, Unit, axis};

sums! {
    /// What a seat did that sits so far from the one that begins.
    Place {
        /// The parts of a round that it won.
        share: Mean,
        score: Mean,
        /// What it was ahead of the others, as in `leads`.
        lead: Mean,
        /// How often it had the best score alone, and the worst alone.
        best: u64,
        worst: u64,
    }
}

sums! {
    Level {
        rounds: u64,
        limits: u64,
        /// By distance from the seat that begins.
        places: Vec<Place>,
    }
}

impl Level {
    pub(crate) fn add_round<G: Policy>(&mut self, game: &G, starter: usize) {
        let table = game.table();
        let scores = G::standings(table).round_scores().expect("the round is over");
        let seats = scores.len();
        self.rounds += 1;
        self.places.resize(seats, Place::default());
        let shares = shares(game);
        let best = (0..seats).filter(|&seat| shares[seat] > 0).count() == 1;
        let worst = *if G::low_wins(table) { scores.iter().max() } else { scores.iter().min() }
            .expect("there are seats");
        let last = scores.iter().filter(|&&score| score == worst).count() == 1;
        for (seat, lead) in leads(game).enumerate() {
            let place = &mut self.places[(seat + seats - starter) % seats];
            place.share.push(shares[seat] as i64);
            place.score.push(i64::from(scores[seat]));
            place.lead.push(lead);
            place.best += u64::from(best && shares[seat] > 0);
            place.worst += u64::from(last && scores[seat] == worst);
        }
    }
}

/// What each seat has of several rounds in a row.
#[derive(Default)]
pub(crate) struct Rotation {
    shares: [u64; games::SEATS_MAX],
    scores: [i64; games::SEATS_MAX],
    leads: [i64; games::SEATS_MAX],
}

impl Rotation {
    pub(crate) fn add_round<G: Policy>(&mut self, game: &G) {
        let scores = G::standings(game.table()).round_scores().expect("the round is over");
        self.shares.iter_mut().zip(shares(game)).for_each(|(sum, share)| *sum += share);
        self.scores.iter_mut().zip(scores).for_each(|(sum, &score)| *sum += i64::from(score));
        self.leads.iter_mut().zip(leads(game)).for_each(|(sum, lead)| *sum += lead);
    }
}

impl Level {
    /// Adds a rotation like a round, by distance from the seat that began its first round.
    pub(crate) fn add_rotation(&mut self, all: &Rotation, starter: usize, seats: usize) {
        self.rounds += 1;
        self.places.resize(seats, Place::default());
        for seat in 0..seats {
            let place = &mut self.places[(seat + seats - starter) % seats];
            place.share.push(all.shares[seat] as i64);
            place.score.push(all.scores[seat]);
            place.lead.push(all.leads[seat]);
        }
    }
}

/// What sitting so far from the seat that begins comes to.
struct Distance {
    distance: usize,
    share: Option<Figure>,
    score: Option<Figure>,
    lead: Option<Figure>,
    /// The lead in standard deviations of a lead of one round.
    effect: f64,
}

impl Distance {
    /// All of them, over `rounds` rounds each time.
    fn all(level: &Level, seats: usize, rounds: usize) -> Vec<Self> {
        // A lead is counted against the sum of all, that is as many times as there are others.
        let others = (seats - 1) as f64;
        let spread = deviation(level.places.iter().map(|place| &place.lead)) / others;
        let one = |(distance, place): (usize, &Place)| {
            let lead = place.lead.figure(others);
            Self {
                distance,
                share: place.share.share((rounds as u64 * PART) as f64),
                score: place.score.figure(1.0),
                lead,
                effect: lead.map_or(0.0, |lead| lead.value) / spread.max(f64::MIN_POSITIVE),
            }
        };
        level.places.iter().enumerate().map(one).collect()
    }

    /// Which seat it is, from 0 on and from 1 on.
    fn seat(&self) -> [(&'static str, Put<'static>); 2] {
        [("distance", Put::Choice(self.distance)), ("place", Put::Choice(self.distance + 1))]
    }

    fn point(&self, figure: Option<Figure>) -> Option<Point> {
        Point::of(&self.distance.to_string(), text("lab-distance", &self.seat()), figure)
    }
}

/// The standard deviation of all values of several groups together, about their common mean.
fn deviation<'a>(groups: impl Iterator<Item = &'a Mean>) -> f64 {
    let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for group in groups {
        n += group.n as f64;
        sum += group.sum.0 as f64;
        squares += group.squares as f64;
    }
    if n == 0.0 { 0.0 } else { (squares / n - (sum / n).powi(2)).max(0.0).sqrt() }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let (study, all) = (of.study, &of.all);
    let fair = rounded(1.0 / study.seats as f64);
    let levels = study.bots.iter().zip(&all.levels);
    let levels: Vec<(String, &Level, Vec<Distance>)> = levels
        .map(|(bot, level)| (bot.to_string(), level, Distance::all(level, study.seats, 1)))
        .collect();
    let rotation = Distance::all(&all.rotations, study.seats, study.seats);
    let mut section = Section::new("fairness");
    // The shares of all seats at all levels are looked at together.
    let shares: Vec<Vec<Option<Figure>>> =
        levels.iter().map(|(.., all)| all.iter().map(|it| it.share).collect()).collect();
    let together = shares.iter().map(Vec::len).sum();
    for ((bot, level, _), shares) in levels.iter().zip(&shares) {
        section.say([at_level(bot, level.rounds, shares, fair, together)]);
    }
    section.say(flips(&shares, fair, together));
    section.say([in_rotations(all.rotations.rounds, all.cut, &rotation)]);
    for it in &rotation {
        let (distance, label) = (it.distance, text("lab-figure-rotation", &it.seat()));
        section.figure_of(format!("rotation-{distance}"), label, Unit::Points, it.lead);
        section.aside(format!("rotation-share-{distance}"), Unit::Share, it.share);
        section.aside(format!("rotation-score-{distance}"), Unit::Points, it.score);
        section.number(format!("rotation-effect-{distance}"), Unit::Deviations, it.effect);
    }
    section.number("rotations", Unit::Count, all.rotations.rounds as f64);
    section.number("cut", Unit::Count, all.cut as f64);
    for (bot, level, places) in &levels {
        let spread = deviation(level.places.iter().map(|place| &place.score));
        section.number(format!("rounds-{bot}"), Unit::Rounds, level.rounds as f64);
        section.number(format!("deviation-{bot}"), Unit::Points, spread);
        for it in places {
            section.aside(format!("score-{bot}-{}", it.distance), Unit::Points, it.score);
            section.number(format!("effect-{bot}-{}", it.distance), Unit::Deviations, it.effect);
        }
    }
    let series = |of: fn(&Distance) -> Option<Figure>| {
        let one = |(bot, _, places): &(String, &Level, Vec<Distance>)| {
            Series::new(bot, level_text(bot), places.iter().map(|it| it.point(of(it))))
        };
        levels.iter().map(one).collect()
    };
    let axes = |y, unit| [axis("distance", Unit::Count), axis(y, unit)];
    let won = Chart::new("won", Shape::Dots, axes("won", Unit::Share), series(|it| it.share));
    section.chart(won.line("even", fair));
    let lead = Chart::new("lead", Shape::Dots, axes("lead", Unit::Points), series(|it| it.lead));
    section.chart(lead.line("level", 0.0));
    section
}

/// The figure that is farthest outside of what would be even, and its place, of those whose
/// interval, as one of `count`, does not hold it.
fn outside(
    figures: impl IntoIterator<Item = Option<Figure>>,
    even: f64,
    count: usize,
) -> Option<(usize, Figure)> {
    let figures = figures.into_iter().enumerate().filter_map(|(at, it)| Some((at, it?)));
    let clear = figures.filter(|(_, it)| it.among(count).against(even) != Ordering::Equal);
    let far = |figure: &Figure| (figure.value - even).abs();
    clear.max_by(|(_, one), (_, other)| far(one).total_cmp(&far(other)))
}

/// Who wins more or less than its share at a level, whose shares are some of `all`.
fn at_level(bot: &str, rounds: u64, shares: &[Option<Figure>], fair: f64, all: usize) -> Sentence {
    let own = [("bot", level(bot)), ("rounds", count(rounds)), ("fair", even(fair))];
    match outside(shares.iter().copied(), fair, all) {
        Some((distance, found)) => {
            let more = [("distance", Put::Choice(distance)), ("way", way(found.against(fair)))];
            say("lab-fairness-edge", &with(own, share(found).into_iter().chain(more)))
        }
        None => {
            let widest = shares.iter().flatten().map(|it| {
                let it = it.among(all);
                (it.high - fair).max(fair - it.low)
            });
            let most = percent(widest.fold(0.0, f64::max));
            say("lab-fairness-even", &with(own, [("most", most)]))
        }
    }
}

/// That a seat wins more than its share at one level, and less at another.
fn flips(levels: &[Vec<Option<Figure>>], fair: f64, all: usize) -> Option<Sentence> {
    let ways = |distance: usize, way: Ordering| {
        let mut shares = levels.iter().filter_map(|level| *level.get(distance)?);
        shares.any(|it| it.among(all).against(fair) == way)
    };
    let both = |&at: &usize| ways(at, Ordering::Greater) && ways(at, Ordering::Less);
    let distance = (0..all).find(both)?;
    Some(say("lab-fairness-flips", &[("distance", Put::Choice(distance))]))
}

fn in_rotations(rotations: u64, cut: u64, places: &[Distance]) -> Sentence {
    // Those that the end of a match cut short may have been others than the rest.
    let known = 20 * cut <= rotations && places.iter().any(|place| place.lead.is_some());
    let (rotations, seats) = (("rotations", count(rotations)), places.len());
    let leads = || places.iter().map(|place| place.lead);
    match outside(leads(), 0.0, seats) {
        _ if !known => say("lab-rotation-unknown", &[]),
        Some((distance, lead)) => {
            let size = if lead.value < 0.0 { negative(lead) } else { lead };
            let way = Put::Word(if lead.value > 0.0 { "more" } else { "less" });
            let own = [rotations, ("distance", Put::Choice(distance)), ("way", way)];
            say("lab-rotation-edge", &with(own, value(size)))
        }
        None => {
            let widest = leads().flatten().map(|lead| {
                let lead = lead.among(seats);
                (lead.high - lead.low) / 2.0
            });
            let visible = Put::Number(widest.fold(0.0, f64::max), 2);
            say("lab-rotation-even", &[rotations, ("visible", visible)])
        }
    }
}
