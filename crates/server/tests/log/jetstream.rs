//! The log on NATS: real servers, one and three of them; killed, frozen, too old, and set up wrong.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, UNIX_EPOCH};

use ::nats::{Cluster, ConnectError};
use async_nats::jetstream::{self, stream::ClusterInfo};
use server::log::{EventLog, Heard, JetStreamLog, LogError, MemoryLog, Stream};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{pause, resume, timeout};

use crate::nats::{self, ALONE, Nats, SYNCED, Setup, THREE};
use crate::{conformance, fill, stream};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("nats").join(name)
}

fn cluster(url: &str) -> Cluster {
    url.parse().unwrap()
}

async fn connect(url: &str) -> Arc<JetStreamLog> {
    Arc::new(JetStreamLog::connect(&cluster(url)).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_conforms() {
    let Some(program) = nats::program() else { return };
    let nats = Nats::start(&program, folder("one"), &ALONE);
    let (log, other) = (connect(&nats.url()).await, connect(&nats.url()).await);
    conformance::check(log, other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_conform() {
    let Some(program) = nats::program() else { return };
    let nats = Nats::start(&program, folder("three"), &THREE);
    let url = nats.url();
    let (log, other) = tokio::join!(connect(&url), connect(&url));
    conformance::check(log, other).await;
}

/// Who keeps a part of a log that is called `kartenhaus`.
async fn keepers(url: &str, part: &str) -> Option<ClusterInfo> {
    let hosts = url.strip_prefix("nats://").unwrap().split(',').map(|host| host.parse().unwrap());
    let hosts: Vec<async_nats::ServerAddr> = hosts.collect();
    let client = async_nats::connect(hosts).await.ok()?;
    let stream = jetstream::new(client).get_stream(format!("kartenhaus-{part}")).await.ok()?;
    stream.cached_info().cluster.clone()
}

/// Which node leads the first part.
async fn leader(url: &str) -> usize {
    let leader = keepers(url, "log-0").await.unwrap().leader.unwrap();
    leader.strip_prefix("node").unwrap().parse().unwrap()
}

/// Many that append, each to a stream of its own, and others that listen.
struct Load {
    stop: Arc<AtomicBool>,
    /// By stream, how many appends were answered.
    answered: Arc<Vec<AtomicU64>>,
    /// Each gives how many of its entries were answered.
    writers: Vec<JoinHandle<u64>>,
    /// Each returns the number of the last entry, which it heard.
    listeners: Vec<JoinHandle<u64>>,
}

impl Load {
    const STREAMS: u64 = 32;

    fn entry(number: u64, expected: u64) -> String {
        format!("{expected} of {number}")
    }

    fn start(logs: [&Arc<JetStreamLog>; 2]) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let answered = (0..Self::STREAMS).map(|_| AtomicU64::new(0)).collect();
        let answered: Arc<Vec<_>> = Arc::new(answered);
        let log = |number: u64| Arc::clone(logs[number as usize % 2]);
        let write = |number: u64| {
            let (log, stop, answered) = (log(number), stop.clone(), answered.clone());
            tokio::spawn(async move {
                let (stream, mut expected) = (stream(&format!("match/{number}")), 0);
                while !stop.load(Ordering::Relaxed) {
                    log.append(&stream, expected, Self::entry(number, expected)).await.unwrap();
                    answered[number as usize].fetch_add(1, Ordering::Relaxed);
                    expected += 1;
                }
                // Who listens hears that this is all.
                log.append(&stream, expected, "end".to_owned()).await.unwrap();
                expected
            })
        };
        let listen = |number: u64| {
            let log = log(number + 1);
            tokio::spawn(async move {
                let stream = stream(&format!("match/{number}"));
                let mut listener = log.listen(&stream).await.unwrap();
                let mut last = 0;
                loop {
                    match timeout(Duration::from_secs(60), listener.next()).await {
                        Ok(Heard::Entry { number: after, entry, .. }) => {
                            last = after;
                            if &*entry == "end" {
                                return last;
                            }
                            assert_eq!(*entry, *Self::entry(number, after - 1));
                        }
                        Ok(Heard::Missed) => {}
                        other => panic!("{other:?} after {last}"),
                    }
                }
            })
        };
        let listeners = (0..Self::STREAMS).map(listen).collect();
        let writers = (0..Self::STREAMS).map(write).collect();
        Self { stop, answered, writers, listeners }
    }

    /// Waits until so many more appends to each stream were answered.
    async fn more(&self, count: u64) {
        let answered = || self.answered.iter().map(|count| count.load(Ordering::Relaxed));
        let until: Vec<_> = answered().map(|had| had + count).collect();
        let enough = async {
            while answered().zip(&until).any(|(has, until)| has < *until) {
                assert!(!self.writers.iter().any(JoinHandle::is_finished), "one has failed");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(60), enough).await.expect("appends are answered");
    }

    /// Ends; every entry that was answered has to be there once, and whoever listened has to have
    /// heard the last one. How many it missed or heard late depends on how often its line broke.
    async fn end(self, log: &JetStreamLog) {
        self.stop.store(true, Ordering::Relaxed);
        let listeners = self.listeners.into_iter();
        for ((number, writer), listener) in (0..).zip(self.writers).zip(listeners) {
            let count = writer.await.unwrap();
            let mut all: Vec<_> = (0..count).map(|at| Self::entry(number, at)).collect();
            all.push("end".to_owned());
            let kept = log.read(&stream(&format!("match/{number}")), 0).await.unwrap();
            assert_eq!(kept.len(), all.len(), "of {number}");
            assert_eq!(kept, all);
            let last = listener.await.unwrap();
            assert_eq!(last, count + 1, "the end of {number} is heard");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_leader_is_killed() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("killed"), &THREE);
    let url = format!("{}?streams=3", nats.url());
    let (log, other) = (connect(&url).await, connect(&url).await);
    let load = Load::start([&log, &other]);
    load.more(50).await;
    let node = leader(&nats.url()).await;
    nats.kill(node);
    load.more(50).await;
    nats.run(node);
    nats.wait(node);
    load.more(50).await;
    load.end(&log).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_node_hangs() {
    let Some(program) = nats::program() else { return };
    let nats = Nats::start(&program, folder("frozen"), &THREE);
    let url = format!("{}?streams=3", nats.url());
    let (log, other) = (connect(&url).await, connect(&url).await);
    let load = Load::start([&log, &other]);
    load.more(50).await;
    let node = leader(&nats.url()).await;
    nats.freeze(node, true);
    load.more(50).await;
    nats.freeze(node, false);
    load.more(50).await;
    load.end(&log).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_agenda_is_heard_also_while_no_consumer_can_be_made() {
    let Some(program) = nats::program() else { return };
    // As it is while the servers choose who leads all of them.
    let deny = r#"permissions { publish: { deny: "$JS.API.CONSUMER.CREATE.>" } }"#;
    let users = format!("authorization {{ users: [ {{ user: a, password: a, {deny} }} ] }}");
    let setup = Setup { more: &users, ..ALONE };
    let nats = Nats::start(&program, folder("asks"), &setup);
    let url = nats.url().replace("//", "//a:a@");
    let (log, other) = (connect(&url).await, connect(&url).await);
    let at = |number| UNIX_EPOCH + Duration::from_secs(number);
    let room = |number| stream(&format!("room/plum-{number}"));
    for number in 1..3000 {
        log.remind(&room(number), Some(at(number))).await.unwrap();
    }
    assert_eq!(other.due(at(2998), 9000).await.unwrap(), (1..2999).map(room).collect::<Vec<_>>());
    // Nothing is to be read by then, and this is heard.
    log.remind(&room(2999), Some(at(0))).await.unwrap();
    for tries in 0.. {
        if other.due(at(0), 9).await.unwrap() == [room(2999)] {
            break;
        }
        assert!(tries < 400, "it is heard one day");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_after_a_restart() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("restart"), &ALONE);
    let (room, at) = (stream("room/plum"), UNIX_EPOCH + Duration::from_secs(7));
    let log = connect(&nats.url()).await;
    fill(&*log, &room, ["first".to_owned(), "second".to_owned()]).await;
    log.remind(&room, Some(at)).await.unwrap();
    let other = connect(&nats.url()).await;
    let mut listener = other.listen(&room).await.unwrap();
    nats.kill(0);
    nats.run(0);
    nats.wait(0);
    // This one was there before, and the other one was not.
    log.append(&room, 2, "third".to_owned()).await.unwrap();
    for log in [&log, &connect(&nats.url()).await] {
        assert_eq!(log.read(&room, 0).await.unwrap(), ["first", "second", "third"]);
        assert_eq!(log.due(at, 9).await.unwrap(), std::slice::from_ref(&room));
    }
    log.append(&room, 3, "fourth".to_owned()).await.unwrap();
    let (mut missed, mut heard) = (false, None);
    while !missed || heard.is_none() {
        match timeout(Duration::from_secs(40), listener.next()).await.unwrap() {
            Heard::Missed => missed = true,
            Heard::Entry { number: 3, .. } => {}
            other => heard = Some(other),
        }
    }
    let entry = Heard::Entry { stream: room, number: 4, entry: "fourth".into() };
    assert_eq!(heard, Some(entry));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_lost_its_disk_gets_everything_again() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("disk"), &THREE);
    let url = format!("{}?streams=3", nats.url());
    let log = connect(&url).await;
    let rooms = (0..30).map(|number| stream(&format!("room/plum-{number}")));
    let rooms: Vec<_> = rooms.collect();
    let entries: Vec<_> = (0..20).map(|number: u32| format!("{number:0500}")).collect();
    for room in &rooms {
        fill(&*log, room, entries.iter().cloned()).await;
    }
    let lost = leader(&nats.url()).await;
    nats.kill(lost);
    nats.lose(lost);
    nats.run(lost);
    nats.wait(lost);
    // Until all three have all parts.
    let whole = async {
        for part in ["log-0", "log-1", "log-2", "agenda"] {
            while !keepers(&nats.url(), part).await.is_some_and(|it| {
                it.leader.is_some()
                    && it.replicas.len() == 2
                    && it.replicas.iter().all(|other| other.current && !other.offline)
            }) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    };
    timeout(Duration::from_secs(60), whole).await.expect("they are copied");
    // Now it is needed: without one of the others it is one of the two who have to agree.
    nats.kill((lost + 1) % 3);
    for room in &rooms {
        assert_eq!(log.read(room, 0).await.unwrap(), entries);
        log.append(room, 20, "last".to_owned()).await.unwrap();
    }
    assert!(nats.bytes(lost) > 30 * 20 * 500, "they are on its disk");
}

#[tokio::test]
async fn without_a_server_it_is_unavailable() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("gone"), &ALONE);
    let log = connect(&nats.url()).await;
    let room = stream("room/plum");
    fill(&*log, &room, ["first".to_owned()]).await;
    nats.kill(0);
    // From here on the clock jumps to the next try, and to the end of the log's patience.
    pause();
    let (append, read) = tokio::join!(log.append(&room, 1, "2".into()), log.read(&room, 0));
    assert!(matches!(append, Err(LogError::Unavailable(_))), "{append:?}");
    assert!(matches!(read, Err(LogError::Unavailable(_))), "{read:?}");
    // What comes back goes on by itself; what was sent meanwhile may be there, once.
    resume();
    nats.run(0);
    nats.wait(0);
    // It may also come between the reading and the writing: then its place is taken.
    let there = log.read(&room, 0).await.unwrap().len() as u64;
    match log.append(&room, there, "last".into()).await {
        Err(LogError::Conflict { found, .. }) => log.append(&room, found, "last".into()).await,
        done => done,
    }
    .unwrap();
    let entries = log.read(&room, 0).await.unwrap();
    assert!(entries == ["first", "last"] || entries == ["first", "2", "last"], "{entries:?}");
    let error = JetStreamLog::connect(&cluster("nats://ada:s3cret@127.0.0.1:1")).await.err();
    let error = error.unwrap();
    assert!(matches!(error, ConnectError::Unreachable(_)), "{error:?}");
    assert!(!format!("{error:?} {error}").contains("s3cret"));
}

async fn refused(url: &str) -> ConnectError {
    JetStreamLog::connect(&cluster(url)).await.err().expect("it is refused")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused() {
    let Some(program) = nats::program() else { return };
    let nats = Nats::start(&program, folder("misfit"), &ALONE);
    let url = nats.url();
    let error = refused(&format!("{url}?replicas=3")).await;
    assert!(matches!(error, ConnectError::TooFew { replicas: 3 }), "{error:?}");

    let log = connect(&format!("{url}?streams=3")).await;
    fill(&*log, &stream("room/plum"), ["first".to_owned()]).await;
    let error = refused(&format!("{url}?streams=4")).await;
    assert!(matches!(error, ConnectError::Shards { asked: 4, .. }), "{error:?}");
    // Who does not ask takes what is there.
    let other = connect(&url).await;
    assert_eq!(other.read(&stream("room/plum"), 0).await.unwrap(), ["first"]);
    // Another log in the same servers has nothing of it.
    let second = connect(&format!("{url}?name=second")).await;
    assert_eq!(second.read(&stream("room/plum"), 0).await.unwrap(), [""; 0]);

    let client = async_nats::connect(url.strip_prefix("nats://").unwrap()).await.unwrap();
    let jetstream = jetstream::new(client);
    let mut stream = jetstream.get_stream("kartenhaus-log-2").await.unwrap();
    let config = stream.info().await.unwrap().config.clone();
    let short = jetstream::stream::Config { max_age: Duration::from_secs(3600), ..config };
    jetstream.update_stream(short).await.unwrap();
    let error = refused(&url).await;
    let ConnectError::Differs { stream, what } = &error else { panic!("{error:?}") };
    assert_eq!((&**stream, &**what), ("kartenhaus-log-2", "max_age 3600s and not 0ns"));
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_are_set_up_wrong_are_refused() {
    let Some(program) = nats::program() else { return };
    let setup = |more| Setup { more, ..ALONE };
    let off = Nats::start(&program, folder("off"), &setup("# no jetstream"));
    let error = refused(&off.url()).await;
    assert!(matches!(error, ConnectError::NoJetStream(_)), "{error:?}");
    let short = Nats::start(&program, folder("short"), &setup("max_payload: 65536"));
    let error = refused(&short.url()).await;
    assert!(matches!(error, ConnectError::Short { found: 65536 }), "{error:?}");
    let users = "authorization { user: ada, password: \"s:c/r@t\" }";
    let users = Nats::start(&program, folder("users"), &setup(users));
    let error = refused(&users.url()).await;
    assert!(matches!(error, ConnectError::Unreachable(_)), "{error:?}");
    connect(&users.url().replace("//", "//ada:s%3Ac%2Fr%40t@")).await;
}

#[tokio::test]
async fn an_old_server_is_refused() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("nats://{}", listener.local_addr().unwrap());
    // Nothing of such a server but what it says first.
    let server = tokio::spawn(async move {
        loop {
            let (connection, _) = listener.accept().await.unwrap();
            let mut lines = BufReader::new(connection);
            let info = r#"{"server_id":"X","version":"2.9.10","proto":1,"headers":true,
                "max_payload":1048576,"jetstream":true}"#;
            let info = format!("INFO {}\r\n", info.replace('\n', ""));
            lines.get_mut().write_all(info.as_bytes()).await.unwrap();
            let mut line = String::new();
            while lines.read_line(&mut line).await.is_ok_and(|read| read > 0) {
                if line.starts_with("PING") {
                    lines.get_mut().write_all(b"PONG\r\n").await.unwrap();
                }
                line.clear();
            }
        }
    });
    let error = refused(&url).await;
    assert!(matches!(&error, ConnectError::TooOld { found } if found == "2.9.10"), "{error:?}");
    server.abort();
}

/// The same, with what is read from the monitoring ports.
fn watched(nats: &Nats, options: &str) -> String {
    format!("{}?monitor={}&streams=1{options}", nats.url(), nats.monitors())
}

/// Lets a node lead a part of a log, and waits until it does.
async fn let_lead(nats: &Nats, part: &str, node: usize) {
    let client = async_nats::connect(nats.host(node)).await.unwrap();
    let api = format!("$JS.API.STREAM.LEADER.STEPDOWN.kartenhaus-{part}");
    let asked = format!(r#"{{"placement": {{"preferred": "node{node}"}}}}"#);
    let name = format!("node{node}");
    let leads = async {
        loop {
            let leader = keepers(&nats.url(), part).await.and_then(|it| it.leader);
            if leader.as_ref() == Some(&name) {
                return;
            }
            // It is refused while the node has not caught up. A vote needs some time.
            _ = client.request(api.clone(), asked.clone().into()).await;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    };
    timeout(Duration::from_secs(120), leads).await.expect("it leads one day");
}

async fn filled(log: &dyn EventLog, rooms: u32) -> Vec<(Stream, Vec<String>)> {
    let mut all = Vec::new();
    for number in 0..rooms {
        let room = stream(&format!("room/plum-{number}"));
        let entries: Vec<_> = (0..20).map(|entry| format!("{entry} of {number:0200}")).collect();
        fill(log, &room, entries.clone()).await;
        all.push((room, entries));
    }
    all
}

/// Ends a node in order, so that it will not replay what it forgot, cuts the files of its copy of
/// some parts in half, starts it again, and lets it lead them. (With flipped bits, which
/// `cargo xtask chaos` has, it is chance whether a node leads.)
async fn damage(nats: &mut Nats, node: usize, parts: &[&str]) {
    nats.stop(node);
    for part in parts {
        assert!(nats.damage(node, &format!("kartenhaus-{part}"), half) > 0, "{part} has files");
    }
    nats.run(node);
    nats.wait(node);
    let others = nats.url().contains(',');
    for part in parts.iter().filter(|_| others) {
        let_lead(nats, part, node).await;
    }
}

fn half(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() / 2);
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_node_that_leads_is_found_and_another_one_leads() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("cut"), &SYNCED);
    let log = connect(&watched(&nats, "")).await;
    let rooms = filled(&*log, 30).await;
    damage(&mut nats, 0, &["log-0"]).await;
    // Otherwise there is nothing to be found.
    let cluster = cluster(&watched(&nats, ""));
    let client = cluster.connect().await.unwrap().client;
    let copies = cluster.copies(&client, "kartenhaus-log-0").await;
    assert!(copies[0].messages < copies[1].messages, "{copies:?}");
    // One server has used these rooms before, and the other one has not.
    for log in [&log, &connect(&watched(&nats, "")).await] {
        for (room, entries) in &rooms {
            assert_eq!(log.read(room, 0).await.unwrap(), *entries, "{room}");
        }
        assert_eq!(log.warnings().damaged, 0);
    }
    for (room, _) in &rooms {
        log.append(room, 20, "more".to_owned()).await.unwrap();
        let refused = log.append(room, 20, "late".to_owned()).await;
        assert!(matches!(refused, Err(LogError::Conflict { found: 21, .. })), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_node_has_is_refused_by_name() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("alone-cut"), &Setup { nodes: 1, ..SYNCED });
    let log = connect(&watched(&nats, "")).await;
    let rooms = filled(&*log, 30).await;
    damage(&mut nats, 0, &["log-0"]).await;
    let other = connect(&watched(&nats, "")).await;
    let mut lost = 0;
    for log in [&log, &other] {
        lost = 0;
        for (room, entries) in &rooms {
            match log.read(room, 0).await {
                Ok(found) => assert_eq!(found, *entries, "{room}"),
                Err(LogError::Damaged { stream, .. }) => {
                    assert_eq!(stream, room.name());
                    lost += 1;
                }
                Err(error) => panic!("{room}: {error:?}"),
            }
        }
        assert!((1..30).contains(&lost), "{lost} are lost, and others are not");
        assert_eq!(log.warnings().damaged, lost);
    }
    // Nothing is put in the place of what was lost, and others go on.
    for (room, entries) in &rooms {
        let is_lost = other.read(room, 0).await.is_err();
        let anew = other.append(room, 0, "anew".to_owned()).await;
        assert!(anew.is_err(), "{room}");
        let more = other.append(room, 20, "more".to_owned()).await;
        assert_eq!(more.is_err(), is_lost, "{room}: {more:?}");
        assert_eq!(entries.len(), 20);
    }
    // A copy has the others, and says how many are missing.
    let copy = MemoryLog::default();
    let copied = server::log::copy(&*other, &copy).await.unwrap();
    assert_eq!((copied.streams, copied.damaged), (30 - lost as u64, lost as u64));
    // One that is forgotten begins anew.
    let (room, _) = &rooms[29];
    assert!(other.read(room, 0).await.is_err(), "the last one is lost");
    other.forget(room).await.unwrap();
    assert_eq!(other.warnings().damaged, lost - 1);
    fill(&*other, room, ["anew".to_owned()]).await;
    assert_eq!(log.read(room, 0).await.unwrap(), ["anew"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_acknowledge_before_they_write_are_refused() {
    let Some(program) = nats::program() else { return };
    let late = Nats::start(&program, folder("late"), &Setup { sync: "2m", ..SYNCED });
    let error = refused(&watched(&late, "")).await;
    assert!(matches!(&error, ConnectError::Unsynced { server } if server == "node0"), "{error:?}");
    // Who does not say so is warned about.
    let log = connect(&format!("{}?monitor=1", late.url())).await;
    assert_eq!(log.warnings().unknown_sync, 3);
    let nats = Nats::start(&program, folder("synced"), &Setup { nodes: 1, ..SYNCED });
    let log = connect(&watched(&nats, "")).await;
    assert_eq!(log.warnings().unknown_sync, 0);
    // A node of another cluster does not speak for this one.
    let port = nats.monitors();
    let log = connect(&format!("{}?monitor={port}&name=other", late.url())).await;
    assert_eq!(log.warnings().unknown_sync, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_the_address_leaves_out_is_unknown() {
    let Some(program) = nats::program() else { return };
    let nats = Nats::start(&program, folder("left-out"), &SYNCED);
    let whole = connect(&watched(&nats, "")).await;
    assert_eq!(whole.warnings().unknown_sync, 0);
    let monitors = nats.monitors();
    let ports: Vec<&str> = monitors.split(',').collect();
    let [(one, first), (two, second)] = [0, 1].map(|node| (nats.host(node), ports[node]));
    let log = connect(&format!("nats://{one},{two}?monitor={first},{second}")).await;
    assert_eq!(log.warnings().unknown_sync, 1);
    let log = connect(&format!("nats://{one}?monitor={first}")).await;
    assert_eq!(log.warnings().unknown_sync, 2);
}

/// Appends until that succeeds, or is refused because of this node.
async fn append_until(log: &JetStreamLog, room: &Stream, refused: Option<&str>) {
    let end = async {
        loop {
            let expected = log.read(room, 0).await.map_or(0, |entries| entries.len() as u64);
            match (log.append(room, expected, "more".to_owned()).await, refused) {
                (Ok(()), None) => return,
                (Err(LogError::Unavailable(why)), Some(node)) if why.to_string().contains(node) => {
                    return;
                }
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    };
    timeout(Duration::from_secs(60), end).await.expect("it is noticed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_comes_back_without_sync_is_found() {
    let Some(program) = nats::program() else { return };
    let mut nats = Nats::start(&program, folder("changed"), &SYNCED);
    let room = stream("room/plum");
    let log = connect(&watched(&nats, "")).await;
    let settings = ["sync_interval: always", "sync_interval: 2m"];
    for (from, to, refused) in [(0, 1, Some("node1")), (1, 0, None)] {
        nats.stop(1);
        nats.configure(1, settings[from], settings[to]);
        nats.run(1);
        nats.wait(1);
        append_until(&log, &room, refused).await;
    }
}
