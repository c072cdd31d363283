//! What happened, as lines for people.

use games::{Kind, Message, Seat, for_game};
use words::Voice;

use prompt::AtTerminal as _;

use prompt::Names;

/// How sentences are said at a terminal. Whoever acts is called by name, the person too.
pub(crate) struct Teller<'a> {
    pub kind: Kind,
    pub names: &'a Names,
    /// The card that the person just held, and alone knows where it went.
    pub held: Option<&'a str>,
}

impl Teller<'_> {
    /// The sentence; `None` if the table says it all.
    pub(crate) fn say(&self, said: &Message) -> Option<String> {
        let own = self.names.you().and_then(Seat::new).zip(self.held);
        let own = own.and_then(|(you, held)| said.seen_by(you, held));
        let spoken = Spoken { teller: self, to_you: own.is_some() };
        let text = self.names.language().say_as(own.as_ref().unwrap_or(said), &spoken);
        (!text.is_empty()).then_some(text)
    }
}

/// A card with its shape and in its colour: `8o●`, `Zr正▲`, `7h♥`.
pub(super) fn card(kind: Kind, text: &str) -> String {
    for_game!(kind, G => G::card(text))
}

struct Spoken<'a> {
    teller: &'a Teller<'a>,
    to_you: bool,
}

impl Voice for Spoken<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.teller.names.seat(seat)
    }

    fn is_reader(&self, _: Seat) -> bool {
        self.to_you
    }

    fn suit(&self, letter: char) -> String {
        for_game!(self.teller.kind, G => G::suit(&letter.to_string()))
    }

    fn card(&self, text: &str) -> String {
        card(self.teller.kind, text)
    }

    fn cards(&self, cards: &[String]) -> String {
        // Where cards have no order of their own they are sorted as a hand is.
        let mut cards = cards.to_vec();
        for_game!(self.teller.kind, G => {
            G::sort(&mut cards);
            G::cards(cards)
        })
    }
}

/// Sentences one after the other, of which those that say the same of several seats become one.
#[derive(Default)]
pub(crate) struct Sentences {
    latest: Option<Message>,
}

impl Sentences {
    /// Takes in a sentence; returns the one before it, unless they become one.
    pub(crate) fn add(&mut self, said: &Message) -> Option<Message> {
        let both = self.latest.as_ref().and_then(|latest| latest.and(said));
        let before = if both.is_none() { self.latest.take() } else { None };
        self.latest = both.or_else(|| Some(said.clone()));
        before
    }

    pub(crate) fn rest(&mut self) -> Option<Message> {
        self.latest.take()
    }
}
