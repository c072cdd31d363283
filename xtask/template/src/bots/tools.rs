//! What a seat may do or leave undone in New Game.

use kit::Rank;
use kit::search::Tool;

use crate::{Move, NewGame};

use super::club::beats;

pub(super) const TOOLS: &[Tool<NewGame>] = &[
    Tool::new("taking", "3.3", |view, (), mv| beats(view, mv)),
    Tool::habit("court", |_, (), Move(card)| card.rank() >= Rank::Jack),
];
