//! All tests of Khamul in one program, so that what they share is compiled and linked once.

mod advice;
mod bots;
mod encoding;
mod examples;
mod lens;
mod remarks;
