//! How the seats of a table act on each other, as JSON.

use serde::Serialize;

use super::{Figure, Point, Sentence};

parts! {
    /// How the seats of a table act on each other, with all cards as they lie.
    Interaction {
        /// How many rounds were followed.
        rounds: u64,
        /// The share of the variance of who wins, or loses, that the cards decide as they lie at
        /// the start,
        cards: Option<Figure>,
        /// that a seat's own moves decide,
        own: Option<Figure>,
        /// and that the moves of the others decide. The rest is other chance.
        others: Option<Figure>,
        /// The share that the moves of each kind decide.
        kinds: Vec<Swing>,
        /// The share of the decisions at which the seat that decides hardly wins, or loses,
        /// any more, whatever it does.
        hopeless: Option<Figure>,
        /// The share of these at which its choice clearly changes another seat's chance.
        kings: Option<Figure>,
        /// By how much its choice changes one at these, on average.
        influence: Option<Figure>,
        /// How much more of what a good move takes from the others falls on the one that is ahead
        /// of them than is in proportion to their chances, as a share of all that it takes.
        excess: Option<Figure>,
        /// The share of the decisions at which a seat of the first level plays another move than it
        /// most likely would have, as it stood before the others' turns.
        replanned: Option<Figure>,
        /// The share of the same decisions at which that move is not legal any more.
        barred: Option<Figure>,
        /// How often the seat that is ahead gets what the round is about, by when it is.
        ahead: Vec<Point>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What the moves of a kind decide.
    Swing {
        /// The first word of their text.
        kind: String,
        /// Their share of the variance of who wins, or loses.
        share: Option<Figure>,
    }
}
