//! What the list of open tables says of the room.
//!
//! A table is listed by the server on whose lines somebody is who sits there: nobody finds a table
//! that everyone has left, and a server that comes back lists it as soon as they do.

use std::net::IpAddr;

use games::Value;

use crate::live::Live;
use crate::protocol::{OpenTable, Ranked};

use super::Session;
use super::io::Listing;

/// The option of games whose matches have so many rounds.
const ROUNDS: &str = "rounds";

impl Session {
    pub(super) fn list(&mut self) {
        let listing = self.listing();
        if listing != self.listed {
            self.listed.clone_from(&listing);
            self.out.listing = Some(listing);
        }
    }

    fn listing(&self) -> Listing {
        let room = self.replica.room();
        if !room.settings.open || !self.config.open_tables {
            return Listing::Hidden;
        }
        let is_here =
            |place: usize| room.places[place].is_person() && !self.presence.is_away(place);
        let here: Vec<usize> = (0..room.places.len()).filter(|&place| is_here(place)).collect();
        let first = room.host.filter(|host| here.contains(host)).or(here.first().copied());
        let (Some(first), Some(address)) = (first, self.lister(&here)) else {
            return Listing::Hidden;
        };
        let live = self.replica.dealt();
        let table = OpenTable {
            room: room.name.to_string(),
            game: room.kind.id().to_owned(),
            name: room.places[first].name.clone(),
            seats: room.places.len() as u8,
            people: here.len() as u8,
            bots: room.bots_to_replace(self.replica.stage()) as u8,
            free: room.free() as u8,
            door: room.settings.door,
            ranked: self.ranked() != Ranked::Off,
            clock: room.settings.clock,
            stage: self.replica.shown_stage(),
            round: live.map_or(0, |live| live.game().standings().round()),
            rounds: live.and_then(rounds),
            waited_s: 0,
        };
        let people = here.iter().filter_map(|&place| {
            let place = &room.places[place];
            Some((place.name.clone(), place.person()?.clone()))
        });
        let left = self.lobby.is_left();
        Listing::Shown { table, left, address, people: people.collect() }
    }

    /// From where those are who keep the table in the list, if that is limited; `None` if nobody
    /// does here. Who only reloads the page still does.
    fn lister(&self, here: &[usize]) -> Option<Option<IpAddr>> {
        let lines = self.presence.lines();
        let host = self.replica.room().host;
        let open = host.into_iter().chain(here.iter().copied()).find_map(|place| {
            let line = lines.of(Some(place)).next().and_then(|line| lines.get(line));
            line.map(|line| line.address)
        });
        let before = match &self.listed {
            Listing::Shown { address, .. } => Some(*address),
            Listing::Hidden => None,
        };
        open.or(before)
    }
}

/// How many rounds a match has, if that is fixed.
fn rounds(live: &Live) -> Option<u32> {
    let options = live.game().options();
    options.into_iter().find_map(|(name, value)| match value {
        Value::Number(rounds) if name == ROUNDS => Some(rounds),
        _ => None,
    })
}
