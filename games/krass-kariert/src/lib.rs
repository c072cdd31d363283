//! Krass Kariert (`rules.md`): a hand that may not be sorted.
//!
//! * Ten cards (seven with five seats) in the order in which they were dealt, and two open reserve
//!   cards (2). Clauses are cited as 3.1.
//! * In a trick each seat has one turn. The starter plays; each seat after it plays higher, plays a
//!   special card, or takes a reserve card into its hand. Who can do none of this has lost the
//!   round (3).
//! * Only cards that lie side by side play together: solo, run of two, pair, run of three, three of
//!   a kind, low to high (4). X stands for any number, Stop ends and wins the trick, and each Draw
//!   makes the winner draw three cards and put them where it likes (5).
//! * After a trick seats without cards are out. The last one in pays a chip; who has none left
//!   loses the match (7).
//!
//! Moves in text: `play 3`, `play 3-5`, `play 3-5 as 8 9 10` if there are X among them,
//! `take 0 at 4`, `insert 7`.
//!
//! Public: the reserve cards and where they went, which positions were played, the trick, chips,
//! and how many cards each hand and the draw pile have. A hand is known to its seat, the draw pile
//! to nobody.
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
