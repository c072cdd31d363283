//! How much those have done lately who ask something of the room.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use crate::key::KeyHash;
use crate::limits;
use crate::protocol::{Fault, FaultCode};
use crate::room::{Room, fault};
use crate::time::Moment;

use super::lobby::home;
use super::replica::Replica;

/// How long the things take, by [`limits::COMMAND_EVERY`], that somebody may do at once.
const COMMANDS_AT_ONCE: Duration = limits::COMMAND_EVERY.saturating_mul(limits::COMMANDS_BURST);

#[derive(Default)]
pub(super) struct Callers {
    /// By who sits here: when all that they have done lately is forgotten.
    busy: BTreeMap<KeyHash, Moment>,
    /// From where those knocked who wait at the door.
    knocked: Vec<(KeyHash, IpAddr)>,
    /// The networks of those whom the host has removed, the latest last: while this session lasts.
    removed: Vec<IpAddr>,
    /// Who made a remark a moment ago, and when.
    talked: Vec<(KeyHash, Moment)>,
}

impl Callers {
    /// Counts one command more, and refuses it if the room has no space for it or the caller did
    /// too much at once.
    pub(super) fn may_ask(
        &mut self,
        replica: &Replica,
        place: Option<usize>,
        is_limited: bool,
    ) -> Result<(), Fault> {
        let (room, now) = (replica.room(), replica.now.at);
        // Strangers do not take the last from those who sit here, and those not from the host.
        let reserved = match place {
            Some(place) if room.host() == Some(place) => 0,
            Some(_) => limits::ENTRIES_FOR_HOST,
            None => 2 * limits::ENTRIES_FOR_HOST,
        };
        if room.entries() >= limits::ENTRIES_PER_ROOM_MAX - reserved {
            let message = "too much has happened in this room; open another one";
            return Err(fault(FaultCode::TooMany, message));
        }
        let Some(key) = place.and_then(|place| room.key_of(place)) else { return Ok(()) };
        self.busy.retain(|_, until| *until > now);
        let until = self.busy.entry(key.clone()).or_insert(now);
        if *until <= now + COMMANDS_AT_ONCE {
            *until = *until + limits::COMMAND_EVERY;
        } else if is_limited {
            return Err(fault(FaultCode::TooMany, "too much at once; wait a few seconds"));
        }
        Ok(())
    }

    /// Somebody has another key, with which they may do no more at once.
    pub(super) fn renewed(&mut self, old: &KeyHash, new: &KeyHash) {
        if let Some(until) = self.busy.remove(old) {
            self.busy.insert(new.clone(), until);
        }
    }

    pub(super) fn may_knock(
        &mut self,
        room: &Room,
        key: KeyHash,
        address: IpAddr,
    ) -> Result<(), Fault> {
        self.knocked.retain(|(key, _)| room.is_at_door(key));
        let knocks = self.knocked.iter().filter(|(_, other)| *other == address).count();
        if knocks >= limits::KNOCKS_PER_ADDRESS_MAX {
            let message = "too many people of your network wait at the door";
            return Err(fault(FaultCode::NotNow, message));
        }
        self.knocked.push((key, address));
        Ok(())
    }

    /// The host removes somebody who comes from there.
    pub(super) fn removed(&mut self, from: IpAddr) {
        self.removed.retain(|other| *other != home(from));
        self.removed.push(home(from));
        let over = self.removed.len().saturating_sub(limits::REMOVED_MAX);
        self.removed.drain(..over);
    }

    /// Whether somebody of that network was removed, and not let in again. Those who share one with
    /// the host are at home there.
    pub(super) fn was_removed(&self, from: IpAddr, host: Option<IpAddr>) -> bool {
        host.map(home) != Some(home(from)) && self.removed.contains(&home(from))
    }

    pub(super) fn may_talk(&mut self, who: &KeyHash, now: Moment) -> Result<(), Fault> {
        self.talked.retain(|(_, at)| *at + limits::TALK_EVERY > now);
        let is_soon = self.talked.iter().any(|(other, _)| other == who);
        let fault = || fault(FaultCode::TooMany, "one remark in five seconds");
        (!is_soon).then_some(()).ok_or_else(fault)
    }

    pub(super) fn talked(&mut self, who: KeyHash, now: Moment) {
        self.talked.push((who, now));
    }

    /// Getting up and sitting down again is no way to talk more often: who sits down now may be who
    /// talked a moment ago and left.
    pub(super) fn sits(&mut self, room: &Room, key: &KeyHash) {
        if let Some((_, from)) = self.knocked.iter().find(|(who, _)| who == key) {
            self.removed.retain(|other| *other != home(*from));
        }
        let left = self.talked.iter().filter(|(who, _)| room.place_of(who).is_none());
        let left = left.map(|(_, at)| *at).max();
        self.talked.extend(left.map(|at| (key.clone(), at)));
    }
}
