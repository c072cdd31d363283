//! A session: a room and its match while somebody uses them, as a machine without input and output.
//!
//! [`Session::step`] takes what happened and the time, and says what is to be appended to the logs,
//! what is to be sent, and when it wants to be woken. Nothing is sent before what it follows from
//! is appended: then the step ends with [`Output::appends`] alone, and the rest comes when the
//! shell says [`Input::Appended`]. If another server was first, the shell reads with what, and the
//! session takes the same input again, as if it had come after that.
//!
//! | module | what it owns |
//! |---|---|
//! | `replica` | the room and its match, and what is to be appended |
//! | `presence`, `lines` | who is here, on whichever server |
//! | `clocks` | clocks, and when the next round begins |
//! | `bot_times` | when bots play |
//! | `snaps`, `window` | the snap window |
//! | `deals` | the shares of the next deal |
//! | `help` | hints, and moves that are taken back |
//! | `gossip` | what servers tell each other, and when the logs are looked at |
//! | `listing` | what the list of open tables says of the room |
//! | `lobby` | who waits for a match to begin, and who has gone |
//! | `payers` | from where those come for whom something is done |
//! | `agenda` | how long the room stays in memory, and how long it is kept |
//! | `commands`, `turn` | what is asked of the room, and said on lines |
//! | `store`, `tell` | what a stored entry changes, and who is told |

mod agenda;
mod bot_times;
mod clocks;
mod commands;
mod deals;
mod gossip;
mod help;
mod io;
mod lines;
mod listing;
mod lobby;
mod payers;
mod presence;
mod replica;
mod snaps;
mod store;
mod tell;
#[cfg(test)]
mod tests;
mod turn;
mod window;

use std::time::Duration;

use games::{Rng, Seat, Seed};

use crate::key::{Key, KeyHash};
use crate::limits;
use crate::live::{By, Live};
use crate::protocol::{Caller, Fault, FaultCode, RoomLook, ServerMessage};
use crate::room::{Place, Room, RoomEntry, Stage, fault};
use crate::time::{Moment, Now};

pub use crate::called::Called;
pub use commands::nothing_new;
pub use gossip::last_begun;
pub use help::hint;
pub use io::{Advise, Append, End, Greeting, Input, LineId, Listing, Log, News, Note};
pub use io::{Output, Read, Send, Think};

use agenda::Agenda;
use bot_times::{BotTimes, quick_move};
use clocks::{Clocks, TimeUp};
use commands::Callers;
use deals::Deals;
use gossip::Look;
use help::Hints;
use lobby::Lobby;
use payers::Payers;
use presence::Presence;
use replica::{LogEnds, Replica};
use snaps::{Snaps, Unsealed, Unsealing};
use tell::Changes;

/// How many numbers of matches are tried, if one was begun and the server died before the room
/// knew of it.
const NUMBERS_TRIED_MAX: u32 = 100;

/// What a host chooses.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Which server this is, among those that share its log.
    pub server: u64,
    /// Whether there can be other servers.
    pub is_shared: bool,
    /// Whether there are limits on how much one may ask for.
    pub rate_limits: bool,
    /// How long a bot waits before it plays.
    pub bot_pause: Duration,
    /// How long every snap window is, whatever the rooms say.
    pub snaps: Option<Duration>,
    /// How long a deal waits for the shares that seats have promised.
    pub shares_within: Duration,
    /// How long a room stays in memory that nobody uses.
    pub idle: Duration,
    /// Whether tables may be open to everyone.
    pub open_tables: bool,
    /// Whether the site has a leaderboard, for matches at open tables.
    pub leaderboard: bool,
}

/// A room in use.
pub struct Session {
    config: Config,
    now: Now,
    replica: Replica,
    presence: Presence,
    clocks: Clocks,
    bots: BotTimes,
    snaps: Snaps,
    deals: Deals,
    callers: Callers,
    payers: Payers,
    lobby: Lobby,
    hints: Hints,
    agenda: Agenda,
    look: Look,
    changes: Changes,
    listed: Listing,
    /// Number of the last match whose result was reported.
    reported: u32,
    /// For keys, seeds and secrets.
    secrets: Rng,
    /// For what bots do.
    chance: Rng,
    attempt: Option<Attempt>,
    /// The names that were granted for the input in progress.
    granted: Vec<Called>,
    out: Output,
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
    before: Before,
    /// Whether other servers were first.
    is_late: bool,
}

struct Before {
    clocks: Clocks,
    bots: BotTimes,
    snaps: Snaps,
    deals: Deals,
    ready: Vec<KeyHash>,
    chores_at: Option<Moment>,
    hints: Hints,
}

/// Something has to be read before the input can be handled.
struct Behind {
    /// Whether the input can be handled without it.
    optional: bool,
}

impl Session {
    /// The session of a room that is loaded now. All its chance comes from the seed.
    pub fn new(config: Config, room: Room, live: Option<Live>, seed: Seed, now: Now) -> Self {
        let presence = Presence::new(&room, now.at);
        let mut this = Self {
            config,
            now,
            replica: Replica::new(room, live),
            presence,
            clocks: Clocks::default(),
            bots: BotTimes::default(),
            snaps: Snaps::default(),
            deals: Deals::default(),
            callers: Callers::default(),
            payers: Payers::default(),
            lobby: Lobby::new(now.at),
            hints: Hints::default(),
            // Whoever only looks does not keep it here for long.
            agenda: Agenda::new(now.at, config.idle.min(limits::LOOK)),
            look: Look::new(now.at),
            changes: Changes::default(),
            listed: Listing::default(),
            reported: 0,
            secrets: seed.rng("secrets", 0),
            chance: seed.rng("bots", 0),
            attempt: None,
            granted: Vec::new(),
            out: Output::default(),
        };
        this.pay_for_match();
        this
    }

    /// Takes what happened, and says what is to be done. After an answer with entries to be
    /// appended or read, the next input is the answer to that.
    pub fn step(&mut self, input: Input, now: Now) -> Output {
        self.now = now;
        match input {
            Input::Appended => {
                let said = self.attempt.take().map(|attempt| attempt.said).unwrap_or_default();
                self.replica.commit();
                self.finish();
                self.out.put_after(said);
            }
            Input::Failed => self.failed(),
            Input::Conflict(done) => self.conflict(done),
            Input::News(news) => self.news(news),
            Input::Called(done) => self.called(done),
            // This server's own, above all.
            Input::Entry { log, number, .. } if !self.is_new(log, number) => {}
            input => self.transact(Some(input), Output::default(), true),
        }
        if let Some(unfit) = self.replica.unfit() {
            self.out = Output { end: Some(End::Unfit(unfit)), ..Output::default() };
        }
        if self.attempt.is_some() {
            let (appends, read) = (self.replica.take_appends(), self.out.read.take());
            let calls = std::mem::take(&mut self.out.calls);
            return Output { appends, read, calls, ..Output::default() };
        }
        self.granted.clear();
        self.out.forget.splice(..0, self.replica.take_orphans());
        self.out.wake = self.next_time();
        std::mem::take(&mut self.out)
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

    /// Does what an input asks for, unless that is done, and what follows from it. Until its
    /// entries are in the logs nothing of it is told; what others were first with is done again.
    fn transact(&mut self, input: Option<Input>, said: Output, may_read: bool) {
        let before = Before {
            clocks: self.clocks.clone(),
            bots: self.bots.clone(),
            snaps: self.snaps.clone(),
            deals: self.deals.clone(),
            ready: self.presence.ready_here().to_vec(),
            chores_at: self.agenda.chores_at,
            hints: self.hints,
        };
        let known = self.replica.known();
        let mut attempt = Attempt { input, own: 0, said, known, before, is_late: false };
        let behind = attempt.input.as_ref().filter(|_| may_read).and_then(|it| self.is_behind(it));
        let calls = attempt.input.as_ref().map(|input| self.calls(input)).unwrap_or_default();
        if let Some(Behind { optional }) = behind {
            self.out.read = Some(self.replica.read(known, optional));
        } else if !calls.is_empty() {
            self.out.calls = calls;
        } else {
            if let Some(input) = &attempt.input {
                self.handle(input);
                attempt.own = self.replica.appends();
                attempt.said = std::mem::take(&mut self.out);
            }
            if attempt.said.end.is_none() {
                self.follow_up();
            }
            if self.replica.appends() == 0 {
                self.finish();
                return self.out.put_after(attempt.said);
            }
        }
        self.attempt = Some(attempt);
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
        self.out = Output { read: Some(read), ..Output::default() };
        self.replica.lost(done);
    }

    /// What the logs have that was not known; then the input that waited for it is done.
    fn news(&mut self, mut news: News) {
        let Some(attempt) = self.attempt.take() else { return };
        let Attempt { input, said, known, before, is_late, .. } = attempt;
        let said = if input.is_none() { said } else { Output::default() };
        if is_late {
            let Before { clocks, bots, snaps, deals, ready, chores_at, hints } = before;
            (self.clocks, self.bots) = (clocks, bots);
            (self.snaps, self.deals) = (snaps, deals);
            self.hints = hints;
            self.presence.are_ready(ready);
            self.agenda.chores_at = chores_at;
            news = self.replica.roll_back(known, news);
            self.seat_lines();
        }
        let is_new = self.catch_up(news);
        let skipped = self.replica.next_number() - self.replica.room().match_number - 1;
        if is_late && (!is_new && skipped == 0 || skipped > NUMBERS_TRIED_MAX) {
            self.out = Output { end: Some(End::Conflict), ..Output::default() };
            return;
        }
        if is_late && !self.presence.has_others() {
            self.ask_who_is_there();
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
        if !self.replica.goes_without() {
            self.out = Output { end: Some(End::Failed), ..Output::default() };
            return;
        }
        // What is sent stays right: nobody is told that the room is used.
        debug_assert!(matches!(input, Some(Input::Open { .. })), "only a line uses it");
        self.out.notes.push(Note::NotKept);
        self.finish();
        self.out.put_after(said);
    }

    fn is_behind(&self, input: &Input) -> Option<Behind> {
        let is_shared = self.config.is_shared;
        let behind = match input {
            // What was stored since this was loaded.
            Input::Begin => is_shared,
            Input::Open { greeting, .. } => {
                let seen = greeting.seen.as_ref().map(|seen| (seen.match_number, seen.seq));
                let is_new = self.is_unknown(greeting.key.as_ref());
                is_shared && (is_new || seen > Some(self.replica.position()))
            }
            Input::Asked { key, .. } => is_shared && self.is_unknown(key.as_ref()),
            Input::Entry { log, number, text } => self.is_ahead(*log, *number, text),
            Input::Gossip(text) => self.others_know_more(text),
            Input::Wake => {
                let looks = self.look_at().is_some_and(|at| at <= self.now.at);
                // They may be back at a server that is not heard.
                let looks = looks || is_shared && self.bots.stands_in(&self.replica, self.now.at);
                return looks.then_some(Behind { optional: true });
            }
            _ => false,
        };
        behind.then_some(Behind { optional: false })
    }

    /// Whether somebody has a key that opens nothing here: they may have sat down at another
    /// server a moment ago.
    fn is_unknown(&self, key: Option<&Key>) -> bool {
        let room = self.replica.room();
        key.map(Key::hash).is_some_and(|it| room.place_of(&it).is_none() && !room.is_at_door(&it))
    }

    fn handle(&mut self, input: &Input) {
        // Who only looks does not use the room, and neither do the agenda and other servers.
        let uses = matches!(
            input,
            Input::Open { .. } | Input::Said { .. } | Input::Closed { .. } | Input::Asked { .. }
        );
        if uses {
            self.agenda.used(self.now.at, self.config.idle);
        }
        match input {
            Input::Begin => self.begin_session(),
            Input::Open { line, address, greeting } => self.open(*line, *address, greeting),
            Input::Said { line, message } => self.said(*line, message),
            Input::RoundTrip { line, time } => self.presence.lines_mut().measured(*line, *time),
            Input::Closed { line } => self.close(*line),
            Input::Asked { address, key, person, command } => {
                let done = self.ask(*address, key.as_ref(), person.clone(), command);
                self.out.answer = Some(done);
            }
            Input::Entry { log, number, text } => self.heard_entry(*log, *number, text),
            Input::Gossip(text) => self.hear_gossip(text),
            Input::Missed => self.missed(),
            Input::Thought { seat, asked, mv } => {
                if self.bots.thought(&self.replica, *seat, *asked, mv.clone()) {
                    self.play_bot(*seat);
                }
            }
            Input::Advised { seat, asked, hint } => {
                let line = self.hints.found(*seat, *asked);
                match (line, hint) {
                    (Some(_), Some(hint)) => {
                        let entry = help::tell_hint(&self.replica, *seat, *asked, hint);
                        entry.iter().for_each(|entry| self.store_match(entry));
                    }
                    (Some(line), None) => self.refuse_hint(line),
                    (None, _) => {}
                }
            }
            Input::Due => self.due(),
            Input::Wake => self.on_time(),
            Input::Shutdown => {
                self.say_all(&ServerMessage::Closing {});
                let lines = self.presence.lines().ids();
                for line in lines {
                    self.presence.lines_mut().remove(line);
                }
                self.out.end = Some(End::Shutdown);
            }
            Input::Appended
            | Input::Conflict(_)
            | Input::Failed
            | Input::News(_)
            | Input::Called(_) => {}
        }
    }

    /// The last server may have died before it did what followed.
    fn begin_session(&mut self) {
        self.changes.everyone = true;
        self.gather();
        if self.config.is_shared {
            self.ask_who_is_there();
        }
        self.remind();
    }

    /// Does what follows without anybody's decision, once it is this server's to do.
    fn follow_up(&mut self) {
        self.note_away();
        self.play_for_absent();
        if let Some(entry) = self.deals.deal(&self.replica, self.now.at, self.now.unix_ms) {
            self.store_match(&entry);
        }
        if self.changes.everyone {
            self.agenda.chores_at = Some(self.replica.acts_at(self.now.at));
        }
        if self.agenda.chores_at.is_some_and(|at| at <= self.now.at) {
            self.reshuffle();
            for seat in self.replica.seats() {
                let entries = snaps::settle_choice(&self.replica, seat, self.now.unix_ms);
                entries.iter().for_each(|entry| self.store_match(entry));
            }
            self.reshuffle();
            self.agenda.chores_at = None;
        }
    }

    /// Everything is in the logs: windows open, bots and clocks are set, and everyone is told.
    fn finish(&mut self) {
        self.presence.is_done();
        let length = self.config.snaps;
        self.changes.everyone |=
            self.snaps.set(&self.replica, length, self.now.at, &mut self.chance);
        let (room, is_snap) = (self.replica.room(), self.snaps.is_open());
        let pause = room.settings.bots.pause(self.config.bot_pause);
        self.out.thinks.extend(self.bots.set(&self.replica, is_snap, pause, self.now.at));
        let is_here = self.presence.is_anybody_here(room);
        self.clocks.set(&self.replica, is_here, is_snap, self.now);
        self.clocks.set_next_round(&self.replica, self.now);
        self.tell();
        self.say_who_is_here();
        self.remind_earlier();
        self.report();
    }

    /// Says what a match came to, once it is over; whoever loads the room then, or plays it on
    /// another server, says it too.
    fn report(&mut self) {
        let is_new = |live: &&Live| live.number() != self.reported && live.is_over();
        let Some(live) = self.replica.live().filter(is_new) else { return };
        self.reported = live.number();
        self.out.result = self.replica.room().result(live);
        if self.out.result.is_some() {
            self.out.from = self.played_from();
        }
    }

    fn next_time(&self) -> Moment {
        let (replica, acts_at) = (&self.replica, |time| self.replica.acts_at(time));
        let times = [
            self.agenda.chores_at,
            self.agenda.due_at,
            self.deals.next().map(acts_at),
            self.window_closes().map(acts_at),
            self.snaps.next_reaction().map(acts_at),
            self.bots.next().map(acts_at),
            self.clocks.next(replica).map(acts_at),
            self.presence.away_at(replica.room()),
            self.presence.absent(replica).map(|(_, at)| at).min().map(acts_at),
            self.presence.host_leaves(replica.room()).map(acts_at),
            self.presence.next(),
            self.look_at(),
            (self.presence.lines().is_empty() && !self.is_busy()).then(|| self.agenda.leaves_at()),
        ];
        let latest = self.now.at + Duration::from_secs(3600);
        times.into_iter().flatten().min().map_or(latest, |at| at.min(latest))
    }

    fn on_time(&mut self) {
        let now = self.now.at;
        if self.presence.disbelieve(now) {
            self.others_changed();
        }
        self.look_again();
        if self.agenda.due_at.is_some_and(|at| at <= now) {
            self.due();
        }
        while let Some(seat) = self.snaps.reacting(&self.replica, now) {
            let is_bot = self.replica.bot(seat).is_some();
            let mv = is_bot.then(|| quick_move(&self.replica, seat, &mut self.chance)).flatten();
            if let Some(mv) = mv {
                self.play_lines(vec![format!("{seat} {mv}")], By::Bot);
            }
        }
        let acts_now = |this: &Self, at| this.replica.acts_at(at) <= now;
        if self.window_closes().is_some_and(|at| acts_now(self, at)) {
            self.close_window();
        }
        self.timers_run_out();
        let host_leaves = self.presence.host_leaves(self.replica.room());
        if host_leaves.is_some_and(|at| acts_now(self, at))
            && let Some(place) = self.replica.room().next_host(&self.asking(None))
        {
            self.store_room(&RoomEntry::HostIs { place, stands_in: true });
        }
    }

    fn window_closes(&self) -> Option<Moment> {
        let distances = self.presence.distances(self.replica.room());
        self.snaps.closes(&self.replica, distances, |place| self.presence.is_away(place))
    }

    /// The window closes: sealed answers are settled, everyone is done, and the next seat's choice
    /// is played.
    fn close_window(&mut self) {
        let mut unsealing = self.snaps.is_sealed().then(Unsealing::new);
        while let Some(sealed) = &mut unsealing {
            match sealed.next(&self.replica, self.now.unix_ms, &mut self.chance) {
                Unsealed::Next(entry) => self.store_match(&entry),
                Unsealed::PowerWaits => return,
                Unsealed::All => break,
            }
        }
        let Some(live) = self.replica.live() else { return };
        if let Some(entry) = self.snaps.end(live, self.now.unix_ms) {
            self.store_match(&entry);
        }
    }

    /// Bots whose pause is over play, and so does somebody for whom time has run out.
    fn timers_run_out(&mut self) {
        let now = self.now.at;
        for seat in self.replica.seats() {
            let (think, plays) = self.bots.pause_over(&self.replica, seat, now);
            self.out.thinks.extend(think);
            if plays {
                self.play_bot(seat);
            }
        }
        for seat in self.replica.seats() {
            let place = seat.index();
            let is_gone = self.presence.gone_since(self.replica.room(), place).is_some();
            match self.clocks.run_out(&self.replica, seat, is_gone, now) {
                Some(TimeUp::Delegates) => {
                    self.store_room(&RoomEntry::Delegated { place, on: true });
                }
                Some(TimeUp::Moves) => {
                    let mv = quick_move(&self.replica, seat, &mut self.chance);
                    mv.into_iter().for_each(|mv| {
                        self.play_lines(vec![format!("{seat} {mv}")], By::Clock);
                    });
                }
                None => {}
            }
        }
        if self.clocks.begins_round(&self.replica, now) {
            // Where the match can have no more, there is nothing to begin.
            let _ = self.begin();
        }
    }

    fn play_bot(&mut self, seat: Seat) {
        if let Some(mv) = self.bots.play(&self.replica, seat, &mut self.chance) {
            self.play_lines(vec![format!("{seat} {mv}")], By::Bot);
        }
    }

    fn play_for_absent(&mut self) {
        let is_due = |at: Moment| self.replica.acts_at(at) <= self.now.at;
        let due = self.presence.absent(&self.replica).filter(|(_, at)| is_due(*at));
        let due: Vec<usize> = due.map(|(place, _)| place).collect();
        for place in due {
            self.store_room(&RoomEntry::Delegated { place, on: true });
            self.go_on();
        }
    }

    /// Finds out who is away. Who leaves after a gentle clock ran out is played for; and who was
    /// waited for is not any more.
    fn note_away(&mut self) {
        let left = self.presence.note_away(self.replica.room(), self.now.at);
        let Some(left) = left else { return };
        for place in left {
            self.guest_leaves(place, false);
            let sits = self.replica.room().places[place].bot();
            if self.clocks.has_fired(place) && sits.is_none() {
                self.store_room(&RoomEntry::Delegated { place, on: true });
            }
        }
        self.presence.forget_away(self.replica.room());
        self.changes.room = true;
        self.go_on();
    }

    /// Somebody is back for whom a bot may be about to play at another server. With this entry that
    /// server comes too late, and learns of it.
    fn store_return(&mut self, place: usize) {
        let room = self.replica.room();
        let plays = self.replica.stage() == Stage::Match && place < room.playing;
        let has_space = room.bytes() < limits::ROOM_BYTES_MAX;
        // Whoever comes back can watch all the same where nothing can be stored.
        if self.config.is_shared && plays && has_space && !self.now.is_full {
            self.store_room(&RoomEntry::Delegated { place, on: false });
        }
    }

    /// A bot that played for somebody stops; whether one did.
    fn come_back(&mut self, place: usize) -> bool {
        let sits = self.replica.room().places.get(place);
        let is_delegated = sits.is_some_and(Place::is_delegated);
        if is_delegated {
            self.store_room(&RoomEntry::Delegated { place, on: false });
        }
        is_delegated
    }

    /// The room as everyone sees it; and whether the seat of this key is to decide.
    pub fn look(&self, key: Option<&Key>) -> RoomLook {
        let place = key.and_then(|key| self.replica.room().place_of(&key.hash()));
        let decides = |live: &Live| {
            let seat = place.and_then(|place| self.replica.seat(place));
            seat.is_some_and(|seat| live.deciders().contains(seat))
        };
        let seat = place.map(|place| place as u8);
        let turn = self.replica.dealt().is_some_and(decides);
        RoomLook { room: self.room_view(Some(0)), caller: Caller { seat, turn } }
    }

    /// How much of the logs it knows: of the room, and of which match.
    #[cfg(any(test, feature = "testing"))]
    pub fn known(&self) -> (u64, (u32, u64)) {
        let known = self.replica.known();
        (known.room, known.live)
    }

    /// Whether somebody waits for a hint for this decision of a seat.
    pub fn waits_for_hint(&self, seat: Seat, asked: u64) -> bool {
        self.hints.awaits(seat, asked)
    }

    /// Which decision the bot on a seat thinks about.
    pub fn thinks_about(&self, seat: Seat) -> Option<u64> {
        self.bots.thinks_about(seat)
    }

    /// Whether something goes on by itself: a bot thinks, a snap will close, or a match that counts
    /// is to be played to its end.
    fn is_busy(&self) -> bool {
        self.bots.is_busy() || self.window_closes().is_some() || self.replica.settles()
    }

    /// If nothing is going on, and nobody has used the room for a while: after how long the agenda
    /// is to wake it.
    pub fn is_idle(&self, now: Moment) -> Option<Duration> {
        let goes_on = self.is_busy() && !self.presence.is_elsewhere();
        let is_idle =
            self.presence.lines().is_empty() && !goes_on && now >= self.agenda.leaves_at();
        is_idle.then(|| self.reminded_in(self.lifetime()).0)
    }

    fn gather(&mut self) {
        let until = self.now.at + self.config.shares_within;
        if let Some(question) = self.deals.gather(self.replica.opening(), until) {
            self.say_all(&question);
        }
    }

    fn refuse(&mut self, line: LineId, done: Result<(), Fault>) {
        if let Err(fault) = done {
            self.say(line, &ServerMessage::Fault(fault));
        }
    }

    fn refuse_hint(&mut self, line: LineId) {
        let language = self.presence.lines().get(line).map(|line| line.language);
        if let Some(language) = language {
            let why = language.text("refused-hint-many", &[]);
            self.refuse(line, Err(fault(FaultCode::TooMany, why)));
        }
    }

    fn say(&mut self, line: LineId, message: &ServerMessage) {
        self.out.sends.push(Send::Text(vec![line], tell::text(message)));
    }

    fn say_all(&mut self, message: &ServerMessage) {
        let lines = self.presence.lines().ids();
        if !lines.is_empty() {
            self.out.sends.push(Send::Text(lines, tell::text(message)));
        }
    }
}
