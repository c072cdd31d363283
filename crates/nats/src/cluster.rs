//! The address of NATS servers and of what is kept there.

use std::fmt;
use std::str::FromStr;

use async_nats::{ConnectOptions, ServerAddr};
use thiserror::Error;

/// The default name of a log.
const NAME: &str = "kartenhaus";

const NAME_BYTES_MAX: usize = 32;

/// The most JetStream streams over which a log is spread; more would only cost.
const SHARDS_MAX: u8 = 64;

/// The port that NATS' documentation takes for monitoring.
const MONITOR: u16 = 8222;

/// The most copies that JetStream keeps.
const REPLICAS_MAX: u8 = 5;

/// The servers that keep a log or the queues of arenas, and its name there.
///
/// As text: `nats://a,b:4333,c`, or `tls://` for an encrypted connection. A user and a password, or
/// a token, come before the first server (`nats://ada:secret@a,b`), with `:/?@,%` percent-encoded.
/// After a question mark, options replace their defaults:
///
/// * `name=kartenhaus`: the name of the log, for more than one in the same servers;
/// * `streams=8`: over how many JetStream streams a new log is spread. Each has its own leader,
///   whose death affects one stream;
/// * `replicas=3`: how many servers keep each entry of a new log. By default 3, or 1 on a single
///   server;
/// * `monitor=8222`: the monitoring port of the servers, or of each one, as in `8221,8222,8223`.
#[derive(Clone)]
pub struct Cluster {
    pub(super) servers: Vec<ServerAddr>,
    /// A user and a password, or a token alone.
    secret: Option<(String, Option<String>)>,
    name: String,
    /// Over how many JetStream streams a new log is spread, if given.
    pub shards: Option<u8>,
    /// How many servers keep each entry of a new log, if given.
    pub replicas: Option<u8>,
    /// The monitoring port of all servers, or of each.
    monitors: Vec<u16>,
}

/// Why a text is not an address. It does not contain the text, which may hold a password.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum ClusterError {
    /// It begins differently.
    #[error("expected nats:// or tls:// and one or more servers, such as nats://a,b:4333,c")]
    Scheme,
    /// One of the servers has no name, or is not an address.
    #[error("server {0} of the list is not an address; expected a host, or host:port")]
    Server(usize),
    /// Servers want different users.
    #[error("one user is for all servers: name it once, before the first")]
    Secrets,
    /// A percent sign without two hexadecimal digits after it.
    #[error("a percent sign before the @ needs two hexadecimal digits after it")]
    Percent,
    /// Something wrong after the question mark.
    #[error("after the ? there may be {expected}, joined by &")]
    Option {
        /// What may be there.
        expected: String,
    },
}

impl Cluster {
    /// The name of what is kept there; all our streams and subjects begin with it.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn monitors(&self) -> impl Iterator<Item = (String, u16)> {
        let ports = self.monitors.iter().cycle();
        self.servers.iter().zip(ports).map(|(server, port)| (server.host().to_owned(), *port))
    }

    pub(super) fn options(&self) -> ConnectOptions {
        match self.secret.clone() {
            None => ConnectOptions::new(),
            Some((user, Some(password))) => ConnectOptions::with_user_and_password(user, password),
            Some((token, None)) => ConnectOptions::with_token(token),
        }
    }
}

impl FromStr for Cluster {
    type Err = ClusterError;

    fn from_str(text: &str) -> Result<Self, ClusterError> {
        let (address, options) = text.split_once('?').unwrap_or((text, ""));
        let scheme = ["nats://", "tls://"].into_iter().find(|scheme| address.starts_with(scheme));
        let scheme = scheme.ok_or(ClusterError::Scheme)?;
        let rest = address[scheme.len()..].trim_end_matches('/');
        let (mut servers, mut secret) = (Vec::new(), None);
        for (number, server) in (1..).zip(rest.split(',')) {
            // Each may be written like the first.
            let server = server.strip_prefix(scheme).unwrap_or(server);
            let (own, host) = match server.rsplit_once('@') {
                Some((own, host)) => (Some(own), host),
                None => (None, server),
            };
            if let Some(own) = own {
                if number > 1 && secret != Some(own) {
                    return Err(ClusterError::Secrets);
                }
                secret = Some(own);
            }
            let plain = !host.is_empty() && !host.contains(['/', '#', '@', ' ']);
            let parsed = plain.then(|| format!("{scheme}{host}").parse().ok()).flatten();
            servers.push(parsed.ok_or(ClusterError::Server(number))?);
        }
        let secret = secret.map(|secret| {
            let (first, second) = match secret.split_once(':') {
                Some((user, password)) => (user, Some(password)),
                None => (secret, None),
            };
            Ok((decoded(first)?, second.map(decoded).transpose()?))
        });
        let this = Self {
            servers,
            secret: secret.transpose()?,
            name: NAME.to_owned(),
            shards: None,
            replicas: None,
            monitors: vec![MONITOR],
        };
        options.split('&').filter(|option| !option.is_empty()).try_fold(this, Self::option)
    }
}

impl Cluster {
    fn option(mut self, option: &str) -> Result<Self, ClusterError> {
        let number = |text: &str, max| text.parse().ok().filter(|n| (1..=max).contains(n));
        let letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let good = match option.split_once('=') {
            Some(("name", name)) => {
                self.name = name.to_owned();
                (1..=NAME_BYTES_MAX).contains(&name.len()) && name.bytes().all(letter)
            }
            Some(("streams", text)) => {
                self.shards = number(text, SHARDS_MAX);
                self.shards.is_some()
            }
            Some(("replicas", text)) => {
                self.replicas = number(text, REPLICAS_MAX);
                self.replicas.is_some()
            }
            Some(("monitor", ports)) => {
                let ports: Result<Vec<u16>, _> = ports.split(',').map(str::parse).collect();
                self.monitors = ports.unwrap_or_default();
                [1, self.servers.len()].contains(&self.monitors.len())
                    && !self.monitors.contains(&0)
            }
            _ => false,
        };
        let expected = || {
            format!(
                "name= with up to {NAME_BYTES_MAX} of a-z, 0-9 and -, streams= with 1 to \
                 {SHARDS_MAX}, replicas= with 1 to {REPLICAS_MAX}, and monitor= with a port, or \
                 one for each server"
            )
        };
        if good { Ok(self) } else { Err(ClusterError::Option { expected: expected() }) }
    }
}

/// Decodes percent-encoding.
fn decoded(text: &str) -> Result<String, ClusterError> {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.ok_or(ClusterError::Percent)?);
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| ClusterError::Percent)
}

/// Without a password.
impl fmt::Display for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |server: &ServerAddr| match server.host() {
            host if host.contains(':') => format!("[{host}]:{}", server.port()),
            host => format!("{host}:{}", server.port()),
        };
        let hosts: Vec<_> = self.servers.iter().map(shown).collect();
        let scheme = if self.servers.iter().any(ServerAddr::tls_required) { "tls" } else { "nats" };
        write!(f, "{scheme}://{}", hosts.join(","))?;
        if self.name != NAME { write!(f, "?name={}", self.name) } else { Ok(()) }
    }
}

/// Without a password, too.
impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cluster({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Cluster {
        text.parse().expect(text)
    }

    #[test]
    fn addresses_are_read() {
        for (text, shown) in [
            ("nats://a", "nats://a:4222"),
            ("nats://a,b:4333,c/", "nats://a:4222,b:4333,c:4222"),
            ("nats://a,nats://b", "nats://a:4222,b:4222"),
            ("nats://ada:s3cret@127.0.0.1:1,[::1]:2", "nats://127.0.0.1:1,[::1]:2"),
            ("tls://s3cret@a,b?name=two&streams=3", "tls://a:4222,b:4222?name=two"),
        ] {
            let cluster = parsed(text);
            assert_eq!(cluster.to_string(), shown);
            assert!(!format!("{cluster:?}").contains("s3cret"));
        }
        let cluster = parsed("nats://a?replicas=1&streams=64&name=kh-2");
        assert_eq!((cluster.replicas, cluster.shards), (Some(1), Some(64)));
        assert_eq!(cluster.name, "kh-2");
        assert_eq!(parsed("nats://a").shards, None);
    }

    #[test]
    fn each_server_has_a_monitoring_port() {
        let ports = |text: &str| {
            let cluster = parsed(text);
            let all = cluster.monitors().map(|(host, port)| format!("{host}:{port}"));
            all.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(ports("nats://a,[::1]:2"), "a:8222 ::1:8222");
        assert_eq!(ports("nats://a,b?monitor=7"), "a:7 b:7");
        assert_eq!(ports("nats://a,b?monitor=7,8&name=two"), "a:7 b:8");
    }

    #[test]
    fn secrets_are_of_all_servers() {
        let secret = |text: &str| parsed(text).secret;
        let both = Some(("ada".to_owned(), Some("s:%/@,".to_owned())));
        assert_eq!(secret("nats://ada:s%3A%25%2f%40%2C@a,b"), both);
        assert_eq!(secret("nats://ada:s@a,nats://ada:s@b").map(|it| it.0).as_deref(), Some("ada"));
        assert_eq!(secret("nats://token@a"), Some(("token".to_owned(), None)));
        assert_eq!(secret("nats://a"), None);
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let refused = |text: &str| text.parse::<Cluster>().expect_err(text);
        for text in ["", "info", "http://a", "nats:a", "a,b"] {
            assert_eq!(refused(text), ClusterError::Scheme);
        }
        for (text, number) in [("nats://", 1), ("nats://a,,b", 2), ("nats://a,b:x", 2)] {
            assert_eq!(refused(text), ClusterError::Server(number), "{text}");
        }
        for text in ["nats://ada:s@a,bea:s@b", "nats://a,bea:s@b"] {
            assert_eq!(refused(text), ClusterError::Secrets, "{text}");
        }
        for text in ["nats://a%:s@a", "nats://a:%f@a", "nats://a:%+f@a", "nats://%ff@a"] {
            assert_eq!(refused(text), ClusterError::Percent, "{text}");
        }
        let options = ["streams=0", "streams=65", "streams=+8x", "replicas=6", "name=", "name=A"];
        for option in options.into_iter().chain([
            "size=3",
            "streams",
            "name=a.b",
            "x",
            "monitor=0",
            "monitor=1,2",
            "monitor=",
        ]) {
            let error = refused(&format!("nats://ada:s3cret@a?{option}"));
            assert!(matches!(error, ClusterError::Option { .. }), "{option}");
            assert!(!error.to_string().contains("s3cret"));
        }
    }
}
