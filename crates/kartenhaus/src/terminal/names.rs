//! What people call the seats.

use engine::Seat;

use super::fields::joined;

/// The house's own players, one for each seat.
const PLAYERS: [&str; 10] = ["Ada", "Bea", "Cem", "Dia", "Eli", "Fen", "Gus", "Hui", "Ivo", "Jana"];

/// The names of a match's seats.
pub(super) struct Names {
    you: Option<Seat>,
    labels: Vec<String>,
}

impl Names {
    /// Names for this many seats; the person sits on `you`.
    pub(super) fn new(seats: usize, you: Option<Seat>) -> Self {
        let label = |seat: usize| {
            let own = you.is_some_and(|you| you.index() == seat);
            format!("{}{}", PLAYERS[seat], if own { " (you)" } else { "" })
        };
        Self { you, labels: (0..seats).map(label).collect() }
    }

    /// The person's seat.
    pub(super) fn you(&self) -> Option<usize> {
        self.you.map(Seat::index)
    }

    /// A seat in a sentence, at its beginning or as an object.
    pub(super) fn of(&self, seat: usize) -> &'static str {
        if seat < self.labels.len() { PLAYERS[seat] } else { "?" }
    }

    /// All names as a table has them, by seat, with a word on which is the person's.
    pub(super) fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.iter().map(String::as_str)
    }

    /// The seat of this name, or whose name alone begins so.
    pub(super) fn named(&self, name: &str) -> Option<usize> {
        let begins = |seat: &usize| {
            !name.is_empty() && self.of(*seat).to_lowercase().starts_with(&name.to_lowercase())
        };
        let mut found = (0..self.labels.len()).filter(begins);
        found.next().filter(|_| found.next().is_none())
    }

    /// Several seats in a sentence.
    pub(super) fn list(&self, seats: impl IntoIterator<Item = usize>) -> String {
        joined(&seats.into_iter().map(|seat| self.of(seat)).collect::<Vec<_>>(), "and")
    }
}
