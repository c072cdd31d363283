//! A program on a seat, round after round, at a table of the lab or of a site: what it is told and
//! asked, and how it is ended when it fails.

use std::time::Duration;

use games::quoted;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value as Json, json};

use crate::program::{Answer, Failed, Program};

/// The version of the protocol for programs.
const PROTOCOL: u32 = 1;

/// How often a move is asked for before the fallback plays.
pub const ASKED_MAX: u32 = 2;

/// After how many failed rounds in a row a program is not started again.
pub const FAILURES_MAX: u32 = 5;

/// A program on a seat.
#[derive(Default)]
pub struct SeatedProgram {
    /// `None` once it failed; with the next round it is started again.
    running: Option<Program>,
    /// How many rounds in a row it failed.
    failures: u32,
}

/// The table, as a program is told when a round begins.
pub struct Hello<G, O> {
    /// The game's id.
    pub game: G,
    /// How many seats there are.
    pub seats: usize,
    /// The program's seat.
    pub you: Option<usize>,
    /// All options of the table.
    pub options: O,
    /// How long it has for a move, in milliseconds.
    pub ms: u64,
    /// A number for its own chance.
    pub seed: u32,
}

/// That a program was ended for the rest of the round.
pub struct Failure {
    /// What it did.
    pub kind: Failed,
    /// The same in words, with the last that it said itself.
    pub why: String,
}

impl From<Program> for SeatedProgram {
    fn from(program: Program) -> Self {
        Self { running: Some(program), failures: 0 }
    }
}

impl SeatedProgram {
    /// Whether it plays in this round.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether it failed so often that it is not started again.
    pub fn is_given_up(&self) -> bool {
        self.running.is_none() && self.failures >= FAILURES_MAX
    }

    /// Begins a round: starts the program if it is not running, and describes the table to it.
    /// `start` is the extra time for its first answer.
    pub fn begin(
        &mut self,
        command: &[String],
        start: Duration,
        hello: &Hello<impl Serialize, impl Serialize>,
    ) -> Result<(), Failure> {
        if self.running.is_none() && !self.is_given_up() {
            match Program::start(command, start) {
                Ok(program) => self.running = Some(program),
                Err(error) => {
                    let why = format!("it cannot be started: {error}");
                    return Err(self.end(Failed::Crash, &why));
                }
            }
        }
        let Hello { game, seats, you, options, ms, seed } = hello;
        self.say(&json!({
            "type": "hello", "protocol": PROTOCOL, "game": game, "seats": seats, "you": you,
            "options": options, "ms": ms, "seed": seed,
        }))
    }

    /// Tells it what happened: to everyone, and to its seat alone.
    pub fn tell(&mut self, all: &impl Serialize, you: &impl Serialize) -> Result<(), Failure> {
        self.say(&json!({ "type": "told", "all": all, "you": you }))
    }

    /// Tells it that the round is over.
    pub fn over(&mut self, scores: &[i32]) -> Result<(), Failure> {
        self.say(&json!({ "type": "over", "scores": scores }))?;
        if self.is_running() {
            self.failures = 0;
        }
        Ok(())
    }

    /// Tells it why its move was not played; `mv` is none if what it said was no move.
    pub fn refuse(
        &mut self,
        code: &impl Serialize,
        mv: Option<&str>,
        rule: Option<&str>,
        reason: &str,
    ) -> Result<(), Failure> {
        self.say(&json!({
            "type": "refused", "code": code, "move": mv, "rule": rule, "reason": reason,
        }))
    }

    /// Asks for a move, while it is running.
    pub fn ask(
        &mut self,
        view: &RawValue,
        legal: &[String],
        time: Duration,
    ) -> Result<Answer, Failure> {
        let (legal, ms) = (json!(legal), time.as_millis());
        let ask =
            |id| format!(r#"{{"type":"ask","id":{id},"view":{view},"legal":{legal},"ms":{ms}}}"#);
        let program = self.running.as_mut().expect("only a program that runs is asked");
        program.ask(ask, time).map_err(|(kind, why)| self.end(kind, why))
    }

    fn say(&mut self, line: &Json) -> Result<(), Failure> {
        let text = line.to_string();
        if self.running.as_mut().is_some_and(|program| !program.say(text)) {
            return Err(self.end(Failed::Late, "it does not read what it is told"));
        }
        Ok(())
    }

    fn end(&mut self, kind: Failed, why: &str) -> Failure {
        let said = self.running.take().map(Program::end).unwrap_or_default();
        self.failures += 1;
        let said = if said.is_empty() { said } else { format!("; it said {}", quoted(&said)) };
        Failure { kind, why: format!("{why}{said}") }
    }
}
