//! What a seat may do or leave undone in Drossel.

use kit::Rank;
use kit::search::Tool;

use crate::{Drossel, Move};

use super::club::beats;

pub(super) const TOOLS: &[Tool<Drossel>] = &[
    Tool::new("taking", "3.3", |view, (), mv| beats(view, mv)),
    Tool::habit("court", |_, (), Move(card)| card.rank() >= Rank::Jack),
];
