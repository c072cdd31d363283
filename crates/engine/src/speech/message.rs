//! What is to be said, in no language.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::seat::Seat;

/// Something to be said, in whatever language: the name of a message, and what is put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The message's name in the catalogue.
    pub id: String,
    /// What is put into it, by name: words, numbers, other messages, lists of these, and what every
    /// reader calls differently ([`Put`]).
    pub params: Map<String, Value>,
}

/// What is put into a message and has no name of its own: how a seat or a card is called is up to
/// who reads it. As JSON an object with one field, such as `{"seat": 2}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Put {
    /// A seat. The message is also told whether it is the reader's.
    Seat(Seat),
    /// Several seats. The message is also told how many, and whether the reader's is the only one.
    Seats(Vec<Seat>),
    /// A number for each seat.
    BySeat(Vec<i64>),
    /// The same, each with its sign.
    Signed(Vec<i64>),
    /// Cards for each seat, of which the suits do not matter.
    RanksBySeat(Vec<Vec<String>>),
    /// A suit, by its letter.
    Suit(char),
    /// A card.
    Card(String),
    /// Cards.
    Cards(Vec<String>),
    /// Cards as they lie side by side.
    Row(Vec<String>),
    /// Cards of which the suits do not matter.
    Ranks(Vec<String>),
    /// A place in a row, from 0: people may count from 1.
    Slot(u64),
    /// Several places.
    Slots(Vec<u64>),
    /// Several words or messages, of which one is chosen.
    Either(Vec<Value>),
}

impl Put {
    /// What a parameter puts in, if it is no word, number or message.
    pub fn of(param: &Value) -> Option<Self> {
        let one = param.as_object().is_some_and(|fields| fields.len() == 1);
        if one { Self::deserialize(param).ok() } else { None }
    }
}

impl From<Put> for Value {
    fn from(put: Put) -> Self {
        serde_json::to_value(put).expect("it has text keys only")
    }
}

/// As a parameter of another message.
impl From<Message> for Value {
    fn from(message: Message) -> Self {
        json!({ "id": message.id, "params": message.params })
    }
}

impl Message {
    /// A message without parameters.
    pub fn plain(id: impl Into<String>) -> Self {
        Self { id: id.into(), params: Map::new() }
    }

    /// The message with this parameter too.
    #[must_use]
    pub fn with(mut self, name: &str, param: impl Into<Value>) -> Self {
        self.params.insert(name.to_owned(), param.into());
        self
    }

    /// The message with a card, of which not everyone need know which it is.
    #[must_use]
    pub fn with_card(self, card: Option<String>) -> Self {
        let seen = if card.is_some() { "yes" } else { "no" };
        self.with("seen", seen).with("card", Put::Card(card.unwrap_or_default()))
    }

    /// If a seat did something with a card that nobody else saw: the message for that seat, which
    /// knows the card.
    pub fn seen_by(&self, seat: Seat, card: &str) -> Option<Self> {
        let own = self.clone().with("seat", Put::Seat(seat));
        (own.clone().with_card(None) == *self).then(|| own.with_card(Some(card.to_owned())))
    }

    /// Both as one, where they say the same of several seats.
    pub fn and(&self, other: &Self) -> Option<Self> {
        let seats = |message: &Self| match Put::of(message.params.get("seats")?)? {
            Put::Seats(seats) if message.params.len() == 1 => Some(seats),
            _ => None,
        };
        let all = (self.id == other.id).then_some([seats(self)?, seats(other)?].concat())?;
        Some(self.clone().with("seats", Put::Seats(all)))
    }

    /// The message for a value of an enum that serde writes in kebab case: its variant is the end
    /// of the name, its fields are the parameters.
    ///
    /// ```
    /// # use engine::Message;
    /// # use serde::Serialize;
    /// #[derive(Serialize)]
    /// #[serde(rename_all = "kebab-case")]
    /// enum Why { WrongNumber { count: usize } }
    ///
    /// let message = Message::of("refused-game", &Why::WrongNumber { count: 3 });
    /// assert_eq!(message.id, "refused-game-wrong-number");
    /// assert_eq!(message.params["count"], 3);
    /// ```
    ///
    /// # Panics
    ///
    /// If serde does not write the value so.
    pub fn of(kind: &str, said: &impl Serialize) -> Self {
        match serde_json::to_value(said) {
            Ok(Value::String(variant)) => Self::plain(format!("{kind}-{variant}")),
            Ok(Value::Object(variants)) if variants.len() == 1 => {
                match variants.into_iter().next() {
                    Some((variant, Value::Object(params))) => {
                        Self { id: format!("{kind}-{variant}"), params }
                    }
                    other => panic!("{other:?} has no names for its parameters"),
                }
            }
            other => panic!("{other:?} is no variant"),
        }
    }
}
