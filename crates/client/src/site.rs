//! Where a site is, and how to connect to it.

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

use hyper::http::uri::Authority;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The address of a site, such as `https://cards.example.org`, or `https://example.org/cards` for
/// one that is hosted below a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    secure: bool,
    pub(crate) authority: Authority,
    /// The path that it is hosted below; empty, or from its slash on.
    pub(crate) base: String,
    from: Option<Ipv4Addr>,
}

impl FromStr for Site {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected a site's address, such as http://localhost:4747";
        let (secure, rest) = match (text.strip_prefix("http://"), text.strip_prefix("https://")) {
            (Some(rest), _) => (false, rest),
            (_, Some(rest)) => (true, rest),
            _ => return Err(expected),
        };
        let rest = rest.trim_end_matches('/');
        let (authority, base) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        if rest.contains(['@', ' ', '?', '#']) || !rest.is_ascii() {
            return Err(expected);
        }
        let authority = authority.parse().map_err(|_| expected)?;
        Ok(Self { secure, authority, base: base.to_owned(), from: None })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { secure, authority, base, .. } = self;
        write!(f, "http{}://{authority}{base}", if *secure { "s" } else { "" })
    }
}

impl From<SocketAddr> for Site {
    fn from(address: SocketAddr) -> Self {
        let authority = address.to_string().parse().expect("a host and its port");
        Self { secure: false, authority, base: String::new(), from: None }
    }
}

pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

impl Site {
    /// The same site, connected to from this address of the machine.
    pub fn seen_from(self, from: Ipv4Addr) -> Self {
        Self { from: Some(from), ..self }
    }

    pub(crate) async fn connect(&self) -> io::Result<Box<dyn Stream>> {
        let host = self.authority.host().trim_matches(['[', ']']);
        let port = self.authority.port_u16().unwrap_or(if self.secure { 443 } else { 80 });
        let stream = match self.from {
            None => TcpStream::connect((host, port)).await?,
            Some(from) => {
                let socket = TcpSocket::new_v4()?;
                socket.bind((from, 0).into())?;
                let address = lookup_host((host, port)).await?.find(SocketAddr::is_ipv4);
                socket.connect(address.ok_or(io::ErrorKind::AddrNotAvailable)?).await?
            }
        };
        stream.set_nodelay(true)?;
        if !self.secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Ok(Box::new(TlsConnector::from(Arc::new(tls)).connect(name, stream).await?))
    }
}
