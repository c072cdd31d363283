//! A visit to a table, as a state machine: messages and typed lines go in; what to show, send and
//! ask for comes out. The table may be on a site or in this program.

mod changes;
mod chosen;
mod input;
mod paint;
mod plain;
mod scene;
mod screen;
mod shares;
pub(crate) mod sitting;

#[cfg(test)]
mod tests;

use client::refusal;
use games::{Kind, Message, Seat};
use server::protocol::{
    Checked, ClientMessage, Fault, FaultCode, PROTOCOL_VERSION, Phrase, RefusedCode, RoomCommand,
    Seen as Last, ServerMessage, ShownSeat, Stage, Told, Update,
};
use words::{Language, Param};

use self::chosen::{Chosen, Settled};
use self::scene::{Scene, messages, sentences};
use self::shares::Shares;
use self::sitting::Ending;
use crate::heard::Heard;
use crate::site::{Open, Place, SeatKey, clean, cleaned};
use crate::terminal::tell::Sentences;
use crate::terminal::view::AnyView;

#[derive(Debug)]
pub(crate) enum Out {
    /// Send this on the connection with this number.
    Say(u64, ClientMessage),
    Ask(RoomCommand),
    Show(Show),
    /// Keep what was heard of a deal.
    Keep(Heard),
    /// The person leaves for now, and keeps the seat.
    Leave,
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

/// Who comes to a table.
pub(crate) struct Visitor {
    pub(crate) language: Language,
    /// Without a key of a seat they only watch.
    pub(crate) key: Option<SeatKey>,
    /// Whether nobody else can come to the table, and there is nothing to be done there but play.
    pub(crate) alone: bool,
}

/// The connection to the table.
#[derive(Default)]
struct Connected {
    /// The open one; 0 if there is none.
    line: u64,
    /// The last one that was opened.
    opened: u64,
    /// Whether the loss of the connection was shown.
    is_lost: bool,
}

/// What was shown already, and is not shown again.
#[derive(Default)]
struct Shown {
    /// What was asked last, in words.
    asked: Vec<String>,
    /// The last peek and the last snap window.
    peek: u64,
    window: u64,
    /// The match and the round whose result was shown, and those after which the person has said to
    /// be ready.
    over: Option<(u32, u32)>,
    ready: Option<(u32, u32)>,
    /// How many remarks.
    said: u32,
    /// Whether a move was taken back since, and the table is not yet seen as it was before.
    is_outdated: bool,
}

/// A visit to a table.
pub(crate) struct Visit {
    visitor: Visitor,
    connected: Connected,
    scene: Scene,
    chosen: Chosen,
    shares: Shares,
    shown: Shown,
    /// What happened last, if others may have done the same.
    latest: Sentences,
    /// The card that the person held when they moved last.
    held: Option<String>,
    /// The remarks that are on offer.
    phrases: Vec<Phrase>,
    leaves: bool,
    out: Vec<Out>,
}

impl Visit {
    pub(crate) fn new(visitor: Visitor) -> Self {
        Self {
            connected: Connected::default(),
            scene: Scene::new(visitor.language),
            chosen: Chosen::default(),
            shares: Shares::default(),
            shown: Shown::default(),
            latest: Sentences::default(),
            held: None,
            phrases: Vec::new(),
            leaves: false,
            out: Vec::new(),
            visitor,
        }
    }

    fn take(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    fn watches(&self) -> bool {
        self.visitor.key.is_none()
    }

    fn is_over(&self) -> bool {
        self.scene.stage() == Some(Stage::MatchOver)
    }

    /// What is asked for on the line where one types; `None` if others are to act.
    fn prompt(&self) -> Option<String> {
        if self.decides() {
            return Some(self.scene.text("terminal-prompt", &[]));
        }
        self.wants_ready().then(|| self.scene.text("join-prompt-ready", &[]))
    }

    /// Whether a decision is to be typed.
    fn decides(&self) -> bool {
        self.scene.decides() && self.chosen.is_none() && !self.shown.is_outdated
    }

    fn wants_ready(&self) -> bool {
        let said = self.shown.ready.is_some() && self.shown.ready == self.shown.over;
        !said && self.scene.waits_for_ready()
    }

    /// Shows something, after what happened before it.
    fn show(&mut self, show: Show) {
        let latest = self.latest.rest();
        let latest = latest.and_then(|said| self.scene.say(&said, self.held.as_deref()));
        self.out.extend(latest.map(|line| Out::Show(Show::Told(line))));
        self.out.push(Out::Show(show));
    }

    fn tell(&mut self, lines: impl IntoIterator<Item = String>) {
        lines.into_iter().for_each(|line| self.show(Show::Told(line)));
    }

    fn tell_text(&mut self, id: &str, params: &[(&str, Param<'_>)]) {
        self.tell([self.scene.text(id, params)]);
    }

    fn answer_text(&mut self, id: &str, params: &[(&str, Param<'_>)]) {
        self.show(Show::Answer(vec![self.scene.text(id, params)]));
    }

    fn end(&mut self, ending: fn(String) -> Ending, id: &str) {
        let why = self.scene.text(id, &[]);
        self.show(Show::Ended(ending(why)));
    }

    fn ask(&mut self, command: RoomCommand) {
        self.out.push(Out::Ask(command));
    }

    /// Says something, if a connection is open; returns whether one is.
    fn say(&mut self, message: ClientMessage) -> bool {
        let line = self.connected.line;
        if line > 0 {
            self.out.push(Out::Say(line, message));
        }
        line > 0
    }

    fn opened(&mut self, number: u64) {
        self.connected.opened = number;
        let seen = |update: &Update| Last { match_number: update.match_number, seq: update.seq };
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL_VERSION,
            key: self.visitor.key.as_ref().map(|key| key.text().to_owned()),
            seen: self.scene.update().map(seen),
            language: Some(self.visitor.language.tag().to_owned()),
        };
        self.out.push(Out::Say(number, hello));
    }

    /// The connection is lost; it is opened again.
    fn lost(&mut self) {
        self.connected.line = 0;
        if !std::mem::replace(&mut self.connected.is_lost, true) {
            self.tell_text("join-lost", &[]);
        }
    }

    fn hear(&mut self, text: &str) {
        let json = serde_json::from_str(text).map(cleaned);
        match json.and_then(|json| ServerMessage::read(&json.to_string())) {
            Ok(said) => self.hear_said(said),
            // It may be of a newer site; what matters is said again with the next update.
            Err(_) => self.tell_text("join-not-understood", &[]),
        }
    }

    fn hear_said(&mut self, said: ServerMessage) {
        match said {
            ServerMessage::Welcome { protocol, .. } if protocol != PROTOCOL_VERSION => {
                self.end(Ending::Broken, "join-other-protocol");
            }
            ServerMessage::Welcome { you, at_door, returned, room, .. } => {
                self.connected.line = self.connected.opened;
                self.shares.forget();
                if std::mem::replace(&mut self.connected.is_lost, false) {
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
                if let Some(share) = self.shares.asked(&open, self.scene.you()) {
                    self.say(share);
                    self.promise();
                }
            }
            ServerMessage::Dealt { deal, seats, .. } => {
                self.withheld(&seats);
                self.out.extend(self.shares.dealt(&deal, seats).map(Out::Keep));
            }
            ServerMessage::Talk { phrases } => self.offer(phrases),
            ServerMessage::Talked { seat, phrase } => {
                let text = self.scene.say(&phrase.into(), None).unwrap_or_default();
                self.tell([format!("{}: {text}", self.scene.name(seat.into()))]);
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
    fn answered(&mut self, command: &RoomCommand, answer: Result<(), String>) {
        match answer {
            Ok(()) if matches!(command, RoomCommand::Leave {}) => {
                self.show(Show::Ended(Ending::Up));
            }
            Ok(()) => {}
            Err(why) => {
                (self.shown.ready, self.leaves) = (None, false);
                self.show(Show::Answer(vec![clean(&why)]));
            }
        }
    }

    fn promise(&mut self) {
        if let Some(promise) = self.shares.promise() {
            self.say(promise);
        }
    }

    fn withheld(&mut self, seats: &[ShownSeat]) {
        for (seat, _) in seats.iter().enumerate().filter(|(_, seat)| seat.share.is_none()) {
            if self.scene.you().map(usize::from) == Some(seat) {
                self.tell_text("page-match-share-late", &[]);
            } else {
                let name = self.scene.name(seat);
                self.tell_text("page-match-share-withheld", &[("name", name.into())]);
            }
        }
    }

    fn offer(&mut self, phrases: Vec<Phrase>) {
        let said = |(number, phrase): (usize, Message)| {
            format!("  {number}  {}", self.scene.say(&phrase, None).unwrap_or_default())
        };
        let mut lines: Vec<String> = (1..).zip(messages(&phrases)).map(said).collect();
        lines.push(
            self.scene.text(if lines.is_empty() { "join-talk-none" } else { "join-talk" }, &[]),
        );
        self.phrases = phrases;
        self.show(Show::Answer(lines));
    }

    fn fault(&mut self, fault: &Fault) {
        match fault.code {
            FaultCode::WrongProtocol => self.end(Ending::Broken, "join-other-protocol"),
            FaultCode::NoRoom => self.end(Ending::Gone, "join-no-room"),
            FaultCode::BadKey => self.end(Ending::Gone, "join-bad-key"),
            _ => {
                self.chosen.forget();
                let is_said = !fault.message.is_empty();
                self.tell([if is_said { fault.message.clone() } else { refusal(fault) }]);
            }
        }
    }

    fn enter(&mut self, place: Place) {
        if place.room.game.parse::<Kind>().is_err() {
            return self.end(Ending::Broken, "join-unknown-game");
        }
        let before = self.scene.enter(place);
        let Some(place) = self.scene.place() else { return };
        let (you, stage) = (place.you, place.room.stage);
        if you.is_none() && !place.at_door && !self.watches() {
            if self.leaves {
                return; // The answer to that says the rest.
            }
            let waited = before.is_some_and(|before| before.at_door);
            let why = if waited { "page-door-refused" } else { "page-match-seat-lost" };
            return self.end(Ending::Gone, why);
        }
        let language = self.visitor.language;
        let changes = before.as_ref().map(|before| changes::lines(before, place, language));
        let entered = before.is_none_or(|before| before.you.is_none() && you.is_some());
        let new = place.room.said.saturating_sub(self.shown.said) as usize;
        let chat = &place.room.chat[place.room.chat.len().saturating_sub(new)..];
        let chat: Vec<String> = chat.iter().map(|it| format!("{}: {}", it.name, it.text)).collect();
        self.shown.said = place.room.said;
        if you.is_some() && !self.shares.is_promised() {
            self.promise();
        }
        self.tell(changes.unwrap_or_default());
        if entered {
            self.tell(self.scene.arrival());
        }
        self.tell(chat);
        if stage == Stage::Lobby {
            // The table is cleared.
            self.scene.clear();
            self.chosen.forget();
            self.shown.asked.clear();
        }
    }

    fn change(&mut self, mut update: Box<Update>) {
        let view = serde_json::from_str(update.view.get()).ok();
        let Some(view) = view.and_then(|view| AnyView::read(&view)) else {
            return self.tell_text("join-not-understood", &[]);
        };
        let (number, told) = (update.match_number, std::mem::take(&mut update.told));
        let before = self.scene.change(update, view);
        self.shown.is_outdated = false;
        let same = before.as_ref().filter(|before| before.match_number == number);
        let from = same.map_or(0, |before| before.seq);
        if same.is_none() {
            self.greet(before.is_none());
        }
        self.tell_all(told.iter().filter(|told| told.seq > from));
        self.look();
        self.tell(self.scene.advice(before.as_deref()));
        self.settle();
        if let Some((this, lines)) =
            self.scene.result().filter(|(it, _)| self.shown.over != Some(*it))
        {
            self.shown.over = Some(this);
            self.shown.asked.clear();
            self.tell(lines);
        }
        self.tell(self.scene.queued(before.as_deref()));
    }

    /// A match begins, or the person comes to it.
    fn greet(&mut self, first: bool) {
        (self.held, self.shown.over, self.shown.window) = (None, None, 0);
        self.chosen.forget();
        self.shown.asked.clear();
        self.tell(self.scene.heading());
        if first && !self.watches() {
            self.tell(self.scene.seen(|seen| seen.legend()).unwrap_or_default());
            self.tell_text(if self.visitor.alone { "terminal-hint" } else { "join-hint" }, &[]);
        }
    }

    /// What happened. The end of a round is told by its result.
    fn tell_all<'a>(&mut self, told: impl Iterator<Item = &'a Told>) {
        for said in told.flat_map(sentences) {
            let before = self.latest.add(&said);
            let before = before.and_then(|said| self.scene.say(&said, self.held.as_deref()));
            self.out.extend(before.map(|line| Out::Show(Show::Told(line))));
        }
    }

    /// Shows what the seat alone is shown once, and says so; and that a snap window was shown.
    fn look(&mut self) {
        let Some(update) = self.scene.update() else { return };
        let window = update.window.as_ref().map_or(0, |window| window.id);
        let new: Vec<_> = update.peeks.iter().filter(|peek| peek.id > self.shown.peek).collect();
        let ids: Vec<u64> = new.iter().map(|peek| peek.id).collect();
        let said = new.iter().flat_map(|peek| messages(&peek.said));
        let lines = said.filter_map(|said| self.scene.say(&said, None)).collect();
        if let Some(&last) = ids.iter().max() {
            self.shown.peek = last;
            self.show(Show::Once(lines));
            self.say(ClientMessage::Shown { ids });
        }
        if window != 0 && std::mem::replace(&mut self.shown.window, window) != window {
            self.say(ClientMessage::Rendered { window });
        }
    }

    /// A seat took its last move back: the table that follows is that of before.
    fn took_back(&mut self, seat: usize) {
        (self.shown.over, self.held) = (None, None);
        self.shown.asked.clear();
        self.shown.is_outdated = true;
        let own = self.scene.playing().map(Seat::index) == Some(seat);
        let (who, name) = (if own { "you" } else { "other" }, self.scene.name(seat));
        self.tell_text("page-advice-took-back", &[("who", who.into()), ("name", name.into())]);
    }

    /// Finds out what became of the move that was typed.
    fn settle(&mut self) {
        let Some(update) = self.scene.update() else { return };
        match self.chosen.settle(update, self.connected.line) {
            Settled::Waits => {}
            Settled::Again => self.send(),
            Settled::Past { unsent } => {
                self.shown.asked.clear();
                if let Some(mv) = unsent {
                    self.tell_text("page-line-not-sent", &[("move", mv.into())]);
                }
            }
        }
    }

    /// Sends the move that was typed, if a connection is open.
    fn send(&mut self) {
        if self.connected.line > 0
            && let Some(message) = self.chosen.send(self.connected.line)
        {
            self.say(message);
        }
    }

    /// Nothing else waits to be heard: what happened last is shown, and what the person has to
    /// decide, if that is new.
    fn pause(&mut self) {
        let latest = self.latest.rest();
        self.tell(latest.and_then(|said| self.scene.say(&said, self.held.as_deref())));
        if !self.scene.decides() {
            self.shown.asked.clear();
        }
        if !self.decides() {
            return;
        }
        let mut asked = self.scene.seen(|seen| seen.question()).unwrap_or_default();
        asked.extend(self.scene.update().map(|update| update.legal.join(" ")));
        if asked != self.shown.asked {
            self.shown.asked = asked;
            self.tell(self.scene.clock());
            self.show(Show::Table);
        }
    }

    fn refuse(&mut self, code: &RefusedCode, refused: &Checked) {
        let unsure = self.chosen.refused().filter(|_| *code == RefusedCode::Stale);
        if let Some(mv) = unsure {
            return self.tell_text("page-line-unsure", &[("move", mv.into())]);
        }
        let reason = refused.reason.as_deref().unwrap_or_default();
        let rule = refused.rule.as_ref().map_or_else(String::new, |rule| format!(" ({rule})"));
        let mut lines = vec![format!("{reason}{rule}")];
        if !refused.works.is_empty() {
            let moves = refused.works.join(" | ");
            lines.push(self.scene.text("terminal-would-work", &[("moves", moves.into())]));
        }
        self.show(Show::Answer(lines));
    }

    fn typed(&mut self, line: &str) {
        let line = clean(line.trim());
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let rest = rest.trim();
        let at = self.scene.update().map(|update| (update.match_number, update.seq));
        match word.to_lowercase().as_str() {
            "" | "ready" if self.wants_ready() => {
                self.shown.ready = self.shown.over;
                self.ask(RoomCommand::Ready {});
            }
            "" => self.answer_text("terminal-empty-line", &[]),
            "?" | "??" | "help" => self.help(rest),
            "table" if at.is_some() => self.show(Show::Table),
            "table" => self.tell(self.scene.arrival()),
            word @ ("score" | "rules" | "legend") => {
                let lines = self.scene.seen(|seen| match word {
                    "score" => vec![seen.score()],
                    "rules" => seen.rules(rest),
                    _ => seen.legend(),
                });
                match lines {
                    Some(lines) => self.show(Show::Answer(lines)),
                    None => self.answer_text("join-no-match", &[]),
                }
            }
            "say" => self.ask(RoomCommand::Say { text: rest.to_owned() }),
            "talk" => self.talk(rest),
            "ready" => self.ask(RoomCommand::Ready {}),
            "start" => self.ask(RoomCommand::Start {}),
            "bot" if matches!(self.scene.stage(), Some(Stage::Playing | Stage::RoundOver)) => {
                self.ask_of(rest, |seat| RoomCommand::StandIn { seat });
            }
            "bot" => {
                let level = if rest.is_empty() { "novice" } else { rest };
                self.ask(RoomCommand::AddBot { level: level.to_owned() });
            }
            "remove" => self.ask_of(rest, |seat| RoomCommand::Remove { seat }),
            "time" => self.say_or_answer(Some(ClientMessage::MoreTime {})),
            "hint" => match self.scene.advice(None) {
                Some(advice) => self.show(Show::Answer(vec![advice])),
                None => self.say_or_answer(
                    at.map(|(match_number, seq)| ClientMessage::Hint { match_number, seq }),
                ),
            },
            "why" => match self.scene.why() {
                Some(why) => self.show(Show::Answer(vec![why])),
                None => self.answer_text("terminal-why-none", &[]),
            },
            "back" => self.say_or_answer(
                at.map(|(match_number, seq)| ClientMessage::TakeBack { match_number, seq }),
            ),
            "leave" => {
                self.leaves = true;
                self.ask(RoomCommand::Leave {});
            }
            "quit" => self.out.push(Out::Leave),
            _ => self.play(&line),
        }
    }

    /// Says something, if it can be said now: `None` is what takes a match where none is on.
    fn say_or_answer(&mut self, message: Option<ClientMessage>) {
        let why = if message.is_some() { "join-lost" } else { "join-no-match" };
        if !message.is_some_and(|message| self.say(message)) {
            self.answer_text(why, &[]);
        }
    }

    fn help(&mut self, filter: &str) {
        let mut lines = self.scene.seen(|seen| seen.help(filter)).unwrap_or_default();
        if filter.is_empty() {
            let helped = self.scene.update().is_some_and(|update| update.help.is_some());
            let alone = self.visitor.alone;
            let more = [
                (!alone).then_some("join-besides"),
                helped.then_some("terminal-besides-alone"),
                (!alone && self.scene.is_host()).then_some("join-besides-host"),
            ];
            lines.extend(more.into_iter().flatten().map(|id| self.scene.text(id, &[])));
        }
        self.show(Show::Answer(lines));
    }

    /// Asks the room for something that is done to somebody with this name.
    fn ask_of(&mut self, name: &str, command: impl FnOnce(u8) -> RoomCommand) {
        match self.scene.seat_of(name) {
            Some(seat) => self.ask(command(seat)),
            None => self.answer_text("join-nobody", &[("name", name.into())]),
        }
    }

    fn talk(&mut self, which: &str) {
        let number = which.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|number| self.phrases.get(number)).cloned() {
            Some(phrase) => self.ask(RoomCommand::Talk { phrase }),
            None => self.say_or_answer(Some(ClientMessage::Talk {})),
        }
    }

    fn play(&mut self, text: &str) {
        let (Some(update), Some(_)) = (self.scene.update(), self.scene.playing()) else {
            return self.answer_text("join-no-match", &[]);
        };
        let (held, named) = match self.scene.seen(|seen| (seen.held(), seen.named(text))) {
            Some((held, Ok(named))) => (held, named),
            Some((_, Err(why))) if self.scene.decides() => {
                return self.show(Show::Answer(vec![why]));
            }
            _ => return self.answer_text("join-not-your-turn", &[]),
        };
        self.chosen.set(named.clone(), update);
        self.held = held;
        self.send();
        if self.connected.line == 0 {
            self.answer_text("join-waits", &[("move", named.into())]);
        }
    }
}
