//! A person at a terminal against bots: plain lines, no cursor tricks, so that scripts and screen
//! readers can play too. What is seen of a match is shown so at the table of a site, too.

pub(crate) mod fair;
mod games;
mod guide;
mod help;
pub(crate) mod keeper;
mod legend;
mod lens;
pub(crate) mod options;
pub(crate) mod pages;
pub(crate) mod results;
pub(crate) mod seating;
pub(crate) mod seen;
mod sight;
mod table;
pub(crate) mod tell;
mod typed;
pub(crate) mod view;

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::sync::{Arc, Mutex, PoisonError};

use ::games::{
    AnyPlayError, Chance, Decision, Kind, Match, Message, Replay, Seat, SeatSet, Settings, ToAct,
    ToldJson,
};
use words::{Language, Param};

use keeper::Keeper;
use lens::Lens;
use prompt::faces::{bold, dim};
use prompt::{Names, lines};
use referee::read_line;
use results::Scores;
use seating::Seating;
use seen::{Seen, heading};
use tell::{Sentences, Teller};
use view::AnyView;

use crate::console;

/// The longest line that a person types, in bytes: no move is nearly as long.
pub(crate) const LINE_MAX: usize = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Played,
    /// The person left.
    Left,
    /// The input ended before the match did.
    InputEnded,
}

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
    /// The card that the person holds, of which later only it knows where it went.
    held: Option<String>,
    /// What was told last, if others may join who did the same.
    latest: Sentences,
    /// What was before each decision of the person in this round.
    before: Vec<Before>,
}

#[derive(Clone)]
struct Before {
    played: Match,
    decisions: u64,
}

enum Answer {
    Move(String),
    Back,
    Leave,
    End,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub(crate) fn new(
        language: Language,
        played: Match,
        seating: Seating,
        input: I,
        output: O,
        keeper: &'a Mutex<Keeper>,
    ) -> Self {
        let names = Names::new(language, played.game().standings().seats().get(), seating.you);
        let is_move = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        let decisions = played.record().lines().filter(is_move).count() as u64;
        let echo = !io::stdin().is_terminal();
        let (held, latest, before) = (None, Sentences::default(), Vec::new());
        Self {
            played,
            seating,
            names,
            input,
            output,
            keeper,
            decisions,
            echo,
            held,
            latest,
            before,
        }
    }

    fn kind(&self) -> Kind {
        self.played.game().kind()
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn say(&mut self, id: &str, params: &[(&str, Param<'_>)]) -> io::Result<()> {
        let line = self.names.text(id, params);
        self.line(&line)
    }

    /// Asks something, and shows what is answered on the same line.
    fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.output, "{text} ")?;
        self.output.flush()
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Lines that end with a word where the screen does.
    fn wrapped(&mut self, lines: &[String]) -> io::Result<()> {
        let columns = lines::columns();
        let lines = lines.iter().flat_map(|line| lines::wrapped(line, columns, 2));
        self.lines(&lines.collect::<Vec<_>>())
    }

    pub(crate) fn into_match(self) -> Match {
        self.played
    }

    pub(crate) fn run(&mut self) -> io::Result<Ending> {
        self.greet()?;
        loop {
            let ended = match self.played.game().to_act() {
                ToAct::Seats(seats) => self.decide(seats)?,
                ToAct::Chance(Chance::Round) => {
                    self.show_turned_up()?;
                    self.before.clear();
                    let told = match self.played.is_fair() {
                        true => fair::next_round(&mut self.played),
                        false => self.played.next_round(None).expect("the round is over"),
                    };
                    self.keep()?;
                    self.show_told(&told)?;
                    None
                }
                ToAct::Chance(Chance::Reshuffle) => None, // the match does that by itself
                ToAct::Nobody => {
                    self.show_turned_up()?;
                    self.say_seed()?;
                    Some(Ending::Played)
                }
            };
            if let Some(ending) = ended {
                return Ok(ending);
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        self.line(&bold(&heading(&self.names, self.kind())))?;
        let options = self.options();
        if !options.is_empty() {
            self.line(&dim(&options))?;
        }
        if let Some(note) = self.played.game().note() {
            self.line(&dim(&self.names.say(&note)))?;
        }
        if self.seating.you.is_some() {
            self.legend()?;
            let hint = self.names.text("terminal-hint", &[]);
            self.lines(&lines::wrapped(&hint, lines::columns(), 2))?;
        }
        self.line("")
    }

    /// The options that say how long the match is, and those that are not as usual.
    fn options(&self) -> String {
        let game = self.played.game();
        let seats = game.standings().seats().get();
        let usual = self.kind().table(&Settings::new(self.kind().options()), seats, None);
        let usual = usual.map(|table| table.options()).unwrap_or_default();
        let matters = |(name, value): &(&str, ::games::Value)| match *name {
            "two_seat_hand" if seats != 2 => false,
            "rounds" | "target" | "chips" => true,
            _ => !usual.contains(&(*name, *value)),
        };
        let options = game.options().into_iter().filter(matters);
        options.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
    }

    fn legend(&mut self) -> io::Result<()> {
        self.lines(&self.seen(|seen| seen.legend()))
    }

    /// Says from which seed the match can be dealt again.
    fn say_seed(&mut self) -> io::Result<()> {
        if self.played.is_fair() {
            return Ok(());
        }
        let seed = self.played.seed().to_string();
        let seed = self.names.text("terminal-seed", &[("seed", seed.into())]);
        self.line(&dim(&seed))
    }

    /// Keeps what was just played, before anybody is told of it.
    fn keep(&mut self) -> io::Result<()> {
        let cannot = |error: io::Error| {
            io::Error::new(error.kind(), told(&self.names, "terminal-unwritten", &error))
        };
        lock(self.keeper).update(&self.played).map_err(cannot)
    }

    /// One of the seats decides: chance says which, so that no seat is favoured.
    fn decide(&mut self, seats: SeatSet) -> io::Result<Option<Ending>> {
        let mut rng = self.played.seed().rng("decision", self.decisions);
        let seat = seats.choose(&mut rng).expect("somebody is to act");
        let answer = if self.seating.you == Some(seat) {
            match self.ask(seat)? {
                Answer::Move(mv) => {
                    let (played, decisions) = (self.played.clone(), self.decisions);
                    self.before.push(Before { played, decisions });
                    self.played.play(seat, &mv)
                }
                Answer::Back => {
                    self.take_back(seat)?;
                    return Ok(None);
                }
                Answer::Leave => return Ok(Some(Ending::Left)),
                Answer::End => return Ok(Some(Ending::InputEnded)),
            }
        } else {
            let level = self.seating.levels[seat.index()];
            let mv = bots::choose(level, self.played.game(), seat, &mut rng);
            self.played.play(seat, &mv.expect("who is to act has a legal move"))
        };
        self.decisions += 1;
        let told = answer.expect("the move was checked").told;
        self.keep()?;
        self.show_told(&told)?;
        Ok(None)
    }

    /// Asks the person until a legal move is named, or the match is left.
    fn ask(&mut self, seat: Seat) -> io::Result<Answer> {
        self.show_latest()?;
        self.show_table()?;
        self.show_phase()?;
        loop {
            self.prompt(&bold(&self.names.text("terminal-prompt", &[])))?;
            let Some(line) = self.read()? else { return Ok(Answer::End) };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word.to_lowercase().as_str() {
                "" => self.say("terminal-empty-line", &[])?,
                "?" | "??" | "help" => {
                    let mut lines = self.seen(|seen| seen.help(rest));
                    lines.push(self.names.text("terminal-besides-alone", &[]));
                    self.wrapped(&lines)?;
                }
                "quit" => match self.sure()? {
                    Some(true) => return Ok(Answer::Leave),
                    Some(false) => {
                        self.say("terminal-stay", &[])?;
                        self.show_phase()?;
                    }
                    None => return Ok(Answer::End),
                },
                "hint" => self.hint(seat)?,
                "back" if !self.before.is_empty() => return Ok(Answer::Back),
                "back" => self.say("terminal-no-back", &[])?,
                command @ ("table" | "score" | "rules" | "legend") => {
                    match command {
                        "table" => self.show_table()?,
                        "score" => self.line(&self.seen(|seen| seen.score()))?,
                        "rules" => self.lines(&self.seen(|seen| seen.rules(rest)))?,
                        _ => self.legend()?,
                    }
                    self.show_phase()?;
                }
                _ => {
                    if let Some(mv) = self.check(seat, line)? {
                        return Ok(Answer::Move(mv));
                    }
                }
            }
        }
    }

    /// Says what an expert would do on the person's seat, and why; the record says that it was
    /// asked.
    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let mut rng = self.played.seed().rng("hint", self.decisions);
        let lens = Replay::with_lenses(self.played.record()).and_then(Replay::finish);
        let game = lens.as_ref().map_or(self.played.game(), Match::game);
        let Some(hint) = bots::hint(game, seat, &mut rng) else { return Ok(()) };
        self.remark("hint", seat);
        self.keep()?;
        let said = hint.why.iter().filter_map(|said| self.teller().say(said));
        let why = said.collect::<Vec<_>>().join(" ");
        let text = self.names.text("terminal-advice", &[("move", hint.mv.into())]);
        self.lines(&lines::wrapped(&format!("{text} {why}"), lines::columns(), 2))
    }

    /// Goes back to the last decision of the person; the record says so.
    fn take_back(&mut self, seat: Seat) -> io::Result<()> {
        let Some(Before { played, decisions }) = self.before.pop() else { return Ok(()) };
        (self.played, self.decisions, self.held) = (played, decisions, None);
        self.latest = Sentences::default();
        self.remark("back", seat);
        self.keep()?;
        self.say("terminal-took-back", &[])
    }

    /// Notes in the record how the person was helped at the next decision: after so many decks and
    /// moves.
    fn remark(&mut self, how: &str, seat: Seat) {
        let lines = self.played.record().lines().skip_while(|line| !line.starts_with("seed "));
        let count = lines.skip(1).filter(|line| !line.starts_with('#')).count();
        self.played.remark(&format!("# {how} {seat} {count}"));
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
                self.say("terminal-too-long", &[])?;
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
        let place = lock(self.keeper).place().map(console::shown).unwrap_or_default();
        self.prompt(&self.names.text("terminal-leave", &[("file", place.into())]))?;
        let Some(answer) = self.read()? else { return Ok(None) };
        let yes = self.names.text("terminal-leave-yes", &[]);
        let answer = answer.trim().to_lowercase();
        if !["y", "yes"].into_iter().chain(yes.split(' ')).any(|yes| yes == answer) {
            return Ok(Some(false));
        }
        let kept = lock(self.keeper).keep().map(drop);
        match kept {
            Ok(()) => Ok(Some(true)),
            // Nothing is lost: the match goes on, and can be kept later.
            Err(error) => {
                self.line(&told(&self.names, "terminal-not-written", &error))?;
                Ok(Some(false))
            }
        }
    }

    /// The move that the person named, if it is legal; else says why not, and what would work.
    fn check(&mut self, seat: Seat, text: &str) -> io::Result<Option<String>> {
        let named = match self.seen(|seen| seen.named(text)) {
            Ok(named) => named,
            Err(why) => {
                self.line(&why)?;
                return Ok(None);
            }
        };
        let language = self.names.language();
        let why = match self.played.game().check(seat, &named) {
            Ok(mv) => {
                self.held = self.seen(|seen| seen.held());
                return Ok(Some(mv));
            }
            Err(AnyPlayError::Illegal { rule, reason }) => {
                format!("{} ({rule})", language.say(&reason))
            }
            Err(AnyPlayError::NotNow(why)) => language.say(&why),
            Err(AnyPlayError::Text(why)) => why.to_string(),
        };
        let legal = self.played.game().legal_moves(seat);
        self.line(&why)?;
        let near = help::nearest(&legal, &named).join(" | ");
        self.say("terminal-would-work", &[("moves", near.into())])?;
        Ok(None)
    }

    /// Makes something of what the person sees and may do.
    fn seen<T>(&self, then: impl FnOnce(&Seen<'_>) -> T) -> T {
        let (game, you) = (self.played.game(), self.seating.you);
        let Decision { asked, legal } = you.map(|seat| game.decision(seat)).unwrap_or_default();
        let view = shown(&game.view(you));
        then(&Seen { view: &view, legal: &legal, asked: &asked, names: &self.names })
    }

    fn show_table(&mut self) -> io::Result<()> {
        self.line("")?;
        self.lines(&self.seen(|seen| [seen.table(), seen.hand()].concat()))
    }

    fn show_phase(&mut self) -> io::Result<()> {
        self.lines(&self.seen(|seen| seen.question()))
    }

    fn teller(&self) -> Teller<'_> {
        Teller { kind: self.kind(), names: &self.names, held: self.held.as_deref() }
    }

    /// What was told last and waited for others who did the same.
    fn show_latest(&mut self) -> io::Result<()> {
        let latest = self.latest.rest();
        self.show_sentence(latest)
    }

    fn show_sentence(&mut self, said: Option<Message>) -> io::Result<()> {
        let line = said.and_then(|said| self.teller().say(&said));
        self.lines(&line.map_or_else(Vec::new, |line| lines::wrapped(&line, lines::columns(), 2)))
    }

    /// The round is over, and all cards are turned up: what everyone has left, and the scores.
    fn show_turned_up(&mut self) -> io::Result<()> {
        self.show_latest()?;
        let lines = turned_up(&self.played, &self.names);
        self.line("")?;
        self.lines(&lines)?;
        self.line("")
    }

    /// What happened. The end of a round is told by [`show_turned_up`](Self::show_turned_up).
    fn show_told(&mut self, told: &ToldJson) -> io::Result<()> {
        let own = self.seating.you.and_then(|you| told.seats.get(you.index()));
        let going_on = told.all.iter().filter(|event| !event.is_result);
        for said in going_on.chain(own.into_iter().flatten()).flat_map(|event| &event.said) {
            let before = self.latest.add(said);
            self.show_sentence(before)?;
        }
        let complete = self.latest.complete();
        self.show_sentence(complete)
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

/// The result of a round that is over, and of the match if it is; nothing is hidden then.
fn turned_up(played: &Match, names: &Names) -> Vec<String> {
    let game = played.game();
    let standings = game.standings();
    let Some(round) = standings.round_scores() else { return Vec::new() };
    let winners = standings.winners().map(|all| all.iter().map(Seat::index).collect());
    let scores = Scores { round, total: standings.scores(), winners };
    results::turned_up(&shown(&game.view(None)), &scores, names)
}

/// What the engine shows, in the game's own types.
fn shown(view: &serde_json::value::RawValue) -> AnyView {
    AnyView::read(&::games::json(view)).expect("it was made of these types")
}

fn told(names: &Names, id: &str, error: &io::Error) -> String {
    names.text(id, &[("error", error.to_string().into())])
}

/// Says of a match that is over how it ended.
pub(crate) fn over(language: Language, played: &Match, mut output: impl Write) -> io::Result<()> {
    let names = Names::new(language, played.game().standings().seats().get(), None);
    turned_up(played, &names).iter().try_for_each(|line| writeln!(output, "{line}"))
}

/// Shows a record step by step, with every card: what happened, and the table after each move; and
/// what a seat could know then.
pub(crate) fn replay(
    language: Language,
    record: &str,
    lens: Option<usize>,
    mut output: impl Write,
) -> anyhow::Result<()> {
    let open = if lens.is_some() { Replay::with_lenses } else { Replay::new };
    let mut replay = open(record)?;
    let game = replay.so_far().game();
    let (kind, seats) = (game.kind(), game.standings().seats().get());
    let names = Names::new(language, seats, None);
    let mut lens = lens.map(|found| Lens::of(found, seats, language)).transpose()?;
    writeln!(output, "{}", bold(&heading(&names, kind)))?;
    let teller = Teller { kind, names: &names, held: None };
    let mut step = 0_usize;
    loop {
        let game = replay.so_far().game();
        for line in table::all(&shown(&game.reveal()), &names) {
            writeln!(output, "{line}")?;
        }
        if let Some(lens) = &mut lens {
            for line in lens.new_lines(game, &names) {
                writeln!(output, "{line}")?;
            }
        }
        let Some((line, told)) = replay.step()? else { break };
        step += 1;
        writeln!(output)?;
        writeln!(output, "{}", bold(&step_heading(&names, step, line)))?;
        for text in told.all.iter().flat_map(|event| &event.said).filter_map(|it| teller.say(it)) {
            writeln!(output, "{text}")?;
        }
        for (seat, events) in told.seats.iter().enumerate() {
            let said = events.iter().flat_map(|event| &event.said);
            for text in said.filter_map(|said| teller.say(said)) {
                writeln!(output, "  {}: {text}", names.of(seat))?;
            }
        }
    }
    Ok(())
}

/// What stands above a step of a record, which this line of it was.
fn step_heading(names: &Names, step: usize, line: &str) -> String {
    let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
    let step = ("step", step.into());
    match word.parse() {
        Ok(seat) => {
            let seat = ("seat", names.of(seat).into());
            names.text("terminal-replay-move", &[step, seat, ("move", mv.into())])
        }
        Err(_) => names.text("terminal-replay-chance", &[step, ("what", word.into())]),
    }
}
