//! A table of this program, at which one person plays against bots, or only bots do: a session of
//! the crate `play`, as a site has one for each room, of which the log is the record's file.
//!
//! Time stands still here, so nothing is hurried and nothing depends on how fast a machine is. What
//! bots play and chance deals is put into the log beside the session, which hears of it as it would
//! of another server. It comes from the match's seed and the number of the decision alone: a match
//! that was left goes on as if it had not been.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ::play::key::Key;
use ::play::live::{By, Live, MatchEntry};
use ::play::names::RoomName;
use ::play::room::{Room, RoomEntry};
use ::play::session::{
    Advise, Append, Config, End, Greeting, Input, LineId, Log, Send, Session, hint,
};
use ::play::time::{Moment, Now};
use games::{Chance, Match, Seat, Seed, ToAct};
use prompt::Names;
use server::protocol::{ClientMessage, RoomCommand, RoomSettings};
use words::Language;

use super::keeper::{Keeper, lock};
use super::seating::Seating;
use crate::site::SeatKey;
use crate::visit::sitting::{Connection, Ending, Event};

const NOW: Now =
    Now { at: Moment::new(Duration::ZERO), unix_ms: 0, calendar_ms: 0, is_full: false };

const CONFIG: Config = Config {
    server: 0,
    is_shared: false,
    rate_limits: false,
    bot_pause: Duration::ZERO,
    snaps: Some(Duration::ZERO),
    shares_within: Duration::ZERO,
    idle: Duration::MAX,
    open_tables: false,
    leaderboard: false,
};

/// Nobody ever sees these, so every table has the same ones.
const ROOM: &str = "plum-otter-lamp-4170";
const KEY: &str = "00000000000000000000000000000000";

/// The room's only match.
const MATCH: u32 = 1;

pub(super) struct AtHome {
    language: Language,
    session: Session,
    played: Match,
    seating: Seating,
    /// How many entries the log of the match has.
    entries: u64,
    /// How many decisions there were. Each has its own random numbers.
    decisions: u64,
    keeper: Arc<Mutex<Keeper>>,
    heard: VecDeque<Event>,
    /// Whether a round begins only once the person is ready, and whether they are.
    waits: bool,
    is_ready: bool,
}

impl AtHome {
    /// The table of a match whose first round is dealt; `waits` says whether its next rounds wait
    /// for the person.
    pub(super) fn new(
        language: Language,
        played: Match,
        seating: Seating,
        keeper: Arc<Mutex<Keeper>>,
        waits: bool,
    ) -> Self {
        let live = live(&played);
        let entries = live.entries();
        let (room, has_person) = (room(&played, &seating), seating.you.is_some());
        let session = Session::new(CONFIG, room, Some(live), played.seed(), NOW);
        let heard = VecDeque::from([Event::Opened(1)]);
        let mut this = Self {
            language,
            session,
            decisions: decisions(played.record()),
            played,
            seating,
            entries,
            keeper,
            heard,
            waits: waits && has_person,
            is_ready: false,
        };
        this.step(Input::Begin);
        this
    }

    /// The key of the person's seat; `None` if only bots play.
    pub(super) fn key(&self) -> Option<SeatKey> {
        self.seating.you.and_then(|_| SeatKey::new(KEY))
    }

    pub(super) fn seed(&self) -> Seed {
        self.played.seed()
    }

    /// Does what is due: chance deals, or the bot plays whose turn it is. Where several seats are
    /// to act, chance says which, so that none is favoured.
    fn go_on(&mut self) {
        let before = self.played.record().len();
        let by = match self.played.game().to_act() {
            ToAct::Nobody => return,
            ToAct::Chance(Chance::Round) if self.waits && !self.is_ready => return,
            ToAct::Chance(_) => {
                let line = self.played.due_deal().expect("something is to be dealt");
                self.played.line(&line).expect("the pool is the pool");
                self.is_ready = false;
                By::Chance
            }
            ToAct::Seats(seats) => {
                let mut rng = self.played.seed().rng("decision", self.decisions);
                let seat = seats.choose(&mut rng).expect("at least one seat is to act");
                if self.seating.you == Some(seat) {
                    return;
                }
                let level = self.seating.levels[seat.index()];
                let mv = bots::choose(level, self.played.game(), seat, &mut rng);
                let mv = mv.expect("who is to act has a legal move");
                self.played.play(seat, &mv).expect("a bot's move is legal");
                self.decisions += 1;
                By::Bot
            }
        };
        let lines = self.played.record()[before..].lines().map(str::to_owned).collect();
        let kept = lock(&self.keeper).update(&self.played);
        if let Err(error) = kept {
            return self.broken(&error);
        }
        self.entries += 1;
        let entry = MatchEntry::Played { lines, at: NOW.unix_ms, by, deal: None };
        let text = serde_json::to_string(&entry).expect("an entry has text keys only");
        self.step(Input::Entry { log: Log::Match(MATCH), number: self.entries, text });
    }

    /// Steps the session. What it stores is written before the person is told anything.
    fn step(&mut self, input: Input) {
        let mut output = self.session.step(input, NOW);
        while !output.appends.is_empty() {
            if let Err(error) = self.append(&output.appends) {
                return self.broken(&error);
            }
            output = self.session.step(Input::Appended, NOW);
        }
        for send in output.sends {
            if let Send::Text(_, text) = send {
                self.heard.push_back(Event::Heard(text));
            }
        }
        if let Some(End::Unfit(what)) = output.end {
            return self.broken(&io::Error::other(what));
        }
        for Advise { seat, asked, played } in output.advises {
            let mut rng = self.played.seed().rng("hint", self.decisions);
            let hint = hint(&played, seat, &mut rng);
            self.step(Input::Advised { seat, asked, hint });
        }
    }

    /// Ends the visit: what could not be written is not shown.
    fn broken(&mut self, error: &io::Error) {
        self.heard.clear();
        let params = [("error", error.to_string().into())];
        let why = self.language.text("terminal-unwritten", &params);
        self.heard.push_back(Event::Ended(Ending::Broken(why)));
    }

    /// Puts what the session stores into the record: moves, and as remarks how the person was
    /// helped.
    fn append(&mut self, appends: &[Append]) -> io::Result<()> {
        for Append { log, text, .. } in appends {
            if *log == Log::Room {
                continue;
            }
            self.entries += 1;
            match MatchEntry::parse(self.entries, text).map_err(io::Error::other)? {
                MatchEntry::Played { lines, .. } => {
                    for line in lines {
                        self.played.line(&line).map_err(io::Error::other)?;
                        self.decisions += decisions(&line);
                    }
                }
                MatchEntry::Hinted { seat, .. } => self.remark("hint", seat),
                MatchEntry::TookBack { seat, lines, .. } => {
                    self.played = went_back(&self.played, lines).map_err(io::Error::other)?;
                    self.decisions = decisions(self.played.record());
                    self.remark("back", seat);
                }
                _ => {}
            }
        }
        lock(&self.keeper).update(&self.played)
    }

    /// Notes in the record how the person was helped at the next decision: after so many decks and
    /// moves.
    fn remark(&mut self, how: &str, seat: Seat) {
        let (_, rest) = divided(self.played.record());
        let count = rest.lines().filter(|line| !line.starts_with('#')).count();
        self.played.remark(&format!("# {how} {seat} {count}"));
    }
}

impl Connection for AtHome {
    fn next(&mut self) -> Option<Event> {
        if self.heard.is_empty() {
            self.go_on();
        }
        self.heard.pop_front()
    }

    fn is_over(&self) -> bool {
        self.played.game().to_act() == ToAct::Nobody && self.heard.is_empty()
    }

    fn say(&mut self, line: u64, message: ClientMessage) {
        let line = LineId(line);
        self.step(match message {
            ClientMessage::Hello { key, seen, .. } => {
                let key = key.as_deref().and_then(Key::new);
                let greeting = Greeting { key, seen, language: self.language };
                Input::Open { line, address: None, greeting }
            }
            message => Input::Said { line, message },
        });
    }

    fn ask(&mut self, command: RoomCommand) {
        let answer = match command {
            RoomCommand::Ready {} => {
                self.is_ready = true;
                Ok(())
            }
            _ => Err(self.language.text("terminal-alone", &[])),
        };
        self.heard.push_back(match self.is_over() {
            true => Event::Ended(Ending::Played),
            false => Event::Answered(command, answer),
        });
    }

    fn leave(&mut self) -> Result<Ending, String> {
        if self.is_over() {
            return Ok(Ending::Played);
        }
        // If it cannot be kept nothing is lost: the match goes on, and can be kept later.
        let kept = lock(&self.keeper).keep().map(|_| Ending::Kept);
        kept.map_err(|error| {
            let params = [("error", error.to_string().into())];
            self.language.text("terminal-not-written", &params)
        })
    }
}

/// The room in which the person and the bots sit, as its log would tell.
fn room(played: &Match, seating: &Seating) -> Room {
    let game = played.game();
    let name = RoomName::new(ROOM).expect("it is the name of a room");
    let key = Key::new(KEY).expect("it is a key").hash();
    let opened =
        RoomEntry::Opened { game: game.kind().id().to_owned(), at: 0, lesson: false, daily: None };
    let mut room = Room::opened(name, &opened).expect("there is this game");
    let names = Names::new(Language::english(), seating.levels.len(), seating.you);
    for (seat, level) in seating.levels.iter().enumerate() {
        let (name, level) = (names.of(seat).to_owned(), level.to_string());
        room.apply(&match seating.you.map(Seat::index) == Some(seat) {
            true => {
                let key = key.clone();
                RoomEntry::Sat { name, key, place: None, program: false, person: None }
            }
            false => RoomEntry::BotSat { name, level },
        });
    }
    for (name, value) in game.options() {
        let value = serde_json::to_value(value).expect("a number, a flag or a word");
        room.apply(&RoomEntry::Option { name: name.to_owned(), value });
    }
    let settings = RoomSettings { talk: false, takeover: false, ..RoomSettings::default() };
    room.apply(&RoomEntry::Settings { settings });
    let (number, playing) = (MATCH, seating.levels.len());
    room.apply(&RoomEntry::Began { number, playing, at: 0, before: 0, ranked: false, set: None });
    room
}

/// The match as its log would tell. What was decided before it was left is not taken back.
fn live(played: &Match) -> Live {
    let (heading, rest) = divided(played.record());
    let begun = MatchEntry::Begun { heading: heading.to_owned(), at: 0, lesson: false };
    let mut live = Live::begun(MATCH, &begun).expect("it is how this match began");
    for line in rest.lines().filter(|line| !line.starts_with('#')) {
        let (lines, by) = (vec![line.to_owned()], By::Bot);
        let entry = MatchEntry::Played { lines, at: 0, by, deal: None };
        live.apply(&entry).expect("it was played so");
    }
    live
}

/// How many decisions these lines of a record are.
fn decisions(lines: &str) -> u64 {
    let is_move = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    lines.lines().filter(is_move).count() as u64
}

/// A record's lines down to the seed, and what was played.
fn divided(record: &str) -> (&str, &str) {
    let seed = record.find("\nseed ").map_or(0, |at| at + 1);
    let end = record[seed..].find('\n').map_or(record.len(), |end| seed + end + 1);
    record.split_at(end)
}

/// The match as it was after so many decks and moves, with the remarks on what comes next.
fn went_back(played: &Match, lines: u64) -> Result<Match, String> {
    let (heading, rest) = divided(played.record());
    let mut before = Match::from_heading(heading).map_err(|error| error.to_string())?;
    let mut left = lines;
    for line in rest.lines() {
        match line.starts_with('#') {
            true => before.remark(line),
            false if left == 0 => break,
            false => drop(before.line(line)?),
        }
        left -= u64::from(!line.starts_with('#'));
    }
    Ok(before)
}
