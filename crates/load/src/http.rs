//! Requests on one HTTP connection.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// After this time without use a connection is reopened; the server closes it after ten seconds.
const IDLE_MAX: Duration = Duration::from_secs(5);

/// The answer to whoever opens a room, or sits down.
#[derive(Deserialize)]
struct Sat {
    key: String,
    room: Opened,
}

#[derive(Deserialize)]
struct Opened {
    room: String,
}

pub(crate) struct Http {
    stream: TcpStream,
    from: Ipv4Addr,
    address: SocketAddr,
    used: Instant,
}

impl Http {
    pub(crate) async fn open(address: SocketAddr) -> anyhow::Result<Self> {
        Self::open_from(Ipv4Addr::UNSPECIFIED, address).await
    }

    /// Opens a connection from an address of this machine.
    pub(crate) async fn open_from(from: Ipv4Addr, address: SocketAddr) -> anyhow::Result<Self> {
        let stream = connect(from, address).await?;
        Ok(Self { stream, from, address, used: Instant::now() })
    }

    pub(crate) async fn get(&mut self, path: &str) -> anyhow::Result<String> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", self.address);
        self.ask(&request).await
    }

    /// Opens a room; returns its name and its host's key.
    pub(crate) async fn open_room(&mut self, game: &str) -> anyhow::Result<(String, String)> {
        let answer = self.post("/api/rooms", None, &json!({"game": game, "name": "Ada"})).await?;
        let Sat { key, room } = serde_json::from_value(answer)?;
        Ok((room.room, key))
    }

    /// Sits down in a room; returns the seat's key.
    pub(crate) async fn sit(&mut self, room: &str) -> anyhow::Result<String> {
        let answer = self.command(room, None, &json!({"type": "sit", "name": "Bea"})).await?;
        Ok(serde_json::from_value::<Sat>(answer)?.key)
    }

    /// Begins the match, the next round or the next match.
    pub(crate) async fn start(&mut self, room: &str, key: &str) -> anyhow::Result<()> {
        self.command(room, Some(key), &json!({"type": "start"})).await.map(drop)
    }

    pub(crate) async fn command(
        &mut self,
        room: &str,
        key: Option<&str>,
        command: &Value,
    ) -> anyhow::Result<Value> {
        self.post(&format!("/api/rooms/{room}"), key, command).await
    }

    async fn post(&mut self, path: &str, key: Option<&str>, body: &Value) -> anyhow::Result<Value> {
        let (address, body) = (self.address, body.to_string());
        let key = key.map(|key| format!("authorization: Bearer {key}\r\n")).unwrap_or_default();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\n{key}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        Ok(serde_json::from_str(&self.ask(&request).await?)?)
    }

    async fn ask(&mut self, request: &str) -> anyhow::Result<String> {
        if self.used.elapsed() > IDLE_MAX {
            *self = Self::open_from(self.from, self.address).await?;
        }
        self.used = Instant::now();
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::with_capacity(2048);
        loop {
            let read = self.stream.read_buf(&mut answer).await?;
            if read == 0 {
                return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
            }
            let text = std::str::from_utf8(&answer)?;
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let headers = head.lines().filter_map(|line| line.split_once(": "));
            let mut lengths =
                headers.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
            let (_, length) = lengths.next().context("the answer has a length")?;
            if body.len() == length.parse::<usize>()? {
                ensure!(head.starts_with("HTTP/1.1 20"), "{request}\n{text}");
                return Ok(body.to_owned());
            }
        }
    }
}

/// A connection from an address of this machine that sends packets at once.
pub(crate) async fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.set_nodelay(true)?;
    socket.connect(to).await
}
