//! What a seat may do or leave undone in Krass Kariert.

use kit::View;
use kit::search::Tool;

use crate::{Face, KrassKariert, Move};

pub(super) const TOOLS: &[Tool<KrassKariert>] = &[
    Tool::new("reserve", "3.3", |_, _, mv| matches!(mv, Move::Take { .. })),
    Tool::new("several", "4.1", |_, _, mv| matches!(mv, Move::Play { count: 2.., .. })),
    Tool::new("x", "5.1", |view, _, mv| plays(view, mv, Face::X)),
    Tool::new("stop", "5.2", |view, _, mv| plays(view, mv, Face::STOP)),
    Tool::new("draw", "5.3", |view, _, mv| plays(view, mv, Face::DRAW)),
];

fn plays(view: View<'_, KrassKariert>, mv: Move, face: Face) -> bool {
    let Move::Play { first, count, .. } = mv else { return false };
    let hand = view.private().hand;
    (first..first + count).any(|at| hand.face(usize::from(at)) == Some(face))
}
