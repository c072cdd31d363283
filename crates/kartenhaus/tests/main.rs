//! All tests of this crate in one program, so that what they share is compiled and linked once.

mod arena;
mod completions;
mod fair;
mod lab;
#[allow(dead_code, reason = "not everything is needed here")]
#[path = "../../server/tests/nats/mod.rs"]
mod nats;
mod referee;
mod site;
mod terminal;
mod workers;
