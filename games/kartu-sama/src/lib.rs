//! Kartu Sama (`rules.md`): share the rank or the suit of the card before you.
//!
//! * Eight cards each, one turned up; the seat after the dealer begins (2). Clauses are cited as
//!   3.1.
//! * Who has a card that fits plays one; nobody is forced to start a joker. Who has none draws two,
//!   and as many more as there are other seats if it held a single card (3).
//! * A joker fits always, and asks for as many further cards as there are seats; who runs out of
//!   fitting cards draws twice the number of seats (4).
//! * The round ends when a hand is empty or the draw pile is, and more is due (3.5). Few points win
//!   (5).
//!
//! These numbers are the usual ones; a variant may change them (7). Of several decks each can have
//! a back of its own, which everyone sees (1.4).
//!
//! Moves in text: `play 7h`, `play Jo`, `draw`.
//!
//! Public: the discard pile, how many cards each hand and the draw pile have, what is owed, and who
//! drew how many. A hand is known to its seat alone, the draw pile to nobody.
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
