//! A match that is being played, as its log tells.
//!
//! Like a room, a [`Live`] match is what the entries of its log make of it. The lines of its moves
//! and decks, one after the other, are the match's record.

mod undo;

use std::collections::VecDeque;
use std::ops::Range;

use games::fair::Bytes;
use games::{
    Answer, AnyGame, Chance, EventJson, Kind, Look, Marks, Match, Message, OptionsError, Rng, Seat,
    SeatSet, Seed, Settings, Setup, Snap, ToAct, ToldJson,
};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;

use crate::deal::{Numbers, Opening};
use crate::lesson::{LEARNER, Lesson, Script};
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{self, AidLevel, Aids, Hint, Mark, Peek, Phrase, Scores};
use crate::random::bytes;
use crate::talk;

use undo::{Decided, Undo};

/// One change of a match, as its log keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchEntry {
    /// The lines of the record down to the seed; milliseconds since 1970.
    Begun {
        heading: String,
        at: u64,
        /// Whether its first round is the game's lesson.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lesson: bool,
    },
    /// Lines of the record: moves, or a deck; and what the deck comes from, if not from the seed.
    Played {
        lines: Vec<String>,
        at: u64,
        by: By,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<Box<Numbers>>,
    },
    /// The next round's deal was opened, and seats are asked for their shares.
    Opened { opening: Opening },
    /// A seat has been shown these peeks.
    Shown { seat: Seat, ids: Vec<u64> },
    /// What a seat has chosen to be played later, in place of what it had chosen.
    Queued { seat: Seat, moves: Vec<String> },
    /// A seat wrote a note on a card of its own.
    Noted { seat: Seat, slot: u8, text: String },
    /// Somebody else plays on a seat from now on, and is shown nothing that was before: from the
    /// next round on, or at once where only a bot has seen its cards.
    Taken {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_once: bool,
    },
    /// A seat is told what an expert would do at the decision that it has.
    Hinted { seat: Seat, hint: Box<Hint> },
    /// A seat takes back what it decided last, and all that was played since: of the record's decks
    /// and moves so many are left.
    TookBack { seat: Seat, lines: u64, at: u64 },
}

/// Who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person on the seat.
    Person,
    Bot,
    /// Time that ran out.
    Clock,
    Chance,
}

/// What one change told, ready to be sent.
struct Told {
    seq: u64,
    all: Box<RawValue>,
    said: Box<RawValue>,
    /// By seat: what it alone was told, and what is said of that.
    seats: Vec<[Box<RawValue>; 2]>,
}

/// What is said of each of these events.
pub fn said(events: &[EventJson]) -> Vec<&[Message]> {
    events.iter().map(|event| &event.said[..]).collect()
}

/// What the log tells of a seat besides the match itself.
#[derive(Clone, Default)]
struct OnSeat {
    /// How often it changed its mind since somebody made a move.
    choices: u32,
    /// The `seq` at which its decision began.
    asked: u64,
    /// The `seq` at which the clock of its decision began; a move out of turn is none.
    clocked: u64,
    /// The `seq` at which whoever plays there sat down; 0 if at the beginning.
    taken: u64,
    /// Whether they play at once.
    at_once: bool,
    /// What it has not been shown yet; nothing from before it last acted.
    peeks: Vec<Peek>,
}

/// A match that is being played.
pub struct Live {
    number: u32,
    played: Match,
    opening: Option<Box<Opening>>,
    entries: u64,
    /// How many entries of its log changed the match.
    seq: u64,
    /// How many moves were played, also those that were taken back.
    moves: u64,
    /// How many lines its record has after the seed.
    lines: u64,
    undo: Undo,
    /// The `seq` after moves were taken back last.
    went_back: u64,
    /// The last hint, for whom, and the `seq` at which their decision began.
    hint: Option<(Seat, u64, Hint)>,
    bytes: u64,
    seats: Vec<OnSeat>,
    /// The `seq` at which the round was dealt.
    dealt: u64,
    told: VecDeque<Told>,
    next_peek: u64,
    /// The `seq` at which the last snap began.
    snap_from: u64,
    /// From which `seq` until which the snap was open that was over last.
    snap_over: Range<u64>,
    notes: u32,
    rounds: Vec<Vec<i32>>,
    /// The lesson that is given, until another round begins.
    script: Option<Script>,
    /// When it last changed, in milliseconds since 1970.
    changed: u64,
}

/// Why an entry does not fit: a broken log, or a bug.
#[derive(Debug, thiserror::Error)]
#[error("entry {entry} of the match does not fit: {what}")]
pub struct Unfit {
    entry: u64,
    what: String,
}

impl MatchEntry {
    /// The entry with this number, from 1, as the log keeps it.
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn parse(number: u64, text: &str) -> Result<Self, Unfit> {
        serde_json::from_str(text).map_err(|error| Unfit { entry: number, what: error.to_string() })
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Shown { seat, .. }
            | Self::Queued { seat, .. }
            | Self::Noted { seat, .. }
            | Self::Hinted { seat, .. }
            | Self::TookBack { seat, .. }
            | Self::Taken { seat, .. } => Some(*seat),
            Self::Begun { .. } | Self::Played { .. } | Self::Opened { .. } => None,
        }
    }

    /// The first entry of a match: nothing is dealt yet.
    ///
    /// # Errors
    ///
    /// If there is no such table.
    pub fn begun(
        kind: Kind,
        seats: usize,
        settings: Settings,
        lesson: Option<&Lesson>,
        at: u64,
        rng: &mut Rng,
    ) -> Result<Self, OptionsError> {
        let mut by_lot = || rng.index(seats.max(1));
        let dealer = Some(lesson.map_or_else(&mut by_lot, |lesson| lesson.dealer));
        let seed = Seed::new(bytes(rng));
        let setup = Setup { kind, seats, settings, dealer, seed };
        Self::begun_as(&setup, lesson.is_some(), at)
    }

    /// The first entry of this match, whose first round may be the game's lesson.
    pub(crate) fn begun_as(setup: &Setup, lesson: bool, at: u64) -> Result<Self, OptionsError> {
        let heading = Match::undealt(setup)?.record().to_owned();
        Ok(Self::Begun { heading, at, lesson })
    }
}

impl MatchEntry {
    pub(crate) fn played(lines: Vec<String>, by: By, at: u64) -> Self {
        Self::Played { lines, at, by, deal: None }
    }

    pub(crate) fn moved(seat: Seat, mv: &str, by: By, at: u64) -> Self {
        Self::played(vec![format!("{seat} {mv}")], by, at)
    }

    /// How a match begins whose first dealer comes from this deal.
    pub(crate) fn dealt_from(&self, opening: &Opening, shown: &[Option<Bytes>]) -> Self {
        let mut this = self.clone();
        if let Self::Begun { heading, .. } = &mut this {
            *heading = opening.key(heading, shown).heading(heading);
        }
        this
    }
}

impl Live {
    /// The match of which the log tells nothing yet but how it began.
    pub fn begun(number: u32, entry: &MatchEntry) -> Result<Self, Unfit> {
        let unfit = |what: String| Unfit { entry: 1, what };
        let MatchEntry::Begun { heading, at, lesson } = entry else {
            return Err(unfit("it is not how a match begins".to_owned()));
        };
        let played = Match::from_heading(heading).map_err(|error| unfit(error.to_string()))?;
        let seats = played.game().standings().seats().get();
        let kind = played.game().kind();
        Ok(Self {
            script: lesson.then(|| Script::new(Lesson::of(kind))),
            number,
            played,
            opening: None,
            entries: 1,
            seq: 1,
            moves: 0,
            lines: 0,
            undo: Undo::default(),
            went_back: 0,
            hint: None,
            bytes: 0,
            seats: vec![OnSeat::default(); seats],
            dealt: 0,
            told: VecDeque::new(),
            next_peek: 1,
            snap_from: 0,
            snap_over: 0..0,
            notes: 0,
            rounds: Vec::new(),
            changed: *at,
        })
    }

    /// What a log makes of it.
    pub fn fold(number: u32, entries: &[String]) -> Result<Self, Unfit> {
        let bytes = entries.iter().map(String::len).sum();
        let mut entries =
            (1..).zip(entries).map(|(number, entry)| MatchEntry::parse(number, entry));
        let empty = || Unfit { entry: 1, what: "the log is empty".to_owned() };
        let mut live = Self::begun(number, &entries.next().ok_or_else(empty)??)?;
        for entry in entries {
            live.apply(&entry?)?;
        }
        live.add_bytes(bytes);
        Ok(live)
    }

    pub(crate) fn add_bytes(&mut self, bytes: usize) {
        self.bytes += bytes as u64;
    }

    /// How many bytes its log has.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Applies what was stored.
    ///
    /// # Errors
    ///
    /// If it does not fit; what stood there before it is then partly changed.
    pub fn apply(&mut self, entry: &MatchEntry) -> Result<(), Unfit> {
        self.entries += 1;
        let seats = self.game().standings().seats();
        if entry.seat().is_some_and(|seat| !seats.has(seat)) {
            return Err(self.unfit("the table has no such seat"));
        }
        match entry {
            MatchEntry::Begun { .. } => return Err(self.unfit("a match begins once")),
            MatchEntry::Played { lines, at, by, deal } => {
                self.changed = *at;
                if let Some(numbers) = deal {
                    self.deal_from(numbers)?;
                }
                self.play(lines, *by)?;
            }
            MatchEntry::Opened { opening } => {
                if !self.is_round_due() || self.opening.is_some() {
                    return Err(self.unfit("no deal can be opened here"));
                }
                self.opening = Some(Box::new(opening.clone()));
            }
            MatchEntry::Shown { seat, ids } => {
                self.seats[seat.index()].peeks.retain(|peek| !ids.contains(&peek.id));
            }
            MatchEntry::Queued { seat, moves } => {
                self.played.choose(*seat, moves);
                self.seats[seat.index()].choices += 1;
                if !moves.is_empty() {
                    self.seats[seat.index()].peeks.clear();
                }
            }
            MatchEntry::Noted { seat, slot, text } => {
                self.notes += 1;
                note(&mut self.played, *seat, *slot, text);
                self.undo.noted(*seat, self.lines, *slot, text);
            }
            MatchEntry::Taken { seat, at_once } => {
                self.seats[seat.index()].at_once = *at_once;
                self.seats[seat.index()].peeks.clear();
                self.played.choose(*seat, &[]);
                self.seats[seat.index()].taken = self.seq;
                if let Some(marks) = self.played.marks_mut() {
                    marks.forget_notes(*seat);
                }
                self.undo.forget();
            }
            MatchEntry::Hinted { seat, hint } => {
                self.hint = Some((*seat, self.asked(*seat), (**hint).clone()));
            }
            MatchEntry::TookBack { seat, lines, at } => {
                self.changed = *at;
                self.take_back(*seat, *lines)?;
            }
        }
        Ok(())
    }

    fn unfit(&self, what: impl ToString) -> Unfit {
        Unfit { entry: self.entries, what: what.to_string() }
    }

    fn deal_from(&mut self, numbers: &Numbers) -> Result<(), Unfit> {
        let own = self.opening.take();
        let opening = numbers.opening.as_ref().or(own.as_deref());
        let opening = opening.ok_or_else(|| self.unfit("no deal is opened"))?;
        let key = opening.key(self.played.record(), &numbers.shown);
        self.played.deal_from(key).map_err(|error| self.unfit(error))
    }

    fn play(&mut self, lines: &[String], by: By) -> Result<(), Unfit> {
        let (before, snap_before) = (self.deciders(), self.snap().is_some());
        self.played.set_moment(self.seq + 1);
        let mut told = ToldJson::default();
        let (mut movers, mut deciding, mut dealt) = (SeatSet::EMPTY, SeatSet::EMPTY, false);
        for line in lines {
            let playing = self.played.game().standings().is_playing();
            let decided = Decided { lines: self.lines, seq: self.seq + 1 };
            self.undo.keep(&self.played, decided, self.rounds.len(), line, by);
            let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
            let mover = word.parse().ok().and_then(Seat::new);
            // It can be the turn of somebody else after it.
            let timing = mover.map(|mover| self.game().timing(mover, mv)).unwrap_or_default();
            let done = timing.answer == Some(Answer::Done);
            told.extend(self.played.line(line).map_err(|what| self.unfit(what))?);
            self.lines += 1;
            dealt |= word == "deck";
            if word == "deck" && !self.rounds.is_empty() {
                self.script = None;
            }
            self.script.iter_mut().for_each(|script| script.follow(line));
            if let Some(mover) = mover {
                movers.insert(mover);
                self.moves += 1;
                // Who acts has had the time to look: a look cannot be saved for later. That a
                // snap's time is up is nobody's action.
                if by == By::Person || !done {
                    self.seats[mover.index()].peeks.clear();
                }
                if timing.out_of_turn {
                    self.seats[mover.index()].choices += 1;
                } else {
                    deciding.insert(mover);
                    self.seats.iter_mut().for_each(|seat| seat.choices = 0);
                }
            }
            let game = self.played.game();
            let standings = game.standings();
            if playing && let Some(scores) = standings.round_scores() {
                self.rounds.push(scores.to_vec());
            }
        }
        self.seq += 1;
        let after = self.deciders();
        for seat in after.iter().filter(|&seat| !before.contains(seat) || movers.contains(seat)) {
            self.seats[seat.index()].asked = self.seq;
            if !before.contains(seat) || deciding.contains(seat) {
                self.seats[seat.index()].clocked = self.seq;
            }
        }
        if dealt {
            self.dealt = self.seq;
        }
        match (snap_before, self.snap().is_some()) {
            (false, true) => self.snap_from = self.seq,
            (true, false) => self.snap_over = self.snap_from..self.seq,
            _ => {}
        }
        self.tell(told);
        Ok(())
    }

    /// Goes back to where the record had so many lines, before a decision of this seat.
    fn take_back(&mut self, seat: Seat, lines: u64) -> Result<(), Unfit> {
        let is_last = self.may_take_back(seat).is_some_and(|last| last.lines == lines);
        if !is_last {
            return Err(self.unfit("this cannot be taken back"));
        }
        let (played, rounds) =
            self.undo.take(self.played.record(), lines).map_err(|what| self.unfit(what))?;
        self.rounds.truncate(rounds);
        (self.played, self.lines) = (played, lines);
        self.begin_anew();
        Ok(())
    }

    /// What was told is not so any more: everybody sees the table anew, and decides anew.
    fn begin_anew(&mut self) {
        self.seq += 1;
        (self.went_back, self.snap_from, self.hint) = (self.seq, self.seq, None);
        self.told.clear();
        for seat in &mut self.seats {
            let (asked, clocked) = (self.seq, self.seq);
            let (taken, at_once) = (seat.taken, seat.at_once);
            *seat = OnSeat { asked, clocked, taken, at_once, ..OnSeat::default() };
        }
    }

    /// Keeps what was told until it was sent, and for those who come back.
    fn tell(&mut self, told: ToldJson) {
        let mut seats = Vec::with_capacity(told.seats.len());
        for (seat, secrets) in self.seats.iter_mut().zip(told.seats) {
            let (once, kept): (Vec<_>, Vec<_>) = secrets.into_iter().partition(|it| it.once);
            for secret in once {
                let event = secret.json();
                let said = secret.said.into_iter().map(Into::into).collect();
                seat.peeks.push(Peek { id: self.next_peek, event, said });
                self.next_peek += 1;
            }
            seats.push([raw(&kept), raw(&said(&kept))]);
        }
        if !self.game().standings().is_playing() {
            // Nothing is hidden any more, so nothing waits to be seen in secret.
            self.seats.iter_mut().for_each(|seat| seat.peeks.clear());
        }
        if self.told.len() == limits::TOLD_MAX {
            self.told.pop_front();
        }
        let said = raw(&said(&told.all));
        self.told.push_back(Told { seq: self.seq, all: raw(&told.all), said, seats });
    }

    /// What this seat decided last, if it can be taken back: in the round that is on the table, in
    /// a match in which nobody else plays but bots.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Option<Decided> {
        let is_on = !self.is_over() && self.opening.is_none() && !self.is_lesson();
        self.undo.last(seat).filter(|_| is_on)
    }

    /// The `seq` after moves were taken back last; 0 if none were.
    pub fn went_back(&self) -> u64 {
        self.went_back
    }

    /// The hint for the decision that this viewer has.
    pub fn hint(&self, viewer: Option<Seat>) -> Option<&Hint> {
        let (seat, asked, hint) = self.hint.as_ref()?;
        let is_theirs = viewer == Some(*seat) && self.deciders().contains(*seat);
        (is_theirs && self.asked(*seat) == *asked).then_some(hint)
    }

    /// Whether its first round is a lesson, and is on the table.
    pub fn is_lesson(&self) -> bool {
        self.script.is_some()
    }

    /// The match with its record: it holds every card.
    pub(crate) fn played(&self) -> &Match {
        &self.played
    }

    /// The match itself.
    pub fn game(&self) -> &dyn games::AnyGame {
        self.played.game()
    }

    /// The snap that is open, also while something else has to be done first.
    pub fn snap(&self) -> Option<Snap<String, String>> {
        self.game().snap()
    }

    pub(crate) fn snap_from(&self) -> u64 {
        self.snap_from
    }

    pub(crate) fn was_in_last_snap(&self, seq: u64) -> bool {
        self.snap_over.contains(&seq)
    }

    /// What a move does in a snap; `None` if it is no answer to one.
    pub(crate) fn answer(&self, seat: Seat, mv: &str) -> Option<Answer> {
        self.game().timing(seat, mv).answer
    }

    /// Which match of its room it is.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many entries its log has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// How far it is.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// When it last changed, in milliseconds since 1970.
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// Whether it has had as many moves as a match may have.
    pub fn is_full(&self) -> bool {
        self.moves >= limits::MOVES_PER_MATCH_MAX || self.bytes >= limits::MATCH_BYTES_MAX
    }

    /// Whether the seat may change its mind once more before somebody makes a move.
    pub(crate) fn may_choose(&self, seat: Seat) -> bool {
        self.seats[seat.index()].choices < limits::CHOICES_MAX
    }

    pub(crate) fn may_note(&self, seat: Seat, slot: u8) -> bool {
        let has = |marks: &dyn Marks| usize::from(slot) < marks.slots(seat);
        self.notes < limits::NOTES_MAX && self.game().marks().is_some_and(has)
    }

    /// The seats that have a decision to make.
    pub fn deciders(&self) -> SeatSet {
        self.game().deciders()
    }

    /// The `seq` at which this seat's decision began.
    pub fn asked(&self, seat: Seat) -> u64 {
        self.seats[seat.index()].asked
    }

    pub(crate) fn clocked(&self, seat: Seat) -> u64 {
        self.seats[seat.index()].clocked
    }

    /// The line that deals a new draw pile, if the rules ask for one now.
    pub(crate) fn due_reshuffle(&self) -> Option<String> {
        let due = self.game().to_act() == ToAct::Chance(Chance::Reshuffle);
        due.then(|| self.played.due_deal()).flatten()
    }

    pub(crate) fn is_round_due(&self) -> bool {
        self.game().to_act() == ToAct::Chance(Chance::Round)
    }

    pub(crate) fn is_dealt(&self) -> bool {
        self.dealt > 0
    }

    /// Whether its rounds are dealt so that anybody can check it.
    pub fn is_fair(&self) -> bool {
        self.played.is_fair() || self.opening.is_some()
    }

    /// The deal that is opened, if one is.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_deref()
    }

    /// The name of the next deal, in this room.
    pub fn next_deal(&self, room: &RoomName) -> String {
        self.played.next_deal(&format!("{room} {}", self.number)).name
    }

    /// The line that deals the next round from an opened deal and the shares that were shown.
    pub fn due_from(&self, opening: &Opening, shown: &[Option<Bytes>]) -> Option<String> {
        self.played.due_from(opening.key(self.played.record(), shown))
    }

    /// The line that deals the next round from the seed, if one is due.
    pub(crate) fn due_round(&self) -> Option<String> {
        self.is_round_due().then(|| self.played.due_deal()).flatten()
    }

    /// Whether all its rounds are over.
    pub fn is_over(&self) -> bool {
        self.game().to_act() == ToAct::Nobody
    }

    pub(crate) fn can_play(&self, lines: &[String]) -> bool {
        let mut copy = self.played.clone();
        lines.iter().all(|line| copy.line(line).is_ok())
    }

    /// What the seat has chosen to be played later.
    pub fn queued(&self, seat: Seat) -> Vec<String> {
        self.game().chosen(seat)
    }

    /// The peeks that the seat has not been shown yet; none from before it last acted.
    pub fn peeks(&self, seat: Seat) -> &[Peek] {
        &self.seats[seat.index()].peeks
    }

    /// Whether whoever sits on this seat waits for the next round: its cards were another person's.
    pub fn waits(&self, seat: Seat) -> bool {
        let OnSeat { taken, at_once, .. } = self.seats[seat.index()];
        taken > 0 && taken >= self.dealt && !at_once
    }

    /// What this viewer may know now.
    pub fn view(&self, viewer: Option<Seat>) -> Box<RawValue> {
        self.game().view(viewer)
    }

    /// The remarks that may be made now.
    pub fn phrases(&self) -> Vec<Phrase> {
        talk::phrases(self.game())
    }

    /// What this viewer was told since the match was at `seen`; nothing if that is too long ago.
    pub(crate) fn told_since(&self, seen: u64, viewer: Option<Seat>) -> Vec<protocol::Told> {
        // A match begins at 1, where nothing is dealt and nothing was told.
        let seen = seen.max(1);
        if self.told.front().is_none_or(|first| first.seq > seen + 1) {
            return Vec::new();
        }
        let told = self.told.iter().filter(|told| told.seq > seen);
        told.map(|told| {
            // Nobody is told what was told to somebody else on the seat.
            let own = viewer.filter(|seat| told.seq > self.seats[seat.index()].taken);
            let own = own.map(|seat| told.seats[seat.index()].clone());
            let [you, said_you] = own.unwrap_or_else(|| [(); 2].map(|()| raw::<[Json; 0]>(&[])));
            let (all, said) = (told.all.clone(), told.said.clone());
            protocol::Told { seq: told.seq, all, you, said, said_you }
        })
        .collect()
    }

    /// Whether a lesson is given and its script is followed: then nobody is hurried.
    pub(crate) fn teaches(&self) -> bool {
        self.script.as_ref().is_some_and(Script::is_followed)
    }

    /// What a lesson has a bot on this seat do: play a move, or nothing yet; `None` where the bot
    /// chooses by itself.
    pub(crate) fn scripted(&self, seat: Seat) -> Option<Option<&'static str>> {
        let mv = self.script.as_ref()?.move_of(seat)?;
        Some(self.game().check(seat, mv).is_ok().then_some(mv))
    }

    /// This viewer's place in its lesson.
    pub fn lesson(&self, viewer: Option<Seat>) -> Option<protocol::Lesson> {
        let script = self.script.as_ref().filter(|_| viewer == Some(LEARNER))?;
        // How a turn is to begin may be chosen before the snap is answered.
        let mut queued = self.queued(LEARNER);
        queued.retain(|mv| self.answer(LEARNER, mv).is_some());
        Some(script.view(&queued, |mv| self.game().check(LEARNER, mv).is_ok()))
    }

    /// The scores of each round that is over, by seat.
    pub(crate) fn rounds(&self) -> &[Vec<i32>] {
        &self.rounds
    }

    /// The scores so far.
    pub fn scores(&self) -> Scores {
        let winners = self.game().standings().winners();
        let winners = winners.map(|seats| seats.iter().map(|seat| seat.index() as u8).collect());
        let first = self.rounds.len().saturating_sub(limits::ROUNDS_TOLD_MAX);
        Scores { first: first as u32 + 1, rounds: self.rounds[first..].to_vec(), winners }
    }

    /// The aids that this viewer has at this level.
    pub fn aids(&self, viewer: Option<Seat>, level: AidLevel) -> Option<Aids> {
        aids(self.game(), viewer, level)
    }
}

/// The aids to memory that a viewer has at this level, if the game has such.
pub fn aids(game: &dyn AnyGame, viewer: Option<Seat>, level: AidLevel) -> Option<Aids> {
    let marks = game.marks()?;
    let own = |from: AidLevel| viewer.filter(|_| level >= from);
    let mark =
        |look: Look| Mark { seat: look.seat.map(|seat| seat.index() as u8), turns: look.turns };
    let row = |seat| {
        let slots = marks.looks(seat).into_iter();
        slots.map(|looks| looks.into_iter().map(mark).collect()).collect()
    };
    let seats = game.standings().seats().seats().filter(|_| level >= AidLevel::Marks);
    Some(Aids {
        level,
        marks: seats.map(row).collect(),
        notes: own(AidLevel::Notes).map(|seat| marks.notes(seat)).unwrap_or_default(),
        recall: own(AidLevel::Recall).map(|seat| game.recall(seat)).unwrap_or_default(),
    })
}

fn note(played: &mut Match, seat: Seat, slot: u8, text: &str) {
    if let Some(marks) = played.marks_mut() {
        marks.note(seat, usize::from(slot), text);
    }
}

fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events have text keys only")
}

#[cfg(test)]
mod tests;
