//! Where the server's randomness comes from: names, keys, seeds and bots.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use games::{Rng, Seed};

/// The operating system; or, so that a run can be repeated, a fixed seed.
pub(crate) struct Random {
    fixed: Option<Seed>,
    /// How many seeds each label has had from the fixed one.
    drawn: Mutex<HashMap<String, u64>>,
}

impl Random {
    pub(crate) fn new(fixed: Option<u64>) -> Self {
        Self { fixed: fixed.map(Seed::from_number), drawn: Mutex::default() }
    }

    /// A new seed. With a fixed seed, it depends only on the label and on how often the label was
    /// used before, so requests that arrive in another order do not change it.
    pub(crate) fn seed(&self, label: &str) -> Seed {
        let Some(fixed) = self.fixed else {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
            return Seed::new(bytes);
        };
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let count = drawn.entry(label.to_owned()).or_default();
        *count += 1;
        Seed::new(play::random::bytes(&mut fixed.rng(label, *count)))
    }

    pub(crate) fn rng(&self, label: &str) -> Rng {
        self.seed(label).rng(label, 0)
    }

    pub(crate) fn bytes<const N: usize>(&self, label: &str) -> [u8; N] {
        play::random::bytes(&mut self.rng(label))
    }
}
