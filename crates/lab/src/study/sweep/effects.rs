//! A few figures for each value of each option, small enough for a page that shows them beside it.

use std::collections::BTreeMap;

use games::Kind;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::report::{Setting, Swept, Varied};
use crate::stats::Figure;
use crate::study::what::What;

/// What house rules change, in a few figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Effects {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// The base rules: every option of the table.
    pub rules: Map<String, Json>,
    /// The level that played.
    pub bots: String,
    /// How many deals each rule set played.
    pub rounds: u64,
    /// The command that makes the sweep again.
    pub command: String,
    /// The base rules.
    pub base: Figures,
    /// By option and value, as text: what that value changes.
    pub options: BTreeMap<String, BTreeMap<String, Changes>>,
}

/// The base rules in figures; `null` stands where there were too few rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Figures {
    /// Minutes for a round, by the model of the pace.
    pub length: Option<Figure>,
    /// The share of the rounds that the seat that begins wins.
    pub fairness: Option<Figure>,
    /// The share of rounds whose winner, or loser, once had a chance below 10 %.
    pub comebacks: Option<Figure>,
}

/// What a value changes; `null` stands where there were too few rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Changes {
    /// Minutes for a round.
    pub length: Option<Changed>,
    /// The share of the rounds that the seat that begins wins.
    pub fairness: Option<Changed>,
    /// The share of rounds whose winner, or loser, once had a chance below 10 %.
    pub comebacks: Option<Changed>,
}

/// A change with its interval.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Changed {
    /// The change.
    pub value: f64,
    /// The interval's lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// Of how many deals it is made.
    pub n: u64,
    /// Whether it is found, so that no more than one in twenty of those found are none.
    pub found: bool,
}

impl Effects {
    /// Those of a sweep.
    pub fn of(swept: &Swept) -> Self {
        let figure = |what| swept.base.iter().find(|it| it.what == what).map(|it| it.figure);
        let mut options: BTreeMap<String, BTreeMap<String, Changes>> = BTreeMap::new();
        // What says only when a match ends changes no round.
        let specs = swept.game.parse().map_or(&[][..], Kind::options);
        let of_match = |option: &str| specs.iter().any(|it| it.name == option && it.of_match);
        for change in &swept.changes {
            for Setting { option, value } in
                change.settings.iter().filter(|it| !of_match(it.option))
            {
                let values = options.entry((*option).to_owned()).or_default();
                values.insert(value.to_string(), changes(change));
            }
        }
        Self {
            game: swept.game.clone(),
            seats: swept.seats,
            rules: swept.options.clone(),
            bots: swept.bots[0].clone(),
            rounds: swept.rounds,
            command: swept.command.clone(),
            base: Figures {
                length: figure(What::Minutes),
                fairness: figure(What::Starter),
                comebacks: figure(What::Comebacks),
            },
            options,
        }
    }
}

fn changes(change: &Varied) -> Changes {
    let of = |what| {
        let it = change.measures.iter().find(|it| it.what == what)?;
        let Figure { value, low, high, n } = it.change;
        Some(Changed { value, low, high, n, found: it.found })
    };
    Changes {
        length: of(What::Minutes),
        fairness: of(What::Starter),
        comebacks: of(What::Comebacks),
    }
}
