//! A client that checks every message it receives.

use std::sync::Arc;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::tungstenite::{Error, handshake::client::Response};

use crate::PATIENCE;
use crate::mirror::Mirror;
use crate::schema;
use crate::site::Site;

pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    mirror: Arc<Mirror>,
    /// Updates whose match cannot be looked up yet, each with whose it is and what was seen before.
    pub(crate) later: Option<Vec<Heard>>,
    name: String,
    /// Every message as it came.
    pub(crate) heard: Vec<String>,
    pub(crate) last: Json,
    pub(crate) you: Option<usize>,
    pub(crate) room: Json,
    /// The match as it was told last; null before.
    pub(crate) update: Json,
    /// How far the client is: which match, and its `seq`; `None` before the first update.
    seen: Option<(u64, u64)>,
    greeted: bool,
    /// The close code.
    pub(crate) closed: Option<u16>,
}

pub(crate) struct Heard {
    pub(crate) viewer: Option<usize>,
    /// How much of the match the line had seen before; `None` if it was not there, and is told
    /// nothing of the past.
    pub(crate) seen: Option<u64>,
    /// Whether the line was just opened, and is told what happened before.
    pub(crate) again: bool,
    pub(crate) update: Json,
}

pub(crate) async fn connect(
    stream: TcpStream,
    site: &Site,
    room: &str,
    headers: &[(&'static str, &str)],
) -> Result<(WebSocketStream<TcpStream>, Response), Error> {
    let url = format!("ws://{}/api/rooms/{room}/play", site.address);
    let mut request = url.into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    tokio_tungstenite::client_async(request, stream).await
}

pub(crate) fn hello(key: Option<&str>, seen: Option<(u64, u64)>) -> Json {
    let seen = seen.map(|(number, seq)| json!({ "match": number, "seq": seq }));
    json!({ "type": "hello", "protocol": 2, "key": key, "seen": seen })
}

impl Client {
    /// A line that has said nothing yet.
    pub(crate) async fn silent(site: &Site, room: &str) -> Self {
        let stream = TcpStream::connect(site.address).await.unwrap();
        let (socket, _) = connect(stream, site, room, &[]).await.unwrap();
        Self::on(socket, site, room)
    }

    pub(crate) fn on(socket: WebSocketStream<TcpStream>, site: &Site, room: &str) -> Self {
        Self {
            socket,
            mirror: site.mirror.clone(),
            later: None,
            name: room.to_owned(),
            heard: Vec::new(),
            last: Json::Null,
            you: None,
            room: Json::Null,
            update: Json::Null,
            seen: None,
            greeted: false,
            closed: None,
        }
    }

    /// A line that was welcomed, and was told the match, if there is one.
    pub(crate) async fn open(
        site: &Site,
        room: &str,
        key: Option<&str>,
        seen: Option<(u64, u64)>,
    ) -> Self {
        let mut client = Self::silent(site, room).await;
        client.hello(key, seen).await;
        client
    }

    pub(crate) async fn hello(&mut self, key: Option<&str>, seen: Option<(u64, u64)>) {
        self.seen = seen;
        self.greet(hello(key, seen)).await;
    }

    pub(crate) async fn greet(&mut self, hello: Json) {
        self.say(hello).await;
        self.next().await;
        assert_eq!(self.last["type"], "welcome", "{}", self.last);
        assert_eq!(self.last["protocol"], 2);
        if self.room["playing"] != 0 {
            self.next().await;
            assert_eq!(self.last["type"], "update", "{}", self.last);
        }
        self.greeted = true;
    }

    /// A line to a server that may be gone at any time, and whose log is not at hand: what it is
    /// told is kept, to be checked later.
    pub(crate) async fn try_open(
        site: &Site,
        room: &str,
        key: &str,
        seen: Option<(u64, u64)>,
    ) -> Option<Self> {
        let stream = TcpStream::connect(site.address).await.ok()?;
        let (socket, _) = connect(stream, site, room, &[]).await.ok()?;
        let mut client = Self::on(socket, site, room);
        client.later = Some(Vec::new());
        client.seen = seen;
        let text = hello(Some(key), seen).to_string();
        client.socket.send(Message::text(text)).await.ok()?;
        let greeted = client.next().await && (client.room["playing"] == 0 || client.next().await);
        client.greeted = true;
        greeted.then_some(client)
    }

    /// Says a move; false if the line is gone.
    pub(crate) async fn try_play(&mut self, seq: u64, mv: &str) -> bool {
        let number = self.seen.map_or(0, |(number, _)| number);
        let message = json!({ "type": "play", "match": number, "seq": seq, "move": mv });
        self.socket.send(Message::text(message.to_string())).await.is_ok()
    }

    pub(crate) async fn say(&mut self, message: Json) {
        schema::fits("ClientMessage", &message);
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        timeout(PATIENCE, self.socket.send(message)).await.expect("it is read").unwrap();
    }

    /// Waits for the next message, and checks it; false if the line is closed.
    pub(crate) async fn next(&mut self) -> bool {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await;
            let message = message.unwrap_or_else(|_| panic!("no message comes; {self:?}"));
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.hear(text.as_str()).await;
                    return true;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(frame))) => {
                    self.closed = Some(frame.map_or(0, |frame| frame.code.into()));
                    return false;
                }
                None | Some(Err(_)) => return false,
                Some(Ok(other)) => panic!("the server sent {other:?}"),
            }
        }
    }

    pub(crate) async fn until(&mut self, mut reached: impl FnMut(&Self) -> bool) {
        while !reached(self) {
            assert!(self.next().await, "the line ended; {self:?}");
        }
    }

    pub(crate) async fn until_type(&mut self, name: &str) -> Json {
        self.next().await;
        self.until(|client| client.last["type"] == name).await;
        self.last.clone()
    }

    /// Waits until the line is closed, and gives the close code; 0 without one.
    pub(crate) async fn until_closed(&mut self) -> u16 {
        while self.next().await {}
        self.closed.unwrap_or_default()
    }

    /// Checks a message, and takes over what it says.
    async fn hear(&mut self, text: &str) {
        self.heard.push(text.to_owned());
        self.last = serde_json::from_str(text).unwrap();
        schema::fits("ServerMessage", &self.last);
        let message = &self.last;
        match message["type"].as_str().unwrap() {
            "welcome" | "room" => {
                self.you = message["you"].as_u64().map(|seat| seat as usize);
                self.room = message["room"].clone();
                assert_eq!(self.room["room"], self.name);
            }
            "update" => {
                let (number, seq) = (message["match"].as_u64(), message["seq"].as_u64());
                let (number, seq) = (number.unwrap(), seq.unwrap());
                if let Some(seen) = self.seen {
                    assert!(seen <= (number, seq), "{seen:?}, then {number} {seq}");
                }
                // An open line misses nothing of a new match.
                let seen = match self.seen {
                    Some((was, seq)) if was == number => Some(seq),
                    _ => self.greeted.then_some(0),
                };
                let playing = self.room["playing"].as_u64().unwrap() as usize;
                let waits = |seat: usize| self.room["seats"][seat]["waits"] == true;
                let viewer = self.you.filter(|&seat| seat < playing && !waits(seat));
                let again = !self.greeted;
                let heard = Heard { viewer, seen, again, update: message.clone() };
                match &mut self.later {
                    Some(later) => later.push(heard),
                    None => self.mirror.check(&self.name, &heard).await,
                }
                self.seen = Some((number, seq));
                self.update = message.clone();
            }
            "refused" => {
                let seq = self.last["seq"].as_u64().unwrap();
                assert!(self.seen.is_none_or(|seen| seen.1 <= seq));
                assert!(self.last["works"].as_array().unwrap().len() <= 3);
            }
            _ => {}
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.update["seq"].as_u64().unwrap_or_default()
    }

    pub(crate) fn seen(&self) -> Option<(u64, u64)> {
        self.seen
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.update["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        legal.iter().map(|mv| mv.as_str().unwrap().to_owned()).collect()
    }

    /// The match as the engine has it.
    pub(crate) async fn state(&self) -> Arc<crate::mirror::State> {
        let (number, seq) = self.seen.unwrap();
        self.mirror.at(&self.name, number, seq).await
    }

    /// Says a move that was chosen in the update at `seq`.
    pub(crate) async fn say_play(&mut self, seq: u64, mv: &str) {
        let number = self.seen.map_or(0, |(number, _)| number);
        self.say(json!({ "type": "play", "match": number, "seq": seq, "move": mv })).await;
    }

    /// Plays a move, and waits for the update in which it is played.
    pub(crate) async fn play(&mut self, mv: &str) {
        let seq = self.seq();
        self.say_play(seq, mv).await;
        self.next().await;
        self.until(|client| client.seq() > seq || client.last["type"] == "refused").await;
        assert_ne!(self.last["type"], "refused", "{}", self.last);
    }

    pub(crate) async fn refused(&mut self, seq: u64, mv: &str) -> Json {
        self.say_play(seq, mv).await;
        let refused = self.until_type("refused").await;
        assert_eq!(refused["legal"], false);
        refused
    }

    /// Asks for a sign of life: then all that was said before has been answered.
    pub(crate) async fn ping(&mut self) {
        self.say(json!({ "type": "ping" })).await;
        self.until_type("pong").await;
    }

    /// Closes the line, and waits until the server has heard of it.
    pub(crate) async fn close(mut self) {
        // It may be closed already.
        let _ = self.socket.close(None).await;
        while let Ok(Some(Ok(_))) = timeout(PATIENCE, self.socket.next()).await {}
    }
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (seat, room, update) = (self.you, &self.room, &self.update);
        write!(f, "seat {seat:?}, last {}, room {room}, update {update}", self.last)
    }
}
