//! What an input does, what follows from it, and who is told, once it is known what the logs have.
//!
//! Only here do owners meet: each says what is to be done from the room, its match and its own
//! state; the machine does it, in this order. What it stores it takes for stored, and the session
//! puts it back if it was not.

use std::net::IpAddr;
use std::time::Duration;

use games::{Rng, Seat, Seed};

use crate::called::Called;
use crate::key::{Key, KeyHash, PersonId};
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{
    Caller, ClientMessage, Fault, FaultCode, PROTOCOL_VERSION, Phrase, Ranked, RoomAnswer,
    RoomCommand, RoomLook, RoomView, Seen, ServerMessage, Stage as Shown,
};
use crate::room::{Asking, Decided, Knock, Place, Room, RoomEntry, Stage, Who, fault};
use crate::time::{Moment, Now};

use super::agenda::{self, Agenda, Due};
use super::begin::{self, NewMatch};
use super::bot_times::{BotTimes, quick_move};
use super::callers::Callers;
use super::clocks::{Clocks, TimeUp};
use super::deals::{self, Deals};
use super::gossip::{Gossip, Look, Words};
use super::help::{self, Hinting, Hints};
use super::io::{End, Greeting, Input, LineId, Listing, Log, News, Note, Output, Send};
use super::listing::listing;
use super::lobby::Lobby;
use super::payers::Payers;
use super::presence::{Presence, Ready};
use super::replica::{LogEnds, Replica};
use super::snaps::{self, Snaps, Unsealed, Unsealing};
use super::tell::{self, Changes};
use super::turn::{self, Chosen};
use super::{Behind, Config};

/// What entries change besides the room and its match, to be put back if another server was first.
#[derive(Clone, Default)]
pub(super) struct Ongoing {
    pub(super) clocks: Clocks,
    pub(super) bots: BotTimes,
    pub(super) snaps: Snaps,
    deals: Deals,
    pub(super) hints: Hints,
    ready: Ready,
    /// When what follows from the last change of the match is done.
    chores_at: Option<Moment>,
}

pub(super) struct Machine {
    config: Config,
    pub(super) now: Now,
    pub(super) replica: Replica,
    pub(super) ongoing: Ongoing,
    pub(super) presence: Presence,
    callers: Callers,
    payers: Payers,
    lobby: Lobby,
    agenda: Agenda,
    look: Look,
    changes: Changes,
    pub(super) listed: Listing,
    /// Number of the last match whose result was reported.
    reported: u32,
    /// For keys, seeds and secrets.
    secrets: Rng,
    /// For what bots do.
    chance: Rng,
    pub(super) out: Output,
}

impl Machine {
    pub(super) fn new(
        config: Config,
        room: Room,
        live: Option<Live>,
        seed: Seed,
        now: Now,
    ) -> Self {
        Self {
            presence: Presence::new(&room, now.at),
            payers: Payers::new(&room),
            replica: Replica::new(room, live),
            ongoing: Ongoing::default(),
            callers: Callers::default(),
            lobby: Lobby::new(now.at),
            // Whoever only looks does not keep it here for long.
            agenda: Agenda::new(now.at, config.idle.min(limits::LOOK)),
            look: Look::new(now.at),
            changes: Changes::default(),
            listed: Listing::default(),
            reported: 0,
            secrets: seed.rng("secrets", 0),
            chance: seed.rng("bots", 0),
            out: Output::default(),
            config,
            now,
        }
    }

    /// Whether something that this server does not know yet has to be read before an input.
    pub(super) fn is_behind(&self, input: &Input) -> Option<Behind> {
        let (replica, room) = (&self.replica, self.replica.room());
        // Whose key opens nothing here may have sat down at another server a moment ago.
        let is_unknown = |key: Option<&Key>| {
            let key = key.map(Key::hash);
            key.is_some_and(|it| room.place_of(&it).is_none() && !room.is_at_door(&it))
        };
        let is_shared = self.config.is_shared;
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
                let gossip = Gossip::heard(text, self.config.server);
                gossip.is_some_and(|gossip| gossip.knows_more(replica.known()))
            }
            Input::Wake => {
                let looks = self.look_at().is_some_and(|at| at <= self.now.at);
                // For whom a bot is about to play may be back at a server that is not heard.
                let stands_in = || is_shared && self.ongoing.bots.stands_in(replica, self.now.at);
                return (looks || stands_in()).then_some(Behind { optional: true });
            }
            _ => false,
        };
        behind.then_some(Behind { optional: false })
    }

    /// Does what an input asks for.
    pub(super) fn handle(&mut self, input: &Input) {
        let now = self.now.at;
        // Who only looks does not use the room, and neither do the agenda and other servers.
        let uses = matches!(
            input,
            Input::Open { .. } | Input::Said { .. } | Input::Closed { .. } | Input::Asked { .. }
        );
        if uses {
            self.agenda.used(now, self.config.idle);
        }
        match input {
            // The last server may have died before it did what followed.
            Input::Begin => {
                self.changes.everyone = true;
                self.gather();
                self.gossip(Words::Asks {});
                self.remind(agenda::lifetime(self.replica.room()));
            }
            Input::Open { line, address, greeting } => self.open(*line, *address, greeting),
            Input::Said { line, message } => self.said(*line, message),
            Input::RoundTrip { line, time } => self.presence.measured(*line, *time),
            Input::Closed { line } => {
                if let Some(place) = self.presence.close(self.replica.room(), *line, now) {
                    self.ongoing.ready.set(self.replica.room(), place, false);
                }
                self.changes.room = true;
            }
            Input::Asked { address, key, person, command } => {
                let done = self.ask(*address, key.as_ref(), person.clone(), command);
                self.out.answer = Some(done);
            }
            Input::Entry { log, number, text } => self.hear_entry(*log, *number, text),
            Input::Gossip(text) => self.hear_gossip(text),
            Input::Missed => {
                if self.look.missed(now) {
                    // And others may have missed what was said here.
                    self.presence.say_again(now);
                    self.gossip(Words::Asks {});
                }
            }
            Input::Thought { seat, asked, mv } => {
                let bots = &mut self.ongoing.bots;
                if bots.thought(&self.replica, *seat, *asked, mv.clone()) {
                    let mv = bots.play(&self.replica, *seat, &mut self.chance);
                    self.play(*seat, mv, By::Bot);
                }
            }
            Input::Advised { seat, asked, hint } => {
                let Some(line) = self.ongoing.hints.found(*seat, *asked) else { return };
                let language = self.presence.lines().get(line).map(|line| line.language);
                match (hint, language) {
                    (Some(hint), _) => {
                        self.store_match(help::tell_hint(&self.replica, *seat, *asked, hint));
                    }
                    (None, Some(language)) => self.out.refuse(line, Err(help::too_many(language))),
                    (None, None) => {}
                }
            }
            Input::Due => self.due(),
            Input::Wake => self.on_time(),
            Input::Shutdown => {
                self.say_all(&ServerMessage::Closing {});
                self.presence.close_all();
                self.out.end = Some(End::Shutdown);
            }
            Input::Appended
            | Input::Conflict(_)
            | Input::Failed
            | Input::News(_)
            | Input::Called(_) => {}
        }
    }

    /// Does what follows without anybody's decision, once it is this server's to do.
    pub(super) fn follow_up(&mut self) {
        let Now { at: now, unix_ms, .. } = self.now;
        self.note_away();
        for place in self.presence.absent_now(&self.replica, now) {
            self.store_room(&RoomEntry::Delegated { place, on: true });
            self.go_on();
        }
        self.store_match(self.ongoing.deals.deal(&self.replica, now, unix_ms));
        if self.changes.everyone {
            self.ongoing.chores_at = Some(self.replica.acts_at(now));
        }
        if self.ongoing.chores_at.is_some_and(|at| at <= now) {
            self.reshuffle();
            for seat in self.replica.seats() {
                self.store_match(snaps::settle_choice(&self.replica, seat, unix_ms));
            }
            self.reshuffle();
            self.ongoing.chores_at = None;
        }
    }

    /// Everything is in the logs: windows open, bots and clocks are set, and everyone is told.
    pub(super) fn finish(&mut self) {
        let (replica, now) = (&self.replica, self.now);
        let Ongoing { clocks, bots, snaps, .. } = &mut self.ongoing;
        self.presence.is_done();
        self.changes.everyone |= snaps.set(replica, self.config.snaps, now.at, &mut self.chance);
        let pause = replica.room().settings.bots.pause(self.config.bot_pause);
        self.out.thinks.extend(bots.set(replica, snaps.is_open(), pause, now.at));
        let is_here = self.presence.is_anybody_here(replica.room());
        clocks.set(replica, is_here, snaps.is_open(), now);
        clocks.set_next_round(replica, now);
        self.tell();
        let (presence, ready) = (&mut self.presence, &self.ongoing.ready);
        if self.config.is_shared
            && let Some(here) = presence.announcement(&self.replica, ready, now.at)
        {
            self.gossip(Words::Here { here, known: self.replica.known() });
        }
        let clock = self.ongoing.clocks.next_alone(&self.replica, now.at);
        if self.agenda.is_late_for(clock) {
            self.remind(agenda::lifetime(self.replica.room()));
        }
        // Whoever loads the room of a match that is over, or plays it on another server, says what
        // it came to, too.
        let is_new = |live: &&Live| live.number() != self.reported && live.is_over();
        if let Some(live) = self.replica.live().filter(is_new) {
            self.reported = live.number();
            self.out.result = self.replica.room().result(live);
            if self.out.result.is_some() {
                self.out.from = self.payers.played_from();
            }
        }
    }

    /// When something happens by itself.
    pub(super) fn next_time(&self) -> Moment {
        let (replica, room) = (&self.replica, self.replica.room());
        let Ongoing { clocks, bots, snaps, deals, chores_at, .. } = &self.ongoing;
        let leaves = self.presence.lines().is_empty() && !self.is_busy();
        let own = [
            deals.next(),
            self.window_closes(),
            snaps.next_reaction(),
            bots.next(),
            clocks.next(replica),
            self.presence.absent(replica).map(|(_, at)| at).min(),
            self.presence.host_leaves(room),
        ];
        let everyones = [
            *chores_at,
            self.agenda.due_at(),
            self.presence.away_at(room),
            self.presence.next(),
            self.look_at(),
            leaves.then(|| self.agenda.leaves_at()),
        ];
        let own = own.into_iter().flatten().map(|at| replica.acts_at(at));
        let latest = self.now.at + Duration::from_secs(3600);
        own.chain(everyones.into_iter().flatten()).min().map_or(latest, |at| at.min(latest))
    }

    fn on_time(&mut self) {
        let now = self.now.at;
        if self.presence.disbelieve(self.replica.room(), now) {
            self.changes.room = true;
            self.go_on();
        }
        if self.look_at().is_some_and(|at| at <= now) {
            self.look.again(now);
        }
        if self.agenda.due_at().is_some_and(|at| at <= now) {
            self.due();
        }
        while let Some(seat) = self.ongoing.snaps.reacting(&self.replica, now) {
            let is_bot = self.replica.bot(seat).is_some();
            let mv = is_bot.then(|| quick_move(&self.replica, seat, &mut self.chance));
            self.play(seat, mv.flatten(), By::Bot);
        }
        if self.window_closes().is_some_and(|at| self.replica.acts_at(at) <= now) {
            self.close_window();
        }
        self.timers_run_out();
        let host_leaves = self.presence.host_leaves(self.replica.room());
        if host_leaves.is_some_and(|at| self.replica.acts_at(at) <= now)
            && let Some(place) = self.replica.room().next_host(&self.asking(None))
        {
            self.store_room(&RoomEntry::HostIs { place, stands_in: true });
        }
    }

    fn window_closes(&self) -> Option<Moment> {
        let distances = self.presence.distances(self.replica.room());
        self.ongoing.snaps.closes(&self.replica, distances, |place| self.presence.is_away(place))
    }

    /// The window closes: sealed answers are settled, everyone is done, and the next seat's choice
    /// is played.
    fn close_window(&mut self) {
        let mut unsealing = self.ongoing.snaps.is_sealed().then(Unsealing::new);
        while let Some(sealed) = &mut unsealing {
            match sealed.next(&self.replica, self.now.unix_ms, &mut self.chance) {
                Unsealed::Next(entry) => self.store_match([entry]),
                Unsealed::PowerWaits => return,
                Unsealed::All => break,
            }
        }
        let live = self.replica.live();
        let ended = live.and_then(|live| self.ongoing.snaps.end(live, self.now.unix_ms));
        self.store_match(ended);
    }

    /// Bots whose pause is over play, and so does somebody for whom time has run out.
    fn timers_run_out(&mut self) {
        let now = self.now.at;
        for seat in self.replica.seats() {
            let bots = &mut self.ongoing.bots;
            let (think, plays) = bots.pause_over(&self.replica, seat, now);
            self.out.thinks.extend(think);
            if plays {
                let mv = bots.play(&self.replica, seat, &mut self.chance);
                self.play(seat, mv, By::Bot);
            }
        }
        for seat in self.replica.seats() {
            let place = seat.index();
            let is_gone = self.presence.gone_since(self.replica.room(), place).is_some();
            match self.ongoing.clocks.run_out(&self.replica, seat, is_gone, now) {
                Some(TimeUp::Delegates) => {
                    self.store_room(&RoomEntry::Delegated { place, on: true });
                }
                Some(TimeUp::Moves) => {
                    let mv = quick_move(&self.replica, seat, &mut self.chance);
                    self.play(seat, mv, By::Clock);
                }
                None => {}
            }
        }
        if self.ongoing.clocks.begins_round(&self.replica, now) {
            // Where the match can have no more, there is nothing to begin.
            let _ = self.begin();
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
            if self.ongoing.clocks.has_fired(place) && sits.is_none() {
                self.store_room(&RoomEntry::Delegated { place, on: true });
            }
        }
        self.presence.forget_away(self.replica.room());
        self.changes.room = true;
        self.go_on();
    }

    /// The log's agenda says that something is due.
    fn due(&mut self) {
        let is_here = !self.presence.lines().is_empty() || self.presence.is_elsewhere();
        match self.agenda.due(&self.replica, is_here, self.config.is_shared, self.now) {
            Due::Waits => {}
            Due::Used => self.remind(agenda::lifetime(self.replica.room())),
            Due::Unused { is_found, left } => {
                if is_found {
                    self.out.notes.push(Note::Unused);
                    self.store_room(&RoomEntry::Unused { at: self.now.calendar_ms });
                }
                if !left.is_zero() {
                    return self.remind(left);
                }
                let matches = (1..=self.replica.room().match_number).map(Log::Match);
                self.out.forget.extend(matches.chain([Log::Room]));
                self.out.end = Some(End::Forgotten);
            }
        }
    }

    /// When the log's agenda is to wake the room, should nobody use it or the server die.
    pub(super) fn wakes_at(&self, time: Duration) -> Moment {
        let clock = self.ongoing.clocks.next_alone(&self.replica, self.now.at);
        agenda::wakes_at(time, clock, self.now.at)
    }

    fn remind(&mut self, time: Duration) {
        let at = self.wakes_at(time);
        self.agenda.is_reminded(at);
        self.out.remind = Some(at - self.now.at);
    }

    /// When the log is to be looked at, if others may have stored something.
    fn look_at(&self) -> Option<Moment> {
        let others = self.replica.is_behind() || self.presence.has_others();
        (self.config.is_shared && others).then_some(self.look.at())
    }

    /// Whether something goes on by itself: a bot thinks, a snap will close, or a match that counts
    /// is to be played to its end.
    fn is_busy(&self) -> bool {
        self.ongoing.bots.is_busy() || self.window_closes().is_some() || self.replica.settles()
    }

    pub(super) fn is_idle(&self, now: Moment) -> Option<Duration> {
        let goes_on = self.is_busy() && !self.presence.is_elsewhere();
        let is_left = self.presence.lines().is_empty() && now >= self.agenda.leaves_at();
        let after = || self.wakes_at(agenda::lifetime(self.replica.room())) - self.now.at;
        (is_left && !goes_on).then(after)
    }

    /// A line opens. Whoever comes back to a seat plays on it again.
    fn open(&mut self, id: LineId, address: Option<IpAddr>, greeting: &Greeting) {
        let opened = self.presence.open(self.replica.room(), id, address, greeting, self.now);
        self.out.opened = Some(opened.map(|key_and_place| {
            let (key, place) = key_and_place;
            if let Some(key) = key {
                self.payers.come(self.replica.room(), &key, address);
            }
            self.welcome(id, place, greeting.seen.as_ref());
        }));
    }

    fn welcome(&mut self, id: LineId, place: Option<usize>, seen: Option<&Seen>) {
        let now = self.now;
        let room = self.replica.room();
        let may_seem_gone =
            place.is_some_and(|place| self.presence.comes_back(room, place, now.at));
        let is_first = self.presence.lines().of(place).count() == 1;
        if room.unused.is_some() {
            self.store_room(&RoomEntry::Used { at: now.calendar_ms });
        }
        let mut returned = false;
        if let Some(place) = place {
            self.presence.note_gone(self.replica.room(), now.at);
            returned = is_first && self.replica.room().is_delegated(place);
            // A bot may be about to play for them at another server. With this entry that server
            // comes too late, and learns of it. Where nothing can be stored they watch all the
            // same.
            let is_stored =
                self.config.is_shared && !now.is_full && self.replica.keeps_return(place);
            if returned || may_seem_gone && is_stored {
                self.store_room(&RoomEntry::Delegated { place, on: false });
            }
            if self.replica.room().host_comes_back(place) {
                self.store_room(&RoomEntry::HostIs { place, stands_in: false });
            }
        }
        self.changes.room = true;
        let room = self.replica.room();
        let at_door = self.presence.lines().get(id).is_some_and(|line| line.is_at_door(room));
        self.out.say(
            id,
            &ServerMessage::Welcome {
                protocol: PROTOCOL_VERSION,
                server: env!("CARGO_PKG_VERSION").to_owned(),
                you: place.map(|place| place as u8),
                at_door,
                is_also_open: self.presence.is_open_twice(room, place),
                returned,
                room: self.room_view(Some(0)),
            },
        );
        let (said, is_here) = (room.remarks_kept, self.presence.is_anybody_here(room));
        self.ongoing.clocks.set(&self.replica, is_here, self.ongoing.snaps.is_open(), now);
        if let Some(opening) = self.replica.opening() {
            self.out.say(id, &opening.question());
        }
        let update = tell::first_update(&self.replica, &self.ongoing, place, seen, now.at);
        let sent = update.as_ref().map(|update| (update.match_number, update.seq));
        if let Some(update) = update {
            self.out.say(id, &ServerMessage::Update(Box::new(update)));
        }
        self.presence.lines_mut().is_told(id, said, sent);
    }

    fn said(&mut self, line: LineId, message: &ClientMessage) {
        let Some(open) = self.presence.lines().get(line) else { return };
        let (place, language) = (open.place, open.language);
        let seat = place.and_then(|place| self.replica.seat(place));
        let plays = matches!(
            message,
            ClientMessage::Play { .. }
                | ClientMessage::Hint { .. }
                | ClientMessage::TakeBack { .. }
        );
        if let Some(place) = place.filter(|place| plays && self.replica.room().is_delegated(*place))
        {
            self.store_room(&RoomEntry::Delegated { place, on: false });
        }
        let (room, on) = (self.replica.room(), self.replica.live().zip(seat));
        let done = match message {
            ClientMessage::Play { match_number, seq, mv } => {
                let at = Seen { match_number: *match_number, seq: *seq };
                let (replica, snaps) = (&self.replica, &self.ongoing.snaps);
                match turn::choose(replica, snaps, seat, &at, mv, language, self.now) {
                    Chosen::Stored(entry) => self.store_match([entry]),
                    // The same again: the seat hears once more what it has chosen.
                    Chosen::Again(seat) => self.changes.seats.insert(seat),
                    Chosen::Refused(answer) => self.out.say(line, &answer),
                }
                Ok(())
            }
            ClientMessage::Check { mv } => {
                if let Some((live, seat)) = on {
                    let checked = turn::checked(live, seat, mv, language);
                    self.out.say(line, &ServerMessage::Checked(checked));
                }
                Ok(())
            }
            ClientMessage::Shown { ids } => {
                self.store_match(on.and_then(|(live, seat)| turn::shown(live, seat, ids)));
                Ok(())
            }
            ClientMessage::Rendered { window } => {
                if let Some(seat) = seat {
                    self.ongoing.snaps.rendered(*window, seat, self.now.at);
                }
                Ok(())
            }
            ClientMessage::Note { slot, text } => {
                let aids = room.settings.aids;
                let note = on.map(|(live, seat)| turn::note(live, seat, *slot, text, aids));
                note.transpose().map(|entry| self.store_match(entry))
            }
            ClientMessage::MoreTime {} => {
                let asked = self.ongoing.clocks.more_time(&self.replica, seat);
                asked.map(|(seat, asked)| {
                    let match_number = self.replica.position().0;
                    self.gossip(Words::MoreTime { match_number, asked, seat });
                    self.changes.everyone = true;
                })
            }
            ClientMessage::Hint { match_number, seq } => {
                let at = Seen { match_number: *match_number, seq: *seq };
                let done = self.ongoing.hints.ask(&self.replica, line, seat, &at);
                let done = done.map(|hinting| match hinting {
                    Hinting::Again(seat) => self.changes.seats.insert(seat),
                    Hinting::Awaited => {}
                    Hinting::New(advise) => self.out.advises.push(advise),
                });
                done.map_err(|why| help::refused(why, language))
            }
            ClientMessage::TakeBack { match_number, seq } => {
                let at = Seen { match_number: *match_number, seq: *seq };
                let done = help::take_back(&self.replica, seat, &at, self.now.unix_ms);
                let done = done.map(|entry| self.store_match([entry]));
                done.map_err(|why| help::refused(why, language))
            }
            ClientMessage::Promise { promise } => self.promise(place, promise),
            ClientMessage::Share { deal, share } => self.share(place, deal, share),
            ClientMessage::Talk {} => {
                let phrases = tell::phrases(&self.replica);
                self.out.say(line, &ServerMessage::Talk { phrases });
                Ok(())
            }
            ClientMessage::Ping {} => {
                self.out.say(line, &ServerMessage::Pong {});
                Ok(())
            }
            ClientMessage::Hello { .. } => {
                let message = "hello is said once, at the beginning";
                Err(fault(FaultCode::BadMessage, message))
            }
        };
        self.out.refuse(line, done);
    }

    fn promise(&mut self, place: Option<usize>, promise: &str) -> Result<(), Fault> {
        let promise = deals::number(promise, "promise")?;
        let who = place.and_then(|place| self.replica.room().key_of(place)).cloned();
        let who = who.ok_or_else(|| fault(FaultCode::NotNow, "you do not sit here"))?;
        self.ongoing.deals.promise(self.replica.room(), who.clone(), promise);
        self.gossip(Words::Promised { who, promise });
        Ok(())
    }

    fn share(&mut self, place: Option<usize>, deal: &str, share: &str) -> Result<(), Fault> {
        let share = deals::number(share, "share")?;
        let seat = place.and_then(|place| self.replica.room().seat(place));
        let Some(seat) = seat else { return Ok(()) };
        if !self.ongoing.deals.share(&self.replica, deal, seat, share) {
            let message = "this is not the share that was promised for your seat";
            return Err(fault(FaultCode::Impossible, message));
        }
        self.gossip(Words::Shared { deal: deal.to_owned(), seat, share });
        Ok(())
    }

    fn asking(&self, key: Option<&KeyHash>) -> Asking {
        let room = self.replica.room();
        let begin = self.lobby.guests_begin(self.presence.guests_since(&self.replica));
        let lines = self.presence.lines();
        Asking {
            place: key.and_then(|key| room.place_of(key)),
            knock: key.filter(|key| room.is_at_door(key)).cloned(),
            person: None,
            stage: self.replica.stage(),
            all_begin: self.replica.shown_stage() == Shown::Playing
                || begin.is_some_and(|at| at <= self.now.at),
            present: (0..room.places.len()).map(|it| self.presence.is_here(room, it)).collect(),
            gone_from_door: room.at_door().find(|key| !lines.are_of(key)).cloned(),
            match_bytes: self.replica.match_bytes(),
        }
    }

    /// Who will be called how at an open table once an input is handled, and may not be allowed to.
    pub(super) fn calls(&self, input: &Input) -> Vec<Called> {
        let Input::Asked { key, person, command, .. } = input else { return Vec::new() };
        if !self.config.open_tables {
            return Vec::new();
        }
        let key = key.as_ref().map(Key::hash);
        let asking = Asking { person: person.clone(), ..self.asking(key.as_ref()) };
        let room = self.replica.room();
        // Which key a seat gets makes no difference here.
        match room.decide(&asking, command, &mut self.secrets.clone()) {
            Ok(Decided::Entries(entries) | Decided::Sat(entries, ..)) => {
                room.newly_called(&entries)
            }
            _ => Vec::new(),
        }
    }

    fn ask(
        &mut self,
        address: Option<IpAddr>,
        key: Option<&Key>,
        person: Option<PersonId>,
        command: &RoomCommand,
    ) -> Result<RoomAnswer, Fault> {
        let key = key.map(Key::hash);
        let asking = Asking { person, ..self.asking(key.as_ref()) };
        let sits = matches!(command, RoomCommand::Sit { .. });
        let is_known = asking.place.is_some() || asking.knock.is_some();
        if key.is_some() && !is_known && !sits {
            return Err(fault(FaultCode::BadKey, "this key opens no seat of this room"));
        }
        let room = self.replica.room();
        // Who is here already may always get up.
        if !matches!(command, RoomCommand::Leave {} | RoomCommand::Ready {}) {
            let is_limited = self.config.rate_limits;
            self.callers.may_ask(room, asking.place, is_limited, self.now.at)?;
        }
        self.config.allows(room, command)?;
        let decided = room.decide(&asking, command, &mut self.secrets)?;
        if let (Decided::Sat(_, key, true), Some(address)) = (&decided, address) {
            self.callers.may_knock(room, key.hash(), address)?;
        }
        let mut new_key = None;
        match decided {
            Decided::Entries(entries) => {
                entries.iter().for_each(|entry| self.store_room(entry));
                self.go_on();
            }
            Decided::Sat(entries, key, _) => {
                entries.iter().for_each(|entry| self.store_room(entry));
                self.payers.come(self.replica.room(), &key.hash(), address);
                new_key = Some(key);
            }
            Decided::Begin => self.begin()?,
            Decided::Ready => self.ready(asking.place)?,
            Decided::Talk { place, phrase } => self.talk(place, phrase)?,
        }
        let own = match command {
            RoomCommand::RenewKey { key } => Key::new(key).map(|key| key.hash()),
            _ => new_key.as_ref().map(Key::hash).or(key),
        };
        let place = own.and_then(|key| self.replica.room().place_of(&key));
        Ok(RoomAnswer {
            seat: place.map(|place| place as u8),
            key: new_key.map(|key| key.text().to_owned()),
            room: self.room_view(None),
        })
    }

    /// Somebody makes a remark, which everyone is told and nobody keeps.
    fn talk(&mut self, place: usize, phrase: Phrase) -> Result<(), Fault> {
        if !tell::phrases(&self.replica).contains(&phrase) {
            return Err(fault(FaultCode::NotNow, "this cannot be said now"));
        }
        let Some(who) = self.replica.room().key_of(place).cloned() else { return Ok(()) };
        self.callers.may_talk(&who, self.now.at)?;
        self.callers.talked(who.clone(), self.now.at);
        self.gossip(Words::Talked { who, phrase: phrase.clone() });
        self.say_all(&ServerMessage::Talked { seat: place as u8, phrase });
        Ok(())
    }

    /// Somebody wants to go on; when everyone who is here does, it goes on.
    fn ready(&mut self, place: Option<usize>) -> Result<(), Fault> {
        let room = self.replica.room();
        let is_round = self.replica.shown_stage() == Shown::RoundOver;
        // Who plays from the next match on does not begin a round of this one.
        let place = place.filter(|place| !is_round || *place < room.playing);
        let Some(place) = place else { return Ok(()) };
        self.ongoing.ready.set(room, place, true);
        self.changes.room = true;
        let all_ready = self.presence.all_ready(&self.replica, &self.ongoing.ready);
        if all_ready { self.begin() } else { Ok(()) }
    }

    /// Goes on if somebody waits for that, and nobody else is waited for any more.
    fn go_on(&mut self) {
        if self.presence.all_ready(&self.replica, &self.ongoing.ready) {
            // What is impossible now is told to whoever asks for it next.
            let _ = self.begin();
        }
    }

    /// Begins a match, or the next round of the one that is on. Several may ask for a round: it
    /// begins once.
    fn begin(&mut self) -> Result<(), Fault> {
        let at = self.now.unix_ms;
        if self.replica.stage() == Stage::Match {
            let (room, secrets) = (self.replica.room(), &mut self.secrets);
            let is_here = |place| self.presence.is_here(room, place);
            let deals = &self.ongoing.deals;
            let next = self.replica.live().and_then(|live| {
                let open = |live: &Live| deals.open(room, live, room.playing, is_here, secrets);
                deals::next_deal(live, at, open)
            });
            self.store_match(next);
            return Ok(());
        }
        begin::has_space(&self.replica, self.now.is_full)?;
        for entry in begin::bots(self.replica.room()) {
            self.store_room(&entry);
        }
        let new = begin::new_match(&self.replica, at, &mut self.secrets)?;
        let NewMatch { begun, source, set } = new;
        let (room, number) = (self.replica.room(), self.replica.next_number());
        let (playing, before) =
            (room.places.len(), room.matches_bytes + self.replica.match_bytes());
        let is_here = |place| self.presence.is_here(room, place);
        let (deals, secrets) = (&self.ongoing.deals, &mut self.secrets);
        let open = |live: &Live| deals.open(room, live, playing, is_here, secrets);
        let (begun, deal) = deals::first_deal(begun, number, &source, at, open);
        // Its first deal is stored first, dealt or opened, and only then that the room plays it.
        let live = self.replica.store_new_match(&begun, &deal);
        let ranked = self.config.ranked(self.replica.room()) == Ranked::Counts;
        // Nobody begins a match that counts with a bot in their place: who is gone has their clock.
        for place in (0..playing).filter(|_| ranked) {
            if self.replica.room().is_delegated(place) {
                self.store_room(&RoomEntry::Delegated { place, on: false });
            }
        }
        self.store_room(&RoomEntry::Began { number, playing, at, before, ranked, set });
        self.set_match(Some(live));
        self.out.notes.extend([Note::Moves(1), Note::Match(number)]);
        Ok(())
    }

    fn hear_gossip(&mut self, text: &str) {
        let heard = Gossip::heard(text, self.config.server);
        let Some(Gossip { server, words }) = heard else { return };
        let (room, now) = (self.replica.room(), self.now.at);
        match words {
            Words::Here { here, .. } => {
                if self.presence.hear(room, server, here, now) {
                    self.changes.room = true;
                    self.go_on();
                }
            }
            Words::Asks {} => {
                self.presence.say_again(now);
                let has_line = |place| self.presence.lines().has(place);
                for (who, promise) in self.ongoing.deals.promises(room, has_line) {
                    self.gossip(Words::Promised { who, promise });
                }
            }
            Words::Promised { who, promise } => self.ongoing.deals.promise(room, who, promise),
            Words::Shared { deal, seat, share } => {
                self.ongoing.deals.share(&self.replica, &deal, seat, share);
            }
            Words::Talked { who, phrase } => {
                if let Some(place) = room.place_of(&who) {
                    self.callers.talked(who, now);
                    self.say_all(&ServerMessage::Talked { seat: place as u8, phrase });
                }
            }
            Words::MoreTime { match_number, asked, seat } => {
                let is_on = self.replica.position().0 == match_number;
                self.changes.everyone |=
                    is_on && self.ongoing.clocks.stretch(&self.replica, seat, asked);
            }
        }
    }

    fn gossip(&mut self, words: Words) {
        if self.config.is_shared {
            self.out.gossip.push(Gossip { server: self.config.server, words }.text());
        }
    }

    /// Another server was first, and it may be the first that is heard of it.
    pub(super) fn look_for_others(&mut self) {
        if !self.presence.has_others() {
            self.gossip(Words::Asks {});
        }
    }

    /// Stores something that happened in the room.
    fn store_room(&mut self, entry: &RoomEntry) {
        match entry {
            // Whatever goes wrong then, nobody is on the seat who sees its cards: who takes over in
            // mid-round plays from the next one on.
            RoomEntry::Sat { place: Some(place), .. } => {
                let seat = self.replica.room().seat(*place);
                self.store_match(seat.map(|seat| MatchEntry::Taken { seat }));
            }
            RoomEntry::Left { place, by_host } => self.guest_leaves(*place, *by_host),
            RoomEntry::Rekeyed { place, key } => {
                if let Some(old) = self.replica.room().key_of(*place) {
                    self.callers.renewed(old, key);
                }
            }
            _ => {}
        }
        let bytes = self.replica.store_room(entry);
        self.apply_room(entry, bytes);
        if let RoomEntry::Sat { key, .. } | RoomEntry::Rekeyed { key, .. } = entry {
            self.callers.sits(self.replica.room(), key);
        }
    }

    fn apply_room(&mut self, entry: &RoomEntry, bytes: usize) {
        if let RoomEntry::Left { place, by_host: true } = entry
            && let Some(Place { name, who: Who::Person { .. } }) =
                self.replica.room().places.get(*place).cloned()
        {
            self.say_all(&ServerMessage::Removed { name });
        }
        let (room, now) = (self.replica.room(), self.now.at);
        let (clock, helped) = (room.settings.clock, room.allows_help());
        let had_match = self.replica.live().is_some();
        self.replica.apply_room(entry, bytes);
        let room = self.replica.room();
        if let RoomEntry::Delegated { place, on: false } = entry {
            self.presence.acted(room, *place, now);
        }
        if room.settings.clock != clock {
            self.ongoing.clocks.restart();
        }
        self.changes.room = true;
        // The clock and the aids to memory are seen at the table, and so is whether there is help;
        // and who is taken off a seat sees its cards no more.
        self.changes.everyone |= matches!(
            entry,
            RoomEntry::Settings { .. } | RoomEntry::Left { .. } | RoomEntry::Rekeyed { .. }
        ) || room.allows_help() != helped;
        if had_match && self.replica.live().is_none() {
            self.ongoing.snaps.close();
            self.ongoing.ready.clear();
            self.lobby.begins(now);
        }
        self.seat_lines();
    }

    fn seat_lines(&mut self) {
        let crowd = self.presence.seat(self.replica.room(), self.now.at);
        self.out.sends.extend(crowd.into_iter().map(Send::Close));
    }

    /// Stores what happens in the match, if one is on.
    fn store_match(&mut self, entries: impl IntoIterator<Item = MatchEntry>) {
        for entry in entries {
            if let MatchEntry::Played { lines, .. } = &entry {
                self.out.notes.push(Note::Moves(lines.len() as u64));
            }
            if let Some(bytes) = self.replica.store_match(&entry) {
                self.apply_match(&entry, bytes);
                self.look = Look::new(self.now.at);
            }
        }
    }

    fn play(&mut self, seat: Seat, mv: Option<String>, by: By) {
        self.store_match(mv.map(|mv| MatchEntry::moved(seat, &mv, by, self.now.unix_ms)));
    }

    fn reshuffle(&mut self) {
        while let Some(line) = self.replica.live().and_then(Live::due_reshuffle) {
            self.store_match([MatchEntry::played(vec![line], By::Chance, self.now.unix_ms)]);
        }
    }

    fn apply_match(&mut self, entry: &MatchEntry, bytes: usize) {
        let stage = self.replica.shown_stage();
        if let MatchEntry::Played { deal: Some(numbers), .. } = entry
            && let Some(opening) = self.replica.opening()
        {
            self.say_all(&opening.answer(&numbers.shown));
        }
        self.replica.apply_match(entry, bytes);
        self.gather();
        match entry {
            MatchEntry::Shown { seat, .. }
            | MatchEntry::Queued { seat, .. }
            | MatchEntry::Noted { seat, .. }
            | MatchEntry::Hinted { seat, .. }
            | MatchEntry::Taken { seat } => self.changes.seats.insert(*seat),
            MatchEntry::TookBack { seat, .. } => {
                self.ongoing.snaps.forget();
                self.changes.everyone = true;
                self.say_all(&ServerMessage::TookBack { seat: seat.index() as u8 });
            }
            MatchEntry::Opened { .. } => {}
            MatchEntry::Begun { .. } => self.changes.everyone = true,
            MatchEntry::Played { lines, by, .. } => {
                let (room, now) = (self.replica.room(), self.now.at);
                self.changes.everyone = true;
                self.lobby.moves(now);
                // What was said of who is here may not have been heard.
                let movers = lines.iter().filter_map(|line| line.split(' ').next()?.parse().ok());
                for place in movers.filter(|_| *by == By::Person) {
                    self.presence.acted(room, place, now);
                }
                let live = self.replica.live();
                if live.is_some_and(|live| lines.iter().any(|line| snaps::restarts(live, line))) {
                    self.ongoing.snaps.close();
                }
            }
        }
        if self.replica.shown_stage() != stage {
            self.ongoing.ready.clear();
            self.changes.room = true;
        }
    }

    fn set_match(&mut self, live: Option<Live>) {
        self.replica.set_match(live);
        let room = self.replica.room();
        self.ongoing.snaps.forget();
        self.ongoing.ready.clear();
        self.payers.play(room, |key| self.presence.lines().address_of(key));
        self.lobby.ends(&self.replica, self.now.at);
        (self.changes.room, self.changes.everyone) = (true, true);
        self.gather();
    }

    /// Asks for the shares of a deal that was just opened, or for none any more.
    fn gather(&mut self) {
        let until = self.now.at + self.config.shares_within;
        if let Some(question) = self.ongoing.deals.gather(self.replica.opening(), until) {
            self.say_all(&question);
        }
    }

    /// An entry was heard, of which nothing before it is missing.
    fn hear_entry(&mut self, log: Log, number: u64, text: &str) {
        if !self.replica.is_next(log, number) {
            return;
        }
        self.look = Look::new(self.now.at);
        match log {
            Log::Room => {
                if let Some(entry) = self.replica.parse_room(text) {
                    self.apply_room(&entry, text.len());
                }
            }
            Log::Match(_) => self.apply_other_match(text),
        }
    }

    fn apply_other_match(&mut self, text: &str) {
        if let Some(entry) = self.replica.parse_match(text) {
            self.apply_match(&entry, text.len());
        }
    }

    /// Puts everything back as it was when so much of the logs was known; returns what is new.
    pub(super) fn roll_back(&mut self, before: Ongoing, known: LogEnds, news: News) -> News {
        self.ongoing = before;
        let news = self.replica.roll_back(known, news);
        self.seat_lines();
        news
    }

    /// Applies what other servers have stored; whether there was anything.
    pub(super) fn catch_up(&mut self, news: News) -> bool {
        let News { room, mut live } = news;
        let mut is_new = !room.is_empty();
        for text in &room {
            let Some(entry) = self.replica.parse_room(text) else { return true };
            self.apply_room(&entry, text.len());
            if let RoomEntry::Began { number, .. } = entry {
                let entries = live.take_if(|(read, _)| *read == number);
                let live = entries.and_then(|(_, all)| self.replica.fold(number, &all));
                self.set_match(live);
            }
        }
        if let Some((number, entries)) = live
            && self.replica.live().is_some_and(|live| live.number() == number)
        {
            is_new |= !entries.is_empty();
            entries.iter().for_each(|text| self.apply_other_match(text));
        }
        if is_new {
            self.look = Look::new(self.now.at);
            // Nor may others have heard of it.
            self.presence.say_again(self.now.at);
        }
        is_new
    }

    fn guest_leaves(&mut self, place: usize, by_host: bool) {
        let (room, now) = (self.replica.room(), self.now.at);
        let line = |key| self.presence.lines().address_of(key);
        let from = room.key_of(place).and_then(|key| self.payers.address_of(key, line(key)));
        let stayed = self.presence.stayed(room, place, now);
        self.lobby.guest_leaves(&self.replica, place, by_host, (stayed, from), now);
    }

    /// Tells the lines and the list what has changed.
    fn tell(&mut self) {
        let changes = std::mem::take(&mut self.changes);
        let (replica, room) = (&self.replica, self.replica.room());
        if changes.room {
            let view = self.room_view(None);
            for ((place, said, at_door), lines) in self.presence.lines_mut().behind_room(room) {
                let you = place.map(|place| place as u8);
                let is_also_open = self.presence.is_open_twice(room, place);
                let room = RoomView { chat: tell::chat(room, said), ..view.clone() };
                let message = ServerMessage::Room { you, at_door, is_also_open, room };
                self.out.tell(lines, &message);
            }
        }
        // The list names the match's round.
        if changes.room || changes.everyone {
            let ranked = self.config.ranked(room);
            let is_open = room.settings.open && self.config.open_tables;
            let left = self.lobby.is_left();
            let listing = match is_open {
                true => listing(replica, &self.presence, left, ranked, &self.listed),
                false => Listing::Hidden,
            };
            if listing != self.listed {
                self.listed.clone_from(&listing);
                self.out.listing = Some(listing);
            }
        }
        if (changes.everyone || !changes.seats.is_empty())
            && let Some(live) = replica.dealt()
        {
            for ((viewer, seen), lines) in self.presence.lines_mut().behind_match(replica, &changes)
            {
                let now = self.now.at;
                let update = tell::update(replica, &self.ongoing, live, viewer, seen, now);
                self.out.tell(lines, &ServerMessage::Update(Box::new(update)));
            }
        }
    }

    fn say_all(&mut self, message: &ServerMessage) {
        self.out.tell(self.presence.lines().ids(), message);
    }

    /// The room as everyone sees it, with the remarks after so many, or with none.
    pub(super) fn room_view(&self, heard: Option<u32>) -> RoomView {
        let (replica, room) = (&self.replica, self.replica.room());
        let begin = self.lobby.guests_begin(self.presence.guests_since(replica));
        RoomView {
            room: room.name.to_string(),
            game: room.kind.id().to_owned(),
            seats: tell::seats(replica, &self.presence, &self.ongoing.ready),
            playing: if replica.live().is_some() { room.playing as u8 } else { 0 },
            host: room.host.map(|host| host as u8),
            stage: replica.shown_stage(),
            match_number: room.match_number,
            options: room.options.clone(),
            note: tell::note(room),
            settings: room.settings.clone(),
            ranked: self.config.ranked(room),
            counts: room.contenders.is_some(),
            daily: room.daily.as_ref().map(|daily| daily.day.to_string()),
            duplicate: replica.duplicate(),
            guests_begin_ms: begin.map(|at| (at - self.now.at).as_millis() as u64),
            watching: self.presence.watching(),
            door: room.door.iter().map(Knock::view).collect(),
            said: room.remarks_kept,
            chat: heard.map(|heard| tell::chat(room, heard)).unwrap_or_default(),
        }
    }

    pub(super) fn look(&self, key: Option<&Key>) -> RoomLook {
        let place = key.and_then(|key| self.replica.room().place_of(&key.hash()));
        let seat = place.and_then(|place| self.replica.seat(place));
        let turn = seat.is_some_and(|seat| self.replica.decides(seat));
        let seat = place.map(|place| place as u8);
        RoomLook { room: self.room_view(Some(0)), caller: Caller { seat, turn } }
    }
}
