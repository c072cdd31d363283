//! Which changes of the base rules are played.

use std::collections::BTreeMap;

use games::{Allowed, OptionSpec, OptionsError, Settings, Value};

use super::report::Setting;
use crate::study::Study;

/// Options with more values than this are tried at a few of them.
const VALUES_MAX: u32 = 9;

#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) set: Vec<Setting>,
    pub(super) table: Settings,
}

impl Arm {
    /// The base rules with these changes.
    pub(super) fn of(study: &Study, set: Vec<Setting>) -> Result<Self, OptionsError> {
        let mut table = study.settings.clone();
        for Setting { option, value } in &set {
            table.set(option, &value.to_string()).expect("it is one of the option's values");
        }
        study.kind.table(&table, study.seats, None)?;
        Ok(Self { set, table })
    }
}

/// All changes of one option: of the house rules each, and of the parameters of variants, if they
/// are asked for, the values beside the base rules'. Options that say only when a match ends change
/// no round; they are tried if whole matches are played.
pub(super) fn changes(study: &Study, variants: bool) -> Result<Vec<Setting>, OptionsError> {
    let table = study.kind.table(&study.settings, study.seats, None)?;
    let shown = table.options();
    let mut all = Vec::new();
    for spec in study.kind.options() {
        let base = shown.iter().find(|(name, _)| *name == spec.name).map(|&(_, value)| value);
        // A parameter that is not shown has its default.
        let base = base.or(spec.default).expect("every option has a value at a table");
        let values = match spec.variant {
            _ if spec.of_match && study.samples.matches == 0 => Vec::new(),
            None => others(spec, base),
            Some(_) if variants => beside(spec, base),
            Some(_) => Vec::new(),
        };
        all.extend(values.into_iter().map(|value| Setting { option: spec.name, value }));
    }
    Ok(all)
}

/// What has to be set in a study's rules so that they become the other ones.
pub(super) fn between(study: &Study, other: &Settings) -> Result<Vec<Setting>, OptionsError> {
    let table = study.kind.table(other, study.seats, None)?;
    let shown: BTreeMap<_, _> = table.options().into_iter().collect();
    let [first, second] =
        [&study.settings, other].map(|all| all.chosen().collect::<BTreeMap<_, _>>());
    let all = study.kind.options().iter().filter_map(|spec| {
        let is_chosen = [&first, &second].iter().any(|all| all.contains_key(spec.name));
        let value = shown.get(spec.name).copied().or(spec.default)?;
        let is_new = first.get(spec.name) != Some(&value);
        (is_chosen && is_new).then_some(Setting { option: spec.name, value })
    });
    Ok(all.collect())
}

/// The other values of an option: each, or, if they are many, a quarter of the base, half of it,
/// its double and four times as much, as far as the option allows.
fn others(spec: &OptionSpec, base: Value) -> Vec<Value> {
    let mut values = match (spec.allowed, base) {
        (Allowed::Values(values), _) => values.to_vec(),
        (Allowed::Between(low, high), _) if high - low < VALUES_MAX => {
            (low..=high).map(Value::Number).collect()
        }
        (Allowed::Between(low, high), Value::Number(base)) => {
            let few = [base / 4, base / 2, 2 * base, 4 * base];
            few.map(|value| Value::Number(value.clamp(low, high))).to_vec()
        }
        (Allowed::Between(..), _) => panic!("option {} is a number", spec.name),
    };
    values.dedup();
    // What bots would not play differently is no change to measure.
    values.retain(|&value| value != base && Some(value) != spec.unlisted);
    values
}

/// The value before the base's and the one after it.
fn beside(spec: &OptionSpec, base: Value) -> Vec<Value> {
    let near = |low: u32, high: u32, base: u32| {
        let below = base.checked_sub(1).filter(|&value| value >= low);
        [below, Some(base + 1).filter(|&value| value <= high)].into_iter().flatten()
    };
    match (spec.allowed, base) {
        (Allowed::Values(values), _) => {
            let place = values.iter().position(|&value| value == base).expect("it is allowed");
            let places = near(0, values.len() as u32 - 1, place as u32);
            places.map(|place| values[place as usize]).collect()
        }
        (Allowed::Between(low, high), Value::Number(base)) => {
            near(low, high, base).map(Value::Number).collect()
        }
        (Allowed::Between(..), _) => panic!("option {} is a number", spec.name),
    }
}
