//! What a sweep found, made of sums.

use std::collections::BTreeMap;

use games::OptionsError;
use serde_json::{Map, Value as Json};

use super::arms::Arm;
use super::report::{Base, Effect, Said, Setting, Swept, Varied, Wished};
use super::said as say;
use super::{ArmSums, Counted, LeftOut, Sums, Sweep};
use crate::arena::{COMMIT, Rules};
use crate::player::{argument, chosen};
use crate::stats::{Figure, Mean, Tested, rounded, test};
use crate::study::FORMAT;
use crate::study::measured::Measured;
use crate::study::say::Sentence;
use crate::study::what::What;

pub(super) struct Found {
    pub(super) base: Vec<Base>,
    pub(super) changes: Vec<Vec<Effect>>,
    pub(super) pairs: Vec<Vec<Effect>>,
}

impl Found {
    pub(super) fn of(sweep: &Sweep, sums: &Sums) -> Self {
        let seats = sweep.study.seats;
        let base = What::ALL.into_iter().zip(&sums.base).filter_map(|(what, mean)| {
            let unit = what.parts(seats);
            let deviation = rounded(mean.variance().sqrt() / unit);
            Some(Base { what, figure: what.figure(mean, unit)?, deviation })
        });
        // What changes do alone and together are differences, also of shares.
        let difference = |_, mean: &Mean, unit| mean.figure(unit);
        Self {
            base: base.collect(),
            changes: effects(&sums.base, &sums.arms, seats, What::figure),
            pairs: effects(&sums.base, &sums.pairs, seats, difference),
        }
    }
}

/// What each change, or each pair of changes, does to each measure; all are tested together.
/// `figure` makes figures of what is compared.
fn effects(
    base: &[Mean],
    all: &[ArmSums],
    seats: usize,
    figure: fn(What, &Mean, f64) -> Option<Figure>,
) -> Vec<Vec<Effect>> {
    let measures = all.iter().enumerate().flat_map(|(arm, sums)| {
        What::ALL.into_iter().zip(&sums.measures).map(move |(what, it)| (arm, what, it))
    });
    let seen: Vec<(usize, What, &Measured, Figure)> = measures
        .filter_map(|(arm, what, it)| Some((arm, what, it, it.change.figure(what.parts(seats))?)))
        .collect();
    let tested = test(seen.iter().map(|&(_, _, it, figure)| (&it.change, figure)));
    let mut effects = vec![Vec::new(); all.len()];
    for ((arm, what, it, _), Tested { change, p, found }) in seen.into_iter().zip(tested) {
        let unit = what.parts(seats);
        let arms = [&it.first, &it.second].map(|mean| figure(what, mean, unit));
        let [Some(first), Some(second)] = arms else { continue };
        let deviation = base[what as usize].variance().sqrt() / unit;
        let effect = if deviation > 0.0 { rounded(change.value / deviation) } else { 0.0 };
        effects[arm].push(Effect { what, arms: [first, second], change, effect, p, found });
    }
    effects
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
        let varied = |(arm, sums, measures): (&Arm, &ArmSums, Vec<Effect>)| {
            let most = sums.most.0.filter(|&(much, _)| much > 0).map(|(_, deal)| deal);
            let (settings, along) = (arm.set.clone(), along(sweep, arm)?);
            Ok(Varied { settings, along, limits: sums.limits, most, measures })
        };
        let changes = sweep.arms.iter().zip(&sums.arms).zip(changes);
        let changes = changes.map(|((arm, sums), effects)| varied((arm, sums, effects)));
        let changes: Vec<Varied> = changes.collect::<Result<_, OptionsError>>()?;
        let pairs = sweep.pairs.iter().zip(&sums.pairs).zip(pairs);
        let pairs = pairs.map(|((pair, sums), effects)| varied((&pair.arm, sums, effects)));
        let pairs: Vec<Varied> = pairs.collect::<Result<_, OptionsError>>()?;
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
    let variants = if sweep.variants { " --variants" } else { "" };
    format!(
        "kartenhaus lab {what} --game {} --seats {} --bots {} --rounds {}{} \
         --seed {}{changes}{variants}{wish}",
        study.kind,
        study.seats,
        argument(&bots.join(",")),
        study.samples.rounds,
        study.matches_argument(),
        study.seed,
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

fn said(base: &[Base], changes: &[Varied], pairs: &[Varied], left_out: &[LeftOut]) -> Said {
    let all = |of: &[Varied], what: What| -> Vec<Figure> {
        let all = of.iter().filter_map(|it| it.measures.iter().find(|it| it.what == what));
        all.map(|it| it.change).collect()
    };
    let largest = |of: &[Varied], say: fn(&[Setting], &Effect, [usize; 2], bool) -> Sentence| {
        let largest = base.iter().filter_map(|Base { what, .. }| {
            let found = found(of, *what);
            let (first, most) = *found.first()?;
            let all = all(of, *what);
            let counts = [found.len(), all.len()];
            Some((most.effect, say(&first.settings, most, counts, say::is_sure(&all))))
        });
        by_size(largest.collect())
    };
    let mut rest = Vec::new();
    for Base { what, .. } in base {
        let all = all(changes, *what).len();
        if all > 0 && found(changes, *what).is_empty() {
            rest.push(say::nothing(*what, all));
        }
    }
    let is_same = |it: &&Varied| it.measures.iter().all(|it| it.change.is_none());
    rest.extend(changes.iter().filter(is_same).map(|it| say::same(&it.settings)));
    let mut refused = BTreeMap::<&str, Vec<&[Setting]>>::new();
    for LeftOut { set, clause } in left_out {
        refused.entry(clause).or_default().push(set);
    }
    rest.extend(refused.into_iter().map(|(clause, sets)| say::left_out(clause, &sets)));
    let mut together = largest(pairs, say::pair);
    if together.is_empty() && !pairs.is_empty() {
        together.push(say::no_pair(pairs.len()));
    }
    Said { largest: largest(changes, say::largest), rest, pairs: together }
}

/// Sentences, those of the largest effects first.
fn by_size(mut all: Vec<(f64, Sentence)>) -> Vec<Sentence> {
    all.sort_by(|(one, _), (other, _)| other.abs().total_cmp(&one.abs()));
    all.into_iter().map(|(_, sentence)| sentence).collect()
}

/// Those that are found to matter for a measure, the largest first.
fn found(all: &[Varied], what: What) -> Vec<(&Varied, &Effect)> {
    let found = all.iter().filter_map(|it| {
        let effect = it.measures.iter().find(|it| it.what == what && it.found)?;
        Some((it, effect))
    });
    let mut found: Vec<_> = found.collect();
    found.sort_by(|(_, one), (_, other)| {
        other.change.value.abs().total_cmp(&one.change.value.abs())
    });
    found
}
