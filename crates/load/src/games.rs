//! What is played: the only place here that names games.

use engine::Kind;
use serde_json::Value as Json;

/// Where it does not matter what is played.
pub(crate) const GAME: &str = "kartu-sama";

/// A game with thousands of legal moves, and the word of a card in its longest ones.
pub(crate) const MANY_MOVES: &str = "kartel";
pub(crate) const CARD: &str = "3r";

/// A long page.
pub(crate) const LONG_PAGE: &str = "/api/games/khamul/rules";

/// A game that tells more than any other.
pub(crate) const MANY_EVENTS: &str = "khamul";

/// What is played at this place, and options that make its matches short.
pub(crate) fn game(number: usize) -> (&'static str, impl Iterator<Item = (&'static str, Json)>) {
    let kind = Kind::ALL[number % Kind::ALL.len()];
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Json::from(text));
    (kind.id(), kind.short().iter().map(move |&(option, text)| (option, value(text))))
}

/// Whether a client is not told again what its seat was told, when it comes back.
pub(crate) fn forgets(game: &str) -> bool {
    game.parse().is_ok_and(Kind::has_marks)
}
