//! Requests over HTTP.

use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::http::request::Builder;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use play::protocol::{NewRoom, RoomAnswer, RoomCommand};
use serde::Serialize;

use crate::{ClientError, MESSAGE_MAX, Site};

/// The largest answer about a room, in bytes.
const ANSWER_MAX: usize = 1 << 20;

/// Longest time that an idle connection is reused: a server closes it after ten seconds.
const IDLE_MAX: Duration = Duration::from_secs(5);

/// A client of a site. Its requests follow each other on one connection, which is opened again
/// where necessary.
pub struct Client {
    site: Site,
    language: &'static str,
    connection: Option<(SendRequest<Full<Bytes>>, Instant)>,
}

impl Client {
    /// A client that gets refusals in this language, such as `de`.
    pub fn new(site: Site, language: &'static str) -> Self {
        Self { site, language, connection: None }
    }

    /// Gets a page, such as `/healthz`.
    pub async fn get(&mut self, path: &str) -> Result<String, ClientError> {
        let request = Request::builder().method(Method::GET);
        self.ask(request, path, Full::default(), MESSAGE_MAX).await
    }

    /// Opens a room.
    pub async fn open_room(&mut self, new: &NewRoom) -> Result<RoomAnswer, ClientError> {
        self.post("/api/rooms", None, new).await
    }

    /// Sends a command to a room, as the seat with this key.
    pub async fn command(
        &mut self,
        room: &str,
        key: Option<&str>,
        command: &RoomCommand,
    ) -> Result<RoomAnswer, ClientError> {
        self.post(&format!("/api/rooms/{room}"), key, command).await
    }

    async fn post(
        &mut self,
        path: &str,
        key: Option<&str>,
        body: &impl Serialize,
    ) -> Result<RoomAnswer, ClientError> {
        let mut request =
            Request::builder().method(Method::POST).header(CONTENT_TYPE, "application/json");
        if let Some(key) = key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        let body = serde_json::to_vec(body).expect("commands have text keys only");
        let text = self.ask(request, path, Full::from(body), ANSWER_MAX).await?;
        serde_json::from_str(&text).map_err(|_| ClientError::Foreign(text))
    }

    async fn ask(
        &mut self,
        request: Builder,
        path: &str,
        body: Full<Bytes>,
        most: usize,
    ) -> Result<String, ClientError> {
        let request = request
            .uri(format!("{}{path}", self.site.base))
            .header(HOST, self.site.authority.as_str())
            .header(ACCEPT_LANGUAGE, self.language)
            .body(body)
            .map_err(|error| ClientError::Foreign(error.to_string()))?;
        let fresh = |(_, used): &(SendRequest<_>, Instant)| used.elapsed() < IDLE_MAX;
        let mut connection = match self.connection.take().filter(fresh) {
            Some((connection, _)) if connection.is_ready() => connection,
            _ => self.connect().await?,
        };
        let answer = connection.send_request(request).await?;
        let status = answer.status();
        let body = Limited::new(answer.into_body(), most).collect().await;
        let body = body.map_err(|error| match error.downcast::<hyper::Error>() {
            Ok(error) => (*error).into(),
            Err(_) => ClientError::Foreign("an answer that is too long".to_owned()),
        })?;
        self.connection = Some((connection, Instant::now()));
        let text = String::from_utf8_lossy(&body.to_bytes()).into_owned();
        match serde_json::from_str(&text) {
            _ if status.is_success() => Ok(text),
            Ok(fault) => Err(ClientError::Refused(status, fault)),
            Err(_) => Err(ClientError::Foreign(text)),
        }
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, ClientError> {
        let stream = self.site.connect().await.map_err(ClientError::Silent)?;
        let (requests, connection) = handshake(TokioIo::new(stream)).await?;
        // Its errors reach the request that is waiting for an answer.
        tokio::spawn(connection);
        Ok(requests)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// A site that answers each request with as many bytes.
    async fn answer(listener: TcpListener, lengths: [usize; 2]) {
        for length in lengths {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let (key, mut request) = ("0".repeat(length - r#"{"key":""}"#.len()), Vec::new());
            while !request.ends_with(b"}") {
                stream.read_buf(&mut request).await.expect("a request");
            }
            let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n");
            // It may be more than anybody reads.
            let _ = stream.write_all(format!(r#"{head}{{"key":"{key}"}}"#).as_bytes()).await;
        }
    }

    #[tokio::test]
    async fn an_answer_that_is_too_long_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let site = Site::from(listener.local_addr().expect("its address"));
        let answers = tokio::spawn(answer(listener, [ANSWER_MAX, ANSWER_MAX + 1]));
        for fits in [true, false] {
            let mut client = Client::new(site.clone(), "en");
            let answer = client.command("plum-otter-417", None, &RoomCommand::Ready {}).await;
            assert!(if fits {
                answer.is_ok()
            } else {
                matches!(answer, Err(ClientError::Foreign(_)))
            });
        }
        answers.await.expect("both were answered");
    }
}
