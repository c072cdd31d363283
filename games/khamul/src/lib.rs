//! Khamul (`rules.md`): remember your cards, get them low, announce it in time.
//!
//! * Four cards each, face down in a row; all look at two of their own (2). Clauses are cited as
//!   3.1.
//! * On turn a seat draws, or takes the top of the discard pile, and discards what it drew or
//!   switches it for a slot (3); or it announces Khamul instead, and each other seat has one more
//!   turn (6).
//! * After every discard any seat may throw slots that match the top; a wrong throw costs a card
//!   (4).
//! * Jacks look, black queens give a card away, black kings exchange two (5).
//! * The lowest row counts 0, an empty one −5; who should have announced counts 20 (7).
//! * At any time a seat may rearrange its row (8), and throw where the table says so (4.7).
//!
//! Moves in text: `peek 0 2`, `switch 3`, `exchange 1 2 0`.
//!
//! Public: the discard pile, how many cards each row and the draw pile have, where cards moved, who
//! looked where. What lies in a row is in no view, its owner's neither: remembering is the game. A
//! seat is told once what it is shown. The draw pile is known to nobody.
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

pub use rules::*;
