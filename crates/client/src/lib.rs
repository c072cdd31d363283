//! A client of a site: requests over HTTP on one connection, and the sockets of its rooms. Timeouts
//! are the caller's, and so is opening a socket again.

mod requests;
mod site;
mod socket;

use std::io;

use games::quoted;
use play::protocol::Fault;
use tokio_tungstenite::tungstenite;

pub use hyper::StatusCode;
pub use requests::Client;
pub use site::Site;
pub use socket::Socket;

/// The largest message of a socket, and the largest page, in bytes.
const MESSAGE_MAX: usize = 4 << 20;

/// Why a request to a site failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// There is no connection, or it broke.
    #[error("the site does not answer: {0}")]
    Silent(io::Error),
    /// The site closed a socket.
    #[error("the site closed the connection")]
    Closed,
    /// The site, or a proxy in front of it, refused the request.
    #[error("{}", refusal(.1))]
    Refused(StatusCode, Fault),
    /// The answer is not part of the protocol.
    #[error("this is not a Kartenhaus site: it says {}", quoted(.0))]
    Foreign(String),
}

/// A refusal in the site's own words.
pub fn refusal(fault: &Fault) -> String {
    match &*fault.message {
        "" => "the site refuses, and does not say why".to_owned(),
        why => format!("the site refuses: {}", quoted(why)),
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        use tungstenite::Error::{AlreadyClosed, ConnectionClosed, Http, Io, Protocol};
        use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
        match error {
            ConnectionClosed | AlreadyClosed => Self::Closed,
            Io(error) => Self::Silent(error),
            Protocol(ResetWithoutClosingHandshake) => {
                Self::Silent(io::ErrorKind::UnexpectedEof.into())
            }
            Http(answer) => {
                let said = answer.body().as_deref().unwrap_or_default();
                Self::Refused(answer.status(), serde_json::from_slice(said).unwrap_or_default())
            }
            error => Self::Foreign(error.to_string()),
        }
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> Self {
        if error.is_parse() {
            return Self::Foreign(error.to_string());
        }
        Self::Silent(io::Error::other(error))
    }
}
