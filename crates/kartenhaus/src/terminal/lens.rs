//! A replay through the eyes of one seat: what it could know, and why.

use games::lens::Place;
use games::{AnyFact, AnyGame, Seat};
use words::Language;

use crate::console::usage;
use prompt::Names;
use prompt::faces::dim;
use prompt::lines::{columns, wrapped};

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
        let is_new = |fact: &&AnyFact| before.iter().all(|said| !said.says(fact));
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

fn is_short(fact: &AnyFact) -> bool {
    let cards = fact.cards.as_ref().filter(|_| fact.about == Place::Hidden);
    cards.is_none_or(|cards| cards.len() <= HIDDEN_MAX)
}
