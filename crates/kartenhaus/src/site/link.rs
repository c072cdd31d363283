//! A room's link, or a seat's, taken apart; and what is asked over HTTP.

use std::time::Duration;

use anyhow::{Context as _, anyhow};
use games::quoted;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use server::protocol::{NewRoom, RoomCommand};

use super::Fault;
use crate::console::without_numbers;

const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// In bytes.
const ANSWER_MAX: u64 = 1 << 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    secure: bool,
    /// Host and port, and the path that the site is hosted below, if there is one.
    host: String,
}

/// A link to a room, perhaps with the key of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    site: Site,
    pub(crate) room: String,
    pub(crate) key: Option<String>,
}

impl std::str::FromStr for Site {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (secure, host) = match (text.strip_prefix("http://"), text.strip_prefix("https://")) {
            (Some(host), _) => (false, host),
            (_, Some(host)) => (true, host),
            // It is no host.
            _ => (false, ""),
        };
        let host = host.trim_end_matches('/');
        let no_host = host.is_empty() || host.starts_with('/');
        if no_host || host.contains(['@', ' ', '?', '#']) || !host.is_ascii() {
            return Err("expected a site's address, such as http://localhost:4747");
        }
        Ok(Self { secure, host: host.to_owned() })
    }
}

impl Site {
    fn address(&self, scheme: &str, rest: &str) -> String {
        format!("{scheme}{}://{}/api/rooms{rest}", self.s(), self.host)
    }

    /// What makes a scheme secure, if it is.
    fn s(&self) -> &'static str {
        if self.secure { "s" } else { "" }
    }

    /// Opens a room, and returns its link and the key of the host's seat.
    pub(crate) fn open(&self, language: &str, new: &NewRoom) -> anyhow::Result<(Link, String)> {
        #[derive(Deserialize)]
        struct Opened {
            key: String,
            room: Named,
        }
        #[derive(Deserialize)]
        struct Named {
            room: String,
        }
        let Opened { key, room } = post(&self.address("http", ""), None, language, new)?;
        let link = format!("http{}://{}/r/{}#seat={key}", self.s(), self.host, room.room);
        // Whatever the site says, it is a link.
        let link: Link = link.parse().map_err(|_| anyhow!("the site gave no room"))?;
        Ok((Link { key: None, ..link }, key))
    }
}

impl std::str::FromStr for Link {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected a room's link, such as http://localhost:4747/r/plum-otter-417";
        let (site, room) = text.split_once("/r/").ok_or(expected)?;
        let site: Site = site.parse().map_err(|_| expected)?;
        let (room, seat) = room.split_once('#').map_or((room, None), |(room, of)| (room, Some(of)));
        let room = room.split(['?', '/']).next().unwrap_or_default();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if room.is_empty() || room.len() > 64 || !room.bytes().all(plain) {
            return Err(expected);
        }
        let key = seat.and_then(|seat| seat.strip_prefix("seat="));
        if key.is_some_and(|key| !key.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
            return Err("this seat's link is not whole: copy it once more");
        }
        let key = key.filter(|key| !key.is_empty()).map(str::to_owned);
        Ok(Self { site, room: room.to_ascii_lowercase(), key })
    }
}

impl Link {
    pub(crate) fn address(&self, scheme: &str, rest: &str) -> String {
        self.site.address(scheme, &format!("/{}{rest}", self.room))
    }

    /// The link itself; with the key of a seat, that seat's.
    pub(crate) fn text(&self) -> String {
        let Site { host, .. } = &self.site;
        let seat = self.key.as_ref().map_or_else(String::new, |key| format!("#seat={key}"));
        format!("http{}://{host}/r/{}{seat}", self.site.s(), self.room)
    }

    /// Asks the room for something, for the seat of its key.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        language: &str,
        command: &RoomCommand,
    ) -> anyhow::Result<T> {
        post(&self.address("http", ""), self.key.as_deref(), language, command)
    }
}

/// Asks a site for something, for the seat of a key.
fn post<T: DeserializeOwned>(
    address: &str,
    key: Option<&str>,
    language: &str,
    body: &impl Serialize,
) -> anyhow::Result<T> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(ANSWER_WITHIN))
        .build()
        .into();
    let mut request = agent
        .post(address)
        .header("Content-Type", "application/json")
        .header("Accept-Language", language);
    if let Some(key) = key {
        request = request.header("Authorization", format!("Bearer {key}"));
    }
    let body = serde_json::to_string(body).context("what is asked")?;
    let mut answer = request.send(body).map_err(|error| silent(&error))?;
    let body = answer.body_mut().with_config().limit(ANSWER_MAX);
    let text = body.read_to_string().context("the site's answer breaks off")?;
    let other = |_| anyhow!("this is not a Kartenhaus site: it says {}", quoted(&text));
    if answer.status().is_success() {
        return serde_json::from_str(&text).map_err(other);
    }
    Err(serde_json::from_str::<Fault>(&text).map_err(other)?.error())
}

/// Why a site does not answer, without the words of the library and the system's numbers.
fn silent(error: &ureq::Error) -> anyhow::Error {
    let why = error.to_string();
    let why = why.strip_prefix("io: ").unwrap_or(&why);
    anyhow!("the site does not answer: {}", without_numbers(why))
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
