//! A table of a site, seen from outside: its link, what is asked of it, and what it says. For
//! programs ([`sit`](crate::sit)) and people ([`join`](crate::join)).

mod clean;
mod key;
mod link;
mod share;

use server::protocol::{OpenSeat, RoomView};

pub(crate) use clean::{clean, cleaned};
pub(crate) use key::SeatKey;
pub(crate) use link::{Link, open};
pub(crate) use share::Part;

/// A room, and what it is to the client.
pub(crate) struct Place {
    pub(crate) you: Option<u8>,
    pub(crate) at_door: bool,
    pub(crate) room: RoomView,
}

/// A deal that is waiting for the seats' shares.
pub(crate) struct Open {
    pub(crate) deal: String,
    pub(crate) promise: String,
    pub(crate) seats: Vec<OpenSeat>,
}
