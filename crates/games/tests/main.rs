//! All tests of this crate in one program, so that what they share is compiled and linked once.

mod conformance;
mod examples;
mod facts;
mod lens;
mod own;
mod perft;
mod properties;
mod rules;
mod said;
mod transcripts;
mod twins;
mod words;
