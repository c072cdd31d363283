//! A measure in both rule sets of a comparison.

use crate::stats::{Mean, Signed, sums};

sums! {
    Measured {
        first: Mean,
        second: Mean,
        /// What the change makes of it, by deal.
        change: Mean,
    }
}

impl Measured {
    pub(super) fn push(&mut self, first: i64, second: i64) {
        self.first.push(first);
        self.second.push(second);
        self.change.push(second - first);
    }

    /// Both rule sets' values of a deal, added up.
    pub(super) fn sum(&self) -> Mean {
        let Self { first, second, change } = self;
        Mean {
            n: change.n,
            sum: Signed(first.sum.0 + second.sum.0),
            squares: 2 * (first.squares + second.squares) - change.squares,
        }
    }
}
