//! Drossel (`rules.md`): follow suit, and trump.
//!
//! * Five cards each; a card is turned up, whose suit is trumps (2). Clauses are cited as 3.1.
//! * Who can follows suit; the highest trump takes the trick, or else the highest card of the suit
//!   that was led, and its seat leads the next (3).
//! * A trick is a point; all of them are three more (4).
//!
//! Moves in text: `play 7h`.
//!
//! Public: the card turned up, the trick, and all that was played. A hand is known to its seat
//! alone, the cards put
//! aside to nobody.
//!
//! The rules own the state. What answers for a seat stands beside them, so that the compiler keeps
//! private fields from it: what is said (`speech`), examples beside the
//! rules, bots, encodings, and the terminal.

mod bots;
mod encoding;
mod examples;
mod rules;
mod speech;
mod terminal;

pub use rules::*;
