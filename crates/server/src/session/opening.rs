//! Deals in a session: before a round the server and the seats promise numbers; then the seats show
//! theirs, and the cards come from all of them (`docs/fair/README.md`).
//!
//! What was promised is stored before anybody is asked, so that a server that dies in between goes
//! on with the same secret. Where no seat promised anything, nobody is asked and nobody waits.
//! Servers that share a log whisper promises and shares to one another; whoever opened the deal
//! deals.

use engine::Seat;
use engine::fair::Bytes;
use tokio::time::Instant;

use crate::deal::{Numbers, Opening};
use crate::key::KeyHash;
use crate::lesson::Lesson;
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{Fault, FaultCode, ServerMessage};
use crate::random;
use crate::room::fault;

use super::lines::LineId;
use super::{Broken, Session};

/// A deal that is opened, while its shares come in.
pub(super) struct Gathering {
    /// By seat: the share that it showed.
    shown: Vec<Option<Bytes>>,
    /// When nobody is waited for any more.
    until: Instant,
}

impl Session {
    /// Somebody promises a share for the next deal.
    pub(super) fn promise(&mut self, line: LineId, promise: &str) {
        let Ok(promise) = promise.parse::<Bytes>() else {
            let fault = fault(FaultCode::BadMessage, "a promise is 64 hex digits");
            return self.lines.send(line, &ServerMessage::Fault(fault));
        };
        let place = self.lines.place(line);
        let Some(key) = place.and_then(|place| self.room.key_of(place)).cloned() else {
            let fault = fault(FaultCode::NotNow, "you do not sit here");
            return self.lines.send(line, &ServerMessage::Fault(fault));
        };
        self.tell_others_promise(key.clone(), promise);
        self.keep_promise(key, promise);
    }

    /// Keeps what somebody promised, here or on another server.
    pub(super) fn keep_promise(&mut self, who: KeyHash, promise: Bytes) {
        self.promised.insert(who, promise);
        self.promised.retain(|who, _| self.room.place_of(who).is_some());
    }

    /// Says once more to the other servers what was promised on lines of this one.
    pub(super) fn promise_again(&self) {
        for (who, promise) in &self.promised {
            if self.room.place_of(who).is_some_and(|place| self.lines.has(place)) {
                self.tell_others_promise(who.clone(), *promise);
            }
        }
    }

    /// Somebody shows the share that they promised; after the deal that changes nothing.
    pub(super) fn share(&mut self, line: LineId, deal: &str, share: &str) {
        if let Err(fault) = self.take_share(line, deal, share) {
            self.lines.send(line, &ServerMessage::Fault(fault));
        }
    }

    fn take_share(&mut self, line: LineId, deal: &str, share: &str) -> Result<(), Fault> {
        let share: Bytes =
            share.parse().map_err(|_| fault(FaultCode::BadMessage, "a share is 64 hex digits"))?;
        let seat = self.lines.place(line).and_then(|place| self.room.seat(place));
        let Some(seat) = seat else { return Ok(()) };
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
        let opening = self.live.as_ref().and_then(Live::opening);
        let opening = opening.filter(|opening| opening.name == deal);
        let (Some(opening), Some(gathering)) = (opening, &mut self.gathering) else { return true };
        let promised = opening.is_promised(seat.index(), share);
        if promised {
            gathering.shown[seat.index()] = Some(share);
        }
        promised
    }

    /// By seat of a table with so many: what whoever is here promised.
    fn promises(&self, seats: usize) -> Vec<Option<Bytes>> {
        let here = |place: usize| self.room.key_of(place).filter(|_| self.is_here(place));
        (0..seats).map(|place| self.promised.get(here(place)?).copied()).collect()
    }

    /// How a match begins that has this number, and the entry that deals its first round or opens
    /// the deal. Where nobody is asked, the first dealer is known at once.
    pub(super) fn first_deal(
        &self,
        begun: &MatchEntry,
        number: u32,
        playing: usize,
        lesson: Option<&Lesson>,
    ) -> Result<(MatchEntry, MatchEntry), Broken> {
        let played = |deck, deal| MatchEntry::Played {
            lines: vec![deck],
            at: self.shared.now_ms(),
            by: By::Chance,
            deal,
        };
        if let Some(lesson) = lesson {
            return Ok((begun.clone(), played(lesson.deck.to_owned(), None)));
        }
        let live = Live::begun(number, begun)?;
        let opening = Opening::new(
            live.next_deal(&self.room.name),
            &self.promises(playing),
            &mut random::rng("deal"),
        );
        if opening.asks() {
            return Ok((begun.clone(), MatchEntry::Opened { opening }));
        }
        let shown = opening.none_shown();
        let begun = begun.dealt_from(&opening, &shown);
        let deck = live.due_from(&opening, &shown).expect("the first round is due");
        let numbers = Numbers { opening: Some(opening), shown };
        Ok((begun, played(deck, Some(Box::new(numbers)))))
    }

    /// Deals the next round of the match, or asks the seats for their shares first.
    pub(super) async fn deal_next(&mut self) -> Result<Result<(), Fault>, Broken> {
        let Some(live) = self.live.as_ref().filter(|live| live.is_round_due()) else {
            return Ok(Err(fault(FaultCode::NotNow, "a round is being played")));
        };
        if live.opening().is_some() {
            // Somebody wanted it before.
            return Ok(Ok(()));
        }
        let name = live.next_deal(&self.room.name);
        let opening =
            Opening::new(name, &self.promises(self.room.playing), &mut random::rng("deal"));
        if opening.asks() {
            self.store_match(MatchEntry::Opened { opening }).await?;
        } else {
            let shown = opening.none_shown();
            self.deal(Numbers { opening: Some(opening), shown }).await?;
        }
        Ok(Ok(()))
    }

    /// Deals the next round from these numbers.
    async fn deal(&mut self, numbers: Numbers) -> Result<(), Broken> {
        let Some(live) = &self.live else { return Ok(()) };
        let opening = numbers.opening.as_ref().or(live.opening());
        let deck = opening.and_then(|opening| live.due_from(opening, &numbers.shown));
        match deck {
            Some(deck) => self.store_deal(deck, numbers).await,
            None => Ok(()),
        }
    }

    /// Asks for the shares of a deal that was just opened, or for none any more.
    pub(super) fn gather(&mut self) {
        match (self.live.as_ref().and_then(Live::opening), &self.gathering) {
            (Some(opening), None) => {
                let until = Instant::now() + limits::SHARES_WITHIN;
                self.gathering = Some(Gathering { shown: opening.none_shown(), until });
                // Each promise is good for one deal.
                self.promised.retain(|_, promise| !opening.has(*promise));
                self.lines.send_all(&opening.question());
            }
            (None, Some(_)) => self.gathering = None,
            _ => {}
        }
    }

    /// Asks somebody who has just come for their share, too.
    pub(super) fn ask_for_share(&mut self, line: LineId) {
        if let Some(opening) = self.live.as_ref().and_then(Live::opening) {
            self.lines.send(line, &opening.question());
        }
    }

    /// When those who have not shown their share are waited for no longer.
    pub(super) fn gathered_at(&self) -> Option<Instant> {
        self.gathering.as_ref().map(|gathering| self.acts_at(gathering.until))
    }

    /// Deals, once all shares are there or the time is up.
    pub(super) async fn deal_if_gathered(&mut self, now: Instant) -> Result<(), Broken> {
        let opening = self.live.as_ref().and_then(Live::opening);
        let (Some(opening), Some(gathering)) = (opening, &self.gathering) else { return Ok(()) };
        let complete = !self.theirs && opening.is_complete(&gathering.shown);
        if !complete && self.gathered_at().is_none_or(|at| now < at) {
            return Ok(());
        }
        let shown = gathering.shown.clone();
        self.deal(Numbers { opening: None, shown }).await
    }
}
