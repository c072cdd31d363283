//! A replay through the eyes of one seat: what it could know, and why.

use engine::{AnyFact, AnyGame, Seat};

use super::faces::dim;
use super::names::Names;
use super::pages::{columns, wrapped};
use crate::cli::usage;

/// A list of the cards that are not seen is shown when it is as short as this: longer ones change
/// with every card, and nobody reads them.
const HIDDEN_MAX: usize = 8;

/// What a seat could know, as far as it was said.
pub(super) struct Lens {
    seat: Seat,
    said: Vec<String>,
}

impl Lens {
    /// Of the seat with this number.
    ///
    /// # Errors
    ///
    /// If the table has no such seat.
    pub(super) fn of(found: usize, seats: usize) -> anyhow::Result<Self> {
        let seat = Seat::new(found).filter(|seat| seat.index() < seats);
        let wrong = || usage(format!("the lens is of a seat from 0 to {}, not {found}", seats - 1));
        Ok(Self { seat: seat.ok_or_else(wrong)?, said: Vec::new() })
    }

    /// What is certain now, and was not before.
    pub(super) fn new_lines(&mut self, game: &dyn AnyGame, names: &Names) -> Vec<String> {
        let facts = game.facts(self.seat, &|seat| names.of(seat.index()).to_owned());
        let facts = facts.into_iter().filter(is_short).map(|fact| fact.sentence);
        let before = std::mem::replace(&mut self.said, facts.collect());
        let new = self.said.iter().filter(|sentence| !before.contains(sentence));
        let line = |sentence: &String| format!("{} knows: {sentence}", names.of(self.seat.index()));
        let (to, indent) = (columns(), 4);
        new.flat_map(|sentence| wrapped(&line(sentence), to, indent))
            .map(|line| dim(&line))
            .collect()
    }
}

fn is_short(known: &AnyFact) -> bool {
    let (about, what) = (&known.fact["about"]["place"], &known.fact["what"]);
    let all_hidden = about == "hidden" && what["is"] == "exactly";
    !all_hidden || what["cards"].as_array().is_none_or(|cards| cards.len() <= HIDDEN_MAX)
}
