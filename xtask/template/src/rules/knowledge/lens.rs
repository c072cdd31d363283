//! What a seat could know in New Game: the cards that are left, counted out.

use kit::lens::{self, Fact, Unseen};
use kit::{CardSet, French, Knows as _, Seat, Told, View};

use super::super::{NewGame, Table};

/// What a seat keeps of a round besides its view: of what others play nothing is kept, since a
/// seat may play nearly any card (3.1, 3.2). What follows is counting.
#[derive(Clone, Copy, Debug)]
pub struct Evidence;

impl lens::Evidence<NewGame> for Evidence {
    type Face = French;

    fn new(_: Seat, _: &Table) -> Self {
        Self
    }

    fn hear(&mut self, _: u32, _: Told<'_, NewGame>) {}

    fn facts(&self, view: View<'_, NewGame>) -> Vec<Fact<French>> {
        let mut facts = Vec::new();
        let hidden = NewGame::hidden(view, &());
        Unseen::new(&hidden, |_| &[], CardSet::ALL, "new-game:1.1").facts(&mut facts);
        facts
    }
}
