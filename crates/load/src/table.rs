//! A room whose seats are clients.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;

use anyhow::{bail, ensure};
use client::{Client, Socket};
use games::fnv1a;
use server::protocol::{ClientMessage, ServerMessage};
use tokio::time::{Duration, Instant, sleep};

use crate::rooms::{hello, open_room, sit, start};

#[derive(Default)]
pub(crate) struct Shared {
    /// Whether to stop after the current move.
    pub(crate) stop: Cell<bool>,
    /// How long each match waits before a move; zero for as fast as the server answers.
    pub(crate) pace: Cell<Duration>,
    pub(crate) times: RefCell<Times>,
}

/// How long moves took, in microseconds.
#[derive(Default)]
pub(crate) struct Times {
    /// Until the mover had the update.
    pub(crate) ack: Vec<u32>,
    /// Until the other one had it.
    pub(crate) other: Vec<u32>,
}

pub(crate) struct Table {
    pub(crate) room: String,
    /// The keys of its seats; the first is the host's.
    pub(crate) keys: Vec<String>,
    pub(crate) acked: Moves,
    /// A move that was sent but not acknowledged.
    pub(crate) pending: Option<String>,
    chance: u64,
}

/// A sequence of moves: their number, and a hash of them in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves {
    pub(crate) count: u64,
    digest: u64,
}

impl Moves {
    /// Adds a move, such as `0 play 7d`.
    pub(crate) fn push(&mut self, line: &str) {
        self.count += 1;
        self.digest = fnv1a(self.digest.to_le_bytes().into_iter().chain(line.bytes()));
    }
}

pub(crate) struct Player {
    socket: Socket,
    /// The last update: its match, and its `seq`.
    at: (u32, u64),
    /// The move that it chose, if it has a decision.
    mv: String,
    /// The text of every update, if it is to be kept.
    kept: Option<Vec<String>>,
}

impl Player {
    /// Opens a seat's socket, says hello, and waits for the match as it stands.
    pub(crate) async fn open(
        address: SocketAddr,
        room: &str,
        key: &str,
        seat: u8,
        chance: &mut u64,
    ) -> anyhow::Result<Self> {
        let socket = Socket::open(&address.into(), room).await?;
        let mut this = Self { socket, at: (0, 0), mv: String::new(), kept: None };
        this.socket.say(&hello(Some(key), None)).await?;
        let text = this.socket.next().await?;
        let said = ServerMessage::read(&text)?;
        let own = matches!(said, ServerMessage::Welcome { you: Some(you), .. } if you == seat);
        ensure!(own, "no welcome: {text}");
        this.update(chance).await?;
        Ok(this)
    }

    /// The number of the match in its room, from 1.
    pub(crate) fn match_number(&self) -> u32 {
        self.at.0
    }

    /// Keeps the updates that it gets from now on.
    pub(crate) fn keep(&mut self) {
        self.kept = Some(Vec::new());
    }

    pub(crate) fn kept(self) -> Vec<String> {
        self.kept.unwrap_or_default()
    }

    /// Waits for the next update and chooses a move in it; returns when it came.
    async fn update(&mut self, chance: &mut u64) -> anyhow::Result<Instant> {
        loop {
            let text = self.socket.next().await?;
            let now = Instant::now();
            match ServerMessage::read(&text)? {
                ServerMessage::Update(update) => {
                    let at = (update.match_number, update.seq);
                    ensure!(at > self.at, "an update was repeated: {at:?}");
                    self.at = at;
                    if let Some(kept) = &mut self.kept {
                        kept.push(text.to_string());
                    }
                    let mut legal = update.legal;
                    self.mv = match legal.len() {
                        0 => String::new(),
                        count => legal.swap_remove(below(chance, count)),
                    };
                    return Ok(now);
                }
                ServerMessage::Room { .. } => {}
                _ => bail!("expected an update, got {text}"),
            }
        }
    }
}

impl Table {
    /// Opens a room, takes this many seats, and begins the match.
    pub(crate) async fn open(
        http: &mut Client,
        game: &str,
        seats: usize,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let (room, host) = open_room(http, game).await?;
        let mut keys = vec![host];
        while keys.len() < seats {
            keys.push(sit(http, &room).await?);
        }
        start(http, &room, &keys[0]).await?;
        Ok(Self { room, keys, acked: Moves::default(), pending: None, chance: seed })
    }

    /// Opens the sockets of both seats, on these servers in turn.
    pub(crate) async fn connect_two(
        &mut self,
        servers: &[SocketAddr],
    ) -> anyhow::Result<[Player; 2]> {
        let mut players = Vec::new();
        for ((seat, key), address) in (0..).zip(&self.keys).zip(servers.iter().cycle()) {
            let chance = &mut self.chance;
            players.push(Player::open(*address, &self.room, key, seat, chance).await?);
        }
        players.try_into().map_err(|_| anyhow::anyhow!("the table does not have two seats"))
    }

    pub(crate) async fn play(
        &mut self,
        players: &mut [Player; 2],
        http: &mut Client,
        shared: &Shared,
    ) -> anyhow::Result<()> {
        while !shared.stop.get() {
            let pace = shared.pace.get();
            if !pace.is_zero() {
                sleep(pace).await;
            }
            let [ack, other] = self.play_one(players, http).await?;
            let mut times = shared.times.borrow_mut();
            times.ack.push(ack);
            times.other.push(other);
        }
        Ok(())
    }

    /// Plays one move, after beginning the next round or match if necessary. Returns how long until
    /// the mover and the other had the update, in microseconds.
    pub(crate) async fn play_one(
        &mut self,
        players: &mut [Player; 2],
        http: &mut Client,
    ) -> anyhow::Result<[u32; 2]> {
        let seat = loop {
            match players.iter().position(|player| !player.mv.is_empty()) {
                Some(seat) => break seat,
                None => start(http, &self.room, &self.keys[0]).await?,
            }
            for player in &mut *players {
                player.update(&mut self.chance).await?;
            }
        };
        let [first, second] = players;
        let (mover, other) = if seat == 0 { (first, second) } else { (second, first) };
        let (number, seq) = mover.at;
        let play = ClientMessage::Play { match_number: number, seq, mv: mover.mv.clone() };
        self.pending = Some(format!("{seat} {}", mover.mv));
        let (mut one, mut two) = (next(&mut self.chance), next(&mut self.chance));
        let start = Instant::now();
        mover.socket.say(&play).await?;
        let (ack, told) = tokio::join!(mover.update(&mut one), other.update(&mut two));
        let us = |at: Instant| u32::try_from((at - start).as_micros()).unwrap_or(u32::MAX);
        let ack = ack?;
        self.acked.push(&self.pending.take().unwrap_or_default());
        Ok([us(ack), us(told?)])
    }
}

/// The next number of a pseudo-random sequence (SplitMix64).
fn next(chance: &mut u64) -> u64 {
    *chance = chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *chance;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

pub(crate) fn below(chance: &mut u64, end: usize) -> usize {
    (next(chance) % end as u64) as usize
}
