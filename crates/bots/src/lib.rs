//! Players for empty seats. A bot gets a seat's view and its memory of what it was told, and
//! nothing else, so it cannot know more than a person on that seat.
//!
//! | level | how it plays |
//! |---|---|
//! | [`Level::Dice`] | every legal move is equally likely |
//! | [`Level::Novice`] | greedy: takes what looks best at once, and never looks ahead |
//! | [`Level::Club`] | follows an experienced player's rules, and counts |
//! | [`Level::Strong`] | tries its moves in sampled deals, which the playout policy finishes |
//! | [`Level::Expert`] | the same with many more deals |
//!
//! ```
//! use bots::Level;
//! use games::{Kind, Match, Seat, Seed, Settings, Setup};
//!
//! let seed = Seed::from_number(1);
//! let settings = Settings::new(Kind::Ktu.options());
//! let setup = Setup { kind: Kind::Ktu, seats: 2, settings, dealer: None, seed };
//! let mut ktu = Match::new(&setup, None)?;
//! let mv = bots::choose(Level::Novice, ktu.game(), Seat::FIRST, &mut seed.rng("bot", 0));
//! ktu.play(Seat::FIRST, &mv.expect("seat 0 lays three cards open"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hint;
pub(crate) mod kartel;
mod kartu_sama;
mod khamul;
mod krass_kariert;
mod ktu;
mod likely;
mod policy;
pub mod review;
mod search;
mod tool;
mod tree;
mod why;

use std::fmt;
use std::str::FromStr;

use games::{
    AnyGame, Chance, Event, GameExt as _, Kind, Memories, Rng, Seat, TextError, ToAct, View,
    for_game, imagined, seat_of,
};
use strum::{Display, EnumString, IntoStaticStr};

pub use hint::{Hint, hint, hint_typed};
pub use kartel::{Ending as KartelEnding, Solved as KartelSolved};
pub use likely::{Likely, likely};
pub use policy::{Budget, Found, Policy, Searcher};
pub use search::{Space, playout, search, search_in};
pub use tool::Tool;
pub use tree::{TreePolicy, tree_search};

/// How well a bot plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase", parse_err_ty = TextError, parse_err_fn = no_level)]
pub enum Level {
    /// Every legal move is equally likely.
    Dice,
    /// Greedy, with a page of rules for each game.
    Novice,
    /// Expert rules, without looking ahead.
    Club,
    /// Tries its moves in sampled worlds.
    Strong,
    /// The same with more worlds.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [Self::Dice, Self::Novice, Self::Club, Self::Strong, Self::Expert];

    /// Whether it tries its moves before it chooses, which takes milliseconds.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Strong | Self::Expert)
    }
}

fn no_level(text: &str) -> TextError {
    TextError::new("a level: dice, novice, club, strong or expert", text)
}

/// A level and its budget for a move: `strong`, or `strong@20000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How many decisions in playouts it makes for a move, if it searches; `None` for the game's
    /// own number for this level.
    pub nodes: Option<u64>,
}

impl Bot {
    /// How many decisions in playouts it makes for a move in this game; 0 if it does not search.
    pub fn nodes_in(self, kind: Kind) -> u64 {
        for_game!(kind, G => self.nodes::<G>())
    }

    fn nodes<G: Policy>(self) -> u64 {
        let [strong, expert] = G::NODES;
        match self.level {
            Level::Dice | Level::Novice | Level::Club => 0,
            Level::Strong => self.nodes.unwrap_or(strong),
            Level::Expert => self.nodes.unwrap_or(expert),
        }
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self { level, nodes: None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nodes {
            None => self.level.fmt(f),
            Some(nodes) => write!(f, "{}@{nodes}", self.level),
        }
    }
}

impl FromStr for Bot {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let Some((level, nodes)) = text.split_once('@') else {
            return text.parse().map(Level::into);
        };
        let level: Level = level.parse()?;
        let bad = || TextError::new("a number of nodes from 1 to 1000000000", nodes);
        let nodes = nodes.parse().ok().filter(|nodes| (1..=1_000_000_000).contains(nodes));
        if !level.searches() {
            return Err(TextError::new("a level that searches, strong or expert", text));
        }
        Ok(Self { level, nodes: Some(nodes.ok_or_else(bad)?) })
    }
}

/// The move that a bot plays on this seat, as text; `None` if the seat has nothing to decide. The
/// same view, memory and random numbers lead to the same move.
pub fn choose(
    bot: impl Into<Bot>,
    game: &dyn AnyGame,
    seat: Seat,
    rng: &mut Rng,
) -> Option<String> {
    choose_move(bot.into(), game, seat, rng)
}

/// As [`choose`], but compiled once, here, and not in each crate that calls it.
fn choose_move(bot: Bot, game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<String> {
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        Some(choose_typed::<G>(bot, view, memory, rng)?.to_string())
    })
}

/// The game as it may be for all that a seat knows: with its view, and with what is hidden from it
/// drawn as bots think likely. It can be played on. What another seat alone was told is not in it.
/// `None` while no round is played, or if the table has no such seat.
pub fn imagine(game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<Box<dyn AnyGame>> {
    if !game.standings().is_playing() {
        return None;
    }
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        imagined::<G>(game, seat, G::world(view, memory, rng))
    })
}

/// As [`choose`], for a known game.
pub fn choose_typed<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    rng: &mut Rng,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    if bot.level == Level::Dice {
        return G::random_move(view, rng, &mut moves);
    }
    G::legal_moves(view, &mut moves);
    (!moves.is_empty()).then(|| choose_among::<G>(bot, view, memory, &moves, rng))
}

/// As [`choose_typed`], where the seat's legal `moves` (at least one, in canonical order) are
/// listed already.
///
/// # Panics
///
/// If there is no move.
pub fn choose_among<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    moves: &[G::Move],
    rng: &mut Rng,
) -> G::Move {
    if let [only] = moves {
        return *only;
    }
    match bot.level {
        Level::Dice => moves[rng.index(moves.len())],
        Level::Novice => G::novice(view, memory, rng, moves),
        Level::Club => G::club(view, memory, rng, moves),
        Level::Strong | Level::Expert => candidates::<G>(bot, view, memory, moves.to_vec(), rng)[0],
    }
}

/// What a bot that searches finds among all legal `moves`, of which there are several, best first.
fn candidates<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    mut moves: Vec<G::Move>,
    rng: &mut Rng,
) -> Vec<G::Move> {
    G::prune(view, memory, &mut moves);
    let budget = Budget { nodes: bot.nodes::<G>(), worlds: usize::MAX };
    let found = G::think(bot.level, view, memory, &moves, budget, rng);
    let found = found.unwrap_or_else(|| search(view, memory, &moves, budget, rng));
    found.candidates.into_iter().map(|(mv, ..)| mv).collect()
}

/// Deals the round that is due and plays it to its end with a bot on each seat, for measuring.
/// Where several seats may decide, chance picks the first, so that no seat is favoured.
///
/// # Panics
///
/// If there are fewer bots than seats.
pub fn play_round<G: Policy>(game: &mut G, bots: &[Bot], rng: &mut Rng) {
    let (mut deal, mut dice) = (rng.clone(), vec![rng.clone(); bots.len()]);
    play_dealt(game, bots, &mut deal, rng, &mut dice);
}

/// As [`play_round`], with separate random numbers for the deals, for who is first, and for each
/// bot.
///
/// # Panics
///
/// If there are fewer bots, or fewer generators for them, than seats.
pub fn play_dealt<G: Policy>(
    game: &mut G,
    bots: &[Bot],
    deal: &mut Rng,
    order: &mut Rng,
    dice: &mut [Rng],
) {
    let mut memories = Memories::new(G::standings(game.table()).seats());
    let mut events: Vec<Event<G>> = Vec::new();
    game.shuffle_and_deal(deal, &mut Vec::new(), &mut events);
    loop {
        memories.hear(&events);
        events.clear();
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let seat = seats.choose(order).expect("somebody is to act");
                let (view, memory) = (game.view(seat), memories.of(seat));
                let own = &mut dice[seat.index()];
                let mv = choose_typed::<G>(bots[seat.index()], view, memory, own);
                let mv = mv.expect("who is to act has a legal move");
                game.play_unchecked(seat, mv, &mut events);
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(deal, &mut Vec::new(), &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
        }
    }
}
