//! `kartenhaus sit`: a program of somebody's own at a table of a site. It speaks the lines of the
//! arena (`docs/arena.md`); this passes them on to the room's socket (`docs/protocol/README.md`).

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context as _, anyhow, ensure};
use clap::Args;
use client::{ClientError, Socket, StatusCode, refusal};
use games::{RoundOver, quoted};
use lab::{ASKED_MAX, Answer, FAILURES_MAX, Failure, Hello, Program, SeatedProgram};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value as Json;
use server::protocol::{
    ClientMessage, PROTOCOL_VERSION, RefusedCode, RoomCommand, Seen, ServerMessage, Told, Update,
};
use tokio::runtime;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use crate::console::{plain, usage};
use crate::interrupt::when_stopped;
use crate::site::{Link, Open, Part, SeatKey};

/// What a view of any game has.
type Table = games::Shown<Json, IgnoredAny>;

/// How long a program may take for a move: a second less than it has at a table without a clock.
const MS: u64 = 9_000;

/// How much earlier than the clock it has to answer.
const SPARE_MS: u64 = 500;

/// How long a program may take longer for its first answer.
const START: Duration = Duration::from_secs(10);

/// A line on which nothing is heard for so long is taken to be closed: a site asks every line now
/// and then whether it is there.
const SILENCE: Duration = Duration::from_secs(60);

/// How long a move waits after the one before: a line may say 20 messages a second.
const PACE: Duration = Duration::from_millis(100);

/// In which language a site says what it refuses.
const ENGLISH: &str = "en";

/// How long a line that is closed rests before it is opened again, and how often that is tried.
const REST: Duration = Duration::from_secs(1);
const TRIES: u32 = 60;

/// What `kartenhaus sit` is asked for.
#[derive(Args)]
pub(crate) struct SitArgs {
    /// The room's link, such as <http://localhost:4747/r/plum-otter-417>
    link: Link,
    /// The program's name at the table
    #[arg(long, default_value = "Program")]
    name: String,
    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, value_name = "COMMAND")]
    command: Vec<String>,
}

/// Sits down, and lets the program play until its seat is taken away or the site is gone.
pub(crate) fn sit(args: SitArgs) -> anyhow::Result<()> {
    let SitArgs { mut link, name, command } = args;
    // Before anybody sees it at the table: whether there is such a program.
    let program = Program::start(&command, START)
        .map_err(|error| usage(format!("{} cannot be started: {error}", quoted(&command[0]))))?;
    // A program has a seat of its own, also where the link is somebody's.
    link.key = None;
    let sit = RoomCommand::Sit { name: name.clone(), program: true };
    let sat = link.ask(ENGLISH, &sit)?;
    let key = sat.key.as_deref().and_then(SeatKey::new);
    link.key = Some(key.ok_or_else(|| anyhow!("the site gave no seat"))?);
    match sat.seat.is_none() {
        true => say(&format!("{name} waits at the door of {}; Ctrl-C goes away", link.room)),
        false => say(&format!("{name} sits in {}; Ctrl-C gets up", link.room)),
    }
    let seat = link.clone();
    let leaving = Arc::new(AtomicBool::new(false));
    let asked_to = Arc::clone(&leaving);
    when_stopped(move || {
        asked_to.store(true, Ordering::SeqCst);
        // Whether or not that arrives: a program that is gone is played for.
        let left = seat.ask(ENGLISH, &RoomCommand::Leave {});
        lab::exit(if left.is_ok() { 0 } else { 1 });
    })?;
    let seat = Seat {
        link,
        leaving,
        command,
        program: program.into(),
        you: None,
        seen: None,
        round: None,
        shown: 0,
        update: None,
        asked: None,
        refused: 0,
        played: Instant::now(),
        part: Part::default(),
    };
    // Asking the program blocks, and there is nothing else to do meanwhile.
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(seat.play())
}

fn say(text: &str) {
    let _ = writeln!(io::stderr(), "{}", plain(text));
}

struct Seat {
    link: Link,
    /// Whether it leaves by itself: then its seat is not reported as taken away.
    leaving: Arc<AtomicBool>,
    command: Vec<String>,
    program: SeatedProgram,
    you: Option<u8>,
    /// The last update: which match, and how far it was.
    seen: Option<(u32, u64)>,
    /// The round that the program plays: which match, and which round of it.
    round: Option<(u32, u32)>,
    /// The last peek that it was told.
    shown: u64,
    update: Option<Box<Update>>,
    /// What it was asked last: nothing is asked twice.
    asked: Option<Question>,
    /// How often its answer to that was refused.
    refused: u32,
    /// When it played last.
    played: Instant,
    part: Part,
}

/// Which update, and what could be played in it: what is legal, and what was chosen before.
type Question = ((u32, u64), [Vec<String>; 2]);

/// Why the connection is no longer read.
enum End {
    /// It is closed, and may be opened again.
    Closed,
    /// The seat is somebody else's now.
    Gone,
}

/// The events that mean more to the program than their text.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Dealt,
    RoundOver(RoundOver),
    #[serde(other)]
    Other,
}

impl Seat {
    async fn play(mut self) -> anyhow::Result<()> {
        let mut tries = 0;
        loop {
            match self.listen().await {
                Ok(End::Gone) => {
                    if !self.leaving.load(Ordering::SeqCst) {
                        say("the seat was taken away");
                    }
                    return Ok(());
                }
                Ok(End::Closed) => tries = 0,
                Err(error) => match error.downcast_ref() {
                    Some(ClientError::Refused(StatusCode::UPGRADE_REQUIRED, _)) => {
                        return Err(anyhow!(
                            "the proxy in front of the site does not pass WebSockets on; its host \
                             has to set that up (docs/hosting.md)"
                        ));
                    }
                    Some(_) if tries < TRIES => tries += 1,
                    // What the site says no to stays so.
                    _ => return Err(error),
                },
            }
            sleep(REST).await;
        }
    }

    /// Opens a connection, and hears what the site says until it is closed.
    async fn listen(&mut self) -> anyhow::Result<End> {
        let mut line = Socket::open(&self.link.site, &self.link.room).await?;
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL_VERSION,
            key: self.link.key.as_ref().map(|key| key.text().to_owned()),
            seen: self.seen.map(|(match_number, seq)| Seen { match_number, seq }),
            language: None,
        };
        line.say(&hello).await?;
        loop {
            let text = match timeout_at(line.heard() + SILENCE, line.next()).await {
                Ok(Ok(text)) => text,
                Err(_) if line.heard().elapsed() < SILENCE => continue,
                Ok(Err(_)) | Err(_) => return Ok(End::Closed),
            };
            match ServerMessage::read(&text).context("what the site says")? {
                ServerMessage::Welcome { you, at_door, .. } => {
                    // What was promised on another line is forgotten, and a move that was said
                    // there may be lost.
                    self.part.forget();
                    self.asked = None;
                    if let Some(end) = self.sits(&mut line, you, at_door).await? {
                        return Ok(end);
                    }
                }
                ServerMessage::Room { you, at_door, .. } => {
                    if let Some(end) = self.sits(&mut line, you, at_door).await? {
                        return Ok(end);
                    }
                }
                ServerMessage::Open { deal, promise, seats } => {
                    self.share(&mut line, &Open { deal, promise, seats }).await?;
                }
                ServerMessage::Update(update) => self.hear(&mut line, update).await?,
                ServerMessage::Refused { code, checked, .. } => {
                    let (mv, reason) = (Some(&*checked.mv), checked.reason.unwrap_or_default());
                    self.refuse(&mut line, code, mv, checked.rule.as_deref(), &reason).await;
                }
                ServerMessage::Fault(fault) => return Err(anyhow!(refusal(&fault))),
                _ => {}
            }
        }
    }

    /// The program is where the site says. Whoever sits there has promised a share.
    async fn sits(
        &mut self,
        line: &mut Socket,
        you: Option<u8>,
        at_door: bool,
    ) -> anyhow::Result<Option<End>> {
        self.you = you;
        if you.is_none() && !at_door {
            return Ok(Some(End::Gone));
        }
        if you.is_some() && !self.part.is_promised() {
            send(line, &self.part.promise()?).await;
        }
        Ok(None)
    }

    async fn share(&mut self, line: &mut Socket, open: &Open) -> anyhow::Result<()> {
        let Some(share) = self.part.shown(open, self.you) else { return Ok(()) };
        send(line, &share).await;
        send(line, &self.part.promise()?).await;
        Ok(())
    }

    /// Tells the program what happened, and asks it if its seat is to act.
    async fn hear(&mut self, line: &mut Socket, update: Box<Update>) -> anyhow::Result<()> {
        let table: Table = serde_json::from_str(update.view.get()).context("what the site says")?;
        let round = (update.match_number, table.common.round);
        let told: Vec<(&Told, Vec<Event>)> =
            update.told.iter().map(|told| (told, events(told))).collect();
        let deals = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Dealt));
        if self.round != Some(round) && !told.iter().any(|(_, events)| deals(events)) {
            self.begin(&table)?;
        }
        for (told, events) in told {
            if deals(&events) {
                self.begin(&table)?;
            }
            let heard = self.program.tell(&told.all, &told.you);
            self.note(heard);
            for event in events {
                if let Event::RoundOver(over) = event {
                    let heard = self.program.over(&over.round_scores);
                    self.note(heard);
                }
            }
        }
        self.round = Some(round);
        self.seen = Some((update.match_number, update.seq));
        self.look(line, &update).await;
        self.update = Some(update);
        self.ask(line).await;
        Ok(())
    }

    /// Tells the program what its seat is shown once, and the site that it was.
    async fn look(&mut self, line: &mut Socket, update: &Update) {
        let new = update.peeks.iter().filter(|peek| peek.id > self.shown);
        let events: Vec<&Json> = new.map(|peek| &peek.event).collect();
        if !events.is_empty() {
            let none: [Json; 0] = [];
            let heard = self.program.tell(&none, &events);
            self.note(heard);
            let ids: Vec<u64> = update.peeks.iter().map(|peek| peek.id).collect();
            self.shown = ids.iter().copied().max().unwrap_or(self.shown);
            send(line, &ClientMessage::Shown { ids }).await;
        }
        let window = |update: &Update| update.window.as_ref().map(|window| window.id);
        let before = self.update.as_deref().and_then(window);
        if let Some(window) = window(update).filter(|window| Some(*window) != before) {
            send(line, &ClientMessage::Rendered { window }).await;
        }
    }

    async fn ask(&mut self, line: &mut Socket) {
        let Some(update) = &self.update else { return };
        let question =
            ((update.match_number, update.seq), [update.legal.clone(), update.queued.clone()]);
        let answered = update.window.as_ref().is_some_and(|window| window.answered);
        if update.legal.is_empty() || answered || self.asked.as_ref() == Some(&question) {
            return;
        }
        (self.asked, self.refused) = (Some(question), 0);
        self.ask_once(line).await;
    }

    async fn ask_once(&mut self, line: &mut Socket) {
        let Some(update) = self.update.as_ref().filter(|_| self.program.is_running()) else {
            return;
        };
        let left = update.clock.as_ref().zip(self.you);
        let left = left.and_then(|(clock, you)| *clock.left_ms.get(usize::from(you))?);
        let ms = left.map_or(MS, |left| left.saturating_sub(SPARE_MS).min(MS));
        match self.program.ask(&update.view, &update.legal, Duration::from_millis(ms)) {
            Ok(Answer::Move(mv)) => {
                // Who has chosen a throw in a sealed snap, and says it again, throws nothing more.
                let mv = if update.queued.contains(&mv) { "done".to_owned() } else { mv };
                let (match_number, seq) = (update.match_number, update.seq);
                sleep_until(self.played + PACE).await;
                self.played = Instant::now();
                send(line, &ClientMessage::Play { match_number, seq, mv }).await;
            }
            Ok(Answer::Garbage(why)) => {
                Box::pin(self.refuse(line, RefusedCode::NotAMove, None, None, &why)).await;
            }
            Ok(Answer::Late) => say("the program's time was over; a novice plays this move"),
            Err(failure) => self.note(Err(failure)),
        }
    }

    /// Tells the program why its move was not played, and asks once more.
    async fn refuse(
        &mut self,
        line: &mut Socket,
        code: RefusedCode,
        mv: Option<&str>,
        rule: Option<&str>,
        reason: &str,
    ) {
        if matches!(code, RefusedCode::Stale | RefusedCode::TooLate) {
            return; // The table has changed, which an update says too.
        }
        say(&format!("refused: {} ({reason})", mv.map_or_else(|| "null".to_owned(), quoted)));
        let heard = self.program.refuse(&code, mv, rule, reason);
        self.note(heard);
        self.refused += 1;
        if self.refused < ASKED_MAX {
            self.ask_once(line).await;
        }
    }

    /// Tells the program of the table, once more from the start: a round begins.
    fn begin(&mut self, table: &Table) -> anyhow::Result<()> {
        ensure!(!self.program.is_given_up(), "the program failed {FAILURES_MAX} rounds");
        let hello = Hello {
            game: &table.game,
            seats: table.common.scores.len(),
            you: self.you.map(usize::from),
            options: &table.options,
            ms: MS,
            seed: u32::from_le_bytes(random()?),
        };
        let begun = self.program.begin(&self.command, START, &hello);
        self.note(begun);
        Ok(())
    }

    /// Says why the program was ended, if it was: a novice of the site plays in its place.
    fn note(&self, done: Result<(), Failure>) {
        if let Err(failure) = done {
            say(&format!("the program is ended for this round: {}", failure.why));
        }
    }
}

fn events(told: &Told) -> Vec<Event> {
    serde_json::from_str(told.all.get()).unwrap_or_default()
}

/// A closed connection is no error here: reading finds it out.
async fn send(line: &mut Socket, message: &ClientMessage) {
    let _ = line.say(message).await;
}

fn random() -> anyhow::Result<[u8; 4]> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(bytes)
}
