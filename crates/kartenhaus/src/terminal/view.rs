//! What somebody sees of a match, as it was shown, in the game's own types.

use std::any::Any;

use games::{Common, Game as _, Kind, Shown, for_game};
use serde::Deserialize as _;
use serde::de::IgnoredAny;
use serde_json::Value;

use prompt::{AtTerminal, View};

pub(crate) struct AnyView {
    pub(crate) kind: Kind,
    /// What every view shows.
    pub(crate) common: Common,
    own: Box<dyn Any + Send>,
}

impl AnyView {
    /// The view that was shown so; `None` if it is none of a game that is known here.
    pub(crate) fn read(shown: &Value) -> Option<Self> {
        let Shown { game, common, .. } =
            Shown::<IgnoredAny, IgnoredAny>::deserialize(shown).ok()?;
        for_game!(game, G => {
            let view = View::<G>::deserialize(shown).ok()?;
            let seats = common.scores.len();
            let is_whole = G::SEATS.contains(&seats) && G::is_whole(&view.own, seats);
            is_whole.then(|| Self { kind: game, common, own: Box::new(view) })
        })
    }

    /// The same, of its own game.
    pub(super) fn of<G: AtTerminal>(&self) -> &View<G> {
        self.own.downcast_ref().expect("its kind says which game it is of")
    }
}
