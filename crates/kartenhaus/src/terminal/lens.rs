//! A replay through the eyes of one seat: what it could know, and why.

use engine::{AnyFact, AnyGame, Seat};
use words::Language;

use super::faces::dim;
use super::names::Names;
use super::pages::{columns, wrapped};
use crate::console::usage;

/// A list of the cards that are not seen is shown when it is as short as this: longer ones change
/// with every card, and nobody reads them.
const HIDDEN_MAX: usize = 8;

/// Columns before the second line of a fact.
const INDENT: usize = 4;

/// What a seat could know, as far as it was said.
pub(super) struct Lens {
    seat: Seat,
    said: Vec<AnyFact>,
}

impl Lens {
    /// Of the seat with this number.
    ///
    /// # Errors
    ///
    /// If the table has no such seat.
    pub(super) fn of(found: usize, seats: usize, language: Language) -> anyhow::Result<Self> {
        let seat = Seat::new(found).filter(|seat| seat.index() < seats);
        let params = [("last", (seats - 1).into()), ("seat", found.into())];
        let wrong = || usage(language.text("terminal-wrong-lens", &params));
        Ok(Self { seat: seat.ok_or_else(wrong)?, said: Vec::new() })
    }

    /// What is certain now, and was not before.
    pub(super) fn new_lines(&mut self, game: &dyn AnyGame, names: &Names) -> Vec<String> {
        let facts = game.facts(self.seat);
        let before = std::mem::replace(&mut self.said, facts);
        let is_new = |fact: &&AnyFact| before.iter().all(|said| !says(said, fact));
        let own = names.of(self.seat.index());
        let new = self.said.iter().filter(|fact| is_short(fact)).filter(is_new);
        let lines = new.flat_map(|fact| {
            let step = fact.seq.map_or(0, |seq| seq.saturating_sub(1));
            let params = [
                ("seat", own.into()),
                ("what", names.say(&fact.what).into()),
                ("why", names.say(&fact.why).into()),
                ("rule", fact.rule.into()),
                ("step", step.into()),
            ];
            wrapped(&names.text("terminal-lens", &params), columns(), INDENT)
        });
        lines.map(|line| dim(&line)).collect()
    }
}

/// Whether a fact says what this later one does: the same, or the same of cards of which some were
/// played since.
fn says(said: &AnyFact, fact: &AnyFact) -> bool {
    let cards = |fact: &AnyFact| fact.fact["what"]["cards"].as_array().cloned().unwrap_or_default();
    let same = |name: &str| said.fact[name] == fact.fact[name];
    let is = &fact.fact["what"]["is"];
    let shrank = (is == "holds" || is == "exactly") && said.fact["what"]["is"] == *is;
    let fewer = || cards(fact).iter().all(|card| cards(said).contains(card));
    let words = said.what == fact.what && said.why == fact.why && said.seq == fact.seq;
    words || shrank && same("about") && same("because") && fewer()
}

fn is_short(known: &AnyFact) -> bool {
    let (about, what) = (&known.fact["about"]["place"], &known.fact["what"]);
    let all_hidden = about == "hidden" && what["is"] == "exactly";
    !all_hidden || what["cards"].as_array().is_none_or(|cards| cards.len() <= HIDDEN_MAX)
}
