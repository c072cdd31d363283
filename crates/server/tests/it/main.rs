//! The site as its clients meet it: real sockets, a real log, and a client that believes nothing.
//!
//! Whatever arrives here is held against the protocol's schema and against the engine, which plays
//! the match again from the log ([`mirror`]). Nothing sleeps: tests wait for a state, and give up
//! after [`PATIENCE`].

#![allow(clippy::unwrap_used, reason = "these are tests")]

mod client;
mod mirror;
mod play;
mod player;
mod schema;
mod site;

use std::time::Duration;

/// How long a test waits for a state before it fails.
const PATIENCE: Duration = Duration::from_secs(40);
