//! Rounds to look at, as records that can be replayed.

use std::fmt::Write as _;

use bots::{Bot, Policy};
use games::{Allowed, GameExt as _, Kind, Match, SeatSet, Seed, Settings, Setup};

use super::Study;
use super::drama::{Stake, follow};
use super::report::{Habit, Look, Replay, Use};
use super::round::{Chances, Decision, Purpose, Space, Step, Watch, play};
use super::tools::Way;

/// A table and its chance: all that a round follows from.
pub(super) struct Source<'a> {
    pub(super) kind: Kind,
    pub(super) seats: usize,
    pub(super) settings: &'a Settings,
    /// The level that plays, but where a round's chances were followed.
    pub(super) bot: Bot,
    pub(super) seed: u64,
}

pub(super) struct Record {
    pub(super) text: String,
    pub(super) decisions: u64,
}

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
    /// `None` if the deal was given up.
    pub(super) fn record<G: Policy>(&self, look: Look, deal: u64) -> Option<Record> {
        let dealer = Some((deal % self.seats as u64) as usize);
        let fresh = G::table_for(self.settings, self.seats, dealer).ok()?;
        let seed = Seed::from_number(self.seed);
        let steps = if look == Look::Dramatic {
            follow(&fresh, Chances::of(seed, Purpose::Drama, deal, 0))?.steps
        } else {
            let (mut game, mut steps) = (fresh, Steps(Vec::new()));
            let mut chances = Chances::of(seed, Purpose::Level, deal, 0);
            let bots = [self.bot.into(); games::SEATS_MAX];
            let is_over = play(&mut game, &bots, &mut chances, &mut Space::default(), &mut steps);
            is_over.then_some(steps.0)?
        };
        self.kept::<G>(deal, steps)
    }

    /// The table's options, but with a match that is as short as can be: mostly this one round, so
    /// that the site shows it like any match that is over. No round is played differently by that.
    fn of_one_round(&self) -> Settings {
        let mut settings = self.settings.clone();
        for spec in self.kind.options().iter().filter(|spec| spec.of_match) {
            if let Allowed::Between(least, _) = spec.allowed {
                settings.set(spec.name, &least.to_string()).expect("it is allowed");
            }
        }
        settings
    }

    fn kept<G: Policy>(&self, deal: u64, steps: Vec<Step<G>>) -> Option<Record> {
        let dealer = Some((deal % self.seats as u64) as usize);
        let seed = Seed::from_number(self.seed);
        let settings = self.of_one_round();
        let fresh = G::table_for(&settings, self.seats, dealer).ok()?;
        let setup = Setup { kind: self.kind, seats: self.seats, settings, dealer, seed };
        let mut kept = Match::undealt(&setup).ok()?;
        let (mut word, mut decisions) = ("deck", 0);
        for step in steps {
            let line = match step {
                Step::Deal(cards) => {
                    let mut line = std::mem::replace(&mut word, "reshuffle").to_owned();
                    for card in cards {
                        _ = write!(line, " {}", G::deck_text(fresh.table(), card));
                    }
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

pub(super) fn record<G: Policy>(study: &Study, replay: &Replay) -> Option<Record> {
    let &Replay { look, deal, ref habit, .. } = replay;
    if !matches!(look, Look::Simple | Look::Loop) {
        return study.source().record::<G>(look, deal);
    }
    let fresh: G = study.fresh(deal);
    // What rounds are about changes no move.
    let own = study.own();
    let sat = study.deal((&fresh, &own), Stake::Win, deal);
    let way = match habit {
        Some(Habit { tool, does, .. }) => {
            let tool = G::TOOLS.iter().position(|it| it.name == tool)?;
            Some(if *does == Use::Never { Way::Never(tool) } else { Way::Always(tool) })
        }
        None => None,
    };
    let all = habit.as_ref().is_some_and(|habit| habit.all);
    let odd = if all {
        SeatSet::all(G::standings(fresh.table()).seats())
    } else {
        SeatSet::only(sat.odd)
    };
    let mut steps = Steps(Vec::new());
    sat.play(way, odd, &mut Space::default(), &mut steps)?;
    study.source().kept::<G>(deal, steps.0)
}
