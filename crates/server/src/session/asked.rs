//! What is done in a room: sitting down, options, beginning a match or a round.

use std::sync::Arc;

use tokio::time::{Duration, Instant};

use crate::guests::{Debt, Guest};
use crate::key::{Key, KeyHash};
use crate::lesson::Lesson;
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::log::LogError;
use crate::log::match_stream;
use crate::names;
use crate::protocol::{
    self, Fault, FaultCode, PROTOCOL_VERSION, Phrase, RoomAnswer, RoomCommand, ServerMessage,
};
use crate::random;
use crate::room::{Decided, RoomEntry, STAND_IN, Stage, Who, fault};

use super::lines::{LineId, Outbox};
use super::{Broken, Greeting, Session};

/// How many numbers of matches are tried, if one was begun and the server died before the room
/// knew of it.
const NUMBERS_TRIED_MAX: u32 = 100;

/// How long the things take, by [`limits::COMMAND_EVERY`], that somebody may do at once.
const COMMANDS_AT_ONCE: Duration = limits::COMMAND_EVERY.saturating_mul(limits::COMMANDS_BURST);

/// Who plays with a learner: the texts of the lessons name them.
const LESSON_BOTS: [&str; 2] = ["Bea", "Cem"];

impl Session {
    /// A line opens. Whoever comes back to a seat plays on it again.
    pub(super) async fn open(
        &mut self,
        greeting: Greeting,
        outbox: Outbox,
    ) -> Result<Result<LineId, Fault>, Broken> {
        let Greeting { key, seen, language } = greeting;
        if let Some(seen) = &seen {
            self.catch_up_to(seen).await?;
        }
        let place = key.as_ref().and_then(|key| self.room.place_of(&key.hash()));
        let at_door = key.as_ref().is_some_and(|key| self.room.is_at_door(&key.hash()));
        if key.is_some() && place.is_none() && !at_door {
            return Ok(Err(fault(FaultCode::BadKey, "this key opens no seat of this room")));
        }
        let max = match place {
            Some(_) => limits::LINES_PER_SEAT_MAX,
            None => limits::WATCHERS_PER_ROOM_MAX,
        };
        let guest = outbox.guest();
        let watches = place.is_none() && guest.is_limited();
        if self.lines.of(place).count() >= max
            || watches && self.lines.watching_from(guest) >= limits::WATCHERS_PER_ADDRESS_MAX
        {
            return Ok(Err(fault(FaultCode::TooMany, "too many lines are open here")));
        }
        let was_away = place.is_some_and(|place| !self.lines.has(place));
        let now = Instant::now();
        let id = self.lines.add(key.map(|key| key.hash()), place, outbox, language);
        if self.room.unused.is_some() {
            let at = self.shared.calendar.now();
            if let Err(broken) = self.store_room(RoomEntry::Used { at }).await {
                // A full disk must not close it to those who only look.
                tracing::warn!(room = %self.room.name, error = crate::chain(&broken), "not kept");
            }
        }
        let returned = match place {
            Some(place) => self.is_back(place, was_away).await?,
            None => false,
        };
        self.room_changed = true;
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL_VERSION,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            you: place.map(|place| place as u8),
            at_door,
            returned,
            room: self.room_view(Some(0)),
        };
        self.lines.send(id, &welcome);
        self.lines.heard(id, self.room.remarks_kept);
        self.set_clocks(now);
        self.ask_for_share(id);
        if let Some(live) = self.live.as_ref().filter(|live| live.is_dealt()) {
            let viewer = place.and_then(|place| self.seat(place));
            let seen = seen.filter(|seen| seen.match_number == live.number());
            // Who was never here is told nothing of what happened before.
            let seen = seen.map_or(live.seq(), |seen| seen.seq.min(live.seq()));
            let mut update = self.update(live, viewer, seen, now);
            if live.game().marks().is_some() {
                // What a seat has to keep in mind is shown once: what is still to be seen is in the
                // view and among the sights.
                update.told.iter_mut().for_each(protocol::Told::forget_own);
            }
            let sent = (live.number(), live.seq());
            self.lines.send(id, &ServerMessage::Update(Box::new(update)));
            self.lines.sent(id, sent);
        }
        Ok(Ok(id))
    }

    /// Somebody has a line to a seat again, who may have been away; whether a bot played there.
    async fn is_back(&mut self, place: usize, was_away: bool) -> Result<bool, Broken> {
        self.gone[place] = None;
        let returned = was_away && self.come_back(place).await?;
        while self.room.host_comes_back(place) {
            let host = RoomEntry::HostIs { place, stands_in: false };
            if let Err(error) = self.store_room(host).await {
                self.was_late(error).await?;
            }
        }
        Ok(returned)
    }

    /// A bot that played for somebody stops; whether one did.
    pub(super) async fn come_back(&mut self, place: usize) -> Result<bool, Broken> {
        loop {
            let who = self.room.places.get(place).map(|place| &place.who);
            if !matches!(who, Some(Who::Person { minded: true, .. })) {
                return Ok(false);
            }
            match self.store_room(RoomEntry::Minded { place, on: false }).await {
                Ok(()) => return Ok(true),
                Err(error) => self.was_late(error).await?,
            }
        }
    }

    /// A line was closed.
    pub(super) fn close(&mut self, line: LineId) {
        if let Some(place) = self.lines.remove(line)
            && !self.lines.has(place)
        {
            self.set_ready(place, false);
            self.note_gone(Instant::now());
        }
        self.room_changed = true;
    }

    /// Does what was asked for in the room.
    pub(super) async fn asked(
        &mut self,
        guest: &Arc<Guest>,
        key: Option<Key>,
        command: &RoomCommand,
    ) -> Result<Result<RoomAnswer, Fault>, Broken> {
        let asking = self.asking(key.as_ref());
        let sits = matches!(command, RoomCommand::Sit { .. });
        let is_known = asking.place.is_some() || asking.knock.is_some();
        if key.is_some() && !is_known && !sits {
            return Ok(Err(fault(FaultCode::BadKey, "this key opens no seat of this room")));
        }
        // Who is here already may always get up.
        let leaves = matches!(command, RoomCommand::Leave {} | RoomCommand::Ready {});
        if !leaves && let Err(fault) = self.may_ask(asking.place) {
            return Ok(Err(fault));
        }
        let decided = match self.room.decide(&asking, command, &mut random::rng("room")) {
            Ok(decided) => decided,
            Err(fault) => return Ok(Err(fault)),
        };
        self.knocked.retain(|(key, _)| self.room.is_at_door(key));
        let knocks = self.knocked.iter().filter(|(_, other)| Arc::ptr_eq(guest, other)).count();
        if let Decided::Sat(_, key, true) = &decided {
            if guest.is_limited() && knocks >= limits::KNOCKS_PER_ADDRESS_MAX {
                let message = "too many people of your network wait at the door";
                return Ok(Err(fault(FaultCode::NotNow, message)));
            }
            self.knocked.push((key.hash(), guest.clone()));
        }
        let mut new_key = None;
        let done = match decided {
            Decided::Entries(entries) => {
                self.store_all(entries).await?;
                self.go_on().await?;
                Ok(())
            }
            Decided::Sat(entries, key, _) => {
                self.store_all(entries).await?;
                new_key = Some(key);
                Ok(())
            }
            Decided::Begin => self.begin().await?,
            Decided::Ready => self.ready(asking.place).await?,
            Decided::Talk { place, phrase } => self.talk(place, phrase),
        };
        if let Err(fault) = done {
            return Ok(Err(fault));
        }
        let own = new_key.as_ref().or(key.as_ref());
        let place = own.and_then(|key| self.room.place_of(&key.hash()));
        Ok(Ok(RoomAnswer {
            seat: place.map(|place| place as u8),
            key: new_key.map(|key| key.text().to_owned()),
            room: self.room_view(None),
        }))
    }

    /// Stores what was decided.
    async fn store_all(&mut self, entries: Vec<RoomEntry>) -> Result<(), Broken> {
        for entry in entries {
            let sits = match &entry {
                RoomEntry::Sat { key, place, .. } => Some((key.clone(), *place)),
                _ => None,
            };
            // Whatever goes wrong then, nobody is on the seat who sees its cards.
            if let Some((_, Some(place))) = sits {
                self.take_over(place).await?;
            }
            self.store_room(entry).await?;
            if let Some((key, _)) = sits {
                self.talks_on(key);
            }
        }
        Ok(())
    }

    /// Whether somebody may do one thing more in the room.
    ///
    /// # Errors
    ///
    /// If the room has no space for it, or they did too much at once.
    fn may_ask(&mut self, place: Option<usize>) -> Result<(), Fault> {
        // Strangers do not take the last from those who sit here, and those not from the host.
        let reserved = match place {
            Some(place) if self.room.host == Some(place) => 0,
            Some(_) => limits::ENTRIES_FOR_HOST,
            None => 2 * limits::ENTRIES_FOR_HOST,
        };
        if self.room.entries >= limits::ENTRIES_PER_ROOM_MAX - reserved {
            let message = "too much has happened in this room; open another one";
            return Err(fault(FaultCode::TooMany, message));
        }
        let Some(key) = place.and_then(|place| self.room.key_of(place)).cloned() else {
            return Ok(());
        };
        self.busy.retain(|_, debt| !debt.is_forgotten());
        let debt = self.busy.entry(key).or_insert_with(|| Debt::new(COMMANDS_AT_ONCE, 1));
        if self.shared.config.rate_limits && debt.until().is_some() {
            return Err(fault(FaultCode::TooMany, "too much at once; wait a few seconds"));
        }
        debt.add(limits::COMMAND_EVERY);
        Ok(())
    }

    /// Who takes over a seat in mid-round plays from the next one on: nobody is shown what others
    /// on it were shown, and wrote.
    async fn take_over(&mut self, place: usize) -> Result<(), Broken> {
        let seat = self.room.seat(place).filter(|_| self.live.is_some());
        match seat {
            Some(seat) => self.store_match(MatchEntry::Taken { seat }).await,
            None => Ok(()),
        }
    }

    /// Begins a match, or the next round of the one that is on.
    pub(super) async fn begin(&mut self) -> Result<Result<(), Fault>, Broken> {
        let stage = self.stage();
        if stage == Stage::Match {
            if self.live.as_ref().is_some_and(Live::is_fair) {
                return self.deal_next().await;
            }
            let Some(line) = self.live.as_ref().and_then(Live::due_round) else {
                return Ok(Err(fault(FaultCode::NotNow, "a round is being played")));
            };
            self.store_play(vec![line], By::Chance).await?;
            return Ok(Ok(()));
        }
        if let Err(fault) = self.shared.may_begin() {
            return Ok(Err(fault));
        }
        let kept = self.room.bytes() + self.live.as_ref().map_or(0, Live::bytes);
        if kept >= limits::ROOM_BYTES_MAX {
            let message = "this room has kept as many matches as it can; open another one";
            return Ok(Err(fault(FaultCode::TooMany, message)));
        }
        let lesson = self.seat_lesson().await?;
        let seats = self.room.places.len();
        let begun = self.room.game_settings().and_then(|settings| {
            let (kind, at) = (self.room.kind, self.shared.now_ms());
            MatchEntry::begun(kind, seats, settings, lesson, at, &mut random::rng("match"))
                .map_err(|error| fault(FaultCode::Impossible, error.to_string()))
        });
        match begun {
            Ok(entry) => self.begin_match(entry, seats, lesson).await.map(Ok),
            Err(fault) => Ok(Err(fault)),
        }
    }

    /// The lesson that the next match is, with bots on its other seats; none if others than the
    /// learner sit there.
    async fn seat_lesson(&mut self) -> Result<Option<&'static Lesson>, Broken> {
        let Some(lesson) = self.room.lesson else { return Ok(None) };
        for name in
            LESSON_BOTS.iter().take(lesson.seats - 1).skip(self.room.places.len().saturating_sub(1))
        {
            let taken: Vec<&str> =
                self.room.places.iter().map(|place| place.name.as_str()).collect();
            let name = names::unique(name, &taken);
            let level = STAND_IN.to_string();
            self.store_room(RoomEntry::BotSat { name, level }).await?;
        }
        let alone = self.room.places.iter().skip(1).all(|place| matches!(place.who, Who::Bot(_)));
        Ok((alone && self.room.places.len() == lesson.seats).then_some(lesson))
    }

    /// Stores a match with its first deal, dealt or opened, and only then that the room plays it.
    async fn begin_match(
        &mut self,
        entry: MatchEntry,
        playing: usize,
        lesson: Option<&Lesson>,
    ) -> Result<(), Broken> {
        let mut number = self.room.match_number;
        let (mut live, deal) = loop {
            number += 1;
            let (entry, deal) = self.first_deal(&entry, number, playing, lesson)?;
            let text = serde_json::to_string(&entry).expect("an entry has text keys only");
            let stream = match_stream(&self.room.name, number);
            let bytes = text.len();
            match self.shared.log.append(&stream, 0, text).await {
                Ok(()) => {
                    let mut live = Live::begun(number, &entry)?;
                    live.grow(bytes);
                    break (live, deal);
                }
                Err(LogError::Conflict { .. })
                    if number < self.room.match_number + NUMBERS_TRIED_MAX => {}
                Err(error) => return Err(error.into()),
            }
        };
        let text = serde_json::to_string(&deal).expect("an entry has text keys only");
        let (stream, bytes) = (match_stream(&self.room.name, number), text.len());
        self.shared.log.append(&stream, live.entries(), text).await?;
        live.apply(&deal)?;
        live.grow(bytes);
        self.shared.metrics.moves.inc();
        let last = self.live.as_ref().map_or(0, Live::bytes);
        let before = self.room.matches_bytes + last;
        let began = RoomEntry::Began { number, playing, at: self.shared.now_ms(), before };
        let began = self.store_room(began).await;
        if let Err(Broken::Log(LogError::Conflict { .. })) = &began {
            // Another server was first with something, maybe a match: this one nobody plays.
            let stream = match_stream(&self.room.name, number);
            self.shared.log.forget(&stream).await?;
        }
        began?;
        self.set_match(live);
        self.shared.metrics.matches.inc();
        tracing::info!(room = %self.room.name, number, game = %self.room.kind, "a match begins");
        Ok(())
    }

    /// The remarks that may be made now.
    pub(super) fn phrases(&self) -> Vec<Phrase> {
        let talks = |live: &&Live| live.is_dealt() && self.room.settings.talk;
        let live = self.live.as_ref().filter(talks);
        live.map(Live::phrases).unwrap_or_default()
    }

    /// Somebody makes a remark, which everyone is told and nobody keeps.
    fn talk(&mut self, place: usize, phrase: Phrase) -> Result<(), Fault> {
        if !self.phrases().contains(&phrase) {
            return Err(fault(FaultCode::NotNow, "this cannot be said now"));
        }
        let Who::Person { key, .. } = &self.room.places[place].who else { return Ok(()) };
        let now = Instant::now();
        self.talked.retain(|(_, at)| *at + limits::TALK_EVERY > now);
        if self.talked.iter().any(|(who, _)| who == key) {
            return Err(fault(FaultCode::TooMany, "one remark in five seconds"));
        }
        self.talked.push((key.clone(), now));
        self.tell_others_remark(key.clone(), phrase.clone());
        self.lines.send_all(&ServerMessage::Talked { seat: place as u8, phrase });
        Ok(())
    }

    /// Getting up and sitting down again is no way to talk more often: who sits down now may be who
    /// talked a moment ago and left.
    fn talks_on(&mut self, key: KeyHash) {
        let left = self.talked.iter().filter(|(who, _)| self.room.place_of(who).is_none());
        let left = left.map(|(_, at)| *at).max();
        self.talked.extend(left.map(|at| (key, at)));
    }

    /// Somebody wants to go on; when everyone who is here does, it goes on.
    async fn ready(&mut self, place: Option<usize>) -> Result<Result<(), Fault>, Broken> {
        let Some(place) = place else { return Ok(Ok(())) };
        let playing = self.match_stage() != protocol::Stage::RoundOver || place < self.room.playing;
        if !playing {
            // Who plays from the next match on does not begin a round of this one.
            return Ok(Ok(()));
        }
        self.set_ready(place, true);
        self.room_changed = true;
        if self.all_ready() { self.begin().await } else { Ok(Ok(())) }
    }

    /// Goes on if somebody waits for that, and nobody else is waited for any more.
    pub(super) async fn go_on(&mut self) -> Result<(), Broken> {
        while !self.who_is_ready().is_empty() && self.all_ready() {
            match self.begin().await {
                // What is impossible now is told to whoever asks for it next.
                Ok(_) => return Ok(()),
                Err(error) => self.was_late(error).await?,
            }
        }
        Ok(())
    }

    /// Whether a round or a match is over, and everyone who is here wants to go on.
    fn all_ready(&self) -> bool {
        let count = match self.match_stage() {
            protocol::Stage::RoundOver => self.room.playing,
            protocol::Stage::MatchOver => self.room.places.len(),
            protocol::Stage::Lobby | protocol::Stage::Playing => return false,
        };
        let ready = self.who_is_ready();
        let mut waited_for = (0..count).filter(|&place| {
            let plays = matches!(
                self.room.places[place].who,
                Who::Person { minded: false, program: false, .. }
            );
            // Who only reloads the page is back in a moment.
            plays && !self.away.contains(&place)
        });
        waited_for.all(|place| ready.contains(&place))
    }
}
