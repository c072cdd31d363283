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
    ClientMessage, Fault, FaultCode, Hint, PROTOCOL_VERSION, Phrase, Ranked, RoomAnswer,
    RoomCommand, RoomView, Seen, ServerMessage, Stage as Shown,
};
use crate::room::{Asking, Decided, Knock, Place, Room, RoomEntry, Stage, Who, fault};
use crate::time::{Moment, Now};

use super::Config;
use super::agenda::{self, Agenda, Due};
use super::begin::{self, NewMatch};
use super::bot_times::{BotTimes, quick_move};
use super::callers::Callers;
use super::clocks::{Clocks, TimeUp};
use super::deals::{self, Deals};
use super::gossip::{Gossip, Look, Words};
use super::help::{self, Hinting, Hints};
use super::io::{End, Greeting, Input, LineId, Listing, Log, News, Note, Output};
use super::listing::listing;
use super::lobby::Lobby;
use super::looks::Looks;
use super::payers::Payers;
use super::presence::{Presence, Ready};
use super::replica::Replica;
use super::snaps::{self, Snaps, Unsealed, Unsealing};
use super::tell::{self, Changes};
use super::turn::{self, Reply};

/// What entries change besides the room and its match, to be put back if another server was first.
#[derive(Clone, Default)]
pub(super) struct Ongoing {
    pub(super) clocks: Clocks,
    pub(super) bots: BotTimes,
    pub(super) snaps: Snaps,
    looks: Looks,
    deals: Deals,
    pub(super) hints: Hints,
    ready: Ready,
    /// When what follows from the last change of the match is done.
    chores_at: Option<Moment>,
}

pub(super) struct Machine {
    pub(super) config: Config,
    pub(super) replica: Replica,
    pub(super) ongoing: Ongoing,
    pub(super) presence: Presence,
    callers: Callers,
    payers: Payers,
    lobby: Lobby,
    pub(super) agenda: Agenda,
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
        let replica = Replica::new(room, live, now);
        Self {
            presence: Presence::new(&replica),
            payers: Payers::new(replica.room()),
            replica,
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
        }
    }

    /// Does what an input asks for.
    pub(super) fn handle(&mut self, input: &Input) {
        let now = self.replica.now.at;
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
            Input::RoundTrip { line, time } => self.presence.lines_mut().measured(*line, *time),
            Input::Closed { line } => {
                if let Some(place) = self.presence.close(&self.replica, *line) {
                    self.ongoing.ready.set(self.replica.room(), place, false);
                }
                self.changes.room = true;
            }
            Input::Asked { address, key, person, command } => {
                let done = self.ask(*address, key.as_ref(), person.clone(), command);
                self.out.answer = Some(done);
            }
            // Of which nothing before it is missing.
            Input::Entry { log, number, text } if self.replica.is_next(*log, *number) => {
                self.look = Look::new(now);
                self.apply_text(*log, text);
            }
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
            Input::Advised { seat, asked, hint } => self.advised(*seat, *asked, hint.as_ref()),
            Input::Due => self.due(),
            Input::Wake => self.on_time(),
            Input::Shutdown => {
                self.say_all(&ServerMessage::Closing {});
                self.presence.close_all();
                self.out.end = Some(End::Shutdown);
            }
            Input::Entry { .. }
            | Input::Appended
            | Input::Conflict(_)
            | Input::Failed
            | Input::News(_)
            | Input::Called(_) => {}
        }
    }

    fn advised(&mut self, seat: Seat, asked: u64, hint: Option<&Hint>) {
        let Some(line) = self.ongoing.hints.found(seat, asked) else { return };
        let language = self.presence.lines().get(line).map(|line| line.language);
        match (hint, language) {
            (Some(hint), _) => self.store_match(help::tell_hint(&self.replica, seat, asked, hint)),
            (None, Some(language)) => self.out.refuse(line, Err(help::too_many(language))),
            (None, None) => {}
        }
    }

    /// Does what follows without anybody's decision, once it is this server's to do.
    pub(super) fn follow_up(&mut self) {
        let now = self.replica.now.at;
        self.note_away();
        for place in self.presence.absent_now(&self.replica) {
            self.store_room(&RoomEntry::Delegated { place, on: true });
            self.go_on();
        }
        self.store_match(self.ongoing.deals.deal(&self.replica));
        if self.changes.everyone {
            self.ongoing.chores_at = Some(self.replica.acts_at(now));
        }
        if self.ongoing.chores_at.is_some_and(|at| at <= now) {
            self.reshuffle();
            for seat in self.replica.seats() {
                self.store_match(snaps::settle_choice(&self.replica, seat));
            }
            self.reshuffle();
            self.ongoing.chores_at = None;
        }
    }

    /// Everything is in the logs: windows open, bots and clocks are set, and everyone is told.
    pub(super) fn finish(&mut self) {
        let replica = &self.replica;
        let Ongoing { clocks, bots, snaps, looks, .. } = &mut self.ongoing;
        self.presence.is_done();
        looks.set(replica, |place| self.presence.is_away(place));
        let looking = looks.are_open(replica);
        let length = self.config.snaps;
        self.changes.everyone |= snaps.set(replica, length, looking, &mut self.chance);
        let pause = replica.room().settings().bots.pause(self.config.bot_pause);
        self.out.thinks.extend(bots.set(replica, looking || snaps.is_open(), pause));
        let is_here = self.presence.is_anybody_here(replica.room());
        clocks.set(replica, is_here, snaps.is_on(replica));
        clocks.set_next_round(replica);
        self.tell();
        let (presence, ready) = (&mut self.presence, &self.ongoing.ready);
        if self.config.is_shared
            && let Some(here) = presence.announcement(&self.replica, ready)
        {
            self.gossip(Words::Here { here, known: self.replica.known() });
        }
        let clock = self.ongoing.clocks.next_alone(&self.replica);
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
        let Ongoing { clocks, bots, snaps, looks, deals, chores_at, .. } = &self.ongoing;
        let leaves = self.presence.lines().is_empty() && !self.is_busy();
        let own = [
            deals.next(),
            self.window_closes(),
            snaps.next_reaction(),
            bots.next(),
            looks.until().filter(|_| looks.are_open(replica)),
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
        let latest = replica.now.at + Duration::from_secs(3600);
        own.chain(everyones.into_iter().flatten()).min().map_or(latest, |at| at.min(latest))
    }

    fn on_time(&mut self) {
        let now = self.replica.now.at;
        if self.presence.disbelieve(&self.replica) {
            self.changes.room = true;
            self.go_on();
        }
        if self.look_at().is_some_and(|at| at <= now) {
            self.look.again(now);
        }
        if self.agenda.due_at().is_some_and(|at| at <= now) {
            self.due();
        }
        while let Some(seat) = self.ongoing.snaps.reacting(&self.replica) {
            let is_bot = self.replica.bot(seat).is_some();
            let mv = is_bot.then(|| quick_move(&self.replica, seat, &mut self.chance));
            self.play(seat, mv.flatten(), By::Bot);
        }
        if self.window_closes().is_some_and(|at| self.replica.is_due(at)) {
            self.close_window();
        }
        self.timers_run_out();
        let host_leaves = self.presence.host_leaves(self.replica.room());
        if host_leaves.is_some_and(|at| self.replica.is_due(at))
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
            match sealed.next(&self.replica, &mut self.chance) {
                Unsealed::Next(entry) => self.store_match([entry]),
                Unsealed::PowerWaits => return,
                Unsealed::All => break,
            }
        }
        let ended = self.ongoing.snaps.end(&self.replica);
        self.store_match(ended);
    }

    /// Bots whose pause is over play, and so does somebody for whom time has run out.
    fn timers_run_out(&mut self) {
        for seat in self.replica.seats() {
            let bots = &mut self.ongoing.bots;
            let (think, plays) = bots.pause_over(&self.replica, seat);
            self.out.thinks.extend(think);
            if plays {
                let mv = bots.play(&self.replica, seat, &mut self.chance);
                self.play(seat, mv, By::Bot);
            }
        }
        for seat in self.replica.seats() {
            let place = seat.index();
            let is_gone = self.presence.gone_since(self.replica.room(), place).is_some();
            match self.ongoing.clocks.run_out(&self.replica, seat, is_gone) {
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
        if self.ongoing.clocks.begins_round(&self.replica) {
            // Where the match can have no more, there is nothing to begin.
            let _ = self.begin();
        }
    }

    /// Finds out who is away. Who leaves after a gentle clock ran out is played for; and who was
    /// waited for is not any more.
    fn note_away(&mut self) {
        let left = self.presence.note_away(&self.replica);
        let Some(left) = left else { return };
        for place in left {
            self.guest_leaves(place, false);
            let sits = self.replica.room().places()[place].bot();
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
        match self.agenda.due(&self.replica, is_here, self.config.is_shared) {
            Due::Waits => {}
            Due::Used => self.remind(agenda::lifetime(self.replica.room())),
            Due::Unused { is_found, left } => {
                if is_found {
                    self.out.notes.push(Note::Unused);
                    self.store_room(&RoomEntry::Unused { at: self.replica.now.calendar_ms });
                }
                if !left.is_zero() {
                    return self.remind(left);
                }
                let matches = (1..=self.replica.room().match_number()).map(Log::Match);
                self.out.forget.extend(matches.chain([Log::Room]));
                self.out.end = Some(End::Forgotten);
            }
        }
    }

    fn remind(&mut self, time: Duration) {
        let clock = self.ongoing.clocks.next_alone(&self.replica);
        let at = agenda::wakes_at(time, clock, self.replica.now.at);
        self.agenda.is_reminded(at);
        self.out.remind = Some(at - self.replica.now.at);
    }

    /// When the log is to be looked at, if others may have stored something.
    pub(super) fn look_at(&self) -> Option<Moment> {
        let others = self.replica.is_behind() || self.presence.has_others();
        (self.config.is_shared && others).then_some(self.look.at())
    }

    /// Whether something goes on by itself: a bot thinks, a snap will close, or a match that counts
    /// is to be played to its end.
    pub(super) fn is_busy(&self) -> bool {
        let Ongoing { bots, looks, .. } = &self.ongoing;
        let goes_on = bots.is_busy() || looks.are_open(&self.replica);
        goes_on || self.window_closes().is_some() || self.replica.settles()
    }

    /// A line opens. Whoever comes back to a seat plays on it again.
    fn open(&mut self, id: LineId, address: Option<IpAddr>, greeting: &Greeting) {
        let opened = self.presence.open(&self.replica, id, address, greeting);
        self.out.opened = Some(opened.map(|key_and_place| {
            let (key, place) = key_and_place;
            if let Some(key) = key {
                self.payers.come(self.replica.room(), &key, address);
            }
            self.welcome(id, place, greeting.seen.as_ref());
        }));
    }

    fn welcome(&mut self, id: LineId, place: Option<usize>, seen: Option<&Seen>) {
        let room = self.replica.room();
        let may_seem_gone =
            place.is_some_and(|place| self.presence.comes_back(&self.replica, place));
        let is_first = self.presence.lines().of(place).count() == 1;
        if room.unused().is_some() {
            self.store_room(&RoomEntry::Used { at: self.replica.now.calendar_ms });
        }
        let mut returned = false;
        if let Some(place) = place {
            self.presence.note_gone(&self.replica);
            returned = is_first && self.replica.room().is_delegated(place);
            // A bot may be about to play for them at another server. With this entry that server
            // comes too late, and learns of it. Where nothing can be stored they watch all the
            // same.
            let is_stored = self.config.is_shared && self.replica.keeps_return(place);
            if returned || may_seem_gone && is_stored {
                self.store_room(&RoomEntry::Delegated { place, on: false });
            }
            if self.replica.room().host_comes_back(place) {
                self.store_room(&RoomEntry::HostIs { place, stands_in: false });
            }
        }
        self.changes.room = true;
        let room = self.replica.room();
        let line = self.presence.lines().get(id);
        let at_door = line.is_some_and(|line| line.is_at_door(room));
        let removed = line.is_some_and(|line| line.is_removed(room));
        self.out.say(
            id,
            &ServerMessage::Welcome {
                protocol: PROTOCOL_VERSION,
                server: env!("CARGO_PKG_VERSION").to_owned(),
                you: place.map(|place| place as u8),
                at_door,
                is_also_open: self.presence.is_open_twice(room, place),
                removed,
                returned,
                room: self.room_view(Some(0)),
            },
        );
        let (said, is_here) = (room.remarks_kept(), self.presence.is_anybody_here(room));
        self.ongoing.clocks.set(&self.replica, is_here, self.ongoing.snaps.is_on(&self.replica));
        if let Some(opening) = self.replica.opening() {
            self.out.say(id, &opening.question());
        }
        let update = tell::first_update(&self.replica, &self.ongoing, place, seen);
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
        let done = match message {
            ClientMessage::Rendered { window } => {
                if let Some(seat) = seat {
                    self.ongoing.snaps.rendered(*window, seat, self.replica.now.at);
                }
                Ok(())
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
            ClientMessage::Promise { promise } => {
                let room = self.replica.room();
                let promised = self.ongoing.deals.hear_promise(room, place, promise);
                promised.map(|(who, promise)| self.gossip(Words::Promised { who, promise }))
            }
            ClientMessage::Share { deal, share } => {
                let shown = self.ongoing.deals.hear_share(&self.replica, place, deal, share);
                shown.map(|shown| {
                    if let Some((seat, share)) = shown {
                        self.gossip(Words::Shared { deal: deal.clone(), seat, share });
                    }
                })
            }
            _ => {
                let snaps = &self.ongoing.snaps;
                let reply = turn::reply(&self.replica, snaps, seat, message, language);
                reply.map(|reply| match reply {
                    Reply::Stored(entry) => self.store_match([entry]),
                    Reply::Again(seat) => self.changes.seats.insert(seat),
                    Reply::Told(message) => self.out.say(line, &message),
                    Reply::Nothing => {}
                })
            }
        };
        self.out.refuse(line, done);
    }

    fn asking(&self, key: Option<&KeyHash>) -> Asking {
        let room = self.replica.room();
        let begin = self.lobby.guests_begin(self.presence.guests_since(&self.replica));
        let lines = self.presence.lines();
        Asking {
            place: key.and_then(|key| room.place_of(key)),
            knock: key.filter(|key| room.is_at_door(key)).cloned(),
            person: None,
            removed: None,
            is_near_removed: false,
            stage: self.replica.stage(),
            all_begin: self.replica.shown_stage() == Shown::Playing
                || begin.is_some_and(|at| at <= self.replica.now.at),
            present: (0..room.places().len()).map(|it| self.presence.is_here(room, it)).collect(),
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
        let room = self.replica.room();
        let removed = key.filter(|key| room.is_removed(&key.hash())).cloned();
        let key = key.map(Key::hash);
        let sits = matches!(command, RoomCommand::Sit { .. });
        let host = room.host().and_then(|host| self.comes_from(host));
        let is_near_removed = address.is_some_and(|it| self.callers.was_removed(it, host));
        let asking = Asking { person, removed, is_near_removed, ..self.asking(key.as_ref()) };
        let is_known = asking.place.is_some() || asking.knock.is_some();
        if key.is_some() && !is_known && !sits {
            return Err(fault(FaultCode::BadKey, "this key opens no seat of this room"));
        }
        let room = self.replica.room();
        // Who is here already may always get up.
        if !matches!(command, RoomCommand::Leave {} | RoomCommand::Ready {}) {
            self.callers.may_ask(&self.replica, asking.place, self.config.rate_limits)?;
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
            Decided::Ready => {
                let room = self.replica.room();
                let is_round = self.replica.shown_stage() == Shown::RoundOver;
                // Who plays from the next match on does not begin a round of this one.
                let place = asking.place.filter(|place| !is_round || *place < room.playing());
                if let Some(place) = place {
                    self.ongoing.ready.set(room, place, true);
                    self.changes.room = true;
                    if self.presence.all_ready(&self.replica, &self.ongoing.ready) {
                        self.begin()?;
                    }
                }
            }
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
        let now = self.replica.now.at;
        self.callers.may_talk(&who, now)?;
        self.callers.talked(who.clone(), now);
        self.gossip(Words::Talked { who, phrase: phrase.clone() });
        self.say_all(&ServerMessage::Talked { seat: place as u8, phrase });
        Ok(())
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
        let at = self.replica.now.unix_ms;
        if self.replica.stage() == Stage::Match {
            let (room, secrets) = (self.replica.room(), &mut self.secrets);
            let is_here = |place| self.presence.is_here(room, place);
            let deals = &self.ongoing.deals;
            let next = self.replica.live().and_then(|live| {
                let open = |live: &Live| deals.open(room, live, room.playing(), is_here, secrets);
                deals::next_deal(live, at, open)
            });
            self.store_match(next);
            return Ok(());
        }
        begin::has_space(&self.replica)?;
        for entry in begin::bots(self.replica.room()) {
            self.store_room(&entry);
        }
        let new = begin::new_match(&self.replica, at, &mut self.secrets)?;
        let NewMatch { begun, source, set } = new;
        let (room, number) = (self.replica.room(), self.replica.next_number());
        let (playing, before) =
            (room.places().len(), room.matches_bytes() + self.replica.match_bytes());
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
        let (room, now) = (self.replica.room(), self.replica.now.at);
        match words {
            Words::Here { here, .. } => {
                if self.presence.hear(&self.replica, server, here) {
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

    pub(super) fn gossip(&mut self, words: Words) {
        if self.config.is_shared {
            self.out.gossip.push(Gossip { server: self.config.server, words }.text());
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
            && let Some(from) = self.comes_from(*place)
        {
            self.callers.removed(from);
        }
        if let RoomEntry::Left { place, by_host: true } = entry
            && let Some(Place { name, who: Who::Person { .. } }) =
                self.replica.room().places().get(*place).cloned()
        {
            self.say_all(&ServerMessage::Removed { name });
        }
        let (room, now) = (self.replica.room(), self.replica.now.at);
        let (clock, helped) = (room.settings().clock, room.allows_help());
        let had_match = self.replica.live().is_some();
        self.replica.apply_room(entry, bytes);
        let room = self.replica.room();
        if let RoomEntry::Delegated { place, on: false } = entry {
            self.presence.acted(&self.replica, *place);
        }
        if room.settings().clock != clock {
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
        self.out.close(self.presence.seat(&self.replica));
    }

    /// Stores what happens in the match, if one is on.
    fn store_match(&mut self, entries: impl IntoIterator<Item = MatchEntry>) {
        for entry in entries {
            if let MatchEntry::Played { lines, .. } = &entry {
                self.out.notes.push(Note::Moves(lines.len() as u64));
            }
            if let Some(bytes) = self.replica.store_match(&entry) {
                self.apply_match(&entry, bytes);
                self.look = Look::new(self.replica.now.at);
            }
        }
    }

    fn play(&mut self, seat: Seat, mv: Option<String>, by: By) {
        self.store_match(mv.map(|mv| MatchEntry::moved(seat, &mv, by, self.replica.now.unix_ms)));
    }

    fn reshuffle(&mut self) {
        while let Some(line) = self.replica.live().and_then(Live::due_reshuffle) {
            let at = self.replica.now.unix_ms;
            self.store_match([MatchEntry::played(vec![line], By::Chance, at)]);
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
                self.ongoing.looks.forget();
                self.changes.everyone = true;
                self.say_all(&ServerMessage::TookBack { seat: seat.index() as u8 });
            }
            MatchEntry::Opened { .. } => {}
            MatchEntry::Begun { .. } => self.changes.everyone = true,
            MatchEntry::Played { lines, by, .. } => {
                self.changes.everyone = true;
                self.lobby.moves(self.replica.now.at);
                // What was said of who is here may not have been heard.
                let movers = lines.iter().filter_map(|line| line.split(' ').next()?.parse().ok());
                for place in movers.filter(|_| *by == By::Person) {
                    self.presence.acted(&self.replica, place);
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
        self.ongoing.looks.forget();
        self.ongoing.ready.clear();
        self.payers.play(room, |key| self.presence.lines().address_of(key));
        self.lobby.ends(&self.replica);
        (self.changes.room, self.changes.everyone) = (true, true);
        self.gather();
    }

    /// Asks for the shares of a deal that was just opened, or for none any more.
    fn gather(&mut self) {
        let until = self.replica.now.at + self.config.shares_within;
        if let Some(question) = self.ongoing.deals.gather(self.replica.opening(), until) {
            self.say_all(&question);
        }
    }

    /// Applies what another server has stored.
    fn apply_text(&mut self, log: Log, text: &str) {
        if log != Log::Room {
            if let Some(entry) = self.replica.parse_match(text) {
                self.apply_match(&entry, text.len());
            }
        } else if let Some(entry) = self.replica.parse_room(text) {
            self.apply_room(&entry, text.len());
        }
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
            entries.iter().for_each(|text| self.apply_text(Log::Match(number), text));
        }
        if is_new {
            self.look = Look::new(self.replica.now.at);
            // Nor may others have heard of it.
            self.presence.say_again(self.replica.now.at);
        }
        is_new
    }

    /// From where somebody comes who sits at a place, if that is known and limited.
    fn comes_from(&self, place: usize) -> Option<IpAddr> {
        let key = self.replica.room().key_of(place)?;
        self.payers.address_of(key, self.presence.lines().address_of(key))
    }

    fn guest_leaves(&mut self, place: usize, by_host: bool) {
        let from = self.comes_from(place);
        let stayed = self.presence.stayed(&self.replica, place);
        self.lobby.guest_leaves(&self.replica, place, by_host, (stayed, from));
    }

    /// Tells the lines and the list what has changed.
    fn tell(&mut self) {
        let changes = std::mem::take(&mut self.changes);
        let (replica, room) = (&self.replica, self.replica.room());
        if changes.room {
            let view = self.room_view(None);
            for ((place, said, [at_door, removed]), lines) in
                self.presence.lines_mut().behind_room(room)
            {
                let you = place.map(|place| place as u8);
                let is_also_open = self.presence.is_open_twice(room, place);
                let room = RoomView { chat: room.chat(said).to_vec(), ..view.clone() };
                let message = ServerMessage::Room { you, at_door, is_also_open, removed, room };
                self.out.tell(lines, &message);
            }
        }
        // The list names the match's round.
        if changes.room || changes.everyone {
            let ranked = self.config.ranked(room);
            let is_open = room.settings().open && self.config.open_tables;
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
                let update = tell::update(replica, &self.ongoing, live, viewer, seen);
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
            room: room.name().to_string(),
            game: room.kind().id().to_owned(),
            seats: tell::seats(replica, &self.presence, &self.ongoing.ready),
            playing: if replica.live().is_some() { room.playing() as u8 } else { 0 },
            host: room.host().map(|host| host as u8),
            stage: replica.shown_stage(),
            match_number: room.match_number(),
            options: room.options().clone(),
            note: tell::note(room),
            settings: room.settings().clone(),
            ranked: self.config.ranked(room),
            counts: room.contenders().is_some(),
            daily: room.daily().map(|daily| daily.day.to_string()),
            duplicate: replica.duplicate(),
            guests_begin_ms: begin.map(|at| (at - replica.now.at).as_millis() as u64),
            watching: self.presence.watching(),
            door: room.door().iter().map(Knock::view).collect(),
            said: room.remarks_kept(),
            chat: heard.map(|heard| room.chat(heard).to_vec()).unwrap_or_default(),
        }
    }
}
