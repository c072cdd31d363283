//! What people call the seats, and in which language they are told.

use engine::{Message, Seat};
use words::{Language, Param, Voice};

/// The house's own players, one for each seat.
const PLAYERS: [&str; 10] = ["Ada", "Bea", "Cem", "Dia", "Eli", "Fen", "Gus", "Hui", "Ivo", "Jana"];

/// The names of a match's seats, and the language around them.
pub struct Names {
    language: Language,
    you: Option<Seat>,
    names: Vec<String>,
    labels: Vec<String>,
}

impl Names {
    /// Names for this many seats; the person sits on `you`.
    pub fn new(language: Language, seats: usize, you: Option<Seat>) -> Self {
        Self::of_people(language, PLAYERS[..seats].iter().map(ToString::to_string).collect(), you)
    }

    /// The names that people have given themselves, by seat; the person sits on `you`.
    pub fn of_people(language: Language, names: Vec<String>, you: Option<Seat>) -> Self {
        let you = you.filter(|you| you.index() < names.len());
        let label = |(seat, name): (usize, &String)| match you {
            Some(you) if you.index() == seat => {
                language.text("terminal-your-name", &[("name", name.as_str().into())])
            }
            _ => name.clone(),
        };
        let labels = names.iter().enumerate().map(label).collect();
        Self { language, you, names, labels }
    }

    /// The language that the person reads.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message of the catalogue.
    pub fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.language.text(id, params)
    }

    /// A message, with these names.
    pub fn say(&self, message: &Message) -> String {
        self.language.say_as(message, self)
    }

    /// The person's seat.
    pub fn you(&self) -> Option<usize> {
        self.you.map(Seat::index)
    }

    /// A seat in a sentence, at its beginning or as an object.
    pub fn of(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("?", String::as_str)
    }

    /// All names as a table has them, by seat, with a word on which is the person's.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.iter().map(String::as_str)
    }

    /// The seat of this name, or whose name alone begins so.
    pub fn named(&self, name: &str) -> Option<usize> {
        let begins = |seat: &usize| {
            !name.is_empty() && self.of(*seat).to_lowercase().starts_with(&name.to_lowercase())
        };
        let mut found = (0..self.names.len()).filter(begins);
        found.next().filter(|_| found.next().is_none())
    }

    /// Several seats in a sentence.
    pub fn list(&self, seats: impl IntoIterator<Item = usize>) -> String {
        self.and(&seats.into_iter().map(|seat| self.of(seat)).collect::<Vec<_>>())
    }

    /// `Ada`, `Ada and Bea`, `Ada, Bea and Cem`.
    pub fn and<S: AsRef<str>>(&self, words: &[S]) -> String {
        self.language.and(words)
    }
}

/// Whoever acts is called by name, the reader too.
impl Voice for Names {
    fn seat(&self, seat: Seat) -> String {
        self.of(seat.index()).to_owned()
    }
}
