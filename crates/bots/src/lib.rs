//! Players for empty seats of any game, and what they think of a match. All of [`mod@search`] is
//! here, too, so that what stands above has one place to ask.
//!
//! ```
//! use bots::Level;
//! use games::{Kind, Match, Seed, Settings, Setup};
//!
//! let seed = Seed::from_number(1);
//! let kind = Kind::ALL[0];
//! let settings = Settings::new(kind.options());
//! let mut played = Match::new(&Setup { kind, seats: 2, settings, dealer: None, seed }, None)?;
//! let seat = played.game().status().to_act.first().expect("a round begins with a decision");
//! let mv = bots::choose(Level::Novice, played.game(), seat, &mut seed.rng("bot", 0));
//! played.play(seat, &mv.expect("it has a decision"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hint;
mod likely;
pub mod review;
mod why;

use games::{AnyGame, Kind, Rng, Seat, for_game, imagined, seat_of};

pub use hint::{Hint, hint, hint_typed};
pub use likely::{Likely, likely};
pub use search::*;

/// How many decisions in playouts a bot makes for a move in this game; 0 if it does not search.
pub fn nodes_in(bot: Bot, kind: Kind) -> u64 {
    for_game!(kind, G => bot.nodes_in::<G>())
}

/// The move that a bot plays on this seat, as text; `None` if the seat has nothing to decide. The
/// same view, memory and random numbers lead to the same move.
pub fn choose(
    bot: impl Into<Bot>,
    game: &dyn AnyGame,
    seat: Seat,
    rng: &mut Rng,
) -> Option<String> {
    choose_move(bot.into(), game, seat, rng)
}

/// As [`choose`], but compiled once, here, and not in each crate that calls it.
fn choose_move(bot: Bot, game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<String> {
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        Some(choose_typed::<G>(bot, view, memory, rng)?.to_string())
    })
}

/// The game as it may be for all that a seat knows: with its view, and with what is hidden from it
/// drawn as bots think likely. It can be played on. What another seat alone was told is not in it.
/// `None` while no round is played, or if the table has no such seat.
pub fn imagine(game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<Box<dyn AnyGame>> {
    if !game.standings().is_playing() {
        return None;
    }
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        imagined::<G>(game, seat, G::world(view, memory, rng))
    })
}
