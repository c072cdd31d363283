//! What the nodes of a cluster report on their monitoring ports: a client can ask NATS neither for
//! `sync_interval` nor for the state of a single copy.

use std::collections::BTreeSet;
use std::time::Duration;

use async_nats::{Client, ServerInfo};
use futures_util::future::join_all;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::cluster::Cluster;

/// How long a node may take to answer.
const ANSWER: Duration = Duration::from_secs(2);

/// The longest answer that is read, in bytes.
const BYTES_MAX: u64 = 8 << 20;

/// One copy of a JetStream stream, as its node reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamCopy {
    /// The name of the node.
    pub node: String,
    /// The last position in the stream.
    pub last: u64,
    /// How many messages it has.
    pub messages: u64,
}

/// Which nodes report that they are set up as a log needs it, and which cannot be asked.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct CheckedNodes {
    /// The names of those that report it.
    pub(super) good: BTreeSet<String>,
    /// The monitoring addresses that report nothing.
    pub(super) silent: Vec<String>,
}

impl CheckedNodes {
    /// The nodes whose settings cannot be read, given all that hold copies: by name, or, where
    /// these are fewer than the addresses that report nothing, by address. The address of a log may
    /// leave out some that hold copies, and name some that do not.
    pub fn unknown(&self, keepers: &BTreeSet<String>) -> Vec<String> {
        let unread: Vec<String> = keepers.difference(&self.good).cloned().collect();
        if unread.len() < self.silent.len() { self.silent.clone() } else { unread }
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct NodeSettings {
    pub(super) name: String,
    pub(super) version: String,
    /// Whether it writes to disk before it acknowledges.
    pub(super) syncs: bool,
}

#[derive(Deserialize)]
struct Varz {
    server_id: String,
    server_name: String,
    version: String,
    #[serde(default)]
    cluster: VarzCluster,
    #[serde(default)]
    jetstream: VarzJetStream,
}

#[derive(Default, Deserialize)]
struct VarzCluster {
    name: Option<String>,
}

#[derive(Default, Deserialize)]
struct VarzJetStream {
    config: Option<VarzConfig>,
}

#[derive(Deserialize)]
struct VarzConfig {
    #[serde(default)]
    sync_always: bool,
}

#[derive(Deserialize)]
struct Jsz {
    #[serde(default)]
    account_details: Vec<JszAccount>,
}

#[derive(Deserialize)]
struct JszAccount {
    #[serde(default)]
    stream_detail: Vec<JszStream>,
}

#[derive(Deserialize)]
struct JszStream {
    name: String,
    state: JszState,
}

#[derive(Deserialize)]
struct JszState {
    last_seq: u64,
    messages: u64,
}

impl Varz {
    /// Whether this is a node of the cluster to which we are connected, and not of another one.
    fn is_of(&self, ours: &ServerInfo) -> bool {
        self.server_id == ours.server_id
            || (self.cluster.name.is_some() && self.cluster.name == ours.cluster)
    }

    /// `None` without JetStream.
    fn settings(self) -> Option<NodeSettings> {
        let config = self.jetstream.config?;
        let (name, version) = (self.server_name, self.version);
        Some(NodeSettings { name, version, syncs: config.sync_always })
    }
}

impl Jsz {
    /// The copy of a stream; `None` if there is none here, or if several accounts have one.
    fn copy(self, node: String, stream: &str) -> Option<StreamCopy> {
        let all = self.account_details.into_iter().flat_map(|account| account.stream_detail);
        let mut named = all.filter(|it| it.name == stream);
        let JszState { last_seq, messages } = named.next()?.state;
        named.next().is_none().then_some(StreamCopy { node, last: last_seq, messages })
    }
}

impl Cluster {
    /// The settings of each node in the address; for one that does not report them, its monitoring
    /// address.
    pub(super) async fn settings(&self, client: &Client) -> Vec<Result<NodeSettings, String>> {
        let ours = client.server_info();
        let ours = &ours;
        join_all(self.monitors().map(|(host, port)| async move {
            let varz = get::<Varz>(&host, port, "/varz").await;
            let settings = varz.filter(|varz| varz.is_of(ours)).and_then(Varz::settings);
            settings.ok_or_else(|| format!("{host}:{port}"))
        }))
        .await
    }

    /// The copies of a stream on the nodes in the address, as far as these report them.
    pub async fn copies(&self, client: &Client, stream: &str) -> Vec<StreamCopy> {
        let ours = client.server_info();
        let ours = &ours;
        let copies = join_all(self.monitors().map(|(host, port)| async move {
            let varz = get::<Varz>(&host, port, "/varz").await?;
            let jsz = get::<Jsz>(&host, port, "/jsz?accounts=true&streams=true").await?;
            varz.is_of(ours).then(|| jsz.copy(varz.server_name, stream)).flatten()
        }));
        copies.await.into_iter().flatten().collect()
    }
}

/// `None` if the node does not answer, or not as expected.
async fn get<T: DeserializeOwned>(host: &str, port: u16, path: &str) -> Option<T> {
    let asked = async {
        let mut connection = TcpStream::connect((host, port)).await.ok()?;
        // In version 1.0 the answer comes in one piece.
        let request = format!("GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n");
        connection.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        connection.take(BYTES_MAX).read_to_end(&mut answer).await.ok()?;
        parse(&answer)
    };
    timeout(ANSWER, asked).await.ok()?
}

fn parse<T: DeserializeOwned>(answer: &[u8]) -> Option<T> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    serde_json::from_slice(&answer[end + 4..]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn varz(config: &str) -> Option<NodeSettings> {
        let head = "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n";
        let body = format!(
            r#"{{"server_id": "A", "server_name": "a", "version": "2.15.0",
                "jetstream": {config}}}"#
        );
        parse::<Varz>(format!("{head}{body}").as_bytes()).expect("an answer").settings()
    }

    #[test]
    fn settings_are_read() {
        let settings =
            |syncs| Some(NodeSettings { name: "a".into(), version: "2.15.0".into(), syncs });
        let always = r#"{"config": {"sync_interval": 120000000000, "sync_always": true}}"#;
        assert_eq!(varz(always), settings(true));
        assert_eq!(varz(r#"{"config": {"sync_interval": 120000000000}}"#), settings(false));
        assert_eq!(varz("{}"), None, "it keeps nothing");
        assert!(parse::<Varz>(b"HTTP/1.0 404 Not Found\r\n\r\nno").is_none());
        assert!(parse::<Varz>(b"{}").is_none());
    }

    #[test]
    fn who_holds_copies_and_reports_nothing_is_unknown() {
        let list = |names: &'static str| names.split_whitespace().map(str::to_owned);
        for (good, silent, keepers, unknown) in [
            ("a b c", "", "a b c", ""),
            // The address leaves out one that holds copies.
            ("a b", "", "a b c", "c"),
            // One that is named and silent is the one that holds copies, and not another one.
            ("a b", "c:8222", "a b c", "c"),
            ("a", "b:8222", "a b c", "b c"),
            // Before there are any copies, and of a node that holds none.
            ("a", "b:8222 c:8222", "", "b:8222 c:8222"),
            ("a", "b:8222", "a", "b:8222"),
        ] {
            let nodes = CheckedNodes { good: list(good).collect(), silent: list(silent).collect() };
            assert_eq!(nodes.unknown(&list(keepers).collect()).join(" "), unknown, "{nodes:?}");
        }
    }

    #[test]
    fn a_copy_is_found_unless_it_is_in_doubt() {
        let stream = |name: &str| {
            format!(r#"{{"name": "{name}", "state": {{"messages": 5, "last_seq": 7}}}}"#)
        };
        let account =
            |streams: &[String]| format!(r#"{{"stream_detail": [{}]}}"#, streams.join(","));
        let jsz = |accounts: &[String]| {
            let text = format!(r#"{{"account_details": [{}]}}"#, accounts.join(","));
            serde_json::from_str::<Jsz>(&text).expect("JSON").copy("a".to_owned(), "log")
        };
        let found = Some(StreamCopy { node: "a".to_owned(), last: 7, messages: 5 });
        assert_eq!(jsz(&[account(&[stream("other"), stream("log")])]), found);
        assert_eq!(jsz(&[account(&[stream("log")]), account(&[stream("log")])]), None);
        assert_eq!(jsz(&[account(&[stream("other")])]), None);
        assert_eq!(jsz(&[]), None);
    }
}
