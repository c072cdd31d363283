//! Whole matches between bots of mixed levels, to learn from. `docs/matches.md` is their datasheet.

#[cfg(feature = "parquet")]
mod rows;

use std::io;
use std::path::Path;

use bots::Bot;
use games::Kind;

/// What is played: the games in turn, each match at a table by standard rules, with a number of
/// seats and a level for each seat that chance picks.
#[derive(Clone, Debug)]
pub struct Matches {
    /// The games.
    pub games: Vec<Kind>,
    /// The levels.
    pub bots: Vec<Bot>,
    /// How many matches.
    pub matches: u64,
    /// The source of all chance.
    pub seed: u64,
    /// How many threads play; the file does not depend on it.
    pub threads: usize,
}

impl Matches {
    /// The most matches: the file numbers them.
    pub const MOST: u64 = 10_000_000;

    /// Plays the matches and writes them to a Parquet file. `watch` is told how many groups of them
    /// are written, and of how many.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, or this program was built without that.
    ///
    /// # Panics
    ///
    /// If there is no game or no level, or there are more than [`MOST`](Self::MOST) matches.
    pub fn write(&self, path: &Path, watch: &dyn Fn(u64, u64)) -> io::Result<()> {
        assert!(!self.games.is_empty() && !self.bots.is_empty(), "something has to be played");
        assert!(self.matches <= Self::MOST, "there are too many matches");
        #[cfg(feature = "parquet")]
        return rows::write(self, path, watch);
        #[cfg(not(feature = "parquet"))]
        {
            _ = (path, watch);
            let why = "a program that is built with `cargo build --release --features parquet` \
                       writes them";
            Err(io::Error::new(io::ErrorKind::Unsupported, why))
        }
    }
}
