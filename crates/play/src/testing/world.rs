//! The servers, their log and the lines between them and the people, in virtual time.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bots::Level;
use games::{Seed, fnv1a};

use crate::key::Key;
use crate::limits;
use crate::live::Live;
use crate::names::RoomName;
use crate::protocol::{ClientMessage, FaultCode, Hint, RoomAnswer, RoomCommand, ServerMessage};
use crate::room::{Room, RoomEntry};
use crate::session::{
    Advise, Append, Config, End, Greeting, Input, LineId, Log, News, Output, Read, Send, Session,
    Think, last_begun,
};
use crate::time::{Moment, Now};

use super::check::{Broken, Ear, Holds, QUIET, Truth};
use super::people::{Dice, Doing, News as Told, Person, Says};
use super::plan::{Plan, WALL, What};

/// How long everybody has to sit down before anything goes wrong.
const PEACE: Duration = Duration::from_secs(60);

const UPDATE: &str = "{\"type\":\"update\"";

/// What was simulated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Steps of sessions.
    pub steps: u64,
    /// Lines of records: moves, and decks.
    pub moves: u64,
    /// Matches.
    pub matches: u64,
    /// Hints that were stored.
    pub hints: u64,
    /// How often moves were taken back.
    pub taken_back: u64,
    /// Updates that were checked.
    pub updates: u64,
    /// Entries for which another server was first.
    pub conflicts: u64,
    /// Servers that crashed, were stopped, or ended because the log failed.
    pub crashes: u64,
    /// What everything that was stored and sent comes to.
    pub digest: u64,
}

enum Event {
    Input(usize, u64, Input),
    Wake(usize, u64),
    /// A session's entries reach the log, after so many of them.
    Append(usize, u64, Vec<Append>, usize),
    Read(usize, u64, Read),
    Answer(usize, u64, Input),
    /// Somebody hears something on their line with this number.
    Hear(usize, u64, Told),
    Act(usize, Doing),
    Fault(What),
    Back(usize),
    SetUp,
    Minute,
}

/// A server, with the session of the room if it is in memory.
#[derive(Default)]
struct Server {
    /// How often its session has begun or ended.
    life: u64,
    session: Option<Box<Session>>,
    inbox: VecDeque<Input>,
    is_busy: bool,
    /// Whose lines are open.
    lines: BTreeMap<LineId, (usize, u64)>,
    opening: Option<LineId>,
    wake: Duration,
    is_down: bool,
    /// When it was seen to know all that is in the logs.
    level: Duration,
}

struct World<'a> {
    plan: &'a Plan,
    now: Duration,
    dice: Dice,
    queue: BTreeMap<(Duration, u64), Event>,
    count: u64,
    truth: Truth,
    servers: Vec<Server>,
    /// Those who play, and after them those who watch.
    people: Vec<Person>,
    /// Whose each line is or was, the first one's first.
    lines: Vec<usize>,
    set_up: VecDeque<RoomCommand>,
    outage: Duration,
    slow: Duration,
    noise: Duration,
    figures: Figures,
}

/// Plays a day; what was played, or what does not hold.
///
/// # Errors
///
/// If a rule is broken.
pub fn simulate(plan: &Plan) -> Result<Figures, Broken> {
    let mut world = World::new(plan);
    let done = world.run();
    let (at, steps) = (world.now, world.figures.steps);
    done.map_err(|(rule, what)| Broken { rule, what, at, steps })?;
    world.figures.moves = world.truth.moves;
    (world.figures.hints, world.figures.taken_back) = (world.truth.hints, world.truth.taken_back);
    world.figures.matches = u64::from(world.truth.matches);
    Ok(world.figures)
}

impl<'a> World<'a> {
    fn new(plan: &'a Plan) -> Self {
        let seed = Seed::from_number(plan.seed);
        let people = plan.people + plan.watchers;
        let name = RoomName::random(&mut seed.rng("room", 0));
        let mut this = Self {
            plan,
            now: Duration::ZERO,
            dice: Dice(seed.rng("world", 0)),
            queue: BTreeMap::new(),
            count: 0,
            truth: Truth::new(name),
            servers: (0..plan.servers).map(|_| Server::default()).collect(),
            people: (0..people).map(|_| Person::new()).collect(),
            lines: Vec::new(),
            set_up: VecDeque::new(),
            outage: Duration::ZERO,
            slow: Duration::ZERO,
            noise: Duration::ZERO,
            figures: Figures::default(),
        };
        for (at, what) in &plan.faults {
            this.at(PEACE.max(*at), Event::Fault(*what));
        }
        for person in 0..people {
            this.at(Duration::from_secs(person as u64), Event::Act(person, Doing::Come));
        }
        this.at(Duration::from_secs(60), Event::Minute);
        this
    }

    fn run(&mut self) -> Holds {
        let game = self.plan.kind.id().to_owned();
        let opened = RoomEntry::Opened { game, at: WALL, lesson: false, daily: None };
        let opened = serde_json::to_string(&opened).expect("an entry has text keys only");
        self.store(Log::Room, &opened)?;
        let end = self.plan.length + QUIET;
        while let Some(((at, _), event)) = self.queue.pop_first() {
            if at > end {
                break;
            }
            self.now = at;
            self.happens(event)?;
        }
        if self.plan.length < PEACE {
            return Ok(());
        }
        let mut used = self.servers.iter().filter(|server| !server.lines.is_empty());
        used.try_for_each(|server| self.truth.is_known(server.level, end))
    }

    fn at(&mut self, at: Duration, event: Event) {
        self.count += 1;
        self.queue.insert((at.max(self.now), self.count), event);
    }

    fn log_time(&mut self) -> Duration {
        if self.now < self.slow { self.dice.ms(50, 1500) } else { self.dice.ms(1, 8) }
    }

    fn is_over(&self) -> bool {
        self.now >= self.plan.length
    }

    fn happens(&mut self, event: Event) -> Holds {
        match event {
            Event::Input(server, life, input) if self.servers[server].life == life => {
                self.servers[server].inbox.push_back(input);
                self.pump(server)
            }
            Event::Wake(server, life) => {
                let it = &self.servers[server];
                if it.life == life && it.wake <= self.now && !it.is_busy && it.inbox.is_empty() {
                    self.servers[server].inbox.push_back(Input::Wake);
                    return self.pump(server);
                }
                Ok(())
            }
            Event::Append(server, life, appends, done) => self.append(server, life, appends, done),
            Event::Read(server, life, read) if self.servers[server].life == life => {
                let fails = self.now < self.outage && self.dice.one_in(2);
                let answer = match (fails, read.optional) {
                    (false, _) => Input::News(self.read(read)),
                    (true, true) => Input::News(News::default()),
                    (true, false) => Input::Failed,
                };
                let after = self.log_time();
                self.at(self.now + after, Event::Answer(server, life, answer));
                Ok(())
            }
            Event::Answer(server, life, input) if self.servers[server].life == life => {
                self.step(server, input)?;
                self.pump(server)
            }
            Event::Hear(person, line, told) if self.people[person].is_on(line) => {
                let is_over = self.is_over();
                let doings = self.people[person].hear(&mut self.dice, is_over, told);
                self.do_later(person, doings);
                Ok(())
            }
            Event::Act(person, doing) => self.act(person, doing),
            Event::Fault(what) => {
                self.fault(what);
                Ok(())
            }
            Event::Back(server) => {
                self.servers[server].is_down = false;
                Ok(())
            }
            Event::SetUp => self.set_up(),
            Event::Minute => self.minute(),
            Event::Input(..) | Event::Read(..) | Event::Answer(..) | Event::Hear(..) => Ok(()),
        }
    }

    fn do_later(&mut self, person: usize, doings: Vec<(Duration, Doing)>) {
        for (after, doing) in doings {
            self.at(self.now + after, Event::Act(person, doing));
        }
    }

    fn minute(&mut self) -> Holds {
        if self.is_over() {
            return Ok(());
        }
        self.at(self.now + Duration::from_secs(60), Event::Minute);
        if self.dice.one_in(30) {
            let server = self.dice.0.index(self.servers.len());
            self.at(self.now, Event::Input(server, self.servers[server].life, Input::Due));
        }
        self.truth.goes_on(self.now)
    }

    fn fault(&mut self, what: What) {
        if self.is_over() {
            return;
        }
        let until = |time: Duration| (self.now + time).min(self.plan.length);
        match what {
            What::Crash(server, time) => {
                self.crash(server);
                self.servers[server].is_down = true;
                self.at(self.now + time, Event::Back(server));
            }
            What::Stop(server, time) => {
                self.servers[server].is_down = true;
                let life = self.servers[server].life;
                self.at(self.now, Event::Input(server, life, Input::Shutdown));
                self.at(self.now + time, Event::Back(server));
            }
            What::Outage(time) => self.outage = until(time),
            What::Slow(time) => self.slow = until(time),
            What::Noise(time) => self.noise = until(time),
            What::Line(person) => self.cut(person),
        }
    }

    /// A session is gone with all that it had in memory.
    fn crash(&mut self, server: usize) {
        self.figures.crashes += 1;
        let Server { life, is_down, .. } = self.servers[server];
        let new = Server { life: life + 1, is_down, ..Server::default() };
        let old = std::mem::replace(&mut self.servers[server], new);
        for (person, _) in old.lines.into_values() {
            self.cut(person);
        }
    }

    fn cut(&mut self, person: usize) {
        let Some((server, line)) = self.people[person].leave() else { return };
        let life = self.servers[server].life;
        if self.servers[server].lines.remove(&LineId(line)).is_some() {
            let closed = Input::Closed { line: LineId(line) };
            let after = self.dice.ms(20, 200);
            self.at(self.now + after, Event::Input(server, life, closed));
        }
        let after = if self.dice.one_in(4) {
            self.dice.ms(10_000, 200_000)
        } else {
            self.dice.ms(200, 5_000)
        };
        self.at(self.now + after, Event::Act(person, Doing::Come));
    }

    /// Loads the session of the room, if it is not in memory; whether the server is there.
    fn load(&mut self, server: usize) -> Result<bool, (&'static str, String)> {
        if self.servers[server].is_down {
            return Ok(false);
        }
        if self.servers[server].session.is_some() {
            return Ok(true);
        }
        let unfit = |what: String| ("entries fit", what);
        let name = self.truth.name().clone();
        let room = Room::fold(name, self.truth.entries(Log::Room)).map_err(unfit)?;
        let number = room.match_number();
        let entries = self.truth.entries(Log::Match(number));
        let live = (room.playing() > 0).then(|| Live::fold(number, entries)).transpose();
        let live = live.map_err(|error| unfit(error.to_string()))?;
        let config = Config {
            server: server as u64,
            is_shared: self.plan.servers > 1,
            rate_limits: true,
            bot_pause: limits::BOT_PAUSE,
            snaps: None,
            shares_within: limits::SHARES_WITHIN,
            idle: Duration::from_secs(60),
            open_tables: true,
            leaderboard: true,
        };
        let life = self.servers[server].life + 1;
        let seed = Seed::from_number(self.plan.seed ^ life << 8 ^ server as u64);
        let session = Session::new(config, room, live, seed, self.time());
        let session = Some(Box::new(session));
        self.servers[server] = Server { life, session, ..Server::default() };
        self.servers[server].inbox.push_back(Input::Begin);
        self.pump(server)?;
        Ok(true)
    }

    fn time(&self) -> Now {
        let ms = WALL + self.now.as_millis() as u64;
        Now { at: Moment::new(self.now), unix_ms: ms, calendar_ms: ms, is_full: false }
    }

    fn pump(&mut self, server: usize) -> Holds {
        while !self.servers[server].is_busy
            && let Some(input) = self.servers[server].inbox.pop_front()
        {
            if let Input::Open { line, .. } = &input {
                self.servers[server].opening = Some(*line);
            }
            self.step(server, input)?;
        }
        let wake = self.servers[server].wake;
        let it = &self.servers[server];
        let Some(session) = it.session.as_ref().filter(|_| !it.is_busy) else { return Ok(()) };
        let (life, is_idle) = (it.life, session.is_idle(Moment::new(self.now)).is_some());
        if !is_idle {
            self.at(wake, Event::Wake(server, life));
        } else if it.lines.is_empty() {
            self.servers[server] = Server { life: life + 1, ..Server::default() };
        } // Or else somebody's line is about to open.
        Ok(())
    }

    fn step(&mut self, server: usize, input: Input) -> Holds {
        let now = self.time();
        let life = self.servers[server].life;
        let Server { session: Some(session), .. } = &mut self.servers[server] else {
            return Ok(());
        };
        self.figures.steps += 1;
        self.truth.step(self.now)?;
        if let Input::Said { line, message: ClientMessage::MoreTime {} } = &input
            && let Some(&person) = self.lines.get(line.0 as usize - 1)
        {
            self.truth.more_time(self.people[person].key.as_ref().map(Key::hash).as_ref());
        }
        let mut output = session.step(input, now);
        let calls = !output.calls.is_empty();
        self.servers[server].is_busy = output.read.is_some() || calls || !output.appends.is_empty();
        if let Some(read) = output.read {
            let after = self.log_time();
            self.at(self.now + after, Event::Read(server, life, read));
        } else if calls {
            let after = self.log_time();
            self.at(self.now + after, Event::Answer(server, life, Input::Called(Ok(()))));
        } else if !output.appends.is_empty() {
            let after = self.log_time();
            let appends = std::mem::take(&mut output.appends);
            self.at(self.now + after, Event::Append(server, life, appends, 0));
        }
        self.done(server, life, output)
    }

    /// What a session wants done, but for what goes into the log.
    fn done(&mut self, server: usize, life: u64, output: Output) -> Holds {
        match output.end {
            None => {}
            Some(End::Failed | End::Shutdown) => {
                self.crash(server);
                return Ok(());
            }
            Some(end) => return Err(("sessions go on", format!("{end:?}"))),
        }
        if let Some(Err(_)) = output.opened
            && let Some(line) = self.servers[server].opening
            && let Some((person, _)) = self.servers[server].lines.remove(&line)
        {
            self.cut(person);
        }
        output.forget.into_iter().for_each(|log| self.truth.forget(log));
        let mut updates: BTreeMap<LineId, usize> = BTreeMap::new();
        for (at, send) in output.sends.iter().enumerate() {
            if let Send::Text(lines, text) = send
                && text.starts_with(UPDATE)
            {
                updates.extend(lines.iter().map(|line| (*line, at)));
            }
        }
        for (at, send) in output.sends.into_iter().enumerate() {
            match send {
                Send::Text(lines, text) => {
                    let is_last = |line| updates.get(&line).is_none_or(|last| *last == at);
                    self.send(server, &lines, &text, is_last)?;
                }
                Send::Close(line) => {
                    let person = self.servers[server].lines.get(&line).copied();
                    person.iter().for_each(|(person, _)| self.cut(*person));
                }
            }
        }
        for text in output.gossip {
            for other in (0..self.servers.len()).filter(|other| *other != server) {
                self.deliver(other, Input::Gossip(text.clone()));
            }
        }
        for Think { seat, asked, level, game } in output.thinks {
            let mv = bots::choose(level.min(Level::Club), &*game, seat, &mut self.dice.0);
            let after = self.dice.ms(1, 4_000);
            let thought = Input::Thought { seat, asked, mv };
            self.at(self.now + after, Event::Input(server, life, thought));
        }
        for Advise { seat, asked, played } in output.advises {
            // What a hint says is for others to check; here it is any move, late, or none.
            let mv = bots::choose(Level::Novice, played.game(), seat, &mut self.dice.0);
            let mv = mv.filter(|_| !self.dice.one_in(8));
            let hint = mv.map(|mv| Hint { mv, other: None, said: Vec::new(), why: Vec::new() });
            let after = self.dice.ms(1, 4_000);
            let advised = Input::Advised { seat, asked, hint };
            self.at(self.now + after, Event::Input(server, life, advised));
        }
        if !self.servers[server].is_busy {
            let known = self.servers[server].session.as_ref().map(|session| session.known());
            if known == Some(self.truth.known()) {
                self.servers[server].level = self.now;
            }
            self.servers[server].wake = output.wake.since_start();
        }
        Ok(())
    }

    /// Tells another server something, perhaps late, twice or never.
    fn deliver(&mut self, server: usize, input: Input) {
        if self.servers[server].session.is_none() {
            return;
        }
        let life = self.servers[server].life;
        let is_noisy = self.now < self.noise;
        let times = if !is_noisy { 1 } else { self.dice.0.below(3) };
        for _ in 0..times {
            let after = if is_noisy { self.dice.ms(1, 4_000) } else { self.dice.ms(1, 10) };
            self.at(self.now + after, Event::Input(server, life, input.clone()));
        }
        // Whoever missed something asks the others, whose answers may be lost too.
        if times == 0 && self.dice.one_in(32) {
            self.at(self.now, Event::Input(server, life, Input::Missed));
        }
    }

    /// Sends a text to lines; `is_last` says of a line whether no other update follows at once.
    fn send(
        &mut self,
        server: usize,
        lines: &[LineId],
        text: &str,
        is_last: impl Fn(LineId) -> bool,
    ) -> Holds {
        self.truth.secret(text)?;
        self.figures.digest = self.figures.digest.rotate_left(1) ^ fnv1a(text.bytes());
        let session = self.servers[server].session.as_ref();
        let known = session.map(|session| session.known()).unwrap_or_default();
        for line in lines {
            let Some((person, number)) = self.servers[server].lines.get(line).copied() else {
                continue;
            };
            let heard = ServerMessage::read(text);
            let heard = heard.map_err(|error| ("messages are messages", error.to_string()))?;
            let told = match heard {
                ServerMessage::Update(heard) => {
                    self.figures.updates += 1;
                    let ear = &mut self.people[person].ear;
                    self.truth.update(&heard, ear, known, is_last(*line), self.now)?;
                    Told::update(&heard)
                }
                ServerMessage::Welcome { room, .. } | ServerMessage::Room { room, .. } => {
                    Told::Stage(room.stage)
                }
                ServerMessage::Open { deal, .. } => {
                    self.truth.open(&deal)?;
                    Told::Open(deal)
                }
                _ => continue,
            };
            let at = self.now + self.dice.ms(5, 40);
            let at = self.people[person].in_order(at);
            self.at(at, Event::Hear(person, number, told));
        }
        Ok(())
    }

    fn store(&mut self, log: Log, text: &str) -> Holds {
        self.figures.digest = self.figures.digest.rotate_left(1) ^ fnv1a(text.bytes());
        self.truth.append(log, text, self.now, limits::BOT_PAUSE)?;
        let number = self.truth.entries(log).len() as u64;
        for server in 0..self.servers.len() {
            self.deliver(server, Input::Entry { log, number, text: text.to_owned() });
        }
        Ok(())
    }

    fn append(&mut self, server: usize, life: u64, appends: Vec<Append>, done: usize) -> Holds {
        let is_there = self.servers[server].life == life;
        let Append { log, expected, text } = &appends[done];
        let fails = self.now < self.outage;
        if fails && self.dice.one_in(2) || !is_there && self.dice.one_in(2) {
            // It never arrived.
            let after = self.log_time();
            self.at(self.now + after, Event::Answer(server, life, Input::Failed));
            return Ok(());
        }
        let number = self.truth.entries(*log).len() as u64;
        let after = self.log_time();
        if number != *expected {
            self.figures.conflicts += 1;
            let answer = if fails { Input::Failed } else { Input::Conflict(done) };
            self.at(self.now + after, Event::Answer(server, life, answer));
            return Ok(());
        }
        self.store(*log, text)?;
        let next = if fails {
            Event::Answer(server, life, Input::Failed)
        } else if done + 1 < appends.len() && is_there {
            Event::Append(server, life, appends, done + 1)
        } else {
            Event::Answer(server, life, Input::Appended)
        };
        self.at(self.now + after, next);
        Ok(())
    }

    fn read(&self, read: Read) -> News {
        let after = |log: Log, count: u64| {
            let entries = self.truth.entries(log);
            entries.get(count as usize..).unwrap_or_default().to_vec()
        };
        let room = after(Log::Room, read.room);
        let live = last_begun(&room).map(|number| (number, 0)).or(read.live);
        let live = live.map(|(number, count)| (number, after(Log::Match(number), count)));
        News { room, live }
    }

    fn act(&mut self, person: usize, doing: Doing) -> Holds {
        if matches!(doing, Doing::Come) && self.is_over() {
            return Ok(());
        }
        match doing {
            Doing::Come if self.people[person].is_here() => Ok(()),
            Doing::Come => self.come(person),
            Doing::Cut => {
                self.cut(person);
                Ok(())
            }
            Doing::Leave => self.leave(person),
            doing => {
                let is_over = self.is_over();
                let (said, later) = self.people[person].act(&mut self.dice, is_over, doing);
                self.do_later(person, later);
                said.into_iter().for_each(|says| self.say(person, says));
                Ok(())
            }
        }
    }

    fn say(&mut self, person: usize, says: Says) {
        let Some((server, line)) = self.people[person].at() else { return };
        let life = self.servers[server].life;
        let said = match says {
            Says::Line(message) => Input::Said { line: LineId(line), message },
            Says::Ask(command) => {
                let key = self.people[person].key.clone();
                Input::Asked { address: None, key, person: None, command }
            }
        };
        let at = self.now + self.dice.ms(5, 40);
        let at = self.people[person].in_order(at);
        self.at(at, Event::Input(server, life, said));
    }

    /// Somebody comes to some server: sits down, if they did not, and opens a line.
    fn come(&mut self, person: usize) -> Holds {
        let server = self.dice.0.index(self.servers.len());
        if !self.load(server)? {
            let after = self.dice.ms(500, 3_000);
            self.at(self.now + after, Event::Act(person, Doing::Come));
            return Ok(());
        }
        let key = self.people[person].key.clone();
        if key.is_none() && person < self.plan.people {
            return self.sit(person, server);
        }
        self.lines.push(person);
        let number = self.lines.len() as u64;
        let line = LineId(number);
        let seen = self.people[person].come(server, number);
        let sent = seen.as_ref().map_or((0, 0), |seen| (seen.match_number, seen.seq));
        let hash = key.as_ref().map(Key::hash);
        self.people[person].ear = Ear { key: hash, is_first: true, sent };
        self.servers[server].lines.insert(line, (person, number));
        let greeting = Greeting { key, seen, language: words::Language::english() };
        let life = self.servers[server].life;
        let after = self.dice.ms(5, 40);
        let at = self.people[person].in_order(self.now + after);
        self.at(at, Event::Input(server, life, Input::Open { line, address: None, greeting }));
        let time = self.dice.ms(10, 300);
        self.at(at + time, Event::Input(server, life, Input::RoundTrip { line, time }));
        Ok(())
    }

    /// Somebody gets up, and comes back later. Everybody else sits: a full table that all have left
    /// to bots takes nobody once its match is over.
    fn leave(&mut self, person: usize) -> Holds {
        let may = self.plan.people > 1 && self.all_sit();
        let Some((server, _)) = self.people[person].at().filter(|_| may) else { return Ok(()) };
        let key = self.people[person].key.clone();
        if self.ask(server, key, RoomCommand::Leave {})?.is_some() {
            self.people[person].key = None;
            self.cut(person);
        }
        Ok(())
    }

    fn all_sit(&self) -> bool {
        self.people[..self.plan.people].iter().all(|person| person.key.is_some())
    }

    fn sit(&mut self, person: usize, server: usize) -> Holds {
        let sit = RoomCommand::Sit { name: format!("Ada {person}"), program: false };
        let Some(answer) = self.ask(server, None, sit)? else {
            self.at(self.now + Duration::from_secs(1), Event::Act(person, Doing::Come));
            return Ok(());
        };
        self.people[person].key = answer.key.as_deref().and_then(Key::new);
        self.at(self.now, Event::Act(person, Doing::Come));
        if self.truth.matches == 0 && self.all_sit() {
            self.set_up = Person::set_up(&mut self.dice, self.plan.bots).into();
            self.at(self.now + Duration::from_secs(1), Event::SetUp);
        }
        Ok(())
    }

    fn set_up(&mut self) -> Holds {
        let Some(command) = self.set_up.front().cloned() else { return Ok(()) };
        let room = self.truth.room.as_ref();
        let host = room.and_then(|room| room.key_of(room.host()?)).cloned();
        let keys = self.people.iter().filter_map(|person| person.key.clone());
        let host = keys.into_iter().find(|key| Some(key.hash()) == host);
        if self.load(0)? && self.ask(0, host, command)?.is_some() {
            self.set_up.pop_front();
        }
        self.at(self.now + Duration::from_millis(50), Event::SetUp);
        Ok(())
    }

    /// Asks a session for something while nothing else happens; its answer, if it can be done now.
    fn ask(
        &mut self,
        server: usize,
        key: Option<Key>,
        command: RoomCommand,
    ) -> Result<Option<RoomAnswer>, (&'static str, String)> {
        if self.servers[server].is_busy {
            return Ok(None);
        }
        let (life, now) = (self.servers[server].life, self.time());
        let Some(session) = &mut self.servers[server].session else { return Ok(None) };
        let mut output =
            session.step(Input::Asked { address: None, key, person: None, command }, now);
        loop {
            let answer = if let Some(read) = output.read {
                Input::News(self.read(read))
            } else if !output.calls.is_empty() {
                Input::Called(Ok(()))
            } else if !output.appends.is_empty() {
                let mut answer = Input::Appended;
                for (done, Append { log, expected, text }) in output.appends.iter().enumerate() {
                    if self.truth.entries(*log).len() as u64 != *expected {
                        answer = Input::Conflict(done);
                        break;
                    }
                    self.store(*log, text)?;
                }
                answer
            } else {
                break;
            };
            let session = self.servers[server].session.as_mut().expect("it is there");
            output = session.step(answer, now);
        }
        let answer = output.answer.take();
        self.done(server, life, output)?;
        self.pump(server)?;
        match answer {
            Some(Ok(answer)) => Ok(Some(answer)),
            // All seats are taken until the next match begins.
            Some(Err(fault)) if fault.code == FaultCode::NotNow && self.now >= PEACE => Ok(None),
            answer => Err(("everybody can sit down", format!("{answer:?}"))),
        }
    }
}
