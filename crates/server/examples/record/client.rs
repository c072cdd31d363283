//! A person's connection: it keeps what went over it, and takes part in the deals.

use std::cell::RefCell;
use std::rc::Rc;

use futures_util::{SinkExt as _, StreamExt as _};
use games::fair::{Bytes, promise_of};
use serde_json::{Value as Json, json};
use server::protocol::PROTOCOL_VERSION;
use server::testing::LocalSite;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

pub(crate) struct Heard {
    start: Instant,
    /// Each with its time, as the recording has them.
    pub(crate) frames: Vec<Json>,
    pub(crate) room: Json,
    pub(crate) update: Json,
    pub(crate) seat: Option<u64>,
    /// How many shares were promised, of which the last is `[promised; 32]`.
    promised: u8,
}

impl Heard {
    pub(crate) fn new(start: Instant) -> Self {
        let (room, update) = (Json::Null, Json::Null);
        Self { start, frames: Vec::new(), room, update, seat: None, promised: 0 }
    }

    fn keep(&mut self, what: &str, message: Json) {
        let at = self.start.elapsed().as_millis() as u64;
        self.frames.push(json!({ "at": at, what: message }));
    }

    fn promise(&mut self) -> Json {
        self.promised += 1;
        let promise = promise_of(Bytes([self.promised; 32])).to_string();
        json!({ "type": "promise", "promise": promise })
    }

    /// Takes in a message, and answers it where a page would.
    fn hear(&mut self, message: Json) -> Vec<Json> {
        let mut answers = Vec::new();
        match message["type"].as_str().unwrap_or_default() {
            "welcome" | "room" => {
                self.seat = message["you"].as_u64();
                self.room = message["room"].clone();
                if self.seat.is_some() && self.promised == 0 {
                    answers.push(self.promise());
                }
            }
            "update" => self.update = message.clone(),
            "open" => {
                let own = promise_of(Bytes([self.promised; 32])).to_string();
                let seat = self.seat.map(|seat| &message["seats"][seat as usize]["promise"]);
                if seat.is_some_and(|promise| *promise == *own) {
                    let share = Bytes([self.promised; 32]).to_string();
                    let deal = &message["deal"];
                    answers.push(json!({ "type": "share", "deal": deal, "share": share }));
                    answers.push(self.promise());
                }
            }
            "pong" => return answers,
            _ => {}
        }
        self.keep("received", message);
        answers
    }
}

/// An open connection; closed when it is dropped.
pub(crate) struct Client(UnboundedSender<Json>);

impl Client {
    /// Opens a connection to a room and says hello.
    pub(crate) async fn open(
        site: &LocalSite,
        room: &str,
        key: Option<&str>,
        language: &str,
        heard: Rc<RefCell<Heard>>,
    ) -> anyhow::Result<Self> {
        let url = format!("ws://{}/api/rooms/{room}/play", super::recorder::HOST);
        let (socket, _) = tokio_tungstenite::client_async(url, site.connect()).await?;
        let (say, mut said): (_, UnboundedReceiver<Json>) = mpsc::unbounded_channel();
        let seen = {
            let mut heard = heard.borrow_mut();
            heard.promised = 0;
            let seen = json!({ "match": heard.update["match"], "seq": heard.update["seq"] });
            if heard.update.is_null() { Json::Null } else { seen }
        };
        say.send(json!({
            "type": "hello", "protocol": PROTOCOL_VERSION, "key": key, "seen": seen,
            "language": language,
        }))?;
        let (mut sink, mut stream) = socket.split();
        tokio::task::spawn_local(async move {
            loop {
                tokio::select! {
                    biased;
                    message = said.recv() => {
                        let Some(message) = message else { break };
                        heard.borrow_mut().keep("sent", message.clone());
                        if sink.send(Message::text(message.to_string())).await.is_err() {
                            break;
                        }
                    }
                    message = stream.next() => match message {
                        Some(Ok(Message::Text(text))) => {
                            let message = serde_json::from_str(&text).expect("messages are JSON");
                            let answers = heard.borrow_mut().hear(message);
                            for answer in answers {
                                heard.borrow_mut().keep("sent", answer.clone());
                                let text = Message::text(answer.to_string());
                                _ = sink.send(text).await;
                            }
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                        // The library answers pings.
                        Some(Ok(_)) => {}
                    }
                }
            }
            heard.borrow_mut().keep("closed", Json::Bool(true));
            // What was closed here is closed there.
            _ = sink.close().await;
        });
        Ok(Self(say))
    }

    pub(crate) fn say(&self, message: Json) -> anyhow::Result<()> {
        Ok(self.0.send(message)?)
    }
}
