//! What happened, as lines for people.

use engine::{Kind, Message, Put, Seat, for_game};
use words::Voice;

use super::games::{self, AtTerminal as _};
use super::names::Names;

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
        let text = match self.held.filter(|_| self.is_unseen(said)) {
            Some(held) => {
                let named = said.clone().with("seen", "yes");
                let named = named.with("card", Put::Card(held.to_owned()));
                self.names.language().say_as(&named, &Spoken { teller: self, to_you: true })
            }
            None => self.names.language().say_as(said, &Spoken { teller: self, to_you: false }),
        };
        (!text.is_empty()).then_some(text)
    }

    /// Whether the person did something with a card that nobody else saw.
    fn is_unseen(&self, said: &Message) -> bool {
        let own = self.names.you().and_then(Seat::new).map(|seat| Put::Seat(seat).into());
        said.params.get("seen").is_some_and(|seen| seen == "no")
            && said.params.get("seat") == own.as_ref()
    }
}

/// A teller, and whether it speaks to the person.
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

    fn card(&self, card: &str) -> String {
        games::card(self.teller.kind, card)
    }

    fn cards(&self, cards: &[String]) -> String {
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        // Where cards have no order of their own they are sorted as a hand is.
        games::cards(self.teller.kind, games::sorted(self.teller.kind, cards))
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
        let both = self.latest.as_ref().and_then(|latest| joined(latest, said));
        let before = if both.is_none() { self.latest.take() } else { None };
        self.latest = both.or_else(|| Some(said.clone()));
        before
    }

    /// The latest sentence, if no other one can become one with it.
    pub(super) fn complete(&mut self) -> Option<Message> {
        self.latest.take_if(|latest| joined(latest, latest).is_none())
    }

    /// The latest sentence.
    pub(crate) fn rest(&mut self) -> Option<Message> {
        self.latest.take()
    }
}

/// Both as one, where they say the same of several seats.
pub(super) fn joined(first: &Message, second: &Message) -> Option<Message> {
    let seats = |message: &Message| match Put::of(message.params.get("seats")?)? {
        Put::Seats(seats) if message.params.len() == 1 => Some(seats),
        _ => None,
    };
    let all = (first.id == second.id).then_some([seats(first)?, seats(second)?].concat())?;
    Some(first.clone().with("seats", Put::Seats(all)))
}
