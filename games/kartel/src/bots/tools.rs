//! What a seat may do or leave undone in Kartel.

use kit::search::Tool;

use crate::{Kartel, Move, Rank};

pub(super) const TOOLS: &[Tool<Kartel>] = &[
    Tool::new("books", "4.5", |_, _, mv: Move| mv.cards().len() == 5),
    Tool::new("groups", "4.2", |_, _, mv: Move| matches!(mv.cards().len(), 2 | 3)),
    Tool::new("passing", "3.2", |_, _, mv: Move| mv.is_pass()),
    Tool::habit("breaking", |view, _, mv: Move| {
        let left = view.private().hand.without(mv.cards());
        mv.cards().iter().any(|card| left.iter().any(|other| other.rank() == card.rank()))
    }),
    Tool::habit("top", |_, _, mv: Move| mv.cards().iter().any(|card| card.rank() >= Rank::God)),
];
