//! A program that plays: its lines, its time limits, and its end. Whatever it does, it can neither
//! block the match nor fill the memory: lines are bounded, and separate threads read and write.

use std::collections::BTreeSet;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::player::short;

/// The longest line of a program, in bytes; a move has at most a hundred.
pub const LINE_MAX: usize = 1 << 14;

/// How many stray lines a program may write before one decision.
const STRAYS_MAX: usize = 100;

/// How many lines wait for a program that does not read: more than a seat is told between two
/// decisions.
const INPUT_LINES_MAX: usize = 4096;

const OUTPUT_LINES_MAX: usize = 64;

/// How long a program may take to exit once its input is closed.
const END: Duration = Duration::from_millis(300);

const STDERR_BYTES_MAX: usize = 1 << 12;

/// What a program answers.
pub enum Answer {
    /// A move, as text.
    Move(String),
    /// A line that is no answer, and why.
    Garbage(String),
    /// Nothing in time, from a program that echoes ids. A later answer of any other would be taken
    /// for that to another question.
    Late,
}

/// Why a program is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// It was late, or does not read.
    Late,
    /// It wrote too many lines, or one that is too long.
    Flood,
    /// It exited, or could not be started.
    Crash,
}

/// Why, and the same in words.
type Why = (Failed, &'static str);

const LATE: Why = (Failed::Late, "its time was over");
const FLOOD: Why = (Failed::Flood, "it wrote too much");
const ENDED: Why = (Failed::Crash, "it ended");

enum OutputLine {
    Text(String),
    /// Not UTF-8.
    Bytes,
    TooLong,
}

#[derive(Deserialize)]
struct Line {
    #[serde(rename = "type")]
    kind: String,
    id: Option<u64>,
    #[serde(rename = "move")]
    mv: String,
}

/// A program that is running.
pub struct Program {
    child: Child,
    /// Its input; `None` once it is closed.
    to: Option<SyncSender<String>>,
    from: Receiver<OutputLine>,
    stderr: StderrTail,
    id: u64,
    /// Whether it has echoed a question's number.
    echoes: bool,
    /// Extra time for its next answer, to start up.
    start: Duration,
}

impl Program {
    /// Starts a command of at least one word. `start` is the extra time for its first answer.
    ///
    /// # Errors
    ///
    /// If there is no such program.
    pub fn start(command: &[String], start: Duration) -> io::Result<Self> {
        let piped = Stdio::piped;
        let mut starting = Command::new(&command[0]);
        starting.args(&command[1..]).stdin(piped()).stdout(piped()).stderr(piped());
        // In a group of its own, so that everything it starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut starting, 0);
        let mut child = {
            // Hold the lock, so that ending all programs cannot miss this one.
            let mut groups = groups();
            let child = starting.spawn()?;
            groups.insert(child.id());
            child
        };
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = sync_channel(INPUT_LINES_MAX);
        let (sender, from) = sync_channel(OUTPUT_LINES_MAX);
        let stderr = StderrTail::listen(child.stderr.take());
        thread::spawn(move || input.map(|input| write(input, &lines)));
        thread::spawn(move || output.map(|output| read(output, &sender)));
        Ok(Self { child, to: Some(to), from, stderr, id: 0, echoes: false, start })
    }

    /// Sends a line. Returns false if too many lines wait; that a program has exited shows when it
    /// is asked.
    pub(crate) fn say(&mut self, line: String) -> bool {
        use std::sync::mpsc::TrySendError::Full;
        !self.to.as_ref().is_some_and(|to| matches!(to.try_send(line), Err(Full(_))))
    }

    /// Asks, and waits for the answer. `ask` makes the question from its number.
    pub(crate) fn ask(
        &mut self,
        ask: impl FnOnce(u64) -> String,
        time: Duration,
    ) -> Result<Answer, Why> {
        let mut strays = 0;
        loop {
            match self.from.try_recv() {
                Ok(OutputLine::TooLong) => return Err(FLOOD),
                Ok(_) if strays >= STRAYS_MAX => return Err(FLOOD),
                Ok(_) => strays += 1,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Err(ENDED),
            }
        }
        self.id += 1;
        if !self.say(ask(self.id)) {
            return Err(LATE);
        }
        let end = Instant::now() + time + self.start;
        loop {
            let line = self.from.recv_timeout(end.saturating_duration_since(Instant::now()));
            let text = match line {
                Ok(OutputLine::Text(text)) => text,
                Ok(OutputLine::Bytes) => {
                    return Ok(Answer::Garbage("the line is not UTF-8".to_owned()));
                }
                Ok(OutputLine::TooLong) => return Err(FLOOD),
                Err(RecvTimeoutError::Timeout) if self.echoes => return Ok(Answer::Late),
                Err(RecvTimeoutError::Timeout) => return Err(LATE),
                Err(RecvTimeoutError::Disconnected) => return Err(ENDED),
            };
            match self.answer(&text) {
                Some(answer) => return Ok(answer),
                None if strays >= STRAYS_MAX => return Err(FLOOD),
                None => strays += 1,
            }
        }
    }

    /// The answer in a line; `None` if it answers an earlier question.
    fn answer(&mut self, text: &str) -> Option<Answer> {
        let answer: Line = match serde_json::from_str(text) {
            Ok(answer) => answer,
            Err(error) => {
                return Some(Answer::Garbage(format!("{} ({error})", short(text))));
            }
        };
        if answer.kind != "move" {
            let why = format!("its type is {} and not \"move\"", short(&answer.kind));
            return Some(Answer::Garbage(why));
        }
        self.echoes |= answer.id.is_some();
        if answer.id.is_some_and(|id| id != self.id) {
            return None;
        }
        self.start = Duration::ZERO;
        Some(Answer::Move(answer.mv))
    }

    /// Ends it, and returns the last line that it wrote on standard error.
    pub(crate) fn end(mut self) -> String {
        self.stop();
        self.stderr.last_line()
    }

    /// Lets it exit, or ends it, with everything that it has started.
    fn stop(&mut self) {
        self.to = None;
        let end = Instant::now() + END;
        while Instant::now() < end && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
        if groups().remove(&self.child.id()) {
            end_group(self.child.id());
        }
        // It may just have exited; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The process groups of the running programs.
fn groups() -> MutexGuard<'static, BTreeSet<u32>> {
    static GROUPS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every running program and all processes that it started.
pub fn end_programs() {
    std::mem::take(&mut *groups()).into_iter().for_each(end_group);
}

/// Ends every running program, then this process.
pub fn exit(code: i32) -> ! {
    // While this is locked, no program can start.
    let groups = groups();
    groups.iter().copied().for_each(end_group);
    std::process::exit(code)
}

#[cfg(unix)]
fn end_group(group: u32) {
    let group = i32::try_from(group).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // It may have exited by itself.
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

fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = input.write_all(format!("{line}\n").as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, one is too long, or the receiver is gone.
fn read(output: ChildStdout, lines: &SyncSender<OutputLine>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LINE_MAX as u64 + 1).read_until(b'\n', &mut line);
        let line = match read {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LINE_MAX => OutputLine::TooLong,
            Ok(_) => String::from_utf8(line).map_or(OutputLine::Bytes, OutputLine::Text),
        };
        let last = matches!(line, OutputLine::TooLong);
        if lines.send(line).is_err() || last {
            return;
        }
    }
}

/// The last part of what a program writes on standard error.
struct StderrTail {
    text: Arc<Mutex<Vec<u8>>>,
    listener: thread::JoinHandle<()>,
}

impl StderrTail {
    fn listen(errors: Option<ChildStderr>) -> Self {
        let text = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&text);
        let listener = thread::spawn(move || {
            let Some(mut errors) = errors else { return };
            let mut bytes = [0; 1024];
            while let Ok(read @ 1..) = errors.read(&mut bytes) {
                let Ok(mut kept) = kept.lock() else { return };
                kept.extend_from_slice(&bytes[..read]);
                let old = kept.len().saturating_sub(STDERR_BYTES_MAX);
                kept.drain(..old);
            }
        });
        Self { text, listener }
    }

    /// The last line that is not empty, once everything is read, or after a short wait.
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
