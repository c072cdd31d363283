//! The socket of a room.

use std::io;

use futures_util::{SinkExt as _, StreamExt as _};
use play::protocol::ClientMessage;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::site::{Site, Stream};
use crate::{ClientError, MESSAGE_MAX};

/// Space for reading; an update of two seats takes about half of it.
const READ_BYTES: usize = 4 << 10;

/// A WebSocket to a room.
pub struct Socket {
    stream: WebSocketStream<Box<dyn Stream>>,
    heard: Instant,
}

impl Socket {
    /// Opens a socket to a room, and sends nothing yet.
    pub async fn open(site: &Site, room: &str) -> Result<Self, ClientError> {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BYTES)
            .max_message_size(Some(MESSAGE_MAX))
            .max_frame_size(Some(MESSAGE_MAX));
        let address = format!("ws://{}{}/api/rooms/{room}/play", site.authority, site.base);
        let stream = site.connect().await.map_err(ClientError::Silent)?;
        let (stream, _) = client_async_with_config(address, stream, Some(config)).await?;
        Ok(Self { stream, heard: Instant::now() })
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send(serde_json::to_string(message).expect("messages have text keys only")).await
    }

    /// Sends any text.
    pub async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Sends a ping. [`next`](Self::next) does not return the answer, but [`heard`](Self::heard)
    /// shows it.
    pub async fn ping(&mut self) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::Ping(Bytes::new())).await?)
    }

    /// Returns the next message, as text. If waiting is cancelled, nothing is lost.
    pub async fn next(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            let message = self.stream.next().await;
            self.heard = Instant::now();
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) => return Err(ClientError::Closed),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Silent(io::ErrorKind::UnexpectedEof.into())),
            }
        }
    }

    /// When anything arrived last, answers to pings included.
    pub fn heard(&self) -> Instant {
        self.heard
    }
}
