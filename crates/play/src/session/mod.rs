//! A session: a room and its match while somebody uses them, as a machine without input and output.
//!
//! [`Session::step`] takes what happened and the time, and says what is to be appended to the logs,
//! what is to be sent, and when it wants to be woken. Nothing is sent before what it follows from
//! is appended: then the step ends with [`Output::appends`] alone, and the rest comes when the
//! shell says [`Input::Appended`]. If another server was first, the shell reads with what, and the
//! session takes the same input again, as if it had come after that.
//!
//! The session sees to that; what an input does is the machine's, in which owners meet that know
//! nothing of each other:
//!
//! | module | what it owns |
//! |---|---|
//! | `machine` | the order in which everything is done, stored and told |
//! | `replica` | the room and its match, and what is to be appended |
//! | `presence`, `lines` | who is here, on whichever server |
//! | `clocks` | clocks, and when the next round begins |
//! | `bot_times` | when bots play, and what they think about |
//! | `snaps`, `window` | the snap window |
//! | `looks` | who still looks at cards that are shown once |
//! | `deals` | promises and shares of the next deal |
//! | `help` | hints, and moves that are taken back |
//! | `gossip` | what servers tell each other, and when the logs are looked at |
//! | `lobby` | who waits for a match to begin, and who has gone |
//! | `callers`, `payers` | how much is asked for, and from where those come for whom it is done |
//! | `agenda` | how long the room stays in memory, and how long it is kept |
//! | `begin`, `turn` | how a match begins; what comes of a move that somebody chose |
//! | `tell`, `listing` | what lines are told, and what the list of open tables says |

mod agenda;
mod begin;
mod bot_times;
mod callers;
mod clocks;
mod config;
mod deals;
mod gossip;
mod help;
mod io;
mod lines;
mod listing;
mod lobby;
mod looks;
mod machine;
mod payers;
mod presence;
mod replica;
mod snaps;
mod tell;
#[cfg(test)]
mod tests;
mod turn;
mod window;

use std::time::Duration;

use games::{Seat, Seed};

use crate::key::Key;
use crate::live::Live;
use crate::protocol::{Caller, Fault, RoomLook};
use crate::room::Room;
use crate::time::{Moment, Now};

pub use crate::called::Called;
pub use begin::nothing_new;
pub use config::Config;
pub use gossip::last_begun;
pub use help::hint;
pub use io::{Advise, Append, End, Greeting, Input, LineId, Listing, Log, News, Note};
pub use io::{Output, Read, Send, Think};

use gossip::{Gossip, Words};
use machine::{Machine, Ongoing};
use replica::LogEnds;

/// How many numbers of matches are tried, if one was begun and the server died before the room
/// knew of it.
const NUMBERS_TRIED_MAX: u32 = 100;

/// A room in use.
pub struct Session {
    machine: Machine,
    attempt: Option<Attempt>,
    /// The names that were granted for the input in progress.
    granted: Vec<Called>,
}

/// An input whose entries are not yet in the logs.
struct Attempt {
    /// None once its own entries are in the logs, and only what follows from it is left to do.
    input: Option<Input>,
    /// How many entries are its own, which come first.
    own: usize,
    /// What is to be said of it itself.
    said: Output,
    /// How much of the logs was known before.
    known: LogEnds,
    /// What the entries have changed besides room and match, as it was before.
    before: Ongoing,
    /// Whether other servers were first.
    is_late: bool,
}

/// Something that this server does not know yet has to be read first.
struct Behind {
    /// Whether the input can be handled without it.
    optional: bool,
}

impl Session {
    /// The session of a room that is loaded now. All its chance comes from the seed.
    pub fn new(config: Config, room: Room, live: Option<Live>, seed: Seed, now: Now) -> Self {
        let machine = Machine::new(config, room, live, seed, now);
        Self { machine, attempt: None, granted: Vec::new() }
    }

    /// Takes what happened, and says what is to be done. After an answer with entries to be
    /// appended or read, the next input is the answer to that.
    pub fn step(&mut self, input: Input, now: Now) -> Output {
        self.machine.replica.now = now;
        match input {
            Input::Appended => {
                let said = self.attempt.take().map(|attempt| attempt.said).unwrap_or_default();
                self.machine.replica.commit();
                self.finish(said);
            }
            Input::Failed => self.failed(),
            Input::Conflict(done) => self.conflict(done),
            Input::News(news) => self.news(news),
            Input::Called(done) => self.called(done),
            // This server's own, above all.
            Input::Entry { log, number, .. } if !self.machine.replica.is_new(log, number) => {}
            input => self.transact(Some(input), Output::default(), true),
        }
        let Machine { replica, out, .. } = &mut self.machine;
        if let Some(unfit) = replica.unfit() {
            *out = Output { end: Some(End::Unfit(unfit)), ..Output::default() };
        }
        if self.attempt.is_some() {
            let (appends, read) = (replica.take_appends(), out.read.take());
            let calls = std::mem::take(&mut out.calls);
            return Output { appends, read, calls, ..Output::default() };
        }
        self.granted.clear();
        out.forget.splice(..0, replica.take_orphans());
        let out = std::mem::take(out);
        Output { wake: self.machine.next_time(), ..out }
    }

    /// The names were checked: the input that waited for this goes ahead, or is refused.
    fn called(&mut self, done: Result<(), Fault>) {
        let Some(Attempt { input, said, .. }) = self.attempt.take() else { return };
        match done {
            Ok(()) => {
                let calls = input.as_ref().map(|input| self.calls(input)).unwrap_or_default();
                self.granted.extend(calls);
                self.transact(input, said, false);
            }
            Err(fault) => {
                self.transact(None, Output { answer: Some(Err(fault)), ..said }, false);
            }
        }
    }

    /// Who will be called how once an input is handled, as far as nobody has asked about it. A
    /// server that was late asks for those only of whom it did not know.
    fn calls(&self, input: &Input) -> Vec<Called> {
        let mut calls = self.machine.calls(input);
        calls.retain(|called| !self.granted.contains(called));
        calls
    }

    /// Whether something that this server does not know yet has to be read before an input.
    fn is_behind(&self, input: &Input) -> Option<Behind> {
        let Machine { config, replica, ongoing, .. } = &self.machine;
        let room = replica.room();
        // Whose key opens nothing here may have sat down at another server a moment ago.
        let is_unknown = |key: Option<&Key>| {
            let key = key.map(Key::hash);
            key.is_some_and(|it| room.place_of(&it).is_none() && !room.is_at_door(&it))
        };
        let is_shared = config.is_shared;
        let behind = match input {
            // What was stored since this was loaded.
            Input::Begin => is_shared,
            Input::Open { greeting, .. } => {
                let seen = greeting.seen.as_ref().map(|seen| (seen.match_number, seen.seq));
                let is_ahead = seen > Some(replica.position());
                is_shared && (is_ahead || is_unknown(greeting.key.as_ref()))
            }
            Input::Asked { key, .. } => is_shared && is_unknown(key.as_ref()),
            Input::Entry { log, number, text } => replica.is_ahead(*log, *number, text),
            Input::Gossip(text) => {
                let gossip = Gossip::heard(text, config.server);
                gossip.is_some_and(|gossip| gossip.knows_more(replica.known()))
            }
            Input::Wake => {
                let looks = self.machine.look_at().is_some_and(|at| at <= replica.now.at);
                // For whom a bot is about to play may be back at a server that is not heard.
                let stands_in = || is_shared && ongoing.bots.stands_in(replica);
                return (looks || stands_in()).then_some(Behind { optional: true });
            }
            _ => false,
        };
        behind.then_some(Behind { optional: false })
    }

    /// Does what an input asks for, unless that is done, and what follows from it. Until its
    /// entries are in the logs nothing of it is told; what others were first with is done again.
    fn transact(&mut self, input: Option<Input>, said: Output, may_read: bool) {
        let behind = input.as_ref().filter(|_| may_read).and_then(|input| self.is_behind(input));
        let calls = input.as_ref().map(|input| self.calls(input)).unwrap_or_default();
        let machine = &mut self.machine;
        let (before, known) = (machine.ongoing.clone(), machine.replica.known());
        let mut attempt = Attempt { input, own: 0, said, known, before, is_late: false };
        if let Some(Behind { optional }) = behind {
            machine.out.read = Some(machine.replica.read(known, optional));
        } else if !calls.is_empty() {
            machine.out.calls = calls;
        } else {
            if let Some(input) = &attempt.input {
                machine.handle(input);
                attempt.own = machine.replica.appends();
                attempt.said = std::mem::take(&mut machine.out);
            }
            if attempt.said.end.is_none() {
                machine.follow_up();
            }
            if machine.replica.appends() == 0 {
                return self.finish(attempt.said);
            }
        }
        self.attempt = Some(attempt);
    }

    /// Everything is in the logs: it is told, first of the input itself and then of what followed.
    fn finish(&mut self, said: Output) {
        self.machine.finish();
        self.machine.out.put_after(said);
    }

    /// Other servers appended first: all is put back as it was, and they are read. What an input
    /// itself asked for is done only once.
    fn conflict(&mut self, done: usize) {
        let Some(attempt) = &mut self.attempt else { return };
        attempt.is_late = true;
        if attempt.own > 0 && done >= attempt.own {
            attempt.input = None;
        }
        let live = Some(attempt.known.live).filter(|(number, _)| *number > 0);
        let read = Read { room: 0, live: live.map(|(number, _)| (number, 0)), optional: false };
        self.machine.out = Output { read: Some(read), ..Output::default() };
        self.machine.replica.lost(done);
    }

    /// What the logs have that was not known; then the input that waited for it is done.
    fn news(&mut self, mut news: News) {
        let Some(attempt) = self.attempt.take() else { return };
        let Attempt { input, said, known, before, is_late, .. } = attempt;
        let said = if input.is_none() { said } else { Output::default() };
        if is_late {
            self.machine.ongoing = before;
            news = self.machine.replica.roll_back(known, news);
            let Machine { presence, replica, out, .. } = &mut self.machine;
            out.close(presence.seat(replica));
        }
        let is_new = self.machine.catch_up(news);
        let skipped = self.machine.replica.skipped();
        if is_late && (!is_new && skipped == 0 || skipped > NUMBERS_TRIED_MAX) {
            self.machine.out = Output { end: Some(End::Conflict), ..Output::default() };
            return;
        }
        if is_late && !self.machine.presence.has_others() {
            self.machine.gossip(Words::Asks {});
        }
        self.transact(input, said, false);
    }

    /// The logs cannot be used: the session ends, unless all that was to be stored is that the room
    /// is used.
    fn failed(&mut self) {
        let (input, said) = match self.attempt.take() {
            Some(Attempt { input, said, .. }) => (input, said),
            None => (None, Output::default()),
        };
        if !self.machine.replica.goes_without() {
            self.machine.out = Output { end: Some(End::Failed), ..Output::default() };
            return;
        }
        // What is sent stays right: nobody is told that the room is used.
        debug_assert!(matches!(input, Some(Input::Open { .. })), "only a line uses it");
        self.machine.out.notes.push(Note::NotKept);
        self.finish(said);
    }

    /// The room as everyone sees it; and whether the seat of this key is to decide.
    pub fn look(&self, key: Option<&Key>) -> RoomLook {
        let replica = &self.machine.replica;
        let place = key.and_then(|key| replica.room().place_of(&key.hash()));
        let seat = place.and_then(|place| replica.seat(place));
        let turn = seat.is_some_and(|seat| replica.decides(seat));
        let seat = place.map(|place| place as u8);
        RoomLook { room: self.machine.room_view(Some(0)), caller: Caller { seat, turn } }
    }

    /// How much of the logs it knows: of the room, and of which match.
    #[cfg(any(test, feature = "testing"))]
    pub fn known(&self) -> (u64, (u32, u64)) {
        let known = self.machine.replica.known();
        (known.room, known.live)
    }

    /// Whether this is the key of a seat.
    pub fn is_seat(&self, key: &Key) -> bool {
        self.machine.replica.room().is_key(key)
    }

    /// The lines of those who sit here: of one seat, or of all, the host first.
    pub fn payers(&self, seat: Option<Seat>) -> Vec<LineId> {
        self.machine.presence.lines_of_seats(self.machine.replica.room(), seat)
    }

    /// Which decision the bot on a seat thinks about.
    pub fn thinks_about(&self, seat: Seat) -> Option<u64> {
        self.machine.ongoing.bots.thinks_about(seat)
    }

    /// Whether somebody waits for a hint for this decision of a seat.
    pub fn waits_for_hint(&self, seat: Seat, asked: u64) -> bool {
        self.machine.ongoing.hints.awaits(seat, asked)
    }

    /// If nothing is going on, and nobody has used the room for a while: after how long the agenda
    /// is to wake it.
    pub fn is_idle(&self, now: Moment) -> Option<Duration> {
        let Machine { presence, replica, agenda, ongoing, .. } = &self.machine;
        let goes_on = self.machine.is_busy() && !presence.is_elsewhere();
        let is_left = presence.lines().is_empty() && now >= agenda.leaves_at();
        (is_left && !goes_on).then(|| {
            let (clock, at) = (ongoing.clocks.next_alone(replica), replica.now.at);
            agenda::wakes_at(agenda::lifetime(replica.room()), clock, at) - at
        })
    }
}
