//! A line: the WebSocket between a client and its session.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};
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
    /// When the last ping left that was not answered yet.
    pinged: Option<Instant>,
    heard: Instant,
    /// How many messages the client may send now.
    allowance: Bucket,
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
            let (heard, allowance) =
                (Instant::now(), Bucket::new(Allowance::Messages, shared.config.refill()));
            let line = Line {
                socket,
                guest,
                session,
                id,
                outgoing,
                pings,
                pinged: None,
                heard,
                allowance,
            };
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
                _ = self.pings.tick() => self.ping(shared).await,
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
        match timeout(limits::SILENCE_MAX, self.socket.send(message)).await {
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
        self.heard = Instant::now();
        // What we asked for is free.
        if matches!(message, Message::Pong(_))
            && let Some(time) = self.pinged.take().map(|sent| sent.elapsed())
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

    async fn ping(&mut self, shared: &Shared) -> Result<(), End> {
        if self.heard.elapsed() >= shared.config.silence_max() {
            return Err(End::Gone);
        }
        self.pinged = Some(Instant::now());
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
