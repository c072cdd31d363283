//! For whom a ranked match counts, and what it came to, as logs keep it.

use games::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::key::PersonId;

/// For whom a seat of a ranked match counts: whoever sat there when it began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Contender {
    /// A person, with their name.
    Person {
        /// Who.
        person: PersonId,
        /// Their name then.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Somebody who has deleted what was kept of them: nothing is known of who it was.
    Gone {},
}

/// What a ranked match came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankedResult {
    /// The game's id.
    pub game: String,
    /// The room's name, and the number of the match: no other match has both.
    pub room: String,
    /// See [`room`](Self::room).
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// By seat, for whom it counts.
    pub seats: Vec<Contender>,
    /// By seat, its rank: 1 for the winners. Those who are level have the same.
    pub ranks: Vec<u32>,
}

/// By seat, its rank in a match with these totals. The winners are first; of the others whoever is
/// nearer to them by points, whether many or few are good. Where nobody won, all share the second
/// place: they are level, and none of them is first.
pub fn ranks(scores: &[i32], winners: SeatSet) -> Vec<u32> {
    if winners.is_empty() {
        return vec![2; scores.len()];
    }
    let behind = |(seat, score): (usize, &i32)| {
        if Seat::new(seat).is_some_and(|seat| winners.contains(seat)) {
            return 0;
        }
        let won = winners.iter().map(|seat| scores[seat.index()].abs_diff(*score));
        won.min().unwrap_or_default().saturating_add(1)
    };
    let behind: Vec<u32> = scores.iter().enumerate().map(behind).collect();
    let rank = |own: &u32| 1 + behind.iter().filter(|other| *other < own).count() as u32;
    behind.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_are_first_and_then_whoever_is_nearer_to_them() {
        let of = |scores: &[i32], winners: &[usize]| {
            ranks(scores, winners.iter().filter_map(|seat| Seat::new(*seat)).collect())
        };
        assert_eq!(of(&[9, 5, 7], &[0]), [1, 3, 2]);
        assert_eq!(of(&[8, 2], &[0]), [1, 2]);
        assert_eq!(of(&[5, 5, 1, 0], &[0, 1]), [1, 1, 3, 4]);
        assert_eq!(of(&[3, 1], &[0]), [1, 2]);
        // Where few points are good, whoever has the most is last.
        assert_eq!(of(&[40, 12, 30], &[1]), [3, 1, 2]);
        // A tie shares the first place, and without a winner nobody has it.
        assert_eq!(of(&[0, 0], &[0, 1]), [1, 1]);
        assert_eq!(of(&[0, 0], &[]), [2, 2]);
        assert_eq!(of(&[-2, -3, -2], &[]), [2, 2, 2]);
    }
}
