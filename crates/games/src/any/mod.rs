//! One type for all games, for those who work at human speed: the server, the referee, the
//! terminal, Python. It is erased at the text: text for moves and decks, JSON for views and events.

mod erased;
mod json;

use std::any::Any;

use serde::Serialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use thiserror::Error;

use kit::lens::Place;

use crate::Kind;
use kit::{Answer, Marks, Message, Rng, Seat, SeatSet, Snap, Standings, TextError, ToAct, Value};

pub use erased::{erase, evidence_of, game_of, imagined, seat_of};
pub use json::{EventJson, Shown, Status, ToldJson, json};

/// Something that a seat can be certain of ([`lens`](kit::lens)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnyFact {
    /// A [`Fact`](kit::lens::Fact), as JSON.
    pub fact: Json,
    /// What is certain.
    pub what: Message,
    /// Why.
    pub why: Message,
    /// The clause that implies it, with the id of its game.
    pub rule: &'static str,
    /// The event's line of the record, counted from the first deck, which is 1; `None` where it
    /// follows from the moment.
    pub seq: Option<u32>,
    /// Of which cards.
    pub about: Place,
    /// The cards that lie there for certain, one by one; `None` if it says something else of them.
    pub cards: Option<Vec<String>>,
}

impl AnyFact {
    /// Whether it says what this later one does: the same, or the same of cards of which some were
    /// played since.
    pub fn says(&self, later: &Self) -> bool {
        let fewer = |(said, cards): (&Vec<String>, &Vec<String>)| {
            let same = self.what.id == later.what.id && self.about == later.about;
            same && cards.iter().all(|card| said.contains(card))
        };
        let fewer = self.cards.as_ref().zip(later.cards.as_ref()).is_some_and(fewer);
        let why = self.why == later.why && self.seq == later.seq && self.rule == later.rule;
        why && (self.what == later.what || fewer)
    }
}

/// What a seat has to decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// The decision, to be said; nothing if the seat has none.
    pub asked: Vec<Message>,
    /// The legal moves, in canonical order.
    pub legal: Vec<String>,
}

/// A move that was played, and what that told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move, in canonical text.
    pub mv: String,
    /// What was told.
    pub told: ToldJson,
}

/// Why a move in text was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyPlayError {
    /// It is no move of this game.
    #[error(transparent)]
    Text(#[from] TextError),
    /// No round is being played, or the seat has nothing to decide.
    #[error("the move cannot be played now")]
    NotNow(Message),
    /// The rules forbid it.
    #[error("the move breaks {rule}")]
    Illegal {
        /// The clause, with the id of its game.
        rule: String,
        /// Why, for a player.
        reason: Message,
    },
}

/// Why cards in text were not dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyDealError {
    /// A word is no card.
    #[error(transparent)]
    Text(#[from] TextError),
    /// Nothing is to be dealt.
    #[error("nothing is to be dealt now")]
    NotNow,
    /// They are other cards.
    #[error("these are not exactly the cards that have to be dealt")]
    NotThePool,
}

/// When a move may be played; of text that is no move, nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// What it does in a snap; `None` if it is no answer to one.
    pub answer: Option<Answer>,
    /// Whether a seat that has nothing to decide may play a move of this kind now.
    pub out_of_turn: bool,
    /// Since which moment it has meant what it means now, and not another card or row; `None` if
    /// since the seat has had this decision.
    pub meant_since: Option<u64>,
}

/// A match of any game. Made by [`Kind::table`].
///
/// A seat that the table does not have is shown what spectators are, has nothing to decide, knows
/// nothing, and can keep nothing; its moves are refused.
pub trait AnyGame: Any + Send + Sync {
    /// Which game it is.
    fn kind(&self) -> Kind;
    /// Every option with its value, but for those that [may be
    /// missing](crate::OptionSpec::may_be_missing).
    fn options(&self) -> Vec<(&'static str, Value)>;
    /// What its options come to where they do not say so themselves.
    fn note(&self) -> Option<Message>;
    /// Whether low scores are good.
    fn low_wins(&self) -> bool;
    /// Scores, round and phase.
    fn standings(&self) -> &Standings;
    /// Who has a decision now.
    fn to_act(&self) -> ToAct;
    /// What a seat may know, or a spectator if there is no seat: a JSON object ([`json`](fn@json)).
    fn view(&self, viewer: Option<Seat>) -> Box<RawValue>;
    /// The whole truth, likewise: for the referee and the reader of a record, never for a seat.
    fn reveal(&self) -> Box<RawValue>;
    /// What a seat has to decide, if anything, and its legal moves.
    fn decision(&self, seat: Seat) -> Decision;
    /// The canonical text of a legal move.
    ///
    /// # Errors
    ///
    /// If `mv` is no move of this game, or the seat may not play it now.
    fn check(&self, seat: Seat, mv: &str) -> Result<String, AnyPlayError>;
    /// What the rules call what a move plays, such as `KARA Umbrella`, from the seat's view alone,
    /// whether or not it may be played. `None` where they have no name for it, or if it is no move
    /// of this game.
    fn name(&self, seat: Seat, mv: &str) -> Option<String>;
    /// Plays a move.
    ///
    /// # Errors
    ///
    /// As [`check`](Self::check); nothing is changed then.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError>;
    /// The cards that chance has to put in order now, in canonical order.
    fn pool(&self) -> String;
    /// Deals cards in this order; cards are separated by single spaces.
    ///
    /// # Errors
    ///
    /// If a word is no card, nothing is to be dealt, or these are not the cards; nothing is changed
    /// then.
    fn deal(&mut self, order: &str) -> Result<ToldJson, AnyDealError>;
    /// From the next deal on, [`facts`](Self::facts) says what each seat could know.
    fn open_lenses(&mut self);
    /// What a seat can be certain of. Nothing before [`open_lenses`](Self::open_lenses), and while
    /// no round is played.
    fn facts(&self, seat: Seat) -> Vec<AnyFact>;
    /// By slot of the seat, the card that lies there face down, where a seat with perfect memory
    /// knows it.
    fn recall(&self, seat: Seat) -> Vec<Option<String>>;
    /// What is true of the round and worth a remark, the most remarkable first; nothing while none
    /// is played.
    fn remarks(&self) -> Vec<Message>;
    /// Why the round is over, and what needs a word about its scores; nothing while one is played.
    fn ended(&self) -> Vec<Message>;
    /// The snap that is open, if the game has such and one is; cards and moves as text.
    fn snap(&self) -> Option<Snap<String, String>>;
    /// When a seat may play a move.
    fn timing(&self, seat: Seat, mv: &str) -> Timing;
    /// What is played from now on happens at this moment, which never goes back.
    fn set_moment(&mut self, now: u64);
    /// The moves that a seat may choose now for the turn that comes next.
    fn ahead(&self, seat: Seat) -> Vec<String>;
    /// Keeps what a seat has chosen to be played later, in place of what it had chosen. The moves
    /// follow their cards; one that would mean something else lapses.
    fn choose(&mut self, seat: Seat, moves: &[String]);
    /// What a seat has chosen to be played later.
    fn chosen(&self, seat: Seat) -> Vec<String>;
    /// The marks on face-down cards, if the game has any.
    fn marks(&self) -> Option<&dyn Marks>;
    /// As [`marks`](Self::marks), to write on them.
    fn marks_mut(&mut self) -> Option<&mut dyn Marks>;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl dyn AnyGame {
    /// The seats that have a decision to make now.
    pub fn deciders(&self) -> SeatSet {
        match self.to_act() {
            ToAct::Seats(seats) => seats,
            ToAct::Chance(_) | ToAct::Nobody => SeatSet::EMPTY,
        }
    }

    /// Where the match stands.
    pub fn status(&self) -> Status {
        let standings = self.standings();
        Status {
            game: self.kind().id(),
            round: standings.round(),
            phase: standings.phase(),
            to_act: self.deciders(),
            scores: standings.scores().to_vec(),
            round_scores: standings.round_scores().map(<[i32]>::to_vec),
            winners: standings.winners(),
        }
    }

    /// The legal moves of a seat, in canonical order.
    pub fn legal_moves(&self, seat: Seat) -> Vec<String> {
        self.decision(seat).legal
    }

    /// The [`pool`](AnyGame::pool) in random order.
    pub fn shuffled(&self, rng: &mut Rng) -> String {
        let pool = self.pool();
        let mut cards: Vec<&str> = pool.split(' ').collect();
        rng.shuffle(&mut cards);
        cards.join(" ")
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}
