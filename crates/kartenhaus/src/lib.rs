//! Kartenhaus: five card games at a terminal, and the referee through which any program can play
//! them.
//!
//! The binary `kartenhaus` is a thin layer over this library, which its tests and fuzz targets use
//! too.

mod arena;
pub mod bench;
pub mod cli;
mod language;
mod play;
pub mod referee;
mod serve;
mod sit;
mod terminal;
mod work;

use engine::Seed;

/// A seed from the operating system.
///
/// # Panics
///
/// If the operating system has no randomness to give.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    Seed::new(bytes)
}
