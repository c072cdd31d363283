//! What tests of games share. All of [`kit::testing`] is here, too.

pub mod examples;
mod lens;
mod remarks;

pub use kit::testing::*;
pub use lens::{certain, counted, expect, too_strong};
pub use remarks::{Remarked, Seen, alike, left, list, put, remarks, size, sizes};
