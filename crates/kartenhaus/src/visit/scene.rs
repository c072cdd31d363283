//! What there is to see: the room and who sits there, and the match on its table.

use games::{Common, Kind, Message, Phase, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;
use server::protocol::{DuplicateView, Phrase, SeatView, Stage, Told, Update};
use words::{Language, Param};

use crate::site::Place;
use crate::terminal::options;
use crate::terminal::results::Scores;
use crate::terminal::seen::Seen;
use crate::terminal::tell::Teller;
use crate::terminal::view::AnyView;
use prompt::Names;
use prompt::faces::{bold, dim};

/// Longer names are cut: the site has none.
const NAME_MAX: usize = server::limits::NAME_CHARS_MAX;

pub(super) struct Scene {
    place: Option<Place>,
    update: Option<Box<Update>>,
    view: Option<AnyView>,
    names: Names,
}

impl Scene {
    pub(super) fn new(language: Language) -> Self {
        let names = Names::of_people(language, Vec::new(), None);
        Self { place: None, update: None, view: None, names }
    }

    pub(super) fn language(&self) -> Language {
        self.names.language()
    }

    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.language().text(id, params)
    }

    /// A sentence with the names of this room; `held` is the card that the person held last.
    pub(super) fn say(&self, message: &Message, held: Option<&str>) -> Option<String> {
        Teller { kind: self.kind()?, names: &self.names, held }.say(message)
    }

    pub(super) fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    pub(super) fn update(&self) -> Option<&Update> {
        self.update.as_deref()
    }

    /// Takes in the room as it is now; returns it as it was.
    pub(super) fn enter(&mut self, place: Place) -> Option<Place> {
        let before = self.place.replace(place);
        self.rename();
        before
    }

    /// The table is cleared.
    pub(super) fn clear(&mut self) {
        (self.update, self.view) = (None, None);
    }

    /// Takes in the match as it is now; returns it as it was.
    pub(super) fn change(&mut self, update: Box<Update>, view: AnyView) -> Option<Box<Update>> {
        self.view = Some(view);
        let before = self.update.replace(update);
        self.rename();
        before
    }

    fn rename(&mut self) {
        let seats = self.view.as_ref().map_or(0, |view| view.common.scores.len());
        let names = (0..seats).map(|seat| self.name(seat)).collect();
        self.names = Names::of_people(self.language(), names, self.playing());
    }

    pub(super) fn name(&self, seat: usize) -> String {
        let name = self.place.as_ref().and_then(|place| place.room.seats.get(seat));
        name.map_or_else(|| "?".to_owned(), |it| it.name.chars().take(NAME_MAX).collect())
    }

    /// The seat of the room with this name, however it is written.
    pub(super) fn seat_of(&self, name: &str) -> Option<u8> {
        let is_it = |seat: &SeatView| seat.name.to_lowercase() == name.to_lowercase();
        let seat = self.place.as_ref()?.room.seats.iter().position(is_it)?;
        u8::try_from(seat).ok()
    }

    pub(super) fn you(&self) -> Option<u8> {
        self.place.as_ref()?.you
    }

    fn own(&self) -> Option<&SeatView> {
        self.place.as_ref()?.room.seats.get(usize::from(self.you()?))
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        self.place.as_ref().map(|place| place.room.stage)
    }

    pub(super) fn kind(&self) -> Option<Kind> {
        let room = || self.place.as_ref()?.room.game.parse().ok();
        self.view.as_ref().map(|view| view.kind).or_else(room)
    }

    /// The person's seat in the match.
    pub(super) fn playing(&self) -> Option<Seat> {
        let playing = self.place.as_ref()?.room.playing;
        let own = self.own().filter(|own| !own.waits);
        self.you()
            .filter(|you| own.is_some() && *you < playing)
            .and_then(|you| Seat::new(you.into()))
    }

    pub(super) fn is_host(&self) -> bool {
        self.you().is_some() && self.place.as_ref().is_some_and(|it| it.you == it.room.host)
    }

    pub(super) fn decides(&self) -> bool {
        let open = |update: &&Update| {
            let answered = update.window.as_ref().is_some_and(|window| window.answered);
            !update.legal.is_empty() && !answered
        };
        self.playing().is_some() && self.update().filter(open).is_some()
    }

    /// Whether a round is over and shown, and the next one or another match waits for the person.
    pub(super) fn waits_for_ready(&self) -> bool {
        let over = matches!(self.stage(), Some(Stage::RoundOver | Stage::MatchOver));
        let shown = self.view.as_ref().is_some_and(|view| is_round_over(&view.common));
        over && shown && self.own().is_some_and(|own| !own.ready)
    }

    /// Makes something of what the person sees; `None` before the first match.
    pub(super) fn seen<T>(&self, then: impl FnOnce(&Seen<'_>) -> T) -> Option<T> {
        let (update, view) = (self.update()?, self.view.as_ref()?);
        let decides = self.decides();
        let legal: &[String] = if decides { &update.legal } else { &[] };
        let asked: &[Phrase] = if decides { &update.asked } else { &[] };
        let asked = &messages(asked);
        Some(then(&Seen { view, legal, asked, names: &self.names }))
    }

    /// Where the person is. Of a match that they see the greeting says more.
    pub(super) fn arrival(&self) -> Vec<String> {
        let Some(place) = &self.place else { return Vec::new() };
        let room = &place.room;
        let lobby = room.stage == Stage::Lobby;
        let waits = self.own().is_some_and(|own| own.waits);
        let host = || self.name(room.host.unwrap_or(u8::MAX).into());
        let next = match place.you {
            None if place.at_door => self.text("page-door-waits", &[]),
            Some(_) if lobby && self.is_host() => self.text("join-lobby-host", &[]),
            Some(_) if lobby => self.text("join-lobby", &[("host", host().into())]),
            Some(_) if waits => self.text("page-match-waits", &[]),
            Some(you) if you >= room.playing => self.text("page-match-later", &[]),
            None | Some(_) => return Vec::new(),
        };
        let names: Vec<String> = (0..room.seats.len()).map(|seat| self.name(seat)).collect();
        let game = self.kind().map_or("?", Kind::name);
        let params = [("game", game.into()), ("names", self.language().and(&names).into())];
        vec![bold(&self.text("join-room", &params)), next]
    }

    /// What stands above a match: the game, the options that matter, and which match of a set with
    /// the same deals it is.
    pub(super) fn heading(&self) -> Vec<String> {
        let (Some(update), Some(kind)) = (self.update(), self.kind()) else { return Vec::new() };
        let mut lines = Vec::from_iter(self.seen(|seen| bold(&seen.heading())));
        let seats = self.names.labels().count();
        lines.extend(options::line(kind, seats, update.view.get()).map(|line| dim(&line)));
        let note = self.place.as_ref().and_then(|place| place.room.note.clone());
        lines.extend(note.map(|note| dim(&self.names.say(&note.into()))));
        if let Some(DuplicateView { part, of, .. }) = self.set() {
            let params = [("part", u64::from(part).into()), ("of", u64::from(of).into())];
            lines.push(self.text("page-duplicate-part", &params));
        }
        lines
    }

    /// Of which matches with the same deals this one is.
    fn set(&self) -> Option<DuplicateView> {
        self.place.as_ref()?.room.duplicate.clone()
    }

    /// What an expert would do, if that was not known before.
    pub(super) fn advice(&self, before: Option<&Update>) -> Option<String> {
        let known = before.and_then(|before| before.hint.as_ref());
        let hint = self.update()?.hint.as_ref().filter(|hint| known != Some(hint))?;
        let said = self.sentences(&hint.said).into();
        let figures = if hint.why.is_empty() { "no" } else { "yes" };
        let params =
            [("said", said), ("move", hint.mv.clone().into()), ("figures", figures.into())];
        Some(self.text("terminal-advice", &params))
    }

    /// The figures of the hint, if there is one.
    pub(super) fn why(&self) -> Option<String> {
        let hint = self.update()?.hint.as_ref()?;
        Some(self.sentences(if hint.why.is_empty() { &hint.said } else { &hint.why }))
    }

    /// Messages one after the other, each as a sentence of its own.
    fn sentences(&self, phrases: &[Phrase]) -> String {
        let said = messages(phrases).into_iter().filter_map(|said| self.say(&said, None));
        said.map(|text| capital(&text)).collect::<Vec<_>>().join(" ")
    }

    /// What is chosen to be played later, if it was not before.
    pub(super) fn queued(&self, before: Option<&Update>) -> Option<String> {
        let queued = &self.update()?.queued;
        let is_new = before.is_none_or(|before| before.queued != *queued);
        let moves = || self.text("join-queued", &[("moves", queued.join(" | ").into())]);
        (is_new && !queued.is_empty()).then(moves)
    }

    /// How long the person has for their move.
    pub(super) fn clock(&self) -> Option<String> {
        let clock = self.update()?.clock.as_ref()?;
        let left = (*clock.left_ms.get(self.playing()?.index())?)?;
        let seconds = left.div_ceil(1000);
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        Some(self.text("join-clock", &[("time", time.into())]))
    }

    /// The round that is over, by match and number, and its result.
    pub(super) fn result(&self) -> Option<((u32, u32), Vec<String>)> {
        let (update, view) = (self.update()?, self.view.as_ref()?);
        let round = update.scores.rounds.last()?;
        let known = round.len() == view.common.scores.len();
        if !is_round_over(&view.common) || !known {
            return None;
        }
        let winners = update.scores.winners.as_ref();
        let winners = winners.map(|all| all.iter().copied().map(usize::from).collect());
        let scores = Scores { round, total: &view.common.scores, winners };
        let mut lines = vec![String::new()];
        lines.extend(self.seen(|seen| seen.turned_up(&scores)).unwrap_or_default());
        if self.stage() == Some(Stage::MatchOver) {
            lines.extend(self.set().map(|set| self.compared(set)).unwrap_or_default());
        }
        Some(((update.match_number, view.common.round), lines))
    }

    /// How the matches with the same deals ended, or that the next one follows.
    fn compared(&self, set: DuplicateView) -> Vec<String> {
        let Some(points) = set.points else { return vec![self.text("page-duplicate-next", &[])] };
        let mut all: Vec<(usize, f64)> = points.into_iter().enumerate().collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        let line = |(seat, points)| format!("  {points:+.1}  {}", self.name(seat));
        let heading = self.text("page-duplicate-over", &[]);
        [heading].into_iter().chain(all.into_iter().map(line)).collect()
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

pub(super) fn messages(phrases: &[Phrase]) -> Vec<Message> {
    phrases.iter().cloned().map(Into::into).collect()
}

/// The events whose sentences are not said: the result is shown.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    RoundOver {},
    MatchOver {},
    #[serde(other)]
    Other,
}

/// What is said of what happened, but for the result of a round and of the match.
pub(super) fn sentences(told: &Told) -> Vec<Message> {
    let said = |said: &RawValue| -> Vec<Vec<Message>> {
        serde_json::from_str(said.get()).unwrap_or_default()
    };
    let events: Vec<Event> = serde_json::from_str(told.all.get()).unwrap_or_default();
    let is_result = |at| matches!(events.get(at), Some(Event::RoundOver {} | Event::MatchOver {}));
    let all = said(&told.said).into_iter().enumerate().filter(|(at, _)| !is_result(*at));
    all.flat_map(|(_, said)| said).chain(said(&told.said_you).into_iter().flatten()).collect()
}

/// Whether a round is over, and perhaps the match.
fn is_round_over(view: &Common) -> bool {
    matches!(view.phase, Phase::RoundOver | Phase::MatchOver)
}
