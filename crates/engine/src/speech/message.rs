//! Messages: what is said, in no language.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::seat::Seat;

/// Something said in no language: the name of a message in a catalogue, and its parameters.
///
/// # Examples
///
/// ```
/// use engine::{Message, Put, Seat};
///
/// let said = Message::plain("seat-played")
///     .with("seat", Put::Seat(Seat::at(2)))
///     .with("card", Put::Card("7h".into()));
/// let json = r#"{"id":"seat-played","params":{"card":{"card":"7h"},"seat":{"seat":2}}}"#;
/// assert_eq!(serde_json::to_value(&said)?, serde_json::from_str::<serde_json::Value>(json)?);
/// # Ok::<(), serde_json::Error>(())
/// ```
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

    /// Adds a parameter. One that has the same name is replaced.
    #[must_use]
    pub fn with(mut self, name: &str, param: impl Into<Value>) -> Self {
        self.params.insert(name.to_owned(), param.into());
        self
    }

    /// Adds a card that not everyone may know: the parameter `card`, which is empty for `None`, and
    /// the parameter `seen`, which is `yes` or `no`.
    #[must_use]
    pub fn with_card(self, card: Option<String>) -> Self {
        let seen = if card.is_some() { "yes" } else { "no" };
        self.with("seen", seen).with("card", Put::Card(card.unwrap_or_default()))
    }

    /// If this message says that `seat` did something with a card that the reader does not see
    /// ([`with_card`](Self::with_card)), the same message with the card: for the seat itself.
    pub fn seen_by(&self, seat: Seat, card: &str) -> Option<Self> {
        let own = self.clone().with("seat", Put::Seat(seat));
        (own.clone().with_card(None) == *self).then(|| own.with_card(Some(card.to_owned())))
    }

    /// Both messages as one, if they have the same name and no parameter but `seats`.
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
    /// If serde does not write the value like this.
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
