//! A program that plays: its lines, its time, and its end. Whatever it does, it can neither block
//! the match nor fill memory: lines are bounded, and threads of their own read and write.

use std::collections::BTreeSet;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::player::short;

/// The longest line of a program, in bytes: a move has a hundred at most.
pub const LINE_MAX: usize = 1 << 14;

/// How many lines that are no answer a program may write before one decision.
const STRAYS_MAX: usize = 100;

/// How many lines wait for a program that does not read: more than anyone is told of a round
/// between two decisions.
const TOLD_MAX: usize = 4096;

/// How many of its lines wait to be read.
const LINES_MAX: usize = 64;

/// How long a program may take to end once nobody speaks to it any more.
const END: Duration = Duration::from_millis(300);

/// How much is kept of what a program writes on standard error, in bytes.
const SAID_MAX: usize = 1 << 12;

/// What came of a question.
pub enum Answered {
    /// A move, as text.
    Move(String),
    /// A line that is no answer, and why.
    Garbage(String),
    /// Nothing in time. A program that does not echo ids is lost: what it says later would be taken
    /// for the answer to another question.
    Late {
        /// Whether it can be asked no more.
        lost: bool,
    },
    /// Too many lines, or one that is too long.
    Flood,
    /// The end of its output.
    Ended,
}

/// A line of a program.
enum Line {
    Text(String),
    /// It is no UTF-8.
    Bytes,
    TooLong,
}

/// An answer, as a program writes it.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "type")]
    kind: String,
    id: Option<u64>,
    #[serde(rename = "move")]
    mv: String,
}

/// A program that is running.
pub struct Program {
    child: Child,
    /// What it is told; `None` once nothing more is said.
    to: Option<SyncSender<String>>,
    from: Receiver<Line>,
    said: Said,
    /// The last question's number.
    id: u64,
    /// Whether it has named a question's number.
    echoes: bool,
    /// What it may take longer for its next answer: to start.
    start: Duration,
}

impl Program {
    /// Starts a command, which has at least one word; `start` is what it may take longer for its
    /// first answer.
    ///
    /// # Errors
    ///
    /// If there is no such program.
    pub fn start(command: &[String], start: Duration) -> io::Result<Self> {
        let piped = Stdio::piped;
        let mut start_it = Command::new(&command[0]);
        start_it.args(&command[1..]).stdin(piped()).stdout(piped()).stderr(piped());
        // A group of its own, so that what it starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start_it, 0);
        let mut child = start_it.spawn()?;
        groups().insert(child.id());
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = sync_channel(TOLD_MAX);
        let (sender, from) = sync_channel(LINES_MAX);
        let said = Said::listen(child.stderr.take());
        thread::spawn(move || input.map(|input| write(input, &lines)));
        thread::spawn(move || output.map(|output| read(output, &sender)));
        Ok(Self { child, to: Some(to), from, said, id: 0, echoes: false, start })
    }

    /// Says a line; whether it is read in time. Who has ended is found out when asked.
    pub fn say(&mut self, line: String) -> bool {
        use std::sync::mpsc::TrySendError::Full;
        !self.to.as_ref().is_some_and(|to| matches!(to.try_send(line), Err(Full(_))))
    }

    /// Asks, and waits for the answer. `ask` is the question with its number.
    pub fn ask(&mut self, ask: impl FnOnce(u64) -> String, time: Duration) -> Answered {
        let mut strays = 0;
        loop {
            match self.from.try_recv() {
                Ok(Line::TooLong) => return Answered::Flood,
                Ok(_) if strays >= STRAYS_MAX => return Answered::Flood,
                Ok(_) => strays += 1,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Answered::Ended,
            }
        }
        self.id += 1;
        if !self.say(ask(self.id)) {
            return Answered::Late { lost: true };
        }
        let end = Instant::now() + time + self.start;
        loop {
            let line = self.from.recv_timeout(end.saturating_duration_since(Instant::now()));
            let text = match line {
                Ok(Line::Text(text)) => text,
                Ok(Line::Bytes) => return Answered::Garbage("the line is no UTF-8".to_owned()),
                Ok(Line::TooLong) => return Answered::Flood,
                Err(RecvTimeoutError::Timeout) => return Answered::Late { lost: !self.echoes },
                Err(RecvTimeoutError::Disconnected) => return Answered::Ended,
            };
            match self.answer(&text) {
                Some(answered) => return answered,
                None if strays >= STRAYS_MAX => return Answered::Flood,
                None => strays += 1,
            }
        }
    }

    /// What a line answers; `None` if it is the answer to a question whose time is over.
    fn answer(&mut self, text: &str) -> Option<Answered> {
        let answer: Answer = match serde_json::from_str(text) {
            Ok(answer) => answer,
            Err(error) => {
                return Some(Answered::Garbage(format!("{} ({error})", short(text))));
            }
        };
        if answer.kind != "move" {
            let why = format!("its type is {} and not \"move\"", short(&answer.kind));
            return Some(Answered::Garbage(why));
        }
        self.echoes |= answer.id.is_some();
        if answer.id.is_some_and(|id| id != self.id) {
            return None;
        }
        self.start = Duration::ZERO;
        Some(Answered::Move(answer.mv))
    }

    /// Ends it, and gives the last line that it wrote on standard error.
    pub fn end(mut self) -> String {
        self.stop();
        self.said.last_line()
    }

    /// Lets it end, or ends it, and all that it has started.
    fn stop(&mut self) {
        self.to = None;
        let end = Instant::now() + END;
        while Instant::now() < end && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
        if groups().remove(&self.child.id()) {
            end_group(self.child.id());
        }
        // It may have ended just now; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The groups of the programs that run.
fn groups() -> MutexGuard<'static, BTreeSet<u32>> {
    static GROUPS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every program that runs, with all that it has started: for whoever exits without more ado.
pub fn end_programs() {
    std::mem::take(&mut *groups()).into_iter().for_each(end_group);
}

#[cfg(unix)]
fn end_group(group: u32) {
    let group = i32::try_from(group).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // It may have ended by itself.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: u32) {}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Writes lines until there are no more, or nobody reads.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = input.write_all(format!("{line}\n").as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, one is too long, or nobody asks.
fn read(output: ChildStdout, lines: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LINE_MAX as u64 + 1).read_until(b'\n', &mut line);
        let line = match read {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LINE_MAX => Line::TooLong,
            Ok(_) => String::from_utf8(line).map_or(Line::Bytes, Line::Text),
        };
        let last = matches!(line, Line::TooLong);
        if lines.send(line).is_err() || last {
            return;
        }
    }
}

/// The end of what a program writes on standard error.
struct Said {
    text: Arc<Mutex<Vec<u8>>>,
    listener: thread::JoinHandle<()>,
}

impl Said {
    fn listen(errors: Option<ChildStderr>) -> Self {
        let text = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&text);
        let listener = thread::spawn(move || {
            let Some(mut errors) = errors else { return };
            let mut bytes = [0; 1024];
            while let Ok(read @ 1..) = errors.read(&mut bytes) {
                let Ok(mut kept) = kept.lock() else { return };
                kept.extend_from_slice(&bytes[..read]);
                let old = kept.len().saturating_sub(SAID_MAX);
                kept.drain(..old);
            }
        });
        Self { text, listener }
    }

    /// The last line that is not empty, once all of it is read or soon after.
    fn last_line(&self) -> String {
        let end = Instant::now() + END;
        while !self.listener.is_finished() && Instant::now() < end {
            thread::sleep(Duration::from_millis(2));
        }
        let Ok(text) = self.text.lock() else { return String::new() };
        let text = String::from_utf8_lossy(&text);
        let last = text.lines().rev().map(str::trim).find(|line| !line.is_empty());
        last.unwrap_or_default().to_owned()
    }
}
