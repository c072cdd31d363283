//! A room's link, or a seat's, taken apart; and what is asked over HTTP.

use std::io;
use std::time::Duration;

use anyhow::anyhow;
use client::{Client, ClientError, Site};
use server::protocol::{NewRoom, RoomAnswer, RoomCommand};
use tokio::runtime;
use tokio::time::timeout;

use super::SeatKey;
use crate::console::without_numbers;

const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// A link to a room, perhaps with the key of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) site: Site,
    pub(crate) room: String,
    pub(crate) key: Option<SeatKey>,
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
        let key = seat.and_then(|seat| seat.strip_prefix("seat=")).filter(|key| !key.is_empty());
        let wrong = "this seat's link is not whole: copy it once more";
        let key = key.map(|key| SeatKey::new(key).ok_or(wrong)).transpose()?;
        Ok(Self { site, room: room.to_ascii_lowercase(), key })
    }
}

impl Link {
    /// The link itself; with the key of a seat, that seat's.
    pub(crate) fn text(&self) -> String {
        let seat =
            self.key.as_ref().map_or_else(String::new, |key| format!("#seat={}", key.text()));
        format!("{}/r/{}{seat}", self.site, self.room)
    }

    /// Asks the room for something, for the seat of its key.
    pub(crate) fn ask(
        &self,
        language: &'static str,
        command: &RoomCommand,
    ) -> anyhow::Result<RoomAnswer> {
        let mut client = Client::new(self.site.clone(), language);
        answered(client.command(&self.room, self.key.as_ref().map(SeatKey::text), command))
    }
}

/// Opens a room, and returns its link and the key of the host's seat.
pub(crate) fn open(
    site: &Site,
    language: &'static str,
    new: &NewRoom,
) -> anyhow::Result<(Link, SeatKey)> {
    let RoomAnswer { key, room, .. } =
        answered(Client::new(site.clone(), language).open_room(new))?;
    // Whatever the site says, it is a link.
    let link = format!("{site}/r/{}#seat={}", room.room, key.unwrap_or_default()).parse();
    let Link { room, key: Some(key), .. } = link.map_err(|_| anyhow!("the site gave no room"))?
    else {
        return Err(anyhow!("the site gave no seat"));
    };
    Ok((Link { site: site.clone(), room, key: None }, key))
}

/// Waits for an answer.
fn answered<T>(answer: impl Future<Output = Result<T, ClientError>>) -> anyhow::Result<T> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let answer = runtime.block_on(async { timeout(ANSWER_WITHIN, answer).await });
    let late = |_| ClientError::Silent(io::ErrorKind::TimedOut.into());
    let answer = answer.map_err(late).flatten();
    answer.map_err(|error| anyhow!(without_numbers(&error.to_string())))
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
