//! All tests of this crate in one program, so that what they share is compiled and linked once.

mod backs;
mod conformance;
mod facts;
mod lens;
mod perft;
mod properties;
mod remarks;
mod rules;
mod said;
mod transcripts;
mod twins;
mod words;
