//! One hostile guest.

use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, ensure};
use client::{Client, ClientError, Site, Socket};
use games::{Kind, Match, Seed, Settings, Setup};
use serde_json::{Value, json};
use server::protocol::{ClientMessage, RecordAnswer, RoomCommand, RoomSettings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::games::{CARD, GAME, LONG_PAGE, MANY_EVENTS, MANY_MOVES};
use crate::rooms::{add_bot, client_from, hello, open_room, sit, start};
use crate::table::{Table, below};

/// What a hostile guest does.
#[derive(clap::Args)]
pub(crate) struct HostileArgs {
    /// One of its attacks
    name: String,
    /// The address from which it comes
    #[arg(long)]
    from: Ipv4Addr,
    /// The server
    #[arg(long)]
    to: SocketAddr,
    /// How long, in seconds; longer if nothing was done by then
    #[arg(long)]
    seconds: f64,
}

pub(crate) const NAMES: [&str; 17] = [
    "pings", "silence", "heads", "bodies", "answers", "files", "checks", "unread", "remarks",
    "renames", "guesses", "rooms", "garbage", "messages", "replays", "experts", "knocks",
];

/// How long the first attempt may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// More connections than an address may have.
const CONNECTIONS: u64 = 500;

/// How often something hostile was done; an attack that only waits outside is none.
static DONE: AtomicU64 = AtomicU64::new(0);

fn done() {
    DONE.fetch_add(1, Ordering::Relaxed);
}

/// The parts of garbage, which messages are made of, too.
const LETTERS: &[u8] = b"{}[]\":,\\ue0azplay";

#[derive(Clone, Copy)]
struct Guest {
    from: Ipv4Addr,
    to: SocketAddr,
}

/// Attacks until the time is over, and prints how often.
pub(crate) async fn hostile(args: &HostileArgs) -> anyhow::Result<()> {
    let guest = Guest { from: args.from, to: args.to };
    let name = NAMES.into_iter().find(|name| *name == args.name).context("no such attack")?;
    let attack = async {
        loop {
            let end: anyhow::Result<()> = match name {
                "pings" => pings(guest).await,
                "silence" => guest.many(CONNECTIONS, |guest, _| guest.half(String::new())).await,
                "heads" => guest.many(CONNECTIONS, |guest, _| guest.half(head())).await,
                "bodies" => guest.many(CONNECTIONS, |guest, _| guest.half(body())).await,
                "answers" => guest.many(CONNECTIONS, |guest, _| guest.asks(LONG_PAGE)).await,
                "files" => guest.many(CONNECTIONS, |guest, _| guest.asks("/")).await,
                "checks" => checks(guest).await,
                "unread" => unread(guest).await,
                "remarks" => remarks(guest).await,
                "renames" => renames(guest).await,
                "guesses" => guest.many(20, guesses).await,
                "rooms" => guest.many(20, rooms).await,
                "messages" => messages(guest).await,
                "replays" => replays(guest).await,
                "experts" => experts(guest).await,
                "knocks" => knocks(guest).await,
                _ => garbage(guest).await,
            };
            // A guest who is disconnected comes back.
            if end.is_err() {
                sleep(Duration::from_millis(5)).await;
            }
        }
    };
    // On a busy machine the first one may take longer.
    let enough = async {
        sleep(Duration::from_secs_f64(args.seconds)).await;
        while DONE.load(Ordering::Relaxed) == 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::select! {
        () = attack => {}
        _ = timeout(PATIENCE, enough) => {}
    }
    println!("{}", DONE.load(Ordering::Relaxed));
    Ok(())
}

impl Guest {
    async fn connect(self) -> anyhow::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        socket.bind((self.from, 0).into())?;
        Ok(socket.connect(self.to).await?)
    }

    /// Runs the same task many times at once, each again and again.
    async fn many<F>(
        self,
        count: u64,
        attack: impl Fn(Self, u64) -> F + Clone + 'static,
    ) -> anyhow::Result<()>
    where
        F: Future<Output = anyhow::Result<()>> + 'static,
    {
        let mut all = JoinSet::new();
        for number in 0..count {
            let attack = attack.clone();
            all.spawn_local(async move {
                for round in 0.. {
                    if attack(self, number << 32 | round).await.is_err() {
                        sleep(Duration::from_millis(5)).await;
                    }
                }
            });
        }
        while all.join_next().await.is_some() {}
        Ok(())
    }

    /// Sends half of something, and waits to be disconnected.
    async fn half(self, said: String) -> anyhow::Result<()> {
        let mut stream = self.connect().await?;
        stream.write_all(said.as_bytes()).await?;
        done();
        let mut answer = [0; 256];
        while stream.read(&mut answer).await? > 0 {}
        Ok(())
    }

    /// Sends the same request until it is disconnected, and reads nothing.
    async fn asks(self, path: &'static str) -> anyhow::Result<()> {
        let mut stream = self.connect().await?;
        let ask = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.to).repeat(50);
        loop {
            stream.write_all(ask.as_bytes()).await?;
            done();
        }
    }

    fn http(self) -> Client {
        client_from(self.from, self.to)
    }

    /// A connection that has sent hello.
    async fn seated(self, room: &str, key: Option<&str>) -> Result<Socket, ClientError> {
        let site = Site::from(self.to).seen_from(self.from);
        let mut line = Socket::open(&site, room).await?;
        line.say(&hello(key, None)).await?;
        Ok(line)
    }

    /// A room with several seats of its own, and a running match.
    async fn table(self, game: &str, seats: usize) -> anyhow::Result<(String, Vec<String>)> {
        let table = Table::open(&mut self.http(), game, seats, 0).await?;
        Ok((table.room, table.keys))
    }
}

/// Most of a head, without its end.
fn head() -> String {
    format!("GET / HTTP/1.1\r\nHost: here\r\nCookie: {}", "x".repeat(15_000))
}

/// Half of a record.
fn body() -> String {
    let bytes = 512 << 10;
    let half = "x".repeat(bytes / 2);
    format!("POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: {bytes}\r\n\r\n{half}")
}

/// A request for a room's socket.
fn upgrade(room: &str) -> String {
    format!(
        "GET /api/rooms/{room}/play HTTP/1.1\r\nHost: here\r\nConnection: upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
}

/// The longest ping: its head, a mask of zeros, and 125 zeros.
const PING: [u8; 131] = {
    let mut frame = [0; 131];
    (frame[0], frame[1]) = (0x89, 0x80 | 125);
    frame
};

/// Pings without a hello, whose answers nobody reads.
async fn pings(guest: Guest) -> anyhow::Result<()> {
    let (room, _) = open_room(&mut guest.http(), GAME).await?;
    let room = Rc::<str>::from(room);
    let pings = move |guest: Guest, _| {
        let room = room.clone();
        async move {
            let mut stream = guest.connect().await?;
            stream.write_all(upgrade(&room).as_bytes()).await?;
            let mut status = [0; 12];
            stream.read_exact(&mut status).await?;
            ensure!(&status == b"HTTP/1.1 101", "it is not upgraded");
            loop {
                stream.write_all(&PING).await?;
                done();
            }
        }
    };
    guest.many(CONNECTIONS, pings).await
}

/// On 64 connections of one table, asks what is wrong with a long move.
async fn checks(guest: Guest) -> anyhow::Result<()> {
    let (room, keys) = guest.table(MANY_MOVES, 2).await?;
    let mv = format!("play {}", [CARD; 31].join(" "));
    let check = ClientMessage::Check { mv };
    let mut lines = JoinSet::new();
    for key in keys.iter().cycle().take(64) {
        let (room, key, check) = (room.clone(), key.clone(), check.clone());
        lines.spawn_local(async move {
            loop {
                let Ok(mut line) = guest.seated(&room, Some(&key)).await else {
                    sleep(Duration::from_millis(50)).await;
                    continue;
                };
                while line.say(&check).await.is_ok() && line.next().await.is_ok() {
                    done();
                }
            }
        });
    }
    while lines.join_next().await.is_some() {}
    Ok(())
}

/// Sixteen connections that read nothing, at a table that sends much.
async fn unread(guest: Guest) -> anyhow::Result<()> {
    let (room, keys) = guest.table(MANY_EVENTS, 2).await?;
    let room = Rc::new(room);
    let mut lines = JoinSet::new();
    for _ in 0..16 {
        let (room, key) = (room.clone(), keys[0].clone());
        lines.spawn_local(async move {
            loop {
                let Ok(mut line) = guest.seated(&room, Some(&key)).await else { continue };
                let ask = ClientMessage::Check { mv: "snap 99".to_owned() };
                while line.say(&ask).await.is_ok() {
                    done();
                    sleep(Duration::from_millis(50)).await;
                }
            }
        });
    }
    while lines.join_next().await.is_some() {}
    Ok(())
}

/// Sends as much chat as allowed, with as many connections as allowed.
async fn remarks(guest: Guest) -> anyhow::Result<()> {
    let mut http = guest.http();
    let (room, key) = open_room(&mut http, GAME).await?;
    let settings = RoomSettings { chat: true, ..RoomSettings::default() };
    let chat = RoomCommand::Settings { settings };
    http.command(&room, Some(&key), &chat).await?;
    let mut lines = JoinSet::new();
    for _ in 0..160 {
        let room = room.clone();
        lines.spawn_local(async move {
            while let Ok(mut line) = guest.seated(&room, None).await {
                while line.next().await.is_ok() {}
            }
        });
    }
    let say = RoomCommand::Say { text: "x".repeat(200) };
    loop {
        if http.command(&room, Some(&key), &say).await.is_err() {
            http = guest.http();
        }
        done();
    }
}

async fn renames(guest: Guest) -> anyhow::Result<()> {
    let (room, keys) = guest.table(GAME, 2).await?;
    let mut http = guest.http();
    for number in 0.. {
        let rename = RoomCommand::Rename { name: format!("Bea {number}") };
        if http.command(&room, Some(&keys[1]), &rename).await.is_err() {
            http = guest.http();
        }
        done();
    }
    Ok(())
}

async fn guesses(guest: Guest, mut chance: u64) -> anyhow::Result<()> {
    let mut http = guest.http();
    let [plant, animal, thing] = ["plum", "otter", "lamp"];
    let number = 1000 + below(&mut chance, 9000);
    done();
    http.get(&format!("/api/rooms/{plant}-{animal}-{thing}-{number}")).await?;
    Ok(())
}

async fn rooms(guest: Guest, _: u64) -> anyhow::Result<()> {
    open_room(&mut guest.http(), GAME).await?;
    done();
    Ok(())
}

async fn garbage(guest: Guest) -> anyhow::Result<()> {
    let (room, key) = open_room(&mut guest.http(), GAME).await?;
    let (room, key) = (Rc::<str>::from(room), Rc::<str>::from(key));
    let garbage = move |guest: Guest, mut chance| {
        let (room, key) = (room.clone(), key.clone());
        async move {
            let mut line = guest.seated(&room, Some(&key)).await?;
            loop {
                let length = below(&mut chance, 5000);
                let mut any = || char::from(LETTERS[below(&mut chance, LETTERS.len())]);
                let text: String = (0..length).map(|_| any()).collect();
                line.send(text).await?;
                done();
            }
        }
    };
    guest.many(50, garbage).await
}

/// Sends every message that a client can send, as often as allowed.
async fn messages(guest: Guest) -> anyhow::Result<()> {
    let (room, keys) = guest.table(MANY_EVENTS, 2).await?;
    let all = [
        json!({ "type": "play", "match": 1, "seq": 1, "move": "snap 0" }),
        json!({ "type": "play", "match": 1, "seq": 2, "move": "arrange 3 2 1 0" }),
        json!({ "type": "check", "move": "peek 0 1" }),
        json!({ "type": "shown", "ids": (0..100).collect::<Vec<u32>>() }),
        json!({ "type": "rendered", "window": 1 }),
        json!({ "type": "note", "slot": 0, "text": "7?" }),
        json!({ "type": "more_time" }),
        json!({ "type": "talk" }),
        json!({ "type": "ping" }),
        json!({ "type": "hello", "protocol": 2, "key": null, "seen": null }),
    ];
    let all: Rc<[String]> = all.iter().map(Value::to_string).collect();
    let keys = Rc::<[String]>::from(keys);
    let say = move |guest: Guest, number: u64| {
        let (room, keys, all) = (room.clone(), keys.clone(), all.clone());
        async move {
            let key = &keys[(number >> 32) as usize % keys.len()];
            let mut line = guest.seated(&room, Some(key)).await?;
            loop {
                for message in &*all {
                    line.send(&**message).await?;
                    done();
                }
                line.next().await?;
            }
        }
    };
    guest.many(32, say).await
}

/// Uploads a record, and requests everything that takes long to replay.
async fn replays(guest: Guest) -> anyhow::Result<()> {
    let record = record()?;
    let mut stream = guest.connect().await?;
    let bytes = record.len();
    let head = "POST /api/records HTTP/1.1\r\nConnection: close\r\nContent-Type: text/plain\r\n";
    let ask = format!("{head}Host: {}\r\nContent-Length: {bytes}\r\n\r\n{record}", guest.to);
    stream.write_all(ask.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let brought: RecordAnswer = serde_json::from_str(body).context("it is not accepted")?;
    let name = Rc::<str>::from(brought.record);
    let ask = move |guest: Guest, number: u64| {
        let name = name.clone();
        async move {
            let mut http = guest.http();
            let what = ["", "/record", "/rounds/1", "/rounds/1?seat=1&lens=true"];
            let path = format!("/api/records/{name}{}", what[(number % 4) as usize]);
            let asked = http.get(&path).await;
            done();
            Ok(asked.map(drop)?)
        }
    };
    guest.many(40, ask).await
}

/// The record of a finished random match.
fn record() -> anyhow::Result<String> {
    let kind: Kind = MANY_MOVES.parse()?;
    let settings = Settings::new(kind.options());
    let setup = Setup { kind, seats: 5, settings, dealer: None, seed: Seed::from_number(16) };
    let (mut played, mut chance) = (Match::new(&setup, None)?, 16);
    while played.game().standings().winners().is_none() {
        let to_act = played.game().status().to_act;
        let Some(seat) = to_act.first() else {
            played.next_round(None)?;
            continue;
        };
        let moves = played.game().legal_moves(seat);
        played.play(seat, &moves[below(&mut chance, moves.len())])?;
    }
    Ok(played.record().to_owned())
}

/// Rooms full of bots that search, opened by one guest.
async fn experts(guest: Guest) -> anyhow::Result<()> {
    let experts = |guest: Guest, _| async move {
        let mut http = guest.http();
        let (room, key) = open_room(&mut http, GAME).await?;
        for _ in 0..4 {
            add_bot(&mut http, &room, &key, "expert").await?;
        }
        let mut line = guest.seated(&room, Some(&key)).await?;
        start(&mut http, &room, &key).await?;
        http.command(&room, Some(&key), &RoomCommand::Delegate { on: true }).await?;
        loop {
            line.next().await?;
            done();
        }
    };
    guest.many(20, experts).await
}

async fn knocks(guest: Guest) -> anyhow::Result<()> {
    let mut http = guest.http();
    let (room, key) = open_room(&mut http, GAME).await?;
    let settings = RoomSettings { door: true, ..RoomSettings::default() };
    let door = RoomCommand::Settings { settings };
    http.command(&room, Some(&key), &door).await?;
    let room = Rc::<str>::from(room);
    let knock = move |guest: Guest, _| {
        let room = room.clone();
        async move {
            let mut http = guest.http();
            done();
            sit(&mut http, &room).await.map(drop)
        }
    };
    guest.many(20, knock).await
}
