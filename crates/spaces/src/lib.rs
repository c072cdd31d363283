//! The games for programs that learn: decisions as numbers, and many matches at once.
//!
//! | module | what it holds |
//! |---|---|
//! | `choosing` | a move as one or more *actions*, each a number |
//! | `rules` | what an episode earns |
//! | `table` | who plays: makes matches and batches |
//! | `env` | one match that a program steps |
//! | `batch` | thousands of them |
//! | `pool` | threads that step parts of a batch |
//! | `saved` | where a match stands, as text |
//! | `any` | the same numbers for a match in text |
//!
//! A game says itself how it writes actions and observations ([`Spaces`]). An observation is made
//! of a seat's view and of its memory of what it was told, and of nothing else, so no program that
//! learns from it can know more than its seat.
//!
//! ```
//! use games::Kind;
//! use spaces::{AnyEnv, Table};
//!
//! let mut env = Table::new(Kind::ALL[0], 3)?.env(1);
//! let mut mask = vec![0; env.actions()];
//! while !env.is_over() {
//!     env.mask(&mut mask);
//!     let action = mask.iter().position(|&legal| legal == 1).expect("who decides has a move");
//!     env.step(action)?;
//! }
//! assert_eq!(env.rewards().iter().sum::<f32>(), 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod batch;
mod choosing;
mod env;
mod planes;
mod pool;
mod rules;
mod table;
#[cfg(test)]
mod tests;

pub use any::{Decision, decide, observe};
pub use batch::{AnyBatch, Out, StepError};
pub use choosing::NotLegal;
pub use encoding::{Episode, Plane, Planes, Spaces};
pub use env::AnyEnv;
pub use env::SavedError;
pub use rules::Reward;
pub use table::{Table, TableError};
