//! All tests of Drossel in one program, so that what they share is compiled and linked once.

mod bots;
mod examples;
mod lens;
mod remarks;
