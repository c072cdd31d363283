//! A room's link, or a seat's, taken apart; and what is asked over HTTP.

use std::time::Duration;

use anyhow::{Context as _, anyhow};
use engine::quoted;
use serde::de::DeserializeOwned;
use server::protocol::RoomCommand;

use super::Fault;

/// How long a site may take for an answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// How long an answer may be, in bytes.
const ANSWER_MAX: u64 = 1 << 20;

/// A room's link, perhaps with the key of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    secure: bool,
    /// Host and port, and the path that the site is hosted below, if there is one.
    host: String,
    /// The room's name.
    pub(crate) room: String,
    /// The seat's key.
    pub(crate) key: Option<String>,
}

impl std::str::FromStr for Link {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected a room's link, such as http://localhost:4747/r/plum-otter-417";
        let (secure, rest) = match (text.strip_prefix("http://"), text.strip_prefix("https://")) {
            (Some(rest), _) => (false, rest),
            (_, Some(rest)) => (true, rest),
            _ => return Err(expected),
        };
        let (host, room) = rest.split_once("/r/").ok_or(expected)?;
        let (room, seat) = room.split_once('#').map_or((room, None), |(room, of)| (room, Some(of)));
        let room = room.split(['?', '/']).next().unwrap_or_default();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let no_host = host.is_empty() || host.starts_with('/');
        if no_host || host.contains(['@', ' ', '?', '#']) || !host.is_ascii() {
            return Err(expected);
        }
        if room.is_empty() || room.len() > 64 || !room.bytes().all(plain) {
            return Err(expected);
        }
        let key = seat.and_then(|seat| seat.strip_prefix("seat="));
        if key.is_some_and(|key| !key.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
            return Err("this seat's link is not whole: copy it once more");
        }
        let key = key.filter(|key| !key.is_empty()).map(str::to_owned);
        Ok(Self { secure, host: host.to_owned(), room: room.to_ascii_lowercase(), key })
    }
}

impl Link {
    /// An address of the room's part of the site.
    pub(crate) fn address(&self, scheme: &str, rest: &str) -> String {
        let secure = if self.secure { "s" } else { "" };
        format!("{scheme}{secure}://{}/api/rooms/{}{rest}", self.host, self.room)
    }

    /// The link itself; with the key of a seat, that seat's.
    pub(crate) fn text(&self) -> String {
        let secure = if self.secure { "s" } else { "" };
        let seat = self.key.as_ref().map_or_else(String::new, |key| format!("#seat={key}"));
        format!("http{secure}://{}/r/{}{seat}", self.host, self.room)
    }

    /// Asks the room for something, for the seat of its key.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        language: &str,
        command: &RoomCommand,
    ) -> anyhow::Result<T> {
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(ANSWER_WITHIN))
            .build()
            .into();
        let mut request = agent
            .post(self.address("http", ""))
            .header("Content-Type", "application/json")
            .header("Accept-Language", language);
        if let Some(key) = &self.key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let command = serde_json::to_string(command).context("what is asked")?;
        let mut answer = request.send(command).context("the site does not answer")?;
        let body = answer.body_mut().with_config().limit(ANSWER_MAX);
        let text = body.read_to_string().context("the site's answer breaks off")?;
        let other = |_| anyhow!("this is not a Kartenhaus site: it says {}", quoted(&text));
        if answer.status().is_success() {
            return serde_json::from_str(&text).map_err(other);
        }
        Err(serde_json::from_str::<Fault>(&text).map_err(other)?.error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_rooms_and_seats_are_taken_apart_and_put_together() {
        for (text, same) in [
            ("http://localhost:4747/r/plum-otter-417", None),
            ("https://cards.example.org/r/plum-otter-417#seat=0af3", None),
            ("http://[::1]:4747/r/Plum-Otter-417/", Some("http://[::1]:4747/r/plum-otter-417")),
            ("https://example.org/cards/r/plum-1#seat=0af3", None),
            ("http://h/r/plum-1?from=mail#top", Some("http://h/r/plum-1")),
            ("http://h/r/plum-1#seat=", Some("http://h/r/plum-1")),
        ] {
            let link: Link = text.parse().expect(text);
            assert_eq!(link.text(), same.unwrap_or(text));
        }
        for text in [
            "plum-otter-417",
            "http://localhost:4747/",
            "http:///r/plum-otter-417",
            "http://h?to=/r/plum-otter-417",
            "http://ada@h/r/plum-otter-417",
            "http://h/r/plum otter",
            "http://h/r/plum-1#seat=%1b[2J",
            "ftp://h/r/plum-1",
        ] {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}
