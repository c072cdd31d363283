//! A round that is over.

use serde_json::Value;

use super::names::Names;

/// A round that is over; everything is turned up then.
pub(super) struct Ended<'a> {
    /// What everyone sees.
    pub view: &'a Value,
    /// Every card that each seat has left.
    pub left: Vec<Vec<&'a str>>,
    /// What each seat scored.
    pub scores: &'a [i32],
    /// What the seats are called.
    pub names: &'a Names,
}

impl Ended<'_> {
    /// The seats without a card.
    pub(super) fn out(&self) -> Vec<usize> {
        (0..self.left.len()).filter(|&seat| self.left[seat].is_empty()).collect()
    }

    /// The seats with such a score.
    pub(super) fn scored(&self, wanted: impl Fn(i32) -> bool) -> Vec<usize> {
        (0..self.scores.len()).filter(|&seat| wanted(self.scores[seat])).collect()
    }

    /// A message about seats.
    pub(super) fn say(&self, id: &str, seats: &[usize]) -> String {
        let who = self.names.list(seats.iter().copied());
        self.names.text(id, &[("seats", who.into()), ("count", seats.len().into())])
    }
}
