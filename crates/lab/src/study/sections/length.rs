//! How long a round is, at the first level's table.

use super::{Counts, limits};
use crate::stats::{Histogram, Ratio, sums};
use crate::study::round::DECISIONS_MAX;
use crate::study::say::{count, say, share, spread, with};
use crate::study::section::{Distribution, Section, Unit};
use crate::study::watch::Watcher;

sums! {
    Length {
        /// Of a round.
        decisions: Histogram,
        turns: Histogram,
        /// In tenths of a minute, by the model of the pace.
        minutes: Histogram,
        /// Of a seat.
        own_turns: Histogram,
        own_decisions: Histogram,
        /// The most decisions of others between two of a seat's.
        longest_wait: Histogram,
        /// The decisions of a round that come after a seat's last one, of all seats together, and
        /// all decisions times all seats.
        out: Ratio,
    }
}

impl Length {
    pub(crate) fn add_round(&mut self, round: &Watcher) {
        let decisions = round.decisions();
        self.decisions.push(decisions);
        self.turns.push(round.turns);
        self.minutes.push((round.milliseconds / 6_000) as u32);
        let mut out = 0;
        for own in &round.seats {
            self.own_turns.push(own.turns);
            self.own_decisions.push(own.decisions);
            self.longest_wait.push(own.longest_wait);
            out += i64::from(decisions - own.next);
        }
        self.out.push(out, u64::from(decisions) * round.seats.len() as u64);
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let (sums, first) = (&of.all.length, &of.all.levels[0]);
    let distribution = |all: &Histogram, scale| Distribution::of(all, scale, first.rounds);
    let turns = distribution(&sums.turns, 1.0);
    let minutes = distribution(&sums.minutes, 10.0);
    let own_turns = distribution(&sums.own_turns, 1.0);
    let own_decisions = distribution(&sums.own_decisions, 1.0);
    let wait = distribution(&sums.longest_wait, 1.0);
    let (out, limits) = (sums.out.share(1.0), limits(first));
    let mut section = Section::new("length");
    section.say(spread(&turns, 0).map(|it| say("lab-length", &it)));
    section.say(spread(&minutes, 1).map(|it| say("lab-minutes", &it)));
    section.say(limits.map(|it| {
        let id = if it.value == 0.0 { "lab-limits-none" } else { "lab-limits" };
        say(id, &with([("most", count(u64::from(DECISIONS_MAX)))], share(it)))
    }));
    section.say(out.map(|it| say("lab-out", &share(it))));
    section.spread("turns", Unit::Turns, &turns);
    section.spread("minutes", Unit::Minutes, &minutes);
    section.figure("own-turns", Unit::Turns, own_turns.median);
    section.figure("wait", Unit::Decisions, wait.median);
    section.figure("out", Unit::Share, out);
    section.figure("limits", Unit::Share, limits);
    section.spread_aside("decisions", Unit::Decisions, &distribution(&sums.decisions, 1.0));
    section.spread_aside("own-turns", Unit::Turns, &own_turns);
    section.spread_aside("own-decisions", Unit::Decisions, &own_decisions);
    section.spread_aside("wait", Unit::Decisions, &wait);
    section.histogram("turns", "turns", Unit::Turns, &turns);
    section.histogram("minutes", "minutes", Unit::Minutes, &minutes);
    section.histogram("own-decisions", "decisions", Unit::Decisions, &own_decisions);
    section.histogram("wait", "decisions", Unit::Decisions, &wait);
    section
}
