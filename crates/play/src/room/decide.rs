//! What is to be stored so that what was asked of a room happens.

use std::collections::BTreeMap;

use bots::Level;
use games::{Kind, Rng, Settings, Value};
use serde_json::Value as Json;

use crate::key::{Key, KeyHash, PersonId};
use crate::limits;
use crate::names;
use crate::protocol::{Fault, FaultCode, Phrase, Preset, RoomCommand, RoomSettings};

use super::{Knock, Place, Room, RoomEntry, Stage, Who, fault, impossible, not_now, text_of};

/// What deciding needs to know besides the room.
pub struct Asking {
    /// The place of whoever asks.
    pub place: Option<usize>,
    /// The key of whoever asks, if they wait at the door.
    pub knock: Option<KeyHash>,
    /// Who asks, if they have signed it with a key of their own.
    pub person: Option<PersonId>,
    /// The key of the seat from which the host has removed whoever asks.
    pub removed: Option<Key>,
    /// Whether the host has removed somebody who came from where they come.
    pub is_near_removed: bool,
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

/// Something that is asked of a room.
pub(super) struct Deciding<'a> {
    pub(super) room: &'a Room,
    pub(super) asking: &'a Asking,
}

impl Deciding<'_> {
    pub(super) fn decide(&self, command: &RoomCommand, rng: &mut Rng) -> Result<Decided, Fault> {
        self.fits_the_day(command)?;
        if let RoomCommand::Sit { name, program } = command {
            let key = self.asking.removed.clone();
            return self.sit(name, *program, key.unwrap_or_else(|| Key::random(rng)));
        }
        if let (RoomCommand::Leave {}, Some(key)) = (command, &self.asking.knock) {
            return Ok(one(RoomEntry::TurnedAway { key: key.clone() }));
        }
        let place = self
            .asking
            .place
            .ok_or_else(|| fault(FaultCode::BadKey, "this can be done only with a seat's key"))?;
        match command {
            RoomCommand::Sit { .. } => unreachable!("answered above"),
            RoomCommand::Leave {} => Ok(self.leave(place, false)),
            RoomCommand::Rename { name } => {
                let name = self.room.free_name(name, Some(place))?;
                Ok(one(RoomEntry::Renamed { place, name }))
            }
            RoomCommand::RenewKey { key } => self.renew_key(place, key),
            RoomCommand::Delegate { on } => {
                self.leaves_ranked(command)?;
                Ok(one(RoomEntry::Delegated { place, on: *on }))
            }
            RoomCommand::Ready {} => Ok(Decided::Ready),
            RoomCommand::Say { text } => self.say(place, text),
            RoomCommand::Talk { phrase } if self.room.settings.talk => {
                Ok(Decided::Talk { place, phrase: phrase.clone() })
            }
            RoomCommand::Talk { .. } => Err(not_now("remarks are off in this room")),
            RoomCommand::Start {} if self.contends(place) || self.asking.all_begin => {
                Ok(Decided::Begin)
            }
            _ if self.room.host != Some(place) => {
                Err(fault(FaultCode::NotHost, "only the host can do this"))
            }
            _ => {
                self.leaves_ranked(command)?;
                self.decide_host(command, rng)
            }
        }
    }

    /// Whether this can be done where the deal of a day is played: alone, once, without help.
    fn fits_the_day(&self, command: &RoomCommand) -> Result<(), Fault> {
        let fits = match command {
            _ if self.room.daily.is_none() => true,
            RoomCommand::Sit { program, .. } => self.room.places.is_empty() && !program,
            RoomCommand::Start {} | RoomCommand::Ready {} => self.asking.stage != Stage::Over,
            RoomCommand::Rename { .. } => true,
            _ => false,
        };
        let message = "the deal of the day is played alone, once, and as it is";
        fits.then_some(()).ok_or_else(|| not_now(message))
    }

    fn decide_host(&self, command: &RoomCommand, rng: &mut Rng) -> Result<Decided, Fault> {
        match command {
            RoomCommand::Start {} => Ok(Decided::Begin),
            RoomCommand::Lobby {} => match self.asking.stage {
                Stage::Over => Ok(one(RoomEntry::Cleared { bytes: self.asking.match_bytes })),
                Stage::Lobby => Ok(Decided::Entries(Vec::new())),
                Stage::Match => Err(not_now("the match is not over")),
            },
            RoomCommand::StandIn { seat } => {
                let place = self.person(*seat)?;
                if self.asking.present[place] {
                    return Err(not_now("this player is here"));
                }
                Ok(one(RoomEntry::Delegated { place, on: true }))
            }
            RoomCommand::AddBot { level } => self.add_bot(level),
            RoomCommand::Remove { seat } => {
                let place = usize::from(*seat);
                if place >= self.room.places.len() {
                    return Err(impossible(format!("nobody sits on seat {seat}")));
                }
                if self.room.host_comes_back(place) {
                    let message = "the room's own host is only away, and keeps the seat";
                    return Err(fault(FaultCode::NotHost, message));
                }
                Ok(self.leave(place, self.room.host != Some(place)))
            }
            RoomCommand::Admit { knock } => {
                let Knock { name, key, program, person, .. } = self.knock(*knock)?.clone();
                let place = self.place_for()?;
                Ok(one(RoomEntry::Sat { name, key, place, program, person }))
            }
            RoomCommand::TurnAway { knock } => {
                Ok(one(RoomEntry::TurnedAway { key: self.knock(*knock)?.key.clone() }))
            }
            RoomCommand::PassHost { seat } => Ok(one(self.host_is(self.person(*seat)?))),
            RoomCommand::MoveSeat { seat, to } => self.move_seat(*seat, *to),
            RoomCommand::ShuffleSeats {} => {
                self.in_lobby()?;
                let mut order: Vec<usize> = (0..self.room.places.len()).collect();
                rng.shuffle(&mut order);
                Ok(one(RoomEntry::Seated { order }))
            }
            RoomCommand::Game { game } => self.set_game(game),
            RoomCommand::Option { name, value } => self.set_option(name, value),
            RoomCommand::Preset { preset } => self.take_preset(preset),
            RoomCommand::Settings { settings } => {
                Ok(one(RoomEntry::Settings { settings: settings.clone() }))
            }
            _ => unreachable!("what everyone may do was answered before"),
        }
    }

    /// The player chooses the key and keeps it before the server does, so that it cannot be lost
    /// with an answer. Where somebody sits who has a key of their own it takes that, too: whoever
    /// has got hold of a seat's key does not take the seat from them.
    fn renew_key(&self, place: usize, key: &str) -> Result<Decided, Fault> {
        if self.room.places[place]
            .person()
            .is_some_and(|who| self.asking.person.as_ref() != Some(who))
        {
            let message = "only who sat down here with a key of their own can renew the seat's";
            return Err(fault(FaultCode::BadSignature, message));
        }
        let key = Key::new(key).ok_or_else(|| impossible("a key is 32 hex digits"))?.hash();
        if self.room.place_of(&key).is_some() || self.room.is_at_door(&key) {
            return Err(impossible("this key is in use in this room"));
        }
        Ok(one(RoomEntry::Rekeyed { place, key }))
    }

    /// The place of a person.
    fn person(&self, seat: u8) -> Result<usize, Fault> {
        let place = usize::from(seat);
        let person = self.room.places.get(place).is_some_and(Place::is_person);
        person.then_some(place).ok_or_else(|| impossible(format!("no person sits on seat {seat}")))
    }

    fn sit(&self, name: &str, program: bool, key: Key) -> Result<Decided, Fault> {
        if self.asking.place.is_some() {
            return Err(not_now("you sit here already"));
        }
        if self.asking.removed.is_some() && self.asking.knock.is_some() {
            return Err(not_now("you wait at the door already"));
        }
        if program && !self.room.settings.programs {
            return Err(not_now("the host of this room does not let programs play"));
        }
        // A program is not the person who runs it.
        let person = self.asking.person.clone().filter(|_| !program);
        let place = self.place_for();
        let asking = self.asking;
        let removed = asking.removed.is_some()
            || asking.is_near_removed
            || asking.person.as_ref().is_some_and(|who| self.room.is_person_removed(who));
        if (self.room.settings.door || removed) && self.room.host.is_some() {
            let name = self.room.free_name(name, None)?;
            let knocked = RoomEntry::Knocked { name, key: key.hash(), removed, program, person };
            if self.room.door.len() < limits::KNOCKS_MAX {
                return Ok(Decided::Sat(vec![knocked], key, true));
            }
            // Whoever waits is not pushed aside, but whoever has gone is not waited for.
            let gone = self.asking.gone_from_door.clone();
            let gone = gone.ok_or_else(|| not_now("too many people wait at the door"))?;
            return Ok(Decided::Sat(vec![RoomEntry::TurnedAway { key: gone }, knocked], key, true));
        }
        let place = place?;
        let name = self.room.free_name(name, place)?;
        let sat = RoomEntry::Sat { name, key: key.hash(), place, program, person };
        // The bots' match stays theirs.
        let clears = self.asking.stage == Stage::Over && place.is_some();
        let cleared = clears.then_some(RoomEntry::Cleared { bytes: self.asking.match_bytes });
        Ok(Decided::Sat(cleared.into_iter().chain([sat]).collect(), key, false))
    }

    fn knock(&self, knock: u64) -> Result<&Knock, Fault> {
        let found = self.room.door.iter().find(|waiting| waiting.knock == knock);
        found.ok_or_else(|| impossible("whoever knocked waits at the door no more"))
    }

    /// Where somebody can sit down now: on a bot's place, or, if there is none, on a new one.
    fn place_for(&self) -> Result<Option<usize>, Fault> {
        let bots = || self.room.places.iter().position(|place| matches!(place.who, Who::Bot(_)));
        let (full, left) = (self.room.is_full(), self.room.is_left());
        let place = match self.asking.stage {
            // A match that counts is played to its end for those whose it is.
            Stage::Match
                if self.room.may_take_over()
                    || (full && left && self.room.contenders.is_none()) =>
            {
                bots().filter(|&place| place < self.room.playing)
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

    /// Somebody gets up; if it was the host, somebody else is the host.
    fn leave(&self, place: usize, by_host: bool) -> Decided {
        let mut entries = Vec::new();
        if self.room.host == Some(place)
            && let Some(next) = self.room.next_host(self.asking)
        {
            entries.push(self.host_is(next));
        }
        entries.push(RoomEntry::Left { place, by_host });
        Decided::Entries(entries)
    }

    fn say(&self, place: usize, text: &str) -> Result<Decided, Fault> {
        if !self.room.settings.chat {
            return Err(not_now("the chat is off in this room"));
        }
        let text = names::plain(&names::one_line(text));
        let chars = text.chars().count();
        if chars == 0 || chars > limits::REMARK_CHARS_MAX {
            let max = limits::REMARK_CHARS_MAX;
            return Err(impossible(format!("a remark has 1 to {max} characters")));
        }
        if self.room.remarks_kept >= limits::REMARKS_KEPT_MAX {
            return Err(not_now("enough was said in this room"));
        }
        Ok(one(RoomEntry::Said { name: self.room.places[place].name.clone(), text }))
    }

    fn add_bot(&self, level: &str) -> Result<Decided, Fault> {
        self.in_lobby()?;
        if self.room.places.len() >= self.room.places_max() {
            return Err(not_now("every seat is taken"));
        }
        let level: Level = level.parse().map_err(impossible)?;
        let sit = self.room.places.iter().map(|place| place.name.as_str());
        let taken: Vec<&str> = sit.chain(self.room.door.iter().map(Knock::name)).collect();
        let name = names::for_bot(&taken);
        Ok(one(RoomEntry::BotSat { name, level: level.to_string() }))
    }

    fn move_seat(&self, seat: u8, to: u8) -> Result<Decided, Fault> {
        self.in_lobby()?;
        if let Some(seat) =
            [seat, to].into_iter().find(|&it| usize::from(it) >= self.room.places.len())
        {
            return Err(impossible(format!("nobody sits on seat {seat}")));
        }
        if seat == to {
            return Ok(Decided::Entries(Vec::new()));
        }
        let mut order: Vec<usize> = (0..self.room.places.len()).collect();
        let moved = order.remove(usize::from(seat));
        order.insert(usize::from(to), moved);
        Ok(one(RoomEntry::Seated { order }))
    }

    fn set_game(&self, game: &str) -> Result<Decided, Fault> {
        self.in_lobby()?;
        let kind: Kind = game.parse().map_err(impossible)?;
        if self.room.places.len() > kind.seats().1 {
            let message = format!("{} has at most {} seats", kind.name(), kind.seats().1);
            return Err(impossible(message));
        }
        Ok(one(RoomEntry::Game { game: game.to_owned() }))
    }

    fn set_option(&self, name: &str, value: &Json) -> Result<Decided, Fault> {
        self.in_lobby()?;
        let value = self.option_value(name, value)?;
        Ok(one(RoomEntry::Option { name: name.to_owned(), value }))
    }

    fn take_preset(&self, preset: &Preset) -> Result<Decided, Fault> {
        self.in_lobby()?;
        let mut options = BTreeMap::new();
        for (name, value) in &preset.options {
            let value = self.option_value(name, value)?;
            if !value.is_null() {
                options.insert(name.clone(), value);
            }
        }
        let Preset { clock, snaps, aids, .. } = *preset;
        let settings = RoomSettings { clock, snaps, aids, ..self.room.settings.clone() };
        Ok(one(RoomEntry::Preset { options, settings }))
    }

    /// A value that was asked for, as the option has it; null if it is the standard.
    fn option_value(&self, name: &str, value: &Json) -> Result<Json, Fault> {
        let mut settings = Settings::new(self.room.kind.options());
        let Some(spec) = self.room.kind.options().iter().find(|spec| spec.name == name) else {
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

    /// Somebody becomes the host in the place of the one there is, who may only stand in, too.
    fn host_is(&self, place: usize) -> RoomEntry {
        let stands_in = self.room.host_away.is_some() && !self.room.host_comes_back(place);
        RoomEntry::HostIs { place, stands_in }
    }

    /// Whether a match is on that counts for whoever sits at this place: then nobody waits for the
    /// host.
    fn contends(&self, place: usize) -> bool {
        self.room.contenders.is_some()
            && self.asking.stage == Stage::Match
            && place < self.room.playing
    }

    /// Refuses what would take an opponent off, let a bot play, or change how long one may think,
    /// see or remember, in a ranked match.
    fn leaves_ranked(&self, command: &RoomCommand) -> Result<(), Fault> {
        if self.room.contenders.is_none() || self.asking.stage != Stage::Match {
            return Ok(());
        }
        let (own, new) = (&self.room.settings, |message| Err(fault(FaultCode::NotNow, message)));
        match command {
            RoomCommand::Remove { seat } if usize::from(*seat) < self.room.playing => {
                new("nobody is taken off a seat of a ranked match")
            }
            RoomCommand::StandIn { .. } | RoomCommand::Delegate { on: true } => {
                new("in a ranked match only the clock lets a bot play for somebody")
            }
            RoomCommand::Settings { settings }
                if (settings.clock, settings.snaps, settings.aids)
                    != (own.clock, own.snaps, own.aids) =>
            {
                new("a ranked match ends with the clock, snaps and aids that it began with")
            }
            _ => Ok(()),
        }
    }

    fn in_lobby(&self) -> Result<(), Fault> {
        match self.asking.stage {
            Stage::Lobby => Ok(()),
            Stage::Match => Err(not_now("not while a match is on")),
            Stage::Over => Err(not_now("clear the table first")),
        }
    }
}

fn one(entry: RoomEntry) -> Decided {
    Decided::Entries(vec![entry])
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
