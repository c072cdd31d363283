//! The same numbers for a match of any game in text, for whoever drives it.

use games::{AnyGame, Seat, for_game, seat_of};

use crate::Spaces;
use crate::choosing::{Choosing, NotLegal};
use encoding::Planes;

/// What a seat has to decide after the actions that it has named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To name one of these actions, ascending; none if the seat has nothing to decide.
    Next(Vec<usize>),
    /// Nothing more: this is the move that it has named.
    Move(String),
}

/// What a seat has to decide after the actions that it has named.
///
/// # Errors
///
/// At the first of them that is not legal.
pub fn decide(game: &dyn AnyGame, seat: Seat, named: &[usize]) -> Result<Decision, NotLegal> {
    for_game!(game.kind(), G => {
        let (choosing, mv) = choose::<G>(game, seat, named)?;
        if let Some(mv) = mv {
            return Ok(Decision::Move(mv.to_string()));
        }
        let mut next: Vec<usize> = choosing.legal().collect();
        next.sort_unstable();
        next.dedup();
        Ok(Decision::Next(next))
    })
}

/// What a seat knows that has named these actions, as [`AnyEnv::observe`](crate::AnyEnv::observe)
/// writes it where an episode is a round; nothing before the first deal, or if the table has no
/// such seat.
///
/// # Errors
///
/// As [`decide`].
pub fn observe(game: &dyn AnyGame, seat: Seat, named: &[usize]) -> Result<Vec<u8>, NotLegal> {
    for_game!(game.kind(), G => {
        let (choosing, _) = choose::<G>(game, seat, named)?;
        let mut known = Known(Vec::new());
        if let Some((view, memory)) = seat_of::<G>(game, seat)
            && game.standings().round() > 0
        {
            choosing.write(true, &mut known);
            G::observe(view, memory, &mut known);
        }
        Ok(known.0)
    })
}

/// The moves that are left after these actions, or the one that they name.
fn choose<G: Spaces>(
    game: &dyn AnyGame,
    seat: Seat,
    named: &[usize],
) -> Result<(Choosing<G>, Option<G::Move>), NotLegal> {
    let mut choosing = Choosing::new();
    let decides = game.deciders().contains(seat);
    let view = seat_of::<G>(game, seat).filter(|_| decides).map(|(view, _)| view);
    if let Some(view) = view {
        choosing.begin(view);
    }
    let mut mv = None;
    for &action in named {
        let view = view.filter(|_| mv.is_none() && choosing.allows(action));
        let view = view.ok_or(NotLegal { action: action as i64 })?;
        mv = choosing.name(view, action);
    }
    Ok((choosing, mv))
}

struct Known(Vec<u8>);

impl Planes for Known {
    fn plane(&mut self, _: &'static str, _: u8, size: usize) -> &mut [u8] {
        let before = self.0.len();
        self.0.resize(before + size, 0);
        &mut self.0[before..]
    }
}
