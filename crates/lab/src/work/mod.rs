//! The arena on many machines: `kartenhaus arena --workers` hands out blocks, `kartenhaus worker`
//! plays them. How both are used stands in `docs/arena.md`.
//!
//! An arena says once a second what it measures. Workers that were built like it pull tasks, some
//! blocks each, from a JetStream work queue of its own, and put what the blocks came to into the
//! same queue. The arena alone knows what is finished: the queue may be lost at any time, and is
//! made again from what is not. So no order, no double and no death changes a result.
//!
//! | module | what it holds |
//! |---|---|
//! | `arena` | who hands out blocks and takes what they came to |
//! | `worker` | who plays them |
//! | `queue` | the queue between them, and what is said |

mod arena;
mod queue;
mod worker;

pub use self::arena::{Seen, measure};
pub use self::worker::Worker;
