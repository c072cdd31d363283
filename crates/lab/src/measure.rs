//! What can be measured block by block, whoever plays the blocks: the arena's bots, and a game's
//! rules.

use games::{Kind, OptionsError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::arena::ArenaError;
use crate::stats::{SprtReport, Test};

/// What a [`Run`](crate::Run) measures.
pub trait Measure: Clone + Send + Sync {
    /// The results of a block, in whole numbers, which depend on its number and on what is measured
    /// and on nothing else.
    type Block: Clone + PartialEq + Serialize + DeserializeOwned + Send;
    /// What plays blocks on one thread.
    type Runner: Send;
    /// What the results say.
    type Report;

    /// Checks that such a measurement can be made.
    ///
    /// # Errors
    ///
    /// If it cannot, and why.
    fn check(&self) -> Result<(), ArenaError>;

    /// Makes ready what has to be before blocks are played here.
    ///
    /// # Errors
    ///
    /// If that fails.
    fn prepare(&self) -> Result<(), ArenaError> {
        Ok(())
    }

    /// What identifies the measurement, apart from its length if blocks do not depend on it.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    fn header(&self) -> Result<Json, OptionsError>;

    /// Everything that another process needs to play blocks as they are played here.
    ///
    /// # Errors
    ///
    /// If the measurement is impossible, or other processes cannot play it.
    fn order(&self) -> Result<Json, ArenaError> {
        self.check()?;
        if self.by_programs() {
            let why = "programs play for the lab on this machine only: leave out --workers";
            return Err(ArenaError::Arena(why));
        }
        Ok(self.header()?)
    }

    /// The measurement in an order, which comes from elsewhere: whatever the order does not say is
    /// the same as here, and what it asks for is bounded.
    ///
    /// # Errors
    ///
    /// If it makes no sense.
    fn of_order(order: &Json) -> Result<Self, String>;

    /// What is measured, in a few words.
    fn about(&self) -> String;

    /// Whether other programs play, so that a block may be another one the next time.
    fn by_programs(&self) -> bool {
        false
    }

    /// How many blocks there are at most.
    fn blocks(&self) -> u64;

    /// How many threads play.
    fn threads(&self) -> usize;

    /// A block's number, from 0.
    fn number(block: &Self::Block) -> u64;

    /// Whether a block has the shape of one of this measurement.
    fn fits(&self, block: &Self::Block) -> bool;

    /// A runner for one thread.
    fn runner(&self) -> Self::Runner;

    /// Plays the block with this number.
    fn play(runner: &mut Self::Runner, block: u64) -> Self::Block;

    /// Why the runner failed, if it did. Blocks played since do not count.
    fn failed(_runner: &Self::Runner) -> Option<&str> {
        None
    }

    /// A test that ends the run when it is decided.
    fn test(&self) -> Option<Test> {
        None
    }

    /// Adds a block to the test, in order; returns whether it is decided.
    fn is_decided(&self, _test: &mut Test, _block: &Self::Block) -> bool {
        false
    }

    /// The report on these blocks (at least one, in order).
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    fn report(
        &self,
        blocks: &[Self::Block],
        test: Option<SprtReport>,
    ) -> Result<Self::Report, OptionsError>;
}

pub(crate) fn about<B: ToString>(kind: Kind, seats: usize, bots: &[B]) -> String {
    let bots: Vec<String> = bots.iter().map(B::to_string).collect();
    format!("{kind}, {seats} seats, {}", bots.join(","))
}
