//! What must hold at every step, seen from the log alone.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use games::Seat;

use crate::key::KeyHash;
use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::names::RoomName;
use crate::protocol::{ClockMode, Help, Update};
use crate::room::{Room, RoomEntry};
use crate::session::Log;

use super::plan::WALL;

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

/// How long servers may take to know the same, once all is quiet.
pub(super) const QUIET: Duration = Duration::from_secs(90);

/// How often sessions may step at the same moment.
const STEPS_MAX: u32 = 1_000;

/// How long nothing may happen at a table where everybody wants to play.
const STUCK: Duration = Duration::from_secs(20 * 60);

/// Whether something holds, or which rule does not and why.
pub(super) type Holds = Result<(), (&'static str, String)>;

fn holds(it: bool, rule: &'static str, what: impl FnOnce() -> String) -> Holds {
    if it { Ok(()) } else { Err((rule, what())) }
}

/// From when clocks count that begin with what was stored last: one of days from when a move was
/// made, and not from when it was in the log.
fn begins(clock: ClockMode, live: &Live, now: Duration) -> Duration {
    let made = Duration::from_millis(live.changed().saturating_sub(WALL));
    if clock == ClockMode::Days { made.min(now) } else { now }
}

/// The room and its match as the log alone tells, and what follows from it.
pub(super) struct Truth {
    pub(super) room: Option<Room>,
    pub(super) live: Option<Live>,
    name: RoomName,
    entries: BTreeMap<Log, Vec<String>>,
    /// By seat: when the decision began that it has now.
    began: Vec<Duration>,
    /// By seat: how often more time was asked for since then.
    asked: Vec<u32>,
    /// By seat: when a bot last played on it outside of a snap.
    bot_played: Vec<Option<Duration>>,
    /// The secrets of the deals of the match, until it is over.
    secrets: Vec<String>,
    /// The `seq`s after which moves of the match were taken back.
    went_back: Vec<u64>,
    /// Until when somebody played alone against bots, as the room's log has it.
    alone: Option<Duration>,
    /// When something was stored last.
    pub(super) changed: Duration,
    /// When something was played last, or a match began.
    went_on: Duration,
    /// When a session stepped last, and how often at that moment.
    steps: (Duration, u32),
    pub(super) moves: u64,
    pub(super) matches: u32,
    pub(super) hints: u64,
    pub(super) taken_back: u64,
}

/// A line: whose it is, and what it was sent last.
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
            asked: Vec::new(),
            bot_played: Vec::new(),
            secrets: Vec::new(),
            went_back: Vec::new(),
            alone: None,
            changed: Duration::ZERO,
            went_on: Duration::ZERO,
            steps: (Duration::ZERO, 0),
            moves: 0,
            matches: 0,
            hints: 0,
            taken_back: 0,
        }
    }

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
        if room.allows_help() {
            self.alone = Some(now);
        }
        room.apply(&entry);
        if room.playing() == 0 {
            self.live = None;
        }
        let clock = room.settings().clock;
        if let RoomEntry::Began { number, .. } = entry {
            let live = Live::fold(number, self.entries(Log::Match(number)));
            let live = live.map_err(|error| ("entries fit", error.to_string()))?;
            self.matches += 1;
            let seats = live.game().standings().seats().get();
            let begins = begins(clock, &live, now);
            (self.began, self.asked) = (vec![begins; seats], vec![0; seats]);
            self.bot_played = vec![None; seats];
            (self.live, self.went_on) = (Some(live), now);
            self.secrets.clear();
            self.went_back.clear();
            for (at, text) in (1..).zip(self.entries(Log::Match(number)).to_vec()) {
                let entry = MatchEntry::parse(at, &text);
                self.hide(&entry.map_err(|error| ("entries fit", error.to_string()))?);
            }
        }
        Ok(())
    }

    fn append_match(&mut self, text: &str, now: Duration, pause: Duration) -> Holds {
        let count = self.live.as_ref().map_or(0, Live::entries);
        let entry = MatchEntry::parse(count + 1, text)
            .map_err(|error| ("entries fit", error.to_string()))?;
        self.hide(&entry);
        let Some(live) = &mut self.live else { return Ok(()) };
        let in_snap = live.snap().is_some();
        let clocked: Vec<u64> = seats(live).map(|seat| live.clocked(seat)).collect();
        if let MatchEntry::Played { lines, by, .. } = &entry {
            self.moves += lines.len() as u64;
            self.went_on = now;
            let movers = lines.iter().filter_map(|line| line.split(' ').next()?.parse().ok());
            for seat in movers.filter_map(Seat::new).filter(|_| !in_snap) {
                let index = seat.index();
                if *by == By::Bot {
                    let last = self.bot_played[index].replace(now);
                    holds(last.is_none_or(|last| now >= last + pause), "a bot moves once", || {
                        format!("seat {seat} moved twice within its pause: {text}")
                    })?;
                }
                let sits = self.room.as_ref().and_then(|room| room.places().get(index));
                let length = self.room.as_ref().and_then(|it| it.settings().clock.length());
                if *by == By::Clock && sits.is_some_and(|sits| !sits.is_program()) {
                    let had = now.saturating_sub(self.began[index]);
                    let enough = length.is_some_and(|it| had >= it);
                    holds(enough, "a clock runs for its move", || {
                        format!("seat {seat} had {had:?} of {length:?}: {text}")
                    })?;
                }
            }
        }
        let before = live.seq();
        // Another server may not yet have heard that somebody sat down.
        let was_alone = self.alone.is_some_and(|until| now < until + QUIET);
        let is_alone = was_alone || self.room.as_ref().is_some_and(Room::allows_help);
        live.apply(&entry).map_err(|error| ("entries fit", format!("{error}: {text}")))?;
        match entry {
            MatchEntry::TookBack { seat, .. } => {
                (self.taken_back, self.went_on) = (self.taken_back + 1, now);
                self.went_back.push(live.seq());
                let decides = live.deciders().contains(seat) && live.seq() == before + 1;
                holds(is_alone && decides, "who plays alone takes back", || text.to_owned())?;
            }
            MatchEntry::Hinted { .. } => self.hints += 1,
            _ => {}
        }
        let clock = self.room.as_ref().map(|room| room.settings().clock).unwrap_or_default();
        let begins = begins(clock, live, now);
        for seat in seats(live).filter(|seat| live.clocked(*seat) != clocked[seat.index()]) {
            (self.began[seat.index()], self.asked[seat.index()]) = (begins, 0);
        }
        if live.is_over() {
            self.secrets.clear();
        }
        Ok(())
    }

    /// The secret of a deal, if an entry has one, is told to nobody from now on.
    fn hide(&mut self, entry: &MatchEntry) {
        let opening = match entry {
            MatchEntry::Opened { opening } => Some(opening),
            MatchEntry::Played { deal: Some(numbers), .. } => numbers.opening.as_ref(),
            _ => None,
        };
        self.secrets.extend(opening.map(|opening| opening.secret().to_string()));
    }

    /// The seat on which whoever has this key plays, and whose cards they see.
    fn viewer(&self, key: Option<&KeyHash>) -> Option<Seat> {
        let (room, live) = (self.room.as_ref()?, self.live.as_ref()?);
        let seat = room.seat(room.place_of(key?)?)?;
        (live.is_dealt() && !live.waits(seat)).then_some(seat)
    }

    /// Checks an update that is sent to a line by a server that knows so much of the logs: the last
    /// one for now, or one that is followed at once by another.
    pub(super) fn update(
        &self,
        heard: &Update,
        ear: &mut Ear,
        known: (u64, (u32, u64)),
        is_last: bool,
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
            // What was taken back is told to nobody, nor what came before it.
            let mut back = self.went_back.iter();
            let complete = match back.any(|back| (ear.sent.1 + 1..=at.1).contains(back)) {
                true => told.is_empty(),
                false => told == all || missed > limits::TOLD_MAX as u64,
            };
            holds(complete, "nothing is left out", || format!("{told:?} of {all:?}"))?;
        }
        ear.sent = at;
        let is_first = std::mem::take(&mut ear.is_first);
        if known != own || !is_last {
            // Others have stored something that this server has not heard of, or what a line is
            // told first, as it opens, is followed by what happened meanwhile.
            return Ok(());
        }
        self.compare(heard, self.viewer(ear.key.as_ref()), is_first)?;
        self.clocks(heard, now)
    }

    /// Compares an update with what its viewer may know now, and, where it is the first on a line,
    /// may not be told again.
    fn compare(&self, heard: &Update, viewer: Option<Seat>, is_first: bool) -> Holds {
        let rule = "a seat sees its own";
        let live = self.live.as_ref().filter(|live| live.seq() == heard.seq);
        let live = live.ok_or_else(|| ("told after append", format!("{} is told", heard.seq)))?;
        holds(heard.view.get() == live.view(viewer).get(), rule, || {
            format!("{viewer:?} is shown {}", heard.view)
        })?;
        if let Some(first) = heard.told.first() {
            let told = live.told_since(first.seq - 1, viewer);
            // What has to be kept in mind is told once.
            let is_once = is_first && live.game().marks().is_some();
            let same = told.iter().zip(&heard.told).all(|(told, heard)| {
                let own = [heard.you.get(), heard.said_you.get()];
                let all = [heard.all.get(), heard.said.get()] == [told.all.get(), told.said.get()];
                let kept = own == [told.you.get(), told.said_you.get()];
                told.seq == heard.seq && all && (kept || is_once && own == ["[]"; 2])
            });
            holds(same, rule, || format!("{viewer:?} is told something else"))?;
        }
        let legal = viewer.map(|seat| live.game().legal_moves(seat)).unwrap_or_default();
        holds(heard.legal == legal, rule, || format!("{viewer:?} may play {:?}", heard.legal))?;
        let queued = viewer.map(|seat| live.queued(seat)).unwrap_or_default();
        holds(heard.queued == queued, rule, || format!("{viewer:?} chose {:?}", heard.queued))?;
        let alone = self.room.as_ref().is_some_and(Room::allows_help);
        let helped = viewer.filter(|_| alone && !live.is_over() && !live.is_full());
        let help = helped.map(|seat| Help {
            hint: live.deciders().contains(seat),
            take_back: live.may_take_back(seat).is_some(),
        });
        let same = heard.hint.as_ref() == live.hint(viewer) && heard.help == help;
        holds(same, rule, || {
            format!("{viewer:?} has {:?} and the hint {:?}", heard.help, heard.hint)
        })?;
        let peeks = viewer.map(|seat| live.peeks(seat)).unwrap_or_default();
        let same = heard.peeks.iter().map(|it| it.id).eq(peeks.iter().map(|it| it.id));
        holds(same, rule, || format!("{viewer:?} is shown other peeks"))
    }

    /// No clock has less left than what its decision has not used, nor more than all it may have.
    fn clocks(&self, heard: &Update, now: Duration) -> Holds {
        let (Some(clock), Some(room)) = (&heard.clock, &self.room) else { return Ok(()) };
        let Some(length) = room.settings().clock.length() else { return Ok(()) };
        for (seat, left) in clock.left_ms.iter().enumerate() {
            let is_program = room.places().get(seat).is_some_and(|sits| sits.is_program());
            let Some(left) = left.filter(|_| !is_program) else { continue };
            let had = now.saturating_sub(self.began[seat]);
            let enough = Duration::from_millis(left + 1) + had >= length;
            // Gossip that comes twice stretches a clock twice.
            let most = length * (1 + 2 * self.asked[seat]);
            let fits = enough && Duration::from_millis(left) <= most;
            holds(fits, "a clock runs for its move", || {
                format!("seat {seat} has {left} ms left after {had:?} of {length:?}")
            })?;
        }
        Ok(())
    }

    pub(super) fn more_time(&mut self, key: Option<&KeyHash>) {
        if let Some(seat) = self.viewer(key) {
            self.asked[seat.index()] += 1;
        }
    }

    /// The secrets of a match are told to nobody before it is over.
    pub(super) fn secret(&self, text: &str) -> Holds {
        // A secret has 64 hex digits, so every 64th byte of the text finds it.
        let bytes = text.as_bytes();
        let hex = |byte: &&u8| byte.is_ascii_hexdigit();
        let run = |at: usize| {
            let before = bytes[..at].iter().rev().take_while(hex).count();
            &text[at - before..at + bytes[at..].iter().take_while(hex).count()]
        };
        let finds = (63..bytes.len()).step_by(64).filter(|at| hex(&&bytes[*at]));
        let mut runs = finds.map(run).filter(|run| run.len() >= 64);
        let told = runs.any(|run| self.secrets.iter().any(|secret| run.contains(secret)));
        holds(!told, "a secret is kept", || text.to_owned())
    }

    /// A session steps: none is woken at once for ever.
    pub(super) fn step(&mut self, now: Duration) -> Holds {
        let count = if self.steps.0 == now { self.steps.1 + 1 } else { 1 };
        self.steps = (now, count);
        holds(count <= STEPS_MAX, "sessions come to rest", || format!("{count} steps at {now:?}"))
    }

    /// At the end, a server that knew all last at `level` knows what was stored, unless that was a
    /// moment ago.
    pub(super) fn is_known(&self, level: Duration, end: Duration) -> Holds {
        let changed = self.changed;
        let is_known = level >= changed || changed + QUIET / 2 > end;
        holds(is_known, "servers come to know the same", || {
            format!("one knew all at {level:?}, and not what came at {changed:?}")
        })
    }

    pub(super) fn goes_on(&self, now: Duration) -> Holds {
        holds(now < self.went_on + STUCK, "the table goes on", || {
            format!("nothing was played since {:?}", self.went_on)
        })
    }

    /// A deal's shares are asked for once it is stored.
    pub(super) fn open(&self, deal: &str) -> Holds {
        let live = self.live.as_ref();
        let mut entries = live.into_iter().flat_map(|live| self.entries(Log::Match(live.number())));
        let is_kept = entries.any(|text| text.contains(deal));
        holds(is_kept, "told after append", || format!("the deal {deal} is opened, and not kept"))
    }
}

fn seats(live: &Live) -> impl Iterator<Item = Seat> + use<> {
    live.game().standings().seats().seats()
}

#[cfg(test)]
mod tests {
    use games::Seed;
    use serde_json::value::RawValue;

    use crate::key::Key;
    use crate::protocol::{ClientMessage, Clock, Peek, RoomCommand, RoomSettings};
    use crate::session::{Config, Greeting, Input, LineId, Output, Send, Session};
    use crate::time::{Moment, Now};

    use super::*;

    const UPDATE: &str = r#"{"type":"update""#;
    const OWN: &str = "a seat sees its own";

    /// Ada and Bea play Khamul, on a session that breaks nothing.
    struct Table {
        truth: Truth,
        session: Session,
        keys: Vec<Key>,
        now: Duration,
        /// The last update on each one's line.
        updates: Vec<String>,
    }

    fn rule(done: Holds) -> &'static str {
        done.map_or_else(|(rule, _)| rule, |()| "")
    }

    fn at(now: Duration) -> Now {
        let ms = now.as_millis() as u64;
        Now { at: Moment::new(now), unix_ms: ms, calendar_ms: ms, is_full: false }
    }

    impl Table {
        fn new() -> Self {
            let mut truth = Truth::new(RoomName::random(&mut Seed::from_number(1).rng("room", 0)));
            let opened = r#"{"type":"opened","game":"khamul","at":0}"#;
            truth
                .append(Log::Room, opened, Duration::ZERO, limits::BOT_PAUSE)
                .expect("a room opens");
            let (idle, bot_pause) = (Duration::from_secs(60), limits::BOT_PAUSE);
            let (server, is_shared, rate_limits, snaps) = (0, false, false, None);
            let open_tables = true;
            let config = Config {
                server,
                is_shared,
                rate_limits,
                bot_pause,
                snaps,
                shares_within: limits::SHARES_WITHIN,
                idle,
                open_tables,
                leaderboard: true,
            };
            let room = truth.room.clone().expect("it is open");
            let now = Duration::from_secs(1);
            let session = Session::new(config, room, None, Seed::from_number(1), at(now));
            let (keys, updates) = (Vec::new(), Vec::new());
            let mut table = Self { truth, session, keys, now, updates };
            table.step(Input::Begin);
            for name in ["Ada", "Bea"] {
                let sit = RoomCommand::Sit { name: name.to_owned(), program: false };
                let answer = table.ask(None, sit).answer.and_then(Result::ok);
                let key = answer.and_then(|answer| Key::new(&answer.key?));
                table.keys.push(key.expect("there is a seat"));
            }
            let settings = RoomSettings { clock: ClockMode::Live, ..RoomSettings::default() };
            table.ask(table.keys.first().cloned(), RoomCommand::Settings { settings });
            table.ask(table.keys.first().cloned(), RoomCommand::Start {});
            for (line, key) in (0..).map(LineId).zip(table.keys.clone()) {
                let language = words::Language::english();
                let greeting = Greeting { key: Some(key), seen: None, language };
                table.step(Input::Open { line, address: None, greeting });
            }
            table
        }

        fn ask(&mut self, key: Option<Key>, command: RoomCommand) -> Output {
            self.step(Input::Asked { address: None, key, person: None, command })
        }

        fn step(&mut self, input: Input) -> Output {
            let output = self.session.step(input, at(self.now));
            if !output.appends.is_empty() {
                for append in output.appends {
                    self.append(append.log, &append.text).expect("a session breaks nothing");
                }
                return self.step(Input::Appended);
            }
            for send in &output.sends {
                if let Send::Text(lines, text) = send
                    && text.starts_with(UPDATE)
                {
                    let at = lines[0].0 as usize;
                    self.updates.resize(self.updates.len().max(at + 1), String::new());
                    self.updates[at].clone_from(text);
                }
            }
            output
        }

        fn append(&mut self, log: Log, text: &str) -> Holds {
            self.truth.append(log, text, self.now, limits::BOT_PAUSE)
        }

        /// The next move: its seat, and the first that is legal.
        fn next(&self) -> (Seat, String) {
            let live = self.truth.live.as_ref().expect("a match is on");
            let seat = live.deciders().iter().next().expect("somebody is to move");
            (seat, live.game().legal_moves(seat).swap_remove(0))
        }

        /// The log has the next move, of a bot or a clock.
        fn played(&mut self, by: &str) -> &'static str {
            let (seat, mv) = self.next();
            let text = format!(r#"{{"type":"played","lines":["{seat} {mv}"],"at":0,"by":"{by}"}}"#);
            rule(self.append(Log::Match(1), &text))
        }

        /// Plays on until Ada is told something that nobody else is.
        fn play_on(&mut self) {
            while !self.heard(0).told.iter().any(|told| told.you.get() != "[]") {
                let (seat, mv) = self.next();
                let seq = self.heard(0).seq;
                let message = ClientMessage::Play { match_number: 1, seq, mv };
                self.step(Input::Said { line: LineId(seat.index() as u64), message });
            }
        }

        fn heard(&self, line: usize) -> Update {
            serde_json::from_str(&self.updates[line]).expect("an update")
        }

        fn ear(&self) -> Ear {
            Ear { key: Some(self.keys[0].hash()), sent: (0, 0), is_first: true }
        }

        /// Which rule is broken if Ada hears this instead of what she was sent last.
        fn hears(&self, change: impl FnOnce(&mut Update, &mut Ear)) -> &'static str {
            let (mut heard, mut ear) = (self.heard(0), self.ear());
            change(&mut heard, &mut ear);
            rule(self.truth.update(&heard, &mut ear, self.truth.known(), true, self.now))
        }
    }

    fn raw(text: &str) -> Box<RawValue> {
        RawValue::from_string(text.to_owned()).expect("it is JSON")
    }

    #[test]
    fn what_is_not_the_viewers_own_is_found() {
        let mut table = Table::new();
        table.play_on();
        let bea = table.heard(1);
        assert_eq!(table.hears(|_, _| {}), "");
        assert_eq!(table.hears(|heard, _| heard.view = bea.view), OWN);
        assert_eq!(table.hears(|_, ear| ear.key = Some(table.keys[1].hash())), OWN);
        assert_eq!(table.hears(|_, ear| ear.key = None), OWN, "a spectator");
        assert_eq!(table.hears(|heard, _| heard.legal.push("draw".to_owned())), OWN);
        assert_eq!(table.hears(|heard, _| heard.queued.push("done".to_owned())), OWN);
        let other = || Peek { id: 99, ..Peek::default() };
        assert_eq!(table.hears(|heard, _| heard.peeks.push(other())), OWN);
    }

    #[test]
    fn what_is_told_to_others_or_not_at_all_is_found() {
        let mut table = Table::new();
        table.play_on();
        let (none, some) = (raw("[]"), raw("[{}]"));
        let told = |is_first, all: bool, you: Option<(&RawValue, &RawValue)>| {
            table.hears(|heard, ear| {
                let last = heard.told.last_mut().expect("something was told");
                if !all {
                    last.all = some.clone();
                }
                if let Some((you, said)) = you {
                    (last.you, last.said_you) = (you.to_owned(), said.to_owned());
                }
                (ear.is_first, ear.sent) = (is_first, (1, heard.seq - heard.told.len() as u64));
            })
        };
        let (nothing, another) = (Some((&*none, &*none)), Some((&*some, &*none)));
        assert_eq!(told(false, true, None), "");
        assert_eq!(told(false, false, None), OWN);
        assert_eq!(told(false, true, another), OWN);
        assert_eq!(told(false, true, nothing), OWN);
        // What has to be kept in mind is told once; a line that opens shows the table.
        assert_eq!(told(true, true, nothing), "");
        assert_eq!(told(true, true, another), OWN);
    }

    #[test]
    fn updates_out_of_order_are_found() {
        let mut table = Table::new();
        table.play_on();
        let (seq, back) = (table.heard(0).seq, "nobody's match goes back");
        assert_eq!(table.hears(|_, ear| ear.sent = (1, seq)), "");
        assert_eq!(table.hears(|_, ear| ear.sent = (1, seq + 1)), back);
        assert_eq!(table.hears(|_, ear| ear.sent = (2, 1)), back);
        let left_out = |sent| table.hears(|_, ear| (ear.sent, ear.is_first) = ((1, sent), false));
        assert_eq!(left_out(seq - 1), "");
        assert_eq!(left_out(seq - 2), "nothing is left out");
    }

    #[test]
    fn what_is_told_before_it_is_kept_is_found() {
        let mut table = Table::new();
        let early = "told after append";
        let (room, (number, entries)) = table.truth.known();
        for known in
            [(room + 1, (number, entries)), (room, (number, entries + 1)), (room, (number + 1, 0))]
        {
            let heard = table.heard(0);
            let told = table.truth.update(&heard, &mut table.ear(), known, true, table.now);
            assert_eq!(rule(told), early, "{known:?}");
        }
        assert_eq!(table.hears(|heard, _| heard.seq += 1), early);
        assert_eq!(rule(table.truth.open("a deal")), early);
        let first = table.truth.entries(Log::Match(1))[1].clone();
        let name = first.split("\"name\":\"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(rule(table.truth.open(name.expect("it has a name"))), "");
        table.truth.forget(Log::Match(1));
        assert_eq!(rule(table.truth.open(name.expect("it has a name"))), early);
    }

    #[test]
    fn entries_that_do_not_fit_are_found() {
        let mut table = Table::new();
        for (log, text) in [
            (Log::Room, "{}"),
            (Log::Room, r#"{"type":"began","number":2,"playing":2,"at":0}"#),
            (Log::Match(1), "{}"),
            (Log::Match(1), r#"{"type":"played","lines":["0 fly"],"at":0,"by":"person"}"#),
        ] {
            assert_eq!(rule(table.append(log, text)), "entries fit", "{text}");
        }
        let mut empty = Truth::new(table.truth.name().clone());
        let text = r#"{"type":"used","at":0}"#;
        assert_eq!(
            rule(empty.append(Log::Room, text, table.now, limits::BOT_PAUSE)),
            "entries fit"
        );
    }

    #[test]
    fn a_bot_that_moves_twice_is_found() {
        let mut table = Table::new();
        assert_eq!(table.played("bot"), "");
        let text = table.truth.entries(Log::Match(1)).last().expect("a move").clone();
        assert_eq!(rule(table.append(Log::Match(1), &text)), "a bot moves once");
    }

    #[test]
    fn a_clock_that_is_too_fast_or_too_slow_is_found() {
        let mut table = Table::new();
        let rule = "a clock runs for its move";
        let left = |table: &Table, ms| {
            table.hears(|heard, _| heard.clock = Some(Clock { left_ms: vec![Some(ms)] }))
        };
        assert_eq!((left(&table, 30_000), left(&table, 29_000)), ("", rule));
        assert_eq!(left(&table, 30_001), rule);
        table.truth.more_time(Some(&table.keys[0].hash()));
        assert_eq!((left(&table, 60_000), left(&table, 100_000)), ("", rule));
        // One that survives its move runs out for the next.
        table.now += Duration::from_secs(29);
        assert_eq!(table.played("clock"), rule);
        let mut table = Table::new();
        table.now += Duration::from_secs(30);
        assert_eq!(table.played("clock"), "");
    }

    #[test]
    fn a_secret_that_is_told_is_found_also_after_the_deal() {
        let mut table = Table::new();
        let dealt = table.truth.entries(Log::Match(1))[1].clone();
        let secret = dealt.split("\"secret\":\"").nth(1).map(|rest| &rest[..64]);
        let text = format!(r#"{{"type":"talked","text":"it is {}"}}"#, secret.expect("it has one"));
        assert!(table.truth.live.as_ref().is_some_and(|live| live.opening().is_none()));
        assert_eq!(rule(table.truth.secret(&text)), "a secret is kept");
        assert_eq!(rule(table.truth.secret(&table.updates[0])), "");
        table.truth.secrets.clear();
        assert_eq!(rule(table.truth.secret(&text)), "", "the match is over");
    }

    #[test]
    fn what_stops_or_never_rests_is_found() {
        let mut table = Table::new();
        let begun = table.now;
        assert_eq!(rule(table.truth.goes_on(begun + STUCK / 2)), "");
        // A note is no move.
        table.now += STUCK;
        let note = r#"{"type":"noted","seat":"0","slot":0,"text":"low"}"#;
        let _ = table.append(Log::Match(1), note);
        assert_eq!(rule(table.truth.goes_on(begun + STUCK)), "the table goes on");
        let (changed, same) = (table.now, "servers come to know the same");
        assert_eq!(rule(table.truth.is_known(begun, changed + QUIET)), same);
        assert_eq!(rule(table.truth.is_known(changed, changed + QUIET)), "");
        assert_eq!(rule(table.truth.is_known(begun, changed + QUIET / 4)), "");
        let mut steps = |now: Duration| (0..STEPS_MAX).all(|_| table.truth.step(now).is_ok());
        assert!(steps(begun) && steps(changed));
        assert_eq!(rule(table.truth.step(changed)), "sessions come to rest");
    }
}
