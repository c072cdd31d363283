//! All tests of Kartu Sama in one program, so that what they share is compiled and linked once.

mod advice;
mod backs;
mod bots;
mod examples;
mod lens;
mod remarks;
