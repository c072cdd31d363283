//! What a worker plays, whatever is measured.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};

use crate::arena::ArenaError;
use crate::order::{OrderError, read};
use crate::study::{Study, Sweep};
use crate::{Arena, Measure};

/// A measurement whose blocks are played here for somebody else.
pub(super) trait Job: Send + Sync {
    fn about(&self) -> String;

    fn by_programs(&self) -> bool;

    /// Makes ready what has to be before blocks are played.
    fn prepare(&self) -> Result<(), ArenaError>;

    fn blocks(&self) -> u64;

    /// Plays blocks, and returns them as JSON. If it `is_over` meanwhile, there are fewer.
    fn play(&self, blocks: Range<u64>, is_over: &dyn Fn() -> bool) -> Vec<Box<RawValue>>;
}

/// What another process orders; the member that only its kind has says what that is.
pub(super) fn job(order: &Json) -> Result<Arc<dyn Job>, OrderError> {
    Ok(match order {
        order if order.get("report").is_some() => Playing::of(read::<Study>(order)?),
        order if order.get("sweep").is_some() => Playing::of(read::<Sweep>(order)?),
        order => Playing::of(read::<Arena>(order)?),
    })
}

struct Playing<M: Measure> {
    measure: M,
    idle_runners: Mutex<Vec<M::Runner>>,
}

impl<M: Measure + 'static> Playing<M> {
    fn of(measure: M) -> Arc<dyn Job> {
        Arc::new(Self { measure, idle_runners: Mutex::default() })
    }

    fn idle_runners(&self) -> MutexGuard<'_, Vec<M::Runner>> {
        // No code panics between two changes that belong together.
        self.idle_runners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<M: Measure + 'static> Job for Playing<M> {
    fn about(&self) -> String {
        self.measure.about()
    }

    fn by_programs(&self) -> bool {
        self.measure.by_programs()
    }

    fn prepare(&self) -> Result<(), ArenaError> {
        self.measure.prepare()
    }

    fn blocks(&self) -> u64 {
        self.measure.blocks()
    }

    fn play(&self, blocks: Range<u64>, is_over: &dyn Fn() -> bool) -> Vec<Box<RawValue>> {
        let idle = self.idle_runners().pop();
        let mut runner = idle.unwrap_or_else(|| self.measure.runner());
        let going_on = blocks.take_while(|_| !is_over());
        let played = going_on.map(|block| M::play(&mut runner, block));
        let played = played.map(|block| to_raw_value(&block).expect("a block is plain")).collect();
        self.idle_runners().push(runner);
        played
    }
}
