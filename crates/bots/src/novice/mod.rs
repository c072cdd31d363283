//! The novice: for each game a page of rules that takes what looks best at once.

mod kartel;
mod kartu_sama;
mod khamul;
mod krass_kariert;
mod ktu;

use engine::{Game, Kartel, KartuSama, Khamul, KrassKariert, Ktu, Rng, View};

/// A game that a novice can play.
pub trait Novice: Game {
    /// The novice's move, of all legal `moves` (never none, in canonical order).
    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move;
}

/// Each game's page is a function `choose` in its own file.
macro_rules! novices {
    ($($game:ty => $file:ident),+ $(,)?) => {$(
        impl Novice for $game {
            fn novice(
                view: View<'_, Self>,
                memory: &Self::Memory,
                rng: &mut Rng,
                moves: &[Self::Move],
            ) -> Self::Move {
                $file::choose(view, memory, rng, moves)
            }
        }
    )+};
}

novices! {
    Kartel => kartel,
    KartuSama => kartu_sama,
    KrassKariert => krass_kariert,
    Khamul => khamul,
    Ktu => ktu,
}
