//! The games for programs that learn: decisions as numbers, and many matches at once.
//!
//! | module | what it holds |
//! |---|---|
//! | `choosing` | a move as one or more *actions*, each a number |
//! | `planes` | what a seat knows, as bytes in named *planes* |
//! | `rules` | what an episode is, and what it earns |
//! | `table` | who plays: makes matches and batches |
//! | `env` | one match that a program steps |
//! | `batch` | thousands of them |
//! | `pool` | threads that step parts of a batch |
//! | `saved` | where a match stands, as text |
//! | `any` | the same numbers for a match in text |
//! | `games` | the five games, a file each: actions and planes |
//!
//! An observation is made of a seat's view and of its memory of what it was told, and of nothing
//! else, so no program that learns from it can know more than its seat.
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
mod games;
mod planes;
mod pool;
mod rules;
mod table;
#[cfg(test)]
mod tests;

use ::games::{Speaks, View};
use bots::Policy;

pub use any::{Decision, decide, observe};
pub use batch::{AnyBatch, Out, StepError};
pub use choosing::NotLegal;
pub use env::AnyEnv;
pub use env::SavedError;
pub use planes::{Plane, Planes};
pub use rules::{Episode, Reward};
pub use table::{Table, TableError};

/// A game whose decisions are numbers.
///
/// The numbers of actions are the same at every table and stay the same from version to version.
pub trait Spaces: Policy + Speaks {
    /// How many actions there are.
    const ACTIONS: usize;

    /// Whether some moves are named by several actions.
    const PARTS: bool;

    /// Whether an observation needs the seat's memory.
    const REMEMBERS: bool;

    /// What an action is called, such as `7h`.
    fn action(action: usize) -> String;

    /// The action that names the part of a legal move with this number, from 0; `None` after the
    /// last. Moves that name the same actions are as good as each other, and the first in canonical
    /// order is played.
    fn part(view: View<'_, Self>, mv: Self::Move, at: usize) -> Option<usize>;

    /// By how many points a seat can be behind the others' average once an episode is over: never
    /// by more, and perhaps never by as many. `fresh` is a match before its first deal.
    fn behind(fresh: &Self, episode: Episode) -> u32;

    /// Writes what the view's seat knows: always the same planes at tables of one size.
    fn observe(view: View<'_, Self>, memory: &Self::Memory, planes: &mut impl Planes);
}
