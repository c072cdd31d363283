//! People: they think, play, go on, and sometimes do something else, as their lines allow.

use std::time::Duration;

use games::Rng;
use games::fair::{Bytes, promise_of};

use crate::key::Key;
use crate::protocol::{
    AidLevel, ClientMessage, ClockMode, Help, RoomCommand, RoomSettings, Seen, SnapPace, Stage,
    Update,
};
use crate::random::bytes;

use super::check::Ear;

/// Milliseconds on average.
const THINKS: u32 = 20_000;

#[derive(Clone, Copy, Debug)]
pub(super) enum Doing {
    /// Comes to a server, if they are at none.
    Come,
    /// Loses their line.
    Cut,
    /// Gets up, and sits down again later.
    Leave,
    Play,
    /// Says that what they were shown is on the screen.
    Look,
    Ready,
    Share,
    Else,
}

pub(super) enum News {
    Update {
        at: Seen,
        legal: Vec<String>,
        peeks: Vec<u64>,
        window: Option<u64>,
        help: Option<Help>,
        hint: Option<String>,
    },
    Stage(Stage),
    Open(String),
}

pub(super) struct Dice(pub(super) Rng);

impl Dice {
    pub(super) fn ms(&mut self, from: u32, to: u32) -> Duration {
        Duration::from_millis(u64::from(from + self.0.below(to - from)))
    }

    pub(super) fn one_in(&mut self, count: u32) -> bool {
        self.0.below(count) == 0
    }
}

#[derive(Clone)]
pub(super) enum Says {
    Line(ClientMessage),
    Ask(RoomCommand),
}

/// Somebody who sits here, or who watches, without a key.
pub(super) struct Person {
    pub(super) key: Option<Key>,
    pub(super) ear: Ear,
    /// At which server, and by which line.
    line: Option<(usize, u64)>,
    /// When the last message comes that is on its way.
    last: Duration,
    seen: Option<Seen>,
    legal: Vec<String>,
    peeks: Vec<u64>,
    window: Option<u64>,
    help: Help,
    hint: Option<String>,
    stage: Stage,
    deal: String,
    share: Bytes,
    thinks: bool,
}

impl News {
    pub(super) fn update(heard: &Update) -> Self {
        Self::Update {
            at: Seen { match_number: heard.match_number, seq: heard.seq },
            legal: heard.legal.clone(),
            peeks: heard.peeks.iter().map(|peek| peek.id).collect(),
            window: heard.window.as_ref().map(|window| window.id),
            help: heard.help,
            hint: heard.hint.as_ref().map(|hint| hint.mv.clone()),
        }
    }
}

impl Person {
    pub(super) fn new() -> Self {
        Self {
            key: None,
            ear: Ear::default(),
            line: None,
            last: Duration::ZERO,
            seen: None,
            legal: Vec::new(),
            peeks: Vec::new(),
            window: None,
            help: Help::default(),
            hint: None,
            stage: Stage::Lobby,
            deal: String::new(),
            share: Bytes([0; 32]),
            thinks: false,
        }
    }

    /// What the host chooses before the first match, with so many bots.
    pub(super) fn set_up(dice: &mut Dice, bots: usize) -> Vec<RoomCommand> {
        use ClockMode::{Days, Gentle, Live, Off};
        use SnapPace::{Normal, Quick, Relaxed, Sealed};
        let settings = RoomSettings {
            clock: [Off, Gentle, Live, Live, Days][dice.0.index(5)],
            snaps: [Quick, Normal, Relaxed, Sealed][dice.0.index(4)],
            aids: [AidLevel::None, AidLevel::Marks, AidLevel::Recall][dice.0.index(3)],
            chat: true,
            open: true,
            ..RoomSettings::default()
        };
        let bot = |number: usize| {
            let level = if number.is_multiple_of(2) { "club" } else { "strong" };
            RoomCommand::AddBot { level: level.to_owned() }
        };
        let first = [RoomCommand::Settings { settings }];
        first.into_iter().chain((0..bots).map(bot)).chain([RoomCommand::Start {}]).collect()
    }

    pub(super) fn is_on(&self, line: u64) -> bool {
        self.line.is_some_and(|(_, own)| own == line)
    }

    pub(super) fn is_here(&self) -> bool {
        self.line.is_some()
    }

    pub(super) fn at(&self) -> Option<(usize, u64)> {
        self.line
    }

    /// Opens a line; what it has seen.
    pub(super) fn come(&mut self, server: usize, line: u64) -> Option<Seen> {
        self.line = Some((server, line));
        self.seen.clone()
    }

    pub(super) fn leave(&mut self) -> Option<(usize, u64)> {
        self.legal.clear();
        self.line.take()
    }

    /// When something arrives that leaves now, not before what left earlier.
    pub(super) fn in_order(&mut self, at: Duration) -> Duration {
        self.last = self.last.max(at);
        self.last
    }

    /// Hears something, and what they mean to do then.
    pub(super) fn hear(
        &mut self,
        dice: &mut Dice,
        is_over: bool,
        news: News,
    ) -> Vec<(Duration, Doing)> {
        match news {
            News::Update { at, legal, peeks, window, help, hint } => {
                let opens = window.is_some() && self.window != window;
                let shown = !peeks.is_empty() && self.peeks != peeks;
                (self.seen, self.legal, self.window, self.peeks) = (Some(at), legal, window, peeks);
                (self.help, self.hint) = (help.unwrap_or_default(), hint);
                let look = (Duration::from_millis(40), Doing::Look);
                let look = (opens || shown).then_some(look);
                let thinks = !self.legal.is_empty() && !is_over;
                let play = if thinks { self.think(dice) } else { None };
                let watches = self.key.is_none() && dice.one_in(50);
                let does = watches.then_some((Duration::from_secs(1), Doing::Else));
                look.into_iter().chain(play).chain(does).collect()
            }
            News::Stage(stage) => {
                let is_new = self.stage != stage;
                self.stage = stage;
                let goes_on = is_new && !is_over && self.waits() && self.key.is_some();
                goes_on.then(|| (dice.ms(500, 8_000), Doing::Ready)).into_iter().collect()
            }
            News::Open(deal) => {
                self.deal = deal;
                vec![(dice.ms(5, 60), Doing::Share)]
            }
        }
    }

    fn waits(&self) -> bool {
        matches!(self.stage, Stage::RoundOver | Stage::MatchOver)
    }

    fn think(&mut self, dice: &mut Dice) -> Option<(Duration, Doing)> {
        let most = if self.window.is_some() { 2_500 } else { 2 * THINKS };
        let thought = std::mem::replace(&mut self.thinks, true);
        (!thought).then(|| (dice.ms(300, most), Doing::Play))
    }

    /// Does something: what they say, and what they mean to do later.
    pub(super) fn act(
        &mut self,
        dice: &mut Dice,
        is_over: bool,
        doing: Doing,
    ) -> (Vec<Says>, Vec<(Duration, Doing)>) {
        match doing {
            Doing::Play => self.play(dice, is_over),
            Doing::Look => {
                let window = self.window.map(|window| ClientMessage::Rendered { window });
                let ids = self.peeks.clone();
                let shown = (!ids.is_empty()).then_some(ClientMessage::Shown { ids });
                (window.into_iter().chain(shown).map(Says::Line).collect(), Vec::new())
            }
            Doing::Ready if self.waits() && !is_over => {
                let again = (Duration::from_secs(30), Doing::Ready);
                let promise = Says::Line(self.promise(dice));
                (vec![promise, Says::Ask(RoomCommand::Ready {})], vec![again])
            }
            Doing::Share => {
                let (deal, share) = (self.deal.clone(), self.share.to_string());
                (vec![Says::Line(ClientMessage::Share { deal, share })], Vec::new())
            }
            Doing::Else => (vec![Says::Line(self.anything(dice))], Vec::new()),
            Doing::Ready | Doing::Come | Doing::Cut | Doing::Leave => (Vec::new(), Vec::new()),
        }
    }

    fn promise(&mut self, dice: &mut Dice) -> ClientMessage {
        self.share = Bytes(bytes(&mut dice.0));
        ClientMessage::Promise { promise: promise_of(self.share).to_string() }
    }

    fn anything(&mut self, dice: &mut Dice) -> ClientMessage {
        let mv = "pass".to_owned();
        match dice.0.below(6) {
            0 => ClientMessage::MoreTime {},
            1 => ClientMessage::Talk {},
            2 => ClientMessage::Note { slot: 0, text: "low".to_owned() },
            3 => ClientMessage::Check { mv },
            4 => ClientMessage::Play { match_number: 1, seq: 1, mv },
            _ => self.promise(dice),
        }
    }

    /// Asks for help, if there is some, instead of playing: then they think again.
    fn asks(&self, dice: &mut Dice, is_over: bool) -> Option<ClientMessage> {
        let Help { hint, take_back } = self.help;
        let Seen { match_number, seq } = self.seen.clone().filter(|_| !is_over)?;
        if take_back && dice.one_in(8) {
            return Some(ClientMessage::TakeBack { match_number, seq });
        }
        let asks = hint && self.hint.is_none() && dice.one_in(6);
        asks.then_some(ClientMessage::Hint { match_number, seq })
    }

    /// Plays any move that is legal, sometimes twice; most often the one of a hint.
    fn play(&mut self, dice: &mut Dice, is_over: bool) -> (Vec<Says>, Vec<(Duration, Doing)>) {
        self.thinks = false;
        if let Some(asks) = self.asks(dice, is_over) {
            let says = vec![Says::Line(asks); 1 + usize::from(dice.one_in(10))];
            return (says, self.think(dice).into_iter().collect());
        }
        let hint = self.hint.take().filter(|_| dice.one_in(2));
        let mv = hint.or_else(|| dice.0.choose(&self.legal).cloned()).filter(|_| !is_over);
        let Some((mv, Seen { match_number, seq })) = mv.zip(self.seen.clone()) else {
            return (Vec::new(), Vec::new());
        };
        let play = Says::Line(ClientMessage::Play { match_number, seq, mv });
        let says = vec![play; 1 + usize::from(dice.one_in(10))];
        // If it comes to nothing they think again.
        let mut later: Vec<_> = self.think(dice).into_iter().collect();
        if dice.one_in(10) {
            later.push((Duration::from_secs(1), Doing::Else));
        }
        if dice.one_in(200) {
            later.push((Duration::from_millis(5), Doing::Cut));
        }
        if dice.one_in(200) {
            later.push((Duration::from_secs(2), Doing::Leave));
        }
        (says, later)
    }
}
