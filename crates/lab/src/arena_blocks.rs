//! The arena as something that is measured block by block, also for another process.

use games::OptionsError;
use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::arena::{Arena, ArenaError, Form, start_programs};
use crate::block::Block;
use crate::measure::{Measure, about};
use crate::order::{self, OrderError};
use crate::report::{Report, report};
use crate::stats::{SprtReport, Test};
use crate::table::BlockRunner;

impl Arena {
    /// Everything that another process needs to play blocks of this measurement as they are played
    /// here; [`of_order`](Self::of_order) reads it.
    ///
    /// # Errors
    ///
    /// If the measurement cannot be made.
    pub fn order(&self) -> Result<Json, ArenaError> {
        Measure::order(self)
    }

    /// The arena in another process's order, with the number of blocks unlimited.
    ///
    /// # Errors
    ///
    /// If it cannot be played here as it would be there: the other program was built from another
    /// commit, or means something else by the same words.
    pub fn of_order(order: &Json) -> Result<Self, OrderError> {
        order::read(order)
    }
}

#[derive(Deserialize)]
struct Order {
    game: String,
    seats: usize,
    options: Map<String, Json>,
    form: Form,
    bots: Vec<(String, u64)>,
    seed: u64,
    ms: u64,
    start_ms: u64,
}

impl Measure for Arena {
    type Block = Block;
    type Runner = BlockRunner;
    type Report = Report;

    fn check(&self) -> Result<(), ArenaError> {
        self.check()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        start_programs(&self.bots)
    }

    fn header(&self) -> Result<Json, OptionsError> {
        self.header()
    }

    fn order(&self) -> Result<Json, ArenaError> {
        self.check()?;
        let mut order = self.header()?;
        order["ms"] = self.ms.into();
        order["start_ms"] = self.start_ms.into();
        Ok(order)
    }

    fn of_order(order: &Json) -> Result<Self, String> {
        let Order { game, seats, options, form, bots, seed, ms, start_ms } =
            Order::deserialize(order).map_err(|error| error.to_string())?;
        let (kind, settings) = order::table(&game, &options)?;
        let bots = order::bots(&bots)?;
        let (blocks, threads, sprt) = (u64::MAX, 1, None);
        Ok(Self { kind, seats, settings, bots, form, blocks, seed, threads, ms, start_ms, sprt })
    }

    fn about(&self) -> String {
        about(self.kind, self.seats, &self.bots)
    }

    fn by_programs(&self) -> bool {
        self.by_programs()
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
