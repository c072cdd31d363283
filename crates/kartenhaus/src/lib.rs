//! Kartenhaus: five card games on a site, at a terminal, and for programs.
//!
//! The binary `kartenhaus` is a thin layer over this library, which its tests use too.

mod arena;
mod bench;
pub mod cli;
mod console;
mod heard;
mod interrupt;
mod join;
mod lab_command;
mod language;
mod listed;
mod play;
mod played_by;
mod seed;
mod serve;
mod sit;
mod site;
mod terminal;
mod variant;
mod verify;
mod visit;
mod worker;
