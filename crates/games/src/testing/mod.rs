//! What tests of games share. All of [`kit::testing`] is here, too.

mod advice;
pub mod examples;
mod lens;
mod remarks;

pub use advice::{advised, advises};
pub use kit::testing::*;
pub use lens::{certain, counted, expect, too_strong};
pub use remarks::{Remarked, Seen, alike, left, list, put, remarks, size, sizes};
