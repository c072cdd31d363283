//! A line: the WebSocket between a client and its session.

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep_until, timeout};
use words::Language;

use crate::allowances::{Allowance, Bucket};
use crate::faults::internal;
use crate::guests::Guest;
use crate::key::Key;
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{ClientMessage, Fault, FaultCode, PROTOCOL_VERSION, ServerMessage};
use crate::room::fault;
use crate::session::{Command, Greeting, LineId, Outbox, Unsent};
use crate::shared::Shared;

struct Line {
    socket: WebSocket,
    guest: Arc<Guest>,
    session: mpsc::Sender<Command>,
    id: LineId,
    outgoing: mpsc::Receiver<Unsent>,
    pings: Interval,
    pulse: Pulse,
    /// How many messages the client may send now.
    allowance: Bucket,
}

/// Whether the other side of a line answers.
struct Pulse {
    /// How long it may take to answer, and be silent before the line is closed.
    answer_within: Duration,
    silence_max: Duration,
    heard: Instant,
    /// When the last ping left that was not answered yet.
    pinged: Option<Instant>,
    /// When the first ping left since something was heard.
    waits: Option<Instant>,
    /// Whether it counts as gone.
    silent: bool,
}

impl Pulse {
    fn new(answer_within: Duration, silence_max: Duration, now: Instant) -> Self {
        Self { answer_within, silence_max, heard: now, pinged: None, waits: None, silent: false }
    }

    /// A ping leaves now; whether the line has been silent for too long instead.
    fn pings(&mut self, now: Instant) -> bool {
        if now - self.heard >= self.silence_max {
            return true;
        }
        self.pinged = Some(now);
        self.waits.get_or_insert(now);
        false
    }

    /// Something is heard; whether the line was silent until now.
    fn hears(&mut self, now: Instant) -> bool {
        self.heard = now;
        self.waits = None;
        std::mem::take(&mut self.silent)
    }

    /// When the line counts as silent, if nothing is heard.
    fn silent_at(&self) -> Option<Instant> {
        self.waits.filter(|_| !self.silent)?.checked_add(self.answer_within)
    }

    /// When it does, if what is being sent is not read, either.
    fn blocked_at(&self, now: Instant) -> Option<Instant> {
        let at = now.checked_add(self.answer_within).filter(|_| !self.silent);
        self.silent_at().into_iter().chain(at).min()
    }
}

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => pending().await,
    }
}

enum End {
    /// The other side is gone, or silent.
    Gone,
    /// The session closed it.
    Session,
    /// The client did what it must not.
    Fault(Fault),
}

pub(crate) async fn serve(
    mut socket: WebSocket,
    shared: Arc<Shared>,
    guest: Arc<Guest>,
    room: RoomName,
) {
    shared.metrics.sockets.inc();
    match open(&mut socket, &shared, &guest, &room).await {
        Ok((session, id, outgoing)) => {
            let mut pings = interval(limits::PING_EVERY);
            pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let config = &shared.config;
            let pulse = Pulse::new(config.answer_within(), config.silence_max(), Instant::now());
            let allowance = Bucket::new(Allowance::Messages, config.refill());
            let line = Line { socket, guest, session, id, outgoing, pings, pulse, allowance };
            line.run(&shared).await;
        }
        Err(_) if shared.closing.is_cancelled() => go_away(&mut socket).await,
        Err(Some(fault)) => close(&mut socket, fault).await,
        Err(None) => {}
    }
    shared.metrics.sockets.dec();
}

/// Waits for hello, and tells the session. `None` if the client went away.
async fn open(
    socket: &mut WebSocket,
    shared: &Arc<Shared>,
    guest: &Arc<Guest>,
    room: &RoomName,
) -> Result<(mpsc::Sender<Command>, LineId, mpsc::Receiver<Unsent>), Option<Fault>> {
    let greeting = tokio::select! {
        hello = timeout(limits::HELLO_WITHIN, hello(socket)) => match hello {
            Ok(hello) => hello?,
            Err(_) => return Err(Some(fault(FaultCode::BadMessage, "no hello came"))),
        },
        () = shared.closing.cancelled() => return Err(None),
    };
    let (outbox, outgoing) = Outbox::new(guest.clone());
    let (reply, answer) = oneshot::channel();
    let command = Command::Open { greeting, outbox, reply };
    let session = shared.send(room, command).await.map_err(Some)?;
    match answer.await {
        Ok(Ok(id)) => Ok((session, id, outgoing)),
        Ok(Err(fault)) => Err(Some(fault)),
        Err(_) => Err(Some(internal())),
    }
}

async fn hello(socket: &mut WebSocket) -> Result<Greeting, Option<Fault>> {
    for _ in 0..=limits::FRAMES_BEFORE_HELLO_MAX {
        let text = match socket.recv().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                // No pong waits behind another.
                socket.flush().await.map_err(|_| None)?;
                continue;
            }
            Some(Ok(Message::Binary(_))) => return Err(Some(not_text())),
            Some(Err(error)) => return Err(Some(unreadable(&error))),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        };
        let message = check_size(&text).and_then(|()| parse(&text)).map_err(Some)?;
        let ClientMessage::Hello { protocol, key, seen, language } = message else {
            return Err(Some(fault(FaultCode::BadMessage, "the first message must be hello")));
        };
        if protocol != PROTOCOL_VERSION {
            let message = format!("this server speaks protocol {PROTOCOL_VERSION}");
            return Err(Some(fault(FaultCode::WrongProtocol, message)));
        }
        let bad_key = || Some(fault(FaultCode::BadKey, "this is no seat's key"));
        let key = key.map(|text| Key::new(&text).ok_or_else(bad_key)).transpose()?;
        let language = language.and_then(|tag| Language::spoken(&tag));
        return Ok(Greeting { key, seen, language: language.unwrap_or_else(Language::english) });
    }
    Err(Some(too_many()))
}

fn too_many() -> Fault {
    fault(FaultCode::TooMany, "too many messages at once")
}

fn check_size(text: &str) -> Result<(), Fault> {
    if text.len() <= limits::MESSAGE_BYTES_MAX {
        return Ok(());
    }
    let most = limits::MESSAGE_BYTES_MAX;
    Err(fault(FaultCode::BadMessage, format!("a message has at most {most} bytes")))
}

fn parse(text: &str) -> Result<ClientMessage, Fault> {
    serde_json::from_str(text)
        .map_err(|error| fault(FaultCode::BadMessage, format!("not a message: {error}")))
}

/// The line broke, or what came is no message of a WebSocket, or too long. Who is still there hears
/// of it.
fn unreadable(error: &axum::Error) -> Fault {
    fault(FaultCode::BadMessage, format!("this cannot be read: {error}"))
}

fn not_text() -> Fault {
    fault(FaultCode::BadMessage, "messages are text")
}

impl Line {
    async fn run(mut self, shared: &Shared) {
        let end = loop {
            let owes = self.guest.overdrawn(Allowance::Work);
            let more = tokio::select! {
                unsent = self.outgoing.recv() => match unsent {
                    // It counts as waiting until it is written.
                    Some(Unsent { text, waiting: _until }) => self.send(Message::Text(text)).await,
                    None => Err(End::Session),
                },
                message = self.socket.recv(), if owes.is_none() => match message {
                    Some(Ok(message)) => self.heard(message, shared).await,
                    Some(Err(error)) => Err(End::Fault(unreadable(&error))),
                    None => Err(End::Gone),
                },
                () = self.guest.rest(Allowance::Work), if owes.is_some() => Ok(()),
                _ = self.pings.tick() => self.ping().await,
                () = until(self.pulse.silent_at()) => self.falls_silent().await,
            };
            if let Err(end) = more {
                break end;
            }
        };
        // The session may have ended; then there is nothing to tell it.
        let _ = self.session.send(Command::Closed { line: self.id }).await;
        match end {
            End::Gone => {}
            End::Session => close_with(&mut self.socket, close_code::RESTART, "").await,
            End::Fault(fault) => close(&mut self.socket, fault).await,
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let mut sending = pin!(timeout(limits::SILENCE_MAX, self.socket.send(message)));
        let sent = tokio::select! {
            sent = &mut sending => sent,
            // What is sent is not read, and no ping goes out behind it.
            () = until(self.pulse.blocked_at(Instant::now())) => {
                self.pulse.silent = true;
                let silent = Command::Silent { line: self.id, silent: true };
                self.session.send(silent).await.map_err(|_| End::Session)?;
                sending.await
            }
        };
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn until_sent(&mut self) -> Result<(), End> {
        match timeout(limits::SILENCE_MAX, self.socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn heard(&mut self, message: Message, shared: &Shared) -> Result<(), End> {
        if self.pulse.hears(Instant::now()) {
            self.tell(Command::Silent { line: self.id, silent: false }).await?;
        }
        // What we asked for is free.
        if matches!(message, Message::Pong(_))
            && let Some(time) = self.pulse.pinged.take().map(|sent| sent.elapsed())
        {
            return self.tell(Command::RoundTrip { line: self.id, time }).await;
        }
        if shared.config.rate_limits && !self.allowance.take(1) {
            shared.metrics.limited.inc();
            return Err(End::Fault(too_many()));
        }
        let text = match message {
            Message::Text(text) => text,
            // No pong waits behind another.
            Message::Ping(_) => return self.until_sent().await,
            Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return Err(End::Fault(not_text())),
            Message::Close(_) => return Err(End::Gone),
        };
        check_size(&text).map_err(End::Fault)?;
        match parse(&text) {
            Ok(message) => self.tell(Command::Said { line: self.id, message }).await,
            Err(fault) => {
                let text = serde_json::to_string(&ServerMessage::Fault(fault));
                let text = text.expect("messages have text keys only");
                self.send(Message::Text(text.into())).await
            }
        }
    }

    async fn tell(&mut self, command: Command) -> Result<(), End> {
        self.session.send(command).await.map_err(|_| End::Session)
    }

    async fn falls_silent(&mut self) -> Result<(), End> {
        self.pulse.silent = true;
        self.tell(Command::Silent { line: self.id, silent: true }).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.pulse.pings(Instant::now()) {
            return Err(End::Gone);
        }
        self.send(Message::Ping(Bytes::new())).await
    }
}

async fn go_away(socket: &mut WebSocket) {
    let text = serde_json::to_string(&ServerMessage::Closing {});
    let text = text.expect("messages have text keys only");
    // Who is gone cannot be told.
    let _ = timeout(Duration::from_secs(1), socket.send(Message::Text(text.into()))).await;
    close_with(socket, close_code::RESTART, "").await;
}

async fn close(socket: &mut WebSocket, fault: Fault) {
    let text = serde_json::to_string(&ServerMessage::Fault(fault));
    let text = text.expect("messages have text keys only");
    // Who is gone cannot be told.
    let _ = timeout(limits::HELLO_WITHIN, socket.send(Message::Text(text.into()))).await;
    close_with(socket, close_code::POLICY, "").await;
}

/// Closes, and waits a little for the other side to close too: if something that it sent is not
/// read, it may lose what it was told last.
async fn close_with(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let closes = async {
        let mut open = socket.send(Message::Close(Some(frame))).await.is_ok();
        while open {
            open = matches!(socket.recv().await, Some(Ok(_)));
        }
    };
    // Who does not close has had a second for it.
    let _ = timeout(Duration::from_secs(1), closes).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whenever the other side falls silent, between two pings.
    #[test]
    fn a_silent_line_is_noticed_within_ten_seconds() {
        let start = Instant::now();
        let ms = |ms: u64| start + Duration::from_millis(ms);
        let every = limits::PING_EVERY.as_millis() as u64;
        for lost in (0..4 * every).step_by(100) {
            let mut pulse = Pulse::new(limits::ANSWER_WITHIN, limits::SILENCE_MAX, start);
            let (mut noticed, mut closed) = (None, None);
            for now in (0..60_000).step_by(50) {
                if pulse.silent_at().is_some_and(|at| at <= ms(now)) {
                    (pulse.silent, noticed) = (true, Some(now));
                }
                if now % every == 0 && closed.is_none() {
                    closed = pulse.pings(ms(now)).then_some(now);
                }
                // Its answers take a twentieth of a second.
                if now % every == 50 && now <= lost {
                    assert!(!pulse.hears(ms(now)), "it answers all the time");
                }
            }
            let told = noticed.expect("it is noticed") - lost;
            let told = Duration::from_millis(told) + limits::RECONNECTING;
            assert!(told <= Duration::from_secs(10), "{lost}: {told:?}");
            assert!(closed.is_some_and(|at| ms(at) >= ms(lost)));
        }
    }

    #[test]
    fn a_line_that_answers_late_is_back_on_the_same_connection() {
        let start = Instant::now();
        let mut pulse = Pulse::new(limits::ANSWER_WITHIN, limits::SILENCE_MAX, start);
        assert_eq!(pulse.silent_at(), None, "nothing was asked");
        assert!(!pulse.pings(start));
        assert_eq!(pulse.silent_at(), Some(start + limits::ANSWER_WITHIN));
        pulse.silent = true;
        assert_eq!(pulse.silent_at(), None);
        assert!(!pulse.pings(start + limits::PING_EVERY));
        let back = start + 2 * limits::PING_EVERY;
        assert!(pulse.hears(back) && !pulse.hears(back));
        assert!(!pulse.pings(back));
        assert_eq!(pulse.silent_at(), Some(back + limits::ANSWER_WITHIN));
    }

    /// For tests with a seed a client may wait for minutes.
    #[test]
    fn where_nothing_is_measured_nothing_is_silent() {
        let start = Instant::now();
        let mut pulse = Pulse::new(Duration::MAX, Duration::MAX, start);
        assert!(!pulse.pings(start + Duration::from_secs(3600)));
        assert_eq!(pulse.silent_at(), None);
    }
}
