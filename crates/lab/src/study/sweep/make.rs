//! What a sweep found, made of sums.

use std::collections::BTreeMap;

use games::OptionsError;
use serde_json::{Map, Value as Json};

use super::arms::Arm;
use super::report::{Base, Effect, Interaction, Paired, Said, Setting, Swept, Varied, Wished};
use super::said as say;
use super::{Counted, LeftOut, Sums, Sweep, Together};
use crate::arena::{COMMIT, Rules};
use crate::player::{argument, chosen};
use crate::stats::{Figure, Mean, rounded};
use crate::stats::{Tested, test};
use crate::study::FORMAT;
use crate::study::measured::Measured;
use crate::study::say::Sentence;
use crate::study::what::What;

pub(super) struct Found {
    pub(super) base: Vec<Base>,
    pub(super) changes: Vec<Vec<Effect>>,
    pub(super) pairs: Vec<Vec<Interaction>>,
}

impl Found {
    pub(super) fn of(sweep: &Sweep, sums: &Sums) -> Self {
        let seats = sweep.study.seats;
        let base = What::ALL.into_iter().zip(&sums.base).filter_map(|(what, mean)| {
            let unit = what.parts(seats);
            let deviation = rounded(mean.variance().sqrt() / unit);
            Some(Base { what, figure: what.figure(mean, unit)?, deviation })
        });
        Self { base: base.collect(), changes: changes(sums, seats), pairs: pairs(sums, seats) }
    }
}

/// A number of this many of a measure's units, in standard deviations of the base rules.
fn in_deviations(value: f64, base: &Mean, unit: f64) -> f64 {
    let deviation = base.variance().sqrt() / unit;
    if deviation > 0.0 { rounded(value / deviation) } else { 0.0 }
}

/// Each change's effects; all are tested together.
fn changes(sums: &Sums, seats: usize) -> Vec<Vec<Effect>> {
    let measures = sums.arms.iter().enumerate().flat_map(|(arm, sums)| {
        What::ALL.into_iter().zip(&sums.measures).map(move |(what, it)| (arm, what, it))
    });
    let seen: Vec<(usize, What, &Measured, Figure)> = measures
        .filter_map(|(arm, what, it)| Some((arm, what, it, it.change.figure(what.parts(seats))?)))
        .collect();
    let tested = test(seen.iter().map(|&(_, _, it, figure)| (&it.change, figure)));
    let mut all = vec![Vec::new(); sums.arms.len()];
    for ((arm, what, it, _), Tested { change, p, found }) in seen.into_iter().zip(tested) {
        let unit = what.parts(seats);
        let arms = [&it.first, &it.second].map(|mean| what.figure(mean, unit));
        let [Some(first), Some(second)] = arms else { continue };
        let effect = in_deviations(change.value, &sums.base[what as usize], unit);
        all[arm].push(Effect { what, arms: [first, second], change, effect, p, found });
    }
    all
}

/// Each pair's interactions; all are tested together.
fn pairs(sums: &Sums, seats: usize) -> Vec<Vec<Interaction>> {
    let measures = sums.pairs.iter().enumerate().flat_map(|(pair, sums)| {
        What::ALL.into_iter().zip(&sums.measures).map(move |(what, it)| (pair, what, it))
    });
    let seen: Vec<(usize, What, &Together, Figure)> = measures
        .filter_map(|(pair, what, it)| {
            Some((pair, what, it, it.interaction.figure(what.parts(seats))?))
        })
        .collect();
    let tested = test(seen.iter().map(|&(_, _, it, figure)| (&it.interaction, figure)));
    let mut all = vec![Vec::new(); sums.pairs.len()];
    for ((pair, what, it, _), Tested { change, p, found }) in seen.into_iter().zip(tested) {
        let unit = what.parts(seats);
        let both = [&it.together, &it.added].map(|mean| mean.figure(unit));
        let [Some(together), Some(added)] = both else { continue };
        let effect = in_deviations(change.value, &sums.base[what as usize], unit);
        let interaction = change;
        all[pair].push(Interaction { what, together, added, interaction, effect, p, found });
    }
    all
}

impl Swept {
    /// What a sweep found, and what serves the wish, if there was one.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn of(
        sweep: &Sweep,
        counted: &Counted,
        wish: Option<Wished>,
    ) -> Result<Self, OptionsError> {
        let study = &sweep.study;
        let sums = counted.all();
        let Found { base, changes, pairs } = Found::of(sweep, &sums);
        let changes = sweep.arms.iter().zip(&sums.arms).zip(changes);
        let changes = changes.map(|((arm, sums), measures)| {
            let along = along(sweep, arm)?;
            let most = sums.most.0.filter(|&(much, _)| much > 0).map(|(_, deal)| deal);
            Ok(Varied { settings: arm.set.clone(), along, limits: sums.limits, most, measures })
        });
        let changes: Vec<Varied> = changes.collect::<Result<_, OptionsError>>()?;
        let pairs = sweep.pairs.iter().zip(&sums.pairs).zip(pairs);
        let pairs: Vec<Paired> = pairs
            .map(|((pair, sums), measures)| {
                let settings = pair.of.map(|arm| sweep.arms[arm].set[0]);
                Paired { settings, limits: sums.limits, measures }
            })
            .collect();
        Ok(Self {
            format: FORMAT,
            game: study.kind.id().to_owned(),
            name: study.kind.name().to_owned(),
            seats: study.seats,
            options: study.options()?,
            bots: study.bots.iter().map(ToString::to_string).collect(),
            rounds: study.samples.rounds,
            pair_rounds: study.samples.rounds.min(sweep.pair_blocks() * study.block_deals()),
            limits: sums.limits,
            seed: study.seed,
            command: command(sweep, wish.as_ref()),
            commit: COMMIT.to_owned(),
            rules: Rules::of(study.kind),
            said: match (&sweep.other, &*changes) {
                (Some(_), [change]) => compared(change),
                _ => said(&base, &changes, &pairs, &sweep.left_out),
            },
            base,
            changes,
            pairs,
            left_out: sweep.left_out.iter().map(|it| it.set.clone()).collect(),
            wish,
        })
    }
}

/// Other options that differ from the base rules with a change.
fn along(sweep: &Sweep, arm: &Arm) -> Result<Map<String, Json>, OptionsError> {
    let (base, mut along) = (sweep.study.options()?, sweep.with(arm).options()?);
    let is_set = |name: &str| arm.set.iter().any(|setting| setting.option == name);
    along.retain(|name, value| base.get(name) != Some(value) && !is_set(name));
    Ok(along)
}

fn command(sweep: &Sweep, wish: Option<&Wished>) -> String {
    let study = &sweep.study;
    let bots: Vec<String> = study.bots.iter().map(ToString::to_string).collect();
    let (what, changes) = match &sweep.other {
        Some(other) => ("compare", chosen(&study.settings, "a") + &chosen(other, "b")),
        None => ("sweep", chosen(&study.settings, "option")),
    };
    let wish = wish.map_or_else(String::new, |it| format!(" --wish {}", say::words(&it.wish)));
    format!(
        "kartenhaus lab {what} --game {} --seats {} --bots {} --rounds {}{} --seed {}{changes}{}{wish}",
        study.kind,
        study.seats,
        argument(&bots.join(",")),
        study.samples.rounds,
        study.matches_argument(),
        study.seed,
        if sweep.variants { " --variants" } else { "" },
    )
}

/// What a comparison finds, the largest effects first, and what it does not find.
fn compared(change: &Varied) -> Said {
    let (found, rest): (Vec<&Effect>, Vec<&Effect>) =
        change.measures.iter().partition(|it| it.found);
    let largest = by_size(found.into_iter().map(|it| (it.effect, say::change(it))).collect());
    let rest = rest.into_iter().map(say::change).collect();
    Said { largest, rest, pairs: Vec::new() }
}

fn said(base: &[Base], changes: &[Varied], pairs: &[Paired], left_out: &[LeftOut]) -> Said {
    let mut rest = Vec::new();
    let largest = base.iter().filter_map(|Base { what, .. }| {
        let found = found(changes, *what);
        let all = changes.iter().filter_map(|it| it.measures.iter().find(|it| it.what == *what));
        let all: Vec<Figure> = all.map(|it| it.change).collect();
        if found.is_empty() && !all.is_empty() {
            rest.push(say::nothing(*what, all.len()));
        }
        let (first, most) = *found.first()?;
        let is_sure = say::is_sure(&all);
        let counts = [found.len(), all.len()];
        Some((most.effect, say::largest(&first.settings, most, counts, is_sure)))
    });
    let largest = by_size(largest.collect());
    let is_same = |it: &&Varied| it.measures.iter().all(|it| it.change.is_none());
    let same = changes.iter().filter(is_same);
    rest.extend(same.map(|it| say::same(&it.settings)));
    let mut refused = BTreeMap::<&str, Vec<&[Setting]>>::new();
    for LeftOut { set, clause } in left_out {
        refused.entry(clause).or_default().push(set);
    }
    rest.extend(refused.into_iter().map(|(clause, sets)| say::left_out(clause, &sets)));
    let together = base.iter().filter_map(|Base { what, .. }| {
        let found = not_added(pairs, *what);
        let (first, most) = *found.first()?;
        let all = pairs.iter().filter_map(|it| it.measures.iter().find(|it| it.what == *what));
        let all: Vec<Figure> = all.map(|it| it.interaction).collect();
        let is_sure = say::is_sure(&all);
        let counts = [found.len(), all.len()];
        Some((most.effect, say::pair(first.settings, most, counts, is_sure)))
    });
    let mut together = by_size(together.collect());
    if together.is_empty() && !pairs.is_empty() {
        together.push(say::no_pair(pairs.len()));
    }
    Said { largest, rest, pairs: together }
}

/// Sentences, those of the largest effects first.
fn by_size(mut all: Vec<(f64, Sentence)>) -> Vec<Sentence> {
    all.sort_by(|(one, _), (other, _)| other.abs().total_cmp(&one.abs()));
    all.into_iter().map(|(_, sentence)| sentence).collect()
}

/// The changes that are found to matter for a measure, the largest first.
fn found(changes: &[Varied], what: What) -> Vec<(&Varied, &Effect)> {
    let all = changes.iter().filter_map(|change| {
        let effect = change.measures.iter().find(|it| it.what == what && it.found)?;
        Some((change, effect))
    });
    let mut all: Vec<_> = all.collect();
    all.sort_by(|(_, one), (_, other)| other.change.value.abs().total_cmp(&one.change.value.abs()));
    all
}

/// The pairs that are found not to add up in a measure, the largest first.
pub(in crate::study) fn not_added(pairs: &[Paired], what: What) -> Vec<(&Paired, &Interaction)> {
    let all = pairs.iter().filter_map(|pair| {
        let it = pair.measures.iter().find(|it| it.what == what && it.found)?;
        Some((pair, it))
    });
    let mut all: Vec<_> = all.collect();
    let size = |it: &Interaction| it.interaction.value.abs();
    all.sort_by(|(_, one), (_, other)| size(other).total_cmp(&size(one)));
    all
}
