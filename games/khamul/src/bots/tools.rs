//! What a seat may do or leave undone in Khamul.

use kit::View;
use kit::search::Tool;

use crate::{Khamul, Memory, Move, value};

pub(super) const TOOLS: &[Tool<Khamul>] = &[
    Tool::new("announcing", "6.1", |_, _, mv| mv == Move::Khamul),
    Tool::new("gamble", "7.3", |view, memory, mv| mv == Move::Khamul && !knows_low(view, memory)),
    Tool::new("taking", "3.2", |_, _, mv| mv == Move::Take),
    Tool::new("keeping", "3.3", |_, _, mv| mv == Move::Discard),
    Tool::new("snapping", "4.1", |_, _, mv| matches!(mv, Move::Snap(_))),
    Tool::new("blind", "4.3", |view, memory: &Memory, mv| match mv {
        Move::Snap(slot) => memory.card(view.seat(), slot.index()).is_none(),
        _ => false,
    }),
    Tool::new("look", "5.1", |_, _, mv| matches!(mv, Move::Look(_))),
    Tool::new("give", "5.2", |_, _, mv| matches!(mv, Move::Give(_))),
    Tool::new("exchange", "5.3", |_, _, mv| matches!(mv, Move::Exchange(..))),
];

/// Whether the view's seat knows its whole row, and may announce it (6.1).
fn knows_low(view: View<'_, Khamul>, memory: &Memory) -> bool {
    let (table, me) = (view.table(), view.seat());
    let cards = (0..table.row_size(me)).map(|slot| memory.card(me, slot));
    let points: Option<u16> = cards.map(|card| card.map(value)).sum();
    points.is_some_and(|points| points <= table.options.low())
}
