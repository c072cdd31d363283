//! A sweep in an order from another process, which has its blocks played here.

use serde::Deserialize;
use serde_json::{Map, Value as Json};

use super::arms::Arm;
use super::report::Setting;
use super::{Pair, Sweep, both};
use crate::order;
use crate::study::{Samples, Study};

/// More changes than there are in a sweep of any game, with the parameters of its variants.
const CHANGES_MAX: usize = 100;

#[derive(Deserialize)]
struct Order {
    game: String,
    seats: usize,
    /// What the base rules have been set to; the rest follows.
    chosen: Map<String, Json>,
    changes: Vec<Vec<Changed>>,
    /// Whether every two of these are played, too.
    pairs: bool,
    bots: Vec<(String, u64)>,
    samples: Samples,
    seed: u64,
}

#[derive(Deserialize)]
struct Changed {
    option: String,
    value: Json,
}

pub(super) fn read(order: &Json) -> Result<Sweep, String> {
    let Order { game, seats, chosen, changes, pairs, bots, samples, seed } =
        Order::deserialize(order).map_err(|error| error.to_string())?;
    let (kind, settings) = order::table(&game, &chosen)?;
    let bots = order::bots(&bots)?;
    samples.is_at_most(Sweep::samples(samples.rounds))?;
    let study = Study { kind, seats, settings, bots, samples, seed, threads: 1 };
    if changes.is_empty() || changes.len() > CHANGES_MAX {
        return Err("it has no changes, or too many".to_owned());
    }
    let arm = |set: &Vec<Changed>| {
        let set = set.iter().map(|it| it.of(&study)).collect::<Result<_, _>>()?;
        Arm::of(&study, set).map_err(|error| format!("there is no table with a change: {error}"))
    };
    let arms = changes.iter().map(arm).collect::<Result<Vec<Arm>, String>>()?;
    if pairs && arms.iter().any(|arm| arm.set.len() != 1) {
        return Err("only single changes go in pairs".to_owned());
    }
    let both = if pairs { both(&arms) } else { Vec::new() };
    // Two changes by which there is no table are no pair.
    let pair = |(of, set)| Some(Pair { of, arm: Arm::of(&study, set).ok()? });
    let pairs = both.into_iter().filter_map(pair).collect();
    Ok(Sweep { pairs, arms, study, variants: false, left_out: Vec::new(), other: None })
}

impl Changed {
    fn of(&self, study: &Study) -> Result<Setting, String> {
        let spec = study.kind.options().iter().find(|spec| spec.name == self.option);
        let text = self.value.as_str().map_or_else(|| self.value.to_string(), str::to_owned);
        let found =
            spec.and_then(|spec| Some(Setting { option: spec.name, value: spec.value(&text)? }));
        found.ok_or_else(|| "it changes what the game does not have".to_owned())
    }
}
