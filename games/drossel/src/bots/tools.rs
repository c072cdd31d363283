//! What a seat may do or leave undone in Drossel.

use kit::French;
use kit::search::Tool;

use crate::{Drossel, Move};

use super::club::beats;

pub(super) const TOOLS: &[Tool<Drossel>] = &[
    Tool::new("taking", "3.3", |view, _, mv| beats(view, mv)),
    Tool::new("trumping", "3.2", |view, _, Move(card)| {
        let table = view.table();
        let trump = table.turned.map(French::suit) == Some(card.suit());
        trump && table.led().is_some_and(|led| led != card.suit())
    }),
    Tool::habit("trumps", |view, _, Move(card)| {
        let table = view.table();
        table.is_led() && table.turned.map(French::suit) == Some(card.suit())
    }),
];
