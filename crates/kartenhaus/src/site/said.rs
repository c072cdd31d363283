//! What a site says in a room, as far as a client at a terminal needs it. A newer site may say
//! more: that is not read.

use anyhow::anyhow;
use games::{Message, RoundOver, Shown, quoted};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use server::protocol::{FaultCode, Phrase, RefusedCode, Stage};

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Said {
    Welcome(Welcome),
    Room(Place),
    Open(Open),
    Dealt(Dealt),
    Update(Box<Update>),
    Refused(Refused),
    Talk {
        phrases: Vec<Phrase>,
    },
    Talked(Talked),
    TookBack {
        seat: usize,
    },
    Removed {
        name: String,
    },
    Fault(Fault),
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(crate) struct Welcome {
    pub(crate) protocol: u32,
    /// Whether a bot has played for the seat until now.
    #[serde(default)]
    pub(crate) returned: bool,
    #[serde(flatten)]
    pub(crate) place: Place,
}

#[derive(Deserialize)]
pub(crate) struct Place {
    pub(crate) you: Option<u64>,
    pub(crate) at_door: bool,
    pub(crate) room: Room,
}

#[derive(Clone, Deserialize)]
pub(crate) struct Room {
    pub(crate) game: String,
    pub(crate) seats: Vec<SeatOf>,
    /// How many of them play in the match.
    pub(crate) playing: u64,
    pub(crate) host: Option<u64>,
    pub(crate) stage: Stage,
    pub(crate) duplicate: Option<SetOf>,
    /// How many remarks were made, and those that were not sent yet.
    pub(crate) said: u64,
    pub(crate) chat: Vec<Chatted>,
}

/// A match of several with the same deals.
#[derive(Clone, Deserialize)]
pub(crate) struct SetOf {
    /// Which of them it is, from 1, and how many there are.
    pub(crate) part: u64,
    pub(crate) of: u64,
    /// Once all are over: by seat, how many points better it was than the average.
    pub(crate) points: Option<Vec<f64>>,
}

#[derive(Clone, Deserialize, PartialEq, Eq)]
pub(crate) struct SeatOf {
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
    pub(crate) away: bool,
    pub(crate) delegated: bool,
    pub(crate) waits: bool,
    pub(crate) ready: bool,
}

#[derive(Clone, Deserialize)]
pub(crate) struct Chatted {
    pub(crate) name: String,
    pub(crate) text: String,
}

#[derive(Deserialize)]
pub(crate) struct Open {
    pub(crate) deal: String,
    #[serde(default)]
    pub(crate) promise: String,
    pub(crate) seats: Vec<OpenSeat>,
}

#[derive(Deserialize)]
pub(crate) struct OpenSeat {
    pub(crate) promise: String,
}

#[derive(Deserialize)]
pub(crate) struct Dealt {
    #[serde(default)]
    pub(crate) deal: String,
    pub(crate) seats: Vec<DealtSeat>,
}

#[derive(Deserialize)]
pub(crate) struct DealtSeat {
    /// `None` if it was withheld.
    pub(crate) share: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Talked {
    pub(crate) seat: u64,
    pub(crate) phrase: Message,
}

/// The match as the seat may know it.
#[derive(Deserialize)]
pub(crate) struct Update {
    #[serde(rename = "match")]
    pub(crate) number: u32,
    pub(crate) seq: u64,
    pub(crate) view: Json,
    pub(crate) told: Vec<Told>,
    pub(crate) legal: Vec<String>,
    #[serde(default)]
    pub(crate) asked: Vec<Message>,
    #[serde(default)]
    pub(crate) scores: Scores,
    pub(crate) clock: Option<Clock>,
    pub(crate) peeks: Vec<Peek>,
    pub(crate) window: Option<Window>,
    pub(crate) queued: Vec<String>,
    pub(crate) help: Option<Help>,
    pub(crate) hint: Option<Hint>,
}

/// That whoever plays alone against bots may ask for hints, and take moves back.
#[derive(Deserialize)]
pub(crate) struct Help {}

#[derive(Deserialize, PartialEq, Eq)]
pub(crate) struct Hint {
    #[serde(rename = "move")]
    pub(crate) mv: String,
    pub(crate) why: Vec<Message>,
}

/// What a view of any game has.
pub(crate) type Table = Shown<Json, IgnoredAny>;

#[derive(Deserialize)]
pub(crate) struct Told {
    #[serde(default)]
    pub(crate) seq: u64,
    pub(crate) all: Vec<Json>,
    pub(crate) you: Json,
    /// What is said of each event of `all`.
    #[serde(default)]
    pub(crate) said: Vec<Vec<Message>>,
    /// What is said of each event of `you`.
    #[serde(default)]
    pub(crate) said_you: Vec<Vec<Message>>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt,
    RoundOver(RoundOver),
    #[serde(other)]
    Other,
}

impl Told {
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> {
        self.all.iter().map(|event| Event::deserialize(event).unwrap_or(Event::Other))
    }
}

#[derive(Default, Deserialize)]
pub(crate) struct Scores {
    pub(crate) rounds: Vec<Vec<i32>>,
    pub(crate) winners: Option<Vec<usize>>,
}

#[derive(Deserialize)]
pub(crate) struct Clock {
    pub(crate) left_ms: Vec<Option<u64>>,
}

#[derive(Deserialize)]
pub(crate) struct Peek {
    pub(crate) id: u64,
    pub(crate) event: Json,
    #[serde(default)]
    pub(crate) said: Vec<Message>,
}

#[derive(Deserialize)]
pub(crate) struct Window {
    pub(crate) id: u64,
    pub(crate) answered: bool,
}

#[derive(Deserialize)]
pub(crate) struct Refused {
    pub(crate) code: Code,
    #[serde(rename = "move")]
    pub(crate) mv: Json,
    pub(crate) rule: Option<String>,
    pub(crate) reason: Option<String>,
    #[serde(default)]
    pub(crate) works: Vec<String>,
}

/// Why it was not; a newer site may have a reason that is not known here.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Code {
    Known(RefusedCode),
    New(String),
}

#[derive(Deserialize)]
pub(crate) struct Answer {
    /// The key of a new seat.
    pub(crate) key: Option<String>,
    /// `None` at the door.
    pub(crate) seat: Option<u64>,
}

/// Why the site refuses something.
#[derive(Deserialize)]
pub(crate) struct Fault {
    /// `None` if it is not known here.
    #[serde(default, deserialize_with = "known")]
    pub(crate) code: Option<FaultCode>,
    pub(crate) message: Option<String>,
}

fn known<'de, D: serde::Deserializer<'de>>(code: D) -> Result<Option<FaultCode>, D::Error> {
    let code = Json::deserialize(code)?;
    Ok(FaultCode::deserialize(code).ok())
}

impl Fault {
    /// It, in the site's own words.
    pub(crate) fn error(&self) -> anyhow::Error {
        match &self.message {
            Some(why) => anyhow!("the site refuses: {}", quoted(why)),
            None => anyhow!("the site refuses, and does not say why"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_that_is_not_known_is_passed_on() {
        for code in ["illegal", "of_a_newer_site"] {
            let text = format!(r#"{{"type":"refused","code":"{code}","move":"pass"}}"#);
            let Ok(Said::Refused(refused)) = serde_json::from_str(&text) else {
                panic!("{text} is a refusal");
            };
            assert!(matches!(refused.code, Code::Known(_)) == (code == "illegal"));
            assert_eq!(serde_json::to_value(refused.code).ok(), Some(Json::from(code)));
        }
        for (code, known) in [("no_room", Some(FaultCode::NoRoom)), ("of_a_newer_site", None)] {
            let text = format!(r#"{{"code":"{code}","message":"no"}}"#);
            let fault: Fault = serde_json::from_str(&text).expect("a fault");
            assert_eq!(fault.code, known);
        }
    }
}
