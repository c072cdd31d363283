//! Ranked matches: which matches count for the leaderboard, and what they come to.
//!
//! Whether a match counts, and for whom, is settled when it begins. Whoever leaves is not spared:
//! a bot plays on, and the result is theirs. Nor is whoever waits: any contender can begin the next
//! round, which otherwise begins by itself, and where all are gone bots play the match to its end.

use std::collections::BTreeSet;

use crate::contest::{Contender, RankedResult, ranks};
use crate::key::PersonId;
use crate::live::Live;
use crate::presets;
use crate::protocol::{ClockMode, Duplicate, Ranked};
use crate::room::{Place, Room, Who};

impl Room {
    /// Whether the next match will count, where the site has a leaderboard.
    pub(crate) fn ranked(&self) -> Ranked {
        let places = || self.places().iter();
        let persons = || places().filter(|place| place.is_person());
        let known: BTreeSet<&PersonId> = persons().filter_map(Place::person).collect();
        let (count, all_known) =
            (persons().count(), persons().all(|place| place.person().is_some()));
        match () {
            () if !self.settings().ranked => Ranked::Off,
            () if !self.settings().open => Ranked::Closed,
            () if !matches!(self.settings().clock, ClockMode::Live | ClockMode::Days) => {
                Ranked::Clock
            }
            () if self.settings().duplicate != Duplicate::Off => Ranked::Options,
            () if self.lesson().is_some() || !presets::is_plain(self.kind(), self.options()) => {
                Ranked::Options
            }
            () if places().any(Place::is_program) => Ranked::Programs,
            () if !all_known => Ranked::Keys,
            () if known.len() < count => Ranked::Twice,
            () if count < 2 => Ranked::Alone,
            () => Ranked::Counts,
        }
    }

    pub(crate) fn who_contends(&self) -> Vec<Contender> {
        let contender = |place: &Place| match (&place.who, place.person()) {
            (_, Some(person)) => {
                Contender::Person { person: person.clone(), name: place.name.clone() }
            }
            (Who::Bot(level), _) => Contender::Bot { level: level.to_string() },
            // No such match begins.
            (Who::Person { .. }, None) => Contender::Bot { level: String::new() },
        };
        self.places().iter().take(self.playing()).map(contender).collect()
    }

    /// Whether who comes late may take a bot's seat during the match: not where it counts for
    /// somebody who has left.
    pub(crate) fn may_take_over(&self) -> bool {
        self.settings().takeover && self.contenders().is_none()
    }

    /// What the match on the table came to, if it counts and is over.
    pub(crate) fn result(&self, live: &Live) -> Option<RankedResult> {
        let seats = self.contenders()?.to_vec();
        let standings = live.game().standings();
        let ranks = ranks(standings.scores(), standings.winners()?);
        let (room, number, ended) = (self.name().to_string(), live.number(), live.changed());
        let game = live.game().kind().id().to_owned();
        let result = RankedResult { game, room, number, ended, seats, ranks };
        (result.seats.len() == result.ranks.len()).then_some(result)
    }
}
