//! All tests of this crate in one program, so that what they share is compiled and linked once.

#[path = "../../games/tests/facts.rs"]
mod facts;
mod hint;
mod honesty;
mod levels;
mod moves;
mod novices;
mod review;
mod worlds;
