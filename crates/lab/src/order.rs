//! A measurement as an order to another process, which plays its blocks as they are played here.

use std::fmt::Display;
use std::str::FromStr;

use games::{Kind, Settings};
use serde_json::{Map, Value as Json, json};
use thiserror::Error;

use crate::arena::COMMIT;
use crate::file::difference;
use crate::measure::Measure;
use crate::player::Player;

/// Why this program cannot play blocks of a measurement.
#[derive(Debug, Error)]
pub enum OrderError {
    /// It is of another build, whose blocks may differ.
    #[error("the arena was built from commit {there}, the worker from {here}")]
    Build {
        /// The commit of the program that asks.
        there: String,
        /// The commit of this program.
        here: String,
    },
    /// It means something else.
    #[error("the arena is not understood: {0}")]
    Other(String),
}

/// The measurement in another process's order ([`Measure::order`]).
pub(crate) fn read<M: Measure>(order: &Json) -> Result<M, OrderError> {
    if order["commit"] != json!(COMMIT) {
        let there = order["commit"].as_str().unwrap_or("unknown").to_owned();
        return Err(OrderError::Build { there, here: COMMIT.to_owned() });
    }
    let measure = M::of_order(order).map_err(OrderError::Other)?;
    let here = measure.order().map_err(|error| OrderError::Other(error.to_string()))?;
    match difference(order, &here) {
        None => Ok(measure),
        Some((name, there, here)) => {
            Err(OrderError::Other(format!("its {name} is {there}, and here that is {here}")))
        }
    }
}

pub(crate) fn table(game: &str, options: &Map<String, Json>) -> Result<(Kind, Settings), String> {
    let kind: Kind = parsed(game)?;
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        settings.set(name, &value).map_err(|error| error.to_string())?;
    }
    Ok((kind, settings))
}

/// Players from an order, in which each has its budget.
pub(crate) fn bots(bots: &[(String, u64)]) -> Result<Vec<Player>, String> {
    bots.iter().map(|(bot, _)| parsed(bot)).collect()
}

fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Samples, Study, Sweep};

    fn study(kind: Kind) -> Study {
        let bots = ["strong@30", "novice", "dice"].map(|bot| bot.parse().expect("a level"));
        let mut settings = Settings::new(kind.options());
        // Each option is changed if it can be, and some numbers of the rules.
        for spec in kind.options() {
            let mut set = settings.clone();
            let values = ["0", "1", "2", "3", "7", "true", "hard", "two", "each", "short"];
            let other = values.into_iter().find(|value| set.set(spec.name, value).is_ok());
            if other.is_some() && kind.table(&set, 3, None).is_ok() {
                settings = set;
            }
        }
        let samples = Samples::of(1_000);
        Study { kind, seats: 3, settings, bots: bots.to_vec(), samples, seed: 5, threads: 2 }
    }

    /// A study of the usual rules, by levels that do not search.
    fn usual(kind: Kind) -> Study {
        let (settings, bots) = (Settings::new(kind.options()), study(kind).bots[1..].to_vec());
        Study { settings, bots, ..study(kind) }
    }

    fn comparison(kind: Kind) -> Sweep {
        Sweep::compare(usual(kind), study(kind).settings).expect("other rules")
    }

    /// What is read means what was written.
    fn check<M: Measure>(here: &M, plays: bool) {
        let order = here.order().expect("a table");
        let there: M = read(&order).expect("an order");
        assert_eq!(there.order().expect("a table"), order);
        assert_eq!(there.blocks(), here.blocks());
        if plays {
            let played = [here, &there].map(|it| M::play(&mut it.runner(), 1));
            assert!(here.fits(&played[0]) && played[0] == played[1], "{order}");
        }
    }

    #[test]
    fn an_order_is_played_elsewhere_as_here() {
        for kind in Kind::ALL {
            check(&study(kind), false);
            let few = study(kind);
            check(&Study { bots: few.bots[1..].to_vec(), ..few }, true);
            check(&comparison(kind), true);
            let samples = Samples { drama: 20, skill: 20, ..Sweep::samples(1_000) };
            let usual = Study { samples, ..usual(kind) };
            let sweep = Sweep::new(usual, false).unwrap_or_else(|error| {
                panic!(
                    "{kind} needs an option that changes its rounds, for the lab to try: {error}"
                )
            });
            check(&sweep, true);
        }
    }

    #[test]
    fn an_order_that_means_something_else_is_refused() {
        fn refused<M: Measure>(one: &M, cases: &[(&str, Json, &str)]) {
            let order = one.order().expect("a table");
            for (member, value, expected) in cases {
                let mut other = order.clone();
                other[*member] = value.clone();
                let error = read::<M>(&other).err().expect(member).to_string();
                assert!(error.contains(expected), "{member}: {error}");
            }
        }
        let one = study(Kind::ALL[4]);
        let more = |change: &dyn Fn(&mut Samples)| {
            let mut samples = one.samples;
            change(&mut samples);
            serde_json::to_value(samples).expect("plain")
        };
        let common = [
            ("commit", "0123456789ab".into(), COMMIT),
            ("rules", json!({"version": 0, "text": ""}), "its rules"),
            ("game", "chess".into(), "a game"),
            ("seats", 99.into(), "seats"),
            ("bots", json!([["novice", 0], ["novice", 0]]), "different levels"),
            ("bots", json!([["exec:cat", 1_000]]), "on this machine only"),
            ("bots", json!([["novice", 1]]), "its bots"),
            ("samples", more(&|it| it.rounds = 10_000_001), "at most 10,000,000"),
            ("samples", more(&|it| it.rounds = u64::MAX), "at most 10,000,000"),
            ("samples", more(&|it| it.drama = 1_000), "too many deals"),
            ("samples", more(&|it| it.choice = 0), "no part"),
            ("samples", json!({}), "missing field"),
            ("seed", (-1).into(), "expected u64"),
            ("colour", "red".into(), "its colour"),
        ];
        refused(&one, &common);
        refused(&one, &[("options", json!({}), "its options")]);
        refused(&comparison(Kind::ALL[4]), &common);
        refused(&comparison(Kind::ALL[4]), &[("changes", json!([]), "no changes")]);
    }
}
