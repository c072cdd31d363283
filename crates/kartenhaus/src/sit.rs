//! `kartenhaus sit`: a program of somebody's own at a table of a site. It speaks the lines of the
//! arena (`docs/arena.md`); this passes them on to the room's socket (`docs/protocol/README.md`).

use std::io::{self, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, ensure};
use clap::Args;
use games::quoted;
use lab::{Answered, PROTOCOL, Program};
use serde::de::IgnoredAny;
use serde::{Deserialize as _, Serialize};
use serde_json::{Value as Json, json};
use server::protocol::{ClientMessage, PROTOCOL_VERSION, RefusedCode, RoomCommand, Seen};
use tungstenite::client::connect_with_config;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, Message, WebSocket};

use crate::console::{plain, usage};
use crate::site::{
    Answer, Code, Event, Link, MESSAGE_MAX, Open, Part, Place, Refused, Said, Table, Told,
    UPGRADE_REQUIRED, Update,
};

/// How long a program may take for a move: a second less than it has at a table without a clock.
const MS: u64 = 9_000;

/// How much earlier than the clock it has to answer.
const SPARE_MS: u64 = 500;

/// How long a program may take longer for its first answer.
const START: Duration = Duration::from_secs(10);

/// How often a move is asked for before the site's novice plays it.
const ASKED_MAX: u32 = 2;

/// After how many rounds in a row in which it had to be ended a program is given up.
const FAILURES_MAX: u32 = 5;

/// A line on which nothing is heard for so long is taken to be closed: a site asks every line now
/// and then whether it is there.
const SILENCE: Duration = Duration::from_secs(60);

/// How long a move waits after the one before: a line may say 20 messages a second.
const PACE: Duration = Duration::from_millis(100);

/// In which language a site says what it refuses.
const ENGLISH: &str = "en";

/// How often a site may send the line elsewhere.
const REDIRECTS_MAX: u8 = 3;

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
    let sat: Answer = link.ask(ENGLISH, &sit)?;
    link.key = Some(sat.key.ok_or_else(|| anyhow!("the site gave no seat"))?);
    match sat.seat.is_none() {
        true => say(&format!("{name} waits at the door of {}; Ctrl-C goes away", link.room)),
        false => say(&format!("{name} sits in {}; Ctrl-C gets up", link.room)),
    }
    let seat = link.clone();
    let leaving = Arc::new(AtomicBool::new(false));
    let asked_to = Arc::clone(&leaving);
    ctrlc::set_handler(move || {
        asked_to.store(true, Ordering::SeqCst);
        // Whether or not that arrives: a program that is gone is played for.
        let left = seat.ask::<IgnoredAny>(ENGLISH, &RoomCommand::Leave {});
        lab::exit(if left.is_ok() { 0 } else { 1 });
    })?;
    let seat = Seat {
        link,
        leaving,
        command,
        program: Some(program),
        failures: 0,
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
    seat.play()
}

fn say(text: &str) {
    let _ = writeln!(io::stderr(), "{}", plain(text));
}

struct Seat {
    link: Link,
    /// Whether it leaves by itself: then its seat is not reported as taken away.
    leaving: Arc<AtomicBool>,
    command: Vec<String>,
    /// `None` once it had to be ended; with the next round it is started again.
    program: Option<Program>,
    /// In how many rounds in a row it had to be ended.
    failures: u32,
    you: Option<u64>,
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

type Line = WebSocket<MaybeTlsStream<TcpStream>>;

/// Why the connection is no longer read.
enum End {
    /// It is closed, and may be opened again.
    Closed,
    /// The seat is somebody else's now.
    Gone,
}

impl Seat {
    fn play(mut self) -> anyhow::Result<()> {
        let mut tries = 0;
        loop {
            match self.open().and_then(|mut line| self.listen(&mut line)) {
                Ok(End::Gone) => {
                    if !self.leaving.load(Ordering::SeqCst) {
                        say("the seat was taken away");
                    }
                    return Ok(());
                }
                Ok(End::Closed) => tries = 0,
                // What the site says no to stays so.
                Err(error) if tries == TRIES || !error.is::<tungstenite::Error>() => {
                    return Err(error);
                }
                Err(_) => tries += 1,
            }
            thread::sleep(REST);
        }
    }

    fn open(&self) -> anyhow::Result<Line> {
        let config = WebSocketConfig::default().max_message_size(Some(MESSAGE_MAX));
        let address = self.link.address("ws", "/play");
        let opened = connect_with_config(address, Some(config), REDIRECTS_MAX);
        let (mut line, _) = opened.map_err(|error| match error {
            Error::Http(answer) if answer.status() == UPGRADE_REQUIRED => anyhow!(
                "the proxy in front of the site does not pass WebSockets on; its host has to set \
                 that up (docs/hosting.md)"
            ),
            error => error.into(),
        })?;
        let stream = match line.get_mut() {
            MaybeTlsStream::Plain(stream) => Some(&*stream),
            MaybeTlsStream::Rustls(stream) => Some(&stream.sock),
            _ => None,
        };
        stream.map(|stream| stream.set_read_timeout(Some(SILENCE))).transpose()?;
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL_VERSION,
            key: self.link.key.clone(),
            seen: self.seen.map(|(match_number, seq)| Seen { match_number, seq }),
            language: None,
        };
        line.send(Message::text(serde_json::to_string(&hello)?))?;
        Ok(line)
    }

    /// Hears what the site says until the line is closed.
    fn listen(&mut self, line: &mut Line) -> anyhow::Result<End> {
        loop {
            let text = match line.read() {
                Ok(Message::Text(text)) => text,
                Ok(Message::Close(_)) | Err(_) => return Ok(End::Closed),
                Ok(_) => continue,
            };
            match serde_json::from_str(&text).context("what the site says")? {
                Said::Welcome(welcome) => {
                    // What was promised on another line is forgotten.
                    self.part.forget();
                    if let Some(end) = self.sits(line, &welcome.place)? {
                        return Ok(end);
                    }
                }
                Said::Room(place) => {
                    if let Some(end) = self.sits(line, &place)? {
                        return Ok(end);
                    }
                }
                Said::Open(open) => self.share(line, &open)?,
                Said::Update(update) => self.hear(line, update)?,
                Said::Refused(refused) => self.refuse(line, &refused)?,
                Said::Fault(fault) => return Err(fault.error()),
                _ => {}
            }
        }
    }

    /// The program is where the site says. Whoever sits there has promised a share.
    fn sits(&mut self, line: &mut Line, place: &Place) -> anyhow::Result<Option<End>> {
        self.you = place.you;
        if self.you.is_none() && !place.at_door {
            return Ok(Some(End::Gone));
        }
        if self.you.is_some() && !self.part.is_promised() {
            send(line, &self.part.promise()?)?;
        }
        Ok(None)
    }

    fn share(&mut self, line: &mut Line, open: &Open) -> anyhow::Result<()> {
        let Some(share) = self.part.shown(open, self.you) else { return Ok(()) };
        send(line, &share)?;
        send(line, &self.part.promise()?)
    }

    /// Tells the program what happened, and asks it if its seat is to act.
    fn hear(&mut self, line: &mut Line, update: Box<Update>) -> anyhow::Result<()> {
        let table = Table::deserialize(&update.view).context("what the site says")?;
        let round = (update.number, table.common.round);
        let deals = |told: &Told| told.events().any(|event| matches!(event, Event::Dealt));
        if self.round != Some(round) && !update.told.iter().any(deals) {
            self.begin(&table)?;
        }
        for told in &update.told {
            if deals(told) {
                self.begin(&table)?;
            }
            self.say(&json!({ "type": "told", "all": told.all, "you": told.you }));
            for event in told.events() {
                if let Event::RoundOver(over) = event {
                    self.say(&json!({ "type": "over", "scores": over.round_scores }));
                    self.failures = 0;
                }
            }
        }
        self.round = Some(round);
        self.seen = Some((update.number, update.seq));
        self.look(line, &update)?;
        self.update = Some(update);
        self.ask(line)
    }

    /// Tells the program what its seat is shown once, and the site that it was.
    fn look(&mut self, line: &mut Line, update: &Update) -> anyhow::Result<()> {
        let new = update.peeks.iter().filter(|peek| peek.id > self.shown);
        let events: Vec<&Json> = new.map(|peek| &peek.event).collect();
        if !events.is_empty() {
            self.say(&json!({ "type": "told", "all": [], "you": events }));
            let ids: Vec<u64> = update.peeks.iter().map(|peek| peek.id).collect();
            self.shown = ids.iter().copied().max().unwrap_or(self.shown);
            send(line, &ClientMessage::Shown { ids })?;
        }
        let window = |update: &Update| update.window.as_ref().map(|window| window.id);
        let before = self.update.as_deref().and_then(window);
        if let Some(window) = window(update).filter(|window| Some(*window) != before) {
            send(line, &ClientMessage::Rendered { window })?;
        }
        Ok(())
    }

    fn ask(&mut self, line: &mut Line) -> anyhow::Result<()> {
        let Some(update) = &self.update else { return Ok(()) };
        let question = ((update.number, update.seq), [update.legal.clone(), update.queued.clone()]);
        let answered = update.window.as_ref().is_some_and(|window| window.answered);
        if update.legal.is_empty() || answered || self.asked.as_ref() == Some(&question) {
            return Ok(());
        }
        (self.asked, self.refused) = (Some(question), 0);
        self.ask_once(line)
    }

    fn ask_once(&mut self, line: &mut Line) -> anyhow::Result<()> {
        let Some(update) = &self.update else { return Ok(()) };
        let (view, legal) = (&update.view, &update.legal);
        let left = update.clock.as_ref().zip(self.you);
        let left = left.and_then(|(clock, you)| *clock.left_ms.get(you as usize)?);
        let ms = left.map_or(MS, |left| left.saturating_sub(SPARE_MS).min(MS));
        let ask = |id| json!({"type": "ask", "id": id, "view": view, "legal": legal, "ms": ms});
        let Some(program) = &mut self.program else { return Ok(()) };
        let why = match program.ask(|id| ask(id).to_string(), Duration::from_millis(ms)) {
            Answered::Move(mv) => {
                // Who has chosen a throw in a sealed snap, and says it again, throws nothing more.
                let mv = if update.queued.contains(&mv) { "done".to_owned() } else { mv };
                let (number, seq) = (update.number, update.seq);
                let play = ClientMessage::Play { match_number: number, seq, mv };
                thread::sleep(PACE.saturating_sub(self.played.elapsed()));
                self.played = Instant::now();
                return send(line, &play);
            }
            Answered::Garbage(why) => {
                let code = Code::Known(RefusedCode::NotAMove);
                let (mv, rule, reason, works) = (Json::Null, None, Some(why), Vec::new());
                return self.refuse(line, &Refused { code, mv, rule, reason, works });
            }
            Answered::Late { lost: false } => {
                say("the program's time was over; a novice plays this move");
                return Ok(());
            }
            Answered::Late { lost: true } => "its time was over",
            Answered::Flood => "it wrote too much",
            Answered::Ended => "it ended",
        };
        self.end(why);
        Ok(())
    }

    /// Tells the program why its move was not played, and asks once more.
    fn refuse(&mut self, line: &mut Line, refused: &Refused) -> anyhow::Result<()> {
        let Refused { code, mv, rule, reason, .. } = refused;
        if matches!(code, Code::Known(RefusedCode::Stale | RefusedCode::TooLate)) {
            return Ok(()); // The table has changed, which an update says too.
        }
        say(&format!("refused: {mv} ({})", reason.as_deref().unwrap_or_default()));
        self.say(&json!({
            "type": "refused", "code": code, "move": mv, "rule": rule, "reason": reason,
        }));
        self.refused += 1;
        if self.refused < ASKED_MAX { self.ask_once(line) } else { Ok(()) }
    }

    /// Tells the program of the table, once more from the start: a round begins.
    fn begin(&mut self, table: &Table) -> anyhow::Result<()> {
        if self.program.is_none() {
            ensure!(self.failures < FAILURES_MAX, "the program failed {FAILURES_MAX} rounds");
            self.program = Some(Program::start(&self.command, START)?);
        }
        let seed = u32::from_le_bytes(random()?);
        self.say(&json!({
            "type": "hello", "protocol": PROTOCOL, "game": table.game,
            "seats": table.common.scores.len(), "you": self.you, "options": table.options, "ms": MS,
            "seed": seed,
        }));
        Ok(())
    }

    fn say(&mut self, line: &Json) {
        if self.program.as_mut().is_some_and(|program| !program.say(line.to_string())) {
            self.end("it does not read what it is told");
        }
    }

    /// Ends the program for this round: a novice of the site plays in its place.
    fn end(&mut self, why: &str) {
        let said = self.program.take().map(Program::end).unwrap_or_default();
        let said = if said.is_empty() { said } else { format!("; it said {}", quoted(&said)) };
        say(&format!("the program is ended for this round: {why}{said}"));
        self.failures += 1;
    }
}

/// A closed connection is no error here: reading finds it out.
fn send(line: &mut Line, message: &impl Serialize) -> anyhow::Result<()> {
    match line.send(Message::text(serde_json::to_string(message)?)) {
        Ok(()) | Err(Error::ConnectionClosed | Error::AlreadyClosed | Error::Io(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

fn random() -> anyhow::Result<[u8; 4]> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(bytes)
}
