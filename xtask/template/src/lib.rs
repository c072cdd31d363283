//! New Game (`rules.md`): the highest card takes the trick.
//!
//! * Five cards each; the seat after the dealer leads (2). Clauses are cited as 3.1.
//! * Each seat plays a card; the highest takes the trick, and its seat leads the next (3).
//! * A trick is a point, and most points win (4).
//!
//! Moves in text: `play 7h`.
//!
//! Public: the trick, and all that was played. A hand is known to its seat alone, the cards put
//! aside to nobody.
//!
//! What answers for a seat (speech, examples, bots, encodings, the terminal) stands beside `rules`:
//! so the compiler keeps the private fields of the state from it.

mod bots;
mod encoding;
mod examples;
mod rules;
mod speech;
mod terminal;

pub use rules::*;
