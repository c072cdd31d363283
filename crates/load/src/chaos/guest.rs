//! A client that plays any legal move, reconnects to another server when its connection is lost,
//! and keeps what it was told, to be compared with the log.

use std::cell::{Cell, RefCell};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;

use anyhow::{bail, ensure};
use client::{Site, Socket};
use games::{Rng, Seed};
use serde_json::Value as Json;
use server::protocol::{
    ClientMessage, Peek, RefusedCode, RoomCommand, RoomView, Seen, ServerMessage, Stage, Update,
};
use tokio::sync::Notify;
use tokio::time::{Duration, Instant, sleep, sleep_until, timeout};

use crate::games::forgets;
use crate::rooms::{client_from, hello};

/// How long a person thinks at most, in milliseconds; at least a tenth of it.
const THINKS_MS: u32 = 300;

/// How long a server may take to accept a connection before the next one is tried.
const CONNECTS_WITHIN: Duration = Duration::from_secs(2);

/// How long a connection that is pinged every second may be silent.
const SILENCE: Duration = Duration::from_millis(2_500);

/// How long a move or a hello may take on a live connection before another server is tried.
const ANSWERS_WITHIN: Duration = Duration::from_secs(6);

/// The pause before the next server is tried.
const NEXT_SERVER: Duration = Duration::from_millis(100);

/// How long a guest stays on a server before moving to another one, in milliseconds, so that after
/// a fault all servers have guests again.
const STAYS_MS: (u32, u32) = (5_000, 40_000);

/// How often a guest says again that it is ready for the next round or match, since one server may
/// not know yet what another one was told.
const NUDGES: Duration = Duration::from_secs(1);

/// After more changes than this a server no longer tells what was missed.
const TOLD_MAX: u64 = 32;

pub(crate) struct World {
    /// The address of this machine from which they come.
    from: Ipv4Addr,
    pub(super) servers: Vec<SocketAddr>,
    /// Whether no more matches begin.
    pub(super) ending: Cell<bool>,
    /// Whether everyone goes home.
    pub(crate) closing: Cell<bool>,
    pub(crate) wrong: RefCell<Vec<String>>,
    pub(super) alarm: Notify,
}

impl World {
    pub(super) fn new(servers: Vec<SocketAddr>) -> Self {
        Self::from(Ipv4Addr::UNSPECIFIED, servers)
    }

    pub(crate) fn from(from: Ipv4Addr, servers: Vec<SocketAddr>) -> Self {
        let (ending, closing) = (Cell::new(false), Cell::new(false));
        Self { from, servers, ending, closing, wrong: RefCell::default(), alarm: Notify::new() }
    }

    pub(super) fn complain(&self, what: String) {
        self.wrong.borrow_mut().push(what);
        self.alarm.notify_one();
    }
}

/// The part of an update that is compared.
pub(crate) struct Sighting {
    pub(super) number: u32,
    pub(super) seq: u64,
    pub(super) view: u64,
    pub(super) legal: u64,
}

pub(crate) struct ToldOf {
    pub(super) number: u32,
    pub(super) seq: u64,
    pub(super) all: u64,
    /// `None` if a seat has to remember it and is not told again.
    pub(super) you: Option<u64>,
}

pub(crate) struct Sent {
    pub(super) number: u32,
    pub(super) seq: u64,
    pub(super) mv: String,
}

#[derive(Default)]
pub(crate) struct Witness {
    pub(super) seen: Vec<Sighting>,
    pub(super) told: Vec<ToldOf>,
    /// Match and hash of what it was shown once.
    pub(super) peeks: Vec<(u32, u64)>,
    pub(super) sent: Vec<Sent>,
    /// When updates with something new came.
    pub(super) moved: Vec<Instant>,
    /// When any updates came.
    pub(super) heard: Vec<Instant>,
    /// To which server it was connected, from when on; `None` while to none.
    pub(super) lines: Vec<(Instant, Option<usize>)>,
    /// Whether a round was played, from when on.
    pub(super) playing: Vec<(Instant, bool)>,
    pub(super) refused: u64,
    /// Whether it has seen the end of the last match that it knows.
    pub(super) done: bool,
}

pub(super) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The part of a room that is kept.
struct Room {
    stage: Stage,
    host: Option<u8>,
    number: u32,
}

pub(crate) struct Guest {
    world: Rc<World>,
    witness: Rc<RefCell<Witness>>,
    name: String,
    /// Its seat and key; `None` for a spectator.
    seat: Option<(u8, String)>,
    /// Whether it is not told again what its seat was told, when it comes back.
    forgets: bool,
    rng: Rng,
    /// The server to which it is connected, or the next to try.
    server: usize,
    /// The match that it has reached, and its `seq`.
    seen: Option<(u32, u64)>,
    /// The last match whose end it saw.
    over: Option<u32>,
    room: Option<Room>,
    legal: Vec<String>,
    plays: Option<Instant>,
    /// When it sent a move or hello that is not answered yet.
    waits: Option<Instant>,
    /// When it says again that it is ready.
    nudges: Instant,
}

impl Guest {
    pub(crate) fn new(
        world: Rc<World>,
        room: &str,
        game: &str,
        seat: Option<(u8, String)>,
        seed: u64,
        server: usize,
    ) -> Self {
        Self {
            world,
            witness: Rc::default(),
            name: room.to_owned(),
            seat,
            forgets: forgets(game),
            rng: Seed::from_number(seed).rng("guest", 0),
            server,
            seen: None,
            over: None,
            room: None,
            legal: Vec::new(),
            plays: None,
            waits: None,
            nudges: Instant::now(),
        }
    }

    pub(super) fn witness(&self) -> Rc<RefCell<Witness>> {
        self.witness.clone()
    }

    pub(super) fn seat(&self) -> Option<u8> {
        self.seat.as_ref().map(|(seat, _)| *seat)
    }

    pub(crate) async fn play(mut self) {
        loop {
            let ended = self.line().await;
            self.note_line(None);
            match ended {
                Ok(()) if self.world.closing.get() => return,
                Ok(()) => {
                    self.server = self.rng.index(self.world.servers.len());
                    continue;
                }
                Err(error) if error.is::<Wrong>() => {
                    let who =
                        self.seat().map_or("who watches".to_owned(), |it| format!("seat {it}"));
                    let server = self.server;
                    self.world.complain(format!("{}, {who}, server {server}: {error}", self.name));
                    return;
                }
                // The connection is lost.
                Err(_) => {}
            }
            self.server = (self.server + 1) % self.world.servers.len();
            sleep(NEXT_SERVER).await;
        }
    }

    fn note_line(&self, to: Option<usize>) {
        self.witness.borrow_mut().lines.push((Instant::now(), to));
    }

    /// Uses one connection until it is lost, it is time for another server, or everyone goes home.
    async fn line(&mut self) -> anyhow::Result<()> {
        let address = self.world.servers[self.server];
        let site = Site::from(address).seen_from(self.world.from);
        let opening = Socket::open(&site, &self.name);
        let mut socket = timeout(CONNECTS_WITHIN, opening).await??;
        let seen = self.seen.map(|(match_number, seq)| Seen { match_number, seq });
        let key = self.seat.as_ref().map(|(_, key)| key.as_str());
        socket.say(&hello(key, seen)).await?;
        let (mut first, mut asks) = (true, Instant::now() + NUDGES);
        let (least, most) = STAYS_MS;
        let stays = Duration::from_millis((least + self.rng.below(most - least)).into());
        let leaves = Instant::now() + stays;
        (self.plays, self.waits) = (None, Some(Instant::now()));
        loop {
            self.note_done();
            let moves = leaves <= Instant::now() && !self.world.ending.get();
            if self.world.closing.get() || moves {
                return Ok(());
            }
            let next = self.plays.map_or(asks, |plays| plays.min(asks));
            tokio::select! {
                text = socket.next() => {
                    self.hear(&text?, &mut first)?;
                }
                () = sleep_until(next) => {
                    if self.plays.is_some_and(|at| at <= Instant::now()) {
                        self.send_move(&mut socket).await?;
                    }
                    if asks <= Instant::now() {
                        asks = Instant::now() + NUDGES;
                        socket.ping().await?;
                    }
                    ensure!(socket.heard().elapsed() < SILENCE, "silence");
                    let late = self.waits.is_some_and(|since| since.elapsed() > ANSWERS_WITHIN);
                    ensure!(!late, "no answer");
                }
            }
            self.nudge();
        }
    }

    fn note_done(&self) {
        let over = self.room.as_ref().filter(|room| room.stage == Stage::MatchOver);
        let number = over.map(|room| room.number);
        self.witness.borrow_mut().done = number.is_some() && self.over == number;
    }

    async fn send_move(&mut self, socket: &mut Socket) -> anyhow::Result<()> {
        self.plays = None;
        let Some((number, seq)) = self.seen else { return Ok(()) };
        let Some(mv) = self.rng.choose(&self.legal).cloned() else { return Ok(()) };
        let play = ClientMessage::Play { match_number: number, seq, mv: mv.clone() };
        self.witness.borrow_mut().sent.push(Sent { number, seq, mv });
        self.waits = Some(Instant::now());
        Ok(socket.say(&play).await?)
    }

    /// `first`: whether no update has come on this connection yet.
    fn hear(&mut self, text: &str, first: &mut bool) -> anyhow::Result<()> {
        match ServerMessage::read(text).map_err(|error| Wrong(error.to_string()))? {
            ServerMessage::Welcome { you, room, .. } => {
                self.told_room(you, &room, text)?;
                self.note_line(Some(self.server));
            }
            ServerMessage::Room { you, room, .. } => self.told_room(you, &room, text)?,
            ServerMessage::Update(update) => {
                self.update(*update, std::mem::replace(first, false)).map_err(|wrong| {
                    let end = text.char_indices().nth(1_000).map_or(text.len(), |(end, _)| end);
                    Wrong(format!("{wrong}; it came {}", &text[..end]))
                })?;
                self.waits = None;
            }
            ServerMessage::Refused { code, .. } => {
                use RefusedCode::{NotNow, Stale, TooLate};
                let late = matches!(code, Stale | TooLate | NotNow);
                check(late, || format!("a legal move is refused: {text}"))?;
                self.witness.borrow_mut().refused += 1;
                self.waits = None;
                self.plays = Some(Instant::now() + Duration::from_millis(500));
            }
            ServerMessage::Fault(_) | ServerMessage::Closing {} => bail!("{text}"),
            _ => {}
        }
        Ok(())
    }

    fn told_room(&mut self, you: Option<u8>, room: &RoomView, text: &str) -> Result<(), Wrong> {
        let own = self.seat().is_some_and(|seat| you == Some(seat));
        check(own || self.seat.is_none(), || format!("it is not its seat: {text}"))?;
        let playing = room.stage == Stage::Playing;
        let mut witness = self.witness.borrow_mut();
        if witness.playing.last().is_none_or(|(_, last)| *last != playing) {
            witness.playing.push((Instant::now(), playing));
        }
        let RoomView { stage, host, match_number: number, .. } = *room;
        self.room = Some(Room { stage, host, number });
        Ok(())
    }

    fn update(&mut self, update: Update, first: bool) -> Result<(), Wrong> {
        let at = (update.match_number, update.seq);
        let wrong = |what: &str| Wrong(format!("{what} after {:?}", self.seen));
        if self.seen.is_some_and(|seen| at < seen) {
            return Err(wrong("the match goes back"));
        }
        let (number, seq) = at;
        // A match begins at 1, where nothing was told; guests who were not there are not told of
        // it.
        let same = self.seen.filter(|seen| seen.0 == number).map(|seen| seen.1);
        let from = same.unwrap_or(if first { seq } else { 1 }).max(1);
        let all = update.told.iter().map(|told| told.seq).eq(from + 1..=seq);
        if !all && (!update.told.is_empty() || seq - from <= TOLD_MAX) {
            return Err(wrong("something is told twice, or not at all,"));
        }
        let mut witness = self.witness.borrow_mut();
        let again = first && self.forgets;
        witness.told.extend(update.told.iter().map(|told| ToldOf {
            number,
            seq: told.seq,
            all: hash(told.all.get()),
            you: (!again).then(|| hash(told.you.get())),
        }));
        let text = |peek: &Peek| serde_json::to_string(peek).expect("a peek has text keys only");
        witness.peeks.extend(update.peeks.iter().map(|peek| (number, hash(&text(peek)))));
        let (view, legal) =
            (hash(update.view.get()), hash(&Json::from(&*update.legal).to_string()));
        witness.seen.push(Sighting { number, seq, view, legal });
        let now = Instant::now();
        witness.heard.push(now);
        if self.seen != Some(at) {
            witness.moved.push(now);
        }
        self.legal = if self.seat.is_some() { update.legal } else { Vec::new() };
        // Nobody wants to wait for the end.
        let most = if self.world.ending.get() { THINKS_MS / 10 } else { THINKS_MS };
        let pause = most / 10 + self.rng.below(most);
        let thinks = Duration::from_millis(pause.into());
        self.plays = (!self.legal.is_empty()).then(|| now + thinks);
        self.seen = Some(at);
        if update.scores.winners.is_some() {
            self.over = Some(number);
        }
        Ok(())
    }

    /// Between rounds and matches, tells its server that it is ready.
    fn nudge(&mut self) {
        let (Some(room), Some((seat, key))) = (&self.room, &self.seat) else { return };
        let over = room.stage == Stage::RoundOver || room.stage == Stage::MatchOver;
        let last = room.stage == Stage::MatchOver && self.world.ending.get();
        let now = Instant::now();
        if !over || last || now < self.nudges {
            return;
        }
        self.nudges = now + NUDGES;
        let is_host = room.host == Some(*seat);
        let command = if is_host { RoomCommand::Start {} } else { RoomCommand::Ready {} };
        let (from, address) = (self.world.from, self.world.servers[self.server]);
        let (name, key) = (self.name.clone(), key.clone());
        tokio::task::spawn_local(async move {
            let mut client = client_from(from, address);
            // If this fails, it is repeated.
            _ = timeout(ANSWERS_WITHIN, client.command(&name, Some(&key), &command)).await;
        });
    }
}

/// A violation, as opposed to a lost connection.
#[derive(Debug)]
pub(super) struct Wrong(String);

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

fn check(good: bool, what: impl FnOnce() -> String) -> Result<(), Wrong> {
    if good { Ok(()) } else { Err(Wrong(what())) }
}
