//! The shell around a session: the task that owns a room and its match while somebody uses them.
//!
//! It reads a closed set of commands from a bounded channel, one after the other, and hands them to
//! the machine of the crate `play`, which says what is to be done: what is appended is on disk
//! before anything of it is told. Nothing else holds a room or a match, so there are no locks. If
//! the log fails, or does not fit, the session ends; the next one begins with what the log has.

mod command;
#[cfg(test)]
mod tests;
mod thoughts;

use std::collections::BTreeMap;
use std::future::pending;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::SystemTime;

use axum::extract::ws::Utf8Bytes;
use games::Seat;
use play::contest::RankedResult;
use play::live::{Live, Unfit};
use play::session::{Append, Config, End, Input, Log, News, Note, Output, Read, Send, last_begun};
use play::time::{Moment, Now};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until, timeout};

use crate::allowances::Allowance;
use crate::blocking::blocking;
use crate::guests::{Guest, Turn};
use crate::limits;
use crate::log::{Heard, Listener, LogError, Stream, match_stream, room_stream};
use crate::names::RoomName;
use crate::room::Room;
use crate::shared::Shared;
use crate::tables::Place;

pub(crate) use command::{Command, Outbox, Unsent};
pub(crate) use play::session::{Greeting, LineId};

use thoughts::Thoughts;

/// How long the log may take to say whether anything is new that was not heard. Meanwhile nothing
/// else is done, and it is asked again soon.
const LOOK_TIME: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error(transparent)]
    Log(#[from] LogError),
    #[error("the room's log does not fit: {0}")]
    Room(String),
    #[error(transparent)]
    Match(#[from] Unfit),
    #[error("another server appended first, and what it appended cannot be read")]
    Conflict,
}

pub(crate) struct Session {
    shared: Arc<Shared>,
    name: RoomName,
    room: play::session::Session,
    begun: Instant,
    outboxes: BTreeMap<LineId, Outbox>,
    lines: u64,
    /// For whom bots thought here last.
    payer: Option<Arc<Guest>>,
    /// From where something was asked of it last.
    asks: IpAddr,
    thoughts: Thoughts,
    place: Place,
    /// What other servers say; `None` if there are none.
    listener: Option<Listener>,
    wake: Instant,
    failure: Option<LogError>,
}

/// Does what can keep a processor for long on a thread of its own, in somebody's turn.
async fn apart<T: std::marker::Send + 'static>(
    turn: &Arc<Option<Turn>>,
    job: impl FnOnce() -> T + std::marker::Send + 'static,
) -> Result<T, Broken> {
    let turn = turn.clone();
    let work = move || match &*turn {
        Some(turn) => turn.work(job),
        None => job(),
    };
    blocking(work).await.map_err(|error| Broken::Room(error.to_string()))
}

async fn hear(listener: &mut Option<Listener>) -> Heard {
    match listener {
        Some(listener) => listener.next().await,
        None => pending().await,
    }
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
        if room.playing() > 0 {
            let stream = match_stream(room.name(), room.match_number());
            let entries = shared.log.read(&stream, 0).await?;
            if entries.is_empty() && room.unused().is_some() {
                // It was being forgotten.
                shared.log.forget(&room_stream(room.name())).await?;
                return Ok(None);
            }
            if entries.is_empty() {
                let stream = stream.name().to_owned();
                return Err(Broken::Log(LogError::Damaged { stream, entry: 1 }));
            }
            let number = room.match_number();
            live = Some(apart(&turn, move || Live::fold(number, &entries)).await??);
        }
        Ok(Some(Self::new(shared, room, live)))
    }

    fn new(shared: Arc<Shared>, room: Room, live: Option<Live>) -> Self {
        let config = Config {
            server: shared.id,
            is_shared: shared.log.is_shared(),
            rate_limits: shared.config.rate_limits,
            bot_pause: shared.config.bot_pause,
            snaps: shared.config.snaps,
            shares_within: shared.config.shares_within,
            idle: shared.config.idle,
            open_tables: shared.config.open_tables,
            leaderboard: shared.config.leaderboard,
        };
        let (name, begun) = (room.name().clone(), Instant::now());
        let seed = shared.random.seed(&format!("session {name}"));
        let now = now(&shared, begun);
        Self {
            room: play::session::Session::new(config, room, live, seed, now),
            place: shared.tables.place(),
            shared,
            name,
            begun,
            outboxes: BTreeMap::new(),
            lines: 0,
            payer: None,
            asks: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
            thoughts: Thoughts::default(),
            listener: None,
            wake: begun,
            failure: None,
        }
    }

    /// Serves commands until nobody has used the room for a while.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        if let Err(broken) = self.serve(&mut commands).await {
            tracing::error!(room = %self.name, error = crate::chain(&broken), "a session ends");
            self.shared.metrics.broken.inc();
            // Whoever waits finds the channel closed, and comes back to a new session.
            self.shared.leave(&self.name, None);
        }
    }

    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) -> Result<(), Broken> {
        if self.shared.log.is_shared() {
            self.listener = Some(self.shared.log.listen(&room_stream(&self.name)).await?);
        }
        let mut output = self.step(Input::Begin).await?;
        if let Err(error) = self.remind(output.remind.take()).await {
            // The agenda has this room already, for an earlier time; a full disk must not close it
            // to those who only look.
            tracing::warn!(room = %self.name, error = crate::chain(&error), "not reminded");
        }
        loop {
            let end = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.work(command).await?,
                    None => return Ok(()),
                },
                thought = self.thoughts.next() => self.do_now(thought).await?.end,
                heard = hear(&mut self.listener) => match self.heard(heard) {
                    Some(input) => self.do_now(input).await?.end,
                    None => None,
                },
                () = sleep_until(self.wake) => self.do_now(Input::Wake).await?.end,
            };
            if end == Some(End::Forgotten) {
                self.shared.leave(&self.name, None);
            }
            if end.is_some() {
                return Ok(());
            }
            if !commands.is_empty() {
                // Many who ask this room much do not keep other rooms waiting.
                tokio::task::yield_now().await;
            } else if let Some(after) = self.room.is_idle(self.moment()) {
                self.remind(Some(after)).await?;
                if self.shared.leave(&self.name, Some(commands)) {
                    tracing::debug!(room = %self.name, "a room leaves memory");
                    return Ok(());
                }
            }
        }
    }

    /// Does what a command asks for, and what follows from it; why the session ends, if it does.
    async fn work(&mut self, command: Command) -> Result<Option<End>, Broken> {
        let line = match &command {
            Command::Said { line, .. } => self.outboxes.get(line),
            _ => None,
        };
        let guest = line.map(Outbox::guest).or(command.guest()).cloned();
        let done = self.handle(command);
        match guest {
            Some(guest) => guest.work(done).await,
            None => done.await,
        }
    }

    async fn handle(&mut self, command: Command) -> Result<Option<End>, Broken> {
        let address = |guest: &Guest| guest.is_limited().then(|| guest.network());
        let output = match command {
            Command::Open { greeting, outbox, reply } => {
                let (line, address) = (LineId(self.lines), address(outbox.guest()));
                self.lines += 1;
                self.outboxes.insert(line, outbox);
                let open = self.do_now(Input::Open { line, address, greeting }).await;
                let opened = open.as_ref().ok().and_then(|output| output.opened.clone());
                if !matches!(opened, Some(Ok(()))) {
                    self.outboxes.remove(&line);
                }
                if let Some(opened) = opened {
                    // Whoever asked may be gone; the line is then closed like any other.
                    let _ = reply.send(opened.map(|()| line));
                }
                open?
            }
            Command::Said { line, message } => self.do_now(Input::Said { line, message }).await?,
            Command::RoundTrip { line, time } => {
                self.do_now(Input::RoundTrip { line, time }).await?
            }
            Command::Silent { line, silent } => self.do_now(Input::Silent { line, silent }).await?,
            Command::Closed { line } => {
                self.outboxes.remove(&line);
                self.do_now(Input::Closed { line }).await?
            }
            Command::Asked { guest, key, person, command, reply } => {
                let address = address(&guest);
                self.asks = guest.network();
                // Who plays without a line pays, too.
                if self.payer.is_none() && key.as_ref().is_some_and(|key| self.room.is_seat(key)) {
                    self.payer = Some(guest);
                }
                let mut output =
                    self.do_now(Input::Asked { address, key, person, command }).await?;
                // Everyone has heard of it first.
                if let Some(answer) = output.answer.take() {
                    let _ = reply.send(answer);
                }
                output
            }
            Command::Looked { key, reply, .. } => {
                let _ = reply.send(Ok(self.room.look(key.as_ref())));
                return Ok(None);
            }
            Command::Due => self.do_now(Input::Due).await?,
            Command::Shutdown => self.do_now(Input::Shutdown).await?,
        };
        Ok(output.end)
    }

    /// What was heard, as far as it is about this room.
    fn heard(&self, heard: Heard) -> Option<Input> {
        let (stream, number, entry) = match heard {
            Heard::Words(words) => return Some(Input::Gossip(words.to_string())),
            Heard::Missed => return Some(Input::Missed),
            Heard::Entry { stream, number, entry } => (stream, number, entry),
        };
        let log = match stream.name().rsplit_once('/')? {
            ("room", _) => Log::Room,
            (_, number) => Log::Match(number.parse().ok()?),
        };
        Some(Input::Entry { log, number, text: entry.to_string() })
    }

    async fn do_now(&mut self, input: Input) -> Result<Output, Broken> {
        let mut output = self.step(input).await?;
        self.remind(output.remind.take()).await?;
        Ok(output)
    }

    /// Takes a step: stores what is to be stored, and then tells what is to be told.
    async fn step(&mut self, input: Input) -> Result<Output, Broken> {
        let mut output = self.room.step(input, self.now());
        loop {
            let answer = if let Some(read) = output.read {
                Input::News(self.read(read).await?)
            } else if !output.calls.is_empty() {
                let calls = std::mem::take(&mut output.calls);
                Input::Called(self.shared.call(calls, self.asks).await)
            } else if !output.appends.is_empty() {
                self.append(std::mem::take(&mut output.appends)).await
            } else {
                break;
            };
            output = self.room.step(answer, self.now());
        }
        match output.end.take() {
            Some(End::Failed) => {
                return Err(self.failure.take().map_or(Broken::Conflict, Broken::Log));
            }
            Some(End::Conflict) => return Err(Broken::Conflict),
            Some(End::Unfit(what)) => return Err(Broken::Room(what)),
            end => output.end = end,
        }
        for log in output.forget.drain(..) {
            self.shared.log.forget(&self.stream(log)).await?;
        }
        if let Some(result) = output.result.take() {
            self.count(result, std::mem::take(&mut output.from)).await;
        }
        for send in output.sends.drain(..) {
            self.send(send);
        }
        for text in output.gossip.drain(..) {
            self.shared.log.gossip(&room_stream(&self.name), text);
        }
        if let Some(listing) = output.listing.take() {
            self.place.show(listing);
        }
        self.thoughts.tidy(&self.room);
        for think in output.thinks.drain(..) {
            let payer = self.payer(None);
            self.thoughts.add(think, &self.shared, payer);
        }
        for advise in output.advises.drain(..) {
            let payer = self.payer(Some(advise.seat));
            self.thoughts.advise(advise, &self.shared, payer);
        }
        output.notes.drain(..).for_each(|note| self.note(note));
        self.wake = self.begun + output.wake.since_start();
        Ok(output)
    }

    /// Has a ranked match counted, which goes on by itself where it takes long.
    async fn count(&self, result: RankedResult, from: Vec<IpAddr>) {
        let shared = self.shared.clone();
        let counted = self.shared.tasks.spawn(async move {
            let may = || shared.guests.take_any(Allowance::Ranked, &from);
            shared.ratings.count(&result, may, shared.calendar.now()).await;
        });
        if timeout(limits::COUNTED_WITHIN, counted).await.is_err() {
            tracing::warn!(room = %self.name, "it takes long to count a ranked match");
        }
    }

    /// Who pays for a bot's thinking, or for a hint for this seat: a player at the table who still
    /// may have bots think; once all are gone, the last of them.
    fn payer(&mut self, seat: Option<Seat>) -> Option<Arc<Guest>> {
        let lines = self.room.payers(seat).into_iter();
        let guests: Vec<_> =
            lines.filter_map(|line| Some(self.outboxes.get(&line)?.guest())).collect();
        let payer = guests
            .iter()
            .find(|guest| guest.overdrawn(Allowance::Thinking).is_none())
            .or(guests.first());
        if let Some(payer) = payer {
            self.payer = Some(Arc::clone(payer));
        }
        self.payer.clone()
    }

    async fn append(&mut self, appends: Vec<Append>) -> Input {
        for (done, Append { log, expected, text }) in appends.into_iter().enumerate() {
            match self.shared.log.append(&self.stream(log), expected, text).await {
                Ok(()) => {}
                Err(LogError::Conflict { .. }) => return Input::Conflict(done),
                Err(error) => {
                    tracing::warn!(room = %self.name, error = crate::chain(&error), "not kept");
                    self.failure = Some(error);
                    return Input::Failed;
                }
            }
        }
        Input::Appended
    }

    async fn read(&self, read: Read) -> Result<News, LogError> {
        let log = &self.shared.log;
        let news = async {
            let room = log.read(&room_stream(&self.name), read.room).await?;
            let live = match last_begun(&room).map(|number| (number, 0)).or(read.live) {
                Some((number, after)) => {
                    Some((number, log.read(&match_stream(&self.name, number), after).await?))
                }
                None => None,
            };
            Ok(News { room, live })
        };
        if !read.optional {
            return news.await;
        }
        // The log may have other troubles; whoever stores something finds out.
        Ok(timeout(LOOK_TIME, news).await.ok().and_then(Result::ok).unwrap_or_default())
    }

    async fn remind(&self, after: Option<Duration>) -> Result<(), LogError> {
        match after {
            Some(after) => {
                let at = Some(SystemTime::now() + after);
                self.shared.log.remind(&room_stream(&self.name), at).await
            }
            None => Ok(()),
        }
    }

    fn send(&mut self, send: Send) {
        match send {
            Send::Text(lines, text) => {
                let text = Utf8Bytes::from(text);
                for line in lines {
                    if let Some(outbox) = self.outboxes.get_mut(&line) {
                        outbox.send(text.clone());
                    }
                }
            }
            Send::Close(line) => drop(self.outboxes.remove(&line)),
        }
    }

    fn note(&self, note: Note) {
        let (metrics, room) = (&self.shared.metrics, &self.name);
        match note {
            Note::Moves(count) => drop(metrics.moves.inc_by(count)),
            Note::Match(number) => {
                metrics.matches.inc();
                tracing::info!(%room, number, "a match begins");
            }
            Note::Unused => tracing::info!(%room, "nobody uses it; it goes in a week"),
            Note::NotKept => tracing::warn!(%room, "it is not kept that somebody uses it"),
        }
    }

    fn stream(&self, log: Log) -> Stream {
        match log {
            Log::Room => room_stream(&self.name),
            Log::Match(number) => match_stream(&self.name, number),
        }
    }

    fn moment(&self) -> Moment {
        Moment::new(self.begun.elapsed())
    }

    fn now(&self) -> Now {
        now(&self.shared, self.begun)
    }
}

/// Which time it is for a session that began then.
fn now(shared: &Shared, begun: Instant) -> Now {
    let calendar_ms = shared.calendar.now();
    Now {
        at: Moment::new(begun.elapsed()),
        // What the clock says, or more if it is known to be later, so that nothing looks older than
        // it is.
        unix_ms: shared.calendar.wall().max(calendar_ms),
        calendar_ms,
        is_full: shared.trouble().is_some(),
    }
}
