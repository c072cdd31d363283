//! A session: the task that owns a room and its match while somebody uses them.
//!
//! It reads a closed set of commands from a bounded channel, one after the other. Whatever changes
//! something is checked, stored, applied and told, in that order: what a client hears is on disk.
//! Nothing else holds a room or a match, so there are no locks. If the log fails, or does not fit,
//! the session ends; the next one begins with what the log has.

mod asked;
mod lines;
mod opening;
mod others;
mod presence;
mod snaps;
mod store;
mod tell;
#[cfg(test)]
mod tests;
mod think;
mod time;
mod turn;

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::SystemTime;

use engine::fair::Bytes;
use engine::{Rng, SEATS_MAX, Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Duration, Instant, sleep_until};
use words::Language;

use crate::guests::{Debt, Guest, Turn};
use crate::key::{Key, KeyHash};
use crate::limits;
use crate::live::{By, Live, Unfit};
use crate::log::{Listener, LogError, match_stream, room_stream};
use crate::names::RoomName;
use crate::protocol::{ClientMessage, ClockMode, Fault, RoomAnswer, RoomCommand, RoomView, Seen};
use crate::random;
use crate::room::{Asking, Room, RoomEntry, Stage};
use crate::rooms::Shared;
use crate::snap::Window;

use lines::Lines;
pub(crate) use lines::{LineId, Outbox, Unsent};
use opening::Gathering;
use others::Look;
use presence::Presence;
use think::{Thinking, Thought};
use time::Timer;

/// What a session can be asked.
#[derive(Debug)]
pub(crate) enum Command {
    /// A line opens, and said hello.
    Open { greeting: Greeting, outbox: Outbox, reply: oneshot::Sender<Result<LineId, Fault>> },
    /// A line said something.
    Said { line: LineId, message: ClientMessage },
    /// A line took this long there and back.
    Far { line: LineId, rtt: std::time::Duration },
    /// A line was closed.
    Closed { line: LineId },
    /// Something is to be done in the room.
    Asked {
        guest: Arc<Guest>,
        key: Option<Key>,
        command: RoomCommand,
        reply: oneshot::Sender<Result<RoomAnswer, Fault>>,
    },
    /// Somebody looks at the room, or the server itself does.
    Looked { guest: Option<Arc<Guest>>, reply: oneshot::Sender<Result<RoomView, Fault>> },
    /// The agenda says that something is due.
    Due,
    /// The server shuts down.
    Shutdown,
}

impl Command {
    /// The address for which it is done, as far as it says so itself.
    pub(crate) fn guest(&self) -> Option<&Arc<Guest>> {
        match self {
            Self::Open { outbox, .. } => Some(outbox.guest()),
            Self::Asked { guest, .. } => Some(guest),
            Self::Looked { guest, .. } => guest.as_ref(),
            Self::Said { .. }
            | Self::Far { .. }
            | Self::Closed { .. }
            | Self::Due
            | Self::Shutdown => None,
        }
    }
}

/// What a line says of itself when it opens.
#[derive(Debug)]
pub(crate) struct Greeting {
    /// The seat's key; without one, a spectator.
    pub(crate) key: Option<Key>,
    /// The last update that it has seen.
    pub(crate) seen: Option<Seen>,
    /// In which language it is told why a move is refused.
    pub(crate) language: Language,
}

/// Why a session ends before its time.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error(transparent)]
    Log(#[from] LogError),
    #[error("the room's log does not fit: {0}")]
    Room(String),
    #[error(transparent)]
    Match(#[from] Unfit),
}

/// A room in use.
pub(crate) struct Session {
    shared: Arc<Shared>,
    room: Room,
    live: Option<Live>,
    lines: Lines,
    /// Who is on lines of other servers.
    presence: Presence,
    /// By place: when its last line closed; `None` while one is open, on whichever server.
    gone: Vec<Option<Instant>>,
    /// The places whose players are away.
    away: BTreeSet<usize>,
    /// Who wants to go on, and said so to this server.
    ready: Vec<KeyHash>,
    /// What those who sit here promised of their shares in the next deal.
    promised: HashMap<KeyHash, Bytes>,
    /// The shares of the deal that is opened, if one is.
    gathering: Option<Gathering>,
    /// How much those who sit here have done lately.
    busy: HashMap<KeyHash, Debt>,
    /// From where those knocked who wait at the door.
    knocked: Vec<(KeyHash, Arc<Guest>)>,
    /// Who made a remark a moment ago, and when.
    talked: Vec<(KeyHash, Instant)>,
    window: Option<Window>,
    /// The match's `seq` when the snap began that is open now, or was open last.
    snap_from: u64,
    /// Whether a snap was open when this was looked at last.
    snap_open: bool,
    /// When the last snap was over.
    snap_over: Option<Instant>,
    /// By seat, when the bot on it plays.
    bots: [Option<Timer>; SEATS_MAX],
    /// By seat, what the bot on it thinks about.
    thinking: [Option<Thinking>; SEATS_MAX],
    /// The bots that think now.
    thoughts: JoinSet<Thought>,
    /// By seat, when its time is up.
    clocks: [Option<Timer>; SEATS_MAX],
    rng: Rng,
    /// When it was used last.
    used: Instant,
    /// Who used it last.
    user: Option<Arc<Guest>>,
    /// Whether the room has changed since it was told.
    room_changed: bool,
    /// Whether the match has changed since it was told.
    match_changed: bool,
    /// Seats for which alone something has changed.
    seats_changed: SeatSet,
    /// When the agenda has this room.
    reminded: Option<Instant>,
    /// Whether the room is forgotten.
    forgotten: bool,
    /// What other servers say; `None` if there are none.
    listener: Option<Listener>,
    /// When the log is looked at, should something they said be lost.
    look: Look,
    /// Whether another server stored what was stored last.
    theirs: bool,
    /// When what follows from the last change of the match is done.
    chores_at: Option<Instant>,
}

/// Does what can keep a processor for long on a thread of its own, in somebody's turn.
async fn apart<T: Send + 'static>(
    turn: &Arc<Option<Turn>>,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Broken> {
    let turn = turn.clone();
    let work = move || match &*turn {
        Some(turn) => turn.work(job),
        None => job(),
    };
    spawn_blocking(work).await.map_err(|error| Broken::Room(error.to_string()))
}

impl Session {
    /// The session of a room that the log has, loaded in somebody's turn; `None` if it has none.
    pub(crate) async fn load(
        shared: Arc<Shared>,
        name: RoomName,
        turn: Option<Turn>,
    ) -> Result<Option<Self>, Broken> {
        let turn = Arc::new(turn);
        let entries = shared.log.read(&room_stream(&name), 0).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let room = apart(&turn, move || Room::fold(name, &entries)).await?.map_err(Broken::Room)?;
        let mut live = None;
        if room.playing > 0 {
            let stream = match_stream(&room.name, room.match_number);
            let entries = shared.log.read(&stream, 0).await?;
            if entries.is_empty() && room.unused.is_some() {
                // It was being forgotten.
                shared.log.forget(&room_stream(&room.name)).await?;
                return Ok(None);
            }
            if entries.is_empty() {
                return Err(Broken::Room("its match is missing".to_owned()));
            }
            let number = room.match_number;
            live = Some(apart(&turn, move || Live::fold(number, &entries)).await??);
        }
        Ok(Some(Self::new(shared, room, live)))
    }

    /// The session of a room that was just opened.
    pub(crate) fn new(shared: Arc<Shared>, room: Room, live: Option<Live>) -> Self {
        let now = Instant::now();
        Self {
            listener: None,
            look: Look::new(now),
            gone: vec![Some(now); room.places.len()],
            room,
            live,
            lines: Lines::default(),
            presence: Presence::new(),
            away: BTreeSet::new(),
            ready: Vec::new(),
            promised: HashMap::new(),
            gathering: None,
            busy: HashMap::new(),
            knocked: Vec::new(),
            talked: Vec::new(),
            window: None,
            snap_from: 0,
            snap_open: false,
            snap_over: None,
            bots: [None; SEATS_MAX],
            thinking: [const { None }; SEATS_MAX],
            thoughts: JoinSet::new(),
            clocks: [None; SEATS_MAX],
            rng: random::rng("session"),
            // Whoever only looks does not keep it here for long.
            used: now.checked_sub(shared.config.idle.saturating_sub(limits::LOOK)).unwrap_or(now),
            user: None,
            room_changed: false,
            match_changed: false,
            seats_changed: SeatSet::EMPTY,
            reminded: None,
            forgotten: false,
            theirs: false,
            chores_at: None,
            shared,
        }
    }

    /// Serves commands until nobody has used the room for a while.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        if let Err(broken) = self.serve(&mut commands).await {
            let room = &self.room.name;
            tracing::error!(%room, error = crate::chain(&broken), "a session ends");
            self.shared.metrics.broken.inc();
            // Whoever waits finds the channel closed, and comes back to a new session.
            self.shared.leave(&self.room.name, None);
            self.lines.close();
        }
    }

    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) -> Result<(), Broken> {
        // The last server may have died before it did what followed.
        self.match_changed = true;
        self.gather();
        if self.is_shared() {
            self.listen().await?;
        }
        self.settle().await?;
        if let Err(broken) = self.remind().await {
            // The agenda has this room already, for an earlier time; a full disk must not close it
            // to those who only look.
            tracing::warn!(room = %self.room.name, error = crate::chain(&broken), "not reminded");
        }
        loop {
            let at = self.next_time();
            let command = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => Some(command),
                    None => return Ok(()),
                },
                Some(thought) = self.thoughts.join_next() => {
                    // One that was broken off is as one that is late.
                    if let Ok(thought) = thought {
                        if let Err(error) = self.thought(thought).await {
                            self.was_late(error).await?;
                        }
                        self.settle().await?;
                    }
                    continue;
                }
                heard = others::hear(&mut self.listener) => {
                    if self.heard(heard).await? {
                        self.settle().await?;
                    }
                    continue;
                }
                () = sleep_until(at) => None,
            };
            match command {
                Some(Command::Shutdown) => {
                    self.lines.shutdown();
                    self.say_who_is_here(Instant::now());
                    return Ok(());
                }
                Some(command) => {
                    self.work(command).await?;
                    if !commands.is_empty() {
                        // Many who ask this room much do not keep other rooms waiting.
                        tokio::task::yield_now().await;
                    }
                }
                None => self.wake().await?,
            }
            if self.forgotten {
                self.shared.leave(&self.room.name, None);
                return Ok(());
            }
            if self.is_idle() {
                self.remind().await?;
                if self.shared.leave(&self.room.name, Some(commands)) {
                    tracing::debug!(room = %self.room.name, "a room leaves memory");
                    return Ok(());
                }
            }
        }
    }

    /// Does what a command asks for, and what follows from it.
    async fn work(&mut self, command: Command) -> Result<(), Broken> {
        let guest = self.guest(&command);
        let done = async {
            self.handle(command).await?;
            self.settle().await
        };
        match guest {
            Some(guest) => guest.work(done).await,
            None => done.await,
        }
    }

    /// Does what is due now.
    async fn wake(&mut self) -> Result<(), Broken> {
        while let Err(error) = self.on_time(Instant::now()).await {
            self.was_late(error).await?;
        }
        self.settle().await
    }

    /// The address for which something is done.
    fn guest(&self, command: &Command) -> Option<Arc<Guest>> {
        match command {
            Command::Said { line, .. } => self.lines.guest(*line),
            _ => command.guest().cloned(),
        }
    }

    async fn handle(&mut self, command: Command) -> Result<(), Broken> {
        // Who only looks does not use the room, and neither does the agenda.
        if !matches!(command, Command::Looked { .. } | Command::Due | Command::Far { .. }) {
            self.used = Instant::now();
            self.user = self.guest(&command).or(self.user.take());
        }
        match command {
            Command::Open { greeting, outbox, reply } => {
                let opened = self.open(greeting, outbox).await?;
                // Whoever asked may be gone; the line is then closed like any other.
                let _ = reply.send(opened);
            }
            Command::Said { line, message } => {
                while let Err(error) = self.said(line, &message).await {
                    self.was_late(error).await?;
                }
            }
            Command::Far { line, rtt } => self.lines.far(line, rtt),
            Command::Closed { line } => self.close(line),
            Command::Asked { guest, key, command, reply } => {
                let answer = loop {
                    match self.asked(&guest, key.clone(), &command).await {
                        Ok(answer) => break answer,
                        Err(error) => self.was_late(error).await?,
                    }
                };
                // Everyone hears of it first, then the one who asked.
                self.settle().await?;
                let _ = reply.send(answer);
            }
            Command::Looked { reply, .. } => {
                let _ = reply.send(Ok(self.room_view(Some(0))));
            }
            Command::Due => {
                while let Err(error) = self.due().await {
                    self.was_late(error).await?;
                }
            }
            Command::Shutdown => {}
        }
        Ok(())
    }

    /// Does what follows from a change: chance deals, windows open, bots and clocks are set; then
    /// everyone is told.
    async fn settle(&mut self) -> Result<(), Broken> {
        while let Err(error) = self.follow_up(Instant::now()).await {
            self.was_late(error).await?;
        }
        let now = Instant::now();
        self.set_window(now);
        self.set_bots(now);
        self.set_clocks(now);
        self.tell(now);
        self.say_who_is_here(now);
        if self.agenda_at().zip(self.reminded).is_some_and(|(at, reminded)| at < reminded) {
            self.remind().await?;
        }
        Ok(())
    }

    /// Does what follows without anybody's decision, once it is this server's to do.
    async fn follow_up(&mut self, now: Instant) -> Result<(), Broken> {
        self.note_away(now).await?;
        self.deal_if_gathered(now).await?;
        if self.match_changed {
            self.chores_at = Some(self.acts_at(now));
        }
        if self.chores_at.is_some_and(|at| at <= now) {
            self.reshuffle().await?;
            self.play_choices().await?;
            self.reshuffle().await?;
            self.chores_at = None;
        }
        Ok(())
    }

    /// Deals a new draw pile, if the rules ask for one.
    async fn reshuffle(&mut self) -> Result<(), Broken> {
        while let Some(line) = self.live.as_ref().and_then(Live::due_reshuffle) {
            self.store_play(vec![line], By::Chance).await?;
        }
        Ok(())
    }

    /// Where the match is.
    fn stage(&self) -> Stage {
        match &self.live {
            None => Stage::Lobby,
            Some(live) if live.is_over() => Stage::Over,
            Some(_) => Stage::Match,
        }
    }

    fn asking(&self, key: Option<&Key>) -> Asking {
        let key = key.map(Key::hash);
        let place = key.as_ref().and_then(|key| self.room.place_of(key));
        let knock = key.filter(|key| self.room.is_at_door(key));
        let present = self.gone.iter().map(Option::is_none).collect();
        let match_bytes = self.live.as_ref().map_or(0, Live::bytes);
        let gone_from_door = self.room.at_door().find(|key| !self.lines.are_of(key)).cloned();
        Asking { place, knock, stage: self.stage(), present, gone_from_door, match_bytes }
    }

    /// Whether something goes on by itself: a bot thinks, or a snap will close.
    fn is_busy(&self) -> bool {
        self.bots.iter().any(Option::is_some) || self.window_closes().is_some()
    }

    /// Whether nothing is going on, and nobody has used the room for a while.
    fn is_idle(&self) -> bool {
        let unused = self.used.elapsed() >= self.shared.config.idle;
        let goes_on = self.is_busy() && !self.presence.is_elsewhere();
        self.lines.is_empty() && !goes_on && unused
    }

    /// The seats of the match, with who sits there.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let playing = if self.live.is_some() { self.room.playing } else { 0 };
        (0..playing).filter_map(Seat::new)
    }

    /// The seat that somebody at this place plays now, and whose cards they see.
    fn seat(&self, place: usize) -> Option<Seat> {
        let dealt = self.live.as_ref().is_some_and(Live::is_dealt);
        self.room.seat(place).filter(|_| dealt && !self.waits(place))
    }

    /// Whether somebody at this place waits for the next round, and a bot plays until then.
    fn waits(&self, place: usize) -> bool {
        let seat = self.room.seat(place).zip(self.live.as_ref());
        seat.is_some_and(|(seat, live)| live.waits(seat))
    }

    /// How long the room is kept in which nothing happens.
    fn lifetime(&self) -> Duration {
        match self.room.match_number {
            0 => limits::LOBBY_LIFETIME,
            _ => limits::ROOM_LIFETIME,
        }
    }

    /// When a clock runs out that goes on while nobody is here.
    fn agenda_at(&self) -> Option<Instant> {
        let days = self.room.settings.clock == ClockMode::Days;
        let timers = self.seats().filter_map(|seat| self.clock(seat));
        timers.filter(|timer| days && !timer.fired).map(|timer| timer.at).min()
    }

    /// Puts into the agenda when this room wants to be looked at, should nobody use it, or the
    /// server die: it may stand there for too early a time, and never for too late a one.
    async fn remind(&mut self) -> Result<(), Broken> {
        self.remind_within(self.lifetime()).await
    }

    /// The same, after so long at the latest.
    async fn remind_within(&mut self, time: Duration) -> Result<(), Broken> {
        let now = Instant::now();
        let end = now + time;
        let at = self.agenda_at().map_or(end, |at| at.min(end)).max(now);
        self.reminded = Some(at);
        let at = SystemTime::now() + at.saturating_duration_since(now);
        self.shared.log.remind(&room_stream(&self.room.name), Some(at)).await?;
        Ok(())
    }

    /// The agenda brought the room back: its clocks go on by themselves, and a room that nobody
    /// used for its lifetime is forgotten, a while after that was found.
    async fn due(&mut self) -> Result<(), Broken> {
        let answered = self.presence.answered_at();
        if self.is_shared() && Instant::now() < answered {
            // Somebody may be in the room, on another server.
            self.presence.due_at = Some(answered);
            return Ok(());
        }
        self.presence.due_at = None;
        let used = self.live.as_ref().map_or(self.room.used, Live::changed).max(self.room.used);
        let unused = Duration::from_millis(self.shared.calendar.now().saturating_sub(used));
        let is_used = !self.lines.is_empty() || self.presence.is_elsewhere();
        if is_used || unused < self.lifetime() {
            return self.remind().await;
        }
        let now = self.shared.calendar.now();
        let found = self.room.unused.filter(|found| *found >= used);
        if found.is_none() {
            tracing::info!(room = %self.room.name, "nobody uses it; it goes in a week");
            self.store_room(RoomEntry::Unused { at: now }).await?;
        }
        let since = Duration::from_millis(now.saturating_sub(found.unwrap_or(now)));
        let left = limits::FORGET_AFTER.saturating_sub(since);
        if !left.is_zero() {
            return self.remind_within(left).await;
        }
        for number in 1..=self.room.match_number {
            self.shared.log.forget(&match_stream(&self.room.name, number)).await?;
        }
        self.shared.log.forget(&room_stream(&self.room.name)).await?;
        self.forgotten = true;
        Ok(())
    }
}
