//! The results of a block, in whole numbers, whose sums are the same in any order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The parts of a won round; they can be divided among any number of seats up to ten.
pub const PART: u64 = 2520;

/// The results of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Its number, from 0.
    pub block: u64,
    /// What each bot did, in the order in which they were named.
    pub bots: Vec<Sums>,
    /// For each bot and each other: over all rounds and pairs of their seats, 2 if the first had
    /// the better score and 1 if they had the same.
    pub pairs: Vec<Vec<u64>>,
}

/// The results of a bot in a block: sums over its seats and rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    /// Seats that it held, over all rounds.
    pub rounds: u64,
    /// How many rounds it had the best score in, ties divided, in [`PART`]s.
    pub share: u64,
    /// How many rounds it had the best score in, alone or with others.
    pub best: u64,
    /// How many rounds it had the worst score in, alone or with others.
    pub worst: u64,
    /// Its scores.
    pub score: i64,
    /// By distance from the dealer, the seat after the dealer first: rounds and share.
    pub seats: Vec<(u64, u64)>,
    /// What went wrong, for a program; `None` for our own bots.
    #[serde(default)]
    pub faults: Option<Faults>,
}

/// What a program did, and what went wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faults {
    /// How many decisions it had.
    pub decisions: u64,
    /// In how many of them the novice decided instead.
    pub fallbacks: u64,
    /// How many of its moves were refused, by the clause that they break, or `not_a_move` and
    /// `not_now`.
    pub refusals: BTreeMap<String, u64>,
    /// How many of its lines were no answer.
    pub garbage: u64,
    /// How often it was late.
    pub timeouts: u64,
    /// How often it exited, or could not be started.
    pub crashes: u64,
    /// How often it was ended because it wrote too much.
    pub floods: u64,
    /// How many rounds had so many decisions that the club player took over.
    pub long: u64,
    /// The first of these things, in words.
    pub notes: Vec<String>,
}

const NOTES_MAX: usize = 5;

impl Faults {
    pub(crate) fn note(&mut self, note: impl FnOnce() -> String) {
        if self.notes.len() < NOTES_MAX {
            self.notes.push(note());
        }
    }

    pub(crate) fn add(&mut self, later: &Self) {
        self.decisions += later.decisions;
        self.fallbacks += later.fallbacks;
        for (rule, count) in &later.refusals {
            *self.refusals.entry(rule.clone()).or_default() += count;
        }
        self.garbage += later.garbage;
        self.timeouts += later.timeouts;
        self.crashes += later.crashes;
        self.floods += later.floods;
        self.long += later.long;
        later.notes.iter().for_each(|note| self.note(|| note.clone()));
    }
}
