//! What the list of open tables says of the room.
//!
//! A table is listed by the server on whose lines somebody is who sits there: nobody finds a table
//! that everyone has left, and a server that comes back lists it as soon as they do.

use std::net::IpAddr;

use games::Value;

use crate::live::Live;
use crate::protocol::{OpenTable, Ranked};

use super::io::Listing;
use super::presence::Presence;
use super::replica::Replica;

/// The option of games whose matches have so many rounds.
const ROUNDS: &str = "rounds";

/// What the list says of a room with an open table, before whom `left` puts others.
pub(super) fn listing(
    replica: &Replica,
    presence: &Presence,
    left: bool,
    ranked: Ranked,
    before: &Listing,
) -> Listing {
    let room = replica.room();
    let is_here = |place: usize| room.places()[place].is_person() && !presence.is_away(place);
    let here: Vec<usize> = (0..room.places().len()).filter(|&place| is_here(place)).collect();
    let first = room.host().filter(|host| here.contains(host)).or(here.first().copied());
    let lister = lister(presence, room.host().into_iter().chain(here.iter().copied()), before);
    let (Some(first), Some(address)) = (first, lister) else {
        return Listing::Hidden;
    };
    let live = replica.dealt();
    let table = OpenTable {
        room: room.name().to_string(),
        game: room.kind().id().to_owned(),
        name: room.places()[first].name.clone(),
        seats: room.places().len() as u8,
        people: here.len() as u8,
        bots: room.bots_to_replace(replica.stage()) as u8,
        free: room.free() as u8,
        door: room.settings().door,
        ranked: ranked != Ranked::Off,
        clock: room.settings().clock,
        stage: replica.shown_stage(),
        round: live.map_or(0, |live| live.game().standings().round()),
        rounds: live.and_then(rounds),
        waited_s: 0,
    };
    let people = here.iter().filter_map(|&place| {
        let place = &room.places()[place];
        Some((place.name.clone(), place.person()?.clone()))
    });
    Listing::Shown { table, left, address, people: people.collect() }
}

/// From where those are who keep the table in the list, if that is limited; `None` if nobody
/// does here. Who only reloads the page still does.
fn lister(
    presence: &Presence,
    mut places: impl Iterator<Item = usize>,
    before: &Listing,
) -> Option<Option<IpAddr>> {
    let lines = presence.lines();
    let open = places.find_map(|place| {
        let line = lines.of(Some(place)).next().and_then(|line| lines.get(line));
        line.map(|line| line.address)
    });
    open.or(match before {
        Listing::Shown { address, .. } => Some(*address),
        Listing::Hidden => None,
    })
}

/// How many rounds a match has, if that is fixed.
fn rounds(live: &Live) -> Option<u32> {
    let options = live.game().options();
    options.into_iter().find_map(|(name, value)| match value {
        Value::Number(rounds) if name == ROUNDS => Some(rounds),
        _ => None,
    })
}
