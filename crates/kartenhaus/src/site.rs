//! A table of a site, seen from outside: its link, what is asked of it, and what it says. For
//! programs ([`sit`](crate::sit)) and people ([`join`](crate::join)).

mod clean;
mod line;
mod link;
mod said;
mod share;

pub(crate) use clean::{clean, cleaned};
pub(crate) use line::{FromLine, Line};
pub(crate) use link::{Link, Site};
pub(crate) use said::{
    Answer, Code, Dealt, Event, Fault, Open, Place, Refused, Said, SeatOf, SetOf, Table, Talked,
    Told, Update,
};
pub(crate) use share::Part;

/// What a site answers if a proxy took away what makes a request one for a WebSocket.
pub(crate) const UPGRADE_REQUIRED: u16 = 426;

/// In bytes.
pub(crate) const MESSAGE_MAX: usize = 4 << 20;
