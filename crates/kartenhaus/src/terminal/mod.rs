//! A person at a terminal against bots: plain lines, no cursor tricks, so that scripts and screen
//! readers can play too.

mod faces;
mod help;
pub(crate) mod keeper;
mod names;
pub(crate) mod seating;
mod table;
mod tell;

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{AnyPlayError, Chance, Kind, Match, Replay, Seat, SeatSet, ToAct, ToldJson};

use crate::referee::read_line;
use crate::rules;
use faces::{bold, dim};
use keeper::Keeper;
use names::Names;
use seating::Seating;

/// The longest line that a person types, in bytes: no move is nearly as long.
pub(crate) const LINE_MAX: usize = 4096;

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The match was played to its end.
    Played,
    /// The person left.
    Left,
    /// The input ended before the match did.
    InputEnded,
}

/// A match at a terminal.
pub(crate) struct Session<'a, I, O> {
    played: Match,
    seating: Seating,
    names: Names,
    input: I,
    output: O,
    keeper: &'a Mutex<Keeper>,
    /// Decisions so far: each has its own random numbers, so that a match that is gone on with
    /// plays as if it had not been left.
    decisions: u64,
    /// Whether to show what was read, because no terminal does.
    echo: bool,
}

/// What the person wants.
enum Answer {
    Move(String),
    Leave,
    End,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub(crate) fn new(
        played: Match,
        seating: Seating,
        input: I,
        output: O,
        keeper: &'a Mutex<Keeper>,
    ) -> Self {
        let names = Names::new(played.game().standings().seats().get(), seating.you);
        let is_move = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        let decisions = played.record().lines().filter(is_move).count() as u64;
        let echo = !io::stdin().is_terminal();
        Self { played, seating, names, input, output, keeper, decisions, echo }
    }

    fn kind(&self) -> Kind {
        self.played.game().kind()
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Plays to the end of the match, or until the person leaves.
    pub(crate) fn run(&mut self) -> io::Result<Ending> {
        self.greet()?;
        loop {
            let ended = match self.played.game().to_act() {
                ToAct::Seats(seats) => self.decide(seats)?,
                ToAct::Chance(Chance::Round) => {
                    self.show_turned_up()?;
                    let told = self.played.next_round(None).expect("the round is over");
                    self.keep()?;
                    self.show_told(&told)?;
                    None
                }
                ToAct::Chance(Chance::Reshuffle) => None, // the match does that by itself
                ToAct::Nobody => {
                    self.show_turned_up()?;
                    let again = format!("Its seed was {}.", self.played.seed());
                    self.line(&dim(&again))?;
                    Some(Ending::Played)
                }
            };
            if let Some(ending) = ended {
                return Ok(ending);
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let kind = self.kind();
        let seats = self.names.labels().count();
        let heading = format!("{}, {seats} seats", kind.name());
        self.line(&bold(&heading))?;
        let options = self.played.game().options();
        let options = options.iter().map(|(name, value)| format!("{name}={value}"));
        let options = options.collect::<Vec<_>>().join(" ");
        self.line(&dim(&options))?;
        if self.seating.you.is_some() {
            self.line("Type a move, ? for what you may do, rules, score, table, or quit.")?;
        }
        self.line("")
    }

    /// Keeps what was just played, before anybody is told of it.
    fn keep(&mut self) -> io::Result<()> {
        let cannot = |error: io::Error| {
            io::Error::new(error.kind(), format!("the record cannot be written: {error}"))
        };
        lock(self.keeper).update(&self.played).map_err(cannot)
    }

    /// One of the seats decides: chance says which, so that no seat is favoured.
    fn decide(&mut self, seats: SeatSet) -> io::Result<Option<Ending>> {
        let seats: Vec<Seat> = seats.iter().collect();
        let mut rng = self.played.seed().rng("decision", self.decisions);
        let seat = seats[rng.index(seats.len())];
        let told = if self.seating.you == Some(seat) {
            match self.ask(seat)? {
                Answer::Move(mv) => self.played.play(seat, &mv),
                Answer::Leave => return Ok(Some(Ending::Left)),
                Answer::End => return Ok(Some(Ending::InputEnded)),
            }
        } else {
            let level = self.seating.levels[seat.index()];
            let mv = bots::choose(level, self.played.game(), seat, &mut rng);
            self.played.play(seat, &mv.expect("who is to act has a legal move"))
        };
        self.decisions += 1;
        let told = told.expect("the move was checked");
        self.keep()?;
        self.show_told(&told)?;
        Ok(None)
    }

    /// Asks the person until a legal move is named, or the match is left.
    fn ask(&mut self, seat: Seat) -> io::Result<Answer> {
        self.show_table()?;
        loop {
            write!(self.output, "{} ", bold("Your move >"))?;
            self.output.flush()?;
            let Some(line) = self.read()? else { return Ok(Answer::End) };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "" => self.line("Type a move, or ? for what you may do.")?,
                "?" | "help" => self.help(seat, rest)?,
                "table" => self.show_table()?,
                "score" => self.score()?,
                "rules" => self.rules(rest)?,
                "quit" => match self.sure()? {
                    Some(true) => return Ok(Answer::Leave),
                    Some(false) => self.line("You stay.")?,
                    None => return Ok(Answer::End),
                },
                _ => {
                    if let Some(mv) = self.check(seat, line)? {
                        return Ok(Answer::Move(mv));
                    }
                }
            }
        }
    }

    /// The next line that is read; `None` at the end of input.
    fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        match read_line(&mut self.input, &mut line, LINE_MAX)? {
            None => {
                self.line("")?;
                return Ok(None);
            }
            Some(true) => {}
            Some(false) => {
                self.line("That line is too long.")?;
                line.clear();
            }
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if self.echo {
            // A terminal shows what is typed; for a pipe, what was read has to be shown.
            self.line(line.trim_end())?;
        }
        Ok(Some(line))
    }

    /// Whether the person really wants to leave; `None` at the end of input.
    fn sure(&mut self) -> io::Result<Option<bool>> {
        write!(self.output, "Leave the match? Its record is kept. (yes/no) ")?;
        self.output.flush()?;
        let Some(answer) = self.read()? else { return Ok(None) };
        if !matches!(answer.trim(), "y" | "yes") {
            return Ok(Some(false));
        }
        let kept = lock(self.keeper).keep().map(drop);
        match kept {
            Ok(()) => Ok(Some(true)),
            // Nothing is lost: the match goes on, and can be kept later.
            Err(error) => {
                self.line(&format!("The record cannot be written: {error}."))?;
                Ok(Some(false))
            }
        }
    }

    /// The move that the person named, if it is legal; else says why not, and what would work.
    /// `play` may be left out.
    fn check(&mut self, seat: Seat, text: &str) -> io::Result<Option<String>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        let game = self.played.game();
        let mut result = game.check(seat, &text);
        if matches!(result, Err(AnyPlayError::Text(_))) {
            let played = game.check(seat, &format!("play {text}"));
            if !matches!(played, Err(AnyPlayError::Text(_))) {
                result = played;
            }
        }
        let why = match result {
            Ok(mv) => return Ok(Some(mv)),
            Err(AnyPlayError::Text(error)) => {
                format!("That is no move: {error}. ? lists what you may do.")
            }
            Err(AnyPlayError::NotNow(why)) => why,
            Err(AnyPlayError::Illegal { rule, reason }) => format!("{reason} ({rule})"),
        };
        let legal = game.legal_moves(seat);
        self.line(&why)?;
        let near = help::nearest(&legal, &text).join(" | ");
        self.line(&format!("This would work: {near}"))?;
        Ok(None)
    }

    fn help(&mut self, seat: Seat, filter: &str) -> io::Result<()> {
        let legal = self.played.game().legal_moves(seat);
        self.lines(&help::moves(&legal, filter))?;
        self.line("Besides: table, score, rules, rules CLAUSE, quit. `play` may be left out.")
    }

    fn score(&mut self) -> io::Result<()> {
        let standings = self.played.game().standings();
        let round = standings.round();
        let scores: Vec<String> = (self.names.labels().zip(standings.scores()))
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        self.line(&format!("Round {round}. In total: {}.", scores.join(", ")))
    }

    fn rules(&mut self, clause: &str) -> io::Result<()> {
        let kind = self.kind();
        match clause.trim() {
            "" => self.line(rules::text(kind)),
            clause => match rules::clause(kind, clause) {
                Some(text) => self.line(&text),
                None => self.line(&format!("{} has no clause {clause}.", kind.name())),
            },
        }
    }

    fn show_table(&mut self) -> io::Result<()> {
        let view = self.played.game().view(self.seating.you);
        let lines = table::lines(self.kind(), view.json(), &self.names);
        self.line("")?;
        self.lines(&lines)
    }

    /// The round is over, and all cards are turned up.
    fn show_turned_up(&mut self) -> io::Result<()> {
        let state = self.played.game().reveal();
        let lines = table::turned_up(self.kind(), state.json(), &self.names);
        self.lines(&lines)?;
        self.line("")
    }

    fn show_told(&mut self, told: &ToldJson) -> io::Result<()> {
        let kind = self.kind();
        for event in &told.all {
            self.line(&tell::public(kind, event, &self.names))?;
        }
        let own = self.seating.you.and_then(|you| told.seats.get(you.index()));
        for event in own.into_iter().flatten() {
            if let Some(text) = tell::secret(kind, event, &self.names) {
                self.line(&text)?;
            }
        }
        Ok(())
    }
}

/// The keeper, also after a panic elsewhere: keeping the record matters more.
pub(crate) fn lock(keeper: &Mutex<Keeper>) -> std::sync::MutexGuard<'_, Keeper> {
    keeper.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A keeper that the handler of Ctrl-C can reach too.
pub(crate) fn share(keeper: Keeper) -> Arc<Mutex<Keeper>> {
    Arc::new(Mutex::new(keeper))
}

/// Says of a match that is over how it ended.
pub(crate) fn over(played: &Match, mut output: impl Write) -> io::Result<()> {
    let game = played.game();
    let (kind, seats) = (game.kind(), game.standings().seats());
    let names = Names::new(seats.get(), None);
    for line in table::all(kind, game.reveal().json(), &names) {
        writeln!(output, "{line}")?;
    }
    let winners = game.standings().winners().unwrap_or_default();
    let over = serde_json::json!({"type": "match_over", "winners": winners});
    writeln!(output, "{}", tell::public(kind, &over, &names))
}

/// Shows a record step by step, with every card: what happened, and the table after each move.
pub(crate) fn replay(record: &str, mut output: impl Write) -> anyhow::Result<()> {
    let mut replay = Replay::new(record)?;
    let game = replay.so_far().game();
    let (kind, seats) = (game.kind(), game.standings().seats().get());
    let names = Names::new(seats, None);
    writeln!(output, "{}", bold(&format!("{}, {seats} seats", kind.name())))?;
    let mut step = 0;
    loop {
        let state = replay.so_far().game().reveal();
        for line in table::all(kind, state.json(), &names) {
            writeln!(output, "{line}")?;
        }
        let Some((line, told)) = replay.step()? else { break };
        step += 1;
        writeln!(output)?;
        let (seat, mv) = line.split_once(' ').unwrap_or((line, ""));
        let heading = match seat.parse() {
            Ok(seat) => format!("{step}. {} plays: {mv}", names.of(seat)),
            Err(_) => format!("{step}. {seat}"),
        };
        writeln!(output, "{}", bold(&heading))?;
        for event in &told.all {
            writeln!(output, "{}", tell::public(kind, event, &names))?;
        }
        for (seat, events) in told.seats.iter().enumerate() {
            for event in events {
                if let Some(text) = tell::secret(kind, event, &names) {
                    writeln!(output, "  {}: {text}", names.of(seat))?;
                }
            }
        }
    }
    Ok(())
}
