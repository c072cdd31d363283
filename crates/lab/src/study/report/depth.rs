//! What it is worth to look ahead, and to see all cards, as JSON.

use serde::Serialize;

use super::{Figure, Sentence};

parts! {
    /// What it is worth to look ahead, and to see all cards: one seat among novices.
    Depth {
        /// How many deals were played in all ways.
        deals: u64,
        /// The share of the deals of which some way was given up, since it did not end.
        limits: Option<Figure>,
        /// The share of the rounds that a seat wins, or does not lose, if all play alike.
        even: f64,
        /// What the seat makes of more and more foresight.
        steps: Vec<Step>,
        /// The share of the rounds that it wins, or does not lose, if it tries its moves as often
        /// as in the last step, but in the true deal: with all hands and the draw pile open.
        open: Option<Figure>,
        /// How much more that is than in the last step.
        open_more: Option<Figure>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// How far a seat looks ahead.
    Step {
        /// In how many sampled deals it tries its moves.
        worlds: u64,
        /// The share of the rounds that it wins, or does not lose.
        won: Option<Figure>,
        /// How much more that is than with half as many; `null` for the first.
        more: Option<Figure>,
    }
}
