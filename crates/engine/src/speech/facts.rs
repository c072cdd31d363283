//! What a seat can be certain of, in words.

use std::fmt;

use crate::speech::{Message, Put};
use serde::Serialize;
use serde_json::Value;

use crate::card::{CardSet, French, Rank, Suit};
use crate::knowledge::lens::{Because, Face, Fact, Group, Place, What};

impl Face for French {
    fn groups() -> Vec<Group<Self>> {
        let suit = |suit: Suit| Group {
            name: Message::plain(suit_word(suit)).into(),
            faces: Rank::ALL.into_iter().map(|rank| Self::new(rank, suit)).collect(),
        };
        let rank = |rank: Rank| Group {
            name: rank.letter().to_string().into(),
            faces: Suit::ALL.into_iter().map(|suit| Self::new(rank, suit)).collect(),
        };
        Suit::ALL.into_iter().map(suit).chain(Rank::ALL.into_iter().map(rank)).collect()
    }
}

fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "lens-suit-clubs",
        Suit::Diamonds => "lens-suit-diamonds",
        Suit::Hearts => "lens-suit-hearts",
        Suit::Spades => "lens-suit-spades",
    }
}

impl<F: Face> Fact<F> {
    /// What is certain.
    pub fn what(&self) -> Message {
        let is_one = matches!(self.about, Place::Slot { .. } | Place::Drawn { .. });
        let message = match &self.what {
            What::Exactly { .. } if is_one => Message::plain("lens-is"),
            what => Message::plain(id("lens", what, "is")),
        };
        let message = match &self.what {
            What::Holds { cards } | What::Exactly { cards } => message.with("cards", list(cards)),
            What::Lacks { cards } => message.with("cards", set_in_words(*cards)),
            What::AtMost { count, cards } | What::AtLeast { count, cards } => {
                message.with("cards", set_in_words(*cards)).with("count", *count)
            }
            What::SeenBy { seats, turn, .. } => {
                let seats = seats.iter().collect();
                message.with("seats", Put::Seats(seats)).with("turn", *turn)
            }
            What::CannotAnswer | What::CanAnswer => message,
        };
        message.with("place", self.about.in_words())
    }
}

impl Place {
    fn in_words(self) -> Message {
        let message = Message::plain(id("lens-place", &self, "place"));
        match self {
            Self::Slot { seat, at } => {
                message.with("seat", Put::Seat(seat)).with("at", Put::Slot(at.into()))
            }
            Self::Hand { seat }
            | Self::Closed { seat }
            | Self::Choice { seat }
            | Self::Drawn { seat } => message.with("seat", Put::Seat(seat)),
            Self::Draw | Self::Aside | Self::Hidden => message,
        }
    }
}

impl<F: Face> Because<F> {
    /// Why.
    pub fn why(&self) -> Message {
        let mut message = Message::plain(id("lens-why", self, "code"));
        if let Some(seat) = self.seat {
            message = message.with("seat", Put::Seat(seat));
        }
        if let Some(card) = self.card {
            message = message.with("card", card.to_string());
        }
        message
    }
}

/// The message for a value that serde writes with the name of its variant in this field.
fn id(kind: &str, value: &impl Serialize, field: &str) -> String {
    let json = serde_json::to_value(value).expect("facts have text keys only");
    let variant = json[field].as_str().expect("a variant has a name");
    format!("{kind}-{}", variant.replace('_', "-"))
}

fn list<F: fmt::Display>(cards: &[F]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A set by its groups, and what is in none of them card by card.
fn set_in_words<F: Face>(cards: CardSet<F>) -> Vec<Value> {
    let (mut words, mut rest) = (Vec::new(), cards);
    for group in F::groups() {
        let named = !group.faces.common(rest).is_empty() && cards.contains_all(group.faces);
        if named {
            words.push(group.name);
            rest = rest.without(group.faces);
        }
    }
    words.extend(rest.iter().map(|card| Value::from(card.to_string())));
    words
}
