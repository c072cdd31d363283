//! Two levels at one table: how far the better one is ahead, and what decides a round's score: the
//! cards, the seat, who plays, or the rest. Each deal is played once in each rotation of the
//! players over the seats, each time with other chance beside the cards.

use std::cmp::Ordering;

use bots::Policy;
use games::{Rng, SEATS_MAX, Seed};

use super::{Counts, Section};
use crate::block::PART;
use crate::stats::{Add as _, ELO, Figure, Ratio, Signed, sums};
use crate::study::round::{Chances, Purpose, STREAMS, Space, leads, play, shares};
use crate::study::say::{Put, Sentence, count, ends, level, percent, say, share, text, with};
use crate::study::seats::Sitter;
use crate::study::section::{Chart, Point, Series, Shape, Unit, axis, single};
use crate::study::watch::Watcher;

sums! {
    Pair {
        /// What the better level won, in `PART`s, of how many rounds. The unit is a deal.
        won: Ratio,
        /// Two for each pair of seats in which the better level had the better score, one for the
        /// same score; of twice the pairs.
        ahead: Ratio,
        /// By how many points the better level's seats were ahead of the others', of the pairs.
        margin: Ratio,
        /// The sum of the squares of these margins, each of one pair in one round.
        margins: u64,
        /// How many rounds were given up.
        limits: u64,
        /// The parts of the scores' variance. A score is what `leads` says.
        parts: Parts,
    }
}

sums! {
    Parts {
        deals: u64,
        scores: u64,
        squares: u64,
        /// For each deal and seat: the square of the sum of its scores over all rotations.
        hands: u64,
        /// By level: the sum and the number of its scores.
        levels: Vec<Group>,
        /// By distance from the seat that begins.
        places: Vec<Group>,
    }
}

sums! {
    Group {
        sum: Signed,
        count: u64,
    }
}

impl Group {
    fn push(&mut self, value: i64) {
        self.sum.0 += value;
        self.count += 1;
    }

    /// The square of its mean, as often as there are scores.
    fn square(&self) -> f64 {
        (self.sum.0 as f64).powi(2) / self.count.max(1) as f64
    }
}

/// What shares of the variance come from where. Their sum is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Split {
    pub(crate) cards: f64,
    pub(crate) seat: f64,
    pub(crate) skill: f64,
    pub(crate) rest: f64,
}

impl Parts {
    /// The parts, by the method of moments for one random effect (Searle, Casella and McCulloch
    /// 1992, "Variance Components", chapter 3): the hand, that is a deal and a seat, of which each
    /// has as many scores as there are rotations. What the levels and the places explain is taken
    /// out first; each mean of theirs has a chance part, which is taken out too.
    pub(crate) fn split(&self) -> Option<Split> {
        let all = self.scores as f64;
        let plays = all / (self.deals as f64 * self.places.len() as f64);
        let total = self.squares as f64 / all;
        if !total.is_normal() || plays < 2.0 {
            return None;
        }
        let explained = |groups: &[Group]| {
            let raw = groups.iter().map(Group::square).sum::<f64>() / all;
            // Scores of a round add up to 0, so one of the means follows from the others.
            (raw - groups.len().saturating_sub(1) as f64 * total / all).max(0.0)
        };
        let (skill, seat) = (explained(&self.levels), explained(&self.places));
        let between = self.hands as f64 / plays / all;
        let within = (total - between - skill) / (plays - 1.0);
        let cards = (between - seat - within).max(0.0).min(total - seat - skill);
        let share = |part: f64| part / total;
        Some(Split {
            cards: share(cards),
            seat: share(seat),
            skill: share(skill),
            rest: 1.0 - share(cards) - share(seat) - share(skill),
        })
    }
}

impl Pair {
    /// Plays a deal in all rotations. `fresh` has nothing dealt yet; the better level is the
    /// second.
    pub(crate) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        levels: [Sitter; 2],
        (seed, deal, pair): (Seed, u64, u64),
        watcher: &mut Watcher,
        space: &mut Space<G>,
    ) {
        let seats = G::standings(fresh.table()).seats().get();
        let mut held: Vec<usize> = (0..seats).map(|seat| seat % 2).collect();
        let mut rng: Rng = seed.rng("line-up", deal);
        rng.shuffle(&mut held);
        let mut rounds = Vec::with_capacity(seats);
        for rotation in 0..seats {
            let bots: Vec<Sitter> = held.iter().map(|&level| levels[level]).collect();
            let stream = (pair * STREAMS / 64 + rotation as u64) % STREAMS;
            let mut chances = Chances::of(seed, Purpose::Skill, deal, stream);
            let mut game = fresh.clone();
            watcher.clear(seats);
            if !play(&mut game, &bots, &mut chances, space, watcher) {
                self.limits += 1;
                return;
            }
            let scores: Vec<i64> = leads(&game).collect();
            let (shares, starter) = (shares(&game), watcher.starter(&game));
            rounds.push(Round { held: held.clone(), scores, shares, starter });
            held.rotate_left(1);
        }
        self.add_deal(&rounds);
    }

    fn add_deal(&mut self, rounds: &[Round]) {
        let seats = rounds.len();
        let parts = &mut self.parts;
        parts.deals += 1;
        parts.levels.resize(2, Group::default());
        parts.places.resize(seats, Group::default());
        for seat in 0..seats {
            let sum: i64 = rounds.iter().map(|round| round.scores[seat]).sum();
            parts.hands += sum.unsigned_abs().pow(2);
        }
        let (mut halves, mut margin, mut pairs, mut won) = (0, 0, 0, 0);
        for Round { held, scores, shares, starter } in rounds {
            for (seat, &score) in scores.iter().enumerate() {
                won += if held[seat] == 1 { shares[seat] as i64 } else { 0 };
                parts.scores += 1;
                parts.squares += score.unsigned_abs().pow(2);
                parts.levels[held[seat]].push(score);
                parts.places[(seat + seats - starter) % seats].push(score);
                for (other, &theirs) in scores.iter().enumerate() {
                    if held[seat] == 1 && held[other] == 0 {
                        // Scores are ahead of the others' by as many times as there are seats.
                        let points = (score - theirs) / seats as i64;
                        halves += 1 + points.signum();
                        margin += points;
                        self.margins += points.unsigned_abs().pow(2);
                        pairs += 1;
                    }
                }
            }
        }
        self.won.push(won, seats as u64);
        self.ahead.push(halves, 2 * pairs);
        self.margin.push(margin, pairs);
    }
}

/// One rotation of a deal.
struct Round {
    held: Vec<usize>,
    scores: Vec<i64>,
    shares: [u64; SEATS_MAX],
    starter: usize,
}

/// In how many groups the blocks are put for intervals of figures that are no means.
const GROUPS: usize = 20;

/// The standard normal distribution's 95 % quantile.
const Z_95: f64 = 1.644_853_626_951_472;

const PARTS: [&str; 4] = ["cards", "seat", "skill", "rest"];

/// Each level with the next better one at a table.
pub(crate) fn section(of: &Counts<'_>) -> Section {
    let mut section = Section::new("luck");
    let (mut ahead, mut parts) = (Vec::new(), Vec::new());
    for (number, [worse, better]) in of.study.pairs().into_iter().enumerate() {
        let sums = &of.all.skill[number];
        let [worse, better] = [worse, better].map(|it| of.study.name(it));
        let id = format!("{better}-{worse}");
        let levels = || [("better", level(&better)), ("worse", level(&worse))];
        // By Plackett and Luce's model a level wins as its seats times its strength.
        let [more, fewer] = [of.study.seats.div_ceil(2), of.study.seats / 2];
        let elo = |share: f64| {
            let share = share.clamp(0.000_1, 0.999_9);
            ELO * (share * more as f64 / ((1.0 - share) * fewer as f64)).ln()
        };
        let (won, margin) = (sums.won.share(PART as f64), sums.margin.figure(1.0));
        let (won_more, needed) = (sums.ahead.share(1.0), sums.needed(margin));
        let split = split(number, sums, of.blocks);
        section.say(won_more.map(|it| {
            let id = match it.against(0.5) {
                Ordering::Greater => "lab-ahead",
                Ordering::Less => "lab-behind",
                Ordering::Equal => "lab-ahead-unclear",
            };
            say(id, &with(levels(), share(it)))
        }));
        section.say([of_needed(needed, levels())]);
        section.say(split.map(|parts| of_parts(parts, levels())));
        let label = |figure: &str| text(&format!("lab-figure-{figure}"), &levels());
        let strength = won.map(|it| it.map(elo));
        section.figure_of(format!("elo-{id}"), label("elo"), Unit::Elo, strength);
        section.figure_of(format!("margin-{id}"), label("margin"), Unit::Points, margin);
        section.number(format!("deals-{id}"), Unit::Count, sums.parts.deals as f64);
        section.aside(format!("won-{id}"), Unit::Share, won);
        section.number(format!("even-{id}"), Unit::Share, fewer as f64 / of.study.seats as f64);
        for (name, rounds) in ["needed", "needed-low", "needed-high"].into_iter().zip(needed) {
            if let Some(rounds) = rounds {
                section.number(format!("{name}-{id}"), Unit::Rounds, rounds as f64);
            }
        }
        let label = text("lab-pair", &levels());
        ahead.push(Point::of(&id, label.clone(), won_more));
        let points = PARTS.iter().enumerate().map(|(at, part)| {
            let figure = split.map(|parts| parts[at]);
            Point::of(part, text(&format!("lab-part-{part}"), &[]), figure)
        });
        parts.push(Series::new(id, label, points));
    }
    let axes = [axis("part", Unit::Count), axis("variance", Unit::Share)];
    section.chart(Chart::new("parts", Shape::Dots, axes, parts));
    let axes = [axis("pair", Unit::Count), axis("ahead", Unit::Share)];
    section.chart(Chart::new("ahead", Shape::Range, axes, single(ahead)).line("equal", 0.5));
    section
}

impl Pair {
    /// After how many rounds the better of two is ahead in points with a chance of 95 %, and the
    /// interval's ends: the sum of n margins is about normal with n times their mean and variance.
    /// `None` where no number is enough as far as can be seen.
    fn needed(&self, margin: Option<Figure>) -> [Option<u64>; 3] {
        let pairs = self.margin.y.max(1) as f64;
        let mean = self.margin.value();
        let variance = (self.margins as f64 / pairs - mean * mean).max(0.0);
        let rounds = |mean: f64| {
            (mean > 0.0).then(|| (Z_95 * Z_95 * variance / (mean * mean)).ceil().max(1.0) as u64)
        };
        let Some(Figure { value, low, high, .. }) = margin else { return [None; 3] };
        [value, high, low].map(rounds)
    }
}

/// The parts of a pair's variance, with intervals by the delete-a-group jackknife over blocks (Kott
/// 2001).
fn split(number: usize, sums: &Pair, blocks: &[&super::Sums]) -> Option<[Figure; 4]> {
    let parts = |split: Split| [split.cards, split.seat, split.skill, split.rest];
    let value = parts(sums.parts.split()?);
    let groups = blocks.len().min(GROUPS);
    let without: Vec<[f64; 4]> = (0..groups)
        .filter_map(|group| {
            let others = blocks.iter().enumerate().filter(|(at, _)| at % groups != group);
            let mut all = Pair::default();
            others.for_each(|(_, sums)| all.add(&sums.skill[number]));
            all.parts.split().map(parts)
        })
        .collect();
    let count = without.len() as f64;
    let figure = |part: usize| {
        let mean = without.iter().map(|it| it[part]).sum::<f64>() / count;
        let squares: f64 = without.iter().map(|it| (it[part] - mean).powi(2)).sum();
        let error = ((count - 1.0) / count * squares).sqrt();
        let found = Figure::with_error(value[part], error, without.len() as u64)?;
        let (low, high) = (found.low.max(0.0), found.high.min(1.0));
        Some(Figure { low, high, n: sums.parts.deals, ..found })
    };
    Some([figure(0)?, figure(1)?, figure(2)?, figure(3)?])
}

type Levels = [(&'static str, Put<'static>); 2];

fn of_needed(needed: [Option<u64>; 3], levels: Levels) -> Sentence {
    let [Some(value), Some(low), Some(high)] = needed else {
        return say("lab-needed-unclear", &levels);
    };
    let [written, low, high] = [value, low, high].map(count);
    let one = ("rounds", Put::Choice(value as usize));
    say("lab-needed", &with(levels, [("value", written), ("low", low), ("high", high), one]))
}

fn of_parts([cards, seat, skill, rest]: [Figure; 4], levels: Levels) -> Sentence {
    let skill = ends(["skill", "low", "high"], 100.0, skill);
    let parts = [("cards", cards), ("seat", seat), ("rest", rest)];
    let parts = parts.map(|(name, part)| (name, percent(part.value)));
    say("lab-parts", &with(levels, parts.into_iter().chain(skill)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scores with known parts: the variances of hands, seats, levels and the rest are 4, 1, 9 and
    /// 2, each of two equally likely values.
    #[test]
    fn the_parts_are_found() {
        let seed = Seed::from_number(3);
        let mut pair = Pair::default();
        for deal in 0..4_000 {
            let mut rng = seed.rng("test", deal);
            let mut sign = |by: i64| if rng.below(2) == 0 { by } else { -by };
            let hand = sign(200);
            let rounds = [[0, 1], [1, 0]].map(|held| {
                let skill = if held[0] == 1 { 300 } else { -300 };
                let first = hand + 100 + skill + sign(141);
                let scores = vec![first, -first];
                Round { held: held.to_vec(), scores, shares: [0; SEATS_MAX], starter: 0 }
            });
            pair.add_deal(&rounds);
        }
        let found = pair.parts.split().expect("there is variance");
        let expected = [4.0, 1.0, 9.0, 2.0].map(|part| part / 16.0);
        let found = [found.cards, found.seat, found.skill, found.rest];
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
        }
    }

    #[test]
    fn the_better_level_is_the_second() {
        let mut pair = Pair::default();
        let round = |held: [usize; 2], first: i64, starter| {
            let mut shares = [0; SEATS_MAX];
            shares[usize::from(first < 0)] = 2520;
            Round { held: held.to_vec(), scores: vec![first, -first], shares, starter }
        };
        pair.add_deal(&[round([0, 1], -4, 0), round([1, 0], -1, 1)]);
        // Points are half of the lead: 4 and -1; one win of two, so two halves of four.
        assert_eq!((pair.ahead.x.0, pair.ahead.y), (2, 4));
        assert_eq!((pair.margin.x.0, pair.margin.y, pair.margins), (3, 2, 17));
        assert_eq!((pair.won.x.0, pair.won.y), (2520, 2));
    }
}
