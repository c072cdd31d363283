//! The report made of sums.

mod depth;
mod interaction;
mod matches;
mod tools;

use bots::Policy;
use games::{OptionsError, for_game};

use super::levels::{Level, PARTS};
use super::report::{
    Bin, Card, Choice, Distribution, Drama, FORMAT, Fairness, Identity, Length, LevelFairness,
    Look, Luck, MoveKind, Needed, Pair, Pieces, Place, Played, Point, Regret, Reliability,
    ReliabilityBin, Replay, Report, Rotation, Sentence,
};
use super::skill::{Pair as PairSums, Split};
use super::{Study, Sums, drama, sentences, total};
use crate::arena::{COMMIT, Rules};
use crate::block::PART;
use crate::player::{argument, chosen};
use crate::stats::ELO;
use crate::stats::{Figure, Histogram, Mean, Ratio, proportion, rounded};

const BINS: u32 = 40;

/// In how many groups the blocks are put for intervals of figures that are no means.
const GROUPS: usize = 20;

/// If more rounds than one in so many were given up, the others are of a special kind.
const LIMITS: u64 = 20;

/// The standard normal distribution's 95 % quantile.
const Z_95: f64 = 1.644_854;

/// How certain a seat has to be to lose before one that wins all the same has come back, in
/// percent.
const COMEBACK: u32 = 10;

pub(super) fn report(study: &Study, blocks: &[&Sums]) -> Result<Report, OptionsError> {
    let all = total(blocks.iter().copied());
    let stake = study.stake();
    let fairness = fairness(study, &all);
    let length = length(&all);
    let choice = choice(study, &all);
    let luck = luck(study, &all, blocks);
    let drama = drama_of(&all, stake);
    let pieces = pieces(study, &all);
    let depth = depth::depth(study, &all, stake);
    let interaction = interaction::interaction(study, &all, stake);
    let (tools, simple) = tools::tools(study, &all, stake);
    let matches = matches::matches(study, &all);
    let sections = [
        &fairness.sentences,
        &length.sentences,
        &choice.sentences,
        &luck.sentences,
        &drama.sentences,
        &interaction.sentences,
        &tools.sentences,
        &simple.sentences,
        &depth.sentences,
    ];
    let sections = sections.into_iter().chain(matches.as_ref().map(|it| &it.sentences));
    let verdicts = sections.filter_map(|said| said.first().cloned()).collect();
    let replays = for_game!(study.kind, G => {
        let mut looks = replays::<G>(study, &all, stake);
        looks.extend(tools::replays::<G>(study, &all, &simple, stake));
        looks
    });
    let identity = identity(study, &all, verdicts, stake)?;
    Ok(Report {
        format: FORMAT,
        identity,
        fairness,
        length,
        choice,
        luck,
        drama,
        pieces,
        tools,
        simple,
        depth,
        interaction,
        matches,
        replays,
    })
}

fn identity(
    study: &Study,
    all: &Sums,
    verdicts: Vec<Sentence>,
    stake: drama::Stake,
) -> Result<Identity, OptionsError> {
    let game = study.kind.table(&study.settings, study.seats, None)?;
    let bots = study.bots.iter().zip(&all.levels).map(|(bot, level)| Played {
        bot: bot.to_string(),
        nodes: bot.bot().map_or(0, |bot| bots::nodes_in(bot, study.kind)),
        rounds: level.rounds,
        limits: limits(level),
    });
    Ok(Identity {
        game: study.kind.to_string(),
        name: study.kind.name().to_owned(),
        seats: study.seats,
        options: study.options()?,
        bots: bots.collect(),
        low_wins: game.low_wins(),
        stake,
        seed: study.seed,
        samples: study.samples,
        commit: COMMIT.to_owned(),
        rules: Rules::of(study.kind),
        command: command(study),
        verdicts,
    })
}

fn limits(level: &Level) -> Option<Figure> {
    proportion(level.limits, level.rounds + level.limits)
}

fn command(study: &Study) -> String {
    let bots: Vec<String> = study.bots.iter().map(ToString::to_string).collect();
    format!(
        "kartenhaus lab report --game {} --seats {} --bots {} --rounds {}{} --seed {}{}",
        study.kind,
        study.seats,
        argument(&bots.join(",")),
        study.samples.rounds,
        study.matches_argument(),
        study.seed,
        chosen(&study.settings, "option")
    )
}

fn fairness(study: &Study, all: &Sums) -> Fairness {
    let levels = study.bots.iter().zip(&all.levels).map(|(bot, level)| LevelFairness {
        bot: bot.to_string(),
        rounds: level.rounds,
        deviation: rounded(deviation(level.places.iter().map(|place| &place.score))),
        places: places(level, study.seats, 1),
    });
    let mut found = Fairness {
        fair: rounded(1.0 / study.seats as f64),
        levels: levels.collect(),
        rotation: Rotation {
            rotations: all.rotations.rounds,
            cut: all.cut,
            places: places(&all.rotations, study.seats, study.seats),
        },
        sentences: Vec::new(),
    };
    found.sentences = sentences::fairness(&found);
    found
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

/// The seats by their distance from the one that begins, over `rounds` rounds each time.
fn places(level: &Level, seats: usize, rounds: usize) -> Vec<Place> {
    // A lead is counted against the sum of all, that is as many times as there are others.
    let others = (seats - 1) as f64;
    let spread = deviation(level.places.iter().map(|place| &place.lead)) / others;
    let place = |(distance, place): (usize, &super::levels::Place)| {
        let lead = place.lead.figure(others);
        Place {
            distance,
            share: place.share.share((rounds as u64 * PART) as f64),
            score: place.score.figure(1.0),
            lead,
            effect: rounded(lead.map_or(0.0, |lead| lead.value) / spread.max(f64::MIN_POSITIVE)),
        }
    };
    level.places.iter().enumerate().map(place).collect()
}

/// What occurred, in units of which one is counted as `scale`. `n` are the independent rounds.
fn distribution(all: &Histogram, unit: &str, scale: f64, n: u64) -> Distribution {
    let at = |share| all.quantile(share, n).map(|figure| figure.map(|value| value / scale));
    Distribution {
        unit: unit.to_owned(),
        n: all.total(),
        mean: rounded(all.mean() / scale),
        p5: at(0.05),
        median: at(0.5),
        p95: at(0.95),
        bins: bins(all, scale),
    }
}

/// Bins of equal width, but for the last, which holds the rarest too.
fn bins(all: &Histogram, scale: f64) -> Vec<Bin> {
    if all.total() == 0 {
        return Vec::new();
    }
    let (least, most, end) = (all.at(0.0), all.at(0.999), all.at(1.0) + 1);
    let width = (most - least + 1).div_ceil(BINS);
    let count = (most - least + 1).div_ceil(width);
    let edge = |number: u32| rounded(f64::from(number) / scale);
    let mut bins: Vec<Bin> = (0..count)
        .map(|bin| {
            let from = least + bin * width;
            let to = if bin + 1 == count { end.max(from + width) } else { from + width };
            Bin { from: edge(from), to: edge(to), count: 0 }
        })
        .collect();
    for (number, times) in all.counts() {
        bins[((number - least) / width).min(count - 1) as usize].count += times;
    }
    bins
}

/// The middles of the parts of a round.
fn course(figures: impl Iterator<Item = Option<Figure>>) -> Vec<Point> {
    let x = |part: usize| rounded((part as f64 + 0.5) / PARTS as f64);
    figures.enumerate().map(|(part, y)| Point { x: x(part), y }).collect()
}

fn length(all: &Sums) -> Length {
    let (sums, n) = (&all.length, all.levels[0].rounds);
    let mut found = Length {
        decisions: distribution(&sums.decisions, "decisions", 1.0, n),
        turns: distribution(&sums.turns, "turns", 1.0, n),
        minutes: distribution(&sums.minutes, "minutes", 10.0, n),
        own_turns: distribution(&sums.own_turns, "turns", 1.0, n),
        own_decisions: distribution(&sums.own_decisions, "decisions", 1.0, n),
        longest_wait: distribution(&sums.longest_wait, "decisions", 1.0, n),
        out: sums.out.share(1.0),
        limits: limits(&all.levels[0]),
        sentences: Vec::new(),
    };
    found.sentences = sentences::length(&found);
    found
}

fn choice(study: &Study, all: &Sums) -> Choice {
    let (moves, tried, n) = (&all.moves, &all.choice, all.levels[0].rounds);
    // The standard deviation of what one deal comes to, as often as moves are compared.
    let deals = super::choice::WORLDS as f64;
    let spread = tried.spread as f64 / tried.only.y.max(1) as f64;
    let unit = (spread / (deals * (deals - 1.0))).sqrt() * deals;
    let worth = |ratio: &Ratio| ratio.figure(unit.max(f64::MIN_POSITIVE)).filter(|_| unit > 0.0);
    let own = study.own();
    let levels = own.iter().zip(&tried.regrets).zip(tried.ends.iter().zip(&tried.differs));
    let levels = levels.filter(|((bot, _), _)| **bot == own[0] || !bot.level.searches());
    let mut found = Choice {
        legal: distribution(&moves.legal, "moves", 1.0, n),
        course: course(moves.course.iter().map(|part| part.figure(1.0))),
        forced: moves.forced.share(1.0),
        shared: moves.shared.share(1.0),
        tried: tried.only.y,
        candidates: tried.candidates.figure(1.0),
        near: tried.near.figure(1.0),
        only: tried.only.share(1.0),
        stakes: worth(&tried.stakes),
        random: worth(&tried.random),
        random_behind: tried.random_ends.behind.share(deals),
        random_ahead: tried.random_ends.ahead.share(deals),
        levels: levels
            .map(|((bot, regret), (ends, differs))| Regret {
                bot: bot.to_string(),
                regret: worth(regret),
                behind: ends.behind.share(deals),
                ahead: ends.ahead.share(deals),
                differs: differs.share(1.0),
            })
            .collect(),
        sentences: Vec::new(),
    };
    found.sentences = sentences::choice(&found);
    if study.bots[0].is_program() {
        found.sentences.push(sentences::stand_in(&own[0].to_string()));
    }
    found
}

fn luck(study: &Study, all: &Sums, blocks: &[&Sums]) -> Luck {
    let pairs = study.pairs().into_iter().enumerate();
    let pairs = pairs.map(|(number, [worse, better])| {
        let sums = &all.skill[number];
        let split = split(number, sums, blocks);
        let margin = sums.margin.figure(1.0);
        // By Plackett and Luce's model a level wins as its seats times its strength.
        let [worst_seats, best_seats] = [study.seats.div_ceil(2), study.seats / 2];
        let elo = |share: f64| {
            let share = share.clamp(0.000_1, 0.999_9);
            ELO * (share * worst_seats as f64 / ((1.0 - share) * best_seats as f64)).ln()
        };
        let won = sums.won.share(PART as f64);
        Pair {
            better: study.name(better),
            worse: study.name(worse),
            deals: sums.parts.deals,
            won,
            even: rounded(best_seats as f64 / study.seats as f64),
            elo: won.map(|it| it.map(elo)),
            ahead: sums.ahead.share(1.0),
            margin,
            needed: needed(sums, margin),
            cards: split.map(|it| it[0]),
            seat: split.map(|it| it[1]),
            skill: split.map(|it| it[2]),
            rest: split.map(|it| it[3]),
        }
    });
    let mut found = Luck { pairs: pairs.collect(), sentences: Vec::new() };
    found.sentences = sentences::luck(&found);
    found
}

fn pieces(study: &Study, all: &Sums) -> Pieces {
    let others = (study.seats - 1) as f64;
    let cards = for_game!(study.kind, G => all.pieces.worth::<G>(others));
    let mut cards: Vec<Card> =
        cards.into_iter().map(|(card, worth)| Card { card, worth }).collect();
    let worth = |card: &Card| card.worth.map_or(f64::MIN, |worth| worth.value);
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    let rounds = all.choice.rounds;
    let kinds = all.choice.kinds.iter().map(|(kind, used)| MoveKind {
        kind: kind.clone(),
        rounds_possible: proportion(used.rounds_possible, rounds),
        rounds_played: proportion(used.rounds_played, rounds),
        possible: used.possible,
        played: used.played,
    });
    let kinds: Vec<MoveKind> = kinds.collect();
    let sentences = sentences::pieces(&cards, &kinds);
    Pieces { cards, kinds, sentences }
}

/// After how many rounds the better of two is ahead in points with a chance of 95 %: the sum of n
/// margins is about normal with n times their mean and variance.
fn needed(sums: &PairSums, margin: Option<Figure>) -> Needed {
    let pairs = sums.margin.y.max(1) as f64;
    let mean = sums.margin.value();
    let variance = (sums.margins as f64 / pairs - mean * mean).max(0.0);
    let rounds = |mean: f64| {
        (mean > 0.0).then(|| (Z_95 * Z_95 * variance / (mean * mean)).ceil().max(1.0) as u64)
    };
    Needed {
        value: margin.and_then(|it| rounds(it.value)),
        low: margin.and_then(|it| rounds(it.high)),
        high: margin.and_then(|it| rounds(it.low)),
    }
}

/// The parts of a pair's variance, with intervals by the delete-a-group jackknife over blocks (Kott
/// 2001).
fn split(number: usize, sums: &PairSums, blocks: &[&Sums]) -> Option<[Figure; 4]> {
    let parts = |split: Split| [split.cards, split.seat, split.skill, split.rest];
    let value = parts(sums.parts.split()?);
    let groups = blocks.len().min(GROUPS);
    let without: Vec<[f64; 4]> = (0..groups)
        .filter_map(|group| {
            let others = blocks.iter().enumerate().filter(|(at, _)| at % groups != group);
            let mut all = PairSums::default();
            others.for_each(|(_, sums)| crate::stats::Add::add(&mut all, &sums.skill[number]));
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

fn drama_of(all: &Sums, stake: drama::Stake) -> Drama {
    let sums = &all.drama;
    let of = |histogram: &Histogram, unit| distribution(histogram, unit, 1.0, histogram.total());
    let parts = |parts: &[Mean]| course(parts.iter().map(|part| part.share(10_000.0)));
    let mut found = Drama {
        rounds: sums.rounds,
        sole: proportion(sums.sole, sums.rounds),
        lowest: of(&sums.lowest, "percent"),
        decided: of(&sums.decided, "percent"),
        lead_changes: of(&sums.lead_changes, "changes"),
        swing: of(&sums.swing, "percent"),
        dead: proportion(sums.dead, sums.rounds),
        openness: parts(&sums.openness),
        leader: parts(&sums.leader),
        reliability: reliability(&all.reliability),
        sentences: Vec::new(),
    };
    let count = |histogram: &Histogram, is: &dyn Fn(u32) -> bool| {
        let counts = histogram.counts().filter(|&(number, _)| is(number));
        proportion(counts.map(|(_, count)| count).sum(), histogram.total())
    };
    let comebacks = count(&sums.lowest, &|lowest| lowest < COMEBACK);
    let changed = count(&sums.lead_changes, &|changes| changes > 0);
    found.sentences = sentences::drama(&found, stake, [comebacks, changed]);
    found
}

fn reliability(sums: &drama::Reliability) -> Reliability {
    let chances: u64 = sums.bins.iter().map(|bin| bin.happened.y).sum();
    let predicted =
        |bin: &drama::Bin| bin.predicted as f64 / PART as f64 / bin.happened.y.max(1) as f64;
    let distance = |bin: &drama::Bin| {
        let apart = (bin.happened.value() / PART as f64 - predicted(bin)).abs();
        apart * bin.happened.y as f64 / chances.max(1) as f64
    };
    let bins = sums.bins.iter().map(|bin| ReliabilityBin {
        n: bin.happened.y,
        predicted: rounded(predicted(bin)),
        happened: bin.happened.share(PART as f64),
    });
    Reliability {
        rounds: sums.rounds,
        bins: bins.collect(),
        error: rounded(sums.bins.iter().map(distance).sum()),
    }
}

/// How many deals are looked at for a typical one.
const TYPICAL: u64 = 200;

fn replays<G: Policy>(study: &Study, all: &Sums, stake: drama::Stake) -> Vec<Replay> {
    let source = study.source();
    let median = u64::from(all.length.decisions.at(0.5));
    let lengths = (0..TYPICAL.min(study.samples.rounds)).filter_map(|deal| {
        let record = source.record::<G>(Look::Typical, deal)?;
        Some((record.decisions.abs_diff(median), deal))
    });
    let of = |most: &drama::Most| most.0.map(|(_, deal)| deal);
    let mut looks = vec![(Look::Dramatic, of(&all.drama.most))];
    // A program may play differently next time, so its rounds cannot be replayed.
    if !study.bots[0].is_program() {
        looks.insert(0, (Look::Typical, lengths.min().map(|(_, deal)| deal)));
        looks.extend([
            (Look::Shortest, of(&all.shortest)),
            (Look::Longest, of(&all.longest)),
            (Look::OneSided, of(&all.one_sided)),
        ]);
    }
    let looks = looks.into_iter().filter_map(|(look, deal)| {
        let deal = deal?;
        let decisions = source.record::<G>(look, deal)?.decisions;
        let name = serde_json::to_value(look).expect("a word");
        let name = name.as_str().unwrap_or_default().replace('_', "-");
        let sentence = sentences::look(look, stake, decisions);
        let file = format!("{name}.txt");
        Some(Replay { look, deal, habit: None, file, decisions, sentence })
    });
    looks.collect()
}
