//! Which rooms are in memory, and how to reach them.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use games::Kind;
use tokio::sync::{mpsc, oneshot};

use crate::archive;
use crate::days::Entered;
use crate::faults::{internal, of_log};
use crate::guests::{Guest, Turn};
use crate::key::PersonId;
use crate::limits;
use crate::log::{LogError, Stream, Warnings, room_stream};
use crate::names::RoomName;
use crate::protocol::{
    Fault, FaultCode, NewRoom, RoomAnswer, RoomCommand, RoomLook, Status, TableStatus,
};
use crate::room::{Room, RoomEntry, fault};
use crate::session::{Broken, Command, Session};
use crate::shared::Shared;

const NAMES_TRIED_MAX: u32 = 20;

/// How often a command is sent again to a session that ended meanwhile.
const TRIES_MAX: u32 = 5;

const TABLES_MAX: usize = 100;

/// When a room is woken again that did not say when.
const DUE_AGAIN: Duration = Duration::from_secs(3600);

const DUE_MAX: usize = 100;

impl Shared {
    fn known(&self, room: &RoomName) -> Option<mpsc::Sender<Command>> {
        self.lock().get(room).filter(|sender| !sender.is_closed()).cloned()
    }

    /// The session of a room; if it is not in memory, it is loaded from the log in somebody's turn,
    /// and answers when it is there.
    fn session(
        self: &Arc<Self>,
        room: &RoomName,
        turn: Option<Turn>,
    ) -> Result<mpsc::Sender<Command>, Fault> {
        let mut sessions = self.lock();
        if self.closing.is_cancelled() {
            return Err(internal());
        }
        if let Some(sender) = sessions.get(room).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        if sessions.len() >= limits::SESSIONS_MAX {
            return Err(fault(FaultCode::TooMany, "too many rooms are in use; try again later"));
        }
        let (sender, commands) = mpsc::channel(limits::SESSION_COMMANDS_MAX);
        sessions.insert(room.clone(), sender.clone());
        self.tasks.spawn(load(self.clone(), room.clone(), turn, commands));
        Ok(sender)
    }

    pub(crate) async fn send(
        self: &Arc<Self>,
        room: &RoomName,
        mut command: Command,
    ) -> Result<mpsc::Sender<Command>, Fault> {
        for _ in 0..TRIES_MAX {
            let sender = match self.known(room) {
                Some(sender) => sender,
                None => {
                    let turn = match command.guest() {
                        Some(guest) => guest.load().await,
                        None => None,
                    };
                    self.session(room, turn)?
                }
            };
            match sender.send(command).await {
                Ok(()) => return Ok(sender),
                // It left memory between the two lines above.
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        Err(internal())
    }

    pub(crate) async fn ask(
        self: &Arc<Self>,
        room: &RoomName,
        guest: &Arc<Guest>,
        key: Option<crate::key::Key>,
        person: Option<PersonId>,
        command: RoomCommand,
    ) -> Result<RoomAnswer, Fault> {
        let (reply, answer) = oneshot::channel();
        let guest = guest.clone();
        self.send(room, Command::Asked { guest, key, person, command, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(internal()))
    }

    /// What everyone may know of a room, and whether the seat of this key is to decide.
    pub(crate) async fn look(
        self: &Arc<Self>,
        guest: Option<&Arc<Guest>>,
        room: &RoomName,
        key: Option<crate::key::Key>,
    ) -> Result<RoomLook, Fault> {
        let (reply, answer) = oneshot::channel();
        self.send(room, Command::Looked { guest: guest.cloned(), key, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(internal()))
    }

    pub(crate) async fn status(self: &Arc<Self>) -> Status {
        let names: Vec<RoomName> = self.lock().keys().take(TABLES_MAX).cloned().collect();
        let mut tables: Vec<TableStatus> = Vec::new();
        for name in names {
            // It may have left memory meanwhile.
            let looked = self.look(None, &name, None).await.ok();
            tables.extend(looked.map(|it| TableStatus::from(it.room)));
        }
        tables.sort();
        let Warnings { damaged, unknown_sync } = self.log.warnings();
        Status {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            uptime_s: self.begun.elapsed().as_secs(),
            sockets: self.metrics.sockets.get().max(0) as u32,
            rooms: self.session_count() as u32,
            damaged: damaged as u32,
            unknown_sync: unknown_sync as u32,
            tables,
        }
    }

    /// Opens a room; whoever asks sits in it and is the host.
    pub(crate) async fn open_room(
        self: &Arc<Self>,
        guest: &Arc<Guest>,
        person: Option<PersonId>,
        new: NewRoom,
    ) -> Result<RoomAnswer, Fault> {
        self.may_begin()?;
        let kind: Kind = new
            .game
            .parse()
            .map_err(|error: games::TextError| fault(FaultCode::Impossible, error.to_string()))?;
        let daily = match new.daily {
            true => Some(self.deal_of_today(kind, person.as_ref()).await?),
            false => None,
        };
        let daily = match daily.transpose() {
            Ok(daily) => daily,
            Err(other) => return self.shown(guest, &other).await,
        };
        let (game, lesson) = (kind.id().to_owned(), new.lesson && daily.is_none());
        let day = daily.as_ref().map(|daily| daily.day);
        let entry = RoomEntry::Opened { game, at: self.now_ms(), lesson, daily };
        let text = serde_json::to_string(&entry).expect("an entry has text keys only");
        let mut rng = self.random.rng("rooms");
        for _ in 0..NAMES_TRIED_MAX {
            let name = RoomName::random(&mut rng);
            // The name must be good before a room is opened for nobody.
            Room::opened(name.clone(), &entry).map_err(|_| internal())?.check_name(&new.name)?;
            match self.log.append(&room_stream(&name), 0, text.clone()).await {
                Ok(()) => {
                    // Whatever happens now, it is forgotten one day.
                    let at = SystemTime::now() + limits::LOBBY_LIFETIME;
                    if let Err(error) = self.log.remind(&room_stream(&name), Some(at)).await {
                        tracing::error!(
                            error = crate::chain(&error),
                            "the agenda cannot be written"
                        );
                        return Err(internal());
                    }
                    self.metrics.rooms.inc();
                    tracing::info!(room = %name, game = %kind, "a room was opened");
                    let sit = RoomCommand::Sit { name: new.name, program: false };
                    let sat = self.ask(&name, guest, None, person.clone(), sit).await?;
                    if let Some(day) = day
                        && let Entered::In(other) =
                            self.days.enter(day, kind, &name, person.as_ref()).await?
                    {
                        return self.shown(guest, &other).await;
                    }
                    if lesson || day.is_some() {
                        return self.begin(&name, guest, sat).await;
                    }
                    return Ok(sat);
                }
                // Another name, then; also of a damaged room nothing is begun anew.
                Err(LogError::Conflict { .. } | LogError::Damaged { .. }) => {}
                Err(error) => {
                    tracing::error!(error = crate::chain(&error), "a room was not opened");
                    return Err(internal());
                }
            }
        }
        Err(internal())
    }

    /// A room in which somebody plays already.
    async fn shown(
        self: &Arc<Self>,
        guest: &Arc<Guest>,
        room: &RoomName,
    ) -> Result<RoomAnswer, Fault> {
        let room = self.look(Some(guest), room, None).await?.room;
        Ok(RoomAnswer { seat: None, key: None, room })
    }

    /// The lesson, or the deal of the day, begins for who sat down in its room.
    async fn begin(
        self: &Arc<Self>,
        room: &RoomName,
        guest: &Arc<Guest>,
        sat: RoomAnswer,
    ) -> Result<RoomAnswer, Fault> {
        let key = sat.key.as_deref().and_then(crate::key::Key::new);
        let begun = self.ask(room, guest, key, None, RoomCommand::Start {}).await?;
        Ok(RoomAnswer { key: sat.key, ..begun })
    }

    /// Wakes the rooms of which the agenda says that something is due, and forgets records and
    /// people.
    pub(crate) async fn wake_due(self: &Arc<Self>) {
        let due = match self.log.due(SystemTime::now(), DUE_MAX).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(error = crate::chain(&error), "the agenda cannot be read");
                return;
            }
        };
        for stream in due {
            if archive::is_record(&stream) {
                let now = self.calendar.now();
                match self.archive.forget_if_old(&stream, now).await {
                    Err(LogError::Damaged { .. }) => {}
                    Err(error) => {
                        tracing::error!(error = crate::chain(&error), "a record is not forgotten");
                        return;
                    }
                    Ok(()) => continue,
                }
            }
            match self.wake_kept(&stream).await {
                Ok(true) => continue,
                // What is damaged must not keep others from their turn, either.
                Ok(false) | Err(LogError::Damaged { .. }) => {}
                Err(error) => {
                    let error = crate::chain(&error);
                    tracing::error!(error, "what is kept for a while cannot be looked after");
                    return;
                }
            }
            // The session says better. What cannot be loaded must not keep others from their turn.
            let later = self.log.remind(&stream, Some(SystemTime::now() + DUE_AGAIN)).await;
            if let Err(error) = later {
                tracing::error!(error = crate::chain(&error), "the agenda cannot be written");
                return;
            }
            let name = stream.name().strip_prefix("room/").and_then(RoomName::new);
            let sent = match name {
                Some(room) => self.send(&room, Command::Due).await.map(drop),
                None => Err(internal()),
            };
            if let Err(fault) = sent {
                tracing::warn!(%stream, fault.message, "a room was not woken");
            }
        }
    }

    /// Does what is due for what is no room; whether the stream is such.
    async fn wake_kept(&self, stream: &Stream) -> Result<bool, LogError> {
        // Earlier versions kept sums of the matches of a game and year for two years.
        if stream.name().starts_with("tally/") {
            return self.log.forget(stream).await.map(|()| true);
        }
        let now = self.calendar.now();
        Ok(self.people.wake(stream, self.times()).await? || self.days.wake(stream, now).await?)
    }

    /// Ends every session, each after what it is doing, and every line, each after what it says.
    pub(crate) async fn shutdown(&self) {
        self.closing.cancel();
        let senders: Vec<_> = self.lock().values().cloned().collect();
        for sender in senders {
            // Who has ended already need not be told.
            let _ = sender.send(Command::Shutdown).await;
        }
        self.tasks.close();
        self.tasks.wait().await;
    }
}

/// Loads the session of a room and serves it; whoever asks for a room that there is not is told.
async fn load(
    shared: Arc<Shared>,
    room: RoomName,
    turn: Option<Turn>,
    mut commands: mpsc::Receiver<Command>,
) {
    let refused = match Session::load(shared.clone(), room.clone(), turn).await {
        Ok(Some(session)) => return session.run(commands).await,
        Ok(None) => fault(FaultCode::NoRoom, "there is no such room, or no longer"),
        Err(broken) => {
            log_broken(&room, &broken);
            shared.metrics.broken.inc();
            match &broken {
                Broken::Log(error) => of_log(error),
                _ => internal(),
            }
        }
    };
    shared.leave(&room, None);
    commands.close();
    let is_gone = refused.code == FaultCode::NoRoom;
    while let Some(command) = commands.recv().await {
        // Whoever asked may have gone away meanwhile.
        match command {
            Command::Open { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Command::Asked { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Command::Looked { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Command::Due if is_gone => {
                // Whoever forgot the room did not come to its place in the agenda. Nothing else is
                // forgotten here: there is nothing, or it is not seen.
                if let Err(error) = shared.log.remind(&room_stream(&room), None).await {
                    tracing::error!(error = crate::chain(&error), "the agenda cannot be written");
                }
            }
            Command::Said { .. }
            | Command::RoundTrip { .. }
            | Command::Silent { .. }
            | Command::Closed { .. }
            | Command::Due
            | Command::Shutdown => {}
        }
    }
}

fn log_broken(room: &RoomName, broken: &Broken) {
    tracing::error!(%room, error = crate::chain(broken), "a room cannot be loaded");
}
