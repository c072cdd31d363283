//! A round that is over.

use crate::Names;

/// A round that is over; everything is turned up then.
pub struct Ended<'a, V> {
    /// What everyone sees.
    pub view: &'a V,
    /// Every card that each seat has left.
    pub left: Vec<Vec<String>>,
    /// What each seat scored.
    pub scores: &'a [i32],
    /// What the seats are called.
    pub names: &'a Names,
}

impl<V> Ended<'_, V> {
    /// The seats without a card.
    pub fn out(&self) -> Vec<usize> {
        (0..self.left.len()).filter(|&seat| self.left[seat].is_empty()).collect()
    }

    /// The seats with such a score.
    pub fn scored(&self, wanted: impl Fn(i32) -> bool) -> Vec<usize> {
        (0..self.scores.len()).filter(|&seat| wanted(self.scores[seat])).collect()
    }

    /// A message about seats.
    pub fn say(&self, id: &str, seats: &[usize]) -> String {
        let who = self.names.list(seats.iter().copied());
        self.names.text(id, &[("seats", who.into()), ("count", seats.len().into())])
    }
}
