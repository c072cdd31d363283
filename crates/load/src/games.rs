//! The games to play: the only file of this crate that names any.

use games::Kind;
use serde_json::Value as Json;

/// When any game will do.
pub(crate) const GAME: &str = "kartu-sama";

/// A game with thousands of legal moves, and a card of its longest ones.
pub(crate) const MANY_MOVES: &str = "kartel";
pub(crate) const CARD: &str = "3r";

pub(crate) const LONG_PAGE: &str = "/api/games/khamul/rules";

/// The game that sends the most.
pub(crate) const MANY_EVENTS: &str = "khamul";

/// The game at this index, and options that make its matches short.
pub(crate) fn game(number: usize) -> (&'static str, impl Iterator<Item = (&'static str, Json)>) {
    let kind = Kind::ALL[number % Kind::ALL.len()];
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Json::from(text));
    (kind.id(), kind.short().iter().map(move |&(option, text)| (option, value(text))))
}

/// Whether a client that comes back is not told again what its seat was told.
pub(crate) fn forgets(game: &str) -> bool {
    game.parse().is_ok_and(Kind::has_marks)
}
