//! One message after the other on a subject, and no message twice: what entries and agenda share.
//!
//! Every message carries a mark: the number of its entry, an id that no other message has, and for
//! an entry its checksum. It is stored only if the last message of its subject is still the one
//! that its sender knew. Where the sender does not hear how that ended, because a server died or
//! chooses its leader, it looks at the last message of the subject: its own, the one before, or one
//! of somebody else. So it may send the same message as often as it likes.
//!
//! The id is not sent as `Nats-Msg-Id`: the expectation makes a double impossible already, and the
//! servers would remember the ids of the last two minutes for nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_nats::header::{HeaderMap, NATS_SEQUENCE, NATS_SUBJECT};
use async_nats::jetstream::Context;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::{PublishMessage, StreamMessage};
use async_nats::jetstream::stream::{LastRawMessageErrorKind, RawMessageErrorKind, Stream};
use async_nats::{Client, StatusCode};
use bytes::Bytes;
use futures_util::{StreamExt as _, TryStreamExt as _};
use nats::ANSWER;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use super::guard::{Guard, SETTLES};
use super::patience::{Again, Trouble};
use crate::log::{ENTRY_BYTES_MAX, LogError, unavailable};

/// The header with the number of an entry, its id, and its checksum.
const MARK: &str = "Kartenhaus";

/// How many messages are asked for at once. A server before 2.11 gives one.
const BATCH: u32 = 1000;

/// In a batch, how many messages are still to come.
const NUM_PENDING: &str = "Nats-Num-Pending";

#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Its place in the JetStream stream.
    pub(super) seq: u64,
    /// Which entry of its stream it is.
    pub(super) number: u64,
    pub(super) id: String,
    /// Its checksum. Entries of earlier versions have none.
    pub(super) sum: Option<i64>,
    pub(super) body: Bytes,
}

impl Kept {
    pub(super) fn new(
        subject: &str,
        seq: u64,
        headers: &HeaderMap,
        body: Bytes,
    ) -> Result<Self, LogError> {
        let foreign = || unavailable(Trouble::Foreign(subject.to_owned()));
        let (number, id, sum) = mark(headers).ok_or_else(foreign)?;
        Ok(Self { seq, number, id: id.to_owned(), sum, body })
    }

    pub(super) fn text(self, subject: &str) -> Result<String, LogError> {
        let text = String::from_utf8(self.body.into());
        text.map_err(|_| unavailable(Trouble::Foreign(subject.to_owned())))
    }
}

/// The number of an entry, its id and its checksum, as its message is marked.
fn mark(headers: &HeaderMap) -> Option<(u64, &str, Option<i64>)> {
    let mut parts = headers.get(MARK)?.as_str().split(' ');
    let (number, id) = (parts.next()?.parse().ok()?, parts.next()?);
    let sum = parts.next().map(str::parse).transpose().ok()?;
    Some((number, id, sum))
}

pub(super) struct Raw<'a> {
    pub(super) subject: &'a str,
    /// Its place in the JetStream stream.
    pub(super) seq: u64,
    pub(super) headers: &'a HeaderMap,
    pub(super) body: &'a Bytes,
}

pub(super) struct Message {
    pub(super) number: u64,
    /// The checksum of an entry.
    pub(super) sum: Option<i64>,
    pub(super) body: Bytes,
}

pub(super) enum Put {
    /// It is kept, at this place in the JetStream stream.
    Kept(u64),
    /// The last message of the subject, if there is one, does not allow it.
    Refused(Option<Kept>),
}

pub(super) struct Store {
    pub(super) client: Client,
    pub(super) context: Context,
    pub(super) guard: Arc<Guard>,
    /// Why nothing may be written now.
    pub(super) refused: watch::Receiver<Option<String>>,
    /// What the ids of this process begin with.
    base: u64,
    sent: AtomicU64,
}

impl Store {
    pub(super) fn new(
        client: Client,
        context: Context,
        guard: Arc<Guard>,
        refused: watch::Receiver<Option<String>>,
    ) -> Result<Self, getrandom::Error> {
        let (base, sent) = (getrandom::u64()?, AtomicU64::new(0));
        Ok(Self { client, context, guard, refused, base, sent })
    }

    pub(super) async fn stream(&self, name: &str) -> Result<Stream<()>, LogError> {
        self.context.get_stream_no_info(name).await.map_err(unavailable)
    }

    /// The subjects of a JetStream stream with something on them.
    pub(super) async fn subjects(&self, stream: &str) -> Result<Vec<String>, LogError> {
        self.guard.ready(stream).await?;
        let stream = self.stream(stream).await?;
        let subjects = stream.info_with_subjects(">").await.map_err(unavailable)?;
        let names = subjects.map_ok(|(subject, _)| subject);
        names.try_collect().await.map_err(unavailable)
    }

    /// Puts a message on a subject, if its last message allows it. `after` is where that last
    /// message is, as far as it is known, and 0 if there is none; one that is too early costs time
    /// only.
    pub(super) async fn put(
        &self,
        stream: &str,
        subject: &str,
        message: Message,
        after: Option<u64>,
        allows: impl Fn(Option<&Kept>) -> bool,
    ) -> Result<Put, LogError> {
        if let Some(why) = &*self.refused.borrow() {
            return Err(unavailable(Trouble::Refused(why.clone())));
        }
        if message.body.len() > ENTRY_BYTES_MAX {
            return Err(unavailable(Trouble::Long(message.body.len())));
        }
        let id = format!("{:x}-{}", self.base, self.sent.fetch_add(1, Ordering::Relaxed));
        let sum = message.sum.map(|sum| format!(" {sum}")).unwrap_or_default();
        let mark = format!("{} {id}{sum}", message.number);
        let mut after = after;
        let mut again = Again::new();
        loop {
            let mut failed = None;
            if let Some(after) = after {
                match self.publish(stream, subject, &mark, after, message.body.clone()).await {
                    Ok(seq) => return Ok(Put::Kept(seq)),
                    Err(error) => failed = Some(error),
                }
            }
            // It was not sent, or refused, or nobody knows: what is kept decides.
            let last = self.last(stream, subject, after.unwrap_or(0), &again).await?;
            match last {
                Some(last) if last.id == id => return Ok(Put::Kept(last.seq)),
                last if allows(last.as_ref()) => after = Some(last.map_or(0, |last| last.seq)),
                last => {
                    // Somebody may have gone on after ours.
                    let ours = failed.is_some().then_some(message.number);
                    let ours = ours.zip(last.as_ref()).filter(|(ours, last)| *ours < last.number);
                    if let Some((ours, last)) = ours {
                        let from = after.unwrap_or(0) + 1;
                        let since = self.range(stream, subject, from, last.seq, &again).await?;
                        let kept = since.into_iter().find(|kept| kept.number == ours);
                        if let Some(kept) = kept.filter(|kept| kept.id == id) {
                            return Ok(Put::Kept(kept.seq));
                        }
                    }
                    return Ok(Put::Refused(last));
                }
            }
            if let Some(error) = failed {
                again.pause(error).await?;
            }
        }
    }

    /// Sends a message once. An answer counts only if the leader that gave it was examined before,
    /// and if it does not give away a place that was taken already.
    async fn publish(
        &self,
        stream: &str,
        subject: &str,
        mark: &str,
        after: u64,
        body: Bytes,
    ) -> Result<u64, LogError> {
        let mut headers = HeaderMap::new();
        headers.insert(MARK, mark);
        let message = PublishMessage::build().payload(body).headers(headers);
        let message = message.expected_last_subject_sequence(after);
        let watch = self.guard.ready(stream).await?;
        let answer = async { self.context.send_publish(subject.to_owned(), message).await?.await };
        match answer.await {
            Ok(ack) if self.guard.confirms(stream, watch, ack.sequence) => Ok(ack.sequence),
            Ok(_) => Err(unavailable(Trouble::Moved(stream.to_owned()))),
            Err(error) => {
                use PublishErrorKind::{Other, WrongLastSequence};
                if !matches!(error.kind(), WrongLastSequence | Other) {
                    self.guard.doubt(stream);
                }
                Err(unavailable(error))
            }
        }
    }

    /// The last message of a subject, from the leader of its stream. It cannot be before the place
    /// `known`, where there was one: whoever says so led once, hung, and has not heard yet that it
    /// leads no more.
    pub(super) async fn last(
        &self,
        stream: &str,
        subject: &str,
        known: u64,
        again: &Again,
    ) -> Result<Option<Kept>, LogError> {
        let from = self.stream(stream).await?;
        let (mut again, since, mut replaced) = (again.clone(), Instant::now(), false);
        loop {
            let watch = self.guard.ready(stream).await?;
            match from.get_last_raw_message_by_subject(subject).await {
                Ok(message) if message.sequence < known => {
                    if !replaced && since.elapsed() > SETTLES {
                        replaced = true;
                        self.guard.replace(stream, watch).await?;
                    }
                    again.pause(unavailable(Trouble::Old(subject.to_owned()))).await?;
                }
                Ok(StreamMessage { sequence, headers, payload, .. }) => {
                    return Kept::new(subject, sequence, &headers, payload).map(Some);
                }
                Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => {
                    return Ok(None);
                }
                Err(error) => again.pause(unavailable(error)).await?,
            }
        }
    }

    /// Drops the messages of a subject: all, or those up to and with one place of its stream.
    pub(super) async fn purge(
        &self,
        stream: &str,
        subject: &str,
        to: Option<u64>,
    ) -> Result<(), LogError> {
        let from = self.stream(stream).await?;
        let mut again = Again::new();
        loop {
            self.guard.ready(stream).await?;
            let purge = from.purge().filter(subject);
            let purged = match to {
                Some(to) => purge.sequence(to + 1).await,
                None => purge.await,
            };
            match purged {
                Ok(_) => return Ok(()),
                Err(error) => again.pause(unavailable(error)).await?,
            }
        }
    }

    /// The messages of a subject from one place of its stream to another, where there is one of
    /// them.
    pub(super) async fn range(
        &self,
        stream: &str,
        subject: &str,
        from: u64,
        to: u64,
        again: &Again,
    ) -> Result<Vec<Kept>, LogError> {
        let mut again = again.clone();
        let mut found: Vec<Kept> = Vec::new();
        loop {
            let had = found.last().map(|kept| kept.seq);
            if had.is_some_and(|had| had >= to) {
                return Ok(found);
            }
            let next = had.map_or(from, |had| had + 1);
            let keep = |raw: Raw<'_>| {
                found.push(Kept::new(subject, raw.seq, raw.headers, raw.body.clone())?);
                Ok(raw.seq < to)
            };
            self.batch(stream, subject, next, keep).await?;
            if found.last().map(|kept| kept.seq) == had {
                // Any copy may answer, also one that is not up to date.
                again.pause(unavailable(Trouble::Slow(subject.to_owned()))).await?;
            }
        }
    }

    /// The same from the leader alone, one by one: slower, but no other copy is asked.
    pub(super) async fn range_of_leader(
        &self,
        stream: &str,
        subject: &str,
        from: u64,
        to: u64,
    ) -> Result<Vec<Kept>, LogError> {
        let leader = self.stream(stream).await?;
        let (mut found, mut again, mut next) = (Vec::new(), Again::new(), from);
        while next <= to {
            self.guard.ready(stream).await?;
            match leader.get_first_raw_message_by_subject(subject, next).await {
                Ok(StreamMessage { sequence, headers, payload, .. }) => {
                    found.push(Kept::new(subject, sequence, &headers, payload)?);
                    next = sequence + 1;
                }
                Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => break,
                Err(error) => again.pause(unavailable(error)).await?,
            }
        }
        Ok(found)
    }

    /// Reads messages of a subject, or of several, from one place of its stream on, in one go, and
    /// hands them out in order, as long as more are wanted: as many as one copy has, without a gap
    /// but where a line breaks. Says whether that copy has no message from there on.
    pub(super) async fn batch(
        &self,
        stream: &str,
        subjects: &str,
        from: u64,
        mut each: impl FnMut(Raw<'_>) -> Result<bool, LogError>,
    ) -> Result<bool, LogError> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(unavailable)?;
        let asked = serde_json::json!({ "batch": BATCH, "next_by_subj": subjects, "seq": from });
        let api = format!("$JS.API.DIRECT.GET.{stream}");
        let sent = self.client.publish_with_reply(api, inbox, asked.to_string().into()).await;
        sent.map_err(unavailable)?;
        while let Ok(Some(answer)) = timeout(ANSWER, answers.next()).await {
            // The end of a batch, or nothing more, or nobody there.
            let (None, Some(headers)) = (answer.status, &answer.headers) else {
                return Ok(answer.status == Some(StatusCode::NOT_FOUND));
            };
            let foreign = || unavailable(Trouble::Foreign(subjects.to_owned()));
            let seq = headers.get(NATS_SEQUENCE).and_then(|seq| seq.as_str().parse().ok());
            let (seq, subject) = seq.zip(headers.get(NATS_SUBJECT)).ok_or_else(foreign)?;
            let body = &answer.payload;
            let more = each(Raw { subject: subject.as_str(), seq, headers, body })?;
            if !more || headers.get(NUM_PENDING).is_none() {
                break;
            }
        }
        Ok(false)
    }
}
