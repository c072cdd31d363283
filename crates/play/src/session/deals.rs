//! Deals in a session: before a round the server and the seats promise numbers; then the seats show
//! theirs, and the cards come from all of them (`docs/fair/README.md`).
//!
//! What was promised is stored before anybody is asked, so that a server that dies in between goes
//! on with the same secret. Where no seat promised anything, nobody is asked and nobody waits.
//! Servers that share a log gossip promises and shares; whoever opened the deal deals.

use std::collections::BTreeMap;

use games::Seat;
use games::fair::Bytes;

use crate::deal::{Numbers, Opening};
use crate::key::KeyHash;
use crate::lesson::Lesson;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{Fault, FaultCode, ServerMessage};
use crate::room::fault;
use crate::time::Moment;

use super::Session;
use super::io::LineId;

#[derive(Clone, Default)]
pub(super) struct Deals {
    /// What those who sit here promised of their shares in the next deal.
    promised: BTreeMap<KeyHash, Bytes>,
    gathering: Option<Gathering>,
}

/// A deal that is opened, while its shares come in.
#[derive(Clone)]
struct Gathering {
    /// By seat.
    shown: Vec<Option<Bytes>>,
    /// When missing shares are no longer waited for.
    until: Moment,
}

impl Session {
    pub(super) fn promise(&mut self, place: Option<usize>, promise: &str) -> Result<(), Fault> {
        let bad = |_| fault(FaultCode::BadMessage, "a promise is 64 hex digits");
        let promise: Bytes = promise.parse().map_err(bad)?;
        let key = place.and_then(|place| self.replica.room().key_of(place)).cloned();
        let key = key.ok_or_else(|| fault(FaultCode::NotNow, "you do not sit here"))?;
        self.tell_others_promise(key.clone(), promise);
        self.keep_promise(key, promise);
        Ok(())
    }

    pub(super) fn keep_promise(&mut self, who: KeyHash, promise: Bytes) {
        self.deals.promised.insert(who, promise);
        self.deals.promised.retain(|who, _| self.replica.room().place_of(who).is_some());
    }

    /// Repeats to the other servers what was promised on this server's connections.
    pub(super) fn promise_again(&mut self) {
        for (who, promise) in self.deals.promised.clone() {
            let place = self.replica.room().place_of(&who);
            if place.is_some_and(|place| self.presence.lines().has(place)) {
                self.tell_others_promise(who, promise);
            }
        }
    }

    /// Somebody shows the share that they promised; after the deal that changes nothing.
    pub(super) fn share(
        &mut self,
        place: Option<usize>,
        deal: &str,
        share: &str,
    ) -> Result<(), Fault> {
        let bad = |_| fault(FaultCode::BadMessage, "a share is 64 hex digits");
        let share: Bytes = share.parse().map_err(bad)?;
        let Some(seat) = place.and_then(|place| self.replica.room().seat(place)) else {
            return Ok(());
        };
        if self.keep_share(deal, seat, share) {
            self.tell_others_share(deal, seat, share);
            return Ok(());
        }
        let message = "this is not the share that was promised for your seat";
        Err(fault(FaultCode::Impossible, message))
    }

    /// Keeps the share that a seat shows, here or on another server; whether it may show it. One
    /// that comes too late changes nothing: everybody was told that already.
    pub(super) fn keep_share(&mut self, deal: &str, seat: Seat, share: Bytes) -> bool {
        let opening = self.replica.live().and_then(Live::opening);
        let opening = opening.filter(|opening| opening.name == deal);
        let Some((opening, gathering)) = opening.zip(self.deals.gathering.as_mut()) else {
            return true;
        };
        let promised = opening.is_promised(seat.index(), share);
        if promised {
            gathering.shown[seat.index()] = Some(share);
        }
        promised
    }

    /// Draws the server's part in a deal at a table with so many seats, beside what whoever is here
    /// promised.
    fn open_deal(&mut self, name: String, seats: usize) -> Opening {
        let room = self.replica.room();
        let here = |place: usize| room.key_of(place).filter(|_| self.presence.is_here(room, place));
        let promised = |place| self.deals.promised.get(here(place)?).copied();
        let promises: Vec<Option<Bytes>> = (0..seats).map(promised).collect();
        Opening::new(name, &promises, &mut self.secrets)
    }

    /// How a match begins, and the entry that deals its first round or opens the deal. Where nobody
    /// is asked, the first dealer is known at once. What is dealt more than once comes from its
    /// seed.
    pub(super) fn first_deal(
        &mut self,
        begun: MatchEntry,
        playing: usize,
        lesson: Option<&Lesson>,
        is_seeded: bool,
    ) -> (MatchEntry, MatchEntry) {
        let at = self.now.unix_ms;
        let played =
            |deck, deal| MatchEntry::Played { lines: vec![deck], at, by: By::Chance, deal };
        if let Some(lesson) = lesson {
            return (begun, played(lesson.deck.to_owned(), None));
        }
        let live = Live::begun(self.replica.next_number(), &begun);
        let live = live.expect("a match begins with what was just made");
        if is_seeded {
            // Others are dealt the same, from the seed.
            let deck = live.due_round().expect("the first round is due");
            return (begun, played(deck, None));
        }
        let name = live.next_deal(&self.replica.room().name);
        let opening = self.open_deal(name, playing);
        if opening.asks() {
            return (begun, MatchEntry::Opened { opening });
        }
        let shown = opening.none_shown();
        let begun = begun.dealt_from(&opening, &shown);
        let deck = live.due_from(&opening, &shown).expect("the first round is due");
        let numbers = Numbers { opening: Some(opening), shown };
        (begun, played(deck, Some(Box::new(numbers))))
    }

    /// Deals the next round of the match, or asks the seats for their shares first.
    pub(super) fn deal_next(&mut self) {
        let due = self.replica.live().filter(|live| live.is_round_due());
        // Somebody may have wanted it before.
        let Some(live) = due.filter(|live| live.opening().is_none()) else { return };
        let name = live.next_deal(&self.replica.room().name);
        let opening = self.open_deal(name, self.replica.room().playing);
        if opening.asks() {
            self.store_match(&MatchEntry::Opened { opening });
        } else {
            let shown = opening.none_shown();
            self.deal(Numbers { opening: Some(opening), shown });
        }
    }

    fn deal(&mut self, numbers: Numbers) {
        let Some(live) = self.replica.live() else { return };
        let opening = numbers.opening.as_ref().or(live.opening());
        if let Some(deck) = opening.and_then(|it| live.due_from(it, &numbers.shown)) {
            self.play_deck(deck, numbers);
        }
    }

    /// Asks for the shares of a deal that was just opened, or for none any more.
    pub(super) fn gather(&mut self) {
        let opening = self.replica.live().and_then(Live::opening);
        let Some(opening) = opening else { return self.deals.gathering = None };
        if self.deals.gathering.is_some() {
            return;
        }
        let until = self.now.at + self.config.shares_within;
        self.deals.gathering = Some(Gathering { shown: opening.none_shown(), until });
        // Each promise is good for one deal.
        self.deals.promised.retain(|_, promise| !opening.has(*promise));
        let question = opening.question();
        self.say_all(&question);
    }

    pub(super) fn ask_for_share(&mut self, line: LineId) {
        if let Some(opening) = self.replica.live().and_then(Live::opening) {
            let question = opening.question();
            self.say(line, &question);
        }
    }

    pub(super) fn gathered_at(&self) -> Option<Moment> {
        self.deals.gathering.as_ref().map(|gathering| self.replica.acts_at(gathering.until))
    }

    pub(super) fn deal_if_gathered(&mut self) {
        let opening = self.replica.live().and_then(Live::opening);
        let Some((opening, gathering)) = opening.zip(self.deals.gathering.as_ref()) else { return };
        let complete = !self.replica.is_behind() && opening.is_complete(&gathering.shown);
        if complete || self.gathered_at().is_some_and(|at| at <= self.now.at) {
            let shown = gathering.shown.clone();
            self.deal(Numbers { opening: None, shown });
        }
    }

    pub(super) fn refuse(&mut self, line: LineId, done: Result<(), Fault>) {
        if let Err(fault) = done {
            self.say(line, &ServerMessage::Fault(fault));
        }
    }
}
