//! A room: what a link leads to. Seats, options, and one match after another.
//!
//! A [`Room`] is what the entries of its log make of it, in order. What is asked for is first
//! turned into an entry ([`Room::decide`]), which may fail; the entry is stored, and only then
//! applied ([`Room::apply`]), which cannot.

use std::collections::BTreeMap;

use bots::Level;
use games::{Kind, Rng, Seat, Settings, Value};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::contest::Contender;
use crate::daily::{self, Daily};
use crate::duplicate::DuplicateSet;
use crate::key::{Key, KeyHash, PersonId};
use crate::lesson::Lesson;
use crate::limits;
use crate::names::{self, RoomName};
use crate::protocol::{
    self, Fault, FaultCode, Phrase, Preset, Remark, RoomCommand, RoomSettings, SnapPace,
};

/// One thing that happened in a room, as its log keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomEntry {
    /// The room was opened, perhaps for the game's lesson, or for the deal of a day; milliseconds
    /// since 1970.
    Opened {
        game: String,
        at: u64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lesson: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Daily>,
    },
    /// Somebody sat down: on a bot's place, or on a new one.
    Sat {
        name: String,
        key: KeyHash,
        place: Option<usize>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// Somebody wants to sit down, and waits at the door.
    Knocked {
        name: String,
        key: KeyHash,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// Somebody left the door.
    TurnedAway { key: KeyHash },
    /// A bot sits down.
    BotSat { name: String, level: String },
    /// Somebody got up, or was made to by the host. While a match is on, a bot takes over.
    Left {
        place: usize,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_host: bool,
    },
    /// Somebody has another name.
    Renamed { place: usize, name: String },
    /// Somebody has another key, and whoever has the one before is on this seat no more.
    Rekeyed { place: usize, key: KeyHash },
    /// A bot plays for somebody, or no longer.
    #[serde(rename = "minded")]
    Delegated { place: usize, on: bool },
    /// Somebody is the host now, perhaps only until the one before comes back.
    HostIs {
        place: usize,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stands_in: bool,
    },
    /// Everyone sits in another order: by new place, the old one.
    Seated { order: Vec<usize> },
    /// The room plays another game.
    Game { game: String },
    /// An option was set; null is the standard.
    Option { name: String, value: Json },
    /// A preset was taken: all options and settings, as they are now.
    Preset { options: BTreeMap<String, Json>, settings: RoomSettings },
    /// The settings were set.
    Settings { settings: RoomSettings },
    /// A match began, with the first places; those before it have so many bytes.
    Began {
        number: u32,
        playing: usize,
        at: u64,
        #[serde(default)]
        before: u64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ranked: bool,
        /// Which of several with the same deals it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        set: Option<DuplicateSet>,
    },
    /// The table was cleared after a match, which has so many bytes.
    Cleared {
        #[serde(default)]
        bytes: u64,
    },
    /// Somebody said something.
    Said { name: String, text: String },
    /// Nobody has used the room for as long as one is kept; milliseconds since 1970.
    Unused { at: u64 },
    /// Somebody opened it all the same.
    Used { at: u64 },
}

/// Somebody who sits in a room.
#[derive(Clone, Debug)]
pub struct Place {
    pub name: String,
    pub who: Who,
}

/// Somebody who waits at the door.
#[derive(Clone, Debug)]
pub struct Knock {
    /// The number of its entry.
    knock: u64,
    name: String,
    key: KeyHash,
    program: bool,
    person: Option<PersonId>,
}

/// Who sits on a place.
#[derive(Clone, Debug)]
pub enum Who {
    /// A bot.
    Bot(Level),
    /// A person, or somebody's program, known by a key; `delegated` while a bot plays for them.
    /// `person` is who it is, if they have a key of their own.
    Person { key: KeyHash, delegated: bool, program: bool, person: Option<PersonId> },
}

impl Knock {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.person.as_ref()
    }

    /// What everyone may know of it.
    pub fn view(&self) -> protocol::Knock {
        protocol::Knock { knock: self.knock, name: self.name.clone() }
    }
}

impl Place {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.who, Who::Person { program: false, .. })
    }

    pub(crate) fn is_program(&self) -> bool {
        matches!(self.who, Who::Person { program: true, .. })
    }

    pub(crate) fn is_delegated(&self) -> bool {
        matches!(self.who, Who::Person { delegated: true, .. })
    }

    /// Who sits here, if they have a key of their own.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.who {
            Who::Person { person, .. } => person.as_ref(),
            Who::Bot(_) => None,
        }
    }

    /// The level of the bot that plays here now, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.who {
            Who::Bot(level) => Some(level),
            Who::Person { delegated: true, .. } => Some(STAND_IN),
            Who::Person { delegated: false, .. } => None,
        }
    }
}

/// What is said in the place of a bot's level of somebody's own program.
pub const PROGRAM: &str = "program";

/// How well a bot plays that stands in for a person.
pub const STAND_IN: Level = Level::Novice;

/// Where a room's match is, as far as the room needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Lobby,
    Match,
    /// It is over, and still on the table.
    Over,
}

/// A room, as its log tells.
#[derive(Clone, Debug)]
pub struct Room {
    pub name: RoomName,
    pub kind: Kind,
    pub entries: u64,
    own_bytes: u64,
    /// How many those of its matches have that are no longer on the table.
    pub matches_bytes: u64,
    /// Who sits here; the first [`playing`](Self::playing) are the seats of the match.
    pub places: Vec<Place>,
    pub host: Option<usize>,
    /// For whom the host only stands in.
    host_away: Option<KeyHash>,
    /// Who waits at the door, in the order in which they came.
    pub door: Vec<Knock>,
    /// The options that were set.
    pub options: BTreeMap<String, Json>,
    pub settings: RoomSettings,
    /// The number of the last match; 0 before the first.
    pub match_number: u32,
    /// How many places the match has; 0 while there is none.
    pub playing: usize,
    /// By seat, for whom the match on the table counts, if it does.
    pub contenders: Option<Vec<Contender>>,
    /// Of which matches with the same deals the one on the table is, if it is one of several.
    pub set: Option<DuplicateSet>,
    pub remarks: Vec<Remark>,
    pub remarks_kept: u32,
    /// The lesson that its first match is to be.
    pub lesson: Option<&'static Lesson>,
    pub daily: Option<Daily>,
    /// When it was opened, or the last match began, or somebody came back to it after long:
    /// milliseconds since 1970.
    pub used: u64,
    /// When it was found that nobody has used it for long, unless something happened since.
    pub unused: Option<u64>,
}

/// A refusal of the server's own.
pub fn fault(code: FaultCode, message: impl Into<String>) -> Fault {
    Fault { code, message: message.into(), taken: None }
}

fn impossible(message: impl ToString) -> Fault {
    fault(FaultCode::Impossible, message.to_string())
}

fn not_now(message: &str) -> Fault {
    fault(FaultCode::NotNow, message)
}

/// What deciding needs to know besides the room.
pub struct Asking {
    /// The place of whoever asks.
    pub place: Option<usize>,
    /// The key of whoever asks, if they wait at the door.
    pub knock: Option<KeyHash>,
    /// Who asks, if they have signed it with a key of their own.
    pub person: Option<PersonId>,
    pub stage: Stage,
    /// Whether others than the host may begin: guests have waited long enough, or it has begun.
    pub all_begin: bool,
    /// By place: whether a line is open.
    pub present: Vec<bool>,
    /// The first one at the door who has no line open, if somebody has none.
    pub gone_from_door: Option<KeyHash>,
    pub match_bytes: u64,
}

/// What was decided.
#[derive(Debug)]
pub enum Decided {
    /// This is to be stored and applied, in order.
    Entries(Vec<RoomEntry>),
    /// Somebody sits down with a new key, or, if so, waits at the door with it.
    Sat(Vec<RoomEntry>, Key, bool),
    /// The match, the next round or another match is to begin.
    Begin,
    /// The caller is ready.
    Ready,
    /// The caller makes a remark, if it may be made now.
    Talk { place: usize, phrase: Phrase },
}

impl Room {
    /// The room of which the log tells nothing yet but that it was opened.
    ///
    /// # Errors
    ///
    /// If the entry is not how a room begins.
    pub fn opened(name: RoomName, entry: &RoomEntry) -> Result<Self, String> {
        let RoomEntry::Opened { game, at, lesson, daily } = entry else {
            return Err("the log does not begin with a room".to_owned());
        };
        let kind: Kind = game.parse().map_err(|_| format!("there is no game {game}"))?;
        let lesson = lesson.then(|| Lesson::of(kind));
        let mut settings = RoomSettings::default();
        if lesson.is_some() {
            // Who learns is not hurried, and whoever comes by does not play a seat of the script.
            settings.snaps = SnapPace::Sealed;
            settings.takeover = false;
        }
        if daily.is_some() {
            // Who is faster plays no other match, and nobody else is here.
            settings.snaps = SnapPace::Sealed;
            (settings.takeover, settings.talk) = (false, false);
        }
        let own = daily.as_ref().map(|_| daily::options(kind));
        let own = own.or(lesson.map(|lesson| &lesson.options));
        Ok(Self {
            name,
            kind,
            entries: 1,
            own_bytes: 0,
            matches_bytes: 0,
            places: Vec::new(),
            host: None,
            host_away: None,
            door: Vec::new(),
            options: own.cloned().unwrap_or_default(),
            settings,
            match_number: 0,
            playing: 0,
            contenders: None,
            set: None,
            remarks: Vec::new(),
            remarks_kept: 0,
            lesson,
            daily: daily.clone(),
            used: *at,
            unused: None,
        })
    }

    /// What a log makes of it.
    ///
    /// # Errors
    ///
    /// If an entry is none, in a sentence.
    pub fn fold(name: RoomName, entries: &[String]) -> Result<Self, String> {
        let parse = |entry: &String| {
            serde_json::from_str::<RoomEntry>(entry).map_err(|error| error.to_string())
        };
        let (first, rest) = entries.split_first().ok_or("the log is empty")?;
        let mut room = Self::opened(name, &parse(first)?)?;
        room.add_bytes(first.len());
        for entry in rest {
            room.add_bytes(entry.len());
            room.apply(&parse(entry)?);
        }
        Ok(room)
    }

    pub(crate) fn add_bytes(&mut self, bytes: usize) {
        self.own_bytes += bytes as u64;
    }

    /// How many bytes it has, with its matches but the one on the table.
    pub fn bytes(&self) -> u64 {
        self.own_bytes + self.matches_bytes
    }

    pub(crate) fn place_of(&self, key: &KeyHash) -> Option<usize> {
        let has = |place: &Place| matches!(&place.who, Who::Person { key: own, .. } if own == key);
        self.places.iter().position(has)
    }

    /// Whether this is the key of a seat.
    pub fn is_key(&self, key: &Key) -> bool {
        self.place_of(&key.hash()).is_some()
    }

    pub(crate) fn key_of(&self, place: usize) -> Option<&KeyHash> {
        match &self.places.get(place)?.who {
            Who::Person { key, .. } => Some(key),
            Who::Bot(_) => None,
        }
    }

    /// Whether the host stands in for whoever sits here.
    pub(crate) fn host_comes_back(&self, place: usize) -> bool {
        self.host_away.is_some() && self.host_away.as_ref() == self.key_of(place)
    }

    /// Somebody becomes the host in the place of the one there is, who may only stand in, too.
    fn host_is(&self, place: usize) -> RoomEntry {
        let stands_in = self.host_away.is_some() && !self.host_comes_back(place);
        RoomEntry::HostIs { place, stands_in }
    }

    pub(crate) fn is_at_door(&self, key: &KeyHash) -> bool {
        self.at_door().any(|own| own == key)
    }

    /// Who waits at the door, in the order in which they came.
    pub fn at_door(&self) -> impl Iterator<Item = &KeyHash> {
        self.door.iter().map(|knock| &knock.key)
    }

    /// Whether whoever plays here may be given hints, and may take moves back: one person sits
    /// here, and nobody else but bots of the server, in a match that does not count, and whose
    /// deals are dealt once.
    pub fn allows_help(&self) -> bool {
        let persons = self.places.iter().filter(|place| place.is_person()).count();
        let is_alone = persons == 1 && !self.places.iter().any(Place::is_program);
        let is_own = self.daily.is_none() && self.set.is_none();
        is_alone && is_own && self.contenders.is_none()
    }

    /// Whether a person sits at this place who is not the host.
    pub(crate) fn is_guest(&self, place: usize) -> bool {
        self.host != Some(place) && self.places.get(place).is_some_and(Place::is_person)
    }

    pub(crate) fn is_delegated(&self, place: usize) -> bool {
        self.places.get(place).is_some_and(Place::is_delegated)
    }

    /// The seat of the match on which this place plays.
    pub fn seat(&self, place: usize) -> Option<Seat> {
        Seat::new(place).filter(|_| place < self.playing)
    }

    pub(crate) fn game_settings(&self) -> Result<Settings, Fault> {
        Self::settings_of(self.kind, &self.options)
    }

    pub(crate) fn settings_of(
        kind: Kind,
        options: &BTreeMap<String, Json>,
    ) -> Result<Settings, Fault> {
        let mut settings = Settings::new(kind.options());
        for (name, value) in options {
            settings.set(name, &text_of(value)).map_err(impossible)?;
        }
        Ok(settings)
    }

    /// Whether this can be done where the deal of a day is played: alone, once, without help.
    fn fits_the_day(&self, asking: &Asking, command: &RoomCommand) -> Result<(), Fault> {
        let fits = match command {
            _ if self.daily.is_none() => true,
            RoomCommand::Sit { program, .. } => self.places.is_empty() && !program,
            RoomCommand::Start {} | RoomCommand::Ready {} => asking.stage != Stage::Over,
            RoomCommand::Rename { .. } => true,
            _ => false,
        };
        let message = "the deal of the day is played alone, once, and as it is";
        fits.then_some(()).ok_or_else(|| not_now(message))
    }

    /// What is to be stored so that what was asked for happens.
    ///
    /// # Errors
    ///
    /// If it cannot be done, or not by whoever asks.
    pub fn decide(
        &self,
        asking: &Asking,
        command: &RoomCommand,
        rng: &mut Rng,
    ) -> Result<Decided, Fault> {
        self.fits_the_day(asking, command)?;
        if let RoomCommand::Sit { name, program } = command {
            return self.sit(asking, name, *program, Key::random(rng));
        }
        if let (RoomCommand::Leave {}, Some(key)) = (command, &asking.knock) {
            return Ok(one(RoomEntry::TurnedAway { key: key.clone() }));
        }
        let place = asking
            .place
            .ok_or_else(|| fault(FaultCode::BadKey, "this can be done only with a seat's key"))?;
        match command {
            RoomCommand::Sit { .. } => unreachable!("answered above"),
            RoomCommand::Leave {} => Ok(self.leave(asking, place, false)),
            RoomCommand::Rename { name } => {
                let name = self.free_name(name, Some(place))?;
                Ok(one(RoomEntry::Renamed { place, name }))
            }
            RoomCommand::RenewKey { key } => self.renew_key(asking, place, key),
            RoomCommand::Delegate { on } => {
                self.leaves_ranked(asking, command)?;
                Ok(one(RoomEntry::Delegated { place, on: *on }))
            }
            RoomCommand::Ready {} => Ok(Decided::Ready),
            RoomCommand::Say { text } => self.say(place, text),
            RoomCommand::Talk { phrase } if self.settings.talk => {
                Ok(Decided::Talk { place, phrase: phrase.clone() })
            }
            RoomCommand::Talk { .. } => Err(not_now("remarks are off in this room")),
            RoomCommand::Start {} if self.contends(asking, place) || asking.all_begin => {
                Ok(Decided::Begin)
            }
            _ if self.host != Some(place) => {
                Err(fault(FaultCode::NotHost, "only the host can do this"))
            }
            _ => {
                self.leaves_ranked(asking, command)?;
                self.decide_host(asking, command, rng)
            }
        }
    }

    fn decide_host(
        &self,
        asking: &Asking,
        command: &RoomCommand,
        rng: &mut Rng,
    ) -> Result<Decided, Fault> {
        match command {
            RoomCommand::Start {} => Ok(Decided::Begin),
            RoomCommand::Lobby {} => match asking.stage {
                Stage::Over => Ok(one(RoomEntry::Cleared { bytes: asking.match_bytes })),
                Stage::Lobby => Ok(Decided::Entries(Vec::new())),
                Stage::Match => Err(not_now("the match is not over")),
            },
            RoomCommand::StandIn { seat } => {
                let place = self.person(*seat)?;
                if asking.present[place] {
                    return Err(not_now("this player is here"));
                }
                Ok(one(RoomEntry::Delegated { place, on: true }))
            }
            RoomCommand::AddBot { level } => self.add_bot(asking, level),
            RoomCommand::Remove { seat } => {
                let place = usize::from(*seat);
                if place >= self.places.len() {
                    return Err(impossible(format!("nobody sits on seat {seat}")));
                }
                if self.host_comes_back(place) {
                    let message = "the room's own host is only away, and keeps the seat";
                    return Err(fault(FaultCode::NotHost, message));
                }
                Ok(self.leave(asking, place, self.host != Some(place)))
            }
            RoomCommand::Admit { knock } => {
                let Knock { name, key, program, person, .. } = self.knock(*knock)?.clone();
                let place = self.place_for(asking)?;
                Ok(one(RoomEntry::Sat { name, key, place, program, person }))
            }
            RoomCommand::TurnAway { knock } => {
                Ok(one(RoomEntry::TurnedAway { key: self.knock(*knock)?.key.clone() }))
            }
            RoomCommand::PassHost { seat } => Ok(one(self.host_is(self.person(*seat)?))),
            RoomCommand::MoveSeat { seat, to } => self.move_seat(asking, *seat, *to),
            RoomCommand::ShuffleSeats {} => {
                lobby_only(asking)?;
                let mut order: Vec<usize> = (0..self.places.len()).collect();
                rng.shuffle(&mut order);
                Ok(one(RoomEntry::Seated { order }))
            }
            RoomCommand::Game { game } => self.set_game(asking, game),
            RoomCommand::Option { name, value } => self.set_option(asking, name, value),
            RoomCommand::Preset { preset } => self.take_preset(asking, preset),
            RoomCommand::Settings { settings } => {
                Ok(one(RoomEntry::Settings { settings: settings.clone() }))
            }
            _ => unreachable!("what everyone may do was answered before"),
        }
    }

    /// The player chooses the key and keeps it before the server does, so that it cannot be lost
    /// with an answer. Where somebody sits who has a key of their own it takes that, too: whoever
    /// has got hold of a seat's key does not take the seat from them.
    fn renew_key(&self, asking: &Asking, place: usize, key: &str) -> Result<Decided, Fault> {
        if self.places[place].person().is_some_and(|who| asking.person.as_ref() != Some(who)) {
            let message = "only who sat down here with a key of their own can renew the seat's";
            return Err(fault(FaultCode::BadSignature, message));
        }
        let key = Key::new(key).ok_or_else(|| impossible("a key is 32 hex digits"))?.hash();
        if self.place_of(&key).is_some() || self.is_at_door(&key) {
            return Err(impossible("this key is in use in this room"));
        }
        Ok(one(RoomEntry::Rekeyed { place, key }))
    }

    fn person(&self, seat: u8) -> Result<usize, Fault> {
        let place = usize::from(seat);
        let person = self.places.get(place).is_some_and(Place::is_person);
        person.then_some(place).ok_or_else(|| impossible(format!("no person sits on seat {seat}")))
    }

    fn sit(&self, asking: &Asking, name: &str, program: bool, key: Key) -> Result<Decided, Fault> {
        if asking.place.is_some() {
            return Err(not_now("you sit here already"));
        }
        if program && !self.settings.programs {
            return Err(not_now("the host of this room does not let programs play"));
        }
        // A program is not the person who runs it.
        let person = asking.person.clone().filter(|_| !program);
        let place = self.place_for(asking);
        if self.settings.door && self.host.is_some() {
            let name = self.free_name(name, None)?;
            let knocked = RoomEntry::Knocked { name, key: key.hash(), program, person };
            if self.door.len() < limits::KNOCKS_MAX {
                return Ok(Decided::Sat(vec![knocked], key, true));
            }
            // Whoever waits is not pushed aside, but whoever has gone is not waited for.
            let gone = asking.gone_from_door.clone();
            let gone = gone.ok_or_else(|| not_now("too many people wait at the door"))?;
            return Ok(Decided::Sat(vec![RoomEntry::TurnedAway { key: gone }, knocked], key, true));
        }
        let place = place?;
        let name = self.free_name(name, place)?;
        let sat = RoomEntry::Sat { name, key: key.hash(), place, program, person };
        // The bots' match stays theirs.
        let clears = asking.stage == Stage::Over && place.is_some();
        let cleared = clears.then_some(RoomEntry::Cleared { bytes: asking.match_bytes });
        Ok(Decided::Sat(cleared.into_iter().chain([sat]).collect(), key, false))
    }

    fn knock(&self, knock: u64) -> Result<&Knock, Fault> {
        let found = self.door.iter().find(|waiting| waiting.knock == knock);
        found.ok_or_else(|| impossible("whoever knocked waits at the door no more"))
    }

    /// Where somebody can sit down now: on a bot's place, or, if there is none, on a new one.
    fn place_for(&self, asking: &Asking) -> Result<Option<usize>, Fault> {
        let bots = || self.places.iter().position(|place| matches!(place.who, Who::Bot(_)));
        let (full, left) = (self.is_full(), self.is_left());
        let place = match asking.stage {
            // A match that counts is played to its end for those whose it is.
            Stage::Match if self.may_take_over() || (full && left && self.contenders.is_none()) => {
                bots().filter(|&place| place < self.playing)
            }
            Stage::Match => None,
            // In the lobby a full table makes room for a person where a bot sits, and where nobody
            // is left who could clear the table, after the match as well.
            Stage::Lobby => bots().filter(|_| full),
            Stage::Over => bots().filter(|_| full && left),
        };
        if full && place.is_none() {
            return Err(not_now("every seat is taken"));
        }
        Ok(place)
    }

    /// How many bots would make room for a person now.
    pub(crate) fn bots_to_replace(&self, stage: Stage) -> usize {
        let among = match stage {
            Stage::Match if self.may_take_over() => self.playing,
            Stage::Lobby => self.places.len(),
            Stage::Match | Stage::Over => 0,
        };
        let places = self.places.iter().take(among);
        places.filter(|place| matches!(place.who, Who::Bot(_))).count()
    }

    pub(crate) fn free(&self) -> usize {
        self.places_max().saturating_sub(self.places.len())
    }

    fn is_full(&self) -> bool {
        self.free() == 0
    }

    /// Whether no person sits here any more.
    fn is_left(&self) -> bool {
        self.host.is_none()
    }

    pub(crate) fn places_max(&self) -> usize {
        self.kind.seats().1.min(limits::PLACES_MAX)
    }

    /// Somebody gets up; if it was the host, somebody else is the host.
    fn leave(&self, asking: &Asking, place: usize, by_host: bool) -> Decided {
        let mut entries = Vec::new();
        if self.host == Some(place)
            && let Some(next) = self.next_host(asking)
        {
            entries.push(self.host_is(next));
        }
        entries.push(RoomEntry::Left { place, by_host });
        Decided::Entries(entries)
    }

    /// Who is the host when the host is not: the next person who is here, or else the next one.
    pub(crate) fn next_host(&self, asking: &Asking) -> Option<usize> {
        let host = self.host?;
        let count = self.places.len();
        let others = || {
            let after = (1..count).map(move |step| (host + step) % count);
            after.filter(|&place| self.places[place].is_person())
        };
        others().find(|&place| asking.present[place]).or_else(|| others().next())
    }

    fn say(&self, place: usize, text: &str) -> Result<Decided, Fault> {
        if !self.settings.chat {
            return Err(not_now("the chat is off in this room"));
        }
        let text = names::plain(&names::one_line(text));
        let chars = text.chars().count();
        if chars == 0 || chars > limits::REMARK_CHARS_MAX {
            let max = limits::REMARK_CHARS_MAX;
            return Err(impossible(format!("a remark has 1 to {max} characters")));
        }
        if self.remarks_kept >= limits::REMARKS_KEPT_MAX {
            return Err(not_now("enough was said in this room"));
        }
        Ok(one(RoomEntry::Said { name: self.places[place].name.clone(), text }))
    }

    fn add_bot(&self, asking: &Asking, level: &str) -> Result<Decided, Fault> {
        lobby_only(asking)?;
        if self.places.len() >= self.places_max() {
            return Err(not_now("every seat is taken"));
        }
        let level: Level = level.parse().map_err(impossible)?;
        let sit = self.places.iter().map(|place| place.name.as_str());
        let taken: Vec<&str> = sit.chain(self.door.iter().map(Knock::name)).collect();
        let name = names::for_bot(&taken);
        Ok(one(RoomEntry::BotSat { name, level: level.to_string() }))
    }

    fn move_seat(&self, asking: &Asking, seat: u8, to: u8) -> Result<Decided, Fault> {
        lobby_only(asking)?;
        if let Some(seat) = [seat, to].into_iter().find(|&it| usize::from(it) >= self.places.len())
        {
            return Err(impossible(format!("nobody sits on seat {seat}")));
        }
        if seat == to {
            return Ok(Decided::Entries(Vec::new()));
        }
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        let moved = order.remove(usize::from(seat));
        order.insert(usize::from(to), moved);
        Ok(one(RoomEntry::Seated { order }))
    }

    fn set_game(&self, asking: &Asking, game: &str) -> Result<Decided, Fault> {
        lobby_only(asking)?;
        let kind: Kind = game.parse().map_err(impossible)?;
        if self.places.len() > kind.seats().1 {
            let message = format!("{} has at most {} seats", kind.name(), kind.seats().1);
            return Err(impossible(message));
        }
        Ok(one(RoomEntry::Game { game: game.to_owned() }))
    }

    fn set_option(&self, asking: &Asking, name: &str, value: &Json) -> Result<Decided, Fault> {
        lobby_only(asking)?;
        let value = self.option_value(name, value)?;
        Ok(one(RoomEntry::Option { name: name.to_owned(), value }))
    }

    fn take_preset(&self, asking: &Asking, preset: &Preset) -> Result<Decided, Fault> {
        lobby_only(asking)?;
        let mut options = BTreeMap::new();
        for (name, value) in &preset.options {
            let value = self.option_value(name, value)?;
            if !value.is_null() {
                options.insert(name.clone(), value);
            }
        }
        let Preset { clock, snaps, aids, .. } = *preset;
        let settings = RoomSettings { clock, snaps, aids, ..self.settings.clone() };
        Ok(one(RoomEntry::Preset { options, settings }))
    }

    /// A value that was asked for, as the option has it; null if it is the standard.
    fn option_value(&self, name: &str, value: &Json) -> Result<Json, Fault> {
        let mut settings = Settings::new(self.kind.options());
        let Some(spec) = self.kind.options().iter().find(|spec| spec.name == name) else {
            return Err(impossible(settings.set(name, "").expect_err("there is no such option")));
        };
        match value {
            Json::Null => Ok(Json::Null),
            Json::Number(_) | Json::Bool(_) | Json::String(_) => {
                settings.set(name, &text_of(value)).map_err(impossible)?;
                let standard = spec.default.map(|value| json_of(&value));
                // What is standard needs no entry; and text that names a number is the number.
                let set = settings_value(spec, value);
                Ok(if standard.as_ref() == Some(&set) { Json::Null } else { set })
            }
            Json::Array(_) | Json::Object(_) => {
                Err(impossible("an option is a number, true, false or a word"))
            }
        }
    }

    /// Applies what was stored.
    pub fn apply(&mut self, entry: &RoomEntry) {
        self.entries += 1;
        self.unused = None;
        match entry {
            RoomEntry::Opened { .. } => {}
            RoomEntry::Sat { name, key, place, program, person } => {
                self.door.retain(|knock| knock.key != *key);
                let (key, person) = (key.clone(), person.clone());
                let who = Who::Person { key, delegated: false, program: *program, person };
                let at = self.put(*place, Place { name: name.clone(), who });
                if !program {
                    self.host.get_or_insert(at);
                }
            }
            RoomEntry::Knocked { name, key, program, person } => {
                let (name, key, person) = (name.clone(), key.clone(), person.clone());
                let knock = self.entries;
                self.door.push(Knock { knock, name, key, program: *program, person });
            }
            RoomEntry::TurnedAway { key } => self.door.retain(|knock| knock.key != *key),
            RoomEntry::BotSat { name, level } => {
                let who = Who::Bot(level.parse().unwrap_or(STAND_IN));
                self.places.push(Place { name: name.clone(), who });
            }
            RoomEntry::Left { place, .. } => self.remove(*place),
            RoomEntry::Renamed { place, name } => {
                if let Some(place) = self.places.get_mut(*place) {
                    place.name.clone_from(name);
                }
            }
            RoomEntry::Rekeyed { place, key } => self.rekey(*place, key),
            RoomEntry::Delegated { place, on } => self.delegate(*place, *on),
            RoomEntry::HostIs { place, stands_in } => self.make_host(*place, *stands_in),
            RoomEntry::Seated { order } => self.reorder(order),
            RoomEntry::Game { game } => {
                if let Ok(kind) = game.parse() {
                    self.kind = kind;
                    self.options.clear();
                    self.lesson = None;
                }
            }
            RoomEntry::Option { name, value } => {
                self.lesson = None;
                self.options.remove(name);
                if !value.is_null() {
                    self.options.insert(name.clone(), value.clone());
                }
            }
            RoomEntry::Preset { options, settings } => {
                self.lesson = None;
                self.options.clone_from(options);
                self.settings = settings.clone();
            }
            RoomEntry::Settings { settings } => self.settings = settings.clone(),
            RoomEntry::Began { number, playing, at, before, ranked, set } => {
                self.matches_bytes = *before;
                self.match_number = *number;
                self.playing = *playing;
                self.contenders = ranked.then(|| self.who_contends());
                self.set.clone_from(set);
                (self.used, self.lesson) = (*at, None);
            }
            RoomEntry::Cleared { bytes } => self.clear(*bytes),
            RoomEntry::Said { name, text } => self.keep(name, text),
            RoomEntry::Unused { at } => self.unused = Some(*at),
            RoomEntry::Used { at } => self.used = *at,
        }
    }

    fn clear(&mut self, bytes: u64) {
        self.matches_bytes += bytes;
        (self.playing, self.contenders, self.set) = (0, None, None);
    }

    fn rekey(&mut self, at: usize, new: &KeyHash) {
        let Some(Place { who: Who::Person { key, .. }, .. }) = self.places.get_mut(at) else {
            return;
        };
        if self.host_away.as_ref() == Some(key) {
            self.host_away = Some(new.clone());
        }
        key.clone_from(new);
    }

    fn make_host(&mut self, place: usize, stands_in: bool) {
        let before = self.host.and_then(|host| self.key_of(host)).cloned();
        self.host_away = self.host_away.take().or(before).filter(|_| stands_in);
        self.host = Some(place);
    }

    fn delegate(&mut self, place: usize, on: bool) {
        let who = self.places.get_mut(place).map(|place| &mut place.who);
        if let Some(Who::Person { delegated, .. }) = who {
            *delegated = on;
        }
    }

    fn keep(&mut self, name: &str, text: &str) {
        self.remarks_kept += 1;
        self.remarks.push(Remark { name: name.to_owned(), text: text.to_owned() });
        let over = self.remarks.len().saturating_sub(limits::REMARKS_MAX);
        self.remarks.drain(..over);
    }

    /// Puts somebody in a place, or in a new one; and which it is.
    fn put(&mut self, place: Option<usize>, new: Place) -> usize {
        let at = place.unwrap_or(self.places.len());
        match self.places.get_mut(at) {
            Some(old) => *old = new,
            None => self.places.push(new),
        }
        at
    }

    /// Seats everyone anew: by new place, the old one.
    fn reorder(&mut self, order: &[usize]) {
        self.lesson = None;
        let places = order.iter().filter_map(|&place| self.places.get(place).cloned());
        self.places = places.collect();
        let to = |host: usize| order.iter().position(|&place| place == host);
        self.host = self.host.and_then(to);
    }

    /// Takes somebody off a place: a seat of the match is left to a bot.
    fn remove(&mut self, place: usize) {
        if place >= self.places.len() {
            return;
        }
        if place < self.playing {
            self.places[place].who = Who::Bot(STAND_IN);
        } else {
            self.places.remove(place);
            self.host = self.host.map(|host| if host > place { host - 1 } else { host });
        }
        let host_left = self
            .host
            .is_some_and(|host| self.places.get(host).is_none_or(|place| !place.is_person()));
        if host_left {
            self.host = self.places.iter().position(Place::is_person);
        }
        let away = self.host_away.take();
        self.host_away = away.filter(|key| self.place_of(key).is_some());
    }
}

fn one(entry: RoomEntry) -> Decided {
    Decided::Entries(vec![entry])
}

fn lobby_only(asking: &Asking) -> Result<(), Fault> {
    match asking.stage {
        Stage::Lobby => Ok(()),
        Stage::Match => Err(not_now("not while a match is on")),
        Stage::Over => Err(not_now("clear the table first")),
    }
}

fn text_of(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn json_of(value: &Value) -> Json {
    serde_json::to_value(value).expect("an option's value is a number, a flag or a word")
}

fn settings_value(spec: &games::OptionSpec, value: &Json) -> Json {
    let text = text_of(value);
    match spec.allowed {
        games::Allowed::Values(values) => {
            let found = values.iter().find(|value| value.to_string() == text);
            found.map_or_else(|| value.clone(), json_of)
        }
        games::Allowed::Between(..) => {
            text.parse::<u32>().map_or_else(|_| value.clone(), Json::from)
        }
    }
}
