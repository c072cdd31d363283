//! A visit to a room, as a machine: it is told what is heard and typed, and says what is to be
//! shown, said and asked for.

mod changes;
mod input;
mod paint;
pub(crate) mod plain;
pub(crate) mod screen;

#[cfg(test)]
mod tests;

use client::refusal;
use games::{Common, Kind, Message, Phase, Seat};
use serde_json::Value as Json;
use server::protocol::{
    Checked, ClientMessage, DuplicateView, Fault, FaultCode, PROTOCOL_VERSION, Phrase, RefusedCode,
    RoomCommand, SeatView, Seen as Last, ServerMessage, ShownSeat, Stage, Told, Update,
};
use words::{Language, Param};

use crate::heard::Heard;
use crate::join::Ending;
use crate::site::{Open, Part, Place, clean, cleaned};
use crate::terminal::results::Scores;
use crate::terminal::seen::Seen;
use crate::terminal::tell::{Sentences, Teller};
use crate::terminal::view::AnyView;
use prompt::Names;
use prompt::faces::bold;

/// Longer names are cut: the site has none.
const NAME_MAX: usize = server::limits::NAME_CHARS_MAX;

#[derive(Debug)]
pub(crate) enum Out {
    /// Send this on the connection with this number.
    Say(u64, ClientMessage),
    Ask(RoomCommand),
    Show(Show),
    /// Keep what was heard of a deal.
    Keep(Heard),
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Show {
    /// What happened.
    Told(String),
    /// The answer to something that was typed.
    Answer(Vec<String>),
    /// What the seat alone is shown, once.
    Once(Vec<String>),
    Table,
    Ended(Ending),
}

/// A move that was typed and is not answered yet.
#[derive(Clone, Debug)]
struct Pending {
    mv: String,
    number: u32,
    seq: u64,
    /// How often it was sent, and on which connection last.
    sent: u32,
    line: u64,
}

/// A visit to a room, on a seat.
pub(crate) struct Visit {
    language: Language,
    key: String,
    /// The open connection; 0 if there is none.
    line: u64,
    /// The last connection that was opened.
    opened: u64,
    /// Whether the loss of the connection was shown.
    is_lost: bool,
    place: Option<Place>,
    update: Option<Box<Update>>,
    view: Option<AnyView>,
    names: Names,
    pending: Option<Pending>,
    /// The card that the person held when they moved last.
    held: Option<String>,
    /// What was asked last, in words; nothing is asked twice.
    asked: Vec<String>,
    /// The last peek and the last snap window that were shown.
    peek: u64,
    window: u64,
    /// The match and the round whose result was shown.
    over: Option<(u32, u32)>,
    /// The round after which the person has said to be ready.
    ready: Option<(u32, u32)>,
    /// How many remarks were shown.
    said: Option<u32>,
    /// The remarks that are on offer.
    phrases: Vec<Phrase>,
    leaves: bool,
    part: Part,
    /// What was heard of the deal whose shares are asked for.
    heard: Option<Heard>,
    out: Vec<Out>,
}

impl Visit {
    pub(crate) fn new(language: Language, key: String) -> Self {
        Self {
            language,
            key,
            line: 0,
            opened: 0,
            is_lost: false,
            place: None,
            update: None,
            view: None,
            names: Names::of_people(language, Vec::new(), None),
            pending: None,
            held: None,
            asked: Vec::new(),
            peek: 0,
            window: 0,
            over: None,
            ready: None,
            said: None,
            phrases: Vec::new(),
            leaves: false,
            part: Part::default(),
            heard: None,
            out: Vec::new(),
        }
    }

    pub(crate) fn take(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether the site has said who the person is there.
    pub(crate) fn is_welcome(&self) -> bool {
        self.place.is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage() == Some(Stage::MatchOver)
    }

    /// Makes something of what the person sees; `None` before the first match.
    pub(crate) fn seen<T>(&self, then: impl FnOnce(&Seen<'_>) -> T) -> Option<T> {
        let (update, view) = (self.update.as_ref()?, self.view.as_ref()?);
        let decides = self.decides();
        let legal: &[String] = if decides { &update.legal } else { &[] };
        let asked: &[Phrase] = if decides { &update.asked } else { &[] };
        let asked = &messages(asked);
        Some(then(&Seen { view, legal, asked, names: &self.names }))
    }

    /// What is asked for on the line where one types; `None` if others are to act.
    pub(crate) fn prompt(&self) -> Option<String> {
        if self.decides() && self.pending.is_none() {
            return Some(self.text("terminal-prompt", &[]));
        }
        self.wants_ready().then(|| self.text("join-prompt-ready", &[]))
    }

    pub(crate) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.language.text(id, params)
    }

    fn stage(&self) -> Option<Stage> {
        self.place.as_ref().map(|place| place.room.stage)
    }

    fn own(&self) -> Option<&SeatView> {
        let place = self.place.as_ref()?;
        place.room.seats.get(usize::from(place.you?))
    }

    fn playing(&self) -> Option<Seat> {
        let place = self.place.as_ref()?;
        let plays = |you: &u8| *you < place.room.playing && self.own().is_some_and(|it| !it.waits);
        place.you.filter(plays).and_then(|you| Seat::new(you.into()))
    }

    fn is_host(&self) -> bool {
        self.place.as_ref().is_some_and(|it| it.you.is_some() && it.you == it.room.host)
    }

    fn decides(&self) -> bool {
        let open = |update: &&Update| {
            let answered = update.window.as_ref().is_some_and(|window| window.answered);
            !update.legal.is_empty() && !answered
        };
        self.playing().is_some() && self.update.as_deref().filter(open).is_some()
    }

    /// Whether the next round, or another match, waits for the person.
    fn wants_ready(&self) -> bool {
        let over = matches!(self.stage(), Some(Stage::RoundOver | Stage::MatchOver));
        let shown = self.view.as_ref().is_some_and(|view| is_round_over(&view.common));
        let said = self.ready.is_some() && self.ready == self.over;
        over && shown && !said && self.own().is_some_and(|own| !own.ready)
    }

    fn show(&mut self, show: Show) {
        self.out.push(Out::Show(show));
    }

    fn tell(&mut self, text: String) {
        self.show(Show::Told(text));
    }

    fn tell_text(&mut self, id: &str, params: &[(&str, Param<'_>)]) {
        self.tell(self.text(id, params));
    }

    fn answer(&mut self, text: String) {
        self.show(Show::Answer(vec![text]));
    }

    fn answer_text(&mut self, id: &str, params: &[(&str, Param<'_>)]) {
        self.answer(self.text(id, params));
    }

    fn gone(&mut self, id: &str) {
        let why = self.text(id, &[]);
        self.show(Show::Ended(Ending::Gone(why)));
    }

    fn broken(&mut self, id: &str) {
        let why = self.text(id, &[]);
        self.show(Show::Ended(Ending::Broken(why)));
    }

    fn ask(&mut self, command: RoomCommand) {
        self.out.push(Out::Ask(command));
    }

    fn say(&mut self, message: ClientMessage) -> bool {
        if self.line > 0 {
            self.out.push(Out::Say(self.line, message));
        }
        self.line > 0
    }
}

impl Visit {
    pub(crate) fn opened(&mut self, number: u64) {
        self.opened = number;
        let seen = |update: &Update| Last { match_number: update.match_number, seq: update.seq };
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL_VERSION,
            key: Some(self.key.clone()),
            seen: self.update.as_deref().map(seen),
            language: Some(self.language.tag().to_owned()),
        };
        self.out.push(Out::Say(number, hello));
    }

    /// The connection is lost; it is opened again.
    pub(crate) fn lost(&mut self) {
        self.line = 0;
        if !std::mem::replace(&mut self.is_lost, true) {
            self.tell_text("join-lost", &[]);
        }
    }

    pub(crate) fn hear(&mut self, text: &str) {
        let json = serde_json::from_str(text).map(cleaned);
        match json.and_then(|json: Json| ServerMessage::read(&json.to_string())) {
            Ok(said) => self.hear_said(said),
            // It may be of a newer site; what matters is said again with the next update.
            Err(_) => self.tell_text("join-not-understood", &[]),
        }
    }

    fn hear_said(&mut self, said: ServerMessage) {
        match said {
            ServerMessage::Welcome { protocol, .. } if protocol != PROTOCOL_VERSION => {
                self.broken("join-other-protocol");
            }
            ServerMessage::Welcome { you, at_door, returned, room, .. } => {
                self.line = self.opened;
                self.part.forget();
                if std::mem::replace(&mut self.is_lost, false) {
                    self.tell_text("join-back", &[]);
                }
                self.enter(Place { you, at_door, room });
                if returned {
                    self.tell_text("page-match-returned", &[]);
                }
            }
            ServerMessage::Room { you, at_door, room, .. } => {
                self.enter(Place { you, at_door, room });
            }
            ServerMessage::Update(update) => self.change(update),
            ServerMessage::Refused { code, checked, .. } => self.refuse(&code, &checked),
            ServerMessage::Open { deal, promise, seats } => {
                let open = Open { deal, promise, seats };
                let you = self.place.as_ref().and_then(|place| place.you);
                let share = self.part.shown(&open, you);
                self.note(&open, you, share.as_ref());
                if let Some(share) = share {
                    self.say(share);
                    self.promise();
                }
            }
            ServerMessage::Dealt { deal, seats, .. } => {
                self.withheld(&seats);
                if let Some(heard) = self.heard.take_if(|heard| heard.deal == deal) {
                    let shares = seats.into_iter().map(|seat| seat.share).collect();
                    self.out.push(Out::Keep(heard.dealt(shares)));
                }
            }
            ServerMessage::Talk { phrases } => self.offer(phrases),
            ServerMessage::Talked { seat, phrase } => {
                let text = self.said(&phrase.into());
                self.tell(format!("{}: {text}", self.name(seat.into())));
            }
            ServerMessage::TookBack { seat } => self.took_back(seat.into()),
            ServerMessage::Removed { name } => {
                let name = name.trim_end_matches('.').to_owned();
                self.tell_text("page-removed", &[("name", name.into())]);
            }
            ServerMessage::Fault(fault) => self.fault(&fault),
            ServerMessage::Checked(_)
            | ServerMessage::Pong {}
            | ServerMessage::Closing {}
            | ServerMessage::Unknown => {}
        }
    }

    /// What the room, asked for something, answers: `Err` says why not.
    pub(crate) fn answered(&mut self, command: &RoomCommand, answer: Result<(), String>) {
        match answer {
            Ok(()) if matches!(command, RoomCommand::Leave {}) => {
                self.show(Show::Ended(Ending::Up));
            }
            Ok(()) => {}
            Err(why) => {
                (self.ready, self.leaves) = (None, false);
                self.answer(clean(&why));
            }
        }
    }

    fn promise(&mut self) {
        // Without random numbers the site draws the share.
        if let Ok(promise) = self.part.promise() {
            self.say(promise);
        }
    }

    /// Notes what a question for shares says of the deal.
    fn note(&mut self, open: &Open, you: Option<u8>, share: Option<&ClientMessage>) {
        if let Some(heard) = self.heard.as_mut().filter(|heard| heard.deal == open.deal) {
            return heard.again(open);
        }
        let share = share.and_then(|message| match message {
            ClientMessage::Share { share, .. } => Some(share.as_str()),
            _ => None,
        });
        let had = self.part.is_promised();
        self.heard = Some(Heard::opened(open, you, share, had));
    }

    fn withheld(&mut self, seats: &[ShownSeat]) {
        let you = self.place.as_ref().and_then(|place| place.you);
        for (seat, _) in seats.iter().enumerate().filter(|(_, seat)| seat.share.is_none()) {
            if you.map(usize::from) == Some(seat) {
                self.tell_text("page-match-share-late", &[]);
            } else {
                let name = self.name(seat);
                self.tell_text("page-match-share-withheld", &[("name", name.into())]);
            }
        }
    }

    fn name(&self, seat: usize) -> String {
        let name = self.place.as_ref().and_then(|place| place.room.seats.get(seat));
        name.map_or_else(|| "?".to_owned(), |it| it.name.chars().take(NAME_MAX).collect())
    }

    fn offer(&mut self, phrases: Vec<Phrase>) {
        let said = |(number, phrase): (usize, &Phrase)| {
            format!("  {number}  {}", self.said(&phrase.clone().into()))
        };
        let mut lines: Vec<String> = (1..).zip(&phrases).map(said).collect();
        lines.push(self.text(if lines.is_empty() { "join-talk-none" } else { "join-talk" }, &[]));
        self.phrases = phrases;
        self.show(Show::Answer(lines));
    }

    /// A sentence with the names of this room.
    fn said(&self, message: &Message) -> String {
        let Some(kind) = self.kind() else { return String::new() };
        Teller { kind, names: &self.names, held: None }.say(message).unwrap_or_default()
    }

    fn kind(&self) -> Option<Kind> {
        let room = || self.place.as_ref()?.room.game.parse().ok();
        self.view.as_ref().map(|view| view.kind).or_else(room)
    }

    fn fault(&mut self, fault: &Fault) {
        match fault.code {
            FaultCode::WrongProtocol => self.broken("join-other-protocol"),
            FaultCode::NoRoom => self.gone("join-no-room"),
            FaultCode::BadKey => self.gone("join-bad-key"),
            _ => {
                self.pending = None;
                let is_said = !fault.message.is_empty();
                self.tell(if is_said { fault.message.clone() } else { refusal(fault) });
            }
        }
    }
}

impl Visit {
    fn enter(&mut self, place: Place) {
        if place.room.game.parse::<Kind>().is_err() {
            return self.broken("join-unknown-game");
        }
        let before = self.place.replace(place);
        let Some(place) = &self.place else { return };
        let (you, at_door, stage) = (place.you, place.at_door, place.room.stage);
        if you.is_none() && !at_door {
            if self.leaves {
                return; // The answer to that says the rest.
            }
            let waited = before.is_some_and(|before| before.at_door);
            return self.gone(if waited { "page-door-refused" } else { "page-match-seat-lost" });
        }
        let changes = before.as_ref().map(|before| changes::lines(before, place, self.language));
        let entered = before.is_none_or(|before| before.you.is_none() && you.is_some());
        self.rename();
        if you.is_some() && !self.part.is_promised() {
            self.promise();
        }
        changes.into_iter().flatten().for_each(|line| self.tell(line));
        if entered {
            self.arrive();
        }
        self.chat();
        if stage == Stage::Lobby {
            // The table is cleared.
            (self.update, self.view, self.pending) = (None, None, None);
            self.asked.clear();
        }
    }

    /// Says where the person is.
    fn arrive(&mut self) {
        let Some(place) = &self.place else { return };
        let seats = place.room.seats.len();
        let names: Vec<String> = (0..seats).map(|seat| self.name(seat)).collect();
        let game = self.kind().map_or("?", Kind::name);
        let (you, playing) = (place.you, place.room.playing);
        let waits = self.own().is_some_and(|own| own.waits);
        let params = [("game", game.into()), ("names", self.language.and(&names).into())];
        let lobby = place.room.stage == Stage::Lobby;
        let host = place.room.host.map(|host| self.name(host.into())).unwrap_or_default();
        self.tell(bold(&self.text("join-room", &params)));
        match you {
            None => self.tell_text("page-door-waits", &[]),
            Some(_) if lobby && self.is_host() => self.tell_text("join-lobby-host", &[]),
            Some(_) if lobby => self.tell_text("join-lobby", &[("host", host.into())]),
            Some(_) if waits => self.tell_text("page-match-waits", &[]),
            Some(you) if you >= playing => self.tell_text("page-match-later", &[]),
            Some(_) => {}
        }
    }

    /// Shows what was written since.
    fn chat(&mut self) {
        let Some(place) = &self.place else { return };
        let new = place.room.said.saturating_sub(self.said.unwrap_or(0)) as usize;
        let from = place.room.chat.len().saturating_sub(new);
        let lines = place.room.chat[from..].iter();
        let lines: Vec<String> = lines.map(|it| format!("{}: {}", it.name, it.text)).collect();
        self.said = Some(place.room.said);
        lines.into_iter().for_each(|line| self.tell(line));
    }

    fn rename(&mut self) {
        let seats = self.view.as_ref().map_or(0, |view| view.common.scores.len());
        let names = (0..seats).map(|seat| self.name(seat)).collect();
        self.names = Names::of_people(self.language, names, self.playing());
    }
}

impl Visit {
    fn change(&mut self, mut update: Box<Update>) {
        let view = serde_json::from_str(update.view.get()).ok();
        let Some(view) = view.and_then(|view| AnyView::read(&view)) else {
            return self.tell_text("join-not-understood", &[]);
        };
        let before = self.update.take();
        let same = before.as_ref().filter(|before| before.match_number == update.match_number);
        let from = same.map_or(0, |before| before.seq);
        let (fresh, first) = (same.is_none(), before.is_none());
        let told = std::mem::take(&mut update.told);
        self.view = Some(view);
        self.update = Some(update);
        self.rename();
        if fresh {
            self.greet(first);
        }
        self.tell_all(told.iter().filter(|told| told.seq > from));
        self.peeks();
        self.advise(before.as_deref());
        self.settle();
        self.turn_up();
        self.queued(before.as_deref());
        self.question();
        self.rendered();
    }

    /// A match begins, or the person comes to it.
    fn greet(&mut self, first: bool) {
        (self.pending, self.held, self.over, self.window) = (None, None, None, 0);
        self.asked.clear();
        let lines = self.seen(|seen| {
            let legend = if first { seen.legend() } else { Vec::new() };
            [vec![bold(&seen.heading())], legend].concat()
        });
        lines.into_iter().flatten().for_each(|line| self.tell(line));
        if let Some(DuplicateView { part, of, .. }) = self.set() {
            self.tell_text(
                "page-duplicate-part",
                &[("part", u64::from(part).into()), ("of", u64::from(of).into())],
            );
        }
        if first {
            self.tell_text("join-hint", &[]);
        }
    }

    /// Of which matches with the same deals this one is.
    fn set(&self) -> Option<DuplicateView> {
        self.place.as_ref()?.room.duplicate.clone()
    }

    /// What happened. The end of a round is told by [`turn_up`](Self::turn_up).
    fn tell_all<'a>(&mut self, told: impl Iterator<Item = &'a Told>) {
        let Some(kind) = self.kind() else { return };
        let mut sentences = Sentences::default();
        let said = told.flat_map(|told| [&told.said, &told.said_you]);
        let said = said.filter_map(|said| serde_json::from_str(said.get()).ok());
        let said = said.flat_map(|said: Vec<Vec<Message>>| said.into_iter().flatten());
        let said =
            said.filter(|said| !matches!(&*said.id, "event-round-over" | "event-match-over"));
        let mut lines: Vec<Message> = said.filter_map(|said| sentences.add(&said)).collect();
        lines.extend(sentences.rest());
        let teller = Teller { kind, names: &self.names, held: self.held.as_deref() };
        let lines: Vec<String> = lines.iter().filter_map(|said| teller.say(said)).collect();
        lines.into_iter().for_each(|line| self.tell(line));
    }

    /// Shows what the seat alone is shown once, and says so.
    fn peeks(&mut self) {
        let (Some(update), Some(kind)) = (&self.update, self.kind()) else { return };
        let new: Vec<_> = update.peeks.iter().filter(|peek| peek.id > self.peek).collect();
        let ids: Vec<u64> = new.iter().map(|peek| peek.id).collect();
        let Some(&last) = ids.iter().max() else { return };
        let teller = Teller { kind, names: &self.names, held: None };
        let said = new.iter().flat_map(|peek| messages(&peek.said));
        let lines = said.filter_map(|said| teller.say(&said)).collect();
        self.peek = last;
        self.show(Show::Once(lines));
        self.say(ClientMessage::Shown { ids });
    }

    /// Shows what an expert would do, if that is new.
    fn advise(&mut self, before: Option<&Update>) {
        let (Some(update), Some(kind)) = (&self.update, self.kind()) else { return };
        let known = before.and_then(|before| before.hint.as_ref());
        let Some(hint) = update.hint.as_ref().filter(|hint| known != Some(hint)) else { return };
        let teller = Teller { kind, names: &self.names, held: None };
        let why: Vec<String> =
            messages(&hint.why).iter().filter_map(|said| teller.say(said)).collect();
        let text = self.text("terminal-advice", &[("move", hint.mv.clone().into())]);
        self.tell(format!("{text} {}", why.join(" ")));
    }

    /// A seat took its last move back: the table that follows is that of before.
    fn took_back(&mut self, seat: usize) {
        (self.over, self.held) = (None, None);
        self.asked.clear();
        let (own, name) = (self.playing().map(Seat::index) == Some(seat), self.name(seat));
        let who = if own { "you" } else { "other" };
        self.tell_text("page-advice-took-back", &[("who", who.into()), ("name", name.into())]);
    }

    fn ask_help(&mut self, message: fn(u32, u64) -> ClientMessage) {
        let Some(update) = &self.update else {
            return self.answer_text("join-no-match", &[]);
        };
        let message = message(update.match_number, update.seq);
        if !self.say(message) {
            self.answer_text("join-lost", &[]);
        }
    }

    /// Finds out what became of the move that was typed.
    fn settle(&mut self) {
        let (Some(pending), Some(update)) = (&self.pending, &self.update) else { return };
        let here = update.match_number == pending.number;
        let asked = here && update.seq == pending.seq;
        let again = pending.line != self.line;
        // Sending it twice is harmless: the site knows for which decision it was.
        let unsure = pending.sent > 0 && again && here && update.legal.contains(&pending.mv);
        let unsent = pending.sent == 0;
        if !update.queued.is_empty() {
            self.pending = None;
        } else if asked && again || !asked && unsure {
            self.send_pending();
        } else if !asked {
            self.asked.clear();
            let mv = self.pending.take().map(|pending| pending.mv).unwrap_or_default();
            if unsent {
                self.tell_text("page-line-not-sent", &[("move", mv.into())]);
            }
        }
    }

    fn send_pending(&mut self) {
        let Some(pending) = self.pending.clone() else { return };
        let Pending { mv, number, seq, sent, .. } = pending.clone();
        if self.say(ClientMessage::Play { match_number: number, seq, mv }) {
            self.pending = Some(Pending { sent: sent + 1, line: self.line, ..pending });
        }
    }

    /// Shows the result of a round that is over, once.
    fn turn_up(&mut self) {
        let (Some(update), Some(view)) = (&self.update, &self.view) else { return };
        let this = Some((update.match_number, view.common.round));
        let Some(round) = update.scores.rounds.last() else { return };
        let known = round.len() == view.common.scores.len();
        if !is_round_over(&view.common) || self.over == this || !known {
            return;
        }
        let winners = update.scores.winners.as_ref();
        let winners = winners.map(|all| all.iter().copied().map(usize::from).collect());
        let scores = Scores { round, total: &view.common.scores, winners };
        let lines = self.seen(|seen| seen.turned_up(&scores)).unwrap_or_default();
        self.over = this;
        self.asked.clear();
        self.tell(String::new());
        lines.into_iter().for_each(|line| self.tell(line));
        if let Some(set) = self.set().filter(|_| self.is_over()) {
            self.compare(set);
        }
    }

    /// Says how the matches with the same deals ended, or that the next one follows.
    fn compare(&mut self, set: DuplicateView) {
        let Some(points) = set.points else { return self.tell_text("page-duplicate-next", &[]) };
        self.tell_text("page-duplicate-over", &[]);
        let mut all: Vec<(usize, f64)> = points.into_iter().enumerate().collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (seat, points) in all {
            self.tell(format!("  {points:+.1}  {}", self.name(seat)));
        }
    }

    fn queued(&mut self, before: Option<&Update>) {
        let Some(update) = &self.update else { return };
        let is_new = before.is_none_or(|before| before.queued != update.queued);
        if is_new && !update.queued.is_empty() {
            let moves = update.queued.join(" | ");
            self.tell_text("join-queued", &[("moves", moves.into())]);
        }
    }

    /// Asks what the person has to decide, if that is new.
    fn question(&mut self) {
        if !self.decides() || self.pending.is_some() {
            if !self.decides() {
                self.asked.clear();
            }
            return;
        }
        let mut asked = self.seen(|seen| seen.question()).unwrap_or_default();
        asked.extend(self.update.as_ref().map(|update| update.legal.join(" ")));
        if asked != self.asked {
            self.asked = asked;
            self.clock();
            self.show(Show::Table);
        }
    }

    fn clock(&mut self) {
        let clock = self.update.as_ref().and_then(|update| update.clock.as_ref());
        let left = clock
            .zip(self.playing())
            .and_then(|(clock, you)| clock.left_ms.get(you.index()).copied().flatten());
        if let Some(seconds) = left.map(|left| left.div_ceil(1000)) {
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            self.tell_text("join-clock", &[("time", time.into())]);
        }
    }

    fn rendered(&mut self) {
        let window = self.update.as_ref().and_then(|update| update.window.as_ref());
        let Some(window) = window.map(|window| window.id).filter(|id| *id != self.window) else {
            return;
        };
        self.window = window;
        self.say(ClientMessage::Rendered { window });
    }

    fn refuse(&mut self, code: &RefusedCode, refused: &Checked) {
        let pending = self.pending.take();
        let stale = *code == RefusedCode::Stale;
        if let Some(pending) = pending.filter(|pending| stale && pending.sent > 1) {
            let mv = ("move", pending.mv.into());
            return self.tell_text("page-line-unsure", &[mv]);
        }
        let reason = refused.reason.as_deref().unwrap_or_default();
        let rule = refused.rule.as_ref().map_or_else(String::new, |rule| format!(" ({rule})"));
        let mut lines = vec![format!("{reason}{rule}")];
        if !refused.works.is_empty() {
            let moves = refused.works.join(" | ");
            lines.push(self.text("terminal-would-work", &[("moves", moves.into())]));
        }
        self.show(Show::Answer(lines));
    }
}

impl Visit {
    pub(crate) fn typed(&mut self, line: &str) {
        let line = clean(line.trim());
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word.to_lowercase().as_str() {
            "" | "ready" if self.wants_ready() => {
                self.ready = self.over;
                self.ask(RoomCommand::Ready {});
            }
            "" => self.answer_text("terminal-empty-line", &[]),
            "?" | "??" | "help" => self.help(rest),
            "table" if self.update.is_some() => self.show(Show::Table),
            "table" => self.arrive(),
            word @ ("score" | "rules" | "legend") => self.look(word, rest),
            "say" => self.ask(RoomCommand::Say { text: rest.trim().to_owned() }),
            "talk" => self.talk(rest.trim()),
            "ready" => self.ask(RoomCommand::Ready {}),
            "start" => self.ask(RoomCommand::Start {}),
            "bot" if self.is_playing() => {
                self.ask_of(rest, |seat| RoomCommand::StandIn { seat });
            }
            "bot" => {
                let level = if rest.trim().is_empty() { "novice" } else { rest.trim() };
                self.ask(RoomCommand::AddBot { level: level.to_owned() });
            }
            "remove" => self.ask_of(rest, |seat| RoomCommand::Remove { seat }),
            "time" => {
                if !self.say(ClientMessage::MoreTime {}) {
                    self.answer_text("join-lost", &[]);
                }
            }
            "hint" => self.ask_help(|match_number, seq| ClientMessage::Hint { match_number, seq }),
            "back" => {
                self.ask_help(|match_number, seq| ClientMessage::TakeBack { match_number, seq });
            }
            "leave" => {
                self.leaves = true;
                self.ask(RoomCommand::Leave {});
            }
            "quit" => self.show(Show::Ended(Ending::Kept)),
            _ => self.play(&line),
        }
    }

    fn help(&mut self, filter: &str) {
        let mut lines = self.seen(|seen| seen.help(filter)).unwrap_or_default();
        if filter.trim().is_empty() {
            lines.push(self.text("join-besides", &[]));
            if self.update.as_ref().is_some_and(|update| update.help.is_some()) {
                lines.push(self.text("terminal-besides-alone", &[]));
            }
            if self.is_host() {
                lines.push(self.text("join-besides-host", &[]));
            }
        }
        self.show(Show::Answer(lines));
    }

    fn look(&mut self, word: &str, rest: &str) {
        let lines = self.seen(|seen| match word {
            "score" => vec![seen.score()],
            "rules" => seen.rules(rest),
            _ => seen.legend(),
        });
        match lines {
            Some(lines) => self.show(Show::Answer(lines)),
            None => self.answer_text("join-no-match", &[]),
        }
    }

    fn is_playing(&self) -> bool {
        let stage = self.place.as_ref().map(|place| place.room.stage);
        matches!(stage, Some(Stage::Playing | Stage::RoundOver))
    }

    /// Asks the room for something that is done to somebody with this name.
    fn ask_of(&mut self, name: &str, command: impl FnOnce(u8) -> RoomCommand) {
        let name = name.trim();
        let is_it = |seat: &SeatView| seat.name.to_lowercase() == name.to_lowercase();
        let seats = self.place.as_ref().map(|place| &place.room.seats);
        match seats.and_then(|seats| seats.iter().position(is_it)) {
            Some(seat) => self.ask(command(seat as u8)),
            None => self.answer_text("join-nobody", &[("name", name.into())]),
        }
    }

    fn talk(&mut self, which: &str) {
        let number = which.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|number| self.phrases.get(number)).cloned() {
            Some(phrase) => self.ask(RoomCommand::Talk { phrase }),
            None if self.say(ClientMessage::Talk {}) => {}
            None => self.answer_text("join-lost", &[]),
        }
    }

    fn play(&mut self, text: &str) {
        let (Some(update), Some(_)) = (&self.update, self.playing()) else {
            return self.answer_text("join-no-match", &[]);
        };
        let (number, seq) = (update.match_number, update.seq);
        let (held, named) = match self.seen(|seen| (seen.held(), seen.named(text))) {
            Some((held, Ok(named))) => (held, named),
            Some((_, Err(why))) if self.decides() => return self.answer(why),
            _ => return self.answer_text("join-not-your-turn", &[]),
        };
        self.held = held;
        self.pending = Some(Pending { mv: named.clone(), number, seq, sent: 0, line: 0 });
        self.send_pending();
        if self.line == 0 {
            self.answer_text("join-waits", &[("move", named.into())]);
        }
    }
}

fn messages(phrases: &[Phrase]) -> Vec<Message> {
    phrases.iter().cloned().map(Into::into).collect()
}

/// Whether a round is over, and perhaps the match.
fn is_round_over(view: &Common) -> bool {
    matches!(view.phase, Phase::RoundOver | Phase::MatchOver)
}
