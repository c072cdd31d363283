//! A room: what a link leads to. Seats, options, and one match after another.
//!
//! A [`Room`] is what the entries of its log make of it, in order. What is asked for is first
//! turned into an entry ([`Room::decide`]), which may fail; the entry is stored, and only then
//! applied ([`Room::apply`]), which cannot.

mod decide;

use std::collections::BTreeMap;

use bots::Level;
use games::{Kind, Rng, Seat, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::contest::Contender;
use crate::daily::{self, Daily};
use crate::duplicate::DuplicateSet;
use crate::key::{Key, KeyHash, PersonId};
use crate::lesson::Lesson;
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{self, Fault, FaultCode, Remark, RoomCommand, RoomSettings, SnapPace};

pub use decide::{Asking, Decided};

use decide::Deciding;

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
    /// Somebody wants to sit down, and waits at the door; maybe the host has removed them before.
    Knocked {
        name: String,
        key: KeyHash,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
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
    removed: bool,
    program: bool,
    person: Option<PersonId>,
}

/// Somebody whom the host has removed from their seat.
#[derive(Clone, Debug)]
struct Removed {
    key: KeyHash,
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
        protocol::Knock { knock: self.knock, name: self.name.clone(), removed: self.removed }
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
    name: RoomName,
    kind: Kind,
    entries: u64,
    own_bytes: u64,
    matches_bytes: u64,
    places: Vec<Place>,
    host: Option<usize>,
    /// For whom the host only stands in.
    host_away: Option<KeyHash>,
    door: Vec<Knock>,
    removed: Vec<Removed>,
    options: BTreeMap<String, Json>,
    settings: RoomSettings,
    match_number: u32,
    playing: usize,
    contenders: Option<Vec<Contender>>,
    set: Option<DuplicateSet>,
    remarks: Vec<Remark>,
    remarks_kept: u32,
    lesson: Option<&'static Lesson>,
    daily: Option<Daily>,
    used: u64,
    unused: Option<u64>,
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

/// A game's settings, of which these options differ from the standard.
pub(crate) fn game_settings(
    kind: Kind,
    options: &BTreeMap<String, Json>,
) -> Result<Settings, Fault> {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, &text_of(value)).map_err(impossible)?;
    }
    Ok(settings)
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
            (settings.takeover, settings.talk, settings.chat) = (false, false, false);
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
            removed: Vec::new(),
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

    pub fn name(&self) -> &RoomName {
        &self.name
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many entries its log has.
    pub(crate) fn entries(&self) -> u64 {
        self.entries
    }

    /// Who sits here; the first [`playing`](Self::playing) are the seats of the match.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn host(&self) -> Option<usize> {
        self.host
    }

    /// Who waits at the door, in the order in which they came.
    pub fn door(&self) -> &[Knock] {
        &self.door
    }

    /// The options that were set.
    pub fn options(&self) -> &BTreeMap<String, Json> {
        &self.options
    }

    pub fn settings(&self) -> &RoomSettings {
        &self.settings
    }

    /// The number of the last match; 0 before the first.
    pub fn match_number(&self) -> u32 {
        self.match_number
    }

    /// How many places the match has; 0 while there is none.
    pub fn playing(&self) -> usize {
        self.playing
    }

    /// By seat, for whom the match on the table counts, if it does.
    pub fn contenders(&self) -> Option<&[Contender]> {
        self.contenders.as_deref()
    }

    /// Of which matches with the same deals the one on the table is, if it is one of several.
    pub fn set(&self) -> Option<&DuplicateSet> {
        self.set.as_ref()
    }

    /// The lesson that its first match is to be.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    pub fn daily(&self) -> Option<&Daily> {
        self.daily.as_ref()
    }

    /// When it was opened, or the last match began, or somebody came back to it after long:
    /// milliseconds since 1970.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// When it was found that nobody has used it for long, unless something happened since.
    pub fn unused(&self) -> Option<u64> {
        self.unused
    }

    /// How many bytes those of its matches have that are no longer on the table.
    pub(crate) fn matches_bytes(&self) -> u64 {
        self.matches_bytes
    }

    /// How many remarks were made in it.
    pub(crate) fn remarks_kept(&self) -> u32 {
        self.remarks_kept
    }

    /// The last remarks that come after so many, if the chat is on.
    pub(crate) fn chat(&self, heard: u32) -> &[Remark] {
        let heard = if self.settings.chat { heard } else { self.remarks_kept };
        let new = self.remarks_kept.saturating_sub(heard) as usize;
        &self.remarks[self.remarks.len().saturating_sub(new)..]
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

    pub(crate) fn is_at_door(&self, key: &KeyHash) -> bool {
        self.at_door().any(|own| own == key)
    }

    /// Who waits at the door, in the order in which they came.
    pub fn at_door(&self) -> impl Iterator<Item = &KeyHash> {
        self.door.iter().map(|knock| &knock.key)
    }

    /// Whether the host has removed whoever had this key from their seat.
    pub(crate) fn is_removed(&self, key: &KeyHash) -> bool {
        self.removed.iter().any(|removed| removed.key == *key)
    }

    pub(crate) fn is_person_removed(&self, who: &PersonId) -> bool {
        self.removed.iter().any(|removed| removed.person.as_ref() == Some(who))
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
        Deciding { room: self, asking }.decide(command, rng)
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

    /// Applies what was stored.
    pub fn apply(&mut self, entry: &RoomEntry) {
        self.entries += 1;
        self.unused = None;
        match entry {
            RoomEntry::Opened { .. } => {}
            RoomEntry::Sat { name, key, place, program, person } => {
                self.door.retain(|knock| knock.key != *key);
                let is_back = |it: &Removed| it.person.is_some() && it.person == *person;
                self.removed.retain(|it| it.key != *key && !is_back(it));
                let (key, person) = (key.clone(), person.clone());
                let who = Who::Person { key, delegated: false, program: *program, person };
                let at = self.put(*place, Place { name: name.clone(), who });
                if !program {
                    self.host.get_or_insert(at);
                }
            }
            RoomEntry::Knocked { name, key, removed, program, person } => {
                let (name, key, person) = (name.clone(), key.clone(), person.clone());
                let (knock, removed, program) = (self.entries, *removed, *program);
                self.door.push(Knock { knock, name, key, removed, program, person });
            }
            RoomEntry::TurnedAway { key } => self.door.retain(|knock| knock.key != *key),
            RoomEntry::BotSat { name, level } => {
                let who = Who::Bot(level.parse().unwrap_or(STAND_IN));
                self.places.push(Place { name: name.clone(), who });
            }
            RoomEntry::Left { place, by_host } => self.leave(*place, *by_host),
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

    /// A seat is left; whom the host has removed is remembered.
    fn leave(&mut self, at: usize, by_host: bool) {
        if let Some(Place { who: Who::Person { key, person, .. }, .. }) = self.places.get(at)
            && by_host
        {
            self.removed.push(Removed { key: key.clone(), person: person.clone() });
            let over = self.removed.len().saturating_sub(limits::REMOVED_MAX);
            self.removed.drain(..over);
        }
        self.remove(at);
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

fn text_of(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        other => other.to_string(),
    }
}
