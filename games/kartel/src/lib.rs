//! Kartel (`rules.md`): Big Two with five suits. Empty your hand first.
//!
//! * All 60 cards are dealt; two seats may put 30 of them aside unseen. The dealer leads the first
//!   round, later the winner of the round before does (2). Clauses are cited as 3.1.
//! * The leader plays any set; then, in play order, a set of as many cards that beats the last one,
//!   or pass. Who passed may play again, or is locked out (`pass` = `hard`). When all others
//!   passed, the pile is emptied and the seat of the last set leads. An empty hand ends the round
//!   (3).
//! * Sets are one card, two or three of one rank, and books of five, in seven lines (4).
//! * A higher line beats a lower one; within a line mostly ranks decide, then the suits, which beat
//!   each other in a circle (5).
//! * Cards left are points, times two or three for who played few; every pair of seats settles (6).
//!
//! Moves in text: `pass`, `play 7k`, `play 5g 5r`.
//!
//! Public: every card played, the pile, who passed, and how many cards each hand has. A hand is
//! known to its seat alone, the cards put aside to nobody.
//!
//! What answers for a seat (speech, examples, bots, encodings, the terminal) stands beside `rules`:
//! so the compiler keeps the private fields of the state from it.

mod advice;
mod bots;
mod encoding;
mod examples;
mod rules;
mod speech;
mod terminal;

pub use bots::{Ending, Solved};
pub use rules::*;
pub use speech::meaning;
