//! What is done in a room: lines that open, sitting down, options, beginning a match or a round.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use crate::called::Called;
use crate::daily;
use crate::duplicate::DuplicateSet;
use crate::key::{Key, KeyHash, PersonId};
use crate::lesson::Lesson;
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::names;
use crate::protocol::{
    self, Fault, FaultCode, PROTOCOL_VERSION, Phrase, Ranked, RoomAnswer, RoomCommand,
    ServerMessage,
};
use crate::room::{Asking, Decided, Room, RoomEntry, STAND_IN, Stage, Who, fault};
use crate::time::Moment;

use super::Session;
use super::deals::{self, Source};
use super::io::{Greeting, Input, LineId, Note};
use super::lines::Line;

/// How long the things take, by [`limits::COMMAND_EVERY`], that somebody may do at once.
const COMMANDS_AT_ONCE: Duration = limits::COMMAND_EVERY.saturating_mul(limits::COMMANDS_BURST);

/// Who plays with a learner: the texts of the lessons name them.
const LESSON_BOTS: [&str; 2] = ["Bea", "Cem"];

#[derive(Default)]
pub(super) struct Callers {
    /// By who sits here: when all that they have done lately is forgotten.
    busy: BTreeMap<KeyHash, Moment>,
    /// From where those knocked who wait at the door.
    knocked: Vec<(KeyHash, IpAddr)>,
    /// Who made a remark a moment ago, and when.
    talked: Vec<(KeyHash, Moment)>,
}

impl Callers {
    pub(super) fn talked(&mut self, who: KeyHash, now: Moment) {
        self.talked.push((who, now));
    }

    /// Somebody has another key, with which they may do no more at once.
    fn renewed(&mut self, old: &KeyHash, new: &KeyHash) {
        if let Some(until) = self.busy.remove(old) {
            self.busy.insert(new.clone(), until);
        }
    }

    /// Counts one more command; returns whether that is too many at once.
    fn is_too_busy(&mut self, who: KeyHash, now: Moment) -> bool {
        self.busy.retain(|_, until| *until > now);
        let until = self.busy.entry(who).or_insert(now);
        let is_too_busy = *until > now + COMMANDS_AT_ONCE;
        if !is_too_busy {
            *until = *until + limits::COMMAND_EVERY;
        }
        is_too_busy
    }
}

impl Session {
    /// A line opens. Whoever comes back to a seat plays on it again.
    pub(super) fn open(&mut self, id: LineId, address: Option<IpAddr>, greeting: &Greeting) {
        self.presence.lines_mut().remove(id);
        let opened = self.add_line(id, address, greeting);
        if opened.is_ok() {
            self.welcome(id, greeting);
        }
        self.out.opened = Some(opened);
    }

    fn add_line(
        &mut self,
        id: LineId,
        address: Option<IpAddr>,
        greeting: &Greeting,
    ) -> Result<(), Fault> {
        let key = greeting.key.as_ref().map(Key::hash);
        let (room, lines) = (self.replica.room(), self.presence.lines());
        let place = key.as_ref().and_then(|key| room.place_of(key));
        let at_door = key.as_ref().is_some_and(|key| room.is_at_door(key));
        if key.is_some() && place.is_none() && !at_door {
            return Err(fault(FaultCode::BadKey, "this key opens no seat of this room"));
        }
        let is_secret = room.daily.as_ref().is_some_and(|daily| daily.is_on(self.now.unix_ms));
        if is_secret && place.is_none() {
            let message = "nobody watches the deal of a day before it is over";
            return Err(fault(FaultCode::NotNow, message));
        }
        let max = match place {
            Some(_) => limits::LINES_PER_SEAT_MAX,
            None => limits::WATCHERS_PER_ROOM_MAX,
        };
        let watching = address.filter(|_| place.is_none());
        let watching = watching.map_or(0, |address| lines.watching_from(address));
        if lines.of(place).count() >= max || watching >= limits::WATCHERS_PER_ADDRESS_MAX {
            return Err(fault(FaultCode::TooMany, "too many lines are open here"));
        }
        let language = greeting.language;
        if let Some(key) = &key {
            self.comes_from(key, address);
        }
        let line = Line { key, place, address, language, sent: (0, 0), said: 0, rtt: None };
        self.presence.lines_mut().add(id, line);
        Ok(())
    }

    fn welcome(&mut self, id: LineId, greeting: &Greeting) {
        let line = self.presence.lines().get(id);
        let place = line.and_then(|line| line.place);
        let may_seem_gone = place
            .is_some_and(|place| self.presence.comes_back(self.replica.room(), place, self.now.at));
        let was_away =
            place.is_some_and(|place| self.presence.lines().of(Some(place)).count() == 1);
        if self.replica.room().unused.is_some() {
            self.store_room(&RoomEntry::Used { at: self.now.calendar_ms });
        }
        let mut returned = false;
        if let Some(place) = place {
            self.presence.note_gone(self.replica.room(), self.now.at);
            returned = was_away && self.come_back(place);
            if may_seem_gone && !returned {
                self.store_return(place);
            }
            if self.replica.room().host_comes_back(place) {
                self.store_room(&RoomEntry::HostIs { place, stands_in: false });
            }
        }
        self.changes.room = true;
        let at_door = self.is_at_door(id);
        self.say(
            id,
            &ServerMessage::Welcome {
                protocol: PROTOCOL_VERSION,
                server: env!("CARGO_PKG_VERSION").to_owned(),
                you: place.map(|place| place as u8),
                at_door,
                is_also_open: self.is_open_twice(place),
                returned,
                room: self.room_view(Some(0)),
            },
        );
        let said = self.replica.room().remarks_kept;
        let is_here = self.presence.is_anybody_here(self.replica.room());
        self.clocks.set(&self.replica, is_here, self.snaps.is_open(), self.now);
        if let Some(opening) = self.replica.opening() {
            self.say(id, &opening.question());
        }
        let sent = self.show_match(id, place, greeting.seen.as_ref());
        if let Some(line) = self.presence.lines_mut().get_mut(id) {
            line.said = said;
            line.sent = sent.unwrap_or(line.sent);
        }
    }

    fn is_at_door(&self, id: LineId) -> bool {
        self.presence.lines().get(id).is_some_and(|line| line.is_at_door(self.replica.room()))
    }

    /// Shows the match to a line that has opened, and what happened since it saw it; returns how
    /// far it is.
    fn show_match(
        &mut self,
        id: LineId,
        place: Option<usize>,
        seen: Option<&protocol::Seen>,
    ) -> Option<(u32, u64)> {
        let live = self.replica.dealt()?;
        let viewer = place.and_then(|place| self.replica.seat(place));
        let seen = seen.filter(|seen| seen.match_number == live.number());
        // Who was never here is told nothing of what happened before.
        let seen = seen.map_or(live.seq(), |seen| seen.seq.min(live.seq()));
        let mut update = self.update(live, viewer, seen);
        if live.game().marks().is_some() {
            // What a seat has to keep in mind is shown once: what is still to be seen is in the
            // view and among the peeks.
            update.told.iter_mut().for_each(protocol::Told::forget_own);
        }
        let sent = (live.number(), live.seq());
        self.say(id, &ServerMessage::Update(Box::new(update)));
        Some(sent)
    }

    pub(super) fn close(&mut self, line: LineId) {
        if let Some(place) = self.presence.lines_mut().remove(line)
            && !self.presence.lines().has(place)
        {
            self.presence.set_ready(self.replica.room(), place, false);
            self.presence.note_gone(self.replica.room(), self.now.at);
        }
        self.changes.room = true;
    }

    pub(super) fn asking(&self, key: Option<&KeyHash>) -> Asking {
        let room = self.replica.room();
        let lines = self.presence.lines();
        Asking {
            place: key.and_then(|key| room.place_of(key)),
            knock: key.filter(|key| room.is_at_door(key)).cloned(),
            person: None,
            stage: self.replica.stage(),
            all_begin: self.replica.shown_stage() == protocol::Stage::Playing
                || self.guests_begin().is_some_and(|at| at <= self.now.at),
            present: (0..room.places.len())
                .map(|place| self.presence.is_here(room, place))
                .collect(),
            gone_from_door: room.at_door().find(|key| !lines.are_of(key)).cloned(),
            match_bytes: self.replica.match_bytes(),
        }
    }

    /// Who will be called how at an open table once an input is handled, and may not be allowed to.
    /// A server that was late asks for those only of whom it did not know.
    pub(super) fn calls(&self, input: &Input) -> Vec<Called> {
        let Input::Asked { key, person, command, .. } = input else { return Vec::new() };
        if !self.config.open_tables {
            return Vec::new();
        }
        let key = key.as_ref().map(Key::hash);
        let asking = Asking { person: person.clone(), ..self.asking(key.as_ref()) };
        let room = self.replica.room();
        // Which key a seat gets makes no difference here.
        let decided = room.decide(&asking, command, &mut self.secrets.clone());
        let (Ok(Decided::Entries(entries)) | Ok(Decided::Sat(entries, ..))) = decided else {
            return Vec::new();
        };
        let calls = room.newly_called(&entries).into_iter();
        calls.filter(|called| !self.granted.contains(called)).collect()
    }

    pub(super) fn ask(
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
        // Who is here already may always get up.
        if !matches!(command, RoomCommand::Leave {} | RoomCommand::Ready {}) {
            self.may_ask(asking.place)?;
        }
        if matches!(command, RoomCommand::Settings { settings } if settings.open)
            && !self.config.open_tables
            && !self.replica.room().settings.open
        {
            return Err(fault(FaultCode::Impossible, "this site lists no tables"));
        }
        if matches!(command, RoomCommand::Settings { settings } if settings.ranked)
            && !self.has_leaderboard()
            && !self.replica.room().settings.ranked
        {
            return Err(fault(FaultCode::Impossible, "this site has no leaderboard"));
        }
        let decided = self.replica.room().decide(&asking, command, &mut self.secrets)?;
        if let (Decided::Sat(_, key, true), Some(address)) = (&decided, address) {
            self.may_knock(key.hash(), address)?;
        }
        let mut new_key = None;
        match decided {
            Decided::Entries(entries) => {
                self.store_all(&entries);
                self.go_on();
            }
            Decided::Sat(entries, key, _) => {
                self.store_all(&entries);
                self.comes_from(&key.hash(), address);
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

    fn store_all(&mut self, entries: &[RoomEntry]) {
        for entry in entries {
            // Whatever goes wrong then, nobody is on the seat who sees its cards.
            if let RoomEntry::Sat { place: Some(place), .. } = entry {
                self.take_over(*place);
            }
            if let RoomEntry::Left { place, by_host } = entry {
                self.guest_leaves(*place, *by_host);
            }
            if let RoomEntry::Rekeyed { place, key } = entry
                && let Some(old) = self.replica.room().key_of(*place)
            {
                self.callers.renewed(old, key);
            }
            self.store_room(entry);
            if let RoomEntry::Sat { key, .. } | RoomEntry::Rekeyed { key, .. } = entry {
                self.talks_on(key.clone());
            }
        }
    }

    /// Counts one command more, and refuses it if the room has no space for it or the caller did
    /// too much at once.
    fn may_ask(&mut self, place: Option<usize>) -> Result<(), Fault> {
        let room = self.replica.room();
        // Strangers do not take the last from those who sit here, and those not from the host.
        let reserved = match place {
            Some(place) if room.host == Some(place) => 0,
            Some(_) => limits::ENTRIES_FOR_HOST,
            None => 2 * limits::ENTRIES_FOR_HOST,
        };
        if room.entries >= limits::ENTRIES_PER_ROOM_MAX - reserved {
            let message = "too much has happened in this room; open another one";
            return Err(fault(FaultCode::TooMany, message));
        }
        let Some(key) = place.and_then(|place| room.key_of(place)).cloned() else {
            return Ok(());
        };
        if self.callers.is_too_busy(key, self.now.at) && self.config.rate_limits {
            return Err(fault(FaultCode::TooMany, "too much at once; wait a few seconds"));
        }
        Ok(())
    }

    fn may_knock(&mut self, key: KeyHash, address: IpAddr) -> Result<(), Fault> {
        self.callers.knocked.retain(|(key, _)| self.replica.room().is_at_door(key));
        let knocks = self.callers.knocked.iter().filter(|(_, other)| *other == address).count();
        if knocks >= limits::KNOCKS_PER_ADDRESS_MAX {
            let message = "too many people of your network wait at the door";
            return Err(fault(FaultCode::NotNow, message));
        }
        self.callers.knocked.push((key, address));
        Ok(())
    }

    /// Who takes over a seat in mid-round plays from the next one on: nobody is shown what others
    /// on it were shown, and wrote.
    fn take_over(&mut self, place: usize) {
        if let Some(seat) = self.replica.room().seat(place) {
            self.store_match(&MatchEntry::Taken { seat });
        }
    }

    /// Begins a match, or the next round of the one that is on. Several may ask for a round: it
    /// begins once.
    pub(super) fn begin(&mut self) -> Result<(), Fault> {
        if self.replica.stage() == Stage::Match {
            let (room, at) = (self.replica.room(), self.now.unix_ms);
            let is_here = |place| self.presence.is_here(room, place);
            let secrets = &mut self.secrets;
            let entry = self.replica.live().and_then(|live| match live.is_fair() {
                true => deals::next_deal(live, at, |live| {
                    self.deals.open(room, live, room.playing, is_here, secrets)
                }),
                false => {
                    live.due_round().map(|line| MatchEntry::played(vec![line], By::Chance, at))
                }
            });
            entry.iter().for_each(|entry| self.store_match(entry));
            return Ok(());
        }
        if self.now.is_full {
            return Err(nothing_new());
        }
        if self.replica.room().bytes() + self.replica.match_bytes() >= limits::ROOM_BYTES_MAX {
            let message = "this room has kept as many matches as it can; open another one";
            return Err(fault(FaultCode::TooMany, message));
        }
        self.seat_daily();
        let lesson = self.seat_lesson();
        let room = self.replica.room();
        let (kind, seats, settings) = (room.kind, room.places.len(), room.game_settings()?);
        let at = self.now.unix_ms;
        let set = match (&room.daily, lesson) {
            (None, None) => self.replica.next_set(&mut self.secrets),
            _ => None,
        };
        let begun = match (&room.daily, &set) {
            (Some(daily), _) => {
                MatchEntry::begun(kind, seats, settings, None, at, &mut daily.match_rng())
            }
            (None, Some(set)) => MatchEntry::begun_as(&set.setup(kind, seats, settings), false, at),
            (None, None) => MatchEntry::begun(kind, seats, settings, lesson, at, &mut self.secrets),
        };
        let begun = begun.map_err(|error| fault(FaultCode::Impossible, error.to_string()))?;
        self.begin_match(begun, seats, lesson, set);
        Ok(())
    }

    fn seat_daily(&mut self) {
        let Room { daily: Some(_), kind, places, .. } = self.replica.room() else { return };
        for _ in places.len()..kind.best_seats() {
            let places = self.replica.room().places.iter();
            let taken: Vec<&str> = places.map(|place| place.name.as_str()).collect();
            let (name, level) = (names::for_bot(&taken), daily::LEVEL.to_string());
            self.store_room(&RoomEntry::BotSat { name, level });
        }
    }

    /// The lesson that the next match is, with bots on its other seats; none if others than the
    /// learner sit there.
    fn seat_lesson(&mut self) -> Option<&'static Lesson> {
        let lesson = self.replica.room().lesson?;
        let sit = self.replica.room().places.len().saturating_sub(1);
        for name in LESSON_BOTS.iter().take(lesson.seats - 1).skip(sit) {
            let places = self.replica.room().places.iter();
            let taken: Vec<&str> = places.map(|place| place.name.as_str()).collect();
            let name = names::unique(name, &taken);
            self.store_room(&RoomEntry::BotSat { name, level: STAND_IN.to_string() });
        }
        let places = &self.replica.room().places;
        let alone = places.iter().skip(1).all(|place| matches!(place.who, Who::Bot(_)));
        (alone && places.len() == lesson.seats).then_some(lesson)
    }

    /// Stores a match with its first deal, dealt or opened, and only then that the room plays it.
    fn begin_match(
        &mut self,
        begun: MatchEntry,
        playing: usize,
        lesson: Option<&Lesson>,
        set: Option<DuplicateSet>,
    ) {
        let is_seeded = set.is_some() || self.replica.room().daily.is_some();
        let source = match lesson {
            Some(lesson) => Source::Script(lesson),
            None if is_seeded => Source::Seed,
            None => Source::Shares,
        };
        let (room, number) = (self.replica.room(), self.replica.next_number());
        let is_here = |place| self.presence.is_here(room, place);
        let (begun, deal) = deals::first_deal(begun, number, &source, self.now.unix_ms, |live| {
            self.deals.open(room, live, playing, is_here, &mut self.secrets)
        });
        let before = self.replica.room().matches_bytes + self.replica.match_bytes();
        let live = self.replica.store_new_match(&begun, &deal);
        let (number, at) = (live.number(), self.now.unix_ms);
        let ranked = self.ranked() == Ranked::Counts;
        if ranked {
            self.play_themselves();
        }
        self.store_room(&RoomEntry::Began { number, playing, at, before, ranked, set });
        self.set_match(Some(live));
        self.out.notes.extend([Note::Moves(1), Note::Match(number)]);
    }

    /// Nobody begins a match that counts with a bot in their place: who is gone has their clock.
    fn play_themselves(&mut self) {
        for place in 0..self.replica.room().places.len() {
            if self.replica.room().places[place].is_delegated() {
                self.store_room(&RoomEntry::Delegated { place, on: false });
            }
        }
    }

    fn has_leaderboard(&self) -> bool {
        self.config.leaderboard && self.config.open_tables
    }

    pub(super) fn ranked(&self) -> Ranked {
        let ranked = self.has_leaderboard().then(|| self.replica.room().ranked());
        ranked.unwrap_or(Ranked::Off)
    }

    pub(super) fn phrases(&self) -> Vec<Phrase> {
        let talks = self.replica.room().settings.talk;
        self.replica.dealt().filter(|_| talks).map(Live::phrases).unwrap_or_default()
    }

    /// Somebody makes a remark, which everyone is told and nobody keeps.
    fn talk(&mut self, place: usize, phrase: Phrase) -> Result<(), Fault> {
        if !self.phrases().contains(&phrase) {
            return Err(fault(FaultCode::NotNow, "this cannot be said now"));
        }
        let Some(key) = self.replica.room().key_of(place).cloned() else { return Ok(()) };
        let now = self.now.at;
        self.callers.talked.retain(|(_, at)| *at + limits::TALK_EVERY > now);
        if self.callers.talked.iter().any(|(who, _)| *who == key) {
            return Err(fault(FaultCode::TooMany, "one remark in five seconds"));
        }
        self.callers.talked(key.clone(), now);
        self.tell_others_remark(key, phrase.clone());
        self.say_all(&ServerMessage::Talked { seat: place as u8, phrase });
        Ok(())
    }

    /// Getting up and sitting down again is no way to talk more often: who sits down now may be who
    /// talked a moment ago and left.
    fn talks_on(&mut self, key: KeyHash) {
        let room = self.replica.room();
        let left = self.callers.talked.iter().filter(|(who, _)| room.place_of(who).is_none());
        let left = left.map(|(_, at)| *at).max();
        self.callers.talked.extend(left.map(|at| (key, at)));
    }

    /// Somebody wants to go on; when everyone who is here does, it goes on.
    fn ready(&mut self, place: Option<usize>) -> Result<(), Fault> {
        let Some(place) = place else { return Ok(()) };
        let is_round = self.replica.shown_stage() == protocol::Stage::RoundOver;
        if is_round && place >= self.replica.room().playing {
            // Who plays from the next match on does not begin a round of this one.
            return Ok(());
        }
        self.presence.set_ready(self.replica.room(), place, true);
        self.changes.room = true;
        if self.all_ready() { self.begin() } else { Ok(()) }
    }

    /// Continues if somebody waits for that and nobody else is waited for.
    pub(super) fn go_on(&mut self) {
        if !self.presence.ready(&self.replica).is_empty() && self.all_ready() {
            // What is impossible now is told to whoever asks for it next.
            let _ = self.begin();
        }
    }

    /// Whether a round or a match is over, and everyone who is here wants to go on.
    fn all_ready(&self) -> bool {
        let room = self.replica.room();
        let count = match self.replica.shown_stage() {
            protocol::Stage::RoundOver => room.playing,
            protocol::Stage::MatchOver => room.places.len(),
            protocol::Stage::Lobby | protocol::Stage::Playing => return false,
        };
        let ready = self.presence.ready(&self.replica);
        // A program by itself begins nothing: or else it would for ever.
        let wanted = ready.iter().any(|place| room.places[*place].is_person());
        let waited_for = |place: &usize| {
            let who = &room.places[*place].who;
            let plays = matches!(who, Who::Person { delegated: false, program: false, .. });
            // Who only reloads the page is back in a moment.
            plays && !self.presence.is_away(*place)
        };
        wanted && (0..count).filter(waited_for).all(|place| ready.contains(&place))
    }
}

/// What is said where nothing new can be kept.
pub fn nothing_new() -> Fault {
    let message = "nothing new can be kept here until the host of this site has made room";
    fault(FaultCode::NotNow, message)
}
