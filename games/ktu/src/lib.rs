//! KTU (`rules.md`): get rid of your hand, then your open cards, then your closed cards,
//! blind.
//!
//! * Three closed cards and seven in the hand; of the seven all lay three open at once, unseen by
//!   each other (2). Clauses are cited as 2.2.
//! * Who is on turn beats the pile with cards of one rank, or takes it (3). Hands are drawn up to
//!   four while there are cards to draw; then the open cards are taken up, and at last the closed
//!   ones are turned over one by one.
//! * Higher beats lower, without suits; a 7 asks for lower; a 2, a 3 and a 10 go on anything, and a
//!   3 is looked through (4).
//! * A 10 and four of a kind take the pile out of the game, and their seat plays again; an 8 passes
//!   over a seat (5).
//! * The first seat without cards wins; with `play_on` the others play for places (3.7, 6).
//!
//! Moves in text: `open 2h 3c Ks`, `play 7d 7h`, `flip 0`, and `take`.
//!
//! Public: open cards, the pile, cards out of the game, every count, and those cards of a hand that
//! all saw enter it (7.3). The rest of a hand is known to its seat alone, and so is its choice of
//! open cards until all have chosen. The draw pile and the closed cards are known to nobody.
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
