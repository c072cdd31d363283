//! All tests of KTU in one program, so that what they share is compiled and linked once.

mod advice;
mod bots;
mod examples;
mod lens;
mod remarks;
