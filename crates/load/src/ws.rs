//! A WebSocket client that does little work for each message, so that what is measured is the
//! server. It understands what the server sends, text in single frames and pings, and nothing else.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::Instant;

use crate::http::connect;

/// Space for one read; an update of two seats takes about half of it.
const READ_BYTES: usize = 4 << 10;

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;

pub(crate) struct Socket {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// How much of it was returned.
    used: usize,
    /// What is to be written, collected here so that a message is one packet.
    frame: Vec<u8>,
    heard: Instant,
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, path: &str) -> anyhow::Result<Self> {
        Self::open_from(Ipv4Addr::UNSPECIFIED, address, path).await
    }

    pub(crate) async fn open_from(
        from: Ipv4Addr,
        address: SocketAddr,
        path: &str,
    ) -> anyhow::Result<Self> {
        let stream = connect(from, address).await?;
        let heard = Instant::now();
        let mut this = Self { stream, buffer: Vec::new(), used: 0, frame: Vec::new(), heard };
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        this.stream.write_all(request.as_bytes()).await?;
        let end = loop {
            let end = this.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n");
            match end {
                Some(end) => break end + 4,
                None => this.read().await?,
            }
        };
        let head = &this.buffer[..end];
        ensure!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(head));
        this.used = end;
        Ok(this)
    }

    pub(crate) async fn send(&mut self, text: &str) -> io::Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    /// Sends a ping. [`next`](Self::next) does not return the answer, but [`heard`](Self::heard)
    /// shows it.
    pub(crate) async fn ping(&mut self) -> io::Result<()> {
        self.ping_with(&[]).await
    }

    pub(crate) async fn ping_with(&mut self, payload: &[u8]) -> io::Result<()> {
        self.write(PING, payload).await
    }

    /// When something arrived last.
    pub(crate) fn heard(&self) -> Instant {
        self.heard
    }

    async fn write(&mut self, kind: u8, payload: &[u8]) -> io::Result<()> {
        self.frame.clear();
        self.frame.push(kind);
        match payload.len() {
            length @ 0..=125 => self.frame.push(0x80 | length as u8),
            length => {
                self.frame.push(0x80 | 126);
                self.frame.extend((length as u16).to_be_bytes());
            }
        }
        // Masked with zeros; there is nothing on the way that could misread it.
        self.frame.extend([0; 4]);
        self.frame.extend(payload);
        self.stream.write_all(&self.frame).await
    }

    /// If waiting is cancelled, nothing is lost.
    pub(crate) async fn next(&mut self) -> anyhow::Result<&str> {
        let (kind, from, to) = loop {
            match frame(&self.buffer[self.used..]) {
                Some((kind, from, to)) => {
                    let (from, to) = (self.used + from, self.used + to);
                    self.used = to;
                    match kind {
                        PING => {}
                        PONG => continue,
                        _ => break (kind, from, to),
                    }
                    let payload = self.buffer[from..to].to_vec();
                    self.write(PONG, &payload).await?;
                }
                None => self.read().await?,
            }
        };
        match kind {
            TEXT => Ok(std::str::from_utf8(&self.buffer[from..to])?),
            CLOSE => bail!("the server closed the socket"),
            other => bail!("a frame of kind {other:#x}"),
        }
    }

    async fn read(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.used);
        self.used = 0;
        self.buffer.reserve(READ_BYTES);
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => {
                self.heard = Instant::now();
                Ok(())
            }
        }
    }
}

/// The first frame, if it is complete: its first byte, and where its payload begins and ends.
fn frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (&kind, &short) = (bytes.first()?, bytes.get(1)?);
    let (from, length) = match short {
        126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
        short => (2, u64::from(short)),
    };
    let to = from + usize::try_from(length).ok()?;
    (to <= bytes.len()).then_some((kind, from, to))
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn frames_are_found_when_they_are_whole() {
        let mut long = vec![0x81, 126, 1, 0];
        long.extend([b'x'; 256]);
        let mut longest = vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0];
        longest.extend([b'x'; 65536]);
        for (bytes, expected) in [
            (&b"\x81\x02hi\x89\x00"[..], (0x81, 2, 4)),
            (&b"\x89\x00"[..], (0x89, 2, 2)),
            (&long, (0x81, 4, 260)),
            (&longest, (0x81, 10, 65546)),
        ] {
            assert_eq!(frame(bytes), Some(expected));
            assert!((0..expected.2).all(|end| frame(&bytes[..end]).is_none()));
        }
    }
}
