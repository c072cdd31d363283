//! `kartenhaus join`: a person at a table of a site, from a terminal; by plain lines, or on the
//! whole screen.

mod changes;
mod input;
mod paint;
mod plain;
mod screen;
mod visit;

#[cfg(test)]
mod tests;

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::{Context as _, anyhow};
use clap::Args;
use referee::read_line;
use server::protocol::RoomCommand;
use words::Language;

use self::visit::{Out, Show, Visit};
use crate::console::{output, shown, usage};
use crate::heard::Heard;
use crate::language::LanguageArg;
use crate::site::{Answer, FromLine, Line, Link};
use crate::terminal::LINE_MAX;

/// How many events wait to be shown; who says more has to wait.
const EVENTS_MAX: usize = 64;

/// What `kartenhaus join` is asked for.
#[derive(Args)]
pub(crate) struct JoinArgs {
    /// The link of a room or of your seat, such as <http://localhost:4747/r/plum-otter-417>; with
    /// --site also a room's code, such as plum-otter-417
    #[arg(value_name = "LINK")]
    link: String,
    /// The site of the room whose code is given, such as <http://localhost:4747>
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

/// What happens at the terminal and on the line.
enum Event {
    /// Something of the line.
    Line(FromLine),
    /// What the room was asked for, and what it answered: `Err` says why not.
    Answered(RoomCommand, Result<(), String>),
    /// A line was typed.
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

/// How a visit ends.
#[derive(Debug, PartialEq, Eq)]
enum Ending {
    /// The person got up.
    Up,
    /// The person goes, and the seat is kept.
    Kept,
    /// The seat is gone: why.
    Gone(String),
    /// It cannot go on, but the seat is kept: why.
    Broken(String),
}

/// A visit, its line, and what happens.
struct Session {
    visit: Visit,
    link: Link,
    language: Language,
    line: Line,
    sender: SyncSender<Event>,
    events: Receiver<Event>,
    /// Whether nothing more can be typed.
    is_mute: bool,
    /// Where it is kept what the site says of its deals.
    deals: Option<File>,
}

impl Session {
    /// Waits for what happens next.
    fn next(&self) -> Event {
        self.events.recv().expect("the session has a sender itself")
    }

    /// What has happened already.
    fn more(&self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    /// Takes in what happened, and returns what is to be shown.
    fn take(&mut self, event: Event) -> Vec<Show> {
        let is_lost = matches!(event, Event::Line(FromLine::Lost));
        match event {
            Event::Line(FromLine::Opened(number)) => self.visit.opened(number),
            Event::Line(FromLine::Text(text)) => self.visit.hear(&text),
            Event::Line(FromLine::Lost) => self.visit.lost(),
            Event::Line(FromLine::NoRoom) => {
                return vec![Show::Ended(Ending::Gone(self.language.text("join-no-room", &[])))];
            }
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
            Out::Say(line, message) => self.line.say(line, &message),
            Out::Keep(heard) => return self.keep(&heard),
            Out::Ask(command) => {
                let (link, language) = (self.link.clone(), self.language);
                let sender = self.sender.clone();
                thread::spawn(move || {
                    let answer = link.ask::<Answer>(language.tag(), &command);
                    let answer = answer.map(drop).map_err(|error| format!("{error:#}"));
                    // Where nobody waits for it, the visit is over.
                    let _ = sender.send(Event::Answered(command, answer));
                });
            }
        }
        None
    }
}

/// Sits down, and plays until the person leaves.
///
/// # Errors
///
/// If there is no such table or no place at it, or the site or the input is gone.
pub(crate) fn join(args: &JoinArgs, language: Language) -> anyhow::Result<()> {
    let mut link = link(args).map_err(usage)?;
    if args.screen && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(usage(language.text("join-no-screen", &[])));
    }
    let opened = args.deals.as_ref().map(|path| {
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.with_context(|| shown(path))
    });
    let deals = opened.transpose()?;
    let came = link.key.is_some();
    if !came {
        let name = match &args.name {
            Some(name) => name.clone(),
            None => ask_name(language)?,
        };
        let sit = RoomCommand::Sit { name, program: false };
        let answer: Answer = link.ask(language.tag(), &sit)?;
        link.key = Some(answer.key.ok_or_else(|| anyhow!("the site gave no seat"))?);
    }
    let (sender, events) = sync_channel(EVENTS_MAX);
    let heard = sender.clone();
    let line = Line::start(&link, move |event| heard.send(Event::Line(event)).is_ok())?;
    watch_for_ctrl_c(sender.clone(), args.screen)?;
    let visit = Visit::new(language, link.key.clone().unwrap_or_default());
    let is_mute = false;
    let mut session = Session { visit, link, language, line, sender, events, is_mute, deals };
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

/// The link that was given, or that the room of this code has at the site.
fn link(args: &JoinArgs) -> Result<Link, String> {
    let text = match &args.site {
        Some(site) if !args.link.contains("://") => {
            format!("{}/r/{}", site.trim_end_matches('/'), args.link)
        }
        _ => args.link.clone(),
    };
    text.parse().map_err(str::to_owned)
}

/// Asks the person for a name.
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

/// At the first Ctrl-C the visit ends; at the second one the program, whatever it does.
fn watch_for_ctrl_c(sender: SyncSender<Event>, screen: bool) -> anyhow::Result<()> {
    let asked = AtomicBool::new(false);
    let watch = move || {
        if asked.swap(true, Ordering::SeqCst) || sender.send(Event::Interrupted).is_err() {
            if screen {
                ratatui::restore();
            }
            std::process::exit(1);
        }
    };
    ctrlc::set_handler(watch).context("Ctrl-C cannot be watched for")
}
