//! A visit as it goes on: what is typed and what is heard, one after the other.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use anyhow::ensure;
use server::protocol::{ClientMessage, RoomCommand};
use words::Language;

use super::{Out, Show, Visit, Visitor, plain, screen};
use crate::console::{output, usage};
use crate::heard::Heard;

/// How many events wait to be shown; senders block beyond that.
const EVENTS_MAX: usize = 64;

#[derive(Debug)]
pub(crate) enum Event {
    /// The connection with this number is open.
    Opened(u64),
    /// What the table says.
    Heard(String),
    /// The connection broke; it will be opened again.
    Lost,
    /// What the room was asked for, and what it answered: `Err` says why not.
    Answered(RoomCommand, Result<(), String>),
    Ended(Ending),
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
    /// The match is over, and nothing can follow it.
    Played,
    /// The person gave up the seat.
    Up,
    /// The person left and the seat is kept.
    Kept,
    /// The input ended before the match did; the seat is kept.
    InputEnded,
    /// The seat is gone, with the reason.
    Gone(String),
    /// The connection failed, but the seat is kept; with the reason.
    Broken(String),
}

/// A table, as far as a visit can tell: at a site, or in this program.
pub(crate) trait Connection {
    /// What happens next, as far as it need not be waited for; what else there is comes through the
    /// channel of the sitting.
    fn next(&mut self) -> Option<Event> {
        None
    }

    /// Whether nothing can happen any more, whatever the person does.
    fn is_over(&self) -> bool {
        false
    }

    /// Says something on the connection with this number.
    fn say(&mut self, line: u64, message: ClientMessage);

    /// Asks the room for something; the answer is an event.
    fn ask(&mut self, command: RoomCommand);

    /// The person leaves, to come back later; `Err` says why they could not.
    fn leave(&mut self) -> Result<Ending, String> {
        Ok(Ending::Kept)
    }

    /// Keeps what was heard of a deal; `Err` says why it cannot.
    fn keep(&mut self, _: &Heard) -> Result<(), String> {
        Ok(())
    }
}

/// Whether somebody has asked for the end of the program.
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

    pub(super) fn is_asked(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

/// Where a sitting waits for events.
pub(crate) struct Events {
    pub(crate) sender: SyncSender<Event>,
    receiver: Receiver<Event>,
    pub(crate) ends: Arc<Ends>,
}

impl Events {
    pub(crate) fn new() -> Self {
        let (sender, receiver) = sync_channel(EVENTS_MAX);
        Self { sender, receiver, ends: Arc::default() }
    }
}

/// Refuses the whole screen where there is none.
pub(crate) fn check_screen(is_asked: bool, language: Language) -> anyhow::Result<()> {
    let is_there = io::stdin().is_terminal() && io::stdout().is_terminal();
    ensure!(!is_asked || is_there, usage(language.text("join-no-screen", &[])));
    Ok(())
}

/// Lets a person visit a table, by plain lines or on the whole screen.
pub(crate) fn sit(
    visitor: Visitor,
    connection: &mut dyn Connection,
    events: Events,
    is_on_screen: bool,
) -> io::Result<Ending> {
    let visit = Visit::new(visitor);
    let mut sitting = Sitting { visit, connection, events, typed: None, is_mute: false };
    if !is_on_screen {
        return plain::run(&mut sitting, output());
    }
    let ending = screen::run(&mut sitting)?;
    // With the screen the result is gone.
    if let (Ending::Played, Some((_, lines))) = (&ending, sitting.visit.scene.result()) {
        lines.iter().try_for_each(|line| writeln!(output(), "{line}"))?;
    }
    Ok(ending)
}

pub(super) struct Sitting<'a> {
    pub(super) visit: Visit,
    pub(super) connection: &'a mut dyn Connection,
    pub(super) events: Events,
    /// What was typed while the table had something to say.
    typed: Option<Event>,
    /// Whether the input has ended.
    is_mute: bool,
}

impl Sitting<'_> {
    /// What happens next. What is typed is not heard before all that the table says by itself.
    pub(super) fn next(&mut self) -> Event {
        if let Some(event) = self.interrupted().or_else(|| self.connection.next()) {
            return event;
        }
        let wait = || self.events.receiver.recv().expect("there is a sender beside it");
        self.typed.take().unwrap_or_else(wait)
    }

    /// What has happened already, but for what is typed.
    pub(super) fn more(&mut self) -> Option<Event> {
        if let Some(event) = self.interrupted().or_else(|| self.connection.next()) {
            return Some(event);
        }
        if self.typed.is_some() {
            return None;
        }
        let event = self.events.receiver.try_recv().ok()?;
        if matches!(event, Event::Typed(_) | Event::TooLong | Event::InputEnded) {
            self.typed = Some(event);
            return None;
        }
        Some(event)
    }

    /// What came through the channel already.
    pub(super) fn came(&self) -> Option<Event> {
        self.interrupted().or_else(|| self.events.receiver.try_recv().ok())
    }

    fn interrupted(&self) -> Option<Event> {
        self.events.ends.is_asked().then_some(Event::Interrupted)
    }

    /// What an event shows.
    pub(super) fn take(&mut self, event: Event) -> Vec<Show> {
        let is_lost = matches!(event, Event::Lost);
        match event {
            Event::Opened(number) => self.visit.opened(number),
            Event::Heard(text) => self.visit.hear(&text),
            Event::Lost => self.visit.lost(),
            Event::Answered(command, answer) => self.visit.answered(&command, answer),
            Event::Ended(ending) => return vec![Show::Ended(ending)],
            Event::Typed(line) => self.visit.typed(&line),
            Event::TooLong => {
                return vec![Show::Answer(vec![self.visit.scene.text("terminal-too-long", &[])])];
            }
            Event::Interrupted => return vec![Show::Ended(Ending::Kept)],
            // Who has played to the end need not say more.
            Event::InputEnded if self.visit.is_over() => return vec![Show::Ended(Ending::Kept)],
            Event::InputEnded => self.is_mute = true,
            Event::Screen(_) => {}
        }
        let mut shows = self.shows();
        // Before that the table may have something to say that matters more.
        if self.is_mute && (self.visit.scene.place().is_some() || is_lost) {
            shows.push(Show::Ended(Ending::InputEnded));
        }
        shows
    }

    /// What is shown once nothing else waits to be heard.
    pub(super) fn pause(&mut self) -> Vec<Show> {
        self.visit.pause();
        self.shows()
    }

    fn shows(&mut self) -> Vec<Show> {
        let outs = self.visit.take();
        outs.into_iter().filter_map(|out| self.act(out)).collect()
    }

    fn act(&mut self, out: Out) -> Option<Show> {
        match out {
            Out::Show(show) => return Some(show),
            Out::Say(line, message) => self.connection.say(line, message),
            Out::Ask(command) => self.connection.ask(command),
            Out::Keep(heard) => return self.connection.keep(&heard).err().map(Show::Told),
            Out::Leave => {
                let left = self.connection.leave();
                return Some(left.map_or_else(|why| Show::Answer(vec![why]), Show::Ended));
            }
        }
        None
    }
}
