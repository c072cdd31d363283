//! What a seat may do or leave undone in KTU.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use kit::search::Tool;
use kit::{GameExt as _, State as _, View};

use crate::{Ktu, Move};

pub(super) const TOOLS: &[Tool<Ktu>] = &[
    Tool::new("taking", "3.4", |_, _, mv| mv == Move::Take),
    Tool::new("several", "3.2", |_, _, mv| matches!(mv, Move::Play(play) if play.size() > 1)),
    Tool::new("any", "5.3", |view, _, mv| plays(view, mv, 0)),
    Tool::new("through", "5.2", |view, _, mv| plays(view, mv, 1)),
    Tool::new("lower", "5.4", |view, _, mv| plays(view, mv, 2)),
    Tool::new("skip", "5.5", |view, _, mv| plays(view, mv, 3)),
    Tool::new("burn", "5.1", |view, _, mv| match mv {
        Move::Play(play) => view.table().powers.burns(play),
        _ => false,
    }),
];

/// Whether a move plays cards of the rank that has this power.
fn plays(view: View<'_, Ktu>, mv: Move, power: usize) -> bool {
    matches!(mv, Move::Play(play) if view.table().powers.ranks()[power] == Some(play.rank()))
}

/// A number for where the cards lie and who is on turn.
pub(super) fn position(game: &Ktu) -> u64 {
    let (table, mut hasher) = (game.table(), DefaultHasher::new());
    for seat in table.standings.seats().seats() {
        let open = table.open[seat];
        (game.view(seat).private().hand.bits(), open.bits()).hash(&mut hasher);
        table.closed_size(seat).hash(&mut hasher);
    }
    let top = table.pile.fitting();
    (table.pile.cards().bits(), top.bits(), table.turn, table.draw_size()).hash(&mut hasher);
    hasher.finish()
}
