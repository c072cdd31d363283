//! What a site says in a room, as far as a program needs it. What it is only told is passed on as
//! it comes.

use anyhow::anyhow;
use engine::quoted;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use server::protocol::RefusedCode;

/// A message of the room's socket.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Said {
    Welcome(Place),
    Room(Place),
    Open(Open),
    Update(Box<Update>),
    Refused(Refused),
    Fault(Fault),
    #[serde(other)]
    Other,
}

/// Where the program is.
#[derive(Deserialize)]
pub(super) struct Place {
    pub(super) you: Option<u64>,
    pub(super) at_door: bool,
}

/// A deal whose shares are asked for.
#[derive(Deserialize)]
pub(super) struct Open {
    pub(super) deal: String,
    pub(super) seats: Vec<OpenSeat>,
}

#[derive(Deserialize)]
pub(super) struct OpenSeat {
    pub(super) promise: String,
}

/// The match as the seat may know it.
#[derive(Deserialize)]
pub(super) struct Update {
    #[serde(rename = "match")]
    pub(super) number: u64,
    pub(super) seq: u64,
    pub(super) view: Json,
    pub(super) told: Vec<Told>,
    pub(super) legal: Vec<String>,
    pub(super) clock: Option<Clock>,
    pub(super) peeks: Vec<Peek>,
    pub(super) window: Option<Window>,
    pub(super) queued: Vec<String>,
}

/// What a view of any game has.
#[derive(Deserialize)]
pub(super) struct Table {
    pub(super) game: String,
    pub(super) round: u64,
    pub(super) scores: Vec<Json>,
    pub(super) options: Json,
}

/// What one change told.
#[derive(Deserialize)]
pub(super) struct Told {
    pub(super) all: Vec<Json>,
    pub(super) you: Json,
}

/// An event that everyone is told.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Event {
    Dealt,
    RoundOver {
        round_scores: Json,
    },
    #[serde(other)]
    Other,
}

impl Told {
    /// What everyone was told.
    pub(super) fn events(&self) -> impl Iterator<Item = Event> {
        self.all.iter().map(|event| Event::deserialize(event).unwrap_or(Event::Other))
    }
}

#[derive(Deserialize)]
pub(super) struct Clock {
    pub(super) left_ms: Vec<Option<u64>>,
}

/// What the seat is shown once.
#[derive(Deserialize)]
pub(super) struct Peek {
    pub(super) id: u64,
    pub(super) event: Json,
}

#[derive(Deserialize)]
pub(super) struct Window {
    pub(super) id: u64,
    pub(super) answered: bool,
}

/// A move that was not played.
#[derive(Deserialize)]
pub(super) struct Refused {
    pub(super) code: Code,
    #[serde(rename = "move")]
    pub(super) mv: Json,
    pub(super) rule: Option<String>,
    pub(super) reason: Option<String>,
}

/// Why it was not; a newer site may have a reason that is not known here.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Code {
    Known(RefusedCode),
    New(String),
}

/// The answer to sitting down.
#[derive(Deserialize)]
pub(super) struct Sat {
    pub(super) key: Option<String>,
    /// `None` at the door.
    pub(super) seat: Option<u64>,
}

/// Why the site refuses something.
#[derive(Deserialize)]
pub(super) struct Fault {
    message: Option<String>,
}

impl Fault {
    /// It, in the site's own words.
    pub(super) fn error(&self) -> anyhow::Error {
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
    }
}
