//! The bare server: it reads a frame, appends it to a log like ours, and writes to both clients of
//! the room what ours would have written. It has no rules, sessions or limits.

use std::net::Ipv4Addr;
use std::ops::AddAssign;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, bail, ensure};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use axum::{Json, Router};
use futures_util::SinkExt as _;
use futures_util::stream::{SplitSink, StreamExt as _};
use serde::{Deserialize, Serialize};
use server::limits::MESSAGE_BYTES_MAX;
use server::log::{EventLog as _, SqliteLog, Stream};
use server::protocol::{PROTOCOL_VERSION, RoomAnswer, RoomView, ServerMessage};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};

/// What it is given.
#[derive(clap::Args)]
pub(crate) struct BareArgs {
    /// Its data file
    #[arg(long)]
    file: PathBuf,
    /// The updates of both seats in a match that was played on our server
    #[arg(long)]
    script: PathBuf,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counts {
    pub(crate) moves: u64,
    /// Rounds and matches that it was asked to begin.
    pub(crate) starts: u64,
    /// Frames that it has written in answer to both.
    pub(crate) written: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Self) {
        self.moves += more.moves;
        self.starts += more.starts;
        self.written += more.written;
    }
}

/// What stands in a text before the number of its match, and behind it.
type Told = (String, String);

struct Bare {
    /// What both seats are told after each move, from the deal on.
    script: Vec<[Told; 2]>,
    log: SqliteLog,
    rooms: Mutex<Vec<Arc<Room>>>,
}

/// A room; its lock is held from a frame to its answers.
type Room = tokio::sync::Mutex<Seats>;

struct Seats {
    stream: Stream,
    entries: u64,
    lines: Vec<SplitSink<WebSocket, Message>>,
    counts: Counts,
}

pub(crate) fn serve(args: &BareArgs) -> anyhow::Result<()> {
    let script: Vec<[String; 2]> = serde_json::from_slice(&std::fs::read(&args.script)?)?;
    let script = script.iter().map(|[one, two]| anyhow::Ok([split(one)?, split(two)?]));
    let bare = Arc::new(Bare {
        script: script.collect::<Result<_, _>>()?,
        log: SqliteLog::open(&args.file)?,
        rooms: Mutex::default(),
    });
    ensure!(!bare.script.is_empty(), "nothing was played");
    let routes = Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/counts", get(counts))
        .route("/api/rooms", post(open))
        .route("/api/rooms/{room}", post(command))
        .route("/api/rooms/{room}/play", get(play))
        .with_state(bare);
    Runtime::new()?.block_on(async {
        let mut stopped = signal(SignalKind::terminate())?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        println!("Kartenhaus: http://localhost:{}/", listener.local_addr()?.port());
        // What is sent leaves at once, as from ours.
        let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
        tokio::select! {
            served = axum::serve(listener, routes) => Ok(served?),
            _ = stopped.recv() => Ok(()),
        }
    })
}

/// An update around the number of its match.
fn split(text: &str) -> anyhow::Result<Told> {
    let ServerMessage::Update(mut update) = ServerMessage::read(text)? else {
        bail!("not an update: {text}");
    };
    // Another one each time that the match is played.
    update.match_number = u32::MAX;
    let text = serde_json::to_string(&ServerMessage::Update(update))?;
    let (before, behind) = text.split_once(&u32::MAX.to_string()).context("it has a number")?;
    Ok((before.to_owned(), behind.to_owned()))
}

async fn counts(State(bare): State<Arc<Bare>>) -> Json<Counts> {
    let rooms = bare.rooms.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut all = Counts::default();
    for room in rooms {
        all += room.lock().await.counts;
    }
    Json(all)
}

async fn open(State(bare): State<Arc<Bare>>) -> Json<RoomAnswer> {
    let mut rooms = bare.rooms.lock().unwrap_or_else(PoisonError::into_inner);
    let number = rooms.len();
    let stream = Stream::new(format!("match/{number}/1")).expect("it is a name");
    rooms.push(Arc::new(Room::new(Seats {
        stream,
        entries: 0,
        lines: Vec::new(),
        counts: Counts::default(),
    })));
    answer(number)
}

/// Somebody sits down, or who has a key begins the next round.
async fn command(
    State(bare): State<Arc<Bare>>,
    Path(number): Path<usize>,
    headers: HeaderMap,
    body: String,
) -> Json<RoomAnswer> {
    if headers.contains_key(header::AUTHORIZATION) {
        let room = bare.room(number);
        let mut seats = room.lock().await;
        // The first match is there already.
        if !seats.lines.is_empty() {
            seats.counts.starts += 1;
            bare.step(&mut seats, body).await;
        }
    }
    answer(number)
}

/// Any key opens the next seat.
fn answer(number: usize) -> Json<RoomAnswer> {
    let room = RoomView { room: number.to_string(), ..RoomView::default() };
    Json(RoomAnswer { seat: None, key: Some("0".to_owned()), room })
}

async fn play(
    State(bare): State<Arc<Bare>>,
    Path(number): Path<usize>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // As much space as ours has, or each line would take 128 KiB.
    let upgrade = upgrade.read_buffer_size(MESSAGE_BYTES_MAX).write_buffer_size(0);
    upgrade.on_upgrade(async move |mut socket| {
        let room = bare.room(number);
        let _hello = socket.recv().await;
        let mut seats = room.lock().await;
        let welcome = welcome(seats.lines.len() as u8);
        let update = bare.update(&seats, seats.lines.len());
        // Who is gone is noticed when the clients count.
        _ = socket.send(Message::text(welcome)).await;
        _ = socket.send(Message::Text(update)).await;
        let (line, mut frames) = socket.split();
        seats.lines.push(line);
        drop(seats);
        while let Some(Ok(Message::Text(frame))) = frames.next().await {
            let mut seats = room.lock().await;
            seats.counts.moves += 1;
            bare.step(&mut seats, frame.as_str().to_owned()).await;
        }
    })
}

fn welcome(seat: u8) -> String {
    let welcome = ServerMessage::Welcome {
        protocol: PROTOCOL_VERSION,
        server: String::new(),
        you: Some(seat),
        at_door: false,
        is_also_open: false,
        removed: false,
        returned: false,
        room: RoomView::default(),
    };
    serde_json::to_string(&welcome).expect("messages have text keys only")
}

impl Bare {
    fn room(&self, number: usize) -> Arc<Room> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)[number].clone()
    }

    fn update(&self, seats: &Seats, seat: usize) -> Utf8Bytes {
        let at = seats.entries as usize;
        let (before, behind) = &self.script[at % self.script.len()][seat];
        format!("{before}{}{behind}", 1 + at / self.script.len()).into()
    }

    async fn step(&self, seats: &mut Seats, frame: String) {
        let kept = self.log.append(&seats.stream, seats.entries, frame).await;
        kept.expect("the log can be used");
        seats.entries += 1;
        let told = [self.update(seats, 0), self.update(seats, 1)];
        for (line, text) in seats.lines.iter_mut().zip(told) {
            if line.send(Message::Text(text)).await.is_ok() {
                seats.counts.written += 1;
            }
        }
    }
}
