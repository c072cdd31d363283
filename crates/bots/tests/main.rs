//! All tests of this crate in one program, so that what they share is compiled and linked once.

mod hint;
mod honesty;
mod kartel;
mod kartu_sama;
mod khamul;
mod krass_kariert;
mod ktu;
mod levels;
mod moves;
mod novices;
mod review;
mod worlds;
