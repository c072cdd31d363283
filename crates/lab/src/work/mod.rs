//! Measuring on many machines: `kartenhaus arena --workers` and `kartenhaus lab … --workers` hand
//! out blocks, `kartenhaus worker` plays them. `docs/arena.md` says how to use them. Whoever hands
//! out blocks is called an arena here, whatever it measures.
//!
//! An arena announces once a second what it measures. Workers of the same build pull tasks, each of
//! several blocks, from the arena's own JetStream work queue, and put their results into the same
//! queue. The arena alone knows what is finished; the queue may be lost at any time, and is rebuilt
//! from what is not. So neither reordering, duplicates nor crashes change a result.
//!
//! | module | what it holds |
//! |---|---|
//! | `arena` | hands out blocks and takes in results |
//! | `worker`, `job` | plays blocks; what they are of |
//! | `queue` | the queue and the messages between them |

mod arena;
mod job;
mod queue;
mod worker;

pub use self::arena::{Seen, measure};
pub use self::worker::Worker;
