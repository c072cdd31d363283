//! What can be measured block by block, whoever plays the blocks: the arena's bots, and a game's
//! rules.

use engine::OptionsError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::arena::{Arena, ArenaError};
use crate::block::Block;
use crate::report::{Report, report};
use crate::stats::{SprtReport, Test};
use crate::table::BlockRunner;

/// What a [`Run`](crate::Run) measures.
pub trait Measure: Clone + Send + Sync {
    /// The results of a block, in whole numbers, which depend on its number and on what is measured
    /// and on nothing else.
    type Block: Clone + Serialize + DeserializeOwned + Send;
    /// What plays blocks on one thread.
    type Runner;
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

impl Measure for Arena {
    type Block = Block;
    type Runner = BlockRunner;
    type Report = Report;

    fn check(&self) -> Result<(), ArenaError> {
        self.check()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        self.start_programs()
    }

    fn header(&self) -> Result<Json, OptionsError> {
        self.header()
    }

    fn blocks(&self) -> u64 {
        self.blocks
    }

    fn threads(&self) -> usize {
        self.threads
    }

    fn number(block: &Block) -> u64 {
        block.block
    }

    fn fits(&self, block: &Block) -> bool {
        self.fits(block)
    }

    fn runner(&self) -> BlockRunner {
        BlockRunner::new(self)
    }

    fn play(runner: &mut BlockRunner, block: u64) -> Block {
        runner.play(block)
    }

    fn test(&self) -> Option<Test> {
        self.sprt.map(Test::new)
    }

    fn is_decided(&self, test: &mut Test, block: &Block) -> bool {
        test.add(block, self.seats)
    }

    fn report(&self, blocks: &[Block], test: Option<SprtReport>) -> Result<Report, OptionsError> {
        report(self, blocks, test)
    }
}
