//! The site: rooms, seats and live matches, kept in a log.

pub mod log;
pub mod protocol;
