//! Deals in a session: before a round the server and the seats promise numbers; then the seats show
//! theirs, and the cards come from all of them (`docs/fair/README.md`).
//!
//! What was promised is stored before anybody is asked, so that a server that dies in between goes
//! on with the same secret. Where no seat promised anything, nobody is asked and nobody waits.
//! Servers that share a log gossip promises and shares; whoever opened the deal deals.

use std::collections::BTreeMap;

use games::fair::Bytes;
use games::{Rng, Seat};

use crate::deal::{Numbers, Opening};
use crate::key::KeyHash;
use crate::lesson::Lesson;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{Fault, FaultCode, ServerMessage};
use crate::room::{Room, fault};
use crate::time::Moment;

use super::replica::Replica;

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

/// What the first deal of a match comes from.
pub(super) enum Source {
    Script(&'static Lesson),
    /// The match's seed: others are dealt the same.
    Seed,
    /// The shares of all.
    Shares,
}

impl Deals {
    pub(super) fn promise(&mut self, room: &Room, who: KeyHash, promise: Bytes) {
        self.promised.insert(who, promise);
        self.promised.retain(|who, _| room.place_of(who).is_some());
    }

    /// A promise for the next deal, from whoever sits at a place.
    pub(super) fn hear_promise(
        &mut self,
        room: &Room,
        place: Option<usize>,
        text: &str,
    ) -> Result<(KeyHash, Bytes), Fault> {
        let promise = number(text, "promise")?;
        let who = place.and_then(|place| room.key_of(place)).cloned();
        let who = who.ok_or_else(|| fault(FaultCode::NotNow, "you do not sit here"))?;
        self.promise(room, who.clone(), promise);
        Ok((who, promise))
    }

    /// The share of whoever sits at a place; which seat shows it, if one does.
    pub(super) fn hear_share(
        &mut self,
        replica: &Replica,
        place: Option<usize>,
        deal: &str,
        text: &str,
    ) -> Result<Option<(Seat, Bytes)>, Fault> {
        let share = number(text, "share")?;
        let seat = place.and_then(|place| replica.room().seat(place));
        if seat.is_some_and(|seat| !self.share(replica, deal, seat, share)) {
            let message = "this is not the share that was promised for your seat";
            return Err(fault(FaultCode::Impossible, message));
        }
        Ok(seat.map(|seat| (seat, share)))
    }

    /// What was promised for the places with a line of this server.
    pub(super) fn promises(
        &self,
        room: &Room,
        has_line: impl Fn(usize) -> bool,
    ) -> Vec<(KeyHash, Bytes)> {
        let here = |who: &KeyHash| room.place_of(who).is_some_and(&has_line);
        let promised = self.promised.iter().filter(|(who, _)| here(who));
        promised.map(|(who, promise)| (who.clone(), *promise)).collect()
    }

    /// Keeps the share that a seat shows, here or on another server; whether it may show it. One
    /// that comes too late changes nothing: everybody was told that already.
    pub(super) fn share(
        &mut self,
        replica: &Replica,
        deal: &str,
        seat: Seat,
        share: Bytes,
    ) -> bool {
        let opening = replica.opening().filter(|opening| opening.name == deal);
        let Some((opening, gathering)) = opening.zip(self.gathering.as_mut()) else {
            return true;
        };
        let promised = opening.is_promised(seat.index(), share);
        if promised {
            gathering.shown[seat.index()] = Some(share);
        }
        promised
    }

    /// Draws the server's part in the next deal of a match at a table with so many seats, beside
    /// what whoever is here promised.
    pub(super) fn open(
        &self,
        room: &Room,
        live: &Live,
        seats: usize,
        is_here: impl Fn(usize) -> bool,
        secrets: &mut Rng,
    ) -> Opening {
        let here = |place: usize| room.key_of(place).filter(|_| is_here(place));
        let promised = |place| self.promised.get(here(place)?).copied();
        let promises: Vec<Option<Bytes>> = (0..seats).map(promised).collect();
        Opening::new(live.next_deal(room.name()), &promises, secrets)
    }

    /// Asks for the shares of a deal that was just opened, or for none any more.
    pub(super) fn gather(
        &mut self,
        opening: Option<&Opening>,
        until: Moment,
    ) -> Option<ServerMessage> {
        let Some(opening) = opening else {
            self.gathering = None;
            return None;
        };
        if self.gathering.is_some() {
            return None;
        }
        self.gathering = Some(Gathering { shown: opening.none_shown(), until });
        // Each promise is good for one deal.
        self.promised.retain(|_, promise| !opening.has(*promise));
        Some(opening.question())
    }

    pub(super) fn next(&self) -> Option<Moment> {
        self.gathering.as_ref().map(|gathering| gathering.until)
    }

    /// Deals, once all shares are there or the time is up.
    pub(super) fn deal(&self, replica: &Replica) -> Option<MatchEntry> {
        let (opening, gathering) = replica.opening().zip(self.gathering.as_ref())?;
        let complete = !replica.is_behind() && opening.is_complete(&gathering.shown);
        let is_due = complete || replica.is_due(gathering.until);
        let numbers = Numbers { opening: None, shown: gathering.shown.clone() };
        replica.live().filter(|_| is_due).and_then(|live| dealt(live, numbers, replica.now.unix_ms))
    }
}

/// The promise or share that a client says.
fn number(text: &str, what: &str) -> Result<Bytes, Fault> {
    let bad = |_| fault(FaultCode::BadMessage, format!("a {what} is 64 hex digits"));
    text.parse().map_err(bad)
}

fn dealt(live: &Live, numbers: Numbers, at: u64) -> Option<MatchEntry> {
    let opening = numbers.opening.as_ref().or(live.opening())?;
    let deck = live.due_from(opening, &numbers.shown)?;
    Some(deck_played(deck, Some(numbers), at))
}

fn deck_played(deck: String, numbers: Option<Numbers>, at: u64) -> MatchEntry {
    let (lines, deal) = (vec![deck], numbers.map(Box::new));
    MatchEntry::Played { lines, at, by: By::Chance, deal }
}

/// How a match begins, and the entry that deals its first round or opens the deal. Where nobody is
/// asked, the first dealer is known at once.
pub(super) fn first_deal(
    begun: MatchEntry,
    number: u32,
    source: &Source,
    at: u64,
    open: impl FnOnce(&Live) -> Opening,
) -> (MatchEntry, MatchEntry) {
    let live = Live::begun(number, &begun).expect("a match begins with what was just made");
    let deck = match source {
        Source::Script(lesson) => lesson.deck.to_owned(),
        Source::Seed => live.due_round().expect("the first round is due"),
        Source::Shares => {
            let opening = open(&live);
            if opening.asks() {
                return (begun, MatchEntry::Opened { opening });
            }
            let shown = opening.none_shown();
            let begun = begun.dealt_from(&opening, &shown);
            let numbers = Numbers { opening: Some(opening), shown };
            let deal = dealt(&live, numbers, at).expect("the first round is due");
            return (begun, deal);
        }
    };
    (begun, deck_played(deck, None, at))
}

/// Deals the next round of a match, or asks the seats for their shares first. Somebody may have
/// wanted it before.
pub(super) fn next_deal(
    live: &Live,
    at: u64,
    open: impl FnOnce(&Live) -> Opening,
) -> Option<MatchEntry> {
    if !live.is_fair() {
        return live.due_round().map(|deck| deck_played(deck, None, at));
    }
    if !live.is_round_due() || live.opening().is_some() {
        return None;
    }
    let opening = open(live);
    if opening.asks() {
        return Some(MatchEntry::Opened { opening });
    }
    let shown = opening.none_shown();
    dealt(live, Numbers { opening: Some(opening), shown }, at)
}
