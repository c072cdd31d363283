//! One type for all games, for those who work at human speed: the server, the referee, the
//! terminal, Python. It is erased at the text: text for moves and decks, JSON for views and events.
//!
//! In the engine this is the only place that lists the games.

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use crate::speech::Message;
use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};
use thiserror::Error;

use crate::game::{Chance, DealError, Game, GameExt, PlayError, Refusal as _, ToAct};
use crate::knowledge::lens::{FactOf, Lenses};
use crate::knowledge::tracker::Tracker as _;
use crate::knowledge::{Answer, Knows, LazyMemories, Marks, Snap};
use crate::options::{OptionSpec, OptionsError, Settings};
use crate::rng::Rng;
use crate::seat::{Seat, SeatSet};
use crate::speech::Speaks;
use crate::standings::{Phase, Standings};
use crate::tell::Event;
use crate::text::{TextError, cards};
use crate::view::{Sight, View};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Climbing with five suits.
    Kartel,
    /// Matching rank or suit, with jokers.
    KartuSama,
    /// Climbing with a hand that is never sorted.
    KrassKariert,
    /// Memory, with snaps.
    Khamul,
    /// Shedding hand, open and closed cards.
    Ktu,
}

/// Turns a [`Kind`] into the game's type: `for_game!(kind, G => G::NAME)`.
#[macro_export]
macro_rules! for_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::Kind::Kartel => {
                type $game = $crate::Kartel;
                $body
            }
            $crate::Kind::KartuSama => {
                type $game = $crate::KartuSama;
                $body
            }
            $crate::Kind::KrassKariert => {
                type $game = $crate::KrassKariert;
                $body
            }
            $crate::Kind::Khamul => {
                type $game = $crate::Khamul;
                $body
            }
            $crate::Kind::Ktu => {
                type $game = $crate::Ktu;
                $body
            }
        }
    };
}

/// What stands in a file of each game, in the order of [`Kind::ALL`]:
/// `files_of_games!("../lessons/", ".txt")`, where the path is that of the file that asks.
#[macro_export]
macro_rules! files_of_games {
    ($before:literal, $after:literal) => {
        [
            include_str!(concat!($before, "kartel", $after)),
            include_str!(concat!($before, "kartu-sama", $after)),
            include_str!(concat!($before, "krass-kariert", $after)),
            include_str!(concat!($before, "khamul", $after)),
            include_str!(concat!($before, "ktu", $after)),
        ]
    };
}

impl Kind {
    /// Every game, in the order of the rules' index.
    pub const ALL: [Self; 5] =
        [Self::Kartel, Self::KartuSama, Self::KrassKariert, Self::Khamul, Self::Ktu];

    /// Its name in text, such as `kartu-sama`.
    pub fn id(self) -> &'static str {
        for_game!(self, G => G::ID)
    }

    /// Its name for people, such as `Kartu Sama`.
    pub fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// The fewest and the most seats.
    pub fn seats(self) -> (usize, usize) {
        for_game!(self, G => (*G::SEATS.start(), *G::SEATS.end()))
    }

    /// With how many seats it is best.
    pub fn best_seats(self) -> usize {
        for_game!(self, G => G::SEATS_BEST)
    }

    /// Its options.
    pub fn options(self) -> &'static [OptionSpec] {
        for_game!(self, G => G::OPTIONS)
    }

    /// Options and their values with which a match is soon over: for tests.
    pub fn short(self) -> &'static [(&'static str, &'static str)] {
        for_game!(self, G => G::SHORT)
    }

    /// Whether cards lie face down of which it is marked who looked at them.
    pub fn has_marks(self) -> bool {
        for_game!(self, G => marks_of::<G>(&Default::default()).is_some())
    }

    /// What one of its options does, with its clause.
    pub fn about(self, option: &OptionSpec) -> Message {
        Message::plain(format!("option-{self}-{}", option.name.replace('_', "-")))
    }

    /// A match at a table, of which nothing is dealt yet; without a dealer the last seat deals
    /// first.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn table(
        self,
        settings: &Settings,
        seats: usize,
        dealer: Option<usize>,
    ) -> Result<Box<dyn AnyGame>, OptionsError> {
        for_game!(self, G => G::table_for(settings, seats, dealer).map(erase))
    }
}

/// The marks that a tracker keeps.
fn marks_of<G: Knows>(tracker: &G::Tracker) -> Option<&dyn Marks> {
    tracker.marks()
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let expected = "a game: kartel, kartu-sama, krass-kariert, khamul or ktu";
        let found = Self::ALL.into_iter().find(|kind| kind.id() == text);
        found.ok_or_else(|| TextError::new(expected, text))
    }
}

/// What one seat or a spectator may know, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ViewJson(Json);

impl ViewJson {
    /// The JSON object.
    pub fn json(&self) -> &Json {
        &self.0
    }
}

/// The whole truth, as JSON: for the referee and the reader of a record, never for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct StateJson(Json);

impl StateJson {
    /// The JSON object.
    pub fn json(&self) -> &Json {
        &self.0
    }
}

/// Where a match stands, as everyone may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// The game's id.
    pub game: &'static str,
    /// Which round it is, from 1.
    pub round: u32,
    /// How far the match is.
    pub phase: Phase,
    /// The seats that have a decision to make now, ascending.
    pub to_act: SeatSet,
    /// The match's totals, by seat.
    pub scores: Vec<i32>,
    /// The scores of the round, once it is over.
    pub round_scores: Option<Vec<i32>>,
    /// The winners of the match, once it is over.
    pub winners: Option<SeatSet>,
}

/// What every view shows besides the game's id, its options and its own fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Common {
    /// Which round it is, from 1; 0 before the first deal.
    pub round: u32,
    /// How far the match is.
    pub phase: Phase,
    /// The seats that have a decision to make now, ascending.
    pub to_act: SeatSet,
    /// Who deals, or dealt, this round.
    pub dealer: Seat,
    /// The match's totals, by seat.
    pub scores: Vec<i32>,
}

/// What was told, as JSON objects with a `type`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldJson {
    /// What everyone was told.
    pub all: Vec<EventJson>,
    /// What each seat alone was told.
    pub seats: Vec<Vec<EventJson>>,
}

/// What was told, as a JSON object with a `type`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventJson {
    /// The object.
    pub event: Json,
    /// The same, to be said; nothing where the table says it.
    pub said: Vec<Message>,
    /// Whether it says what a round or the match came to.
    pub is_result: bool,
    /// Whether no view holds it, so that who misses it never sees it.
    pub once: bool,
}

impl Serialize for EventJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.event.serialize(serializer)
    }
}

impl ToldJson {
    /// Adds what was told after it.
    pub fn extend(&mut self, later: Self) {
        self.all.extend(later.all);
        for (seat, events) in later.seats.into_iter().enumerate() {
            match self.seats.get_mut(seat) {
                Some(list) => list.extend(events),
                None => self.seats.push(events),
            }
        }
    }
}

/// Something of which a seat can be certain ([`lens`](crate::knowledge::lens)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnyFact {
    /// A [`Fact`](crate::knowledge::lens::Fact), as JSON.
    pub fact: Json,
    /// What is certain.
    pub what: Message,
    /// Why.
    pub why: Message,
    /// The clause that implies it, such as `khamul:5.3`.
    pub rule: &'static str,
    /// The event's line of the record, counted from the first deck, which is 1; `None` where it
    /// follows from the moment.
    pub seq: Option<u32>,
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
        /// The clause, such as `kartel:4.3`.
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
    /// Nothing is to be dealt, or these are not the cards.
    #[error(transparent)]
    Deal(#[from] DealError),
}

/// A match of any game. Made by [`Kind::table`].
pub trait AnyGame: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> Kind;
    /// Scores, round and phase.
    fn standings(&self) -> &Standings;
    /// Who has a decision now.
    fn to_act(&self) -> ToAct;
    /// Where the match stands.
    fn status(&self) -> Status;
    /// Every option with its value.
    fn options(&self) -> Vec<(&'static str, crate::options::Value)>;
    /// What a seat may know; without one, a spectator.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    fn view(&self, viewer: Option<Seat>) -> ViewJson;
    /// The same as text, for those who only pass it on: several times as fast.
    ///
    /// # Panics
    ///
    /// As [`view`](Self::view).
    fn view_text(&self, viewer: Option<Seat>) -> Box<RawValue>;
    /// The whole truth.
    fn reveal(&self) -> StateJson;
    /// The legal moves of a seat, in canonical order; none of a seat that the table does not have.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;
    /// The canonical text of a legal move.
    ///
    /// # Errors
    ///
    /// If `mv` is no move of this game, the seat may not play it now, or the table has no such
    /// seat.
    fn check(&self, seat: Seat, mv: &str) -> Result<String, AnyPlayError>;
    /// What the rules call what a move plays, such as `KARA Umbrella`, from the seat's view alone,
    /// whether or not it may be played. `None` where they have no name for it, if it is no move of
    /// this game, or if the table has no such seat.
    fn name(&self, seat: Seat, mv: &str) -> Option<String>;
    /// Plays a move.
    ///
    /// # Errors
    ///
    /// As [`check`](Self::check); nothing is changed then.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError>;
    /// The cards that chance has to put in order now, in canonical order.
    fn pool(&self) -> String;
    /// The same cards in random order.
    fn shuffled(&self, rng: &mut Rng) -> String;
    /// Deals cards in this order; cards are separated by single spaces.
    ///
    /// # Errors
    ///
    /// If a word is no card, nothing is to be dealt, or these are not the cards; nothing is changed
    /// then.
    fn deal(&mut self, order: &str) -> Result<ToldJson, AnyDealError>;
    /// From the next deal on, [`facts`](Self::facts) says what each seat could know.
    fn open_lenses(&mut self);
    /// What a seat can be certain of. Nothing before [`open_lenses`](Self::open_lenses), for a seat
    /// that the table does not have, and while no round is played.
    fn facts(&self, seat: Seat) -> Vec<AnyFact>;
    /// What is played from now on happens at this moment, which never goes back.
    fn set_moment(&mut self, now: u64);
    /// The snap that is open, if the game has such and one is; cards and moves as text.
    fn snap(&self) -> Option<Snap<String, String>>;
    /// What a move does in a snap; `None` if it is no answer to one.
    fn answer(&self, mv: &str) -> Option<Answer>;
    /// Whether a move of this kind may be played by a seat that has nothing to decide.
    fn is_out_of_turn(&self, mv: &str) -> bool;
    /// The moves that a seat may choose now for the turn that comes next.
    fn ahead(&self, seat: Seat) -> Vec<String>;
    /// Keeps what a seat has chosen to be played later, in place of what it had chosen. The moves
    /// follow their cards; one that would mean something else lapses.
    fn choose(&mut self, seat: Seat, moves: &[String]);
    /// What a seat has chosen to be played later.
    fn chosen(&self, seat: Seat) -> Vec<String>;
    /// Since which moment a move has meant what it means now, and not another card or row; `None`
    /// if since the seat has had this decision.
    fn meant_since(&self, seat: Seat, mv: &str) -> Option<u64>;
    /// The marks on cards that lie face down, if the game has such.
    fn marks(&self) -> Option<&dyn Marks>;
    /// As [`marks`](Self::marks), to write on them.
    fn marks_mut(&mut self) -> Option<&mut dyn Marks>;
    /// By slot of the seat, the card that lies there face down, where a seat with perfect memory
    /// knows it.
    fn recall(&self, seat: Seat) -> Vec<Option<String>>;
    /// What is true of the round and worth a remark, the most remarkable first; nothing while none
    /// is played.
    fn remarks(&self) -> Vec<Message>;
    /// Why the round is over, and what needs a word about its scores; nothing while one is played.
    fn ended(&self) -> Vec<Message>;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyGame>;
    /// For [`seat_of`].
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A match with the memories of its seats, and their lenses if they were asked for.
#[derive(Clone)]
struct Erased<G: Knows> {
    game: G,
    memories: LazyMemories<G>,
    lenses: Option<Lenses<G>>,
    tracker: G::Tracker,
    /// By seat: what it has chosen to be played later.
    chosen: Vec<Vec<G::Proposed>>,
    /// The moment, as whoever drives the match counts.
    now: u64,
}

/// Forgets which game it is.
pub fn erase<G: Speaks>(game: G) -> Box<dyn AnyGame> {
    let seats = G::standings(game.table()).seats();
    Box::new(Erased {
        game,
        memories: LazyMemories::new(seats),
        lenses: None,
        tracker: G::Tracker::default(),
        chosen: vec![Vec::new(); seats.get()],
        now: 0,
    })
}

/// What a seat may know: its view, and its memory of what it was told. For bots. `None` if the
/// match is of another game, or its table has no such seat.
pub fn seat_of<G: Knows>(game: &dyn AnyGame, seat: Seat) -> Option<(View<'_, G>, &G::Memory)> {
    let erased = game.as_any().downcast_ref::<Erased<G>>()?;
    let has_seat = erased.game.has_seat(seat);
    has_seat.then(|| (erased.game.view(seat), erased.memories.of(seat)))
}

/// The match itself, with everything in it: for tests and tools that may know the truth. `None` if
/// the match is of another game.
pub fn game_of<G: Knows>(game: &dyn AnyGame) -> Option<&G> {
    game.as_any().downcast_ref::<Erased<G>>().map(|erased| &erased.game)
}

impl<G: Speaks> Erased<G> {
    /// Keeps what was told in the seats' memories, and gives it as JSON.
    fn hear(&mut self, events: Vec<Event<G>>) -> ToldJson {
        self.follow(&events);
        if let Some(lenses) = &mut self.lenses {
            lenses.hear(&events);
        }
        let seats = G::standings(self.game.table()).seats();
        let mut told = ToldJson { all: Vec::new(), seats: vec![Vec::new(); seats.get()] };
        let sight = self.game.sight(None);
        for event in &events {
            match event {
                Event::All(event) => {
                    let (said, is_result) = (G::told(&sight, event), G::is_result(event));
                    let event = to_json(event);
                    told.all.push(EventJson { event, said, is_result, once: false });
                }
                Event::One(seat, event) => {
                    let (said, once) = (G::shown(event), G::is_shown_once(event));
                    let event = to_json(event);
                    let told = &mut told.seats[seat.index()];
                    told.push(EventJson { event, said, is_result: false, once });
                }
            }
        }
        self.memories.hear(events);
        told
    }

    /// Follows what everyone is told, also with the moves that seats have chosen for later.
    fn follow(&mut self, events: &[Event<G>]) {
        for event in events {
            let Event::All(event) = event else { continue };
            self.tracker.hear(self.now, event);
            for (seat, chosen) in self.chosen.iter_mut().enumerate() {
                let carried = |mv| G::Tracker::carried(Seat::at(seat), mv, event);
                *chosen = chosen.drain(..).filter_map(carried).collect();
            }
        }
    }

    fn parse_and_check(&self, seat: Seat, mv: &str) -> Result<G::Move, AnyPlayError> {
        match self.game.may_play(seat, &mv.parse()?) {
            Ok(mv) => Ok(mv),
            Err(PlayError::Illegal(refusal)) => Err(AnyPlayError::Illegal {
                rule: format!("{}:{}", G::ID, refusal.clause()),
                reason: G::reason(refusal),
            }),
            Err(PlayError::Over) => Err(AnyPlayError::NotNow(Message::plain("refused-over"))),
            Err(PlayError::NotYourTurn) => {
                Err(AnyPlayError::NotNow(Message::plain("refused-not-your-turn")))
            }
        }
    }

    /// The fields that all games share, then the game's own.
    fn shown(&self, sight: Sight<'_, G>) -> Shown<G::Shown> {
        let table = self.game.table();
        let standings = G::standings(table);
        Shown {
            game: G::ID,
            options: OptionsShown(G::options(table)),
            common: Common {
                round: standings.round(),
                phase: standings.phase(),
                to_act: self.game.deciders(),
                dealer: standings.dealer(),
                scores: standings.scores().to_vec(),
            },
            own: G::show(sight),
        }
    }
}

/// All fields of a view, in their order.
#[derive(Serialize)]
struct Shown<T> {
    game: &'static str,
    options: OptionsShown,
    #[serde(flatten)]
    common: Common,
    #[serde(flatten)]
    own: T,
}

/// Every option with its value, as an object.
struct OptionsShown(Vec<(&'static str, crate::options::Value)>);

impl Serialize for OptionsShown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// JSON of a value whose maps have text keys.
fn to_json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).expect("states, views and events have text keys only")
}

impl<G: Speaks> AnyGame for Erased<G> {
    fn kind(&self) -> Kind {
        G::ID.parse().expect("the list of games has every game")
    }

    fn standings(&self) -> &Standings {
        G::standings(self.game.table())
    }

    fn to_act(&self) -> ToAct {
        G::to_act(self.game.table())
    }

    fn status(&self) -> Status {
        let standings = self.standings();
        Status {
            game: G::ID,
            round: standings.round(),
            phase: standings.phase(),
            to_act: self.game.deciders(),
            scores: standings.scores().to_vec(),
            round_scores: standings.round_scores().map(<[i32]>::to_vec),
            winners: standings.winners(),
        }
    }

    fn options(&self) -> Vec<(&'static str, crate::options::Value)> {
        G::options(self.game.table())
    }

    fn view(&self, viewer: Option<Seat>) -> ViewJson {
        ViewJson(to_json(&self.shown(self.game.sight(viewer))))
    }

    fn view_text(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let text = to_raw_value(&self.shown(self.game.sight(viewer)));
        text.expect("views have text keys only")
    }

    fn reveal(&self) -> StateJson {
        StateJson(to_json(&self.shown(Sight::All(&self.game))))
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        if self.game.deciders().contains(seat) {
            G::legal_moves(self.game.view(seat), &mut moves);
        }
        texts(&moves)
    }

    fn check(&self, seat: Seat, mv: &str) -> Result<String, AnyPlayError> {
        self.parse_and_check(seat, mv).map(|mv| mv.to_string())
    }

    fn name(&self, seat: Seat, mv: &str) -> Option<String> {
        let mv: G::Proposed = mv.parse().ok()?;
        let view = self.game.has_seat(seat).then(|| self.game.view(seat))?;
        G::name(view, &mv).map(str::to_owned)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError> {
        let mv = self.parse_and_check(seat, mv)?;
        let mut events = Vec::new();
        self.game.play_unchecked(seat, mv, &mut events);
        let chosen = &mut self.chosen[seat.index()];
        if chosen.first() == Some(&mv.into()) {
            chosen.remove(0);
        }
        Ok(Played { mv: mv.to_string(), told: self.hear(events) })
    }

    fn pool(&self) -> String {
        let mut pool = Vec::new();
        self.game.pool(&mut pool);
        to_words(&pool)
    }

    fn shuffled(&self, rng: &mut Rng) -> String {
        let mut pool = Vec::new();
        self.game.pool(&mut pool);
        rng.shuffle(&mut pool);
        to_words(&pool)
    }

    fn deal(&mut self, order: &str) -> Result<ToldJson, AnyDealError> {
        let named: Vec<G::Card> = cards(order)?;
        let ToAct::Chance(due) = self.to_act() else { return Err(DealError::NotDue.into()) };
        let mut pool = Vec::new();
        self.game.pool(&mut pool);
        let order = physical(&named, &pool).ok_or(DealError::NotThePool)?;
        let mut events = Vec::new();
        self.game.deal(&order, &mut events)?;
        if due == Chance::Round {
            let seats = self.standings().seats();
            self.memories = LazyMemories::new(seats);
        }
        Ok(self.hear(events))
    }

    fn open_lenses(&mut self) {
        self.lenses = Some(Lenses::new(self.game.table()));
    }

    fn facts(&self, seat: Seat) -> Vec<AnyFact> {
        let lenses = self.lenses.as_ref().filter(|_| self.game.has_seat(seat));
        let facts = lenses.map(|lenses| lenses.facts(self.game.view(seat))).unwrap_or_default();
        let any = |fact: &FactOf<G>| AnyFact {
            fact: to_json(fact),
            what: fact.what(),
            why: fact.because.why(),
            rule: fact.because.rule,
            seq: fact.because.seq,
        };
        facts.iter().map(any).collect()
    }

    fn set_moment(&mut self, now: u64) {
        self.now = now;
    }

    fn snap(&self) -> Option<Snap<String, String>> {
        let Snap { card, first, done } = G::snap(self.game.table())?;
        Some(Snap { card: card.map(|card| card.to_string()), first, done: done.to_string() })
    }

    fn answer(&self, mv: &str) -> Option<Answer> {
        G::answer(&mv.parse().ok()?)
    }

    fn is_out_of_turn(&self, mv: &str) -> bool {
        mv.parse().is_ok_and(|mv| G::is_out_of_turn(&mv))
    }

    fn ahead(&self, seat: Seat) -> Vec<String> {
        texts(&G::ahead(self.game.table(), seat))
    }

    fn choose(&mut self, seat: Seat, moves: &[String]) {
        if let Some(chosen) = self.chosen.get_mut(seat.index()) {
            *chosen = moves.iter().filter_map(|mv| mv.parse().ok()).collect();
        }
    }

    fn chosen(&self, seat: Seat) -> Vec<String> {
        self.chosen.get(seat.index()).map(|chosen| texts(chosen)).unwrap_or_default()
    }

    fn meant_since(&self, seat: Seat, mv: &str) -> Option<u64> {
        let mv = mv.parse().ok().filter(|_| self.game.has_seat(seat))?;
        self.tracker.meant_since(seat, &mv)
    }

    fn marks(&self) -> Option<&dyn Marks> {
        marks_of::<G>(&self.tracker)
    }

    fn marks_mut(&mut self) -> Option<&mut dyn Marks> {
        self.tracker.marks_mut()
    }

    fn recall(&self, seat: Seat) -> Vec<Option<String>> {
        if !self.game.has_seat(seat) {
            return Vec::new();
        }
        let cards = G::recall(self.game.table(), self.memories.of(seat), seat);
        cards.into_iter().map(|card| card.map(|card| card.to_string())).collect()
    }

    fn remarks(&self) -> Vec<Message> {
        let table = self.game.table();
        let playing = G::standings(table).is_playing();
        if playing { G::remarks(table, &self.tracker) } else { Vec::new() }
    }

    fn ended(&self) -> Vec<Message> {
        let over = self.standings().round_scores().is_some();
        if over { self.game.ended() } else { Vec::new() }
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn texts(all: &[impl fmt::Display]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

fn to_words(cards: &[impl fmt::Display]) -> String {
    texts(cards).join(" ")
}

/// The cards of the pool that look like `named`, in its order: of cards that look alike, the first
/// of the pool for the first named. `None` if they are not the same cards.
///
/// So a copy number tells where in the deck a card was; it leaves the engine nowhere: views, their
/// `Debug` and events show faces.
fn physical<C: Copy + Ord + fmt::Display>(named: &[C], pool: &[C]) -> Option<Vec<C>> {
    let by_text = |cards: &[C]| {
        let texts = cards.iter().enumerate().map(|(place, card)| (card.to_string(), place));
        let mut texts: Vec<(String, usize)> = texts.collect();
        texts.sort();
        texts
    };
    let (named, texts) = (by_text(named), by_text(pool));
    let same = named.len() == texts.len() && named.iter().zip(&texts).all(|(a, b)| a.0 == b.0);
    let mut order: Vec<(usize, C)> =
        named.iter().zip(&texts).map(|(named, text)| (named.1, pool[text.1])).collect();
    order.sort_unstable_by_key(|&(place, _)| place);
    same.then(|| order.into_iter().map(|(_, card)| card).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Seed;

    #[test]
    fn a_view_is_the_same_as_text() {
        for kind in Kind::ALL {
            let mut game = kind.table(&Settings::new(kind.options()), 3, None).expect("a table");
            let mut rng = Seed::from_number(1).rng("test", 0);
            for _ in 0..60 {
                for viewer in [None, Seat::new(0), Seat::new(1), Seat::new(2)] {
                    let json = serde_json::to_string(&game.view(viewer)).expect("text keys");
                    assert_eq!(game.view_text(viewer).get(), json);
                }
                match game.to_act() {
                    ToAct::Chance(_) => {
                        let order = game.shuffled(&mut rng);
                        game.deal(&order).expect("the pool");
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.first().expect("somebody is to act");
                        let moves = game.legal_moves(seat);
                        let mv = &moves[rng.below(moves.len() as u32) as usize];
                        game.play(seat, mv).expect("a legal move");
                    }
                    ToAct::Nobody => break,
                }
            }
        }
    }

    #[test]
    fn a_memory_is_the_same_whenever_it_is_asked_for() {
        let memory = |game: &dyn AnyGame, seat: Seat| for_game!(game.kind(), G => format!("{:?}", seat_of::<G>(game, seat).expect("a seat").1));
        for kind in Kind::ALL {
            let mut always = kind.table(&Settings::new(kind.options()), 3, None).expect("a table");
            let mut seldom = always.clone();
            let mut rng = Seed::from_number(2).rng("test", 0);
            for _ in 0..600 {
                match always.to_act() {
                    ToAct::Chance(_) => {
                        let order = always.shuffled(&mut rng);
                        assert_eq!(always.deal(&order), seldom.deal(&order));
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.choose(&mut rng).expect("somebody is to act");
                        let moves = always.legal_moves(seat);
                        let mv = &moves[rng.index(moves.len())];
                        assert_eq!(always.play(seat, mv), seldom.play(seat, mv));
                    }
                    ToAct::Nobody => break,
                }
                let kept = always.standings().seats().seats().map(|seat| memory(&*always, seat));
                let kept: Vec<String> = kept.collect();
                if rng.index(30) == 0 {
                    for (seat, kept) in (0..).map_while(Seat::new).zip(kept) {
                        assert_eq!(memory(&*seldom, seat), kept, "{kind}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_seat_that_the_table_does_not_have() {
        for kind in Kind::ALL {
            let mut game = kind.table(&Settings::new(kind.options()), 2, None).expect("a table");
            let mut rng = Seed::from_number(1).rng("test", 0);
            for _ in 0..60 {
                if let ToAct::Chance(Chance::Round | Chance::Reshuffle) = game.to_act() {
                    let order = game.shuffled(&mut rng);
                    game.deal(&order).expect("the pool");
                }
                let ToAct::Seats(seats) = game.to_act() else { continue };
                let seat = seats.first().expect("somebody is to act");
                let mv = game.legal_moves(seat)[0].clone();
                for other in (2..crate::seat::SEATS_MAX).filter_map(Seat::new) {
                    assert_eq!(game.legal_moves(other), [""; 0]);
                    let refused = game.check(other, &mv);
                    assert!(matches!(refused, Err(AnyPlayError::NotNow(_))), "{refused:?}");
                    for mv in [mv.as_str(), "play 2o", "pass", "arrange 3 2 1 0"] {
                        assert!(game.check(other, mv).is_err(), "{kind}: {mv}");
                        assert!(game.play(other, mv).is_err(), "{kind}: {mv}");
                    }
                    assert_eq!(game.name(other, &mv), None);
                    game.choose(other, std::slice::from_ref(&mv));
                    assert_eq!((game.chosen(other), game.recall(other)), (vec![], vec![]));
                    for mv in [mv.as_str(), "snap 0", "khamul"] {
                        assert_eq!(game.meant_since(other, mv), None, "{kind}: {mv}");
                    }
                    assert!(for_game!(kind, G => seat_of::<G>(&*game, other).is_none()));
                }
                game.play(seat, &mv).expect("a legal move");
            }
        }
    }
}
