//! `kartenhaus join`: a person at a table of a site, from a terminal; by plain lines, or on the
//! whole screen.

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::Args;
use client::Site;
use games::Kind;
use referee::read_line;
use server::protocol::{NewRoom, RoomCommand};
use words::Language;

use crate::console::{output, shown, usage};
use crate::heard::Heard;
use crate::language::LanguageArg;
use crate::listed::a_game;
use crate::site::{self, FromLine, Line, Link};
use crate::terminal::LINE_MAX;
use crate::visit::{Out, Show, Visit, plain, screen};

/// How many events wait to be shown; senders block beyond that.
const EVENTS_MAX: usize = 64;

/// How long a visit may take to end.
const ENDS_WITHIN: Duration = Duration::from_secs(3);

/// What `kartenhaus join` is asked for.
#[derive(Args)]
pub(crate) struct JoinArgs {
    /// The link of a room or of your seat, such as <http://localhost:4747/r/plum-otter-417>; with
    /// --site also a room's code, such as plum-otter-417
    #[arg(value_name = "LINK", required_unless_present = "open")]
    link: Option<String>,
    /// Open a table for this game at --site, whose host you are, and print its link
    #[arg(
        long,
        value_name = "GAME",
        value_parser = a_game(),
        conflicts_with = "link",
        requires = "site"
    )]
    open: Option<Kind>,
    /// The site of the new table, or of the room whose code is given, such as
    /// <http://localhost:4747>
    #[arg(long, value_name = "URL")]
    site: Option<String>,
    /// Your name at the table; asked for if left out
    #[arg(long)]
    name: Option<String>,
    /// Keep the table on the whole screen, instead of line after line
    #[arg(long)]
    screen: bool,
    /// Keep what the site says of each deal in this file, for `kartenhaus verify --deals`
    #[arg(long, value_name = "FILE")]
    deals: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

pub(crate) enum Event {
    Line(FromLine),
    /// What the room was asked for, and what it answered: `Err` says why not.
    Answered(RoomCommand, Result<(), String>),
    Typed(String),
    /// A line was typed that is longer than any move.
    TooLong,
    /// A key was pressed, or the screen has another size.
    Screen(ratatui::crossterm::event::Event),
    /// Nothing more can be typed.
    InputEnded,
    /// Ctrl-C, or the system wants the program to end.
    Interrupted,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The person gave up the seat.
    Up,
    /// The person left and the seat is kept.
    Kept,
    /// The seat is gone, with the reason.
    Gone(String),
    /// The connection failed, but the seat is kept; with the reason.
    Broken(String),
}

#[derive(Default)]
pub(crate) struct Ends(AtomicBool);

impl Ends {
    /// Asks for the end, and wakes the loop that waits for events. Returns whether it had been
    /// asked for before.
    pub(crate) fn ask(&self, sender: &SyncSender<Event>) -> bool {
        let before = self.0.swap(true, Ordering::SeqCst);
        // Where so much waits that there is no room, nobody has to be woken.
        let _ = sender.try_send(Event::Interrupted);
        before
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

pub(crate) struct Session {
    pub(crate) visit: Visit,
    link: Link,
    language: Language,
    line: Line,
    pub(crate) sender: SyncSender<Event>,
    events: Receiver<Event>,
    ends: Arc<Ends>,
    is_mute: bool,
    /// Where to keep what the site says of its deals.
    deals: Option<File>,
}

impl Session {
    pub(crate) fn next(&self) -> Event {
        if self.ends.is_asked() {
            return Event::Interrupted;
        }
        self.events.recv().expect("the session has a sender itself")
    }

    pub(crate) fn more(&self) -> Option<Event> {
        if self.ends.is_asked() {
            return Some(Event::Interrupted);
        }
        self.events.try_recv().ok()
    }

    pub(crate) fn take(&mut self, event: Event) -> Vec<Show> {
        let is_lost = matches!(event, Event::Line(FromLine::Lost));
        match event {
            Event::Line(FromLine::Opened(number)) => self.visit.opened(number),
            Event::Line(FromLine::Text(text)) => self.visit.hear(&text),
            Event::Line(FromLine::Lost) => self.visit.lost(),
            Event::Line(FromLine::NoRoom) => {
                return vec![Show::Ended(Ending::Gone(self.language.text("join-no-room", &[])))];
            }
            Event::Line(FromLine::Blocked) => return vec![self.broken("join-blocked")],
            Event::Line(FromLine::GivenUp) => return vec![self.broken("join-given-up")],
            Event::Answered(command, answer) => self.visit.answered(&command, answer),
            Event::Typed(line) => self.visit.typed(&line),
            Event::TooLong => {
                return vec![Show::Answer(vec![self.language.text("terminal-too-long", &[])])];
            }
            Event::Interrupted => return vec![Show::Ended(Ending::Kept)],
            // Who has played to the end need not say more.
            Event::InputEnded if self.visit.is_over() => return vec![Show::Ended(Ending::Kept)],
            Event::InputEnded => self.is_mute = true,
            Event::Screen(_) => {}
        }
        let outs = self.visit.take();
        let mut shows: Vec<Show> = outs.into_iter().filter_map(|out| self.act(out)).collect();
        // Before that the site may have something to say that matters more.
        if self.is_mute && (self.visit.is_welcome() || is_lost) {
            shows.push(self.broken("join-input-ended"));
        }
        shows
    }

    fn broken(&self, id: &str) -> Show {
        Show::Ended(Ending::Broken(self.language.text(id, &[])))
    }

    /// Keeps what was heard of a deal; says so if that fails.
    fn keep(&self, heard: &Heard) -> Option<Show> {
        let mut file = self.deals.as_ref()?;
        let line = serde_json::to_string(heard).expect("it has text keys only") + "\n";
        let error = file.write_all(line.as_bytes()).err()?.to_string();
        let params = [("error", error.into())];
        Some(Show::Told(self.language.text("join-deals-not-kept", &params)))
    }

    fn act(&self, out: Out) -> Option<Show> {
        match out {
            Out::Show(show) => return Some(show),
            Out::Say(line, message) => self.line.say(line, message),
            Out::Keep(heard) => return self.keep(&heard),
            Out::Ask(command) => {
                let (link, language) = (self.link.clone(), self.language);
                let sender = self.sender.clone();
                thread::spawn(move || {
                    let answer = link.ask(language.tag(), &command);
                    let answer = answer.map(drop).map_err(|error| format!("{error:#}"));
                    // Where nobody waits for it, the visit is over.
                    let _ = sender.send(Event::Answered(command, answer));
                });
            }
        }
        None
    }
}

pub(crate) fn join(args: &JoinArgs, language: Language) -> anyhow::Result<()> {
    let given = link(args).map_err(usage)?;
    if args.screen && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(usage(language.text("join-no-screen", &[])));
    }
    let opened = args.deals.as_ref().map(|path| {
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.with_context(|| shown(path))
    });
    let deals = opened.transpose()?;
    let came = matches!(&given, Given::Room(link) if link.key.is_some());
    let link = match given {
        Given::Room(link) if came => link,
        Given::Room(link) => sit_down(link, name(args, language)?, language)?,
        Given::Site(site, kind) => open(&site, kind, name(args, language)?, language)?,
    };
    let (sender, events) = sync_channel(EVENTS_MAX);
    let heard = sender.clone();
    let line = Line::start(link.clone(), move |event| heard.send(Event::Line(event)).is_ok())?;
    let ends = Arc::new(Ends::default());
    watch_for_ctrl_c(Arc::clone(&ends), sender.clone(), args.screen)?;
    let visit = Visit::new(language, link.key.clone().unwrap_or_default());
    let is_mute = false;
    let mut session = Session { visit, link, language, line, sender, events, ends, is_mute, deals };
    if let (true, Some(name)) = (came, &args.name) {
        session.act(Out::Ask(RoomCommand::Rename { name: name.clone() }));
    }
    let ending = match args.screen {
        true => screen::run(&mut session)?,
        false => plain::run(&mut session, output())?,
    };
    let link = session.link.text();
    let kept = || language.text("join-kept", &[("link", link.into())]);
    match ending {
        Ending::Up => writeln!(output(), "{}", language.text("join-left", &[]))?,
        Ending::Kept => writeln!(output(), "{}", kept())?,
        Ending::Gone(why) => return Err(anyhow!(why)),
        Ending::Broken(why) => return Err(anyhow!("{why} {}", kept())),
    }
    Ok(())
}

/// Where the person goes.
enum Given {
    Room(Link),
    /// A new table at this site.
    Site(Site, Kind),
}

fn link(args: &JoinArgs) -> Result<Given, String> {
    let site = args.site.as_deref();
    if let (Some(kind), Some(site)) = (args.open, site) {
        return Ok(Given::Site(site.parse().map_err(str::to_owned)?, kind));
    }
    let link = args.link.as_deref().unwrap_or_default();
    let text = match site {
        Some(site) if !link.contains("://") => format!("{}/r/{link}", site.trim_end_matches('/')),
        _ => link.to_owned(),
    };
    text.parse().map(Given::Room).map_err(str::to_owned)
}

/// Opens a table, and says how others come to it.
fn open(site: &Site, kind: Kind, name: String, language: Language) -> anyhow::Result<Link> {
    let new = NewRoom { game: kind.id().to_owned(), name, lesson: false, daily: false };
    let (mut link, key) = site::open(site, language.tag(), &new)?;
    let params = [("link", link.text().into())];
    writeln!(output(), "{}", language.text("join-opened", &params))?;
    link.key = Some(key);
    Ok(link)
}

fn sit_down(mut link: Link, name: String, language: Language) -> anyhow::Result<Link> {
    let sit = RoomCommand::Sit { name, program: false };
    let answer = link.ask(language.tag(), &sit)?;
    let key = answer.key.ok_or_else(|| anyhow!("the site gave no seat"))?;
    link.key = Some(key);
    Ok(link)
}

fn name(args: &JoinArgs, language: Language) -> anyhow::Result<String> {
    args.name.clone().map_or_else(|| ask_name(language), Ok)
}

fn ask_name(language: Language) -> anyhow::Result<String> {
    let mut out = output();
    loop {
        write!(out, "{} ", language.text("join-name", &[]))?;
        out.flush()?;
        let mut line = Vec::new();
        if read_line(&mut io::stdin().lock(), &mut line, LINE_MAX)?.is_none() {
            writeln!(out)?;
            return Err(usage(language.text("join-no-name", &[])));
        }
        let name = String::from_utf8_lossy(&line).trim().to_owned();
        if !name.is_empty() {
            return Ok(name);
        }
    }
}

/// At the first Ctrl-C the visit ends; at the second one the program, whatever it does, and also
/// when it cannot end soon because nobody reads what it says.
fn watch_for_ctrl_c(
    ends: Arc<Ends>,
    sender: SyncSender<Event>,
    screen: bool,
) -> anyhow::Result<()> {
    let leave = move || {
        if screen {
            ratatui::restore();
        }
        std::process::exit(1);
    };
    let watch = move || {
        let soon = move || {
            thread::sleep(ENDS_WITHIN);
            leave();
        };
        if ends.ask(&sender) || thread::Builder::new().spawn(soon).is_err() {
            leave();
        }
    };
    ctrlc::set_handler(watch).context("Ctrl-C cannot be watched for")
}
