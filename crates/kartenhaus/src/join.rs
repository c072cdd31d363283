//! `kartenhaus join`: a person at a table of a site, from a terminal; by plain lines, or on the
//! whole screen.

mod line;

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::Args;
use client::Site;
use games::Kind;
use server::protocol::{ClientMessage, NewRoom, RoomCommand};
use words::Language;

use self::line::Line;
use crate::console::{ask, output, shown, usage};
use crate::heard::Heard;
use crate::interrupt::when_stopped;
use crate::language::LanguageArg;
use crate::listed::a_game;
use crate::site::{self, Link, SeatKey};
use crate::visit::Visitor;
use crate::visit::sitting::{Connection, Ending, Ends, Event, Events, check_screen, sit};

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

/// The connection to a table of a site.
struct AtSite {
    link: Link,
    language: Language,
    line: Line,
    sender: SyncSender<Event>,
    /// Where to keep what the site says of its deals.
    deals: Option<File>,
}

impl Connection for AtSite {
    fn say(&mut self, line: u64, message: ClientMessage) {
        self.line.say(line, message);
    }

    fn ask(&mut self, command: RoomCommand) {
        let (link, language) = (self.link.clone(), self.language);
        let sender = self.sender.clone();
        thread::spawn(move || {
            let answer = link.ask(language.tag(), &command);
            let answer = answer.map(drop).map_err(|error| format!("{error:#}"));
            // If nobody is waiting for it, the visit is over.
            let _ = sender.send(Event::Answered(command, answer));
        });
    }

    fn keep(&mut self, heard: &Heard) -> Result<(), String> {
        let Some(file) = &mut self.deals else { return Ok(()) };
        let line = serde_json::to_string(heard).expect("it has text keys only") + "\n";
        file.write_all(line.as_bytes()).map_err(|error| {
            let params = [("error", error.to_string().into())];
            self.language.text("join-deals-not-kept", &params)
        })
    }
}

pub(crate) fn join(args: &JoinArgs, language: Language) -> anyhow::Result<()> {
    let given = link(args).map_err(usage)?;
    check_screen(args.screen, language)?;
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
    let events = Events::new();
    let (sender, heard) = (events.sender.clone(), events.sender.clone());
    let line = Line::start(link.clone(), language, move |event| heard.send(event).is_ok())?;
    watch_for_ctrl_c(Arc::clone(&events.ends), sender.clone(), args.screen)?;
    let visitor = Visitor { language, key: link.key.clone(), alone: false };
    let mut table = AtSite { link, language, line, sender, deals };
    if let (true, Some(name)) = (came, &args.name) {
        table.ask(RoomCommand::Rename { name: name.clone() });
    }
    let ending = sit(visitor, &mut table, events, args.screen)?;
    let kept = || language.text("join-kept", &[("link", table.link.text().into())]);
    match ending {
        Ending::Up => writeln!(output(), "{}", language.text("join-left", &[]))?,
        Ending::Kept | Ending::Played => writeln!(output(), "{}", kept())?,
        Ending::Gone(why) => return Err(anyhow!(why)),
        Ending::Broken(why) => return Err(anyhow!("{why} {}", kept())),
        Ending::InputEnded => {
            return Err(anyhow!("{} {}", language.text("join-input-ended", &[]), kept()));
        }
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
    let key = answer.key.as_deref().and_then(SeatKey::new);
    link.key = Some(key.ok_or_else(|| anyhow!("the site gave no seat"))?);
    Ok(link)
}

fn name(args: &JoinArgs, language: Language) -> anyhow::Result<String> {
    let mut name = args.name.clone().unwrap_or_default();
    while args.name.is_none() && name.is_empty() {
        let none = || usage(language.text("join-no-name", &[]));
        name = ask(&language.text("join-name", &[]))?.ok_or_else(none)?;
    }
    Ok(name)
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
    when_stopped(watch).context("Ctrl-C cannot be watched for")
}
