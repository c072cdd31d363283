//! What a session hears, and what it wants done.

use std::net::IpAddr;
use std::time::Duration;

use bots::Level;
use games::{AnyGame, Match, Seat};
use words::Language;

use crate::called::Called;
use crate::contest::RankedResult;
use crate::key::{Key, PersonId};
use crate::protocol::{
    ClientMessage, Fault, Hint, OpenTable, RoomAnswer, RoomCommand, Seen, ServerMessage,
};
use crate::time::Moment;

use super::tell;

/// An open line, by the number that the shell gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineId(pub u64);

/// What a line says of itself when it opens.
#[derive(Clone, Debug)]
pub struct Greeting {
    /// The seat's key; without one, a spectator.
    pub key: Option<Key>,
    /// The last update that it has seen.
    pub seen: Option<Seen>,
    /// In which language it is told why a move is refused.
    pub language: Language,
}

/// One of the logs of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Log {
    /// The room's own.
    Room,
    /// That of the match with this number.
    Match(u32),
}

/// What a session hears. An address is given where its guests are limited.
#[derive(Clone, Debug)]
pub enum Input {
    /// It begins.
    Begin,
    /// A line opens, and said hello.
    Open {
        /// Its number, which no line had before.
        line: LineId,
        /// From where.
        address: Option<IpAddr>,
        /// What it says of itself.
        greeting: Greeting,
    },
    /// A line said something.
    Said {
        /// Which line.
        line: LineId,
        /// What.
        message: ClientMessage,
    },
    /// A line was measured.
    RoundTrip {
        /// Which line.
        line: LineId,
        /// The round-trip time.
        time: Duration,
    },
    /// A line answers no more, or does again.
    Silent {
        /// Which line.
        line: LineId,
        /// Whether it is silent.
        silent: bool,
    },
    /// A line was closed.
    Closed {
        /// Which line.
        line: LineId,
    },
    /// Something is to be done in the room.
    Asked {
        /// From where.
        address: Option<IpAddr>,
        /// The caller's key.
        key: Option<Key>,
        /// Who it is, if they have signed it with a key of their own.
        person: Option<PersonId>,
        /// What.
        command: RoomCommand,
    },
    /// An entry was appended, by whichever server.
    Entry {
        /// To which log.
        log: Log,
        /// How many entries the log has with it.
        number: u64,
        /// Its text.
        text: String,
    },
    /// A server gossips.
    Gossip(String),
    /// Something that others said may have been lost.
    Missed,
    /// A bot has thought; it may have found nothing, or not been let.
    Thought {
        /// On which seat.
        seat: Seat,
        /// What it was asked, by [`Think::asked`].
        asked: u64,
        /// Its move.
        mv: Option<String>,
    },
    /// A hint is thought out, or could not be.
    Advised {
        /// For which seat.
        seat: Seat,
        /// What was asked, by [`Advise::asked`].
        asked: u64,
        /// The hint.
        hint: Option<Hint>,
    },
    /// The agenda says that something is due.
    Due,
    /// It is [`Output::wake`], or later.
    Wake,
    /// All of [`Output::appends`] are in the logs.
    Appended,
    /// Another server appended first: so many of [`Output::appends`] are in the logs, and no more.
    Conflict(usize),
    /// The logs cannot be used: at least the first of [`Output::appends`] may not be there.
    Failed,
    /// What [`Output::read`] asked for.
    News(News),
    /// Whether those of [`Output::calls`] may be called so, all of them.
    Called(Result<(), Fault>),
    /// The server shuts down.
    Shutdown,
}

/// What a session wants done, in the order of the fields.
#[derive(Debug, Default)]
pub struct Output {
    /// What is to be read; the answer is [`Input::News`].
    pub read: Option<Read>,
    /// Who wants to be called how at an open table; the answer is [`Input::Called`].
    pub calls: Vec<Called>,
    /// What is to be appended, one after the other; the answer is [`Input::Appended`],
    /// [`Input::Conflict`] or [`Input::Failed`]. Until it is there, nothing else is put in.
    pub appends: Vec<Append>,
    /// Logs that are to be forgotten, in order.
    pub forget: Vec<Log>,
    /// After how long the agenda is to wake the room, should nobody use it.
    pub remind: Option<Duration>,
    /// What lines are told, in order.
    pub sends: Vec<Send>,
    /// Whether the line opened that wanted to.
    pub opened: Option<Result<(), Fault>>,
    /// The answer to [`Input::Asked`].
    pub answer: Option<Result<RoomAnswer, Fault>>,
    /// What the other servers are told. It may be lost.
    pub gossip: Vec<String>,
    /// What the list of open tables is to say of the room from now on, if that is new.
    pub listing: Option<Listing>,
    /// What a ranked match came to that is over. It may be said more than once.
    pub result: Option<RankedResult>,
    /// From where those play or played whose match that is, as far as it is known and limited.
    pub from: Vec<IpAddr>,
    /// What bots are to think about; each is answered with [`Input::Thought`].
    pub thinks: Vec<Think>,
    /// For whom hints are to be thought out; each is answered with [`Input::Advised`].
    pub advises: Vec<Advise>,
    /// What whoever runs the server may want to know.
    pub notes: Vec<Note>,
    /// When the session is to be woken.
    pub wake: Moment,
    /// Why it ends, if it does.
    pub end: Option<End>,
}

impl Output {
    /// Tells these lines something, if there are any.
    pub(super) fn tell(&mut self, lines: Vec<LineId>, message: &ServerMessage) {
        if !lines.is_empty() {
            self.sends.push(Send::Text(lines, tell::text(message)));
        }
    }

    pub(super) fn say(&mut self, line: LineId, message: &ServerMessage) {
        self.tell(vec![line], message);
    }

    pub(super) fn close(&mut self, lines: Vec<LineId>) {
        self.sends.extend(lines.into_iter().map(Send::Close));
    }

    /// Says why something was refused, if it was.
    pub(super) fn refuse(&mut self, line: LineId, done: Result<(), Fault>) {
        if let Err(fault) = done {
            self.say(line, &ServerMessage::Fault(fault));
        }
    }

    /// Puts this after what was to be done before.
    pub(super) fn put_after(&mut self, first: Self) {
        let then = std::mem::replace(self, first);
        self.forget.extend(then.forget);
        self.remind = then.remind.or(self.remind);
        self.sends.extend(then.sends);
        self.opened = then.opened.or(self.opened.take());
        self.answer = then.answer.or(self.answer.take());
        self.gossip.extend(then.gossip);
        self.listing = then.listing.or(self.listing.take());
        self.result = then.result.or(self.result.take());
        self.from.extend(then.from);
        self.thinks.extend(then.thinks);
        self.advises.extend(then.advises);
        self.notes.extend(then.notes);
        self.end = self.end.take().or(then.end);
    }
}

/// Entries that are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// The room's entries after so many.
    pub room: u64,
    /// Which match is played, and how many of its entries are known. If the room's new entries
    /// begin another one, that one's are read from its first on.
    pub live: Option<(u32, u64)>,
    /// Whether to go on with nothing if the log cannot be read soon.
    pub optional: bool,
}

/// Entries that were read.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// The room's.
    pub room: Vec<String>,
    /// Those of a match, with its number.
    pub live: Option<(u32, Vec<String>)>,
}

/// An entry that is to be appended.
#[derive(Clone, Debug)]
pub struct Append {
    /// To which log.
    pub log: Log,
    /// How many entries the log has before.
    pub expected: u64,
    /// The entry.
    pub text: String,
}

/// Something that is sent.
#[derive(Clone, Debug)]
pub enum Send {
    /// These lines are told this.
    Text(Vec<LineId>, String),
    /// This line is closed.
    Close(LineId),
}

/// What the list of open tables says of a room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Listing {
    /// Nothing.
    #[default]
    Hidden,
    /// This.
    Shown {
        /// The table; for how long it has waited is the list's to say.
        table: OpenTable,
        /// Whether guests have left it because nothing began, so that others come first.
        left: bool,
        /// From where the table is kept in the list, if addresses are limited.
        address: Option<IpAddr>,
        /// Those who are there and have a key of their own, each with their name.
        people: Vec<(String, PersonId)>,
    },
}

/// What a bot is to think about.
pub struct Think {
    /// On which seat.
    pub seat: Seat,
    /// Which decision, by the match's `seq` at which it began.
    pub asked: u64,
    /// How well it plays.
    pub level: Level,
    /// The game.
    pub game: Box<dyn AnyGame>,
}

impl std::fmt::Debug for Think {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Think({} {})", self.seat, self.asked)
    }
}

/// For whom a [`hint`](super::hint) is to be thought out.
pub struct Advise {
    /// For which seat.
    pub seat: Seat,
    /// For which decision, by the match's `seq` at which it began.
    pub asked: u64,
    /// The match.
    pub played: Match,
}

impl std::fmt::Debug for Advise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Advise({} {})", self.seat, self.asked)
    }
}

/// Something that is counted or written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// So many moves were stored and played.
    Moves(u64),
    /// A match began.
    Match(u32),
    /// Nobody uses the room; it goes in a while.
    Unused,
    /// That the room is used could not be kept.
    NotKept,
}

/// Why a session ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The room is forgotten.
    Forgotten,
    /// The server shuts down.
    Shutdown,
    /// The logs cannot be used.
    Failed,
    /// Another server was first, and nobody knows with what.
    Conflict,
    /// The logs do not fit; in a sentence.
    Unfit(String),
}
