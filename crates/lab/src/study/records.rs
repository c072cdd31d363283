//! Rounds to look at, as records that can be replayed.

use std::fmt::Write as _;

use bots::{Bot, Policy};
use engine::{GameExt as _, Kind, Match, Seed, Settings, Setup};

use super::drama::follow;
use super::report::Look;
use super::round::{Chances, Decision, Purpose, Space, Step, Watch, play};

/// A table and its chance: all that a round follows from.
pub(super) struct Source<'a> {
    pub(super) kind: Kind,
    pub(super) seats: usize,
    pub(super) settings: &'a Settings,
    /// The level that plays, but where a round's chances were followed.
    pub(super) bot: Bot,
    pub(super) seed: u64,
}

/// A round's record.
pub(super) struct Record {
    /// Its text, which `kartenhaus replay` shows.
    pub(super) text: String,
    /// How many decisions it has.
    pub(super) decisions: u64,
}

/// Keeps what happens.
struct Steps<G: Policy>(Vec<Step<G>>);

impl<G: Policy> Watch<G> for Steps<G> {
    fn dealt(&mut self, order: &[G::Card]) {
        self.0.push(Step::Deal(order.to_vec()));
    }

    fn decides(&mut self, decision: &Decision<'_, G>) {
        self.0.push(Step::Move(decision.seat, decision.mv));
    }
}

impl Source<'_> {
    /// Plays a deal again, as it was counted, and keeps it; `None` if it was given up.
    pub(super) fn record<G: Policy>(&self, look: Look, deal: u64) -> Option<Record> {
        let dealer = Some((deal % self.seats as u64) as usize);
        let fresh = G::table_for(self.settings, self.seats, dealer).ok()?;
        let seed = Seed::from_number(self.seed);
        let steps = if look == Look::Dramatic {
            follow(&fresh, Chances::of(seed, Purpose::Drama, deal, 0))?.steps
        } else {
            let (mut game, mut steps) = (fresh, Steps(Vec::new()));
            let mut chances = Chances::of(seed, Purpose::Level, deal, 0);
            let bots = [self.bot; engine::SEATS_MAX];
            let is_over = play(&mut game, &bots, &mut chances, &mut Space::default(), &mut steps);
            is_over.then_some(steps.0)?
        };
        let settings = self.settings.clone();
        let setup = Setup { kind: self.kind, seats: self.seats, settings, dealer, seed };
        let mut kept = Match::undealt(&setup).ok()?;
        let (mut word, mut decisions) = ("deck", 0);
        for step in steps {
            let line = match step {
                Step::Deal(cards) => {
                    let mut line = std::mem::replace(&mut word, "reshuffle").to_owned();
                    cards.iter().for_each(|card| _ = write!(line, " {card}"));
                    line
                }
                Step::Move(seat, mv) => {
                    decisions += 1;
                    format!("{seat} {mv}")
                }
            };
            kept.line(&line).expect("what was played can be played");
        }
        Some(Record { text: kept.record().to_owned(), decisions })
    }
}
