//! A visit on the whole screen: the table, the log, what is to be decided, and a line to type in.

use std::io;
use std::sync::mpsc::SyncSender;
use std::thread;

use ratatui::Frame;
use ratatui::crossterm::event::{self, Event as Key, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Style, Stylize as _};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Padding, Paragraph};

use super::input::Input;
use super::sitting::{Ending, Event, Sitting};
use super::{Show, Visit, paint};
use prompt::faces::width;
use prompt::lines::{within, wrapped};

const LOG_MAX: usize = 500;

/// From this width on the log stands beside the table.
const WIDE: u16 = 130;

/// The least lines of a log below a table.
const LOG_MIN: u16 = 4;

/// Answers of so many lines stand in the log; longer ones are laid over the table.
const SHORT: usize = 2;

const SCROLL: usize = 5;

/// Gives the terminal back as it was, however the screen is left.
struct Taken;

impl Drop for Taken {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

pub(super) fn run(sitting: &mut Sitting<'_>) -> io::Result<Ending> {
    // This also sees to it that a panic gives the terminal back.
    let mut terminal = ratatui::try_init()?;
    let _taken = Taken;
    let sender = sitting.events.sender.clone();
    thread::Builder::new().name("keys".to_owned()).spawn(move || read(&sender))?;
    let mut screen = Screen::new(std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()));
    loop {
        terminal.draw(|frame| screen.draw(frame, &sitting.visit))?;
        let mut event = Some(sitting.next());
        while let Some(happened) = event {
            let happened = match happened {
                Event::Screen(Key::Key(key)) if is_clear(key) => {
                    terminal.clear()?;
                    None
                }
                Event::Screen(Key::Key(key)) => screen.key(key),
                Event::Screen(_) => None,
                other => Some(other),
            };
            for show in happened.into_iter().flat_map(|event| sitting.take(event)) {
                if let Show::Ended(ending) = show {
                    return Ok(ending);
                }
                screen.show(show);
            }
            event = sitting.came();
        }
        sitting.pause().into_iter().for_each(|show| screen.show(show));
    }
}

/// Whether the screen is to be drawn anew, because another program wrote on it.
fn is_clear(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('l') && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn read(sender: &SyncSender<Event>) {
    loop {
        let event = event::read().map_or(Event::InputEnded, Event::Screen);
        let ended = matches!(event, Event::InputEnded);
        if sender.send(event).is_err() || ended {
            return;
        }
    }
}

pub(super) struct Screen {
    colours: bool,
    log: Vec<String>,
    /// How many lines up the log or the page was scrolled.
    scrolled: usize,
    /// What lies over table and log until it is put away.
    page: Option<Vec<String>>,
    input: Input,
}

impl Screen {
    pub(super) fn new(colours: bool) -> Self {
        Self { colours, log: Vec::new(), scrolled: 0, page: None, input: Input::default() }
    }

    /// The table needs nothing: it is always drawn.
    pub(super) fn show(&mut self, show: Show) {
        match show {
            Show::Told(line) => self.log.push(line),
            Show::Answer(lines) if lines.len() <= SHORT => self.log.extend(lines),
            Show::Answer(lines) | Show::Once(lines) => {
                (self.page, self.scrolled) = (Some(lines), 0);
            }
            Show::Table | Show::Ended(_) => {}
        }
        let old = self.log.len().saturating_sub(LOG_MAX);
        self.log.drain(..old);
    }

    /// A key; returns what it means for the visit.
    fn key(&mut self, key: KeyEvent) -> Option<Event> {
        if key.is_release() {
            return None;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Some(Event::Interrupted),
            KeyCode::Char('d') if control && self.input.is_empty() => {
                return Some(Event::Interrupted);
            }
            KeyCode::PageUp | KeyCode::PageDown => self.scroll(key.code == KeyCode::PageUp),
            KeyCode::Esc => (self.page, self.scrolled) = (None, 0),
            KeyCode::Enter => {
                let was_page = self.page.take().is_some();
                self.scrolled = 0;
                let line = self.input.end();
                // The first Enter puts the page away.
                return (!was_page || !line.is_empty()).then_some(Event::Typed(line));
            }
            _ => self.input.key(key),
        }
        None
    }

    /// Scrolls the page, which begins at its top, or the log, of which the end is seen.
    fn scroll(&mut self, up: bool) {
        let (most, back) = match &self.page {
            Some(page) => (page.len(), up),
            None => (self.log.len(), !up),
        };
        self.scrolled = match back {
            true => self.scrolled.saturating_sub(SCROLL),
            false => most.min(self.scrolled + SCROLL),
        };
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, visit: &Visit) {
        let area = frame.area();
        let question = within(area.width.into(), || visit.scene.seen(|seen| seen.question()));
        let mut question = self.painted(&question.unwrap_or_default(), area.width);
        // In a low window the table matters more.
        question.truncate(usize::from(area.height / 4).max(1));
        let [title, body, asked, typed, hint] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(question.len() as u16),
            Constraint::Length(1),
            Constraint::Length(if area.height < 16 { 0 } else { 1 }),
        ])
        .areas(area);
        self.draw_title(frame, title, visit);
        match &self.page {
            Some(page) => self.draw_end(frame, body, page, true),
            None => self.draw_table(frame, body, visit),
        }
        frame.render_widget(Paragraph::new(question), asked);
        self.draw_input(frame, typed, visit);
        let id = if self.page.is_some() { "join-screen-page" } else { "join-screen-hint" };
        frame.render_widget(Line::from(visit.scene.text(id, &[])).dim(), hint);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect, visit: &Visit) {
        let round = visit.scene.seen(|seen| (seen.kind().name(), seen.round()));
        let (game, round) = round.unwrap_or(("Kartenhaus", String::new()));
        let mut spans = vec![Span::from(game).bold(), Span::from("  "), Span::from(round)];
        if visit.connected.is_lost {
            let lost = visit.scene.text("join-screen-lost", &[]);
            spans.splice(0..0, [Span::from(lost).bold().reversed(), Span::from("  ")]);
        }
        frame.render_widget(Line::from(spans), area);
    }

    /// The table with the hand, and the log below or beside it.
    fn draw_table(&self, frame: &mut Frame<'_>, area: Rect, visit: &Visit) {
        let wide = area.width >= WIDE;
        let columns = if wide { area.width * 3 / 5 } else { area.width };
        let lines = within(columns.into(), || visit.scene.seen(|seen| (seen.table(), seen.hand())));
        let (table, hand) = lines.unwrap_or_default();
        let (table, hand) = (self.painted(&table, columns), self.painted(&hand, columns));
        let least = if wide { 0 } else { LOG_MIN };
        let space = usize::from(area.height.saturating_sub(least)).saturating_sub(hand.len());
        // Where a table is cut, the hand and what it has to beat stay.
        let cut = table.len().saturating_sub(space);
        let lines: Vec<Line<'_>> = table.into_iter().skip(cut).chain(hand).collect();
        let height = lines.len() as u16;
        let [above, log] = match wide {
            true => {
                Layout::horizontal([Constraint::Length(columns), Constraint::Min(0)]).areas(area)
            }
            false => Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area),
        };
        frame.render_widget(Paragraph::new(lines), above);
        let borders = if wide { Borders::LEFT } else { Borders::TOP };
        let block = Block::new().borders(borders).border_style(Style::new().dim());
        let block = if wide { block.padding(Padding::horizontal(1)) } else { block };
        let inner = block.inner(log);
        frame.render_widget(block, log);
        self.draw_end(frame, inner, &self.log, false);
    }

    /// The last lines that fit, or those that were scrolled to; a page begins with its first.
    fn draw_end(&self, frame: &mut Frame<'_>, area: Rect, lines: &[String], from_top: bool) {
        let height = usize::from(area.height);
        // A log's older lines are wrapped only if they may be seen.
        let seen = if from_top { lines.len() } else { height + self.scrolled };
        let lines = &lines[lines.len().saturating_sub(seen)..];
        let lines = self.painted(lines, area.width);
        let most = lines.len().saturating_sub(height);
        let from = match from_top {
            true => most.min(self.scrolled),
            false => most.saturating_sub(self.scrolled),
        };
        let lines: Vec<Line<'_>> = lines.into_iter().skip(from).take(height).collect();
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn draw_input(&self, frame: &mut Frame<'_>, area: Rect, visit: &Visit) {
        let prompt = visit.prompt().unwrap_or_else(|| ">".to_owned()) + " ";
        let (before, after) = self.input.halves();
        let columns = usize::from(area.width).saturating_sub(width(&prompt) + 1);
        // What is left of the cursor is cut, so that the cursor is always seen.
        let mut start = before.chars();
        while width(start.as_str()) > columns {
            start.next();
        }
        let before = start.as_str().to_owned();
        let at = area.x + (width(&prompt) + width(&before)) as u16;
        let spans = vec![Span::from(prompt).bold(), Span::from(before), Span::from(after)];
        frame.render_widget(Line::from(spans), area);
        frame.set_cursor_position((at.min(area.right().saturating_sub(1)), area.y));
    }

    /// Lines with their colours, broken where they are too wide.
    fn painted(&self, lines: &[String], columns: u16) -> Vec<Line<'static>> {
        let lines = lines.iter().flat_map(|line| wrapped(line, columns.into(), 2));
        lines.map(|line| paint::line(&line, self.colours)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    /// Runs a command at a terminal of its own; says whether the terminal is as before then, and
    /// what was written.
    const AT_TERMINAL: &str = "\
import os, pty, sys, termios
pid, fd = pty.fork()
if pid == 0:
    before = termios.tcgetattr(0)
    code = os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:])
    print('SAME' if termios.tcgetattr(0) == before else 'CHANGED', code)
    sys.stdout.flush()
    os._exit(0)
said = b''
while True:
    try:
        part = os.read(fd, 4096)
    except OSError:
        break
    if not part:
        break
    said += part
sys.stdout.buffer.write(said)
";

    /// Says that this process is the one at a terminal of its own.
    const INSIDE: &str = "KARTENHAUS_TEST_AT_TERMINAL";

    #[test]
    fn a_panic_gives_the_terminal_back() {
        if std::env::var_os(INSIDE).is_some() {
            let _terminal = ratatui::try_init().expect("a terminal");
            let _taken = Taken;
            panic!("on purpose");
        }
        let this = std::env::current_exe().expect("this test");
        let name = "visit::screen::tests::a_panic_gives_the_terminal_back";
        let mut python = Command::new("python3");
        python.args(["-c", AT_TERMINAL]).arg(this).args(["--exact", name, "--nocapture"]);
        let output = python.env(INSIDE, "1").output().expect("python3 runs");
        let said = String::from_utf8_lossy(&output.stdout);
        let (entered, left) = (said.find("\x1b[?1049h"), said.find("\x1b[?1049l"));
        assert!(entered.is_some() && entered < left, "{said}");
        // The message comes after that, where somebody reads it.
        assert!(left < said.find("on purpose") && said.contains("SAME"), "{said}");
    }
}
