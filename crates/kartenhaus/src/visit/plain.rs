//! A visit by plain lines, for people, scripts and screen readers.

use std::io::{self, IsTerminal as _, Write};
use std::sync::mpsc::SyncSender;
use std::thread;

use referee::read_line;

use super::sitting::{Ending, Event, Sitting};
use super::{Show, Visit};
use crate::terminal::LINE_MAX;
use prompt::faces::bold;
use prompt::lines::{columns, wrapped};

pub(super) fn run(sitting: &mut Sitting<'_>, out: impl Write) -> io::Result<Ending> {
    if !sitting.visit.watches() {
        let sender = sitting.events.sender.clone();
        thread::Builder::new().name("input".to_owned()).spawn(move || read(&sender))?;
    }
    let mut lines = Lines { out, echo: !io::stdin().is_terminal(), prompted: false };
    loop {
        let mut event = Some(sitting.next());
        while let Some(happened) = event {
            if let Event::Typed(line) = &happened {
                lines.typed(line)?;
            }
            for show in sitting.take(happened) {
                if let Show::Ended(ending) = show {
                    lines.end_prompt()?;
                    return Ok(ending);
                }
                lines.show(&show, &sitting.visit)?;
            }
            event = sitting.more();
        }
        for show in sitting.pause() {
            lines.show(&show, &sitting.visit)?;
        }
        if sitting.connection.is_over() {
            return Ok(Ending::Played);
        }
        lines.prompt(&sitting.visit)?;
    }
}

fn read(sender: &SyncSender<Event>) {
    let (mut input, mut line) = (io::stdin().lock(), Vec::new());
    loop {
        let event = match read_line(&mut input, &mut line, LINE_MAX) {
            Ok(Some(true)) => Event::Typed(String::from_utf8_lossy(&line).trim_end().to_owned()),
            Ok(Some(false)) => Event::TooLong,
            Ok(None) | Err(_) => Event::InputEnded,
        };
        let ended = matches!(event, Event::InputEnded);
        if sender.send(event).is_err() || ended {
            return;
        }
    }
}

/// Lines on a terminal, and at their end perhaps a prompt.
pub(super) struct Lines<O> {
    pub(super) out: O,
    /// Whether to show what was read, because no terminal does.
    pub(super) echo: bool,
    pub(super) prompted: bool,
}

impl<O: Write> Lines<O> {
    /// Somebody has typed this, where the prompt is.
    pub(super) fn typed(&mut self, line: &str) -> io::Result<()> {
        self.prompted = false;
        if self.echo { writeln!(self.out, "{line}") } else { Ok(()) }
    }

    /// What is shown does not stand behind a prompt.
    pub(super) fn end_prompt(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.prompted) { writeln!(self.out) } else { Ok(()) }
    }

    pub(super) fn show(&mut self, show: &Show, visit: &Visit) -> io::Result<()> {
        self.end_prompt()?;
        match show {
            Show::Told(text) => self.lines(std::slice::from_ref(text)),
            Show::Answer(lines) | Show::Once(lines) => self.lines(lines),
            Show::Table => {
                let lines = visit.scene.seen(|seen| {
                    [vec![String::new()], seen.table(), seen.hand(), seen.question()].concat()
                });
                self.lines(&lines.unwrap_or_default())
            }
            Show::Ended(_) => Ok(()),
        }
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        let mut lines = lines.iter().flat_map(|line| wrapped(line, columns(), 2));
        lines.try_for_each(|line| writeln!(self.out, "{line}"))
    }

    pub(super) fn prompt(&mut self, visit: &Visit) -> io::Result<()> {
        if let (false, Some(prompt)) = (self.prompted, visit.prompt()) {
            write!(self.out, "{} ", bold(&prompt))?;
            self.prompted = true;
        }
        self.out.flush()
    }
}
