//! The lab: measures bots and rules by playing. `docs/arena.md` says how to use it.
//!
//! | module | what it holds |
//! |---|---|
//! | `arena`, `arena_blocks` | bots at a table ([`Arena`]), measured block by block |
//! | [`study`] | what a game's rules make of it: the designer's report (`docs/lab.md`) |
//! | `measure` | what can be measured block by block ([`Measure`]) |
//! | `run` | a run over blocks ([`Run`]), on all cores or elsewhere |
//! | `block`, `play` | the results of a block, in whole numbers ([`Block`]); how it is played |
//! | `order` | a measurement as an order to another process |
//! | `file` | finished blocks in a file, to resume later |
//! | `player`, `program`, `seated`, `table` | levels and programs on seats |
//! | `report` | the results ([`Report`]), as JSON and as text |
//! | `stats` | intervals, strengths and the sequential test |
//! | `matches`, `groups` | whole matches as a Parquet file; the groups of such files |
//! | [`work`] | the same on many machines |

mod arena;
mod arena_blocks;
mod block;
mod file;
#[cfg(feature = "parquet")]
mod groups;
mod matches;
mod measure;
mod order;
mod play;
mod player;
mod program;
mod report;
mod run;
mod seated;
mod stats;
pub mod study;
mod table;
#[cfg(feature = "work")]
pub mod work;

pub use arena::{Arena, ArenaError, BLOCKS_MAX, COMMIT, Form, Rules};
pub use block::{Block, Faults, PART, Sums};
pub use file::replace;
pub use matches::Matches;
pub use measure::Measure;
pub use order::OrderError;
pub use player::Player;
pub use program::{Answer, Failed, LINE_MAX, Program, end_programs, exit};
pub use report::{BotReport, Report};
pub use run::{Progress, Run, run, run_with};
pub use seated::{ASKED_MAX, FAILURES_MAX, Failure, Hello, SeatedProgram};
pub use stats::{Figure, Sprt, SprtReport, Verdict};
pub use table::BlockRunner;
