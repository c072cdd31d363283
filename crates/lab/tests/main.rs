//! All tests of this crate in one program, so that what they share is compiled and linked once.

mod arena;
mod coverage;
mod matches;
mod programs;
mod rows;
mod sources;
mod study;
mod support;
mod sweep;
