//! A server that is killed while it is used: what it has acknowledged is there, and everyone plays
//! on. The server is a child: this test binary, which runs itself.

use std::env;
use std::io::Write as _;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::future::{join, join_all};
use games::{Rng, Seed};
use serde_json::json;
use server::log::{EventLog, JetStreamLog, MemoryLog, SqliteLog};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::client::{Client, Heard};
use crate::mirror::Mirror;
use crate::nats::{self, ALONE, Nats};
use crate::site::{Guest, Site, quick};
use crate::{Folder, PATIENCE};

/// The child's log; what a child does is done only if it is set.
const CHILD: &str = "KARTENHAUS_TEST_SITE";

/// How often the server is killed. The load tool does it more often.
const ROUNDS: usize = 5;

/// The child: serves until it is killed.
#[tokio::test(flavor = "multi_thread")]
async fn serves_until_killed() {
    let Ok(place) = env::var(CHILD) else { return };
    let log = open(&place).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let line = format!("\nlistens on {}\n", listener.local_addr().unwrap());
    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
    server::run(listener, log, quick(), std::future::pending()).await;
}

async fn open(place: &str) -> Arc<dyn EventLog> {
    if place.starts_with("nats://") {
        Arc::new(JetStreamLog::connect(&place.parse().unwrap()).await.unwrap())
    } else {
        Arc::new(SqliteLog::open(place).unwrap())
    }
}

/// A server in a process of its own.
async fn start(place: &str) -> (Site, Child) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::serves_until_killed", "--nocapture"])
        .stderr(Stdio::null())
        .env(CHILD, place)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = loop {
        let line = lines.next_line().await.unwrap().expect("the child says where it listens");
        if let Some(address) = line.strip_prefix("listens on ") {
            break address.parse().unwrap();
        }
    };
    // Its log is its own while it lives: what clients are told is checked afterwards.
    (Site::at(address, Arc::new(MemoryLog::default())), child)
}

/// A guest, how far they know that the match is, and what they were told.
struct Player {
    guest: Guest,
    seen: Option<(u64, u64)>,
    told: Vec<Heard>,
}

/// Plays as fast as it can until the line breaks; counts what is acknowledged.
async fn play_until_cut(site: &Site, player: &mut Player, mut rng: Rng, moves: &AtomicUsize) {
    let Guest { room, key } = player.guest.clone();
    let Some(mut client) = Client::try_open(site, &room, &key, player.seen).await else { return };
    assert!(client.you.is_some(), "the key opens the seat");
    loop {
        let seq = client.seq();
        let mut waits = true;
        if client.room["stage"] == "round_over" || client.room["stage"] == "match_over" {
            let ready = json!({ "type": "ready" });
            let path = format!("/api/rooms/{room}");
            waits = site.try_post(&path, Some(&key), &ready).await.is_ok();
        } else if let Some(mv) = rng.choose(&client.legal()) {
            waits = client.try_play(seq, mv).await;
        }
        if !waits || !client.next().await {
            break;
        }
        moves.fetch_add(usize::from(client.seq() > seq), Ordering::Relaxed);
    }
    player.seen = client.seen();
    player.told.append(client.later.as_mut().unwrap());
}

/// All play until so many moves are acknowledged; then the server is killed in the middle of it.
async fn play_and_kill(site: &Site, mut child: Child, players: &mut [Player], rng: &mut Rng) {
    let (moves, enough) = (AtomicUsize::new(0), 50 + rng.index(200));
    let kill = async {
        while moves.load(Ordering::Relaxed) < enough {
            tokio::task::yield_now().await;
        }
        child.kill().await.unwrap();
    };
    let number = u64::from(rng.below(1 << 20));
    let play = players.iter_mut().enumerate().map(|(seat, player)| {
        let rng = Seed::from_number(number).rng("player", seat as u64);
        play_until_cut(site, player, rng, &moves)
    });
    let everyone = join(kill, join_all(play));
    timeout(PATIENCE, everyone).await.expect("they play, and the server is killed");
}

/// Whether everything that anybody was told is in the log, as it was told.
async fn check_kept(place: &str, players: &mut [Player]) -> usize {
    let mirror = Mirror::new(open(place).await);
    let mut checked = 0;
    for player in players {
        for heard in player.told.drain(..) {
            mirror.check(&player.guest.room, &heard).await;
            checked += 1;
        }
    }
    checked
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_there_after_a_kill() {
    let folder = Folder::new("crash");
    check(folder.file("log").to_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_on_nats_after_a_kill() {
    let Some(program) = nats::program() else { return };
    let folder = Folder::new("crash-nats");
    let nats = Nats::start(&program, folder.file("nats"), &ALONE);
    check(&nats.url()).await;
}

async fn check(place: &str) {
    let mut rng = Seed::from_number(31).rng("crash", 0);
    let (site, child) = start(place).await;
    let mut players = Vec::new();
    for (game, bots) in [("kartel", 1), ("kartu-sama", 1), ("ktu", 1), ("khamul", 0)] {
        let guests = site.table(game, 2, bots, &[]).await;
        site.does(&guests[0], json!({ "type": "start" })).await;
        let player = |guest| Player { guest, seen: None, told: Vec::new() };
        players.extend(guests.into_iter().map(player));
    }
    play_and_kill(&site, child, &mut players, &mut rng).await;
    for _ in 1..ROUNDS {
        assert!(check_kept(place, &mut players).await > 50);
        let (site, child) = start(place).await;
        for player in &players {
            let room = site.look(&player.guest.room).await;
            assert!(Some(room["match"].as_u64().unwrap()) >= player.seen.map(|seen| seen.0));
        }
        play_and_kill(&site, child, &mut players, &mut rng).await;
    }
    assert!(check_kept(place, &mut players).await > 50);
}
