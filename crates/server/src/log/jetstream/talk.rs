//! What servers say to one another about a room: on a subject of its own, which nothing keeps.

use std::sync::Arc;

use async_nats::{Client, Subscriber};
use bytes::Bytes;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::watch;

use super::ends::{End, Ends};
use crate::log::{Heard, Stream};

/// Says something if it can be sent at once; never waits.
pub(super) fn say(client: &Client, subject: String, what: Bytes) {
    _ = client.publish(subject, what).now_or_never();
}

/// An entry, as it is told: the stream, its number, its place in the JetStream stream, its
/// checksum, its text.
pub(super) fn entry(stream: &Stream, end: End, text: &[u8]) -> Bytes {
    let End { number, seq, sum } = end;
    let mut bytes = format!("e{} {number} {seq} {sum}\n", stream.name()).into_bytes();
    bytes.extend_from_slice(text);
    bytes.into()
}

pub(super) fn words(words: &str) -> Bytes {
    format!("w{words}").into()
}

/// What was said; for an entry, with where the stream ends now, unless an earlier version said it,
/// which knows no checksums.
fn parse(said: &[u8]) -> Option<(Heard, Option<End>)> {
    let said = std::str::from_utf8(said).ok()?;
    if let Some(words) = said.strip_prefix('w') {
        return Some((Heard::Words(words.into()), None));
    }
    let (place, text) = said.strip_prefix('e')?.split_once('\n')?;
    let mut place = place.split(' ');
    let stream = Stream::new(place.next()?)?;
    let (number, seq) = (place.next()?.parse().ok()?, place.next()?.parse().ok()?);
    let end = match place.next() {
        Some(sum) => Some(End { number, seq, sum: sum.parse().ok()? }),
        None => None,
    };
    Some((Heard::Entry { stream, number, entry: text.into() }, end))
}

pub(in crate::log) struct Subscription {
    said: Subscriber,
    /// Changes when something may have been lost.
    missed: watch::Receiver<()>,
    ends: Arc<Ends>,
}

impl Subscription {
    pub(super) fn new(said: Subscriber, missed: watch::Receiver<()>, ends: Arc<Ends>) -> Self {
        Self { said, missed, ends }
    }

    /// Waits for what is said next; `None` when the connection has ended.
    pub(in crate::log) async fn next(&mut self) -> Option<Heard> {
        loop {
            let message = tokio::select! {
                message = self.said.next() => message?,
                missed = self.missed.changed() => return missed.ok().map(|()| Heard::Missed),
            };
            // Messages of other programs are ignored.
            let Some((heard, end)) = parse(&message.payload) else { continue };
            if let (Heard::Entry { stream, .. }, Some(end)) = (&heard, end) {
                self.ends.put(stream, end);
            }
            return Some(heard);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_heard() {
        let stream = Stream::new("match/plum-otter-417/2").expect("a name");
        let end = End { number: 7, seq: 99, sum: -5 };
        let said = entry(&stream, end, b"{\"a\":\n1}");
        let entry = Heard::Entry { stream, number: 7, entry: "{\"a\":\n1}".into() };
        assert_eq!(parse(&said), Some((entry, Some(end))));
        assert_eq!(parse(&words("e 1 2\n")), Some((Heard::Words("e 1 2\n".into()), None)));
        let stream = Stream::new("room/a").expect("a name");
        let earlier = Heard::Entry { stream, number: 1, entry: "b".into() };
        assert_eq!(parse(b"eroom/a 1 2\nb"), Some((earlier, None)));
        for other in
            ["", "x", "e", "e\n", "eroom/a 1 2 x\nb", "eroom/A 1 2 3\nb", "eroom/a -1 2 3\nb"]
        {
            assert_eq!(parse(other.as_bytes()), None, "{other:?}");
        }
        assert_eq!(parse(&[b'w', 0xff]), None);
    }
}
