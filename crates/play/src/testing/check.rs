//! What must hold at every step, seen from the log alone.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use engine::{Seat, SeatSet};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::key::KeyHash;
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::names::RoomName;
use crate::protocol::ClockMode;
use crate::room::{Room, RoomEntry};
use crate::session::Log;

/// What does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which rule.
    pub rule: &'static str,
    /// What happened, in a sentence.
    pub what: String,
    /// When, from the beginning of the day.
    pub at: Duration,
    /// After how many steps of sessions.
    pub steps: u64,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, what, at, steps } = self;
        write!(f, "{rule}: {what} (after {steps} steps, at {at:?})")
    }
}

/// Whether something holds, or which rule does not and why.
pub(super) type Holds = Result<(), (&'static str, String)>;

pub(super) fn holds(it: bool, rule: &'static str, what: impl FnOnce() -> String) -> Holds {
    if it { Ok(()) } else { Err((rule, what())) }
}

/// An update, as far as it is checked.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(rename = "match")]
    pub(super) match_number: u32,
    pub(super) seq: u64,
    #[serde(borrow)]
    pub(super) view: &'a RawValue,
    #[serde(borrow)]
    pub(super) told: Vec<HeardTold<'a>>,
    pub(super) legal: Vec<String>,
    pub(super) clock: Option<HeardClock>,
    pub(super) peeks: Vec<HeardPeek>,
    pub(super) window: Option<HeardWindow>,
    pub(super) queued: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct HeardTold<'a> {
    pub(super) seq: u64,
    #[serde(borrow)]
    all: &'a RawValue,
    #[serde(borrow)]
    you: &'a RawValue,
}

#[derive(Deserialize)]
pub(super) struct HeardClock {
    left_ms: Vec<Option<u64>>,
}

#[derive(Deserialize)]
pub(super) struct HeardPeek {
    pub(super) id: u64,
}

#[derive(Deserialize)]
pub(super) struct HeardWindow {
    pub(super) id: u64,
}

/// The room and its match as the log alone tells, and what follows from it.
pub(super) struct Truth {
    pub(super) room: Option<Room>,
    pub(super) live: Option<Live>,
    name: RoomName,
    entries: BTreeMap<Log, Vec<String>>,
    /// By seat: when the decision began that it has now.
    began: Vec<Duration>,
    /// By seat: when a bot played on it last outside of a snap, and for which decision.
    bot_played: Vec<Option<Duration>>,
    /// When something was stored last.
    pub(super) changed: Duration,
    pub(super) moves: u64,
    pub(super) matches: u32,
}

/// By what a line is known: whose it is, and what it was sent last.
#[derive(Clone, Debug, Default)]
pub(super) struct Ear {
    pub(super) key: Option<KeyHash>,
    pub(super) sent: (u32, u64),
    /// Whether it is the first update on its line.
    pub(super) is_first: bool,
}

impl Truth {
    pub(super) fn new(name: RoomName) -> Self {
        Self {
            room: None,
            live: None,
            name,
            entries: BTreeMap::new(),
            began: Vec::new(),
            bot_played: Vec::new(),
            changed: Duration::ZERO,
            moves: 0,
            matches: 0,
        }
    }

    /// The entries of a log.
    pub(super) fn entries(&self, log: Log) -> &[String] {
        self.entries.get(&log).map(Vec::as_slice).unwrap_or_default()
    }

    pub(super) fn name(&self) -> &RoomName {
        &self.name
    }

    /// How many entries the room has, and the match that is played.
    pub(super) fn known(&self) -> (u64, (u32, u64)) {
        let live = self.live.as_ref().map_or((0, 0), |live| (live.number(), live.entries()));
        (self.entries(Log::Room).len() as u64, live)
    }

    pub(super) fn forget(&mut self, log: Log) {
        self.entries.remove(&log);
    }

    /// Something is appended; it was checked that nobody was first.
    pub(super) fn append(&mut self, log: Log, text: &str, now: Duration, pause: Duration) -> Holds {
        self.entries.entry(log).or_default().push(text.to_owned());
        self.changed = now;
        match log {
            Log::Room => self.append_room(text, now),
            Log::Match(number) if self.live.as_ref().is_some_and(|it| it.number() == number) => {
                self.append_match(text, now, pause)
            }
            Log::Match(_) => Ok(()),
        }
    }

    fn append_room(&mut self, text: &str, now: Duration) -> Holds {
        let entry: RoomEntry = serde_json::from_str(text)
            .map_err(|error| ("entries fit", format!("{error}: {text}")))?;
        let Some(room) = &mut self.room else {
            self.room = Room::opened(self.name.clone(), &entry).ok();
            return holds(self.room.is_some(), "entries fit", || text.to_owned());
        };
        room.apply(&entry);
        if room.playing == 0 {
            self.live = None;
        }
        if let RoomEntry::Began { number, .. } = entry {
            let live = Live::fold(number, self.entries(Log::Match(number)));
            let live = live.map_err(|error| ("entries fit", error.to_string()))?;
            self.matches += 1;
            let seats = live.game().standings().seats().get();
            (self.began, self.bot_played) = (vec![now; seats], vec![None; seats]);
            self.live = Some(live);
        }
        Ok(())
    }

    fn append_match(&mut self, text: &str, now: Duration, pause: Duration) -> Holds {
        let slack = self.slack();
        let Some(live) = &mut self.live else { return Ok(()) };
        let entry = MatchEntry::parse(live.entries() + 1, text)
            .map_err(|error| ("entries fit", error.to_string()))?;
        let in_snap = live.snap().is_some();
        let clocked: Vec<u64> = seats(live).map(|seat| live.clocked(seat)).collect();
        if let MatchEntry::Played { lines, by, .. } = &entry {
            self.moves += lines.len() as u64;
            let movers = lines.iter().filter_map(|line| line.split(' ').next()?.parse().ok());
            for seat in movers.filter_map(Seat::new).filter(|_| !in_snap) {
                let index = seat.index();
                if *by == By::Bot {
                    let last = self.bot_played[index].replace(now);
                    holds(last.is_none_or(|last| now >= last + pause), "a bot moves once", || {
                        format!("seat {seat} moved twice within its pause: {text}")
                    })?;
                }
                let sits = self.room.as_ref().and_then(|room| room.places.get(index));
                let length = self.room.as_ref().and_then(|it| it.settings.clock.length());
                if *by == By::Clock && sits.is_some_and(|sits| !sits.is_program()) {
                    let had = now.saturating_sub(self.began[index]);
                    let enough = length.is_some_and(|it| had + slack >= it);
                    holds(enough, "a clock runs for its move", || {
                        format!("seat {seat} had {had:?} of {length:?}: {text}")
                    })?;
                }
            }
        }
        live.apply(&entry).map_err(|error| ("entries fit", format!("{error}: {text}")))?;
        for seat in seats(live).filter(|seat| live.clocked(*seat) != clocked[seat.index()]) {
            self.began[seat.index()] = now;
        }
        Ok(())
    }

    /// The seat on which whoever has this key plays, and whose cards they see.
    fn viewer(&self, key: Option<&KeyHash>) -> Option<Seat> {
        let (room, live) = (self.room.as_ref()?, self.live.as_ref()?);
        let seat = room.seat(room.place_of(key?)?)?;
        (live.is_dealt() && !live.waits(seat)).then_some(seat)
    }

    /// Checks an update that is sent to a line by a server that knows so much of the logs.
    pub(super) fn update(
        &self,
        heard: &Heard<'_>,
        ear: &mut Ear,
        known: (u64, (u32, u64)),
        now: Duration,
    ) -> Holds {
        let own = self.known();
        let ahead =
            known.0 > own.0 || known.1.0 > own.1.0 || known.1.0 == own.1.0 && known.1.1 > own.1.1;
        holds(!ahead, "told after append", || format!("{known:?} is told, {own:?} is kept"))?;
        let at = (heard.match_number, heard.seq);
        holds(at >= ear.sent, "nobody's match goes back", || format!("{:?} to {at:?}", ear.sent))?;
        if ear.sent.0 == at.0 && !ear.is_first {
            let missed = at.1 - ear.sent.1;
            let told: Vec<u64> = heard.told.iter().map(|told| told.seq).collect();
            let all: Vec<u64> = (ear.sent.1 + 1..=at.1).collect();
            let complete = told == all || missed > limits::TOLD_MAX as u64;
            holds(complete, "nothing is left out", || format!("{told:?} of {all:?}"))?;
        }
        (ear.sent, ear.is_first) = (at, false);
        if known != own {
            return Ok(()); // Others have stored something that this server has not heard of.
        }
        self.compare(heard, self.viewer(ear.key.as_ref()))?;
        self.clocks(heard, now)
    }

    /// Compares an update with what its viewer may know now.
    fn compare(&self, heard: &Heard<'_>, viewer: Option<Seat>) -> Holds {
        let rule = "a seat sees its own";
        let live = self.live.as_ref().filter(|live| live.seq() == heard.seq);
        let live = live.ok_or_else(|| ("told after append", format!("{} is told", heard.seq)))?;
        holds(heard.view.get() == live.view(viewer).get(), rule, || {
            format!("{viewer:?} is shown {}", heard.view)
        })?;
        if let Some(first) = heard.told.first() {
            let told = live.told_since(first.seq - 1, viewer);
            let same = told.iter().zip(&heard.told).all(|(told, heard)| {
                let kept = heard.you.get() == told.you.get() || heard.you.get() == "[]";
                told.seq == heard.seq && told.all.get() == heard.all.get() && kept
            });
            holds(same, rule, || format!("{viewer:?} is told something else"))?;
        }
        let legal = viewer.map(|seat| live.game().legal_moves(seat)).unwrap_or_default();
        holds(heard.legal == legal, rule, || format!("{viewer:?} may play {:?}", heard.legal))?;
        let queued = viewer.map(|seat| live.queued(seat)).unwrap_or_default();
        holds(heard.queued == queued, rule, || format!("{viewer:?} chose {:?}", heard.queued))?;
        let peeks = viewer.map(|seat| live.peeks(seat)).unwrap_or_default();
        let same = heard.peeks.iter().map(|it| it.id).eq(peeks.iter().map(|it| it.id));
        holds(same, rule, || format!("{viewer:?} is shown other peeks"))
    }

    /// No clock has less left than what its decision has not used.
    fn clocks(&self, heard: &Heard<'_>, now: Duration) -> Holds {
        let (Some(clock), Some(room)) = (&heard.clock, &self.room) else { return Ok(()) };
        let Some(length) = room.settings.clock.length() else { return Ok(()) };
        for (seat, left) in clock.left_ms.iter().enumerate() {
            let is_program = room.places.get(seat).is_some_and(|sits| sits.is_program());
            let Some(left) = left.filter(|_| !is_program) else { continue };
            let had = now.saturating_sub(self.began[seat]);
            let enough = Duration::from_millis(left + 1) + had + self.slack() >= length;
            holds(enough, "a clock runs for its move", || {
                format!("seat {seat} has {left} ms left after {had:?} of {length:?}")
            })?;
        }
        Ok(())
    }

    /// By how much a clock may be short: one of days counts from when a move was made, and not from
    /// when it was in the log.
    fn slack(&self) -> Duration {
        let days = self.room.as_ref().is_some_and(|room| room.settings.clock == ClockMode::Days);
        if days { Duration::from_secs(10) } else { Duration::ZERO }
    }

    /// The secret of the deal that is open is told to nobody.
    pub(super) fn secret(&self, text: &str) -> Holds {
        let opening = self.live.as_ref().and_then(Live::opening);
        let told = opening.is_some_and(|opening| text.contains(&opening.secret().to_string()));
        holds(!told, "a secret is kept", || text.to_owned())
    }

    /// A deal's shares are asked for once it is stored.
    pub(super) fn open(&self, deal: &str) -> Holds {
        let live = self.live.as_ref();
        let opened = live.into_iter().flat_map(|live| self.entries(Log::Match(live.number())));
        let mut opened = opened;
        let is_kept = opened.any(|text| text.contains(deal));
        holds(is_kept, "told after append", || format!("the deal {deal} is opened, and not kept"))
    }

    /// The seats that have a decision to make.
    pub(super) fn deciders(&self) -> SeatSet {
        self.live.as_ref().map_or(SeatSet::EMPTY, Live::deciders)
    }
}

fn seats(live: &Live) -> impl Iterator<Item = Seat> + use<> {
    live.game().standings().seats().seats()
}
